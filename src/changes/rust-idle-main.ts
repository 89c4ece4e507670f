import { isKeyword } from './rust-function-item.js';
import { bodyOf, isItemHead } from './rust-headers.js';
import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/**
 * Whether the file's own `main` calls nothing but what prints or ends the process, so that a program that starts there tests
 * nothing. One with an attribute is passed over: a macro may give it another body, and a `cfg` another definition. Linear in
 * the tokens.
 */
export function hasIdleMain(tokens: RustTokens): boolean {
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (isMain(tokens, at)) {
      const open = bodyOf(tokens, at);
      const hasAttribute = isPunctuation(tokens, beforeModifiers(tokens, at), ']');
      return opensGroup(tokens, open) && !hasAttribute && !callsAnything(tokens, open);
    }
  }
  return false;
}

function isMain(tokens: RustTokens, at: number): boolean {
  return tokens.kinds[at] === WORD && tokenText(tokens, at + 1) === 'main' && isItemHead(tokens, at, 'fn');
}

/** The token before `pub async` and the like. */
function beforeModifiers(tokens: RustTokens, fn: number): number {
  let at = fn - 1;
  while (/^(?:pub|async|const|unsafe)$/.test(tokenText(tokens, at)) && at > 0) at--;
  return at;
}

const PRINTING = /^e?print(?:ln)?$/;

function callsAnything(tokens: RustTokens, open: number): boolean {
  const close = tokens.partners[open] ?? open;
  for (let at = open + 1; at < close; at++) if (opensGroup(tokens, at) && isCall(tokens, at)) return true;
  return false;
}

/** `f(…)`, `f::<T>(…)`, `(f)(…)`, and `m!(…)` with whatever delimiters. */
function isCall(tokens: RustTokens, open: number): boolean {
  const before = open - 1;
  if (isPunctuation(tokens, before, '!') && tokens.kinds[open - 2] === WORD)
    return !PRINTING.test(tokenText(tokens, open - 2));
  if (!isPunctuation(tokens, open, '(')) return false;
  const word = tokenText(tokens, before);
  if (tokens.kinds[before] === WORD) return word !== 'exit' && !isKeyword(word);
  return /^[)\]}>?]$/.test(word);
}
