import type { ChangedFile } from '../src/changes/changed-file.js';
import { blobId } from '../src/evidence/blob-id.js';
import { known, missing, type Read } from '../src/facts.js';
import type { FileContent, Repository, TreeEntry } from '../src/repository.js';

/** A commit as plain values: contents by path. A `symlink` or `submodule` stands for its mode. */
export type Tree = Readonly<Record<string, string | { readonly mode: string; readonly text: string }>>;

export interface World {
  /** Commits by id. */
  readonly commits: Readonly<Record<string, Tree>>;
  readonly refs: Readonly<Record<string, string>>;
  readonly mergeBase: string;
  /** Asked before every call by its name; a text makes that call come back `missing` with it. */
  readonly fail?: (call: string) => string | undefined;
}

/** A repository out of plain values, for tests of what is done with one. */
export function memoryRepository(world: World): Repository {
  const guarded = <T>(call: string, answer: () => T): Promise<Read<T>> => {
    const reason = world.fail?.(call);
    return Promise.resolve(reason === undefined ? known(answer()) : missing('infrastructure', reason));
  };
  const entries = (commit: string): readonly TreeEntry[] =>
    Object.entries(world.commits[commit] ?? {})
      .map(([path, file]) => ({
        path,
        mode: typeof file === 'string' ? '100644' : file.mode,
        oid: oidOf(file),
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  const contents = new Map(
    Object.values(world.commits).flatMap((tree) =>
      Object.values(tree).map((file) => [oidOf(file), textOf(file)] as const),
    ),
  );
  const content = (oid: string, max: number): FileContent => {
    const bytes = Buffer.from(contents.get(oid) ?? '');
    return bytes.length > max ? { state: 'too-large' } : { state: 'bytes', bytes };
  };
  return {
    resolve: (ref) => guarded('resolve', () => world.refs[ref] ?? null),
    mergeBase: () => guarded('mergeBase', () => world.mergeBase),
    listFiles: (commit, folder) =>
      guarded(`listFiles ${commit}`, () =>
        entries(commit).filter(
          ({ path }) => folder === '' || path === folder || path.startsWith(`${folder}/`),
        ),
      ),
    readBlobs: (oids, max) =>
      guarded('readBlobs', () => new Map(oids.map((oid) => [oid, content(oid, max)]))),
    readFiles: (commit, paths, max) =>
      guarded(
        `readFiles ${commit}`,
        () => new Map(paths.map((path) => [path, fileAt(path, entries(commit), (oid) => content(oid, max))])),
      ),
    changedFiles: (from, to) => guarded('changedFiles', () => diff(entries(from), entries(to))),
  };
}

function fileAt(
  path: string,
  entries: readonly TreeEntry[],
  content: (oid: string) => FileContent,
): FileContent {
  const entry = entries.find((each) => each.path === path);
  if (entry === undefined) return { state: 'absent' };
  return entry.mode === '100644' ? content(entry.oid) : { state: 'not-a-file' };
}

function diff(before: readonly TreeEntry[], after: readonly TreeEntry[]): readonly ChangedFile[] {
  const [was, is] = [
    new Map(before.map((entry) => [entry.path, entry])),
    new Map(after.map((entry) => [entry.path, entry])),
  ];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((path): ChangedFile[] => {
    const [a, b] = [was.get(path), is.get(path)];
    if (a?.oid === b?.oid && a?.mode === b?.mode) return [];
    if (a === undefined) return b === undefined ? [] : [{ path, change: 'added', after: b }];
    return b === undefined
      ? [{ path, change: 'deleted', before: a }]
      : [{ path, change: 'modified', before: a, after: b }];
  });
}

function oidOf(file: Tree[string]): string {
  return blobId(Buffer.from(textOf(file)), 40);
}

function textOf(file: Tree[string]): string {
  return typeof file === 'string' ? file : file.text;
}
