import { tokenSequence } from '../changes/rust-lines.js';
import { lexRust } from '../changes/rust-tokens.js';
import { matchRenamedTests, type LocatedTest as SourceFunction } from '../changes/test-identity.js';
import type { TestChange } from '../evidence/compare.js';
import type { TestId } from '../evidence/snapshot.js';
import type { RenameSearch, SourceChange, TestPair } from './test-sources.js';
import { pairDoctests } from './test-sources-doctest-pairs.js';
import { groupDoctests } from './test-sources-doctests.js';
import { indexFunctions, indexTests, type LocatedTest, lastPart, locateTest } from './test-sources-names.js';
import { createPool } from './test-sources-pool.js';
import { unchangedSources } from './test-sources-unchanged.js';

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
    ...pairFunctions(vanished ?? [], added ?? [], search),
    ...pairDoctests(groupDoctests(search), search.blobs),
  ];
}

function pairFunctions(
  vanished: readonly TestChange[],
  added: readonly TestChange[],
  { changes, blobs }: RenameSearch,
): readonly TestPair[] {
  const was = indexTests(changes.map(({ path, before }) => [path, before]));
  const is = indexTests(changes.map(({ path, after }) => [path, after]));
  const [namesBefore, namesNow] = [namesIn(changes, 'before'), namesIn(changes, 'after')];
  const gone = vanished.map((change) => found(change, certain(locateTest(change.test, was), namesNow)));
  const fresh = added.map((change) => found(change, certain(locateTest(change.test, is), namesBefore)));
  const unseen = (list: readonly FoundTest[]) =>
    list.filter(({ functions }) => functions.length === 0).map(({ change }) => change);
  const [goneUnseen, freshUnseen] = [unseen(gone), unseen(fresh)];
  const byHelper = pairUnknown(goneUnseen, freshUnseen, changes);
  const ends = new Set(byHelper.flatMap(({ from, to }) => [from, to]));
  const left = (list: readonly TestChange[]) => list.filter((change) => !ends.has(change));
  return [
    ...pairByBody(gone, fresh),
    ...byHelper,
    ...pairByName(left(goneUnseen), left(freshUnseen), unchangedSources(blobs)),
  ];
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

/**
 * A test that no changed file holds a function of may be as it was in another target: the target got a new name, or another
 * one declares the module now. Or a macro made it, and what it does can't be seen. So its name counts only where the file
 * that its modules lead to is the same, byte for byte, on both sides.
 */
function pairByName(
  gone: readonly TestChange[],
  fresh: readonly TestChange[],
  isSameSource: (from: TestId, to: TestId) => boolean,
): readonly TestPair[] {
  const pool = createPool<TestChange>();
  const nameOf = ({ test }: TestChange) => [JSON.stringify([test.package, test.name])];
  for (const to of fresh) pool.add(to, nameOf(to));
  return gone.flatMap((from) => {
    for (let to = pool.take(nameOf(from)); to !== null; to = pool.take(nameOf(from)))
      if (isSameSource(from.test, to.test)) return [{ from, to }];
    return [];
  });
}

/**
 * An attribute that is not known may make a test, or several cases, of a function that is none by itself: their names hold the
 * function's, and cases one of their own behind it. They are paired by the function's body like those of attributes that are
 * known, where the function left its file or name.
 */
function pairUnknown(
  gone: readonly TestChange[],
  fresh: readonly TestChange[],
  changes: readonly SourceChange[],
): readonly TestPair[] {
  if (gone.length === 0 || fresh.length === 0) return [];
  const keysOf = (side: 'before' | 'after', other: 'before' | 'after') => {
    const index = indexFunctions(changes.map((change) => [change.path, change[side]?.helpers ?? []]));
    const elsewhere = namesIn(changes, other, 'helpers');
    const tokensOf = remember(tokensIn);
    return ({ test }: TestChange) => {
      const made = locateTest(test, index).filter(
        (each) => each.fits && elsewhere.get(each.path)?.has(each.test.name) !== true,
      );
      const parts = made.map((each) => [test.package, each.tail, tokensOf(each.test.body)]);
      const own = parts.map((key, i) => JSON.stringify([...key, lastPart(made[i]?.test.name ?? '')]));
      return [...own, ...parts.map((key) => JSON.stringify(key))];
    };
  };
  const pool = createPool<TestChange>();
  const keysNow = keysOf('after', 'before');
  for (const to of fresh) pool.add(to, keysNow(to));
  const keysThen = keysOf('before', 'after');
  return gone.flatMap((from) => {
    const to = pool.take(keysThen(from));
    return to === null ? [] : [{ from, to }];
  });
}

function tokensIn(body: string): string {
  const tokens = lexRust(body);
  return tokenSequence(tokens, 0, tokens.kinds.length);
}

function remember(find: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const answer = known.get(text) ?? find(text);
    known.set(text, answer);
    return answer;
  };
}

/** Names of the functions of one side, by file. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

function namesIn(
  changes: readonly SourceChange[],
  side: 'before' | 'after',
  what: 'tests' | 'helpers' = 'tests',
): Names {
  return new Map(
    changes.map((change) => [change.path, new Set(change[side]?.[what].map(({ name }) => name))]),
  );
}

/** Functions that only one side holds are the likeliest; one that neither lies in its place nor changed is a namesake. */
function certain(located: readonly LocatedTest[], otherSide: Names): readonly LocatedTest[] {
  const onlyHere = located.filter(({ path, test }) => otherSide.get(path)?.has(test.name) !== true);
  return onlyHere.length > 0 ? onlyHere : located.filter(({ fits }) => fits);
}
