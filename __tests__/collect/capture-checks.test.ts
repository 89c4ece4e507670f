import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import { findCaptureChecks, MAX_CAPTURED_CHECKS } from '../../src/collect/capture-checks.js';
import type { Evidence } from '../../src/evidence/evidence.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { parseOptions } from '../../src/inputs.js';
import type { PullRequest } from '../../src/pull-request.js';
import { valueIn } from '../capture/known-value.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { evidenceOf, gate, givenFile, judgeFloor } from './floor-scene.js';

const BASE = 'feat/limiter';

/** A plan whose chunks `a`, `b`, … each have the checks that are named. */
function planText(chunks: Readonly<Record<string, readonly string[]>>, values: object = {}): string {
  const hash = `sha256:${'a'.repeat(64)}`;
  return JSON.stringify({
    schema_version: 3,
    plan_rev: 1,
    intent_rev: 1,
    feature: { slug: 'limiter', source_branch: 'main', integration_branch: BASE },
    baseline: {
      ref: `${BASE}@fork`,
      commit_oid: '0'.repeat(40),
      toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
      test_passlist_hash: hash,
      clippy_warnings_hash: hash,
      enumerated_targets_hash: hash,
    },
    acceptance: [{ kind: 'check', desc: 'all', run: 'accept' }],
    chunks: Object.entries(chunks).map(([id, runs]) => ({
      id,
      title: id,
      tier: 'code',
      brief: 'x',
      files_touched: ['src/**'],
      checks: runs.map((run) => ({ desc: run, run })),
    })),
    ...values,
  });
}

const CHUNKS = { alpha: ['one', 'both'], beta: ['two', 'both'] };

describe('the plan checks that a capture runs', () => {
  let fixture: GitFixture;
  beforeAll(() => {
    fixture = createRepository();
    fixture.commit({ 'src/lib.rs': '' });
    fixture.commit({ '.taskfleet/plan.json': planText(CHUNKS) }, { branch: BASE, parents: ['main'] });
    fixture.commit({ 'src/a.rs': '' }, { branch: 'limiter/chunk-alpha', parents: [BASE] });
    fixture.commit({ 'src/b.rs': '' }, { branch: 'work', parents: [BASE] });
    fixture.checkout('work');
  });
  afterAll(() => fixture.remove());

  async function checksFor(
    pull: Partial<PullRequest> & { readonly head?: string },
    { queued = false, input = {} as Readonly<Record<string, string>> } = {},
  ) {
    const parsed = parseOptions((name) => input[name] ?? '');
    if (!parsed.ok) throw new Error(parsed.problems.join());
    const { head = 'work', ...values } = pull;
    const pullRequest: PullRequest = {
      number: 1,
      baseRef: BASE,
      baseSha: null,
      headRef: head,
      headSha: fixture.resolve(head),
      sameRepository: true,
      labels: [],
      body: '',
      changedFiles: null,
      ...values,
    };
    const repository = valueIn(await openClone(fixture.dir));
    const { checks, note } = await findCaptureChecks({
      pullRequest,
      options: parsed.options,
      repository,
      queued,
    });
    return { runs: checks.map(({ run }) => run), note };
  }

  it('are those of the chunk that branch, label, description or input name', async () => {
    const alpha = { runs: ['one', 'both'], note: null };
    expect(await checksFor({ head: 'limiter/chunk-alpha' })).toEqual(alpha);
    expect(await checksFor({ labels: ['chunk:alpha'] })).toEqual(alpha);
    expect(await checksFor({ body: 'Plan-Chunk: alpha' })).toEqual(alpha);
    expect(await checksFor({}, { input: { chunk: 'alpha' } })).toEqual(alpha);
  });

  it('are those of all chunks, each once, where the chunk can not be told', async () => {
    const all = { runs: ['one', 'both', 'two'], note: null };
    expect(await checksFor({})).toEqual(all);
    expect(await checksFor({ labels: ['chunk:alpha', 'chunk:beta'] })).toEqual(all);
    expect(await checksFor({ headRef: null }, { queued: true })).toEqual(all);
  });

  it('are those of the plan that waits before a merge group', async () => {
    const next = planText({ alpha: ['three'] }, { plan_rev: 2 });
    const waiting = fixture.commit({ '.taskfleet/plan.json': next }, { branch: 'waiting', parents: [BASE] });
    const head = fixture.commit({ 'src/q.rs': '' }, { branch: 'queued', parents: ['waiting'] });
    expect(fixture.resolve('queued')).toBe(head);
    const group = { head: 'queued', headRef: null, baseSha: waiting };
    expect(await checksFor(group, { queued: true })).toEqual({ runs: ['three'], note: null });
    // A pull request's own is only what the event says that its base was.
    expect((await checksFor(group)).runs).toEqual(['one', 'both', 'two']);
    // What the clone lacks says nothing.
    const lacking = { ...group, head: 'work', baseSha: '1'.repeat(40) };
    expect((await checksFor(lacking, { queued: true })).runs).toEqual(['one', 'both', 'two']);
  });

  it('are those of the acceptance for a feature, in a queue too', async () => {
    const accepted = { runs: ['accept'], note: null };
    expect(await checksFor({ head: BASE, baseRef: 'main' })).toEqual(accepted);
    const queued = { head: BASE, headRef: null, baseRef: 'main' };
    expect(await checksFor(queued, { queued: true })).toEqual(accepted);
    const another = await checksFor({ ...queued, head: 'main' }, { queued: true });
    expect([another.runs, another.note]).toEqual([[], expect.stringContaining('No plan check is run.')]);
  });

  it('of a feature that has landed are not run for what comes after it', async () => {
    const main = fixture.resolve('main');
    fixture.branch('main', BASE);
    try {
      const queued = { head: 'work', headRef: null, baseRef: 'main' };
      expect((await checksFor(queued, { queued: true })).runs).toEqual([]);
    } finally {
      fixture.branch('main', main);
    }
  });

  it('are none for a plan pull request, and nothing is said of that', async () => {
    fixture.commit(
      { '.taskfleet/plan.v2.json': planText(CHUNKS, { plan_rev: 2 }) },
      { branch: 'next', parents: [BASE] },
    );
    expect(await checksFor({ head: 'next' })).toEqual({ runs: [], note: null });
  });

  it('are read at the base branch, never from the change or from a tag of its name', async () => {
    const plan = { '.taskfleet/plan.json': planText({ alpha: ['forged'] }), 'src/c.rs': '' };
    const forged = fixture.commit(plan, { branch: 'forger', parents: [BASE] });
    fixture.git('tag', BASE, forged);
    // As after actions/checkout: the branch is origin's alone.
    fixture.git('update-ref', `refs/remotes/origin/${BASE}`, `refs/heads/${BASE}`);
    fixture.git('update-ref', '-d', `refs/heads/${BASE}`);
    try {
      const found = await checksFor({ head: 'forger', labels: ['chunk:alpha'] });
      expect(found).toEqual({ runs: ['one', 'both'], note: null });
    } finally {
      fixture.git('tag', '-d', BASE);
      fixture.branch(BASE, `refs/remotes/origin/${BASE}`);
    }
  });

  it('are none, with the reason, where no plan can be read', async () => {
    const absent = await checksFor({ baseRef: 'gone' });
    expect([absent.runs, absent.note]).toEqual([[], expect.stringContaining('gone does not exist')]);
    fixture.commit({ '.taskfleet/plan.json': '{' }, { branch: 'broken', parents: ['main'] });
    const broken = await checksFor({ baseRef: 'broken' });
    expect([broken.runs, broken.note]).toEqual([[], expect.stringContaining('No plan check is run.')]);
  });

  it('are so many at most, and those left out are counted', async () => {
    const runs = Array.from({ length: MAX_CAPTURED_CHECKS }, (_, n) => `run ${n}`);
    const text = planText({ many: runs, more: ['last'] });
    fixture.commit({ '.taskfleet/plan.json': text }, { branch: 'many', parents: ['main'] });
    const plan = JSON.parse(text);
    plan.feature.integration_branch = 'many';
    fixture.commit({ '.taskfleet/plan.json': JSON.stringify(plan) }, { branch: 'many' });
    const found = await checksFor({ baseRef: 'many' });
    expect([found.runs.length, found.note]).toEqual([
      MAX_CAPTURED_CHECKS,
      expect.stringContaining('1 more is left out'),
    ]);
    expect((await checksFor({ baseRef: 'many', labels: ['chunk:more'] })).runs).toEqual(['last']);
  });
});

