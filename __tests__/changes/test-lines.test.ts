import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileGlobs } from '../../src/changes/scope.js';
import { gainedLines, testLinesOf } from '../../src/changes/test-lines.js';
import { DEFAULT_TEST_PATHS } from '../../src/changes/test-paths.js';

const compiled = compileGlobs(DEFAULT_TEST_PATHS);
const linesOf = (path: string, text: string) => {
  if (!compiled.ok) throw new Error('the defaults must compile');
  return testLinesOf(path, new TextEncoder().encode(text), compiled.globs);
};

const UNIT_TESTS =
  'fn f() {}\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() {\n        assert!(f());\n    }\n}\n';

describe('testLinesOf', () => {
  it('takes every code line of a file that is a test by its path', () => {
    expect(linesOf('tests/a.rs', '#![allow(x)]\nfn helper() {}\n// c\n#[test]\nfn b() {}\n')).toEqual([
      'fn helper() {}',
      'fn b() {}',
    ]);
    expect(linesOf('src/a.test.ts', "// c\nit('x', () => {});\n")).toEqual(["it('x', () => {});"]);
  });

  it('takes no documentation of a Rust file that is a test by its path, and nothing that is never compiled', () => {
    const documented = '//! Prose.\n//!\n//!     more prose\n\n/// ```\n/// f();\n/// ```\nfn a() {}\n';
    expect(linesOf('tests/a.rs', documented)).toEqual(['fn a() {}']);
    expect(linesOf('tests/a.rs', `#![cfg(any())]\n${documented}`)).toEqual([]);
  });

  it('takes the tests in any other Rust source, and nothing in other sources', () => {
    expect(linesOf('src/lib.rs', UNIT_TESTS)).toEqual(['mod tests {', 'fn a() {', 'assert!(f());', '}', '}']);
    expect(linesOf('src/lib.ts', "it('x', () => {});")).toEqual([]);
  });

  it.each(['md', 'MD', 'rst', 'adoc'])('takes no line of documentation: .%s', (extension) => {
    expect(linesOf(`tests/a.${extension}`, 'Some prose.')).toEqual([]);
  });

  it('takes other data below a test folder', () => {
    expect(linesOf('tests/a.json', '{"a": 1}')).toEqual(['{"a": 1}']);
    expect(linesOf('tests/a.snapshot', 'a = 1')).toEqual(['a = 1']);
  });

  it('takes no line of a binary file', () => {
    expect(linesOf('tests/image.png', '\x89PNG\n\0\0')).toEqual([]);
  });
});

