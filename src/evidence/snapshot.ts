import { compareUtf8 } from './utf8-order.js';

/** One test. Cargo's target kind is the first that it names: `lib`, `test`, `bin`, `proc-macro`…, or `doctest`. */
export interface TestId {
  readonly package: string;
  readonly target_kind: string;
  readonly target: string;
  readonly name: string;
}

/** One kind of warning at one place; where in the file is left out, since lines move. */
export interface ClippyWarning {
  readonly lint: string;
  readonly package: string;
  /** Relative to the workspace root; `$OUT_DIR/…` for generated code; empty for a lint without a span. */
  readonly file: string;
  readonly message: string;
  /** Distinct sites of this identity, at least 1. Written only when it is more than 1. */
  readonly count: number;
}

export interface Coverage {
  readonly covered_lines: number;
  readonly total_lines: number;
}

/** What the code did at one commit. Arrays are sets: sorted by field in UTF-8 byte order, without repeats. */
export interface RunSnapshot {
  readonly tests: {
    readonly passed: readonly TestId[];
    readonly failed: readonly TestId[];
    readonly ignored: readonly TestId[];
    /** `package/target_kind/target`, also of targets without a test. */
    readonly targets: readonly string[];
  };
  readonly clippy: { readonly warnings: readonly ClippyWarning[] };
  readonly coverage: Coverage | null;
}

/** A snapshot with its provenance: taskfleet's file format (spec.md section 3), field names and order as written. */
export interface BaselineSnapshot {
  /** 1; others are read, and refused when the baseline is verified. */
  readonly schema_version: number;
  /** The plan's name for the commit, such as `feat/x@fork`; not a git ref. */
  readonly ref: string;
  readonly commit_oid: string;
  /** What `rustc -V` printed; empty when the file does not say. */
  readonly toolchain: string;
  readonly snapshot: RunSnapshot;
  /** The `cargo-args` of the capture; `null` when the file does not say (it is not plan-gate's). */
  readonly cargo_args: readonly string[] | null;
}

/** The version that plan-gate writes and compares. */
export const SNAPSHOT_SCHEMA_VERSION = 1;

/** The canonical string of a test target, as it stands in `targets`. */
export function targetString(target: Omit<TestId, 'name'>): string {
  return `${target.package}/${target.target_kind}/${target.target}`;
}

/** The canonical string of a test: what is hashed, and what an allowance matches. */
export function testString(test: TestId): string {
  return `${test.package}/${test.target_kind}/${test.target}::${test.name}`;
}

/** The canonical string of a warning: its four fields joined by U+001F. The count is no part of it. */
export function warningString(warning: Omit<ClippyWarning, 'count'>): string {
  return `${warning.lint}\u001f${warning.package}\u001f${warning.file}\u001f${warning.message}`;
}

/** The order of tests in a snapshot: field by field, which is not the order of their canonical strings (`a/…` and `a-b/…`). */
export function compareTests(a: TestId, b: TestId): number {
  return (
    compareField(a.package, b.package) ||
    compareField(a.target_kind, b.target_kind) ||
    compareField(a.target, b.target) ||
    compareField(a.name, b.name)
  );
}

/** The order of warnings in a snapshot; the count does not matter. */
export function compareWarnings(a: Omit<ClippyWarning, 'count'>, b: Omit<ClippyWarning, 'count'>): number {
  return (
    compareField(a.lint, b.lint) ||
    compareField(a.package, b.package) ||
    compareField(a.file, b.file) ||
    compareField(a.message, b.message)
  );
}

/** The tests as a set in snapshot order. */
export function sortTests(tests: readonly TestId[]): readonly TestId[] {
  return sortedSet(tests, compareTests, compareTests);
}

/** The warnings as a set in snapshot order; of several with one identity the largest count stands. */
export function sortWarnings<T extends ClippyWarning>(warnings: readonly T[]): readonly T[] {
  return sortedSet(warnings, (a, b) => compareWarnings(a, b) || b.count - a.count, compareWarnings);
}

/** Most fields of two neighbours are equal, and equality is cheaper than order. */
function compareField(a: string, b: string): number {
  return a === b ? 0 : compareUtf8(a, b);
}

/**
 * Arrays that have been seen to be sorted sets. An array here is never changed once it is made, and looking through hundreds
 * of thousands of items takes longer than hashing them.
 */
const SORTED_SETS = new WeakSet<readonly unknown[]>();

/**
 * The items in order, and of those that `identify` calls equal the first. Captures and files are nearly always sorted sets
 * already; then the answer is the input.
 */
function sortedSet<T>(
  items: readonly T[],
  order: (a: T, b: T) => number,
  identify: (a: T, b: T) => number,
): readonly T[] {
  if (SORTED_SETS.has(items)) return items;
  const follows = (item: T, i: number, all: readonly T[]): boolean => {
    const previous = i === 0 ? undefined : all[i - 1];
    return previous === undefined || identify(previous, item) < 0;
  };
  const sorted = items.every(follows) ? items : [...items].sort(order).filter(follows);
  SORTED_SETS.add(sorted);
  return sorted;
}
