import { compareUtf8 } from '../evidence/utf8-order.js';
import type { Setup } from './setup.js';

/**
 * What comes of a finding. `lets-through`: a change may merge that the gate would stop. `holds-up`: changes wait for a check that
 * never comes, or all fail. `hint`: neither follows from what was seen, but it is not as it should be.
 */
export type Effect = 'lets-through' | 'holds-up' | 'hint';

export const EFFECTS: readonly Effect[] = ['lets-through', 'holds-up', 'hint'];

/** One thing about the setup. All texts may hold text from the repository: renderers escape, rules never do. */
export interface DoctorFinding {
  readonly effect: Effect;
  /** Repository-relative; absent where it is about settings or about a file that is not there. */
  readonly path?: string;
  /** 1-based, only with `path`. */
  readonly line?: number;
  /** What is the case. */
  readonly message: string;
  /** What follows from it. */
  readonly why: string;
  readonly fix: string;
}

export interface Rule {
  /** Lower-case words with hyphens: the anchor on the page too. */
  readonly id: string;
  /** A few words for tables. */
  readonly title: string;
  look(setup: Setup): readonly DoctorFinding[];
}

export type RuledFinding = DoctorFinding & { readonly rule: string };

/** What could not be looked at, and why. */
export interface Unread {
  readonly what: string;
  readonly reason: string;
}

/** Everything that the rules say of a setup. */
export interface Diagnosis {
  /** Worst first, then by path and line. */
  readonly findings: readonly RuledFinding[];
  readonly unread: readonly Unread[];
  /** Rules that were left out because somebody said so. */
  readonly ignored: readonly string[];
  /** False where something that was asked for could not be read, so that finding nothing says nothing. */
  readonly complete: boolean;
}

/** Asks every rule that is not ignored. */
export function diagnose(
  setup: Setup,
  rules: readonly Rule[],
  ignored: readonly string[],
): readonly RuledFinding[] {
  const findings = rules
    .filter(({ id }) => !ignored.includes(id))
    .flatMap((rule) => rule.look(setup).map((finding) => ({ ...finding, rule: rule.id })));
  return findings.toSorted(
    (a, b) =>
      EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect) ||
      compareUtf8(a.path ?? '', b.path ?? '') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}

/** 1 where a change may get through; else 2 where not all could be looked at, else 0. */
export function doctorExitCode({ findings, complete }: Diagnosis): 0 | 1 | 2 {
  if (findings.some(({ effect }) => effect === 'lets-through')) return 1;
  return complete ? 0 : 2;
}
