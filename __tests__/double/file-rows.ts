import type { FileRow } from './git-rows.js';
import { apiLink, type Json, pageLink, type World } from './world.js';

/** Changed lines of one pull request that GitHub is willing to show; rows beyond have no patch. */
const LOADABLE_LINES = 20_000;

const kept = new WeakMap<World, Map<string, Promise<readonly Json[]>>>();

/**
 * The first rows of the file list of two commits, as GitHub writes them. Built once for a pair and a limit: a large list
 * is asked for page by page.
 */
export function fileRowsJson(
  world: World,
  from: string,
  to: string,
  limit: number,
): Promise<readonly Json[]> {
  const own = kept.get(world) ?? new Map<string, Promise<readonly Json[]>>();
  kept.set(world, own);
  const key = `${from} ${to} ${limit}`;
  const known = own.get(key) ?? build(world, from, to, limit);
  own.set(key, known);
  return known;
}

async function build(world: World, from: string, to: string, limit: number): Promise<readonly Json[]> {
  const [rows, patches] = await Promise.all([world.git.rows(from, to), world.git.patches(from, to)]);
  let loaded = 0;
  return rows.slice(0, limit).map((row, index) => {
    const patch = patches[index] ?? null;
    const lines = row.additions + row.deletions;
    const shown = patch !== null && lines <= world.limits.patchLines && loaded + lines <= LOADABLE_LINES;
    if (shown) loaded += lines;
    return rowJson(world, to, row, shown ? patch : null);
  });
}

function rowJson(world: World, commit: string, row: FileRow, patch: string | null): Json {
  return {
    sha: row.oid,
    filename: row.path,
    status: row.status,
    additions: row.additions,
    deletions: row.deletions,
    changes: row.additions + row.deletions,
    blob_url: pageLink(world, 'blob', commit, row.path),
    raw_url: pageLink(world, 'raw', commit, row.path),
    contents_url: `${apiLink(world, 'contents', row.path)}?ref=${commit}`,
    ...(patch === null ? {} : { patch }),
    ...(row.previousPath === null ? {} : { previous_filename: row.previousPath }),
  };
}
