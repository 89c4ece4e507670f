import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { runGitSync } from '../double/git-process.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { byEvidence, handedOver } from './handed-over.js';
import { describeAction } from './node24.js';
import { concluded } from './queue.js';
import type { Step } from './runner.js';
import { headOf, type Scene } from './scene.js';
import { FORK, openPublicScene, READER } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

describeAction('pull_request_target', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openPublicScene();
  });
  afterAll(() => scene.close());

  async function gate(pull: PullValues, step: Partial<Step> = {}): Promise<Report> {
    const { event } = await scene.event(pull);
    const result = await scene.gate(pull, { eventName: 'pull_request_target', event, ...step });
    return soundReport(result, step.token ?? DEFAULT_TOKEN);
  }

  it.each([
    ['the repository', {}],
    ['a fork', { fork: FORK }],
  ] as const)(
    'of %s is judged through the API: a good one passes, a bad one fails',
    async (name, options) => {
      const good = scene.pull(`${name.length}/clock`, { 'src/clock/a.rs': '' }, options);
      expect(troubles(await gate(good))).toEqual([]);
      expect(scene.checkRuns(good).map((run) => run.conclusion)).toEqual(['success']);
      const bad = scene.pull(`${name.length}bad/clock`, { 'src/lib.rs': '//\n' }, options);
      expect(troubles(await gate(bad))).toEqual(['file-scope: out_of_scope src/lib.rs:1']);
      expect(scene.checkRuns(bad).map((run) => run.conclusion)).toEqual(['failure']);
    },
  );

  it('stands by exit code where the token may only read, as for Dependabot', async () => {
    const pull = scene.pull('reader/clock', { 'src/clock/b.rs': '' }, { user: 'dependabot[bot]' });
    expect((await gate(pull, { token: READER })).conclusion).toBe('success');
    expect(scene.checkRuns(pull)).toEqual([]);
  });

  it('runs nothing of a checkout, and asks for evidence that was captured elsewhere', async () => {
    const pull = scene.pull('floor/clock', { 'src/clock/c.rs': '' }, { fork: FORK });
    const workspace = scene.checkout(pull);
    const report = await gate(pull, { workspace, with: { floor: 'on' } });
    expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'incomplete-evidence']);
    expect(report.gates.find(({ id }) => id === 'evidence')?.findings).toMatchObject([
      { code: 'no_evidence', message: expect.stringContaining('runs no code under `pull_request_target`') },
    ]);
    const inputs = byEvidence(handedOver(scene, headOf(scene.fixture, pull)));
    // Another workflow run, for which the workflow was changed.
    const later = { workspace, with: inputs, env: { GITHUB_RUN_ID: '4712' } };
    expect(troubles(await gate(pull, later))).toEqual([]);
  });

  it('captures nothing', async () => {
    const pull = scene.pull('capture/clock', { 'src/clock/d.rs': '' });
    const { event } = await scene.event(pull);
    const step = { eventName: 'pull_request_target', event, workspace: scene.checkout(pull) };
    const result = await scene.gate(pull, { ...step, with: { mode: 'capture' } });
    expect([result.exitCode, result.outputs.get('evidence')]).toEqual([1, '']);
    expect(result.stdout).toContain('plan-gate runs no code under `pull_request_target`');
  });

  it('reads no object from a checkout, not even a broken one', async () => {
    const pull = scene.pull('forged/clock', { 'src/lib.rs': '// stray\n' }, { fork: FORK });
    const workspace = scene.checkout(pull);
    // In this clone git shows `main` in the place of the head, so nothing would have changed.
    const head = headOf(scene.fixture, pull);
    runGitSync(workspace, ['update-ref', `refs/replace/${head}`, scene.fixture.resolve('main')]);
    expect(troubles(await gate(pull, { workspace }))).toEqual(['file-scope: out_of_scope src/lib.rs:1']);
    expect(concluded(scene, head)).toEqual(['failure']);
    expect(scene.double.requests.some(({ path }) => path.endsWith(`/pulls/${pull.number}/files`))).toBe(true);
  });
});
