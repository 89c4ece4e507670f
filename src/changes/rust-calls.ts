import { assertionTokens, isAssertingName } from './rust-assertions.js';
import { type Checks, readChecks } from './rust-checks.js';
import { tokenSequence } from './rust-lines.js';
import { repeatsOf } from './rust-loops.js';
import { isPunctuation, lexRust, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';
import { unreachedRanges } from './rust-unreached.js';
import { markRanges, untestedRanges } from './rust-untested.js';

/** How often something is written, and how often it is done: in a loop over an array that is spelled out, once for each element. */
export interface Times {
  readonly written: number;
  readonly repeated: number;
}

/** A call that is a statement of its own, as one is that checks something. */
export interface StatementCall {
  /** As in `CodeUse.calls`. */
  readonly name: string;
  /** The token before the name in its path, such as `common` in `common::check(1)`; `.` for a method, empty for a bare name. */
  readonly of: string;
  /** The call, token for token. */
  readonly said: string;
}

/** What the body of a function calls and asserts. */
export interface CodeUse extends Checks {
  /** How often it calls each function by the last part of its name, and each macro by its name and a `!`; its own functions and variables aside. */
  readonly calls: ReadonlyMap<string, Times>;
  readonly statements: readonly StatementCall[];
  /** What each of its assertions says, without its message: `assert!(a == b)` says the same as `assert_eq!(a, b)`. */
  readonly assertions: readonly string[];
}

/** Reads a body, as its source text or as its tokens with a space between any two. */
export function readCode(body: string): CodeUse {
  const tokens = lexRust(body);
  const untested = untestedRanges(tokens);
  const passed = markRanges(tokens, [...untested, ...unreachedRanges(tokens, true)]);
  const repeats = repeatsOf(tokens);
  const calls = new Map<string, Times>();
  const statements: StatementCall[] = [];
  const own = new Set<string>();
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    if (['fn', 'let', 'mut'].includes(tokenText(tokens, at - 1))) own.add(tokenText(tokens, at));
    const name = passed[at] === 0 ? calledName(tokens, at) : null;
    if (name === null) continue;
    const { written, repeated } = calls.get(name) ?? { written: 0, repeated: 0 };
    calls.set(name, { written: written + 1, repeated: repeated + repeats(at) });
    const statement = statementAt(tokens, at, name);
    if (statement !== null) statements.push(statement);
  }
  for (const name of own) calls.delete(name);
  const found = assertionTokens(tokens, true, untested);
  return {
    calls,
    statements: statements.filter(({ name }) => !own.has(name)),
    assertions: saidIn(tokens, found),
    ...readChecks(tokens, found),
  };
}

/** No path has more tokens in code that people write. */
const MAX_PATH_TOKENS = 24;

function statementAt(tokens: RustTokens, at: number, name: string): StatementCall | null {
  let start = at;
  while (
    at - start < MAX_PATH_TOKENS &&
    (isPunctuation(tokens, start - 1, ':') ||
      isPunctuation(tokens, start - 1, '.') ||
      isPathWord(tokens, start))
  )
    start--;
  if (!beginsStatement(tokens, start)) return null;
  let open = at + (name.endsWith('!') ? 2 : 1);
  // Behind a turbofish.
  for (const end = open + MAX_PATH_TOKENS; open < end && !opensGroup(tokens, open); ) open++;
  const close = tokens.partners[open] ?? open;
  const isMethod = isPunctuation(tokens, at - 1, '.');
  const inPath = isPunctuation(tokens, at - 1, ':');
  const of = isMethod ? '.' : inPath ? tokenText(tokens, at - 3) : '';
  return { name, of, said: `${name} ${tokenSequence(tokens, open, Math.max(open, close + 1))}` };
}

/** A word before a `:`, a `.` or the name, and no keyword that stands before a statement's value. */
function isPathWord(tokens: RustTokens, at: number): boolean {
  const joins = isPunctuation(tokens, at, ':') || isPunctuation(tokens, at, '.');
  return joins && tokens.kinds[at - 1] === WORD;
}

function beginsStatement(tokens: RustTokens, at: number): boolean {
  if (at === 0) return true;
  if (isPunctuation(tokens, at - 1, '>') && isPunctuation(tokens, at - 2, '=')) return true;
  return [';', '{', '}'].some((before) => isPunctuation(tokens, at - 1, before));
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
export function countInvocations(body: string, names: ReadonlySet<string>): Times {
  const tokens = lexRust(body);
  const bare = (at: number) => !isPunctuation(tokens, at - 1, ':') && names.has(tokenText(tokens, at));
  const found = assertionTokens(tokens, true).filter(bare);
  const repeats = found.length === 0 ? null : repeatsOf(tokens);
  return {
    written: found.length,
    repeated: found.reduce((sum, at) => sum + (repeats?.(at) ?? 1), 0),
  };
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
  return name.endsWith('!') && (isAssertingName(name) || /^(?:panic|unreachable|unimplemented)!$/.test(name));
}
