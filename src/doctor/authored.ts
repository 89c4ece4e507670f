import { type GateUse, neededCaptures } from './gate-uses.js';
import { eventsOf } from './job-rules.js';
import { propertyPaths, touches } from './property-paths.js';
import type { Setup } from './setup.js';
import type { Variables } from './workflow.js';

const PULL_REQUEST = [
  ...['head', 'title', 'body', 'labels', 'merge_commit_sha', 'draft', 'commits', 'additions', 'deletions'],
  'changed_files',
];
const WORKFLOW_RUN = [
  ...['head_branch', 'head_sha', 'head_commit', 'head_repository', 'display_title', 'pull_requests.*.head'],
];
/** What a pull request's author decides, as expressions name it. A queue's commit holds the pull request's files. */
const OF_THE_PULL_REQUEST: readonly string[] = [
  'github.head_ref',
  ...PULL_REQUEST.map((name) => `github.event.pull_request.${name}`),
  ...WORKFLOW_RUN.map((name) => `github.event.workflow_run.${name}`),
  ...['head_sha', 'head_ref', 'head_commit'].map((name) => `github.event.merge_group.${name}`),
  ...['label', 'after', 'changes', 'comment', 'review'].map((name) => `github.event.${name}`),
];
/** Under `pull_request` and `merge_group` these are of the change; under `workflow_run` of the default branch. */
const OF_THE_RUN: readonly string[] = ['ref', 'ref_name', 'sha', 'workflow_ref', 'workflow_sha'].map(
  (name) => `github.${name}`,
);

/**
 * Whether a text of a step has an expression of something that the pull request's author decides: by name, through variables of `env`
 * that come from it, or as an output of a job that ran the author's code.
 */
export function isAuthored(text: string, use: GateUse, setup: Setup): boolean {
  const waiting = [...propertyPaths(text)];
  if (waiting.length === 0) return false;
  const { workflow, job, step } = use;
  const events = eventsOf(workflow, setup);
  const runsOnTheirs = events.includes('pull_request') || events.includes('merge_group');
  const theirs = [
    ...OF_THE_PULL_REQUEST,
    ...(runsOnTheirs ? OF_THE_RUN : []),
    ...neededCaptures(use, setup).map((name) => `needs.${name.toLowerCase()}.outputs`),
  ];
  const scopes = [step.variables, job.variables, workflow.variables];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const asked = path;
    if (theirs.some((each) => touches(asked, each))) return true;
    for (const name of namesOf(path, scopes)) {
      if (seen.has(name)) continue;
      if (seen.size === MAX_VARIABLES) return true;
      seen.add(name);
      const value = scopes.find((scope) => scope.has(name))?.get(name);
      for (const each of propertyPaths(value?.text ?? '')) waiting.push(each);
    }
  }
  return false;
}

/** Variables that are followed for one input. A workflow in which one needs more hides what it does, and is told of. */
const MAX_VARIABLES = 100;

/** The variables that a path reads: all of them where only the run knows which. */
function namesOf(path: string, scopes: readonly Variables[]): Iterable<string> {
  const [context, name] = path.split('.');
  if (context !== 'env') return [];
  return name === undefined || name === '*' || name === '?' ? allNames(scopes) : [name];
}

function* allNames(scopes: readonly Variables[]): Iterable<string> {
  for (const scope of scopes) yield* scope.keys();
}
