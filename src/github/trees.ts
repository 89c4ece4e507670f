import { compareUtf8 } from '../evidence/utf8-order.js';
import { known, missing, type Read } from '../facts.js';
import { asRecord, countField, objectIdField, pathProblem, stringField } from '../parsers/github-fields.js';
import type { TreeEntry } from '../repository.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';
import { readTreeOid } from './refs.js';

/** One entry as GitHub lists it. `path` is relative to the tree that was asked for. */
export interface ListedEntry extends TreeEntry {
  readonly type: 'blob' | 'tree' | 'commit';
}

export interface Tree {
  readonly entries: ReadonlyMap<string, ListedEntry>;
  /** More than the 100,000 entries or 7 MB that one answer holds (docs.github.com, "Get a tree"). */
  readonly truncated: boolean;
}

/** Reads trees by commit or tree id; nothing is read twice. */
export interface Trees {
  /** Files and folders below a tree, at any depth. */
  readDeep(oid: string): Promise<Read<Tree>>;
  /** What stands directly in a tree; one that is cut is `missing`, since there is no smaller step. */
  readFlat(oid: string): Promise<Read<Tree>>;
  /** A blob's size in bytes, when a listing told it. */
  sizeOf(oid: string): number | null;
}

export function createTrees(client: Client, repository: RepositoryName): Trees {
  const cache = new Map<string, Promise<Read<Tree>>>();
  const sizes = new Map<string, number>();

  function read(oid: string, deep: boolean): Promise<Read<Tree>> {
    const key = `${deep ? 'deep' : 'flat'} ${oid}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const reading = readTree(client, repository, oid, deep, sizes);
    cache.set(key, reading);
    return reading;
  }

  return {
    readDeep: (oid) => read(oid, true),
    readFlat: async (oid) => {
      const tree = await read(oid, false);
      if (tree.state === 'missing' || !tree.value.truncated) return tree;
      return unusable(oid, 'one folder holds more entries than GitHub lists');
    },
    sizeOf: (oid) => sizes.get(oid) ?? null,
  };
}

async function readTree(
  client: Client,
  repository: RepositoryName,
  oid: string,
  deep: boolean,
  sizes: Map<string, number>,
): Promise<Read<Tree>> {
  const path = repositoryPath(repository, 'git', 'trees', oid);
  const answer = await client.request('GET', path, deep ? { query: { recursive: 1 } } : {});
  if (answer.state === 'missing') return answer;
  const record = asRecord(answer.value.data);
  if (!Array.isArray(record?.tree) || typeof record.truncated !== 'boolean') {
    return unusable(oid, 'the answer is not a tree');
  }
  const entries = new Map<string, ListedEntry>();
  for (const value of record.tree) {
    const row = asRecord(value);
    const entry = parseEntry(row);
    if (entry === null) return unusable(oid, 'an entry has no path, mode, type or id');
    entries.set(entry.path, entry);
    const size = countField(row, 'size');
    if (size !== null && entry.type === 'blob') sizes.set(entry.oid, size);
  }
  if (entries.size < record.tree.length) return unusable(oid, 'a path is listed twice');
  if (entries.size === 0) {
    const empty = await provenEmpty(client, repository, oid);
    if (empty.state === 'missing') return empty;
  }
  return known({ entries, truncated: record.truncated });
}

/** What git calls a tree that holds nothing, by SHA-1 and by SHA-256. */
const EMPTY_TREES: readonly string[] = [
  '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
];

/** A list that came back empty by mistake would read as "there is no plan", so an empty one is believed only of an empty tree. */
async function provenEmpty(client: Client, repository: RepositoryName, oid: string): Promise<Read<true>> {
  if (EMPTY_TREES.includes(oid)) return known(true);
  const tree = await readTreeOid(client, repository, oid);
  if (tree.state === 'known' && EMPTY_TREES.includes(tree.value)) return known(true);
  return unusable(oid, 'it has no entries, though the tree is not empty. Run the job again');
}

function parseEntry(row: ReturnType<typeof asRecord>): ListedEntry | null {
  const path = stringField(row, 'path');
  const mode = stringField(row, 'mode');
  const type = stringField(row, 'type');
  const oid = objectIdField(row, 'sha');
  if (path === null || path === '' || mode === null || !/^[0-7]{6}$/.test(mode) || oid === null) return null;
  return type === 'blob' || type === 'tree' || type === 'commit' ? { path, mode, type, oid } : null;
}

function unusable(oid: string, why: string): Read<never> {
  return missing('infrastructure', `GitHub's listing of tree ${oid} can't be used: ${why}.`);
}

/**
 * Every file below a folder of a commit, by path in UTF-8 byte order. A folder that is absent, or a file, holds none. Where a
 * submodule stands in the folder's place it is listed itself, as git does.
 */
export async function listFolder(
  trees: Trees,
  commit: string,
  folder: string,
): Promise<Read<readonly TreeEntry[]>> {
  const whole = await trees.readDeep(commit);
  if (whole.state === 'missing') return whole;
  const found = whole.value.truncated ? await walkTo(trees, commit, folder) : filesIn(whole.value, folder);
  if (found.state === 'missing') return found;
  const odd = found.value.find((entry) => pathProblem(entry.path) !== null);
  if (odd !== undefined) return unusable(commit, `${JSON.stringify(odd.path)} ${pathProblem(odd.path)}`);
  return known([...found.value].sort((a, b) => compareUtf8(a.path, b.path)));
}

function filesIn(whole: Tree, folder: string): Read<readonly TreeEntry[]> {
  if (folder === '') return known(filesOf(whole, ''));
  const entry = whole.entries.get(folder);
  if (entry !== undefined && entry.type !== 'tree') return known(submoduleItself(entry, folder));
  return known(filesOf(whole, '').filter((file) => file.path.startsWith(`${folder}/`)));
}

function submoduleItself({ mode, oid, type }: ListedEntry, path: string): readonly TreeEntry[] {
  return type === 'commit' ? [{ path, mode, oid }] : [];
}

function filesOf(tree: Tree, prefix: string): TreeEntry[] {
  const files = [...tree.entries.values()].filter((entry) => entry.type !== 'tree');
  return files.map(({ path, mode, oid }) => ({ path: prefix + path, mode, oid }));
}

/** Goes down folder by folder, so that only what was asked for is listed. */
async function walkTo(trees: Trees, commit: string, folder: string): Promise<Read<readonly TreeEntry[]>> {
  if (folder === '') return listBelow(trees, commit, '');
  const entry = await findEntry(trees, commit, folder);
  if (entry.state === 'missing') return entry;
  if (entry.value?.type === 'tree') return listBelow(trees, entry.value.oid, `${folder}/`);
  return known(entry.value === null ? [] : submoduleItself(entry.value, folder));
}

/** Every file below a tree, however large it is. */
export async function listBelow(
  trees: Trees,
  oid: string,
  prefix: string,
): Promise<Read<readonly TreeEntry[]>> {
  const whole = await trees.readDeep(oid);
  if (whole.state === 'missing') return whole;
  if (!whole.value.truncated) return known(filesOf(whole.value, prefix));
  const flat = await trees.readFlat(oid);
  if (flat.state === 'missing') return flat;
  const folders = [...flat.value.entries.values()].filter((entry) => entry.type === 'tree');
  const below = await Promise.all(
    folders.map((entry) => listBelow(trees, entry.oid, `${prefix}${entry.path}/`)),
  );
  const files: TreeEntry[] = filesOf(flat.value, prefix);
  for (const read of below) {
    if (read.state === 'missing') return read;
    for (const file of read.value) files.push(file);
  }
  return known(files);
}

/** The entry at a path of a commit; `null` when there is none. */
export async function findEntry(
  trees: Trees,
  commit: string,
  path: string,
): Promise<Read<ListedEntry | null>> {
  const whole = await trees.readDeep(commit);
  if (whole.state === 'missing') return whole;
  if (!whole.value.truncated) return known(whole.value.entries.get(path) ?? null);
  let at: ListedEntry | null = null;
  for (const name of path.split('/')) {
    if (at !== null && at.type !== 'tree') return known(null);
    const tree: Read<Tree> = await trees.readFlat(at === null ? commit : at.oid);
    if (tree.state === 'missing') return tree;
    at = tree.value.entries.get(name) ?? null;
    if (at === null) return known(null);
  }
  return known(at);
}
