import {
  isPunctuation,
  NUMBER,
  opensGroup,
  PUNCTUATION,
  type RustTokens,
  TEXT,
  tokenText,
  WORD,
} from './rust-tokens.js';

/** Names of macros that assert: `assert!`, `assert_eq!`, `debug_assert_ne!`, `prop_assert!`, `assert_matches!`, … */
const ASSERTING = /^(?:debug_|prop_)?assert/;
const ASSERTING_ONE = /^(?:debug_|prop_)?assert$/;

/**
 * The tokens, in order, that name an asserting macro where it is invoked. An assertion of literals alone, such as
 * `assert!(true)` or `assert_eq!(1, 1)`, says nothing about the code and is left out.
 */
export function assertionTokens(tokens: RustTokens): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD || !isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2))
      continue;
    const name = tokenText(tokens, at);
    if (ASSERTING.test(name) && !comparesLiterals(tokens, at + 2, ASSERTING_ONE.test(name) ? 1 : 2))
      found.push(at);
  }
  return found;
}

/** How many of these tokens lie in a half-open range. Both searches take logarithmic time. */
export function countWithin(sorted: readonly number[], from: number, to: number): number {
  return firstAtLeast(sorted, to) - firstAtLeast(sorted, from);
}

/** The position of the first element that is not less than the value. */
export function firstAtLeast(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the first arguments are literals and operators, and nothing that could vary. What follows them is a message. */
function comparesLiterals(tokens: RustTokens, open: number, counted: number): boolean {
  const close = tokens.partners[open] ?? open;
  let depth = 0;
  let commas = 0;
  for (let at = open + 1; at < close; at++) {
    const kind = tokens.kinds[at];
    if (kind === WORD && !/^(?:true|false)$/.test(tokenText(tokens, at))) return false;
    if (kind !== PUNCTUATION && kind !== NUMBER && kind !== TEXT && kind !== WORD) return false;
    if (opensGroup(tokens, at)) depth++;
    else if (tokens.partners[at] !== -1) depth--;
    else if (depth === 0 && isPunctuation(tokens, at, ',') && ++commas === counted) return true;
  }
  return close > open + 1;
}
