import { type Missing, missing, type Read } from '../facts.js';
import { asRecord, countField, objectIdField, stringField } from '../parsers/github-fields.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';
import type { FinishedRun } from './workflow-run.js';

/** A pull request of a list, as far as it takes to tell which one a run was for. */
export interface ListedPull {
  readonly number: number;
  readonly baseRef: string;
  readonly headRef: string;
  readonly headSha: string;
  /** `null` for a fork that was deleted. */
  readonly headRepository: number | null;
}

/** The pull request that a run was for, or why it is not known which. */
export type PullOfRun =
  | { readonly state: 'found'; readonly number: number }
  /** The branch has gone on since the run: whatever the run says is about the past. */
  | { readonly state: 'moved'; readonly reason: string }
  /** None, or several, which are named. */
  | { readonly state: 'unclear'; readonly reason: string; readonly pulls: readonly ListedPull[] }
  | { readonly state: 'unread'; readonly missing: Missing };

const PER_PAGE = 100;
/** Pages of open pull requests that are looked through, in turn, for one whose fork was deleted. */
const MAX_PAGES = 10;

/**
 * Finds the open pull request that a run was for, by commit, branch and repository. Nothing that the run itself handed over is asked,
 * and exactly one must fit: a check belongs to a commit, so of two with one head nobody could say which one it is about.
 */
export async function findPullOfRun(
  client: Client,
  repository: RepositoryName,
  run: FinishedRun,
): Promise<PullOfRun> {
  const { headRepository: home, headBranch, headSha } = run;
  if (home !== null) {
    const listed = await listOpen(client, repository, { head: `${home.owner}:${headBranch}` });
    if (listed.state === 'missing') return { state: 'unread', missing: listed };
    const own = listed.value.filter((pull) => pull.headRepository === home.id && pull.headRef === headBranch);
    const fitting = own.filter((pull) => pull.headSha === headSha);
    const moved = own[0];
    if (fitting.length > 0) return only(run, fitting);
    if (moved !== undefined) return { state: 'moved', reason: movedReason(run, moved) };
  }
  // GitHub knows no owner of a fork that was deleted, so its pull request is among all that are open.
  const listed = await listOpen(client, repository, {});
  if (listed.state === 'missing') return { state: 'unread', missing: listed };
  const orphans = listed.value.filter((pull) => pull.headRepository === null && pull.headRef === headBranch);
  return only(
    run,
    orphans.filter((pull) => pull.headSha === headSha),
  );
}

function only(run: FinishedRun, pulls: readonly ListedPull[]): PullOfRun {
  const [first, ...others] = pulls;
  if (first !== undefined && others.length === 0) return { state: 'found', number: first.number };
  const what = `commit ${run.headSha} of branch ${JSON.stringify(run.headBranch)}`;
  if (first === undefined) {
    const reason = `No open pull request has the head that the workflow run was for, ${what}. If it was closed, there is nothing to judge; once it is open again, run the workflow that captures again.`;
    return { state: 'unclear', reason, pulls };
  }
  const named = pulls.map(({ number, baseRef }) => `#${number} (into ${baseRef})`);
  const reason = `Several open pull requests have the head that the workflow run was for, ${what}: ${named.join(', ')}. A check belongs to a commit, so it can't be said which of them it would be about. Close all but one, or give each a commit of its own.`;
  return { state: 'unclear', reason, pulls };
}

function movedReason({ headSha }: FinishedRun, { number, headSha: now }: ListedPull): string {
  return `The workflow run was for ${headSha}, but the head of pull request #${number} is ${now} now, so nothing is posted for the old one. The run for the new head decides.`;
}

async function listOpen(
  client: Client,
  repository: RepositoryName,
  filter: Readonly<Record<string, string>>,
): Promise<Read<readonly ListedPull[]>> {
  const path = repositoryPath(repository, 'pulls');
  const pulls: ListedPull[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { state: 'open', ...filter, sort: 'created', direction: 'asc', per_page: PER_PAGE, page };
    const answer = await client.request('GET', path, { query });
    if (answer.state === 'missing') return answer;
    const { data } = answer.value;
    const read = Array.isArray(data) ? data.map(parseListedPull) : [null];
    const whole = read.filter((pull) => pull !== null);
    if (whole.length < read.length)
      return missing('infrastructure', 'The list of open pull requests can not be used. Run the job again.');
    pulls.push(...whole);
    if (read.length < PER_PAGE) return { state: 'known', value: pulls };
  }
  return missing(
    'infrastructure',
    `There are more than ${(MAX_PAGES * PER_PAGE).toLocaleString('en')} open pull requests, more than plan-gate looks through for the one that the workflow run was for.`,
  );
}

function parseListedPull(value: unknown): ListedPull | null {
  const record = asRecord(value);
  const head = asRecord(record?.head);
  const number = countField(record, 'number');
  const baseRef = stringField(asRecord(record?.base), 'ref');
  const headRef = stringField(head, 'ref');
  const headSha = objectIdField(head, 'sha');
  const headRepository = head?.repo === null ? null : countField(asRecord(head?.repo), 'id');
  if (number === null || baseRef === null || headRef === null || headSha === null) return null;
  if (headRepository === null && head?.repo !== null) return null;
  return { number, baseRef, headRef, headSha, headRepository };
}
