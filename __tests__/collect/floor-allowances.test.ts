import { describe, expect, it } from '@jest/globals';
import type { Allowance } from '../../src/plan/allowances.js';
import { codes, errors, type FloorScene, gate, judgeFloor } from './floor-scene.js';

const API = '#[test]\nfn serves() { assert!(serve()); }\n\n#[test]\nfn stops() { assert!(stop()); }\n';
const WITHOUT = '#[test]\nfn serves() { assert!(serve()); }\n';
const [SERVES, STOPS] = ['limiter/test/api::serves', 'limiter/test/api::stops'];
const allow = (match: string, more: Partial<Allowance> = {}): Allowance => ({
  chunk: 'bucket',
  gate: 'no-test-gaming',
  match,
  reason: 'The server stops by itself now.',
  ...more,
});
const REMOVED: FloorScene = {
  fork: { 'tests/api.rs': API, 'src/lib.rs': '' },
  head: { 'tests/api.rs': WITHOUT, 'src/lib.rs': '' },
  before: { passed: [SERVES, STOPS] },
  after: { passed: [SERVES] },
};
const gone = ['no-test-gaming test_removed tests/api.rs:2'];
const gaming = (report: Awaited<ReturnType<typeof judgeFloor>>) => codes(report, 'no-test-gaming');

describe('an allowance', () => {
  it('lets its chunk do what it names, and is told with its reason', async () => {
    const report = await judgeFloor({ ...REMOVED, allowances: [allow(STOPS)] });
    expect(errors(report)).toEqual([]);
    expect(gate(report, 'no-test-gaming').findings).toMatchObject([
      { code: 'allowed', level: 'notice', path: 'tests/api.rs' },
    ]);
    expect(gate(report, 'no-test-gaming').findings[0]?.message).toContain('The server stops by itself now.');
  });

  it('may name the file', async () => {
    expect(errors(await judgeFloor({ ...REMOVED, allowances: [allow('tests/api.rs')] }))).toEqual([]);
  });

  it('does not serve another chunk, another gate, or what is called nearly the same', async () => {
    const other = await judgeFloor({ ...REMOVED, allowances: [allow(STOPS, { chunk: 'store' })] });
    expect([errors(other), gaming(other)]).toEqual([gone, ['test_removed']]);
    const elsewhere = await judgeFloor({ ...REMOVED, allowances: [allow(STOPS, { gate: 'no-regression' })] });
    expect([errors(elsewhere), gaming(elsewhere)]).toEqual([gone, ['test_removed']]);
    expect(codes(elsewhere, 'no-regression')).toEqual(['allowance_unused']);
    for (const match of ['stops', 'limiter/test/api::stop', `${STOPS} `, 'tests/api'])
      expect(gaming(await judgeFloor({ ...REMOVED, allowances: [allow(match)] }))).toEqual([
        'test_removed',
        'allowance_unused',
      ]);
  });

  it('of any chunk serves the feature', async () => {
    const report = await judgeFloor({
      ...REMOVED,
      allowances: [allow(STOPS, { chunk: 'store' }), allow('x', { chunk: 'of-another-plan' })],
      pull: { baseRef: 'main', headRef: 'feat/rate-limiter' },
    });
    expect([errors(report), gaming(report)]).toEqual([[], ['allowed']]);
  });

  it('is never taken from the pull request', async () => {
    const head = { ...REMOVED.head, '.taskfleet/x/allowances.json': JSON.stringify([allow(STOPS)]) };
    const report = await judgeFloor({ ...REMOVED, head });
    expect(errors(report)).toEqual(
      expect.arrayContaining(['protected-files plan_file_changed .taskfleet/x/allowances.json:1', ...gone]),
    );
  });

  it.each<[string, Allowance, Partial<FloorScene>]>([
    [
      'a regression',
      allow(STOPS, { gate: 'no-regression' }),
      { head: REMOVED.fork, after: { passed: [SERVES], failed: [STOPS] } },
    ],
    [
      'a target',
      allow('limiter/test/soak', { gate: 'no-target-loss' }),
      {
        head: REMOVED.fork,
        before: { ...REMOVED.before, targets: ['limiter/test/api', 'limiter/test/soak'] },
        after: REMOVED.before,
      },
    ],
    [
      'a warning',
      allow('dead_code\u001flimiter\u001fsrc/lib.rs\u001funused', { gate: 'no-new-clippy' }),
      {
        head: REMOVED.fork,
        after: { passed: [SERVES, STOPS], warnings: [['dead_code', 'src/lib.rs', 'unused']] },
      },
    ],
    [
      'the assertions of a file',
      allow('tests/api.rs', { gate: 'no-assertion-loss' }),
      {
        head: { ...REMOVED.fork, 'tests/api.rs': API.replace('assert!(stop())', 'stop()') },
        after: REMOVED.before,
      },
    ],
    [
      'the assertions of a test',
      allow(STOPS, { gate: 'no-assertion-loss' }),
      {
        head: { ...REMOVED.fork, 'tests/api.rs': API.replace('assert!(stop())', 'stop()') },
        after: REMOVED.before,
      },
    ],
  ])('lets pass %s', async (_what, allowance, scene) => {
    const without = await judgeFloor({ ...REMOVED, ...scene });
    expect(errors(without)).toHaveLength(1);
    const report = await judgeFloor({ ...REMOVED, ...scene, allowances: [allowance] });
    expect(errors(report)).toEqual([]);
    expect(codes(report, allowance.gate)).toEqual(['allowed']);
  });
});

