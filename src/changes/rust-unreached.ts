import { unreachedInBlocks } from './rust-blocks.js';
import { constantEnd } from './rust-constants.js';
import { elementsLooped } from './rust-loops.js';
import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';
import type { TokenRange } from './rust-untested.js';

/**
 * Ranges of tokens that are compiled away or never run, as far as the text alone proves it: what `stringify!` is given, the
 * branch of an `if` or `while` that is never taken, what `drop` is given to call or await, a loop over nothing, and what
 * `unreachedInBlocks` finds. `isCode` says whether the text is the body of a function, or a doctest. Each token is looked at
 * a bounded number of times.
 */
export function unreachedRanges(tokens: RustTokens, isCode: boolean): readonly TokenRange[] {
  const ranges: TokenRange[] = [];
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    const range = RANGES[tokens.text.charAt(tokens.starts[at] ?? 0)]?.(tokens, at) ?? null;
    if (range !== null) ranges.push(range);
  }
  return [...ranges, ...unreachedInBlocks(tokens, isCode)];
}

/** By the first character of the word that they start with. */
const RANGES: Readonly<Record<string, (tokens: RustTokens, at: number) => TokenRange | null>> = {
  s: stringified,
  i: (tokens, at) => (tokenText(tokens, at) === 'if' ? branchNotTaken(tokens, at) : null),
  w: (tokens, at) => (tokenText(tokens, at) === 'while' ? branchNotTaken(tokens, at) : null),
  d: dropped,
  f: loopOverNothing,
};

/** `drop(std::panic::catch_unwind(` is ten tokens. */
const MAX_PATH = 10;

/** `drop(async { … })`, `drop(|| …)`, and `drop(catch_unwind(…))`. */
function dropped(tokens: RustTokens, at: number): TokenRange | null {
  if (tokenText(tokens, at) !== 'drop' || !isPunctuation(tokens, at + 1, '(') || !opensGroup(tokens, at + 1))
    return null;
  let value = at + 2;
  while (tokenText(tokens, value) === 'async' || tokenText(tokens, value) === 'move') value++;
  const isAsync = tokenText(tokens, at + 2) === 'async' && opensGroup(tokens, value);
  const close = tokens.partners[at + 1] ?? at;
  let caught = at + 2;
  while (caught < at + MAX_PATH && tokenText(tokens, caught) !== 'catch_unwind') caught++;
  const isCaught = caught < at + MAX_PATH && tokens.partners[caught + 1] === close - 1;
  const isWhole = isCaught || (isAsync && tokens.partners[value] === close - 1);
  return isWhole || isPunctuation(tokens, value, '|') ? [at + 1, close] : null;
}

/** `for x in [] { … }` and `for x in 0..0 { … }`. */
function loopOverNothing(tokens: RustTokens, at: number): TokenRange | null {
  const loop = tokenText(tokens, at) === 'for' ? elementsLooped(tokens, at) : null;
  return loop?.elements === 0 ? [loop.open, loop.close] : null;
}

function stringified(tokens: RustTokens, at: number): TokenRange | null {
  if (!isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2)) return null;
  return tokenText(tokens, at) === 'stringify' ? [at + 2, tokens.partners[at + 2] ?? at] : null;
}

/** How many tokens behind a `false &&` the block is looked for. */
const MAX_CONDITION = 64;

/** The block of `if false`, `if cfg!(any())`, `if 1 > 2` or `while !true`, or the `else` of `if true`. */
function branchNotTaken(tokens: RustTokens, at: number): TokenRange | null {
  let block = constantEnd(tokens, at + 1, 'false');
  if (block >= 0) {
    const isAnd = isPunctuation(tokens, block, '&') && isPunctuation(tokens, block + 1, '&');
    const end = isAnd ? block + MAX_CONDITION : block;
    while (block < end && !(isPunctuation(tokens, block, '{') && opensGroup(tokens, block))) {
      // `false && a || b` may hold.
      if (isPunctuation(tokens, block, '|') && isPunctuation(tokens, block + 1, '|')) return null;
      block = opensGroup(tokens, block) ? (tokens.partners[block] ?? block) + 1 : block + 1;
    }
    return blockRange(tokens, block);
  }
  const taken = constantEnd(tokens, at + 1, 'true');
  const range = taken < 0 ? null : blockRange(tokens, taken);
  if (range === null || tokenText(tokens, range[1] + 1) !== 'else') return null;
  return blockRange(tokens, range[1] + 2);
}

function blockRange(tokens: RustTokens, open: number): TokenRange | null {
  return isPunctuation(tokens, open, '{') && opensGroup(tokens, open)
    ? [open, tokens.partners[open] ?? open]
    : null;
}
