import { describe, expect, it } from '@jest/globals';
import { codePointHex, enumerated, legible, named, nearestName, quoted } from '../../src/plan/wording.js';

describe('what a message repeats of a document', () => {
  it('is told apart from the sentence', () => {
    expect([quoted('a "b"'), named('a'), legible('a "b"')]).toEqual(['"a \\"b\\""', '`a`', 'a "b"']);
  });

  it('is cut after 80 units, and between characters', () => {
    expect(legible('x'.repeat(80))).toBe('x'.repeat(80));
    expect(legible('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
    expect(legible(`${'x'.repeat(79)}😀y`)).toBe(`${'x'.repeat(79)}…`);
    expect(legible(`😀${'x'.repeat(80)}`)).toBe(`😀${'x'.repeat(78)}…`);
    expect(legible(`\u200b${'x'.repeat(80)}`)).toBe(`\\u200B${'x'.repeat(79)}…`);
  });

  it.each([
    ['\u0000', '\\u0000'],
    ['\u00a0', '\\u00A0'],
    ['\u1680', '\\u1680'],
    ['\u2003', '\\u2003'],
    ['\u2028', '\\u2028'],
    ['\u2029', '\\u2029'],
    ['\u202f', '\\u202F'],
    ['\u205f', '\\u205F'],
    ['\u3000', '\\u3000'],
    ['\ufeff', '\\uFEFF'],
    ['\ud800', '\\uD800'],
    ['\u{e0041}', '\\uE0041'],
    [' é漢😀', ' é漢😀'],
  ])('shows what nobody can see: %j', (text, shown) => {
    expect(legible(`a${text}b${text}`)).toBe(`a${shown}b${shown}`);
  });

  it('has at least four hex digits', () => {
    expect(['\t', '\u{1f600}'].map(codePointHex)).toEqual(['0009', '1F600']);
  });
});

describe('a list of names', () => {
  it.each([
    [[], 'nothing'],
    [['a'], '`a`'],
    [['a', 'b'], '`a` or `b`'],
    [['a', 'b', 'c'], '`a`, `b` or `c`'],
  ])('%j is %s', (names, text) => {
    expect(enumerated(names, 'or')).toBe(text);
    expect(enumerated(names, 'and')).toBe(text.replace(' or ', ' and '));
  });
});

describe('the name that was probably meant', () => {
  it.each<[what: string, name: string, candidates: readonly string[], meant: string | null]>([
    ['the same but for case and separators', 'Requires-Tests', ['id', 'requires_tests'], 'requires_tests'],
    ['the same, however short', 'ID', ['id'], 'id'],
    ['the same with a dot', 'a.b', ['ab'], 'ab'],
    ['another letter in three', 'rum', ['run'], null],
    ['another letter in four', 'dasc', ['desc'], 'desc'],
    ['a letter too many', 'descs', ['desc'], 'desc'],
    ['a letter too few', 'tile', ['title'], 'title'],
    ['two letters swapped', 'tiel', ['tile'], 'tile'],
    ['the first two of four swapped', 'edsc', ['desc'], 'desc'],
    ['two slips in seven', 'abcdexx', ['abcdefg'], null],
    ['two slips in eight', 'abcdefxx', ['abcdefgh'], 'abcdefgh'],
    ['three slips in eight', 'abcdexxx', ['abcdefgh'], null],
    ['two letters too many', 'abcdefghij', ['abcdefgh'], 'abcdefgh'],
    ['three letters too many', 'abcdefghijk', ['abcdefgh'], null],
    ['two swaps', 'badcefgh', ['abcdefgh'], 'abcdefgh'],
    ['letters swapped over another', 'cbadefgh', ['abcdefgh'], 'abcdefgh'],
    ['not what shares one letter with the place before', 'axcd', ['yacd'], null],
    ['not what shares one letter with the place behind', 'xacd', ['aycd'], null],
    ['the nearest, also where it comes later', 'abcdefgx', ['abcdefyy', 'abcdefgh'], 'abcdefgh'],
    ['the nearest, also where it comes first', 'abcdefgx', ['abcdefgh', 'abcdefyy'], 'abcdefgh'],
    ['the first of equals', 'abcdefgx', ['abcdefgh', 'abcdefgi'], 'abcdefgh'],
    ['none of nothing', 'abcd', [], null],
    ['none of what is far', 'abcd', ['wxyz'], null],
  ])('is %s', (_what, name, candidates, meant) => {
    expect(nearestName(name, candidates)).toBe(meant);
  });

  it('is not looked for where that would cost too much', () => {
    const long = (length: number) => 'x'.repeat(length);
    expect(nearestName(`${long(39)}y`, [long(40)])).toBe(long(40));
    expect(nearestName(`${long(40)}y`, [long(41)])).toBeNull();
    const others = (count: number) => Array.from({ length: count }, (_, n) => `other${n}`);
    expect(nearestName('store', [...others(99), 'Store'])).toBe('Store');
    expect(nearestName('store', [...others(100), 'Store'])).toBeNull();
  });
});
