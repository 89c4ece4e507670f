import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isObjectId } from '../evidence/object-id.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import { decodeName } from '../parsers/git-path.js';
import type { Repository } from '../repository.js';
import { findExecutable } from './executable.js';
import { listFiles, readFiles } from './git-files.js';
import { changedFiles, type History, mergeBase } from './git-history.js';
import { peel, readBlobs } from './git-objects.js';
import { branchCommit, branchesAt, currentBranch, resolveRef } from './git-refs.js';
import { gitRunner, type RunGit } from './git-run.js';
import { type WorkTreeStatus, workTreeStatus } from './git-status.js';
import { systemCode, systemWords } from './system-words.js';

/** A repository on this machine's disk. Nothing here changes it, and nothing that its configuration names is run. */
export interface Clone extends Repository {
  /** The top of the work tree; of a bare repository, the repository itself. Absolute. */
  readonly directory: string;
  readonly isBare: boolean;
  /** Whether history is cut off somewhere, as `actions/checkout` leaves it by default. */
  readonly isShallow: boolean;
  /** Whether the clone holds this commit. */
  has(commit: string): Promise<boolean>;
  /** The branch that is checked out, without `refs/heads/`; `null` when HEAD is detached. */
  currentBranch(): Promise<Read<string | null>>;
  /** Names of the branches whose tip is this commit, without `refs/heads/` and `origin/`; the clone's own first. */
  branchesAt(commit: string): Promise<Read<readonly string[]>>;
  /** The tip of a branch: the clone's own, else origin's, else `null`. */
  branchCommit(name: string): Promise<Read<string | null>>;
  treeOid(commit: string): Promise<Read<string>>;
  /** Compares the work tree with HEAD, file by file, content by content. */
  statusIsClean(): Promise<Read<WorkTreeStatus>>;
}

export interface CloneOptions {
  /** `git`, looked up in PATH, when absent. */
  readonly gitPath?: string;
  /** Of each git command. */
  readonly timeoutMs?: number;
}

/** A diff or a status of a huge repository on a slow disk takes a minute. */
export const GIT_TIMEOUT_MS = 5 * 60 * 1_000;

/** Opens the repository that a folder is in: a clone, a linked worktree, or a bare repository. */
export async function openClone(directory: string, options: CloneOptions = {}): Promise<Read<Clone>> {
  const { gitPath = 'git', timeoutMs = GIT_TIMEOUT_MS } = options;
  const odd = (await folderProblem(directory)) ?? (await gitProblem(gitPath));
  if (odd !== null) return missing('infrastructure', odd);
  const discover = gitRunner({ gitPath, timeoutMs, cwd: directory });
  const flags = ['--is-bare-repository', '--is-shallow-repository', '--absolute-git-dir'];
  const answer = await discover({ args: ['rev-parse', ...flags] });
  if (answer.state === 'missing') return notOpened(directory, answer);
  // Two words on lines of their own; a folder's name may hold line feeds itself, so the rest is the name.
  const [, isBare, isShallow] =
    /^(true|false)\n(true|false)\n/.exec(answer.value.stdout.toString('latin1')) ?? [];
  const gitDirectory = readFolder(answer.value.stdout.subarray(`${isBare}\n${isShallow}\n`.length));
  const workTree = isBare === 'true' ? known(null) : await topLevel(discover);
  if (workTree.state === 'missing') return notOpened(directory, workTree);
  if (isBare === undefined || gitDirectory === null) return missing('infrastructure', oddName(directory));
  const place = { gitPath, timeoutMs, cwd: workTree.value ?? gitDirectory, gitDirectory };
  const run = gitRunner(workTree.value === null ? place : { ...place, workTree: workTree.value });
  return known(
    cloneOf({ run, directory: place.cwd, isShallow: isShallow === 'true' }, workTree.value, options),
  );
}

function cloneOf(history: History, workTree: string | null, options: CloneOptions): Clone {
  const { run, directory, isShallow } = history;
  return {
    directory,
    isBare: workTree === null,
    isShallow,
    resolve: (ref) => resolveRef(run, ref),
    mergeBase: (base, head) => mergeBase(history, base, head),
    listFiles: (commit, folder) => listFiles(run, commit, folder),
    readBlobs: (oids, maxBytes) => readBlobs(run, oids, maxBytes),
    readFiles: (commit, paths, maxBytes) => readFiles(run, commit, paths, maxBytes),
    changedFiles: (base, head) => changedFiles(history, base, head),
    has: async (commit) => {
      if (!isObjectId(commit)) return false;
      const found = await peel(run, commit, 'commit');
      return found.state === 'known' && found.value === commit;
    },
    currentBranch: () => currentBranch(run),
    branchesAt: (commit) => branchesAt(run, commit),
    branchCommit: (name) => branchCommit(run, name),
    treeOid: (commit) => treeOid(run, commit),
    statusIsClean: async () => {
      if (workTree === null) return missing('infrastructure', `${directory} is bare: it has no work tree.`);
      return workTreeStatus(run, workTree, (folder) => submoduleStatus(folder, options));
    },
  };
}

async function treeOid(run: RunGit, commit: string): Promise<Read<string>> {
  const tree = isObjectId(commit) ? await peel(run, commit, 'tree') : known(null);
  if (tree.state === 'missing') return tree;
  if (tree.value !== null) return known(tree.value);
  return missing(
    'infrastructure',
    `This clone does not hold commit ${commit}. Fetch the branch that holds it.`,
  );
}

/** `null` for the folder of a submodule that is not checked out: git finds the repository around it. */
async function submoduleStatus(folder: string, options: CloneOptions): Promise<Read<WorkTreeStatus> | null> {
  const clone = await openClone(folder, options);
  if (clone.state === 'missing') return clone;
  const real = await realpath(folder).catch(() => folder);
  const isItsOwn = resolve(clone.value.directory) === real;
  return isItsOwn ? clone.value.statusIsClean() : null;
}

async function topLevel(discover: RunGit): Promise<Read<string>> {
  const answer = await discover({ args: ['rev-parse', '--show-toplevel'] });
  if (answer.state === 'missing') return answer;
  const folder = readFolder(answer.value.stdout);
  return folder === null ? missing('infrastructure', oddName('The work tree')) : known(folder);
}

function readFolder(line: Uint8Array): string | null {
  return line.at(-1) === 0x0a ? decodeName(line.subarray(0, -1)) : null;
}

function oddName(folder: string): string {
  return `${folder} lies in a folder whose name is not UTF-8. Clone into another folder.`;
}

/** Why nothing can be looked for in a folder; `null` when it is one. */
async function folderProblem(directory: string): Promise<string | null> {
  const folder = resolve(directory);
  try {
    return (await stat(folder)).isDirectory() ? null : `${folder} is no folder.`;
  } catch (error) {
    return systemCode(error) === 'ENOENT'
      ? `There is no folder ${folder}.`
      : `The folder ${folder} can't be used: ${systemWords(error)}.`;
  }
}

/** Why git can't be run; `null` when it is there. */
export async function gitProblem(gitPath = 'git'): Promise<string | null> {
  const program = await findExecutable(gitPath, process.env.PATH);
  return program === null ? `${gitPath} is needed and was not found; install it.` : null;
}

function notOpened(directory: string, cause: Missing): Missing {
  const folder = resolve(directory);
  return cause.reason.includes('not a git repository')
    ? missing('infrastructure', `${folder} is not in a git repository. Name a folder that is in a clone.`)
    : missing('infrastructure', `${folder} could not be opened as a git repository: ${cause.reason}`);
}
