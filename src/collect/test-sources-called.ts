import { readCode, type StatementCall } from '../changes/rust-calls.js';
import type { HelperFunction } from '../changes/rust-source.js';
import { sameTests } from '../changes/test-identity.js';
import { known, type Read } from '../facts.js';
import type { Repository } from '../repository.js';
import { readSources, type SourceChange, type SourceSide, sideOf } from './test-sources.js';
import { isCountedHelper, type LossTerms } from './test-sources-file-losses.js';
import { crateFolder, OUTWARDS } from './test-sources-helper-values.js';
import { differingTests, goneFrom } from './test-sources-moved.js';
import { lastPart } from './test-sources-names.js';

/** The functions that tests of a pull request call less often than they did. */
export interface CalledLess {
  /** Files that the pull request leaves as they are and that hold one which asserts. */
  readonly unchanged: readonly SourceChange[];
  /** Files, changed or not, that hold one, of which it is not known yet whether only test builds compile them. */
  readonly unclear: readonly string[];
  /** Whether one may assert. */
  readonly any: boolean;
}

interface LostCalls {
  readonly path: string;
  readonly before: SourceSide;
  readonly calls: readonly StatementCall[];
}

/** Modules with more candidates than this are none that a test names. */
const MOST_FILES = 400;

/** Looks where the calls that tests make less often lead to. Reads nothing where there are none, or the files at hand tell. */
export async function readCalledLess(
  { repository, mergeBase }: { readonly repository: Repository; readonly mergeBase: string },
  changes: readonly SourceChange[],
  changed: ReadonlySet<string>,
  terms: LossTerms,
): Promise<Read<CalledLess>> {
  const lost = changes.flatMap(lostCallsOf);
  const names = new Set(lost.flatMap(({ calls }) => calls.map(({ name }) => name)));
  const asserts = ({ name, assertions, body }: HelperFunction) =>
    names.has(lastPart(name)) && (assertions > 0 || readCode(body).statements.length > 0);
  const holders = (files: readonly SourceChange[]) =>
    files.flatMap(({ path, before }) =>
      [...(before?.helpers ?? []), ...(before?.macros ?? [])]
        .filter(asserts)
        .map((helper) => ({ path, helper })),
    );
  const own = names.size === 0 ? [] : holders(changes);
  const paths = new Set(lost.flatMap(candidates).filter((path) => !changed.has(path)));
  const read = await readSources(repository, mergeBase, [...paths].slice(0, MOST_FILES));
  if (read.state !== 'known') return read;
  const there = [...read.value].flatMap(([path, source]): readonly SourceChange[] => {
    const side = sideOf(source);
    return side === null ? [] : [{ path, before: side, after: side }];
  });
  const found = holders(there);
  const holding = new Set(found.map(({ path }) => path));
  const unclear = [...own, ...found].filter(({ path, helper }) => !isCountedHelper(path, helper, terms));
  return known({
    unchanged: there.filter(({ path }) => holding.has(path)),
    unclear: [...new Set(unclear.map(({ path }) => path))],
    any: own.length + found.length > 0,
  });
}

function lostCallsOf(change: SourceChange): readonly LostCalls[] {
  const { path, before, after } = change;
  if (before === null) return [];
  const calls: StatementCall[] = [];
  for (const { was, is } of sameTests(...differingTests(change))) {
    if (was.length === is.length && was.every(({ body }, index) => body === is[index]?.body)) continue;
    const left = new Map<string, number>();
    for (const { body } of is)
      for (const { name } of readCode(body).statements) left.set(name, (left.get(name) ?? 0) + 1);
    for (const call of was.flatMap(({ body }) => readCode(body).statements)) {
      const same = left.get(call.name) ?? 0;
      left.set(call.name, same - 1);
      if (same <= 0) calls.push(call);
    }
  }
  // One that moved may call less where it is now.
  for (const { body } of goneFrom(before, after)) calls.push(...readCode(body).statements);
  return calls.length === 0 ? [] : [{ path, before, calls }];
}

/** Where the modules may lie that a file calls something of: beside it, below it, or at the root of its crate. */
function candidates({ path, before, calls }: LostCalls): readonly string[] {
  const own = new Set([...before.helpers, ...before.macros].map(({ name }) => lastPart(name)));
  const modules = new Set<string>();
  for (const { name, of } of calls) {
    if (of === '.') continue;
    if (!OUTWARDS.has(of)) modules.add(of);
    else if (!own.has(name)) for (const module of before.mentions ?? []) modules.add(module);
  }
  const beside = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const folders = new Set([beside, path.replace(/\.rs$/, ''), crateFolder(path)]);
  return [...modules]
    .filter((module) => !OUTWARDS.has(module))
    .flatMap((module) =>
      [...folders].flatMap((folder) => {
        const at = folder === '' ? module : `${folder}/${module}`;
        return [`${at}.rs`, `${at}/mod.rs`];
      }),
    );
}
