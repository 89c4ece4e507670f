import { describe, expect, it } from '@jest/globals';
import { type CheckResult, type Evidence, toBaseline } from '../../src/evidence/evidence.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import type { EvidenceSource, HeadCapture } from '../../src/evidence-source.js';
import { known, missing } from '../../src/facts.js';
import type { PlanCheck } from '../../src/plan/plan.js';
import {
  baselineOf,
  codes,
  errors,
  evidenceOf,
  type FloorScene,
  FORK,
  gate,
  givenFile,
  HEAD,
  judgeFloor,
  testId,
} from './floor-scene.js';

const DID = { passed: ['limiter/lib/limiter::fills', 'limiter/lib/limiter::empties'] };
const WORSE = { passed: ['limiter/lib/limiter::fills'], failed: ['limiter/lib/limiter::empties'] };
const SCENE: FloorScene = {
  fork: { 'src/lib.rs': '' },
  head: { 'src/lib.rs': '//' },
  before: DID,
  after: DID,
};
const FLOOR = [
  'baseline',
  'evidence',
  'checks-pass',
  'no-regression',
  'no-test-gaming',
  'no-target-loss',
  'no-new-clippy',
];
const outcomes = (report: Awaited<ReturnType<typeof judgeFloor>>) =>
  FLOOR.map((id) => gate(report, id).outcome);
const file = (evidence: Evidence) => ({ evidence: givenFile(Buffer.from(serializeEvidence(evidence))) });

/** A source that answers from plain values and notes what it was asked. */
function sourceOf(head: Evidence, more: Partial<EvidenceSource> = {}) {
  const asked: (HeadCapture | string)[] = [];
  const source: EvidenceSource = {
    async capture(request) {
      asked.push(request);
      return known({ evidence: head, retried: [] });
    },
    async captureBaseline(commit, ref) {
      asked.push(`${commit} ${ref}`);
      return known({ ...evidenceOf(DID), commit_oid: commit });
    },
    ...more,
  };
  return { source, asked };
}

