import { realpath } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import type { EvidenceProblem } from '../evidence/evidence.js';
import { sortUtf8 } from '../evidence/utf8-order.js';
import { folderIn } from './capture-place.js';
import { depInfoFiles } from './dep-info-files.js';

/** A work tree as it was before anything was built in it. */
export interface SourcePlace {
  /** Absolute, without symlinks. */
  readonly repository: string;
  /** What relative names are relative to. */
  readonly workspaceRoot: string;
  /** The manifests of the workspace. */
  readonly manifests: readonly string[];
  /** What the capture itself builds into, which may be kept below the work tree. */
  readonly targetFolders: readonly string[];
  /** Paths that git ignored; a folder that is ignored as a whole ends with `/`. */
  readonly ignored: readonly string[];
}

/** Of many such files, those named. */
const NAMED = 5;

/**
 * Whether a build read files of the work tree that were there although they are none of the commit: git ignores them, so the
 * work tree counts as clean, and on another machine they are not. What a build script writes into the work tree is the
 * commit's own doing and was not there before. To be asked after a build, by what each compilation says that it read.
 */
export async function ignoredSourceProblems(
  targetFolder: string,
  place: SourcePlace,
): Promise<readonly EvidenceProblem[]> {
  // As in a fresh clone; nothing need be read then.
  if (place.ignored.length === 0) return [];
  const read = new Set(place.manifests);
  for await (const { files } of depInfoFiles(targetFolder)) {
    for (const path of files) read.add(isAbsolute(path) ? path : resolve(place.workspaceRoot, path));
  }
  const isIgnored = ignoredAmong(place.ignored);
  const found = new Set<string>();
  for (const path of read) {
    if (place.targetFolders.some((folder) => folderIn(folder, path) !== null)) continue;
    for (const own of await namesOf(resolve(path), place.repository)) if (isIgnored(own)) found.add(own);
  }
  return found.size === 0 ? [] : [ignoredSources(sortUtf8(found))];
}

/** The paths in the repository by which a file is known: as it was named, and without symlinks. */
async function namesOf(path: string, repository: string): Promise<readonly string[]> {
  const named = folderIn(repository, path);
  if (named === null) return [];
  const real = folderIn(repository, await realpath(path).catch(() => path));
  return real === null || real === named ? [named] : [named, real];
}

function ignoredAmong(ignored: readonly string[]): (path: string) => boolean {
  const all = new Set(ignored);
  return (path) => {
    if (all.has(path)) return true;
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
      if (all.has(path.slice(0, at + 1))) return true;
    }
    return false;
  };
}

function ignoredSources(paths: readonly string[]): EvidenceProblem {
  const listed = paths.slice(0, NAMED).join(', ');
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  const [they, are, them] =
    paths.length === 1 ? ['is no file', 'It was', 'it'] : ['are no files', 'They were', 'them'];
  const message =
    `The build read ${listed}${more}, which git ignores and which ${they} of the commit. ` +
    `${are} there before the build. Commit or remove ${them}, or capture in a fresh clone.`;
  return { code: 'source-not-committed', message };
}
