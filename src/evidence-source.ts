import type { CheckResult, Evidence } from './evidence/evidence.js';
import type { FileResult } from './evidence/json-file.js';
import type { Argv, Reuse } from './evidence/reuse.js';
import type { CaptureRun, ShardedEvidence } from './evidence/shard.js';
import type { TestId } from './evidence/snapshot.js';
import type { Missing, Read } from './facts.js';
import type { PlanCheck } from './plan/plan.js';

/**
 * Runs the code under judgement. Whoever brings one says that its authors are trusted to run here; where nothing may be run
 * there is none, and only given files count. The calls are made one after the other, and neither throws for what the code
 * does: that is a `missing`, or evidence that is not complete.
 */
export interface EvidenceSource {
  /** Tests, doctests, clippy and plan checks of the head. */
  capture(request: HeadCapture): Promise<Read<CapturedHead>>;
  /**
   * Tests, doctests and clippy of the baseline's commit, in a work tree of its own that is gone afterwards. `ref` is the plan's
   * name for it. It is asked for only when no file has the plan's hashes.
   */
  captureBaseline(commit: string, ref: string): Promise<Read<Evidence>>;
}

/**
 * Runs the plan's checks of a commit and nothing else, for evidence that was captured where the plan is not known. As with
 * `EvidenceSource`, whoever brings one says that the code may run here.
 */
export interface CheckSource {
  runChecks(commit: string, checks: readonly PlanCheck[]): Promise<Read<readonly CheckResult[]>>;
}

export interface HeadCapture {
  /** A full id. */
  readonly commit: string;
  /** They run last, in this order, since they may change the work tree; what they did is in the evidence. */
  readonly checks: readonly PlanCheck[];
  /** Which of the failed tests are run again, alone, and how often at most; `null` for none. */
  readonly retries: {
    readonly times: number;
    readonly eligible: (test: TestId) => boolean;
  } | null;
}

export interface CapturedHead {
  readonly evidence: Evidence;
  /** Failed tests that were run again; in the evidence they stay failed. */
  readonly retried: readonly { readonly test: TestId; readonly passed: boolean }[];
}

/** The content of a file that was named for a run, or why it could not be read; `null` where none was named. */
export type GivenFile = Uint8Array | Missing | null;

/** A file that was named for a run, or that lies in a folder that was. */
export interface NamedFile {
  /** Without its folder; data from whoever made it. */
  readonly name: string;
  /** Or why it can't be had, in whole sentences that name it. */
  readonly content: Uint8Array | Missing;
}

/** The same, once its evidence was read from the bytes. */
export interface ReadFile {
  readonly name: string;
  readonly content: FileResult<ShardedEvidence> | Missing;
}

/** The evidence of one system or feature set: one file, or one of each shard. */
export interface LabelledFiles {
  /** `null` where nothing is labelled; then there is no other. */
  readonly label: string | null;
  readonly files: readonly NamedFile[];
}

/** The same, read or not. */
export interface GivenFiles {
  readonly label: string | null;
  readonly files: readonly (NamedFile | ReadFile)[];
}

/** What tells whether given evidence may stand for the head, beside the head itself. */
export interface OriginTerms {
  readonly reuse: Reuse;
  /** The workflow run whose evidence is awaited; `null` where that is not known. */
  readonly expectedRun: CaptureRun | null;
  /** Where this gate would run cargo, in the repository; empty for its root. */
  readonly directory: string;
  /** What a capture would run for the whole workspace, with these `cargo-args`, or with this gate's own for `null`. */
  readonly commands: (cargoArgs: readonly string[] | null) => readonly Argv[];
}

/** How a job or a workflow run ended that was to capture the evidence, as GitHub tells it and nothing that it handed over does. */
export interface CaptureResult {
  /** What captured, in words that begin a sentence, such as "The job that captures". */
  readonly who: string;
  /** GitHub's word for how it ended; only `success` lets its evidence count. */
  readonly conclusion: string;
  /** Its page. */
  readonly url: string | null;
}

/** All that a run may be given to hold the code against its baseline. Left out where the entry brings nothing. */
export interface EvidenceInput {
  /** The files of input `evidence`; where there are any, nothing is captured for the head. */
  readonly evidence?: readonly GivenFiles[];
  /** What given evidence is held to; only that of the head counts where it is left out. */
  readonly origin?: OriginTerms;
  /** The file of input `baseline`. The plan ref is searched all the same: what no hash pins, only a file there can prove. */
  readonly baseline?: GivenFile;
  /** For labels whose baseline is not beside the plan, its path in the repository. It is read at the plan ref, as all labels' are. */
  readonly labelBaselines?: ReadonlyMap<string, string>;
  readonly evidenceSource?: EvidenceSource | null;
  /** What runs the plan checks that a given evidence file holds no result of. */
  readonly checkSource?: CheckSource | null;
  /** One that did not succeed makes the verdict a failure, whatever else is there and whether or not the floor is on. */
  readonly captureResults?: readonly CaptureResult[];
  /** Why nothing of the change may be run here, as a sentence; told where evidence is missing for it. */
  readonly runsNothing?: string;
}
