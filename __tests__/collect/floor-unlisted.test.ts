import { describe, expect, it } from '@jest/globals';
import type { EvidenceSource } from '../../src/evidence-source.js';
import { known } from '../../src/facts.js';
import type { Report } from '../../src/report/report.js';
import {
  baselineOf,
  codes,
  type Did,
  errors,
  evidenceOf,
  type FloorScene,
  gate,
  judgeFloor,
} from './floor-scene.js';

const [SERVES, STOPS, HALTS] = ['serves', 'stops', 'halts'].map((name) => `limiter/test/api::${name}`) as [
  string,
  string,
  string,
];
const API = `#[test]
fn serves() { assert!(serve()); }

#[test]
fn stops() { stop().unwrap(); }

#[test]
#[ignore]
fn halts() { halt(); }
`;
const FORK = { 'src/lib.rs': 'pub fn serve() {}\n', 'tests/api.rs': API };
const BEFORE: Did = { passed: [SERVES], failed: [STOPS], ignored: [HALTS] };
const IGNORING = API.replace('fn stops', '#[ignore]\nfn stops');
const WITHOUT = API.replace('#[test]\nfn stops() { stop().unwrap(); }\n\n', '');

/** The same tests pass, so the hash is the plan's; what else happens to tests is in no list unless `more` brings one. */
function judge(api: string, after: Did, more: Partial<FloorScene> = {}): Promise<Report> {
  const head = { ...FORK, 'tests/api.rs': api };
  return judgeFloor({
    fork: FORK,
    head,
    before: BEFORE,
    after: { ...BEFORE, failed: [], ...after },
    lists: 'none',
    ...more,
  });
}

/** What captures both sides. */
const capturing = (before: Did, after: Did): { readonly evidenceSource: EvidenceSource } => ({
  evidenceSource: {
    capture: async () => known({ evidence: evidenceOf(after), retried: [] }),
    captureBaseline: async (commit) => known({ ...evidenceOf(before), commit_oid: commit }),
  },
});
const gaming = (report: Report) =>
  gate(report, 'no-test-gaming').findings.map(({ code, level }) => `${level} ${code}`);

describe('a test that failed at the baseline, where no list says so and the hash of those that pass fits', () => {
  const ignored = { ignored: [HALTS, STOPS] };
  const isIgnored = ['no-test-gaming test_ignored tests/api.rs:5'];

  it('is not ignored unseen: its source ran at the baseline’s commit', async () => {
    expect(errors(await judge(IGNORING, ignored))).toEqual(isIgnored);
  });

  it('is not ignored unseen under a new name', async () => {
    const report = await judge(IGNORING.replace('fn stops', 'fn ends'), {
      ignored: [HALTS, 'limiter/test/api::ends'],
    });
    expect(errors(report)).toEqual(isIgnored);
  });

  it('is not ignored unseen where the baseline can be captured', async () => {
    const given = () => capturing(BEFORE, { passed: [SERVES], ...ignored });
    const report = await judge(IGNORING, ignored, { given });
    expect(errors(report)).toEqual(isIgnored);
    expect(gaming(report)).toEqual(['error test_ignored']);
  });

  it('may be ignored where the plan allows it', async () => {
    const reason = 'It comes back in chunk store.';
    const allowances = [{ chunk: 'bucket', gate: 'no-test-gaming', match: STOPS, reason }] as const;
    const report = await judge(IGNORING, ignored, { allowances });
    expect([errors(report), gaming(report)]).toEqual([[], ['notice allowed', 'notice outcomes_unlisted']]);
  });

  it('is not taken out unsaid', async () => {
    const report = await judge(WITHOUT, {});
    expect(gaming(report)).toEqual(['warning test_unlisted', 'notice outcomes_unlisted']);
    expect(gate(report, 'no-test-gaming').findings[0]).toMatchObject({ path: 'tests/api.rs', line: 2 });
    expect(gate(report, 'no-test-gaming').findings[0]?.message).toContain('stops');
    const given = () => capturing(BEFORE, { passed: [SERVES], ignored: [HALTS] });
    expect(errors(await judge(WITHOUT, {}, { given }))).toEqual([
      'no-test-gaming test_removed tests/api.rs:2',
    ]);
  });

  it('may pass now, or change its file or its place in it', async () => {
    const moved = `${WITHOUT}\n#[test]\nfn stops() { stop().unwrap(); }\n`;
    const file = await judge(
      WITHOUT,
      { failed: ['limiter/test/more::stops'] },
      {
        head: {
          ...FORK,
          'tests/api.rs': WITHOUT,
          'tests/more.rs': '#[test]\nfn stops() { stop().unwrap(); }\n',
        },
        plan: (plan) => plan,
        before: { ...BEFORE, targets: ['limiter/test/api'] },
        after: { ...BEFORE, failed: [], targets: ['limiter/test/api'] },
      },
    );
    for (const report of [await judge(moved, { failed: [STOPS] }), file])
      expect(gaming(report)).toEqual(['notice outcomes_unlisted']);
  });
});

