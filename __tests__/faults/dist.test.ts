import { expect, it } from '@jest/globals';
import { BUCKET, BUCKET_TEST } from '../e2e/gate-cases.js';
import { describeAction } from '../e2e/node24.js';
import { openScene } from '../e2e/scene.js';
import { fewAtATime, soundReport } from '../e2e/verdicts.js';
import { judgeEnding } from './ending.js';
import { inject, placesOf } from './inject.js';
import { KINDS } from './kinds.js';
import { ALL } from './selection.js';
import { openTally } from './tally.js';
import { createVirtualClock } from './virtual-clock.js';

/** Those whose waits, which are real here, are short. */
const QUICK: readonly string[] = [
  '500',
  '502 after it took effect',
  '429 with retry-after',
  '403 secondary limit with retry-after',
  '403 hourly limit, soon over',
  'half a reply',
  'dropped after it took effect',
  'a content-length too long',
  'a page with 200',
  'cut JSON with 200',
  'an empty page',
  'a count that grew',
  '404 for what exists',
  '301 to itself',
  'a date long past',
];

describeAction('the bundle under fire', () => {
  const tally = openTally('the bundle under Node 24, with real waits');

  it.each(['success', 'failure'] as const)(
    'ends as it does on a good day, or says that it could not judge: %s',
    async (expected) => {
      const files = expected === 'success' ? { 'tests/bucket.rs': BUCKET_TEST } : { 'src/lib.rs': '' };
      const calm = await openScene();
      const pull = calm.pull('limiter/chunk-bucket', { 'src/bucket.rs': BUCKET, ...files });
      await calm.gate(pull);
      const places = placesOf(calm.double.requests);
      await calm.close();
      const kinds = KINDS.filter(({ name }) => QUICK.includes(name));
      expect(kinds).toHaveLength(QUICK.length);
      const rounds = kinds.flatMap((kind, of) =>
        places.filter((_, at) => ALL || (at + of) % places.length === 0).map((place) => ({ kind, place })),
      );
      await fewAtATime(rounds, async ({ kind, place }) => {
        const scene = await openScene();
        const same = scene.pull('limiter/chunk-bucket', { 'src/bucket.rs': BUCKET, ...files });
        const injection = inject(kind, place, 'once', createVirtualClock());
        scene.double.fault(injection.hook);
        const result = await scene.gate(same);
        scene.double.fault(undefined);
        const what = `${expected}: ${kind.name} at ${place.key}`;
        soundReport(result);
        judgeEnding({ what, expected, result, runs: scene.checkRuns(same) }, tally);
        await scene.close();
      });
      expect([tally.wrong, tally.hangs, tally.doublePosts]).toEqual([[], 0, []]);
    },
    ALL ? 1_800_000 : 300_000,
  );
});
