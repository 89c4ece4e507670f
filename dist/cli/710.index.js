export const id = 710;
export const ids = [710];
export const modules = {

/***/ 7657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: () => (/* binding */ withOrdinaryFile),
/* harmony export */   Ve: () => (/* binding */ readOrdinaryFile),
/* harmony export */   _e: () => (/* binding */ SYMLINK),
/* harmony export */   j2: () => (/* binding */ readOrdinaryFileNow),
/* harmony export */   xc: () => (/* binding */ readOrdinaryStart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);



const SYMLINK = 'is a symlink, which could lead anywhere';
const NO_FILE = 'is no ordinary file';
const READ_ONLY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
async function withOrdinaryFile(place, use) {
    try {
        const doubt = doubtOf(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(place));
        if (doubt !== null)
            return refuse(doubt);
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(place, READ_ONLY);
        try {
            const entry = await handle.stat();
            return entry.isFile() ? await use(handle, entry) : refuse(doubtOf(entry) ?? NO_FILE);
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return refuse(failureWords(error));
    }
}
function readOrdinaryFile(place, maxBytes, doubt = async () => null) {
    return withOrdinaryFile(place, async (handle, { size }) => {
        const why = (await doubt(handle)) ?? (size > maxBytes ? tooLarge(size, maxBytes) : null);
        return why === null
            ? { ok: true, bytes: await readStart(handle, Math.min(size, maxBytes)) }
            : refuse(why);
    });
}
function readOrdinaryStart(place, maxBytes) {
    return withOrdinaryFile(place, async (handle, { size }) => ({
        ok: true,
        bytes: await readStart(handle, Math.min(size, maxBytes)),
    }));
}
function readOrdinaryFileNow(place, maxBytes) {
    try {
        const doubt = doubtOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place));
        if (doubt !== null)
            return refuse(doubt);
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, READ_ONLY);
        try {
            const entry = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            if (!entry.isFile())
                return refuse(doubtOf(entry) ?? NO_FILE);
            if (entry.size > maxBytes)
                return refuse(tooLarge(entry.size, maxBytes));
            const buffer = Buffer.alloc(entry.size);
            return { ok: true, bytes: buffer.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, entry.size, 0)) };
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch (error) {
        return refuse(failureWords(error));
    }
}
async function readStart(handle, bytes) {
    if (bytes < 1)
        return new Uint8Array();
    const whole = Buffer.allocUnsafe(bytes);
    let end = 0;
    for (let read = -1; read !== 0 && end < bytes; end += read) {
        read = (await handle.read(whole, end, bytes - end, end)).bytesRead;
    }
    return whole.subarray(0, end);
}
function doubtOf(entry) {
    if (entry.isFile())
        return null;
    if (entry.isSymbolicLink())
        return SYMLINK;
    return entry.isDirectory() ? 'is a folder' : NO_FILE;
}
function tooLarge(size, maxBytes) {
    return `has ${size} bytes, more than ${maxBytes}`;
}
function failureWords(error) {
    const code = (0,_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error);
    if (code === 'ELOOP' || code === 'EMLINK')
        return SYMLINK;
    return code === 'ENXIO' ? NO_FILE : `could not be read: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWords */ .j5)(error)}`;
}
function refuse(why) {
    return { ok: false, why };
}


/***/ }),

/***/ 4881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ sayFlag),
/* harmony export */   b: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(299);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1016);


function sayFlag(name) {
    return `--${name}`;
}
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
const WRITTEN = {
    html: 'report.html',
    sarif: 'report.sarif',
    out: 'evidence.json',
};
function noFileName(command, name, value) {
    if (!Object.hasOwn(WRITTEN, name) || (value !== '' && value !== '-'))
        return null;
    const what = value === ''
        ? 'is empty'
        : `is -, which is no file: only a file is written, and nothing to standard output`;
    const usual = command === 'baseline' ? 'baseline.json' : WRITTEN[name];
    return `--${name} ${what}. Name the file, such as --${name} ${usual}, or leave the option out.`;
}
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
function known(options, name) {
    if (!Object.hasOwn(options, name))
        throw new Error(`There is no option --${name} to ask for.`);
    return name;
}


