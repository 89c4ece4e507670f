import type { ChangedFile, FileVersion } from '../changes/changed-file.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import { known, missing, type Read } from '../facts.js';
import { pathProblem } from '../parsers/github-fields.js';
import type { Tree, TreeRoot } from './tree-listing.js';
import type { ListedEntry } from './tree-proof.js';
import { atCommit, atFolder, type Trees } from './trees.js';

/**
 * What differs between two commits, by path in UTF-8 byte order, with modes and object ids. Whole whatever the size: where
 * GitHub cuts a listing, only the folders whose ids differ are walked.
 */
export async function diffTrees(
  trees: Trees,
  before: string,
  after: string,
): Promise<Read<readonly ChangedFile[]>> {
  const found: ChangedFile[] = [];
  const failed = await diffBelow(trees, atCommit(before), atCommit(after), '', found);
  if (failed !== null) return failed;
  const odd = found.find((file) => pathProblem(file.path) !== null);
  if (odd !== undefined) {
    const name = JSON.stringify(odd.path);
    return missing(
      'infrastructure',
      `The changed file ${name} can't be judged: its name ${pathProblem(odd.path)}.`,
    );
  }
  return known(found.sort((a, b) => compareUtf8(a.path, b.path)));
}

const NO_TREE: Tree = { entries: new Map(), sizes: new Map(), truncated: false };

/** Adds what differs to `found`; answers with the reason when a tree could not be read. */
async function diffBelow(
  trees: Trees,
  before: TreeRoot | null,
  after: TreeRoot | null,
  prefix: string,
  found: ChangedFile[],
): Promise<Read<never> | null> {
  if (before?.oid === after?.oid) return null;
  const deep = await readBoth(before, after, trees.readDeep);
  if (deep.state === 'missing') return deep;
  if (deep.value.every((tree) => !tree.truncated)) {
    compareEntries(deep.value, prefix, found);
    return null;
  }
  const flat = await readBoth(before, after, trees.readFlat);
  if (flat.state === 'missing') return flat;
  compareEntries(flat.value, prefix, found);
  const [left, right] = flat.value;
  const names = new Set([...left.entries.keys(), ...right.entries.keys()]);
  const below = [...names].map((name) => {
    const [from, to] = [folderAt(left.entries.get(name)), folderAt(right.entries.get(name))];
    return diffBelow(trees, from, to, `${prefix}${name}/`, found);
  });
  return (await Promise.all(below)).find((failed) => failed !== null) ?? null;
}

async function readBoth(
  before: TreeRoot | null,
  after: TreeRoot | null,
  read: (root: TreeRoot) => Promise<Read<Tree>>,
): Promise<Read<readonly [Tree, Tree]>> {
  const none = known(NO_TREE);
  const [left, right] = await Promise.all([
    before === null ? none : read(before),
    after === null ? none : read(after),
  ]);
  if (left.state === 'missing') return left;
  return right.state === 'missing' ? right : known([left.value, right.value]);
}

function folderAt(entry: ListedEntry | undefined): TreeRoot | null {
  return entry?.type === 'tree' ? atFolder(entry) : null;
}

/** Compares files by path. Folders are left out: what is in them comes by its own path. */
function compareEntries([before, after]: readonly [Tree, Tree], prefix: string, found: ChangedFile[]): void {
  for (const [path, entry] of before.entries) {
    const other = after.entries.get(path);
    // Nearly all of them, so nothing is made for these.
    if (other !== undefined && other.oid === entry.oid && other.mode === entry.mode) continue;
    const left = versionOf(entry);
    const right = versionOf(other);
    if (left === null) continue;
    const full = prefix + path;
    if (right === null) found.push({ path: full, change: 'deleted', before: left });
    else found.push({ path: full, change: 'modified', before: left, after: right });
  }
  for (const [path, entry] of after.entries) {
    if (isFile(before.entries.get(path)) || !isFile(entry)) continue;
    found.push({ path: prefix + path, change: 'added', after: { mode: entry.mode, oid: entry.oid } });
  }
}

function isFile(entry: ListedEntry | undefined): boolean {
  return entry !== undefined && entry.type !== 'tree';
}

function versionOf(entry: ListedEntry | undefined): FileVersion | null {
  return entry === undefined || entry.type === 'tree' ? null : { mode: entry.mode, oid: entry.oid };
}
