import { type FileHandle, readlink, realpath, stat } from 'node:fs/promises';
import { join, parse, resolve, sep } from 'node:path';
import type { Environment } from './cargo-environment.js';
import { systemWords } from './system-words.js';

/**
 * The folders that other jobs' files come to: the workspace and the runner's temporary folder, by their real paths, since the
 * folder itself may well be reached through a link, as all of /tmp is on macOS. None outside of a workflow.
 */
export async function foldersOfJobs({
  GITHUB_WORKSPACE,
  RUNNER_TEMP,
}: Environment): Promise<readonly string[]> {
  const set = [GITHUB_WORKSPACE, RUNNER_TEMP].filter((folder) => folder !== undefined && folder !== '');
  const real = await Promise.all(set.map((folder) => realpath(folder ?? '').catch(() => null)));
  return real.filter((folder) => folder !== null);
}

/** A real path; or why there is none, as the rest of a sentence. */
export type GivenPlace =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly why: string };

/**
 * The real path that a file must turn out to have. Below a folder of jobs that is the path as it is written: an artifact may bring
 * links. Elsewhere whoever wrote the path knows which folders lead to it, and only the file itself must be no link.
 */
export async function placeOf(path: string, jobs: readonly string[]): Promise<GivenPlace> {
  const absolute = resolve(path);
  const { root } = parse(absolute);
  const names = absolute.slice(root.length).split(sep);
  try {
    for (let depth = 0; depth < names.length - 1; depth += 1) {
      const real = await realpath(join(root, ...names.slice(0, depth)));
      if (jobs.some((folder) => isWithin(real, folder)))
        return { ok: true, path: join(real, ...names.slice(depth)) };
    }
    const folder = await realpath(join(root, ...names.slice(0, -1)));
    return { ok: true, path: join(folder, ...names.slice(-1)) };
  } catch (error) {
    return { ok: false, why: `could not be read: ${systemWords(error)}` };
  }
}

function isWithin(path: string, folder: string): boolean {
  return samePath(path, folder) || samePath(path.slice(0, folder.length + 1), `${folder}${sep}`);
}

/** Where no link is on the way, a path is its own real path. */
export async function isRealPath(place: string): Promise<boolean> {
  return samePath(await realpath(place), place);
}

/**
 * Whether an open file is the one at its place. On Linux the kernel says which file it is that was opened, whatever has been put
 * there since; elsewhere the place is looked at again, and must hold that very file.
 */
export async function isOpenAt(handle: FileHandle, place: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const opened = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => null);
    if (opened !== null) return opened === place;
  }
  const [opened, there] = await Promise.all([handle.stat({ bigint: true }), stat(place, { bigint: true })]);
  return opened.dev === there.dev && opened.ino === there.ino && (await isRealPath(place));
}

/** The file systems of macOS and Windows take names that differ in case, or in how accents are put together, for the same. */
function samePath(one: string, other: string): boolean {
  if (process.platform === 'linux') return one === other;
  return folded(one) === folded(other);
}

function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
