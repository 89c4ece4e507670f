import type { TestFunction } from '../changes/rust-source.js';
import type { SourceChange, SourceSide } from './test-sources.js';
import { createPool } from './test-sources-pool.js';

/**
 * Without the definitions that both sides hold, one for one: several of one name, for one platform each, may change places.
 * Where their number differs, the name is left as it is.
 */
export function differingTests({
  before,
  after,
}: SourceChange): readonly [readonly TestFunction[], readonly TestFunction[]] {
  const [earlier, later] = [before?.tests ?? [], after?.tests ?? []];
  const [then, now] = [countBy(earlier, nameKey), countBy(later, nameKey)];
  const mayMove = (test: TestFunction) =>
    (now.get(nameKey(test)) ?? 0) > 1 && then.get(nameKey(test)) === now.get(nameKey(test));
  const without = (tests: readonly TestFunction[], others: readonly TestFunction[]) => {
    const left = countBy(others, definitionKey);
    return tests.filter((test) => {
      const same = left.get(definitionKey(test)) ?? 0;
      left.set(definitionKey(test), same - 1);
      return same <= 0 || !mayMove(test);
    });
  };
  return [without(earlier, later), without(later, earlier)];
}

function countBy(tests: readonly TestFunction[], key: (test: TestFunction) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const test of tests) counts.set(key(test), (counts.get(key(test)) ?? 0) + 1);
  return counts;
}

/** What it asserts is part of it: the same body may be compiled no more, or its macros may be others. */
function definitionKey(test: TestFunction): string {
  return `${nameKey(test)} ${test.assertions} ${bodyKey(test)}`;
}

/** The tests of the first side whose names the second lacks. */
export function goneFrom(before: SourceSide | null, after: SourceSide | null): readonly TestFunction[] {
  const now = new Set(after?.tests.map(({ name }) => name));
  return [...byName(before).values()].filter(({ name }) => !now.has(name));
}

/** Several tests of one name, for one platform each, count together. */
function byName(side: SourceSide | null): ReadonlyMap<string, TestFunction> {
  const named = new Map<string, TestFunction>();
  for (const test of side?.tests ?? []) {
    const other = named.get(test.name);
    const assertions = test.assertions + (other?.assertions ?? 0);
    named.set(test.name, { ...test, assertions });
  }
  return named;
}

export interface FollowedTest {
  readonly path: string;
  readonly was: TestFunction;
  readonly to: { readonly path: string; readonly test: TestFunction } | null;
}

/**
 * Tests that left their file or name: first by their body, since that is surer, then by what they are run as, then by their
 * name, then by their body where another end is expected of it.
 */
export function followMoved(
  changes: readonly SourceChange[],
  others: readonly SourceChange[],
  places: TestPlaces = NO_PLACES,
): readonly FollowedTest[] {
  const pool = createPool<{ readonly path: string; readonly test: TestFunction }>();
  const keys: readonly ((test: TestFunction, placed: readonly string[]) => readonly string[])[] = [
    (test) => [bodyKey(test)],
    (_test, placed) => placed,
    (test) => [nameKey(test)],
    (test) => [codeKey(test)],
  ];
  for (const { path, before, after } of [...changes, ...others]) {
    for (const test of goneFrom(after, before)) {
      const placed = places.after(path, test.name);
      pool.add(
        { path, test },
        keys.flatMap((key) => key(test, placed)),
      );
    }
  }
  let followed: readonly FollowedTest[] = changes.flatMap(({ path, before, after }) =>
    goneFrom(before, after).map((was) => ({ path, was, to: null })),
  );
  for (const key of keys)
    followed = followed.map((each) => ({
      ...each,
      to: each.to ?? pool.take(key(each.was, places.before(each.path, each.was.name))),
    }));
  return followed;
}

/** What a function of a file is run as on either side, as far as the modules tell: the same texts for the same test. */
export interface TestPlaces {
  readonly before: (path: string, name: string) => readonly string[];
  readonly after: (path: string, name: string) => readonly string[];
}

const NO_PLACES: TestPlaces = { before: () => [], after: () => [] };

function bodyKey({ body, shouldPanic }: TestFunction): string {
  return `${shouldPanic ? 'panics' : 'returns'} ${body}`;
}

function nameKey({ name }: TestFunction): string {
  return `named ${name}`;
}

function codeKey({ body }: TestFunction): string {
  return `code ${body}`;
}