describe('evidence', () => {
  it('is used when it is of the head, whole and comparable', async () => {
    const report = await judgeFloor(SCENE);
    expect(report.conclusion).toBe('success');
    expect(outcomes(report)).toEqual(FLOOR.map(() => 'pass'));
  });

  it('is refused at the lines that do not compile, with the words of the compiler', async () => {
    const problem = { code: 'compile-error', message: 'Package limiter does not compile.' };
    const places = [
      {
        ...problem,
        help: 'help: say so',
        path: 'src/lib.rs',
        line: 3,
        end_line: 3,
        column: 5,
        end_column: 9,
      },
      { ...problem, path: 'src/lib.rs', line: 4, end_line: 6, column: 5, end_column: 2 },
      { ...problem, path: 'src/lib.rs', line: 9 },
      { ...problem, path: 'src/lib.rs', line: 9, end_line: 2, column: 9, end_column: 1 },
      { ...problem, path: 'src/lib.rs' },
      problem,
    ];
    const report = await judgeFloor({
      ...SCENE,
      evidence: (e) => ({ ...e, complete: false, problems: places }),
    });
    const { findings } = gate(report, 'evidence');
    expect(
      findings.map(({ path, line, end_line, column, end_column }) => [
        path,
        line,
        end_line,
        column,
        end_column,
      ]),
    ).toEqual([
      ['src/lib.rs', 3, 3, 5, 8],
      ['src/lib.rs', 4, 6, null, null],
      ['src/lib.rs', 9, null, null, null],
      ['src/lib.rs', 9, 9, 9, 9],
      ['src/lib.rs', null, null, null, null],
      [null, null, null, null, null],
    ]);
    expect(findings[0]?.help).toMatch(/^say so\nMend /);
  });

  it('is missed where nothing brings any, with the ways to get it', async () => {
    const report = await judgeFloor({ ...SCENE, given: () => ({}) });
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'incomplete-evidence' });
    expect(outcomes(report)).toEqual(['pass', 'fail', ...FLOOR.slice(2).map(() => 'unknown')]);
    const [finding] = gate(report, 'evidence').findings;
    expect(finding?.code).toBe('no_evidence');
    expect(finding?.help).toMatch(/input `evidence`.*`floor: off`/);
  });

  it.each<[string, (evidence: Evidence) => Evidence, readonly string[]]>([
    ['another commit', (e) => ({ ...e, commit_oid: 'a'.repeat(40) }), ['other_commit']],
    [
      'a capture that is not whole',
      (e) => ({ ...e, complete: false, problems: [{ code: 'x', message: 'It was killed.' }] }),
      ['incomplete'],
    ],
    ['a capture that does not say why it is not whole', (e) => ({ ...e, complete: false }), ['incomplete']],
    [
      'problems that it plays down',
      (e) => ({ ...e, problems: [{ code: 'x', message: 'It was killed.' }] }),
      ['incomplete'],
    ],
    [
      'targets that did not run',
      (e) => ({ ...e, not_run: [{ target: 'limiter/lib/limiter', reason: 'No time.' }] }),
      ['not_run'],
    ],
    ['an unknown toolchain', (e) => ({ ...e, toolchain: 'unknown' }), ['toolchain_unknown']],
    ['no toolchain', (e) => ({ ...e, toolchain: '' }), ['toolchain_unknown']],
    ['another toolchain', (e) => ({ ...e, toolchain: 'rustc 1.96.0 (x 2026-05-01)' }), ['toolchain']],
    [
      'two outcomes of one test',
      (e) => ({
        ...e,
        snapshot: {
          ...e.snapshot,
          tests: { ...e.snapshot.tests, failed: [testId('limiter/lib/limiter::fills')] },
        },
      }),
      // The exit code of its target fits one of them.
      ['contradiction', 'contradiction'],
    ],
    [
      'all of it at once',
      (e) => ({ ...e, commit_oid: 'a'.repeat(40), complete: false, toolchain: 'unknown' }),
      ['other_commit', 'incomplete', 'toolchain_unknown'],
    ],
    [
      'a target that did not run and another for the same reason',
      (e) => ({
        ...e,
        not_run: ['a/lib/a', 'a/test/b'].map((target) => ({ target, reason: 'Not built.' })),
      }),
      ['not_run'],
    ],
  ])('is refused for %s, and nothing is compared with it', async (_what, evidence, expected) => {
    const report = await judgeFloor({ ...SCENE, evidence });
    expect(codes(report, 'evidence')).toEqual(expected);
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'incomplete-evidence' });
    expect(gate(report, 'no-regression')).toMatchObject({
      outcome: 'unknown',
      reason: 'There is no usable evidence of what the code does: see the gate `evidence`.',
    });
  });

  it('is refused when it names another tree than its commit has, and taken when it names that one', async () => {
    const other = await judgeFloor({ ...SCENE, treeOid: 'f'.repeat(40) });
    expect(codes(other, 'evidence')).toEqual(['other_tree']);
    expect(other.failure_kind).toBe('incomplete-evidence');
    expect(gate(other, 'evidence').findings[0]?.message).toContain(
      `of the tree ${'e'.repeat(40)}, but ${HEAD} has the tree ${'f'.repeat(40)}`,
    );
    expect((await judgeFloor({ ...SCENE, treeOid: 'e'.repeat(40) })).conclusion).toBe('success');
  });

  it('that could not be read is told of once, in the words of what went wrong', async () => {
    const reason = 'The evidence file e.json could not be read: there is no such file. Name the right one.';
    const report = await judgeFloor({
      ...SCENE,
      given: () => ({ evidence: givenFile(missing('incomplete-evidence', reason)) }),
    });
    expect(gate(report, 'evidence').findings.map(({ message }) => message)).toEqual([reason]);
  });

  it('may be of another patch release of the toolchain', async () => {
    const report = await judgeFloor({
      ...SCENE,
      evidence: (e) => ({ ...e, toolchain: 'rustc 1.95.3 (y 2026-06-01)' }),
    });
    expect(report.conclusion).toBe('success');
  });

  it.each([
    ['no JSON', Buffer.from('{'), 'evidence_invalid'],
    ['no bytes', Buffer.alloc(0), 'evidence_invalid'],
    ['not UTF-8', Buffer.from([0xff, 0xfe]), 'evidence_invalid'],
    ['another shape', Buffer.from('{"schema_version": 1}'), 'evidence_invalid'],
    ['nothing', missing('infrastructure', 'There is no such file.'), 'evidence_unreadable'],
  ])('is refused when the file holds %s', async (_what, evidence, code) => {
    const report = await judgeFloor({ ...SCENE, given: () => ({ evidence: givenFile(evidence) }) });
    expect(new Set(codes(report, 'evidence'))).toEqual(new Set([code]));
    expect(report.failure_kind).toBe('incomplete-evidence');
    if (code === 'evidence_invalid')
      expect(gate(report, 'evidence').findings[0]?.message).toMatch(
        /^The evidence file `[\w.]+` is not one /,
      );
  });

  it('is captured where a source may run the code, with the checks of the chunk', async () => {
    const { source, asked } = sourceOf(evidenceOf(DID));
    const report = await judgeFloor({ ...SCENE, given: () => ({ evidenceSource: source }) });
    expect(report.conclusion).toBe('success');
    expect(asked).toEqual([
      { commit: HEAD, checks: [{ desc: 'tests', run: 'cargo test bucket' }], retries: null },
    ]);
  });

  it('is not captured when a file was handed over', async () => {
    const { source, asked } = sourceOf(evidenceOf(DID));
    await judgeFloor({ ...SCENE, given: (evidence) => ({ ...file(evidence), evidenceSource: source }) });
    expect(asked).toEqual([]);
  });

  it('names a capture that could not be made', async () => {
    const { source } = sourceOf(evidenceOf(DID), {
      capture: async () => missing('incomplete-evidence', 'There is no Cargo workspace.'),
    });
    const report = await judgeFloor({ ...SCENE, given: () => ({ evidenceSource: source }) });
    expect(gate(report, 'evidence').findings).toMatchObject([
      {
        code: 'capture_failed',
        message: 'The code could not be run for evidence: There is no Cargo workspace.',
      },
    ]);
  });

  it.each<[string, Partial<FloorScene>]>([
    ['with `floor: off`', { input: { floor: 'off' } }],
    ['where no plan governs', { pull: { baseRef: 'main', headRef: 'x' }, input: { 'if-no-plan': 'pass' } }],
  ])('is neither captured nor judged %s', async (_what, scene) => {
    const { source, asked } = sourceOf(evidenceOf(WORSE));
    const report = await judgeFloor({ ...SCENE, ...scene, given: () => ({ evidenceSource: source }) });
    expect(asked).toEqual([]);
    expect(report.conclusion).toBe('success');
    expect(outcomes(report)).toEqual(FLOOR.map(() => 'skipped'));
    expect(report.headline).toMatch(/`floor: off`, no test was run|`if-no-plan: pass` lets it through/);
  });
});

