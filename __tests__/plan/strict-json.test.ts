import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type JsonNode, nodeAt, toPlain } from '../../src/plan/json-tree.js';
import { PLAN_JSON_LIMITS, parseStrictJson, parseStrictJsonValue } from '../../src/plan/strict-json.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => parseStrictJson(bytesOf(text), PLAN_JSON_LIMITS);
const rootOf = (text: string): JsonNode | undefined => read(text).document?.root;

function faultsOf(bytes: Uint8Array) {
  const json = parseStrictJson(bytes, PLAN_JSON_LIMITS);
  return json.ok ? [] : json.problems;
}

/** `code line:column` for each problem. */
function placesOf(text: string): readonly string[] {
  return faultsOf(bytesOf(text)).map(({ code, line, column }) => `${code} ${line}:${column}`);
}

function* allNodes(node: JsonNode): Generator<JsonNode> {
  yield node;
  if (node.kind === 'array') for (const item of node.items) yield* allNodes(item);
  if (node.kind === 'object') for (const member of node.members.values()) yield* allNodes(member.value);
}

describe('strict JSON: values', () => {
  it('agrees with JSON.parse on every value that JSON.stringify can write', () => {
    const values = fc.jsonValue({ maxDepth: 5, noUnicodeString: false });
    fc.assert(
      fc.property(values, fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const root = rootOf(text);
        expect(root && toPlain(root)).toEqual(JSON.parse(text));
        expect(parseStrictJsonValue(bytesOf(text), PLAN_JSON_LIMITS)).toEqual({
          ok: true,
          value: JSON.parse(text),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('accepts only what JSON.parse accepts', () => {
    const pieces = fc.constantFrom(
      ...'{}[],:"\\ \n01-+.eE'.split(''),
      'true',
      'null',
      '"a"',
      '\\u00e9',
      '\ufeff',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        if (read(text).ok) expect(() => JSON.parse(text)).not.toThrow();
        else expect(placesOf(text).length).toBeGreaterThan(0);
      }),
      { numRuns: 5_000 },
    );
  });

  it('keeps number tokens as written', () => {
    for (const token of ['3', '3.0', '3e0', '-0', '0', '1E+2', '12345678901234567890', '0.1e-7']) {
      expect(rootOf(token)).toEqual({ kind: 'number', offset: 0, token });
    }
  });

  it('reads every escape, and a pair of surrogates as one character', () => {
    expect(rootOf(String.raw`"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"`)).toMatchObject({
      value: '"\\/\b\f\n\r\té😀',
    });
  });

  it('takes __proto__ and constructor for keys like any other', () => {
    const text = '{"__proto__":{"a":1},"constructor":2,"toString":3}';
    const root = rootOf(text);
    const plain = root && toPlain(root);
    expect(Object.keys(plain ?? {})).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getPrototypeOf(plain)).toBe(Object.prototype);
    expect(parseStrictJsonValue(bytesOf(text), PLAN_JSON_LIMITS)).toMatchObject({ ok: true });
    expect(JSON.stringify(plain)).toBe(text);
    expect(placesOf('{"__proto__":1,"__proto__":2}')).toEqual(['duplicate_key 1:16']);
    const twice = parseStrictJsonValue(bytesOf('{"__proto__":1,"__proto__":2}'), PLAN_JSON_LIMITS);
    expect(twice.ok).toBe(false);
  });
});

describe('strict JSON: positions', () => {
  it('places every value on its own first character', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value, null, 2);
        const lines = text.split('\n');
        const { document } = read(text);
        if (!document) throw new Error('a JSON text was refused');
        for (const node of allNodes(document.root)) {
          const { line, column } = document.positionAt(node.offset);
          const rest = lines[line - 1]?.slice(column - 1) ?? '';
          if (node.kind === 'object') expect(rest[0]).toBe('{');
          else if (node.kind === 'array') expect(rest[0]).toBe('[');
          else if (node.kind === 'number') expect(rest.startsWith(node.token)).toBe(true);
          else expect(rest.startsWith(JSON.stringify(node.value))).toBe(true);
        }
      }),
    );
  });

  it('counts UTF-16 units in columns, and ends lines at line feeds only', () => {
    const document = read('{\r\n"😀é": "a\u2028b", "k"\r: 7}').document;
    const seven = document && nodeAt(document.root, '/k');
    expect(seven && document?.positionAt(seven.offset)).toEqual({ line: 2, column: 21 });
  });

  it('places keys, and repeated keys at each repetition', () => {
    expect(placesOf('{"a": 1,\n "b": {"x": 1, "x": 2},\n "a": 3, "a": 4}')).toEqual([
      'duplicate_key 2:16',
      'duplicate_key 3:2',
      'duplicate_key 3:10',
    ]);
  });

  it('names repeated keys by pointer and reads on with the last value', () => {
    const json = read('{"a/b":[0,{"~":1,"~":2}]}');
    expect(json).toMatchObject({ ok: false, problems: [{ code: 'duplicate_key', pointer: '/a~1b/1/~0' }] });
    expect(json.document?.whole).toBe(true);
    expect(json.document && toPlain(json.document.root)).toEqual({ 'a/b': [0, { '~': 2 }] });
  });
});

