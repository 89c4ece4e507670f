import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FaultHook } from '../double/faults.js';
import type { PullValues } from '../double/values.js';
import { BUCKET, BUCKET_TEST } from '../e2e/gate-cases.js';
import { describeAction } from '../e2e/node24.js';
import { runStep } from '../e2e/runner.js';
import { openScene, type Scene } from '../e2e/scene.js';
import { judgeEnding } from './ending.js';
import { type Place, placesOf } from './inject.js';
import { openTally } from './tally.js';

/** Before the request takes effect, or when it has; as the last word of a runner that waited, or as its first. */
const MOMENTS = [
  ['SIGTERM', 'before'],
  ['SIGTERM', 'after'],
  ['SIGKILL', 'after'],
] as const;

describeAction('a run that is stopped', () => {
  const tally = openTally('runs stopped by a signal, at every request');
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene({ limits: { requests: Number.MAX_SAFE_INTEGER } as never });
  });
  afterAll(() => scene.close());

  const stopAt = async (pull: PullValues, place: Place, moment: (typeof MOMENTS)[number]) => {
    const [signal, when] = moment;
    scene.double.forgetCheckRuns();
    scene.double.forgetRequests();
    let stop = (): void => {};
    let isReached = false;
    const hook: FaultHook = () => {
      const last = placesOf(scene.double.requests).at(-1);
      if (last?.key !== place.key || last.earlier !== place.earlier) return undefined;
      isReached = true;
      setImmediate(() => stop());
      return when === 'before' ? { kind: 'hang' } : undefined;
    };
    scene.double.fault(hook);
    const step = { apiUrl: scene.double.apiUrl, repository: 'acme/app', ...(await scene.event(pull)) };
    const started = (child: ChildProcess): void => {
      stop = () => void child.kill(signal);
    };
    const result = await runStep({ ...step, with: { floor: 'off' } }, { started }).catch((error: unknown) => {
      // The runner of these tests tells an end by a signal so.
      if (String(error).includes('ended by SIGKILL')) return null;
      throw error;
    });
    return { result, isReached };
  };

  // Field log: bencherdev/bencher#950, electron/archaeologist#35, Twodragon0/claudesec#427, apache/texera#8523.
  it.each(['success', 'failure'] as const)(
    'posts its conclusion or nothing, whatever it waits for: %s',
    async (expected) => {
      const files = expected === 'success' ? { 'tests/bucket.rs': BUCKET_TEST } : { 'src/lib.rs': '' };
      const pull = scene.pull(`${expected}/bucket`, { 'src/bucket.rs': BUCKET, ...files });
      scene.double.fault(undefined);
      scene.double.forgetRequests();
      await scene.gate(pull);
      const places = placesOf(scene.double.requests);
      for (const place of places) {
        for (const moment of MOMENTS) {
          const { result, isReached } = await stopAt(pull, place, moment);
          // Which blobs are asked for together depends on what comes first, so a run may do without this request.
          if (!isReached) continue;
          const runs = scene.checkRuns(pull);
          const what = `${moment.join(' ')} ${place.key} (${place.earlier})`;
          if (result === null) tally.faults += 1;
          else judgeEnding({ what, expected, result, runs }, tally);
          // What was killed says nothing; what it left must be right all the same.
          expect(runs.map((run) => [run.status, run.conclusion])).toEqual(
            runs.length === 0 ? [] : [['completed', expected]],
          );
          if (moment[0] === 'SIGTERM' && moment[1] === 'before')
            expect([what, result?.exitCode]).toEqual([what, 143]);
        }
      }
      scene.double.fault(undefined);
      expect(places.length).toBeGreaterThan(6);
      expect([tally.wrong, tally.hangs, tally.doublePosts]).toEqual([[], 0, []]);
    },
    300_000,
  );
});
