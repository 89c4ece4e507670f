/** A line of code in the forms that lines are compared in. */
export interface ComparedLine {
  /** As it was read. */
  readonly text: string;
  /** Without white space and characters that don't show. */
  readonly key: string;
  /** The key without brackets, commas and semicolons, which formatters add and move where they break lines. */
  readonly substance: string;
}

const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const BRACKETS = /[()[\]{},;]+/g;

/** Reads a line; `null` when it is of nothing but brackets, commas and semicolons. */
export function comparedLine(text: string): ComparedLine | null {
  const key = text.replace(UNSEEN, '');
  const substance = key.replace(BRACKETS, '');
  return substance === '' ? null : { text, key, substance };
}

export interface LineVersions {
  readonly earlier: readonly ComparedLine[];
  readonly later: readonly ComparedLine[];
  /** How many of the earlier lines of a key have no later line yet. */
  readonly spare: Map<string, number>;
  /** Later lines that have no earlier line yet. */
  readonly gained: Set<ComparedLine>;
}

/** Comparisons in one search, about half a second. Far more than a real change needs; what is left then keeps counting as gained. */
const MAX_COMPARISONS = 1_000_000;
/** What walking along a stretch costs, in comparisons. */
const STEP_COST = 10;

/**
 * Takes those lines out of `gained` that are earlier ones, broken or joined at other places, and what those earlier lines
 * were out of `spare`. A comment of several lines in the middle of a statement breaks it like a formatter does.
 */
export function dropRewrapped(versions: LineVersions): void {
  const { earlier, later, spare, gained } = versions;
  const starts = new Map<string, number[]>();
  earlier.forEach(({ key, substance }, index) => {
    if ((spare.get(key) ?? 0) === 0) return;
    const initial = substance.charAt(0);
    const same = starts.get(initial);
    if (same === undefined) starts.set(initial, [index]);
    else same.push(index);
  });
  let comparisons = 0;
  later.forEach((line, at) => {
    if (!gained.has(line)) return;
    for (const start of starts.get(line.substance.charAt(0)) ?? []) {
      if (comparisons++ > MAX_COMPARISONS) return;
      if (!beginAlike(line.substance, earlier[start]?.substance ?? '')) continue;
      const stretch = matchStretch(versions, at, start);
      comparisons += stretch.comparisons * STEP_COST;
      if (stretch.matches && claim(versions, stretch)) return;
    }
  });
}

function beginAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Lines from one place in each version on. */
interface Stretch {
  readonly matches: boolean;
  readonly later: readonly ComparedLine[];
  readonly earlier: readonly ComparedLine[];
  readonly comparisons: number;
}

/** Walks on in both versions until lines end at the same place, or differ. */
function matchStretch({ earlier, later, spare }: LineVersions, at: number, start: number): Stretch {
  const stretch = { later: [] as ComparedLine[], earlier: [] as ComparedLine[] };
  let now = '';
  let then = '';
  for (let comparisons = 1; ; comparisons++) {
    if (now === '') {
      const line = later[at + stretch.later.length];
      if (line === undefined) return { ...stretch, matches: false, comparisons };
      stretch.later.push(line);
      now = line.substance;
    }
    if (then === '') {
      const line = earlier[start + stretch.earlier.length];
      if (line === undefined || (spare.get(line.key) ?? 0) === 0)
        return { ...stretch, matches: false, comparisons };
      stretch.earlier.push(line);
      then = line.substance;
    }
    const length = Math.min(now.length, then.length);
    if (now.slice(0, length) !== then.slice(0, length)) return { ...stretch, matches: false, comparisons };
    now = now.slice(length);
    then = then.slice(length);
    if (now === '' && then === '') return { ...stretch, matches: isSameCode(stretch), comparisons };
  }
}

/** In one line that stays one, only brackets at its ends may come or go: `(a + b) * c` is other code than `a + (b * c)`. */
function isSameCode({ later, earlier }: Pick<Stretch, 'later' | 'earlier'>): boolean {
  const [now, then] = [later[0], earlier[0]];
  if (now === undefined || then === undefined || later.length + earlier.length > 2) return true;
  return withoutEnds(now.key) === withoutEnds(then.key);
}

function withoutEnds(key: string): string {
  let from = 0;
  let to = key.length;
  while (from < to && '()[]{},;'.includes(key.charAt(from))) from++;
  while (to > from && '()[]{},;'.includes(key.charAt(to - 1))) to--;
  return key.slice(from, to);
}

/** Marks a stretch as found in both versions; false, and nothing is done, when its earlier lines are not all left. */
function claim({ spare, gained }: LineVersions, { later, earlier }: Stretch): boolean {
  const change = new Map<string, number>();
  // A later line that had found an equal one leaves that to others.
  for (const line of later) if (!gained.has(line)) change.set(line.key, (change.get(line.key) ?? 0) + 1);
  for (const { key } of earlier) change.set(key, (change.get(key) ?? 0) - 1);
  for (const [key, by] of change) if ((spare.get(key) ?? 0) + by < 0) return false;
  for (const [key, by] of change) spare.set(key, (spare.get(key) ?? 0) + by);
  for (const line of later) gained.delete(line);
  return true;
}
