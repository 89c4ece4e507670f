import {
  type FileLinks,
  type Inclusion,
  type ModuleLink,
  NO_LINKS,
  readLinks,
} from '../changes/rust-modules.js';
import { decodeSource } from '../changes/source-text.js';
import { known, type Read } from '../facts.js';
import { MAX_SOURCE_BYTES, type Repository } from '../repository.js';
import {
  type CargoPackagePlace,
  type CommitPackages,
  folderOf,
  resolvePath,
} from './test-sources-packages.js';

/** A file that the modules of a crate lead to. */
export interface ReachedFile {
  /** Where it stands: the target and the modules, as in the names of tests. A file may stand in several places. */
  readonly places: readonly FilePlace[];
  /** Whether only test builds compile it, wherever it stands. */
  readonly testOnly: boolean;
  /** Whether a harness runs its tests, in one of the places at least. */
  readonly harness: boolean;
  /** Whether it is included as documentation, and nowhere as code. */
  readonly documentation: boolean;
}

export interface FilePlace {
  readonly package: string;
  readonly kind: string;
  readonly target: string;
  readonly modules: readonly string[];
}

export interface ModuleTree {
  readonly files: ReadonlyMap<string, ReachedFile>;
  /** Names of packages in which a macro makes modules, so that files may belong to them unseen. */
  readonly unclear: ReadonlySet<string>;
  /** Names of packages of more files than were followed. */
  readonly oversized: ReadonlySet<string>;
}

/** Reads what a file says of others, by its blob; a blob is read and parsed once for all commits. */
export interface LinkReader {
  readonly read: (oids: readonly string[]) => Promise<Read<ReadonlyMap<string, FileLinks>>>;
}

export function linkReader(repository: Repository): LinkReader {
  const links = new Map<string, FileLinks>();
  return {
    async read(oids) {
      const unread = [...new Set(oids)].filter((oid) => !links.has(oid));
      if (unread.length > 0) {
        const contents = await repository.readBlobs(unread, MAX_SOURCE_BYTES);
        if (contents.state !== 'known') return contents;
        for (const oid of unread) {
          const content = contents.value.get(oid);
          links.set(oid, content?.state === 'bytes' ? readLinks(decodeSource(content.bytes)) : NO_LINKS);
        }
      }
      return known(links);
    },
  };
}

/** A file that is to be looked into, in one place. */
interface Visit {
  readonly path: string;
  readonly place: FilePlace;
  /** Whether modules of the file lie beside it: it is a root, a `mod.rs`, or was named by a path. */
  readonly besides: boolean;
  readonly testOnly: boolean;
  readonly harness: boolean;
  readonly documentation: boolean;
  readonly owner: CargoPackagePlace;
}

/** A file that stands in more places of one crate stands in none that a test's name could be told by. */
const MAX_PLACES = 64;
/** Modules nest no deeper. */
const MAX_MODULES = 64;

/** Follows the modules of these packages from their targets on, up to so many files of each. */
export async function walkModules(
  packages: CommitPackages,
  walked: readonly CargoPackagePlace[],
  reader: LinkReader,
  most: number,
): Promise<Read<ModuleTree>> {
  const files = new Map<string, Mutable>();
  const unclear = new Set<string>();
  const oversized = new Set<string>();
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  const roots = await runningRoots(packages, walked.flatMap(rootVisits), reader);
  if (roots.state !== 'known') return roots;
  let visits = roots.value;
  while (visits.length > 0) {
    const fresh = visits.filter((visit) => packages.files.has(visit.path) && note(visit, files, seen));
    for (const { owner } of fresh) {
      const count = (counts.get(owner.name) ?? 0) + 1;
      counts.set(owner.name, count);
      if (count > most) oversized.add(owner.name);
    }
    const code = fresh.filter(({ documentation, owner }) => !documentation && !oversized.has(owner.name));
    const oidOf = ({ path }: Visit) => packages.files.get(path)?.oid ?? '';
    const links = await reader.read(code.map(oidOf));
    if (links.state !== 'known') return links;
    visits = code.flatMap((visit) => {
      const found = links.value.get(oidOf(visit)) ?? NO_LINKS;
      if (found.generates) unclear.add(visit.owner.name);
      return [
        ...found.modules.flatMap((link) => linked(visit, link, packages)),
        ...found.inclusions.flatMap((inclusion) => included(visit, inclusion, packages)),
      ];
    });
  }
  return known({ files, unclear, oversized });
}

