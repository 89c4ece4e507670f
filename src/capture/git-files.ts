import { isObjectId } from '../evidence/object-id.js';
import { known, missing, type Read } from '../facts.js';
import { listTree, parseTree, type TreeRecord } from '../parsers/git-tree.js';
import type { FileContent, TreeEntry } from '../repository.js';
import { readBlobs } from './git-objects.js';
import type { RunGit } from './git-run.js';

/** Room for the list of a tree: some two million files. */
const MAX_LISTING_BYTES = 256 * 1024 * 1024;
/** Windows takes a command line of 32,767 characters, the least of all systems, and quoting can double them. */
const MAX_ARGUMENT_BYTES = 12_000;

/** Every file below a folder of a commit. `run` is pinned to the repository. */
export async function listFiles(
  run: RunGit,
  commit: string,
  folder: string,
): Promise<Read<readonly TreeEntry[]>> {
  if (folder !== '' && !isTreePath(folder)) return known([]);
  const records = await readTree(run, commit, ['-r'], folder === '' ? [] : [`${folder}/`]);
  return records.state === 'missing' ? records : listTree(records.value);
}

/** Contents of files by path in one commit; a path that no tree can hold is absent. */
export async function readFiles(
  run: RunGit,
  commit: string,
  paths: readonly string[],
  maxBytes: number,
): Promise<Read<ReadonlyMap<string, FileContent>>> {
  const records = await findFiles(run, commit, paths.filter(isTreePath));
  if (records.state === 'missing') return records;
  const blobs = [...records.value.values()].filter(isRegularFile).map((record) => record.oid);
  const contents = await readBlobs(run, blobs, maxBytes);
  if (contents.state === 'missing') return contents;
  const answer = new Map<string, FileContent>();
  for (const path of paths) {
    const record = records.value.get(nameKey(Buffer.from(path)));
    if (record === undefined || record.type === 'tree') answer.set(path, { state: 'absent' });
    else if (!isRegularFile(record)) answer.set(path, { state: 'not-a-file' });
    else answer.set(path, contents.value.get(record.oid) ?? { state: 'absent' });
  }
  return known(answer);
}

/** The entries of a commit that have one of these paths. A long list is looked up in the whole tree instead. */
async function findFiles(
  run: RunGit,
  commit: string,
  paths: readonly string[],
): Promise<Read<ReadonlyMap<string, TreeRecord>>> {
  if (paths.length === 0) return known(new Map());
  const bytes = paths.reduce((sum, path) => sum + Buffer.byteLength(path) + 1, 0);
  const records = await (bytes <= MAX_ARGUMENT_BYTES
    ? readTree(run, commit, [], paths)
    : readTree(run, commit, ['-r'], []));
  if (records.state === 'missing') return records;
  return known(new Map(records.value.map((record) => [nameKey(record.name), record])));
}

async function readTree(
  run: RunGit,
  commit: string,
  options: readonly string[],
  paths: readonly string[],
): Promise<Read<readonly TreeRecord[]>> {
  if (!isObjectId(commit)) return missing('infrastructure', `"${commit}" is no commit id.`);
  const answer = await run({
    args: ['ls-tree', '-z', '--full-tree', ...options, '--', commit, ...paths],
    // On macOS git would look for another name (NFC) than the one it is given.
    config: [['core.precomposeUnicode', 'false']],
    maxOutputBytes: MAX_LISTING_BYTES,
  });
  return answer.state === 'missing' ? answer : parseTree(answer.value.stdout);
}

function isRegularFile(record: TreeRecord): boolean {
  return record.type === 'blob' && record.mode.startsWith('100');
}

/** Bytes as a text that can be a map's key, whatever they are: names in a tree need not be UTF-8. */
function nameKey(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** Whether git can store a file of this path. Git itself would normalise others, or refuse to answer at all. */
function isTreePath(path: string): boolean {
  if (/\0|\p{Surrogate}/u.test(path)) return false;
  return path.split('/').every((component) => component !== '' && component !== '.' && component !== '..');
}
