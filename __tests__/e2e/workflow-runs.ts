import type { PullRequestEventValues } from '../double/events.js';
import type { WorkflowRunValues } from '../double/run-events.js';
import type { PullValues } from '../double/values.js';
import { groupEvent, groupRunEvent, type Queued, runEvent } from './queue.js';
import { headOf, type Scene } from './scene.js';
import type { WorkflowFile } from './workflow-file.js';
import type { Hub } from './workflow-hub.js';
import type { JobResult, Played, WorkflowRun } from './workflow-play.js';

/** Runs whose captures may stand for each other have one id, as those of different workflows never have. */
export const RUN_ID = '815';

type More = Partial<Pick<WorkflowRun, 'attempt' | 'afterJob' | 'runId' | 'cacheScopes'>>;

/** What a pull request starts; GitHub's trial merge is what is checked out where nothing else is named. */
export async function ofPull(
  at: { readonly scene: Scene; readonly hub: Hub },
  workflow: WorkflowFile,
  pull: PullValues,
  { values, ...more }: More & { readonly values?: Partial<PullRequestEventValues> } = {},
): Promise<WorkflowRun> {
  const { event } = await at.scene.event(pull, values);
  const ref = `refs/pull/${pull.number}/merge`;
  return {
    ...at,
    workflow,
    eventName: 'pull_request',
    event: event as WorkflowRun['event'],
    runId: RUN_ID,
    attempt: 1,
    sha: trialMerge(at.scene, pull, ref),
    lowered: (pull.head.repo ?? 'same') !== 'same',
    cacheScopes: [ref, `refs/heads/${pull.base.ref}`, 'refs/heads/main'],
    ...more,
  };
}

function trialMerge({ fixture }: Scene, pull: PullValues, ref: string): string {
  const [base, head] = [fixture.resolve(`refs/heads/${pull.base.ref}`), headOf(fixture, pull)];
  const tree = fixture.git('merge-tree', '--write-tree', base, head).trim();
  const identity = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com'];
  const parents = ['-p', base, '-p', head];
  const merge = fixture.git(...identity, 'commit-tree', tree, ...parents, '-m', 'Merge').trim();
  fixture.git('update-ref', ref, merge);
  return merge;
}

/** What a merge group starts. */
export function ofGroup(
  at: { readonly scene: Scene; readonly hub: Hub },
  workflow: WorkflowFile,
  queued: Queued,
  more: More = {},
): WorkflowRun {
  const { eventName, event } = groupEvent(at.scene, queued);
  return {
    ...at,
    workflow,
    eventName,
    event: event as WorkflowRun['event'],
    runId: RUN_ID,
    attempt: 1,
    sha: queued.headSha,
    lowered: false,
    cacheScopes: [`refs/heads/${queued.branch}`, `refs/heads/${queued.base}`, 'refs/heads/main'],
    ...more,
  };
}

/** How a run ended, as GitHub concludes it from its jobs. */
export function conclusionOf({ jobs }: Played): 'success' | 'failure' | 'cancelled' {
  const results = Object.values<JobResult>(jobs);
  if (results.includes('failure')) return 'failure';
  return results.includes('cancelled') ? 'cancelled' : 'success';
}

/** What the end of a run starts, on the default branch with a token that is not lowered. */
export function ofRun(
  workflow: WorkflowFile,
  ended: WorkflowRun,
  of: PullValues | Queued,
  values: Partial<WorkflowRunValues>,
): WorkflowRun {
  const { scene } = ended;
  const all = { workflow: ended.workflow.name, runId: Number(ended.runId), ...values };
  const { eventName, event } = 'branch' in of ? groupRunEvent(scene, of, all) : runEvent(scene, of, all);
  const payload = event as { readonly workflow_run: object };
  return {
    ...ended,
    workflow,
    eventName,
    event: { ...payload, workflow_run: { ...payload.workflow_run, run_attempt: ended.attempt } },
    runId: '9001',
    attempt: 1,
    sha: scene.fixture.resolve('refs/heads/main'),
    lowered: false,
    cacheScopes: ['refs/heads/main'],
  };
}
