import { bodyOf, isItemHead } from './rust-headers.js';
import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/**
 * Whether the file's own `main` has an empty body, so that a program that starts there does nothing. One with an attribute is
 * passed over: a macro may give it another body, and a `cfg` another definition. Linear in the tokens.
 */
export function hasIdleMain(tokens: RustTokens): boolean {
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (
      tokens.kinds[at] === WORD &&
      tokenText(tokens, at + 1) === 'main' &&
      isItemHead(tokens, at, 'fn')
    ) {
      const [open, before] = [bodyOf(tokens, at), beforeModifiers(tokens, at)];
      return (
        opensGroup(tokens, open) && tokens.partners[open] === open + 1 && !isPunctuation(tokens, before, ']')
      );
    }
  }
  return false;
}

/** The token before `pub async` and the like. */
function beforeModifiers(tokens: RustTokens, fn: number): number {
  let at = fn - 1;
  while (/^(?:pub|async|const|unsafe)$/.test(tokenText(tokens, at)) && at > 0) at--;
  return at;
}
