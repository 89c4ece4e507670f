import type { EvidenceCommand } from '../evidence/evidence.js';
import { doctestsInOutput } from '../parsers/doctest-list.js';
import { testRunReader } from '../parsers/test-run.js';
import { about, type Harness, type HarnessPlace, notRun, stopped, type TargetRun } from './harness.js';

/** A library's doctests, and how cargo would start rustdoc for them. */
export interface Doctests extends Harness {
  readonly args: readonly string[];
}

/** The output is read twice, so it is kept in memory. What passing doctests print is not in it. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a library's doctests with exactly the arguments that cargo gives rustdoc. */
export async function runDoctests(doctests: Doctests, place: HarnessPlace): Promise<TargetRun> {
  const { executable, args, cwd, env, timeoutMs } = { ...doctests, ...place };
  const result = await place.runner.run({
    command: executable,
    args: withoutRunner(args),
    cwd,
    env,
    timeoutMs,
    maxOutputBytes: MAX_OUTPUT_BYTES,
  });
  const exitCode = result.stop === null ? result.exitCode : null;
  const commands: EvidenceCommand[] = [{ argv: [`$HARNESS/${doctests.label}`], exit_code: exitCode }];
  if (result.stop !== null) return notRun(doctests, [stopped(doctests, result)], commands);
  const listed = doctestsInOutput(result.stdout.toString('utf8'));
  const reader = testRunReader({ listed, kind: 'doctest', names: place.names });
  reader.push(result.stdout);
  const run = reader.end({ code: result.exitCode, signal: result.signal });
  if (run.problems.length > 0) {
    return notRun(
      doctests,
      run.problems.map((each) => about(doctests, each)),
      commands,
    );
  }
  return { target: doctests.target, label: doctests.label, results: run.results, problems: [], commands };
}

/** cargo hands the runner on to rustdoc, and the runner of the recorded start was the recorder. */
function withoutRunner(args: readonly string[]): readonly string[] {
  return args.filter((arg, at) => !isRunner(arg) && !isRunner(args[at - 1]));
}

function isRunner(arg: string | undefined): boolean {
  return arg === '--test-runtool' || arg === '--test-runtool-arg';
}
