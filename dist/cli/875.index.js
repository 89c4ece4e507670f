export const id = 875;
export const ids = [875];
export const modules = {

/***/ 875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(455);
/* harmony import */ var _plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(144);
/* harmony import */ var _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(201);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(924);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(465);





/** `plan-gate validate FILE…`: every problem of every file. Exit 1 where a plan is not valid, 2 where a file could not be read. */
async function validate(args) {
    const flags = (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFlags */ .b)(args, { format: { type: 'string', default: 'terminal' } });
    if (!flags.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(flags.problem);
    const { format } = flags.values;
    if (format !== 'terminal' && format !== 'json')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(`--format is ${JSON.stringify(format)}; it accepts terminal or json.`);
    if (flags.files.length === 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)('Name at least one plan file: plan-gate validate FILE…');
    const results = [];
    for (const file of flags.files)
        results.push(await validateFile(file));
    const unreadable = results.some((result) => result.problems.some((problem) => problem.code === 'unreadable'));
    const invalid = results.some((result) => !result.ok);
    const render = format === 'json' ? (result) => `${JSON.stringify(result)}\n` : renderResult;
    return { exitCode: unreadable ? 2 : invalid ? 1 : 0, stdout: results.map(render).join(''), stderr: '' };
}
async function validateFile(file) {
    const bytes = await readStart(file);
    if (typeof bytes === 'string') {
        return {
            file,
            ok: false,
            problems: [{ code: 'unreadable', pointer: '', line: 1, column: 1, message: bytes }],
        };
    }
    const result = (0,_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlan */ .v)(bytes);
    return { file, ok: result.ok, problems: result.ok ? [] : result.problems };
}
/** The file's bytes, but never more than one beyond the limit, which is enough to see that it is too large. */
async function readStart(file) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'r');
        try {
            const buffer = Buffer.alloc(_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PLAN_BYTES */ .di + 1);
            let length = 0;
            for (;;) {
                const { bytesRead } = await handle.read(buffer, length, buffer.length - length, null);
                length += bytesRead;
                if (bytesRead === 0 || length === buffer.length)
                    return buffer.subarray(0, length);
            }
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return `The file could not be read: ${error instanceof Error ? error.message : String(error)}`;
    }
}
function renderResult({ file, ok, problems }) {
    const name = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file);
    if (ok)
        return `${name}: valid\n`;
    const lines = problems.map((problem) => `${name}:${problem.line}:${problem.column}: ${problem.code}: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(problem.message)}${problem.pointer === '' ? '' : ` (at ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(problem.pointer)})`}`);
    return `${lines.join('\n')}\n${name}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}\n`;
}


/***/ })

};
