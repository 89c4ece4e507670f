import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** Functions of `std::process` that do not come back. */
const ENDING = /^(?:exit|abort)$/;
/** `::std::process::` is eight tokens. */
const MAX_PATH = 8;

/**
 * The first token of the path when a call stands here that ends the process, such as `std::process::exit(0)`, else -1. A shorter
 * path counts where the file has a `use` for it and nothing of its own of that name.
 */
export function exitStart(tokens: RustTokens, at: number, imported: ExitImports): number {
  const name = tokenText(tokens, at);
  if (!ENDING.test(name) || !isPunctuation(tokens, at + 1, '(') || !opensGroup(tokens, at + 1)) return -1;
  let start = at;
  while (at - start < MAX_PATH && isPathToken(tokens, start - 1)) start--;
  let path = '';
  for (let token = start; token < at; token++) path += tokenText(tokens, token);
  if (/^(?:::)?std::process::$/.test(path)) return start;
  if (path === 'process::') return imported().has('process') ? start : -1;
  return path === '' && imported().has(name) ? start : -1;
}

function isPathToken(tokens: RustTokens, at: number): boolean {
  return isPunctuation(tokens, at, ':') || (tokens.kinds[at] === WORD && isPunctuation(tokens, at + 1, ':'));
}

/** What of `std::process` a file brings into scope by its own name. */
export type ExitImports = () => ReadonlySet<string>;

/** Reads the imports of a text when they are asked for first. */
export function exitImports(tokens: RustTokens): ExitImports {
  let found: ReadonlySet<string> | null = null;
  return () => {
    found ??= readImports(tokens);
    return found;
  };
}

function readImports(tokens: RustTokens): ReadonlySet<string> {
  const names = new Set<string>();
  const own = new Set<string>();
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    const word = tokenText(tokens, at);
    if (/^(?:fn|mod|as)$/.test(word)) own.add(tokenText(tokens, at + 1));
    if (word === 'use' && tokens.kinds[at + 1] === WORD)
      for (const name of importedBy(tokens, at)) names.add(name);
  }
  return new Set([...names].filter((name) => !own.has(name)));
}

/** Names among `process`, `exit` and `abort` that a `use std::…` brings, whether in groups or not. */
function importedBy(tokens: RustTokens, use: number): readonly string[] {
  if (tokenText(tokens, use + 1) !== 'std') return [];
  const names: string[] = [];
  let inProcess = -1;
  for (let at = use + 2; !endsUse(tokens, at); at++) {
    const word = tokenText(tokens, at + 1) === 'as' ? '' : tokenText(tokens, at);
    const goesOn = isPunctuation(tokens, at + 1, ':');
    if (word === 'process' && !goesOn) names.push('process');
    if (word === 'process' && goesOn) {
      inProcess = opensGroup(tokens, at + 3) ? (tokens.partners[at + 3] ?? at) : at + 3;
      if (tokenText(tokens, at + 3) === '*') names.push('exit', 'abort');
    }
    if (at > inProcess) continue;
    if (word === 'self') names.push('process');
    if (ENDING.test(word)) names.push(word);
  }
  return names;
}

function endsUse(tokens: RustTokens, at: number): boolean {
  return at >= tokens.kinds.length || isPunctuation(tokens, at, ';') || tokenText(tokens, at) === 'use';
}
