import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { visible } from '../report/escape.js';

/** Writes a file so that it is there whole or not at all, whenever the process ends; `null`, or why it could not be written. */
export async function writeWhole(path: string, text: string): Promise<string | null> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, path);
    return null;
  } catch (error) {
    await rm(draft, { force: true });
    return `${visible(path)} could not be written: ${error instanceof Error ? error.message : String(error)}`;
  }
}
