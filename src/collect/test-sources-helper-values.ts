import { type CodeUse, isAssertingCall, type StatementCall } from '../changes/rust-calls.js';
import type { HelperFunction } from '../changes/rust-source.js';
import { functionKey, type SourceChange } from './test-sources.js';
import { lastPart, moduleNameOf } from './test-sources-names.js';

/** Helpers that call helpers are followed so far. */
const MAX_DEPTH = 4;
/** No test makes more assertions by one call; it keeps numbers in bounds. */
const MOST_BY_CALL = 10_000;

export interface Located {
  readonly path: string;
  readonly helper: HelperFunction;
}

export interface HelperValues {
  /** The helper of this name: one of the file itself, else one of another file. */
  readonly find: (path: string, name: string) => Located | null;
  /** How many assertions a call makes, beside the one that a macro with an asserting name is counted as already. */
  readonly valueIn: (path: string, name: string) => number;
  /** The helper that a call is of, where that is sure. */
  readonly sure: (path: string, call: StatementCall) => Located | null;
  /** How many assertions a call of this helper makes, as `valueIn`. */
  readonly valueOf: (found: Located | null, name: string) => number;
}

/** What calls of the functions and macros of one side assert. Of several that could be meant the one with the fewest assertions is. */
export function helperValues(
  files: readonly SourceChange[],
  side: 'before' | 'after',
  isCounted: (path: string, helper: HelperFunction) => boolean,
  use: (helper: { readonly body: string }) => CodeUse,
): HelperValues {
  const named = new Map<string, Located>();
  const ofFile = new Map<string, Located>();
  const ofModule = new Map<string, Located>();
  const keepLeast = (map: Map<string, Located>, key: string, found: Located) => {
    const other = map.get(key);
    if (other === undefined || found.helper.assertions < other.helper.assertions) map.set(key, found);
  };
  for (const { path, [side]: source } of files) {
    for (const helper of [...(source?.helpers ?? []), ...(source?.macros ?? [])]) {
      if (!isCounted(path, helper)) continue;
      const name = lastPart(helper.name);
      keepLeast(named, name, { path, helper });
      keepLeast(ofFile, functionKey(path, name), { path, helper });
      keepLeast(ofModule, moduleKey(path, moduleNameOf(path), name), { path, helper });
    }
  }
  const mentions = new Map(files.map(({ path, [side]: source }) => [path, source?.mentions ?? []]));
  const find = (path: string, name: string) => ofFile.get(functionKey(path, name)) ?? named.get(name) ?? null;
  const known = new Map<HelperFunction, number>();
  const valueAt = (found: Located | null, depth: number): number => {
    if (found === null || depth > MAX_DEPTH) return 0;
    const before = known.get(found.helper);
    if (before !== undefined) return before;
    known.set(found.helper, found.helper.assertions);
    let value = found.helper.assertions;
    for (const [called, { written }] of use(found.helper).calls)
      if (named.has(called)) value += written * byCall(called, valueAt(find(found.path, called), depth + 1));
    known.set(found.helper, Math.min(MOST_BY_CALL, value));
    return Math.min(MOST_BY_CALL, value);
  };
  const sure = (path: string, { name, of }: StatementCall): Located | null => {
    const own = ofFile.get(functionKey(path, name)) ?? null;
    if (of === '.') return CHECKING.test(name) ? own : null;
    const inModule = ofModule.get(moduleKey(path, of, name));
    if (inModule !== undefined) return inModule;
    if (own !== null || !OUTWARDS.has(of)) return own;
    for (const module of mentions.get(path) ?? []) {
      const found = ofModule.get(moduleKey(path, module, name));
      if (found !== undefined) return found;
    }
    return null;
  };
  return {
    find,
    valueIn: (path, name) => (named.has(name) ? byCall(name, valueAt(find(path, name), 0)) : 0),
    sure,
    valueOf: (found, name) => byCall(name, valueAt(found, 0)),
  };
}

function byCall(name: string, value: number): number {
  return Math.max(0, value - (isAssertingCall(name) ? 1 : 0));
}

/** Paths before a name that may be found anywhere: none, or one that leads out of a module. */
export const OUTWARDS: ReadonlySet<string> = new Set(['', 'self', 'super', 'crate']);
/** A method may be another type's that has the same name; of one that is called like this that is not likely. */
const CHECKING = /^(?:assert|check|ensure|verify|expect_)/;

function moduleKey(path: string, module: string, name: string): string {
  return JSON.stringify([crateFolder(path), module, name]);
}

/** Folders in which crates lie. */
const CRATES: readonly string[] = ['src', 'tests', 'benches', 'examples'];

/** The folder that the modules of a file's crate lie in. */
export function crateFolder(path: string): string {
  const folders = path.split('/').slice(0, -1);
  const depth = folders.findLastIndex((folder) => CRATES.includes(folder));
  return folders.slice(0, depth + 1).join('/');
}
