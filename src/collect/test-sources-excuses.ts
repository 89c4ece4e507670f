import { type CodeUse, isAssertingCall, readCode } from '../changes/rust-calls.js';
import type { HelperFunction } from '../changes/rust-source.js';
import { functionKey, type SourceChange, type SourceSide } from './test-sources.js';
import { lastPart } from './test-sources-names.js';
import { createPool } from './test-sources-pool.js';

/** Where assertions went that a function no longer makes itself. */
export interface Excuse {
  /** How many are made by what it calls now and did not call before. */
  readonly called: number;
  /** Paths of the files whose tests took one over, word for word; a path for each. */
  readonly takenOver: readonly string[];
}

interface Body {
  readonly body: string;
}

export interface ExcuseSearch {
  /** Explains up to `lost` assertions that a function of this file lost. What one test took over explains one loss only. */
  readonly explain: (path: string, was: readonly Body[], is: readonly Body[], lost: number) => Excuse;
  /** How many assertions the functions of a file gained that explained losses in the same file: these are in its total already. */
  readonly countedTwice: (path: string) => number;
}

/** Helpers that call helpers are followed so far. */
const MAX_DEPTH = 4;
/** No test makes more assertions by one call; it keeps numbers in bounds. */
const MOST_BY_CALL = 10_000;

interface Located {
  readonly path: string;
  readonly helper: HelperFunction;
}

/** Searches the tests and the functions that tests call, in all files that are at hand, for assertions that moved there. */
export function excuseSearch(
  files: readonly SourceChange[],
  isCounted: (path: string, helper: HelperFunction) => boolean,
  ran: (path: string, name: string) => boolean = () => true,
): ExcuseSearch {
  const use = readOnce();
  const before = helperValues(files, 'before', isCounted, use);
  const after = helperValues(files, 'after', isCounted, use);
  const gainedBy = new Map<string, Map<string, number>>();
  let pool: ReturnType<typeof takenOverPool> | null = null;

  const calledNow = (path: string, was: readonly Body[], is: readonly Body[]): number => {
    const [then, now] = [callsIn(was, use), callsIn(is, use)];
    let gained = 0;
    for (const name of new Set([...then.keys(), ...now.keys()])) {
      const made =
        (now.get(name) ?? 0) * after.valueIn(path, name) - (then.get(name) ?? 0) * before.valueIn(path, name);
      gained += made;
      if (made > 0) noteGain(path, name);
    }
    return Math.max(0, gained);
  };
  const noteGain = (path: string, name: string) => {
    const [is, was] = [after.find(path, name), before.find(path, name)];
    if (is === null || is.path !== path) return;
    const gains = gainedBy.get(path) ?? new Map<string, number>();
    gains.set(name, Math.max(0, is.helper.assertions - (was?.path === path ? was.helper.assertions : 0)));
    gainedBy.set(path, gains);
  };
  return {
    explain(path, was, is, lost) {
      const called = Math.min(lost, calledNow(path, was, is));
      const takenOver: string[] = [];
      if (called < lost) {
        pool ??= takenOverPool(files, use, ran);
        for (const said of missing(was, is, use)) {
          const taker = takenOver.length < lost - called ? pool.take([said]) : null;
          if (taker !== null) takenOver.push(taker.path);
        }
      }
      return { called, takenOver };
    },
    countedTwice: (path) => [...(gainedBy.get(path)?.values() ?? [])].reduce((sum, each) => sum + each, 0),
  };
}

type Use = (body: Body) => CodeUse;

function readOnce(): Use {
  const known = new Map<string, CodeUse>();
  return ({ body }) => {
    const answer = known.get(body) ?? readCode(body);
    known.set(body, answer);
    return answer;
  };
}

function callsIn(bodies: readonly Body[], use: Use): ReadonlyMap<string, number> {
  const calls = new Map<string, number>();
  for (const body of bodies) {
    for (const [name, count] of use(body).calls) calls.set(name, (calls.get(name) ?? 0) + count);
  }
  return calls;
}

interface HelperValues {
  /** The helper of this name: one of the file itself, else one of another file. */
  readonly find: (path: string, name: string) => Located | null;
  /** How many assertions a call makes, beside the one that a macro with an asserting name is counted as already. */
  readonly valueIn: (path: string, name: string) => number;
}

function helperValues(
  files: readonly SourceChange[],
  side: 'before' | 'after',
  isCounted: (path: string, helper: HelperFunction) => boolean,
  use: Use,
): HelperValues {
  // Of several that could be meant the one with the fewest assertions is.
  const named = new Map<string, Located>();
  const ofFile = new Map<string, Located>();
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
    }
  }
  const find = (path: string, name: string) => ofFile.get(functionKey(path, name)) ?? named.get(name) ?? null;
  const known = new Map<HelperFunction, number>();
  const valueAt = (path: string, name: string, depth: number): number => {
    const found = find(path, name);
    if (found === null || depth > MAX_DEPTH) return 0;
    const before = known.get(found.helper);
    if (before !== undefined) return before;
    known.set(found.helper, found.helper.assertions);
    let value = found.helper.assertions;
    for (const [called, times] of use(found.helper).calls)
      if (named.has(called)) value += times * valueAt(found.path, called, depth + 1);
    known.set(found.helper, Math.min(MOST_BY_CALL, value));
    return Math.min(MOST_BY_CALL, value);
  };
  const valueIn = (path: string, name: string) =>
    named.has(name) ? Math.max(0, valueAt(path, name, 0) - (isAssertingCall(name) ? 1 : 0)) : 0;
  return { find, valueIn };
}

/** What was asserted before and is not any more, as often as that. */
function missing(was: readonly Body[], is: readonly Body[], use: Use): readonly string[] {
  const left = countAll(is.flatMap((body) => use(body).assertions));
  return was
    .flatMap((body) => use(body).assertions)
    .filter((said) => {
      const count = left.get(said) ?? 0;
      left.set(said, count - 1);
      return count <= 0;
    });
}

function countAll(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** The assertions that tests gained which run in every test build and are to return. */
function takenOverPool(
  files: readonly SourceChange[],
  use: Use,
  ran: (path: string, name: string) => boolean,
) {
  const pool = createPool<{ readonly path: string }>();
  for (const { path, before, after } of files) {
    const earlier = byName(before);
    for (const [name, tests] of byName(after)) {
      const was = earlier.get(name) ?? [];
      const same = tests.length === was.length && tests.every(({ body }, i) => body === was[i]?.body);
      const runs = tests.every(({ always, panics }) => always && panics.length === 0) && ran(path, name);
      if (same || !runs) continue;
      for (const said of missing(tests, was, use)) pool.add({ path }, [said]);
    }
  }
  return pool;
}

function byName(side: SourceSide | null): ReadonlyMap<string, SourceSide['tests']> {
  const named = new Map<string, SourceSide['tests'][number][]>();
  for (const test of side?.tests ?? []) {
    const same = named.get(test.name);
    if (same === undefined) named.set(test.name, [test]);
    else same.push(test);
  }
  return named;
}