describe('gainedLines', () => {
  const gained = (path: string, before: string, after: string) =>
    gainedLines([linesOf(path, before)], linesOf(path, after));

  it.each([
    ['a comment', UNIT_TESTS.replace('assert!', '// why\n        assert!')],
    ['a comment behind code', UNIT_TESTS.replace('f());', 'f()); // why')],
    ['a doc comment', UNIT_TESTS.replace('#[test]', '/// Why.\n    #[test]')],
    ['an attribute', UNIT_TESTS.replace('#[test]', '#[test]\n    #[ignore]')],
    ['an attribute before code', UNIT_TESTS.replace('    fn a', '    #[ignore] fn a')],
    ['a blank line', UNIT_TESTS.replace('{\n', '{\n\n')],
    ['indentation', UNIT_TESTS.replaceAll('    ', '\t')],
    ['CRLF', UNIT_TESTS.replaceAll('\n', '\r\n')],
    ['code outside of tests', UNIT_TESTS.replace('fn f() {}', 'fn f() { assert!(true); }')],
    ['a deletion', UNIT_TESTS.replace('        assert!(f());\n', '')],
    ['a comment within code', UNIT_TESTS.replace('f()', 'f(/* why */)')],
    ['a comment of two lines within code', UNIT_TESTS.replace('f()', 'f(/* why\n */)')],
    ['a line comment within code', UNIT_TESTS.replace('f()', 'f( // why\n)')],
    ['white space within code', UNIT_TESTS.replace('(f())', ' ( f () )')],
    ['an empty block', UNIT_TESTS.replace('f());', 'f());\n{\n}\n{};\n();')],
    ['a line break', UNIT_TESTS.replace('assert!(f());', 'assert!(\n            f(),\n        );')],
    ['a comment that looks like a test', `${UNIT_TESTS}/*\n#[test]\nfn b() {}\n*/\n`],
  ])('is empty for %s', (_, after) => {
    expect(gained('src/lib.rs', UNIT_TESTS, after)).toEqual([]);
  });

  it.each([
    [
      'an assertion',
      UNIT_TESTS.replace('assert!(f());', 'assert!(f());\n        assert!(g());'),
      ['assert!(g());'],
    ],
    [
      'the same assertion again',
      UNIT_TESTS.replace('assert!(f());', 'assert!(f());\n        assert!(f());'),
      ['assert!(f());'],
    ],
    ['a test', `${UNIT_TESTS}#[test]\nfn b() {}\n`, ['fn b() {}']],
    ['a doctest', `/// \`\`\`\n/// f();\n/// \`\`\`\n${UNIT_TESTS}`, ['f();']],
  ])('holds %s', (_, after, lines) => {
    expect(gained('src/lib.rs', UNIT_TESTS, after)).toEqual(lines);
  });

  it.each([
    ['a JSX comment', '{/* c */}'],
    ['a comment within code', 'y(/* hi */);', 'y();'],
    ['a line comment behind a regular expression', 'x(/"/); // hi', 'x(/"/);'],
    ['white space', "f( 1 + 1, 'a' )", "f(1+1,'a')"],
    ['a semicolon', 'f();', 'f()'],
    ['joined lines', 'f(a, b); g()', 'f(\na,\nb,\n);\ng()'],
    ['broken lines', 'expect(\n  f(),\n)\n  .toBe({\n    a: 1,\n  });', 'expect(f()).toBe({ a: 1 });'],
    ['lines broken elsewhere', 'foo\n.bar(x)\n.baz()', 'foo.bar(x)\n.baz()'],
    ['a broken line of which a part stands elsewhere', 'f(\nx,\n)\nx,', 'f(x)\nx,'],
    ['characters that do not show', 'f()\u200b\n\u2060', 'f()'],
  ])('is empty for %s in TypeScript', (_, after, before = '') => {
    expect(gained('a.test.tsx', `${before}\nz();`, `${after}\nz();`)).toEqual([]);
  });

  it.each([
    ['other brackets', 'f((a + b) * c);', 'f(a + (b * c));', ['f((a + b) * c);']],
    ['a part of a line', 'f(a);', 'f(a, b);', ['f(a);']],
    ['a broken line that was written again', 'f(a);\nf(\na,\n);', 'f(a);', ['f(', 'a,']],
    ['a broken line, and what is new in it', 'f(\na,\nb,\n);', 'f(a);', ['b,']],
    ['a line of which a part was there', 'x,\nx,', 'x,', ['x,']],
  ])('holds %s in TypeScript', (_, after, before, lines) => {
    expect(gained('a.test.tsx', before, after)).toEqual(lines);
  });

  it('has an answer for very many lines that begin alike', () => {
    const many = (mark: string) => Array.from({ length: 20_000 }, (_, index) => `aaaa${index}${mark}`);
    expect(gainedLines([many('b')], many('c'))).toHaveLength(20_000);
    expect(gainedLines([Array(20_000).fill('a')], Array(10_000).fill('aa'))).toEqual([]);
  });

  it('is empty for a file that moved, and for lines that moved between files', () => {
    const lines = linesOf('src/a.rs', UNIT_TESTS);
    expect(gainedLines([lines, []], lines)).toEqual([]);
    expect(gainedLines([lines.slice(0, 2), lines.slice(2)], lines)).toEqual([]);
  });

  it('is the difference of multisets', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    const count = (lines: readonly string[], line: string) => lines.filter((each) => each === line).length;
    fc.assert(
      fc.property(fc.array(list, { maxLength: 3 }), list, (before, after) => {
        const lines = gainedLines(before, after);
        for (const line of ['a', 'b', 'c']) {
          expect(count(lines, line)).toBe(Math.max(0, count(after, line) - count(before.flat(), line)));
        }
      }),
    );
  });
});
