import { type Doctest, stateOf } from '../changes/rust-doctests.js';
import type { TestId } from '../evidence/snapshot.js';
import { known, type Read } from '../facts.js';
import type { FenceChange } from '../floor-facts.js';
import type { Repository } from '../repository.js';
import { functionKey, lineFinder, type RenameSearch, readSources, sideOf } from './test-sources.js';
import { doctestPlaces } from './test-sources-doctest-places.js';
import { groupDoctests } from './test-sources-doctests.js';
import { indexTests, type LocatedTest, locateTest } from './test-sources-names.js';

/** A place at the head, with what stands there, or stood there at the baseline. */
export interface FoundPlace {
  readonly path: string;
  readonly line: number;
  /** The test function; `null` for doctests, which have no name in the source. */
  readonly name: string | null;
  /** The doctest, and the file to look for it before the pull request. */
  readonly block?: Doctest | null;
  readonly blockPath?: string;
  readonly fence?: FenceChange | null;
}

export interface PlaceFinder {
  /** Where a test was taken from: the line that is nearest to where it stood. */
  readonly whereItWas: (test: TestId) => FoundPlace | null;
  /** Its `#[ignore]` or the code fence that ignores it, else the test itself where something else does. */
  readonly whereIgnored: (test: TestId) => FoundPlace | null;
}

/** Finds tests in the files that changed; one that a macro made, or whose file did not change, is found nowhere. */
export function placeFinder(search: RenameSearch): PlaceFinder {
  const { changes } = search;
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const was = indexTests(changes.map(({ path, before }) => [path, before]));
  const is = indexTests(changes.map(({ path, after }) => [path, after]));
  const doctests = doctestPlaces(groupDoctests(search));
  const namesNow = new Map(
    changes.map(({ path, after }) => [path, new Set(after?.tests.map(({ name }) => name))]),
  );
  const isGone = ({ path, test }: LocatedTest) => namesNow.get(path)?.has(test.name) !== true;
  const lineIn = remember((path) => {
    const change = byPath.get(path);
    return change?.before ? lineFinder(change.before, change.after) : null;
  });
  return {
    whereItWas(test) {
      if (test.target_kind === 'doctest') {
        const place = doctests.whereItWas(test);
        if (place === null) return null;
        const line = place.fenceLine ?? (place.block === null ? 1 : lineIn(place.path)?.(place.block.line));
        return { ...place, line: line ?? 1, name: null };
      }
      const located = locateTest(test, was);
      const found = located.find(isGone) ?? located.find(({ fits }) => fits);
      const line = lineIn(found?.path ?? '')?.(found?.test.line ?? 1);
      return found === undefined || line === undefined
        ? null
        : { path: found.path, line, name: found.test.name };
    },
    whereIgnored(test) {
      if (test.target_kind === 'doctest') {
        const place = doctests.whereIgnored(test);
        return place === null ? null : { ...place, line: place.fenceLine ?? 1, name: null };
      }
      const found = locateTest(test, is).find(({ fits }) => fits);
      if (found === undefined) return null;
      const { name, ignoreLine, line } = found.test;
      return { path: found.path, line: ignoreLine ?? line, name };
    },
  };
}

function remember<T>(find: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const answer = known.get(path) ?? find(path);
    known.set(path, answer);
    return answer;
  };
}

/** Whether a place was as it is now before the pull request. */
export interface EarlierState {
  readonly wasAbsent: (place: FoundPlace) => boolean;
  readonly wasIgnored: (place: FoundPlace) => boolean;
}

/**
 * Looks the places up at the merge base. Where the history starts there, whatever differs is the pull request's, and nothing
 * is read.
 */
export async function readEarlierState(
  repository: Repository,
  mergeBase: Read<string>,
  from: string,
  places: readonly (FoundPlace | null)[],
): Promise<Read<EarlierState>> {
  const paths = new Set(
    places.flatMap((place) => {
      if (place === null || (place.name === null && !place.block)) return [];
      return [place.blockPath ?? place.path];
    }),
  );
  if (paths.size === 0 || mergeBase.state !== 'known' || mergeBase.value === from) return known(NOT_EARLIER);
  const read = await readSources(repository, mergeBase.value, [...paths]);
  if (read.state !== 'known') return read;
  const sides = new Map([...read.value].map(([path, source]) => [path, sideOf(source)]));
  const tests = new Map(
    [...sides].flatMap(([path, side]) =>
      (side?.tests ?? []).map((test) => [functionKey(path, test.name), test] as const),
    ),
  );
  const testAt = ({ path, name }: FoundPlace) => tests.get(functionKey(path, name ?? ''));
  const blockAt = ({ path, blockPath }: FoundPlace, block: Doctest) =>
    sides.get(blockPath ?? path)?.doctests.some((each) => sameBlock(each, block)) === true;
  return known({
    wasAbsent: (place) =>
      place.block ? !blockAt(place, place.block) : place.name !== null && testAt(place) === undefined,
    wasIgnored: (place) =>
      place.block ? blockAt(place, place.block) : typeof testAt(place)?.ignoreLine === 'number',
  });
}

function sameBlock(one: Doctest, other: Doctest): boolean {
  return one.body === other.body && stateOf(one) === stateOf(other) && one.ignoredBy === other.ignoredBy;
}

const NOT_EARLIER: EarlierState = { wasAbsent: () => false, wasIgnored: () => false };
