import type { ChangedFile } from '../changes/changed-file.js';
import type { SnapshotComparison } from '../evidence/compare.js';
import { type RunSnapshot, targetString, testString } from '../evidence/snapshot.js';
import type { Read } from '../facts.js';
import type { TargetComparison } from '../floor-facts.js';
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
  const landedBefore = !mayLoseTargets(changes);
  return {
    by: 'lists',
    lost: gone.filter(({ to }) => to.length === 0).map(({ target }) => ({ target, landedBefore })),
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

/** A target goes with its file, or with what a manifest says of it. */
function mayLoseTargets(changes: Read<readonly ChangedFile[]>): boolean {
  if (changes.state !== 'known') return true;
  return changes.value.some(
    ({ path, change }) => /(?:^|\/)Cargo\.toml$/.test(path) || (change === 'deleted' && path.endsWith('.rs')),
  );
}
