export const id = 875;
export const ids = [875];
export const modules = {

/***/ 6222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ sayFlag),
/* harmony export */   b: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7166);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2315);


/** How messages of the command line call a setting. */
function sayFlag(name) {
    return `--${name}`;
}
/** Reads a command's arguments strictly; the first that can't be taken is the problem, with what would be right. */
function parseFlags(command, args) {
    const { options, takesFiles } = _options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command];
    const given = new Map();
    const files = [];
    const waiting = [...args];
    for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
        if (arg === '--')
            files.push(...waiting.splice(0));
        else if (!arg.startsWith('-') || arg === '-')
            files.push(arg);
        else {
            const problem = takeOption(command, arg, waiting, given);
            if (problem !== null)
                return { ok: false, problem };
        }
        const [stray] = files;
        if (stray !== undefined && !takesFiles)
            return {
                ok: false,
                problem: `${command} takes options only, but was given ${JSON.stringify(stray)}.\n${pointer(command)}`,
            };
    }
    const flags = {
        text: (name) => given.get(known(options, name))?.join('\n') ?? '',
        isOn: (name) => given.has(known(options, name)),
        files,
    };
    return { ok: true, flags };
}
/** What the files of options that name one to write are usually called. */
const WRITTEN = {
    html: 'report.html',
    sarif: 'report.sarif',
    out: 'evidence.json',
};
/** A file that nobody could find again, or that would not be there, is not what was meant. */
function noFileName(command, name, value) {
    if (!Object.hasOwn(WRITTEN, name) || (value !== '' && value !== '-'))
        return null;
    const what = value === ''
        ? 'is empty'
        : `is -, which is no file: only a file is written, and nothing to standard output`;
    const usual = command === 'baseline' ? 'baseline.json' : WRITTEN[name];
    return `--${name} ${what}. Name the file, such as --${name} ${usual}, or leave the option out.`;
}
/** Takes an option, and its value from what is `waiting`, into `given`; the problem when it can't be. */
function takeOption(command, arg, waiting, given) {
    const { options } = _options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command];
    const [flag = ''] = arg.split('=', 1);
    const name = flag.slice(2);
    const kind = flag.startsWith('--') && Object.hasOwn(options, name) ? options[name] : undefined;
    if (kind === undefined)
        return unknownOption(command, flag);
    const inline = arg.length > flag.length ? arg.slice(flag.length + 1) : undefined;
    if (kind === 'switch') {
        given.set(name, []);
        return inline === undefined ? null : `${flag} takes no value.`;
    }
    const value = inline ?? (isValue(waiting[0], kind, options) ? waiting.shift() : undefined);
    if (value === undefined)
        return noValue(flag, waiting[0], options);
    const earlier = given.get(name) ?? [];
    if (kind === 'text' && earlier.length > 0)
        return `${flag} takes one value, but was given two: ${JSON.stringify(earlier[0])} and ${JSON.stringify(value)}.`;
    given.set(name, [...earlier, value]);
    return noFileName(command, name, value);
}
/** What follows an option is its value, also a number such as -1; what looks like the next option is not. */
function isValue(next, kind, options) {
    if (next === undefined || next === '--')
        return false;
    return !next.startsWith('--') || (kind === 'words' && !isOption(next, options));
}
function isOption(arg, options) {
    return Object.hasOwn(options, arg.slice(2).split('=', 1)[0] ?? '');
}
function noValue(flag, next, options) {
    const meant = next !== undefined && next !== '--' && !isOption(next, options);
    return `${flag} needs a value.${meant ? ` One that begins with -- is written behind an equals sign: ${flag}=${next}` : ''}`;
}
function unknownOption(command, flag) {
    const flags = [...Object.keys(_options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command].options), 'help'].map((name) => `--${name}`);
    const beginning = flags.filter((each) => flag.length > 3 && each.startsWith(flag));
    const meant = (0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(flag, flags) ?? (beginning.length === 1 ? beginning[0] : undefined);
    const guess = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `There is no option ${flag}${guess === '' ? '.' : guess}\n${pointer(command)}`;
}
function pointer(command) {
    return `plan-gate ${command} --help lists them.`;
}
/** The name, after a check that keeps a typo in the sources from reading as an option that was not given. */
function known(options, name) {
    if (!Object.hasOwn(options, name))
        throw new Error(`There is no option --${name} to ask for.`);
    return name;
}


/***/ }),

/***/ 6528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   TF: () => (/* binding */ STDIN),
/* harmony export */   yu: () => (/* binding */ inputName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(812);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



/** What stands for standard input in place of a file's name. */
const STDIN = '-';
/** How a message calls an input. */
function inputName(file) {
    return file === STDIN ? '<stdin>' : (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file);
}
/** Reads a file, or standard input, but never more than one byte beyond `maxBytes`, which is enough to see that it is too large. */
async function readInput(file, maxBytes) {
    try {
        return { ok: true, bytes: file === STDIN ? await readStdin(maxBytes) : await readStart(file, maxBytes) };
    }
    catch (error) {
        const name = inputName(file);
        if ((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) === 'EISDIR')
            return { ok: false, line: `${name} is a folder`, message: 'It is a folder.' };
        const words = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_1__/* .systemWords */ .j5)(error));
        return { ok: false, line: `${name}: ${words}`, message: `It could not be read: ${words}.` };
    }
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

/***/ 6875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1525);
/* harmony import */ var _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6201);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6222);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6528);






/** `plan-gate validate FILE…`: every problem of every file. Exit 1 where a plan is not valid, 2 where a file could not be read. */
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

/***/ 6201:
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
/** The folder that holds plans, baselines and allowances. */
const PLAN_FOLDER = '.taskfleet';
/** A plan of more bytes is refused: 4 MiB. */
const MAX_PLAN_BYTES = 4 * 1024 * 1024;
const PLAN_NAME = /^plan(?:\.v(0|[1-9][0-9]{0,9}))?\.json$/;
const BASELINE_NAME = /^baseline[^/]*\.json$/;
/** The role of a repository path; `null` for one that is not below the plan folder. */
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
/** Files that say how changes are judged: a chunk pull request never changes them. */
function isSteeringFile(path) {
    const role = planFolderRole(path);
    return role === 'plan' || role === 'baseline' || role === 'allowances';
}
/** The revision that a name such as `plan.v7.json` promises; `null` for `plan.json` and every other name. */
function revisionInName(path) {
    const revision = PLAN_NAME.exec(fileName(path))?.[1];
    return revision === undefined ? null : Number(revision);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The feature that a plan file is of, also where the plan is broken but still says so. */
function featureOf(file) {
    return file.result.ok ? file.result.plan.feature : file.result.partial.feature;
}
/** A broken plan whose revision can't be read counts by its name, and as the newest when that does not say either. */
function revisionOf(file) {
    const inside = file.result.ok ? file.result.plan.plan_rev : file.result.partial.plan_rev;
    return inside ?? revisionInName(file.path) ?? Number.MAX_SAFE_INTEGER;
}


/***/ })

};
