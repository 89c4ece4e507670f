import type { ChangedFile } from '../changes/changed-file.js';
import { type HiddenFromClippy, hiddenFromClippy } from '../changes/rust-clippy-cfg.js';
import { decodeSource } from '../changes/source-text.js';
import { known, type Read } from '../facts.js';
import type { HiddenCode } from '../floor-facts.js';
import { type FileContent, MAX_SOURCE_BYTES, type Repository } from '../repository.js';
import { createPool } from './test-sources-pool.js';

/** What the head is held against. */
export interface HiddenSides {
  readonly repository: Repository;
  readonly mergeBase: Read<string>;
  readonly head: string;
  readonly changes: Read<readonly ChangedFile[]>;
}

type Found = HiddenFromClippy & { readonly path: string };

/** What the pull request newly hides from clippy. What moves along with its item, or to another file, is not new. */
export async function findHidden({
  repository,
  mergeBase,
  head,
  changes,
}: HiddenSides): Promise<Read<readonly HiddenCode[]>> {
  // The gates that need these say that they are missing.
  if (mergeBase.state !== 'known' || changes.state !== 'known') return known([]);
  const rust = changes.value.filter(({ path }) => path.endsWith('.rs'));
  const kept = rust.filter(({ change }) => change !== 'deleted');
  if (kept.length === 0) return known([]);
  const oids = new Map(kept.flatMap(({ path, after }) => (after === undefined ? [] : [[path, after.oid]])));
  const now = await repository.readFiles(head, pathsOf(kept), MAX_SOURCE_BYTES, oids);
  if (now.state !== 'known') return now;
  const hidden = findIn(now.value);
  if (hidden.length === 0) return known([]);
  const old = pathsOf(rust.filter(({ change }) => change !== 'added'));
  const before =
    old.length === 0 ? known(new Map()) : await repository.readFiles(mergeBase.value, old, MAX_SOURCE_BYTES);
  return before.state === 'known' ? known(newAmong(hidden, findIn(before.value))) : before;
}

function pathsOf(files: readonly ChangedFile[]): readonly string[] {
  return files.map(({ path }) => path);
}

function findIn(files: ReadonlyMap<string, FileContent>): readonly Found[] {
  return [...files].flatMap(([path, content]) =>
    content.state === 'bytes'
      ? hiddenFromClippy(decodeSource(content.bytes)).map((each) => ({ ...each, path }))
      : [],
  );
}

/** First by item, so that what is left is the one that is new, then by the attribute alone. */
function newAmong(now: readonly Found[], before: readonly Found[]): readonly HiddenCode[] {
  const keys = [
    ({ path, place }: Found) => JSON.stringify([path, place]),
    ({ place }: Found) => JSON.stringify([place]),
    ({ code }: Found) => code,
  ];
  const pool = createPool<Found>();
  for (const each of before)
    pool.add(
      each,
      keys.map((key) => key(each)),
    );
  let left = now;
  for (const key of keys) left = left.filter((each) => pool.take([key(each)]) === null);
  return left.map(({ path, line, code }) => ({ path, line, code }));
}
