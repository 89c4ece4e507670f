import { isAscii, isUtf8 } from 'node:buffer';

const BACKSLASH = 0x5c;
const LAST_ONE_BYTE = 0xff;
const SURROGATES_FROM = 0x10000;
/** `\uXXXX`. */
const ESCAPE_BYTES = 6;

/**
 * A JSON text in which whatever takes an engine more than one byte a character stands as an escape: it says the same, and a single arrow in
 * a comment does not double what seventy megabytes take. `null` where there is none: for what is not UTF-8, and where a backslash
 * stands before such a character, which is no JSON and would become some. Any other text that is no JSON stays none, but what is
 * wrong with it is for the text itself to tell.
 */
export function oneByteText(bytes: Uint8Array): string | null {
  if (isAscii(bytes)) return latin1(bytes);
  if (!isUtf8(bytes)) return null;
  const text = Buffer.allocUnsafe(escapedLength(bytes));
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
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

function escapedLength(bytes: Uint8Array): number {
  let length = 0;
  for (let at = 0; at < bytes.length; at += lengthFrom(bytes[at] ?? 0)) {
    const code = codePointAt(bytes, at);
    if (code <= LAST_ONE_BYTE) length += 1;
    else length += code < SURROGATES_FROM ? ESCAPE_BYTES : 2 * ESCAPE_BYTES;
  }
  return length;
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
