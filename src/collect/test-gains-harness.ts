import { decodeSource } from '../changes/source-text.js';
import { known, type Read } from '../facts.js';
import { type CargoLayout, parseLayout } from '../parsers/cargo-targets.js';
import { type FileContent, MAX_SOURCE_BYTES, type Repository } from '../repository.js';
import { folderOf, resolvePath } from './test-sources-packages.js';

/** Files of a commit, by path. */
type Contents = ReadonlyMap<string, FileContent>;

/** A target without a harness needs a `main` from somewhere, so that most files can be told without a look at a manifest. */
const MAY_RUN_ITSELF = /main|harness/;
/** Roots of targets lie no deeper below the manifest in code that people write. */
const MOST_FOLDERS = 8;

/**
 * Those of these Rust files that a target without a harness starts from, and none that has one: nothing marked `#[test]` is
 * compiled there. Reads the manifests around them, and nothing where no file looks like that.
 */
export async function readUnharnessed(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  contents: Contents,
): Promise<Read<ReadonlySet<string>>> {
  const asked = paths.filter((path) => path.endsWith('.rs') && mayRunItself(contents.get(path)));
  if (asked.length === 0) return known(new Set());
  const manifests = new Set(asked.flatMap((path) => foldersAround(path).map(manifestIn)));
  const read = await repository.readFiles(commit, [...manifests], MAX_SOURCE_BYTES);
  if (read.state !== 'known') return read;
  const inFolders = new Map<string, string[]>();
  for (const path of asked) {
    const folder = foldersAround(path).find((each) => read.value.get(manifestIn(each))?.state === 'bytes');
    if (folder !== undefined) inFolders.set(folder, [...(inFolders.get(folder) ?? []), path]);
  }
  const found = [...inFolders].flatMap(([folder, files]) =>
    unharnessedIn(folder, layoutOf(read.value.get(manifestIn(folder))), files),
  );
  return known(new Set(found));
}

function mayRunItself(content: FileContent | undefined): boolean {
  return content?.state === 'bytes' && MAY_RUN_ITSELF.test(decodeSource(content.bytes));
}

/** The nearest first. */
function foldersAround(path: string): readonly string[] {
  const folders = [folderOf(path)];
  for (let at = folders[0] ?? ''; at !== '' && folders.length < MOST_FOLDERS; folders.push(at))
    at = folderOf(at);
  return folders;
}

function manifestIn(folder: string): string {
  return folder === '' ? 'Cargo.toml' : `${folder}/Cargo.toml`;
}

function layoutOf(content: FileContent | undefined): CargoLayout | null {
  return content?.state === 'bytes' ? parseLayout(decodeSource(content.bytes)) : null;
}

function unharnessedIn(
  folder: string,
  layout: CargoLayout | null,
  files: readonly string[],
): readonly string[] {
  const relative = files.map((path) => (folder === '' ? path : path.slice(folder.length + 1)));
  const roots = layout?.roots(new Set(relative)) ?? [];
  const leading = (harness: boolean) =>
    new Set(roots.filter((root) => root.harness === harness).map(({ path }) => resolvePath(folder, path)));
  const [harnessed, others] = [leading(true), leading(false)];
  return files.filter((path) => others.has(path) && !harnessed.has(path));
}
