import { expect } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { ACTIONS_APP_ID, DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { bucketPull, type CHANGES, openCrateScene } from './limiter-crate.js';
import { enqueue, type Queued, runsOf } from './queue.js';
import type { Scene } from './scene.js';
import { soundReport } from './verdicts.js';
import { readWorkflow, type WorkflowFile } from './workflow-file.js';
import { type Hub, newHub } from './workflow-hub.js';
import { type JobResult, type Played, play, type WorkflowRun } from './workflow-play.js';
import { conclusionOf, ofGroup, ofPull, ofRun } from './workflow-runs.js';
import { APP_ID, APP_TOKEN, READING_TOKEN, TOKENS } from './workflow-steps.js';

/** Layout B in one run; layout C in two, by GitHub's own token or by an App's. */
export type Layout = 'B' | 'C' | 'C with an App';
export const POSTED_BY: Readonly<Record<Layout, number>> = {
  B: ACTIONS_APP_ID,
  C: ACTIONS_APP_ID,
  'C with an App': APP_ID,
};

export interface Course {
  readonly hub?: Hub;
  readonly attempt?: number;
  /** Called with what the beginning of the capture started, in layout C. */
  readonly begun?: (played: Played) => void;
  /** What happens once the code has run and before anybody judges. */
  readonly between?: (hub: Hub) => JobResult | undefined;
}

type Change = keyof typeof CHANGES;
type Files = Readonly<Record<'b' | 'c-capture' | 'c-judge' | 'c-judge-app', WorkflowFile>>;

/** A scene in which the layouts take their course. */
export interface Stage {
  readonly scene: Scene;
  readonly files: Files;
  /** One pull request of each kind, so that its commit is captured once. */
  pullOf(change: Change, fromFork?: boolean): PullValues;
  /** Its merge group, one as well. */
  queuedOf(change: Change): Queued;
  /** Captures and judges, as the layout does it; answers with what judged. */
  course(layout: Layout, of: PullValues | Queued, more?: Course): Promise<Played>;
  /** Check runs on a commit, as name, app and conclusion. */
  verdictsOn(commit: string): readonly (readonly [string, number, string | null])[];
}

export async function openStage(): Promise<Stage> {
  const scene = await openCrateScene({ tokens: TOKENS });
  const files = {
    b: await readWorkflow('layout-b.yml'),
    'c-capture': await readWorkflow('layout-c-capture.yml'),
    'c-judge': await readWorkflow('layout-c-judge.yml'),
    'c-judge-app': await readWorkflow('layout-c-judge-app.yml'),
  };
  const pulls = new Map<string, PullValues>();
  const groups = new Map<string, Queued>();
  const pullOf: Stage['pullOf'] = (change, fromFork = false) => {
    const key = `${change} ${fromFork}`;
    const pull = pulls.get(key) ?? bucketPull(scene, change, fromFork);
    pulls.set(key, pull);
    return pull;
  };
  const queuedOf: Stage['queuedOf'] = (change) => {
    const queued = groups.get(change) ?? enqueue(scene, pullOf(change));
    groups.set(change, queued);
    return queued;
  };
  return {
    scene,
    files,
    pullOf,
    queuedOf,
    course: (layout, of, more = {}) => takeCourse({ scene, files }, layout, of, more),
    verdictsOn: (commit) =>
      runsOf(scene.double.checkRuns(), commit).map(({ name, appId, conclusion }) => [
        name,
        appId,
        conclusion,
      ]),
  };
}

async function takeCourse(
  { scene, files }: Pick<Stage, 'scene' | 'files'>,
  layout: Layout,
  of: PullValues | Queued,
  { hub = newHub(), attempt = 1, begun, between }: Course,
): Promise<Played> {
  const start = (workflow: WorkflowFile, more: Partial<WorkflowRun>) =>
    'branch' in of ? ofGroup({ scene, hub }, workflow, of, more) : ofPull({ scene, hub }, workflow, of, more);
  if (layout === 'B') {
    const afterJob = (job: string) => (job === 'capture' ? between?.(hub) : undefined);
    return play(await start(files.b, { attempt, afterJob }));
  }
  const run = await start(files['c-capture'], { attempt });
  const judge = layout === 'C' ? files['c-judge'] : files['c-judge-app'];
  // GitHub tells the beginning of a run too, but not of a re-run.
  if (attempt === 1) begun?.(await play(ofRun(judge, run, of, { action: 'requested' })));
  // The event is of when the run ended; what comes after it is not in it.
  const captured = await play(run);
  const follows = ofRun(judge, run, of, { conclusion: conclusionOf(captured) });
  const instead = between?.(hub);
  const payload = follows.event as { readonly workflow_run: object };
  const event = instead
    ? { ...payload, workflow_run: { ...payload.workflow_run, conclusion: instead } }
    : payload;
  return play({ ...follows, event });
}

/** What judged, which ends its job as its verdict is. */
export function reportOf(layout: Layout, played: Played, lowered = false): Report {
  const [step, more] = played.gates.judge ?? [];
  if (step === undefined || more !== undefined) throw new Error(played.troubles.join('\n'));
  const own = lowered && layout === 'B' ? READING_TOKEN : DEFAULT_TOKEN;
  const report = soundReport(step, layout === 'C with an App' ? APP_TOKEN : own);
  expect(played.jobs.judge).toBe(report.conclusion);
  return report;
}
