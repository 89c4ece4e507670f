/** How much a finding weighs: an `error` makes its gate fail, the others only inform. */
export type Level = 'error' | 'warning' | 'notice';

/** Why a verdict is `failure`, most fundamental first (spec: "Fail closed"). */
export const FAILURE_KINDS = [
  'bad-plan',
  'violation',
  'bad-baseline',
  'incomplete-evidence',
  'infrastructure',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** There is no third way: a neutral or skipped check satisfies a required one on GitHub, so plan-gate never concludes those. */
export type Conclusion = 'success' | 'failure';
/** `skipped`: does not apply, by rule. `unknown`: a fact it needs is missing. Both come with a reason. */
export type Outcome = 'pass' | 'fail' | 'skipped' | 'unknown';

/**
 * One reason that a gate gives. `message` says what is the case and where; `help` says what to do next.
 * Both may hold text from the pull request: renderers escape, gates never do.
 */
export interface Finding {
  /** Stable, lower-case, hyphenated or snake-case; unique within a gate. */
  readonly code: string;
  readonly level: Level;
  readonly message: string;
  readonly help: string;
  /** Repository-relative, `/` separated; absent when the finding has no file. */
  readonly path?: string;
  /** 1-based, inclusive. `endLine` and the columns only with `line`; columns (1-based) only on one line. */
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
  /** The systems or feature sets that it is of, which its message names too; absent where there are none. */
  readonly labels?: readonly string[];
}

/** What a gate answers: never its own outcome, which follows from the levels of its findings. */
export interface GateResult {
  /** One sentence, also when there is nothing to find. */
  readonly summary: string;
  readonly findings: readonly Finding[];
}
