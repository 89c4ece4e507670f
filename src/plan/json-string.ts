import { type Cursor, fail, note } from './json-cursor.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const HEX = /^[0-9A-Fa-f]{4}$/;
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Pieces of a string that are kept before they are joined: each takes an engine some thirty bytes, and a hostile string has forty million. */
const MAX_PIECES = 4_096;

/** Reads the string whose opening quote is at the cursor. */
export function readString(cursor: Cursor): string | undefined {
  const { text, at } = cursor;
  const end = endOfPlainText(text, at + 1);
  if (text.charCodeAt(end) === QUOTE) {
    cursor.at = end + 1;
    return text.slice(at + 1, end);
  }
  return readEscapedString(cursor);
}

function readEscapedString(cursor: Cursor): string | undefined {
  const joined: string[] = [];
  let pieces: string[] = [];
  const isRead = readPieces(cursor, (piece) => {
    pieces.push(piece);
    if (pieces.length < MAX_PIECES) return;
    joined.push(pieces.join(''));
    pieces = [];
  });
  if (!isRead) return undefined;
  joined.push(pieces.join(''));
  return joined.join('');
}

/** Reads past the string whose opening quote is at the cursor, with the same faults. */
export function skipString(cursor: Cursor): boolean {
  return readPieces(cursor, null);
}

function readPieces(cursor: Cursor, take: ((piece: string) => void) | null): boolean {
  const { text } = cursor;
  const opening = cursor.at;
  let at = opening + 1;
  for (;;) {
    const from = at;
    at = endOfPlainText(text, at);
    if (at > from) take?.(text.slice(from, at));
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      cursor.at = at + 1;
      return true;
    }
    if (unit !== BACKSLASH) {
      failString(cursor, opening, at);
      return false;
    }
    const escaped = readEscape(cursor, at);
    if (escaped === undefined) return false;
    take?.(escaped);
    at = cursor.at;
  }
}

/** The offset of the next quote, backslash or control character, or the text's end. */
function endOfPlainText(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE || unit === BACKSLASH || unit < FIRST_PRINTABLE) break;
  }
  return at;
}

function failString(cursor: Cursor, opening: number, at: number): undefined {
  const unit = cursor.text.charCodeAt(at);
  if (Number.isNaN(unit)) return fail(cursor, opening, 'The string that starts here has no closing quote.');
  const hex = unit.toString(16).toUpperCase().padStart(4, '0');
  const what = unit === 0x0a || unit === 0x0d ? 'a line break' : `the control character U+${hex}`;
  return fail(cursor, at, `A string must not hold ${what} as it is; close the quote or write \`\\u${hex}\`.`);
}

/** Reads one escape, or two that form a surrogate pair. Half a pair is noted and replaced. */
function readEscape(cursor: Cursor, at: number): string | undefined {
  const { text } = cursor;
  const letter = text[at + 1] ?? '';
  const simple = ESCAPES.get(letter);
  if (simple !== undefined) {
    cursor.at = at + 2;
    return simple;
  }
  const unit = unitAt(text, at);
  if (unit === undefined) {
    return fail(
      cursor,
      at,
      'A backslash in a string must be followed by one of `"\\/bfnrt`, or by `u` and four hex digits.',
    );
  }
  cursor.at = at + 6;
  if (unit < 0xd800 || unit > 0xdfff) return String.fromCharCode(unit);
  const low = unit < 0xdc00 ? unitAt(text, at + 6) : undefined;
  if (low !== undefined && low >= 0xdc00 && low <= 0xdfff) {
    cursor.at = at + 12;
    return String.fromCharCode(unit, low);
  }
  note(
    cursor,
    'json',
    at,
    `\`${text.slice(at, at + 6)}\` is half of a surrogate pair, which stands for no character.`,
  );
  return '\ufffd';
}

/** The UTF-16 unit that a `\uXXXX` escape at this offset stands for. */
function unitAt(text: string, at: number): number | undefined {
  if (text[at] !== '\\' || text[at + 1] !== 'u') return undefined;
  const digits = text.slice(at + 2, at + 6);
  return HEX.test(digits) ? Number.parseInt(digits, 16) : undefined;
}
