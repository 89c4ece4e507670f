import type { TreeRow } from './git-reader.js';
import { resolveCommit } from './refs.js';
import { verificationJson } from './resources.js';
import { apiLink, type Endpoint, type Json, NOT_FOUND, ok, pageLink, problem, type World } from './world.js';

/** Seven megabytes of paths and ids end a recursive listing too. */
const TREE_BYTES = 7 * 1024 * 1024;
const BASE64_LINE = 60;

/** `GET /git/trees/{tree_sha}`: by tree id, and by whatever names a commit. Any value of `recursive` turns it on. */
export const getTree: Endpoint = async (world, { params: { tree_sha = '' }, query }) => {
  const direct = /^[0-9a-f]{40,64}$/.test(tree_sha) ? await world.git.info(tree_sha) : null;
  const treeish = direct?.type === 'tree' ? direct.oid : await resolveCommit(world, tree_sha);
  const rows = treeish === null ? null : await world.git.tree(treeish, query.recursive !== undefined);
  const tree = treeish === null ? null : await world.git.info(`${treeish}^{tree}`);
  if (rows === null || tree === null) return NOT_FOUND;
  const kept = query.recursive === undefined ? rows : withinLimits(rows, world.limits.treeEntries);
  return ok({
    sha: tree.oid,
    url: apiLink(world, 'git', 'trees', tree.oid),
    tree: kept.map((row) => treeRowJson(world, row)),
    truncated: kept.length < rows.length,
  });
};

function withinLimits(rows: readonly TreeRow[], entries: number): readonly TreeRow[] {
  let bytes = 0;
  const kept = rows.slice(0, entries);
  const end = kept.findIndex((row) => {
    bytes += row.path.length + row.oid.length;
    return bytes > TREE_BYTES;
  });
  return end === -1 ? kept : kept.slice(0, end);
}

function treeRowJson(world: World, row: TreeRow): Json {
  return {
    path: row.path,
    mode: row.mode,
    type: row.type,
    sha: row.oid,
    ...(row.size === null ? {} : { size: row.size }),
    // A submodule's commit is in another repository, so there is no address for it.
    ...(row.type === 'commit' ? {} : { url: apiLink(world, 'git', `${row.type}s`, row.oid) }),
  };
}

/** `GET /git/blobs/{file_sha}`: base64, or the bytes themselves for the raw media type. */
export const getBlob: Endpoint = async (world, { params: { file_sha = '' }, accept }) => {
  if (!/^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(file_sha)) {
    return problem(422, 'The sha parameter must be exactly 40 characters and contain only [0-9a-f].');
  }
  const info = await world.git.info(file_sha);
  if (info === null || info.type !== 'blob') return NOT_FOUND;
  if (info.size > world.limits.blobBytes) return tooLarge('data');
  const blob = await world.git.read(file_sha);
  if (blob === null) return NOT_FOUND;
  if (accept.includes('raw')) {
    return { status: 200, bytes: { mediaType: 'application/vnd.github.raw+json', content: blob.bytes } };
  }
  return ok({
    sha: blob.oid,
    node_id: `B_${blob.oid}`,
    size: blob.size,
    url: apiLink(world, 'git', 'blobs', blob.oid),
    content: base64Lines(blob.bytes),
    encoding: 'base64',
  });
};

/** Base64 as GitHub writes it: lines of 60 characters, each with a newline. */
export function base64Lines(bytes: Buffer): string {
  return bytes.toString('base64').replace(new RegExp(`.{1,${BASE64_LINE}}`, 'g'), '$&\n');
}

export function tooLarge(field: string): ReturnType<typeof problem> {
  const message =
    'This API returns blobs up to 100 MB in size. The requested blob is too large to fetch via the API, but you can use Git Data API to request blobs up to 100 MB in size.';
  return problem(403, message, [{ resource: 'Blob', field, code: 'too_large' }]);
}

/** `GET /git/commits/{commit_sha}`: by full id alone. */
export const getGitCommit: Endpoint = async (world, { params: { commit_sha = '' } }) => {
  const found = await world.git.info(commit_sha);
  const commit =
    found?.type === 'commit' && found.oid === commit_sha ? await world.git.commit(found.oid) : null;
  if (commit === null) return NOT_FOUND;
  return ok({
    sha: commit.oid,
    node_id: `C_${commit.oid}`,
    url: apiLink(world, 'git', 'commits', commit.oid),
    html_url: pageLink(world, 'commit', commit.oid),
    author: { ...commit.author },
    committer: { ...commit.committer },
    message: commit.message,
    tree: { sha: commit.tree, url: apiLink(world, 'git', 'trees', commit.tree) },
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: apiLink(world, 'git', 'commits', parent),
      html_url: pageLink(world, 'commit', parent),
    })),
    verification: verificationJson(),
  });
};
