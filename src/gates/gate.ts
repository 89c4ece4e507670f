import type { FactName, Facts } from '../facts.js';
import type { FailureKind, Finding, GateResult, Outcome } from '../finding.js';

/** A rule that a pull request must keep. Its id is also its file's name, its page's name and its anchor in the docs. */
export interface Gate<Needs extends FactName = FactName> {
  readonly id: string;
  /** A few words for tables. */
  readonly title: string;
  /** One sentence on why it matters, for the person who is blocked. */
  readonly why: string;
  /** The kind of failure that an error of this gate makes. */
  readonly failureKind: FailureKind;
  /** The facts it may look at; when one is missing the gate is not asked. */
  readonly needs: readonly Needs[];
  /** Pure: the same facts give the same result. Errors among the findings make the gate fail. */
  evaluate(facts: Pick<Facts, Needs>): GateResult;
}

/** What a gate came to. */
export interface GateVerdict {
  readonly id: string;
  readonly outcome: Outcome;
  /** Why it was skipped or is unknown; `null` for pass and fail. */
  readonly reason: string | null;
  readonly summary: string;
  /** Worst first, otherwise in the gate's own order. */
  readonly findings: readonly Finding[];
  /** The kind of failure that this gate brings; `null` unless it failed or is unknown. */
  readonly failureKind: FailureKind | null;
}

/** Declares a gate; `needs` decides what `evaluate` can see, so reading another fact does not compile. */
export function defineGate<const Needs extends FactName>(gate: Gate<Needs>): Gate<Needs> {
  return gate;
}
