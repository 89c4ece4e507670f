import { decodeSource } from '../changes/source-text.js';
import { known, type Read } from '../facts.js';
import { type CargoLayout, parseLayout, type TargetRoot } from '../parsers/cargo-targets.js';
import type { Repository, TreeEntry } from '../repository.js';
import { MAX_SOURCE_BYTES } from '../repository.js';

/** A package of a commit. */
export interface CargoPackagePlace {
  readonly name: string;
  /** Repository-relative; empty for the root. */
  readonly folder: string;
  /** Whether its workspace holds it; one without a workspace is held by itself. */
  readonly active: boolean;
  /** The folder of its workspace; its own where it has none. */
  readonly workspace: string;
  /** Paths are repository-relative. */
  readonly roots: readonly TargetRoot[];
}

/** The packages of a commit, and its Rust files. */
export interface CommitPackages {
  readonly files: ReadonlyMap<string, TreeEntry>;
  readonly all: readonly CargoPackagePlace[];
  /** Folders with a manifest that is none. */
  readonly unreadable: readonly string[];
  /** The package that a path lies in, whether it holds it or not; `null` where no manifest that can be read says so. */
  readonly ownerOf: (path: string) => CargoPackagePlace | null;
}

/** Reads all manifests of a commit. */
export async function readPackages(repository: Repository, commit: string): Promise<Read<CommitPackages>> {
  const listing = await repository.listFiles(commit, '');
  if (listing.state !== 'known') return listing;
  const files = new Map(listing.value.map((entry) => [entry.path, entry]));
  const manifests = listing.value.filter(({ path, mode }) => isManifest(path) && mode.startsWith('100'));
  const contents =
    manifests.length === 0
      ? known(new Map())
      : await repository.readBlobs([...new Set(manifests.map(({ oid }) => oid))], MAX_SOURCE_BYTES);
  if (contents.state !== 'known') return contents;
  const layouts = new Map<string, CargoLayout | null>();
  for (const { path, oid } of manifests) {
    const content = contents.value.get(oid);
    layouts.set(folderOf(path), content?.state === 'bytes' ? parseLayout(decodeSource(content.bytes)) : null);
  }
  return known(packagesOf(files, layouts));
}

export function isManifest(path: string): boolean {
  return path === 'Cargo.toml' || path.endsWith('/Cargo.toml');
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The path that a relative one leads to; `null` outside of the repository. */
export function resolvePath(folder: string, relative: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return relative.startsWith('/') ? null : parts.join('/');
}

type Layouts = ReadonlyMap<string, CargoLayout | null>;

function packagesOf(files: ReadonlyMap<string, TreeEntry>, layouts: Layouts): CommitPackages {
  const filesIn = filesByFolder([...files.keys()], layouts);
  const active = activeFolders(layouts);
  const all = [...layouts].flatMap(([folder, layout]): readonly CargoPackagePlace[] => {
    if (layout?.package === null || layout === null) return [];
    const roots = layout.roots(filesIn.get(folder) ?? new Set()).flatMap((root) => {
      const path = resolvePath(folder, root.path);
      return path === null ? [] : [{ ...root, path }];
    });
    const workspace = workspaceOf(folder, layouts) ?? folder;
    return [{ name: layout.package, folder, active: active.has(folder), workspace, roots }];
  });
  const byFolder = new Map(all.map((each) => [each.folder, each]));
  const ownerOf = (path: string) => {
    const folder = nearest(folderOf(path), layouts);
    return folder === null ? null : (byFolder.get(folder) ?? null);
  };
  const unreadable = [...layouts].flatMap(([folder, layout]) => (layout === null ? [folder] : []));
  return { files, all, unreadable, ownerOf };
}

/** The files of each package, relative to its folder, without those of packages below. */
function filesByFolder(paths: readonly string[], layouts: Layouts): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const nearestOf = new Map<string, string | null>();
  for (const path of paths) {
    if (!path.endsWith('.rs')) continue;
    const own = folderOf(path);
    const folder = nearestOf.get(own) ?? nearest(own, layouts);
    nearestOf.set(own, folder);
    if (folder === null) continue;
    const files = found.get(folder) ?? new Set();
    files.add(folder === '' ? path : path.slice(folder.length + 1));
    found.set(folder, files);
  }
  return found;
}

/** The nearest folder, upwards from this one, that holds a manifest. */
function nearest(from: string, layouts: Layouts): string | null {
  for (let folder = from; ; folder = folderOf(folder)) {
    if (layouts.has(folder)) return folder;
    if (folder === '') return null;
  }
}

function workspaceOf(folder: string, layouts: Layouts): string | null {
  const layout = layouts.get(folder);
  if (layout?.workspace) return folder;
  if (layout?.ownWorkspace) return resolvePath(folder, layout.ownWorkspace);
  for (let at = folder; at !== ''; ) {
    at = folderOf(at);
    const around = layouts.get(at)?.workspace;
    if (around) return at;
  }
  return null;
}

/** Folders of packages that a workspace holds: by its list, or since a package that it holds depends on them by path. */
function activeFolders(layouts: Layouts): ReadonlySet<string> {
  const active = new Set<string>();
  const waiting: string[] = [];
  const below = (folder: string, root: string) => (root === '' ? folder : folder.slice(root.length + 1));
  const enter = (folder: string, listed: boolean) => {
    const root = workspaceOf(folder, layouts);
    const workspace = root === null ? null : layouts.get(root)?.workspace;
    const inside = root !== null && below(folder, root);
    const isHeld =
      root === folder ||
      !workspace ||
      inside === false ||
      (!workspace.isExcluded(inside) && (listed || workspace.isMember(inside)));
    if (!isHeld || active.has(folder)) return;
    active.add(folder);
    waiting.push(folder);
  };
  for (const folder of layouts.keys()) enter(folder, false);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const path of layouts.get(folder)?.paths ?? []) {
      const target = resolvePath(folder, path);
      if (target !== null && layouts.has(target)) enter(target, true);
    }
  }
  return active;
}
