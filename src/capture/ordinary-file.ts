import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { systemCode, systemWords } from './system-words.js';

/** The content of an ordinary file, or why there is none, as the rest of a sentence that begins with its name. */
export type OrdinaryFile = { readonly ok: true; readonly bytes: Uint8Array } | NotOrdinary;

export interface NotOrdinary {
  readonly ok: false;
  readonly why: string;
}

export const SYMLINK = 'is a symlink, which could lead anywhere';
const NO_FILE = 'is no ordinary file';

/** Opened without waiting for a writer, and not through a symlink that comes in between. Windows knows neither. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file wherever others may have put something else in its place: a pipe, which a plain read would wait at for ever and
 * no signal would end, a device that has no end, a symlink that leads elsewhere. It is opened once, and what it is is asked of the
 * open file; what is asked before only spares opening what is no such file. Folders on the way may be symlinks.
 */
export async function withOrdinaryFile<T>(
  place: string,
  use: (handle: FileHandle, entry: Stats) => Promise<T>,
): Promise<T | NotOrdinary> {
  try {
    const doubt = doubtOf(await lstat(place));
    if (doubt !== null) return refuse(doubt);
    const handle = await open(place, READ_ONLY);
    try {
      const entry = await handle.stat();
      return entry.isFile() ? await use(handle, entry) : refuse(doubtOf(entry) ?? NO_FILE);
    } finally {
      await handle.close();
    }
  } catch (error) {
    return refuse(failureWords(error));
  }
}

/**
 * Reads an ordinary file of a size that can be looked at. `doubt` may look at the open file, and say why it is not the one that
 * was meant.
 */
export function readOrdinaryFile(
  place: string,
  maxBytes: number,
  doubt: (handle: FileHandle) => Promise<string | null> = async () => null,
): Promise<OrdinaryFile> {
  return withOrdinaryFile(place, async (handle, { size }): Promise<OrdinaryFile> => {
    const why = (await doubt(handle)) ?? (size > maxBytes ? tooLarge(size, maxBytes) : null);
    return why === null
      ? { ok: true, bytes: await readStart(handle, Math.min(size, maxBytes)) }
      : refuse(why);
  });
}

/** Reads how an ordinary file begins, whatever its size. */
export function readOrdinaryStart(place: string, maxBytes: number): Promise<OrdinaryFile> {
  return withOrdinaryFile(
    place,
    async (handle, { size }): Promise<OrdinaryFile> => ({
      ok: true,
      bytes: await readStart(handle, Math.min(size, maxBytes)),
    }),
  );
}

/** Reads a small ordinary file at once: for a process that may be about to end. */
export function readOrdinaryFileNow(place: string, maxBytes: number): OrdinaryFile {
  try {
    const doubt = doubtOf(lstatSync(place));
    if (doubt !== null) return refuse(doubt);
    const file = openSync(place, READ_ONLY);
    try {
      const entry = fstatSync(file);
      if (!entry.isFile()) return refuse(doubtOf(entry) ?? NO_FILE);
      if (entry.size > maxBytes) return refuse(tooLarge(entry.size, maxBytes));
      const buffer = Buffer.alloc(entry.size);
      return { ok: true, bytes: buffer.subarray(0, readSync(file, buffer, 0, entry.size, 0)) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return refuse(failureWords(error));
  }
}

/** No more than `bytes`, though the file may grow meanwhile. */
async function readStart(handle: FileHandle, bytes: number): Promise<Uint8Array> {
  if (bytes < 1) return new Uint8Array();
  // Into one buffer: a thousand pieces of a large file would stay in memory beside the whole for a while.
  const whole = Buffer.allocUnsafe(bytes);
  let end = 0;
  for (let read = -1; read !== 0 && end < bytes; end += read) {
    read = (await handle.read(whole, end, bytes - end, end)).bytesRead;
  }
  return whole.subarray(0, end);
}

function doubtOf(entry: Stats): string | null {
  if (entry.isFile()) return null;
  if (entry.isSymbolicLink()) return SYMLINK;
  return entry.isDirectory() ? 'is a folder' : NO_FILE;
}

function tooLarge(size: number, maxBytes: number): string {
  return `has ${size} bytes, more than ${maxBytes}`;
}

function failureWords(error: unknown): string {
  const code = systemCode(error);
  if (code === 'ELOOP' || code === 'EMLINK') return SYMLINK;
  return code === 'ENXIO' ? NO_FILE : `could not be read: ${systemWords(error)}`;
}

function refuse(why: string): NotOrdinary {
  return { ok: false, why };
}
