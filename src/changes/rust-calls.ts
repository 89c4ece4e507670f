import { assertionTokens, isAssertingName } from './rust-assertions.js';
import { tokenSequence } from './rust-lines.js';
import { isPunctuation, lexRust, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';
import { unreachedRanges } from './rust-unreached.js';
import { markRanges, untestedRanges } from './rust-untested.js';

/** What the body of a function calls and asserts. */
export interface CodeUse {
  /** How often it calls each function by the last part of its name, and each macro by its name and a `!`; its own functions and variables aside. */
  readonly calls: ReadonlyMap<string, number>;
  /** What each of its assertions says, without its message: `assert!(a == b)` says the same as `assert_eq!(a, b)`. */
  readonly assertions: readonly string[];
}

/** Reads a body, as its source text or as its tokens with a space between any two. */
export function readCode(body: string): CodeUse {
  const tokens = lexRust(body);
  const untested = untestedRanges(tokens);
  const passed = markRanges(tokens, [...untested, ...unreachedRanges(tokens)]);
  const calls = new Map<string, number>();
  const own = new Set<string>();
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    if (['fn', 'let', 'mut'].includes(tokenText(tokens, at - 1))) own.add(tokenText(tokens, at));
    const name = passed[at] === 0 ? calledName(tokens, at) : null;
    if (name !== null) calls.set(name, (calls.get(name) ?? 0) + 1);
  }
  for (const name of own) calls.delete(name);
  return { calls, assertions: saidIn(tokens, assertionTokens(tokens, untested)) };
}

/** An assertion within another one says what that one says, so that a deep nest takes no more than its length. */
function saidIn(tokens: RustTokens, assertions: readonly number[]): readonly string[] {
  let said = '';
  let close = -1;
  return assertions.map((at) => {
    if (at > close) {
      said = saidBy(tokens, at);
      close = tokens.partners[at + 2] ?? at;
    }
    return said;
  });
}

/** How often a body invokes asserting macros of these names without a path before them. */
export function countInvocations(body: string, names: ReadonlySet<string>): number {
  const tokens = lexRust(body);
  const bare = (at: number) => !isPunctuation(tokens, at - 1, ':') && names.has(tokenText(tokens, at));
  return assertionTokens(tokens).filter(bare).length;
}

/** `f(…)`, `f::<T>(…)` and `m!(…)`. */
function calledName(tokens: RustTokens, at: number): string | null {
  const word = tokenText(tokens, at);
  if (isPunctuation(tokens, at + 1, '!')) return opensGroup(tokens, at + 2) ? `${word}!` : null;
  const turbofish = [':', ':', '<'].every((character, i) => isPunctuation(tokens, at + 1 + i, character));
  return turbofish || (isPunctuation(tokens, at + 1, '(') && opensGroup(tokens, at + 1)) ? word : null;
}

const COMPARISONS: Readonly<Record<string, string>> = { eq: '==', ne: '!=' };

function saidBy(tokens: RustTokens, at: number): string {
  const [, name = '', comparison] = /^(.*assert)_(eq|ne)$/.exec(tokenText(tokens, at)) ?? [];
  const operator = COMPARISONS[comparison ?? ''];
  const all = argumentsIn(tokens, at + 2);
  if (operator !== undefined) return `${name} ${all.slice(0, 2).join(` ${operator} `)}`;
  const word = tokenText(tokens, at);
  return `${word} ${(word.endsWith('assert') ? all.slice(0, 1) : all).join(' , ')}`;
}

function argumentsIn(tokens: RustTokens, open: number): readonly string[] {
  const close = tokens.partners[open] ?? open;
  const found: string[] = [];
  let from = open + 1;
  for (let at = from; at < close; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (isPunctuation(tokens, at, ',')) {
      found.push(tokenSequence(tokens, from, at));
      from = at + 1;
    }
  }
  return from < close ? [...found, tokenSequence(tokens, from, close)] : found;
}

/** Whether this is the name of a call that asserts by itself. */
export function isAssertingCall(name: string): boolean {
  return name.endsWith('!') && isAssertingName(name);
}
