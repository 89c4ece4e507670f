import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRust } from '../../src/changes/rust-source.js';
import { lineFinder, type SourceSide } from '../../src/collect/test-sources.js';
import { indexTests, locateTest } from '../../src/collect/test-sources-names.js';
import { createPool } from '../../src/collect/test-sources-pool.js';
import { pairRenamed } from '../../src/collect/test-sources-renames.js';
import type { TestChange } from '../../src/evidence/compare.js';
import { testString } from '../../src/evidence/snapshot.js';
import { testId } from './floor-scene.js';

function side(text: string): SourceSide {
  return { ...parseRust(text), lines: text.split('\n').length };
}
const gone = (name: string): TestChange => ({ test: testId(name), before: 'passed', after: null });
const added = (name: string): TestChange => ({ test: testId(name), before: null, after: 'passed' });
/** A text stands for its own blob id. */
const blobsOf = (files: Readonly<Record<string, readonly [string, string]>>, which: 0 | 1) =>
  Object.entries(files).flatMap(([path, texts]): [string, string][] =>
    texts[which] === '' ? [] : [[path, texts[which]]],
  );
const IN_TESTS = 'mod tests { #[test] fn t() {} }';

describe('where a test’s function is looked for', () => {
  const located = (files: Readonly<Record<string, string>>, name: string) =>
    locateTest(testId(name), indexTests(Object.entries(files).map(([path, text]) => [path, side(text)]))).map(
      ({ path, tail }) => `${path}${tail === '' ? '' : ` ${tail}`}`,
    );

  it.each<[string, readonly string[], string, readonly string[]]>([
    ['the file of the module', ['src/a.rs', 'src/b.rs'], 'p/lib/p::b::tests::t', ['src/b.rs']],
    ['the folder of the module', ['src/a/mod.rs', 'src/b/mod.rs'], 'p/lib/p::b::tests::t', ['src/b/mod.rs']],
    ['the root of the crate', ['src/a.rs', 'src/lib.rs'], 'p/lib/p::tests::t', ['src/lib.rs']],
    [
      'the root of a program',
      ['src/lib.rs', 'src/bin/x.rs'],
      'p/bin/x::tests::t',
      ['src/lib.rs', 'src/bin/x.rs'],
    ],
    ['the file of a test target', ['tests/x.rs', 'tests/y.rs'], 'p/test/y::tests::t', ['tests/y.rs']],
    [
      'the folder of a test target',
      ['tests/x/main.rs', 'tests/y/main.rs'],
      'p/test/y::tests::t',
      ['tests/y/main.rs'],
    ],
    ['the folder of the package', ['a/src/lib.rs', 'b/src/lib.rs'], 'b/lib/b::tests::t', ['b/src/lib.rs']],
    [
      'the folder in the package’s spelling',
      ['x_y/src/lib.rs', 'z/src/lib.rs'],
      'x-y/lib/x_y::tests::t',
      ['x_y/src/lib.rs'],
    ],
    ['a deeper module', ['src/a.rs', 'src/x/a.rs'], 'p/lib/p::x::a::tests::t', ['src/x/a.rs']],
    ['nowhere, under another name', ['src/a.rs'], 'p/lib/p::a::tests::other', []],
  ])('%s', (_what, paths, name, expected) => {
    const files = Object.fromEntries(paths.map((path) => [path, IN_TESTS]));
    expect(located(files, name)).toEqual(expected);
  });

  it('finds the function of a case that a macro made', () => {
    const files = { 'src/a.rs': '#[rstest] fn adds(#[case] n: u32) { assert!(n > 0); }' };
    expect(located(files, 'p/lib/p::a::adds::case_1')).toEqual(['src/a.rs case_1']);
  });
});

