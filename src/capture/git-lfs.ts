import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Pointers are shorter than this: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
export const MAX_POINTER_BYTES = 1_024;

const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n$/;

/**
 * Whether a file is the content that a Git LFS pointer stands for, by size and SHA-256. Pointers with extensions name a
 * content that other programs transform; such a file is not recognised.
 */
export async function isContentOfPointer(pointer: Uint8Array, file: string): Promise<boolean> {
  const match = POINTER.exec(Buffer.from(pointer).toString('latin1'));
  if (match === null) return false;
  try {
    const stat = await lstat(file);
    if (!stat.isFile() || stat.size !== Number(match[2])) return false;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex') === match[1];
  } catch {
    return false;
  }
}