describe('evidence with results of other checks than the gate expects', () => {
  const DID = { passed: ['limiter/lib/limiter::bucket::fills'] };
  const [own] = evidenceOf(DID).checks;
  const judged = async (checks: readonly object[]) => {
    const given = (evidence: Evidence) => {
      const plain = JSON.parse(serializeEvidence(evidence));
      return { evidence: givenFile(Buffer.from(JSON.stringify({ ...plain, checks }))) };
    };
    const scene = {
      fork: { 'src/lib.rs': '' },
      head: { 'src/lib.rs': '//' },
      before: DID,
      after: DID,
      given,
    };
    const report = await judgeFloor(scene);
    return [gate(report, 'checks-pass').outcome, report.conclusion];
  };

  it('passes where the gate finds its own among them', async () => {
    expect(await judged([{ ...own, desc: 'another' }, { ...own }])).toEqual(['pass', 'success']);
  });

  it.each([
    ['another description', [{ ...own, desc: 'other' }]],
    ['another command', [{ ...own, run: 'true' }]],
    ['another folder', [{ ...own, cwd: 'src' }]],
    ['white space behind the command', [{ ...own, run: `${own?.run} ` }]],
    ['an expectation of its own', [{ ...own, exit_code: 3, expect_exit: 3 }]],
    ['a second result that is bad', [{ ...own }, { ...own, exit_code: 1 }]],
    ['no exit code', [{ ...own, exit_code: null, reason: 'The check was ended by SIGKILL.' }]],
    ['nothing', []],
  ])('never passes: %s', async (_, checks) => {
    expect(await judged(checks)).toEqual([expect.stringMatching(/^(?:fail|unknown)$/), 'failure']);
  });
});
