import type { JsonLimits } from '../plan/strict-json.js';
import { validate as fitsBaselineSchema } from './baseline-validator.cjs';
import { type FileResult, readJsonFile } from './json-file.js';
import {
  type BaselineSnapshot,
  type ClippyWarning,
  type Coverage,
  type RunSnapshot,
  SNAPSHOT_SCHEMA_VERSION,
  sortTests,
  sortWarnings,
  type TestId,
} from './snapshot.js';
import { sortUtf8 } from './utf8-order.js';

/** A hundred thousand tests take about 15 MB. Reading needs several times the file in memory. */
export const SNAPSHOT_LIMITS: JsonLimits = { maxBytes: 64 * 1024 * 1024, maxDepth: 127 };

/** A snapshot as its schema lets it stand in a file: with what may be left out, in any order. */
export interface WrittenSnapshot {
  readonly schema_version?: number;
  readonly ref: string;
  readonly commit_oid: string;
  readonly toolchain?: string;
  readonly snapshot: WrittenRun;
  readonly cargo_args?: readonly string[];
}

export interface WrittenRun {
  readonly tests: {
    readonly passed: readonly TestId[];
    readonly failed: readonly TestId[];
    readonly ignored: readonly TestId[];
    readonly targets?: readonly string[];
  };
  readonly clippy: {
    readonly warnings: readonly (Omit<ClippyWarning, 'count'> & { readonly count?: number })[];
  };
  readonly coverage?: Coverage | null;
}

/**
 * Reads a snapshot file: strict about types, deaf to keys that it does not know, with taskfleet's defaults for what may be
 * left out. Arrays come out as sorted sets. Never throws, whatever the bytes; every problem is told, up to a hundred.
 */
export function parseSnapshot(bytes: Uint8Array): FileResult<BaselineSnapshot> {
  const file = readJsonFile(bytes, SNAPSHOT_LIMITS, fitsBaselineSchema);
  if (!file.ok) return file;
  // The schema has been checked, and this type says the same as the schema.
  const written = file.value as unknown as WrittenSnapshot;
  return {
    ok: true,
    value: {
      schema_version: written.schema_version ?? SNAPSHOT_SCHEMA_VERSION,
      ref: written.ref,
      commit_oid: written.commit_oid,
      toolchain: written.toolchain ?? '',
      snapshot: normalizeRun(written.snapshot),
      cargo_args: written.cargo_args ?? null,
    },
  };
}

/** The same snapshot as sorted sets, with the defaults for what is left out. */
export function normalizeRun({ tests, clippy, coverage }: WrittenRun): RunSnapshot {
  return {
    tests: {
      passed: sortTests(tests.passed),
      failed: sortTests(tests.failed),
      ignored: sortTests(tests.ignored),
      targets: [...new Set(sortUtf8(tests.targets ?? []))],
    },
    clippy: {
      warnings: sortWarnings(clippy.warnings.map((warning) => ({ ...warning, count: warning.count ?? 1 }))),
    },
    coverage: coverage ?? null,
  };
}

/**
 * The one way to write a snapshot: compact JSON, keys in the order of the format, arrays as sorted sets, no final newline.
 * The same snapshot gives the same bytes; one without plan-gate's additions gives the bytes that taskfleet writes.
 */
export function serializeSnapshot(snapshot: BaselineSnapshot): string {
  const { schema_version, ref, commit_oid, toolchain, cargo_args } = snapshot;
  return JSON.stringify({
    schema_version,
    ref,
    commit_oid,
    toolchain,
    snapshot: writeRun(snapshot.snapshot),
    ...(cargo_args === null ? {} : { cargo_args }),
  });
}

/** A snapshot's content for `JSON.stringify`: keys in order, and no `count` where it says nothing. */
export function writeRun(run: RunSnapshot): WrittenRun {
  const { tests, clippy, coverage } = normalizeRun(run);
  return {
    tests: {
      passed: tests.passed.map(writeTest),
      failed: tests.failed.map(writeTest),
      ignored: tests.ignored.map(writeTest),
      targets: tests.targets,
    },
    clippy: {
      warnings: clippy.warnings.map(({ lint, package: owner, file, message, count }) => ({
        lint,
        package: owner,
        file,
        message,
        ...(count === 1 ? {} : { count }),
      })),
    },
    coverage:
      coverage === null ? null : { covered_lines: coverage.covered_lines, total_lines: coverage.total_lines },
  };
}

/** A test's fields in the order of the format. */
export function writeTest({ package: owner, target_kind, target, name }: TestId): TestId {
  return { package: owner, target_kind, target, name };
}
