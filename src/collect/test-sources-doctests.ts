import type { TestChange } from '../evidence/compare.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import type { RenameSearch, SourceChange, SourceSide, TestPair } from './test-sources.js';
import { lastPart } from './test-sources-names.js';
import { createPool } from './test-sources-pool.js';

/**
 * Pairs doctests that vanished with new ones. A doctest's name says its file and item but not its place, so bodies are
 * counted by file: of those that a file named before, as many were renamed or moved as their code is still there. Which of
 * them is told by what their names have in common.
 */
export function pairDoctests(
  { changes, workspace, baseline }: RenameSearch,
  vanished: readonly TestChange[],
  added: readonly TestChange[],
): readonly TestPair[] {
  if (vanished.length === 0 || added.length === 0) return [];
  const sides = new Map(changes.map((change) => [change.path, change]));
  const pathOf = (change: { readonly test: { readonly name: string } }) =>
    doctestPath(change.test.name, workspace);
  const files = [...new Set([...vanished, ...added].map(pathOf))].flatMap((path) => sides.get(path) ?? []);
  const present = bodyCounts(files.map(({ after }) => after));
  const named = countBy(
    baseline.filter((test) => test.target_kind === 'doctest').map(({ name }) => doctestPath(name, workspace)),
  );
  const goneFrom = groupBy(vanished, pathOf);
  const items = new Set(added.map(itemOf));
  const pool = createPool<TestChange>();
  for (const change of added) pool.add(change, keysOf(change));
  const pairs: TestPair[] = [];
  for (const file of files.toSorted((a, b) => compareUtf8(a.path, b.path))) {
    const gone = goneFrom.get(file.path) ?? [];
    const moved = stillThere(file, gone.length, named.get(file.path) ?? 0, present);
    // Those whose item is still there first, so that the others do not take their partners.
    const ordered = [
      ...gone.filter((each) => items.has(itemOf(each))),
      ...gone.filter((each) => !items.has(itemOf(each))),
    ];
    for (const from of ordered.slice(0, moved)) {
      const to = pool.take(keysOf(from));
      if (to !== null) pairs.push({ from, to });
    }
  }
  return pairs;
}

/** What two doctests may share, best first. */
function keysOf(change: TestChange): readonly string[] {
  const { package: owner } = change.test;
  return [JSON.stringify([owner, itemOf(change)]), JSON.stringify([owner])];
}

/** Repository path of the file that a doctest's name starts with. */
export function doctestPath(name: string, workspace: string): string {
  const dash = name.indexOf(' - ');
  // The second and later blocks of a file's own documentation have a number behind the file and no item.
  const file = (dash < 0 ? name : name.slice(0, dash)).replace(/ #[0-9]{1,9}$/, '');
  return workspace === '' ? file : `${workspace}/${file}`;
}

/** How many of a file's vanished doctests still have their code somewhere. Takes what it counts out of `present`. */
function stillThere(
  { before }: SourceChange,
  gone: number,
  named: number,
  present: Map<string, number>,
): number {
  const bodies = before?.doctests.map(bodyOf) ?? [];
  // Blocks that a macro or another file brings are not seen here, so nothing can be said of this file.
  if (bodies.length < named) return 0;
  let lost = 0;
  for (const body of bodies) {
    const left = present.get(body) ?? 0;
    if (left === 0) lost += 1;
    else present.set(body, left - 1);
  }
  return Math.max(0, gone - lost);
}

function bodyCounts(sides: readonly (SourceSide | null)[]): Map<string, number> {
  return countBy(sides.flatMap((side) => side?.doctests.map(bodyOf) ?? []));
}

function bodyOf({ lines }: { readonly lines: readonly string[] }): string {
  return lines.join('\n');
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const same = groups.get(keyOf(item));
    if (same === undefined) groups.set(keyOf(item), [item]);
    else same.push(item);
  }
  return groups;
}

/** The item's own name, with the number and the mode behind it. */
function itemOf({ test }: TestChange): string {
  const dash = test.name.indexOf(' - ');
  return lastPart(dash < 0 ? '' : test.name.slice(dash + 3));
}