describe('an allowances file that is not valid', () => {
  it('fails by the plan gate, at the place, whatever the floor', async () => {
    const allowances = JSON.stringify([allow(STOPS, { gate: 'plan' as Allowance['gate'] })], null, 2);
    const report = await judgeFloor({ ...REMOVED, allowances });
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'bad-plan' });
    expect(gate(report, 'plan').findings).toMatchObject([
      { code: 'allowances_invalid', path: '.taskfleet/allowances.json', line: 4, column: 13 },
    ]);
    expect(gate(report, 'no-test-gaming')).toMatchObject({ outcome: 'unknown' });
    const off = await judgeFloor({ ...REMOVED, allowances, input: { floor: 'off' } });
    expect(off.failure_kind).toBe('bad-plan');
    expect(gate(off, 'no-test-gaming').outcome).toBe('skipped');
  });

  it('is refused when it is a link', async () => {
    const link = { '.taskfleet/x/allowances.json': { mode: '120000', text: '../../elsewhere' } };
    const report = await judgeFloor({
      ...REMOVED,
      base: { ...REMOVED.fork, ...link },
      head: { ...REMOVED.head, ...link },
    });
    expect(report.failure_kind).toBe('bad-plan');
  });
});

describe('what another chunk has landed', () => {
  const LANDED: FloorScene = {
    ...REMOVED,
    base: REMOVED.head,
    head: { ...REMOVED.head, 'src/lib.rs': 'fn a() {}' },
  };
  const ofStore = [allow(STOPS, { chunk: 'store' })];

  it('does not count against this one, where that chunk was allowed to do it', async () => {
    expect(errors(await judgeFloor({ ...LANDED, allowances: ofStore }))).toEqual([]);
  });

  it('does not, even when both touch the same file', async () => {
    const head = { ...REMOVED.head, 'tests/api.rs': `${WITHOUT}\n#[test]\nfn more() { assert!(more()); }\n` };
    const after = { passed: [SERVES, 'limiter/test/api::more'] };
    expect(errors(await judgeFloor({ ...LANDED, head, after, allowances: ofStore }))).toEqual([]);
  });

  it('is told to be from before where nobody was allowed to do it', async () => {
    const report = await judgeFloor(LANDED);
    expect(errors(report)).toEqual(gone);
    expect(gate(report, 'no-test-gaming').findings[0]?.message).toContain('before this pull request');
  });

  it('is a rename whenever it was renamed', async () => {
    const renamed = { ...REMOVED.fork, 'tests/api.rs': API.replace('fn stops', 'fn halts') };
    const report = await judgeFloor({
      ...REMOVED,
      base: renamed,
      head: { ...renamed, 'src/lib.rs': 'fn a() {}' },
      after: { passed: [SERVES, 'limiter/test/api::halts'] },
    });
    expect([errors(report), gaming(report)]).toEqual([[], ['test_renamed']]);
  });

  it('is judged by the merge base where the baseline’s commit can not be read', async () => {
    const FORK_LISTING = /^listFiles 5f1c/;
    const fail = (call: string) => (FORK_LISTING.test(call) ? 'The clone is shallow.' : undefined);
    const head = { ...REMOVED.fork, 'tests/api.rs': API.replace('fn stops', 'fn halts') };
    const after = { passed: [SERVES, 'limiter/test/api::halts'] };
    const report = await judgeFloor({ ...REMOVED, head, after, fail });
    expect([errors(report), gaming(report)]).toEqual([[], ['test_renamed']]);
  });
});

describe('sources that can not be read', () => {
  it('leave it unknown whether a test was renamed, and never hide that one is gone', async () => {
    const fail = (call: string) => (call.startsWith('listFiles d') ? 'GitHub did not answer.' : undefined);
    const renamed = await judgeFloor({
      ...REMOVED,
      after: { passed: [SERVES, 'limiter/test/api::halts'] },
      fail,
    });
    expect(gate(renamed, 'no-test-gaming')).toMatchObject({
      outcome: 'unknown',
      reason: 'GitHub did not answer.',
    });
    // Which function the test was can't be told either, so its file tells of its assertions as well.
    expect(errors(await judgeFloor({ ...REMOVED, fail }))).toEqual([
      'no-test-gaming test_removed',
      'no-assertion-loss file_lost_assertions tests/api.rs:2',
    ]);
  });
});
