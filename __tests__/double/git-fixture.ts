import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
  const branchRef = (name: string): string => (name.startsWith('refs/') ? name : `refs/heads/${name}`);
  const exists = (ref: string): boolean =>
    existsSync(path.join(gitDir, ref)) ||
    (existsSync(path.join(gitDir, 'packed-refs')) &&
      git('for-each-ref', '--format=%(refname)', ref).split('\n').includes(ref));
  let seconds = FIRST_COMMIT_SECONDS;

  const commit = (files: FileEntries, commitOptions: CommitOptions = {}): string => {
    const ref = branchRef(commitOptions.branch ?? defaultBranch);
    seconds = commitOptions.seconds ?? seconds + 60;
    const parents = commitOptions.parents ?? (exists(ref) ? [ref] : []);
    const stream = serializeCommit({
      ref,
      message: commitOptions.message ?? 'A change',
      seconds,
      parents: parents.map((parent) => `${exists(branchRef(parent)) ? branchRef(parent) : parent}^0`),
      files,
      replaceTree: commitOptions.replaceTree ?? false,
    });
    // Speed over size: a fixture lives for seconds, so nothing is compressed well or packed twice.
    const settings = ['-c', 'core.compression=0', '-c', 'pack.compression=0', '-c', 'core.fsync=none'];
    const flags = ['--quiet', '--force', '--done', '--depth=0', '--date-format=raw'];
    return runGitSync(dir, [...settings, 'fast-import', ...flags], stream)
      .toString('latin1')
      .trim();
  };

  return {
    dir,
    gitDir,
    defaultBranch,
    commit,
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
