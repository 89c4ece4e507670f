import { base64Lines, tooLarge } from './git-data.js';
import type { TreeRow } from './git-reader.js';
import { resolveCommit } from './refs.js';
import {
  apiLink,
  type Call,
  type Endpoint,
  type Json,
  NOT_FOUND,
  ok,
  pageLink,
  problem,
  type Reply,
  type World,
} from './world.js';

/** A folder's listing ends here; GitHub says so, and sends no word that it did. */
const FOLDER_ENTRIES = 1000;
const SYMLINK = '120000';

/** `GET /contents/{path}`: a file, a folder, a symlink or a submodule at a commit. */
export const getContents: Endpoint = async (world, call) => {
  const path = (call.params.path ?? '').replace(/\/+$/, '');
  const ref = call.query.ref ?? world.git.defaultBranch;
  const commit = await resolveCommit(world, ref);
  if (commit === null) return problem(404, `No commit found for the ref ${ref}`);
  if (path === '') return folderReply(world, call, commit, ref, '');
  const row = await find(world, commit, path);
  if (row === null) return NOT_FOUND;
  if (row.type === 'tree') return folderReply(world, call, commit, ref, path);
  if (row.type === 'commit') return ok(submoduleJson(world, ref, path, row));
  if (row.mode === SYMLINK) return symlinkReply(world, call, commit, ref, path, row);
  return fileReply(world, call, ref, path, row);
};

/** The entry at a path, walked folder by folder; symlinks on the way are not followed. */
async function find(world: World, commit: string, path: string): Promise<TreeRow | null> {
  let tree = commit;
  const names = path.split('/');
  for (const [index, name] of names.entries()) {
    const rows = await world.git.tree(tree, false);
    const row = rows?.find((each) => each.path === name);
    if (row === undefined) return null;
    if (index === names.length - 1) return row;
    if (row.type !== 'tree') return null;
    tree = row.oid;
  }
  return null;
}

function common(
  world: World,
  ref: string,
  path: string,
  row: Pick<TreeRow, 'type' | 'oid'>,
): Record<string, Json> {
  const self = `${apiLink(world, 'contents')}/${encodePath(path)}?ref=${encodeURIComponent(ref)}`;
  const kind = row.type === 'tree' ? 'tree' : 'blob';
  // A submodule's commit is no object of this repository, so only its entry has an address.
  const git = row.type === 'commit' ? null : apiLink(world, 'git', `${kind}s`, row.oid);
  const html =
    row.type === 'commit' ? null : `${pageLink(world, kind)}/${encodeURIComponent(ref)}/${encodePath(path)}`;
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    sha: row.oid,
    url: self,
    git_url: git,
    html_url: html,
    download_url: null,
    _links: { self, git, html },
  };
}

async function fileReply(world: World, call: Call, ref: string, path: string, row: TreeRow): Promise<Reply> {
  const size = row.size ?? 0;
  if (size > world.limits.blobBytes) return tooLarge('data');
  const within = size <= world.limits.contentsBytes;
  const raw = call.accept.includes('raw');
  const blob = within || raw ? await world.git.read(row.oid) : null;
  if (raw) {
    const content = blob?.bytes ?? Buffer.alloc(0);
    return { status: 200, bytes: { mediaType: 'application/vnd.github.raw+json', content } };
  }
  return described(call, {
    ...common(world, ref, path, row),
    type: 'file',
    size,
    content: blob === null ? '' : base64Lines(blob.bytes),
    encoding: blob === null ? 'none' : 'base64',
  });
}

/** A symlink to a file in the repository is answered with that file, under the symlink's path. */
async function symlinkReply(
  world: World,
  call: Call,
  commit: string,
  ref: string,
  path: string,
  row: TreeRow,
): Promise<Reply> {
  const target = (await world.git.read(row.oid))?.bytes.toString('utf8') ?? '';
  const inside = joinPath(path, target);
  const aimed = inside === null ? null : await find(world, commit, inside);
  if (aimed !== null && aimed.type === 'blob' && aimed.mode !== SYMLINK) {
    return fileReply(world, call, ref, path, aimed);
  }
  return described(call, { ...common(world, ref, path, row), type: 'symlink', target, size: row.size ?? 0 });
}

/** Where a symlink leads, from the repository's root; `null` when that is outside. */
function joinPath(link: string, target: string): string | null {
  if (target.startsWith('/')) return null;
  const parts = link.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.length === 0 ? null : parts.join('/');
}

function submoduleJson(world: World, ref: string, path: string, row: TreeRow): Json {
  const submodule_git_url = `${world.serverUrl}/${world.owner}/submodule.git`;
  return { ...common(world, ref, path, row), type: 'submodule', size: 0, submodule_git_url };
}

async function folderReply(
  world: World,
  call: Call,
  commit: string,
  ref: string,
  path: string,
): Promise<Reply> {
  const folder = path === '' ? { type: 'tree' as const, oid: commit } : await find(world, commit, path);
  const rows = folder === null ? null : await world.git.tree(folder.oid, false);
  if (folder === null || rows === null) return NOT_FOUND;
  const entries = rows.slice(0, FOLDER_ENTRIES).map((row) => ({
    ...common(world, ref, path === '' ? row.path : `${path}/${row.path}`, row),
    type: listedType(row),
    size: row.type === 'blob' ? (row.size ?? 0) : 0,
  }));
  if (!call.accept.includes('object')) return ok(entries);
  const tree = await world.git.info(`${folder.oid}^{tree}`);
  return described(call, {
    ...common(world, ref, path, { type: 'tree', oid: tree?.oid ?? folder.oid }),
    type: 'dir',
    size: 0,
    entries,
  });
}

/** Up to API version 2022-11-28 a listing calls a submodule a file. */
function listedType(row: TreeRow): string {
  if (row.type === 'tree') return 'dir';
  return row.mode === SYMLINK ? 'symlink' : 'file';
}

function described(call: Call, json: Json): Reply {
  return call.accept.includes('object')
    ? { ...ok(json), described: 'application/vnd.github.object' }
    : ok(json);
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
