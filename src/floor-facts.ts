import type { CheckResult, WarningSite } from './evidence/evidence.js';
import type { ClippyWarning, TestId } from './evidence/snapshot.js';
import type { Finding } from './finding.js';
import type { Allowance } from './plan/allowances.js';
import type { PlanCheck } from './plan/plan.js';

/** Whether a test that the pull request adds or changes was run for the evidence. */
export type GainedTestRuns =
  /** Nobody can tell: there is no usable evidence, or the tests are not Rust's. */
  | { readonly judged: false }
  | { readonly judged: true; readonly ran: boolean; readonly files: readonly string[] };

export interface Allowances {
  /** Those of the chunk; in a feature pull request, of every chunk of the plan. */
  readonly own: readonly Allowance[];
  /** Those of other chunks of the plan, for what had landed before this pull request. */
  readonly others: readonly Allowance[];
}

/** A place in the repository. `line` is 1-based; `path` is `null` where the place is not known. */
export interface Place {
  readonly path: string | null;
  readonly line: number | null;
}

/** What the pull request takes out of tests, held against its merge base. */
export interface AssertionLosses {
  /** Tests and doctests on both sides that assert less. Names are as libtest writes them below the file's own module. */
  readonly tests: readonly LostAssertions[];
  /** Test files, and others with test modules, that lost more than their tests account for; `name` is `null`. */
  readonly files: readonly LostAssertions[];
  /** Paths of touched files that are too large to be looked into. */
  readonly tooLarge: readonly string[];
  /** Touched Rust files that were looked into. */
  readonly looked: number;
}

export interface LostAssertions {
  readonly path: string;
  readonly name: string | null;
  /** At the head: of the test, or where the file still is. */
  readonly line: number;
  readonly before: number;
  readonly after: number;
  /** Canonical strings of the test, where evidence tells them. */
  readonly ids: readonly string[];
  /** Where their number does not say it all. */
  readonly cause?: LossCause;
}

/** What a loss is, or is due to. */
export type LossCause =
  /** The test is to panic now and was not before, or the message of its panic may say more than it might. */
  | { readonly kind: 'panic' | 'message' }
  /** The asserting macro that it invokes is another one now, defined or imported at this line of its file. */
  | { readonly kind: 'macro'; readonly macro: string; readonly macroLine: number }
  /** It is the code in the documentation of an item, whose name this is; empty for the file itself. `panics`: it is to panic now. */
  | { readonly kind: 'doctest'; readonly panics?: true }
  /** No target whose tests run leads to the file any more. */
  | { readonly kind: 'unreached' }
  /** The file is gone. */
  | { readonly kind: 'deleted' }
  /** These tests of the file are gone, and nothing else of it asserts less. */
  | { readonly kind: 'tests-gone'; readonly names: readonly string[] };

export interface EvidenceState {
  /** `null` when nothing brought any. */
  readonly origin: 'file' | 'capture' | null;
  /** Everything that keeps it from being used; empty when it is usable. */
  readonly findings: readonly Finding[];
  /** What it holds, as far as it could be read. */
  readonly content: EvidenceContent | null;
  /** Where it is from, a sentence each, where it was captured for another commit or in another run. */
  readonly reused?: readonly string[];
}

export interface EvidenceContent {
  readonly toolchain: string;
  readonly passed: number;
  readonly failed: number;
  readonly ignored: number;
  readonly targets: number;
  /** Distinct warnings. */
  readonly warnings: number;
}

export interface BaselineState {
  /** Where the snapshot is from, in words, such as a path; `null` where none was needed: the evidence has the pinned hashes. */
  readonly source: string | null;
  /** Whose hashes the plan pins, in words, where that is not this baseline but another label's. */
  readonly pinnedOf?: string;
  /** In the order of spec.md section 3. */
  readonly findings: readonly Finding[];
}

/**
 * The tests of the head against the baseline's. By hash nothing is known but that the same tests pass; by lists, everything.
 * A test under a new name counts as the one that it was.
 */
export type TestComparison = TestsByHash | TestLists;

export interface TestsByHash {
  readonly by: 'hash';
  readonly passed: number;
  readonly unlisted?: UnlistedTests;
}

/**
 * What the sources tell where nothing that can be relied on says which tests failed or were ignored at the baseline. The
 * pinned hash is of those that passed.
 */
export interface UnlistedTests {
  /** Why there is no such list, or who says what it is. */
  readonly why: string;
  /** Ran at the baseline's commit by its source, and is ignored now. */
  readonly newlyIgnored: readonly ComparedTest[];
  /** The same, but what it was at the baseline's commit the sources do not say. */
  readonly doubtful: readonly ComparedTest[];
  /** Test functions that were there at the baseline's commit, and that the pull request takes out. */
  readonly gone: readonly { readonly path: string; readonly line: number; readonly name: string }[];
  /** Why the sources could not be looked into; `null` when they were. */
  readonly unread: string | null;
}

