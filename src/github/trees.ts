import { compareUtf8 } from '../evidence/utf8-order.js';
import { known, missing, type Read } from '../facts.js';
import { pathProblem } from '../parsers/github-fields.js';
import type { TreeEntry } from '../repository.js';
import type { Client } from './client.js';
import type { CommitTrees } from './commit-trees.js';
import type { RepositoryName } from './endpoints.js';
import { readTree, type Tree, type TreeRoot, unusable } from './tree-listing.js';
import type { ListedEntry } from './tree-proof.js';

/** Reads trees by commit or tree id; nothing is read twice. */
export interface Trees {
  /** Files and folders below a tree, at any depth. */
  readDeep(root: TreeRoot): Promise<Read<Tree>>;
  /** What stands directly in a tree; one that is cut is `missing`, since there is no smaller step. */
  readFlat(root: TreeRoot): Promise<Read<Tree>>;
  /** A blob's size in bytes, when a listing told it. */
  sizeOf(oid: string): number | null;
}

export function createTrees(client: Client, repository: RepositoryName, commitTrees: CommitTrees): Trees {
  const cache = new Map<string, Promise<Read<Tree>>>();
  const sizes = new Map<string, number>();

  function read(root: TreeRoot, deep: boolean): Promise<Read<Tree>> {
    const key = `${deep ? 'deep' : 'flat'} ${root.oid}`;
    const reading = cache.get(key) ?? readNew(root, deep);
    cache.set(key, reading);
    return reading;
  }

  async function readNew(root: TreeRoot, deep: boolean): Promise<Read<Tree>> {
    const tree = await readTree({ client, repository, commitTrees }, root, deep);
    if (tree.state === 'known') for (const [oid, bytes] of tree.value.sizes) sizes.set(oid, bytes);
    return tree;
  }

  return {
    readDeep: (root) => read(root, true),
    readFlat: async (root) => {
      const tree = await read(root, false);
      if (tree.state === 'missing' || !tree.value.truncated) return tree;
      return unusable(root, 'one folder holds more entries than GitHub lists');
    },
    sizeOf: (oid) => sizes.get(oid) ?? null,
  };
}

/** The tree of a commit, as what is to be listed. */
export function atCommit(oid: string): TreeRoot {
  return { kind: 'commit', oid };
}

/** The folder that another listing shows, as what is to be listed. */
export function atFolder({ oid }: ListedEntry): TreeRoot {
  return { kind: 'tree', oid };
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
  const whole = await trees.readDeep(atCommit(commit));
  if (whole.state === 'missing') return whole;
  const found = whole.value.truncated ? await walkTo(trees, commit, folder) : filesIn(whole.value, folder);
  if (found.state === 'missing') return found;
  const odd = found.value.find((entry) => pathProblem(entry.path) !== null);
  if (odd !== undefined) {
    const name = JSON.stringify(odd.path);
    return missing(
      'infrastructure',
      `The tree of commit ${commit} can't be used: ${name} ${pathProblem(odd.path)}.`,
    );
  }
  return known([...found.value].sort((a, b) => compareUtf8(a.path, b.path)));
}

function filesIn(whole: Tree, folder: string): Read<readonly TreeEntry[]> {
  if (folder === '') return known(filesOf(whole, ''));
  const entry = whole.entries.get(folder);
  if (entry !== undefined && entry.type !== 'tree') return known(submoduleItself(entry, folder));
  return known(filesOf(whole, '', `${folder}/`));
}

function submoduleItself({ mode, oid, type }: ListedEntry, path: string): readonly TreeEntry[] {
  return type === 'commit' ? [{ path, mode, oid }] : [];
}

/** The files whose path begins with `start`, below a folder that is itself at `prefix`. */
function filesOf(tree: Tree, prefix: string, start = ''): TreeEntry[] {
  const files: TreeEntry[] = [];
  for (const { path, mode, oid, type } of tree.entries.values()) {
    if (type !== 'tree' && path.startsWith(start)) files.push({ path: prefix + path, mode, oid });
  }
  return files;
}

/** Goes down folder by folder, so that only what was asked for is listed. */
async function walkTo(trees: Trees, commit: string, folder: string): Promise<Read<readonly TreeEntry[]>> {
  if (folder === '') return listBelow(trees, atCommit(commit), '');
  const entry = await findEntry(trees, commit, folder);
  if (entry.state === 'missing') return entry;
  if (entry.value?.type === 'tree') return listBelow(trees, atFolder(entry.value), `${folder}/`);
  return known(entry.value === null ? [] : submoduleItself(entry.value, folder));
}

/** Every file below a tree, however large it is. */
export async function listBelow(
  trees: Trees,
  root: TreeRoot,
  prefix: string,
): Promise<Read<readonly TreeEntry[]>> {
  const whole = await trees.readDeep(root);
  if (whole.state === 'missing') return whole;
  if (!whole.value.truncated) return known(filesOf(whole.value, prefix));
  const flat = await trees.readFlat(root);
  if (flat.state === 'missing') return flat;
  const folders = [...flat.value.entries.values()].filter((entry) => entry.type === 'tree');
  const below = await Promise.all(
    folders.map((entry) => listBelow(trees, atFolder(entry), `${prefix}${entry.path}/`)),
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
  const whole = await trees.readDeep(atCommit(commit));
  if (whole.state === 'missing') return whole;
  if (!whole.value.truncated) return known(whole.value.entries.get(path) ?? null);
  let at: ListedEntry | null = null;
  for (const name of path.split('/')) {
    if (at !== null && at.type !== 'tree') return known(null);
    const tree: Read<Tree> = await trees.readFlat(at === null ? atCommit(commit) : atFolder(at));
    if (tree.state === 'missing') return tree;
    at = tree.value.entries.get(name) ?? null;
    if (at === null) return known(null);
  }
  return known(at);
}