/***/ }),

/***/ 1538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Dn: () => (/* binding */ plainItems),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   UN: () => (/* binding */ pointerStep),
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cP: () => (/* binding */ pointerSegments),
/* harmony export */   oB: () => (/* binding */ nodeAt),
/* harmony export */   ok: () => (/* binding */ plainBuilder),
/* harmony export */   wF: () => (/* binding */ treeBuilder),
/* harmony export */   xe: () => (/* binding */ plainMember)
/* harmony export */ });
const NO_MEMBERS = new Map();
const NO_ITEMS = [];
const treeBuilder = {
    openObject: (offset) => ({ kind: 'object', offset, members: NO_MEMBERS }),
    hasKey: (object, key) => object.members.has(key),
    setMember(object, key, keyOffset, value) {
        if (object.members === NO_MEMBERS)
            object.members = new Map();
        object.members.set(key, { keyOffset, value });
    },
    openArray: (offset) => ({ kind: 'array', offset, items: NO_ITEMS }),
    addItem(array, value) {
        if (array.items === NO_ITEMS)
            array.items = [value];
        else
            array.items.push(value);
    },
    text: (offset, value) => ({ kind: 'string', offset, value }),
    number: (offset, token) => ({ kind: 'number', offset, token }),
    literal: (offset, value) => ({ kind: 'literal', offset, value }),
};
const plainBuilder = {
    openObject: () => ({}),
    hasKey: (object, key) => Object.hasOwn(object, key),
    setMember: (object, key, _keyOffset, value) => setPlainMember(object, key, value),
    openArray: () => [],
    addItem(array, value) {
        array.push(value);
    },
    text: (_offset, value) => value,
    number: (_offset, token) => Number(token),
    literal: (_offset, value) => value,
};
const EMPTY_OBJECT = Object.freeze({});
const EMPTY_ARRAY = Object.freeze([]);
function toPlain(node) {
    switch (node.kind) {
        case 'object': {
            if (node.members.size === 0)
                return EMPTY_OBJECT;
            const object = {};
            for (const [key, member] of node.members)
                setPlainMember(object, key, toPlain(member.value));
            return object;
        }
        case 'array':
            return node.items.length === 0 ? EMPTY_ARRAY : node.items.map(toPlain);
        case 'number':
            return Number(node.token);
        default:
            return node.value;
    }
}
function setPlainMember(object, key, value) {
    if (key === '__proto__') {
        Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
    }
    else {
        object[key] = value;
    }
}
function plainMember(value, key) {
    return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function plainItems(value, key) {
    const member = plainMember(value, key);
    return isPlainArray(member) ? member : [];
}
function isPlainArray(value) {
    return Array.isArray(value);
}
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function memberOf(node, key) {
    return node?.kind === 'object' ? node.members.get(key)?.value : undefined;
}
function itemsOf(node) {
    return node?.kind === 'array' ? node.items : [];
}
function textOf(node) {
    return node?.kind === 'string' ? node.value : undefined;
}
function nodeAt(root, pointer) {
    let node = root;
    for (const segment of pointerSegments(pointer)) {
        node = node?.kind === 'array' ? node.items[Number(segment)] : memberOf(node, segment);
    }
    return node;
}
function pointerSegments(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
const MAX_POINTER_KEY = 256;
function pointerStep(key) {
    if (typeof key === 'number')
        return `/${key}`;
    const kept = key.length > MAX_POINTER_KEY ? `${key.slice(0, MAX_POINTER_KEY)}…` : key;
    return `/${kept.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}


/***/ }),

/***/ 3713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ MAX_LISTED),
/* harmony export */   Y: () => (/* binding */ boundedList)
/* harmony export */ });
const MAX_LISTED = 1_000;
function boundedList() {
    const entries = [];
    let dropped = 0;
    let lastDropped;
    return {
        entries,
        isFull: () => entries.length >= MAX_LISTED,
        dropped: () => dropped,
        lastDropped: () => lastDropped,
        add(entry) {
            if (entries.length < MAX_LISTED) {
                entries.push(entry);
            }
            else {
                dropped += 1;
                lastDropped = entry;
            }
        },
    };
}


/***/ }),

/***/ 3878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ux: () => (/* binding */ PLAN_JSON_LIMITS),
  Eg: () => (/* binding */ parseLargeJsonValue),
  RJ: () => (/* binding */ parseStrictJson),
  YF: () => (/* binding */ parseStrictJsonValue)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(6954);
;// CONCATENATED MODULE: ./plan/compact-text.js

const BACKSLASH = 0x5c;
const LAST_ONE_BYTE = 0xff;
const SURROGATES_FROM = 0x10000;
const ESCAPE_BYTES = 6;
const MOST_GROWTH = 1.5;
function compactText(bytes) {
    if ((0,external_node_buffer_.isAscii)(bytes))
        return latin1(bytes);
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return null;
    const { units, escaped } = lengthsOf(bytes);
    if (escaped > Math.min(2 * units, MOST_GROWTH * bytes.length))
        return viewOf(bytes).toString();
    const text = Buffer.allocUnsafe(escaped);
    let end = 0;
    let isEscaped = false;
    for (let at = 0; at < bytes.length; at += lengthFrom(bytes[at] ?? 0)) {
        const code = codePointAt(bytes, at);
        if (code > LAST_ONE_BYTE && isEscaped)
            return null;
        isEscaped = code === BACKSLASH && !isEscaped;
        if (code <= LAST_ONE_BYTE)
            text[end++] = code;
        else
            end += text.write(escapes(code), end, 'latin1');
    }
    return latin1(text);
}
function latin1(bytes) {
    return viewOf(bytes).toString('latin1');
}
function viewOf(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
function lengthsOf(bytes) {
    let units = 0;
    let escaped = 0;
    for (let at = 0; at < bytes.length; at += lengthFrom(bytes[at] ?? 0)) {
        const code = codePointAt(bytes, at);
        const own = code < SURROGATES_FROM ? 1 : 2;
        units += own;
        escaped += code <= LAST_ONE_BYTE ? 1 : own * ESCAPE_BYTES;
    }
    return { units, escaped };
}
function lengthFrom(first) {
    if (first < 0x80)
        return 1;
    if (first < 0xe0)
        return 2;
    return first < 0xf0 ? 3 : 4;
}
function codePointAt(bytes, at) {
    const first = bytes[at] ?? 0;
    const rest = (offset) => (bytes[at + offset] ?? 0) & 0x3f;
    if (first < 0x80)
        return first;
    if (first < 0xe0)
        return ((first & 0x1f) << 6) | rest(1);
    if (first < 0xf0)
        return ((first & 0x0f) << 12) | (rest(1) << 6) | rest(2);
    return ((first & 0x07) << 18) | (rest(1) << 12) | (rest(2) << 6) | rest(3);
}
function escapes(code) {
    const units = String.fromCodePoint(code).split('');
    return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}

// EXTERNAL MODULE: ./plan/json-tree.js
var json_tree = __webpack_require__(1538);
// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
;// CONCATENATED MODULE: ./plan/json-cursor.js


function note(cursor, code, offset, message) {
    const pointer = cursor.faults.isFull() ? '' : pointerTo(cursor.path);
    cursor.faults.add({ code, pointer, offset, message });
}
const MAX_POINTER = 2_048;
function pointerTo(path) {
    let pointer = '';
    for (const key of path) {
        if (pointer.length > MAX_POINTER)
            return `${pointer}/…`;
        pointer += (0,json_tree/* pointerStep */.UN)(key);
    }
    return pointer;
}
function fail(cursor, offset, message) {
    note(cursor, 'json', offset, message);
    cursor.failed = true;
}
function skipSpace(cursor) {
    const { text } = cursor;
    let { at } = cursor;
    for (; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09)
            break;
    }
    cursor.at = at;
}
function describeNext(cursor) {
    const codePoint = cursor.text.codePointAt(cursor.at);
    if (codePoint === undefined)
        return 'the end of the file';
    const character = String.fromCodePoint(codePoint);
    if (character === "'")
        return 'a single quote (JSON strings stand in double quotes)';
    if (character === '/' || character === '#')
        return `${(0,wording/* named */.KT)(character)} (JSON has no comments)`;
    return (0,wording/* named */.KT)(character);
}

;// CONCATENATED MODULE: ./plan/json-string.js

const QUOTE = 0x22;
const json_string_BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const HEX = /^[0-9A-Fa-f]{4}$/;
const ESCAPES = new Map([
    ['"', '"'],
    ['\\', '\\'],
    ['/', '/'],
    ['b', '\b'],
    ['f', '\f'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
]);
const MAX_PIECES = 4_096;
function readString(cursor) {
    const { text, at } = cursor;
    const end = endOfPlainText(text, at + 1);
    if (text.charCodeAt(end) === QUOTE) {
        cursor.at = end + 1;
        return text.slice(at + 1, end);
    }
    return readEscapedString(cursor);
}
function readEscapedString(cursor) {
    const joined = [];
    let pieces = [];
    const isRead = readPieces(cursor, (piece) => {
        pieces.push(piece);
        if (pieces.length < MAX_PIECES)
            return;
        joined.push(pieces.join(''));
        pieces = [];
    });
    if (!isRead)
        return undefined;
    joined.push(pieces.join(''));
    return joined.join('');
}
function skipString(cursor) {
    return readPieces(cursor, null);
}
function readPieces(cursor, take) {
    const { text } = cursor;
    const opening = cursor.at;
    let at = opening + 1;
    for (;;) {
        const from = at;
        at = endOfPlainText(text, at);
        if (at > from)
            take?.(text.slice(from, at));
        const unit = text.charCodeAt(at);
        if (unit === QUOTE) {
            cursor.at = at + 1;
            return true;
        }
        if (unit !== json_string_BACKSLASH) {
            failString(cursor, opening, at);
            return false;
        }
        const escaped = readEscape(cursor, at);
        if (escaped === undefined)
            return false;
        take?.(escaped);
        at = cursor.at;
    }
}
function endOfPlainText(text, from) {
    let at = from;
    for (; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit === QUOTE || unit === json_string_BACKSLASH || unit < FIRST_PRINTABLE)
            break;
    }
    return at;
}
function failString(cursor, opening, at) {
    const unit = cursor.text.charCodeAt(at);
    if (Number.isNaN(unit))
        return fail(cursor, opening, 'The string that starts here has no closing quote.');
    const hex = unit.toString(16).toUpperCase().padStart(4, '0');
    const what = unit === 0x0a || unit === 0x0d ? 'a line break' : `the control character U+${hex}`;
    return fail(cursor, at, `A string must not hold ${what} as it is; close the quote or write \`\\u${hex}\`.`);
}
function readEscape(cursor, at) {
    const { text } = cursor;
    const letter = text[at + 1] ?? '';
    const simple = ESCAPES.get(letter);
    if (simple !== undefined) {
        cursor.at = at + 2;
        return simple;
    }
    const unit = unitAt(text, at);
    if (unit === undefined) {
        return fail(cursor, at, 'A backslash in a string must be followed by one of `"\\/bfnrt`, or by `u` and four hex digits.');
    }
    cursor.at = at + 6;
    if (unit < 0xd800 || unit > 0xdfff)
        return String.fromCharCode(unit);
    const low = unit < 0xdc00 ? unitAt(text, at + 6) : undefined;
    if (low !== undefined && low >= 0xdc00 && low <= 0xdfff) {
        cursor.at = at + 12;
        return String.fromCharCode(unit, low);
    }
    note(cursor, 'json', at, `\`${text.slice(at, at + 6)}\` is half of a surrogate pair, which stands for no character.`);
    return '\ufffd';
}
function unitAt(text, at) {
    if (text[at] !== '\\' || text[at + 1] !== 'u')
        return undefined;
    const digits = text.slice(at + 2, at + 6);
    return HEX.test(digits) ? Number.parseInt(digits, 16) : undefined;
}

// EXTERNAL MODULE: ./plan/problem-list.js
var problem_list = __webpack_require__(3713);
;// CONCATENATED MODULE: ./plan/json-reader.js




function readJson(text, start, maxDepth, build) {
    const cursor = { text, maxDepth, faults: (0,problem_list/* boundedList */.Y)(), path: [], at: start, failed: false };
    skipSpace(cursor);
    const root = readValue(cursor, build);
    if (!cursor.failed) {
        skipSpace(cursor);
        if (cursor.at < text.length) {
            fail(cursor, cursor.at, `Expected nothing after the document, but found ${describeNext(cursor)}.`);
        }
    }
    return { root, whole: !cursor.failed, faults: cursor.faults };
}
function readValue(cursor, build) {
    const offset = cursor.at;
    switch (cursor.text[offset]) {
        case '{':
            return readObject(cursor, build);
        case '[':
            return readArray(cursor, build);
        case '"': {
            if (build.anyText !== undefined)
                return skipString(cursor) ? build.anyText : undefined;
            const value = readString(cursor);
            return value === undefined ? undefined : build.text(offset, value);
        }
        default:
            return readNumberOrWord(cursor, build);
    }
}
function readObject(cursor, build) {
    const object = build.openObject(cursor.at);
    if (!enter(cursor, '}'))
        return object;
    do {
        skipSpace(cursor);
        const keyOffset = cursor.at;
        const key = readKey(cursor);
        if (key === undefined)
            break;
        cursor.path.push(key);
        if (build.hasKey(object, key)) {
            note(cursor, 'duplicate_key', keyOffset, `The key ${(0,wording/* named */.KT)(key)} is repeated in one object; keep one.`);
        }
        skipSpace(cursor);
        const value = readValue(cursor, build);
        if (value !== undefined)
            build.setMember(object, key, keyOffset, value);
        if (cursor.failed)
            break;
        cursor.path.pop();
    } while (continues(cursor, '}'));
    return object;
}
function readArray(cursor, build) {
    const array = build.openArray(cursor.at);
    if (!enter(cursor, ']'))
        return array;
    let index = 0;
    do {
        skipSpace(cursor);
        cursor.path.push(index);
        const value = readValue(cursor, build);
        if (value !== undefined)
            build.addItem(array, value);
        if (cursor.failed)
            break;
        cursor.path.pop();
        index += 1;
    } while (continues(cursor, ']'));
    return array;
}
function enter(cursor, close) {
    if (cursor.path.length >= cursor.maxDepth) {
        fail(cursor, cursor.at, `The document nests deeper than ${cursor.maxDepth} levels.`);
        return false;
    }
    cursor.at += 1;
    skipSpace(cursor);
    if (cursor.text[cursor.at] !== close)
        return true;
    cursor.at += 1;
    return false;
}
function continues(cursor, close) {
    skipSpace(cursor);
    const next = cursor.text[cursor.at];
    if (next === close) {
        cursor.at += 1;
        return false;
    }
    if (next !== ',') {
        fail(cursor, cursor.at, `Expected a comma or \`${close}\`, but found ${describeNext(cursor)}.`);
        return false;
    }
    const comma = cursor.at;
    cursor.at += 1;
    skipSpace(cursor);
    if (cursor.text[cursor.at] !== close)
        return true;
    fail(cursor, comma, `A comma must not stand before \`${close}\`; remove it.`);
    return false;
}
function readKey(cursor) {
    if (cursor.text[cursor.at] !== '"') {
        return fail(cursor, cursor.at, `Expected a key in double quotes, but found ${describeNext(cursor)}.`);
    }
    const key = readString(cursor);
    if (key === undefined)
        return undefined;
    skipSpace(cursor);
    if (cursor.text[cursor.at] !== ':') {
        return fail(cursor, cursor.at, `Expected a colon after the key ${(0,wording/* named */.KT)(key)}, but found ${describeNext(cursor)}.`);
    }
    cursor.at += 1;
    return key;
}
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const WORD = /[-+.\w]{1,40}/y;
const LITERALS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
function readNumberOrWord(cursor, build) {
    const offset = cursor.at;
    const token = matchAt(NUMBER, cursor.text, offset);
    const word = matchAt(WORD, cursor.text, offset);
    if (token !== '' && token.length >= word.length) {
        cursor.at += token.length;
        if (!Number.isFinite(Number(token))) {
            note(cursor, 'json', offset, `The number ${(0,wording/* named */.KT)(token)} is too large to be read.`);
        }
        return build.number(offset, token);
    }
    const literal = LITERALS.get(word);
    if (literal !== undefined) {
        cursor.at += word.length;
        return build.literal(offset, literal);
    }
    return fail(cursor, offset, explainNoValue(cursor, word));
}
function explainNoValue(cursor, word) {
    if (/^-?0[0-9]/.test(word))
        return `The number ${(0,wording/* named */.KT)(word)} must not start with a zero.`;
    if (word !== '') {
        const advice = 'numbers are written like `12`, and the only words are `true`, `false` and `null`';
        return `${(0,wording/* named */.KT)(word)} is no JSON value: ${advice}.`;
    }
    return `Expected a value, but found ${describeNext(cursor)}.`;
}
function matchAt(sticky, text, offset) {
    sticky.lastIndex = offset;
    return sticky.test(text) ? text.slice(offset, sticky.lastIndex) : '';
}

;// CONCATENATED MODULE: ./plan/json-scan.js
const LIST = { keys: new Set(), order: new Map() };
function scanJson(limits) {
    const first = new Map();
    let keys = 0;
    let items = 0;
    let nested = 0;
    let members = 0;
    const excess = () => {
        if (items > limits.items)
            return 'items';
        if (nested > limits.nested)
            return 'nested';
        if (items + members > limits.values)
            return 'values';
        return keys > limits.keys ? 'keys' : null;
    };
    const build = {
        openObject: () => ({ keys: new Set(), order: first }),
        hasKey: (object, key) => object.keys.has(key),
        setMember(object, key, _keyOffset, value) {
            if (excess() !== null)
                return;
            object.keys.add(key);
            let next = object.order.get(key);
            if (next === undefined) {
                next = new Map();
                object.order.set(key, next);
                keys += 1;
            }
            object.order = next;
            members += 1;
            if (value !== 0)
                nested += 1;
        },
        openArray: () => LIST,
        addItem: () => {
            items += 1;
        },
        text: () => 0,
        anyText: 0,
        number: () => 0,
        literal: () => 0,
    };
    return { build, excess };
}

;// CONCATENATED MODULE: ./plan/text-position.js
function decodeUtf8(bytes) {
    const whole = decodePrefix(bytes, bytes.length, false);
    if (whole !== null)
        return { ok: true, text: whole };
    let good = 0;
    let bad = bytes.length + 1;
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (decodePrefix(bytes, middle, true) !== null)
            good = middle;
        else
            bad = middle;
    }
    return { ok: false, before: decodePrefix(bytes, good, true) ?? '' };
}
function decodePrefix(bytes, length, stream) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, length), {
            stream,
        });
    }
    catch {
        return null;
    }
}
const NEAR = 256;
function positionFinder(text) {
    let table = null;
    return (offset) => {
        table ??= tabledLines(text);
        let low = 0;
        let high = table.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((table[middle]?.start ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        let { start, line } = table[low] ?? FIRST_LINE;
        const until = Math.min(offset, start + NEAR);
        for (let at = start; at < until; at += 1) {
            if (text.charCodeAt(at) !== LINE_FEED)
                continue;
            line += 1;
            start = at + 1;
        }
        return { line, column: offset - start + 1 };
    };
}
const LINE_FEED = 0x0a;
const FIRST_LINE = { start: 0, line: 1 };
function tabledLines(text) {
    let last = FIRST_LINE;
    const table = [last];
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
        line += 1;
        if (at + 1 - last.start < NEAR)
            continue;
        last = { start: at + 1, line };
        table.push(last);
    }
    return table;
}

;// CONCATENATED MODULE: ./plan/strict-json.js





const PLAN_JSON_LIMITS = { maxBytes: 4 * 1024 * 1024, maxDepth: 127 };
function parseStrictJson(bytes, limits) {
    const { root, whole, positionAt, refusal } = readStrictly(bytes, limits, json_tree/* treeBuilder */.wF);
    const document = root === undefined ? null : { root, whole, positionAt };
    if (refusal !== null)
        return { ...refusal, document };
    if (document === null)
        throw new Error('A JSON text without a fault has a value.');
    return { ok: true, document };
}
function parseStrictJsonValue(bytes, limits) {
    const { root, refusal } = readStrictly(bytes, limits, json_tree/* plainBuilder */.ok);
    if (refusal !== null)
        return refusal;
    if (root === undefined)
        throw new Error('A JSON text without a fault has a value.');
    return { ok: true, value: root };
}
function parseLargeJsonValue(bytes, limits) {
    const read = bytes.length > limits.maxBytes ? null : readCompactly(bytes, limits);
    if (read !== null)
        return read;
    const { refusal } = readStrictly(bytes, limits, scanJson(limits.scan).build);
    if (refusal === null)
        throw new Error('A JSON text with a fault has one in either form.');
    return refusal;
}
function readCompactly(bytes, limits) {
    const text = compactText(bytes);
    if (text === null)
        return null;
    const { build, excess } = scanJson(limits.scan);
    if (readJson(text, 0, limits.maxDepth, build).faults.entries.length > 0)
        return null;
    const most = excess();
    return most === null ? { ok: true, value: JSON.parse(text) } : { ok: false, excess: most };
}
function readStrictly(bytes, limits, build) {
    if (bytes.length > limits.maxBytes) {
        return refuseText('', `The file has ${bytes.length} bytes; at most ${limits.maxBytes} are read.`);
    }
    const decoded = decodeUtf8(bytes);
    if (!decoded.ok)
        return refuseText(decoded.before, explainEncoding(bytes));
    const { text } = decoded;
    const mark = text.startsWith('\ufeff') ? 1 : 0;
    const { root, whole, faults } = readJson(text, mark, limits.maxDepth, build);
    const markFault = { code: 'json', pointer: '', offset: 0, message: BYTE_ORDER_MARK };
    const listed = mark === 0 ? faults.entries : [markFault, ...faults.entries];
    const positionAt = positionFinder(text);
    if (listed.length === 0)
        return { root, whole, positionAt, refusal: null };
    const problems = listed.map((fault) => ({ ...fault, ...positionAt(fault.offset) }));
    return { root, whole, positionAt, refusal: { ok: false, problems, unlisted: faults.dropped() } };
}
const BYTE_ORDER_MARK = 'The file starts with a byte order mark; save it as UTF-8 without one.';
function refuseText(before, message) {
    const positionAt = positionFinder(before);
    const offset = before.length;
    const problem = { code: 'json', pointer: '', offset, ...positionAt(offset), message };
    return {
        root: undefined,
        whole: false,
        positionAt,
        refusal: { ok: false, problems: [problem], unlisted: 0 },
    };
}
function explainEncoding(bytes) {
    const [first, second] = bytes;
    const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return isUtf16 ? 'The file is UTF-16; save it as UTF-8.' : 'The file is not UTF-8 here; save it as UTF-8.';
}


/***/ })

};
