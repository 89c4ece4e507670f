import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { RUN_CREATED_AT, type WorkflowRunValues } from '../double/run-events.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { byEvidence, handedOn } from './handed-over.js';
import { describeAction } from './node24.js';
import { INTEGRATION } from './plans.js';
import { concluded, enqueue, groupRunEvent, meanwhile, runEvent } from './queue.js';
import { headOf, type Scene } from './scene.js';
import { FORK, openPublicScene, work } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

/** A time so many seconds after the run began that captured. */
const at = (seconds: number) =>
  new Date(Date.parse(RUN_CREATED_AT) + 1_000 * seconds).toISOString().replace('.000Z', 'Z');

// GitHub runs for a pull request what the workflow is in the merge of its head into its base. Whoever may push makes a base whose
// workflow hands over evidence that nothing captured: it is of the right commit, and the forgery is in nobody's diff.
describeAction('evidence that a workflow of another base handed over', () => {
  let scene: Scene;
  let judged = 0;
  beforeAll(async () => {
    scene = await openPublicScene();
    const forging = { '.github/workflows/capture.yml': 'on: pull_request\n' };
    scene.fixture.commit(forging, { branch: 'evil', parents: [INTEGRATION] });
  });
  afterAll(() => scene.close());

  const head = (pull: PullValues): string => headOf(scene.fixture, pull);
  /** What the commit's checks say, each word once: whichever of them GitHub counts. */
  const conclusions = (pull: PullValues) => [...new Set(concluded(scene, head(pull)))];

  /** Judges what a run handed over, as if all tests had passed. */
  async function follow(pull: PullValues, values: Partial<WorkflowRunValues> = {}): Promise<Report> {
    judged += 1;
    const inputs = byEvidence(handedOn(scene, head(pull)));
    const own = { with: inputs, env: { GITHUB_RUN_ID: String(9_000 + judged) } };
    const result = await scene.gate(pull, { ...runEvent(scene, pull, values), ...own });
    return soundReport(result, DEFAULT_TOKEN);
  }

  /** Another pull request of the same branch and commit, into the base that forges. */
  function twinOf(pull: PullValues, values: Partial<PullValues>): PullValues {
    const number = scene.double.pulls.length + 1;
    const sha = head(pull);
    const twin: PullValues = {
      ...pull,
      ...values,
      number,
      base: { ref: 'evil' },
      head: { ...pull.head, sha },
    };
    scene.double.pulls.push(twin);
    return twin;
  }

  async function refused(pull: PullValues, said: string, values: Partial<WorkflowRunValues> = {}) {
    const report = await follow(pull, values);
    expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'infrastructure']);
    expect(report.headline).toContain(said);
    expect(report.headline).toContain('Push a new commit (an empty one will do), or close and reopen');
    expect(conclusions(pull)).toEqual(['failure']);
  }

  it.each([
    ['a branch of the repository', {}],
    ['a fork', { fork: FORK }],
    ['a fork that was deleted', { fork: null }],
  ] as const)('is no evidence, though its pull request is closed by then: from %s', async (_, options) => {
    const pull = work(scene, 'good', options);
    expect(troubles(await follow(pull))).toEqual([]);
    expect(conclusions(pull)).toEqual(['success']);
    const twin = twinOf(pull, { createdAt: at(-5), state: 'closed', closedAt: at(20) });
    // What passed before does not stay beside it.
    await refused(pull, `#${twin.number} (into evil) came from branch "${pull.head.ref}" too`);
    // A run that begins a minute after the other one was closed can only be for this one.
    expect(troubles(await follow(pull, { createdAt: at(81) }))).toEqual([]);
    expect(conclusions(pull)).toEqual(['success']);
  });

  it('is none where the fork is deleted once it has captured', async () => {
    const pull = work(scene, 'good', { fork: null });
    expect(troubles(await follow(pull, { headRepository: FORK }))).toEqual([]);
    const twin = twinOf(pull, { state: 'closed', closedAt: at(20) });
    await refused(pull, `#${twin.number} (into evil)`, { headRepository: FORK });
  });

  // The other one stays open, but its branch was pushed on while the run captured, and only then its fork was deleted.
  it.each([null, FORK])('is none where the other fork moved on before it was deleted: %j', async (home) => {
    const pull = work(scene, 'good', { fork: null });
    const twin = twinOf(pull, { createdAt: at(-5), state: 'open' });
    twin.head.sha = scene.fixture.resolve('evil');
    await refused(pull, `#${twin.number} (into evil)`, { headRepository: home });
    expect(troubles(await follow(pull, { headRepository: home, createdAt: at(81) }))).toEqual([]);
  });

  it.each([false, true])(
    'is none after the pull request was retargeted (by GitHub: %p)',
    async (automatic) => {
      const pull = work(scene, 'good');
      pull.baseChanges = [{ at: at(10), from: 'evil', to: INTEGRATION, automatic }];
      await refused(pull, `#${pull.number} was changed from evil to ${INTEGRATION} at ${at(10)}, after the`);
      // Nor is what began so soon after that GitHub may have been asked for it before.
      await refused(pull, 'less than a minute before the workflow run', { createdAt: at(13) });
      expect(troubles(await follow(pull, { createdAt: at(80) }))).toEqual([]);
      expect(conclusions(pull)).toEqual(['success']);
    },
  );

  it('is none where the pull request is retargeted while that is asked for', async () => {
    const pull = work(scene, 'good', { base: 'evil', from: INTEGRATION });
    const retarget = () => {
      pull.base.ref = INTEGRATION;
    };
    const report = await meanwhile(scene, `/pulls/${pull.number}`, retarget, () => follow(pull));
    expect(report.headline).toContain(`has just changed from evil to ${INTEGRATION}`);
    expect(conclusions(pull)).toEqual(['failure']);
  });

  it('is not suspected of a pull request of the same branch that was closed long ago', async () => {
    const pull = work(scene, 'good');
    for (let weeks = 1; weeks <= 3; weeks += 1) twinOf(pull, { state: 'closed', closedAt: at(-600 * weeks) });
    expect(troubles(await follow(pull))).toEqual([]);
    expect(conclusions(pull)).toEqual(['success']);
  });

  it('is none where a pull request closed long ago was changed since, which can start a run', async () => {
    const pull = work(scene, 'good');
    const twin = twinOf(pull, { state: 'closed', closedAt: at(-1_800), updatedMinute: 60 });
    await refused(pull, `#${twin.number} (into evil)`);
  });

  it('is none where the branch was pushed away and back meanwhile', async () => {
    const pull = work(scene, 'good');
    const twin = twinOf(pull, { state: 'closed', closedAt: at(20) });
    twin.head.sha = scene.fixture.resolve('evil');
    await refused(pull, `#${twin.number} (into evil)`);
  });

  it('is none where GitHub does not say what pull requests the branch has', async () => {
    const pull = work(scene, 'good');
    scene.double.fault(({ path, body }) =>
      path === '/graphql' && JSON.stringify(body).includes('branchPulls')
        ? { kind: 'edit', edit: () => ({ data: { repository: null }, errors: [{ message: 'Forbidden' }] }) }
        : undefined,
    );
    const report = await follow(pull).finally(() => scene.double.fault(undefined));
    expect(report.headline).toContain(
      'list of the pull requests of the branch can\'t be used: it says "Forbidden"',
    );
    expect([report.failure_kind, conclusions(pull)]).toEqual(['infrastructure', ['failure']]);
  });

  it('is none where the event does not say when the run began', async () => {
    const pull = work(scene, 'good');
    const { eventName, event } = runEvent(scene, pull);
    const { workflow_run: run, ...rest } = event as { readonly workflow_run: object };
    const nameless = { eventName, event: { ...rest, workflow_run: { ...run, created_at: null } } };
    const report = soundReport(await scene.gate(pull, nameless));
    expect([report.conclusion, report.headline]).toEqual([
      'failure',
      expect.stringContaining('`created_at` is missing'),
    ]);
    expect(conclusions(pull)).toEqual([]);
  });

  it('is not asked for of a merge group, whose commit is made of its base', async () => {
    const pull = work(scene, 'good');
    twinOf(pull, { state: 'closed', closedAt: at(20) });
    const queued = enqueue(scene, pull);
    const inputs = byEvidence(handedOn(scene, queued.headSha));
    const report = soundReport(
      await scene.gate(pull, { ...groupRunEvent(scene, queued), with: inputs }),
      DEFAULT_TOKEN,
    );
    expect(troubles(report)).toEqual([]);
    expect(concluded(scene, queued.headSha)).toEqual(['success']);
  });
});
