import type { WarningDetail } from '../../src/evidence/evidence.js';
import type { ShardedEvidence } from '../../src/evidence/shard.js';
import type { BaselineSnapshot, ClippyWarning, RunSnapshot, TestId } from '../../src/evidence/snapshot.js';
import { normalizeRun } from '../../src/evidence/snapshot-file.js';
import { commandsOf, FORK, TOOLCHAIN } from '../collect/floor-scene.js';

/** Crates of a large workspace; each has a library and an integration test. */
const CRATES = 200;
const TESTS_PER_TARGET = 500;
const WARNINGS_PER_CRATE = 500;
export const LARGE_TESTS = CRATES * 2 * TESTS_PER_TARGET;
export const LARGE_WARNINGS = CRATES * WARNINGS_PER_CRATE;

const LINTS = ['unused_variables', 'dead_code', 'clippy::needless_return', 'clippy::redundant_clone'];

/** The n-th test, and the n-th warning, of all. */
export function largeTest(n: number): TestId {
  const target = Math.floor(n / TESTS_PER_TARGET);
  const owner = `crate-${Math.floor(target / 2)}`;
  const kind = target % 2 === 0 ? 'lib' : 'test';
  const name = `module_${n % 40}::tests::handles_case_${n}_of_the_protocol`;
  return {
    package: owner,
    target_kind: kind,
    target: kind === 'lib' ? owner.replace('-', '_') : 'protocol',
    name,
  };
}

export function largeWarning(n: number): ClippyWarning {
  const crate = Math.floor(n / WARNINGS_PER_CRATE);
  return {
    lint: LINTS[n % LINTS.length] ?? '',
    package: `crate-${crate}`,
    file: `crates/crate-${crate}/src/module_${n % 25}.rs`,
    message: `unused variable: \`value_${n}\``,
    count: 1,
  };
}

/** What such a workspace does: some of its tests are ignored, as everywhere. */
export function largeRun(): RunSnapshot {
  const tests = Array.from({ length: LARGE_TESTS }, (_, n) => largeTest(n));
  const isIgnored = (_: TestId, n: number): boolean => n % 97 === 0;
  return normalizeRun({
    tests: {
      passed: tests.filter((test, n) => !isIgnored(test, n)),
      failed: [],
      ignored: tests.filter(isIgnored),
      targets: tests.map(({ package: owner, target_kind, target }) => `${owner}/${target_kind}/${target}`),
    },
    clippy: { warnings: Array.from({ length: LARGE_WARNINGS }, (_, n) => largeWarning(n)) },
  });
}

export function largeBaseline(snapshot: RunSnapshot): BaselineSnapshot {
  const names = { ref: 'feat/limiter@fork', commit_oid: FORK, toolchain: TOOLCHAIN };
  return { schema_version: 1, ...names, snapshot, cargo_args: [] };
}

/** As a capture writes it: each warning with its place, its first line of code and what the lint says besides. */
export function largeEvidence(snapshot: RunSnapshot, commit: string, tree: string): ShardedEvidence {
  return {
    schema_version: 1,
    ref: 'feat/limiter',
    commit_oid: commit,
    toolchain: TOOLCHAIN,
    snapshot,
    cargo_args: [],
    tree_oid: tree,
    workspace: '',
    complete: true,
    problems: [],
    commands: commandsOf(snapshot),
    failures: snapshot.tests.failed.map((test) => ({
      test,
      message: 'assertion `left == right` failed\n  left: 1\n right: 2',
      path: `crates/${test.package}/src/lib.rs`,
      line: 7,
      column: 5,
    })),
    warnings: snapshot.clippy.warnings.map(detailOf),
    checks: [],
    not_run: [],
    run: { id: '4711', attempt: 1 },
  };
}

function detailOf({ lint, package: owner, file, message, count }: ClippyWarning, n: number): WarningDetail {
  const line = 10 + (n % 500);
  return {
    lint,
    package: owner,
    file,
    message,
    path: file,
    help: `note: \`#[warn(${lint})]\` on by default`,
    sites: Array.from({ length: count }, (_, at) => ({
      line: line + at,
      end_line: line + at,
      column: 9,
      end_column: 21,
      ...(at === 0
        ? { text: n % 1_000 === 0 ? 'let value = "\u2192 \u{1f600}";' : 'let value = compute(&input, 1)?;' }
        : {}),
    })),
  };
}
