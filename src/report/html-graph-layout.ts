import type { ReportedChunk } from './report.js';

/** Sizes in the drawing's own units, which are CSS pixels. */
export const NODE = { width: 196, height: 66 };
const COLUMN_GAP = 44;
const ROW_GAP = 16;
const LANE_HEIGHT = 6;
const MARGIN = 8;

/** Above any of these a drawing helps nobody, and laying it out takes long. */
const MAX_NODES = 200;
const MAX_EDGES = 600;
const MAX_COLUMNS = 40;
const MAX_ROWS = 24;
/** Chunks and passing arrows in one column. */
const MAX_SLOTS = 60;

export interface PlacedChunk {
  readonly chunk: ReportedChunk;
  /** Of the left upper corner. */
  readonly x: number;
  readonly y: number;
}

/** An arrow's way: points in pairs, in and out of each column that it comes through. */
export type Way = readonly { readonly x: number; readonly y: number }[];

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedChunk[];
  readonly ways: readonly Way[];
}

/** A place in a column: a chunk, or (`chunk` is `null`) the lane of an arrow that passes by. */
interface Slot {
  readonly chunk: ReportedChunk | null;
  readonly column: number;
  readonly before: Slot[];
  readonly after: Slot[];
  /** Of its middle. */
  y: number;
}

/** Each chunk to the right of all that it depends on; `null` where there is nothing to draw, too much, or a circle. */
export function layOutChunks(chunks: readonly ReportedChunk[]): Layout | null {
  if (chunks.length === 0 || chunks.length > MAX_NODES) return null;
  const needs = indexDependencies(chunks);
  if (needs.reduce((sum, deps) => sum + deps.length, 0) > MAX_EDGES) return null;
  const columns = columnsOf(needs);
  if (columns === null || Math.max(...columns) >= MAX_COLUMNS) return null;
  const grid = fillGrid(chunks, needs, columns);
  if (grid === null) return null;
  for (let round = 0; round < 4; round += 1) {
    for (const column of grid) sortBy(column, ({ before }) => before, grid);
    for (const column of [...grid].reverse()) sortBy(column, ({ after }) => after, grid);
  }
  return place(grid);
}

/** For each chunk the indices of those it depends on, as far as the plan has them, each once. */
function indexDependencies(chunks: readonly ReportedChunk[]): readonly (readonly number[])[] {
  const indices = new Map(chunks.map(({ id }, index) => [id, index]));
  return chunks.map(({ deps }) => [...new Set(deps.flatMap((dep) => indices.get(dep) ?? []))]);
}

/** The length of the longest way to each; `null` where a circle leaves some without. */
function columnsOf(needs: readonly (readonly number[])[]): readonly number[] | null {
  const columns = needs.map(() => 0);
  const open = needs.map(({ length }) => length);
  const neededBy: number[][] = needs.map(() => []);
  for (const [index, deps] of needs.entries()) for (const dep of deps) neededBy[dep]?.push(index);
  const ready = open.flatMap((count, index) => (count === 0 ? [index] : []));
  for (const index of ready) {
    for (const next of neededBy[index] ?? []) {
      columns[next] = Math.max(columns[next] ?? 0, (columns[index] ?? 0) + 1);
      open[next] = (open[next] ?? 0) - 1;
      if (open[next] === 0) ready.push(next);
    }
  }
  return ready.length === needs.length ? columns : null;
}

function fillGrid(
  chunks: readonly ReportedChunk[],
  needs: readonly (readonly number[])[],
  columns: readonly number[],
): Slot[][] | null {
  const grid: Slot[][] = Array.from({ length: Math.max(...columns) + 1 }, () => []);
  const add = (chunk: ReportedChunk | null, column: number): Slot => {
    const slot: Slot = { chunk, column, before: [], after: [], y: 0 };
    grid[column]?.push(slot);
    return slot;
  };
  const slots = chunks.map((chunk, index) => add(chunk, columns[index] ?? 0));
  if (grid.some(({ length }) => length > MAX_ROWS)) return null;
  for (const [index, deps] of needs.entries()) {
    const to = slots[index];
    for (const dep of deps) {
      let from = slots[dep];
      for (let column = (columns[dep] ?? 0) + 1; column <= (columns[index] ?? 0); column += 1) {
        const next = column === columns[index] ? to : add(null, column);
        if (from === undefined || next === undefined) break;
        from.after.push(next);
        next.before.push(from);
        from = next;
      }
    }
  }
  return grid.some(({ length }) => length > MAX_SLOTS) ? null : grid;
}

/** Puts a column in the order of its neighbours on one side, which takes crossings away. */
function sortBy(column: Slot[], neighbours: (slot: Slot) => readonly Slot[], grid: readonly Slot[][]): void {
  const rank = new Map(grid.flatMap((slots) => slots.map((slot, row) => [slot, row] as const)));
  const wish = new Map(
    column.map((slot) => {
      const ranks = neighbours(slot).map((each) => rank.get(each) ?? 0);
      return [slot, ranks.length === 0 ? (rank.get(slot) ?? 0) : mean(ranks)];
    }),
  );
  column.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

const heightOf = ({ chunk }: Slot) => (chunk === null ? LANE_HEIGHT : NODE.height);

/** Gives every slot its height: that of what leads to it, as near as its neighbours in the column let it. */
function place(grid: readonly (readonly Slot[])[]): Layout {
  for (const column of grid) {
    const wishes = column.map(({ before }) => mean(before.map(({ y }) => y)));
    let edge = Number.NEGATIVE_INFINITY;
    for (const [row, slot] of column.entries()) {
      const half = heightOf(slot) / 2;
      slot.y = Math.max(wishes[row] ?? 0, edge + half);
      edge = slot.y + half + ROW_GAP;
    }
    const shift = mean(column.map(({ y }, row) => (wishes[row] ?? 0) - y));
    for (const slot of column) slot.y += shift;
  }
  const all = grid.flat();
  const top = Math.min(...all.map((slot) => slot.y - heightOf(slot) / 2)) - MARGIN;
  for (const slot of all) slot.y = Math.round(slot.y - top);
  return {
    width: MARGIN * 2 + grid.length * NODE.width + (grid.length - 1) * COLUMN_GAP,
    height: Math.max(...all.map((slot) => slot.y + Math.ceil(heightOf(slot) / 2))) + MARGIN,
    nodes: all.flatMap(({ chunk, column, y }) =>
      chunk === null ? [] : [{ chunk, x: left(column), y: y - NODE.height / 2 }],
    ),
    ways: all.filter(({ chunk }) => chunk !== null).flatMap(waysFrom),
  };
}

function left(column: number): number {
  return MARGIN + column * (NODE.width + COLUMN_GAP);
}

/** The arrows that leave a chunk, each followed through its lanes. */
function waysFrom(slot: Slot): readonly Way[] {
  return slot.after.map((first) => {
    const way = [{ x: left(slot.column) + NODE.width, y: slot.y }];
    let next: Slot | undefined = first;
    while (next !== undefined) {
      way.push({ x: left(next.column), y: next.y });
      if (next.chunk !== null) break;
      way.push({ x: left(next.column) + NODE.width, y: next.y });
      next = next.after[0];
    }
    return way;
  });
}
