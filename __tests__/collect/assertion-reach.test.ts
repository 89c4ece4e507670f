import { describe, expect, it } from '@jest/globals';
import { errors, type FloorScene, gate, judgeFloor } from './floor-scene.js';

type Tree = FloorScene['fork'];

const test = (name: string, ...lines: readonly string[]) =>
  `#[test]\nfn ${name}() {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const ONE = test('one', 'assert_eq!(f(1), 2);');
const TWO = test('two', 'assert_eq!(f(2), 3);');
const EMPTY = test('one') + test('two');
const CARGO = '[package]\nname = "limiter"\nversion = "0.1.0"\nedition = "2021"\n';
const LIB = 'pub fn f(n: u32) -> u32 { n + 1 }\n#[cfg(test)]\nmod util;\n#[cfg(test)]\nmod tests;\n';
const SOAK = `mod common;\n${test('soaks', 'assert!(common::ready());')}`;
const KIT = CARGO.replace('limiter', 'kit');

const FORK: Tree = {
  'Cargo.toml': CARGO,
  'src/lib.rs': LIB,
  'src/tests.rs': ONE + TWO,
  'src/util.rs': 'pub fn is(a: u32, b: u32) {\n    assert_eq!(a, b);\n}\n',
  'src/sub/mod.rs': '#[cfg(test)]\n#[path = "checks.rs"]\nmod deep;\n',
  'src/sub/checks.rs': test('deep', 'assert!(g());'),
  'tests/soak.rs': SOAK,
  'tests/common/mod.rs': 'pub fn ready() -> bool { true }\n',
};
const SUB = { ...FORK, 'src/lib.rs': `${LIB}mod sub;\n` };

/** Judged with `floor: off`, so that nothing but the sources speaks. */
async function losses(fork: Tree, head: Tree): Promise<readonly string[]> {
  const report = await judgeFloor({
    fork,
    head,
    before: {},
    after: {},
    input: { floor: 'off' },
    given: () => ({}),
  });
  return errors(report).map((error) => error.replace('no-assertion-loss ', ''));
}

function without(tree: Tree, ...paths: readonly string[]): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => !paths.includes(path)));
}

describe('assertions that are lost since other files are run', () => {
  it.each<[string, Tree, Tree, readonly string[]]>([
    [
      'by a path on the module, while the old file stays',
      FORK,
      {
        ...FORK,
        'src/lib.rs': LIB.replace('mod tests;', '#[path = "quick.rs"]\nmod tests;'),
        'src/quick.rs': EMPTY,
      },
      ['test_lost_assertions src/quick.rs:2', 'test_lost_assertions src/quick.rs:5'],
    ],
    [
      'by a path that is spelled with escapes, behind other attributes',
      FORK,
      {
        ...FORK,
        'src/lib.rs': LIB.replace(
          'mod tests;',
          '#[path = "qu\\u{69}ck.rs"]\n#[allow(dead_code)]\npub(crate) mod tests;',
        ),
        'src/quick.rs': EMPTY,
      },
      ['test_lost_assertions src/quick.rs:2', 'test_lost_assertions src/quick.rs:5'],
    ],
    [
      'by a path of a `cfg_attr` that always holds',
      FORK,
      {
        ...FORK,
        'src/lib.rs': LIB.replace('mod tests;', '#[cfg_attr(all(), path = "quick.rs")]\nmod tests;'),
        'src/quick.rs': EMPTY,
      },
      ['test_lost_assertions src/quick.rs:2', 'test_lost_assertions src/quick.rs:5'],
    ],
    [
      'by a path to a file that was there already',
      { ...FORK, 'src/quick.rs': EMPTY },
      {
        ...FORK,
        'src/lib.rs': LIB.replace('mod tests;', '#[path = "quick.rs"]\nmod tests;'),
        'src/quick.rs': EMPTY,
      },
      ['test_lost_assertions src/quick.rs:2', 'test_lost_assertions src/quick.rs:5'],
    ],
    [
      'by a module written out in the place of the file',
      FORK,
      { ...FORK, 'src/lib.rs': LIB.replace('mod tests;', `mod tests {\n${EMPTY}}`) },
      ['test_lost_assertions src/lib.rs:7', 'test_lost_assertions src/lib.rs:10'],
    ],
    [
      'by a module that no build compiles, beside one written out',
      FORK,
      {
        ...FORK,
        'src/lib.rs': LIB.replace('mod tests;', `mod tests {\n${EMPTY}}\n#[cfg(any())]\nmod tests;`),
      },
      ['test_lost_assertions src/lib.rs:7', 'test_lost_assertions src/lib.rs:10'],
    ],
    [
      'by another path of a module further down',
      SUB,
      {
        ...SUB,
        'src/sub/mod.rs': '#[cfg(test)]\n#[path = "quick.rs"]\nmod deep;\n',
        'src/sub/quick.rs': test('deep'),
      },
      ['test_lost_assertions src/sub/quick.rs:2'],
    ],
    [
      'by a target with another path',
      FORK,
      {
        ...FORK,
        'Cargo.toml': `${CARGO}[[test]]\nname = "soak"\npath = "it/soak.rs"\n`,
        'it/soak.rs': test('soaks'),
      },
      ['test_lost_assertions it/soak.rs:2'],
    ],
    [
      'by a library with another path, written in another way',
      FORK,
      {
        ...FORK,
        'Cargo.toml': `lib = { "path" = 'src/alt.rs' }\n${CARGO}`,
        'src/alt.rs': LIB.replace('mod tests;', '#[path = "quick.rs"]\nmod tests;'),
        'src/quick.rs': EMPTY,
      },
      ['test_lost_assertions src/quick.rs:2', 'test_lost_assertions src/quick.rs:5'],
    ],
    [
      'by a target that is not tested any more',
      FORK,
      { ...FORK, 'Cargo.toml': `${CARGO}[lib]\ntest = false\n` },
      ['file_lost_assertions src/util.rs:1', 'file_lost_assertions src/tests.rs:1'],
    ],
    [
      'by a package of the same name in another folder',
      {
        'Cargo.toml': '[workspace]\nmembers = ["kit"]\n',
        'kit/Cargo.toml': KIT,
        'kit/src/lib.rs': `#[cfg(test)]\nmod tests {\n${ONE}}\n`,
      },
      {
        'Cargo.toml': '[workspace]\nmembers = ["kit2"]\n',
        'kit/Cargo.toml': KIT,
        'kit/src/lib.rs': `#[cfg(test)]\nmod tests {\n${ONE}}\n`,
        'kit2/Cargo.toml': KIT,
        'kit2/src/lib.rs': `#[cfg(test)]\nmod tests {\n${test('one')}}\n`,
      },
      ['test_lost_assertions kit2/src/lib.rs:4'],
    ],
    [
      'by a function of a file that only tests compile',
      FORK,
      { ...FORK, 'src/util.rs': 'pub fn is(_a: u32, _b: u32) {}\n' },
      ['file_lost_assertions src/util.rs:1'],
    ],
    [
      'by a file that is included',
      { ...FORK, 'tests/soak.rs': `${SOAK}include!("cases.in");\n`, 'tests/cases.in': ONE },
      { ...FORK, 'tests/soak.rs': `${SOAK}include!("cases.in");\n`, 'tests/cases.in': test('one') },
      ['test_lost_assertions tests/cases.in:2'],
    ],
    [
      'by documentation that is included',
      {
        ...FORK,
        'src/lib.rs': `#![doc = include_str!("../README.md")]\n${LIB}`,
        'README.md': '# It\n\n```\nassert_eq!(limiter::f(1), 2);\n```\n',
      },
      {
        ...FORK,
        'src/lib.rs': `#![doc = include_str!("../README.md")]\n${LIB}`,
        'README.md': '# It\n\n```\nlimiter::f(1);\n```\n',
      },
      ['doctest_lost_assertions README.md:3'],
    ],
  ])('%s', async (_what, fork, head, expected) => {
    expect(await losses(fork, head)).toEqual(expected);
  });

  const lost = { ...FORK, 'src/tests.rs': test('one', 'f(1);') + TWO };
  it.each<[string, Tree]>([
    ['below a folder that is no target', { ...lost, 'tests/extra/dead.rs': ONE }],
    ['in a source file without a module', { ...lost, 'src/dead.rs': `mod t {\n${ONE}}\n` }],
    [
      'in a test file while tests are listed',
      { ...lost, 'Cargo.toml': `${CARGO}autotests = false\n[[test]]\nname = "soak"\n`, 'tests/gone.rs': ONE },
    ],
    [
      'in a file whose module a macro names that is never used',
      {
        ...lost,
        'src/lib.rs': `${LIB}macro_rules! never { () => { mod dead; } }\n`,
        'src/dead.rs': ONE,
      },
    ],
    ['in an example', { ...lost, 'examples/e.rs': ONE }],
    [
      'in a package that no workspace holds',
      { ...lost, 'Cargo.toml': `${CARGO}[workspace]\n`, 'kit/Cargo.toml': KIT, 'kit/src/lib.rs': ONE },
    ],
    [
      'in a workspace of its own',
      { ...lost, 'kit/Cargo.toml': `${KIT}[workspace]\n`, 'kit/src/lib.rs': ONE },
    ],
  ])('to a test that never runs %s', async (_where, head) => {
    expect(await losses(FORK, head)).toEqual(['test_lost_assertions src/tests.rs:2']);
  });

  it('to a test that did not run, as evidence tells', async () => {
    const passed = ['limiter/lib/limiter::tests::one', 'limiter/lib/limiter::tests::two'];
    const head = {
      ...lost,
      'src/lib.rs': `${LIB}#[cfg(feature = "slow")]\nmod slow;\n`,
      'src/slow.rs': test('slow_one', 'assert_eq!(f(1), 2);'),
    };
    const judge = (after: readonly string[]) =>
      judgeFloor({ fork: FORK, head, before: { passed }, after: { passed: after } });
    expect(errors(await judge(passed))).toEqual(['no-assertion-loss test_lost_assertions src/tests.rs:2']);
    expect(errors(await judge([...passed, 'limiter/lib/limiter::slow::slow_one']))).toEqual([]);
  });

  it('is told of the test that is run now, by the name that it has in the evidence', async () => {
    const passed = ['limiter/lib/limiter::tests::one', 'limiter/lib/limiter::tests::two'];
    const head = { ...FORK, 'src/lib.rs': LIB.replace('mod tests;', `mod tests {\n${test('one')}${TWO}}`) };
    const report = await judgeFloor({ fork: FORK, head, before: { passed }, after: { passed } });
    expect(errors(report)).toEqual(['no-assertion-loss test_lost_assertions src/lib.rs:7']);
  });

  it('is not told twice where the evidence says that tests are gone', async () => {
    const report = await judgeFloor({
      fork: FORK,
      head: { ...FORK, 'src/lib.rs': LIB.replace('#[cfg(test)]\nmod tests;\n', '') },
      before: { passed: ['limiter/lib/limiter::tests::one', 'limiter/lib/limiter::tests::two'] },
      after: {},
    });
    expect(errors(report).filter((error) => error.startsWith('no-assertion-loss'))).toEqual([]);
    expect(gate(report, 'no-test-gaming').outcome).toBe('fail');
  });

  it('says that no target leads to the file', async () => {
    const head = { ...FORK, 'src/lib.rs': LIB.replace('#[cfg(test)]\nmod tests;\n', '') };
    const report = await judgeFloor({ fork: FORK, head, before: {}, after: {}, input: { floor: 'off' } });
    expect(gate(report, 'no-assertion-loss').findings[0]).toMatchObject({
      code: 'file_lost_assertions',
      message:
        'src/tests.rs asserted 2 times and belongs to no target whose tests run now, and no test that moved accounts for that.',
    });
  });
});

