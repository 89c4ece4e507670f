import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRust } from '../../src/changes/rust-source.js';
import { decodeSource, isBinary } from '../../src/changes/source-text.js';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeSource', () => {
  it('decodes UTF-8 and drops a byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const expected = text.replace(/^\ufeff/, '');
        expect(decodeSource(utf8(text))).toBe(expected);
      }),
    );
    expect(decodeSource(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
  });

  it('loses nothing of bytes that are no UTF-8', () => {
    const encode = (text: string) =>
      Uint8Array.from(
        [...text].flatMap((character) => {
          const code = character.codePointAt(0) ?? 0;
          return code >= 0xdc80 && code <= 0xdcff ? [code - 0xdc00] : [...utf8(character)];
        }),
      );
    const tricky = fc.constantFrom(
      0x61,
      0xc3,
      0xa9,
      0xe2,
      0x82,
      0xac,
      0xf0,
      0x9f,
      0x98,
      0x80,
      0xff,
      0xed,
      0xa0,
      0xc0,
    );
    fc.assert(
      fc.property(fc.array(tricky, { maxLength: 20 }), (values) => {
        expect([...encode(decodeSource(bytes(...values)))]).toEqual(values);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps the characters around a byte that is none', () => {
    expect(decodeSource(bytes(0xc3, 0xa9, 0xff, 0xe2, 0x82, 0xac))).toBe('é\udcff€');
    expect(decodeSource(bytes(0xef, 0xbb, 0xbf, 0xff, 0x61))).toBe('\udcffa');
  });

  it('B14: counts the same in a source that is not UTF-8, wherever it is read', () => {
    const source = (name: readonly number[]) =>
      Uint8Array.from([...utf8('#[test]\nfn adds() { // '), ...name, ...utf8('\n    assert!(f());\n}\n')]);
    const latin1 = parseRust(decodeSource(source([0xe9])));
    const valid = parseRust(decodeSource(source([0xc3, 0xa9])));
    expect(latin1.tests).toEqual(valid.tests);
    expect(latin1.testLines).toEqual(['fn adds() {', 'assert!(f());', '}']);
    expect(latin1.assertions).toBe(1);
  });
});

describe('isBinary', () => {
  it('looks for NUL where git does', () => {
    expect(isBinary(utf8('a\0b'))).toBe(true);
    expect(isBinary(utf8('ab'))).toBe(false);
    expect(isBinary(utf8(`${'a'.repeat(7_999)}\0`))).toBe(true);
    expect(isBinary(utf8(`${'a'.repeat(8_000)}\0`))).toBe(false);
  });
});
