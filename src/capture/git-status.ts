import { lstat, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODE_SUBMODULE } from '../changes/changed-file.js';
import { known, missing, type Read } from '../facts.js';
import { parseStatus, type TrackedChange } from '../parsers/git-status.js';
import { createRunFolder } from './capture-folder.js';
import { listFiles } from './git-files.js';
import { isContent, MAX_POINTER_BYTES, parsePointer } from './git-lfs.js';
import { peel, readBlobs } from './git-objects.js';
import { configWithoutPrograms, type GitConfig } from './git-programs.js';
import type { RunGit } from './git-run.js';

/** How the work tree differs from the commit that is checked out. Paths are relative to its top. */
export interface WorkTreeStatus {
  /** What HEAD is. */
  readonly commit: string;
  /** Nothing is changed and nothing untracked; ignored files may be there. */
  readonly clean: boolean;
  readonly changed: readonly string[];
  readonly untracked: readonly string[];
  /** A folder that is ignored as a whole ends with `/`. */
  readonly ignored: readonly string[];
}

/** Room for the names of some hundred thousand files. */
const MAX_STATUS_BYTES = 64 * 1024 * 1024;
/** For hashing what Git LFS pointers stand for: of the whole work tree, as long as one git command has for the rest. */
const HASHING_MS = 5 * 60 * 1_000;

/**
 * Compares every file's content with the commit. Not by the clone's own index: what that remembers of times, sizes and
 * flags (assume-unchanged, skip-worktree) can hide a change, so a fresh one without memories is made for this question.
 * Filters are programs that the clone's configuration names, so none runs; a file that Git LFS stands in for is
 * compared with its pointer here, and one behind another filter counts as changed. Submodules that are checked out are
 * looked into by `statusOf`, which answers `null` where the folder is no
 * clone of its own: then what it holds is of no commit.
 */
export async function workTreeStatus(
  run: RunGit,
  workTree: string,
  statusOf: (folder: string) => Promise<Read<WorkTreeStatus> | null>,
): Promise<Read<WorkTreeStatus>> {
  const commit = await peel(run, 'HEAD', 'commit');
  if (commit.state === 'missing') return commit;
  if (commit.value === null) return missing('infrastructure', `Nothing is checked out in ${workTree}.`);
  const config = await configWithoutPrograms(run);
  if (config.state === 'missing') return config;
  const listing = await listStatus(run, commit.value, config.value);
  if (listing.state === 'missing') return listing;
  const stands = await standIns(run, workTree, listing.value.tracked);
  if (stands.state === 'missing') return stands;
  const changed = listing.value.tracked.map(({ path }) => path).filter((path) => !stands.value.has(path));
  const below = await submoduleStatus(run, commit.value, workTree, statusOf);
  if (below.state === 'missing') return below;
  const all = {
    changed: [...changed, ...below.value.flatMap((status) => status.changed)],
    untracked: [...listing.value.untracked, ...below.value.flatMap((status) => status.untracked)],
    ignored: [...listing.value.ignored, ...below.value.flatMap((status) => status.ignored)],
  };
  const clean = all.changed.length === 0 && all.untracked.length === 0;
  return known({ commit: commit.value, clean, ...all });
}

async function listStatus(run: RunGit, commit: string, programs: GitConfig): ReturnType<typeof readStatus> {
  const folder = createRunFolder(tmpdir(), 'index');
  try {
    const env = { GIT_INDEX_FILE: join(folder.path, 'index') };
    const config: GitConfig = [
      ...programs,
      // What could leave files out of the new index, or take their state from elsewhere.
      ['core.sparseCheckout', 'false'],
      ['core.untrackedCache', 'false'],
      ['core.splitIndex', 'false'],
      ['core.ignoreStat', 'false'],
    ];
    const index = await run({ args: ['read-tree', commit], config, env });
    return index.state === 'missing' ? index : await readStatus(run, config, env);
  } finally {
    await folder.remove();
  }
}

async function readStatus(run: RunGit, config: GitConfig, env: Record<string, string>) {
  const files = ['--untracked-files=all', '--ignored=matching', '--ignore-submodules=dirty'];
  const args = ['status', '--porcelain=v2', '-z', '--no-renames', '--no-ahead-behind', ...files];
  const answer = await run({ args, config, env, maxOutputBytes: MAX_STATUS_BYTES });
  return answer.state === 'missing' ? answer : parseStatus(answer.value.stdout);
}

/** The paths among the changes where the work tree holds what a Git LFS pointer in the commit stands for. */
async function standIns(
  run: RunGit,
  workTree: string,
  changes: readonly TrackedChange[],
): Promise<Read<ReadonlySet<string>>> {
  const regular = changes.filter(
    ({ indexMode, workTreeMode }) => indexMode.startsWith('100') && indexMode === workTreeMode,
  );
  const blobs = await readBlobs(
    run,
    regular.map(({ indexOid }) => indexOid),
    MAX_POINTER_BYTES,
  );
  if (blobs.state === 'missing') return blobs;
  // A pointer says itself how large its content is, and a file may have any size without taking room on the disk.
  const deadline = AbortSignal.timeout(HASHING_MS);
  const found = new Set<string>();
  for (const { path, indexOid } of regular) {
    const blob = blobs.value.get(indexOid);
    const content = blob?.state === 'bytes' ? parsePointer(blob.bytes) : null;
    if (content !== null && (await isContent(content, join(workTree, path), deadline))) found.add(path);
  }
  return known(found);
}

async function submoduleStatus(
  run: RunGit,
  commit: string,
  workTree: string,
  statusOf: (folder: string) => Promise<Read<WorkTreeStatus> | null>,
): Promise<Read<readonly WorkTreeStatus[]>> {
  const files = await listFiles(run, commit, '');
  if (files.state === 'missing') return files;
  const found: WorkTreeStatus[] = [];
  for (const { path } of files.value.filter(({ mode }) => mode === MODE_SUBMODULE)) {
    const folder = join(workTree, path);
    const content = await folderContent(folder);
    // Gone, or something else: git itself tells that. Empty: not checked out, as clones leave submodules by default.
    if (content === null || content.length === 0) continue;
    const status = await statusOf(folder);
    if (status === null) found.push({ commit, clean: false, changed: [path], untracked: [], ignored: [] });
    else if (status.state === 'missing') return status;
    else found.push(below(path, status.value));
  }
  return known(found);
}

/** What a folder holds; `null` when there is none, or a symlink to one. */
async function folderContent(folder: string): Promise<readonly string[] | null> {
  try {
    return (await lstat(folder)).isDirectory() ? await readdir(folder) : null;
  } catch {
    return null;
  }
}

function below(folder: string, status: WorkTreeStatus): WorkTreeStatus {
  const under = (paths: readonly string[]) => paths.map((path) => `${folder}/${path}`);
  const { changed, untracked, ignored } = status;
  return { ...status, changed: under(changed), untracked: under(untracked), ignored: under(ignored) };
}
