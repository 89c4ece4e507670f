import { readCode } from '../changes/rust-calls.js';
import { type Doctest, stateOf } from '../changes/rust-doctests.js';
import type { LostAssertions } from '../floor-facts.js';
import type { SourceChange, SourceSide } from './test-sources.js';
import { createPool } from './test-sources-pool.js';

/**
 * Finds the items whose doctests assert less than they did. One that lost a block as a whole, and nothing in the others,
 * is left to the gate that counts tests. What other code of the same files asserts now, word for word, is not lost.
 */
export function doctestLosses(files: readonly SourceChange[]): readonly LostAssertions[] {
  const suspects = files.flatMap(({ path, before, after }) =>
    before === null || after === null ? [] : lossesIn(path, before, after),
  );
  const panicking = files.flatMap(({ path, before, after }) =>
    before === null || after === null ? [] : panicsIn(path, before, after),
  );
  if (suspects.length === 0) return panicking;
  const gone = nowhereElse(files);
  const told = new Set(panicking.map(placeOf));
  const lost = suspects.flatMap(({ missing, loss }) => {
    if (told.has(placeOf(loss))) return [];
    const moved = missing.filter((said) => gone.take([said]) === null).length;
    return loss.before - loss.after - moved > 0 ? [loss] : [];
  });
  return [...lost, ...panicking];
}

function placeOf({ path, name }: LostAssertions): string {
  return `${path} ${name}`;
}

/**
 * Blocks that are to panic in the place of ones that were to run: the same by their number among the blocks of an item that
 * changed, as long as those are as many. Their names stay, so a comparison of tests does not tell.
 */
function panicsIn(path: string, before: SourceSide, after: SourceSide): readonly LostAssertions[] {
  const earlier = byItem(before);
  return [...byItem(after)].flatMap(([item, blocks]) => {
    const old = earlier.get(item) ?? [];
    const [was, is] = [changedOf(old, blocks), changedOf(blocks, old)];
    if (was.length !== is.length) return [];
    return is.flatMap((block, index): readonly LostAssertions[] => {
      const then = was[index];
      if (then === undefined || stateOf(then) !== 'run' || stateOf(block) !== 'should_panic') return [];
      const counts = { before: then.assertions, after: block.assertions };
      const cause = { kind: 'doctest', panics: true } as const;
      return [{ path, name: item, line: block.fenceLine, ...counts, ids: [], cause }];
    });
  });
}

/** The blocks that the others do not hold as they are, each as often as that. */
function changedOf(blocks: readonly Doctest[], others: readonly Doctest[]): readonly Doctest[] {
  const keyOf = (block: Doctest) => `${stateOf(block)} ${block.body}`;
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return blocks.filter((block) => {
    const same = left.get(keyOf(block)) ?? 0;
    left.set(keyOf(block), same - 1);
    return same <= 0;
  });
}

interface Suspect {
  readonly loss: LostAssertions;
  readonly missing: readonly string[];
}

function lossesIn(path: string, before: SourceSide, after: SourceSide): readonly Suspect[] {
  const earlier = byItem(before);
  return [...byItem(after)].flatMap(([item, is]) => {
    const was = earlier.get(item) ?? [];
    const [then, now] = [total(was), total(is)];
    const line = lineOfLoss(was, is);
    if (now >= then || line === null) return [];
    const missing = without(was.flatMap(saidIn), is.flatMap(saidIn));
    const cause = { kind: 'doctest' } as const;
    return [{ loss: { path, name: item, line, before: then, after: now, ids: [], cause }, missing }];
  });
}

/** The fence of the first block that changed; `null` when all blocks that are left are as they were. */
function lineOfLoss(was: readonly Doctest[], is: readonly Doctest[]): number | null {
  const same = new Set(was.map(({ body }) => body));
  return is.find(({ body }) => !same.has(body))?.fenceLine ?? null;
}

function byItem({ doctests }: SourceSide): ReadonlyMap<string, readonly Doctest[]> {
  const items = new Map<string, Doctest[]>();
  for (const doctest of doctests) {
    if (doctest.item === null) continue;
    const same = items.get(doctest.item);
    if (same === undefined) items.set(doctest.item, [doctest]);
    else same.push(doctest);
  }
  return items;
}

function total(doctests: readonly Doctest[]): number {
  return doctests.reduce((sum, { assertions }) => sum + assertions, 0);
}

function saidIn({ body }: Doctest): readonly string[] {
  return readCode(body).assertions;
}

/** What the first list holds more often than the second. */
function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return all.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

/** What doctests and tests asserted and none of them does now. */
function nowhereElse(files: readonly SourceChange[]) {
  const pool = createPool<{ readonly said: string }>();
  const saidOn = (sides: readonly (SourceSide | null)[]) =>
    sides.flatMap((side) => [
      ...(side?.doctests.flatMap(saidIn) ?? []),
      ...(side?.tests.flatMap(({ body }) => readCode(body).assertions) ?? []),
    ]);
  const [was, is] = [saidOn(files.map(({ before }) => before)), saidOn(files.map(({ after }) => after))];
  for (const said of without(was, is)) pool.add({ said }, [said]);
  return pool;
}
