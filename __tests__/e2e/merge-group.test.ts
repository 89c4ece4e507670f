import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { byEvidence, handedOver } from './handed-over.js';
import { describeAction } from './node24.js';
import { INTEGRATION, PLAN_PATH, planText } from './plans.js';
import { concluded, enqueue, groupEvent, groupRunEvent, type Queued, runsOf } from './queue.js';
import type { Step } from './runner.js';
import { headOf, type Scene } from './scene.js';
import { FORK, openPublicScene, READER, STRAY, work } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

describeAction('a merge group', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openPublicScene();
  });
  afterAll(() => scene.close());

  async function gate(
    pull: PullValues,
    queued: Queued,
    step: Partial<Step> = {},
    token = DEFAULT_TOKEN,
  ): Promise<Report> {
    const result = await scene.gate(pull, { ...groupEvent(scene, queued), token, ...step });
    return soundReport(result, token);
  }

  // Field log: dorny/paths-filter#280, dorny/paths-filter#255, cosmos/cosmos-sdk#26675, palantir/policy-bot#800,
  // Gentleman-Programming/engram#1325.
  it.each(['merge', 'squash', 'rebase'] as const)(
    'of a good change passes, and of a bad one fails: %s',
    async (method) => {
      const good = work(scene, 'good');
      scene.fixture.commit({ [`src/clock/more-${method}.rs`]: '' }, { branch: good.head.ref });
      const queued = enqueue(scene, good, { method });
      const report = await gate(good, queued);
      expect(troubles(report)).toEqual([]);
      expect(report).toMatchObject({
        conclusion: 'success',
        kind: 'chunk',
        chunk: 'clock',
        head: queued.headSha,
        merge_base: queued.baseSha,
        changed_files: 2,
        host: { pull_request: good.number },
      });
      expect(concluded(scene, queued.headSha)).toEqual(['success']);
      expect(scene.checkRuns(good)).toEqual([]);
      const bad = work(scene, 'bad');
      const strayed = enqueue(scene, bad, { method });
      expect(troubles(await gate(bad, strayed))).toEqual(STRAY);
      expect(concluded(scene, strayed.headSha)).toEqual(['failure']);
    },
  );

  it('answers for its own entry alone, not for those that wait before it', async () => {
    const first = enqueue(scene, work(scene, 'bad'));
    const good = work(scene, 'good');
    const second = enqueue(scene, good, { on: first.headSha });
    const report = await gate(good, second);
    expect([troubles(report), report.merge_base, report.changed_files]).toEqual([[], first.headSha, 1]);
    const bad = work(scene, 'bad');
    const third = enqueue(scene, bad, { on: enqueue(scene, work(scene, 'good')).headSha });
    expect(troubles(await gate(bad, third))).toEqual(STRAY);
  });

  it('judges the same with a checkout', async () => {
    const pull = work(scene, 'bad');
    const queued = enqueue(scene, pull);
    const remote = await gate(pull, queued);
    const workspace = scene.checkout(pull);
    expect(await gate(pull, queued, { workspace, attempt: 2 })).toEqual(remote);
    expect(concluded(scene, queued.headSha)).toEqual(['failure']);
  });

  it('takes labels, description and branch from the pull request as it is now', async () => {
    const pull = scene.pull('nameless', { 'src/clock/named.rs': '' });
    const queued = enqueue(scene, pull);
    expect(troubles(await gate(pull, queued))[0]).toBe('plan: no_chunk');
    pull.labels = ['chunk:clock'];
    expect(troubles(await gate(pull, queued, { attempt: 2 }))).toEqual([]);
    expect(concluded(scene, queued.headSha)).toEqual(['success']);
  });

  // What waits before it lands first, or the group is built anew without it: so the plan there is the one that it merges under.
  it.each([
    ['narrows', ['src/other/**'], 'good', /^file-scope: out_of_scope src\/clock\/f\d+.rs:1$/],
    ['widens', ['**'], 'bad', /^$/],
  ] as const)(
    'is judged by the plan that waits before it in the queue: one that %s',
    async (_, files, kind, expected) => {
      const plan = JSON.parse(planText());
      plan.plan_rev = 2;
      plan.chunks = plan.chunks.map((chunk: object) => ({ ...chunk, files_touched: files }));
      const next = { '.taskfleet/limiter/plan.v2.json': `${JSON.stringify(plan, null, 2)}\n` };
      const waiting = enqueue(scene, scene.pull(`plan/${kind}`, next));
      const pull = work(scene, kind);
      const queued = enqueue(scene, pull, { on: waiting.headSha });
      const report = await gate(pull, queued);
      expect(troubles(report).join()).toMatch(expected);
      expect([report.plan?.rev, report.base]).toEqual([2, waiting.headSha]);
      const followed = await gate(pull, queued, { ...groupRunEvent(scene, queued), attempt: 2 });
      expect([troubles(followed), followed.plan]).toEqual([troubles(report), report.plan]);
      expect(concluded(scene, queued.headSha)).toEqual([kind === 'bad' ? 'success' : 'failure']);
      // An input that names a ref still decides.
      const named = await gate(pull, queued, { with: { 'plan-ref': 'main' }, env: { GITHUB_RUN_ID: '99' } });
      expect(troubles(named)[0]).toBe('plan: no_plan');
    },
  );

  it('of a plan is held against the revision that waits before it', async () => {
    const propose = (n: number, folder: string) => {
      const text = scene.fixture
        .git('show', `${INTEGRATION}:${PLAN_PATH}`)
        .replace('"plan_rev": 1', '"plan_rev": 2');
      const own = text.replace('What it is about.', `What ${n} is about.`);
      return scene.pull(`plan/waits-${n}`, { [`.taskfleet/${folder}/plan.v2.json`]: own });
    };
    const [first, second] = [propose(1, 'limiter'), propose(2, 'limiter/more')];
    const waiting = enqueue(scene, first);
    expect(troubles(await gate(first, waiting))).toEqual([]);
    const doubled = enqueue(scene, second, { on: waiting.headSha });
    expect(troubles(await gate(second, doubled))[0]).toMatch(/^plan: two_contents/);
    expect(troubles(await gate(second, enqueue(scene, second), { attempt: 2 }))).toEqual([]);
  });

  it("of a stranger's change that was approved is judged as any", async () => {
    const good = work(scene, 'good', { fork: FORK });
    expect(troubles(await gate(good, enqueue(scene, good)))).toEqual([]);
    const bad = work(scene, 'bad', { fork: FORK });
    expect(troubles(await gate(bad, enqueue(scene, bad)))).toEqual(STRAY);
  });

  it('stands by exit code where the token may only read', async () => {
    for (const kind of ['good', 'bad'] as const) {
      const pull = work(scene, kind);
      const queued = enqueue(scene, pull);
      const report = await gate(pull, queued, {}, READER);
      expect(report.conclusion).toBe(kind === 'good' ? 'success' : 'failure');
      expect(concluded(scene, queued.headSha)).toEqual([]);
    }
  });

  it('needs evidence of the group, not of its pull request', async () => {
    const pull = work(scene, 'good');
    const queued = enqueue(scene, pull);
    const ofGroup = await gate(pull, queued, { with: byEvidence(handedOver(scene, queued.headSha)) });
    expect(troubles(ofGroup)).toEqual([]);
    expect(ofGroup.gates.find(({ id }) => id === 'no-regression')?.outcome).toBe('pass');
    const ofHead = handedOver(scene, headOf(scene.fixture, pull));
    expect(troubles(await gate(pull, queued, { with: byEvidence(ofHead) }))).toContain(
      'evidence: other_commit',
    );
    const worse = handedOver(scene, queued.headSha, {
      failed: ['limiter/lib/limiter::bucket::fills'],
      passed: ['limiter/test/bucket::full'],
    });
    expect(troubles(await gate(pull, queued, { with: byEvidence(worse) })).join()).toContain('no-regression');
  });

  it('shares its commit with check runs of the same name and leaves them alone', async () => {
    const pull = work(scene, 'bad');
    const queued = enqueue(scene, pull);
    const seed = {
      name: 'plan-gate',
      headSha: queued.headSha,
      status: 'completed',
      conclusion: 'success',
    } as const;
    scene.double.addCheckRun({ ...seed, appId: 77 });
    scene.double.addCheckRun({ ...seed, ofJob: true });
    const externalIds = () => runsOf(scene.double.checkRuns(), queued.headSha).map((run) => run.externalId);
    await gate(pull, queued);
    // One that copies the id of a verdict is another app's all the same: it can't be changed, so there is a new one.
    scene.double.addCheckRun({ ...seed, appId: 77, externalId: externalIds().at(-1) ?? '' });
    await gate(pull, queued, { attempt: 2 });
    expect(concluded(scene, queued.headSha)).toEqual(['success', 'success', 'failure', 'success', 'failure']);
  });
});
