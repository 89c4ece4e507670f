import { describe, expect, it } from '@jest/globals';
import { errors, type FloorScene, gate, judgeFloor } from './floor-scene.js';

const test = (name: string, ...lines: readonly string[]) =>
  `#[test]\nfn ${name}() {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const TWO = test('fills', 'assert_eq!(fill(1), 2);', 'assert_eq!(fill(2), 3);');
const OTHER = test('empties', 'assert!(empty());');
const HELPER = 'pub fn check(n: u32) {\n    assert!(n > 0);\n    assert!(n < 9);\n}\n';

const module = (...parts: readonly string[]) => `#[cfg(test)]\nmod tests {\n${parts.join('')}}\n`;
const documented = (...lines: readonly string[]) =>
  `/// \`\`\`\n${lines.map((line) => `/// ${line}\n`).join('')}/// \`\`\`\npub fn f() {}\n`;
const FAKE = 'macro_rules! assert_eq { ($($t:tt)*) => {} }\n';

/** Judged with `floor: off`, so that nothing but the sources speaks. */
async function losses(before: FloorScene['fork'], after: FloorScene['fork']): Promise<readonly string[]> {
  const report = await judgeFloor({
    fork: before,
    head: after,
    before: {},
    after: {},
    input: { floor: 'off' },
    given: () => ({}),
  });
  return errors(report).map((error) => error.replace('no-assertion-loss ', ''));
}

