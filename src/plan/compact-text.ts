import { isAscii, isUtf8 } from 'node:buffer';

const BACKSLASH = 0x5c;
const LAST_ONE_BYTE = 0xff;
const SURROGATES_FROM = 0x10000;
/** `\uXXXX`. */
const ESCAPE_BYTES = 6;
/** How many times as long as the file a text with escapes may be. Both are in memory together while it is made. */
const MOST_GROWTH = 1.5;

/**
 * The JSON text in the form that takes an engine least room. As it is where nothing needs more than one byte a character, or much does. In
 * between, whatever needs more stands as an escape: it says the same, and a single arrow in a comment does not double what seventy megabytes
 * take. `null` where there is no such text: for what is not UTF-8, and where a backslash stands before a character to be escaped, which is no
 * JSON and would become some. Any other text that is no JSON stays none, but what is wrong with it is for the text itself to tell.
 */
export function compactText(bytes: Uint8Array): string | null {
  if (isAscii(bytes)) return latin1(bytes);
  if (!isUtf8(bytes)) return null;
  const { units, escaped } = lengthsOf(bytes);
  if (escaped > Math.min(2 * units, MOST_GROWTH * bytes.length)) return viewOf(bytes).toString();
  const text = Buffer.allocUnsafe(escaped);
  let end = 0;
  let isEscaped = false;
  for (let at = 0; at < bytes.length; at += lengthFrom(bytes[at] ?? 0)) {
    const code = codePointAt(bytes, at);
    if (code > LAST_ONE_BYTE && isEscaped) return null;
    isEscaped = code === BACKSLASH && !isEscaped;
    if (code <= LAST_ONE_BYTE) text[end++] = code;
    else end += text.write(escapes(code), end, 'latin1');
  }
  return latin1(text);
}

function latin1(bytes: Uint8Array): string {
  return viewOf(bytes).toString('latin1');
}

function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** In UTF-16 units: of the text as it is, and with its escapes. */
function lengthsOf(bytes: Uint8Array): { readonly units: number; readonly escaped: number } {
  let units = 0;
  let escaped = 0;
  for (let at = 0; at < bytes.length; at += lengthFrom(bytes[at] ?? 0)) {
    const code = codePointAt(bytes, at);
    const own = code < SURROGATES_FROM ? 1 : 2;
    units += own;
    escaped += code <= LAST_ONE_BYTE ? 1 : own * ESCAPE_BYTES;
  }
  return { units, escaped };
}

/** Bytes of the character whose first byte this is. */
function lengthFrom(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/** The bytes are known to be UTF-8. */
function codePointAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const rest = (offset: number): number => (bytes[at + offset] ?? 0) & 0x3f;
  if (first < 0x80) return first;
  if (first < 0xe0) return ((first & 0x1f) << 6) | rest(1);
  if (first < 0xf0) return ((first & 0x0f) << 12) | (rest(1) << 6) | rest(2);
  return ((first & 0x07) << 18) | (rest(1) << 12) | (rest(2) << 6) | rest(3);
}

function escapes(code: number): string {
  const units = String.fromCodePoint(code).split('');
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}
