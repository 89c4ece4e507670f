import { isAssertingName } from './rust-assertions.js';
import { tokenSequence } from './rust-lines.js';
import { isPunctuation, opensGroup, PUNCTUATION, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** A macro that a file defines or imports under a name that asserts, such as its own `assert_eq!`. */
export interface AssertingMacro {
  readonly name: string;
  /** 1-based line of the name. */
  readonly line: number;
  /** The tokens that define it, one space between any two. */
  readonly definition: string;
  /** What it does, as far as the text tells: nothing at all, pass on to an asserting macro of another path, or something of its own. */
  readonly does: 'nothing' | 'passes-on' | 'its-own';
  /** Another macro under this name, and no definition of its own. */
  readonly imported: boolean;
}

/** The group that defines a macro. */
export interface MacroDefinition {
  /** The token of its name. */
  readonly name: number;
  /** Its delimiters. */
  readonly open: number;
  readonly close: number;
}

export interface FileMacros {
  readonly asserting: readonly AssertingMacro[];
  readonly defined: readonly MacroDefinition[];
}

/**
 * Nobody defines a macro in so many others. What stands deeper is left to those around it, which hold its text: each is read as
 * a whole, and so a deep nest would take the square of its length.
 */
const MAX_NESTED = 8;

/** Finds `macro_rules! assert_eq { … }` and `use a::b as assert_eq;`. Where `b` asserts by its name, that is no other macro. */
export function readMacros(tokens: RustTokens, lineAt: (offset: number) => number): FileMacros {
  const asserting: AssertingMacro[] = [];
  const defined: MacroDefinition[] = [];
  const around: number[] = [];
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    const length = (tokens.ends[at] ?? 0) - (tokens.starts[at] ?? 0);
    if (length !== AS.length && length !== MACRO_RULES.length) continue;
    const name = nameDefinedAt(tokens, at);
    if (name < 0) continue;
    const imports = name === at + 1;
    if (!imports) {
      const close = tokens.partners[name + 1] ?? name;
      while (at > (around.at(-1) ?? at)) around.pop();
      if (around.length >= MAX_NESTED) continue;
      around.push(close);
      defined.push({ name, open: name + 1, close });
    }
    if (!isAssertingName(tokenText(tokens, name))) continue;
    const macro = imports ? importedAt(tokens, at) : definedBy(tokens, name);
    const line = lineAt(tokens.starts[name] ?? 0);
    if (macro !== null) asserting.push({ name: tokenText(tokens, name), line, imported: imports, ...macro });
  }
  return { asserting, defined };
}

const AS = 'as';
const MACRO_RULES = 'macro_rules';

/** The name behind `macro_rules!` or `as` at this token, or -1. */
function nameDefinedAt(tokens: RustTokens, at: number): number {
  const word = tokenText(tokens, at);
  if (word === MACRO_RULES && isPunctuation(tokens, at + 1, '!') && opensGroup(tokens, at + 3)) return at + 2;
  return word === AS && tokens.kinds[at + 1] === WORD ? at + 1 : -1;
}

type Definition = Pick<AssertingMacro, 'definition' | 'does'>;

/** Tokens of a path that are kept to tell one import from another. */
const MAX_PATH_TOKENS = 24;

function importedAt(tokens: RustTokens, as: number): Definition | null {
  if (tokens.kinds[as - 1] !== WORD || isAssertingName(tokenText(tokens, as - 1))) return null;
  let from = as;
  const isPath = (at: number) => tokens.kinds[at] === WORD || isPunctuation(tokens, at, ':');
  while (as - from < MAX_PATH_TOKENS && isPath(from - 1)) from--;
  return { definition: tokenSequence(tokens, from, as), does: 'its-own' };
}

function definedBy(tokens: RustTokens, name: number): Definition {
  const open = name + 1;
  const close = tokens.partners[open] ?? open;
  const bodies: number[] = [];
  for (let at = open + 1; at < close; at++) {
    if (!opensGroup(tokens, at)) continue;
    if (isPunctuation(tokens, at - 1, '>') && isPunctuation(tokens, at - 2, '=')) bodies.push(at);
    at = tokens.partners[at] ?? at;
  }
  const definition = tokenSequence(tokens, open, close + 1);
  if (bodies.every((body) => doesNothing(tokens, body))) return { definition, does: 'nothing' };
  return { definition, does: bodies.every((body) => passesOn(tokens, body)) ? 'passes-on' : 'its-own' };
}

/** Words that neither call nor end anything. */
const IDLE = new Set(['_', 'let', 'if', 'else', 'true', 'false', 'mut', 'ref', 'move']);

/** Whether an arm's expansion calls nothing, invokes nothing and can't fail: its variables aside it holds idle words and punctuation. */
function doesNothing(tokens: RustTokens, open: number): boolean {
  const close = tokens.partners[open] ?? open;
  for (let at = open + 1; at < close; at++) {
    const isVariable = isPunctuation(tokens, at - 1, '$');
    if (tokens.kinds[at] === WORD && !isVariable && !IDLE.has(tokenText(tokens, at))) return false;
    if (['/', '%', '-'].some((operator) => isPunctuation(tokens, at, operator))) return false;
    if (isPunctuation(tokens, at, '?') && !isRepetition(tokens, at)) return false;
    if (isPunctuation(tokens, at, '[') && tokens.kinds[at - 1] !== PUNCTUATION) return false;
    if (opensGroup(tokens, at) && isPunctuation(tokens, at, '(') && tokens.kinds[at - 1] === WORD)
      return false;
  }
  return true;
}

/** `$( … )?` repeats; a `?` anywhere else may return early. */
function isRepetition(tokens: RustTokens, at: number): boolean {
  const open = tokens.partners[at - 1] ?? -1;
  return open > 0 && isPunctuation(tokens, open - 1, '$');
}

/** Whether an arm is one invocation of an asserting macro by a path, such as `pretty_assertions::assert_eq!($($all)*)`. */
function passesOn(tokens: RustTokens, open: number): boolean {
  const close = tokens.partners[open] ?? open;
  let at = open + 1;
  while (
    at < close &&
    (tokens.kinds[at] === WORD || isPunctuation(tokens, at, ':') || isPunctuation(tokens, at, '$'))
  )
    at++;
  if (!isPunctuation(tokens, at, '!') || !opensGroup(tokens, at + 1) || !isPunctuation(tokens, at - 2, ':'))
    return false;
  const end = (tokens.partners[at + 1] ?? at) + 1;
  return (
    isAssertingName(tokenText(tokens, at - 1)) && (isPunctuation(tokens, end, ';') ? end + 1 : end) === close
  );
}
