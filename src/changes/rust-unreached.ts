import { neverHolds } from './rust-attributes.js';
import { bodyOf, isItemHead } from './rust-headers.js';
import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';
import type { TokenRange } from './rust-untested.js';

/**
 * Ranges of tokens that are compiled away or never run, as far as the text alone proves it: what `stringify!` is given, the
 * branch of an `if` or `while` that is never taken, a closure that nothing can call, and what follows a `return` outside
 * of all groups (in the code of a doctest). Each token is looked at a bounded number of times.
 */
export function unreachedRanges(tokens: RustTokens): readonly TokenRange[] {
  const ranges: TokenRange[] = [];
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    const range = RANGES[tokens.text.charAt(tokens.starts[at] ?? 0)]?.(tokens, at) ?? null;
    if (range !== null) ranges.push(range);
  }
  return [...ranges, ...rangesAfterReturn(tokens, -1, tokens.kinds.length)];
}

/** By the first character of the word that they start with. */
const RANGES: Readonly<Record<string, (tokens: RustTokens, at: number) => TokenRange | null>> = {
  s: stringified,
  i: (tokens, at) => (tokenText(tokens, at) === 'if' ? branchNotTaken(tokens, at) : null),
  w: (tokens, at) => (tokenText(tokens, at) === 'while' ? branchNotTaken(tokens, at) : null),
  l: uncalledClosure,
};

/**
 * The ranges behind a `return` that stands in a group as a statement of its own, functions there aside, since these may be
 * called before. The group is the body of a function.
 */
export function rangesAfterReturn(tokens: RustTokens, open: number, close: number): readonly TokenRange[] {
  const ranges: TokenRange[] = [];
  let returns = false;
  let from = -1;
  for (let at = open + 1; at < close; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (from < 0 && returns && isPunctuation(tokens, at, ';')) from = at;
    else if (tokens.kinds[at] !== WORD) continue;
    else if (from < 0) returns ||= startsStatement(tokens, at, open) && tokenText(tokens, at) === 'return';
    else if (isItemHead(tokens, at, 'fn')) {
      const body = bodyOf(tokens, at);
      if (body < 0) continue;
      ranges.push([from, body]);
      at = tokens.partners[body] ?? body;
      from = at + 1;
    }
  }
  return from < 0 ? ranges : [...ranges, [from, close]];
}

function startsStatement(tokens: RustTokens, at: number, open: number): boolean {
  return at === open + 1 || isPunctuation(tokens, at - 1, ';') || isPunctuation(tokens, at - 1, '}');
}

function stringified(tokens: RustTokens, at: number): TokenRange | null {
  if (!isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2)) return null;
  return tokenText(tokens, at) === 'stringify' ? [at + 2, tokens.partners[at + 2] ?? at] : null;
}

/** Nobody writes more parentheses around a condition. */
const MAX_PARENTHESES = 8;
/** How many tokens behind a `false &&` the block is looked for. */
const MAX_CONDITION = 64;

/** The block of `if false`, `if cfg!(any())` or `while !true`, or the `else` of `if true`. */
function branchNotTaken(tokens: RustTokens, at: number): TokenRange | null {
  let block = constantEnd(tokens, at + 1, 'false', MAX_PARENTHESES);
  if (block >= 0) {
    const end = isPunctuation(tokens, block, '&') ? block + MAX_CONDITION : block;
    while (block < end && !(isPunctuation(tokens, block, '{') && opensGroup(tokens, block)))
      block = opensGroup(tokens, block) ? (tokens.partners[block] ?? block) + 1 : block + 1;
    return blockRange(tokens, block);
  }
  const taken = constantEnd(tokens, at + 1, 'true', MAX_PARENTHESES);
  const range = taken < 0 ? null : blockRange(tokens, taken);
  if (range === null || tokenText(tokens, range[1] + 1) !== 'else') return null;
  return blockRange(tokens, range[1] + 2);
}

function blockRange(tokens: RustTokens, open: number): TokenRange | null {
  return isPunctuation(tokens, open, '{') && opensGroup(tokens, open)
    ? [open, tokens.partners[open] ?? open]
    : null;
}

/** The token behind a condition of this constant value, or -1. */
function constantEnd(tokens: RustTokens, at: number, value: 'true' | 'false', parentheses: number): number {
  if (isPunctuation(tokens, at, '(') && opensGroup(tokens, at) && parentheses > 0) {
    const close = tokens.partners[at] ?? at;
    return constantEnd(tokens, at + 1, value, parentheses - 1) === close ? close + 1 : -1;
  }
  if (isPunctuation(tokens, at, '!')) {
    const opposite = value === 'true' ? 'false' : 'true';
    return tokenText(tokens, at + 1) === opposite ? at + 2 : -1;
  }
  const word = tokenText(tokens, at);
  if (word === value) return at + 1;
  if (
    word !== 'cfg' ||
    value === 'true' ||
    !isPunctuation(tokens, at + 1, '!') ||
    !opensGroup(tokens, at + 2)
  )
    return -1;
  const close = tokens.partners[at + 2] ?? at;
  return neverHolds(tokens, at + 3, close) ? close + 1 : -1;
}

/** `let _ = || …;` up to its semicolon. The search ends with the next `let`, so that all searches together are linear. */
function uncalledClosure(tokens: RustTokens, at: number): TokenRange | null {
  if (tokenText(tokens, at) !== 'let' || tokenText(tokens, at + 1) !== '_') return null;
  const value = tokenText(tokens, at + 3) === 'move' ? at + 4 : at + 3;
  if (!isPunctuation(tokens, at + 2, '=') || !isPunctuation(tokens, value, '|')) return null;
  for (let next = value + 1; next < tokens.kinds.length; next++) {
    if (opensGroup(tokens, next)) next = tokens.partners[next] ?? next;
    else if (isPunctuation(tokens, next, ';')) return [value, next];
    else if (tokenText(tokens, next) === 'let') return null;
  }
  return null;
}
