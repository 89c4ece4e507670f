import type { RustFunction, TestFunction } from '../changes/rust-source.js';
import { lostAssertions } from '../changes/test-identity.js';
import type { LostAssertions } from '../floor-facts.js';
import { functionKey, lineFinder, type SourceChange, type SourceSide } from './test-sources.js';
import { lastPart } from './test-sources-names.js';
import { createPool } from './test-sources-pool.js';

export interface LossTerms {
  readonly isTestFile: (path: string) => boolean;
  /** Keys of functions (`functionKey`) whose tests are told to be gone elsewhere; that is not told twice. */
  readonly goneFunctions: ReadonlySet<string>;
}

export interface Losses {
  readonly tests: readonly LostAssertions[];
  readonly files: readonly LostAssertions[];
}

/** Whether anything went out of a file, so that the other files must be searched for it. */
export function mayHaveMoved(changes: readonly SourceChange[], { isTestFile }: LossTerms): boolean {
  return changes.some(
    ({ path, before, after }) =>
      goneFrom(before, after).length > 0 ||
      (isTestFile(path) && (after?.assertions ?? 0) < (before?.assertions ?? 0)),
  );
}

/**
 * What tests and test files lost. `changes` are the files that asserted something before, `others` those that did not. What
 * moved to another of these files is not lost; neither is a test counted in its file again.
 */
export function findLosses(
  changes: readonly SourceChange[],
  others: readonly SourceChange[],
  terms: LossTerms,
): Losses {
  const tests: LostAssertions[] = [];
  const explained = new Map<string, number>();
  const explain = (path: string, assertions: number) =>
    explained.set(path, (explained.get(path) ?? 0) + assertions);
  for (const { path, before, after } of changes) {
    for (const loss of lostAssertions(...differing(before?.tests ?? [], after?.tests ?? []))) {
      tests.push({ path, ids: [], ...loss });
      explain(path, loss.before - loss.after);
    }
  }
  for (const { path, was, to } of followMoved(changes, others)) {
    // Within its file what moved is counted on both sides.
    const stays = to?.path === path ? to.test.assertions : 0;
    if (to !== null || terms.goneFunctions.has(functionKey(path, was.name)))
      explain(path, Math.max(0, was.assertions - stays));
    if (to !== null && to.test.assertions < was.assertions) tests.push(lossOf(to.path, was, to.test));
  }
  explainOthers(changes, others, explain);
  const files = changes.flatMap(({ path, before, after }) => {
    const [was, is] = [before?.assertions ?? 0, after?.assertions ?? 0];
    if (!terms.isTestFile(path) || was - is - (explained.get(path) ?? 0) <= 0) return [];
    return [{ path, name: null, line: lineOfLoss(before, after), before: was, after: is, ids: [] }];
  });
  return { tests, files };
}

/**
 * Without the definitions that both sides hold, one for one: several of one name, for one platform each, may change places.
 * Where their number differs, the name is left as it is.
 */
function differing(
  before: readonly TestFunction[],
  after: readonly TestFunction[],
): readonly [readonly TestFunction[], readonly TestFunction[]] {
  const [then, now] = [countBy(before, nameKey), countBy(after, nameKey)];
  const mayMove = (test: TestFunction) =>
    (now.get(nameKey(test)) ?? 0) > 1 && then.get(nameKey(test)) === now.get(nameKey(test));
  const without = (tests: readonly TestFunction[], others: readonly TestFunction[]) => {
    const left = countBy(others, definitionKey);
    return tests.filter((test) => {
      const same = left.get(definitionKey(test)) ?? 0;
      left.set(definitionKey(test), same - 1);
      return same <= 0 || !mayMove(test);
    });
  };
  return [without(before, after), without(after, before)];
}

function countBy(tests: readonly TestFunction[], key: (test: TestFunction) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const test of tests) counts.set(key(test), (counts.get(key(test)) ?? 0) + 1);
  return counts;
}

function definitionKey(test: TestFunction): string {
  return `${nameKey(test)} ${bodyKey(test)}`;
}

