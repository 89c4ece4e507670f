import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { oneByteText } from '../../src/plan/one-byte-text.js';
import { parseLargeJsonValue, parseStrictJsonValue } from '../../src/plan/strict-json.js';

const LIMITS = { maxBytes: 10_000, maxDepth: 127 };
const ROOMY = { ...LIMITS, scan: { items: 10_000, nested: 10_000, keys: 10_000 } };

const bytesOf = (text: string): Uint8Array => Buffer.from(text);

/** Characters of one byte and of more, in and out of strings, and what changes what follows. */
const PIECES = ['"', '\\', '\\\\', '\\u00e9', '\\ud83d', '[', ']', '{', '}', ',', ':', '1', '-0', '1e999'];
const CHARACTERS = [
  'a',
  '\u0000',
  '\n',
  '\u007f',
  '\u0080',
  '\u00ff',
  '\u0100',
  '\u07ff',
  '\u2192',
  '\uffff',
  '\u{1f600}',
];

describe('a large document', () => {
  it.each([
    '[]',
    '{"a":{"b":[1,2.5,-0,true,null,"\u2192 \u{1f600} \u00e9 \\n \\u2192"]},"__proto__":{"x":1},"\u2192":"\\\\\u2192"}',
    '"\u{10ffff}"',
    ' \n{"a":"b"} ',
  ])('%j reads as any other', (text) => {
    const value: unknown = JSON.parse(text);
    expect(parseLargeJsonValue(bytesOf(text), ROOMY)).toEqual({ ok: true, value });
    expect(parseLargeJsonValue(bytesOf(text), ROOMY)).toEqual(parseStrictJsonValue(bytesOf(text), LIMITS));
  });

  it('keeps a key __proto__ as a key', () => {
    const read = parseLargeJsonValue(bytesOf('{"__proto__":[1]}'), ROOMY);
    expect(read.ok && Object.entries(read.value as object)).toEqual([['__proto__', [1]]]);
  });

  it.each([
    ['a backslash before a character of several bytes', '["\\\u2192"]'],
    ['one before such a character of four bytes', '["\\\u{1f600}"]'],
    ['one before a character of one byte', '["\\\u00e9"]'],
    ['a character of several bytes outside of a string', '[\u2192]'],
    ['a byte order mark', '\ufeff[]'],
    ['a repeated key', '{"\u2192":1,"a":2,"\u2192":3}'],
    ['a repeated key, once as an escape', '{"\u2192":1,"\\u2192":3}'],
    ['half a surrogate pair', '["\u2192","\\ud800"]'],
    ['a number too large', '["\u2192",1e999]'],
    ['an end in the middle', '["\u2192"'],
    ['too much depth', `${'['.repeat(128)}${']'.repeat(128)}`],
    ['too many bytes', `"${'\u2192'.repeat(4_000)}"`],
    ['nothing', ''],
  ])('with %s is refused, with what is wrong at its place', (_, text) => {
    const refused = parseStrictJsonValue(bytesOf(text), LIMITS);
    expect(refused.ok).toBe(false);
    expect(parseLargeJsonValue(bytesOf(text), ROOMY)).toEqual(refused);
  });

  it('of bytes that are no UTF-8 is refused likewise', () => {
    const bytes = Buffer.from([0x5b, 0x22, 0xe2, 0x86, 0x92, 0xff, 0x22, 0x5d]);
    expect(oneByteText(bytes)).toBeNull();
    expect(parseLargeJsonValue(bytes, ROOMY)).toEqual(parseStrictJsonValue(bytes, LIMITS));
  });

  it('reads as the strict reader reads it, whatever it is', () => {
    const piece = fc.constantFrom(...PIECES, ...CHARACTERS);
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `["${pieces.join('')}"]`),
      fc.json(),
    );
    fc.assert(
      fc.property(text, (each) => {
        expect(parseLargeJsonValue(bytesOf(each), ROOMY)).toEqual(
          parseStrictJsonValue(bytesOf(each), LIMITS),
        );
      }),
      { seed: 6, numRuns: 2_000 },
    );
  });

  it.each([
    ['items', '[[],{},"a",1]', 4],
    ['nested', '{"a":[],"b":{"d":{}},"c":[1]}', 4],
    ['keys', '[{"a":1,"b":2},{"b":1,"c":2}]', 3],
  ] as const)('has so many %s and no more: %s', (what, text, count) => {
    const most = (limit: number) => ({
      ...LIMITS,
      scan: { items: 100, nested: 100, keys: 100, [what]: limit },
    });
    expect(parseLargeJsonValue(bytesOf(text), most(count)).ok).toBe(true);
    expect(parseLargeJsonValue(bytesOf(text), most(count - 1))).toEqual({ ok: false, excess: what });
  });
});

it('a text in one byte a character says the same in half the room', () => {
  expect(oneByteText(bytesOf('"caf\u00e9"'))).toBe('"caf\u00e9"');
  expect(oneByteText(bytesOf('"\u2192\u{1f600}"'))).toBe('"\\u2192\\ud83d\\ude00"');
  expect(oneByteText(bytesOf('"\\\\\u2192"'))).toBe('"\\\\\\u2192"');
});

describe('a document with more faults than are listed, below long keys', () => {
  const below = (keys: number, inner: string) =>
    bytesOf(`${`{"${'~'.repeat(400)}":`.repeat(keys)}${inner}${'}'.repeat(keys)}`);

  it.each([
    ['repeated keys', `{"k":0${',"k":0'.repeat(2_000)}}`],
    ['halves of surrogate pairs', `["\\ud800"${',"\\ud800"'.repeat(1_999)}]`],
    ['numbers too large', `[1e999${',1e999'.repeat(1_999)}]`],
  ])('tells where the first %s are, in a pointer that is cut, and counts the others', (_, inner) => {
    for (const read of [parseStrictJsonValue, parseLargeJsonValue]) {
      const result = read(below(100, inner), { ...ROOMY, maxBytes: 100_000 });
      if (result.ok || !('problems' in result)) throw new Error('It has faults.');
      expect([result.problems.length, result.unlisted]).toEqual([1_000, 1_000]);
      const pointers = new Set(result.problems.map(({ pointer }) => pointer));
      expect([...pointers]).toEqual([`${`/${'~0'.repeat(256)}…`.repeat(4)}/…`]);
    }
  });
});
