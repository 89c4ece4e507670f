export const id = 426;
export const ids = [426];
export const modules = {

/***/ 8873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   TF: () => (/* binding */ STDIN),
/* harmony export */   xt: () => (/* binding */ readTreeFile),
/* harmony export */   yu: () => (/* binding */ inputName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _capture_ordinary_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7657);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6399);




const STDIN = '-';
function inputName(file) {
    return file === STDIN ? '<stdin>' : (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(file);
}
async function readInput(file, maxBytes) {
    try {
        return { ok: true, bytes: file === STDIN ? await readStdin(maxBytes) : await readStart(file, maxBytes) };
    }
    catch (error) {
        const name = inputName(file);
        if ((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) === 'EISDIR')
            return { ok: false, line: `${name} is a folder`, message: 'It is a folder.' };
        const words = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWords */ .j5)(error));
        return { ok: false, line: `${name}: ${words}`, message: `It could not be read: ${words}.` };
    }
}
async function readTreeFile(path, maxBytes) {
    const file = await (0,_capture_ordinary_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrdinaryStart */ .xc)(path, maxBytes + 1);
    if (file.ok)
        return file;
    const why = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(file.why);
    return { ok: false, line: `${inputName(path)} ${why}`, message: `It ${why}.` };
}
async function readStart(file, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'r');
    try {
        return await gather(handle.createReadStream({ autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
async function readStdin(maxBytes) {
    return gather(process.stdin, maxBytes);
}
async function gather(stream, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxBytes)
            break;
    }
    return Buffer.concat(chunks, length).subarray(0, maxBytes + 1);
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7884);
/* harmony import */ var _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5250);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6399);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1475);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4881);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8873);






async function validate(args) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFlags */ .b)('validate', args);
    if (!parsed.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)(parsed.problem);
    const { flags } = parsed;
    const format = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .readFormat */ .C)(flags.text('format'), ['terminal', 'json']);
    if (!format.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)(format.problem);
    if (flags.files.length === 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)('Name at least one plan file: plan-gate validate FILE…');
    if (flags.files.filter((file) => file === _read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .STDIN */ .TF).length > 1)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)('Standard input (-) can be read once.');
    const told = [];
    for (const file of flags.files)
        told.push(await validateFile(file));
    const unreadable = told.some(({ readable }) => !readable);
    const invalid = told.some(({ result }) => !result.ok);
    const lines = told.map(({ result, text }) => (format.format === 'json' ? JSON.stringify(result) : text));
    return {
        exitCode: unreadable ? 2 : invalid ? 1 : 0,
        stdout: lines.map((line) => `${line}\n`).join(''),
        stderr: '',
    };
}
async function validateFile(file) {
    const input = await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .readInput */ .R5)(file, _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di);
    if (!input.ok) {
        const problem = { code: 'unreadable', pointer: '', line: 1, column: 1, message: input.message };
        return { result: { file, ok: false, problems: [problem] }, readable: false, text: input.line };
    }
    const plan = (0,_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePlan */ .v)(input.bytes);
    const problems = plan.ok
        ? []
        : plan.problems.map(({ code, pointer, line, column, message }) => ({
            code,
            pointer,
            line,
            column,
            message,
        }));
    const result = { file, ok: plan.ok, problems };
    return { result, readable: true, text: textOf(result) };
}
function textOf({ file, ok, problems }) {
    const name = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)(file);
    if (ok)
        return `${name}: valid`;
    const lines = problems.map((problem) => `${name}:${problem.line}:${problem.column}: ${problem.code}: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(problem.message)}${problem.pointer === '' ? '' : ` (at ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(problem.pointer)})`}`);
    return [...lines, `${name}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`].join('\n');
}


/***/ }),

/***/ 5250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ revisionInName),
/* harmony export */   DT: () => (/* binding */ revisionOf),
/* harmony export */   Vx: () => (/* binding */ PLAN_FOLDER),
/* harmony export */   Wg: () => (/* binding */ isSteeringFile),
/* harmony export */   di: () => (/* binding */ MAX_PLAN_BYTES),
/* harmony export */   ko: () => (/* binding */ planFolderRole),
/* harmony export */   mo: () => (/* binding */ featureOf)
/* harmony export */ });
const PLAN_FOLDER = '.taskfleet';
const MAX_PLAN_BYTES = 4 * 1024 * 1024;
const PLAN_NAME = /^plan(?:\.v(0|[1-9][0-9]{0,9}))?\.json$/;
const BASELINE_NAME = /^baseline[^/]*\.json$/;
function planFolderRole(path) {
    if (!path.startsWith(`${PLAN_FOLDER}/`))
        return null;
    const name = fileName(path);
    if (PLAN_NAME.test(name))
        return 'plan';
    if (BASELINE_NAME.test(name))
        return 'baseline';
    return name === 'allowances.json' ? 'allowances' : 'other';
}
function isSteeringFile(path) {
    const role = planFolderRole(path);
    return role === 'plan' || role === 'baseline' || role === 'allowances';
}
function revisionInName(path) {
    const revision = PLAN_NAME.exec(fileName(path))?.[1];
    return revision === undefined ? null : Number(revision);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function featureOf(file) {
    return file.result.ok ? file.result.plan.feature : file.result.partial.feature;
}
function revisionOf(file) {
    const inside = file.result.ok ? file.result.plan.plan_rev : file.result.partial.plan_rev;
    return inside ?? revisionInName(file.path) ?? Number.MAX_SAFE_INTEGER;
}


/***/ })

};
