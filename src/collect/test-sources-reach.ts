import type { ChangedFile } from '../changes/changed-file.js';
import { known, missing, type Read } from '../facts.js';
import type { Repository } from '../repository.js';
import { type CommitPackages, isManifest, readPackages } from './test-sources-packages.js';
import { linkReader, type ModuleTree, type ReachedFile, walkModules } from './test-sources-tree.js';

/** What is asked about the modules of a pull request's packages. */
export interface ReachRequest {
  readonly repository: Repository;
  readonly changes: readonly ChangedFile[];
  readonly mergeBase: string;
  readonly head: string;
}

/** Which files the targets and modules of the packages in question lead to, at the merge base and at the head. */
export interface Reach {
  readonly before: (path: string) => ReachedFile | null;
  readonly after: (path: string) => ReachedFile | null;
  /** Whether the file is documentation that is included, on both sides. */
  readonly documents: (path: string) => boolean;
  /** Whether the two answers can be relied on: the file is of a package that was followed whole. */
  readonly isJudged: (path: string) => boolean;
  /** Files that are there on both sides, and that only one side leads to. */
  readonly abandoned: readonly string[];
  readonly joined: readonly string[];
  /** Files that both sides lead to, and whose tests a harness runs on one side only. */
  readonly reharnessed: readonly string[];
}

/** A package of more files is not followed: through GitHub's API that would be too much of a run's budget. */
const MOST_FILES = 5_000;
const TOO_MANY = `The pull request makes the modules of a package more than ${(2 * MOST_FILES).toLocaleString('en-US')} files, so which of them are tests can't be told. Split the package, or the pull request.`;

/** What is to be told of which files. */
export interface ReachQuestion {
  readonly paths: readonly string[];
  /** Files whose packages are followed as well, where any has to be. */
  readonly others: readonly string[];
  /** Files that any package may include. */
  readonly included: readonly string[];
  /** Whether the code was run: then a package that is gone is told by that already. */
  readonly ran: boolean;
}

/**
 * Follows the modules of the packages that the files are of, and of those whose targets are others now; `null` where there is
 * nothing to follow.
 */
export async function readReach(
  { repository, changes, mergeBase, head }: ReachRequest,
  { paths, others, included, ran }: ReachQuestion,
): Promise<Read<Reach | null>> {
  const rebuilt = changes.some(({ path }) => isManifest(path));
  if (paths.length + included.length === 0 && !rebuilt) return known(null);
  const [before, after] = await Promise.all([
    readPackages(repository, mergeBase),
    readPackages(repository, head),
  ]);
  if (before.state !== 'known') return before;
  if (after.state !== 'known') return after;
  const sides = { before: before.value, after: newlyHeld(before.value, after.value) };
  const owning = (files: readonly string[]) =>
    files.flatMap((path) => ownersOf(path, sides).map(({ name }) => name));
  const first = [
    ...owning([...paths, ...included]),
    ...(rebuilt ? retargeted(sides) : []),
    ...(included.length > 0 ? allNames(sides) : []),
  ];
  if (first.length === 0) return known(null);
  const gone = ran ? goneNames(sides) : new Set<string>();
  const names = new Set(withRenamed([...first, ...owning(others)], sides).filter((name) => !gone.has(name)));
  const reader = linkReader(repository);
  const walk = (side: CommitPackages, most: number) =>
    walkModules(
      side,
      side.all.filter(({ name, active }) => active && names.has(name)),
      reader,
      most,
    );
  const then = await walk(sides.before, MOST_FILES);
  if (then.state !== 'known') return then;
  const now = await walk(sides.after, 2 * MOST_FILES);
  if (now.state !== 'known') return now;
  // A package that was as large before is none that the pull request made so.
  if ([...now.value.oversized].some((name) => !then.value.oversized.has(name)))
    return missing('infrastructure', TOO_MANY);
  return known(reachOf(sides, names, then.value, now.value));
}

/** All packages, where these are not too many files. */
function allNames({ before }: Sides): readonly string[] {
  const sources = [...before.files.keys()].filter((path) => path.endsWith('.rs'));
  return sources.length > MOST_FILES ? [] : before.all.map(({ name }) => name);
}

