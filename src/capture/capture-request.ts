import type { CaptureRun, Shard } from '../evidence/shard.js';
import type { TestId } from '../evidence/snapshot.js';
import type { PlanCheck } from '../plan/plan.js';
import type { Environment } from './cargo-environment.js';

/** What to capture, and within which limits. */
export interface CaptureRequest {
  /** Any folder of the git work tree that holds the code. */
  readonly repository: string;
  /** Folder of the Cargo workspace (or of a package in it), relative to the work tree's top; empty for the top. */
  readonly workspace: string;
  /** Full id of the commit that must be checked out; whatever is, when absent. */
  readonly commit?: string;
  /** A name for the commit, such as a branch. It is recorded and nothing else. */
  readonly ref: string;
  /** Input `cargo-args`, a word each. */
  readonly cargoArgs: readonly string[];
  /** Names of variables that the programs get beside the usual ones (input `env`). */
  readonly extraEnvironment: readonly string[];
  /** What variables are taken from. */
  readonly environment: Environment;
  readonly limits: CaptureLimits;
  /** Where temporary folders are made, outside of the work tree; the system's own place when absent. */
  readonly temporaryFolder?: string;
  /**
   * Keeps target folders below this one for the next capture; new ones that are removed, when absent. What other code built
   * there may be anything, so it is for captures of code that nobody distrusts.
   */
  readonly targetFolder?: string;
  /** The share of the test targets to run; all of them when absent. Everything is built all the same. */
  readonly shard?: Shard | null;
  /** The workflow run that captures, which is recorded and nothing else. */
  readonly run?: CaptureRun | null;
  readonly retries?: RetryRequest;
  /** The plan's checks, to run when everything else has. */
  readonly checks?: readonly PlanCheck[];
  readonly progress?: (event: CaptureProgress) => void;
  /** Calls the capture off; everything that runs is ended and removed. */
  readonly signal?: AbortSignal;
}

export interface CaptureLimits {
  /** Of the capture as a whole, in ms. */
  readonly totalMs: number;
  /** Of each test binary, and of the doctests of each library, in ms. */
  readonly targetMs: number;
  /** What each program may print, in bytes. */
  readonly outputBytes: number;
  /** What the capture's temporary folder may hold, in bytes: target folders, and what tests write below TMPDIR. */
  readonly diskBytes: number;
}

const MINUTE_MS = 60_000;
const GIB = 1024 ** 3;

/** A hosted runner ends a job after six hours and has some 14 GiB of disk that it promises. */
export const DEFAULT_LIMITS: CaptureLimits = {
  totalMs: 60 * MINUTE_MS,
  targetMs: 20 * MINUTE_MS,
  // Cargo's JSON of a large workspace is some hundred MB.
  outputBytes: GIB,
  diskBytes: 40 * GIB,
};

/** Tests that fail are run again, alone. */
export interface RetryRequest {
  /** How often at most; one pass ends it. */
  readonly times: number;
  /** Which of the failed tests; all when absent. */
  readonly eligible?: (test: TestId) => boolean;
}

/** A step of a capture that takes long. Times are of this run and never part of the evidence. */
export type CaptureProgress =
  | { readonly kind: 'started'; readonly step: CaptureStep }
  | { readonly kind: 'finished'; readonly step: CaptureStep; readonly ok: boolean; readonly ms: number }
  | { readonly kind: 'target-started'; readonly target: string; readonly index: number; readonly of: number }
  | {
      readonly kind: 'target-finished';
      readonly target: string;
      readonly index: number;
      readonly of: number;
      readonly ok: boolean;
      readonly counts: { readonly passed: number; readonly failed: number; readonly ignored: number };
      readonly ms: number;
    };

export type CaptureStep =
  | 'work-tree'
  | 'metadata'
  | 'build-tests'
  | 'plan-runs'
  | 'clippy'
  | 'work-tree-again'
  | 'checks';