interface Mutable {
  readonly places: FilePlace[];
  testOnly: boolean;
  harness: boolean;
  documentation: boolean;
}

/** Without the programs that run nothing: they have no harness, and a `main` that is empty. */
async function runningRoots(
  { files }: CommitPackages,
  roots: readonly Visit[],
  reader: LinkReader,
): Promise<Read<readonly Visit[]>> {
  const oidOf = ({ path }: Visit) => files.get(path)?.oid ?? '';
  const own = roots.filter(({ harness, place, path }) => !harness && place.kind !== 'lib' && files.has(path));
  if (own.length === 0) return known(roots);
  const links = await reader.read(own.map(oidOf));
  if (links.state !== 'known') return links;
  const idle = new Set(own.filter((root) => links.value.get(oidOf(root))?.idle === true));
  return known(roots.filter((root) => !idle.has(root)));
}

function rootVisits(owner: CargoPackagePlace): readonly Visit[] {
  return owner.roots.map(({ kind, name, path, harness }) => ({
    path,
    harness,
    place: { package: owner.name, kind, target: name, modules: [] },
    besides: true,
    testOnly: kind === 'test' || kind === 'bench',
    documentation: false,
    owner,
  }));
}

/** Returns whether the file has to be looked into for this place. */
function note(
  { path, place, besides, testOnly, harness, documentation }: Visit,
  files: Map<string, Mutable>,
  seen: Set<string>,
): boolean {
  const known = files.get(path);
  if (known === undefined) files.set(path, { places: [place], testOnly, harness, documentation });
  else {
    if (known.places.length < MAX_PLACES) known.places.push(place);
    known.testOnly &&= testOnly;
    known.harness ||= harness;
    known.documentation &&= documentation;
  }
  const crate = JSON.stringify([place.package, place.kind, place.target, path, besides, testOnly]);
  if (seen.has(crate) || place.modules.length > MAX_MODULES) return false;
  seen.add(crate);
  return true;
}

function linked(visit: Visit, link: ModuleLink, { files }: CommitPackages): readonly Visit[] {
  const stem = visit.path.slice(folderOf(visit.path).length).replace(/^\/|\.rs$/g, '');
  const beside = folderOf(visit.path);
  const own = visit.besides || stem === 'mod' ? beside : resolvePath(beside, stem);
  const folder = link.around.reduce<string | null>(
    (at, { name, path }) => (at === null ? null : resolvePath(at, path ?? name)),
    own,
  );
  if (folder === null) return [];
  const place = { ...visit.place, modules: [...visit.place.modules, ...link.around.map(named), link.name] };
  const testOnly = visit.testOnly || link.testOnly;
  const to = (path: string | null, besides: boolean): readonly Visit[] =>
    path === null ? [] : [{ ...visit, path, place, besides, testOnly }];
  const byPath = link.paths.flatMap((path) =>
    to(resolvePath(link.around.length > 0 ? folder : beside, path), true),
  );
  if (!link.byName) return byPath;
  const [file, root] = [resolvePath(folder, `${link.name}.rs`), resolvePath(folder, `${link.name}/mod.rs`)];
  return [...byPath, ...to(file, false), ...to(root, true)].filter(({ path }) => files.has(path));
}

function named({ name }: { readonly name: string }): string {
  return name;
}

function included(visit: Visit, inclusion: Inclusion, { files }: CommitPackages): readonly Visit[] {
  const place = { ...visit.place, modules: [...visit.place.modules, ...inclusion.around] };
  const testOnly = visit.testOnly || inclusion.testOnly;
  const around = { ...visit, place, testOnly, besides: true };
  if (inclusion.as !== 'folder') {
    const path = resolvePath(folderOf(visit.path), inclusion.path);
    return path === null ? [] : [{ ...around, path, documentation: inclusion.as === 'documentation' }];
  }
  const folder = resolvePath(visit.owner.folder, inclusion.path);
  return [...files.keys()]
    .filter((path) => folder !== null && path.endsWith('.rs') && folderOf(path) === folder)
    .map((path) => {
      const name = path.slice((folder?.length ?? 0) + 1).replace(/\.rs$/, '');
      return { ...around, path, besides: false, place: { ...place, modules: [...place.modules, name] } };
    });
}
