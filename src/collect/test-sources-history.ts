import { known, type Read } from '../facts.js';
import type { Repository, TreeEntry } from '../repository.js';
import { type Blobs, readSources, type SourceChange, sideOf } from './test-sources.js';

/** What happened to the files between the baseline and the head, as far as it explains what happened to tests and warnings. */
export interface SourceHistory {
  /** The commit that it starts at: the baseline's, or the merge base where that can't be read. */
  readonly from: string;
  readonly changes: readonly SourceChange[];
  readonly blobs: Blobs;
  /** Paths of all files that one side lacks. */
  readonly deleted: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
}

/**
 * Reads the Rust files that differ between the baseline's commit and the head. It takes a listing of both, and is read only
 * when something has to be explained. A baseline that is not in the repository gives way to the merge base.
 */
export async function readHistory(
  repository: Repository,
  baseline: string,
  mergeBase: Read<string>,
  head: string,
): Promise<Read<SourceHistory>> {
  const now = await repository.listFiles(head, '');
  if (now.state !== 'known') return now;
  let from = baseline;
  let then = await repository.listFiles(from, '');
  if (then.state !== 'known' && mergeBase.state === 'known') {
    from = mergeBase.value;
    then = await repository.listFiles(from, '');
  }
  if (then.state !== 'known') return then;
  const [old, current] = [byPath(then.value), byPath(now.value)];
  const differing = [...new Set([...old.keys(), ...current.keys()])].filter(
    (path) => path.endsWith('.rs') && old.get(path)?.oid !== current.get(path)?.oid,
  );
  const [before, after] = await Promise.all([
    readSources(
      repository,
      from,
      differing.filter((path) => old.has(path)),
    ),
    readSources(
      repository,
      head,
      differing.filter((path) => current.has(path)),
    ),
  ]);
  if (before.state !== 'known') return before;
  if (after.state !== 'known') return after;
  return known({
    from,
    changes: differing.map((path) => ({
      path,
      before: sideOf(before.value.get(path)),
      after: sideOf(after.value.get(path)),
    })),
    blobs: { before: blobsOf(old), after: blobsOf(current) },
    deleted: new Set([...old.keys()].filter((path) => !current.has(path))),
    added: new Set([...current.keys()].filter((path) => !old.has(path))),
  });
}

function byPath(entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> {
  return new Map(entries.map((entry) => [entry.path, entry]));
}

function blobsOf(entries: ReadonlyMap<string, TreeEntry>): ReadonlyMap<string, string> {
  const rust = [...entries].filter(([path]) => path.endsWith('.rs'));
  return new Map(rust.map(([path, { oid }]) => [path, oid]));
}
