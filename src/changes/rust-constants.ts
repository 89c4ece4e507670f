import { neverHolds } from './rust-attributes.js';
import { isPunctuation, NUMBER, opensGroup, type RustTokens, tokenText } from './rust-tokens.js';

/** Nobody writes more parentheses around a condition. */
const MAX_PARENTHESES = 8;
/** `(((((((( 1 <= 2 ))))))))` and the `if`. */
const MAX_CONDITION = 2 * MAX_PARENTHESES + 8;

/** The token behind a condition that always has this value, such as `false`, `!true`, `cfg!(any())` or `1 > 2`; -1 for any other. */
export function constantEnd(
  tokens: RustTokens,
  at: number,
  value: 'true' | 'false',
  parentheses = MAX_PARENTHESES,
): number {
  if (isPunctuation(tokens, at, '(') && opensGroup(tokens, at) && parentheses > 0) {
    const close = tokens.partners[at] ?? at;
    return constantEnd(tokens, at + 1, value, parentheses - 1) === close ? close + 1 : -1;
  }
  if (isPunctuation(tokens, at, '!')) {
    const opposite = value === 'true' ? 'false' : 'true';
    const isWhole = isPunctuation(tokens, at + 1, '(') || tokenText(tokens, at + 1) === opposite;
    return isWhole ? constantEnd(tokens, at + 1, opposite, parentheses) : -1;
  }
  if (tokens.kinds[at] === NUMBER) return comparisonEnd(tokens, at, value);
  const word = tokenText(tokens, at);
  if (word === value) return at + 1;
  const isCfg = word === 'cfg' && isPunctuation(tokens, at + 1, '!') && opensGroup(tokens, at + 2);
  if (!isCfg || value === 'true') return -1;
  const close = tokens.partners[at + 2] ?? at;
  return neverHolds(tokens, at + 3, close) ? close + 1 : -1;
}

/** The `if` whose condition always holds and ends before this block; -1 where there is none. */
export function ifAlwaysTaken(tokens: RustTokens, open: number): number {
  let at = open - 1;
  while (at > open - MAX_CONDITION && at > 0 && isOfCondition(tokens, at)) at--;
  return tokenText(tokens, at) === 'if' && constantEnd(tokens, at + 1, 'true') === open ? at : -1;
}

function isOfCondition(tokens: RustTokens, at: number): boolean {
  return tokens.kinds[at] === NUMBER || /^(?:true|false|[()!=<>])$/.test(tokenText(tokens, at));
}

const HOLDS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** `1 > 2`: two integers that are spelled out, and what compares them. */
function comparisonEnd(tokens: RustTokens, at: number, value: 'true' | 'false'): number {
  const second = isPunctuation(tokens, at + 2, '=') ? at + 3 : at + 2;
  const operator = tokenText(tokens, at + 1) + (second === at + 3 ? '=' : '');
  const [a, b] = [integerAt(tokens, at), integerAt(tokens, second)];
  const holds = a === null || b === null ? undefined : HOLDS[operator]?.(a, b);
  return holds === (value === 'true') ? second + 1 : -1;
}

/** The value of an integer of up to nine digits; `null` of any other token. */
export function integerAt(tokens: RustTokens, at: number): number | null {
  const digits = /^(\d{1,9})(?:_?[iu](?:8|16|32|64|128|size))?$/.exec(tokenText(tokens, at));
  return digits === null ? null : Number(digits[1]);
}