/** With the names that packages in the same folders have on the other side. */
function withRenamed(names: readonly string[], { before, after }: Sides): readonly string[] {
  const all = new Set(names);
  const then = new Map(before.all.map(({ folder, name }) => [folder, name]));
  for (const { folder, name } of after.all) {
    const was = then.get(folder);
    if (was === undefined || (!all.has(was) && !all.has(name))) continue;
    all.add(was).add(name);
  }
  return [...all];
}

/** Packages that are no more, neither under their name nor in their folder. A manifest that can't be read is no answer. */
function goneNames({ before, after }: Sides): ReadonlySet<string> {
  const names = new Set(after.all.map(({ name }) => name));
  const folders = new Set([...after.all.map(({ folder }) => folder), ...after.unreadable]);
  return new Set(
    before.all.filter(({ name, folder }) => !names.has(name) && !folders.has(folder)).map(({ name }) => name),
  );
}

interface Sides {
  readonly before: CommitPackages;
  readonly after: CommitPackages;
}

function ownersOf(path: string, { before, after }: Sides) {
  return [before.ownerOf(path), after.ownerOf(path)].filter((owner) => owner !== null);
}

/** A workspace that is new beside those that stay is none that anyone is known to test. */
function newlyHeld(before: CommitPackages, after: CommitPackages): CommitPackages {
  const roots = new Set(before.all.map(({ workspace }) => workspace));
  const remaining = new Set(after.all.map(({ workspace }) => workspace));
  if (roots.size === 0 || [...roots].some((root) => !remaining.has(root))) return after;
  const all = after.all.map((each) => ({ ...each, active: each.active && roots.has(each.workspace) }));
  return { ...after, all };
}

/** Names of packages whose targets start from other files now, have no harness any more, or that are held by their workspace no longer. */
function retargeted({ before, after }: Sides): readonly string[] {
  const rootsBy = ({ all }: CommitPackages) => {
    const roots = new Map<string, string[]>();
    for (const { name, active, roots: own } of all) {
      const same = roots.get(name) ?? [];
      if (active) same.push(...own.map((root) => JSON.stringify(root)));
      roots.set(name, same);
    }
    return roots;
  };
  const [then, now] = [rootsBy(before), rootsBy(after)];
  return [...then].flatMap(([name, roots]) => {
    const still = new Set(now.get(name));
    return roots.every((root) => still.has(root)) ? [] : [name];
  });
}

function reachOf(sides: Sides, names: ReadonlySet<string>, then: ModuleTree, now: ModuleTree): Reach {
  const isFollowed = (path: string) => {
    const owners = ownersOf(path, sides);
    const of = [then, now].flatMap(
      ({ files }) => files.get(path)?.places.map((place) => place.package) ?? [],
    );
    const packages = [...owners.map(({ name }) => name), ...of];
    return (
      packages.some((name) => names.has(name)) &&
      !packages.some((name) => then.unclear.has(name) || then.oversized.has(name))
    );
  };
  const code = (tree: ModuleTree) => (path: string) => {
    const file = tree.files.get(path);
    return file === undefined || file.documentation ? null : file;
  };
  const [before, after] = [code(then), code(now)];
  const documents = (path: string) =>
    [then, now].every(({ files }) => files.get(path)?.documentation === true);
  const onBoth = (path: string) => sides.before.files.has(path) && sides.after.files.has(path);
  const only = (tree: ModuleTree, other: (path: string) => ReachedFile | null) =>
    [...tree.files.keys()].filter(
      (path) => code(tree)(path) && !other(path) && onBoth(path) && isFollowed(path),
    );
  return {
    before,
    after,
    documents,
    isJudged: isFollowed,
    abandoned: only(then, after),
    joined: only(now, before),
    reharnessed: [...then.files.keys()].filter((path) => {
      const [was, is] = [before(path), after(path)];
      return was !== null && is !== null && was.harness !== is.harness && isFollowed(path);
    }),
  };
}
