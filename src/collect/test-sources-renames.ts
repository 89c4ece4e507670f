import { matchRenamedTests, type LocatedTest as SourceFunction } from '../changes/test-identity.js';
import type { TestChange } from '../evidence/compare.js';
import type { RenameSearch, SourceChange, TestPair } from './test-sources.js';
import { pairDoctests } from './test-sources-doctests.js';
import { indexTests, type LocatedTest, locateTest } from './test-sources-names.js';
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
  const gone = vanished.map((change) => found(change, certain(locateTest(change.test, was), namesNow)));
  const fresh = added.map((change) => found(change, certain(locateTest(change.test, is), namesBefore)));
  return [...pairByBody(gone, fresh), ...pairByName(gone, fresh)];
}

interface FoundTest {
  readonly change: TestChange;
  /** Its function, or those that it is equally likely made of; none when no changed file holds it. */
  readonly functions: readonly SourceFunction[];
}

function found(change: TestChange, located: readonly LocatedTest[]): FoundTest {
  const functions = located.map(({ path, test, tail }) => {
    // Cases of one function are tests of their own, and one that should panic is another test than one that should not.
    const kin = JSON.stringify([change.test.package, tail, test.shouldPanic]);
    return { package: kin, path, test };
  });
  return { change, functions };
}

function pairByBody(gone: readonly FoundTest[], fresh: readonly FoundTest[]): readonly TestPair[] {
  const changeOf = new Map(
    [...gone, ...fresh].flatMap(({ change, functions }) => functions.map((each) => [each, change] as const)),
  );
  const all = (list: readonly FoundTest[]) => list.flatMap(({ functions }) => functions);
  const taken = new Set<TestChange>();
  return matchRenamedTests(all(gone), all(fresh)).flatMap(({ before, after }) => {
    const [from, to] = [changeOf.get(before), changeOf.get(after)];
    if (from === undefined || to === undefined || taken.has(from) || taken.has(to)) return [];
    taken.add(from).add(to);
    return [{ from, to }];
  });
}

/** Where no changed file holds the function its source is as it was: a target was renamed, or another one declares the module now. */
function pairByName(gone: readonly FoundTest[], fresh: readonly FoundTest[]): readonly TestPair[] {
  const pool = createPool<TestChange>();
  const nameOf = ({ test }: TestChange) => [JSON.stringify([test.package, test.name])];
  const unseen = (list: readonly FoundTest[]) =>
    list.filter(({ functions }) => functions.length === 0).map(({ change }) => change);
  for (const to of unseen(fresh)) pool.add(to, nameOf(to));
  return unseen(gone).flatMap((from) => {
    const to = pool.take(nameOf(from));
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
