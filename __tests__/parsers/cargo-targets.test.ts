import { describe, expect, it } from '@jest/globals';
import { parseLayout } from '../../src/parsers/cargo-targets.js';

const PACKAGE = '[package]\nname = "a-b"\nedition = "2021"\n';
const FILES = [
  'build.rs',
  'src/lib.rs',
  'src/main.rs',
  'src/bin/one.rs',
  'src/bin/two/main.rs',
  'src/bin/two/more.rs',
  'tests/t.rs',
  'tests/u/main.rs',
  'tests/common/mod.rs',
  'examples/e.rs',
  'benches/b.rs',
];
const roots = (manifest: string) =>
  parseLayout(manifest)
    ?.roots(new Set(FILES))
    .map(({ kind, name, path }) => `${kind} ${name} ${path}`);
const FOUND = [
  'lib a_b src/lib.rs',
  'bin one src/bin/one.rs',
  'bin two src/bin/two/main.rs',
  'bin a-b src/main.rs',
  'test t tests/t.rs',
  'test u tests/u/main.rs',
];

describe('the targets of a manifest', () => {
  it.each<[string, string, readonly string[]]>([
    ['are found where cargo looks', PACKAGE, FOUND],
    [
      'may be listed',
      `${PACKAGE}[[test]]\nname = "t"\npath = "it/t.rs"\n`,
      FOUND.map((root) => root.replace('tests/t.rs', 'it/t.rs')),
    ],
    [
      'may be listed alone',
      `${PACKAGE}autotests = false\nautobins = false\n[[test]]\nname = "u"\n`,
      [FOUND[0] ?? '', FOUND[5] ?? ''],
    ],
    ['may be listed inline', `test = [{ name = "v", path = "v.rs" }]\n${PACKAGE}`, [...FOUND, 'test v v.rs']],
    [
      'are only those listed in the first edition',
      `[package]\nname = "a-b"\n[[test]]\nname = "u"\n`,
      FOUND.filter((root) => !root.startsWith('test t')),
    ],
    [
      'may have no tests',
      `${PACKAGE}[lib]\ntest = false\n[[bin]]\nname = "one"\ntest = false\n`,
      FOUND.filter((root) => !/^lib|^bin one/.test(root)),
    ],
    [
      'may be tested examples',
      `${PACKAGE}[[example]]\nname = "e"\ntest = true\n`,
      [...FOUND, 'example e examples/e.rs'],
    ],
    ['are none of a workspace alone', '[workspace]\n', []],
  ])('%s', (_what, manifest, expected) => {
    expect(roots(manifest)).toEqual(expected);
  });

  it('have a harness, save where the manifest takes it away', () => {
    const without = (manifest: string) =>
      parseLayout(`${PACKAGE}${manifest}`)
        ?.roots(new Set(FILES))
        .flatMap(({ kind, name, harness }) => (harness ? [] : [`${kind} ${name}`]));
    expect(without('')).toEqual([]);
    expect(without('[[test]]\nname = "t"\nharness = false\n[[test]]\nname = "u"\nharness = true\n')).toEqual([
      'test t',
    ]);
    expect(without('[lib]\nharness = false\n[[bin]]\nname = "one"\nharness = false\n')).toEqual([
      'lib a_b',
      'bin one',
    ]);
    expect(without('[[bench]]\nname = "b"\nharness = false\n')).toEqual([]);
    expect(without('[[bench]]\nname = "b"\ntest = true\nharness = false\n')).toEqual(['bench b']);
    expect(without('[[test]]\nname = "t"\nharness = "false"\n')).toEqual([]);
  });

  it('are not told by what is no manifest, or one of odd types', () => {
    expect(parseLayout('[package')).toBeNull();
    expect(roots('package = 1\nlib = []\ntest = "x"\n')).toEqual([]);
    expect(roots(`${PACKAGE.replace('2021', '2015')}bin = [1, { path = "x" }, { name = 2 }]\n`)).toContain(
      FOUND[0],
    );
  });
});

describe('what a manifest says of packages', () => {
  it('is which ones its workspace holds', () => {
    const workspace = parseLayout(
      '[workspace]\nmembers = ["a/", "./b", "crates/*"]\nexclude = ["crates/x"]\n',
    )?.workspace;
    expect(['a', 'b', 'crates/c', 'crates/c/d', 'e'].map((each) => workspace?.isMember(each))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['crates/x', 'crates/x/y', 'crates/xy'].map((each) => workspace?.isExcluded(each))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is which ones it depends on by path', () => {
    const layout = parseLayout(
      `${PACKAGE}workspace = ".."\n[dependencies]\nx = { path = "x" }\ny = "1"\n[target.'cfg(unix)'.dev-dependencies]\nz = { path = "../z" }\n[workspace.dependencies]\nw = { path = "w" }\n`,
    );
    expect(layout?.paths.toSorted()).toEqual(['../z', 'w', 'x']);
    expect(layout?.ownWorkspace).toBe('..');
  });
});
