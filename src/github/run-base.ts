import { type Missing, missing } from '../facts.js';
import type { BranchPull } from './branch-pulls.js';
import { timeText } from './times.js';
import type { FinishedRun } from './workflow-run.js';

/**
 * GitHub runs for a pull request what the workflow is in the merge of its head into its base, and tells of the run nothing but the head.
 * Whoever may push can so have a run on the same head by a workflow of his own, from a branch that he made into a base. So no pull
 * request of another base may be there that the run could have been for.
 *
 * A run begins some seconds after what starts it. What came so long before a run can't have been the start of it.
 */
const MARGIN_MS = 60_000;
/** So far may two clocks of GitHub be apart. */
const SKEW_MS = 10_000;

/** Since when what a run could have been for must not have changed, in milliseconds since the epoch. */
export function settledSince({ createdAt }: FinishedRun): number {
  return createdAt - MARGIN_MS;
}

/** The pull request that a run is found to be for, as it is now. */
type Judged = Pick<BranchPull, 'number' | 'baseRef'>;

/**
 * Why a run is not known to have been for the base that its pull request has now; `null` when it is. Of merge groups nothing is to be
 * asked: their commit is made of the base.
 * @param pulls from branches of the run's name, at least all that changed since `settledSince`.
 */
export function baseDoubt(run: FinishedRun, pull: Judged, pulls: readonly BranchPull[]): Missing | null {
  const reason = reasonOf(run, pull, pulls);
  return reason === null ? null : missing('infrastructure', reason);
}

function reasonOf(
  run: FinishedRun,
  { number, baseRef }: Judged,
  pulls: readonly BranchPull[],
): string | null {
  const own = pulls.find((pull) => pull.number === number);
  if (own === undefined) {
    return `GitHub's list of the pull requests of branch ${JSON.stringify(run.headBranch)} lacks #${number}, so it can't be told which base the workflow run was for. Run the job again.`;
  }
  const possible = pulls.filter((pull) => mayBeOf(run, pull));
  const elsewhere = possible.filter((pull) => pull !== own && pull.baseRef !== baseRef);
  if (elsewhere.length > 0) return twinReason(run, { number, baseRef }, elsewhere);
  const changed = possible.find(
    ({ baseChange }) => baseChange !== null && baseChange.at >= settledSince(run),
  );
  if (changed !== undefined) return changeReason(run, { number, baseRef }, changed);
  if (own.baseRef !== baseRef) {
    return `The base of pull request #${number} has just changed from ${own.baseRef} to ${baseRef}, so the workflow run was not for it. ${remedy(number)}`;
  }
  if (possible.length > 0) return null;
  return `The workflow run that captured began at ${timeText(run.createdAt)}, before pull request #${number} was opened at ${timeText(own.createdAt)}, so it was not for it. ${remedy(number)}`;
}

/** Whether a pull request was in a state, when the run began, in which it could start the run. */
function mayBeOf(run: FinishedRun, pull: BranchPull): boolean {
  const { headRepository: home, headBranch, headSha } = run;
  const { headRepository, closedAt } = pull;
  // Nobody knows where the branch of a deleted fork was.
  const isOfBranch = headRepository === null || (home !== null && headRepository === home.id);
  if (!isOfBranch || pull.headRef !== headBranch) return false;
  if (pull.createdAt > run.createdAt + SKEW_MS) return false;
  const since = settledSince(run);
  const isLongClosed = closedAt !== null && closedAt < since;
  // Its head is what it was when the run began. Else it may have been another one: a branch can be pushed away and back, and a fork be
  // deleted after that. A push counts as a change.
  const isFixed = isLongClosed || (closedAt === null && headRepository === null && pull.updatedAt < since);
  if (isFixed && pull.headSha !== headSha) return false;
  // A label, say, starts a run for a closed one too, and counts as a change of it.
  return !isLongClosed || pull.updatedAt >= since;
}

/** More names than these help nobody. */
const MAX_NAMED = 10;

function twinReason(run: FinishedRun, { number, baseRef }: Judged, others: readonly BranchPull[]): string {
  const named = others.slice(0, MAX_NAMED).map((other) => `#${other.number} (into ${other.baseRef})`);
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : '';
  return `The workflow run that captured began at ${timeText(run.createdAt)}, and may have been for another pull request than #${number} (into ${baseRef}): ${named.join(', ')}${more} came from branch ${JSON.stringify(run.headBranch)} too, and still changed or was open about then. ${WHY} ${remedy(number)}`;
}

function changeReason(run: FinishedRun, { number }: Judged, changed: BranchPull): string {
  const { at, from, to } = changed.baseChange ?? { at: 0, from: '', to: '' };
  const when = at >= run.createdAt ? 'after' : 'less than a minute before';
  return `The base of pull request #${changed.number} was changed from ${from} to ${to} at ${timeText(at)}, ${when} the workflow run that captured began, so the run may have been for ${from}. ${WHY} ${remedy(number)}`;
}

const WHY =
  'GitHub takes the workflow that captures from the base, so what was captured for one base proves nothing for another.';

function remedy(number: number): string {
  return `Push a new commit (an empty one will do), or close and reopen pull request #${number}, a minute or more after the last such change, so that a new run captures.`;
}
