import type { Dirent } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode, systemWords } from '../capture/system-words.js';
import type { Unread } from '../doctor/diagnosis.js';

/** The entries of a folder; none where it is absent, or is reached by a link, which is told. */
export async function listFolder(top: string, path: string, unread: Unread[]): Promise<readonly Dirent[]> {
  try {
    const folder = join(await realpath(top), path);
    if ((await realpath(folder)) !== folder) {
      unread.push({ what: path, reason: 'A link leads to it, and links are not followed.' });
      return [];
    }
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (systemCode(error) !== 'ENOENT')
      unread.push({ what: path, reason: `It could not be read: ${systemWords(error)}.` });
    return [];
  }
}
