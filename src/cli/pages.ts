import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemWords } from '../capture/system-words.js';
import { known, missing, type Read } from '../facts.js';

/**
 * A file of docs/, which lies beside the bundled command line, and beside the sources' folder. `path` is below docs/ and is never
 * made of what anybody wrote.
 */
export function readShipped(path: string): Read<string> {
  try {
    const folders = folderCandidates(realpathSync(process.argv[1] ?? '.'));
    const found = folders.map((folder) => join(folder, 'docs', path)).find(isFile);
    if (found !== undefined) return known(readFileSync(found, 'utf8'));
    return missing(
      'infrastructure',
      `docs/${path} is missing beside ${folders[0]}. Take the folder dist/cli as a whole.`,
    );
  } catch (error) {
    return missing('infrastructure', `docs/${path} could not be read: ${systemWords(error)}.`);
  }
}

/** Node is started with the file or with its folder. */
function folderCandidates(script: string): readonly string[] {
  const folder = statSync(script).isDirectory() ? script : dirname(script);
  return [folder, dirname(folder)];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
