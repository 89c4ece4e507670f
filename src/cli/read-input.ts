import { open } from 'node:fs/promises';
import { readOrdinaryStart } from '../capture/ordinary-file.js';
import { systemCode, systemWords } from '../capture/system-words.js';
import { visible } from '../report/escape.js';

/** The content of a file that a command was given, or why there is none: as a line for people, and without the name for programs. */
export type ReadInput =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly line: string; readonly message: string };

/** What stands for standard input in place of a file's name. */
export const STDIN = '-';

/** How a message calls an input. */
export function inputName(file: string): string {
  return file === STDIN ? '<stdin>' : visible(file);
}

/** Reads a file, or standard input, but never more than one byte beyond `maxBytes`, which is enough to see that it is too large. */
export async function readInput(file: string, maxBytes: number): Promise<ReadInput> {
  try {
    return { ok: true, bytes: file === STDIN ? await readStdin(maxBytes) : await readStart(file, maxBytes) };
  } catch (error) {
    const name = inputName(file);
    if (systemCode(error) === 'EISDIR')
      return { ok: false, line: `${name} is a folder`, message: 'It is a folder.' };
    const words = visible(systemWords(error));
    return { ok: false, line: `${name}: ${words}`, message: `It could not be read: ${words}.` };
  }
}

/** The same of a path in a work tree, where nothing but an ordinary file is read: whoever wrote the commit chose what is there. */
export async function readTreeFile(path: string, maxBytes: number): Promise<ReadInput> {
  const file = await readOrdinaryStart(path, maxBytes + 1);
  if (file.ok) return file;
  const why = visible(file.why);
  return { ok: false, line: `${inputName(path)} ${why}`, message: `It ${why}.` };
}

/** A pipe is waited at, since whoever named it may be about to write to it. */
async function readStart(file: string, maxBytes: number): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    return await gather(handle.createReadStream({ autoClose: false }), maxBytes);
  } finally {
    await handle.close();
  }
}

async function readStdin(maxBytes: number): Promise<Uint8Array> {
  return gather(process.stdin, maxBytes);
}

async function gather(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  return Buffer.concat(chunks, length).subarray(0, maxBytes + 1);
}