describe('strict JSON: what it refuses', () => {
  it.each([
    ['nothing', '', 'json 1:1', 'Expected a value, but found the end of the file.'],
    ['only white space', ' \n ', 'json 2:2', 'Expected a value, but found the end of the file.'],
    ['text after the document', '{}\n x', 'json 2:2', 'Expected nothing after the document, but found `x`.'],
    [
      'a trailing comma in an object',
      '{"a":1,\n}',
      'json 1:7',
      'A comma must not stand before `}`; remove it.',
    ],
    ['a trailing comma in an array', '[1,]', 'json 1:3', 'A comma must not stand before `]`; remove it.'],
    ['a missing comma', '[1 2]', 'json 1:4', 'Expected a comma or `]`, but found `2`.'],
    ['a missing colon', '{"a" 1}', 'json 1:6', 'Expected a colon after the key `a`, but found `1`.'],
    ['a key without quotes', '{a:1}', 'json 1:2', 'Expected a key in double quotes, but found `a`.'],
    ['a single quote', "{'a':1}", 'json 1:2', 'found a single quote (JSON strings stand in double quotes)'],
    ['a comment', '[1, // one\n2]', 'json 1:5', 'found `/` (JSON has no comments)'],
    ['an unclosed object', '{"a":1', 'json 1:7', 'Expected a comma or `}`, but found the end of the file.'],
    ['an unclosed string', '["a', 'json 1:2', 'has no closing quote'],
    ['a line break in a string', '["a\nb"]', 'json 1:4', 'must not hold a line break'],
    ['a control character in a string', '["\u0001"]', 'json 1:3', 'the control character U+0001'],
    ['an unknown escape', '["\\x41"]', 'json 1:3', 'A backslash in a string must be followed by'],
    ['a short escape', '["\\u12"]', 'json 1:3', 'A backslash in a string must be followed by'],
    ['a leading zero', '[01]', 'json 1:2', 'The number `01` must not start with a zero.'],
    ['a plus sign', '[+1]', 'json 1:2', '`+1` is no JSON value'],
    ['hexadecimal', '[0x1F]', 'json 1:2', '`0x1F` is no JSON value'],
    ['a bare point', '[1.]', 'json 1:2', '`1.` is no JSON value'],
    ['NaN', '[NaN]', 'json 1:2', '`NaN` is no JSON value'],
    ['a capital literal', '[True]', 'json 1:2', '`True` is no JSON value'],
    ['a number beyond a double', '[1e400]', 'json 1:2', 'The number `1e400` is too large to be read.'],
    ['a number beyond a double', '[-1E400]', 'json 1:2', 'The number `-1E400` is too large to be read.'],
    ['a lone high surrogate', '["a\\ud800b"]', 'json 1:4', '`\\ud800` is half of a surrogate pair'],
    ['a lone low surrogate', '["\\uDC00"]', 'json 1:3', '`\\uDC00` is half of a surrogate pair'],
    ['a high surrogate before another', '["\\ud800\\u0041"]', 'json 1:3', 'is half of a surrogate pair'],
    ['a no-break space between tokens', '[\u00a01]', 'json 1:2', 'Expected a value, but found `\\u00A0`.'],
    ['a byte order mark', '\ufeff{}', 'json 1:1', 'The file starts with a byte order mark'],
  ])('%s', (_name, text, place, message) => {
    expect(placesOf(text)).toEqual([place]);
    expect(faultsOf(bytesOf(text))[0]?.message).toContain(message);
  });

  it('bytes that are not UTF-8, at the first bad one', () => {
    const before = bytesOf('{\n"é😀": "');
    for (const bad of [
      [0xff],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
      [0xf0, 0x9f, 0x98],
      [0x80],
      [0xf4, 0x90, 0x80, 0x80],
    ]) {
      const bytes = Uint8Array.from([...before, ...bad, ...bytesOf('"}')]);
      expect(faultsOf(bytes)).toMatchObject([{ code: 'json', line: 2, column: 9 }]);
    }
    expect(faultsOf(Uint8Array.from([0xff, 0xfe, 0x7b, 0]))[0]?.message).toContain('UTF-16');
    expect(faultsOf(Uint8Array.from([0x22, 0xc3]))).toMatchObject([{ line: 1, column: 2 }]);
  });

  it('nesting below 127 levels, of arrays and of objects', () => {
    expect(read('['.repeat(127) + ']'.repeat(127)).ok).toBe(true);
    expect(read(`${'{"a":'.repeat(127)}1${'}'.repeat(127)}`).ok).toBe(true);
    expect(placesOf('['.repeat(128) + ']'.repeat(128))).toEqual(['json 1:128']);
    expect(faultsOf(bytesOf('{"a":'.repeat(500_000)))[0]?.message).toBe(
      'The document nests deeper than 127 levels.',
    );
    expect(read(`[${'[],'.repeat(1_000)}{}]`).ok).toBe(true);
  });

  it('more bytes than its limit', () => {
    const text = JSON.stringify('x'.repeat(PLAN_JSON_LIMITS.maxBytes - 2));
    expect(read(text).ok).toBe(true);
    expect(placesOf(`${text} `)).toEqual(['json 1:1']);
    expect(faultsOf(bytesOf(`${text} `))[0]?.message).toBe(
      'The file has 4194305 bytes; at most 4194304 are read.',
    );
    const tight = parseStrictJsonValue(bytesOf('[1]'), { maxBytes: 2, maxDepth: 127 });
    expect(tight).toMatchObject({ ok: false, unlisted: 0 });
  });

  it('several faults at once, where it can read past them', () => {
    expect(placesOf('\ufeff{"a": 1e999, "b": "\\ud800", "a": "\\udc00", "c": tru}')).toEqual([
      'json 1:1',
      'json 1:8',
      'json 1:21',
      'duplicate_key 1:30',
      'json 1:36',
      'json 1:50',
    ]);
  });

  it('a million repeated keys, of which it lists a thousand and counts the rest', () => {
    const json = read(`{${'"a":1,'.repeat(600_000)}"b":1}`);
    expect(json).toMatchObject({ ok: false, unlisted: 598_999 });
    expect(json.ok ? 0 : json.problems.length).toBe(1_000);
  });

  it('a long key without repeating all of it in each problem', () => {
    const faults = faultsOf(bytesOf(`{"${'k'.repeat(1_000_000)}":{"a":1,"a":2,"a":3}}`));
    expect(faults.map(({ pointer }) => pointer.length < 300)).toEqual([true, true]);
  });
});

describe('strict JSON: hostile bytes', () => {
  it('never throws, and every problem lies in the text', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 100 }).map(bytesOf),
      fc.json().map((text) => bytesOf(text.slice(0, -1))),
    );
    fc.assert(
      fc.property(bytes, (input) => {
        const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(input).split('\n');
        for (const { line, column, message } of faultsOf(input)) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeGreaterThan(0);
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
          expect(message).toMatch(/\.$/);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps what came before the fault that it stopped at', () => {
    const json = read('{"a": {"b": 1}, "c": [1, {"d": 2, }, 3]}');
    expect(json.document?.whole).toBe(false);
    expect(json.document && toPlain(json.document.root)).toEqual({ a: { b: 1 }, c: [1, { d: 2 }] });
  });
});
