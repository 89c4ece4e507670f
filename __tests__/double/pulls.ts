import { fileRowsJson } from './file-rows.js';
import { paginate } from './paging.js';
import { pullDetailsJson, pullJson, updatedAt } from './pull-json.js';
import { type PullState, pullState } from './pull-state.js';
import { resolveCommit } from './refs.js';
import type { PullValues } from './values.js';
import {
  type Endpoint,
  forkOf,
  isFromSameRepository,
  type Json,
  NOT_FOUND,
  ok,
  problem,
  type World,
} from './world.js';

/** `GET /pulls/{pull_number}`. Whether it can be merged is computed after the first request that wants to know. */
export const getPull: Endpoint = async (world, { params }) => {
  const pull = findPull(world, params.pull_number);
  if (pull === undefined) return NOT_FOUND;
  const state = await pullState(world, pull);
  const key = `${pull.number} ${state.baseSha} ${state.headSha}`;
  const mergeable = world.mergeabilityAsked.has(key) ? true : null;
  world.mergeabilityAsked.add(key);
  return ok({ ...pullJson(world, state), ...pullDetailsJson(state, mergeable) });
};

/** `GET /pulls/{pull_number}/files`: merge base to head, and never more than the limit in all, said by nothing but the count. */
export const listPullFiles: Endpoint = async (world, call) => {
  const pull = findPull(world, call.params.pull_number);
  if (pull === undefined) return NOT_FOUND;
  const { comparison, headSha } = await pullState(world, pull);
  const limit = world.limits.pullFiles;
  const rows = comparison === null ? [] : await fileRowsJson(world, comparison.mergeBase, headSha, limit);
  const page = paginate(call, rows);
  return ok(page.rows, page.headers);
};

/** `GET /pulls`: open ones when not said otherwise, newest first; where times are equal, as numbers go. */
export const listPulls: Endpoint = async (world, call) => {
  const { state = 'open', head, base, sort = 'created', direction = 'desc' } = call.query;
  if (sort !== 'created' && sort !== 'updated') return problem(422, `The double does not sort by ${sort}.`);
  const place = (pull: PullValues) => (sort === 'updated' ? updatedAt(pull) : 0);
  const found = world.pulls
    .filter((pull) => state === 'all' || (pull.state ?? 'open') === state)
    .filter((pull) => base === undefined || pull.base.ref === base)
    // A head without an owner is no filter to GitHub: everything comes back.
    .filter((pull) => !head?.includes(':') || headLabel(world, pull) === head)
    .sort((a, b) => (place(a) - place(b) || a.number - b.number) * (direction === 'asc' ? 1 : -1));
  const page = paginate(call, found);
  return ok(await pullsJson(world, page.rows), page.headers);
};

/**
 * `GET /commits/{commit_sha}/pulls`: pull requests of this repository that brought or would bring the commit. A fork's
 * commits are not found this way, nor are those that a merge queue made.
 */
export const listPullsOfCommit: Endpoint = async (world, call) => {
  const sha = call.params.commit_sha ?? '';
  const commit = await resolveCommit(world, sha);
  if (commit === null) return problem(422, `No commit found for SHA: ${sha}`);
  const found: PullValues[] = [];
  for (const pull of world.pulls.filter(isFromSameRepository)) {
    if (await brings(world, await pullState(world, pull), commit)) found.push(pull);
  }
  const page = paginate(call, found);
  return ok(await pullsJson(world, page.rows), page.headers);
};

async function brings(
  world: World,
  { pull, headSha, comparison, baseSha }: PullState,
  commit: string,
): Promise<boolean> {
  if (commit === headSha || commit === pull.mergeCommitSha) return true;
  if (comparison === null) return false;
  return (await world.git.commits(baseSha, headSha)).includes(commit);
}

/** What the `head` filter is compared with: `owner:branch`. A deleted fork has no owner any more. */
function headLabel(world: World, pull: PullValues): string | null {
  const owner = isFromSameRepository(pull) ? world.owner : forkOf(pull)?.owner;
  return owner === undefined ? null : `${owner}:${pull.head.ref}`;
}

function findPull(world: World, number: string | undefined): PullValues | undefined {
  return world.pulls.find((pull) => String(pull.number) === number);
}

async function pullsJson(world: World, pulls: readonly PullValues[]): Promise<Json> {
  return Promise.all(pulls.map(async (pull) => pullJson(world, await pullState(world, pull))));
}
