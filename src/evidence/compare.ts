import {
  type ClippyWarning,
  compareTests,
  compareWarnings,
  type RunSnapshot,
  sortWarnings,
  type TestId,
  targetString,
} from './snapshot.js';
import { sortUtf8 } from './utf8-order.js';

export type TestOutcome = 'passed' | 'failed' | 'ignored';

/** One test on both sides; `null` where it is not there. */
export interface TestChange {
  readonly test: TestId;
  readonly before: TestOutcome | null;
  readonly after: TestOutcome | null;
}

/** One identity of warning on both sides, with how many sites it had and has. */
export interface WarningChange {
  readonly warning: Omit<ClippyWarning, 'count'>;
  readonly before: number;
  readonly after: number;
}

/** Two snapshots side by side. Every test, target and warning of either is in exactly one list, sorted as in snapshots. */
export interface SnapshotComparison {
  /** Passed, and fails now. */
  readonly regressed: readonly TestChange[];
  /** Passed or failed, and is ignored now. */
  readonly newlyIgnored: readonly TestChange[];
  /** Was there, whatever its outcome, and is not. */
  readonly vanished: readonly TestChange[];
  /** Was there and is not listed now because its target did not run. */
  readonly notRun: readonly TestChange[];
  /** Was not there. */
  readonly added: readonly TestChange[];
  /** Failed, and passes now. */
  readonly fixed: readonly TestChange[];
  /** Was ignored, and passes or fails now. */
  readonly enabled: readonly TestChange[];
  readonly unchanged: readonly TestChange[];
  readonly lostTargets: readonly string[];
  /** Baseline targets that did not run now. */
  readonly notRunTargets: readonly string[];
  readonly addedTargets: readonly string[];
  readonly keptTargets: readonly string[];
  /** Not in the baseline, or more of one than there were. */
  readonly newWarnings: readonly WarningChange[];
  /** Not here any more, or fewer of one than there were. */
  readonly goneWarnings: readonly WarningChange[];
  readonly keptWarnings: readonly WarningChange[];
  /** Distinct tests, whatever their outcome. */
  readonly testsBefore: number;
  readonly testsAfter: number;
}

type TestClass =
  | 'regressed'
  | 'newlyIgnored'
  | 'vanished'
  | 'notRun'
  | 'added'
  | 'fixed'
  | 'enabled'
  | 'unchanged';

/**
 * Where a file lists one test under two outcomes, the reading that is hardest on the change counts: it passed before,
 * and it fails now.
 */
const BASELINE_PRECEDENCE: readonly TestOutcome[] = ['passed', 'failed', 'ignored'];
const CURRENT_PRECEDENCE: readonly TestOutcome[] = ['failed', 'ignored', 'passed'];

/** Compares the baseline with what the code does now. `notRun` holds the targets (as in `targets`) that could not be run now. */
export function compareSnapshots(
  baseline: RunSnapshot,
  current: RunSnapshot,
  notRun: ReadonlySet<string> = new Set(),
): SnapshotComparison {
  const before = outcomes(baseline, BASELINE_PRECEDENCE);
  const after = outcomes(current, CURRENT_PRECEDENCE);
  return {
    ...compareOutcomes(before, after, notRun),
    ...compareTargets(baseline.tests.targets, current.tests.targets, notRun),
    ...compareCounts(baseline.clippy.warnings, current.clippy.warnings),
    testsBefore: before.length,
    testsAfter: after.length,
  };
}

interface TestResult {
  readonly test: TestId;
  readonly outcome: TestOutcome;
}

function outcomes(snapshot: RunSnapshot, precedence: readonly TestOutcome[]): TestResult[] {
  const results = precedence.flatMap((outcome) =>
    snapshot.tests[outcome].map((test): TestResult => ({ test, outcome })),
  );
  // The sort is stable, so of one test's outcomes the first in precedence comes first.
  results.sort((a, b) => compareTests(a.test, b.test));
  return results.filter((result, i) => {
    const previous = i === 0 ? undefined : results[i - 1];
    return previous === undefined || compareTests(previous.test, result.test) !== 0;
  });
}

function compareOutcomes(
  before: readonly TestResult[],
  after: readonly TestResult[],
  notRun: ReadonlySet<string>,
): Record<TestClass, TestChange[]> {
  const classes: Record<TestClass, TestChange[]> = {
    regressed: [],
    newlyIgnored: [],
    vanished: [],
    notRun: [],
    added: [],
    fixed: [],
    enabled: [],
    unchanged: [],
  };
  for (const [old, now] of pairUp(before, after, (a, b) => compareTests(a.test, b.test))) {
    const test = (now ?? old)?.test;
    if (test === undefined) continue;
    const change = { test, before: old?.outcome ?? null, after: now?.outcome ?? null };
    classes[classify(change, notRun)].push(change);
  }
  return classes;
}

function classify({ test, before, after }: TestChange, notRun: ReadonlySet<string>): TestClass {
  if (before === null) return 'added';
  if (after === null) return notRun.size > 0 && notRun.has(targetString(test)) ? 'notRun' : 'vanished';
  if (before === after) return 'unchanged';
  if (after === 'ignored') return 'newlyIgnored';
  if (before === 'ignored') return 'enabled';
  return after === 'failed' ? 'regressed' : 'fixed';
}

function compareTargets(
  before: readonly string[],
  after: readonly string[],
  notRun: ReadonlySet<string>,
): Pick<SnapshotComparison, 'lostTargets' | 'notRunTargets' | 'addedTargets' | 'keptTargets'> {
  const old = new Set(before);
  const now = new Set(after);
  const gone = sortUtf8(old).filter((target) => !now.has(target));
  const current = sortUtf8(now);
  return {
    lostTargets: gone.filter((target) => !notRun.has(target)),
    notRunTargets: gone.filter((target) => notRun.has(target)),
    addedTargets: current.filter((target) => !old.has(target)),
    keptTargets: current.filter((target) => old.has(target)),
  };
}

function compareCounts(
  before: readonly ClippyWarning[],
  after: readonly ClippyWarning[],
): Pick<SnapshotComparison, 'newWarnings' | 'goneWarnings' | 'keptWarnings'> {
  const newWarnings: WarningChange[] = [];
  const goneWarnings: WarningChange[] = [];
  const keptWarnings: WarningChange[] = [];
  for (const [old, now] of pairUp(sortWarnings(before), sortWarnings(after), compareWarnings)) {
    const warning = now ?? old;
    if (warning === undefined) continue;
    const change = { warning, before: old?.count ?? 0, after: now?.count ?? 0 };
    if (change.after > change.before) newWarnings.push(change);
    else if (change.after < change.before) goneWarnings.push(change);
    else keptWarnings.push(change);
  }
  return { newWarnings, goneWarnings, keptWarnings };
}

/** Walks two sorted sets at once: each element of either comes up once, beside its equal where there is one. */
function* pairUp<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<readonly [T | undefined, T | undefined]> {
  let l = 0;
  let r = 0;
  for (;;) {
    const a = left[l];
    const b = right[r];
    if (a === undefined && b === undefined) return;
    const order = a === undefined ? 1 : b === undefined ? -1 : compare(a, b);
    if (order <= 0) l += 1;
    if (order >= 0) r += 1;
    yield [order <= 0 ? a : undefined, order >= 0 ? b : undefined];
  }
}
