/** 1-based; the column counts UTF-16 units, and only a line feed ends a line, as in git and on GitHub. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Text decoded whole, or the part before the first byte that is not UTF-8. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly before: string };

/**
 * Decodes strictly: no replacement characters, and a byte order mark stays in the text for the caller to
 * refuse. Where decoding fails, the offset of the bad byte comes from bisection: a prefix decodes exactly
 * until it holds one.
 */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const whole = decodePrefix(bytes, bytes.length, false);
  if (whole !== null) return { ok: true, text: whole };
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (decodePrefix(bytes, middle, true) !== null) good = middle;
    else bad = middle;
  }
  return { ok: false, before: decodePrefix(bytes, good, true) ?? '' };
}

/** `stream` lets a character be cut off at the end. */
function decodePrefix(bytes: Uint8Array, length: number, stream: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, length), {
      stream,
    });
  } catch {
    return null;
  }
}

/** A line that starts, in UTF-16 units, nearer than this to the one that was put in the table last is not put in: a hostile text of many megabytes can have a line for every unit. */
const NEAR = 256;

interface TabledLine {
  readonly start: number;
  readonly line: number;
}

/** Finds positions in a text by offset in UTF-16 units. The table of lines is built on first use. */
export function positionFinder(text: string): (offset: number) => Position {
  let table: readonly TabledLine[] | null = null;
  return (offset) => {
    table ??= tabledLines(text);
    let low = 0;
    let high = table.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((table[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle;
    }
    let { start, line } = table[low] ?? FIRST_LINE;
    // Whatever starts before the next in the table is near.
    const until = Math.min(offset, start + NEAR);
    for (let at = start; at < until; at += 1) {
      if (text.charCodeAt(at) !== LINE_FEED) continue;
      line += 1;
      start = at + 1;
    }
    return { line, column: offset - start + 1 };
  };
}

const LINE_FEED = 0x0a;
const FIRST_LINE: TabledLine = { start: 0, line: 1 };

function tabledLines(text: string): readonly TabledLine[] {
  let last = FIRST_LINE;
  const table = [last];
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    line += 1;
    if (at + 1 - last.start < NEAR) continue;
    last = { start: at + 1, line };
    table.push(last);
  }
  return table;
}
