import type { HelperFunction, TestFunction } from '../changes/rust-source.js';
import { comparedDefinitions, lostAssertions, type SameTest, sameTests } from '../changes/test-identity.js';
import { weakeningOf } from '../changes/test-weakening.js';
import type { LossCause, LostAssertions } from '../floor-facts.js';
import { functionKey, type SourceChange } from './test-sources.js';
import { doctestLosses } from './test-sources-doctest-losses.js';
import { type Excuse, type ExcuseSearch, excuseSearch, NOTHING_LOST } from './test-sources-excuses.js';
import {
  countedHelpers,
  explainMovedHelpers,
  fileLosses,
  isCountedHelper,
  type LossTerms,
  totalOf,
} from './test-sources-file-losses.js';
import { differingTests, type FollowedTest, followMoved, goneFrom } from './test-sources-moved.js';
import { newShadows, type Shadows, withoutShadowed } from './test-sources-shadows.js';

export interface Losses {
  readonly tests: readonly LostAssertions[];
  readonly files: readonly LostAssertions[];
}

/** Whether anything went out of a file, a test or a doctest, so that the other files must be searched for it. */
export function mayHaveMoved(changes: readonly SourceChange[], terms: LossTerms): boolean {
  return changes.some((change) => {
    const { path, before, after } = change;
    if (goneFrom(before, after).length > 0) return true;
    if (totalOf(path, after, terms) < totalOf(path, before, terms)) return true;
    return lostAssertions(sameTestsOf(change)).length > 0 || doctestLosses([change]).length > 0;
  });
}

/**
 * What tests and test files lost. `changes` are the files that asserted or tested something before, `others` those that did
 * not. What moved to another test of these files, or to a function that is called now, is not lost; neither is a test counted
 * in its file again.
 */
export function findLosses(
  changes: readonly SourceChange[],
  others: readonly SourceChange[],
  terms: LossTerms,
): Losses {
  const shadows = newShadows([...changes, ...others]);
  const counted = changes.map((change) => withoutShadowed(change, shadows));
  const search = { changes: counted, others: others.map((change) => withoutShadowed(change, shadows)) };
  const ledger = createLedger([...search.changes, ...search.others], shadows, terms);
  for (const change of search.changes)
    for (const test of sameTestsOf(change)) ledger.judge(change.path, test);
  for (const followed of followMoved(search.changes, search.others, terms.places))
    ledger.judgeMoved(followed);
  for (const change of search.changes) ledger.explainHelpers(change);
  explainMovedHelpers(search.changes, search.others, terms, ledger.explain);
  return {
    tests: [...ledger.tests, ...doctestLosses([...search.changes, ...search.others])],
    files: fileLosses(search.changes, ledger.explained(), terms),
  };
}

function sameTestsOf(change: SourceChange): readonly SameTest[] {
  return sameTests(...differingTests(change));
}

interface Ledger {
  readonly tests: readonly LostAssertions[];
  readonly judge: (path: string, test: SameTest) => void;
  readonly judgeMoved: (followed: FollowedTest) => void;
  /** Explains what functions that tests call make by calls of others now. */
  readonly explainHelpers: (change: SourceChange) => void;
  readonly explain: (path: string, assertions: number) => void;
  /** How many of the assertions that a file's total lacks are accounted for. */
  readonly explained: () => ReadonlyMap<string, number>;
}

function createLedger(files: readonly SourceChange[], shadows: Shadows, terms: LossTerms): Ledger {
  const tests: LostAssertions[] = [];
  const [explained, called] = [new Map<string, number>(), new Map<string, number>()];
  const isCounted = (path: string, helper: HelperFunction) => isCountedHelper(path, helper, terms);
  const excuses = excuseSearch([...files, ...(terms.unchanged ?? [])], isCounted, terms.ran);
  const explain = (path: string, assertions: number) => add(explained, path, assertions);
  const note = (path: string, excuse: Excuse) => {
    add(called, path, excuse.called);
    explain(path, excuse.takenOver.filter((taker) => taker !== path).length + excuse.merged);
  };
  return {
    tests,
    explain,
    judge(path, test) {
      const { excuse, finding } = judged(path, test, excuses, shadows);
      note(path, excuse);
      if (finding === null) return;
      tests.push(finding);
      const { lost, called: made, merged, takenOver } = excuse;
      explain(path, Math.max(0, Math.min(lost, lostOf(test)) - made - merged - takenOver.length));
    },
    judgeMoved({ path, was, to }) {
      const told = terms.goneFunctions.has(functionKey(path, was.name));
      // Within its file what moved is counted on both sides.
      const stays = to?.path === path ? to.test.assertions : 0;
      if (to !== null || told) explain(path, Math.max(0, was.assertions - stays));
      else note(path, excuses.explain(path, [was], []));
      if (to === null || told) return;
      const { name, line } = to.test;
      const moved = { name, line, was: [was], is: [to.test] };
      const { finding } = judged(to.path, moved, excuses, shadows, path);
      if (finding !== null) tests.push(finding);
    },
    explainHelpers({ path, before, after }) {
      const now = new Map(countedHelpers(path, after, terms).map((helper) => [helper.name, helper]));
      for (const was of countedHelpers(path, before, terms)) {
        const is = now.get(was.name);
        const lost = is === undefined ? 0 : was.assertions - is.assertions;
        if (is !== undefined && lost > 0) note(path, excuses.explainHelper(path, was, is));
      }
    },
    explained() {
      const all = new Map(explained);
      for (const [path, times] of called) add(all, path, Math.max(0, times - excuses.countedTwice(path)));
      return all;
    },
  };
}

interface Judged {
  readonly excuse: Excuse;
  readonly finding: LostAssertions | null;
}

function judged(path: string, test: SameTest, excuses: ExcuseSearch, shadows: Shadows, from = path): Judged {
  const { name, was, is } = test;
  const weakening = weakeningOf(was, is);
  if (weakening !== null) {
    const { kind, line } = weakening;
    const [before, after] = [total(was), total(is)];
    const excuse = { ...NOTHING_LOST, lost: Math.max(0, before - after) };
    return { excuse, finding: { path, name, before, after, ids: [], line, cause: { kind } } };
  }
  const [then, now] = comparedDefinitions(test);
  const excuse = excuses.explain(path, then, now, from);
  const { before, left } = excuse;
  if (left === 0) return { excuse, finding: null };
  const line = now.length === 1 ? (now[0]?.line ?? test.line) : test.line;
  const cause = shadowing(path, now, shadows);
  const after = Math.max(0, before - left);
  const counts = { path, name, line, before, after, ids: [] };
  return { excuse, finding: cause === null ? counts : { ...counts, cause } };
}

/** What its file's total lacks of it, all definitions together. */
function lostOf({ was, is }: SameTest): number {
  return Math.max(0, total(was) - total(is));
}

/** The macro that took an asserting one's place in these tests. */
function shadowing(path: string, tests: readonly TestFunction[], shadows: Shadows): LossCause | null {
  const macros = shadows.get(path);
  if (macros === undefined) return null;
  const words = tests.flatMap(({ body }) => body.split(' '));
  const macro = macros.get(words.find((word) => macros.has(word)) ?? '');
  return macro === undefined ? null : { kind: 'macro', macro: macro.name, macroLine: macro.line };
}

function total(tests: readonly TestFunction[]): number {
  return tests.reduce((sum, { assertions }) => sum + assertions, 0);
}

function add(counts: Map<string, number>, path: string, count: number): void {
  counts.set(path, (counts.get(path) ?? 0) + count);
}
