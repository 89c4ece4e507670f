import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type DepInfo, parseDepInfo } from '../parsers/dep-info.js';
import { readOrdinaryFile } from './ordinary-file.js';

/** A crate of ten thousand files has some 2 MB of it. */
const MAX_DEP_INFO_BYTES = 32 * 1024 * 1024;
/** What build scripts write, and what the compiler keeps for itself. */
const NOT_ENTERED: readonly string[] = ['out', 'incremental', '.fingerprint'];

/** The `.d` files of the compilations in a target folder. Ordinary files only: whatever builds may put a pipe there. */
export async function* depInfoFiles(folder: string): AsyncGenerator<DepInfo & { readonly name: string }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_ENTERED.includes(entry.name)) yield* depInfoFiles(path);
    } else if (entry.name.endsWith('.d')) {
      const file = await readOrdinaryFile(path, MAX_DEP_INFO_BYTES);
      if (file.ok) yield { name: entry.name, ...parseDepInfo(Buffer.from(file.bytes).toString('utf8')) };
    }
  }
}
