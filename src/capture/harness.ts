import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvidenceCommand, EvidenceProblem, TargetNotRun } from '../evidence/evidence.js';
import type { TestId } from '../evidence/snapshot.js';
import { parseTestList } from '../parsers/libtest-list.js';
import { checkTestLog } from '../parsers/libtest-log.js';
import type { SourceNames } from '../parsers/source-path.js';
import { type TestRunResult, testRunReader } from '../parsers/test-run.js';
import type { Job, JobResult, Runner } from './capture-runner.js';
import { readOrdinaryFile } from './ordinary-file.js';

/** A test binary, and how cargo would start it. */
export interface Harness {
  readonly target: Omit<TestId, 'name'>;
  /** `package/target_kind/target`. */
  readonly label: string;
  readonly executable: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** What a test target did: its results, or why there are none that could be relied on. */
export interface TargetRun {
  readonly target: Omit<TestId, 'name'>;
  readonly label: string;
  readonly results: readonly TestRunResult[];
  readonly problems: readonly EvidenceProblem[];
  /** Present when the target counts as not run. */
  readonly notRun?: TargetNotRun;
  readonly commands: readonly EvidenceCommand[];
}

export interface HarnessPlace {
  readonly runner: Runner;
  readonly names: SourceNames;
  /** Where logs are written; of the capture, not of the target. */
  readonly folder: string;
  readonly timeoutMs: number;
}

/** A list of tests is kept in memory, whole. A hundred thousand tests with long names are some 20 MB. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;
/** A log holds a line for each test, and what a `should_panic` test said instead. */
const MAX_LOG_BYTES = 256 * 1024 * 1024;

/**
 * Asks a test binary for its tests, runs it, and holds the list, the output, the exit code and libtest's own log against each
 * other. The log goes to a file of ours as each test ends, so a test that prints a whole report and ends the process is
 * found out: the log then lacks the tests that had not ended. (One that also finds and completes the log is not.)
 */
export async function runHarness(harness: Harness, place: HarnessPlace): Promise<TargetRun> {
  const files = { list: newLog(place), run: newLog(place) };
  let withLog = ['--logfile', files.list];
  let listing = await start(harness, place, ['--list', ...withLog], { maxOutputBytes: MAX_LIST_BYTES });
  if (knowsNoLog(listing)) {
    withLog = [];
    listing = await start(harness, place, ['--list'], { maxOutputBytes: MAX_LIST_BYTES });
  }
  const commands = [commandOf(harness, ['--list', ...shown(withLog)], listing)];
  const failure = listFailure(harness, listing);
  if (failure !== null) return notRun(harness, [failure], commands);
  const list = parseTestList(listing.stdout);
  if (list.problems.length > 0)
    return notRun(
      harness,
      list.problems.map((each) => about(harness, each)),
      commands,
    );
  const reader = testRunReader({ listed: list.names, kind: 'harness', names: place.names });
  const args = withLog.length === 0 ? [] : ['--logfile', files.run];
  const result = await start(harness, place, args, { timeoutMs: place.timeoutMs, onStdout: reader.push });
  commands.push(commandOf(harness, shown(args), result));
  const run = reader.end({ code: result.exitCode, signal: result.signal });
  if (result.stop !== null) return notRun(harness, [stopped(harness, result)], commands);
  const log = withLog.length === 0 ? [] : await checkLog(files.run, run.results);
  for (const file of Object.values(files)) await rm(file, { force: true }).catch(() => {});
  const problems = (run.problems.length > 0 ? run.problems : log).map((each) => about(harness, each));
  if (problems.length > 0) return notRun(harness, problems, commands);
  return { target: harness.target, label: harness.label, results: run.results, problems, commands };
}

type Extra = Pick<Job, 'timeoutMs' | 'maxOutputBytes' | 'onStdout'>;

function start(
  harness: Harness,
  place: HarnessPlace,
  args: readonly string[],
  extra: Extra,
): Promise<JobResult> {
  const { executable, cwd, env } = harness;
  return place.runner.run({ command: executable, args, cwd, env, timeoutMs: place.timeoutMs, ...extra });
}

/** libtest calls the option deprecated. Without it, list, output and exit code still have to agree. */
function knowsNoLog({ stop, exitCode, stdout, stderr }: JobResult): boolean {
  const refused = /Unrecognized option: '?logfile/;
  return (
    stop === null && exitCode !== 0 && refused.test(stderr.toString('latin1') + stdout.toString('latin1'))
  );
}

function listFailure(harness: Harness, listing: JobResult): EvidenceProblem | null {
  if (listing.stop !== null) return stopped(harness, listing);
  if (listing.exitCode === 0) return null;
  const message = `The test binary of ${harness.label} ${listing.how} when asked for its list of tests.`;
  return { code: 'tests-list', message };
}

/** A name that no test before could foresee: what lies there is of this target. */
function newLog({ folder }: HarnessPlace): string {
  return join(folder, `${randomUUID()}.log`);
}

/** The tests know where their log is, and may have put anything in its place. */
async function checkLog(
  file: string,
  results: readonly TestRunResult[],
): Promise<readonly EvidenceProblem[]> {
  const log = await readOrdinaryFile(file, MAX_LOG_BYTES);
  if (log.ok) return checkTestLog(log.bytes, results);
  const message = `The log of the run that libtest writes ${log.why}. Let tests leave that file alone.`;
  return [{ code: 'tests-log-mismatch', message }];
}

/** A problem of one target, with the target's name. */
export function about({ label }: Pick<Harness, 'label'>, problem: EvidenceProblem): EvidenceProblem {
  return { code: problem.code, message: `${label}: ${problem.message}` };
}

/** Why a target's program did not run to its own end. */
export function stopped({ label }: Pick<Harness, 'label'>, result: JobResult): EvidenceProblem {
  return { code: `tests-${result.stop ?? 'killed'}`, message: `The run of ${label} ${result.how}.` };
}

/** A target without results: its tests are not known to be gone. */
export function notRun(
  { target, label }: Pick<Harness, 'label' | 'target'>,
  problems: readonly EvidenceProblem[],
  commands: readonly EvidenceCommand[],
): TargetRun {
  const reason = problems.map(({ message }) => message).join(' ');
  return { target, label, results: [], problems, notRun: { target: label, reason }, commands };
}

/** Where the log goes differs each time. */
function shown(args: readonly string[]): readonly string[] {
  return args.length === 0 ? [] : ['--logfile', '$LOG'];
}

function commandOf({ label }: Harness, args: readonly string[], result: JobResult): EvidenceCommand {
  return { argv: [`$HARNESS/${label}`, ...args], exit_code: result.stop === null ? result.exitCode : null };
}
