import { describe, expect, it } from '@jest/globals';
import { MAX_PLAN_BYTES } from '../../src/plan/plan-files.js';
import { boundedList, MAX_LISTED } from '../../src/plan/problem-list.js';
import { PLAN_JSON_LIMITS, parseStrictJson, parseStrictJsonValue } from '../../src/plan/strict-json.js';

const LIMITS = { maxBytes: 1_000, maxDepth: 3 };
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => parseStrictJson(bytes(text), LIMITS);

/** What is said, each with its pointer and place; empty for a text that is read. */
function said(input: Uint8Array): readonly string[] {
  const json = parseStrictJson(input, LIMITS);
  return json.ok
    ? []
    : json.problems.map(({ pointer, line, column, message }) => `${pointer} ${line}:${column} ${message}`);
}

const HALF = (written: string) =>
  `\`${written}\` is half of a surrogate pair, which stands for no character.`;

describe('escapes of characters', () => {
  it.each([
    ['"\\ud7ff"', '\ud7ff'],
    ['"\\ue000"', '\ue000'],
    ['"\\ud800\\udc00"', '\u{10000}'],
    ['"\\uDBFF\\uDFFF"', '\u{10ffff}'],
    ['"\\u0041\\/\\b\\f\\n\\r\\t\\"\\\\"', 'A/\b\f\n\r\t"\\'],
  ])('%s', (text, value) => {
    expect(parseStrictJsonValue(bytes(text), LIMITS)).toEqual({ ok: true, value });
  });

  it.each<[text: string, halves: readonly string[], value: string]>([
    ['"\\ud800"', [` 1:2 ${HALF('\\ud800')}`], '\ufffd'],
    ['"\\udfff"', [` 1:2 ${HALF('\\udfff')}`], '\ufffd'],
    ['"\\udc00\\udc00"', [` 1:2 ${HALF('\\udc00')}`, ` 1:8 ${HALF('\\udc00')}`], '\ufffd\ufffd'],
    ['"\\ud800\\ue000"', [` 1:2 ${HALF('\\ud800')}`], '\ufffd\ue000'],
    ['"\\ud800\\udbff"', [` 1:2 ${HALF('\\ud800')}`, ` 1:8 ${HALF('\\udbff')}`], '\ufffd\ufffd'],
    ['"\\ud800xudc00"', [` 1:2 ${HALF('\\ud800')}`], '\ufffdxudc00'],
    ['"\\ud800\\ndc00"', [` 1:2 ${HALF('\\ud800')}`], '\ufffd\ndc00'],
    ['"\\ud800udc00"', [` 1:2 ${HALF('\\ud800')}`], '\ufffdudc00'],
  ])('are told of, and replaced, where they are half a pair: %s', (text, halves, value) => {
    expect(said(bytes(text))).toEqual(halves);
    expect(read(text).document?.root).toMatchObject({ kind: 'string', value });
  });

  it.each(['"\\x"', '"\\u12"', '"\\u12g4"', '"\\', '{"\\x":1}'])(
    'are told of once where there is none such: %s',
    (text) => {
      expect(said(bytes(text))).toEqual([
        ` 1:${text.indexOf('\\') + 1} A backslash in a string must be followed by one of \`"\\/bfnrt\`, or by \`u\` and four hex digits.`,
      ]);
    },
  );
});

