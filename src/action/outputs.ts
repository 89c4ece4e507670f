import { statSync } from 'node:fs';
import { escapeLog } from '../report/escape.js';
import type { Core } from './core.js';

/**
 * Sets outputs of the step. They are lines of a file that the runner names; where it can't be written, the step fails and whatever
 * else it has to say still stands.
 */
export function setOutputs(core: Core, outputs: Readonly<Record<string, string | number>>): void {
  const why = runnerFileProblem('GITHUB_OUTPUT') ?? tryOutputs(core, outputs);
  if (why !== null) core.setFailed(escapeLog(`The outputs could not be written: ${why}`));
}

function tryOutputs(core: Core, outputs: Readonly<Record<string, string | number>>): string | null {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Why nothing may be written to a file that the runner names; `null` where that is for the system to say. Code that ran in this job
 * may have put a pipe there, which a write would wait at for ever.
 */
export function runnerFileProblem(variable: 'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY'): string | null {
  const path = process.env[variable] ?? '';
  if (path === '') return null;
  try {
    return statSync(path).isFIFO() ? `${variable} names ${path}, which is a pipe.` : null;
  } catch {
    return null;
  }
}
