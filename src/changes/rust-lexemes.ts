/**
 * Where single lexemes of Rust end. Offsets are UTF-16 units; every function looks at each unit a bounded number of
 * times, so that lexing a whole text is linear.
 */

/** rustc accepts at most 255 `#` around a raw string. */
const MAX_HASHES = 255;
/** The longest character literal is `b'\u{10_FFFF}'` with a few more underscores. */
const MAX_CHARACTER_LENGTH = 34;

const NEWLINE = 10;
export const EXCLAMATION = 33;
export const QUOTE = 34;
export const HASH = 35;
export const APOSTROPHE = 39;
export const STAR = 42;
export const DOT = 46;
export const SLASH = 47;
const BACKSLASH = 92;

/** After a byte order mark and a `#!/interpreter` line; `#![` starts an attribute instead. */
export function startOfCode(text: string): number {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (!text.startsWith('#!', start)) return start;
  if (/^#!\s*\[/.test(text.slice(start, start + 200))) return start;
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

/** Unicode's Pattern_White_Space, which is what Rust skips. */
export function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 32 || (unit >= 9 && unit <= 13);
  return unit === 0x85 || unit === 0x200e || unit === 0x200f || unit === 0x2028 || unit === 0x2029;
}

export function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** Beyond ASCII everything that is no space counts: an identifier that rustc refuses does not compile anyway. */
export function isWordStart(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    unit === 95 ||
    (unit >= 0x80 && !isSpace(unit))
  );
}

function wordRunEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (!isWordStart(unit) && !isDigit(unit)) break;
    at++;
  }
  return at;
}

/** The end of a word; `r#name` is one. */
export function wordEnd(text: string, from: number): number {
  const raw = text.startsWith('r#', from) && isWordStart(text.charCodeAt(from + 2));
  return wordRunEnd(text, raw ? from + 2 : from);
}

/** The end of a literal such as `b"…"`, `r#"…"#` or `b'x'`, or -1 when this is a plain word. */
export function prefixedLiteralEnd(text: string, from: number, unit: number): number {
  if (unit !== 98 && unit !== 99 && unit !== 114) return -1;
  const prefix = unit !== 114 && text.charCodeAt(from + 1) === 114 ? 2 : 1;
  const raw = unit === 114 || prefix === 2;
  const next = text.charCodeAt(from + prefix);
  if (raw && (next === QUOTE || next === HASH)) return rawStringEnd(text, from + prefix);
  if (raw) return -1;
  if (next === QUOTE) return stringEnd(text, from + 2);
  return unit === 98 && next === APOSTROPHE ? characterEnd(text, from + 1) : -1;
}

function rawStringEnd(text: string, from: number): number {
  let quote = from;
  while (text.charCodeAt(quote) === HASH) quote++;
  const hashes = quote - from;
  if (hashes > MAX_HASHES || text.charCodeAt(quote) !== QUOTE) return -1;
  const close = text.indexOf(`"${'#'.repeat(hashes)}`, quote + 1);
  return close < 0 ? text.length : close + 1 + hashes;
}

/** `from` is the first unit after the quote. A string that never ends takes the rest of the text, as it does for rustc. */
export function stringEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at++;
    else if (unit === QUOTE) return at + 1;
  }
  return text.length;
}

/** The end of the character literal at this apostrophe, or -1: then it starts a lifetime, or nothing. */
export function characterEnd(text: string, from: number): number {
  const first = text.codePointAt(from + 1);
  if (first === undefined || first === APOSTROPHE || first === NEWLINE) return -1;
  if (first !== BACKSLASH) {
    const end = from + (first > 0xffff ? 3 : 2);
    return text.charCodeAt(end) === APOSTROPHE ? end + 1 : -1;
  }
  for (let at = from + 3; at < from + MAX_CHARACTER_LENGTH && at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === APOSTROPHE) return at + 1;
    if (unit === NEWLINE) return -1;
  }
  return -1;
}

/** `1.`, `1.5e-3_f64`, `0xFFu8`; but `1..2`, `1.max(2)` and the `0` and `1` of `x.0.1` are no floats. */
export function numberEnd(text: string, from: number, afterDot: boolean): number {
  const run = wordRunEnd(text, from);
  if (afterDot || /[xob]/.test(text.charAt(from + 1))) return run;
  let at = exponentEnd(text, from, run);
  if (at > run || text.charCodeAt(at) !== DOT) return at;
  const next = text.charCodeAt(at + 1);
  if (next === DOT || isWordStart(next)) return at;
  const fraction = at + 1;
  at = wordRunEnd(text, fraction);
  return exponentEnd(text, fraction, at);
}

/** A run that ends in `e` goes on over a sign and digits. */
function exponentEnd(text: string, from: number, end: number): number {
  const sign = text.charCodeAt(end);
  const signed = (sign === 43 || sign === 45) && isDigit(text.charCodeAt(end + 1));
  if (!signed || end === from || (text.charCodeAt(end - 1) | 32) !== 101) return end;
  return wordRunEnd(text, end + 1);
}

/** The end of the comment at this slash, or the next unit when it starts none. Block comments nest. */
export function commentEnd(text: string, from: number): number {
  const next = text.charCodeAt(from + 1);
  if (next === SLASH) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
  }
  if (next !== STAR) return from + 1;
  let depth = 1;
  let at = from + 2;
  while (at < text.length && depth > 0) {
    const unit = text.charCodeAt(at);
    const pair = text.charCodeAt(at + 1);
    if (unit === STAR && pair === SLASH) depth--;
    else if (unit === SLASH && pair === STAR) depth++;
    else {
      at++;
      continue;
    }
    at += 2;
  }
  return Math.min(at, text.length);
}
