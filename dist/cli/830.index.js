export const id = 830;
export const ids = [830];
export const modules = {

/***/ 300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hash: () => (/* binding */ hash)
/* harmony export */ });
/* harmony import */ var _evidence_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6285);
/* harmony import */ var _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4056);
/* harmony import */ var _evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7835);
/* harmony import */ var _plan_strict_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3878);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6399);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1475);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4881);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8873);








async function hash(args) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFlags */ .b)('hash', args);
    if (!parsed.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)(parsed.problem);
    const format = (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .readFormat */ .C)(parsed.flags.text('format'), ['terminal', 'json']);
    if (!format.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)(format.problem);
    const [file, ...more] = parsed.flags.files;
    if (file === undefined || more.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)('Name one file: plan-gate hash FILE');
    const input = await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_6__/* .readInput */ .R5)(file, _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__/* .SNAPSHOT_LIMITS */ .m3.maxBytes);
    if (!input.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)(input.line);
    const hashes = hashesOf(input.bytes);
    if (typeof hashes === 'string')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)(`${(0,_read_input_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)(file)}: ${hashes}`);
    return {
        exitCode: 0,
        stdout: format.format === 'json' ? `${JSON.stringify(hashes)}\n` : asText(hashes),
        stderr: '',
    };
}
function hashesOf(bytes) {
    const parsed = (0,_plan_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseStrictJsonValue */ .YF)(bytes, _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__/* .SNAPSHOT_LIMITS */ .m3);
    if (parsed.ok && Array.isArray(parsed.value))
        return listHash(parsed.value);
    const snapshot = (0,_evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSnapshot */ .E$)(bytes);
    if (snapshot.ok)
        return { ...(0,_evidence_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashSnapshot */ .F)(snapshot.value) };
    const problems = snapshot.problems.slice(0, 5).map((problem) => (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(problem.message));
    return `this is neither a JSON array of strings nor a snapshot. ${problems.join(' ')}`;
}
function listHash(items) {
    const strings = items.filter((item) => typeof item === 'string');
    if (strings.length < items.length)
        return 'the array holds something that is not a string.';
    if (strings.some(_evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_7__/* .hasLoneSurrogate */ .fI))
        return 'the array holds a string with half a surrogate pair.';
    return { hash: (0,_evidence_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashStrings */ .l)(strings) };
}
function asText(hashes) {
    const entries = Object.entries(hashes);
    if (entries.length === 1)
        return `${entries[0]?.[1]}\n`;
    const width = Math.max(...entries.map(([name]) => name.length));
    return entries.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
}


/***/ }),

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

/***/ 421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ SNAPSHOT_SCHEMA_VERSION),
/* harmony export */   Dr: () => (/* binding */ targetString),
/* harmony export */   F2: () => (/* binding */ compareWarnings),
/* harmony export */   Ui: () => (/* binding */ warningString),
/* harmony export */   a: () => (/* binding */ sortWarnings),
/* harmony export */   l: () => (/* binding */ compareTests),
/* harmony export */   mY: () => (/* binding */ testString),
/* harmony export */   u5: () => (/* binding */ sortTests)
/* harmony export */ });
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7835);

const SNAPSHOT_SCHEMA_VERSION = 1;
function targetString(target) {
    return `${target.package}/${target.target_kind}/${target.target}`;
}
function testString(test) {
    return `${test.package}/${test.target_kind}/${test.target}::${test.name}`;
}
function warningString(warning) {
    return `${warning.lint}\u001f${warning.package}\u001f${warning.file}\u001f${warning.message}`;
}
function compareTests(a, b) {
    return (compareField(a.package, b.package) ||
        compareField(a.target_kind, b.target_kind) ||
        compareField(a.target, b.target) ||
        compareField(a.name, b.name));
}
function compareWarnings(a, b) {
    return (compareField(a.lint, b.lint) ||
        compareField(a.package, b.package) ||
        compareField(a.file, b.file) ||
        compareField(a.message, b.message));
}
function sortTests(tests) {
    return sortedSet(tests, compareTests, compareTests);
}
function sortWarnings(warnings) {
    return sortedSet(warnings, (a, b) => compareWarnings(a, b) || b.count - a.count, compareWarnings);
}
function compareField(a, b) {
    return a === b ? 0 : (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq)(a, b);
}
const SORTED_SETS = new WeakSet();
function sortedSet(items, order, identify) {
    if (SORTED_SETS.has(items))
        return items;
    const follows = (item, i, all) => {
        const previous = i === 0 ? undefined : all[i - 1];
        return previous === undefined || identify(previous, item) < 0;
    };
    const sorted = items.every(follows) ? items : [...items].sort(order).filter(follows);
    SORTED_SETS.add(sorted);
    return sorted;
}


/***/ }),

/***/ 7835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ sortUtf8),
/* harmony export */   fI: () => (/* binding */ hasLoneSurrogate),
/* harmony export */   zq: () => (/* binding */ compareUtf8)
/* harmony export */ });
const SURROGATE = /[\ud800-\udfff]/;
const FROM_SURROGATES_ON = /[\ud800-\uffff]/;
const LONE_SURROGATE = /[\ud800-\udfff]/u;
function compareUtf8(a, b) {
    if (a === b)
        return 0;
    if (!FROM_SURROGATES_ON.test(a))
        return a < b ? -1 : 1;
    const shared = Math.min(a.length, b.length);
    for (let i = 0; i < shared; i++) {
        const x = a.charCodeAt(i);
        const y = b.charCodeAt(i);
        if (x !== y)
            return codePointRank(x) - codePointRank(y);
    }
    return a.length - b.length;
}
function sortUtf8(strings) {
    const sorted = [...strings];
    if (sorted.some(hasSurrogate))
        return sorted.sort(compareUtf8);
    return isAscending(sorted) ? sorted : sorted.sort();
}
function isAscending(strings) {
    let previous = '';
    for (const text of strings) {
        if (text < previous)
            return false;
        previous = text;
    }
    return true;
}
function hasLoneSurrogate(text) {
    return SURROGATE.test(text) && LONE_SURROGATE.test(text);
}
function hasSurrogate(text) {
    return SURROGATE.test(text);
}
function codePointRank(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}


/***/ })

};
