import { isoSeconds } from './git-reader.js';
import type { PullState } from './pull-state.js';
import { CREATED_AT, repositoryJson, userJson } from './resources.js';
import type { PullValues } from './values.js';
import { apiLink, forkOf, isFromSameRepository, type Json, pageLink, type World } from './world.js';

type JsonObject = { readonly [key: string]: Json };

const DEFAULT_USER = 'octo-author';

export function createdAt({ createdAt: at = CREATED_AT }: PullValues): string {
  return at;
}

/** `null` while it is open. */
export function closedAt(pull: PullValues): string | null {
  return pull.state === 'closed' ? (pull.closedAt ?? createdAt(pull)) : null;
}

/** Milliseconds since the epoch. */
export function updatedAt(pull: PullValues): number {
  const changes = (pull.baseChanges ?? []).map(({ at }) => at);
  const times = [createdAt(pull), closedAt(pull) ?? CREATED_AT, ...changes].map((at) => Date.parse(at));
  return Math.max(...times, Date.parse(CREATED_AT) + 60_000 * (pull.updatedMinute ?? 0));
}

/** A pull request as lists show it. */
export function pullJson(world: World, state: PullState): JsonObject {
  const { pull } = state;
  const { number } = pull;
  const html = pageLink(world, 'pull', number);
  return {
    ...linkFields(world, state),
    id: 1_000_000 + number,
    node_id: `PR_${number}`,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    number,
    state: pull.state ?? 'open',
    locked: false,
    title: pull.title ?? `Pull request ${number}`,
    user: userJson(world, pull.user ?? DEFAULT_USER),
    body: pull.body ?? null,
    labels: (pull.labels ?? []).map((name, index) => labelJson(world, name, index)),
    milestone: null,
    active_lock_reason: null,
    created_at: createdAt(pull),
    updated_at: isoSeconds(updatedAt(pull)),
    closed_at: closedAt(pull),
    merged_at: pull.merged ? (closedAt(pull) ?? createdAt(pull)) : null,
    merge_commit_sha: pull.mergeCommitSha ?? null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    head: endJson(world, state, 'head'),
    base: endJson(world, state, 'base'),
    author_association: 'CONTRIBUTOR',
    auto_merge: null,
    draft: pull.draft ?? false,
  };
}

/** The fields that only `GET /pulls/{pull_number}` has. */
export function pullDetailsJson(state: PullState, mergeable: boolean | null): JsonObject {
  const rows = state.comparison?.rows ?? [];
  const merged = state.pull.merged ?? false;
  return {
    merged,
    mergeable: merged ? null : mergeable,
    rebaseable: mergeable,
    mergeable_state: mergeable === null ? 'unknown' : 'clean',
    merged_by: null,
    comments: 0,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: state.comparison?.ahead ?? 0,
    additions: rows.reduce((sum, row) => sum + row.additions, 0),
    deletions: rows.reduce((sum, row) => sum + row.deletions, 0),
    changed_files: state.changedFiles,
  };
}

function linkFields(world: World, { pull: { number }, headSha }: PullState): JsonObject {
  const api = apiLink(world, 'pulls', number);
  const issue = apiLink(world, 'issues', number);
  const links = {
    self: api,
    html: pageLink(world, 'pull', number),
    issue,
    comments: `${issue}/comments`,
    review_comments: `${api}/comments`,
    review_comment: `${apiLink(world, 'pulls')}/comments{/number}`,
    commits: `${api}/commits`,
    statuses: apiLink(world, 'statuses', headSha),
  };
  return {
    url: api,
    issue_url: links.issue,
    comments_url: links.comments,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    commits_url: links.commits,
    statuses_url: links.statuses,
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
  };
}

function labelJson(world: World, name: string, index: number): JsonObject {
  const id = 2_000_000 + index;
  return {
    id,
    node_id: `LA_${id}`,
    url: apiLink(world, 'labels', name),
    name,
    description: '',
    color: 'ededed',
    default: false,
  };
}

/** Of a deleted fork GitHub still knows branch and commit; the repository is null and the label's owner unknown. */
function endJson(world: World, state: PullState, end: 'head' | 'base'): JsonObject {
  const { pull } = state;
  const own = { owner: world.owner, name: world.name, id: world.repositoryId };
  const home = end === 'base' || isFromSameRepository(pull) ? own : forkOf(pull);
  const { ref } = pull[end];
  return {
    label: `${home?.owner ?? 'unknown'}:${ref}`,
    ref,
    sha: end === 'base' ? state.baseSha : state.headSha,
    user: userJson(world, home?.owner ?? 'ghost'),
    repo: home === null ? null : repositoryJson(world, home),
  };
}
