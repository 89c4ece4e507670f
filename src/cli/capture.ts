import { captureEvidence } from '../capture/capture.js';
import { mayReplace, reserveFile } from '../capture/capture-file.js';
import { readOrigin } from '../capture/capture-origin.js';
import type { CaptureProgress, CaptureRequest } from '../capture/capture-request.js';
import { limitsWithin } from '../capture/limits.js';
import { progressLine } from '../capture/progress-text.js';
import { endOnSignals } from '../capture/signals.js';
import { workflowRunOf } from '../capture/workflow-run.js';
import { serializeEvidence } from '../evidence/evidence-file.js';
import type { ShardedEvidence } from '../evidence/shard.js';
import { visible } from '../report/escape.js';
import { evidenceCounts } from '../report/evidence-words.js';
import { planChecksFor } from './capture-checks.js';
import { parseCaptureFlags } from './capture-flags.js';
import { type CommandResult, failure } from './command.js';

/** `plan-gate capture`: runs tests and clippy of what is checked out and writes the evidence. Exit 2 where it is not whole. */
export async function capture(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseCaptureFlags('capture', args);
  if (!parsed.ok) return failure(parsed.problem);
  endOnSignals('no evidence was written');
  const { directory, capture: options, shard, flags } = parsed;
  const settings: CaptureRequest = {
    repository: directory,
    workspace: options.workspace,
    ref: flags.text('ref'),
    cargoArgs: options.cargoArgs,
    extraEnvironment: options.env,
    environment: process.env,
    limits: limitsWithin(options.timeoutMs),
    progress: showProgress,
    shard,
    run: workflowRunOf(process.env),
  };
  if (flags.isOn('print-key')) return printKey(settings);
  const out = flags.text('out') || 'evidence.json';
  const place = await mayReplace(out);
  if (place.state !== 'known') return failure(place.reason);
  const found = await planChecksFor(directory, flags, shard);
  if (found.state !== 'known') return failure(found.reason);
  const { checks, note } = found.value;
  const request = { ...settings, checks };
  const file = await reserveFile(out);
  if (file.state !== 'known') return failure(file.reason);
  const captured = await captureEvidence(request);
  if (captured.state !== 'known') return failure(captured.reason);
  const { evidence } = captured.value;
  const written = await file.value.write(serializeEvidence(evidence));
  if (written.state !== 'known') return failure(written.reason);
  return {
    exitCode: evidence.complete ? 0 : 2,
    stdout: `${visible(file.value.path)}: ${describe(evidence)}\n`,
    stderr: [note, emptyShard(evidence)].flatMap(noteLine).join('') + problemsOf(evidence),
  };
}

/** What a cache may call the evidence; nothing is built for it. */
async function printKey(request: CaptureRequest): Promise<CommandResult> {
  const origin = await readOrigin(request);
  if (origin.state !== 'known') return failure(origin.reason);
  return { exitCode: 0, stdout: `${origin.value.key}\n`, stderr: '' };
}

/** Progress goes to standard error, a line a step, as it happens. */
export function showProgress(event: CaptureProgress): void {
  const line = progressLine(event);
  if (line !== null) process.stderr.write(`${line}\n`);
}

function noteLine(note: string | null): readonly string[] {
  return note === null ? [] : [`note: ${visible(note)}\n`];
}

/** What a capture found, in a line. */
export function describe(evidence: ShardedEvidence): string {
  const { shard, complete } = evidence;
  const share = shard === undefined ? '' : `shard ${shard.index} of ${shard.count}, `;
  return `${share}${complete ? '' : 'not complete: '}${evidenceCounts(evidence)}`;
}

/** Why a shard ran no test: which target belongs to which is told by the targets' names, so some get none. */
export function emptyShard({ shard, snapshot, not_run }: ShardedEvidence): string | null {
  const elsewhere = not_run.filter((target) => target.shard !== undefined).length;
  if (shard === undefined || snapshot.tests.targets.length + not_run.length - elsewhere > 0) return null;
  const { index, count, clippy, doctests } = shard;
  const took = [...(clippy === index ? ['clippy'] : []), ...(doctests === index ? ['the doctests'] : [])];
  const rest = took.length === 0 ? 'nothing was left to run here' : `only ${took.join(' and ')} ran here`;
  const all = elsewhere === 1 ? 'the one test target belongs' : `all ${elsewhere} test targets belong`;
  return elsewhere === 0
    ? `Shard ${index} of ${count}: the workspace has no test target.`
    : `Shard ${index} of ${count} has no test target: ${all} to other shards; ${rest}. That is no fault; with fewer shards every machine has something to do.`;
}

/** Why evidence is not whole, a line each; empty when it is. Of a shard, what others run is nothing to tell. */
export function problemsOf({ problems, not_run }: ShardedEvidence): string {
  const own = not_run.filter(({ shard }) => shard === undefined);
  const lines = [
    ...problems.map((problem) => problem.message),
    ...own.map(({ target, reason }) => `${target} was not run: ${reason}`),
  ];
  return lines.map((line) => `plan-gate: ${visible(line)}\n`).join('');
}
