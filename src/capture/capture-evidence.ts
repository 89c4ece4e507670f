import {
  type CheckResult,
  type EvidenceCommand,
  type TargetNotRun,
  type TestFailure,
  writeProblem,
} from '../evidence/evidence.js';
import type { CaptureRun, Shard, ShardedEvidence, ShardProblem } from '../evidence/shard.js';
import { sortTests, sortWarnings, type TestId } from '../evidence/snapshot.js';
import { compareUtf8, sortUtf8 } from '../evidence/utf8-order.js';
import type { TestRunResult } from '../parsers/test-run.js';
import type { CapturedWarning } from '../parsers/warning-set.js';
import type { TestCapture } from './capture-tests.js';
import type { TargetRun } from './harness.js';

/** The parts that evidence is made of. */
export interface EvidenceParts {
  readonly ref: string;
  readonly commit: string;
  readonly tree: string;
  readonly toolchain: string;
  readonly cargoArgs: readonly string[];
  readonly workspaceFolder: string;
  readonly tests: TestCapture;
  readonly warnings: readonly CapturedWarning[];
  /** Beside those of the tests. */
  readonly problems: readonly ShardProblem[];
  readonly commands: readonly EvidenceCommand[];
  readonly checks: readonly CheckResult[];
  /** `null` for a whole capture. */
  readonly shard: Shard | null;
  readonly run: CaptureRun | null;
}

/** Puts evidence together. It is complete when nothing went wrong anywhere. */
export function assembleEvidence(parts: EvidenceParts): ShardedEvidence {
  const { tests, warnings, shard, run } = parts;
  const ran = tests.runs.filter(({ notRun }) => notRun === undefined);
  const met = [...tests.problems, ...parts.problems];
  // Where each came up only matters to whoever puts shards together.
  const problems = shard === null ? met.map(writeProblem) : met;
  return {
    schema_version: 1,
    ref: parts.ref,
    commit_oid: parts.commit,
    toolchain: parts.toolchain,
    snapshot: {
      tests: {
        passed: idsOf(ran, 'passed'),
        failed: idsOf(ran, 'failed'),
        ignored: idsOf(ran, 'ignored'),
        targets: sortUtf8(ran.map(({ label }) => label)),
      },
      clippy: {
        warnings: sortWarnings(
          warnings.map(({ lint, package: owner, file, message, count }) => ({
            lint,
            package: owner,
            file,
            message,
            count,
          })),
        ),
      },
      coverage: null,
    },
    cargo_args: parts.cargoArgs,
    tree_oid: parts.tree,
    workspace: parts.workspaceFolder,
    complete: problems.length === 0,
    problems,
    commands: parts.commands,
    failures: ran.flatMap(failuresOf),
    warnings: warnings.filter(({ sites }) => sites.length > 0),
    checks: parts.checks,
    not_run: [...tests.notRun, ...tests.runs.flatMap(notRunOf)].sort((a, b) =>
      compareUtf8(a.target, b.target),
    ),
    ...(shard === null ? {} : { shard }),
    ...(run === null ? {} : { run }),
  };
}

function idsOf(runs: readonly TargetRun[], outcome: TestRunResult['outcome']): readonly TestId[] {
  return sortTests(
    runs.flatMap(({ target, results }) =>
      results.filter((result) => result.outcome === outcome).map(({ name }) => ({ ...target, name })),
    ),
  );
}

function failuresOf({ target, results }: TargetRun): readonly TestFailure[] {
  return results
    .filter(({ outcome, message, path }) => outcome === 'failed' && (message !== '' || path !== null))
    .map(({ name, message, path, line, column }) => ({
      test: { ...target, name },
      message,
      path,
      line,
      column,
    }));
}

function notRunOf({ notRun }: TargetRun): readonly TargetNotRun[] {
  return notRun === undefined ? [] : [notRun];
}
