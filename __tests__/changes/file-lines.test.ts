import { describe, expect, it } from '@jest/globals';
import { compileGlobs } from '../../src/changes/scope.js';
import { codeLinesOf, testLinesOf } from '../../src/changes/test-lines.js';
import { DEFAULT_TEST_PATHS } from '../../src/changes/test-paths.js';

const compiled = compileGlobs(DEFAULT_TEST_PATHS);

describe('test lines of a file', () => {
  it.each<[string, string, boolean, unknown]>([
    ['tests/amd', 'a', true, ['a']],
    ['src/a.rs', 'fn x() {}\n#[test]\nfn a() {}', false, []],
    ['src/a.js', 'a', true, []],
    ['src/a.js', 'a', false, []],
    ['tests/a.md', 'a', true, []],
    ['tests/amd', 'a', false, ['a']],
    ['tests/a.md', 'a', false, []],
    ['tests/a.MDX', 'a', true, []],
    ['tests/a.rst', 'a', true, []],
    ['tests/a.MDX', 'a', false, []],
    ['tests/a.rst', 'a', false, []],
    ['tests/a.adoc', 'b', true, []],
    ['tests/a.adoc', 'b', false, []],
    ['tests/a.mdx.js', 'a', true, ['a']],
    ['tests/a.mdx.js', 'a', false, ['a']],
    ['tests/a.js', 'a // b', true, ['a']],
    ['tests/a.js', 'a // b', false, ['a']],
    ['tests/a.js', 'a\u0000', true, []],
    ['tests/a.asciidoc', 'a', true, []],
    ['tests/a.js', 'a\u0000', false, []],
    ['tests/a.asciidoc', 'a', false, []],
    ['tests/a.rs.js', '#[x] a', true, ['#[x] a']],
    ['tests/a.rs.js', '#[x] a', false, ['#[x] a']],
    ['tests/README.markdown', 'a', true, []],
    ['tests/README.markdown', 'a', false, []],
    ['src/a.rs', 'fn x() {}\n#[test]\nfn a() {}', true, ['fn a() {}']],
    ['tests/a.rs', '#[x]\nfn x() {}\n#[test]\nfn a() {}', true, ['fn x() {}', 'fn a() {}']],
    ['tests/a.rs', '#[x]\nfn x() {}\n#[test]\nfn a() {}', false, ['fn x() {}']],
    [
      'tests/a.rs',
      'fn main() {}\n#[test]\nfn a() {}\nfn b() {}',
      true,
      ['fn main() {}', 'fn a() {}', 'fn b() {}'],
    ],
    ['tests/a.rs', 'fn main() {}\n#[test]\nfn a() {}\nfn b() {}', false, []],
    [
      'src/a.rs',
      'fn main() {}\n#[test]\nfn a() {}\n#[cfg(test)]\nfn b() {}\n/// ```\n/// f();\n/// ```\nfn c() {}',
      true,
      ['fn a() {}', 'fn b() {}', 'f();'],
    ],
    [
      'src/a.rs',
      'fn main() {}\n#[test]\nfn a() {}\n#[cfg(test)]\nfn b() {}\n/// ```\n/// f();\n/// ```\nfn c() {}',
      false,
      ['fn b() {}', 'f();'],
    ],
  ])('of %j, %j, %j', (path, text, harness, expected) => {
    expect(compiled.ok && testLinesOf(path, Buffer.from(text), compiled.globs, harness)).toEqual(expected);
  });
});

describe('code lines of a file', () => {
  it.each<[string, string, unknown]>([
    ['src/a.js', 'a', ['a']],
    ['tests/a.js', 'a\u0000', []],
    ['src/a.rs', 'fn x() {}\n#[test]\nfn a() {}', ['fn x() {}', 'fn a() {}']],
    ['tests/amd', 'a', ['a']],
    ['tests/a.md', 'a', ['a']],
    ['tests/a.MDX', 'a', ['a']],
    ['tests/a.rst', 'a', ['a']],
    ['tests/a.adoc', 'b', ['b']],
    ['tests/a.mdx.js', 'a', ['a']],
    ['tests/a.js', 'a // b', ['a']],
    ['tests/a.asciidoc', 'a', ['a']],
    ['tests/a.rs.js', '#[x] a', ['#[x] a']],
    ['tests/README.markdown', 'a', ['a']],
    ['tests/a.rs', '#[x]\nfn x() {}\n#[test]\nfn a() {}', ['fn x() {}', 'fn a() {}']],
    ['tests/a.rs', 'fn main() {}\n#[test]\nfn a() {}\nfn b() {}', ['fn main() {}', 'fn a() {}', 'fn b() {}']],
    [
      'src/a.rs',
      'fn main() {}\n#[test]\nfn a() {}\n#[cfg(test)]\nfn b() {}\n/// ```\n/// f();\n/// ```\nfn c() {}',
      ['fn main() {}', 'fn a() {}', 'fn b() {}', 'fn c() {}', 'f();'],
    ],
    ['a.rs', 'a', ['a']],
  ])('of %j, %j', (path, text, expected) => {
    expect(codeLinesOf(path, Buffer.from(text))).toEqual(expected);
  });
});