describe('assertions that are lost', () => {
  it.each<[string, FloorScene['fork'], FloorScene['fork'], readonly string[]]>([
    [
      'by a test in a source file',
      { 'src/a.rs': TWO },
      { 'src/a.rs': TWO.replace('assert_eq!(fill(2), 3);', '') },
      ['test_lost_assertions src/a.rs:2'],
    ],
    [
      'by a test in a test file, which is told once',
      { 'tests/a.rs': TWO },
      { 'tests/a.rs': TWO.replace('assert_eq!(fill(2), 3);', '') },
      ['test_lost_assertions tests/a.rs:2'],
    ],
    [
      'for one that says nothing',
      { 'src/a.rs': TWO },
      { 'src/a.rs': TWO.replace('fill(2), 3', '3, 3') },
      ['test_lost_assertions src/a.rs:2'],
    ],
    [
      'with `#[should_panic]`',
      { 'src/a.rs': '#[test]\n#[should_panic]\nfn p() { go(); }\n' },
      { 'src/a.rs': '#[test]\nfn p() { go(); }\n' },
      ['test_lost_assertions src/a.rs:2'],
    ],
    [
      'by a function that tests share',
      { 'tests/common/mod.rs': HELPER },
      { 'tests/common/mod.rs': HELPER.replace('    assert!(n < 9);\n', '') },
      ['file_lost_assertions tests/common/mod.rs:1'],
    ],
    [
      'with a test of a test file that is gone, while there is no floor that would tell of it',
      { 'tests/a.rs': TWO + OTHER },
      { 'tests/a.rs': TWO },
      ['file_lost_assertions tests/a.rs:5'],
    ],
    ['with a test file', { 'tests/a.rs': TWO }, {}, ['file_lost_assertions tests/a.rs:1']],
    [
      'by a test that moved',
      { 'tests/a.rs': TWO + OTHER },
      { 'tests/a.rs': OTHER, 'tests/b.rs': TWO.replace('assert_eq!(fill(2), 3);', '') },
      ['test_lost_assertions tests/b.rs:2'],
    ],
    [
      'while others of the file moved',
      { 'tests/a.rs': TWO + OTHER + HELPER },
      { 'tests/a.rs': HELPER.replace('    assert!(n < 9);\n', ''), 'tests/b.rs': TWO + OTHER },
      ['file_lost_assertions tests/a.rs:1'],
    ],
    [
      'with a file that became a symlink',
      { 'tests/a.rs': TWO },
      { 'tests/a.rs': { mode: '120000', text: 'b.rs' } },
      ['file_lost_assertions tests/a.rs:1'],
    ],
    [
      'by one platform’s variant of a test that was twice the same',
      { 'src/a.rs': `#[cfg(unix)]\n${OTHER}#[cfg(windows)]\n${OTHER}` },
      { 'src/a.rs': `#[cfg(unix)]\n${OTHER}#[cfg(windows)]\n${test('empties', 'empty();')}` },
      ['test_lost_assertions src/a.rs:8'],
    ],
    [
      'by a test that is to panic now',
      { 'src/a.rs': TWO },
      { 'src/a.rs': TWO.replace('#[test]\n', '#[test]\n#[should_panic]\n') },
      ['test_expects_panic src/a.rs:2'],
    ],
    [
      'by a test without assertions that is to panic now',
      { 'src/a.rs': test('p', 'go().unwrap();') },
      { 'src/a.rs': `#[should_panic]\n${test('p', 'go().unwrap();')}` },
      ['test_expects_panic src/a.rs:1'],
    ],
    [
      'by a test that is to panic on one platform now',
      { 'tests/a.rs': TWO },
      { 'tests/a.rs': `#[cfg_attr(unix, should_panic)]\n${TWO}` },
      ['test_expects_panic tests/a.rs:1'],
    ],
    [
      'by a test that is to panic everywhere now',
      { 'tests/a.rs': `#[cfg_attr(windows, should_panic)]\n${TWO}` },
      { 'tests/a.rs': `#[should_panic]\n${TWO}` },
      ['test_expects_panic tests/a.rs:1'],
    ],
    [
      'by a case that is to panic now',
      { 'tests/a.rs': '#[test_case(1; "a")]\n#[test_case(2)]\nfn p(n: u8) { go(n); }\n' },
      { 'tests/a.rs': '#[test_case(1 => panics; "a")]\n#[test_case(2)]\nfn p(n: u8) { go(n); }\n' },
      ['test_expects_panic tests/a.rs:1'],
    ],
    [
      'by a test with a new name that is to panic now',
      { 'src/a.rs': TWO },
      { 'src/a.rs': `#[should_panic]\n${TWO.replace('fills', 'overflows')}` },
      ['test_expects_panic src/a.rs:1'],
    ],
    [
      'with the message of a panic',
      { 'src/a.rs': '#[test]\n#[should_panic(expected = "too full")]\nfn p() { go(); }\n' },
      { 'src/a.rs': '#[test]\n#[should_panic]\nfn p() { go(); }\n' },
      ['test_expects_any_panic src/a.rs:2'],
    ],
    [
      'with a part of the message of a panic',
      { 'src/a.rs': '#[test]\n#[should_panic(expected = "too full")]\nfn p() { go(); }\n' },
      { 'src/a.rs': '#[test]\n#[should_panic(expected = r"")]\nfn p() { go(); }\n' },
      ['test_expects_any_panic src/a.rs:2'],
    ],
    [
      'by a function that tests of a source file share',
      { 'src/a.rs': module(TWO, HELPER) },
      { 'src/a.rs': module(TWO, HELPER.replace(/ {4}assert.*\n/g, '')) },
      ['file_lost_assertions src/a.rs:8'],
    ],
    [
      'by a macro that tests of a source file share',
      { 'src/a.rs': module(TWO, 'macro_rules! check { ($n:expr) => { assert!($n > 0) } }\n') },
      { 'src/a.rs': module(TWO, 'macro_rules! check { ($n:expr) => { $n } }\n') },
      ['file_lost_assertions src/a.rs:1'],
    ],
    [
      'by a doctest of a source file',
      { 'src/lib.rs': documented('assert_eq!(f(), 1);', 'assert_eq!(f(), 2);') },
      { 'src/lib.rs': documented('assert_eq!(f(), 1);') },
      ['doctest_lost_assertions src/lib.rs:1'],
    ],
    [
      'by a doctest that still names them',
      { 'src/lib.rs': documented('assert_eq!(f(), 1);') },
      { 'src/lib.rs': documented('let _ = "assert_eq!(f(), 1);";') },
      ['doctest_lost_assertions src/lib.rs:1'],
    ],
    [
      'behind a `cfg` that never holds',
      { 'src/a.rs': TWO },
      { 'src/a.rs': TWO.replace('assert_eq!(fill(2)', '#[cfg(any())]\n    assert_eq!(fill(2)') },
      ['test_lost_assertions src/a.rs:2'],
    ],
    [
      'behind `cfg(not(test))` that a `cfg_attr` applies',
      { 'src/a.rs': TWO },
      { 'src/a.rs': `#[cfg_attr(all(), cfg(not(test)))]\n${TWO}` },
      ['test_lost_assertions src/a.rs:3'],
    ],
    [
      'in a module that is never compiled',
      { 'src/a.rs': module(TWO) },
      { 'src/a.rs': `#[cfg(false)]\n${module(TWO)}` },
      ['test_lost_assertions src/a.rs:5'],
    ],
    ...(
      [
        ['`stringify!`', 'let _ = stringify!(assert_eq!(fill(2), 3));'],
        ['`if false`', 'if false { assert_eq!(fill(2), 3); }'],
        ['`if cfg!(any())`', 'if cfg!(any()) { assert_eq!(fill(2), 3); }'],
        ['`if (!true)`', 'if (!true) && ready() { assert_eq!(fill(2), 3); }'],
        ['the `else` of `if true`', 'if true { go(); } else { assert_eq!(fill(2), 3); }'],
        ['`while false`', 'while false { assert_eq!(fill(2), 3); }'],
        ['a closure that nothing can call', 'let _ = || assert_eq!(fill(2), 3);'],
        ['`return`', 'return;\n    assert_eq!(fill(2), 3);'],
        ['`|| true`', 'assert!(fill(2) == 3 || true);'],
      ] as const
    ).map(([what, line]): [string, FloorScene['fork'], FloorScene['fork'], readonly string[]] => [
      `in or behind ${what}`,
      { 'src/a.rs': TWO },
      { 'src/a.rs': TWO.replace('assert_eq!(fill(2), 3);', line) },
      ['test_lost_assertions src/a.rs:2'],
    ]),
    [
      'to a macro of the same name',
      { 'tests/a.rs': TWO },
      { 'tests/a.rs': FAKE + TWO },
      ['test_lost_assertions tests/a.rs:3'],
    ],
    [
      'to a macro of the same name that does something else',
      { 'src/a.rs': module(TWO) },
      { 'src/a.rs': module('macro_rules! assert_eq { ($a:expr, $b:expr) => { drop(($a, $b)) } }\n', TWO) },
      ['test_lost_assertions src/a.rs:5'],
    ],
    [
      'to a macro that is imported under the name',
      { 'tests/a.rs': TWO },
      { 'tests/a.rs': `use fakes::{ignore as assert_eq};\n${TWO}` },
      ['test_lost_assertions tests/a.rs:3'],
    ],
    [
      'to a test that is ignored',
      { 'tests/a.rs': TWO },
      {
        'tests/a.rs': `${test('fills', 'assert_eq!(fill(1), 2);')}#[ignore]\n${test('rest', 'assert_eq!(fill(2), 3);')}`,
      },
      ['test_lost_assertions tests/a.rs:2'],
    ],
    [
      'to a function that is not called',
      { 'tests/a.rs': TWO },
      {
        'tests/a.rs':
          test('fills', 'let _ = "check(1)";') +
          'fn check(n: u32) { assert_eq!(fill(n), n + 1); assert!(n > 0); }\n',
      },
      ['test_lost_assertions tests/a.rs:2'],
    ],
    [
      'to a closure with the name of a function that asserts',
      { 'tests/a.rs': TWO + HELPER },
      { 'tests/a.rs': test('fills', 'let check = |_| ();', 'check(1);') + HELPER },
      ['test_lost_assertions tests/a.rs:2'],
    ],
    [
      'to a function of the code under test',
      { 'src/a.rs': TWO + HELPER },
      { 'src/a.rs': test('fills', 'check(1);') + HELPER },
      ['test_lost_assertions src/a.rs:2'],
    ],
  ])('%s', async (_what, before, after, expected) => {
    expect(await losses(before, after)).toEqual(expected);
  });
});

