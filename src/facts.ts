import type { ChangedFile } from './changes/changed-file.js';
import type { TestGains } from './changes/test-gains.js';
import type { Evidence } from './evidence/evidence.js';
import type { FailureKind } from './finding.js';
import type {
  Allowances,
  AssertionLosses,
  BaselineState,
  EvidenceState,
  GainedTestRuns,
  PlanCheckRun,
  TargetComparison,
  TestComparison,
  WarningComparison,
} from './floor-facts.js';
import type { PlanHistory } from './plan/history.js';
import type { Dependencies } from './plan/landing.js';
import type { Feature, PullRequestKind } from './plan/plan.js';
import type { PlanChoice } from './plan/select-plan.js';

/** A fact that a gate may look at: its value, or why there is none. "Could not read" is never "absent". */
export type Fact<T> = Known<T> | Missing | NotApplicable;

export interface Known<T> {
  readonly state: 'known';
  readonly value: T;
}

/** The fact is needed and could not be had: a gate that needs it is `unknown`, and the verdict fails. */
export interface Missing {
  readonly state: 'missing';
  readonly kind: FailureKind;
  /** What was missing, where, and what to do next, in whole sentences. */
  readonly reason: string;
}

/** The fact does not exist for this pull request, by rule: a gate that needs it is `skipped`. */
export interface NotApplicable {
  readonly state: 'not-applicable';
  readonly reason: string;
}

/** A value that was read, or why it could not be. */
export type Read<T> = Known<T> | Missing;

/** Everything that gates may look at. A gate names the facts it needs and sees no other. */
export interface Facts {
  /** What the search for the plan and the chunk came to; findings among it are the `plan` gate's. */
  readonly planChoice: PlanChoice;
  readonly planHistory: PlanHistory;
  readonly placement: Placement;
  /** Which chunks have landed, of those that must have; not applicable where none must. */
  readonly dependencies: Dependencies;
  /** What may change without a finding of `file-scope`. */
  readonly scope: Scope;
  /** Globs of the files that only a literal entry of the plan opens. */
  readonly protectedFiles: ProtectedFiles;
  readonly changes: readonly ChangedFile[];
  /** What the pull request adds to the tests; not applicable where the chunk owes none. */
  readonly testGains: TestGains;
  /** Whether the tests that it adds were run; known only where a chunk owes tests. */
  readonly gainedTestRuns: GainedTestRuns;
  /** What the plan's allowances let this pull request do. */
  readonly allowances: Allowances;
  /** The same for gates that need evidence; not applicable where they are not. */
  readonly floorAllowances: Allowances;
  readonly assertionLosses: AssertionLosses;
  /** What the search for evidence came to, usable or not; the `evidence` gate's. */
  readonly evidenceState: EvidenceState;
  /** Evidence that is of the head, whole, and of a toolchain that the baseline can be compared with. */
  readonly evidence: Evidence;
  /** What the search for the baseline came to, usable or not; the `baseline` gate's. */
  readonly baselineState: BaselineState;
  readonly testComparison: TestComparison;
  readonly targetComparison: TargetComparison;
  readonly warningComparison: WarningComparison;
  /** The plan's checks with what they did: the chunk's, or those of the acceptance. */
  readonly planChecks: readonly PlanCheckRun[];
}

export type FactName = keyof Facts;
export type FactTable = { readonly [Name in FactName]: Fact<Facts[Name]> };

/** Where the pull request stands in relation to its plan's branches. */
export interface Placement {
  readonly kind: PullRequestKind;
  readonly feature: Feature;
  readonly baseRef: string;
  readonly headRef: string | null;
  readonly sameRepository: boolean;
}

/** What the plan lets this pull request touch. */
export interface Scope {
  /** In words, such as `chunk bucket`. */
  readonly owner: string;
  /** Entries of `files_touched`, in plan order. */
  readonly entries: readonly string[];
  readonly allow: readonly string[];
  readonly slack: number;
  /** True in a feature pull request, where plan and baseline files came in by plan pull requests. */
  readonly steeringToo: boolean;
}

export interface ProtectedFiles {
  readonly globs: readonly string[];
  /** The path or glob that names the plan, where input `plan` does: such files steer too. */
  readonly namedPlan: string | null;
  /** True in a chunk pull request, where plan and baseline files never change. */
  readonly steeringToo: boolean;
}

export function known<T>(value: T): Known<T> {
  return { state: 'known', value };
}

export function missing(kind: FailureKind, reason: string): Missing {
  return { state: 'missing', kind, reason };
}

export function notApplicable(reason: string): NotApplicable {
  return { state: 'not-applicable', reason };
}

/** Why nothing that needs the code to be run applies where the floor was turned off. */
export const FLOOR_OFF = notApplicable(
  '`floor: off`: no test was run and no warning counted for this verdict.',
);

/** Why the plan's checks do not apply where they were turned off. */
export const CHECKS_OFF = notApplicable('`run-checks: off`: the plan checks were not run for this verdict.');
