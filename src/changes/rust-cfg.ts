import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** When a predicate holds, as far as the text tells; `never` disregards builds without tests. */
export type Truth = 'always' | 'in-tests' | 'never' | 'unknown';

/** Nobody nests a predicate deeper, and reading it recurses. */
const MAX_PREDICATE_DEPTH = 32;

/** When the predicate holds that stands in a half-open range of tokens. */
export function cfgPredicate(tokens: RustTokens, from: number, to: number): Truth {
  const parts = splitAtCommas(tokens, from, to);
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? truthOf(tokens, only, 0) : 'unknown';
}

function truthOf(tokens: RustTokens, [from, to]: readonly [number, number], depth: number): Truth {
  if (tokens.kinds[from] !== WORD || depth > MAX_PREDICATE_DEPTH) return 'unknown';
  const word = tokenText(tokens, from);
  if (to === from + 1) {
    if (word === 'test') return 'in-tests';
    return word === 'true' ? 'always' : word === 'false' ? 'never' : 'unknown';
  }
  if (!opensGroup(tokens, from + 1) || tokens.partners[from + 1] !== to - 1) return 'unknown';
  const parts = splitAtCommas(tokens, from + 2, to - 1).map((part) => truthOf(tokens, part, depth + 1));
  if (word === 'all') return truthOfAll(parts);
  if (word === 'any') return truthOfAny(parts);
  return word === 'not' && parts.length === 1 ? truthOfNot(parts[0]) : 'unknown';
}

function truthOfAll(parts: readonly Truth[]): Truth {
  if (parts.includes('never')) return 'never';
  if (parts.includes('in-tests')) return 'in-tests';
  return parts.every((part) => part === 'always') ? 'always' : 'unknown';
}

function truthOfAny(parts: readonly Truth[]): Truth {
  if (parts.includes('always')) return 'always';
  const possible = parts.filter((part) => part !== 'never');
  if (possible.length === 0) return 'never';
  return possible.every((part) => part === 'in-tests') ? 'in-tests' : 'unknown';
}

function truthOfNot(part: Truth | undefined): Truth {
  if (part === 'always' || part === 'in-tests') return 'never';
  return part === 'never' ? 'always' : 'unknown';
}

/** Ranges between the commas of a group, commas in inner groups aside. */
export function splitAtCommas(
  tokens: RustTokens,
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  const parts: [number, number][] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (isPunctuation(tokens, at, ',')) {
      parts.push([start, at]);
      start = at + 1;
    }
  }
  if (start < to) parts.push([start, to]);
  return parts;
}
