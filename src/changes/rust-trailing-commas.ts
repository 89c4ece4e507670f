import { isKeyword } from './rust-function-item.js';
import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

interface Group {
  readonly open: number;
  /** What a macro or an attribute is given is tokens, of which every one may count. */
  readonly exact: boolean;
  commas: number;
}

/**
 * The commas in a half-open range of tokens that formatters put before a closing delimiter when they break lines, and take away
 * again: without them the code is the same. The comma that makes a tuple of one value is none of these.
 */
export function trailingCommas(tokens: RustTokens, from: number, to: number): ReadonlySet<number> {
  const found = new Set<number>();
  const groups: Group[] = [];
  for (let at = from; at < to; at++) {
    const group = groups.at(-1);
    if (opensGroup(tokens, at)) {
      groups.push({ open: at, exact: group?.exact === true || takesTokens(tokens, at), commas: 0 });
    } else if (group !== undefined && tokens.partners[group.open] === at) {
      groups.pop();
    } else if (group !== undefined && isPunctuation(tokens, at, ',')) {
      group.commas++;
      const closes = tokens.partners[group.open] === at + 1;
      if (closes && !group.exact && !makesTuple(tokens, group)) found.add(at);
    }
  }
  return found;
}

/** `m!(…)`, `macro_rules! m {…}`, `#[…]` and `#![…]`. */
function takesTokens(tokens: RustTokens, open: number): boolean {
  const named = tokens.kinds[open - 1] === WORD && isPunctuation(tokens, open - 2, '!');
  return named || isPunctuation(tokens, open - 1, '!') || isPunctuation(tokens, open - 1, '#');
}

/** `(a,)` is a tuple, and `f(a,)` a call. Where it is not plain which of the two this is, the comma counts. */
function makesTuple(tokens: RustTokens, { open, commas }: Group): boolean {
  if (commas > 1 || !isPunctuation(tokens, open, '(')) return false;
  return tokens.kinds[open - 1] !== WORD || isKeyword(tokenText(tokens, open - 1));
}
