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

const DEFINING = new Set([
  'const',
  'enum',
  'fn',
  'macro',
  'mod',
  'static',
  'struct',
  'trait',
  'type',
  'union',
  'use',
]);

/** Names that the text defines, wherever that is: of functions, types, modules, constants and macros, and those that a `use` gives. */
export function definedNames(tokens: RustTokens): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    if (tokens.kinds[at - 1] !== WORD && !isPunctuation(tokens, at - 1, '!')) continue;
    const before = tokenText(tokens, at - 1);
    const renamed = before === 'as' || (before === '!' && tokenText(tokens, at - 2) === 'macro_rules');
    if (renamed || DEFINING.has(before)) found.add(tokenText(tokens, at).replace(/^r#/, ''));
  }
  return found;
}
