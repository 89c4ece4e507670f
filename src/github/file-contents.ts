import { MODE_SYMLINK } from '../changes/changed-file.js';
import { known, type Read } from '../facts.js';
import type { FileContent } from '../repository.js';
import type { Blobs } from './blobs.js';
import type { ListedEntry } from './tree-proof.js';
import { findEntry, type Trees } from './trees.js';

/** Contents of files by path in one commit; `absent` and `not-a-file` (symlink, submodule) are told by its trees. */
export async function readFileContents(
  trees: Trees,
  blobs: Blobs,
  commit: string,
  paths: readonly string[],
  maxBytes: number,
): Promise<Read<ReadonlyMap<string, FileContent>>> {
  const found = await Promise.all(paths.map((path) => findEntry(trees, commit, path)));
  const entries = new Map<string, ListedEntry | null>();
  for (const [index, path] of paths.entries()) {
    const entry = found[index];
    if (entry?.state === 'missing') return entry;
    entries.set(path, entry?.value ?? null);
  }
  const wanted = [...entries.values()].flatMap((entry) => (isFile(entry) ? [entry.oid] : []));
  const contents = await blobs.readAll(wanted, maxBytes);
  if (contents.state === 'missing') return contents;
  const contentOf = (entry: ListedEntry | null): FileContent => {
    if (entry === null || entry.type === 'tree') return { state: 'absent' };
    return (isFile(entry) ? contents.value.get(entry.oid) : undefined) ?? { state: 'not-a-file' };
  };
  return known(new Map([...entries].map(([path, entry]) => [path, contentOf(entry)])));
}

function isFile(entry: ListedEntry | null): entry is ListedEntry {
  return entry !== null && entry.type === 'blob' && entry.mode !== MODE_SYMLINK;
}
