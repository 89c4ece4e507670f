import { readCode } from '../changes/rust-calls.js';
import { type Doctest, stateOf } from '../changes/rust-doctests.js';
import type { TestChange } from '../evidence/compare.js';
import type { TestPair } from './test-sources.js';
import { classesOf, classOf, type DoctestGroup } from './test-sources-doctests.js';

/**
 * Pairs doctests that became part of another one of the same item, whose number is less now: all that they asserted is in the
 * blocks that are new, word for word, and so is the code of those that asserted nothing. Such a pair leads to a test that was
 * there before.
 */
export function pairMerged(
  groups: readonly DoctestGroup[],
  paired: ReadonlySet<TestChange>,
): readonly TestPair[] {
  return groups.flatMap((group): readonly TestPair[] => {
    const { item, vanished, added, lost, gained, tests } = group;
    const isRun = (block: Doctest) => stateOf(block) === 'run' && block.ignoredBy === null;
    const merged = lost.filter(isRun);
    const into = gained.filter(isRun);
    if (item === null || into.length === 0 || !into.every((block) => block.item === item)) return [];
    const classes = merged.flatMap((block) => classesOf(block, false));
    const gone = vanished.filter((change) => classes.includes(classOf(change)));
    if (gone.length === 0 || gone.length > merged.length - into.length) return [];
    if (added.length > 0 || gone.some((change) => paired.has(change)) || !holdsAll(into, merged)) return [];
    const test = tests[1].find((each) =>
      classes.includes(classOf({ test: each, before: null, after: null })),
    );
    if (test === undefined) return [];
    return gone.map((from) => ({ from, to: { test, before: from.before, after: 'passed' } }));
  });
}

function holdsAll(into: readonly Doctest[], merged: readonly Doctest[]): boolean {
  const left = new Map<string, number>();
  for (const said of into.flatMap(saidIn)) left.set(said, (left.get(said) ?? 0) + 1);
  return merged.every((block) => {
    const said = saidIn(block);
    if (said.length === 0) return into.some(({ body }) => ` ${body} `.includes(` ${block.body} `));
    return said.every((each) => {
      const count = left.get(each) ?? 0;
      left.set(each, count - 1);
      return count > 0;
    });
  });
}

function saidIn({ body }: Doctest): readonly string[] {
  return readCode(body).assertions;
}
