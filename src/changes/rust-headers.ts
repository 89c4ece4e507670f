import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** Keywords of items that hold no other items and end with a `;`. */
const PLAIN = new Set(['const', 'static', 'type', 'use']);
/** What follows a `const` that belongs to a function. */
const MODIFIERS = new Set(['async', 'extern', 'fn', 'unsafe']);

/** Whether an item of this keyword starts here: the keyword and a name (`impl` has none). */
export function isItemHead(tokens: RustTokens, at: number, keyword: string): boolean {
  return tokenText(tokens, at) === keyword && (tokens.kinds[at + 1] === WORD || keyword === 'impl');
}

/**
 * The end of the header of the item whose keyword stands at `at`: the `{` of its body, or the `;` of an item without
 * one; -1 when neither comes. Braces in a generic argument are followed by `>` or `,`, a body never is. The search ends
 * where the next item of the kind starts, so that all searches in a text together are linear.
 */
export function headerEnd(tokens: RustTokens, at: number): number {
  const keyword = tokenText(tokens, at);
  for (let next = at + 1; next < tokens.kinds.length; next++) {
    if (opensGroup(tokens, next)) {
      const close = tokens.partners[next] ?? next;
      const follows = isPunctuation(tokens, close + 1, '>') || isPunctuation(tokens, close + 1, ',');
      if (isPunctuation(tokens, next, '{') && !follows) return next;
      next = close;
    } else if (isPunctuation(tokens, next, ';')) {
      return next;
    } else if (closesGroup(tokens, next)) {
      return -1;
    } else if (next > at + 1 && tokens.kinds[next] === WORD && isItemHead(tokens, next, keyword)) {
      return -1;
    }
  }
  return -1;
}

/** The `{` of the body of the item whose keyword stands at `at`, or -1 when it has none. */
export function bodyOf(tokens: RustTokens, at: number): number {
  const end = headerEnd(tokens, at);
  return end >= 0 && isPunctuation(tokens, end, '{') ? end : -1;
}

/**
 * The `;` of the constant, static, type or `use` that starts at `at`, `pub` included, or -1 when none does. Like
 * `bodyOf`, the search ends where the next such item starts.
 */
export function endOfPlainItem(tokens: RustTokens, at: number): number {
  if (!startsItem(tokens, at)) return -1;
  let keyword = at;
  if (tokenText(tokens, at) === 'pub')
    keyword = opensGroup(tokens, at + 1) ? (tokens.partners[at + 1] ?? at) + 1 : at + 1;
  if (!PLAIN.has(tokenText(tokens, keyword)) || MODIFIERS.has(tokenText(tokens, keyword + 1))) return -1;
  for (let next = keyword + 1; next < tokens.kinds.length; next++) {
    if (opensGroup(tokens, next)) next = tokens.partners[next] ?? next;
    else if (isPunctuation(tokens, next, ';')) return next;
    else if (closesGroup(tokens, next)) return -1;
    else if (tokens.kinds[next] === WORD && PLAIN.has(tokenText(tokens, next)) && startsItem(tokens, next))
      return -1;
  }
  return -1;
}

/** The end of a group that the item stands in, or a closer that closes nothing. */
function closesGroup(tokens: RustTokens, at: number): boolean {
  return [')', ']', '}'].some((character) => isPunctuation(tokens, at, character));
}

/** `*const T`, `<const N: usize>`, `&raw const x` and `impl Trait + use<'a>` start no item. */
function startsItem(tokens: RustTokens, at: number): boolean {
  if (at === 0 || tokenText(tokens, at - 1) === 'pub') return true;
  return ['}', '{', ';', ']', ')'].some((character) => isPunctuation(tokens, at - 1, character));
}
