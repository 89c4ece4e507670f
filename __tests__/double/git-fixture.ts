import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FileEntries, serializeCommit } from './fast-import.js';
import { runGitSync } from './git-process.js';

export type { FileEntries, FileSpec } from './fast-import.js';

export interface RepositoryOptions {
  /** No work tree; `false` by default. */
  readonly bare?: boolean;
  /** `main` by default. */
  readonly defaultBranch?: string;
  /** `sha1` by default. */
  readonly objectFormat?: 'sha1' | 'sha256';
}

export interface CommitOptions {
  /** The branch that gets the commit, made when there is none; the default branch when not said. A full ref (`refs/…`) is taken as it is. */
  readonly branch?: string;
  /** Commits, by branch name or object id: where the commit goes on from. The branch's own tip when not said; `[]` starts a history without parents. */
  readonly parents?: readonly string[];
  readonly message?: string;
  /** Seconds since the epoch; a minute after the former commit of this fixture when not said. */
  readonly seconds?: number;
  /** True: the commit holds only these files. */
  readonly replaceTree?: boolean;
}

/** A real repository in a temporary folder. The same calls give the same object ids on every machine. */
export interface GitFixture {
  /** The folder with the work tree (or the bare repository); nothing is checked out until `checkout` is called. */
  readonly dir: string;
  readonly gitDir: string;
  readonly defaultBranch: string;
  /** Adds, changes and deletes files in one commit; answers with its object id. */
  commit(files: FileEntries, options?: CommitOptions): string;
  /** Makes a branch, or moves it wherever it was before. */
  branch(name: string, at: string): void;
  /** The object id that a ref or expression names; throws when there is none. */
  resolve(name: string): string;
  /** Writes a commit or branch into the work tree, as a user's clone has it. */
  checkout(name: string): void;
  /** Any other git command in the repository; standard output as text, untrimmed. */
  git(...args: string[]): string;
  remove(): void;
}

const FIRST_COMMIT_SECONDS = Date.UTC(2026, 0, 1) / 1000;

/** Makes an empty repository that ignores the configuration of whoever runs the tests. Call `remove` at the end. */
export function createRepository(options: RepositoryOptions = {}): GitFixture {
  const { bare = false, defaultBranch = 'main', objectFormat = 'sha1' } = options;
  const dir = mkdtempSync(path.join(tmpdir(), 'plan-gate-git-'));
  runGitSync(dir, [
    'init',
    '--quiet',
    '--template=',
    `--initial-branch=${defaultBranch}`,
    `--object-format=${objectFormat}`,
    ...(bare ? ['--bare'] : []),
  ]);
  const gitDir = bare ? dir : path.join(dir, '.git');
  const git = (...args: string[]): string => runGitSync(dir, args).toString('utf8');
  let seconds = FIRST_COMMIT_SECONDS;
  return {
    dir,
    gitDir,
    defaultBranch,
    commit: (files, { branch = defaultBranch, ...commitOptions } = {}) => {
      seconds = commitOptions.seconds ?? seconds + 60;
      return importCommit(dir, gitDir, files, { ...commitOptions, branch, seconds });
    },
    git,
    branch: (name, at) => {
      git('update-ref', branchRef(name), at);
    },
    resolve: (name) => git('rev-parse', '--verify', '--quiet', '--end-of-options', name).trim(),
    checkout: (name) => {
      git('-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', name, '--');
    },
    remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function importCommit(
  dir: string,
  gitDir: string,
  files: FileEntries,
  options: CommitOptions & { readonly branch: string; readonly seconds: number },
): string {
  const ref = branchRef(options.branch);
  const parents = options.parents ?? (hasRef(gitDir, ref) ? [ref] : []);
  const stream = serializeCommit({
    ref,
    message: options.message ?? 'A change',
    seconds: options.seconds,
    parents: parents.map((parent) => {
      const branch = branchRef(parent);
      return `${hasRef(gitDir, branch) ? branch : parent}^0`;
    }),
    files,
    replaceTree: options.replaceTree ?? false,
  });
  // Speed over size: a fixture lives for seconds, so nothing is compressed well or packed twice.
  const settings = ['-c', 'core.compression=0', '-c', 'pack.compression=0', '-c', 'core.fsync=none'];
  const flags = ['--quiet', '--force', '--done', '--depth=0', '--date-format=raw'];
  return runGitSync(dir, [...settings, 'fast-import', ...flags], stream)
    .toString('latin1')
    .trim();
}

function branchRef(name: string): string {
  return name.startsWith('refs/') ? name : `refs/heads/${name}`;
}

/** Looks for the file first, for most refs of a fixture are loose and a process costs more than the rest of a commit. */
function hasRef(gitDir: string, ref: string): boolean {
  if (statSync(path.join(gitDir, ref), { throwIfNoEntry: false })?.isFile()) return true;
  if (!existsSync(path.join(gitDir, 'packed-refs'))) return false;
  const listed = runGitSync(gitDir, ['for-each-ref', '--format=%(refname)', ref]).toString('utf8');
  return listed.split('\n').includes(ref);
}
