import { type EvidenceCommand, type EvidenceProblem, NOT_BUILT } from '../evidence/evidence.js';
import {
  belongingElsewhere,
  runsTarget,
  type ShardedTarget,
  type ShardProblem,
  type ShardStep,
} from '../evidence/shard.js';
import { targetString } from '../evidence/snapshot.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import { expectedTestTargets } from '../parsers/cargo-metadata.js';
import { type CaptureSession, inStep, sourcePlace } from './capture-session.js';
import { isExcluded } from './cargo-arguments.js';
import { buildTests } from './cargo-commands.js';
import { findForgedHarnesses } from './cargo-manifests.js';
import { expectedDoctests, recordStarts, type Starts } from './cargo-starts.js';
import {
  type Harness,
  type HarnessPlace,
  runHarness,
  type TargetRun,
  notRun as withoutResults,
} from './harness.js';
import { runDoctests } from './harness-doctests.js';
import { type RetriedTest, retryFailed } from './harness-retry.js';
import { type Stamps, stampHarnesses } from './harness-stamp.js';
import { ignoredSourceProblems } from './ignored-sources.js';

/** What the test targets of a workspace did. */
export interface TestCapture {
  /** In label order; those with `notRun` have no results. */
  readonly runs: readonly TargetRun[];
  /** Targets that never got so far, and those that other shards run. */
  readonly notRun: readonly ShardedTarget[];
  readonly problems: readonly ShardProblem[];
  readonly commands: readonly EvidenceCommand[];
  readonly retried: readonly RetriedTest[];
}

/**
 * Builds every test target, and when `mayRun` is over runs them one after the other, with the doctests of every library; of
 * a shard, only those that are its own. A target that fails to run does not stop the others.
 */
export async function captureTests(session: CaptureSession, mayRun: Promise<unknown>): Promise<TestCapture> {
  const { setting, cargo, workspace, names, targetFolders } = session;
  const forged = await findForgedHarnesses(workspace);
  const build = await inStep(
    setting,
    'build-tests',
    () => buildTests(cargo, targetFolders.tests, { workspace, names }),
    ({ problems }) => problems.length === 0,
  );
  const built = build.stream.binaries.map(targetString);
  const expected = expectedTargets(session);
  const notRun = toNotRun([...expected, ...built], session);
  const problems = [...forged.problems, ...build.problems];
  if (build.problems.length > 0) {
    return {
      runs: [],
      notRun: notRun([], NOT_BUILT),
      problems: inBuild(problems),
      commands: [build.command],
      retried: [],
    };
  }
  problems.push(
    ...targetsMissing(expected, built, session),
    ...(await ignoredSourceProblems(targetFolders.tests, sourcePlace(session))),
  );
  const starts = await inStep(
    setting,
    'plan-runs',
    () => {
      const all = { workspace, binaries: build.stream.binaries, targetFolder: targetFolders.tests, names };
      return recordStarts(cargo, all, setting.folder.path);
    },
    (result) => result.problems.length === 0,
  );
  problems.push(...starts.problems);
  await mayRun;
  const runs = await runTargets(session, starts, new Set(forged.labels));
  const retried = await retry(session, starts, runs);
  const ran = runs.map(({ label }) => label);
  return {
    runs,
    notRun: notRun(ran, 'It was not started.'),
    problems: [...inBuild(problems), ...runs.flatMap(inItsRun)],
    commands: [build.command, ...starts.commands, ...runs.flatMap((run) => run.commands)],
    retried,
  };
}

