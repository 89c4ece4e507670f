import type { ChangedFile } from '../changes/changed-file.js';
import type { TestFunction } from '../changes/rust-source.js';
import { known, type Read } from '../facts.js';
import type { Repository } from '../repository.js';
import { functionKey, readSources, type SourceChange, type SourceSide, sideOf } from './test-sources.js';

/** Where the sources are read that stand in for a list. */
export interface UnlistedTerms {
  readonly repository: Repository;
  readonly mergeBase: Read<string>;
  readonly changes: Read<readonly ChangedFile[]>;
  readonly head: string;
  /** The baseline's commit. */
  readonly fork: string;
  /** Folder of the Cargo workspace, which the files in names of doctests are relative to. */
  readonly workspace: string;
  /** Why no list that can be relied on says which tests failed or were ignored at the baseline. */
  readonly why: string;
  /** Functions that are told to be gone already: see `functionKey`. */
  readonly told: ReadonlySet<string>;
}

/**
 * Both sides of the Rust files that held tests before the pull request; where one went, of all that it touches, since it may be
 * in another now. Through GitHub's API each file costs a request, and most of these are read for assertions anyway.
 */
export async function readChanged({
  repository,
  mergeBase,
  changes,
  head,
}: UnlistedTerms): Promise<Read<readonly SourceChange[]>> {
  if (changes.state === 'missing') return changes;
  if (mergeBase.state === 'missing') return mergeBase;
  const rust = changes.value.filter(({ path }) => path.endsWith('.rs'));
  const old = rust.filter(({ change }) => change !== 'added').map(({ path }) => path);
  const before = await readSources(repository, mergeBase.value, old);
  if (before.state === 'missing') return before;
  const readHead = async (files: readonly ChangedFile[]): Promise<Read<readonly SourceChange[]>> => {
    const kept = files.filter(({ change }) => change !== 'deleted').map(({ path }) => path);
    const after = await readSources(repository, head, kept);
    if (after.state === 'missing') return after;
    return known(
      files.map(({ path }) => ({
        path,
        before: sideOf(before.value.get(path)),
        after: sideOf(after.value.get(path)),
      })),
    );
  };
  const tested = rust.filter(({ path }) => holdsTests(sideOf(before.value.get(path))));
  const own = await readHead(tested);
  const wentOut =
    own.state === 'known' && own.value.some((each) => goneFrom(each.before, each.after).length > 0);
  return wentOut ? readHead(rust) : own;
}

function holdsTests(side: SourceSide | null): boolean {
  return side !== null && side.tests.length + side.doctests.length > 0;
}

/** Tests of one side that the other does not hold in the same file under the same name. */
export function goneFrom(one: SourceSide | null, other: SourceSide | null): readonly TestFunction[] {
  const names = new Set(other?.tests.map(({ name }) => name));
  return one?.tests.filter(({ name }) => !names.has(name)) ?? [];
}

/** The tests of some files at the baseline's commit. */
export async function readFork(
  paths: readonly string[],
  {
    repository,
    fork,
    mergeBase,
    changes,
  }: Omit<UnlistedTerms, 'changes'> & { readonly changes: readonly SourceChange[] },
): Promise<Read<ReadonlyMap<string, TestFunction>>> {
  const isBase = mergeBase.state === 'known' && mergeBase.value === fork;
  const read = isBase
    ? known(new Map(changes.map(({ path, before }) => [path, before])))
    : await readSources(repository, fork, [...new Set(paths)]);
  if (read.state === 'missing') return read;
  const tests = [...read.value].flatMap(([path, source]) =>
    (sideOf(source)?.tests ?? []).map((test) => [functionKey(path, test.name), test] as const),
  );
  return known(new Map(tests));
}
