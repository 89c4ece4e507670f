import { jumpsBefore } from './rust-loops.js';
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

/** What a test panics by where it finds what it must not. `todo!` is none: it says that something is not written yet. */
const PANICKING = /^(?:panic|unreachable|unimplemented)$/;

/** Whether this token, of those that `assertionTokens` finds, is a panic. */
export function isPanic(tokens: RustTokens, at: number): boolean {
  return PANICKING.test(tokenText(tokens, at));
}

/**
 * The tokens, in order, that name an asserting macro, or one that panics, where it is invoked. An assertion of literals alone,
 * such as `assert!(true)` or `assert_eq!(1, 1)`, says nothing about the code and is left out, as is one that never runs: see
 * `untestedRanges`, which `untested` holds, and `unreachedRanges`. `isCode` says whether the text is the body of a function.
 */
export function assertionTokens(
  tokens: RustTokens,
  isCode: boolean,
  untested?: readonly TokenRange[],
): readonly number[] {
  const written = writtenAssertions(tokens);
  if (written.length === 0) return written;
  return outside(
    written,
    [...(untested ?? untestedRanges(tokens)), ...unreachedRanges(tokens, isCode)],
    tokens,
  );
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
  let counts: Int32Array | null = null;
  const jumps = () => {
    counts ??= jumpsBefore(tokens);
    return counts;
  };
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD || !isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2))
      continue;
    const name = tokenText(tokens, at);
    if (
      PANICKING.test(name)
        ? !isExpectation(tokens, at)
        : ASSERTING.test(name) && asserts(tokens, at, name, jumps)
    )
      found.push(at);
  }
  return found;
}

function asserts(tokens: RustTokens, at: number, name: string, jumps: () => Int32Array): boolean {
  const one = ASSERTING_ONE.test(name);
  const counted = one ? 1 : 2;
  if (comparesLiterals(tokens, at + 2, counted) || (one && isAlwaysTrue(tokens, at + 2))) return false;
  return !(one || /_(?:eq|ne)$/.test(name)) || !leavesByMessage(tokens, at + 2, counted, jumps);
}

/** How far a closure is looked for before a panic: `|_: &Error| {` is seven tokens. */
const MAX_CLOSURE = 12;
const EXPECTING = new Set(['unwrap_or_else', 'map_or_else', 'ok_or_else']);

/** `unwrap_or_else(|e| panic!("…"))` is an `expect`, which does not count either. */
function isExpectation(tokens: RustTokens, panic: number): boolean {
  for (let at = panic - 1; at > panic - MAX_CLOSURE; at--)
    if (isPunctuation(tokens, at, '(')) return EXPECTING.has(tokenText(tokens, at - 1));
  return false;
}

/**
 * `assert!(ok, "{}", return)`: the message is looked at only when the assertion fails, and then the test just ends. `jumps`
 * counts the words for that before each token.
 */
function leavesByMessage(
  tokens: RustTokens,
  open: number,
  counted: number,
  jumps: () => Int32Array,
): boolean {
  const close = tokens.partners[open] ?? open;
  let commas = 0;
  let at = open + 1;
  for (; at < close && commas < counted; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (isPunctuation(tokens, at, ',')) commas++;
  }
  return at < close && jumps()[at] !== jumps()[close];
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

/** Whether `|| true` or `true ||` stands in the condition, or one of these with a single `|`, so that it holds whatever else it says. */
function isAlwaysTrue(tokens: RustTokens, open: number): boolean {
  const close = tokens.partners[open] ?? open;
  let always = false;
  let binds = false;
  for (let at = open + 1; at < close && !isPunctuation(tokens, at, ','); at++) {
    binds ||= ['=', '<', '>', '&'].some((operator) => isPunctuation(tokens, at, operator));
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (tokens.kinds[at] === WORD && tokenText(tokens, at) === 'true') {
      const [first, last] = [at === open + 1, at + 1 === close || isPunctuation(tokens, at + 1, ',')];
      if ((first && isOr(tokens, at + 1)) || (isOr(tokens, at - 2) && (last || isOr(tokens, at + 1))))
        return true;
      always ||= first ? isPunctuation(tokens, at + 1, '|') : isPunctuation(tokens, at - 1, '|');
    }
  }
  // A single `|` binds more closely than these.
  return always && !binds;
}

function isOr(tokens: RustTokens, at: number): boolean {
  return isPunctuation(tokens, at, '|') && isPunctuation(tokens, at + 1, '|');
}
