import type { GitObjectInfo } from './object-reader.js';
import { apiLink, type Endpoint, NOT_FOUND, ok, type World } from './world.js';

const FULL_OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_OID = /^[0-9a-f]{7,39}$/;

/** The commit that a branch, tag, ref or commit id names, as GitHub reads it; `null` when there is none. */
export async function resolveCommit(world: World, name: string): Promise<string | null> {
  const { git } = world;
  const peel = async (expression: string): Promise<string | null> =>
    (await git.info(`${expression}^{commit}`))?.oid ?? null;
  if (FULL_OID.test(name)) return peel(name);
  if (name === 'HEAD') return resolveCommit(world, `refs/heads/${git.defaultBranch}`);
  for (const full of [`refs/heads/${name}`, `refs/tags/${name}`, `refs/${name}`, name]) {
    const found = await readRef(world, full);
    if (found !== null) return peel(found.oid);
  }
  return SHORT_OID.test(name) ? peel(name) : null;
}

/** The tip of a branch of the served repository. */
export async function branchTip(world: World, branch: string): Promise<string | null> {
  return (await world.git.ref(`refs/heads/${branch}`))?.oid ?? null;
}

/** A ref by its full name. GitHub keeps `refs/pull/<number>/head` for each pull request; git on disk need not have it. */
async function readRef(world: World, full: string): Promise<GitObjectInfo | null> {
  const found = await world.git.ref(full);
  if (found !== null) return found;
  const number = /^refs\/pull\/(\d+)\/head$/.exec(full)?.[1];
  const sha = world.pulls.find((pull) => String(pull.number) === number)?.head.sha;
  return sha === undefined ? null : world.git.info(sha);
}

/** `GET /git/ref/{ref}`: the ref of exactly this name, a tag not peeled. */
export const getRef: Endpoint = async (world, { params: { ref = '' } }) => {
  const full = `refs/${ref}`;
  const found = await readRef(world, full);
  if (found === null) return NOT_FOUND;
  return ok({
    ref: full,
    node_id: `REF_${Buffer.from(full).toString('base64url')}`,
    url: `${apiLink(world, 'git')}/refs/${ref.split('/').map(encodeURIComponent).join('/')}`,
    object: { sha: found.oid, type: found.type, url: apiLink(world, 'git', `${found.type}s`, found.oid) },
  });
};