describe('what a text that is no JSON is told', () => {
  it.each([
    [
      '"a\u001fb"',
      ' 1:3 A string must not hold the control character U+001F as it is; close the quote or write `\\u001F`.',
    ],
    ['"a\rb"', ' 1:3 A string must not hold a line break as it is; close the quote or write `\\u000D`.'],
    ['"a\nb"', ' 1:3 A string must not hold a line break as it is; close the quote or write `\\u000A`.'],
    ['"a', ' 1:1 The string that starts here has no closing quote.'],
    [
      'x00',
      ' 1:1 `x00` is no JSON value: numbers are written like `12`, and the only words are `true`, `false` and `null`.',
    ],
    ['-01', ' 1:1 The number `-01` must not start with a zero.'],
    ['1 # one', ' 1:3 Expected nothing after the document, but found `#` (JSON has no comments).'],
    ['1 // one', ' 1:3 Expected nothing after the document, but found `/` (JSON has no comments).'],
    ["'a'", ' 1:1 Expected a value, but found a single quote (JSON strings stand in double quotes).'],
    ['', ' 1:1 Expected a value, but found the end of the file.'],
    ['[[[[1]]]]', '/0/0/0 1:4 The document nests deeper than 3 levels.'],
    ['{"a":[{"b":{}}]}', '/a/0/b 1:12 The document nests deeper than 3 levels.'],
    ['1e400', ' 1:1 The number `1e400` is too large to be read.'],
    [`"${'x'.repeat(1_000)}"`, ' 1:1 The file has 1002 bytes; at most 1000 are read.'],
  ])('%j', (text, message) => {
    expect(said(bytes(text))).toEqual([message]);
  });

  it('is nothing at its very limits', () => {
    expect(said(bytes(`[[["${'x'.repeat(992)}"]]]`))).toEqual([]);
  });

  it.each<[what: string, input: readonly number[], message: string]>([
    ['UTF-16, little end first', [0xff, 0xfe, 0x31, 0], ' 1:1 The file is UTF-16; save it as UTF-8.'],
    ['UTF-16, big end first', [0xfe, 0xff, 0, 0x31], ' 1:1 The file is UTF-16; save it as UTF-8.'],
    ['no UTF-8 from FF', [0xff, 0x31], ' 1:1 The file is not UTF-8 here; save it as UTF-8.'],
    ['no UTF-8 from FE', [0xfe, 0x31], ' 1:1 The file is not UTF-8 here; save it as UTF-8.'],
    ['no UTF-8 at FE', [0x31, 0xfe], ' 1:2 The file is not UTF-8 here; save it as UTF-8.'],
    ['no UTF-8 at FF', [0x31, 0xff], ' 1:2 The file is not UTF-8 here; save it as UTF-8.'],
    ['cut in a character', [0x0a, 0x22, 0xe2, 0x82], ' 2:2 The file is not UTF-8 here; save it as UTF-8.'],
    ['cut after its first byte', [0x31, 0xe2], ' 1:2 The file is not UTF-8 here; save it as UTF-8.'],
  ])('%s', (_what, input, message) => {
    expect(said(Uint8Array.from(input))).toEqual([message]);
  });
});

describe('a key that names the prototype', () => {
  it('is a property like any other, also where it is repeated', () => {
    const json = parseStrictJsonValue(bytes('{"__proto__":{"a":1}}'), LIMITS);
    const value = json.ok ? json.value : null;
    expect(Object.getOwnPropertyDescriptor(value, '__proto__')).toEqual({
      value: { a: 1 },
      enumerable: true,
      writable: true,
      configurable: true,
    });
    expect(said(bytes('{"__proto__":1,"__proto__":2}'))).toEqual([
      '/__proto__ 1:16 The key `__proto__` is repeated in one object; keep one.',
    ]);
  });
});

describe('a plan', () => {
  it('has at most 4 MiB', () => {
    expect([MAX_PLAN_BYTES, PLAN_JSON_LIMITS.maxBytes]).toEqual([4_194_304, 4_194_304]);
  });
});

describe('a list of problems', () => {
  it('keeps the first thousand, counts the others and knows the last of them', () => {
    const list = boundedList<number>();
    for (let n = 0; n < MAX_LISTED - 1; n += 1) list.add(n);
    expect([list.isFull(), list.dropped(), list.lastDropped()]).toEqual([false, 0, undefined]);
    for (const n of [999, 1_000, 1_001]) list.add(n);
    expect([list.isFull(), list.dropped(), list.lastDropped()]).toEqual([true, 2, 1_001]);
    expect([list.entries.length, list.entries.at(-1)]).toEqual([1_000, 999]);
  });
});
