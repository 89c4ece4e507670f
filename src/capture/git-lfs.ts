import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, lstat, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { readOrdinaryFile, withOrdinaryFile } from './ordinary-file.js';

/** Pointers are shorter than this: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
export const MAX_POINTER_BYTES = 1_024;

const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n$/;

/** What a pointer stands for. */
export interface PointedContent {
  /** SHA-256, hexadecimal. */
  readonly oid: string;
  readonly size: number;
}

/**
 * What stands in a file of a work tree in place of its content; `null` for a file that is no pointer, also where a link or
 * anything else than a file lies there. `content` is `null` for a pointer with extensions: other programs transform what it names.
 */
export async function readPointer(path: string): Promise<{ readonly content: PointedContent | null } | null> {
  const file = await readOrdinaryFile(path, MAX_POINTER_BYTES);
  if (!file.ok || !/^oid sha256:[0-9a-f]{64}$/m.test(Buffer.from(file.bytes).toString('latin1'))) return null;
  return { content: parsePointer(file.bytes) };
}

/** `null` for what is no pointer, and for one with extensions. */
export function parsePointer(bytes: Uint8Array): PointedContent | null {
  const [, oid, size] = POINTER.exec(Buffer.from(bytes).toString('latin1')) ?? [];
  return oid === undefined ? null : { oid, size: Number(size) };
}

/** Whether a file is the content that a pointer stands for, by size and SHA-256. False too when `signal` ends the reading. */
export async function isContent(
  { oid, size }: PointedContent,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  const same = await withOrdinaryFile(path, async (handle, entry) => {
    if (entry.size !== size) return false;
    const hash = createHash('sha256');
    await pipeline(readUpTo(handle, size), hash, { signal });
    return hash.digest('hex') === oid;
  });
  return same === true;
}

/**
 * Puts the content that a pointer stands for in the pointer's place, from a store of contents. It is written to a file of its own
 * that then takes the pointer's name, so nothing is written through a link, and what was checked is what is there. False, and
 * everything as it was, where the store holds no such content or `signal` ended the copying.
 */
export async function fillPointer(
  path: string,
  { oid, size }: PointedContent,
  stored: string,
  signal: AbortSignal,
): Promise<boolean> {
  const partial = `${path}.${randomUUID()}.partial`;
  const filled = await withOrdinaryFile(stored, async (handle, entry) => {
    if (entry.size !== size) return false;
    const hash = createHash('sha256');
    const { mode } = await lstat(path);
    const file = createWriteStream(partial, { flags: 'wx', mode: mode & 0o777 });
    await pipeline(readUpTo(handle, size), hashing(hash), file, { signal });
    if (hash.digest('hex') !== oid) return false;
    await rename(partial, path);
    return true;
  });
  if (filled !== true) await rm(partial, { force: true }).catch(() => {});
  return filled === true;
}

/** However a file grows meanwhile. */
function readUpTo(handle: FileHandle, bytes: number) {
  return handle.createReadStream({ autoClose: false, end: Math.max(0, bytes - 1) });
}

function hashing(hash: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}
