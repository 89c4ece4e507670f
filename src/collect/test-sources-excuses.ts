import { readCode } from '../changes/rust-calls.js';
import type { HelperFunction } from '../changes/rust-source.js';
import type { SourceChange, SourceSide } from './test-sources.js';
import { type Body, compareCalls, gainOf, mergedInto, timesIn, type Use } from './test-sources-counts.js';
import { helperValues } from './test-sources-helper-values.js';
import { createPool } from './test-sources-pool.js';

/** What a function asserts no more, itself or by what it called, and where that went. */
export interface Excuse {
  /** How many assertions it wrote itself and does not any more, so that its file's total lacks them. */
  readonly lost: number;
  /** How many of those are made by what it calls now and did not call before. */
  readonly called: number;
  /** How many of those another assertion of its own makes now: one in a loop, or one that says two things. */
  readonly merged: number;
  /** Paths of the files whose tests took one of those over, word for word; a path for each. */
  readonly takenOver: readonly string[];
  /** How many nothing explains, those among them that it made by calls. */
  readonly left: number;
  /** How many it made, calls included. */
  readonly before: number;
}

export interface ExcuseSearch {
  /** Explains what a function of this file lost, `from` which it moved. What one test took over explains one loss only. */
  readonly explain: (path: string, was: readonly Body[], is: readonly Body[], from?: string) => Excuse;
  /** The same of a function that tests call. */
  readonly explainHelper: (path: string, was: HelperFunction, is: HelperFunction) => Excuse;
  /** How many assertions the functions of a file gained that explained losses in the same file: these are in its total already. */
  readonly countedTwice: (path: string) => number;
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

  const noteGain = (path: string, name: string) => {
    const [is, was] = [after.find(path, name), before.find(path, name)];
    if (is === null || is.path !== path) return;
    const gains = gainedBy.get(path) ?? new Map<string, number>();
    gains.set(name, Math.max(0, is.helper.assertions - (was?.path === path ? was.helper.assertions : 0)));
    gainedBy.set(path, gains);
  };
  const take = (said: string) => {
    pool ??= takenOverPool(files, use, ran);
    return pool.take([said]);
  };
  const explain: ExcuseSearch['explain'] = (path, was, is, from = path) => {
    const [then, now] = [timesIn(was), timesIn(is)];
    const lost = Math.max(0, then.written - now.written);
    if (isSame(was, is) && weakened().size === 0)
      return { ...NOTHING_LOST, lost, left: lost, before: then.written };
    const own = gainOf(then, now);
    const weaker = weakened();
    const calls = compareCalls([from, path], [was, is], { before, after, weaker, use });
    const called = Math.min(lost, calls.gained);
    if (called > 0 || calls.lost > 0) for (const name of calls.gaining) noteGain(path, name);
    let left = calls.lost - own - calls.gained;
    const gone = left > 0 ? missing(was, is, use) : [];
    const implied = Math.max(0, Math.min(left, -own, gone.length === 0 ? 0 : mergedInto(was, is, gone, use)));
    left -= implied;
    const takenOver: string[] = [];
    for (const said of gone) {
      const taker = left > 0 && takenOver.length < -own ? take(said) : null;
      if (taker === null) continue;
      takenOver.push(taker.path);
      left--;
    }
    for (const { name, said } of left > 0 ? missingCalls(was, is, use) : []) {
      const value = calls.lostBy.get(name) ?? 0;
      if (value > 0 && left > 0 && take(callKey(said)) !== null) left -= value;
    }
    const merged = Math.min(lost - called, lost + Math.min(0, own) + implied);
    return { lost, called, merged, takenOver, left: Math.max(0, left), before: then.written + calls.before };
  };
  // While these are judged themselves there are none.
  let weak: ReadonlyMap<HelperFunction, number> | null = null;
  const judgedHelpers = new Map<HelperFunction, Excuse>();
  const explainHelper = (path: string, was: HelperFunction, is: HelperFunction): Excuse => {
    const judged = judgedHelpers.get(was) ?? explain(path, [was], [is]);
    judgedHelpers.set(was, judged);
    return judged;
  };
  const weakened = () => {
    if (weak !== null) return weak;
    weak = new Map();
    weak = weakenedHelpers(files, isCounted, explainHelper);
    return weak;
  };
  return {
    explain,
    explainHelper,
    countedTwice: (path) => [...(gainedBy.get(path)?.values() ?? [])].reduce((sum, each) => sum + each, 0),
  };
}

/** Of a function that is judged by something else. */
export const NOTHING_LOST: Excuse = { lost: 0, called: 0, merged: 0, takenOver: [], left: 0, before: 0 };

/**
 * Functions that tests call and that assert less by what they call, or while others of their file assert more, so that the
 * file's total does not tell; each with how much less.
 */
function weakenedHelpers(
  files: readonly SourceChange[],
  isCounted: (path: string, helper: HelperFunction) => boolean,
  explain: ExcuseSearch['explainHelper'],
): ReadonlyMap<HelperFunction, number> {
  const weakened = new Map<HelperFunction, number>();
  for (const { path, before, after } of files) {
    if (before === null || after === null || before === after) continue;
    const now = new Map([...after.helpers, ...after.macros].map((helper) => [helper.name, helper]));
    for (const was of [...before.helpers, ...before.macros]) {
      const is = now.get(was.name);
      if (is === undefined || is.body === was.body || !isCounted(path, was)) continue;
      const { lost, left } = explain(path, was, is);
      if (left > 0 && (lost === 0 || after.assertions >= before.assertions)) weakened.set(was, left);
    }
  }
  return weakened;
}

/** Where no body changed, what it counts for may have: the code around it is compiled no more, or its macros are others. */
function isSame(was: readonly Body[], is: readonly Body[]): boolean {
  return was.length === is.length && was.every(({ body }, index) => body === is[index]?.body);
}

function readOnce(): Use {
  const known = new Map<string, ReturnType<Use>>();
  return ({ body }) => {
    const answer = known.get(body) ?? readCode(body);
    known.set(body, answer);
    return answer;
  };
}

/** The calls that are statements and that are made less often, as often as that. */
function missingCalls(was: readonly Body[], is: readonly Body[], use: Use) {
  const left = countAll(is.flatMap((body) => use(body).statements.map(({ said }) => said)));
  return was
    .flatMap((body) => use(body).statements)
    .filter(({ said }) => {
      const count = left.get(said) ?? 0;
      left.set(said, count - 1);
      return count <= 0;
    });
}

function callKey(said: string): string {
  return `call ${said}`;
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
      if (same || !tests.every(({ always, panics }) => always && panics.length === 0) || !ran(path, name))
        continue;
      for (const said of missing(tests, was, use)) pool.add({ path }, [said]);
      for (const { said } of missingCalls(tests, was, use)) pool.add({ path }, [callKey(said)]);
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
