import { readdir, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { sortUtf8 } from '../evidence/utf8-order.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import { named } from '../plan/wording.js';
import { type Clone, GIT_TIMEOUT_MS, openClone } from './git.js';
import type { WorkTreeStatus } from './git-status.js';

/** The folders of a capture, absolute and without symlinks. */
export interface CapturePlace {
  readonly clone: Clone;
  /** The top of the work tree. */
  readonly repository: string;
  /** What input `working-directory` names. */
  readonly directory: string;
  /** Where temporary folders are made. */
  readonly temporaryFolder: string;
}

/** Finds the work tree, the Cargo workspace in it, and a place outside of it for temporary folders. */
export async function findPlace(request: {
  readonly repository: string;
  readonly workspace: string;
  readonly temporaryFolder?: string;
  /** Of each git command; the usual time when absent, and never more. */
  readonly timeoutMs?: number;
}): Promise<Read<CapturePlace>> {
  const { timeoutMs = GIT_TIMEOUT_MS } = request;
  const clone = await openClone(request.repository, { timeoutMs: Math.min(timeoutMs, GIT_TIMEOUT_MS) });
  if (clone.state === 'missing') return clone;
  if (clone.value.isBare)
    return missing('infrastructure', `${clone.value.directory} is a bare repository: it has no code to run.`);
  const repository = await realpath(clone.value.directory);
  const directory = await realpath(join(repository, request.workspace)).catch(() => null);
  if (directory === null || !isInside(directory, repository)) {
    return missing(
      'infrastructure',
      `\`working-directory\` names \`${request.workspace}\`, which is no folder of the repository.`,
    );
  }
  if (!(await hasManifest(directory, repository)))
    return noWorkspace(request.workspace, await workspaceFolders(repository));
  const temporaryFolder = await realpath(request.temporaryFolder ?? tmpdir()).catch(() => null);
  if (temporaryFolder === null || isInside(temporaryFolder, repository) || /\s/.test(temporaryFolder)) {
    return missing(
      'infrastructure',
      `Temporary folders cannot be made in ${request.temporaryFolder ?? tmpdir()}: it must exist, lie outside of the repository and have no blank in its name.`,
    );
  }
  return known({ clone: clone.value, repository, directory, temporaryFolder });
}

/** The state of the work tree when it is the commit's own, whole and clean; else why not. */
export async function provenCommit(clone: Clone, commit: string | undefined): Promise<Read<WorkTreeStatus>> {
  const status = await clone.statusIsClean();
  if (status.state === 'missing') return status;
  if (commit !== undefined && status.value.commit !== commit) {
    return missing(
      'incomplete-evidence',
      `The work tree is at commit ${status.value.commit}, but evidence is needed for ${commit}. Check that commit out.`,
    );
  }
  if (status.value.clean) return status;
  return missing(
    'incomplete-evidence',
    `The work tree differs from its commit ${status.value.commit}: ${nameChanges(status.value)}. Commit, ignore or remove what differs.`,
  );
}

/** What differs between a work tree and its commit, by the first few names. */
export function nameChanges({ changed, untracked }: Pick<WorkTreeStatus, 'changed' | 'untracked'>): string {
  const shown = 5;
  const all = [
    ...changed.map((path) => `${path} is changed`),
    ...untracked.map((path) => `${path} is not tracked`),
  ];
  return [...all.slice(0, shown), ...(all.length > shown ? [`${all.length - shown} more`] : [])].join(', ');
}

/** The path of a folder in the repository, with `/`; empty for its top. `null` for one outside. */
export function folderIn(repository: string, folder: string): string | null {
  if (folder === repository) return '';
  return isInside(folder, repository) ? folder.slice(repository.length + 1).replaceAll(sep, '/') : null;
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** cargo looks for a manifest here and then upwards; beyond the repository it is not the repository's. */
async function hasManifest(directory: string, repository: string): Promise<boolean> {
  for (let folder = directory; isInside(folder, repository); folder = dirname(folder)) {
    const manifest = await stat(join(folder, 'Cargo.toml')).catch(() => null);
    if (manifest?.isFile()) return true;
  }
  return false;
}

/** Folders directly in the repository that hold a manifest, by their names; none where that can't be told. */
async function workspaceFolders(repository: string): Promise<readonly string[]> {
  const entries = await readdir(repository, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found: string[] = [];
  for (const name of sortUtf8(folders)) {
    const manifest = await stat(join(repository, name, 'Cargo.toml')).catch(() => null);
    if (manifest?.isFile()) found.push(name);
  }
  return found;
}

/** One that a shell takes as it stands. */
const PLAIN_NAME = /^[\w.][\w.-]*$/;

function noWorkspace(workspace: string, folders: readonly string[]): Missing {
  const where = workspace === '' ? 'at the top of the repository' : `in \`${workspace}\``;
  const [only, ...others] = folders;
  const isOne = only !== undefined && others.length === 0;
  const set = isOne
    ? `There is one in ${named(only)}: set \`working-directory\` to it (on the command line: --working-directory ${PLAIN_NAME.test(only) ? only : 'DIR'}), `
    : 'Set `working-directory` (on the command line: --working-directory DIR) to the folder that holds it, ';
  return missing(
    'incomplete-evidence',
    `There is no Cargo workspace ${where}: no Cargo.toml was found. ${set}or \`floor: off\` where the plan’s baseline is not to be held.`,
  );
}