export interface TestLists {
  readonly by: 'lists';
  /** Where the lists are only claimed by a file that no hash covers whole. Its `newlyIgnored` are among those below. */
  readonly unlisted?: UnlistedTests;
  /** Passed, and fails now. */
  readonly regressed: readonly ComparedTest[];
  /** Passed, failed in the capture and passed when it was run again alone. */
  readonly flaky: readonly ComparedTest[];
  /** Ran, and is ignored now. */
  readonly newlyIgnored: readonly ComparedTest[];
  /** Was there, whatever its outcome, and is not. */
  readonly vanished: readonly ComparedTest[];
  readonly renamed: readonly { readonly from: TestId; readonly to: TestId }[];
  /** Distinct tests at the baseline and now, and of those now: new ones, ones that failed and pass, ones that are no longer ignored. */
  readonly before: number;
  readonly after: number;
  readonly added: number;
  readonly fixed: number;
  readonly enabled: number;
  /** The tests that these three count. */
  readonly gains?: {
    readonly added: readonly TestId[];
    readonly fixed: readonly TestId[];
    readonly enabled: readonly TestId[];
  };
  /** Why tests that fail could not be run again although that was asked for. */
  readonly rerunProblem: string | null;
}

/** What a code fence asks of a doctest: to run, to panic, to compile, to be refused by the compiler, or nothing. */
export type FenceState = 'run' | 'should_panic' | 'no_run' | 'compile_fail' | 'ignored';

/** What the code fence of a doctest asked for and asks for now. */
export interface FenceChange {
  readonly before: FenceState;
  readonly after: FenceState;
  /** The tag that ignores it now; `null` when none does. */
  readonly ignoredBy: string | null;
}

/** A test that differs, and where: the panic, the line that ignores it, the line that it was taken from. */
export interface ComparedTest extends Place {
  /** As it is called now; of one that vanished, as it was called. */
  readonly test: TestId;
  /** Its name at the baseline, where that was another. */
  readonly was: TestId | null;
  /** What a failed test said, cut when long; empty for others. */
  readonly message: string;
  /** True when it was so at the merge base already, so that this pull request did not do it. */
  readonly landedBefore: boolean;
  /** Of a doctest that is still there, but of which less is asked, or something else: then the place is its code fence. */
  readonly fence?: FenceChange;
}

/** A test target that is gone. Its place is the file that was deleted, or the manifest that changed; only where one is the likeliest. */
export interface LostTarget extends Place {
  readonly target: string;
  readonly landedBefore: boolean;
}

export type TargetComparison =
  | { readonly by: 'hash'; readonly targets: number }
  | {
      readonly by: 'lists';
      readonly lost: readonly LostTarget[];
      /** Gone under this name, but every test of it is in a target of the same package now. */
      readonly moved: readonly { readonly target: string; readonly to: readonly string[] }[];
      readonly before: number;
      readonly added: readonly string[];
    };

/** Code that the pull request newly takes out of clippy's sight, or changes for it. */
export interface HiddenCode {
  readonly path: string;
  readonly line: number;
  /** The attribute or macro that does, cut when it is long. */
  readonly code: string;
}

export type WarningComparison = ComparedWarnings & {
  /** Empty when absent. */
  readonly hidden?: readonly HiddenCode[];
};

type ComparedWarnings =
  /** `repeated` are warnings with several places now, whose number at the baseline is not known; `touched`, those of them in files that the pull request touches. */
  | { readonly by: 'hash'; readonly warnings: number; readonly repeated: number; readonly touched?: number }
  | {
      readonly by: 'lists';
      /** Not in the baseline, or more of one than there were. */
      readonly added: readonly ComparedWarning[];
      /** Warnings that came along when their file got a new name. */
      readonly moved: number;
      /** Places of warnings that moved along with their code to another file. */
      readonly carried?: readonly CarriedWarning[];
      /** Identities that are gone or fewer. */
      readonly gone: number;
      readonly kept: number;
      readonly toolchain: string;
      /** Warnings with several places, in files that the pull request touches, whose number at the baseline only a file says that no hash covers whole. */
      readonly claimed?: number;
    };

/** A place of a warning that was in another file at the baseline; `path` and `line` are where it is now. */
export interface CarriedWarning {
  readonly lint: string;
  readonly message: string;
  readonly from: string;
  readonly path: string;
  readonly line: number;
}

export interface ComparedWarning extends Omit<ClippyWarning, 'count'> {
  /** Places at the baseline and now. */
  readonly before: number;
  readonly after: number;
  /** Repository-relative; `null` for generated code. */
  readonly path: string | null;
  readonly help: string;
  readonly sites: readonly WarningSite[];
  readonly landedBefore: boolean;
}

export interface PlanCheckRun {
  readonly check: PlanCheck;
  /** Where the plan's file names it; absent where that is not known. */
  readonly place?: { readonly path: string; readonly line: number };
  /** Empty when it did not run; several only where a file holds several for one check. */
  readonly results: readonly CheckResult[];
}
