import { captureEvidence } from '../capture/capture.js';
import type { CaptureProgress } from '../capture/capture-request.js';
import { limitsWithin } from '../capture/limits.js';
import { progressLine } from '../capture/progress-text.js';
import { endOnSignals } from '../capture/signals.js';
import type { Evidence } from '../evidence/evidence.js';
import { serializeEvidence } from '../evidence/evidence-file.js';
import { visible } from '../report/escape.js';
import { parseCaptureFlags } from './capture-flags.js';
import { type CommandResult, failure } from './command.js';
import { writeWhole } from './write-whole.js';

/** `plan-gate capture`: runs tests and clippy of what is checked out and writes the evidence. Exit 2 where it is not whole. */
export async function capture(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseCaptureFlags('capture', args);
  if (!parsed.ok) return failure(parsed.problem);
  endOnSignals();
  const { directory, capture: options, flags } = parsed;
  const captured = await captureEvidence({
    repository: directory,
    workspace: options.workspace,
    ref: flags.text('ref'),
    cargoArgs: options.cargoArgs,
    extraEnvironment: options.env,
    environment: process.env,
    limits: limitsWithin(options.timeoutMs),
    progress: showProgress,
  });
  if (captured.state !== 'known') return failure(captured.reason);
  const { evidence } = captured.value;
  const out = flags.text('out') || 'evidence.json';
  const problem = await writeWhole(out, serializeEvidence(evidence));
  if (problem !== null) return failure(problem);
  return {
    exitCode: evidence.complete ? 0 : 2,
    stdout: `${visible(out)}: ${describe(evidence)}\n`,
    stderr: problemsOf(evidence),
  };
}

/** Progress goes to standard error, a line a step, as it happens. */
export function showProgress(event: CaptureProgress): void {
  const line = progressLine(event);
  if (line !== null) process.stderr.write(`${line}\n`);
}

/** What a capture found, in a line. */
export function describe({ snapshot, complete }: Evidence): string {
  const { passed, failed, ignored, targets } = snapshot.tests;
  const warnings = snapshot.clippy.warnings.length;
  const counts = `${passed.length} tests passed, ${failed.length} failed, ${ignored.length} ignored in ${targets.length} targets; ${warnings} clippy warnings`;
  return complete ? counts : `not complete: ${counts}`;
}

/** Why evidence is not whole, a line each; empty when it is. */
export function problemsOf({ problems, not_run }: Evidence): string {
  const lines = [
    ...problems.map((problem) => problem.message),
    ...not_run.map(({ target, reason }) => `${target} was not run: ${reason}`),
  ];
  return lines.map((line) => `plan-gate: ${visible(line)}\n`).join('');
}
