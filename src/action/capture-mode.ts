import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureEvidence } from '../capture/capture.js';
import { readOrigin } from '../capture/capture-origin.js';
import type { CaptureRequest } from '../capture/capture-request.js';
import { takeOver } from '../capture/taken-over.js';
import { serializeEvidence } from '../evidence/evidence-file.js';
import type { ShardedEvidence } from '../evidence/shard.js';
import { known, missing, type Read } from '../facts.js';
import { API_ONLY_EVENTS } from '../github/event.js';
import { escapeLog } from '../report/escape.js';
import { evidenceCounts } from '../report/evidence-words.js';
import { counted } from '../report/words.js';
import { planChecksFor, withPlanChecks } from './capture-checks.js';
import type { Core } from './core.js';
import { captureSettings } from './judge.js';
import { setOutputs } from './outputs.js';
import type { ActionInputs, RunnerContext } from './settings.js';

/**
 * `mode: capture`: runs the code that is checked out and writes the evidence, for another job to judge. It needs no token, and
 * asks GitHub nothing. The step fails where the evidence is not whole; failing tests are for the gate to judge. With `reuse: on`
 * evidence of the same code that input `evidence` names takes the place of a run. The plan's checks run last, where the event and
 * the clone tell the plan. `mode: key` only tells the evidence's name in a cache.
 */
export async function captureForLater(
  core: Core,
  context: RunnerContext,
  inputs: ActionInputs,
): Promise<void> {
  const read = captureRequest(context, inputs);
  if (read.state === 'missing') return stopped(core, read.reason, inputs);
  const origin = await readOrigin(read.value);
  if (origin.state === 'missing') return stopped(core, origin.reason, inputs);
  setOutputs(core, { 'evidence-key': origin.value.key });
  if (inputs.mode === 'key') return core.info(origin.value.key);
  const { checks, note } = await planChecksFor(context, inputs);
  if (note !== null) core.notice(escapeLog(note));
  const request = { ...read.value, checks };
  const earlier = await fromEarlier(core, context, inputs, origin.value);
  const captured = await (earlier === null ? captureWhole(request) : withPlanChecks(earlier, request));
  if (captured.state === 'missing') return stopped(core, captured.reason, inputs);
  setOutputs(core, { evidence: await writeEvidence(context, captured.value) });
  tell(core, captured.value);
}

async function captureWhole(request: CaptureRequest): Promise<Read<ShardedEvidence>> {
  const captured = await captureEvidence(request);
  return captured.state === 'known' ? known(captured.value.evidence) : captured;
}

function stopped(core: Core, reason: string, { mode }: ActionInputs): void {
  setOutputs(core, { evidence: '' });
  const what = mode === 'key' ? 'The key of the evidence could not be told.' : 'No evidence was written.';
  core.setFailed(escapeLog(`${what} ${reason}`));
}

function captureRequest(context: RunnerContext, inputs: ActionInputs): Read<CaptureRequest> {
  if (API_ONLY_EVENTS.includes(context.eventName)) {
    return missing(
      'infrastructure',
      `plan-gate runs no code under \`${context.eventName}\`, where the token can write. Capture on \`pull_request\` and \`merge_group\`.`,
    );
  }
  if (context.workspace === null)
    return missing(
      'infrastructure',
      'GITHUB_WORKSPACE is not set. Check the repository out before this step.',
    );
  const { shard } = inputs;
  const settings = captureSettings(context, inputs);
  return known({ ...settings, repository: context.workspace, ref: '', shard, run: context.run });
}

/** Evidence of the same code that is there already; `null` where it has to be captured. */
async function fromEarlier(
  core: Core,
  { run }: RunnerContext,
  { files }: ActionInputs,
  origin: Parameters<typeof takeOver>[1],
): Promise<ShardedEvidence | null> {
  if (files.reuse === 'off' || files.evidence.length === 0) return null;
  const found = await takeOver(files.evidence, origin, run);
  if (found.state === 'taken') {
    core.info(escapeLog(`Nothing is run. ${found.from}`));
    return found.evidence;
  }
  core.info(escapeLog(`The code is run. ${found.why}`));
  return null;
}

async function writeEvidence({ tempDirectory }: RunnerContext, evidence: ShardedEvidence): Promise<string> {
  const parent = tempDirectory !== null && existsSync(tempDirectory) ? tempDirectory : tmpdir();
  const path = join(await mkdtemp(join(parent, 'plan-gate-')), 'evidence.json');
  await writeFile(path, serializeEvidence(evidence));
  return path;
}

function tell(core: Core, evidence: ShardedEvidence): void {
  const { shard, complete, problems, commit_oid, checks } = evidence;
  const share = shard === undefined ? '' : `, shard ${shard.index} of ${shard.count}`;
  const ran = checks.length === 0 ? '' : `; ${counted(checks.length, 'plan check')} ran`;
  core.info(escapeLog(`Evidence of ${commit_oid}${share}: ${evidenceCounts(evidence)}${ran}.`));
  if (complete) return;
  for (const { message } of problems) core.warning(escapeLog(message));
  core.setFailed('The evidence is not complete: see the warnings. The gate will not take it for whole.');
}