describe('assertions that are not lost', () => {
  it.each<[string, FloorScene['fork'], FloorScene['fork']]>([
    ['nothing changed but the order', { 'tests/a.rs': TWO + OTHER }, { 'tests/a.rs': OTHER + TWO }],
    ['a test got a new name', { 'tests/a.rs': TWO }, { 'tests/a.rs': TWO.replace('fills', 'pours') }],
    ['a test file got a new name', { 'tests/a.rs': TWO + HELPER }, { 'tests/b.rs': TWO + HELPER }],
    [
      'a test moved to a file that was there',
      { 'tests/a.rs': TWO + OTHER, 'tests/b.rs': 'fn x() {}\n' },
      { 'tests/a.rs': OTHER, 'tests/b.rs': `fn x() {}\n${TWO}` },
    ],
    [
      'a shared function moved',
      { 'tests/a.rs': TWO + HELPER },
      { 'tests/a.rs': TWO, 'tests/common/mod.rs': HELPER },
    ],
    [
      'a test gained one',
      { 'src/a.rs': TWO },
      { 'src/a.rs': TWO.replace('fill(1)', 'fill(1)'.repeat(1)) + OTHER },
    ],
    [
      'one was put in the place of another',
      { 'src/a.rs': TWO },
      { 'src/a.rs': TWO.replace('assert_eq!(fill(2), 3)', 'assert!(fill(2) > 1)') },
    ],
    [
      'a comparison was written as another macro',
      { 'src/a.rs': test('fills', 'assert!(fill(1) == 2);') },
      { 'src/a.rs': test('fills', 'assert_eq!(fill(1), 2);') },
    ],
    [
      'a test was split in two',
      { 'src/a.rs': module(TWO) },
      {
        'src/a.rs': module(
          test('fills', 'assert_eq!(fill(1), 2);'),
          test('fills_more', 'assert!(fill(2) == 3, "full");'),
        ),
      },
    ],
    [
      'a test was split in two files',
      { 'tests/a.rs': TWO },
      {
        'tests/a.rs': test('fills', 'assert_eq!(fill(1), 2);'),
        'tests/b.rs': test('more', 'assert_eq!( fill(2), 3 );'),
      },
    ],
    [
      'a test calls a function that asserts as much',
      { 'src/a.rs': module(TWO, OTHER) },
      { 'src/a.rs': module(test('fills', 'check(1);'), OTHER, HELPER) },
    ],
    [
      'tests of a test file share a function that asserts once for all',
      { 'tests/a.rs': TWO + TWO.replace('fills', 'pours') },
      { 'tests/a.rs': test('fills', 'check(1);') + test('pours', 'check(2);') + HELPER },
    ],
    [
      'a test calls a function of a new file, through another',
      { 'tests/a.rs': TWO },
      {
        'tests/a.rs': test('fills', 'common::check_all();'),
        'tests/common/mod.rs': `${HELPER}pub fn check_all() { check(1); }\n`,
      },
    ],
    [
      'a test invokes a macro that asserts as much',
      { 'tests/a.rs': TWO },
      {
        'tests/a.rs': `macro_rules! check { ($a:expr, $b:expr) => { assert_eq!(fill($a), $b) } }\n${test('fills', 'check!(1, 2);', 'check!(2, 3);')}`,
      },
    ],
    [
      'a function that tests share calls another',
      { 'tests/a.rs': HELPER },
      {
        'tests/a.rs':
          'fn one(n: u32) { assert!(n > 0); }\npub fn check(n: u32) {\n    one(n);\n    one(9 - n);\n}\n',
      },
    ],
    [
      'a function that tests share left their module',
      { 'src/a.rs': module(TWO, HELPER) },
      { 'src/a.rs': HELPER + module(TWO) },
    ],
    [
      'the test module went to a file of its own',
      { 'src/a.rs': `fn a() {}\n${module(TWO, OTHER, HELPER)}` },
      { 'src/a.rs': 'fn a() {}\n#[cfg(test)]\nmod tests;\n', 'src/a/tests.rs': TWO + OTHER + HELPER },
    ],
    [
      'a test that should panic asserts now',
      { 'src/a.rs': '#[test]\n#[should_panic]\nfn p() { go(); }\n' },
      { 'src/a.rs': '#[test]\nfn p() { assert!(go().is_err()); }\n' },
    ],
    [
      'the message of a panic is another one',
      { 'src/a.rs': '#[test]\n#[should_panic(expected = "full")]\nfn p() { go(); }\n' },
      { 'src/a.rs': '#[test]\n#[should_panic(expected = "is \\u{66}ull")]\nfn p() { go(); }\n' },
    ],
    [
      'a case that panics is new',
      { 'tests/a.rs': '#[rstest]\n#[case(1)]\nfn p(#[case] n: u8) { go(n); }\n' },
      {
        'tests/a.rs': '#[rstest]\n#[case(1)]\n#[case(0)]\n#[should_panic]\nfn p(#[case] n: u8) { go(n); }\n',
      },
    ],
    [
      'a test caught its panic itself',
      { 'src/a.rs': test('p', 'assert!(std::panic::catch_unwind(|| go()).is_err());') },
      { 'src/a.rs': `#[should_panic]\n${test('p', 'go();')}` },
    ],
    [
      'a new test is to panic',
      { 'src/a.rs': TWO },
      { 'src/a.rs': `${TWO}#[should_panic]\n${test('p', 'go();')}` },
    ],
    [
      'another crate’s macro of the same name was imported',
      { 'tests/a.rs': TWO },
      { 'tests/a.rs': `use pretty_assertions::{assert_eq, assert_ne as assert_other};\n${TWO}` },
    ],
    [
      'a macro passes all on to the one of its name',
      { 'tests/a.rs': TWO },
      {
        'tests/a.rs': `macro_rules! assert_eq { ($($t:tt)*) => { pretty_assertions::assert_eq!($($t)*) } }\n${TWO}`,
      },
    ],
    [
      'the macro of the same name moved',
      { 'tests/a.rs': FAKE + TWO, 'tests/b.rs': OTHER },
      { 'tests/a.rs': OTHER, 'tests/b.rs': FAKE + TWO },
    ],
    [
      'a condition is one of platforms',
      { 'src/a.rs': TWO },
      { 'src/a.rs': TWO.replace('assert_eq!(fill(2)', '#[cfg(unix)]\n    assert_eq!(fill(2)') },
    ],
    [
      'a `return` is one of a branch or a closure',
      { 'src/a.rs': TWO },
      {
        'src/a.rs': TWO.replace(
          'assert_eq!(fill(2)',
          'if slow() { return; }\n    let _f = |x: u8| return x;\n    assert_eq!(fill(2)',
        ),
      },
    ],
    [
      'a doctest’s assertion went to a test, or to another item',
      { 'src/lib.rs': documented('assert_eq!(f(), 1);', 'assert_eq!(g(), 2);') },
      {
        'src/lib.rs':
          documented('f();') +
          documented('assert_eq!(g(), 2);').replace('fn f', 'fn g') +
          module(test('ones', 'assert_eq!(f(), 1);')),
      },
    ],
    [
      'an item went with its doctest',
      { 'src/lib.rs': documented('assert_eq!(f(), 1);') + OTHER },
      { 'src/lib.rs': OTHER },
    ],
    ['it stood in a comment', { 'tests/a.rs': `${TWO}// assert!(x);\n` }, { 'tests/a.rs': TWO }],
    ['it was no test', { 'src/a.rs': 'fn a(n: u32) { assert!(n > 0); }' }, { 'src/a.rs': 'fn a(_: u32) {}' }],
    ['it is no Rust', { 'tests/a.py': 'assert x\n' }, { 'tests/a.py': '\n' }],
    [
      'a platform’s variant of a test has fewer',
      { 'src/a.rs': `#[cfg(unix)]\n${TWO}#[cfg(windows)]\n${OTHER.replace('empties', 'fills')}` },
      { 'src/a.rs': `#[cfg(windows)]\n${OTHER.replace('empties', 'fills')}#[cfg(unix)]\n${TWO}` },
    ],
  ])('because %s', async (_what, before, after) => {
    expect(await losses(before, after)).toEqual([]);
  });
});

