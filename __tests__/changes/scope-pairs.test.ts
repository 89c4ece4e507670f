import { describe, expect, it } from '@jest/globals';
import { compileGlobs } from '../../src/changes/scope.js';
import { referenceCovers } from './reference-glob.js';

const ENTRIES = (
  '* ** ? a a/* a/** **/a **/*.rs a/**/b a/*/b *.rs a*b a?b a*b*c *a* **/a/* a/**/* a/b*/c */a/*.rs **/a/** ' +
  'x/**/a/**/b.rs a/*b/**/c?.rs test_* *_test.rs abcdefghijk* *abcdefghijk abc*abcdefghijk abcdefghijk*abc **/** a/**/** ' +
  '*/* **/? a/?/b **/b/*/c a/b/**/c/*.x **/x **/y/z A a/ a//b **a a** *.{a,b} aa*a a*aa é* ?😀 */ /a a/./* **/*a*/**/*b* a*?b ?*'
).split(' ');

const PATHS = (
  'a b a/b a/b/c a/x/b a/x/y/b x/a x/y/a a.rs x/a.rs x/a/b.rs ab axb axyb a/bx/c a/b/x x/a/y x/a/y/b.rs x/y/a/z/b.rs a/xb/y/c1.rs ' +
  'a/xb/c12.rs test_a x_test.rs _test.rs abcdefghijk abcdefghijkl xabcdefghijk abcabcdefghijk abcdefghijkabc abcdefghijk_abc . .. ' +
  'a/. a/.. a//b ./a ../a a/./b a/ /a .a a/.b aa aaa a/b/c/d.x a/b/x/c/d.x x/b/y/c b/y/c x y/z q/y/z x/z 😀😀 é x😀 \ud83d😀 ' +
  'a😀b aé a/b/b b/b a/a/a A a/b/a/b xax/yby xax/q/yby a* * a?b a/* b/c/b/c'
).split(' ');

function coveredBy(entries: readonly string[], paths: readonly string[]): readonly (string | null)[] {
  const compiled = compileGlobs(entries);
  return paths.map((path) => (compiled.ok ? compiled.globs.matches(path) : 'refused'));
}

function expected(entries: readonly string[], path: string): string | null {
  const covering = entries.filter((entry) => referenceCovers(entry, path));
  return covering.includes(path) ? path : (covering[0] ?? null);
}

describe('entries of every kind', () => {
  it.each(ENTRIES)('%s covers what the reference says', (entry) => {
    expect(coveredBy([entry], PATHS)).toEqual(PATHS.map((path) => expected([entry], path)));
  });

  it.each([2, 3, 5, 8, 60])('cover in lists of %d what the reference says', (length) => {
    for (let from = 0; from < ENTRIES.length; from += length) {
      const entries = ENTRIES.slice(from, from + length);
      const reversed = entries.toReversed();
      expect(coveredBy(entries, PATHS)).toEqual(PATHS.map((path) => expected(entries, path)));
      expect(coveredBy(reversed, PATHS)).toEqual(PATHS.map((path) => expected(reversed, path)));
    }
  });

  it('are kept apart where only a slash tells their folders apart', () => {
    expect(coveredBy(['*/a/x', '*a/y'], ['za/y', 'z/a/y'])).toEqual(['*a/y', null]);
    expect(coveredBy(['**/a/b/x'], ['a/b/x', 'c/a/b/x'])).toEqual(['**/a/b/x', '**/a/b/x']);
  });

  it('cover what lies in a folder called undefined', () => {
    expect(coveredBy(['*/x'], ['undefined/x', 'undefined/y'])).toEqual(['*/x', null]);
  });

  it('take the first and the last character of two units for one', () => {
    expect(coveredBy(['?'], ['\u{10000}', '\u{103ff}', '\u{10fc00}', '\u{10ffff}'])).toEqual([
      '?',
      '?',
      '?',
      '?',
    ]);
  });

  it('may have a long folder, which takes no steps', () => {
    const folder = 'a/'.repeat(1_500);
    const end = 'b'.repeat(255);
    expect(coveredBy([`${folder}*${end}`], [`${folder}${'c'.repeat(700)}${end}`])).toEqual([
      `${folder}*${end}`,
    ]);
  });

  it('cover no path above the steps that a match may take', () => {
    const end = 'a'.repeat(255);
    expect(coveredBy([`*${end}`], ['b'.repeat(4_745) + end, 'b'.repeat(4_746) + end])).toEqual([
      `*${end}`,
      null,
    ]);
    const folders = (count: number) => `${'b/'.repeat(count)}a/x`;
    expect(coveredBy(['**/a/*'], [folders(3), folders(106_665), folders(106_666)])).toEqual([
      '**/a/*',
      '**/a/*',
      null,
    ]);
    expect(coveredBy(['x/**', '**'], [`x/${folders(400_000)}`, folders(400_000)])).toEqual(['x/**', '**']);
  });
});