describe('pairing', () => {
  /** Texts of files before and after, empty for one that is not there; in `kept`, those that stay as they are. */
  const pairs = (
    files: Readonly<Record<string, readonly [string, string]>>,
    from: string[],
    to: string[],
    kept: Readonly<Record<string, string>> = {},
  ) =>
    pairRenamed({
      vanished: from.map(gone),
      added: to.map(added),
      changes: Object.entries(files).map(([path, [before, after]]) => ({
        path,
        before: before === '' ? null : side(before),
        after: after === '' ? null : side(after),
      })),
      blobs: {
        before: new Map(Object.entries(kept).concat(blobsOf(files, 0))),
        after: new Map(Object.entries(kept).concat(blobsOf(files, 1))),
      },
      workspace: '',
      baseline: from.map(testId),
    }).map((pair) => `${testString(pair.from.test)} ${testString(pair.to.test)}`);

  it('follows cases of one function, each by its case', () => {
    const rstest = (name: string) => `#[rstest] fn ${name}(#[case] n: u32) { assert!(n > 0); }`;
    expect(
      pairs(
        { 'src/a.rs': [rstest('adds'), rstest('sums')] },
        ['p/lib/p::a::adds::case_1', 'p/lib/p::a::adds::case_2'],
        ['p/lib/p::a::sums::case_2', 'p/lib/p::a::sums::case_1'],
      ),
    ).toEqual([
      'p/lib/p::a::adds::case_1 p/lib/p::a::sums::case_1',
      'p/lib/p::a::adds::case_2 p/lib/p::a::sums::case_2',
    ]);
  });

  it('prefers the name among equal bodies', () => {
    const two = (a: string, b: string) => `#[test] fn ${a}() { go(); } #[test] fn ${b}() { go(); }`;
    expect(
      pairs(
        { 'tests/a.rs': [two('x', 'y'), ''], 'tests/b.rs': ['', two('y', 'x')] },
        ['p/test/a::x', 'p/test/a::y'],
        ['p/test/b::x', 'p/test/b::y'],
      ),
    ).toEqual(['p/test/a::x p/test/b::x', 'p/test/a::y p/test/b::y']);
  });

  it('does not take a function that changed for one that only its target declares elsewhere', () => {
    const files = { 'src/a.rs': ['#[test] fn t() { one(); }', '#[test] fn t() { two(); }'] } as const;
    expect(pairs(files, ['p/bin/p::a::t'], ['p/lib/p::a::t'])).toEqual([]);
    const kept = { 'src/a.rs': '#[test] fn t() { one(); }' };
    expect(pairs({}, ['p/bin/p::a::t'], ['p/lib/p::a::t'], kept)).toEqual(['p/bin/p::a::t p/lib/p::a::t']);
    expect(pairs({}, ['p/bin/p::a::t'], ['q/lib/q::a::t'], kept)).toEqual([]);
  });

  describe('of tests that a macro made', () => {
    const made = (...names: string[]) => names.map((name) => `checks! { ${name} }`).join('\n');

    it('does not find one that was taken out in a namesake of another target', () => {
      const files = {
        'tests/x.rs': [made('a', 'b'), made('a')],
        'tests/y.rs': ['', 'macro_rules! empty { ($n:ident) => { #[test] fn $n() {} } }\nempty!(b);'],
      } as const;
      expect(pairs(files, ['p/test/x::b'], ['p/test/y::b'])).toEqual([]);
    });

    it('follows one whose file moved as it was, or whose target alone has a new name', () => {
      const moved = { 'tests/x.rs': [made('a'), ''], 'tests/y.rs': ['', made('a')] } as const;
      expect(pairs(moved, ['p/test/x::a'], ['p/test/y::a'])).toEqual(['p/test/x::a p/test/y::a']);
      const kept = { 'tests/x.rs': made('a') };
      expect(pairs({}, ['p/test/x::a'], ['p/test/z::a'], kept)).toEqual(['p/test/x::a p/test/z::a']);
    });

    it('follows none whose file changed on the way', () => {
      const files = { 'tests/x.rs': [made('a'), ''], 'tests/y.rs': ['', `${made('a')} `] } as const;
      expect(pairs(files, ['p/test/x::a'], ['p/test/y::a'])).toEqual([]);
    });

    it('looks into the file that the modules lead to, and into the crate’s root where they lead to none', () => {
      const kept = { 'src/lib.rs': 'mod a;', 'src/main.rs': 'mod a;', 'src/a.rs': made('t') };
      const from = 'p/bin/p::a::tests::t';
      const to = 'p/lib/p::a::tests::t';
      expect(pairs({}, [from], [to], kept)).toEqual([`${from} ${to}`]);
      const inRoot = {
        'src/main.rs': [`mod a { ${made('t')} }`, ''],
        'src/lib.rs': ['', 'mod a { empty!(t); }'],
      } as const;
      expect(pairs(inRoot, [from], [to])).toEqual([]);
    });
  });

  describe('of cases that an attribute makes', () => {
    const rstest = (body: string) =>
      `#[rstest] #[case(1)] #[case(2)] fn f(#[case] n: u32, #[values(1, 2)] a: u8, #[values(1, 2)] b: u8) { ${body} }`;
    const testCase = (body: string) =>
      `#[test_case(1; "one")] #[test_case(2 => 3)] fn f(n: u32) -> u32 { ${body} }`;
    const cases = ['case_1', 'case_2', 'one', '_2_expects_3', 'case_1::a_1_1::b_2_2', 'a_1_1::b_1_1'];

    it.each<[string, (module: string, text: string) => readonly [string, string]]>([
      ['a file', (module, text) => [`src/${module}.rs`, text]],
      ['a folder', (module, text) => [`src/${module}/mod.rs`, text]],
      ['a module within a file', (module, text) => ['src/lib.rs', `mod ${module} { ${text} }`]],
      ['a module of tests', (module, text) => [`src/${module}.rs`, `#[cfg(test)] mod tests { ${text} }`]],
    ])('follows each when %s has a new name', (what, place) => {
      const inner = what === 'a module of tests' ? '::tests' : '';
      const [from, to] = ['old_mod', 'new_mod'].map((module) =>
        cases.map((each) => `p/lib/p::${module}${inner}::f::${each}`),
      ) as [string[], string[]];
      const unknown = '#[our_cases(1, 2)] fn f(n: u32) { assert!(n > 0); }';
      for (const text of [rstest('assert!(n > 0);'), testCase('assert!(n > 0); n + 1'), unknown]) {
        const [was, is] = [place('old_mod', text), place('new_mod', text)];
        const files: Record<string, readonly [string, string]> =
          was[0] === is[0]
            ? { [was[0]]: [was[1], is[1]] }
            : {
                [was[0]]: [was[1], ''],
                [is[0]]: ['', is[1]],
                'src/lib.rs': ['mod old_mod;', 'mod new_mod;'],
              };
        expect(pairs(files, from, to).toSorted()).toEqual(
          from.map((each, i) => `${each} ${to[i]}`).toSorted(),
        );
        const weaker = Object.fromEntries(
          Object.entries(files).map(([path, [a, b]]) => [
            path,
            [a, b.replace('assert!(n > 0);', '')] as const,
          ]),
        );
        expect(pairs(weaker, from, to)).toEqual([]);
      }
    });
  });

  it('gives each test one partner at most, and none outside of its package', () => {
    const name = fc
      .tuple(fc.constantFrom('p', 'q'), fc.constantFrom('a', 'b', 'c'))
      .map(([owner, test]) => `${owner}/test/x::${test}`);
    const text = '#[test] fn a() { go(); } #[test] fn b() { go(); } #[test] fn c() { no(); }';
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.uniqueArray(name), (from, to) => {
        const found = pairs({ 'p/tests/x.rs': [text, text], 'q/tests/x.rs': [text, ''] }, from, to);
        const ends = found.map((pair) => pair.split(' '));
        for (const end of [0, 1]) {
          const each = ends.map((pair) => pair[end]);
          expect(new Set(each).size).toBe(each.length);
        }
        for (const [a = '', b = ''] of ends) expect(a.charAt(0)).toBe(b.charAt(0));
      }),
    );
  });
});

describe('a pool', () => {
  it('gives out everything once, under the first key that has something', () => {
    const pool = createPool<string>();
    pool.add('one', ['a', 'b']);
    pool.add('two', ['b']);
    expect([pool.take(['x', 'b']), pool.take(['a']), pool.take(['b']), pool.take(['b'])]).toEqual([
      'one',
      null,
      'two',
      null,
    ]);
  });
});

describe('the nearest line', () => {
  const before = side('fn a() {}\n\nfn b() {\n}\n\nfn c() {}\n');

  it.each<[string, string | null, number]>([
    ['behind what stood above', 'x();\nfn a() {\n}\n\nfn c() {}\n', 3],
    ['at what stood below', '\n\nfn c() {}\n', 3],
    ['where it stood', '\n\n\n\n\n\n', 3],
    ['within the file', '\n', 2],
    ['at the top of a file that is gone', null, 1],
  ])('is %s', (_what, after, line) => {
    expect(lineFinder(before, after === null ? null : side(after))(3)).toBe(line);
  });
});
