import type { HelperFunction } from '../changes/rust-source.js';
import type { LossCause, LostAssertions } from '../floor-facts.js';
import { functionKey, lineFinder, type SourceChange, type SourceSide } from './test-sources.js';
import type { TestPlaces } from './test-sources-moved.js';
import { lastPart } from './test-sources-names.js';
import { createPool } from './test-sources-pool.js';

export interface LossTerms {
  readonly isTestFile: (path: string) => boolean;
  /** Keys of functions (`functionKey`) whose tests are told to be gone elsewhere; that is not told twice. */
  readonly goneFunctions: ReadonlySet<string>;
  /** Whether the file is the root of a test target that is told to be gone elsewhere. */
  readonly isGoneRoot?: (path: string) => boolean;
  /** Files that the pull request leaves as they are and whose functions its tests call. */
  readonly unchanged?: readonly SourceChange[];
  /** What tests are run as, where the modules were followed. */
  readonly places?: TestPlaces;
  /** Whether a test at the head was run, as far as evidence tells; others take nothing over. */
  readonly ran?: (path: string, name: string) => boolean;
  /** Files that no tested target leads to any more. */
  readonly abandoned?: ReadonlySet<string>;
}

/** What is held against a file: all of a test file, and of another what is compiled for tests only. */
export function totalOf(path: string, side: SourceSide | null, { isTestFile }: LossTerms): number {
  return (isTestFile(path) ? side?.assertions : side?.testAssertions) ?? 0;
}

/** Whether what the function asserts is part of its file's total. */
export function isCountedHelper(path: string, helper: HelperFunction, { isTestFile }: LossTerms): boolean {
  return helper.inTests || isTestFile(path);
}

/** The functions whose assertions are part of their file's total, tests aside. */
export function countedHelpers(
  path: string,
  side: SourceSide | null,
  terms: LossTerms,
): readonly HelperFunction[] {
  return side?.helpers.filter((helper) => isCountedHelper(path, helper, terms)) ?? [];
}

/** Files that lost more than is explained. In a file that lost all of its tests, what served them is lost with them. */
export function fileLosses(
  changes: readonly SourceChange[],
  explained: ReadonlyMap<string, number>,
  terms: LossTerms,
): readonly LostAssertions[] {
  return changes.flatMap((change) => {
    const { path, before, after } = change;
    const [was, is] = [totalOf(path, before, terms), totalOf(path, after, terms)];
    const moved = explained.get(path) ?? 0;
    if (was - is - moved <= 0 || isToldAsGone(change, terms)) return [];
    const cause = causeOfLoss(change, { lost: was - is, moved }, terms);
    const line = cause?.kind === 'unreached' ? 1 : lineOfLoss(change, terms);
    const loss = { path, name: null, line, before: was, after: is, ids: [] };
    return [cause === null ? loss : { ...loss, cause }];
  });
}

function causeOfLoss(
  { path, before, after }: SourceChange,
  { lost, moved }: { readonly lost: number; readonly moved: number },
  terms: LossTerms,
): LossCause | null {
  if (terms.abandoned?.has(path)) return { kind: 'unreached' };
  // A side that is not there may only be out of what is looked at.
  if (after === null) return null;
  const now = new Set(after.tests.map(({ name }) => name));
  const gone = before?.tests.filter(({ name, assertions }) => assertions > 0 && !now.has(name)) ?? [];
  // Where some of it moved, which of the tests did is not known here.
  return gone.length > 0 && moved === 0 && sum(gone) === lost
    ? { kind: 'tests-gone', names: gone.map(({ name }) => name) }
    : null;
}

function isToldAsGone(
  { path, before, after }: SourceChange,
  { goneFunctions, isGoneRoot, abandoned }: LossTerms,
): boolean {
  const [was, is] = [before?.tests ?? [], after?.tests ?? []];
  // A target without tests asserts as it is compiled, and one whose tests are configured away not at all: with it, all of that went.
  if ((was.length === 0 || abandoned?.has(path) === true) && isGoneRoot?.(path) === true) return true;
  return (
    was.length > 0 && is.length === 0 && was.every(({ name }) => goneFunctions.has(functionKey(path, name)))
  );
}

/** Explains the assertions of functions that tests call, and of macros, that moved to another place in these files. */
export function explainMovedHelpers(
  changes: readonly SourceChange[],
  others: readonly SourceChange[],
  terms: LossTerms,
  explain: (path: string, assertions: number) => void,
): void {
  const pool = createPool<{ readonly path: string; readonly helper: HelperFunction }>();
  let rest = 0;
  for (const { path, before, after } of [...changes, ...others]) {
    for (const helper of newHelpers(before, after)) pool.add({ path, helper }, [lastPart(helper.name)]);
    rest += Math.max(0, restOf(after) - restOf(before));
  }
  for (const { path, before, after } of changes) {
    for (const was of newHelpers(after, before)) {
      if (!isCountedHelper(path, was, terms)) continue;
      const to = pool.take([lastPart(was.name)]);
      // What is still part of the file's total was not taken out of it.
      const left = to !== null && (to.path !== path || !isCountedHelper(path, to.helper, terms));
      if (left) explain(path, Math.min(was.assertions, to.helper.assertions));
    }
    const counted = (side: SourceSide | null) => countedRest(path, side, terms);
    // A macro that is still there and asserts less moved nowhere.
    const lost = Math.min(rest, Math.max(0, counted(before) - counted(after) - macroLoss(before, after)));
    explain(path, lost);
    rest -= lost;
  }
}

function macroLoss(before: SourceSide | null, after: SourceSide | null): number {
  const now = new Map(after?.macros.map((macro) => [macro.name, macro.assertions]));
  return (before?.macros ?? []).reduce(
    (total, { name, assertions }) => total + Math.max(0, assertions - (now.get(name) ?? assertions)),
    0,
  );
}

/** Asserting functions that only the second side holds. */
function newHelpers(one: SourceSide | null, other: SourceSide | null): readonly HelperFunction[] {
  const known = new Set(one?.helpers.map(({ name }) => name));
  return other?.helpers.filter(({ name, assertions }) => assertions > 0 && !known.has(name)) ?? [];
}

/** Assertions outside of functions, those of doctests included: mostly macros'. */
function restOf(side: SourceSide | null): number {
  return side === null ? 0 : Math.max(0, side.assertions - sum(side.tests) - sum(side.helpers));
}

/** Those of them that are part of the file's total. */
function countedRest(path: string, side: SourceSide | null, terms: LossTerms): number {
  if (side === null) return 0;
  return Math.max(0, totalOf(path, side, terms) - sum(side.tests) - sum(countedHelpers(path, side, terms)));
}

function sum(all: readonly { readonly assertions: number }[]): number {
  return all.reduce((total, { assertions }) => total + assertions, 0);
}

/** The first function that is gone or asserts less, as near as it can be shown at the head. */
function lineOfLoss({ path, before, after }: SourceChange, terms: LossTerms): number {
  if (before === null || after === null) return 1;
  const now = new Map([...after.helpers, ...after.tests].map((each) => [each.name, each]));
  const lost = [...countedHelpers(path, before, terms), ...before.tests]
    .toSorted((a, b) => a.line - b.line)
    .find(({ name, assertions }) => (now.get(name)?.assertions ?? 0) < assertions);
  if (lost === undefined) return 1;
  return now.get(lost.name)?.line ?? lineFinder(before, after)(lost.line);
}
