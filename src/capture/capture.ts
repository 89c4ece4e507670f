import { availableParallelism } from 'node:os';
import { type CheckResult, type EvidenceProblem, writeProblem } from '../evidence/evidence.js';
import { runsClippy, type ShardedEvidence, type ShardProblem, type ShardStep } from '../evidence/shard.js';
import { known, type Read } from '../facts.js';
import { assembleEvidence } from './capture-evidence.js';
import { provenCommit } from './capture-place.js';
import type { CaptureRequest } from './capture-request.js';
import {
  type CaptureSession,
  type CaptureSetting,
  inStep,
  openSession,
  sourcePlace,
} from './capture-session.js';
import { withSetting } from './capture-setting.js';
import { captureTests, type TestCapture } from './capture-tests.js';
import { type WorkTreeWatch, watchWorkTree } from './capture-work-tree.js';
import { type CargoRun, runClippy } from './cargo-commands.js';
import { runChecks } from './checks.js';
import { clippySettingsProblems } from './clippy-settings.js';
import type { RetriedTest } from './harness-retry.js';
import { ignoredSourceProblems } from './ignored-sources.js';
import { keepYoungGenerationSmall } from './young-generation.js';

/** What a capture came to. */
export interface Captured {
  /** Complete, or with every problem that kept it from being so. */
  readonly evidence: ShardedEvidence;
  /** Failed tests that were run again; in `evidence` they stay failed. */
  readonly retried: readonly RetriedTest[];
}

/**
 * Runs the tests, the doctests and clippy of a Cargo workspace, and then the plan's checks, and answers with what they did.
 * `missing` when there is nothing to tell: the wrong commit, no workspace, no toolchain. Everything else that goes wrong is
 * among the problems of evidence that is not complete. Temporary folders and processes are gone when it returns.
 */
export function captureEvidence(request: CaptureRequest): Promise<Read<Captured>> {
  keepYoungGenerationSmall();
  return withSetting(request, captureIn);
}

async function captureIn(
  setting: CaptureSetting,
  checkEnv: Readonly<Record<string, string>>,
): Promise<Read<Captured>> {
  const { clone, repository } = setting.place;
  const proven = await inStep(
    setting,
    'work-tree',
    () => provenCommit(clone, setting.request.commit),
    ({ state }) => state === 'known',
  );
  if (proven.state === 'missing') return proven;
  const { commit } = proven.value;
  const tree = await clone.treeOid(commit);
  if (tree.state === 'missing') return tree;
  const session = await openSession(setting, proven.value);
  if (session.state === 'missing') return session;
  const watch = await watchWorkTree(clone, repository, session.value.workspaceFolder, commit);
  try {
    return known(await captureAll(session.value, watch, { commit, tree: tree.value, checkEnv }));
  } finally {
    await watch.tidy();
  }
}

async function captureAll(
  session: CaptureSession,
  watch: WorkTreeWatch,
  { commit, tree, checkEnv }: { commit: string; tree: string; checkEnv: Readonly<Record<string, string>> },
): Promise<Captured> {
  const { setting } = session;
  const [tests, lints] = await captureBoth(session, commit);
  const changes = await inStep(
    setting,
    'work-tree-again',
    () => watch.prove(),
    (problems) => problems.length === 0,
  );
  const checks = await checkPlan(session, checkEnv);
  const evidence = assembleEvidence({
    ref: setting.request.ref,
    commit,
    tree,
    toolchain: session.cargo.toolchain.version,
    cargoArgs: setting.args.build,
    workspaceFolder: session.workspaceFolder,
    tests,
    warnings: lints?.stream.warnings ?? [],
    problems: [
      ...inShardStep('clippy', lints === null ? [] : notToldBefore(lints.problems, tests.problems)),
      ...inShardStep('work-tree', changes),
    ],
    commands: [...session.commands, ...tests.commands, ...(lints === null ? [] : [lints.command])],
    checks,
    shard: setting.request.shard ?? null,
    run: setting.request.run ?? null,
  });
  return { evidence, retried: tests.retried };
}

/**
 * Builds the tests and runs clippy at once where there are processors for both. No test runs before clippy is done: a test
 * could change what clippy reads and change it back, and one that measures time should not have a compiler beside it.
 */
async function captureBoth(
  session: CaptureSession,
  commit: string,
): Promise<readonly [TestCapture, CargoRun | null]> {
  const { shard } = session.setting.request;
  const lints = !shard || runsClippy(shard) ? captureLints(session, commit) : Promise.resolve(null);
  if (availableParallelism() === 1) await lints;
  return Promise.all([captureTests(session, lints), lints]);
}

/** Clippy compiles what the tests' build compiled, and meets its errors again. */
function notToldBefore(
  problems: readonly EvidenceProblem[],
  told: readonly EvidenceProblem[],
): readonly EvidenceProblem[] {
  const keyOf = (problem: EvidenceProblem) => JSON.stringify(writeProblem(problem));
  const before = new Set(told.map(keyOf));
  return problems.filter((problem) => !before.has(keyOf(problem)));
}

function inShardStep(step: ShardStep, problems: readonly EvidenceProblem[]): readonly ShardProblem[] {
  return problems.map((problem) => ({ ...problem, step }));
}

function captureLints(session: CaptureSession, commit: string): Promise<CargoRun> {
  const { setting, cargo, workspace, names, targetFolders } = session;
  const { clone, repository } = setting.place;
  const place = { clone, commit, repository, workspaceRoot: session.workspaceRoot, names };
  return inStep(
    setting,
    'clippy',
    async () => {
      const lints = await runClippy(cargo, targetFolders.clippy, { workspace, names });
      // What a message told is not told again.
      if (lints.problems.length > 0) return lints;
      const settings = await clippySettingsProblems(targetFolders.clippy, place);
      const sources = await ignoredSourceProblems(targetFolders.clippy, sourcePlace(session));
      return { ...lints, problems: [...settings, ...sources] };
    },
    ({ problems }) => problems.length === 0,
  );
}

/** Last, since a check may write into the work tree. They find what the tests built. Of shards one runs them. */
async function checkPlan(
  { setting, targetFolders }: CaptureSession,
  env: Readonly<Record<string, string>>,
): Promise<readonly CheckResult[]> {
  const { request, place, runner } = setting;
  const { checks = [], limits, shard } = request;
  if (checks.length === 0 || (shard && !runsClippy(shard))) return [];
  const building = {
    CARGO_TARGET_DIR: targetFolders.tests,
    CARGO_INCREMENTAL: '0',
    CARGO_TERM_COLOR: 'never',
  };
  return inStep(setting, 'checks', () =>
    runChecks(checks, {
      repository: place.repository,
      env: { ...env, ...building },
      runner,
      timeoutMs: limits.targetMs,
    }),
  );
}