describe('an ignored test, where no list says what it was', () => {
  it('blocks nothing when it was ignored at the baseline', async () => {
    const report = await judge(`${API}// more\n`, { failed: [STOPS] });
    expect(report.conclusion).toBe('success');
    expect(gaming(report)).toEqual(['notice outcomes_unlisted']);
  });

  it('blocks nothing when it is new', async () => {
    const ignored = [HALTS, 'limiter/test/api::new'];
    const report = await judge(`${API}\n#[test]\n#[ignore]\nfn new() { soak(); }\n`, {
      failed: [STOPS],
      ignored,
    });
    expect([errors(report), gaming(report)]).toEqual([[], ['notice outcomes_unlisted']]);
  });

  it('is told of when it was added since the baseline and ran until now', async () => {
    const later = `${API}\n#[test]\nfn later() { later(); }\n`;
    const report = await judge(
      later.replace('fn later', '#[ignore]\nfn later'),
      { failed: [STOPS], ignored: [HALTS, 'limiter/test/api::later'] },
      { base: { ...FORK, 'tests/api.rs': later } },
    );
    expect([errors(report), gaming(report)]).toEqual([
      [],
      ['warning test_unlisted', 'notice outcomes_unlisted'],
    ]);
  });

  it('is told of when it is a doctest whose fence says so now', async () => {
    const doc = (tag: string) => `/// \`\`\`${tag}\n/// limiter::broken();\n/// \`\`\`\npub fn broken() {}\n`;
    const name = 'limiter/doctest/limiter::src/lib.rs - broken';
    const report = await judgeFloor({
      fork: { 'src/lib.rs': doc('') },
      head: { 'src/lib.rs': doc('ignore') },
      before: { passed: [SERVES], failed: [name] },
      after: { passed: [SERVES], ignored: [name] },
      lists: 'none',
    });
    expect(gaming(report)).toEqual(['warning test_unlisted', 'notice outcomes_unlisted']);
    expect(gate(report, 'no-test-gaming').findings[0]).toMatchObject({ path: 'src/lib.rs', line: 1 });
  });

  it('is not vouched for by sources that could not be read', async () => {
    const fail = (call: string) => (/^readFiles d/.test(call) ? 'GitHub did not answer.' : undefined);
    const report = await judge(IGNORING, { ignored: [HALTS, STOPS] }, { fail });
    expect(gaming(report)).toContain('warning test_unlisted');
    expect(report.conclusion).toBe('failure');
  });
});

describe('what only the file of input `baseline` says', () => {
  const given = { lists: 'given' } as const;
  const ignored = { ignored: [HALTS, STOPS] };
  const untrue: FloorScene['baseline'] = () => baselineOf({ passed: [SERVES], ignored: [HALTS, STOPS] });

  it('counts, and is told to be a claim', async () => {
    const report = await judge(API, { failed: [STOPS] }, given);
    expect([report.conclusion, codes(report, 'baseline')]).toEqual(['success', ['baseline_claims']]);
  });

  it('does not make a failing test an ignored one', async () => {
    const report = await judge(IGNORING, ignored, { ...given, baseline: untrue });
    expect(errors(report)).toEqual(['no-test-gaming test_ignored tests/api.rs:5']);
  });

  it('does not hide a failing test that it leaves out', async () => {
    const silent: FloorScene['baseline'] = () => baselineOf({ passed: [SERVES], ignored: [HALTS] });
    expect(gaming(await judge(WITHOUT, {}, { ...given, baseline: silent }))).toEqual([
      'warning test_unlisted',
    ]);
    const report = await judge(IGNORING, ignored, { ...given, baseline: silent });
    expect(errors(report)).toEqual(['no-test-gaming test_ignored tests/api.rs:5']);
  });

  it('does not make a passing test an ignored one, wherever the file is from', async () => {
    const both: FloorScene['baseline'] = () => baselineOf({ ...BEFORE, ignored: [HALTS, SERVES] });
    const api = API.replace('fn serves', '#[ignore]\nfn serves');
    const after = { passed: [], failed: [STOPS], ignored: [HALTS, SERVES] };
    for (const lists of ['given', 'committed'] as const)
      expect(errors(await judge(api, after, { lists, baseline: both }))).toContain(
        'no-test-gaming test_ignored tests/api.rs:2',
      );
  });
});

describe('warnings with several places', () => {
  const twice = [['dead_code', 'src/lib.rs', 'unused', 2]] as const;
  const once = [['dead_code', 'src/lib.rs', 'unused']] as const;
  const touching = { head: { ...FORK, 'src/lib.rs': 'fn serve() {}\n' } };
  const clippy = (report: Report) =>
    gate(report, 'no-new-clippy').findings.map(({ code, level }) => `${level} ${code}`);
  const judgeWarnings = (more: Partial<FloorScene>) =>
    judge(API, {}, { before: { ...BEFORE, warnings: once }, after: { ...BEFORE, warnings: twice }, ...more });

  it('are not more than they were unseen, where the baseline can be captured', async () => {
    const given = () => capturing({ ...BEFORE, warnings: once }, { ...BEFORE, warnings: twice });
    expect(errors(await judgeWarnings({ ...touching, given }))).toEqual([
      'no-new-clippy more_warnings src/lib.rs:3',
    ]);
  });

  it('are told to be uncounted: with a warning where the pull request touches their file', async () => {
    expect(clippy(await judgeWarnings({}))).toEqual(['notice counts_unknown']);
    expect(clippy(await judgeWarnings(touching))).toEqual(['warning counts_unknown']);
  });

  it('are told where only the file of input `baseline` counts them', async () => {
    const baseline: FloorScene['baseline'] = () => baselineOf({ ...BEFORE, warnings: twice });
    expect(clippy(await judgeWarnings({ ...touching, lists: 'given', baseline }))).toEqual([
      'warning counts_claimed',
    ]);
    expect(clippy(await judgeWarnings({ lists: 'given', baseline }))).toEqual([]);
  });
});
