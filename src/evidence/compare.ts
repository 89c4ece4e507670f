import {
  type ClippyWarning,
  compareTests,
  compareWarnings,
  type RunSnapshot,
  sortWarnings,
  type TestId,
  targetString,
} from './snapshot.js';
import { type TestOutcome, walkTests } from './test-walk.js';
import { sortUtf8 } from './utf8-order.js';

export type { TestOutcome } from './test-walk.js';

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
  /** Has the outcome that it had. */
  readonly unchanged: readonly TestId[];
  readonly lostTargets: readonly string[];
  /** Baseline targets that did not run now. */
  readonly notRunTargets: readonly string[];
  readonly addedTargets: readonly string[];
  readonly keptTargets: readonly string[];
  /** Not in the baseline, or more of one than there were. */
  readonly newWarnings: readonly WarningChange[];
  /** Not here any more, or fewer of one than there were. */
  readonly goneWarnings: readonly WarningChange[];
  /** As many of one as there were. */
  readonly keptWarnings: readonly ClippyWarning[];
  /** Distinct tests, whatever their outcome. */
  readonly testsBefore: number;
  readonly testsAfter: number;
}

type ChangeClass = 'regressed' | 'newlyIgnored' | 'vanished' | 'notRun' | 'added' | 'fixed' | 'enabled';

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
  return {
    ...compareOutcomes(baseline, current, notRun),
    ...compareTargets(baseline.tests.targets, current.tests.targets, notRun),
    ...compareCounts(baseline.clippy.warnings, current.clippy.warnings),
  };
}

type ComparedTests = Record<ChangeClass, TestChange[]> &
  Pick<SnapshotComparison, 'unchanged' | 'testsBefore' | 'testsAfter'>;

function compareOutcomes(
  baseline: RunSnapshot,
  current: RunSnapshot,
  notRun: ReadonlySet<string>,
): ComparedTests {
  const classes: Record<ChangeClass, TestChange[]> = {
    regressed: [],
    newlyIgnored: [],
    vanished: [],
    notRun: [],
    added: [],
    fixed: [],
    enabled: [],
  };
  const unchanged: TestId[] = [];
  const before = walkTests(baseline, BASELINE_PRECEDENCE);
  const after = walkTests(current, CURRENT_PRECEDENCE);
  for (;;) {
    const test = after.test ?? before.test;
    if (test === undefined) break;
    const order =
      before.test === undefined ? 1 : after.test === undefined ? -1 : compareTests(before.test, after.test);
    if (order === 0 && before.outcome === after.outcome) {
      unchanged.push(test);
    } else {
      const change = {
        test: order < 0 ? (before.test ?? test) : test,
        before: order <= 0 ? before.outcome : null,
        after: order >= 0 ? after.outcome : null,
      };
      classes[classify(change, notRun)].push(change);
    }
    if (order <= 0) before.step();
    if (order >= 0) after.step();
  }
  return { ...classes, unchanged, testsBefore: before.count, testsAfter: after.count };
}

/** The class of a test whose outcome is not what it was. */
function classify({ test, before, after }: TestChange, notRun: ReadonlySet<string>): ChangeClass {
  if (before === null) return 'added';
  if (after === null) return notRun.size > 0 && notRun.has(targetString(test)) ? 'notRun' : 'vanished';
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
  const [old, now] = [sortWarnings(before), sortWarnings(after)];
  const newWarnings: WarningChange[] = [];
  const goneWarnings: WarningChange[] = [];
  const keptWarnings: ClippyWarning[] = [];
  pairUp(old, now, compareWarnings, (b, a) => {
    const warning = a === -1 ? old[b] : now[a];
    if (warning === undefined) return;
    const change = { warning, before: old[b]?.count ?? 0, after: now[a]?.count ?? 0 };
    if (change.after > change.before) newWarnings.push(change);
    else if (change.after < change.before) goneWarnings.push(change);
    else keptWarnings.push(warning);
  });
  return { newWarnings, goneWarnings, keptWarnings };
}

/**
 * Walks two sorted sets at once. Each element of either is visited once, by its index, beside its equal where there is one;
 * -1 stands for the one that is not there.
 */
function pairUp<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
  visit: (left: number, right: number) => void,
): void {
  let l = 0;
  let r = 0;
  for (;;) {
    const a = left[l];
    const b = right[r];
    if (a === undefined && b === undefined) return;
    const order = a === undefined ? 1 : b === undefined ? -1 : compare(a, b);
    visit(order <= 0 ? l : -1, order >= 0 ? r : -1);
    if (order <= 0) l += 1;
    if (order >= 0) r += 1;
  }
}
