import type { ChangedFile } from '../changes/changed-file.js';
import { known, type Read } from '../facts.js';
import { MAX_LISTED_FILES, type PullFiles } from './pull-files.js';
import { diffTrees } from './tree-diff.js';
import { atCommit, type Trees } from './trees.js';

/**
 * What a pull request changes: what the trees of its two sides differ by, which git's ids prove. The list is held to its count and nothing
 * else, and stays as it was where the base has merged a part of the head meanwhile, so it never overrules them. It counts where trees are
 * so large that comparing them would take a run's requests.
 * @param rows GitHub's count. Above what a list holds, the trees are compared whatever it takes.
 */
export async function readPullChanges(
  trees: Trees,
  files: PullFiles,
  rows: number,
  from: string,
  head: string,
): Promise<Read<readonly ChangedFile[]>> {
  if (rows > MAX_LISTED_FILES) return diffTrees(trees, from, head);
  const [listed, cut] = await Promise.all([files.read(rows), isCut(trees, from, head)]);
  if (listed.state === 'missing') return listed;
  if (cut.state === 'missing') return cut;
  return cut.value && countFolders(listed.value) > MAX_WALKED ? listed : diffTrees(trees, from, head);
}

/** Whether GitHub lists one of the trees only in part: above 100,000 entries or 7 MB, or so it says. */
async function isCut(trees: Trees, from: string, head: string): Promise<Read<boolean>> {
  const [before, after] = await Promise.all([trees.readDeep(atCommit(from)), trees.readDeep(atCommit(head))]);
  if (before.state === 'missing') return before;
  return after.state === 'missing' ? after : known(before.value.truncated || after.value.truncated);
}

/** Folders that are walked where trees are cut. Each takes two requests, or four where it is cut itself, of the 400 that a run may make. */
const MAX_WALKED = 60;

/** The folders above changed files, at any depth: those are walked at most, as long as the list is right. */
function countFolders(changes: readonly ChangedFile[]): number {
  const folders = new Set<string>();
  for (const { path } of changes) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders.size;
}
