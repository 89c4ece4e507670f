import {
  type BaselineSnapshot,
  type ClippyWarning,
  type RunSnapshot,
  SNAPSHOT_SCHEMA_VERSION,
  type TestId,
} from './snapshot.js';

/**
 * What the code did at the head, with what annotations need: `schemas/evidence.v1.schema.json`. It holds no time and no path
 * of the machine, so that capturing twice gives the same bytes. Its first fields are a snapshot's, and it can be read as one.
 * Read from a file it is data from the pull request: only its shape was checked.
 */
export interface Evidence {
  readonly schema_version: 1;
  /** A name for the commit, such as a branch; may be empty. */
  readonly ref: string;
  readonly commit_oid: string;
  /** What `rustc -V` printed, or `unknown`. */
  readonly toolchain: string;
  readonly snapshot: RunSnapshot;
  readonly cargo_args: readonly string[];
  readonly tree_oid: string;
  /** Folder of the Cargo workspace in the repository; empty for its root. */
  readonly workspace: string;
  /** False when anything is missing from the snapshot; `problems` then says what and why. */
  readonly complete: boolean;
  readonly problems: readonly EvidenceProblem[];
  readonly commands: readonly EvidenceCommand[];
  /** One for each failed test that said why. */
  readonly failures: readonly TestFailure[];
  /** One for each warning of the snapshot that has a span. */
  readonly warnings: readonly WarningDetail[];
  readonly checks: readonly CheckResult[];
  /** Targets that could not be run: their tests are not known to be gone. */
  readonly not_run: readonly TargetNotRun[];
}

/** Why the evidence is not whole, and where that is in the repository; what is of no one place has none of the fields for it. */
export interface EvidenceProblem extends Partial<SourceSpan> {
  /** Stable, lower-case, hyphenated. */
  readonly code: string;
  readonly message: string;
  /** The compiler's notes and proposals, a line each. */
  readonly help?: string;
  /** Repository-relative. */
  readonly path?: string;
}

/** Why no target ran where the tests could not be built; a problem says why that is. */
export const NOT_BUILT = 'The tests could not be built.';

/** A problem's fields in the order in which they are written, without any other. */
export function writeProblem(problem: EvidenceProblem): EvidenceProblem {
  const { code, message, help, path, line, end_line, column, end_column } = problem;
  const optional = { help, path, line, end_line, column, end_column };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  return { code, message, ...(Object.fromEntries(given) as Omit<EvidenceProblem, 'code' | 'message'>) };
}

export interface EvidenceCommand {
  /** Target and temporary folders are written as `$NAME`, since they differ each time. */
  readonly argv: readonly string[];
  /** `null` when it was killed or did not start. */
  readonly exit_code: number | null;
}

/** Where something is in the repository; `path` is `null` when it is not in it, and then the rest is too. */
export interface FailureLocation {
  /** Repository-relative. */
  readonly path: string | null;
  /** 1-based. */
  readonly line: number | null;
  readonly column: number | null;
}

export interface TestFailure extends FailureLocation {
  readonly test: TestId;
  /** The panic's or error's text, cut when it is long; empty when the test said nothing. */
  readonly message: string;
}

/** A warning of the snapshot with its places and what the lint says beside the message. */
export interface WarningDetail extends Omit<ClippyWarning, 'count'> {
  /** Repository-relative path of `file`; `null` for generated code and code outside of the repository. */
  readonly path: string | null;
  /** The lint's notes and help, a line each; may be empty. */
  readonly help: string;
  /** In order, at most `MAX_WARNING_SITES`; may be fewer than the warning's count. */
  readonly sites: readonly WarningSite[];
}

/** A place of a warning. */
export interface WarningSite extends SourceSpan {
  /** The first line of code there, at most `MAX_SITE_TEXT` bytes; of a warning's first place only, and absent where it is not known. */
  readonly text?: string;
}

/** In UTF-8. It is for showing, and what is wider than a screen shows nothing more. */
export const MAX_SITE_TEXT = 200;

/** Lines and columns are 1-based; `end_line` is inclusive, `end_column` is behind the last character, as rustc counts. */
export interface SourceSpan {
  readonly line: number;
  readonly end_line: number;
  readonly column: number;
  readonly end_column: number;
}

/** GitHub takes few annotations in all; more places of one warning would only weigh on the file. */
export const MAX_WARNING_SITES = 50;

/** The order of one warning's places in a file. */
export function compareSites(a: SourceSpan, b: SourceSpan): number {
  return a.line - b.line || a.column - b.column || a.end_line - b.end_line || a.end_column - b.end_column;
}

/** What a plan check did. Whether it passed is for the gate to say, from the plan's own expectation. */
export interface CheckResult {
  readonly desc: string;
  readonly run: string;
  readonly cwd: string | null;
  /** `null` when it was killed or did not start; `reason` then says which. */
  readonly exit_code: number | null;
  readonly reason: string | null;
  /** The end of what a check printed that did not exit as expected; else empty, since output differs each time. */
  readonly output: string;
}

export interface TargetNotRun {
  /** `package/target_kind/target`. */
  readonly target: string;
  readonly reason: string;
}

/** The evidence as a baseline under the plan's name for the commit. */
export function toBaseline(evidence: Evidence, ref: string): BaselineSnapshot {
  return {
    schema_version: SNAPSHOT_SCHEMA_VERSION,
    ref,
    commit_oid: evidence.commit_oid,
    toolchain: evidence.toolchain,
    snapshot: evidence.snapshot,
    cargo_args: evidence.cargo_args,
  };
}
