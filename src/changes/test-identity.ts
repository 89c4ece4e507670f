import type { TestFunction } from './rust-source.js';

/** A test function, and where it stands. */
export interface LocatedTest {
  readonly package: string;
  /** The file, repository-relative. */
  readonly path: string;
  readonly test: TestFunction;
}

/** One test under its old and its new name or place. */
export interface RenamedTest {
  readonly before: LocatedTest;
  readonly after: LocatedTest;
}

/**
 * Pairs tests that vanished with new ones of the same package whose bodies are the same token for token, each at most
 * once, in the order of those that vanished. Where several bodies are equal, one that kept its own name goes first (it
 * moved), then one that stayed in its file (it was renamed).
 */
export function matchRenamedTests(
  vanished: readonly LocatedTest[],
  appeared: readonly LocatedTest[],
): readonly RenamedTest[] {
  const pairs = new Map<LocatedTest, LocatedTest>();
  const taken = new Set<LocatedTest>();
  const likeness = [
    ({ test }: LocatedTest) => test.name.slice(test.name.lastIndexOf(':') + 1),
    ({ path }: LocatedTest) => path,
    () => '',
  ];
  for (const alike of likeness) {
    const key = (test: LocatedTest) => JSON.stringify([test.package, test.test.body, alike(test)]);
    const waiting = groupBy(appeared.filter((test) => !taken.has(test)).reverse(), key);
    for (const before of vanished) {
      const after = pairs.has(before) ? undefined : waiting.get(key(before))?.pop();
      if (after === undefined) continue;
      pairs.set(before, after);
      taken.add(after);
    }
  }
  return vanished.flatMap((before) => {
    const after = pairs.get(before);
    return after === undefined ? [] : [{ before, after }];
  });
}

/** A test that a file holds before and after. */
export interface SameTest {
  readonly name: string;
  /** 1-based line of the function as it is now. */
  readonly line: number;
  /** Its definitions on either side: one each, unless their number differs. */
  readonly was: readonly TestFunction[];
  readonly is: readonly TestFunction[];
}

/** A test that asserts less than it did. */
export interface AssertionLoss extends SameTest {
  readonly before: number;
  /** Less than `before`. */
  readonly after: number;
}

/**
 * The tests that a file holds before and after, by name. A name that is defined several times (once for each platform, say)
 * is paired definition by definition while their number stays, else as a whole.
 */
export function sameTests(
  before: readonly TestFunction[],
  after: readonly TestFunction[],
): readonly SameTest[] {
  const earlier = groupBy(before, ({ name }) => name);
  const later = groupBy(after, ({ name }) => name);
  return [...later].flatMap(([name, is]) => {
    const was = earlier.get(name) ?? [];
    if (was.length === 0) return [];
    if (was.length !== is.length) return [{ name, line: is[0]?.line ?? 1, was, is }];
    return is.map((test, index) => ({ name, line: test.line, was: was.slice(index, index + 1), is: [test] }));
  });
}

/**
 * The definitions of a test to hold against each other. Where one more came, each build runs one of them alone: then the one
 * that asserts least stands for all.
 */
export function comparedDefinitions({
  was,
  is,
}: SameTest): readonly [readonly TestFunction[], readonly TestFunction[]] {
  return is.length > was.length ? [least(was), least(is)] : [was, is];
}

function least(tests: readonly TestFunction[]): readonly TestFunction[] {
  const [first, ...rest] = tests;
  if (first === undefined) return [];
  return [rest.reduce((fewest, each) => (each.assertions < fewest.assertions ? each : fewest), first)];
}

/** Those of these tests that assert less afterwards. */
export function lostAssertions(tests: readonly SameTest[]): readonly AssertionLoss[] {
  return tests.flatMap((test) => {
    const [was, is] = comparedDefinitions(test);
    const [before, after] = [total(was), total(is)];
    return after < before ? [{ ...test, before, after }] : [];
  });
}

function total(tests: readonly TestFunction[]): number {
  return tests.reduce((sum, { assertions }) => sum + assertions, 0);
}

function groupBy<T>(all: readonly T[], key: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const group = groups.get(key(each));
    if (group === undefined) groups.set(key(each), [each]);
    else group.push(each);
  }
  return groups;
}
