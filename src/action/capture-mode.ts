import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureEvidence } from '../capture/capture.js';
import type { Evidence } from '../evidence/evidence.js';
import { serializeEvidence } from '../evidence/evidence-file.js';
import { missing, type Read } from '../facts.js';
import { API_ONLY_EVENTS } from '../github/event.js';
import { escapeLog } from '../report/escape.js';
import { evidenceCounts } from '../report/evidence-words.js';
import { captureSettings } from './judge.js';
import type { Core } from './publish.js';
import type { ActionInputs, RunnerContext } from './settings.js';

/**
 * `mode: capture`: runs the code that is checked out and writes the evidence, for another job to judge. It needs no token, and
 * asks GitHub nothing. The step fails where the evidence is not whole; failing tests are for the gate to judge.
 */
export async function captureForLater(
  core: Core,
  context: RunnerContext,
  inputs: ActionInputs,
): Promise<void> {
  const written = await captureToFile(context, inputs);
  if (written.state === 'missing') {
    core.setOutput('evidence', '');
    core.setFailed(escapeLog(`No evidence was written. ${written.reason}`));
    return;
  }
  const { path, evidence } = written.value;
  core.setOutput('evidence', path);
  core.info(escapeLog(describe(evidence)));
  if (evidence.complete) return;
  for (const { message } of evidence.problems) core.warning(escapeLog(message));
  core.setFailed('The evidence is not complete: see the warnings. The gate will not take it for whole.');
}

async function captureToFile(
  context: RunnerContext,
  inputs: ActionInputs,
): Promise<Read<{ path: string; evidence: Evidence }>> {
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
  const captured = await captureEvidence({
    ...captureSettings(context, inputs),
    repository: context.workspace,
    ref: '',
  });
  if (captured.state === 'missing') return captured;
  const { evidence } = captured.value;
  const { tempDirectory } = context;
  const parent = tempDirectory !== null && existsSync(tempDirectory) ? tempDirectory : tmpdir();
  const path = join(await mkdtemp(join(parent, 'plan-gate-')), 'evidence.json');
  await writeFile(path, serializeEvidence(evidence));
  return { state: 'known', value: { path, evidence } };
}

function describe(evidence: Evidence): string {
  return `Evidence of ${evidence.commit_oid}: ${evidenceCounts(evidence)}.`;
}
