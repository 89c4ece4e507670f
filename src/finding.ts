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

/**
 * The most findings of one gate that a report holds. Each is told on several surfaces, and evidence of 96 MiB can bring half a million: to tell
 * them all would take minutes and gigabytes, and nobody would read them.
 */
export const MAX_FINDINGS = 25_000;

/** The first of them, worst first as they come, and one that counts the others. Whether the gate fails is not for this to say. */
export function boundedFindings(findings: readonly Finding[]): readonly Finding[] {
  const next = findings[MAX_FINDINGS];
  if (next === undefined) return findings;
  const more = findings.length - MAX_FINDINGS;
  const counted = more === 1 ? 'One more finding of this gate is' : `${more} more findings of this gate are`;
  const rest: Finding = {
    code: 'more_findings',
    level: next.level,
    message: `${counted} not listed: a report holds ${MAX_FINDINGS} of each gate.`,
    help: 'Mend what is listed and run the gate again. So many mostly have one cause.',
  };
  return [...findings.slice(0, MAX_FINDINGS), rest];
}
