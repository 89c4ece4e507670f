import { known, missing, type Read } from '../facts.js';
import {
  asRecord,
  countField,
  type JsonRecord,
  objectIdField,
  stringField,
} from '../parsers/github-fields.js';
import type { PullRequest } from '../pull-request.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';
import { isRefName } from './refs.js';

/**
 * Reads a pull request out of an event's payload or an answer of `GET /pulls/{n}`, which share their form. Each field that
 * plan-gate uses must be there and be right; a pull request that is not open is refused.
 */
export function parsePullRequest(value: unknown): Read<PullRequest> {
  const record = asRecord(value);
  const read = readFields(record);
  return read.state === 'known' && record?.state === 'closed' ? closed(read.value.number) : read;
}

function readFields(record: JsonRecord | null): Read<PullRequest & { readonly number: number }> {
  const number = countField(record, 'number');
  const state = stringField(record, 'state');
  if (number === null || number === 0) return malformed('`number`');
  if (state !== 'open' && state !== 'closed') return malformed('`state`');
  const base = asRecord(record?.base);
  const head = asRecord(record?.head);
  const baseRef = refField(base);
  const headRef = refField(head);
  const baseSha = objectIdField(base, 'sha');
  const headSha = objectIdField(head, 'sha');
  const baseId = countField(asRecord(base?.repo), 'id');
  const headId = head?.repo === null ? null : countField(asRecord(head?.repo), 'id');
  const labels = labelNames(record?.labels);
  const body = record?.body === null ? '' : stringField(record, 'body');
  const changedFiles = countField(record, 'changed_files');
  if (baseRef === null) return malformed('`base.ref`');
  if (headRef === null) return malformed('`head.ref`');
  if (baseSha === null) return malformed('`base.sha`');
  if (headSha === null) return malformed('`head.sha`');
  if (baseId === null) return malformed('`base.repo.id`');
  // A fork that was deleted is `null`; a repository without an id is something that plan-gate does not know.
  if (headId === null && head?.repo !== null) return malformed('`head.repo.id`');
  if (labels === null) return malformed('`labels`');
  if (body === null) return malformed('`body`');
  if (changedFiles === null) return malformed('`changed_files`');
  const sameRepository = headId === baseId;
  return known({ number, baseRef, baseSha, headRef, headSha, sameRepository, labels, body, changedFiles });
}

function refField(side: JsonRecord | null): string | null {
  const ref = stringField(side, 'ref');
  return ref !== null && isRefName(ref) ? ref : null;
}

function labelNames(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const names = value.map((label) => stringField(asRecord(label), 'name'));
  return names.every((name) => name !== null) ? names : null;
}

function malformed(field: string): Read<never> {
  return missing(
    'infrastructure',
    `What GitHub says of the pull request can't be used: ${field} is missing or not of its type.`,
  );
}

function closed(number: number): Read<never> {
  return missing(
    'infrastructure',
    `Pull request #${number} is closed, so there is nothing to judge. Reopen it, or name an open one.`,
  );
}

/** Reads an open pull request through the API. */
export async function readPullRequest(
  client: Client,
  repository: RepositoryName,
  number: number,
): Promise<Read<PullRequest>> {
  const answer = await client.request('GET', repositoryPath(repository, 'pulls', String(number)));
  if (answer.state === 'missing') {
    if (answer.cause !== 'absent') return answer;
    const where = `${repository.owner}/${repository.repo}`;
    return missing('infrastructure', `There is no pull request #${number} in ${where}. ${answer.reason}`);
  }
  const read = parsePullRequest(answer.value.data);
  if (read.state === 'missing' || read.value.number === number) return read;
  return malformed(`\`number\` (asked for ${number})`);
}

/** What a verdict rests on of a pull request, and so must still be as it was when the verdict is published. */
export type Standing = Pick<
  PullRequest,
  'headSha' | 'baseRef' | 'headRef' | 'sameRepository' | 'labels' | 'body'
>;

/** What it is just before publishing; a closed one is told too, since it may have been merged meanwhile. */
export interface StandingNow extends Standing {
  readonly open: boolean;
}

/** Reads the pull request anew just before publishing; this may use the reserve of the budget. */
export async function readStanding(
  client: Client,
  repository: RepositoryName,
  number: number,
): Promise<Read<StandingNow>> {
  const path = repositoryPath(repository, 'pulls', String(number));
  const answer = await client.request('GET', path, { useReserve: true });
  if (answer.state === 'missing') return answer;
  const record = asRecord(answer.value.data);
  const read = readFields(record);
  return read.state === 'missing' ? read : known({ ...read.value, open: record?.state === 'open' });
}

/**
 * Why a verdict on this pull request must not be posted any more; `null` when it still holds. A new base counts too: a
 * check belongs to a commit, so a success earned under one base would also be shown under another.
 */
export function movedSince(judged: Standing, now: Standing): string | null {
  if (now.headSha !== judged.headSha) {
    return `The head moved from ${judged.headSha} to ${now.headSha} while it was judged, so nothing is posted for the old one. The run for the new head decides.`;
  }
  if (now.baseRef !== judged.baseRef) {
    return `The base changed from ${judged.baseRef} to ${now.baseRef} while the pull request was judged, so nothing is posted. Run the job again, or let the workflow run on \`edited\`.`;
  }
  if (now.sameRepository !== judged.sameRepository) {
    return 'GitHub said at one time that the head branch is in this repository, and at another that it is in none or in a fork. That decides which plan governs, so nothing is posted. Run the job again.';
  }
  if (saysOtherwise(judged, now)) {
    return 'The labels, the description or the branch name changed while the pull request was judged, so nothing is posted. Run the job again, or let the workflow run on `edited`, `labeled` and `unlabeled`.';
  }
  return null;
}

/** Whether what may name the chunk is not what it was: labels, description or branch. */
export function saysOtherwise(judged: Standing, now: Standing): boolean {
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((text) => b.includes(text));
  return now.headRef !== judged.headRef || now.body !== judged.body || !same(now.labels, judged.labels);
}
