import { attributeEnd } from './rust-attributes.js';
import { endOfPlainItem, headerEnd, isItemHead } from './rust-headers.js';
import { firstAtLeast } from './rust-positions.js';
import {
  isPunctuation,
  LIFETIME,
  NUMBER,
  opensGroup,
  PUNCTUATION,
  type RustTokens,
  TEXT,
  tokenText,
  WORD,
} from './rust-tokens.js';

/**
 * A Rust text reduced to its items for the grammar. The signatures and bodies of functions, the fields of types, the
 * contents of macros and attributes are left out, an item that holds no other is written as a `use`, and what remains in
 * the plainest way. Which functions there are depends on nothing else, so an expression or a type that the grammar does
 * not know can't disturb the items around it, and there is little left to parse.
 */
export interface RustSkeleton {
  readonly text: string;
  /** The token that is written at an offset of `text`. */
  tokenAt(offset: number): number;
}

/** What is written for one or more tokens: pieces of text, each with the token that it stands for. */
interface Passage {
  readonly pieces: readonly (readonly [text: string, token: number])[];
  /** The token to go on with. */
  readonly next: number;
}

export function skeletonOf(tokens: RustTokens): RustSkeleton {
  const parts: string[] = [];
  const offsets: number[] = [];
  const written: number[] = [];
  let length = 0;
  for (let at = 0; at < tokens.kinds.length; ) {
    const passage = passageAt(tokens, at);
    const space = at > 0 && isGlued(tokens, at) ? '' : '\n';
    parts.push(space);
    length += space.length;
    for (const [text, token] of passage.pieces) {
      parts.push(text);
      offsets.push(length);
      written.push(token);
      length += text.length;
    }
    at = passage.next;
  }
  const tokenAt = (offset: number) => written[firstAtLeast(offsets, offset + 1) - 1] ?? 0;
  return { text: parts.join(''), tokenAt };
}

function passageAt(tokens: RustTokens, at: number): Passage {
  const afterAttribute = attributeEnd(tokens, at);
  if (afterAttribute >= 0) {
    const inner = isPunctuation(tokens, at + 1, '!');
    return {
      pieces: [
        [inner ? '#![a' : '#[a', at],
        [']', afterAttribute - 1],
      ],
      next: afterAttribute,
    };
  }
  if (isPunctuation(tokens, at, '[') && opensGroup(tokens, at)) {
    const close = tokens.partners[at] ?? at;
    return {
      pieces: [
        ['[a', at],
        [']', close],
      ],
      next: close + 1,
    };
  }
  const known = tokens.kinds[at] === WORD ? wordPassage(tokens, at) : null;
  return known ?? { pieces: [[plainText(tokens, at), at]], next: at + 1 };
}

/** Keywords of items with a header before a body. */
const HEADED = new Set(['enum', 'fn', 'impl', 'struct', 'trait', 'union']);

function wordPassage(tokens: RustTokens, at: number): Passage | null {
  const word = tokenText(tokens, at);
  if (HEADED.has(word) && isItemHead(tokens, at, word)) return headedPassage(tokens, at, word);
  const group = macroGroup(tokens, at);
  if (group >= 0) {
    const close = tokens.partners[group] ?? group;
    const defines = group === at + 3 ? 'a' : '';
    const opening = `${plainText(tokens, at)}!${defines}${tokenText(tokens, group)}`;
    return {
      pieces: [
        [opening, at],
        [tokenText(tokens, close), close],
      ],
      next: close + 1,
    };
  }
  const end = endOfPlainItem(tokens, at);
  return end < 0 ? null : { pieces: [['use a', at]], next: end };
}

/** Of a function's header only its name is kept, of the others' nothing; the items in an `impl` or a trait follow. */
function headedPassage(tokens: RustTokens, at: number, word: string): Passage | null {
  const end = headerEnd(tokens, at);
  if (end < 0) return null;
  const name = word === 'fn' ? `${plainText(tokens, at + 1)}()` : 'a';
  if (isPunctuation(tokens, end, ';'))
    return { pieces: [[word === 'fn' ? `fn ${name}` : 'use a', at]], next: end };
  const head = [`${word} ${name}{`, at] as const;
  if (word === 'impl' || word === 'trait') return { pieces: [head], next: end + 1 };
  const close = tokens.partners[end] ?? end;
  return { pieces: [head, ['}', close]], next: close + 1 };
}

/** Words that may stand before a `!` that is no macro's, as in `impl Trait for !`. */
const NO_MACRO = new Set([
  'as',
  'const',
  'dyn',
  'for',
  'if',
  'impl',
  'in',
  'match',
  'mut',
  'return',
  'while',
]);

/** The group of the macro that is invoked, or defined (`macro_rules! name`), from this word on; -1 when there is none. */
export function macroGroup(tokens: RustTokens, at: number): number {
  if (!isPunctuation(tokens, at + 1, '!') || NO_MACRO.has(tokenText(tokens, at))) return -1;
  const group = tokens.kinds[at + 2] === WORD ? at + 3 : at + 2;
  return opensGroup(tokens, group) ? group : -1;
}

/** What the grammar's tokens can't spell (a raw or non-ASCII name) is written as another of its kind. */
function plainText(tokens: RustTokens, at: number): string {
  switch (tokens.kinds[at]) {
    case TEXT:
      return '""';
    case NUMBER:
      return '0';
    case LIFETIME:
      return "'a";
    case WORD: {
      const word = tokenText(tokens, at);
      return /^\w+$/.test(word) ? word : 'r_';
    }
    default:
      return tokenText(tokens, at);
  }
}

const OPERATOR = /[-=<>&|:.+*/%^!]/;

/** Characters of one operator stay together, and `$` with its name. Everything else starts a line, so that no token can run on. */
function isGlued(tokens: RustTokens, at: number): boolean {
  if (tokens.starts[at] !== tokens.ends[at - 1] || tokens.kinds[at - 1] !== PUNCTUATION) return false;
  const before = tokenText(tokens, at - 1);
  if (tokens.kinds[at] === WORD) return before === '$';
  return tokens.kinds[at] === PUNCTUATION && OPERATOR.test(before) && OPERATOR.test(tokenText(tokens, at));
}
