import { fullName } from '../double/events.js';
import {
  type MergeGroupValues,
  mergeGroupEvent,
  queueBranch,
  type WorkflowRunValues,
  workflowRunEvent,
} from '../double/run-events.js';
import type { CheckRunValues, PullValues } from '../double/values.js';
import type { Step } from './runner.js';
import { headOf, type Scene } from './scene.js';

/** A pull request in a merge queue: a commit of its own on top of the base or of the group before it. */
export interface Queued {
  readonly number: number;
  readonly base: string;
  readonly baseSha: string;
  readonly headSha: string;
  /** The queue's branch, without `refs/heads/`. */
  readonly branch: string;
}

export interface QueueOptions {
  /** What it goes on from; the base branch's tip when not given. */
  readonly on?: string;
  readonly method?: 'merge' | 'squash' | 'rebase';
}

/** Makes the commits and the branch that GitHub's merge queue makes for a pull request. */
export function enqueue({ fixture }: Scene, pull: PullValues, options: QueueOptions = {}): Queued {
  const { method = 'merge' } = options;
  const { number, base } = { number: pull.number, base: pull.base.ref };
  const baseSha = fixture.resolve(options.on ?? `refs/heads/${base}`);
  const head = headOf(fixture, pull);
  const commit = (of: string, ...parents: readonly string[]): string => {
    const tree = fixture.git('merge-tree', '--write-tree', baseSha, of).trim();
    const identity = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com'];
    const links = parents.flatMap((parent) => ['-p', parent]);
    return fixture.git(...identity, 'commit-tree', tree, ...links, '-m', `Queue #${number}`).trim();
  };
  const own = fixture.git('rev-list', '--reverse', '--no-merges', `${baseSha}..${head}`).trim().split('\n');
  const headSha =
    method === 'rebase'
      ? own.reduce((at, each) => commit(each, at), baseSha)
      : commit(head, baseSha, ...(method === 'merge' ? [head] : []));
  const branch = queueBranch({ base, number, baseSha });
  fixture.branch(branch, headSha);
  return { number, base, baseSha, headSha, branch };
}

type EventStep = Pick<Step, 'eventName' | 'event'>;

/** The event that asks for checks of a merge group. */
export function groupEvent(
  { double: { repository } }: Scene,
  { number, base, baseSha, headSha }: Queued,
  values: Partial<MergeGroupValues> = {},
): EventStep {
  const event = mergeGroupEvent({ repository, number, base, baseSha, headSha, ...values });
  return { eventName: 'merge_group', event };
}

/** The event of a run that captured for a pull request, as GitHub tells it to the workflow that follows. */
export function runEvent(
  { double: { repository }, fixture }: Scene,
  pull: PullValues,
  values: Partial<WorkflowRunValues> = {},
): EventStep {
  const { repo = 'same' } = pull.head;
  const event = workflowRunEvent({
    repository,
    event: 'pull_request',
    headSha: headOf(fixture, pull),
    headBranch: pull.head.ref,
    ...(repo === 'same' ? {} : { headRepository: repo }),
    ...values,
  });
  return { eventName: 'workflow_run', event };
}

/** The event of a run that captured for a merge group. */
export function groupRunEvent(
  { double: { repository } }: Scene,
  { headSha, branch }: Queued,
  values: Partial<WorkflowRunValues> = {},
): EventStep {
  const common = { event: 'merge_group', headSha, headBranch: branch };
  return { eventName: 'workflow_run', event: workflowRunEvent({ repository, ...common, ...values }) };
}

/** The page of the run that `runEvent` tells of. */
export function runPage({ double: { repository } }: Scene): string {
  return `https://github.com/${fullName(repository)}/actions/runs/815`;
}

/** Check runs of a commit, as `conclusion` in the order in which they were made. */
export function concluded({ double }: Scene, commit: string): readonly (string | null)[] {
  return runsOf(double.checkRuns(), commit).map((run) => run.conclusion);
}

export function runsOf(runs: readonly CheckRunValues[], commit: string): readonly CheckRunValues[] {
  return runs.filter((run) => run.headSha === commit);
}

/** Does something once, just when a path that ends so is asked for. */
export async function meanwhile<T>(
  { double }: Scene,
  end: string,
  happens: () => unknown,
  run: () => Promise<T>,
): Promise<T> {
  let happened = false;
  double.fault(({ path }) => {
    if (!happened && path.includes(end)) {
      happened = true;
      happens();
    }
    return undefined;
  });
  try {
    return await run();
  } finally {
    double.fault(undefined);
  }
}
