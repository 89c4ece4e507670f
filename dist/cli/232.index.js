export const id = 232;
export const ids = [232];
export const modules = {

/***/ 2551:
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
/**
 * Shared by every object without members, and by every array without items: a hostile document can hold a million of them.
 * Nothing is ever put in.
 */
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
        // A list that starts with its first item takes a tenth of the room of an empty one that grows.
        if (array.items === NO_ITEMS)
            array.items = [value];
        else
            array.items.push(value);
    },
    text: (offset, value) => ({ kind: 'string', offset, value }),
    number: (offset, token) => ({ kind: 'number', offset, token }),
    literal: (offset, value) => ({ kind: 'literal', offset, value }),
};
/** Builds what `JSON.parse` would, without positions: for documents that are large and rarely wrong. */
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
/**
 * The value without its positions; all that is empty is one object or array, which can't be changed. A key `__proto__` becomes a property like any other, never a prototype.
 */
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
/** The same as `memberOf`, for a plain value. */
function plainMember(value, key) {
    return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** The items of the array that a key of a plain object holds; none where there is no such array. */
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
/** The value of a key, where there is an object that has it. */
function memberOf(node, key) {
    return node?.kind === 'object' ? node.members.get(key)?.value : undefined;
}
/** The items of an array; none for anything else. */
function itemsOf(node) {
    return node?.kind === 'array' ? node.items : [];
}
/** The text of a string value. */
function textOf(node) {
    return node?.kind === 'string' ? node.value : undefined;
}
/** The value that a JSON pointer (RFC 6901) names. */
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
/**
 * Longest key that a pointer spells out, in UTF-16 units: a hostile key of a megabyte must not be repeated in
 * each of a thousand problems. A longer key is cut and ends in `…`, so the pointer then says where without
 * leading there.
 */
const MAX_POINTER_KEY = 256;
/** A key or index as a segment of a JSON pointer, with its leading `/`. */
function pointerStep(key) {
    if (typeof key === 'number')
        return `/${key}`;
    const kept = key.length > MAX_POINTER_KEY ? `${key.slice(0, MAX_POINTER_KEY)}…` : key;
    return `/${kept.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}


/***/ }),

/***/ 6286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ MAX_LISTED),
/* harmony export */   Y: () => (/* binding */ boundedList)
/* harmony export */ });
/**
 * Most problems that one document is told. Four megabytes can hold a million faults: keeping them all would
 * cost hundreds of megabytes for a list that nobody reads.
 */
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

/***/ 3232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ux: () => (/* binding */ PLAN_JSON_LIMITS),
  RJ: () => (/* binding */ parseStrictJson),
  YF: () => (/* binding */ parseStrictJsonValue)
});

// EXTERNAL MODULE: ./build/plan/json-tree.js
var json_tree = __webpack_require__(2551);
// EXTERNAL MODULE: ./build/plan/wording.js
var wording = __webpack_require__(7166);
;// CONCATENATED MODULE: ./build/plan/json-cursor.js


/** Notes a fault that the reader can read past. */
function note(cursor, code, offset, message) {
    cursor.faults.add({ code, pointer: cursor.path.map(json_tree/* pointerStep */.UN).join(''), offset, message });
}
/** Notes a fault that the reader can't read past. */
function fail(cursor, offset, message) {
    note(cursor, 'json', offset, message);
    cursor.failed = true;
}
/** Moves past the four characters that JSON takes for white space. */
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
/** What stands at the cursor, with a word on what people usually mean by it. */
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

;// CONCATENATED MODULE: ./build/plan/json-string.js

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
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
/** Reads the string whose opening quote is at the cursor. */
function readString(cursor) {
    const { text } = cursor;
    const opening = cursor.at;
    let value = '';
    let at = opening + 1;
    for (;;) {
        const from = at;
        at = endOfPlainText(text, at);
        if (at > from)
            value += text.slice(from, at);
        const unit = text.charCodeAt(at);
        if (unit === QUOTE) {
            cursor.at = at + 1;
            return value;
        }
        if (unit !== BACKSLASH)
            return failString(cursor, opening, at);
        const escaped = readEscape(cursor, at);
        if (escaped === undefined)
            return undefined;
        value += escaped;
        at = cursor.at;
    }
}
/** The offset of the next quote, backslash or control character, or the text's end. */
function endOfPlainText(text, from) {
    let at = from;
    for (; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit === QUOTE || unit === BACKSLASH || unit < FIRST_PRINTABLE)
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
/** Reads one escape, or two that form a surrogate pair. Half a pair is noted and replaced. */
function readEscape(cursor, at) {
    const { text } = cursor;
    const letter = text[at + 1] ?? '';
    const simple = ESCAPES.get(letter);
    if (simple !== undefined) {
        cursor.at = at + 2;
        return simple;
    }
    const unit = letter === 'u' ? unitAt(text, at) : undefined;
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
/** The UTF-16 unit that a `\uXXXX` escape at this offset stands for. */
function unitAt(text, at) {
    if (text[at] !== '\\' || text[at + 1] !== 'u')
        return undefined;
    const digits = text.slice(at + 2, at + 6);
    return HEX.test(digits) ? Number.parseInt(digits, 16) : undefined;
}

// EXTERNAL MODULE: ./build/plan/problem-list.js
var problem_list = __webpack_require__(6286);
;// CONCATENATED MODULE: ./build/plan/json-reader.js




/**
 * Reads one JSON text (RFC 8259) in linear time. It recurses as deep as the text nests and no deeper than
 * `maxDepth`. Repeated keys, halves of surrogate pairs and numbers beyond what a double holds are faults that
 * it reads past; at any other it stops.
 */
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
            const value = readString(cursor);
            return value === undefined ? undefined : build.text(offset, value);
        }
        default:
            return readNumberOrWord(cursor, build);
    }
}
/** What was read of the object, also when reading failed inside. */
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
/** What was read of the array, also when reading failed inside. */
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
/**
 * Steps into a container; false when it is empty, and then behind it, or too deep. Every open one has its key
 * or index in `path`.
 */
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
/** After a member or item: true behind a comma, false behind the closing bracket or at a fault. */
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
/** Reads a key and its colon. */
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
/** What people write where a value must be: a number in some other notation, or a word. */
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
/** `exec` would make a list of each match, of which a document can have two million. */
function matchAt(sticky, text, offset) {
    sticky.lastIndex = offset;
    return sticky.test(text) ? text.slice(offset, sticky.lastIndex) : '';
}

;// CONCATENATED MODULE: ./build/plan/text-position.js
/**
 * Decodes strictly: no replacement characters, and a byte order mark stays in the text for the caller to
 * refuse. Where decoding fails, the offset of the bad byte comes from bisection: a prefix decodes exactly
 * until it holds one.
 */
function decodeUtf8(bytes) {
    const whole = decodePrefix(bytes, bytes.length, false);
    if (whole !== null)
        return { ok: true, text: whole };
    let good = 0;
    let bad = bytes.length + 1;
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (middle <= bytes.length && decodePrefix(bytes, middle, true) !== null)
            good = middle;
        else
            bad = middle;
    }
    return { ok: false, before: decodePrefix(bytes, good, true) ?? '' };
}
/** `stream` lets a character be cut off at the end. */
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
/** Finds positions in a text by offset in UTF-16 units. The table of lines is built on first use. */
function positionFinder(text) {
    let starts = null;
    return (offset) => {
        starts ??= lineStarts(text);
        let low = 0;
        let high = starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    };
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}

;// CONCATENATED MODULE: ./build/plan/strict-json.js



/** The plan's limits (spec.md section 1). 127 levels are what the reference's JSON library reads. */
const PLAN_JSON_LIMITS = { maxBytes: 4 * 1024 * 1024, maxDepth: 127 };
/** Reads strict JSON with positions. Never throws, whatever the bytes; time is linear in their number. */
function parseStrictJson(bytes, limits) {
    const { root, whole, positionAt, refusal } = readStrictly(bytes, limits, json_tree/* treeBuilder */.wF);
    const document = root === undefined ? null : { root, whole, positionAt };
    if (refusal !== null)
        return { ...refusal, document };
    if (document === null)
        throw new Error('A JSON text without a fault has a value.');
    return { ok: true, document };
}
/**
 * The same, giving what `JSON.parse` would: for large documents, whose positions would cost more than their
 * content.
 */
function parseStrictJsonValue(bytes, limits) {
    const { root, refusal } = readStrictly(bytes, limits, json_tree/* plainBuilder */.ok);
    if (refusal !== null)
        return refusal;
    if (root === undefined)
        throw new Error('A JSON text without a fault has a value.');
    return { ok: true, value: root };
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
/** A refusal at the end of what could be decoded. */
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