describe('the baseline', () => {
  it('is found by its hashes among the files at the plan ref', async () => {
    const files = {
      '.taskfleet/other/baseline.json': serializeSnapshot(baselineOf({ passed: ['x/lib/x::y'] })),
      '.taskfleet/deep/down/baseline-fork.json': serializeSnapshot(baselineOf(DID)),
      '.taskfleet/baseline-broken.json': '{',
    };
    const report = await judgeFloor({
      ...SCENE,
      base: { ...SCENE.fork, ...files },
      head: { ...SCENE.head, ...files },
      lists: 'none',
    });
    expect(gate(report, 'baseline').summary).toContain('.taskfleet/deep/down/baseline-fork.json');
    expect(report.conclusion).toBe('success');
  });

  it('is never taken from the pull request', async () => {
    const head = { ...SCENE.head, '.taskfleet/mine/baseline.json': serializeSnapshot(baselineOf(DID)) };
    const report = await judgeFloor({ ...SCENE, head, after: WORSE, lists: 'none' });
    expect(gate(report, 'baseline').outcome).toBe('unknown');
  });

  it('is not needed where the evidence has the pinned hashes, and what they do not cover is said', async () => {
    const report = await judgeFloor({ ...SCENE, lists: 'none' });
    expect(report.conclusion).toBe('success');
    expect(gate(report, 'baseline').summary).toContain('no list of the baseline is needed');
    expect(gate(report, 'no-test-gaming').findings).toMatchObject([
      { code: 'outcomes_unlisted', level: 'notice' },
    ]);
  });

  // Field log: EnricoMi/publish-unit-test-result-action#406, EnricoMi/publish-unit-test-result-action#359.
  it('is unknown where the hashes differ and nothing has the lists, with the ways to get them', async () => {
    const report = await judgeFloor({ ...SCENE, after: WORSE, lists: 'none' });
    expect(outcomes(report)).toEqual(['unknown', 'pass', 'pass', 'unknown', 'unknown', 'pass', 'pass']);
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'incomplete-evidence' });
    expect(gate(report, 'no-regression').reason).toMatch(
      /tests that pass differ.*`plan-gate baseline`.*`\.taskfleet\/`.*input `baseline`/,
    );
  });

  it('is captured at its commit where the hashes differ and a source may run code', async () => {
    const { source, asked } = sourceOf(evidenceOf(WORSE));
    const given = () => ({ evidenceSource: source });
    const report = await judgeFloor({ ...SCENE, lists: 'none', given });
    expect(asked.slice(1)).toEqual([`${FORK} feat/rate-limiter@fork`]);
    expect(errors(report)).toEqual(['no-regression test_regressed src/bucket.rs:7']);
  });

  it('is captured at its commit where the hashes fit too, for what they do not cover', async () => {
    const { source, asked } = sourceOf(evidenceOf(DID));
    const report = await judgeFloor({ ...SCENE, lists: 'none', given: () => ({ evidenceSource: source }) });
    expect(asked.slice(1)).toEqual([`${FORK} feat/rate-limiter@fork`]);
    expect(report.conclusion).toBe('success');
  });

  it.each<[string, EvidenceSource['captureBaseline'], string]>([
    [
      'can not be captured',
      async () => missing('infrastructure', 'The clone is shallow.'),
      'The clone is shallow.',
    ],
    [
      'is captured and is not what the plan pins',
      async (commit) => known({ ...evidenceOf(WORSE), commit_oid: commit }),
      'is not what the plan pins',
    ],
  ])(
    'blocks nothing where the hashes fit and it %s, and that is said',
    async (_what, captureBaseline, why) => {
      const { source } = sourceOf(evidenceOf(DID), { captureBaseline });
      const report = await judgeFloor({ ...SCENE, lists: 'none', given: () => ({ evidenceSource: source }) });
      expect(report.conclusion).toBe('success');
      expect(gate(report, 'baseline').findings).toMatchObject([
        { code: 'baseline_not_captured', level: 'warning' },
      ]);
      expect(gate(report, 'baseline').findings[0]?.message).toContain(why);
      expect(gate(report, 'no-test-gaming').findings[0]?.message).toContain(why);
    },
  );

  it('must hash to what the plan pins when it is captured', async () => {
    const { source } = sourceOf(evidenceOf(WORSE), {
      captureBaseline: async (commit) => known({ ...evidenceOf(WORSE), commit_oid: commit }),
    });
    const report = await judgeFloor({ ...SCENE, lists: 'none', given: () => ({ evidenceSource: source }) });
    expect(codes(report, 'baseline')).toEqual(['test_passlist_hash']);
    expect(report.failure_kind).toBe('bad-baseline');
    expect(gate(report, 'no-regression')).toMatchObject({
      outcome: 'unknown',
      reason: 'The baseline does not hold: see the gate `baseline`.',
    });
  });

  it('must be captured whole', async () => {
    const problems = [{ code: 'x', message: 'It does not compile.' }];
    const { source } = sourceOf(evidenceOf(WORSE), {
      captureBaseline: async (commit) =>
        known({ ...evidenceOf(DID), commit_oid: commit, complete: false, problems }),
    });
    const report = await judgeFloor({ ...SCENE, lists: 'none', given: () => ({ evidenceSource: source }) });
    expect(gate(report, 'baseline')).toMatchObject({
      outcome: 'unknown',
      reason: `The baseline could not be captured whole at ${FORK}: It does not compile.`,
    });
  });

  it('is refused with every difference in order when it was given and is not the one', async () => {
    const report = await judgeFloor({
      ...SCENE,
      lists: 'given',
      baseline: () => ({
        ...baselineOf(WORSE),
        ref: 'x',
        commit_oid: 'abc',
        toolchain: 'rustc 1.90.0',
        cargo_args: ['--release'],
      }),
    });
    expect(codes(report, 'baseline')).toEqual([
      'commit_oid_malformed',
      'ref',
      'commit_oid',
      'toolchain',
      'test_passlist_hash',
      'cargo_args',
    ]);
    expect(report.failure_kind).toBe('bad-baseline');
    expect(gate(report, 'no-test-gaming').outcome).toBe('pass');
  });

  it('is accepted with a notice when it does not say its cargo arguments', async () => {
    const report = await judgeFloor({ ...SCENE, baseline: (it) => ({ ...it, cargo_args: null }) });
    expect(report.conclusion).toBe('success');
    expect(codes(report, 'baseline')).toEqual(['cargo_args_unsaid']);
  });

  it('can not be held when the plan pins no toolchain', async () => {
    const plan: FloorScene['plan'] = (it) => ({
      ...it,
      baseline: { ...it.baseline, toolchain: 'unknown', commit_oid: 'abc' },
    });
    const report = await judgeFloor({ ...SCENE, plan, lists: 'none' });
    expect(codes(report, 'baseline')).toEqual(['toolchain_unknown', 'commit_oid_malformed']);
  });

  it('is told apart from one that could not be read', async () => {
    const given = (evidence: Evidence) => ({
      ...file(evidence),
      baseline: missing('infrastructure', 'There is no such file.'),
    });
    expect(codes(await judgeFloor({ ...SCENE, given }), 'baseline')).toEqual(['baseline_unreadable']);
    const broken = (evidence: Evidence) => ({ ...file(evidence), baseline: Buffer.from('[]') });
    expect(codes(await judgeFloor({ ...SCENE, given: broken }), 'baseline')).toEqual(['baseline_invalid']);
  });

  it('is the evidence of its commit under the plan’s name', () => {
    const captured = { ...evidenceOf(DID), commit_oid: FORK };
    expect(toBaseline(captured, 'feat/rate-limiter@fork')).toEqual(baselineOf(DID));
  });
});