describe('the gate on assertions', () => {
  const fork = { 'tests/a.rs': TWO + OTHER };

  it('leaves a removed test to the gate that names it, where there is evidence', async () => {
    const report = await judgeFloor({
      fork,
      head: { 'tests/a.rs': TWO },
      before: { passed: ['limiter/test/a::fills', 'limiter/test/a::empties'] },
      after: { passed: ['limiter/test/a::fills'] },
    });
    expect(errors(report)).toEqual(['no-test-gaming test_removed tests/a.rs:5']);
  });

  it('leaves what served removed tests to the gate that names them, once a file has no other tests', async () => {
    const scene = {
      fork: { 'src/a.rs': `fn a() {}\n${module(TWO, HELPER)}` },
      before: { passed: ['limiter/lib/limiter::a::tests::fills'] },
      after: {},
    };
    const report = await judgeFloor({ ...scene, head: { 'src/a.rs': 'fn a() {}\n' } });
    expect(errors(report).filter((error) => error.startsWith('no-assertion-loss'))).toEqual([]);
    expect(errors(report)).toContain('no-test-gaming test_removed src/a.rs:1');
  });

  it('lets the plan allow a test that is to panic now', async () => {
    const report = await judgeFloor({
      fork: { 'src/a.rs': TWO },
      head: { 'src/a.rs': `#[should_panic]\n${TWO}` },
      before: {},
      after: {},
      input: { floor: 'off' },
      allowances: [
        { chunk: 'bucket', gate: 'no-assertion-loss', match: 'src/a.rs', reason: 'It overflows by design.' },
      ],
    });
    expect(gate(report, 'no-assertion-loss').outcome).toBe('pass');
  });

  it('tells of a removed test that the evidence does not know, such as another platform’s', async () => {
    const did = { passed: ['limiter/test/a::fills'] };
    const report = await judgeFloor({ fork, head: { 'tests/a.rs': TWO }, before: did, after: did });
    expect(errors(report)).toEqual(['no-assertion-loss file_lost_assertions tests/a.rs:5']);
  });

  it('is held against the merge base, so that a test which landed later counts too', async () => {
    const report = await judgeFloor({
      fork: {},
      base: fork,
      head: { 'tests/a.rs': TWO.replace('assert_eq!(fill(2), 3);', '') + OTHER },
      before: {},
      after: { passed: ['limiter/test/a::fills', 'limiter/test/a::empties'] },
    });
    expect(errors(report)).toEqual(['no-assertion-loss test_lost_assertions tests/a.rs:2']);
  });

  it('says which files are too large to look into', async () => {
    const huge = `${TWO}//${'x'.repeat(2 * 1024 * 1024)}`;
    const report = await judgeFloor({
      fork: { 'src/a.rs': huge },
      head: { 'src/a.rs': `${huge}x` },
      before: {},
      after: {},
      input: { floor: 'off' },
    });
    expect(gate(report, 'no-assertion-loss')).toMatchObject({
      outcome: 'pass',
      findings: [{ code: 'too_large', path: 'src/a.rs' }],
    });
  });

  it('is unknown when the sources can not be read', async () => {
    const fail = (call: string) => (call.startsWith('readFiles b') ? 'GitHub did not answer.' : undefined);
    const report = await judgeFloor({ fork, head: { 'tests/a.rs': TWO }, before: {}, after: {}, fail });
    expect(gate(report, 'no-assertion-loss')).toMatchObject({
      outcome: 'unknown',
      reason: 'GitHub did not answer.',
    });
  });

  it('leaves very large pull requests alone where no floor was asked for', async () => {
    const files = (text: string) =>
      Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`src/m${i}.rs`, text]));
    const scene = { fork: files(TWO), head: files(TWO + OTHER), before: {}, after: {} };
    const off = await judgeFloor({ ...scene, input: { floor: 'off' } });
    expect(gate(off, 'no-assertion-loss')).toMatchObject({
      outcome: 'skipped',
      reason:
        '`floor: off`: 1,001 Rust files change, and without the floor assertions are counted in up to 1,000.',
    });
    expect(gate(await judgeFloor(scene), 'no-assertion-loss').outcome).toBe('pass');
  });

  it('is skipped in a plan pull request', async () => {
    const report = await judgeFloor({
      fork,
      head: { ...fork, '.taskfleet/baseline-2.json': '{}' },
      before: {},
      after: {},
    });
    expect(report.kind).toBe('plan');
    expect(gate(report, 'no-assertion-loss').outcome).toBe('skipped');
  });
});

