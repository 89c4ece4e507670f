import {
  APOSTROPHE,
  characterEnd,
  commentEnd,
  DOT,
  EXCLAMATION,
  HASH,
  isDigit,
  isSpace,
  isWordStart,
  numberEnd,
  prefixedLiteralEnd,
  QUOTE,
  SLASH,
  STAR,
  startOfCode,
  stringEnd,
  wordEnd,
} from './rust-lexemes.js';

/**
 * Rust's lexical grammar (https://doc.rust-lang.org/reference/tokens.html), whole and tolerant: every text gives tokens,
 * in linear time and without recursion. It is what tells code from comments and literals, which no grammar of items can
 * do alone inside of macros.
 */

/** Kinds of tokens. A word is an identifier or keyword; punctuation is always one character. */
export const WORD = 0;
export const LIFETIME = 1;
export const NUMBER = 2;
/** A string, byte string, C string, raw string, character or byte. */
export const TEXT = 3;
export const PUNCTUATION = 4;
export interface DocComment {
  /** `//!` or `/*!`: about what it stands in; otherwise about what follows. */
  readonly inner: boolean;
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  /** The index of the token that follows. */
  readonly before: number;
}

/** The tokens of a text, without its comments. */
export interface RustTokens {
  readonly text: string;
  readonly kinds: readonly number[];
  /** UTF-16 offsets: the first unit of each token, and the first one after it. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Documentation comments, in order. Other comments leave no trace but the gap between two tokens. */
  readonly docs: readonly DocComment[];
  /** For a delimiter, the index of its counterpart; -1 for everything else, and for one that stands alone. */
  readonly partners: Int32Array;
}

export function lexRust(text: string): RustTokens {
  const kinds: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const docs: DocComment[] = [];
  let afterDot = false;
  for (let at = startOfCode(text); at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (isSpace(unit)) {
      at++;
      continue;
    }
    const end = unit === SLASH ? commentEnd(text, at) : tokenEnd(text, at, unit, afterDot);
    if (unit === SLASH && end > at + 1) {
      const inner = text.charCodeAt(at + 2) === EXCLAMATION;
      if (isDoc(text, at, end)) docs.push({ inner, start: at, end, before: kinds.length });
    } else {
      kinds.push(tokenKind(text, at, end, unit));
      starts.push(at);
      ends.push(end);
      afterDot = unit === DOT && !afterDot;
    }
    at = end;
  }
  return { text, kinds, starts, ends, docs, partners: matchDelimiters(text, kinds, starts) };
}

function tokenEnd(text: string, at: number, unit: number, afterDot: boolean): number {
  if (isWordStart(unit)) {
    const literal = prefixedLiteralEnd(text, at, unit);
    return literal < 0 ? wordEnd(text, at) : literal;
  }
  if (isDigit(unit)) return numberEnd(text, at, afterDot);
  if (unit === QUOTE) return stringEnd(text, at + 1);
  if (unit !== APOSTROPHE) return at + 1;
  const character = characterEnd(text, at);
  if (character >= 0) return character;
  return isWordStart(text.charCodeAt(at + 1)) ? wordEnd(text, at + 1) : at + 1;
}

/** A word never ends with a quote or `#`, as literals with a prefix do, and a lifetime never with an apostrophe. */
function tokenKind(text: string, at: number, end: number, unit: number): number {
  const last = text.charCodeAt(end - 1);
  if (isWordStart(unit)) return last === QUOTE || last === HASH || last === APOSTROPHE ? TEXT : WORD;
  if (isDigit(unit)) return NUMBER;
  if (unit === QUOTE) return TEXT;
  if (unit !== APOSTROPHE || end === at + 1) return PUNCTUATION;
  return last === APOSTROPHE ? TEXT : LIFETIME;
}

/** The source text of a token; empty beyond the last. */
export function tokenText(tokens: RustTokens, index: number): string {
  return tokens.text.slice(tokens.starts[index] ?? tokens.text.length, tokens.ends[index] ?? 0);
}

/** Whether the token is this one punctuation character. */
export function isPunctuation(tokens: RustTokens, index: number, character: string): boolean {
  return (
    tokens.kinds[index] === PUNCTUATION &&
    tokens.text.charCodeAt(tokens.starts[index] ?? -1) === character.charCodeAt(0)
  );
}

/** Whether the token opens a group that is closed further on. */
export function opensGroup(tokens: RustTokens, index: number): boolean {
  return (tokens.partners[index] ?? -1) > index;
}

/** `////` and `/***` are plain comments again, and so is the empty block comment of two stars. */
function isDoc(text: string, from: number, end: number): boolean {
  const opener = text.charCodeAt(from + 1);
  const mark = text.charCodeAt(from + 2);
  if (mark === EXCLAMATION) return true;
  if (mark !== opener || text.charCodeAt(from + 3) === opener) return false;
  return opener !== STAR || end - from > 4;
}

/** A closer pairs with the nearest open one of its own kind; what was left open in between stands alone. */
function matchDelimiters(text: string, kinds: readonly number[], starts: readonly number[]): Int32Array {
  const partners = new Int32Array(kinds.length).fill(-1);
  const open: number[] = [];
  const waiting = { '(': 0, '[': 0, '{': 0 };
  for (let index = 0; index < kinds.length; index++) {
    if (kinds[index] !== PUNCTUATION) continue;
    const character = text.charAt(starts[index] ?? 0);
    if (character === '(' || character === '[' || character === '{') {
      open.push(index);
      waiting[character]++;
      continue;
    }
    const opener = openerOf(character);
    if (opener === null || waiting[opener] === 0) continue;
    for (let top = open.pop(); top !== undefined; top = open.pop()) {
      const kind = text.charAt(starts[top] ?? 0);
      if (kind === '(' || kind === '[' || kind === '{') waiting[kind]--;
      if (kind !== opener) continue;
      partners[top] = index;
      partners[index] = top;
      break;
    }
  }
  return partners;
}

function openerOf(character: string): '(' | '[' | '{' | null {
  if (character === ')') return '(';
  if (character === ']') return '[';
  return character === '}' ? '{' : null;
}
