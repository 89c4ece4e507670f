import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { known, type Missing, missing, type Read } from '../facts.js';
import { decodeName, splitRecords } from '../parsers/git-path.js';
import { createRunFolder, removeStaleRuns } from './capture-folder.js';
import type { Clone } from './git.js';
import { fillPointer, readPointer } from './git-lfs.js';
import { configWithoutPrograms } from './git-programs.js';
import { gitRunner, type RunGit } from './git-run.js';
import { isRealPath } from './given-place.js';
import { removeOnExit } from './leftovers.js';
import { removeEntryOf, removeStaleEntries } from './worktree-entries.js';

/** A commit to check out beside the user's own work tree. */
export interface WorktreeRequest {
  readonly clone: Clone;
  /** Full id. */
  readonly commit: string;
  /** Where temporary folders are made; the system's own place when absent. */
  readonly temporaryFolder?: string;
}

/** Checking out a large repository on a slow disk. */
const TIMEOUT_MS = 10 * 60 * 1_000;
const MAX_NAMED = 5;

/**
 * Checks a commit out in a worktree of its own, hands its folder to `use`, and removes it whatever comes of that. What a
 * killed run left behind goes first. No hook and no filter runs: files that Git LFS stands in for are copied from the
 * clone's own store. Submodules are not checked out.
 */
export async function withWorktree<T>(
  request: WorktreeRequest,
  use: (directory: string) => Promise<T>,
): Promise<Read<T>> {
  const { clone, commit, temporaryFolder = tmpdir() } = request;
  if (!(await clone.has(commit))) return notInClone(clone, commit);
  const run = gitRunner({ gitPath: 'git', cwd: clone.directory, timeoutMs: TIMEOUT_MS });
  const gitFolder = await commonFolder(run, clone.directory);
  if (gitFolder.state === 'missing') return gitFolder;
  await removeLeftovers(clone, temporaryFolder);
  const folder = createRunFolder(temporaryFolder);
  // Git names its entry after this folder: so one of which git made only half is known for ours.
  const directory = join(folder.path, basename(folder.path));
  const removeEntry = () => removeEntryOf(folder.path, gitFolder.value);
  const forget = removeOnExit(removeEntry);
  try {
    const made = await addWorktree(run, gitFolder.value, directory, commit);
    return made.state === 'missing' ? made : known(await use(directory));
  } finally {
    removeEntry();
    await folder.remove();
    forget();
  }
}

/** Removes what killed runs left: their entries among the clone's worktrees, their folders, and their programs. */
export async function removeLeftovers(clone: Clone, temporaryFolder: string): Promise<void> {
  const run = gitRunner({ gitPath: 'git', cwd: clone.directory, timeoutMs: TIMEOUT_MS });
  const gitFolder = await commonFolder(run, clone.directory);
  const base = await realpath(temporaryFolder).catch(() => temporaryFolder);
  if (gitFolder.state === 'known') removeStaleEntries(gitFolder.value, base);
  // A status makes its index where the system has its temporary folders.
  for (const each of new Set([base, tmpdir()])) await removeStaleRuns(each);
}

/** The folder that all worktrees of a repository share. */
async function commonFolder(run: RunGit, directory: string): Promise<Read<string>> {
  const answer = await run({ args: ['rev-parse', '--git-common-dir'] });
  if (answer.state === 'missing') return answer;
  return known(resolve(directory, answer.value.stdout.toString('utf8').replace(/\n$/, '')));
}

async function addWorktree(
  run: RunGit,
  gitFolder: string,
  directory: string,
  commit: string,
): Promise<Read<null>> {
  // No file is written yet, but a configured hook could follow the change of a ref.
  const hooks = await configWithoutPrograms(run);
  if (hooks.state === 'missing') return hooks;
  const added = await run({
    args: ['worktree', 'add', '--quiet', '--detach', '--no-checkout', directory, commit],
    config: hooks.value,
  });
  if (added.state === 'missing') return added;
  const own = gitRunner({ gitPath: 'git', cwd: directory, timeoutMs: TIMEOUT_MS });
  const programs = await configWithoutPrograms(own);
  if (programs.state === 'missing') return programs;
  const config = [...programs.value, ['core.sparseCheckout', 'false'] as const];
  const written = await own({ args: ['reset', '--hard', '--quiet', commit], config });
  return written.state === 'missing' ? written : fillPointers(own, gitFolder, directory, commit);
}

/** Puts the contents in place that LFS pointers stand for, as far as the clone holds them; all of them or a reason. */
async function fillPointers(
  run: RunGit,
  gitFolder: string,
  directory: string,
  commit: string,
): Promise<Read<null>> {
  const env = { GIT_LITERAL_PATHSPECS: '0' };
  const listed = await run({ args: ['ls-files', '-z', '--', ':(attr:filter=lfs)'], env });
  if (listed.state === 'missing') return listed;
  const store = join(gitFolder, 'lfs', 'objects');
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const absent: string[] = [];
  for (const path of (splitRecords(listed.value.stdout) ?? []).map(decodeName)) {
    if (path !== null && !(await fillFrom(store, join(directory, path), deadline))) absent.push(path);
    if (deadline.aborted) return tooSlow(commit);
  }
  return absent.length === 0 ? known(null) : notStored(commit, absent);
}

/**
 * False when the file is a pointer to what the store lacks. A file of full content stays as it is, and so does whatever else a
 * commit may hold there: a symlink, or a path that leads through one.
 */
async function fillFrom(store: string, path: string, deadline: AbortSignal): Promise<boolean> {
  const pointer = await readPointer(path);
  if (pointer === null || !(await isRealPath(dirname(path)))) return true;
  if (pointer.content === null) return false;
  const { oid } = pointer.content;
  return fillPointer(path, pointer.content, join(store, oid.slice(0, 2), oid.slice(2, 4), oid), deadline);
}

function notInClone(clone: Clone, commit: string): Missing {
  const advice = clone.isShallow
    ? 'Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` by hand.'
    : 'Fetch the branch that holds it.';
  return missing('infrastructure', `This clone does not hold commit ${commit}. ${advice}`);
}

function notStored(commit: string, paths: readonly string[]): Missing {
  const more = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
  return missing(
    'infrastructure',
    `Git LFS stands in for ${paths.slice(0, MAX_NAMED).join(', ')}${more} at commit ${commit}, and this clone has ` +
      `no contents for them. Fetch them before plan-gate runs: \`git lfs fetch origin ${commit}\`.`,
  );
}

function tooSlow(commit: string): Missing {
  return missing(
    'infrastructure',
    `The contents that Git LFS stands for at commit ${commit} could not be copied within ${TIMEOUT_MS / 60_000} minutes. ` +
      'Look at the sizes of what `git lfs ls-files --size` lists, and at the disk.',
  );
}