describe('tests owed that did not run', () => {
  const plan: FloorScene['plan'] = (it) => ({
    ...it,
    chunks: it.chunks.map((chunk) => ({ ...chunk, requires_tests: true })),
  });
  const did = { passed: ['limiter/test/a::fills', 'limiter/test/a::empties'] };
  const fork = { 'tests/a.rs': TWO + OTHER };
  const warned = async (head: FloorScene['fork'], after: FloorScene['after'] = did) => {
    const report = await judgeFloor({ fork, head: { ...fork, ...head }, before: did, after, plan });
    expect(gate(report, 'requires-tests').outcome).toBe('pass');
    return gate(report, 'requires-tests').findings.map(({ code }) => code);
  };

  it('are warned of when no test is new and none of them ran', async () => {
    expect(await warned({ 'tests/sub/b.rs': test('lost', 'assert!(x());') })).toEqual(['tests_did_not_run']);
  });

  it('are not when a test is new, or one that was touched ran', async () => {
    const head = { 'tests/sub/b.rs': test('lost', 'assert!(x());') };
    expect(await warned(head, { passed: [...did.passed, 'limiter/test/b::lost'] })).toEqual([]);
    expect(await warned({ 'tests/a.rs': TWO.replace('fill(2), 3', 'fill(3), 4') + OTHER })).toEqual([]);
  });
});

