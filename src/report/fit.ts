import { counted } from './words.js';

/** A line of a list or a table, and how many of the things that the list is about it stands for (0: it only explains). */
export interface Row {
  readonly text: string;
  readonly count: number;
}

/** Rows with what stands before and after them. Its parts are separated by blank lines; either end may be empty. */
export interface Block {
  readonly open: string;
  readonly rows: readonly Row[];
  readonly close: string;
}

/** A part of a document under one heading, which stands in the first block's `open`. Without that block the others are left out too. */
export interface Section {
  readonly blocks: readonly Block[];
  /** What the rows count, in the singular, for the line that says how many were left out: `finding`. */
  readonly thing: string;
}

export function paragraph(text: string): Section {
  return { blocks: [{ open: text, rows: [], close: '' }], thing: '' };
}

const BLANK = '\n\n';

/** A document of at most `limitBytes` (UTF-8). Sections that are too long for their share lose rows, and each says how many. */
export function fitSections(sections: readonly Section[], limitBytes: number): string {
  const whole = sections.map((section) => fitSection(section, Number.POSITIVE_INFINITY));
  const sizes = whole.map((text) => Buffer.byteLength(text) + BLANK.length);
  const shares = shareOut(sizes, limitBytes);
  const fitted = sections.map((section, index) => {
    const share = shares[index] ?? 0;
    return (sizes[index] ?? 0) <= share ? (whole[index] ?? '') : fitSection(section, share - BLANK.length);
  });
  return fitted
    .filter((text) => text !== '')
    .map((text) => `${text}\n`)
    .join('\n');
}

/** Room for each: what it asks for where that is less than an equal part of what is left, so that a small part is never cut for a large one. */
function shareOut(sizes: readonly number[], total: number): readonly number[] {
  const smallestFirst = sizes.map((size, index) => ({ size, index })).sort((a, b) => a.size - b.size);
  const shares = sizes.map(() => 0);
  let left = total;
  smallestFirst.forEach(({ size, index }, done) => {
    const share = Math.min(size, Math.floor(left / (smallestFirst.length - done)));
    shares[index] = share;
    left -= share;
  });
  return shares;
}

function leftOutLine(count: number, thing: string): string {
  return `_${counted(count, `more ${thing}`)} did not fit here; the JSON report holds all._`;
}

/** A section within `room` bytes, row by row; empty when not even its first block fits. */
function fitSection(section: Section, room: number): string {
  const total = section.blocks.flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0);
  const reserve = total === 0 ? 0 : Buffer.byteLength(leftOutLine(total, section.thing)) + BLANK.length;
  const texts: string[] = [];
  let left = room - reserve;
  let shown = 0;
  for (const [index, block] of section.blocks.entries()) {
    const fitted = fitBlock(block, left);
    if (fitted === null && index === 0) return '';
    if (fitted === null) continue;
    texts.push(fitted.text);
    left -= Buffer.byteLength(fitted.text) + BLANK.length;
    shown += fitted.shown;
  }
  if (shown < total) texts.push(leftOutLine(total - shown, section.thing));
  return texts.join(BLANK);
}

function fitBlock(block: Block, room: number): { readonly text: string; readonly shown: number } | null {
  let left =
    room - [block.open, block.close].reduce((sum, text) => sum + Buffer.byteLength(text) + BLANK.length, 0);
  if (left < 0) return null;
  const rows: string[] = [];
  let shown = 0;
  for (const row of block.rows) {
    const size = Buffer.byteLength(row.text) + 1;
    if (size > left) continue;
    left -= size;
    rows.push(row.text);
    shown += row.count;
  }
  // A block that exists for its rows is pointless without one.
  if (rows.length === 0 && block.rows.length > 0) return null;
  return {
    text: [block.open, rows.join('\n'), block.close].filter((part) => part !== '').join(BLANK),
    shown,
  };
}
