import { fileRowsJson } from './file-rows.js';
import { paginate } from './paging.js';
import { resolveCommit } from './refs.js';
import { commitJson } from './resources.js';
import {
  apiLink,
  type Endpoint,
  forkOf,
  type Json,
  NOT_FOUND,
  ok,
  pageLink,
  problem,
  type World,
} from './world.js';

/** Commits of a comparison that come without paging. */
const UNPAGED_COMMITS = 250;

/**
 * `GET /compare/{basehead}`: three dots, and what the head brings since the merge base. Files come on the first page
 * alone, 300 at most, and nothing in the reply says that there were more.
 */
export const compareCommits: Endpoint = async (world, call) => {
  const basehead = call.params.basehead ?? '';
  const dots = basehead.indexOf('...');
  if (dots === -1) return NOT_FOUND;
  const names = [basehead.slice(0, dots), basehead.slice(dots + 3)] as const;
  const [base, head] = await Promise.all(names.map((name) => resolveSide(world, name)));
  if (!base || !head) return NOT_FOUND;
  const comparison = await world.git.compare(base, head);
  if (comparison === null) return problem(404, `No common ancestor between ${names[0]} and ${names[1]}.`);
  const oids = await world.git.commits(base, head);
  const page = paginate(
    call,
    oids,
    isPaged(call.query) ? {} : { perPage: UNPAGED_COMMITS, most: UNPAGED_COMMITS },
  );
  const files =
    page.number === 1
      ? await fileRowsJson(world, comparison.mergeBase, head, world.limits.compareFiles)
      : undefined;
  const url = apiLink(world, 'compare', basehead);
  const html = pageLink(world, 'compare', basehead);
  return ok(
    {
      url,
      html_url: html,
      permalink_url: pageLink(world, 'compare', `${base}...${head}`),
      diff_url: `${html}.diff`,
      patch_url: `${html}.patch`,
      base_commit: await commitOf(world, base),
      merge_base_commit: await commitOf(world, comparison.mergeBase),
      status: statusOf(comparison),
      ahead_by: comparison.ahead,
      behind_by: comparison.behind,
      total_commits: comparison.ahead,
      commits: await Promise.all(page.rows.map((oid) => commitOf(world, oid))),
      ...(files === undefined ? {} : { files }),
    },
    page.headers,
  );
};

function isPaged(query: Readonly<Record<string, string>>): boolean {
  return query.page !== undefined || query.per_page !== undefined;
}

function statusOf({ ahead, behind }: { ahead: number; behind: number }): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

async function commitOf(world: World, oid: string): Promise<Json> {
  const commit = await world.git.commit(oid);
  if (commit === null) throw new Error(`git lost the commit ${oid}.`);
  return commitJson(world, commit);
}

/** A ref, or `owner:ref` and `owner:repo:ref` for a branch of a fork that a pull request comes from. */
async function resolveSide(world: World, side: string): Promise<string | null> {
  const parts = side.split(':');
  const owner = parts.length > 1 ? parts[0] : undefined;
  const ref = parts.at(-1) ?? '';
  if (owner === undefined || owner === world.owner) return resolveCommit(world, ref);
  const pull = world.pulls.find((each) => forkOf(each)?.owner === owner && each.head.ref === ref);
  if (pull === undefined) return null;
  return resolveCommit(world, pull.head.sha ?? `refs/pull/${pull.number}/head`);
}
