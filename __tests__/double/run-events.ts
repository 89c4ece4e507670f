import { type EventRepository, fillRepository, fullName } from './events.js';
import { isoSeconds } from './git-reader.js';
import { CREATED_AT } from './resources.js';
import type { ForkValues } from './values.js';
import { type Draft, draftFrom, type EventPayload, objectIn, validEvent } from './webhook-examples.js';

export interface MergeGroupValues {
  readonly action?: 'checks_requested' | 'destroyed';
  readonly repository: EventRepository;
  readonly number: number;
  /** The branch that the queue merges into. */
  readonly base: string;
  /** What the group goes on from, and the commit that the queue made. */
  readonly baseSha: string;
  readonly headSha: string;
  /** The queue's branch, in full; made of the others when not given. */
  readonly headRef?: string;
}

/** The branch that a merge queue makes, without `refs/heads/`. */
export function queueBranch({
  base,
  number,
  baseSha,
}: Pick<MergeGroupValues, 'base' | 'number' | 'baseSha'>): string {
  return `gh-readonly-queue/${base}/pr-${number}-${baseSha}`;
}

/** A `merge_group` event. It names no pull request but in its branch. */
export function mergeGroupEvent(values: MergeGroupValues): EventPayload {
  const { action = 'checks_requested', repository, base, baseSha, headSha } = values;
  // There is no recorded example of `destroyed`; it is the same with a reason.
  const draft = draftFrom('merge_group', 'checks_requested', fullName(repository));
  delete draft.installation;
  fillRepository(objectIn(draft, 'repository'), repository);
  draft.action = action;
  if (action === 'destroyed') draft.reason = 'dequeued';
  const group = objectIn(draft, 'merge_group');
  group.base_ref = `refs/heads/${base}`;
  group.base_sha = baseSha;
  group.head_ref = values.headRef ?? `refs/heads/${queueBranch(values)}`;
  group.head_sha = headSha;
  objectIn(group, 'head_commit').id = headSha;
  return validEvent(`merge_group$${action}`, draft);
}

export type RunConclusion =
  | 'success'
  | 'failure'
  | 'cancelled'
  | 'timed_out'
  | 'action_required'
  | 'neutral'
  | 'skipped'
  | 'stale';

export interface WorkflowRunValues {
  readonly action?: 'completed' | 'requested';
  readonly repository: EventRepository;
  /** What started the run that the event is about. */
  readonly event: string;
  /** `success` when not given. */
  readonly conclusion?: RunConclusion;
  readonly headSha: string;
  readonly headBranch: string;
  /** The served repository when not given; `null` is a fork that was deleted. */
  readonly headRepository?: ForkValues | null;
  readonly workflow?: string;
  readonly runId?: number;
  /** When it began, as GitHub writes times; an hour after the double's repository came to be, when not given. */
  readonly createdAt?: string;
  /** What GitHub lists: nothing for a fork's run, whatever pull request it is of. */
  readonly pullRequests?: readonly Draft[];
}

/** When a run began, if nothing else is said: long after the pull requests that say nothing of it were opened. */
export const RUN_CREATED_AT = isoSeconds(Date.parse(CREATED_AT) + 3_600_000);

/** A `workflow_run` event. */
export function workflowRunEvent(values: WorkflowRunValues): EventPayload {
  const {
    action = 'completed',
    repository,
    headRepository: home = repository,
    workflow = 'capture',
  } = values;
  const draft = draftFrom('workflow_run', action, fullName(repository));
  delete draft.installation;
  fillRepository(objectIn(draft, 'repository'), repository);
  objectIn(draft, 'workflow').name = workflow;
  const run = objectIn(draft, 'workflow_run');
  fillHome(objectIn(run, 'repository'), repository);
  run.id = values.runId ?? 815;
  run.created_at = values.createdAt ?? RUN_CREATED_AT;
  run.run_started_at = run.created_at;
  run.updated_at = run.created_at;
  run.html_url = `https://github.com/${fullName(repository)}/actions/runs/${run.id}`;
  run.name = workflow;
  run.event = values.event;
  run.status = action === 'completed' ? 'completed' : 'requested';
  run.conclusion = action === 'completed' ? (values.conclusion ?? 'success') : null;
  run.head_sha = values.headSha;
  run.head_branch = values.headBranch;
  run.pull_requests = values.pullRequests ?? [];
  objectIn(run, 'head_commit').id = values.headSha;
  const head = objectIn(run, 'head_repository');
  if (home !== null) {
    fillHome(head, home);
    head.fork = home.id !== repository.id;
  }
  const payload = validEvent(`workflow_run$${action}`, draft);
  // The webhook's schema knows no run without a repository; the REST API's has one once a fork is deleted, so it comes after.
  return home === null ? { ...payload, workflow_run: { ...run, head_repository: null } } : payload;
}

/** A repository inside of a run, which has fewer fields than the event's own. */
function fillHome(target: Draft, { owner, name, id }: ForkValues): void {
  fillRepository(target, { owner, name, id });
}
