import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import type { GivenFile } from '../evidence-source.js';
import { missing } from '../facts.js';
import { systemCode, systemWords } from './system-words.js';

/** The content of an ordinary file, or why there is none, as the rest of a sentence that begins with its name. */
export type OrdinaryFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: string };

const SYMLINK = 'is a symlink, which could lead anywhere';

/** Opened without waiting for a writer, and not through a symlink that comes in between. Windows knows neither. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Reads nothing but an ordinary file of a size that can be looked at, whoever made it. What it is is asked of the open file. */
export async function readOrdinaryFile(path: string, maxBytes: number): Promise<OrdinaryFile> {
  const refuse = (why: string): OrdinaryFile => ({ ok: false, why });
  try {
    if ((await lstat(path)).isSymbolicLink()) return refuse(SYMLINK);
    const handle = await open(path, READ_ONLY);
    try {
      const entry = await handle.stat();
      if (!entry.isFile()) return refuse(entry.isDirectory() ? 'is a folder' : 'is no ordinary file');
      if (entry.size > maxBytes) return refuse(`has ${entry.size} bytes, more than ${maxBytes}`);
      if (entry.size === 0 || maxBytes < 1) return { ok: true, bytes: new Uint8Array() };
      return {
        ok: true,
        bytes: await gather(handle.createReadStream({ autoClose: false, end: maxBytes - 1 })),
      };
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

async function gather(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Reads a file that was named for a run; `null` where none was. */
export async function readGivenFile(path: string | null, what: string, maxBytes: number): Promise<GivenFile> {
  if (path === null) return null;
  const file = await readOrdinaryFile(path, maxBytes);
  if (file.ok) return file.bytes;
  return missing(
    'incomplete-evidence',
    `The ${what} file ${path} ${file.why}. Name the file that a capture wrote, or leave it out.`,
  );
}
