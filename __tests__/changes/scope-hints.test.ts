import { describe, expect, it } from '@jest/globals';
import { scopeHint } from '../../src/changes/scope-hint.js';

describe('hints', () => {
  it.each<[string, readonly string[], unknown]>([
    ['b', ['!{a,c}'], null],
    [
      '#a',
      ['#{a,b}'],
      'The entry #{a,b} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    ['a', ['+(a){,b}'], null],
    [
      '.a.js',
      ['*.{js,ts}'],
      'The entry *.{js,ts} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    [
      'a/b/c/d/e',
      ['*/*/*/*/[e]'],
      'The entry */*/*/*/[e] would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    ['a/b/c/d/e/f', ['*/*/*/*/*/[f]'], null],
    [
      `${'a/'.repeat(32)}b`,
      [`${'a/'.repeat(32)}`],
      `The entry ${'a/'.repeat(32)} covers a folder's name only; ${'a/'.repeat(32)}** covers what is in it.`,
    ],
    [`${'a/'.repeat(33)}b`, [`${'a/'.repeat(33)}`], null],
    ['A/b', ['a/b'], 'The entry a/b differs only by upper and lower case.'],
    [
      'é',
      ['é'],
      'The entry é looks the same, but its letters are composed of other Unicode characters (NFC or NFD).',
    ],
    ['É', ['é'], 'The entry é differs only by upper and lower case.'],
    ['a/b/c', ['a/b'], "The entry a/b covers a folder's name only; a/b/** covers what is in it."],
    ['a/b/c', ['a/b/'], "The entry a/b/ covers a folder's name only; a/b/** covers what is in it."],
    ['a/b', ['a'], "The entry a covers a folder's name only; a/** covers what is in it."],
    [
      'a.js',
      ['*.{js,ts}'],
      'The entry *.{js,ts} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    ['abc', ['{a,b}{a,b}{b,c}'], null],
    [
      'abc',
      ['{a,b}{a,b}c'],
      'The entry {a,b}{a,b}c would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    ['abc', ['*a*[bc]*'], null],
    [
      'abc',
      ['*a*b[c]'],
      'The entry *a*b[c] would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    [
      `${'x'.repeat(509)}a.b`,
      ['*{a.b,c}'],
      'The entry *{a.b,c} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    [`${'x'.repeat(510)}a.b`, ['*{a.b,c}'], null],
    [
      'a',
      [`{a,${'b'.repeat(124)}}`],
      `The entry {a,${'b'.repeat(124)}} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.`,
    ],
    ['a', [`{a,${'b'.repeat(125)}}`], null],
    [
      '!a',
      ['!{a,b}'],
      'The entry !{a,b} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    [
      '+(a)',
      ['+(a){,b}'],
      'The entry +(a){,b} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    [
      '.a',
      ['{.,x}a'],
      'The entry {.,x}a would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    [
      'x/.a.js',
      ['x/*.{js,ts}'],
      'The entry x/*.{js,ts} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
    ['a/B', ['A/b', 'a/b'], 'The entry A/b differs only by upper and lower case.'],
    ['x', ['y'], null],
    ['xy', ['x'], null],
    [
      'a/x.js',
      ['a/[x].{js,ts}'],
      'The entry a/[x].{js,ts} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.',
    ],
  ])('of %j, %j', (path, entries, expected) => {
    expect(scopeHint(path, entries)).toEqual(expected);
  });
});