describe('plan checks', () => {
  const checks =
    (exit: number | null, more: Partial<Evidence['checks'][number]> = {}) =>
    (e: Evidence) => ({
      ...e,
      checks: e.checks.map((check) => ({ ...check, exit_code: exit, ...more })),
    });

  it('fail by their exit code, even where the evidence is not whole', async () => {
    const evidence = (e: Evidence) => ({ ...checks(101, { output: 'boom' })(e), complete: false });
    const report = await judgeFloor({ ...SCENE, evidence });
    expect(errors(report)).toContain('checks-pass check_failed .taskfleet/plan.v1.json:1');
    expect(gate(report, 'checks-pass').findings[0]?.message).toContain('boom');
  });

  it('do not count from the evidence of another commit', async () => {
    const evidence = (e: Evidence) => ({ ...e, commit_oid: 'a'.repeat(40) });
    expect(gate(await judgeFloor({ ...SCENE, evidence }), 'checks-pass').outcome).toBe('unknown');
  });

  it.each<[string, (e: Evidence) => Evidence]>([
    ['are not in the evidence', (e) => ({ ...e, checks: [] })],
    ['ran in another folder', checks(0, { cwd: 'sub' })],
    ['were other commands', checks(0, { run: 'true' })],
  ])('are unknown when they %s', async (_what, evidence) => {
    expect(gate(await judgeFloor({ ...SCENE, evidence }), 'checks-pass').outcome).toBe('unknown');
  });

  it('are run where a file holds no result of them and something may run them', async () => {
    const asked: unknown[] = [];
    const given = (exit: number | null) => (evidence: Evidence) => ({
      ...file({ ...evidence, checks: [] }),
      checkSource: {
        runChecks: async (commit: string, owed: readonly PlanCheck[]) => {
          asked.push([commit, owed.map(({ run }) => run)]);
          return exit === null
            ? missing('infrastructure' as const, 'The disk is full.')
            : known(
                owed.map(
                  (check) => ({ ...evidenceOf(DID).checks[0], ...check, exit_code: exit }) as CheckResult,
                ),
              );
        },
      },
    });
    const passes = await judgeFloor({ ...SCENE, given: given(0) });
    expect([asked, passes.conclusion]).toEqual([[[HEAD, ['cargo test bucket']]], 'success']);
    expect(errors(await judgeFloor({ ...SCENE, given: given(3) }))).toEqual([
      'checks-pass check_failed .taskfleet/plan.v1.json:1',
    ]);
    expect(gate(await judgeFloor({ ...SCENE, given: given(null) }), 'checks-pass')).toMatchObject({
      outcome: 'unknown',
      reason: `The plan checks could not be run at ${HEAD}: The disk is full.`,
    });
  });

  it('that a file holds are not run again', async () => {
    const checkSource = { runChecks: async () => missing('infrastructure' as const, 'asked for nothing') };
    const report = await judgeFloor({ ...SCENE, given: (e) => ({ ...file(e), checkSource }) });
    expect(report.conclusion).toBe('success');
  });

  it('say what to do where a file holds none and nothing may run them', async () => {
    const report = await judgeFloor({ ...SCENE, evidence: (e) => ({ ...e, checks: [] }) });
    expect(gate(report, 'checks-pass').reason).toMatch(
      /no result of the plan check:.*without input `evidence`.*`run-checks: off`/,
    );
  });

  it('are said not to have run where `run-checks: off` lets a change pass', async () => {
    const report = await judgeFloor({
      ...SCENE,
      input: { 'run-checks': 'off' },
      evidence: (e) => ({ ...e, checks: [] }),
    });
    expect([report.conclusion, gate(report, 'checks-pass').outcome]).toEqual(['success', 'skipped']);
    expect(report.headline).toContain('With `run-checks: off`, the plan checks were not run.');
    expect((await judgeFloor(SCENE)).headline).not.toContain('off');
  });

  it('are those of the acceptance in a feature pull request', async () => {
    const report = await judgeFloor({ ...SCENE, pull: { baseRef: 'main', headRef: 'feat/rate-limiter' } });
    expect(report.kind).toBe('feature');
    expect(gate(report, 'checks-pass').outcome).toBe('pass');
  });
});

