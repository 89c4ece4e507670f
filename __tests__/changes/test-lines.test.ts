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
