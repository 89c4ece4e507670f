import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderHtml } from '../../src/report/html.js';
import { type Layout, layOutChunks, NODE } from '../../src/report/html-graph-layout.js';
import type { ReportedChunk } from '../../src/report/report.js';
import { readReport, TEXTS } from './situations.js';

const chunk = (id: string, deps: readonly string[] = [], state: ReportedChunk['state'] = 'planned') => ({
  id,
  title: `Work on ${id}`,
  deps,
  state,
});
const pageOf = (chunks: readonly ReportedChunk[]) => renderHtml({ ...readReport('all-pass'), chunks }, TEXTS);

/** Where each chunk's left edge is. */
const edges = (layout: Layout | null) =>
  Object.fromEntries((layout?.nodes ?? []).map(({ chunk: { id }, x }) => [id, x]));

/** Chunks that depend on earlier ones only. */
const plans = fc
  .array(fc.array(fc.nat(1_000), { maxLength: 4 }), { minLength: 1, maxLength: 60 })
  .map((all) =>
    all.map((deps, index) =>
      chunk(`c${index}`, index === 0 ? [] : [...new Set(deps.map((dep) => `c${dep % index}`))]),
    ),
  );

describe('the layout of the chunks', () => {
  it('puts each chunk to the right of all that it depends on, none over another, all within the drawing', () => {
    fc.assert(
      fc.property(plans, (chunks) => {
        const layout = layOutChunks(chunks);
        if (layout === null) return;
        const x = edges(layout);
        expect(Object.keys(x)).toHaveLength(chunks.length);
        for (const { id, deps } of chunks)
          for (const dep of deps) expect(x[id]).toBeGreaterThan((x[dep] ?? Number.NaN) + NODE.width);
        const sorted = [...layout.nodes].sort((a, b) => a.x - b.x || a.y - b.y);
        for (const [index, { x: left, y }] of sorted.entries()) {
          const above = sorted[index - 1];
          if (above?.x === left) expect(y).toBeGreaterThanOrEqual(above.y + NODE.height);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(left + NODE.width).toBeLessThanOrEqual(layout.width);
          expect(y + NODE.height).toBeLessThanOrEqual(layout.height);
        }
        expect(layout.ways).toHaveLength(chunks.reduce((sum, { deps }) => sum + deps.length, 0));
      }),
      { numRuns: 300 },
    );
  });

  it('leads an arrow that passes a column between the chunks there', () => {
    const layout = layOutChunks([chunk('a'), chunk('b', ['a']), chunk('c', ['a', 'b'])]);
    const [, long] = [...(layout?.ways ?? [])].sort((a, b) => a.length - b.length).slice(1);
    const b = layout?.nodes.find(({ chunk: { id } }) => id === 'b');
    expect(long).toHaveLength(4);
    for (const { y } of long?.slice(1, 3) ?? [])
      expect(y < (b?.y ?? 0) || y > (b?.y ?? 0) + NODE.height).toBe(true);
  });

  it('passes over what the plan does not have, and says a dependency once', () => {
    const layout = layOutChunks([chunk('a', ['nowhere']), chunk('b', ['a', 'a'])]);
    expect(layout?.ways).toHaveLength(1);
  });

  it.each<[string, readonly ReportedChunk[]]>([
    ['nothing', []],
    ['a circle', [chunk('a', ['b']), chunk('b', ['a'])]],
    ['a chunk that depends on itself', [chunk('a', ['a'])]],
    [
      '2,000 chunks',
      Array.from({ length: 2_000 }, (_, index) => chunk(`c${index}`, index < 1 ? [] : ['c0'])),
    ],
    ['a chain of 100', Array.from({ length: 100 }, (_, index) => chunk(`c${index}`, [`c${index - 1}`]))],
    ['40 side by side', Array.from({ length: 40 }, (_, index) => chunk(`c${index}`))],
    [
      'more arrows than can be told apart',
      Array.from({ length: 60 }, (_, index) =>
        chunk(
          `c${index}`,
          Array.from({ length: index }, (_, dep) => `c${dep}`),
        ),
      ),
    ],
  ])('draws no %s', (_, chunks) => {
    expect(layOutChunks(chunks)).toBeNull();
  });
});

describe('the chunks on the page', () => {
  it('say their state in words and by a mark, in the drawing and in the list', () => {
    const states = ['landed', 'this', 'waiting', 'blocked', 'planned'] as const;
    const html = pageOf(states.map((state) => chunk(`is-${state}`, [], state)));
    for (const words of ['✓ landed', '▶ this one', '◔ waiting', '✗ blocked', '○ planned']) {
      expect(html).toContain(`">${words}</text>`);
      expect(html.replace(/<span aria-hidden="true">(.)<\/span>/g, '$1')).toContain(`">${words}</span>`);
    }
    expect(html).toContain(
      '<desc id="drawing-desc">5 chunks: 1 this one, 1 planned, 1 landed, 1 waiting, 1 blocked.',
    );
  });

  it('are a list alone where they cannot be drawn, which folds when it is long', () => {
    const many = pageOf(Array.from({ length: 2_000 }, (_, index) => chunk(`c${index}`)));
    expect(many).not.toContain('<svg');
    expect(many).toContain('<summary>2,000 chunks</summary>');
    expect(many.split(/<li>.{1,90}state-planned/)).toHaveLength(2_001);
    const circle = pageOf([chunk('a', ['b']), chunk('b', ['a'])]);
    expect(circle).not.toContain('<svg');
    expect(circle).not.toContain('<details');
  });

  it('cut a long name in the drawing only', () => {
    const name = 'a-chunk-with-a-name-that-is-much-too-long-to-be-drawn';
    const html = pageOf([chunk(name), chunk('漢字漢字漢字漢字漢字漢字漢字')]);
    expect(html).toContain('>a-chunk-with-a-name…</text>');
    expect(html).toContain('>漢字漢字漢字漢字漢…</text>');
    expect(html).toContain(`<code>${name}</code>`);
  });
});
