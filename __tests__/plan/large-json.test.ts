import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compactText } from '../../src/plan/compact-text.js';
import { parseLargeJsonValue, parseStrictJsonValue } from '../../src/plan/strict-json.js';
import { positionFinder } from '../../src/plan/text-position.js';

const LIMITS = { maxBytes: 10_000, maxDepth: 127 };
const ROOMY = { ...LIMITS, scan: { items: 10_000, nested: 10_000, values: 10_000, keys: 10_000 } };

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
    expect(compactText(bytes)).toBeNull();
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
    ['values', '[{"a":1,"b":"x"},{"a":{"c":null}},[2,3]]', 9],
    ['keys', '[{"a":1,"b":2},{"b":1,"a":2},{"a":1,"b":{"a":2,"c":3}}]', 5],
  ] as const)('has so many %s and no more: %s', (what, text, count) => {
    const most = (limit: number) => ({
      ...LIMITS,
      scan: { items: 100, nested: 100, values: 100, keys: 100, [what]: limit },
    });
    expect(parseLargeJsonValue(bytesOf(text), most(count)).ok).toBe(true);
    expect(parseLargeJsonValue(bytesOf(text), most(count - 1))).toEqual({ ok: false, excess: what });
  });
});

describe('the form of a text that takes least room', () => {
  const ascii = 'a'.repeat(100);

  it('is in one byte a character where that makes it little longer', () => {
    expect(compactText(bytesOf('"caf\u00e9"'))).toBe('"caf\u00e9"');
    expect(compactText(bytesOf(`"${ascii}\u2192\u{1f600}"`))).toBe(`"${ascii}\\u2192\\ud83d\\ude00"`);
    expect(compactText(bytesOf(`"${ascii}\\\\\u2192"`))).toBe(`"${ascii}\\\\\\u2192"`);
    expect(compactText(bytesOf(`"${ascii}\\\u2192"`))).toBeNull();
  });

  it.each(['\u0416', '\u2192', '\u{1f600}'])('is as it is where %s is most of it', (character) => {
    const text = `"\\n${character.repeat(100)}"`;
    expect(compactText(bytesOf(text))).toBe(text);
  });

  it('is never more than half as long again as the file, nor longer than two bytes a character', () => {
    const text = fc.array(fc.constantFrom('a', '\u00e9', '\u0416', '\u2192', '\u{1f600}'), { minLength: 1 });
    fc.assert(
      fc.property(text, (characters) => {
        const json = JSON.stringify(characters.join(''));
        const compact = compactText(bytesOf(json)) ?? '';
        expect(JSON.parse(compact)).toBe(JSON.parse(json));
        if (compact === json) return;
        expect(compact.length).toBeLessThanOrEqual(2 * json.length);
        expect(compact.length).toBeLessThanOrEqual(1.5 * Buffer.byteLength(json));
      }),
      { seed: 6, numRuns: 500 },
    );
  });
});

describe('a string of many escapes', () => {
  const roomy = { ...ROOMY, maxBytes: 10_000_000 };

  // Its pieces are joined by 4,096.
  it.each([2, 4_095, 4_096, 4_097, 8_192, 100_001])('%i reads as the engine reads it', (count) => {
    for (const unit of ['\\n', '\\u2192', 'a\\t']) {
      const string = `"${unit.repeat(count)}"`;
      const text = `{${string}:[${string},"${unit.repeat(count)}end"]}`;
      const value: unknown = JSON.parse(text);
      expect(parseStrictJsonValue(bytesOf(text), roomy)).toEqual({ ok: true, value });
      expect(parseLargeJsonValue(bytesOf(text), roomy)).toEqual({ ok: true, value });
    }
  });

  it.each([
    ['no end', ''],
    ['a line break', '\n"'],
    ['an escape of none', '\\x"'],
  ])('and %s is refused at its place', (_, end) => {
    const bytes = bytesOf(`["${'\\n'.repeat(5_000)}${end}`);
    const refused = parseStrictJsonValue(bytes, roomy);
    expect(refused.ok).toBe(false);
    expect(parseLargeJsonValue(bytes, roomy)).toEqual(refused);
  });
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

it('finds line and column of every offset, however long the lines are', () => {
  const lines = fc.array(fc.constantFrom(0, 1, 2, 100, 254, 255, 256, 257, 600), { maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.constantFrom(0, 300), (lengths, empty) => {
      const text = '\n'.repeat(empty) + lengths.map((length) => `${'a'.repeat(length)}\n`).join('');
      const positionAt = positionFinder(text);
      let [line, column] = [1, 1];
      for (let offset = 0; offset <= text.length; offset += 1) {
        const { line: foundLine, column: foundColumn } = positionAt(offset);
        if (foundLine !== line || foundColumn !== column) {
          throw new Error(`${offset}: ${foundLine}:${foundColumn}, and not ${line}:${column}`);
        }
        [line, column] = text[offset] === '\n' ? [line + 1, 1] : [line, column + 1];
      }
      expect(line).toBe(text.split('\n').length);
    }),
    { seed: 6, numRuns: 200 },
  );
});
