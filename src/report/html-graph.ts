import { escapeHtml, visible } from './escape.js';
import { type Layout, layOutChunks, NODE, type PlacedChunk, type Way } from './html-graph-layout.js';
import { codeHtml, MAX_SENTENCE, proseHtml } from './html-text.js';
import type { Report, ReportedChunk } from './report.js';
import { columns } from './terminal-layout.js';
import { CHUNK_STATE_WORDS, counted } from './words.js';

/** A mark for each state, so that it is told by more than its colour. */
const MARKS: Readonly<Record<ReportedChunk['state'], string>> = {
  this: '▶',
  planned: '○',
  landed: '✓',
  waiting: '◔',
  blocked: '✗',
};

/** Columns of text that fit into a node. */
const ID_COLUMNS = 20;
const TITLE_COLUMNS = 25;

/** Chunks that are listed in sight where nothing is drawn. */
const IN_SIGHT = 20;

/** The plan's chunks: drawn where that can be read, and always as a list. */
export function chunksHtml(report: Report): string {
  const { chunks } = report;
  if (chunks.length === 0) return '';
  const layout = layOutChunks(chunks);
  const list = `<ul class="chunks">\n${chunks.map(chunkRow).join('\n')}\n</ul>`;
  const fold = (summary: string) => `<details><summary>${summary}</summary>\n${list}\n</details>`;
  const tooMany = chunks.length > IN_SIGHT;
  const body =
    layout === null
      ? tooMany
        ? fold(counted(chunks.length, 'chunk'))
        : list
      : `${figureHtml(layout, chunks)}\n${fold('The same in words')}`;
  return `<section aria-labelledby="chunks">\n<h2 id="chunks">The plan's chunks</h2>\n${body}\n</section>`;
}

function chunkRow(chunk: ReportedChunk): string {
  const after = chunk.deps.length === 0 ? '' : `, after ${chunk.deps.map(codeHtml).join(', ')}`;
  const current = chunk.state === 'this' ? ' aria-current="true"' : '';
  return `<li${current}>${stateHtml(chunk.state)} ${codeHtml(chunk.id)} ${proseHtml(chunk.title, MAX_SENTENCE)}${after}</li>`;
}

function stateHtml(state: ReportedChunk['state']): string {
  return `<span class="badge state-${state}"><span aria-hidden="true">${MARKS[state]}</span> ${CHUNK_STATE_WORDS[state]}</span>`;
}

function figureHtml(layout: Layout, chunks: readonly ReportedChunk[]): string {
  const { width, height } = layout;
  // The drawing is wider than a phone, and must then be moved by keys too.
  return `<figure>
<div class="scroll" role="group" aria-label="Drawing of the plan's chunks" tabindex="0">
<svg role="img" aria-labelledby="drawing-title drawing-desc" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title id="drawing-title">The plan's chunks and what each depends on</title>
<desc id="drawing-desc">${describe(chunks)}</desc>
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>
${layout.ways.map(wayHtml).join('\n')}
${layout.nodes.map(nodeHtml).join('\n')}
</svg>
</div>
<figcaption>An arrow leads from a chunk to one that needs it.</figcaption>
</figure>`;
}

function describe(chunks: readonly ReportedChunk[]): string {
  const states = Object.entries(CHUNK_STATE_WORDS).flatMap(([state, words]) => {
    const count = chunks.filter((chunk) => chunk.state === state).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return `${counted(chunks.length, 'chunk')}: ${states.join(', ')}. The list after the drawing says the same.`;
}

function wayHtml(way: Way): string {
  const [start, ...points] = way;
  if (start === undefined) return '';
  let from = start;
  // Every other stretch crosses a column, and is straight.
  const stretches = points.map((to, index) => {
    const middle = Math.round((from.x + to.x) / 2);
    const curve = `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return index % 2 === 0 ? curve : `L${to.x} ${to.y}`;
  });
  return `<path class="way" marker-end="url(#tip)" d="M${start.x} ${start.y}${stretches.join('')}"/>`;
}

function nodeHtml({ chunk, x, y }: PlacedChunk): string {
  const { id, title, state } = chunk;
  const line = (name: string, offset: number, text: string) =>
    `<text class="${name}" x="${x + 12}" y="${y + offset}">${escapeHtml(text)}</text>`;
  return `<g class="node state-${state}"><title>${escapeHtml(`${id}: ${title} (${CHUNK_STATE_WORDS[state]})`)}</title><rect x="${x}" y="${y}" width="${NODE.width}" height="${NODE.height}" rx="6"/>${line('id', 20, fitted(id, ID_COLUMNS))}${line('title', 38, fitted(title, TITLE_COLUMNS))}${line('state', 56, `${MARKS[state]} ${CHUNK_STATE_WORDS[state]}`)}</g>`;
}

/** As much of a text as fits into so many columns. */
function fitted(text: string, width: number): string {
  const whole = visible(text);
  if (columns(whole) <= width) return whole;
  let kept = '';
  let used = 0;
  for (const character of whole) {
    used += columns(character);
    if (used >= width) break;
    kept += character;
  }
  return `${kept}…`;
}
