import type { Doctest } from '../changes/rust-doctests.js';
import type { TestFunction } from '../changes/rust-source.js';
import type { TestId } from '../evidence/snapshot.js';
import type { ComparedTest, UnlistedTests } from '../floor-facts.js';
import { goneFrom, readChanged, readFork, type UnlistedTerms } from './floor-unlisted-sources.js';
import { functionKey, lineFinder, type SourceChange } from './test-sources.js';
import { indexTests, lastPart, locateTest, type SourceTest } from './test-sources-names.js';
import { createPool } from './test-sources-pool.js';

/**
 * What the pull request does to tests that no hash covers, as the sources tell: the pinned hash is of the tests that passed, so
 * one that failed could be ignored or taken out unseen. `ignored` are tests that are ignored now and of which nothing that can
 * be relied on says that they were before.
 */
export async function findUnlisted(ignored: readonly TestId[], terms: UnlistedTerms): Promise<UnlistedTests> {
  const { why, told } = terms;
  const nothing = { why, newlyIgnored: [], doubtful: [], gone: [] };
  const changes = await readChanged(terms);
  if (changes.state === 'missing') return { ...nothing, unread: changes.reason };
  const moved = followBodies(changes.value);
  const gained = changes.value.flatMap((change) => gainedIgnore(change, moved));
  const gone = changes.value.flatMap((change) =>
    goneFrom(change.before, change.after)
      .filter((test) => !moved.has(functionKey(change.path, test.name)))
      .filter((test) => !told.has(functionKey(change.path, test.name)))
      .map((test) => ({ change, test })),
  );
  const doctests = ignored.flatMap((test) => suspectDoctest(test, changes.value, terms.workspace));
  if (gained.length + gone.length === 0) return { ...nothing, doubtful: doctests, unread: null };
  const atFork = await readFork(
    [...gained.map(({ was }) => was.path), ...gone.map(({ change }) => change.path)],
    {
      ...terms,
      changes: changes.value,
    },
  );
  if (atFork.state === 'missing') return { ...nothing, unread: atFork.reason };
  const located = locateGained(ignored, gained, changes.value);
  const ran = ({ was }: Gained) =>
    atFork.value.get(functionKey(was.path, was.test.name))?.ignoreLine === null;
  return {
    why,
    newlyIgnored: located.filter(({ by }) => ran(by)).map(({ test, by }) => compared(test, by)),
    doubtful: [
      ...located.filter(({ by }) => !ran(by)).map(({ test, by }) => compared(test, by)),
      ...doctests,
    ],
    gone: gone
      .filter(({ change, test }) => atFork.value.has(functionKey(change.path, test.name)))
      .map(({ change, test }) => placeOfGone(change, test)),
    unread: null,
  };
}

/** Tests that left their file or name, by what they were, with where they are now: the same body, else the same name. */
function followBodies(changes: readonly SourceChange[]): ReadonlyMap<string, SourceTest> {
  const pool = createPool<SourceTest>();
  for (const { path, before, after } of changes)
    for (const test of goneFrom(after, before)) pool.add({ path, test }, [bodyKey(test), nameKey(test)]);
  const gone = changes.flatMap(({ path, before, after }) =>
    goneFrom(before, after).map((test) => ({ path, test })),
  );
  const moved = new Map<string, SourceTest>();
  for (const key of [bodyKey, nameKey]) {
    for (const { path, test } of gone) {
      const from = functionKey(path, test.name);
      const to = moved.has(from) ? null : pool.take([key(test)]);
      if (to !== null) moved.set(from, to);
    }
  }
  return moved;
}

function bodyKey({ body, shouldPanic }: TestFunction): string {
  return `${shouldPanic ? 'panics' : 'returns'} ${body}`;
}

function nameKey({ name }: TestFunction): string {
  return `named ${lastPart(name)}`;
}

interface Gained {
  readonly was: SourceTest;
  readonly is: SourceTest;
}

/** Tests that had no `#[ignore]` and have one now, also under another name. */
function gainedIgnore(
  { path, before, after }: SourceChange,
  moved: ReadonlyMap<string, SourceTest>,
): readonly Gained[] {
  const now = new Map(after?.tests.map((test) => [test.name, { path, test }]));
  return (before?.tests ?? []).flatMap((test) => {
    const is = now.get(test.name) ?? moved.get(functionKey(path, test.name));
    return test.ignoreLine === null && typeof is?.test.ignoreLine === 'number'
      ? [{ was: { path, test }, is }]
      : [];
  });
}

interface LocatedGain {
  readonly test: TestId;
  readonly by: Gained;
}

/** The tests that are ignored now by an attribute that the pull request brings. */
function locateGained(
  ignored: readonly TestId[],
  gained: readonly Gained[],
  changes: readonly SourceChange[],
): readonly LocatedGain[] {
  const byKey = new Map(gained.map((each) => [functionKey(each.is.path, each.is.test.name), each]));
  const index = indexTests(changes.map(({ path, after }) => [path, after]));
  return ignored.flatMap((test) => {
    const [by] = locateTest(test, index).flatMap(
      (found) => byKey.get(functionKey(found.path, found.test.name)) ?? [],
    );
    return by === undefined ? [] : [{ test, by }];
  });
}

function compared(test: TestId, { is }: Gained): ComparedTest {
  const line = is.test.ignoreLine ?? is.test.line;
  return { test, was: null, path: is.path, line, message: '', landedBefore: false };
}

/** A doctest that is ignored, in a file where a block of code is no longer run: its fence may say `ignore` now. */
function suspectDoctest(
  test: TestId,
  changes: readonly SourceChange[],
  workspace: string,
): readonly ComparedTest[] {
  if (test.target_kind !== 'doctest') return [];
  const change = changes.find(({ path }) => isDoctestOf(test, path, workspace));
  if (!change?.before || change.after === null) return [];
  const { path, before, after } = change;
  const runsStill = new Set(after.doctests.filter(runs).map(({ body }) => body));
  const lost = before.doctests.filter(runs).find(({ body }) => !runsStill.has(body));
  if (lost === undefined) return [];
  const line =
    after.doctests.find(({ body }) => body === lost.body)?.fenceLine ?? lineFinder(before, after)(lost.line);
  return [{ test, was: null, path, line, message: '', landedBefore: false }];
}

function runs({ ignoredBy }: Doctest): boolean {
  return ignoredBy === null;
}

/** A doctest is called by its file in the workspace, then ` - ` and its item, or a number. */
function isDoctestOf({ name }: TestId, path: string, workspace: string): boolean {
  const file = workspace === '' ? path : path.slice(workspace.length + 1);
  return (
    (workspace === '' || path.startsWith(`${workspace}/`)) &&
    /^(?: - | #|$)/.test(name.slice(file.length, file.length + 3)) &&
    name.startsWith(file)
  );
}

function placeOfGone(
  { path, before, after }: SourceChange,
  test: TestFunction,
): UnlistedTests['gone'][number] {
  const line = before === null ? 1 : lineFinder(before, after)(test.line);
  return { path, line, name: test.name };
}
