import { describe, expect, it } from '@jest/globals';
import { errors, type FloorScene, gate, judgeFloor } from './floor-scene.js';

const test = (name: string, ...lines: readonly string[]) =>
  `#[test]\nfn ${name}() {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const TWO = test('fills', 'assert_eq!(fill(1), 2);', 'assert_eq!(fill(2), 3);');
const OTHER = test('empties', 'assert!(empty());');
const HELPER = 'pub fn check(n: u32) {\n    assert!(n > 0);\n    assert!(n < 9);\n}\n';

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
      Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`src/m${i}.rs`, text]));
    const scene = { fork: files(TWO), head: files(OTHER), before: {}, after: {} };
    const off = await judgeFloor({ ...scene, input: { floor: 'off' } });
    expect(gate(off, 'no-assertion-loss')).toMatchObject({
      outcome: 'skipped',
      reason:
        '`floor: off`: 101 Rust files change, and without the floor assertions are counted in up to 100.',
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
