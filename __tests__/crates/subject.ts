import type { Edit } from './edits.js';

/** A real crate or workspace with changes of it, and what the gate must say of each. */
export interface Subject {
  readonly name: string;
  /** What it is among the subjects for. */
  readonly shape: string;
  /** Pinned crates, `name-version`, by the folder of the work tree that each is put into; empty for its top. */
  readonly crates: Readonly<Record<string, string>>;
  /** What makes a repository of the published package: files that only work elsewhere go, a workspace comes. */
  readonly prepared: readonly Edit[];
  /** Counts of the baseline that its shape promises; a toolchain may change them, but not below these. */
  readonly atLeast: { readonly passed: number; readonly doctests: number; readonly warnings: number };
  /** Files that the default list protects and that a change here touches. */
  readonly opened?: readonly string[];
  /** The gate also captures the head by itself, as on an author's machine, and runs the plan's check. */
  readonly alsoByCheck?: true;
  /** Lines moved, items reordered, tests and a module's file renamed, formatting changed: all at once. */
  readonly harmless: readonly Edit[];
  /** Pairs of canonical strings, before and after, that `harmless` renames, as the gate must tell them. */
  readonly renames: readonly (readonly [from: string, to: string])[];
  /** More tests and, where the crate has warnings, fewer of them. */
  readonly improved: readonly Edit[];
  readonly harms: Readonly<Record<HarmKind, Harm>>;
}

export const HARM_KINDS = [
  'a test deleted',
  'a test ignored',
  'a test weakened',
  'a warning added',
  'a test broken',
  'a target removed',
] as const;
export type HarmKind = (typeof HARM_KINDS)[number];

export interface Harm {
  readonly edits: readonly Edit[];
  /** All errors of the report, in its order. */
  readonly findings: readonly ExpectedFinding[];
  /** Beside these, this many errors of `test_removed`, for the tests of a removed target. */
  readonly removedTests?: number;
}

export interface ExpectedFinding {
  readonly gate: string;
  readonly code: string;
  /** The message holds this: a canonical string, or a lint. */
  readonly says: string;
  readonly path: string | null;
  /** The finding's line at the head holds this; not asked for when absent. */
  readonly line?: string;
}
