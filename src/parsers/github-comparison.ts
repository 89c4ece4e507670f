import { isObjectId } from '../evidence/object-id.js';
import { asRecord, countField, objectIdField } from './github-fields.js';

/** A commit and what it goes on from. */
export interface CommitLinks {
  readonly oid: string;
  readonly parents: readonly string[];
}

/** One page of `GET /compare/{base}...{head}`, without what it says of files. */
export interface ComparisonPage {
  /** The common ancestor that GitHub chose. */
  readonly mergeBase: string;
  /** Commits of the head that the base lacks, on all pages together. */
  readonly total: number;
  /** Those of them on this page. */
  readonly commits: readonly CommitLinks[];
}

/** Reads a page; `null` where the reply is not what the endpoint promises. */
export function parseComparison(data: unknown): ComparisonPage | null {
  const record = asRecord(data);
  const mergeBase = objectIdField(asRecord(record?.merge_base_commit), 'sha');
  const total = countField(record, 'total_commits');
  if (mergeBase === null || total === null || !Array.isArray(record?.commits)) return null;
  const commits = record.commits.map(parseLinks);
  const read = commits.filter((commit) => commit !== null);
  return read.length === commits.length ? { mergeBase, total, commits: read } : null;
}

function parseLinks(value: unknown): CommitLinks | null {
  const record = asRecord(value);
  const oid = objectIdField(record, 'sha');
  if (oid === null || !Array.isArray(record?.parents)) return null;
  const parents = record.parents.map((parent) => objectIdField(asRecord(parent), 'sha') ?? '');
  return parents.every(isObjectId) ? { oid, parents } : null;
}

/**
 * The commits where the head's own history leaves what the base has: parents of its commits that are none of them. Each
 * best common ancestor is among these, since every way from the head to a common ancestor leads through one.
 * @param commits all commits of the head that the base lacks.
 */
export function sharedParents(commits: readonly CommitLinks[]): ReadonlySet<string> {
  const own = new Set(commits.map(({ oid }) => oid));
  return new Set(commits.flatMap(({ parents }) => parents.filter((parent) => !own.has(parent))));
}