describe('a flaky test', () => {
  const retried = (passed: boolean) =>
    sourceOf(evidenceOf(WORSE), {
      capture: async (request) =>
        known({
          evidence: evidenceOf(WORSE),
          retried: evidenceOf(WORSE)
            .snapshot.tests.failed.filter((test) => request.retries?.eligible(test))
            .map((test) => ({ test, passed })),
        }),
    });
  const judge = (source: EvidenceSource, more: Partial<FloorScene> = {}) =>
    judgeFloor({ ...SCENE, retries: 2, given: () => ({ evidenceSource: source }), ...more });

  it('passes with a warning when it passed alone', async () => {
    const report = await judge(retried(true).source);
    expect(report.conclusion).toBe('success');
    expect(gate(report, 'no-regression').findings).toMatchObject([{ code: 'flaky_test', level: 'warning' }]);
  });

  it('fails when it never passed, and without `retries`', async () => {
    const regressed = ['no-regression test_regressed src/bucket.rs:7'];
    expect(errors(await judge(retried(false).source))).toEqual(regressed);
    expect(errors(await judge(retried(true).source, { retries: 0 }))).toEqual(regressed);
  });

  it('is run again only when it passed at the baseline', async () => {
    const { source, asked } = sourceOf(evidenceOf(DID));
    await judge(source);
    const [request] = asked;
    if (typeof request !== 'object') throw new Error('no capture was asked for');
    expect(request.retries?.times).toBe(2);
    expect(request.retries?.eligible(testId('limiter/lib/limiter::empties'))).toBe(true);
    expect(request.retries?.eligible(testId('limiter/lib/limiter::new'))).toBe(false);
  });

  it('is not run again from a file, and that is said', async () => {
    const report = await judgeFloor({ ...SCENE, retries: 2, after: WORSE });
    expect(codes(report, 'no-regression')).toEqual(['test_regressed', 'not_rerun']);
  });
});
