import { type Doctest, type DoctestState, stateOf } from '../changes/rust-doctests.js';
import { type TestId, testString } from '../evidence/snapshot.js';
import type { FenceChange } from '../floor-facts.js';
import { sufficient } from './test-sources-doctest-pairs.js';
import { classesOf, classOf, type DoctestGroup } from './test-sources-doctests.js';

/** Where a doctest stands, or stood. */
export interface DoctestPlace {
  /** At the head, and where the block is or was looked for. */
  readonly path: string;
  readonly blockPath: string;
  /** Of the code fence at the head, where the block is still there; else `null`. */
  readonly fenceLine: number | null;
  /** The block as it was, or that is ignored now; `null` where the source does not tell it. */
  readonly block: Doctest | null;
  readonly fence: FenceChange | null;
}

export interface DoctestPlaces {
  readonly whereItWas: (test: TestId) => DoctestPlace | null;
  readonly whereIgnored: (test: TestId) => DoctestPlace | null;
}

/** Finds the blocks of doctests in the files that changed. Each block of an item stands for one test of it, as far as they go. */
export function doctestPlaces(groups: readonly DoctestGroup[]): DoctestPlaces {
  const [before, after] = [groupByTest(groups, 0), groupByTest(groups, 1)];
  const gained = gainedBlocks(groups);
  const lost = remember((group) => inQueues(group, gained));
  const ignored = remember(ignoredBlocks);
  return {
    whereItWas(test) {
      const group = before.get(testString(test));
      if (group === undefined) return null;
      const block =
        lost(group)
          .get(classOf({ test, before: null, after: null }))
          ?.pop() ?? null;
      const now = block === null ? undefined : insufficient(block, group, gained);
      const place = { path: group.path, blockPath: group.path, fenceLine: null, block, fence: null };
      if (block === null || now === undefined) return place;
      const { fenceLine, mode, ignoredBy } = now.block;
      return {
        ...place,
        path: now.group.path,
        fenceLine,
        fence: { before: stateOf(block), after: mode, ignoredBy },
      };
    },
    whereIgnored(test) {
      const group = after.get(testString(test));
      if (group === undefined) return null;
      const waiting = ignored(group);
      // Where several tests of an item are ignored by one block, as a macro may have it, each is told there.
      const block = waiting.length > 1 ? waiting.pop() : waiting[0];
      if (block === undefined) return null;
      const { fenceLine, mode, ignoredBy } = block;
      const fence = { before: mode, after: 'ignored', ignoredBy } as const;
      return { path: group.path, blockPath: group.path, fenceLine, block, fence };
    },
  };
}

/** The blocks that a group lost, by what their names are of, the likeliest last: one whose code is elsewhere may just have moved. */
function inQueues(group: DoctestGroup, gained: GainedBlocks): ReadonlyMap<string, Doctest[]> {
  const moved = (block: Doctest) =>
    sufficient(block).some((state) => gained.byCode.has(codeKey(group, block, state)));
  const queues = new Map<string, Doctest[]>();
  const [elsewhere, gone] = [group.lost.filter(moved), group.lost.filter((block) => !moved(block))];
  for (const block of [...elsewhere.reverse(), ...gone.reverse()]) {
    for (const each of classesOf(block, false)) {
      const queue = queues.get(each);
      if (queue === undefined) queues.set(each, [block]);
      else queue.push(block);
    }
  }
  return queues;
}

/** The blocks of a group that are ignored now, those that are newly so last. */
function ignoredBlocks({ blocks, gained }: DoctestGroup): Doctest[] {
  const isNew = new Set(gained);
  const ignored = blocks[1].filter(({ ignoredBy }) => ignoredBy !== null).reverse();
  return [...ignored.filter((block) => !isNew.has(block)), ...ignored.filter((block) => isNew.has(block))];
}

interface Gained {
  readonly group: DoctestGroup;
  readonly block: Doctest;
}

interface GainedBlocks {
  readonly byCode: ReadonlyMap<string, Gained>;
  readonly byGroup: ReadonlyMap<DoctestGroup, ReadonlyMap<DoctestState, Gained>>;
}

/** The first block of each code, and of each group, by what it asks for. */
function gainedBlocks(groups: readonly DoctestGroup[]): GainedBlocks {
  const byCode = new Map<string, Gained>();
  const byGroup = new Map<DoctestGroup, Map<DoctestState, Gained>>();
  for (const group of groups) {
    const own = new Map<DoctestState, Gained>();
    for (const block of group.gained.toReversed()) {
      byCode.set(codeKey(group, block, stateOf(block)), { group, block });
      own.set(stateOf(block), { group, block });
    }
    byGroup.set(group, own);
  }
  return { byCode, byGroup };
}

const ASKED: readonly DoctestState[] = ['no_run', 'compile_fail', 'should_panic', 'run'];

/** The block that asks too little, or something else, now: of the same code, else of the same item. */
function insufficient(
  block: Doctest,
  group: DoctestGroup,
  { byCode, byGroup }: GainedBlocks,
): Gained | undefined {
  const enough = sufficient(block);
  const less = ASKED.filter((state) => !enough.includes(state));
  const sameCode = less.flatMap((state) => byCode.get(codeKey(group, block, state)) ?? []);
  const sameItem = less.flatMap((state) => byGroup.get(group)?.get(state) ?? []);
  return sameCode[0] ?? (group.added.length > 0 ? sameItem[0] : undefined);
}

function codeKey(group: DoctestGroup, block: Doctest, state: DoctestState): string {
  return JSON.stringify([group.package, state, block.body]);
}

function groupByTest(groups: readonly DoctestGroup[], side: 0 | 1): ReadonlyMap<string, DoctestGroup> {
  return new Map(
    groups.flatMap((group) => group.tests[side].map((test) => [testString(test), group] as const)),
  );
}

function remember<T>(find: (group: DoctestGroup) => T): (group: DoctestGroup) => T {
  const known = new Map<DoctestGroup, T>();
  return (group) => {
    const answer = known.get(group) ?? find(group);
    known.set(group, answer);
    return answer;
  };
}
