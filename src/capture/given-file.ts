import { lstat, readFile } from 'node:fs/promises';
import type { GivenFile } from '../evidence-source.js';
import { missing } from '../facts.js';
import { systemWords } from './system-words.js';

/** Reads a file that was named for a run, and nothing but an ordinary file of a size that can be looked at. */
export async function readGivenFile(path: string | null, what: string, maxBytes: number): Promise<GivenFile> {
  if (path === null) return null;
  const unusable = (why: string) =>
    missing(
      'incomplete-evidence',
      `The ${what} file ${path} ${why}. Name the file that a capture wrote, or leave it out.`,
    );
  try {
    const entry = await lstat(path);
    if (entry.isSymbolicLink()) return unusable('is a symlink, which could lead anywhere');
    if (!entry.isFile()) return unusable('is no ordinary file');
    if (entry.size > maxBytes) return unusable(`has ${entry.size} bytes, more than ${maxBytes}`);
    return await readFile(path);
  } catch (error) {
    return unusable(`could not be read: ${systemWords(error)}`);
  }
}
