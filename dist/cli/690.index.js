export const id = 690;
export const ids = [690];
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

/***/ 3826:
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
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1616);

/** The version that plan-gate writes and compares. */
const SNAPSHOT_SCHEMA_VERSION = 1;
/** The canonical string of a test target, as it stands in `targets`. */
function targetString(target) {
    return `${target.package}/${target.target_kind}/${target.target}`;
}
/** The canonical string of a test: what is hashed, and what an allowance matches. */
function testString(test) {
    return `${test.package}/${test.target_kind}/${test.target}::${test.name}`;
}
/** The canonical string of a warning: its four fields joined by U+001F. The count is no part of it. */
function warningString(warning) {
    return `${warning.lint}\u001f${warning.package}\u001f${warning.file}\u001f${warning.message}`;
}
/** The order of tests in a snapshot: field by field, which is not the order of their canonical strings (`a/…` and `a-b/…`). */
function compareTests(a, b) {
    return (compareField(a.package, b.package) ||
        compareField(a.target_kind, b.target_kind) ||
        compareField(a.target, b.target) ||
        compareField(a.name, b.name));
}
/** The order of warnings in a snapshot; the count does not matter. */
function compareWarnings(a, b) {
    return (compareField(a.lint, b.lint) ||
        compareField(a.package, b.package) ||
        compareField(a.file, b.file) ||
        compareField(a.message, b.message));
}
/** The tests as a set in snapshot order. */
function sortTests(tests) {
    return sortedSet(tests, compareTests, compareTests);
}
/** The warnings as a set in snapshot order; of several with one identity the largest count stands. */
function sortWarnings(warnings) {
    return sortedSet(warnings, (a, b) => compareWarnings(a, b) || b.count - a.count, compareWarnings);
}
/** Most fields of two neighbours are equal, and equality is cheaper than order. */
function compareField(a, b) {
    return a === b ? 0 : (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq)(a, b);
}
/**
 * Arrays that have been seen to be sorted sets. An array here is never changed once it is made, and looking through hundreds
 * of thousands of items takes longer than hashing them.
 */
const SORTED_SETS = new WeakSet();
/**
 * The items in order, and of those that `identify` calls equal the first. Captures and files are nearly always sorted sets
 * already; then the answer is the input.
 */
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

/***/ 1616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ sortUtf8),
/* harmony export */   fI: () => (/* binding */ hasLoneSurrogate),
/* harmony export */   zq: () => (/* binding */ compareUtf8)
/* harmony export */ });
/** Any UTF-16 surrogate, paired or not. Without one, UTF-16 order and UTF-8 order are the same. */
const SURROGATE = /[\ud800-\udfff]/;
/** A surrogate, or one of the units U+E000 to U+FFFF. */
const FROM_SURROGATES_ON = /[\ud800-\uffff]/;
/** In `u` mode a pair reads as one code point, so this finds only surrogates that stand alone. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;
/** Orders two strings as their UTF-8 bytes would be. JavaScript's own order differs where surrogates meet U+E000 and above. */
function compareUtf8(a, b) {
    if (a === b)
        return 0;
    // The orders differ only where a surrogate meets one of the units above, so one text without either is enough for the
    // built-in order, which is several times faster.
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
/** A new array in UTF-8 byte order, by the built-in sort wherever that gives it. */
function sortUtf8(strings) {
    const sorted = [...strings];
    if (sorted.some(hasSurrogate))
        return sorted.sort(compareUtf8);
    return isAscending(sorted) ? sorted : sorted.sort();
}
/** Most lists are in order already, and a look costs a tenth of a sort. */
function isAscending(strings) {
    let previous = '';
    for (const text of strings) {
        if (text < previous)
            return false;
        previous = text;
    }
    return true;
}
/** True for a string that no UTF-8 text can hold: one with half of a surrogate pair. */
function hasLoneSurrogate(text) {
    return SURROGATE.test(text) && LONE_SURROGATE.test(text);
}
function hasSurrogate(text) {
    return SURROGATE.test(text);
}
/** Surrogates stand for code points above U+FFFF, so they rank after the units U+E000 to U+FFFF. */
function codePointRank(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}


/***/ })

};