function lossOf(path: string, was: RustFunction, is: RustFunction): LostAssertions {
  return { path, name: is.name, line: is.line, before: was.assertions, after: is.assertions, ids: [] };
}

function goneFrom(before: SourceSide | null, after: SourceSide | null): readonly TestFunction[] {
  const now = byName(after);
  return [...byName(before).values()].filter(({ name }) => !now.has(name));
}

/** Several tests of one name, for one platform each, count together. */
function byName(side: SourceSide | null): ReadonlyMap<string, TestFunction> {
  const named = new Map<string, TestFunction>();
  for (const test of side?.tests ?? []) {
    const other = named.get(test.name);
    const assertions = test.assertions + (other?.assertions ?? 0);
    named.set(test.name, { ...test, assertions });
  }
  return named;
}

interface Followed {
  readonly path: string;
  readonly was: TestFunction;
  readonly to: { readonly path: string; readonly test: TestFunction } | null;
}

/** Tests that left their file or name: first by their body, since that is surer, then by their name. */
function followMoved(changes: readonly SourceChange[], others: readonly SourceChange[]): readonly Followed[] {
  const pool = createPool<{ readonly path: string; readonly test: TestFunction }>();
  for (const { path, before, after } of [...changes, ...others]) {
    for (const test of goneFrom(after, before)) pool.add({ path, test }, [bodyKey(test), nameKey(test)]);
  }
  const gone = changes.flatMap(({ path, before, after }) =>
    goneFrom(before, after).map((was) => ({ path, was, to: pool.take([bodyKey(was)]) })),
  );
  return gone.map((each) => ({ ...each, to: each.to ?? pool.take([nameKey(each.was)]) }));
}

function bodyKey({ body, shouldPanic }: TestFunction): string {
  return `${shouldPanic ? 'panics' : 'returns'} ${body}`;
}

function nameKey({ name }: TestFunction): string {
  return `named ${name}`;
}

/** Assertions of functions that tests call, and of macros, that moved to another of the files. */
function explainOthers(
  changes: readonly SourceChange[],
  others: readonly SourceChange[],
  explain: (path: string, assertions: number) => void,
): void {
  const pool = createPool<{ readonly path: string; readonly helper: RustFunction }>();
  let rest = 0;
  for (const { path, before, after } of [...changes, ...others]) {
    for (const helper of newHelpers(before, after)) pool.add({ path, helper }, [lastPart(helper.name)]);
    rest += Math.max(0, restOf(after) - restOf(before));
  }
  for (const { path, before, after } of changes) {
    for (const was of newHelpers(after, before)) {
      const to = pool.take([lastPart(was.name)]);
      if (to !== null && to.path !== path) explain(path, Math.min(was.assertions, to.helper.assertions));
    }
    const lost = Math.min(rest, Math.max(0, restOf(before) - restOf(after)));
    explain(path, lost);
    rest -= lost;
  }
}

/** Asserting functions that only the second side holds. */
function newHelpers(one: SourceSide | null, other: SourceSide | null): readonly RustFunction[] {
  const known = new Set(one?.helpers.map(({ name }) => name));
  return other?.helpers.filter(({ name, assertions }) => assertions > 0 && !known.has(name)) ?? [];
}

/** Assertions outside of functions: those of macros and doctests. */
function restOf(side: SourceSide | null): number {
  if (side === null) return 0;
  const inFunctions = [...side.tests, ...side.helpers].reduce((sum, each) => sum + each.assertions, 0);
  return Math.max(0, side.assertions - inFunctions);
}

/** The first function that is gone or asserts less, as near as it can be shown at the head. */
function lineOfLoss(before: SourceSide | null, after: SourceSide | null): number {
  if (before === null || after === null) return 1;
  const now = new Map([...after.helpers, ...after.tests].map((each) => [each.name, each]));
  const lost = [...before.helpers, ...before.tests]
    .toSorted((a, b) => a.line - b.line)
    .find(({ name, assertions }) => (now.get(name)?.assertions ?? 0) < assertions);
  if (lost === undefined) return 1;
  return now.get(lost.name)?.line ?? lineFinder(before, after)(lost.line);
}
