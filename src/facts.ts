import type { FailureKind } from './finding.js';

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

export function known<T>(value: T): Known<T> {
  return { state: 'known', value };
}

export function missing(kind: FailureKind, reason: string): Missing {
  return { state: 'missing', kind, reason };
}

export function notApplicable(reason: string): NotApplicable {
  return { state: 'not-applicable', reason };
}