async function runTargets(
  session: CaptureSession,
  starts: Starts,
  forged: ReadonlySet<string>,
): Promise<readonly TargetRun[]> {
  const place = harnessPlace(session);
  const isOwn = (label: string) => isOwnTarget(session, label);
  const stamps = await stampHarnesses(starts.harnesses);
  const works = [
    ...starts.harnesses
      .filter(({ label }) => isOwn(label) && !forged.has(label))
      .map((harness) => ({ label: harness.label, work: () => runUnchanged(harness, stamps, place) })),
    ...starts.doctests
      .filter(({ label }) => isOwn(label))
      .map((doctests) => ({ label: doctests.label, work: () => runDoctests(doctests, place) })),
  ];
  const runs: TargetRun[] = [];
  for (const [at, { label, work }] of works.entries()) {
    const position = { target: label, index: at + 1, of: works.length };
    const begin = performance.now();
    session.setting.request.progress?.({ kind: 'target-started', ...position });
    const run = await work();
    const ms = performance.now() - begin;
    session.setting.request.progress?.({
      kind: 'target-finished',
      ...position,
      ok: run.notRun === undefined,
      counts: countOutcomes(run),
      ms,
    });
    runs.push(run);
  }
  return runs;
}

async function runUnchanged(harness: Harness, stamps: Stamps, place: HarnessPlace): Promise<TargetRun> {
  const problems = await stamps.check(harness);
  return problems.length > 0 ? withoutResults(harness, problems, []) : runHarness(harness, place);
}

function retry(
  session: CaptureSession,
  { harnesses }: Starts,
  runs: readonly TargetRun[],
): Promise<readonly RetriedTest[]> {
  const { retries } = session.setting.request;
  if (retries === undefined) return Promise.resolve([]);
  const failed = runs.flatMap(({ target, results }) =>
    results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => ({ ...target, name })),
  );
  return retryFailed(failed, harnesses, retries, harnessPlace(session));
}

function harnessPlace({ setting, names }: CaptureSession): HarnessPlace {
  const { runner, folder, request } = setting;
  return { runner, names, folder: folder.path, timeoutMs: request.limits.targetMs };
}

function countOutcomes({ results }: TargetRun): { passed: number; failed: number; ignored: number } {
  const counts = { passed: 0, failed: 0, ignored: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/** What metadata says that `cargo test --workspace` builds and runs, doctests included. */
function expectedTargets({ workspace, cargo }: CaptureSession): readonly string[] {
  const { excluded } = cargo.args;
  const packages = workspace.packages.filter(({ name }) => !isExcluded(name, excluded));
  return [...expectedTestTargets({ ...workspace, packages }), ...expectedDoctests(workspace, excluded)];
}

/** Test targets of the manifests that cargo did not build. Doctests are not built ahead. */
function targetsMissing(
  expected: readonly string[],
  built: readonly string[],
  { workspace, cargo }: CaptureSession,
): readonly EvidenceProblem[] {
  const doctests = expectedDoctests(workspace, cargo.args.excluded);
  const absent = expected.filter((label) => !built.includes(label) && !doctests.includes(label));
  return absent.map((label) => ({
    code: 'target-missing',
    message: `The manifests name the test target ${label}, but cargo did not build it.`,
  }));
}

/** What did not run: of the own targets with the reason, of all others with the shard that they belong to. */
function toNotRun(
  labels: readonly string[],
  session: CaptureSession,
): (ran: readonly string[], reason: string) => readonly ShardedTarget[] {
  const { shard } = session.setting.request;
  const all = [...new Set(labels)].sort(compareUtf8);
  const elsewhere = shard ? belongingElsewhere(all, shard) : [];
  return (ran, reason) => [
    ...all
      .filter((label) => isOwnTarget(session, label) && !ran.includes(label))
      .map((target) => ({ target, reason })),
    ...elsewhere,
  ];
}

function isOwnTarget({ setting }: CaptureSession, label: string): boolean {
  const { shard } = setting.request;
  return !shard || runsTarget(shard, label);
}

function inBuild(problems: readonly EvidenceProblem[]): readonly ShardProblem[] {
  const step: ShardStep = 'build';
  return problems.map((problem) => ({ ...problem, step }));
}

function inItsRun({ label, problems }: TargetRun): readonly ShardProblem[] {
  return problems.map((problem) => ({ ...problem, step: label }));
}
