import { getCheckRun, listAnnotations, listCheckRuns } from './check-run-reads.js';
import { createCheckRun, updateCheckRun } from './check-run-writes.js';
import { getBranch, getCommit, getRepository } from './commits.js';
import { compareCommits } from './compare.js';
import { getContents } from './contents.js';
import { type Operation, operation, operationIds } from './description.js';
import { getBlob, getGitCommit, getTree } from './git-data.js';
import { getPull, listPullFiles, listPulls, listPullsOfCommit } from './pulls.js';
import { getRef } from './refs.js';
import { getBranchProtection, getBranchRules, getWorkflowPermissions } from './settings.js';
import type { Endpoint } from './world.js';

export interface Route {
  readonly operation: Operation;
  readonly endpoint: Endpoint;
}

export interface Match extends Route {
  /** Decoded; a parameter at the end of a path may hold slashes. */
  readonly params: Readonly<Record<string, string>>;
}

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'actions/get-github-actions-default-workflow-permissions-repository': getWorkflowPermissions,
  'checks/create': createCheckRun,
  'checks/get': getCheckRun,
  'checks/list-annotations': listAnnotations,
  'checks/list-for-ref': listCheckRuns,
  'checks/update': updateCheckRun,
  'git/get-blob': getBlob,
  'git/get-commit': getGitCommit,
  'git/get-ref': getRef,
  'git/get-tree': getTree,
  'pulls/get': getPull,
  'pulls/list': listPulls,
  'pulls/list-files': listPullFiles,
  'repos/compare-commits-with-basehead': compareCommits,
  'repos/get': getRepository,
  'repos/get-branch': getBranch,
  'repos/get-branch-protection': getBranchProtection,
  'repos/get-branch-rules': getBranchRules,
  'repos/get-commit': getCommit,
  'repos/get-content': getContents,
  'repos/list-pull-requests-associated-with-commit': listPullsOfCommit,
};

/** Parameters that may hold slashes, sent as they are or as `%2F`. */
const GREEDY = new Set(['path', 'ref', 'branch', 'basehead', 'commit_sha']);

const routes = operationIds()
  .map((id) => {
    const described = operation(id);
    const endpoint = ENDPOINTS[id];
    if (endpoint === undefined) throw new Error(`No endpoint serves ${id}.`);
    return { operation: described, endpoint, pattern: pattern(described.path) };
  })
  // A path with words after its parameter (`/commits/{ref}/check-runs`) goes before the one that would swallow them.
  .sort((a, b) => words(b.operation.path) - words(a.operation.path));

function pattern(path: string): RegExp {
  const source = path
    .replace(/[.+]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${GREEDY.has(name) ? '.*' : '[^/]+'})`)
    // The root folder is asked for as `/contents/` and as `/contents`.
    .replace('/contents/(?<path>.*)', '/contents(?:/(?<path>.*))?');
  return new RegExp(`^${source}$`);
}

function words(path: string): number {
  return path.split('/').filter((part) => part !== '' && !part.startsWith('{')).length;
}

/** The operation that serves a path; `null` when none does, `'undecodable'` when the path's percent-encoding is no UTF-8. */
export function findRoute(method: string, path: string): Match | null | 'undecodable' {
  for (const route of routes) {
    if (route.operation.method !== method) continue;
    const groups = route.pattern.exec(path)?.groups;
    if (groups === undefined) continue;
    try {
      const params = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value ?? '')]);
      return { operation: route.operation, endpoint: route.endpoint, params: Object.fromEntries(params) };
    } catch {
      return 'undecodable';
    }
  }
  return null;
}
