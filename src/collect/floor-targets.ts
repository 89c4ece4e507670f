import type { ChangedFile } from '../changes/changed-file.js';
import type { SnapshotComparison } from '../evidence/compare.js';
import { type RunSnapshot, targetString, testString } from '../evidence/snapshot.js';
import type { Fact, Read } from '../facts.js';
import type { LostTarget, TargetComparison } from '../floor-facts.js';
import type { TestPair } from './test-sources.js';

/** The targets of both sides. One that is gone counts as moved when every test that it had is in another one now. */
export function compareTargets(
  comparison: SnapshotComparison,
  baseline: RunSnapshot,
  pairs: readonly TestPair[],
  changes: Read<readonly ChangedFile[]>,
): TargetComparison {
  const destinations = destinationsOf(baseline, pairs);
  const gone = comparison.lostTargets.map((target) => ({ target, to: destinations.get(target) ?? [] }));
  const placeOf = lossFinder(changes);
  return {
    by: 'lists',
    lost: gone.filter(({ to }) => to.length === 0).map(({ target }) => placeOf(target)),
    moved: gone.filter(({ to }) => to.length > 0),
    before: baseline.tests.targets.length,
    added: comparison.addedTargets,
  };
}

/** Where the tests of each target are now, for targets whose every test has another name. */
function destinationsOf(
  { tests }: RunSnapshot,
  pairs: readonly TestPair[],
): ReadonlyMap<string, readonly string[]> {
  const movedTo = new Map(pairs.map(({ from, to }) => [testString(from.test), targetString(to.test)]));
  const destinations = new Map<string, Set<string>>();
  const staying = new Set<string>();
  for (const test of [...tests.passed, ...tests.failed, ...tests.ignored]) {
    const target = targetString(test);
    const to = movedTo.get(testString(test));
    if (to === undefined) staying.add(target);
    else destinations.set(target, (destinations.get(target) ?? new Set()).add(to));
  }
  for (const target of staying) destinations.delete(target);
  return new Map([...destinations].map(([target, to]) => [target, [...to]]));
}

/**
 * A target goes with its file, or with what a manifest says of it. So it is told at the file that was deleted, where one is
 * called as the target's root is, else at the manifest that changed; it had gone before where neither did.
 */
function lossFinder(changes: Read<readonly ChangedFile[]>): (target: string) => LostTarget {
  const unknown = { path: null, line: null, landedBefore: false };
  if (changes.state !== 'known') return (target) => ({ target, ...unknown });
  const deleted = changes.value.filter(({ path, change }) => change === 'deleted' && path.endsWith('.rs'));
  const manifests = changes.value.filter(({ path }) => /(?:^|\/)Cargo\.toml$/.test(path));
  if (deleted.length + manifests.length === 0)
    return (target) => ({ target, ...unknown, landedBefore: true });
  return (target) => {
    const [owner = '', kind = '', name = ''] = target.split('/');
    const roots = pathsOf(deleted).filter((path) => isRootOf(path, kind, name));
    const isOneFile = ['test', 'bin', 'bench', 'example'].includes(kind);
    const namesakes = pathsOf(deleted).filter((path) => isOneFile && path.endsWith(`/${name}.rs`));
    const path =
      likeliest(roots, owner) ?? likeliest(namesakes, owner) ?? likeliest(pathsOf(manifests), owner);
    return { target, path, line: path === null ? null : 1, landedBefore: false };
  };
}

function pathsOf(files: readonly ChangedFile[]): readonly string[] {
  return files.map(({ path }) => path);
}

/** Where cargo looks for a target's root, unless the manifest says otherwise. */
function isRootOf(path: string, kind: string, name: string): boolean {
  const ends =
    kind === 'test'
      ? [`tests/${name}.rs`, `tests/${name}/main.rs`]
      : kind === 'bin'
        ? ['src/main.rs', `src/bin/${name}.rs`, `src/bin/${name}/main.rs`]
        : kind === 'bench' || kind === 'example'
          ? [`${kind === 'bench' ? 'benches' : 'examples'}/${name}.rs`]
          : ['src/lib.rs'];
  return ends.some((end) => path === end || path.endsWith(`/${end}`));
}

/** The one path, or the one in the package's folder, or the one at the top; `null` where none of them is likelier. */
function likeliest(paths: readonly string[], owner: string): string | null {
  const names = [owner, owner.replaceAll('-', '_'), owner.replaceAll('_', '-')];
  const inFolder = paths.filter((path) => path.split('/').some((folder) => names.includes(folder)));
  const atTop = paths.filter((path) => /^(?:Cargo\.toml|(?:src|tests|benches|examples)\/)/.test(path));
  for (const some of [paths, inFolder, atTop]) if (some.length === 1) return some[0] ?? null;
  return null;
}

/**
 * Whether a file is the root of a target that is told to be gone, so that what went with it is not told again: the file that this is told
 * at, or one that is called as the target's root is.
 */
export function rootsOfLostTargets(comparison: Fact<TargetComparison>): (path: string) => boolean {
  if (comparison.state !== 'known' || comparison.value.by !== 'lists') return () => false;
  const { lost } = comparison.value;
  return (path) =>
    lost.some(({ target, path: at }) => {
      const [, kind = '', name = ''] = target.split('/');
      return at === path || isRootOf(path, kind, name);
    });
}
