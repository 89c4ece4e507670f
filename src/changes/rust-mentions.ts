import { isPunctuation, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** Words that stand before a `::`, and names of modules that lie in other files. */
export function mentionedModules(tokens: RustTokens): readonly string[] {
  const found = new Set<string>();
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    const inPath = isPunctuation(tokens, at + 1, ':') && isPunctuation(tokens, at + 2, ':');
    const declared = isPunctuation(tokens, at + 1, ';') && tokenText(tokens, at - 1) === 'mod';
    if (inPath || declared) found.add(tokenText(tokens, at));
  }
  return [...found];
}
