import { countWithin } from './rust-positions.js';
import { isPunctuation, type RustTokens, TEXT, tokenText, WORD } from './rust-tokens.js';
import type { TokenRange } from './rust-untested.js';

/** What runs only when something in the block around names it: a function, or a closure that is given a name. */
export interface MaybeUnused {
  /** The token of its name. */
  readonly name: number;
  readonly from: number;
  readonly to: number;
  /** The delimiters of the block that can name it. */
  readonly within: TokenRange;
  readonly item: boolean;
}

/** Ranges of those that nothing names. An attribute that might be a macro's may call what it stands at. */
export function unusedRanges(tokens: RustTokens, candidates: readonly MaybeUnused[]): readonly TokenRange[] {
  if (candidates.length === 0) return [];
  const places = new Map<string, number[]>();
  for (const { name } of candidates) places.set(tokenText(tokens, name), []);
  for (let at = 0; at < tokens.kinds.length; at++)
    if (tokens.kinds[at] === WORD) places.get(tokenText(tokens, at))?.push(at);
  return candidates.flatMap(({ name, from, to, within: [open, close], item }): readonly TokenRange[] => {
    const word = tokenText(tokens, name);
    const named = places.get(word) ?? [];
    const outside = countWithin(named, open + 1, close) - countWithin(named, from, to) - (item ? 0 : 1);
    if (word !== '_' && outside > 0) return [];
    return item && !hasPlainAttributes(tokens, from) ? [] : [[from, to]];
  });
}

const MODIFIERS = new Set(['pub', 'const', 'async', 'unsafe', 'extern']);
/** Attributes that call nothing. */
const PLAIN = new Set(
  'allow cfg cold deny doc expect forbid inline must_use no_mangle rustfmt test track_caller warn'.split(' '),
);
/** More are not looked through. */
const MOST = 16;

function hasPlainAttributes(tokens: RustTokens, item: number): boolean {
  let at = item - 1;
  while (MODIFIERS.has(tokenText(tokens, at)) || tokens.kinds[at] === TEXT) at--;
  for (let looked = 0; isPunctuation(tokens, at, ']'); looked++) {
    const open = tokens.partners[at] ?? 0;
    if (!isPunctuation(tokens, open - 1, '#')) return true;
    if (looked === MOST || !PLAIN.has(tokenText(tokens, open + 1))) return false;
    at = open - 2;
  }
  return true;
}
