import { isPanic } from './rust-assertions.js';
import { countWithin } from './rust-positions.js';
import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** What a body holds that says the same as something else: a `match` with a panic in it, or `is_ok` before an `unwrap`. */
export interface Checks {
  /** How many of its assertions are panics. */
  readonly panics: number;
  /** How often it unwraps, expects or asks with `?`, each of which fails the test as a panic would. */
  readonly unwraps: number;
  /** How many of `match`, `if` and `let … else` there are. */
  readonly branches: number;
  /** Of each of those that panics, how many panics one assertion in its place would stand for beside itself. */
  readonly merges: readonly number[];
  /** What assertions say that another one implies, as in `CodeUse.assertions`: `assert!(r.is_ok())` beside `r.unwrap()`. */
  readonly implied: readonly string[];
}

/** Reads these from a body in which the assertions are those at `found`. */
export function readChecks(tokens: RustTokens, found: readonly number[]): Checks {
  const panics = found.filter((at) => isPanic(tokens, at));
  const others = found.filter((at) => !isPanic(tokens, at));
  const merges: number[] = [];
  let branches = 0;
  let unwraps = 0;
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (isUnwrap(tokens, at)) unwraps++;
    const end = tokens.kinds[at] === WORD ? branchEnd(tokens, at) : -1;
    if (end < 0) continue;
    branches++;
    const merged = countWithin(panics, at, end);
    if (merged === 0) continue;
    const judgesMore = isValue(tokens, at) || countWithin(others, at, end) > 0;
    merges.push(judgesMore ? merged : merged - 1);
  }
  return { panics: panics.length, unwraps, branches, merges, implied: impliedIn(tokens, others) };
}

const UNWRAPPING = /^(?:unwrap|expect|unwrap_err|expect_err)$/;

function isUnwrap(tokens: RustTokens, at: number): boolean {
  if (isPunctuation(tokens, at, '?'))
    return (
      tokens.kinds[at - 1] === WORD ||
      isPunctuation(tokens, at - 1, ')') ||
      isPunctuation(tokens, at - 1, '}')
    );
  return (
    tokens.kinds[at] === WORD && isPunctuation(tokens, at - 1, '.') && UNWRAPPING.test(tokenText(tokens, at))
  );
}

/** The head of a `match` or an `if` has no more tokens outside of groups in code that people write. */
const MAX_HEAD = 64;
/** A chain of `else if` has no more branches. */
const MAX_CHAIN = 64;

/** The end of the `match`, the whole `if`, or the `else` of a `let` that starts at this word, or -1. */
function branchEnd(tokens: RustTokens, at: number): number {
  const word = tokenText(tokens, at);
  if (word === 'match') return blockEnd(tokens, at + 1);
  if (word === 'else' && !isPunctuation(tokens, at - 1, '}')) return blockEnd(tokens, at + 1);
  if (word !== 'if' || tokenText(tokens, at - 1) === 'else') return -1;
  let end = blockEnd(tokens, at + 1);
  for (let links = 0; end >= 0 && links < MAX_CHAIN && tokenText(tokens, end) === 'else'; links++) {
    const next = blockEnd(tokens, end + 1);
    if (next < 0) break;
    end = next;
  }
  return end;
}

/** The token behind the first block from here on. */
function blockEnd(tokens: RustTokens, from: number): number {
  for (let at = from; at < from + MAX_HEAD; at++) {
    if (isPunctuation(tokens, at, ';') || isPunctuation(tokens, at, '}')) return -1;
    if (!opensGroup(tokens, at)) continue;
    const close = tokens.partners[at] ?? at;
    if (isPunctuation(tokens, at, '{')) return close + 1;
    at = close;
  }
  return -1;
}

/** Whether it gives a value that is looked at behind it. An `else` of a `let` guards its variables. */
function isValue(tokens: RustTokens, at: number): boolean {
  if (at === 0 || tokenText(tokens, at) === 'else') return at > 0;
  return ![';', '{', '}'].some((before) => isPunctuation(tokens, at - 1, before));
}

const IMPLIED: ReadonlyMap<string, string> = new Map([
  ['is_ok', 'unwrap expect'],
  ['is_some', 'unwrap expect'],
  ['is_err', 'unwrap_err expect_err'],
]);

/** The assertions `assert!(x.is_ok())` of which a later one unwraps the same `x`, by a name alone or a path of fields. */
function impliedIn(tokens: RustTokens, assertions: readonly number[]): readonly string[] {
  const found: string[] = [];
  const asked = new Map<string, { readonly said: string; readonly by: string }>();
  const ranges = assertions.map((at) => tokens.partners[at + 2] ?? at);
  assertions.forEach((at, index) => {
    const close = ranges[index] ?? at;
    const question = questionAt(tokens, at);
    if (question !== null) asked.set(question.of, question);
    if (asked.size === 0) return;
    for (let token = at + 3; token < close; token++) {
      if (tokens.kinds[token] !== WORD) continue;
      const end = receiverEnd(tokens, token);
      const known = asked.get(receiver(tokens, token, end));
      if (known === undefined || !unwrapsBehind(tokens, end, known.by)) continue;
      found.push(known.said);
      asked.delete(receiver(tokens, token, end));
    }
  });
  return found;
}

interface Question {
  readonly of: string;
  readonly said: string;
  /** What gets the value out of what was asked about. */
  readonly by: string;
}

/** `assert!(r.is_ok())`, a message aside. */
function questionAt(tokens: RustTokens, at: number): Question | null {
  if (!tokenText(tokens, at).endsWith('assert')) return null;
  const from = at + 3;
  if (tokens.kinds[from] !== WORD) return null;
  const end = receiverEnd(tokens, from);
  const by = IMPLIED.get(tokenText(tokens, end + 1));
  const close = tokens.partners[end + 2];
  if (by === undefined || close !== end + 3) return null;
  if (close + 1 !== tokens.partners[at + 2] && !isPunctuation(tokens, close + 1, ',')) return null;
  const of = receiver(tokens, from, end);
  const name = tokenText(tokens, at);
  return { of, by, said: `${name} ${of} . ${tokenText(tokens, end + 1)} ( )` };
}

/** Fields of fields of fields are no more than that in code that people write. */
const MAX_FIELDS = 16;

/** The end of `a.b.c` before a method: the `.` before it. */
function receiverEnd(tokens: RustTokens, from: number): number {
  let at = from;
  while (
    at < from + MAX_FIELDS &&
    isPunctuation(tokens, at + 1, '.') &&
    tokens.kinds[at + 2] === WORD &&
    !isPunctuation(tokens, at + 3, '(')
  )
    at += 2;
  return at + 1;
}

function receiver(tokens: RustTokens, from: number, end: number): string {
  const parts: string[] = [];
  for (let at = from; at < end; at++) parts.push(tokenText(tokens, at));
  return parts.join(' ');
}

const BORROWING = new Set(['as_ref', 'as_mut', 'as_deref', 'clone', 'copied', 'cloned']);

/** `?` says as much as `unwrap` does. */
function unwrapsBehind(tokens: RustTokens, end: number, by: string): boolean {
  let at = end;
  while (
    isPunctuation(tokens, at, '.') &&
    BORROWING.has(tokenText(tokens, at + 1)) &&
    opensGroup(tokens, at + 2)
  )
    at = (tokens.partners[at + 2] ?? at) + 1;
  if (isPunctuation(tokens, at, '?')) return by.includes('unwrap ');
  return isPunctuation(tokens, at, '.') && by.split(' ').includes(tokenText(tokens, at + 1));
}
