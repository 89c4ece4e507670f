import { columns, wrap } from '../report/terminal-layout.js';
import { type InlineOptions, inlineWords, paintLines, plainText } from './explain-inline.js';

export interface PageOptions extends InlineOptions {
  /** Columns to fill. Code and words that are longer are not broken. */
  readonly width: number;
}

/** A page of docs/ for people at a terminal: headings bold, paragraphs wrapped, tables as entries. Ends in a newline. */
export function renderPage(markdown: string, options: PageOptions): string {
  const blocks = blocksOf(markdown.split('\n')).map((block) => renderBlock(block, options).join('\n'));
  return `${blocks.filter((text) => text !== '').join('\n\n')}\n`;
}

type Kind = 'heading' | 'code' | 'fence' | 'table' | 'list' | 'text';
interface Block {
  readonly kind: Kind;
  readonly lines: readonly string[];
}

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

/** Blocks are set apart by empty lines, as the pages are written; a fence holds empty lines too, and so does indented code. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let current: string[] = [];
  const end = () => {
    if (current.length > 0) blocks.push({ kind: kindOf(current[0] ?? ''), lines: current });
    current = [];
  };
  for (const line of lines) {
    const isFenced = current[0]?.startsWith('```') === true;
    if (isFenced) {
      current.push(line);
      if (line.startsWith('```')) end();
      continue;
    }
    const isBlank = line.trim() === '';
    if (isBlank || line.startsWith('```') || kindOf(current[0] ?? '') === 'heading') end();
    if (!isBlank) current.push(line);
  }
  end();
  return blocks;
}

function kindOf(first: string): Kind {
  if (/^#{1,6} /.test(first)) return 'heading';
  if (first.startsWith('```')) return 'fence';
  if (first.startsWith('    ')) return 'code';
  if (first.startsWith('|')) return 'table';
  return ITEM.test(first) ? 'list' : 'text';
}

function renderBlock({ kind, lines }: Block, options: PageOptions): readonly string[] {
  switch (kind) {
    case 'heading':
      return flow(`**${(lines[0] ?? '').replace(/^#+ /, '')}**`, '', options);
    case 'fence':
      return lines.filter((line) => !line.startsWith('```')).map((line) => `    ${line}`);
    case 'code':
      return lines;
    case 'table':
      return tableLines(lines, options);
    case 'list':
      return itemsOf(lines).flatMap((item) => listItem(item, options));
    case 'text':
      return flow(lines.map((line) => line.trim()).join(' '), '', options);
  }
}

/** Each item as one line: what follows an item's first line belongs to it. */
function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function listItem(item: string, options: PageOptions): readonly string[] {
  const [lead = ''] = ITEM.exec(item) ?? [];
  return flow(item.slice(lead.length), lead.replace('*', '-'), options);
}

/** Running text behind `lead`, with the lines below it under its first word. */
function flow(text: string, lead: string, options: PageOptions): readonly string[] {
  const words = inlineWords(text, options);
  const indent = columns(lead);
  const lines = wrap(plainText(words), Math.max(20, options.width - indent));
  const painted = paintLines(lines, words, options.colour);
  return painted.map((line, index) => (index === 0 ? lead : ' '.repeat(indent)) + line);
}

/** Cells may be sentences, so each row is an entry: its first cell, and below it the others under the names of their columns. */
function tableLines(lines: readonly string[], options: PageOptions): readonly string[] {
  const [head = [], , ...rows] = lines.map(cellsOf);
  return rows.flatMap(([first = '', ...others], row) => [
    ...(row === 0 ? [] : ['']),
    ...flow(first, '', options),
    ...others.flatMap((cell, index) => {
      const name = head[index + 1] ?? '';
      return flow(name === '' || others.length === 1 ? cell : `${name}: ${cell}`, '    ', options);
    }),
  ]);
}

function cellsOf(row: string): readonly string[] {
  const cells = row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}
