import { inputOf } from './gate-uses.js';
import type { Job, Permissions, Step, Workflow } from './workflow.js';

/** What a job's token may do by the workflow's text; `null` where it does not say, so that the repository's default holds. */
export function permissionsOf(workflow: Workflow, job: Job): Permissions | null {
  return job.permissions ?? workflow.permissions;
}

/** The scopes that a job's token may write; `['everything']` for `write-all`. Empty where nothing is said. */
export function writableScopes(workflow: Workflow, job: Job): readonly string[] {
  const permissions = permissionsOf(workflow, job);
  if (permissions === null) return [];
  if (permissions.all === 'write') return ['everything'];
  return [...permissions.scopes].filter(([, level]) => level.trim() === 'write').map(([scope]) => scope);
}

/** Whether a job's token may write checks; true also where nothing is said. */
export function mayWriteChecks(workflow: Workflow, job: Job): boolean {
  if (permissionsOf(workflow, job) === null) return true;
  return writableScopes(workflow, job).some((scope) => scope === 'checks' || scope === 'everything');
}

/** Whether a job's token may read a scope; true also where nothing is said. */
export function mayRead(workflow: Workflow, job: Job, scope: string): boolean {
  const permissions = permissionsOf(workflow, job);
  if (permissions === null || permissions.all !== null) return true;
  return /^(?:read|write)$/.test(permissions.scopes.get(scope)?.trim() ?? '');
}

/** Whether a step that uses plan-gate is given another token than the job's. */
export function hasOwnToken(step: Step): boolean {
  const token = inputOf(step, 'github-token');
  return token !== '' && !/\$\{\{\s{0,20}(?:github\.token|secrets\.GITHUB_TOKEN)\s{0,20}\}\}/.test(token);
}
