import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findCycles } from '../../src/plan/cycles.js';

const pathsOf = (edges: readonly (readonly number[])[]) => findCycles(edges).map(({ path }) => path);

/** Kahn's algorithm: an independent way to tell whether a graph has a cycle. */
function isAcyclic(edges: readonly (readonly number[])[]): boolean {
  const incoming = edges.map((_, node) => edges.flat().filter((target) => target === node).length);
  const free = edges.flatMap((_, node) => (incoming[node] === 0 ? [node] : []));
  for (const node of free) {
    for (const target of edges[node] ?? []) {
      incoming[target] = (incoming[target] ?? 0) - 1;
      if (incoming[target] === 0) free.push(target);
    }
  }
  return free.length === edges.length;
}

describe('findCycles', () => {
  it.each([
    ['nothing', [], []],
    ['a node alone', [[]], []],
    ['a node that leads to itself', [[0]], [[0, 0]]],
    ['two nodes', [[1], [0]], [[0, 1, 0]]],
    ['a diamond', [[], [0], [0], [1, 2]], []],
    ['a tail into a cycle, which starts at the first node reached', [[1], [2], [1]], [[1, 2, 1]]],
    [
      'two cycles apart',
      [[1], [0], [3], [2]],
      [
        [0, 1, 0],
        [2, 3, 2],
      ],
    ],
    [
      'two cycles that share a node',
      [[1], [0, 2], [1]],
      [
        [0, 1, 0],
        [1, 2, 1],
      ],
    ],
    ['two cycles that share an edge, as one', [[1], [2], [0, 1]], [[0, 1, 2, 0]]],
    ['an edge to a node that is done', [[1], [], [1, 0]], []],
  ])('%s', (_name, edges, paths) => {
    expect(pathsOf(edges)).toEqual(paths);
  });

  it('says which edge closes the cycle', () => {
    expect(findCycles([[1], [2], [2, 0]])).toEqual([
      { path: [2, 2], from: 2, edge: 0 },
      { path: [0, 1, 2, 0], from: 2, edge: 1 },
    ]);
  });

  it('gives real cycles, one at least where there is any, and no edge in two of them', () => {
    const graphs = fc
      .integer({ min: 1, max: 8 })
      .chain((size) => fc.array(fc.uniqueArray(fc.nat(size - 1)), { minLength: size, maxLength: size }));
    fc.assert(
      fc.property(graphs, (edges) => {
        const paths = pathsOf(edges);
        expect(paths.length === 0).toBe(isAcyclic(edges));
        const used = paths.flatMap((path) => path.slice(1).map((node, index) => `${path[index]}-${node}`));
        expect(new Set(used).size).toBe(used.length);
        for (const path of paths) {
          expect(path.at(-1)).toBe(path[0]);
          for (const [index, node] of path.slice(1).entries())
            expect(edges[path[index] ?? -1]).toContain(node);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes every node of a graph in which each leads to each', () => {
    const all = Array.from({ length: 1_000 }, (_, node) => node);
    const paths = pathsOf(all.map(() => all));
    expect(paths.filter((path) => path.length === 2)).toHaveLength(1_000);
  });
});
