import type { CaptureRun } from '../evidence/shard.js';
import { known, missing, type Read } from '../facts.js';
import {
  asRecord,
  countField,
  type JsonRecord,
  objectIdField,
  stringField,
} from '../parsers/github-fields.js';
import { type MergeGroup, parseQueueRef } from './merge-group.js';
import { isRefName } from './refs.js';
import { timeField } from './times.js';

/** A workflow run that ended, as a `workflow_run` event tells it. */
export interface FinishedRun {
  /** What had started it. */
  readonly trigger: 'pull_request' | 'merge_group';
  /** The commit that it ran for: of a pull request its head, of a merge group the group's. */
  readonly headSha: string;
  readonly headBranch: string;
  /** Where that branch is; `null` for a fork that was deleted. */
  readonly headRepository: { readonly id: number; readonly owner: string } | null;
  /** When its first attempt was made, in milliseconds since the epoch. A later attempt runs the same version of the workflow. */
  readonly createdAt: number;
  /** Its id and attempt; `null` where the event lacks one. */
  readonly run: CaptureRun | null;
  /** GitHub's word for how it ended, such as `success`; empty where it gives none. */
  readonly conclusion: string;
  /** The workflow's name. */
  readonly workflow: string;
  /** The run's page. */
  readonly url: string | null;
  /** The repository that the event is of. */
  readonly repositoryId: number;
}

/**
 * Reads the payload of a `workflow_run` event. Its list of pull requests is not looked at: it is empty for forks.
 * @param begun whether a run that only begins is taken too; it has no conclusion yet.
 */
export function parseFinishedRun(payload: unknown, begun = false): Read<FinishedRun> {
  const record = asRecord(payload);
  const action = stringField(record, 'action');
  if (action !== 'completed' && !(begun && action === 'requested')) {
    return refused(
      `This \`workflow_run\` event is ${JSON.stringify(action ?? '')}, for which there is nothing to judge, so it ends as a failure and nothing is posted. Let the workflow run on \`workflow_run\` with \`types: [completed]\`.`,
    );
  }
  const run = asRecord(record?.workflow_run);
  const trigger = stringField(run, 'event');
  if (trigger !== 'pull_request' && trigger !== 'merge_group') {
    return refused(
      `The workflow run that this \`workflow_run\` event is about was started by ${JSON.stringify(trigger ?? '')}. plan-gate follows runs on \`pull_request\` and \`merge_group\` only; leave other events out of the workflow that captures.`,
    );
  }
  return readFields(record, run, trigger);
}

function readFields(
  record: JsonRecord | null,
  run: JsonRecord | null,
  trigger: FinishedRun['trigger'],
): Read<FinishedRun> {
  const headSha = objectIdField(run, 'head_sha');
  const headBranch = stringField(run, 'head_branch');
  const repositoryId = countField(asRecord(record?.repository), 'id');
  const home = asRecord(run?.head_repository);
  const id = countField(home, 'id');
  const owner = stringField(asRecord(home?.owner), 'login');
  const createdAt = timeField(run, 'created_at');
  if (headSha === null) return malformed('`head_sha`');
  if (headBranch === null || !isRefName(headBranch)) return malformed('`head_branch`');
  if (repositoryId === null) return malformed('`repository.id`');
  if (createdAt === null) return malformed('`created_at`');
  if (home !== null && (id === null || owner === null)) return malformed('`head_repository`');
  return known({
    trigger,
    headSha,
    headBranch,
    headRepository: id === null || owner === null ? null : { id, owner },
    createdAt,
    run: runOf(run),
    conclusion: stringField(run, 'conclusion') ?? '',
    workflow: stringField(run, 'name') ?? '',
    url: stringField(run, 'html_url'),
    repositoryId,
  });
}

function runOf(run: JsonRecord | null): CaptureRun | null {
  const [id, attempt] = [countField(run, 'id'), countField(run, 'run_attempt')];
  return id === null || attempt === null || attempt < 1 ? null : { id: String(id), attempt };
}

/** The merge group that a run was for. The event tells no base, so it comes from the branch's name and is made sure of later. */
export function groupOfRun(run: FinishedRun): Read<MergeGroup> {
  const queued = parseQueueRef(run.headBranch);
  if (queued === null || run.headRepository?.id !== run.repositoryId) {
    return refused(
      `The workflow run was for a merge group, but its branch ${JSON.stringify(run.headBranch)} is not gh-readonly-queue/<base>/pr-<number>-<commit> of this repository, so nobody can say which pull request it is of.`,
    );
  }
  const { number, baseRef, sha } = queued;
  return known({
    number,
    baseRef,
    baseSha: sha,
    headSha: run.headSha,
    ref: run.headBranch,
    baseFromName: true,
  });
}

function malformed(field: string): Read<never> {
  return refused(
    `What GitHub says of the workflow run can't be used: ${field} is missing or not of its type.`,
  );
}

function refused(reason: string): Read<never> {
  return missing('infrastructure', reason);
}
