import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import type { GivenFile } from '../evidence-source.js';
import { missing } from '../facts.js';
import type { Environment } from './cargo-environment.js';
import { foldersOfJobs, isOpenAt, isRealPath, placeOf } from './given-place.js';
import { systemCode, systemWords } from './system-words.js';

/** The content of an ordinary file, or why there is none, as the rest of a sentence that begins with its name. */
export type OrdinaryFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: string };

export const SYMLINK = 'is a symlink, which could lead anywhere';
export const BEHIND_SYMLINK = 'is reached through a folder that is a symlink, which could lead anywhere';
const REPLACED = 'is another file than the one at its path, as where a symlink is put in the way';

/** Opened without waiting for a writer, and not through a symlink that comes in between. Windows knows neither. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads nothing but an ordinary file of a size that can be looked at, whoever made it, and only at its place: see `placeOf`.
 * It is opened once, and what it is and where it lies is asked of the open file; what is asked before only spares opening what is
 * no such file.
 */
export async function readOrdinaryFile(place: string, maxBytes: number): Promise<OrdinaryFile> {
  const refuse = (why: string): OrdinaryFile => ({ ok: false, why });
  try {
    if ((await lstat(place)).isSymbolicLink()) return refuse(SYMLINK);
    if (!(await isRealPath(place))) return refuse(BEHIND_SYMLINK);
    const handle = await open(place, READ_ONLY);
    try {
      return await readOpen(handle, place, maxBytes);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ELOOP' || code === 'EMLINK') return refuse(SYMLINK);
    if (code === 'ENXIO') return refuse('is no ordinary file');
    return refuse(`could not be read: ${systemWords(error)}`);
  }
}

async function readOpen(handle: FileHandle, place: string, maxBytes: number): Promise<OrdinaryFile> {
  const entry = await handle.stat();
  if (!entry.isFile()) return { ok: false, why: entry.isDirectory() ? 'is a folder' : 'is no ordinary file' };
  if (!(await isOpenAt(handle, place))) return { ok: false, why: REPLACED };
  if (entry.size > maxBytes) return { ok: false, why: `has ${entry.size} bytes, more than ${maxBytes}` };
  if (entry.size === 0 || maxBytes < 1) return { ok: true, bytes: new Uint8Array() };
  return {
    ok: true,
    bytes: await gather(handle.createReadStream({ autoClose: false, end: maxBytes - 1 })),
  };
}

async function gather(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
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
  const file = place.ok ? await readOrdinaryFile(place.path, maxBytes) : place;
  if (file.ok) return file.bytes;
  return missing(
    'incomplete-evidence',
    `The ${what} file ${path} ${file.why}. Name the file that a capture wrote, or leave it out.`,
  );
}
