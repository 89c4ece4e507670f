import { integerAt } from './rust-constants.js';
import { isPunctuation, NUMBER, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** A `for` whose body runs as often as its head says. */
export interface CountedLoop {
  readonly elements: number;
  /** The braces of its body. */
  readonly open: number;
  readonly close: number;
}

/** The head of a `for` has no more tokens outside of groups in code that people write. */
const MAX_HEAD = 32;
/** Nothing is asserted more often by one line; it keeps numbers in bounds. */
const MOST_REPEATS = 10_000;

/** How often each token runs for once that the function around it does, as far as loops over what is spelled out tell. */
export function repeatsOf(tokens: RustTokens): (token: number) => number {
  const loops = countedLoops(tokens);
  if (loops.length === 0) return () => 1;
  const repeats = new Int32Array(tokens.kinds.length).fill(1);
  const around: { readonly close: number; readonly times: number }[] = [];
  let next = 0;
  for (let at = 0; at < repeats.length; at++) {
    while (at > (around.at(-1)?.close ?? at)) around.pop();
    const loop = loops[next];
    if (loop?.open === at) {
      next++;
      const times = (around.at(-1)?.times ?? 1) * Math.max(1, loop.elements);
      around.push({ close: loop.close, times: Math.min(MOST_REPEATS, times) });
    }
    repeats[at] = around.at(-1)?.times ?? 1;
  }
  return (token) => repeats[token] ?? 1;
}

const SMALL_F = 102;

/** Loops whose body can't end one before its time, in the order of the text. */
function countedLoops(tokens: RustTokens): readonly CountedLoop[] {
  const loops: CountedLoop[] = [];
  let arrays: ReadonlyMap<string, number> | null = null;
  const sizeOf = (name: string) => {
    arrays ??= arraysByName(tokens);
    return arrays.get(name) ?? null;
  };
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD || tokens.text.charCodeAt(tokens.starts[at] ?? 0) !== SMALL_F) continue;
    const loop = tokenText(tokens, at) === 'for' ? elementsLooped(tokens, at, sizeOf) : null;
    if (loop !== null && loop.elements > 1) loops.push(loop);
  }
  if (loops.length === 0) return loops;
  const jumps = jumpsBefore(tokens);
  return loops.filter(({ open, close }) => jumps[open] === jumps[close]).toSorted((a, b) => a.open - b.open);
}

/** How many words that end a round, a loop or a function stand before each token. */
export function jumpsBefore(tokens: RustTokens): Int32Array {
  const counts = new Int32Array(tokens.kinds.length + 1);
  for (let at = 0; at < tokens.kinds.length; at++) {
    const jumps = tokens.kinds[at] === WORD && /^(?:break|continue|return)$/.test(tokenText(tokens, at));
    counts[at + 1] = (counts[at] ?? 0) + Number(jumps);
  }
  return counts;
}

/** The loop that starts at this `for`, when it is one over an array or a range that is spelled out, or has a name that `sizeOf` knows. */
export function elementsLooped(
  tokens: RustTokens,
  at: number,
  sizeOf: (name: string) => number | null = () => null,
): CountedLoop | null {
  let from = -1;
  let next = at + 1;
  for (const end = at + MAX_HEAD; next < end; next++) {
    if (opensGroup(tokens, next)) {
      if (from >= 0 && isPunctuation(tokens, next, '{')) break;
      next = tokens.partners[next] ?? next;
    } else if (from < 0 && tokenText(tokens, next) === 'in') from = next + 1;
  }
  if (from < 0 || !isPunctuation(tokens, next, '{') || !opensGroup(tokens, next)) return null;
  const elements = elementsIn(tokens, from, next, sizeOf);
  return elements === null ? null : { elements, open: next, close: tokens.partners[next] ?? next };
}

/** Methods of a list that give each of its elements. */
const EACH = new Set(['iter', 'iter_mut', 'into_iter', 'enumerate', 'rev', 'cloned', 'copied']);

function elementsIn(
  tokens: RustTokens,
  from: number,
  to: number,
  sizeOf: (name: string) => number | null,
): number | null {
  let end = to;
  while (
    tokens.partners[end - 1] === end - 2 &&
    isPunctuation(tokens, end - 4, '.') &&
    EACH.has(tokenText(tokens, end - 3))
  )
    end -= 4;
  let start = from;
  while (isPunctuation(tokens, start, '&') || tokenText(tokens, start) === 'mut') start++;
  if (end === start + 1 && tokens.kinds[start] === WORD) return sizeOf(tokenText(tokens, start));
  return rangeSize(tokens, start, end) ?? listSize(tokens, start, end);
}

/** `0..3` and `0..=3`. */
function rangeSize(tokens: RustTokens, from: number, to: number): number | null {
  if (tokens.kinds[from] !== NUMBER || tokens.kinds[to - 1] !== NUMBER) return null;
  if (!isPunctuation(tokens, from + 1, '.') || !isPunctuation(tokens, from + 2, '.')) return null;
  const inclusive = isPunctuation(tokens, from + 3, '=') ? 1 : 0;
  if (to !== from + 4 + inclusive) return null;
  const [first, last] = [integerAt(tokens, from), integerAt(tokens, to - 1)];
  return first === null || last === null ? null : Math.max(0, last - first + inclusive);
}

/** `[a, b]`, or `vec![a, b]`; of `[a; 3]` one, since one value is looped over again and again. */
function listSize(tokens: RustTokens, from: number, to: number): number | null {
  const isVec = tokenText(tokens, from) === 'vec' && isPunctuation(tokens, from + 1, '!');
  const open = isVec ? from + 2 : from;
  if (!isPunctuation(tokens, open, '[') || tokens.partners[open] !== to - 1) return null;
  let commas = 0;
  for (let at = open + 1; at < to - 1; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (isPunctuation(tokens, at, ';')) return null;
    else if (isPunctuation(tokens, at, ',')) commas++;
  }
  if (to - 1 === open + 1) return 0;
  return commas + (isPunctuation(tokens, to - 2, ',') ? 0 : 1);
}

/** Lists that a `let`, `const` or `static` gives a name, the shortest of one name. The type before the `=` is passed over. */
function arraysByName(tokens: RustTokens): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (tokens.kinds[at] !== WORD || !/^(?:let|const|static)$/.test(tokenText(tokens, at))) continue;
    const name = tokenText(tokens, at + 1) === 'mut' ? at + 2 : at + 1;
    let equals = name + 1;
    for (const end = name + MAX_HEAD; equals < end && !isPunctuation(tokens, equals, '='); equals++)
      if (opensGroup(tokens, equals)) equals = tokens.partners[equals] ?? equals;
    let from = equals + 1;
    while (isPunctuation(tokens, from, '&')) from++;
    const open = tokenText(tokens, from) === 'vec' ? from + 2 : from;
    if (!isPunctuation(tokens, equals, '=') || !isPunctuation(tokens, open, '[')) continue;
    const size = opensGroup(tokens, open)
      ? listSize(tokens, from, (tokens.partners[open] ?? open) + 1)
      : null;
    if (size === null) continue;
    const word = tokenText(tokens, name);
    sizes.set(word, Math.min(size, sizes.get(word) ?? size));
  }
  return sizes;
}
