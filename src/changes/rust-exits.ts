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
  if (path === '') return imported().get(name) === name ? start : -1;
  if (/^(?:::)?std::process::$/.test(path)) return start;
  return imported().get(path.slice(0, -2)) === 'process' ? start : -1;
}

function isPathToken(tokens: RustTokens, at: number): boolean {
  return isPunctuation(tokens, at, ':') || (tokens.kinds[at] === WORD && isPunctuation(tokens, at + 1, ':'));
}

/** What of `std::process` a file brings into scope: `process`, `exit` or `abort`, by the name that it has there. */
export type ExitImports = () => ReadonlyMap<string, string>;

/** Reads the imports of a text when they are asked for first. */
export function exitImports(tokens: RustTokens): ExitImports {
  let found: ReadonlyMap<string, string> | null = null;
  return () => {
    found ??= readImports(tokens);
    return found;
  };
}

function readImports(tokens: RustTokens): ReadonlyMap<string, string> {
  const found: [name: string, original: string][] = [];
  const own = new Set<string>();
  const renamed = new Set<string>();
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    const word = tokenText(tokens, at);
    if (/^(?:fn|mod)$/.test(word)) own.add(tokenText(tokens, at + 1));
    if (word === 'as') renamed.add(tokenText(tokens, at + 1));
    if (word === 'use') found.push(...importedBy(tokens, startOfUse(tokens, at)));
  }
  // Another thing that a file calls `exit` may be what is called.
  const isOther = ([name, original]: readonly [string, string]) =>
    own.has(name) || (name === original && renamed.has(name));
  return new Map(found.filter((each) => !isOther(each)));
}

/** The first word of what a `use` names, behind `::` where it begins with that. */
function startOfUse(tokens: RustTokens, use: number): number {
  return isPunctuation(tokens, use + 1, ':') ? use + 3 : use + 1;
}

/** `process`, `exit` and `abort`, as a `use std::…` brings them, whether in groups or not, and the names that it gives them. */
function importedBy(tokens: RustTokens, first: number): readonly [name: string, original: string][] {
  if (tokens.kinds[first] !== WORD || tokenText(tokens, first) !== 'std') return [];
  const names: [string, string][] = [];
  let inProcess = -1;
  for (let at = first + 1; !endsUse(tokens, at); at++) {
    const word = tokenText(tokens, at);
    if (tokenText(tokens, at - 1) === 'as') continue;
    const name = tokenText(tokens, at + 1) === 'as' ? tokenText(tokens, at + 2) : word;
    const goesOn = isPunctuation(tokens, at + 1, ':');
    if (word === 'process' && !goesOn) names.push([name, word]);
    if (word === 'process' && goesOn) {
      inProcess = opensGroup(tokens, at + 3) ? (tokens.partners[at + 3] ?? at) : at + 3;
      if (tokenText(tokens, at + 3) === '*') names.push(['exit', 'exit'], ['abort', 'abort']);
    }
    if (at > inProcess) continue;
    if (word === 'self') names.push([name === 'self' ? 'process' : name, 'process']);
    if (ENDING.test(word)) names.push([name, word]);
  }
  return names;
}

function endsUse(tokens: RustTokens, at: number): boolean {
  return at >= tokens.kinds.length || isPunctuation(tokens, at, ';') || tokenText(tokens, at) === 'use';
}
