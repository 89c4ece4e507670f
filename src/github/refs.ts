import { isObjectId } from '../evidence/object-id.js';
import { known, missing, type Read } from '../facts.js';
import { asRecord, objectIdField, stringField } from '../parsers/github-fields.js';
import type { Answer, ApiFailure } from './answer.js';
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

/** The commit that a branch, tag, full ref or commit id names; `null` when there is none. A branch wins over a tag. */
export async function resolveRef(
  client: Client,
  repository: RepositoryName,
  ref: string,
): Promise<Read<string | null>> {
  const id = ref.toLowerCase();
  if (isObjectId(id)) return resolveCommitId(client, repository, id);
  if (!isRefName(ref)) return known(null);
  const tag = /^refs\/tags\/(.+)$/.exec(ref)?.[1];
  if (tag !== undefined) return resolveTag(client, repository, tag);
  const full = /^refs\/(.+)$/.exec(ref)?.[1];
  if (full !== undefined) return resolveExactRef(client, repository, full);
  const branch = await resolveExactRef(client, repository, `heads/${ref}`);
  if (branch.state === 'missing' || branch.value !== null) return branch;
  return resolveTag(client, repository, ref);
}

async function resolveCommitId(
  client: Client,
  repository: RepositoryName,
  oid: string,
): Promise<Read<string | null>> {
  const answer = await client.request('GET', repositoryPath(repository, 'git', 'commits', oid));
  if (answer.state === 'missing') return namesNothing(answer) ? known(null) : answer;
  return commitOf(answer, oid);
}

/** The endpoint once matched by prefix, and some servers still answer so: only the ref of exactly this name counts. */
async function resolveExactRef(
  client: Client,
  repository: RepositoryName,
  name: string,
): Promise<Read<string | null>> {
  const path = repositoryPath(repository, 'git', 'ref', ...name.split('/'));
  const answer = await client.request('GET', path);
  if (answer.state === 'missing') return namesNothing(answer) ? known(null) : answer;
  const { data } = answer.value;
  const found = Array.isArray(data) ? data.map(asRecord) : [asRecord(data)];
  const exact = found.find((record) => stringField(record, 'ref') === `refs/${name}`);
  if (exact === undefined) return known(null);
  const target = asRecord(exact?.object);
  const oid = stringField(target, 'type') === 'commit' ? objectIdField(target, 'sha') : null;
  return oid === null ? unreadable(`refs/${name}`) : known(oid);
}

/** Asks for the commit and not for the ref, since an annotated tag's ref names a tag object. */
async function resolveTag(
  client: Client,
  repository: RepositoryName,
  tag: string,
): Promise<Read<string | null>> {
  const path = repositoryPath(repository, 'commits', 'tags', ...tag.split('/'));
  const answer = await client.request('GET', path, { query: { per_page: 1 } });
  if (answer.state === 'missing') return namesNothing(answer) ? known(null) : answer;
  return commitOf(answer, `the tag ${tag}`);
}

function commitOf(answer: Extract<Answer, { state: 'known' }>, what: string): Read<string> {
  const oid = objectIdField(asRecord(answer.value.data), 'sha');
  return oid === null ? unreadable(what) : known(oid);
}

/** For a commit that it does not have GitHub answers 404, or 422 "No commit found". */
function namesNothing(failure: ApiFailure): boolean {
  return failure.cause === 'absent' || (failure.status === 422 && /no commit found/i.test(failure.message));
}

function unreadable(what: string): Read<never> {
  return missing(
    'infrastructure',
    `GitHub's answer for ${what} names no commit, so there is nothing to read at it.`,
  );
}

/** The tree of a commit. */
export async function readTreeOid(
  client: Client,
  repository: RepositoryName,
  commit: string,
): Promise<Read<string>> {
  const answer = await client.request('GET', repositoryPath(repository, 'git', 'commits', commit));
  if (answer.state === 'missing') return answer;
  const tree = objectIdField(asRecord(asRecord(answer.value.data)?.tree), 'sha');
  return tree === null ? unreadable(commit) : known(tree);
}
