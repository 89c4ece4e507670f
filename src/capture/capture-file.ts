import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { known, missing, type Read } from '../facts.js';
import { systemWords } from './system-words.js';

/** A file that is there whole or not at all, whenever the process is killed. */
export interface WholeFile {
  readonly path: string;
  readonly write: (text: string) => Promise<Read<null>>;
}

/**
 * Takes a place for a result that is still to come. What an earlier run wrote there is removed at once, so that it cannot
 * pass for this run's if this one is killed.
 */
export async function reserveFile(path: string): Promise<Read<WholeFile>> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await rm(path, { force: true });
  } catch (error) {
    return cannotWrite(path, error);
  }
  return known({ path, write: (text) => writeWhole(path, text) });
}

/** Writes a file in one step; what stood there before stays until then. */
export async function writeWhole(path: string, text: string): Promise<Read<null>> {
  // A name that nobody can have put a link at, and never through one.
  const partial = `${path}.${randomUUID()}.partial`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(partial, text, { flag: 'wx' });
    await rename(partial, path);
    return known(null);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    return cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): Read<never> {
  return missing('infrastructure', `${path} could not be written: ${systemWords(error)}.`);
}
