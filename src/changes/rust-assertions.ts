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
import { unreachedRanges } from './rust-unreached.js';
import { markRanges, type TokenRange, untestedRanges } from './rust-untested.js';

/** Names of macros that assert: `assert!`, `assert_eq!`, `debug_assert_ne!`, `prop_assert!`, `assert_matches!`, … */
const ASSERTING = /^(?:debug_|prop_)?assert/;
const ASSERTING_ONE = /^(?:debug_|prop_)?assert$/;

/** Whether a macro of this name asserts. */
export function isAssertingName(name: string): boolean {
  return ASSERTING.test(name);
}

/**
 * The tokens, in order, that name an asserting macro where it is invoked. An assertion of literals alone, such as
 * `assert!(true)` or `assert_eq!(1, 1)`, says nothing about the code and is left out, as is one that never runs: see
 * `untestedRanges`, which `untested` holds, and `unreachedRanges`.
 */
export function assertionTokens(
  tokens: RustTokens,
  untested: readonly TokenRange[] = untestedRanges(tokens),
): readonly number[] {
  const written = writtenAssertions(tokens);
  return written.length === 0 ? written : outside(written, [...untested, ...unreachedRanges(tokens)], tokens);
}

/** The tokens that lie in none of the ranges. */
export function outside(
  sorted: readonly number[],
  ranges: readonly TokenRange[],
  tokens: RustTokens,
): readonly number[] {
  if (ranges.length === 0) return sorted;
  const marks = markRanges(tokens, ranges);
  return sorted.filter((token) => marks[token] === 0);
}

function writtenAssertions(tokens: RustTokens): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD || !isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2))
      continue;
    const name = tokenText(tokens, at);
    if (!ASSERTING.test(name)) continue;
    const one = ASSERTING_ONE.test(name);
    if (!comparesLiterals(tokens, at + 2, one ? 1 : 2) && !(one && isAlwaysTrue(tokens, at + 2)))
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

/** Whether `|| true` or `true ||` stands in the condition, so that it holds whatever else it says. */
function isAlwaysTrue(tokens: RustTokens, open: number): boolean {
  const close = tokens.partners[open] ?? open;
  for (let at = open + 1; at < close && !isPunctuation(tokens, at, ','); at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (tokens.kinds[at] === WORD && tokenText(tokens, at) === 'true') {
      const [first, last] = [at === open + 1, at + 1 === close || isPunctuation(tokens, at + 1, ',')];
      if ((first && isOr(tokens, at + 1)) || (isOr(tokens, at - 2) && (last || isOr(tokens, at + 1))))
        return true;
    }
  }
  return false;
}

function isOr(tokens: RustTokens, at: number): boolean {
  return isPunctuation(tokens, at, '|') && isPunctuation(tokens, at + 1, '|');
}
