import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PullValues } from '../double/values.js';
import { byEvidence, handedOn } from './handed-over.js';
import { describeAction } from './node24.js';
import { INTEGRATION } from './plans.js';
import { concluded, enqueue, groupRunEvent } from './queue.js';
import { headOf, type Scene } from './scene.js';
import { NOT_SUCCESSFUL, openPublicScene, STRAY, work } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

describeAction('a run that follows a capture for a merge group', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openPublicScene();
  });
  afterAll(() => scene.close());

  const head = (pull: PullValues): string => headOf(scene.fixture, pull);
  const conclusions = (pull: PullValues) => concluded(scene, head(pull));

  it.each(['merge', 'squash', 'rebase'] as const)(
    'passes what is good and fails what is bad: %s',
    async (method) => {
      const first = enqueue(scene, work(scene, 'bad'));
      for (const kind of ['good', 'bad'] as const) {
        const pull = work(scene, kind);
        scene.fixture.commit({ [`src/clock/${method}-${kind}.rs`]: '' }, { branch: pull.head.ref });
        const queued = enqueue(scene, pull, { method, on: kind === 'good' ? first.headSha : INTEGRATION });
        const inputs = byEvidence(handedOn(scene, queued.headSha));
        const report = soundReport(await scene.gate(pull, { ...groupRunEvent(scene, queued), with: inputs }));
        expect(troubles(report)).toEqual(kind === 'good' ? [] : STRAY);
        expect(report).toMatchObject({ head: queued.headSha, merge_base: queued.baseSha });
        expect(concluded(scene, queued.headSha)).toEqual([kind === 'good' ? 'success' : 'failure']);
        expect(conclusions(pull)).toEqual([]);
      }
    },
  );

  it('that failed is a failure', async () => {
    const pull = work(scene, 'good');
    const queued = enqueue(scene, pull);
    const event = groupRunEvent(scene, queued, { conclusion: 'cancelled' });
    expect(troubles(soundReport(await scene.gate(pull, event)))).toEqual(NOT_SUCCESSFUL);
    expect(concluded(scene, queued.headSha)).toEqual(['failure']);
  });

  it.each([
    ["its pull request's head, which would hide every change", (pull: PullValues) => head(pull)],
    [
      'a commit that it does not hold',
      () => scene.fixture.commit({ z: '' }, { branch: 'z', parents: ['main'] }),
    ],
    ['a commit that is not there', () => '7'.repeat(40)],
  ])('whose branch names as its base %s fails', async (_, base) => {
    const pull = work(scene, 'bad');
    const { headSha } = enqueue(scene, pull);
    const branch = `gh-readonly-queue/${INTEGRATION}/pr-${pull.number}-${base(pull)}`;
    const event = groupRunEvent(scene, {
      number: pull.number,
      base: INTEGRATION,
      baseSha: '',
      headSha,
      branch,
    });
    const report = soundReport(await scene.gate(pull, event));
    expect([report.conclusion, report.changed_files]).toEqual(['failure', null]);
    expect(troubles(report)).toContain('file-scope: unknown');
    expect(concluded(scene, headSha)).toEqual(['failure']);
  });

  it('of a pull request that goes elsewhere says so', async () => {
    const pull = work(scene, 'good');
    const queued = enqueue(scene, pull);
    pull.base.ref = 'main';
    const report = soundReport(await scene.gate(pull, groupRunEvent(scene, queued)));
    expect(report.headline).toContain('goes into main now');
    expect(concluded(scene, queued.headSha)).toEqual(['failure']);
  });
});
