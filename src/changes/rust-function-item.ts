import type { RustAttribute } from './rust-attributes.js';

/** A function with a body, by its tokens. */
export interface FunctionItem {
  /** Names of the modules around it within the file, then its own. */
  readonly path: readonly string[];
  readonly attributes: readonly RustAttribute[];
  /** The first token after the attributes. */
  readonly first: number;
  readonly name: number;
  /** The braces of the body. */
  readonly open: number;
  readonly close: number;
  /** In a module, where a harness can reach it: not in an `impl`, a trait or another function. */
  readonly free: boolean;
  /** Made a test by the macro around it. */
  readonly generated: boolean;
  /** Whether an attribute of a module around it runs its tests: see `collectsTests`. */
  readonly collected: boolean;
}

export interface RustItems {
  readonly functions: FunctionItem[];
  /** Half-open ranges of tokens that `#[cfg(test)]` or `#![cfg(test)]` governs, attributes aside. */
  readonly testOnly: (readonly [from: number, to: number])[];
}

/** UTF-16 units of a function's path; a longer one is no name that people give, and is passed over. */
const MAX_PATH_LENGTH = 4_096;

/** The path of a function in these modules, outermost list and module first; `null` when it is too long to be one. */
export function functionPath(
  modules: readonly (readonly { readonly name: string }[])[],
  name: string,
): readonly string[] | null {
  const path: string[] = [];
  let length = name.length;
  for (const list of modules) {
    for (const module of list) {
      length += module.name.length + 2;
      if (length > MAX_PATH_LENGTH) return null;
      path.push(nameOf(module.name));
    }
  }
  return length > MAX_PATH_LENGTH ? null : [...path, nameOf(name)];
}

/** Words that need their `r#` as names, in every edition since 2018. */
const KEYWORDS = new Set(
  (
    'abstract as async await become box break const continue do dyn else enum extern false final fn for if impl in let loop ' +
    'macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use ' +
    'virtual where while yield'
  ).split(' '),
);

/** Whether a word can't be a name. */
export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word);
}

/** A name as the compiler writes it, which drops an `r#` that is not needed. */
function nameOf(word: string): string {
  return word.startsWith('r#') && !KEYWORDS.has(word.slice(2)) ? word.slice(2) : word;
}
