import { describe, expect, it } from '@jest/globals';
import { isBlank, unsafePathReason } from '../../src/plan/safe-path.js';

describe('isBlank', () => {
  it('takes exactly the 25 characters of Unicode White_Space for blank', () => {
    const blank: number[] = [];
    for (let code = 0; code <= 0x10_ffff; code += 1) {
      if (isBlank(String.fromCodePoint(code))) blank.push(code);
    }
    expect(blank).toEqual([
      ...[9, 10, 11, 12, 13, 0x20, 0x85, 0xa0, 0x1680],
      ...Array.from({ length: 11 }, (_, index) => 0x2000 + index),
      ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
    ]);
  });

  it('takes the empty text for blank, and no text with a visible end or middle', () => {
    expect(['', ' \u0085\t', ' a', 'a ', ' a '].map(isBlank)).toEqual([true, true, false, false, false]);
  });
});

describe('unsafePathReason', () => {
  it.each([
    ['', 'is empty'],
    [' \t', 'is blank'],
    ['/x', 'starts with `/`'],
    ['~x', 'starts with `~`'],
    ['a\\b', 'holds a backslash'],
    ['C:/x', 'holds a colon'],
    ['a\nb', 'holds the control character U+000A'],
    ['a\u009fb', 'holds the control character U+009F'],
    ['a/../b', 'holds `..`'],
    ['.', 'is `.`'],
    ['./a', 'holds a component `.`'],
    ['a/', 'ends with `/`'],
    ['a//b', 'holds `//`'],
    ['a/\u3000/b', 'holds a blank component'],
  ])('%j %s', (path, reason) => {
    expect(unsafePathReason(path)).toBe(reason);
  });

  it.each([
    'a',
    'a/b.rs',
    '...',
    'a/~b',
    ' a/b ',
    '-rf',
    'src/**',
    'app/[id]/page.tsx',
    '\u200b',
    '\ufeff',
    'a\u2028b',
    'é',
  ])('%j is safe', (path) => {
    expect(unsafePathReason(path)).toBeNull();
  });

  it('refuses exactly the 65 control characters of Unicode anywhere in a name', () => {
    let refused = 0;
    for (let code = 0; code <= 0x10_ffff; code += 1) {
      const character = String.fromCodePoint(code);
      const isControl = /\p{Cc}/u.test(character);
      if (isControl) refused += 1;
      const reason = unsafePathReason(`a${character}b`);
      if (isControl !== (reason?.startsWith('holds the control') ?? false))
        throw new Error(`U+${code.toString(16)}`);
    }
    expect(refused).toBe(65);
  });
});
