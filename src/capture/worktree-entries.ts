import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isRunName, isStaleRun } from './capture-folder.js';
import { readOrdinaryFileNow } from './ordinary-file.js';

/**
 * What git keeps of the worktrees of a repository, in `worktrees/` of its folder. Read and removed without git: a run may be
 * killed while git has made half of an entry, which git then neither lists nor prunes, and a run that is being stopped has no
 * time to start it. Removing an entry is what `git worktree prune` does.
 */
interface WorktreeEntry {
  readonly path: string;
  /** The run's folder that its work tree lies in; of an entry that is not whole, where it would lie. */
  readonly runFolder: string;
}

/** Removes the entries of runs that were killed. `base` is where runs make their folders. */
export function removeStaleEntries(gitFolder: string, base: string): void {
  removeEntries(gitFolder, base, isStaleRun);
}

/** Removes the entry of the worktree in a run's folder. */
export function removeEntryOf(runFolder: string, gitFolder: string): void {
  removeEntries(gitFolder, dirname(runFolder), (folder) => folder === runFolder);
}

function removeEntries(gitFolder: string, base: string, isMeant: (runFolder: string) => boolean): void {
  const folder = join(gitFolder, 'worktrees');
  const meant = entriesIn(folder, base).filter(({ runFolder }) => isMeant(runFolder));
  for (const { path } of meant) rmSync(path, { recursive: true, force: true });
  if (meant.length > 0) removeIfEmpty(folder);
}

/** Only entries of plan-gate's own. */
function entriesIn(folder: string, base: string): readonly WorktreeEntry[] {
  return namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    const runFolder = runFolderOf(path) ?? join(base, name);
    return isRunName(basename(runFolder)) ? [{ path, runFolder }] : [];
  });
}

/** A path, of which no system takes more. */
const MAX_GITDIR_BYTES = 32 * 1_024;

/** By the file that says where the worktree's own `.git` is. */
function runFolderOf(entry: string): string | null {
  const file = readOrdinaryFileNow(join(entry, 'gitdir'), MAX_GITDIR_BYTES);
  const link = file.ok ? Buffer.from(file.bytes).toString('utf8').replace(/\n$/, '') : '';
  return link === '' ? null : dirname(dirname(resolve(entry, link)));
}

/** None where a link leads to the folder: what is removed is removed here. */
function namesIn(folder: string): readonly string[] {
  try {
    return lstatSync(folder).isDirectory() ? readdirSync(folder) : [];
  } catch {
    return [];
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Other worktrees are left.
  }
}
