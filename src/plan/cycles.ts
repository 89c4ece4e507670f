/** A way through a graph that ends where it began. */
export interface Cycle {
  /** Nodes in order, the first one again at the end. */
  readonly path: readonly number[];
  /** The edge that closes it: the `edge`th of node `from`. */
  readonly from: number;
  readonly edge: number;
}

const UNSEEN = -1;
const DONE = -2;

/**
 * Finds cycles by depth-first search, from nodes and along edges in the given order. Cycles that share an
 * edge stand for one fault, so of those only the first is given; a graph that has a cycle always gives one.
 * Takes linear time and no recursion, however long or tangled the cycles are.
 * @param edges for each node, the nodes that it leads to
 */
export function findCycles(edges: readonly (readonly number[])[]): readonly Cycle[] {
  const cycles: Cycle[] = [];
  /** Where a node is on the current way; `UNSEEN` or `DONE` off it. */
  const depthOf = new Int32Array(edges.length).fill(UNSEEN);
  const nextEdge = new Int32Array(edges.length);
  const way: number[] = [];
  /**
   * For each place on the way: the deepest place up to there whose edge from the place before is in a cycle
   * given already.
   */
  const lastUsed: number[] = [];

  const enter = (node: number): void => {
    depthOf[node] = way.length;
    way.push(node);
    lastUsed.push(lastUsed.at(-1) ?? 0);
  };
  const leave = (node: number): void => {
    depthOf[node] = DONE;
    way.pop();
    lastUsed.pop();
  };
  const close = (from: number, edge: number, start: number): void => {
    if ((lastUsed.at(-1) ?? 0) > start) return;
    cycles.push({ path: [...way.slice(start), way[start] ?? from], from, edge });
    for (let place = start + 1; place < way.length; place += 1) lastUsed[place] = place;
  };

  for (let first = 0; first < edges.length; first += 1) {
    if (depthOf[first] === UNSEEN) enter(first);
    for (let node = way.at(-1); node !== undefined; node = way.at(-1)) {
      const edge = nextEdge[node] ?? 0;
      nextEdge[node] = edge + 1;
      const target = edges[node]?.[edge];
      const depth = target === undefined ? DONE : (depthOf[target] ?? DONE);
      if (target === undefined) leave(node);
      else if (depth === UNSEEN) enter(target);
      else if (depth >= 0) close(node, edge, depth);
    }
  }
  return cycles;
}