describe('assertions that are not lost', () => {
  it.each<[string, Tree, Tree]>([
    [
      'a module was written out',
      FORK,
      {
        ...without(FORK, 'src/tests.rs'),
        'src/lib.rs': LIB.replace('mod tests;', `mod tests {\n${ONE}${TWO}}`),
      },
    ],
    [
      'a module was written out, and its file forgotten',
      FORK,
      { ...FORK, 'src/lib.rs': LIB.replace('mod tests;', `mod tests {\n${ONE}${TWO}}`) },
    ],
    [
      'a module went to a file',
      {
        ...without(FORK, 'src/tests.rs'),
        'src/lib.rs': LIB.replace('mod tests;', `mod tests {\n${ONE}${TWO}}`),
      },
      FORK,
    ],
    ['a module went to a folder', FORK, { ...without(FORK, 'src/tests.rs'), 'src/tests/mod.rs': ONE + TWO }],
    [
      'a module has another name, and so has its file',
      FORK,
      {
        ...without(FORK, 'src/tests.rs'),
        'src/checks.rs': ONE + TWO,
        'src/lib.rs': LIB.replace('mod tests;', 'mod checks;'),
      },
    ],
    [
      'a module has a path that leads to the same file',
      FORK,
      { ...FORK, 'src/lib.rs': LIB.replace('mod tests;', '#[path = "tests.rs"]\nmod checks;') },
    ],
    [
      'a test file went to a folder with what it shares',
      FORK,
      {
        ...without(FORK, 'tests/soak.rs', 'tests/common/mod.rs'),
        'tests/soak/main.rs': SOAK,
        'tests/soak/common/mod.rs': 'pub fn ready() -> bool { true }\n',
      },
    ],
    [
      'a target is written down where it was found before',
      FORK,
      {
        ...FORK,
        'Cargo.toml': `${CARGO}autotests = false\n[[test]]\nname = "soak"\npath = "./tests/soak.rs"\n`,
      },
    ],
    [
      'the package went to a folder',
      FORK,
      {
        'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
        ...Object.fromEntries(Object.entries(FORK).map(([path, text]) => [`crates/limiter/${path}`, text])),
      },
    ],
    ['the package has another name', FORK, { ...FORK, 'Cargo.toml': CARGO.replace('limiter', 'lim') }],
    [
      'a test moved to a new package that others depend on',
      FORK,
      {
        ...FORK,
        'Cargo.toml': `${CARGO}[dependencies]\nkit = { path = "kit" }\n[workspace]\n`,
        'src/tests.rs': TWO,
        'kit/Cargo.toml': KIT,
        'kit/src/lib.rs': `#[cfg(test)]\nmod tests {\n${ONE}}\n`,
      },
    ],
    [
      'a test moved to a new module of a new module',
      FORK,
      {
        ...FORK,
        'src/lib.rs': `${LIB}mod new;\n`,
        'src/new.rs': 'cfg_if! { if #[cfg(test)] { mod checks; } }\n',
        'src/new/checks.rs': ONE,
        'src/tests.rs': TWO,
      },
    ],
    [
      'a test moved to a file that is included',
      { ...FORK, 'src/other.in': 'fn x() {}\n' },
      { ...FORK, 'src/lib.rs': `${LIB}include!("more.rs");\n`, 'src/more.rs': ONE, 'src/tests.rs': TWO },
    ],
    [
      'a macro makes the modules',
      {
        ...FORK,
        'src/lib.rs': `${LIB}macro_rules! m { ($n:ident) => { mod $n; } }\nm!(a);\n`,
        'src/a.rs': ONE + TWO,
      },
      {
        ...FORK,
        'src/lib.rs': `${LIB}macro_rules! m { ($n:ident) => { mod $n; } }\nm!(a);\nm!(b);\n`,
        'src/a.rs': ONE,
        'src/b.rs': TWO,
      },
    ],
    [
      'what no target leads to moved to where tests run, or beside',
      { ...FORK, 'tests/ui/a.rs': ONE, 'tests/ui/b.rs': test('b', 'assert!(b());') },
      { ...FORK, 'tests/ui/c.rs': test('b', 'assert!(b());'), 'tests/more.rs': ONE },
    ],
    [
      'it is documentation that nothing includes',
      { ...FORK, 'README.md': 'assert_eq!(1, n)\n' },
      { ...FORK, 'README.md': 'x\n' },
    ],
    [
      'code that is no test asserts less',
      { ...FORK, 'src/lib.rs': `${LIB}fn h(n: u32) { assert!(n > 0); }\n` },
      { ...FORK, 'src/lib.rs': `${LIB}fn h(_: u32) {}\n` },
    ],
  ])('because %s', async (_what, fork, head) => {
    expect(await losses(fork, head)).toEqual([]);
  });
});
