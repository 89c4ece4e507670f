import { known, type Missing, missing, type Read } from '../facts.js';
import { asRecord, countField, objectIdField, stringField } from '../parsers/github-fields.js';
import type { Answer } from './answer.js';
import { askUntilUsable } from './ask-again.js';
import type { Client } from './client.js';
import type { CommitTrees } from './commit-trees.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';
import { type ListedEntry, proveTree } from './tree-proof.js';

/** What is asked for: a commit's tree, or a tree that another listing names. */
export interface TreeRoot {
  readonly kind: 'commit' | 'tree';
  readonly oid: string;
}

export interface Tree {
  /** By path. None where `truncated`, since of a part nobody can say what it lacks. */
  readonly entries: ReadonlyMap<string, ListedEntry>;
  /** Of blobs, in bytes, where the listing tells them. */
  readonly sizes: ReadonlyMap<string, number>;
  /** More than the 100,000 entries or 7 MB that one answer holds (docs.github.com, "Get a tree"). */
  readonly truncated: boolean;
}

export interface TreeHost {
  readonly client: Client;
  readonly repository: RepositoryName;
  readonly commitTrees: CommitTrees;
}

/**
 * Lists a tree, and believes no row that git's ids do not bear out: a row that is lost would read as a file that is not there. What the
 * reply calls itself is not looked at. A commit's tree id comes by a request of its own, at the same time.
 */
export function readTree(host: TreeHost, root: TreeRoot, deep: boolean): Promise<Read<Tree>> {
  let shown: string | null = null;
  return askUntilUsable(host.client, async (tries) => {
    const [answer, oid] = await Promise.all([list(host, root, deep), treeId(host, root, tries > 1)]);
    if (answer.state === 'missing') return answer;
    const listed = parseListing(answer.value.data);
    if (typeof listed === 'string') return { state: 'doubtful', why: unusable(root, listed) };
    if (oid.state === 'missing') return oid;
    if (listed.truncated) return known({ entries: new Map(), sizes: new Map(), truncated: true });
    const rows = [...listed.entries.values()];
    const proof = proveTree(rows, oid.value, deep);
    if (proof.state === 'proven') return known(listed);
    if (proof.state === 'false')
      return { state: 'doubtful', why: unusable(root, whyFalse(proof.folder, rows)) };
    // What no id bears out is believed where two replies in a row show the same.
    const text = JSON.stringify(rows);
    if (text === shown) return known(listed);
    const atOnce = shown === null;
    shown = text;
    return { state: 'doubtful', why: unusable(root, 'one reply shows other entries than the next'), atOnce };
  });
}

function list({ client, repository }: TreeHost, { oid }: TreeRoot, deep: boolean): Promise<Answer> {
  const path = repositoryPath(repository, 'git', 'trees', oid);
  return client.request('GET', path, deep ? { query: { recursive: 1 } } : {});
}

function treeId({ commitTrees }: TreeHost, { kind, oid }: TreeRoot, anew: boolean): Promise<Read<string>> {
  if (kind === 'tree') return Promise.resolve(known(oid));
  return anew ? commitTrees.treeAnew(oid) : commitTrees.treeOf(oid);
}

/** Reads a reply, or says in half a sentence why it can't be one. */
function parseListing(data: unknown): Tree | string {
  const record = asRecord(data);
  if (!Array.isArray(record?.tree) || typeof record.truncated !== 'boolean')
    return 'the answer is not a tree';
  const entries = new Map<string, ListedEntry>();
  const sizes = new Map<string, number>();
  for (const value of record.tree) {
    const row = asRecord(value);
    const entry = parseEntry(row);
    if (entry === null) return 'an entry has no path, mode, type or id';
    entries.set(entry.path, entry);
    const size = countField(row, 'size');
    if (size !== null && entry.type === 'blob') sizes.set(entry.oid, size);
  }
  if (entries.size < record.tree.length) return 'a path is listed twice';
  return { entries, sizes, truncated: record.truncated };
}

function parseEntry(row: ReturnType<typeof asRecord>): ListedEntry | null {
  const path = stringField(row, 'path');
  const mode = stringField(row, 'mode');
  const type = stringField(row, 'type');
  const oid = objectIdField(row, 'sha');
  if (path === null || path === '' || mode === null || !/^[0-7]{6}$/.test(mode) || oid === null) return null;
  return type === 'blob' || type === 'tree' || type === 'commit' ? { path, mode, type, oid } : null;
}

function whyFalse(folder: string, rows: readonly unknown[]): string {
  if (rows.length === 0) return 'it has no entries, though the tree is not empty';
  const where = folder === '' ? 'at its top' : `in its folder ${JSON.stringify(folder)}`;
  return `what it lists ${where} does not add up to the id that git gave that folder, so entries are missing or are of another tree`;
}

/** Why a listing is of no use, with what to do. */
export function unusable({ kind, oid }: TreeRoot, why: string): Missing {
  const what = kind === 'commit' ? `the tree of commit ${oid}` : `tree ${oid}`;
  return missing(
    'infrastructure',
    `GitHub's listing of ${what} can't be used: ${why}. Run the job again; if this lasts, check the repository out with \`fetch-depth: 0\` before this step, so that plan-gate reads the clone instead.`,
  );
}
