export const id = 57;
export const ids = [57];
export const modules = {

/***/ 57:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hash: () => (/* binding */ hash)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(455);
/* harmony import */ var _evidence_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(606);
/* harmony import */ var _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(773);
/* harmony import */ var _evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(616);
/* harmony import */ var _plan_strict_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(232);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(924);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(465);







/** `plan-gate hash FILE`: the hash of a list of strings, or the three hashes of a snapshot, as a plan pins them. */
async function hash(args) {
    const flags = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFlags */ .b)(args, { format: { type: 'string', default: 'terminal' } });
    if (!flags.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V)(flags.problem);
    const { format } = flags.values;
    if (format !== 'terminal' && format !== 'json')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V)(`--format is ${JSON.stringify(format)}; it accepts terminal or json.`);
    const [file, ...more] = flags.files;
    if (file === undefined || more.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V)('Name one file: plan-gate hash FILE');
    let bytes;
    try {
        bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
    }
    catch (error) {
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V)(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(file)} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    const hashes = hashesOf(bytes);
    if (typeof hashes === 'string')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V)(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(file)}: ${hashes}`);
    return {
        exitCode: 0,
        stdout: format === 'json' ? `${JSON.stringify(hashes)}\n` : asText(hashes),
        stderr: '',
    };
}
/** Hashes by name, or what is wrong with the file. */
function hashesOf(bytes) {
    const parsed = (0,_plan_strict_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseStrictJsonValue */ .YF)(bytes, _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_2__/* .SNAPSHOT_LIMITS */ .m3);
    if (parsed.ok && Array.isArray(parsed.value))
        return listHash(parsed.value);
    const snapshot = (0,_evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSnapshot */ .E$)(bytes);
    if (snapshot.ok)
        return { ...(0,_evidence_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSnapshot */ .F)(snapshot.value) };
    const problems = snapshot.problems.slice(0, 5).map((problem) => (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(problem.message));
    return `this is neither a JSON array of strings nor a snapshot. ${problems.join(' ')}`;
}
function listHash(items) {
    const strings = items.filter((item) => typeof item === 'string');
    if (strings.length < items.length)
        return 'the array holds something that is not a string.';
    if (strings.some(_evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLoneSurrogate */ .fI))
        return 'the array holds a string with half a surrogate pair.';
    return { hash: (0,_evidence_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hashStrings */ .l)(strings) };
}
function asText(hashes) {
    const entries = Object.entries(hashes);
    if (entries.length === 1)
        return `${entries[0]?.[1]}\n`;
    const width = Math.max(...entries.map(([name]) => name.length));
    return entries.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
}


/***/ })

};
