import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ChangedFile } from '../changes/changed-file.js';
import { isObjectId } from '../evidence/object-id.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import { parseRawDiff } from '../parsers/git-raw.js';
import { severalMergeBases } from '../parsers/merge-bases.js';
import { peel } from './git-objects.js';
import type { RunGit } from './git-run.js';
import { readOrdinaryFile } from './ordinary-file.js';

/** Room for the list of what differs: some two million files. */
const MAX_DIFF_BYTES = 512 * 1024 * 1024;
/** Room for the ids of a million commits at which a clone is cut off. */
const MAX_SHALLOW_BYTES = 64 * 1024 * 1024;
const DEEPEN =
  'Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` by hand.';

/** The history that a clone holds. */
export interface History {
  readonly run: RunGit;
  /** What relative paths in git's answers are relative to. */
  readonly directory: string;
  readonly isShallow: boolean;
}

/** The best common ancestor of two commits. Where histories cross and there are several, none is taken: see `severalMergeBases`. */
export async function mergeBase(history: History, base: string, head: string): Promise<Read<string>> {
  const { run } = history;
  const odd = notIds([base, head]);
  if (odd !== null) return odd;
  const answer = await run({ args: ['merge-base', '--all', base, head], answers: [0, 1] });
  if (answer.state === 'missing') return (await notInClone(history, [base, head])) ?? answer;
  const bases = words(answer.value.stdout);
  const best = bases[0];
  if (best === undefined) return noMergeBase(history, base, head);
  if (history.isShallow && (bases.length > 1 || (await reachesCut(history, [base, head], best)))) {
    return missing(
      'infrastructure',
      `This clone is shallow, and its history of ${base} and ${head} is cut off before their common ancestor is certain. ${DEEPEN}`,
    );
  }
  return bases.length > 1 ? severalMergeBases(base, head, bases) : known(best);
}

/**
 * What differs between two commits' trees. `diff-tree` gives the same records as `git diff` does between two commits and
 * reads none of the `diff.*` settings that are meant for people. A submodule's `ignore` setting, which may come from the
 * pull request's own `.gitmodules`, is overruled.
 */
export async function changedFiles(
  history: History,
  base: string,
  head: string,
): Promise<Read<readonly ChangedFile[]>> {
  const odd = notIds([base, head]);
  if (odd !== null) return odd;
  const records = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-relative'];
  const plain = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
  const answer = await history.run({
    args: ['diff-tree', ...records, ...plain, base, head, '--'],
    maxOutputBytes: MAX_DIFF_BYTES,
  });
  if (answer.state === 'missing') return (await notInClone(history, [base, head])) ?? answer;
  return parseRawDiff(answer.value.stdout);
}

function notIds(commits: readonly string[]): Missing | null {
  const odd = commits.find((commit) => !isObjectId(commit));
  return odd === undefined ? null : missing('infrastructure', `"${odd}" is no commit id.`);
}

/** A plainer reason than git's own, where the reason is that a commit is not there. */
async function notInClone(history: History, commits: readonly string[]): Promise<Missing | null> {
  for (const commit of commits) {
    const found = await peel(history.run, commit, 'commit');
    if (found.state === 'missing') return found;
    if (found.value !== null) continue;
    const advice = history.isShallow ? DEEPEN : 'Fetch the branch that holds it.';
    return missing('infrastructure', `This clone does not hold commit ${commit}. ${advice}`);
  }
  return null;
}

function noMergeBase(history: History, base: string, head: string): Missing {
  const none = `No common ancestor of ${base} and ${head} was found`;
  return history.isShallow
    ? missing('infrastructure', `${none}, and this clone is shallow. ${DEEPEN}`)
    : missing(
        'infrastructure',
        `${none}: their histories are unrelated. Base the branch on the one it is to merge into. ` +
          'If they should be related, this clone lacks history: check out with `fetch-depth: 0`.',
      );
}

/**
 * Whether the commits on the way to their common ancestor include one whose parents a shallow clone left out. Then a
 * better ancestor may lie behind the cut, and an older one would show other differences.
 */
async function reachesCut(history: History, tips: readonly string[], ancestor: string): Promise<boolean> {
  const place = await history.run({ args: ['rev-parse', '--git-path', 'shallow'] });
  const above = await history.run({ args: ['rev-list', ...tips, `^${ancestor}`, '--'] });
  if (place.state === 'missing' || above.state === 'missing') return true;
  const file = resolve(history.directory, place.value.stdout.toString('utf8').replace(/\n$/, ''));
  // Google's repo tool has a symlink there.
  const list = await readOrdinaryFile(await realpath(file).catch(() => file), MAX_SHALLOW_BYTES);
  if (!list.ok) return true;
  const cut = new Set(words(Buffer.from(list.bytes)));
  return words(above.value.stdout).some((commit) => cut.has(commit));
}

function words(output: Buffer): readonly string[] {
  return output
    .toString('latin1')
    .split(/\s+/)
    .filter((word) => word !== '');
}
