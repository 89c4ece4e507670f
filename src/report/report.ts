import type { Conclusion, FailureKind, Level, Outcome } from '../finding.js';
import type { PullRequestKind } from '../plan/plan.js';

export type { Conclusion, Outcome, PullRequestKind };

/**
 * The verdict with its context, as data: `schemas/report.v1.schema.json`. Every surface renders this and recomputes nothing.
 * Keys are in snake_case because this is a public file format.
 */
export interface Report {
  readonly schema_version: 1;
  readonly conclusion: Conclusion;
  /** `null` when the conclusion is `success`. */
  readonly failure_kind: FailureKind | null;
  /** One sentence: the verdict and its first cause. */
  readonly headline: string;
  readonly kind: PullRequestKind | null;
  readonly plan: ReportedPlan | null;
  /** The chunk's id, for a chunk pull request whose chunk could be told. */
  readonly chunk: string | null;
  /** Commit ids; `null` where the run ended before they were known. */
  readonly base: string | null;
  readonly head: string | null;
  readonly merge_base: string | null;
  /** Number of changed paths (both ends of a rename count); `null` when the list could not be read whole. */
  readonly changed_files: number | null;
  readonly gates: readonly ReportedGate[];
  /** The plan's chunks in declared order, for the graph; empty without a plan. */
  readonly chunks: readonly ReportedChunk[];
  /** What only a person or a model can judge: the chunk's (or the feature's) assertions, never counted. */
  readonly assertions: readonly string[];
  /** The tests of the head held against the baseline's; absent where no lists of both were compared. */
  readonly tests?: ReportedTests;
  /** The same of clippy's warnings. */
  readonly warnings?: ReportedWarnings;
  /** Details of where the gate ran; absent from a local run. */
  readonly host?: ReportedHost;
}

export interface ReportedPlan {
  /** Path of the plan file in the repository. */
  readonly path: string;
  /** The ref that it was read at, such as `feat/x`, and the commit that this ref named. */
  readonly ref: string;
  readonly sha: string;
  readonly rev: number;
  readonly slug: string;
}

export interface ReportedGate {
  readonly id: string;
  readonly outcome: Outcome;
  /** Why it was skipped or is unknown; `null` for pass and fail. */
  readonly reason: string | null;
  readonly summary: string;
  readonly findings: readonly ReportedFinding[];
}

export interface ReportedFinding {
  readonly code: string;
  readonly level: Level;
  readonly message: string;
  readonly path: string | null;
  readonly line: number | null;
  readonly end_line: number | null;
  readonly column: number | null;
  readonly end_column: number | null;
  readonly help: string;
  /** The systems or feature sets that it is of, which its message names too; absent where evidence has no labels. */
  readonly labels?: readonly string[];
}

export interface ReportedChunk {
  readonly id: string;
  readonly title: string;
  readonly deps: readonly string[];
  /**
   * `this`: under judgement now. `landed`: merged. `waiting`: not merged, while all that it depends on is. `blocked`: neither it nor all
   * that it depends on is merged. `planned`: nothing is known of it, since the verdict does not depend on it.
   */
  readonly state: 'this' | 'planned' | 'landed' | 'waiting' | 'blocked';
}

export interface ReportedHost {
  readonly repository: string;
  readonly pull_request: number | null;
  readonly run_url: string | null;
}

/** How a test differs from the baseline, worst first: the order in which reports list them. */
export const TEST_CHANGES = [
  'failing',
  'removed',
  'ignored',
  'flaky',
  'renamed',
  'fixed',
  'enabled',
  'added',
] as const;
export type TestChangeKind = (typeof TEST_CHANGES)[number];

export interface ReportedTests {
  /** Distinct tests, at the baseline and at the head. */
  readonly before: number;
  readonly after: number;
  /** How many changed in each way, also where fewer are listed. */
  readonly counts: Readonly<Record<TestChangeKind, number>>;
  /** Worst first, at most `MAX_LISTED`. */
  readonly listed: readonly ReportedTest[];
}

export interface ReportedTest {
  readonly change: TestChangeKind;
  /** Canonical string as it is called now, or was; cut where it is very long. */
  readonly name: string;
  /** What it was called at the baseline, where that was another name. */
  readonly was: string | null;
  readonly path: string | null;
  readonly line: number | null;
}

export interface ReportedWarnings {
  /** Warnings that are new or stand in more places, that came along with a file's new name, that are gone or fewer, and that are as they were. */
  readonly counts: Readonly<Record<'added' | 'moved' | 'gone' | 'kept', number>>;
  /** Those that are new or more, at most `MAX_LISTED`. */
  readonly listed: readonly ReportedWarning[];
}

export interface ReportedWarning {
  readonly lint: string;
  readonly package: string;
  readonly message: string;
  /** The lint's notes and proposals, a line each; may be empty. */
  readonly help: string;
  readonly path: string | null;
  /** Places at the baseline and now. */
  readonly before: number;
  readonly after: number;
  /** First lines of its places, at most `MAX_LINES`; may be fewer than `after`. */
  readonly lines: readonly number[];
  /** The code of the first of those lines; absent where the evidence does not hold it. */
  readonly text?: string;
}