describe('what is said of a file that lost assertions', () => {
  async function said(before: string, after: string | null): Promise<readonly string[]> {
    const report = await judgeFloor({
      fork: { 'tests/a.rs': before },
      head: after === null ? {} : { 'tests/a.rs': after },
      before: {},
      after: {},
      input: { floor: 'off' },
      given: () => ({}),
    });
    return gate(report, 'no-assertion-loss').findings.map(
      ({ message, help }) => `${message} ${help.split('\n')[0]}`,
    );
  }

  it('is that it is deleted, where it is', async () => {
    expect(await said(TWO, null)).toEqual([
      'tests/a.rs asserted 2 times and is deleted, and no test that moved accounts for that. Restore the file, or put tests that assert as much in its place.',
    ]);
  });

  it('names the tests that are gone, where it is they that asserted', async () => {
    expect(await said(TWO + OTHER, TWO)).toEqual([
      'Test empties of tests/a.rs is gone: the file asserted 3 times and asserts 2 times now, which no test that moved accounts for. Restore the test, or bring one that asserts as much.',
    ]);
    expect(await said(TWO + OTHER, '')).toEqual([
      'Tests fills, empties of tests/a.rs are gone: the file asserted 3 times and asserts nothing now, which no test that moved accounts for. Restore the tests, or bring others that assert as much.',
    ]);
  });

  it('is how often it asserts where functions that tests share do so too', async () => {
    expect(await said(TWO + OTHER + HELPER, TWO)).toEqual([
      expect.stringMatching(
        /^tests\/a\.rs asserted 5 times and asserts 2 times now, which no test that moved/,
      ),
    ]);
  });
});
