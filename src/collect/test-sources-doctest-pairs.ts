import { bodyOutsideModule } from '../changes/rust-doctest-module.js';
import { type Doctest, type DoctestState, stateOf } from '../changes/rust-doctests.js';
import type { TestChange } from '../evidence/compare.js';
import type { Blobs, TestPair } from './test-sources.js';
import { pairMerged } from './test-sources-doctest-merges.js';
import { classesOf, classOf, type DoctestGroup, type NameClass, ownName } from './test-sources-doctests.js';
import { createPool } from './test-sources-pool.js';

/** A block that one side of its group lacks. */
interface GroupedBlock {
  readonly group: DoctestGroup;
  readonly block: Doctest;
}

/** What two blocks must have in common, surest first; `null` where a block can not be paired by it. */
type Likeness = (one: GroupedBlock, side: 'lost' | 'gained') => string | null;

const LIKENESS: readonly Likeness[] = [
  ({ group, block }) => JSON.stringify([group.item, block.body]),
  ({ group, block }) => JSON.stringify([group.path, block.body]),
  ({ block }) => JSON.stringify([block.body]),
  outsideModule,
  underNewName,
];

/**
 * Pairs doctests that vanished with new ones of the same package whose code is the same, token for token, and of which no
 * less is asked. Of a file that is gone, code may also differ in what the file's module is called, where the item is the same,
 * and in a file that stays in what the item is called, where that name is gone from the file and the other one is new there.
 */
export function pairDoctests(groups: readonly DoctestGroup[], blobs: Blobs): readonly TestPair[] {
  const byCode = pairByCode(groups);
  const paired = new Set(byCode.flatMap(({ from, to }) => [from, to]));
  return [...byCode, ...pairUnseen(groups, blobs, paired), ...pairMerged(groups, paired)];
}

function pairByCode(groups: readonly DoctestGroup[]): readonly TestPair[] {
  const lost = groups.flatMap((group) => group.lost.map((block) => ({ group, block })));
  const gained = groups.flatMap((group) => group.gained.map((block) => ({ group, block })));
  const vanished = new Map(groups.map((group) => [group, namesByClass(group.vanished)]));
  const added = new Map(groups.map((group) => [group, namesByClass(group.added)]));
  const paired = new Set<Doctest>();
  const pairs: TestPair[] = [];
  for (const likeness of LIKENESS) {
    const waiting = keyed(lost, likeness, 'lost', paired);
    if (waiting.length === 0) continue;
    const pool = createPool<GroupedBlock>();
    for (const [one, key] of keyed(gained, likeness, 'gained', paired))
      pool.add(one, [keyOf(one, key, stateOf(one.block))]);
    for (const [one, key] of waiting) {
      const from = namesOf(one, vanished, false);
      const keys = sufficient(one.block).map((state) => keyOf(one, key, state));
      for (let next = pool.take(from === undefined ? [] : keys); next !== null; next = pool.take(keys)) {
        const to = namesOf(next, added, true)?.pop();
        const name = to === undefined ? undefined : from?.pop();
        if (to === undefined || name === undefined) continue;
        paired.add(one.block).add(next.block);
        pairs.push({ from: name, to });
        break;
      }
    }
  }
  return pairs;
}

/** Doctests whose code is not seen, such as those that a macro makes, go by their names where their file moved as it was. */
function pairUnseen(
  groups: readonly DoctestGroup[],
  { before, after }: Blobs,
  paired: ReadonlySet<TestChange>,
): readonly TestPair[] {
  const pool = createPool<TestChange>();
  const keysOf = (group: DoctestGroup, change: TestChange, blob: string | undefined) =>
    paired.has(change) || blob === undefined
      ? []
      : [JSON.stringify([group.package, blob, ownName(change.test)])];
  for (const group of groups)
    for (const to of group.added) pool.add(to, keysOf(group, to, after.get(group.path)));
  return groups
    .filter(({ fileIsGone }) => fileIsGone)
    .flatMap((group) =>
      group.vanished.flatMap((from) => {
        const to = pool.take(keysOf(group, from, before.get(group.path)));
        return to === null ? [] : [{ from, to }];
      }),
    );
}

function keyed(
  blocks: readonly GroupedBlock[],
  likeness: Likeness,
  side: 'lost' | 'gained',
  paired: ReadonlySet<Doctest>,
): readonly (readonly [GroupedBlock, string])[] {
  return blocks.flatMap((one) => {
    const key = paired.has(one.block) ? null : likeness(one, side);
    return key === null ? [] : [[one, key] as const];
  });
}

type Names = ReadonlyMap<NameClass, TestChange[]>;

/** The last of each list is the first of its class. */
function namesByClass(changes: readonly TestChange[]): Names {
  const names = new Map<NameClass, TestChange[]>();
  for (const change of changes.toReversed()) {
    const same = names.get(classOf(change));
    if (same === undefined) names.set(classOf(change), [change]);
    else same.push(change);
  }
  return names;
}

/** Names of the block's group that may be its own and have no partner yet; never an empty list. */
function namesOf(
  { group, block }: GroupedBlock,
  names: ReadonlyMap<DoctestGroup, Names>,
  isNew: boolean,
): TestChange[] | undefined {
  for (const each of classesOf(block, isNew)) {
    const left = names.get(group)?.get(each);
    if (left !== undefined && left.length > 0) return left;
  }
  return undefined;
}

function keyOf({ group }: GroupedBlock, key: string, state: DoctestState): string {
  return JSON.stringify([group.package, state, key]);
}

/**
 * What a block may ask for instead, best first: as much as it did, or more. One that is ignored now is told by its outcome,
 * so it is the same test here.
 */
export function sufficient(block: Doctest): readonly DoctestState[] {
  const state = stateOf(block);
  if (state === 'ignored') return ['ignored', block.mode, 'run', 'no_run', 'should_panic', 'compile_fail'];
  return state === 'no_run' ? ['no_run', 'run', 'ignored'] : [state, 'ignored'];
}

function outsideModule({ group, block }: GroupedBlock, side: 'lost' | 'gained'): string | null {
  const [before, after] = group.modules;
  if (group.item === null || (side === 'lost' && !group.fileIsGone)) return null;
  const module = side === 'lost' ? before : after;
  return JSON.stringify([group.item, bodyOutsideModule(block.body, group.crate, module)]);
}

/** The item and the code, with each part of the item's name that only this side of the file defines put as where it stands. */
function underNewName({ group, block }: GroupedBlock, side: 'lost' | 'gained'): string | null {
  if (group.item === null || group.fileIsGone) return null;
  const other = group.defined[side === 'lost' ? 1 : 0];
  const parts = group.item.split('::').map((part) => part.replace(/<.*$/s, ''));
  const changed = new Map(
    parts.filter((part) => !other.has(part)).map((part) => [part, parts.indexOf(part)]),
  );
  if (changed.size === 0) return null;
  const put = (word: string) => {
    const index = changed.get(word);
    // No token starts with a control character.
    return index === undefined ? word : `\u0001${index}`;
  };
  const item = group.item.split('::').map((part) => put(part.replace(/<.*$/s, '')));
  return JSON.stringify([group.path, item, block.body.split(' ').map(put).join(' ')]);
}
