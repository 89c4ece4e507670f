import { isObjectId } from '../evidence/object-id.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import { asRecord, objectIdField, stringField } from '../parsers/github-fields.js';
import type { ApiFailure } from './answer.js';
import { askUntilUsable, type Doubtful } from './ask-again.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';

/**
 * Whether a text can be a ref's name, by the rules of `git check-ref-format` that matter here: anything else names nothing, and
 * segments that start with a dot must never reach a URL.
 */
export function isRefName(text: string): boolean {
  if (text === '' || text.length > 1_024) return false;
  if (/[\p{Cc}\p{Surrogate} ~^:?*[\\]|\.\.|@\{|\.$/u.test(text)) return false;
  return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}

/**
 * The commit that a branch, tag, full ref or commit id names; `null` when there is none. A branch wins over a tag. What a name points at
 * decides which plan governs, and nothing in a reply proves it: so one that says other than what is expected counts only where
 * the next one says it too. A ref that is said not to be there is such a reply.
 * @param expected where an event says that the name points, or another source that is not this endpoint.
 */
export async function resolveRef(
  client: Client,
  repository: RepositoryName,
  ref: string,
  expected: string | null = null,
): Promise<Read<string | null>> {
  const id = ref.toLowerCase();
  if (isObjectId(id)) return resolveCommitId(client, repository, id);
  if (!isRefName(ref)) return known(null);
  return askUntilUsable(client, async () => {
    const first = await resolveName(client, repository, ref);
    if (first.state !== 'known' || (expected !== null && first.value === expected)) return first;
    const second = await resolveName(client, repository, ref);
    if (second.state !== 'known' || second.value === first.value) return second;
    const [before, now] = [first.value ?? 'nothing', second.value ?? 'nothing'];
    const why = missing(
      'infrastructure',
      `GitHub said that ${ref} points at ${before}, and at once after that it points at ${now}. Run the job again.`,
    );
    return { state: 'doubtful', why };
  });
}

type Found = Read<string | null> | Doubtful;

async function resolveName(client: Client, repository: RepositoryName, ref: string): Promise<Found> {
  const tag = /^refs\/tags\/(.+)$/.exec(ref)?.[1];
  if (tag !== undefined) return resolveTag(client, repository, tag);
  const full = /^refs\/(.+)$/.exec(ref)?.[1];
  if (full !== undefined) return resolveExactRef(client, repository, full);
  const branch = await resolveExactRef(client, repository, `heads/${ref}`);
  if (branch.state !== 'known' || branch.value !== null) return branch;
  return resolveTag(client, repository, ref);
}

async function resolveCommitId(
  client: Client,
  repository: RepositoryName,
  oid: string,
): Promise<Read<string | null>> {
  const answer = await client.request('GET', repositoryPath(repository, 'git', 'commits', oid));
  if (answer.state === 'missing') return namesNothing(answer) ? known(null) : answer;
  const found = objectIdField(asRecord(answer.value.data), 'sha');
  return found === oid ? known(oid) : unreadable(oid);
}

/**
 * The endpoint once matched by prefix, and some servers still answer with a list of all that match: then only the ref of exactly this
 * name counts. A single one of another name is no answer to what was asked.
 */
async function resolveExactRef(client: Client, repository: RepositoryName, name: string): Promise<Found> {
  const path = repositoryPath(repository, 'git', 'ref', ...name.split('/'));
  const answer = await client.request('GET', path);
  if (answer.state === 'missing') return namesNothing(answer) ? known(null) : answer;
  const { data } = answer.value;
  const found = Array.isArray(data) ? data.map(asRecord) : [asRecord(data)];
  const exact = found.find((record) => stringField(record, 'ref') === `refs/${name}`);
  if (exact === undefined && Array.isArray(data)) return known(null);
  const target = asRecord(exact?.object);
  const oid = stringField(target, 'type') === 'commit' ? objectIdField(target, 'sha') : null;
  return oid === null ? { state: 'doubtful', why: unreadable(`refs/${name}`) } : known(oid);
}

/** Asks for the commit and not for the ref, since an annotated tag's ref names a tag object. */
async function resolveTag(client: Client, repository: RepositoryName, tag: string): Promise<Found> {
  const path = repositoryPath(repository, 'commits', 'tags', ...tag.split('/'));
  const answer = await client.request('GET', path, { query: { per_page: 1 } });
  if (answer.state === 'missing') return namesNothing(answer) ? known(null) : answer;
  const oid = objectIdField(asRecord(answer.value.data), 'sha');
  return oid === null ? { state: 'doubtful', why: unreadable(`the tag ${tag}`) } : known(oid);
}

/** For a commit that it does not have GitHub answers 404, or 422 "No commit found". */
function namesNothing(failure: ApiFailure): boolean {
  return failure.cause === 'absent' || (failure.status === 422 && /no commit found/i.test(failure.message));
}

function unreadable(what: string): Missing {
  return missing(
    'infrastructure',
    `GitHub's answer for ${what} names no commit of it, so there is nothing to read at it. Run the job again.`,
  );
}

/** The tree of a commit. */
export function readTreeOid(
  client: Client,
  repository: RepositoryName,
  commit: string,
): Promise<Read<string>> {
  return askUntilUsable(client, async () => {
    const answer = await client.request('GET', repositoryPath(repository, 'git', 'commits', commit));
    if (answer.state === 'missing') return answer;
    const record = asRecord(answer.value.data);
    const tree = objectIdField(asRecord(record?.tree), 'sha');
    const isOfCommit = objectIdField(record, 'sha') === commit;
    return tree !== null && isOfCommit ? known(tree) : { state: 'doubtful', why: unreadable(commit) };
  });
}
