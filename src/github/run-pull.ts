import type { Missing } from '../facts.js';
import type { Client } from './client.js';
import type { RepositoryName } from './endpoints.js';
import { listOpenPulls, type OpenPull } from './open-pulls.js';
import type { FinishedRun } from './workflow-run.js';

/** The pull request that a run was for, or why it is not known which. */
export type PullOfRun =
  | { readonly state: 'found'; readonly number: number }
  /** The branch has gone on since the run: whatever the run says is about the past. */
  | { readonly state: 'moved'; readonly reason: string }
  /** None, or several, which are named. */
  | { readonly state: 'unclear'; readonly reason: string; readonly pulls: readonly OpenPull[] }
  | { readonly state: 'unread'; readonly missing: Missing };

/**
 * Finds the open pull request that a run was for, by commit, branch and repository. Nothing that the run itself handed over is asked,
 * and exactly one must fit. No other may bring the same commit into another base either, from whatever branch or fork: a check belongs
 * to a commit, so what is passed for a base without a plan would be shown where there is one.
 */
export async function findPullOfRun(
  client: Client,
  repository: RepositoryName,
  run: FinishedRun,
): Promise<PullOfRun> {
  const listed = await listOpenPulls(client, repository);
  if (listed.state === 'missing') return { state: 'unread', missing: listed };
  const { headRepository: home, headBranch, headSha } = run;
  const ofBranch = listed.value.filter(({ headRef }) => headRef === headBranch);
  const atHome = ofBranch.filter(({ headRepository }) => home !== null && headRepository === home.id);
  const fitting = (pulls: readonly OpenPull[]) => pulls.filter((pull) => pull.headSha === headSha);
  // GitHub no longer says where a fork was that is deleted; its commit and branch have to do.
  const orphans = ofBranch.filter(({ headRepository }) => headRepository === null);
  const own = atHome.length > 0 ? fitting(atHome) : fitting(orphans);
  const [first, moved] = [own[0], atHome[0]];
  if (first === undefined && moved !== undefined) return { state: 'moved', reason: movedReason(run, moved) };
  if (first === undefined) return { state: 'unclear', reason: noneReason(run), pulls: [] };
  const elsewhere = fitting(listed.value).filter(({ baseRef }) => baseRef !== first.baseRef);
  const pulls = [...new Set([...own, ...elsewhere])];
  if (pulls.length > 1) return { state: 'unclear', reason: severalReason(run, pulls), pulls };
  return { state: 'found', number: first.number };
}

function commitOf({ headSha, headBranch }: FinishedRun): string {
  return `commit ${headSha} of branch ${JSON.stringify(headBranch)}`;
}

function noneReason(run: FinishedRun): string {
  return `No open pull request has the head that the workflow run was for, ${commitOf(run)}. If it was closed, there is nothing to judge; once it is open again, run the workflow that captures again.`;
}

/** More names than these help nobody. */
const MAX_NAMED = 10;

function severalReason(run: FinishedRun, pulls: readonly OpenPull[]): string {
  const named = pulls.slice(0, MAX_NAMED).map(({ number, baseRef }) => `#${number} (into ${baseRef})`);
  const more = pulls.length > MAX_NAMED ? ` and ${pulls.length - MAX_NAMED} more` : '';
  return `Several open pull requests have the head that the workflow run was for, ${commitOf(run)}: ${named.join(', ')}${more}. A check belongs to a commit, so nobody could say which of them it is about. Close all but one, or give each a commit of its own, and run the workflow that captures again.`;
}

function movedReason({ headSha }: FinishedRun, { number, headSha: now }: OpenPull): string {
  return `The workflow run was for ${headSha}, but the head of pull request #${number} is ${now} now, so nothing is posted for the old one. The run for the new head decides.`;
}
