import type { ChangedFile } from '../changes/changed-file.js';
import { NO_LINKS } from '../changes/rust-modules.js';
import { known, type Read } from '../facts.js';
import type { Repository } from '../repository.js';
import { readSources, type SourceChange, type SourceRead, type SourceSide, sideOf } from './test-sources.js';

/** The Rust files that a pull request touches, as far as they can lose an assertion or hold one that went from another. */
export interface TouchedSources {
  /** Files that held an assertion or a test at the merge base. */
  readonly changes: readonly SourceChange[];
  /** Files that are new, or held none; read only when something may have moved there. */
  readonly others: () => Promise<Read<readonly SourceChange[]>>;
  /** Paths of files that are too large to look into, on either side. */
  readonly tooLarge: readonly string[];
  readonly looked: number;
  /** Files that led to others by a `mod` or an `include!`, and do so no longer, or to other ones. */
  readonly relinked: readonly string[];
}

/** Up to so many files are read on both sides at once; of more, only those that can lose something are read at the head. */
const READ_AT_ONCE = 60;

export async function readTouched(
  repository: Repository,
  changed: readonly ChangedFile[],
  mergeBase: string,
  head: string,
): Promise<Read<TouchedSources>> {
  const rust = changed.filter(
    (file) => file.path.endsWith('.rs') && (file.after === undefined || file.before?.oid !== file.after.oid),
  );
  const old = rust.filter(({ change }) => change !== 'added');
  const kept = old.filter(({ change }) => change === 'modified');
  const readHead = (files: readonly ChangedFile[]) =>
    readSources(repository, head, pathsOf(files), oidsOf(files));
  const readingBefore = readSources(repository, mergeBase, pathsOf(old));
  const [before, early] = await Promise.all([
    readingBefore,
    kept.length <= READ_AT_ONCE ? readHead(kept) : known(new Map<string, SourceRead>()),
  ]);
  if (before.state !== 'known') return before;
  if (early.state !== 'known') return early;
  const asserting = (path: string) => canLose(sideOf(before.value.get(path)));
  const leads = (path: string) => linkKeys(sideOf(before.value.get(path))).length > 0;
  const late = await readHead(
    kept.filter(({ path }) => (asserting(path) || leads(path)) && !early.value.has(path)),
  );
  if (late.state !== 'known') return late;
  const after = new Map([...early.value, ...late.value]);
  return known({
    changes: pathsOf(old)
      .filter(asserting)
      .map((path) => ({
        path,
        before: sideOf(before.value.get(path)),
        after: sideOf(after.get(path)),
      })),
    others: async () => {
      const files = rust.filter(({ path, change }) => change !== 'deleted' && !asserting(path));
      const read = await readHead(files);
      if (read.state !== 'known') return read;
      return known(
        [...read.value].map(([path, source]) => ({
          path,
          before: sideOf(before.value.get(path)),
          after: sideOf(source),
        })),
      );
    },
    tooLarge: pathsOf(old).filter((path) =>
      [before, early, late].some((read) => read.value.get(path) === 'too-large'),
    ),
    looked: old.length,
    relinked: pathsOf(old).filter((path) => {
      const still = new Set(linkKeys(sideOf(after.get(path))));
      return linkKeys(sideOf(before.value.get(path))).some((key) => !still.has(key));
    }),
  });
}

/** Where the file leads, one text for each link. */
function linkKeys(side: SourceSide | null): readonly string[] {
  const { modules, inclusions } = side?.links?.() ?? NO_LINKS;
  return [
    ...modules.map(({ around, name, paths, byName }) => JSON.stringify([around, name, paths, byName])),
    ...inclusions.filter(({ as }) => as !== 'documentation').map(({ path }) => path),
  ];
}

/** A test that asserts nothing can still be made to expect a panic. */
export function canLose(side: SourceSide | null): boolean {
  return side !== null && (side.assertions > 0 || side.tests.length > 0);
}

function pathsOf(files: readonly ChangedFile[]): readonly string[] {
  return files.map(({ path }) => path);
}

function oidsOf(files: readonly ChangedFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path, after }) => (after === undefined ? [] : [[path, after.oid] as const])),
  );
}
