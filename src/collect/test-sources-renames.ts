import type { TestChange } from '../evidence/compare.js';
import type { TestId } from '../evidence/snapshot.js';
import type { RenameSearch, SourceChange, TestPair } from './test-sources.js';
import { pairDoctests } from './test-sources-doctests.js';
import { indexTests, type LocatedTest, lastPart, locateTest } from './test-sources-names.js';
import { createPool } from './test-sources-pool.js';

/**
 * Pairs tests that vanished with new ones of the same package whose body is the same, token for token: one test, renamed or
 * moved. Each test is in one pair at most. Where no source tells the body, nothing is paired.
 */
export function pairRenamed(search: RenameSearch): readonly TestPair[] {
  const isDoctest = ({ test }: TestChange) => test.target_kind === 'doctest';
  const [vanished, added] = [search.vanished, search.added].map((list) =>
    list.filter((change) => !isDoctest(change)),
  );
  return [
    ...pairFunctions(vanished ?? [], added ?? [], search.changes),
    ...pairDoctests(search, search.vanished.filter(isDoctest), search.added.filter(isDoctest)),
  ];
}

function pairFunctions(
  vanished: readonly TestChange[],
  added: readonly TestChange[],
  changes: readonly SourceChange[],
): readonly TestPair[] {
  const was = indexTests(changes.map(({ path, before }) => [path, before]));
  const is = indexTests(changes.map(({ path, after }) => [path, after]));
  const [namesBefore, namesNow] = [namesIn(changes, 'before'), namesIn(changes, 'after')];
  const pool = createPool<TestChange>();
  for (const change of added) {
    pool.add(change, keysOf(change.test, certain(locateTest(change.test, is), namesBefore)));
  }
  return vanished.flatMap((from) => {
    const to = pool.take(keysOf(from.test, certain(locateTest(from.test, was), namesNow)));
    return to === null ? [] : [{ from, to }];
  });
}

/** Names of the test functions of one side, by file. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

function namesIn(changes: readonly SourceChange[], side: 'before' | 'after'): Names {
  return new Map(
    changes.map((change) => [change.path, new Set(change[side]?.tests.map(({ name }) => name))]),
  );
}

/** Functions that only one side holds are the likeliest; one that neither lies in its place nor changed is a namesake. */
function certain(located: readonly LocatedTest[], otherSide: Names): readonly LocatedTest[] {
  const onlyHere = located.filter(({ path, test }) => otherSide.get(path)?.has(test.name) !== true);
  return onlyHere.length > 0 ? onlyHere : located.filter(({ fits }) => fits);
}

/**
 * What two tests must share to be one, best first: of several with one body, the one that kept most of its name is the one
 * that moved. Where no changed file holds the function its source is as it was, and the name alone must be the same: a
 * target was renamed, or another target declares the module now.
 */
function keysOf({ package: owner, name }: TestId, candidates: readonly LocatedTest[]): readonly string[] {
  if (candidates.length === 0) return [JSON.stringify([owner, name])];
  const bodies = candidates.map(({ test, tail }) => [owner, tail, test.shouldPanic, test.body]);
  return [
    ...bodies.map((body) => JSON.stringify([...body, 'name', name])),
    ...bodies.map((body) => JSON.stringify([...body, 'last', lastPart(name)])),
    ...bodies.map((body) => JSON.stringify(body)),
  ];
}
