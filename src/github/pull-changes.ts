import type { ChangedFile } from '../changes/changed-file.js';
import { known, missing, type Read } from '../facts.js';
import { MAX_LISTED_FILES, type PullFiles } from './pull-files.js';
import { diffTrees } from './tree-diff.js';
import { atCommit, type Trees } from './trees.js';

/**
 * What a pull request changes, from its list, held to the trees of both sides: those are proven by git's ids, and the list by nothing but
 * its count. Where they agree, modes and the earlier ids come from the trees, which the list does not tell.
 *
 * A tree above the 100,000 entries that GitHub lists at once can't be compared for the price of a list; there its count must do. Above the
 * 3,000 rows of a list the trees alone are compared, whatever it takes.
 */
export async function readPullChanges(
  trees: Trees,
  files: PullFiles,
  rows: number,
  from: string,
  head: string,
): Promise<Read<readonly ChangedFile[]>> {
  if (rows > MAX_LISTED_FILES) return diffTrees(trees, from, head);
  const [listed, compared] = await Promise.all([files.read(rows), compareWhole(trees, from, head)]);
  if (listed.state === 'missing') return listed;
  if (compared.state === 'missing') return compared;
  if (compared.value === null) return listed;
  const why = disagreement(listed.value, compared.value);
  return why === null ? known(compared.value) : unlike(why, from, head);
}

/** What two commits differ by; `null` where GitHub cuts the listing of one. */
async function compareWhole(
  trees: Trees,
  from: string,
  head: string,
): Promise<Read<readonly ChangedFile[] | null>> {
  const [before, after] = await Promise.all([trees.readDeep(atCommit(from)), trees.readDeep(atCommit(head))]);
  if (before.state === 'missing') return before;
  if (after.state === 'missing') return after;
  return before.value.truncated || after.value.truncated ? known(null) : diffTrees(trees, from, head);
}

/** The first path that only one of the two has, in half a sentence. Both are in the same order. */
function disagreement(listed: readonly ChangedFile[], compared: readonly ChangedFile[]): string | null {
  const at = compared.findIndex(({ path }, index) => path !== listed[index]?.path);
  if (at < 0 && listed.length === compared.length) return null;
  const differs = new Set(compared.map(({ path }) => path));
  const extra = listed.find(({ path }) => !differs.has(path));
  if (extra !== undefined) return `it names ${JSON.stringify(extra.path)}, which is the same in both`;
  const names = new Set(listed.map(({ path }) => path));
  const lost = compared.find(({ path }) => !names.has(path));
  return `it lacks ${JSON.stringify(lost?.path ?? '')}, in which they differ`;
}

function unlike(why: string, from: string, head: string): Read<never> {
  return missing(
    'infrastructure',
    `GitHub's list of changed files can't be used: it is not what the merge base ${from} and the head ${head} differ by; ${why}. It may have changed while it was read. Run the job again; if this lasts, check the repository out with \`fetch-depth: 0\` before this step, so that plan-gate reads the clone instead.`,
  );
}
