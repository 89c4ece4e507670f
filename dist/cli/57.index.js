export const id = 57;
export const ids = [57];
export const modules = {

/***/ 9057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hash: () => (/* binding */ hash)
/* harmony export */ });
/* harmony import */ var _evidence_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(917);
/* harmony import */ var _evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1616);
/* harmony import */ var _plan_strict_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3232);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3192);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6222);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6528);








/** `plan-gate hash FILE`: the hash of a list of strings, or the three hashes of a snapshot, as a plan pins them. */
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
/** Hashes by name, or what is wrong with the file. */
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

/***/ 606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hashSnapshot),
/* harmony export */   l: () => (/* binding */ hashStrings)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3826);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1616);



const LENGTH_BYTES = 8;
/** One buffer of this size feeds the hash: an update per string costs twice as much. */
const BUFFER_BYTES = 64 * 1024;
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MAX_UTF8_PER_UNIT = 3;
/**
 * Hashes a set of strings: each in ascending UTF-8 byte order as an 8-byte big-endian byte length and its bytes, SHA-256,
 * written `sha256:<hex>`. Order and repeats of the input do not matter. Throws a RangeError for a string that UTF-8 cannot
 * hold, since two such strings would hash alike; the readers of plan-gate never let one in.
 */
function hashStrings(strings) {
    const hash = framedHash();
    let previous;
    for (const text of (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortUtf8 */ .MY)(strings)) {
        if (text !== previous)
            hash.add('', text);
        previous = text;
    }
    return hash.digest();
}
/** The hashes of a snapshot: of the tests that passed, of all warnings, and of all test targets. */
function hashSnapshot(snapshot) {
    const { tests, clippy } = snapshot.snapshot;
    return {
        test_passlist_hash: hashInOrder(tests.passed, TESTS) ?? hashStrings(tests.passed.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .testString */ .mY)),
        clippy_warnings_hash: hashInOrder(clippy.warnings, WARNINGS) ?? hashStrings(clippy.warnings.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .warningString */ .Ui)),
        enumerated_targets_hash: hashStrings(tests.targets),
    };
}
const TESTS = {
    hasSameStart: (a, b) => a.target === b.target && a.target_kind === b.target_kind && a.package === b.package,
    start: (test) => (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .testString */ .mY)({ ...test, name: '' }),
    rest: ({ name }) => name,
};
const WARNINGS = {
    hasSameStart: (a, b) => a.file === b.file && a.package === b.package && a.lint === b.lint,
    start: (warning) => (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .warningString */ .Ui)({ ...warning, message: '' }),
    rest: ({ message }) => message,
};
/**
 * The hash of items whose canonical strings are in order as they stand, which is how snapshots nearly always are; else `null`.
 * It makes no string of its own for each item: with hundreds of thousands, making them takes longer than hashing.
 */
function hashInOrder(items, { hasSameStart, start, rest }) {
    const hash = framedHash();
    let last;
    let shared = '';
    for (const item of items) {
        let order = -1;
        if (last === undefined)
            shared = start(item);
        else if (hasSameStart(last, item))
            order = (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUtf8 */ .zq)(rest(last), rest(item));
        else {
            const before = shared + rest(last);
            shared = start(item);
            order = (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUtf8 */ .zq)(before, shared + rest(item));
        }
        if (order > 0)
            return null;
        if (order < 0)
            hash.add(shared, rest(item));
        last = item;
    }
    return hash.digest();
}
function framedHash() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    let used = 0;
    const flush = () => {
        hash.update(buffer.subarray(0, used));
        used = 0;
    };
    const writeLength = (length) => {
        buffer.writeUInt32BE(0, used);
        buffer.writeUInt32BE(length, used + 4);
        used += LENGTH_BYTES;
    };
    return {
        add(start, rest) {
            const units = start.length + rest.length;
            const room = LENGTH_BYTES + units * MAX_UTF8_PER_UNIT;
            if (used + room > BUFFER_BYTES)
                flush();
            if (room > BUFFER_BYTES) {
                const text = start + rest;
                refuseLoneSurrogate(text);
                writeLength(Buffer.byteLength(text));
                flush();
                hash.update(text);
                return;
            }
            const first = start === '' ? 0 : buffer.write(start, used + LENGTH_BYTES);
            const length = first + buffer.write(rest, used + LENGTH_BYTES + first);
            // Only a text of more bytes than units can hold a surrogate.
            if (length > units)
                refuseLoneSurrogate(start + rest);
            writeLength(length);
            used += length;
        },
        digest() {
            flush();
            return `sha256:${hash.digest('hex')}`;
        },
    };
}
function refuseLoneSurrogate(text) {
    if ((0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLoneSurrogate */ .fI)(text)) {
        throw new RangeError('cannot hash a string that holds half of a surrogate pair');
    }
}


/***/ })

};
