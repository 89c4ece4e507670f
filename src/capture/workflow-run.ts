import type { CaptureRun } from '../evidence/shard.js';
import type { Environment } from './cargo-environment.js';

/**
 * The workflow run and its attempt, as the runner numbers them (docs.github.com, "Variables reference"); `null` outside of a
 * workflow.
 */
export function workflowRunOf(environment: Environment): CaptureRun | null {
  const { GITHUB_RUN_ID: id = '', GITHUB_RUN_ATTEMPT: attempt = '' } = environment;
  if (!/^[0-9]{1,20}$/.test(id) || !/^[1-9][0-9]{0,8}$/.test(attempt)) return null;
  return { id, attempt: Number(attempt) };
}
