import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import { INTEGRATION } from './plans.js';
import { concluded, enqueue, groupEvent, meanwhile, type Queued } from './queue.js';
import type { Step } from './runner.js';
import type { Scene } from './scene.js';
import { openPublicScene, STRAY, work } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

describeAction('a merge group that is not what it seems, or not any more', () => {
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

  it.each([
    [
      'was destroyed',
      (queued: Queued) => groupEvent(scene, queued, { action: 'destroyed' }),
      /nothing to judge/,
    ],
    [
      'is of another queue than the event says',
      (queued: Queued) => groupEvent(scene, queued, { base: 'main', headRef: `refs/heads/${queued.branch}` }),
      /is of the queue into feat\/limiter/,
    ],
    [
      'has a branch that is no queue branch',
      (queued: Queued) => groupEvent(scene, queued, { headRef: `refs/heads/${INTEGRATION}` }),
      /which pull request it is of/,
    ],
  ])('that %s is not judged, and nothing is posted', async (_, event, said) => {
    const pull = work(scene, 'good');
    const queued = enqueue(scene, pull);
    const report = await gate(pull, queued, event(queued));
    expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'infrastructure']);
    expect(report.headline).toMatch(said);
    expect(concluded(scene, queued.headSha)).toEqual([]);
  });

  it('is not what a push to such a branch makes', async () => {
    const pull = work(scene, 'good');
    const { branch, headSha } = enqueue(scene, pull);
    const event = { ref: `refs/heads/${branch}`, after: headSha };
    const report = soundReport(await scene.gate(pull, { eventName: 'push', event }));
    expect(report.headline).toContain('The event "push" is not one that plan-gate takes');
    expect(concluded(scene, headSha)).toEqual([]);
  });

  it('is not what a pull request from such a branch makes', async () => {
    const victim = work(scene, 'good');
    const { branch } = enqueue(scene, victim);
    scene.fixture.commit({ 'src/lib.rs': '// forged\n' }, { branch });
    const forged: PullValues = {
      number: scene.double.pulls.length + 1,
      base: { ref: INTEGRATION },
      head: { ref: branch },
    };
    scene.double.pulls.push(forged);
    const report = soundReport(await scene.gate(forged));
    expect(report).toMatchObject({ conclusion: 'failure', host: { pull_request: forged.number } });
    expect(troubles(report)[0]).toBe('plan: no_chunk');
    expect(scene.checkRuns(forged).map((run) => run.conclusion)).toEqual(['failure']);
  });

  it('that does not go on from its base says so', async () => {
    const pull = work(scene, 'good');
    const queued = enqueue(scene, pull);
    const elsewhere = scene.fixture.commit({ x: '' }, { branch: 'elsewhere', parents: [INTEGRATION] });
    const report = await gate(pull, { ...queued, baseSha: elsewhere });
    expect([report.conclusion, report.failure_kind, report.changed_files]).toEqual([
      'failure',
      'infrastructure',
      null,
    ]);
    expect(JSON.stringify(report)).toContain(
      `does not go on from ${elsewhere}, which is said to be its base`,
    );
    expect(concluded(scene, queued.headSha)).toEqual(['failure']);
  });

  // Field log: Gentleman-Programming/engram#1325.
  it.each([
    [
      'goes elsewhere by now',
      (pull: PullValues) => {
        pull.base.ref = 'main';
      },
      /pull request #\d+ goes into main now/,
    ],
    [
      'was closed by now',
      (pull: PullValues) => {
        pull.state = 'closed';
      },
      /Pull request #\d+ is closed/,
    ],
    [
      'is not there',
      (pull: PullValues) => {
        pull.number = 9_999;
      },
      /There is no pull request #\d+/,
    ],
  ])('whose pull request %s fails on its commit, with the reason', async (_, change, said) => {
    const pull = work(scene, 'good');
    const queued = enqueue(scene, pull);
    const event = groupEvent(scene, queued);
    change(pull);
    const report = soundReport(await scene.gate(pull, event));
    expect([report.conclusion, report.headline]).toEqual(['failure', expect.stringMatching(said)]);
    expect(concluded(scene, queued.headSha)).toEqual(['failure']);
  });

  it.each([
    [
      'is pointed elsewhere',
      (pull: PullValues) => {
        pull.base.ref = 'main';
      },
      /goes into main now/,
    ],
    [
      'is closed',
      (pull: PullValues) => {
        pull.state = 'closed';
      },
      /was closed or merged while/,
    ],
    [
      'gets a new head',
      (pull: PullValues) => scene.fixture.commit({ 'src/lib.rs': '//\n' }, { branch: pull.head.ref }),
      /The head of pull request #\d+ moved/,
    ],
    [
      'gets another label',
      (pull: PullValues) => {
        pull.labels = ['chunk:bucket'];
      },
      /The labels, the description or the branch name/,
    ],
  ])(
    'whose pull request %s while it is judged fails on its commit, with the reason',
    async (_, change, said) => {
      const pull = work(scene, 'good');
      const queued = enqueue(scene, pull);
      const report = await meanwhile(
        scene,
        '/git/trees/',
        () => change(pull),
        () => gate(pull, queued),
      );
      expect([report.conclusion, report.headline]).toEqual(['failure', expect.stringMatching(said)]);
      expect(concluded(scene, queued.headSha)).toEqual(['failure']);
    },
  );

  it('is judged by one state of a base branch that moves meanwhile', async () => {
    for (const kind of ['good', 'bad'] as const) {
      const pull = work(scene, kind);
      const queued = enqueue(scene, pull);
      const report = await meanwhile(
        scene,
        '/git/trees/',
        () => scene.fixture.commit({ [`landed-${kind}.txt`]: '' }, { branch: INTEGRATION }),
        () => gate(pull, queued),
      );
      expect([troubles(report), report.base]).toEqual([kind === 'good' ? [] : STRAY, queued.baseSha]);
    }
  });
});
