import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemWords } from '../capture/system-words.js';
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
    await rm(draft, { force: true }).catch(() => {});
    return `${visible(path)} could not be written: ${systemWords(error)}.`;
  }
}
