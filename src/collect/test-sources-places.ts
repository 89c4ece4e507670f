import type { TestId } from '../evidence/snapshot.js';
import { known, type Read } from '../facts.js';
import type { Repository } from '../repository.js';
import { functionKey, lineFinder, readSources, type SourceChange, sideOf } from './test-sources.js';
import { doctestPath } from './test-sources-doctests.js';
import type { SourceHistory } from './test-sources-history.js';
import { indexTests, type LocatedTest, locateTest } from './test-sources-names.js';

/** A place at the head, with the test function that stands there, or stood there at the baseline. */
export interface FoundPlace {
  readonly path: string;
  readonly line: number;
  /** `null` for doctests, which have no name in the source. */
  readonly name: string | null;
}

export interface PlaceFinder {
  /** Where a test was taken from: the line that is nearest to where it stood. */
  readonly whereItWas: (test: TestId) => FoundPlace | null;
  /** Its `#[ignore]`, else the test itself where something else ignores it. */
  readonly whereIgnored: (test: TestId) => FoundPlace | null;
}

/** Finds tests in the files that changed; one that a macro made, or whose file did not change, is found nowhere. */
export function placeFinder({ changes }: SourceHistory, workspace: string): PlaceFinder {
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const was = indexTests(changes.map(({ path, before }) => [path, before]));
  const is = indexTests(changes.map(({ path, after }) => [path, after]));
  const namesNow = new Map(
    changes.map(({ path, after }) => [path, new Set(after?.tests.map(({ name }) => name))]),
  );
  const isGone = ({ path, test }: LocatedTest) => namesNow.get(path)?.has(test.name) !== true;
  const lineIn = remember((path) => {
    const change = byPath.get(path);
    return change?.before ? lineFinder(change.before, change.after) : null;
  });
  const blockIn = remember((path) => whereBlockWas(byPath.get(path), lineIn(path)));
  return {
    whereItWas(test) {
      if (test.target_kind === 'doctest') return blockIn(doctestPath(test.name, workspace));
      const located = locateTest(test, was);
      const found = located.find(isGone) ?? located.find(({ fits }) => fits);
      const line = lineIn(found?.path ?? '')?.(found?.test.line ?? 1);
      return found === undefined || line === undefined
        ? null
        : { path: found.path, line, name: found.test.name };
    },
    whereIgnored(test) {
      const found = locateTest(test, is).find(({ fits }) => fits);
      if (found === undefined) return null;
      const { name, ignoreLine, line } = found.test;
      return { path: found.path, line: ignoreLine ?? line, name };
    },
  };
}

/** The first block of the file whose code is gone stands for all of them. */
function whereBlockWas(
  change: SourceChange | undefined,
  lineIn: ((line: number) => number) | null,
): FoundPlace | null {
  if (!change?.before || lineIn === null) return null;
  const still = new Set(change.after?.doctests.map(({ lines }) => lines.join('\n')));
  const lost = change.before.doctests.find(({ lines }) => !still.has(lines.join('\n')));
  return { path: change.path, line: lost === undefined ? 1 : lineIn(lost.line), name: null };
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
    places.flatMap((place) => (place === null || place.name === null ? [] : [place.path])),
  );
  if (paths.size === 0 || mergeBase.state !== 'known' || mergeBase.value === from) return known(NOT_EARLIER);
  const read = await readSources(repository, mergeBase.value, [...paths]);
  if (read.state !== 'known') return read;
  const tests = new Map(
    [...read.value].flatMap(([path, source]) =>
      (sideOf(source)?.tests ?? []).map((test) => [functionKey(path, test.name), test] as const),
    ),
  );
  const testAt = ({ path, name }: FoundPlace) => tests.get(functionKey(path, name ?? ''));
  return known({
    wasAbsent: (place) => place.name !== null && testAt(place) === undefined,
    wasIgnored: (place) => typeof testAt(place)?.ignoreLine === 'number',
  });
}

const NOT_EARLIER: EarlierState = { wasAbsent: () => false, wasIgnored: () => false };
