import { lstat } from 'node:fs/promises';
import type { GivenFile } from '../evidence-source.js';
import { missing } from '../facts.js';
import type { Environment } from './cargo-environment.js';
import { foldersOfJobs, isOpenAt, isRealPath, placeOf } from './given-place.js';
import { type OrdinaryFile, readOrdinaryFile } from './ordinary-file.js';
import { systemWords } from './system-words.js';

export const BEHIND_SYMLINK = 'is reached through a folder that is a symlink, which could lead anywhere';
const REPLACED = 'is another file than the one at its path, as where a symlink is put in the way';

/** Reads an ordinary file, whoever made it, and only at its place: see `placeOf`. Where it lies is asked of the open file too. */
export async function readFileAtPlace(place: string, maxBytes: number): Promise<OrdinaryFile> {
  try {
    const isLink = (await lstat(place)).isSymbolicLink();
    if (!isLink && !(await isRealPath(place))) return { ok: false, why: BEHIND_SYMLINK };
  } catch (error) {
    return { ok: false, why: `could not be read: ${systemWords(error)}` };
  }
  return readOrdinaryFile(place, maxBytes, async (handle) =>
    (await isOpenAt(handle, place)) ? null : REPLACED,
  );
}

/** Reads a file that was named for a run; `null` where none was. `environment` says where a workflow runs. */
export async function readGivenFile(
  path: string | null,
  what: string,
  maxBytes: number,
  environment: Environment = process.env,
): Promise<GivenFile> {
  if (path === null) return null;
  const place = await placeOf(path, await foldersOfJobs(environment));
  const file = place.ok ? await readFileAtPlace(place.path, maxBytes) : place;
  if (file.ok) return file.bytes;
  return missing(
    'incomplete-evidence',
    `The ${what} file ${path} ${file.why}. Name the file that a capture wrote, or leave it out.`,
  );
}
