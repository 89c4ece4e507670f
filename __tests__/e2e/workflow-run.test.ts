import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { WorkflowRunValues } from '../double/run-events.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { byEvidence, handedOn } from './handed-over.js';
import { describeAction } from './node24.js';
import { INTEGRATION } from './plans.js';
import { concluded, enqueue, groupRunEvent, meanwhile, runEvent, runPage, runsOf } from './queue.js';
import type { Step } from './runner.js';
import { headOf, type Scene } from './scene.js';
import { FORK, NOT_SUCCESSFUL, openPublicScene, READER, STRAY, work } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

describeAction('a run that follows a capture', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openPublicScene();
  });
  afterAll(() => scene.close());

  async function follow(
    pull: PullValues,
    values: Partial<WorkflowRunValues> = {},
    step: Partial<Step> = {},
  ): Promise<Report> {
    const result = await scene.gate(pull, { ...runEvent(scene, pull, values), ...step });
    return soundReport(result, step.token ?? DEFAULT_TOKEN);
  }
  const head = (pull: PullValues): string => headOf(scene.fixture, pull);
  const conclusions = (pull: PullValues) => concluded(scene, head(pull));

  it.each([
    ['a branch of the repository', {}],
    ['a fork', { fork: FORK }],
    ['a fork that was deleted', { fork: null }],
  ] as const)('for a pull request from %s: a good one passes, a bad one fails', async (_, options) => {
    for (const kind of ['good', 'bad'] as const) {
      const pull = work(scene, kind, options);
      const report = await follow(pull);
      expect(troubles(report)).toEqual(kind === 'good' ? [] : STRAY);
      expect(report).toMatchObject({ head: head(pull), host: { pull_request: pull.number } });
      expect(conclusions(pull)).toEqual([kind === 'good' ? 'success' : 'failure']);
    }
  });

  it('for a fork that was deleted after its run finds the pull request by commit and branch', async () => {
    const pull = work(scene, 'bad', { fork: null });
    expect(troubles(await follow(pull, { headRepository: FORK }))).toEqual(STRAY);
    expect(conclusions(pull)).toEqual(['failure']);
  });

  it('stands by exit code where the token may only read', async () => {
    for (const kind of ['good', 'bad'] as const) {
      const pull = work(scene, kind, { fork: FORK });
      const report = await follow(pull, {}, { token: READER });
      expect(report.conclusion).toBe(kind === 'good' ? 'success' : 'failure');
      expect(conclusions(pull)).toEqual([]);
    }
  });

  it('judges by evidence of the head, and by no other', async () => {
    const pull = work(scene, 'good', { fork: FORK });
    const own = byEvidence(handedOn(scene, head(pull)));
    const report = await follow(pull, {}, { with: own });
    expect(troubles(report)).toEqual([]);
    expect(report.gates.find(({ id }) => id === 'no-regression')?.outcome).toBe('pass');
    const forged = byEvidence(handedOn(scene, scene.fixture.resolve(INTEGRATION)));
    expect(troubles(await follow(pull, {}, { with: forged }))).toContain('evidence: other_commit');
    expect(conclusions(pull).at(-1)).toBe('failure');
  });

  it('without evidence says to hand it over, and takes no checkout for it', async () => {
    const pull = work(scene, 'good');
    const workspace = scene.checkout(pull);
    const report = await follow(pull, {}, { workspace, with: { floor: 'on' } });
    expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'incomplete-evidence']);
    const finding = report.gates.find(({ id }) => id === 'evidence')?.findings[0];
    expect(finding).toMatchObject({
      code: 'no_evidence',
      message: expect.stringContaining('runs no code under `workflow_run`'),
      help: expect.stringContaining('hand its file over as an artifact'),
    });
  });

  it('captures nothing itself', async () => {
    const pull = work(scene, 'good');
    const step = { ...runEvent(scene, pull), workspace: scene.checkout(pull), with: { mode: 'capture' } };
    const result = await scene.gate(pull, step);
    expect([result.exitCode, result.outputs.get('evidence')]).toEqual([1, '']);
    expect(result.stdout).toContain('plan-gate runs no code under `workflow_run`');
  });

  // Field log: izumin5210/dotfiles#3022, WyriHaximus/github-action-wait-for-status#81.
  it.each(['failure', 'cancelled', 'timed_out', 'action_required', 'neutral', 'skipped', 'stale'] as const)(
    'that ended with %s is a failure, whatever was handed over',
    async (conclusion) => {
      const pull = work(scene, 'good');
      const inputs = byEvidence(handedOn(scene, head(pull)));
      const report = await follow(pull, { conclusion }, { with: inputs });
      expect(troubles(report)).toEqual(NOT_SUCCESSFUL);
      expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'incomplete-evidence']);
      const finding = report.gates.find(({ id }) => id === 'evidence')?.findings[0];
      expect(finding?.message).toContain(`"capture" that this run follows ended with \`${conclusion}\``);
      expect(finding?.message).toContain(runPage(scene));
      expect(conclusions(pull)).toEqual(['failure']);
    },
  );

  it('that failed is a failure with the floor off and without a plan too', async () => {
    expect(troubles(await follow(work(scene, 'good'), { conclusion: 'failure' }))).toEqual(NOT_SUCCESSFUL);
    const ungoverned = scene.pull('free', { 'free.txt': '' }, { base: 'main' });
    const inputs = { 'if-no-plan': 'pass' };
    expect((await follow(ungoverned, {}, { with: inputs })).conclusion).toBe('success');
    const report = await follow(ungoverned, { conclusion: 'failure' }, { with: inputs });
    expect([report.conclusion, troubles(report)]).toEqual(['failure', NOT_SUCCESSFUL]);
    expect(conclusions(ungoverned)).toEqual(['failure']);
  });

  // Field log: vanillagreencom/kendex#1028, synaptent/aragora#7452.
  it('takes the place of no check run that another app or a job made of that name', async () => {
    const pull = work(scene, 'bad');
    const seed = {
      name: 'plan-gate',
      headSha: head(pull),
      status: 'completed',
      conclusion: 'success',
    } as const;
    scene.double.addCheckRun({ ...seed, appId: 88 });
    scene.double.addCheckRun({ ...seed, ofJob: true });
    await follow(pull);
    expect(conclusions(pull)).toEqual(['success', 'success', 'failure']);
    // What a workflow of the pull request posts under the very id of the verdict is overwritten by the next one.
    const externalId = runsOf(scene.double.checkRuns(), head(pull)).at(-1)?.externalId ?? '';
    scene.double.addCheckRun({ ...seed, externalId });
    await follow(pull, {}, { attempt: 2 });
    expect(conclusions(pull)).toEqual(['success', 'success', 'failure', 'failure']);
  });

  it('of a head that moved before posts nothing', async () => {
    const pull = work(scene, 'good');
    const event = runEvent(scene, pull);
    const old = head(pull);
    scene.fixture.commit({ 'src/lib.rs': '// later\n' }, { branch: pull.head.ref });
    const report = soundReport(await scene.gate(pull, event));
    expect(report.headline).toContain(
      `The workflow run was for ${old}, but the head of pull request #${pull.number} is ${head(pull)} now`,
    );
    expect([report.conclusion, concluded(scene, old), conclusions(pull)]).toEqual(['failure', [], []]);
  });

  it.each([
    [
      'a head that moves',
      (pull: PullValues) => scene.fixture.commit({ y: '' }, { branch: pull.head.ref }),
      /The head moved from/,
    ],
    [
      'a pull request that is retargeted',
      (pull: PullValues) => {
        pull.base.ref = 'main';
      },
      /The base changed from feat\/limiter to main/,
    ],
  ])('of %s meanwhile posts nothing', async (_, change, said) => {
    const pull = work(scene, 'good');
    const old = head(pull);
    const report = await meanwhile(
      scene,
      '/files',
      () => change(pull),
      () => follow(pull),
    );
    expect([report.conclusion, report.headline]).toEqual(['failure', expect.stringMatching(said)]);
    expect([concluded(scene, old), conclusions(pull)]).toEqual([[], []]);
  });

  it.each(['push', 'pull_request_target', 'workflow_dispatch'])(
    'of a run on %s is refused',
    async (event) => {
      const queued = enqueue(scene, work(scene, 'good'));
      const report = soundReport(
        await scene.gate(work(scene, 'good'), groupRunEvent(scene, queued, { event })),
      );
      expect(report.headline).toContain(`was started by "${event}"`);
      expect(concluded(scene, queued.headSha)).toEqual([]);
    },
  );

  it('that was only requested is refused', async () => {
    const pull = work(scene, 'good');
    expect((await follow(pull, { action: 'requested' })).headline).toContain('nothing to judge');
    expect(conclusions(pull)).toEqual([]);
  });
});
