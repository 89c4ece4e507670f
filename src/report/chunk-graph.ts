import { cutToBytes, escapeMermaidLabel, visible } from './escape.js';
import { codeSpan, markdownText } from './escape-markdown.js';
import type { Row } from './fit.js';
import type { ReportedChunk } from './report.js';
import { CHUNK_STATE_WORDS } from './words.js';

/** Mermaid's own defaults, above which it draws an error instead (mermaid config: `maxTextSize`, `maxEdges`). */
const MAX_TEXT = 50_000;
const MAX_EDGES = 500;

/** Bytes of a chunk's title in the drawing; its node would grow too wide to read. */
const MAX_TITLE = 60;

/** Dark text on light fills: readable in GitHub's light and dark themes alike. */
const STYLES: Readonly<Record<ReportedChunk['state'], string>> = {
  this: 'fill:#cfe2ff,stroke:#0550ae,stroke-width:3px,color:#0a1f3c',
  planned: 'fill:#f0f1f3,stroke:#6e7781,stroke-dasharray:4 3,color:#24292f',
  landed: 'fill:#d2f4d9,stroke:#1a7f37,color:#0b2e13',
  waiting: 'fill:#fff3c4,stroke:#9a6700,color:#3b2300',
  blocked: 'fill:#ffd8d3,stroke:#b3261e,color:#4a0d08',
};

/** The plan's chunks as a Mermaid flowchart in a code fence, an arrow from each chunk to those that need it; `null` when Mermaid could not draw it. */
export function chunkGraph(chunks: readonly ReportedChunk[]): string | null {
  const nodes = new Map(chunks.map(({ id }, index) => [id, `n${index}`]));
  const drawn = chunks.map((chunk) => {
    const label = escapeMermaidLabel(`${chunk.id}: ${shortTitle(chunk)} (${CHUNK_STATE_WORDS[chunk.state]})`);
    return `  ${nodes.get(chunk.id)}["${label}"]:::${chunk.state}`;
  });
  const edges = chunks.flatMap((chunk) =>
    chunk.deps.filter((dep) => nodes.has(dep)).map((dep) => `  ${nodes.get(dep)} --> ${nodes.get(chunk.id)}`),
  );
  const states = new Set(chunks.map(({ state }) => state));
  const styles = [...states].map((state) => `  classDef ${state} ${STYLES[state]}`);
  const text = ['flowchart LR', ...drawn, ...edges, ...styles].join('\n');
  if (chunks.length === 0 || edges.length > MAX_EDGES || text.length > MAX_TEXT) return null;
  return `\`\`\`mermaid\n${text}\n\`\`\``;
}

function shortTitle(chunk: ReportedChunk): string {
  const title = visible(chunk.title);
  const cut = cutToBytes(title, MAX_TITLE);
  return cut.length < title.length ? `${cut}…` : cut;
}

/** The same as a list, for those who do not see the drawing. */
export function chunkRows(chunks: readonly ReportedChunk[]): readonly Row[] {
  return chunks.map((chunk) => {
    const after = chunk.deps.length === 0 ? '' : `, after ${chunk.deps.map(codeSpan).join(', ')}`;
    const state = CHUNK_STATE_WORDS[chunk.state];
    const text = `- ${codeSpan(chunk.id)} ${markdownText(chunk.title)}: ${chunk.state === 'this' ? `**${state}**` : state}${after}`;
    return { text, count: 1 };
  });
}
