import { isPunctuation, lexRust, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** Code that is compiled otherwise, or not at all, when clippy looks. */
export interface HiddenFromClippy {
  /** 1-based, of the attribute or macro. */
  readonly line: number;
  /** Its code in one line, cut when it is long. */
  readonly code: string;
  /** The same for the same attribute on the same item. */
  readonly place: string;
}

/** A level that an attribute sets for a lint says nothing that it does not say to everybody. */
const LEVELS: readonly string[] = ['allow', 'expect', 'warn', 'deny', 'forbid'];
const MAX_CODE = 80;
/** So many tokens behind an attribute tell the item that it is on: `pub(crate) async fn name`. */
const ITEM_TOKENS = 8;

/**
 * The `cfg`, `cfg_attr` and `cfg_select!` of a Rust file that ask for `clippy`, inside of macros too. A `cfg_attr` that only
 * sets levels of lints is none.
 */
export function hiddenFromClippy(text: string): readonly HiddenFromClippy[] {
  if (!text.includes('clippy') || !text.includes('cfg')) return [];
  const tokens = lexRust(text);
  const asked = [...tokens.kinds.keys()].filter((at) => isPredicate(tokens, at));
  const found: HiddenFromClippy[] = [];
  let [line, counted, next] = [1, 0, 0];
  for (let at = 0; at < tokens.kinds.length && next < asked.length; at++) {
    while ((asked[next] ?? Number.POSITIVE_INFINITY) < at) next++;
    const end = hidingEnd(tokens, at, asked[next] ?? Number.POSITIVE_INFINITY);
    if (end === -1) continue;
    const start = tokens.starts[at] ?? 0;
    for (; counted < start; counted++) if (text.charCodeAt(counted) === NEWLINE) line++;
    const code = codeOf(tokens, at, end);
    found.push({ line, code: cut(code), place: `${code} ${codeOf(tokens, end + 1, end + ITEM_TOKENS)}` });
    at = end;
  }
  return found;
}

const NEWLINE = 10;

/** No hand writes a longer one, and looking into nested ones takes the square of it. */
const MAX_ATTRIBUTE_TOKENS = 128;

/** The last token of what hides code and starts here; -1 where nothing does. `asked` is where clippy is asked for next. */
function hidingEnd(tokens: RustTokens, at: number, asked: number): number {
  if (tokenText(tokens, at) === 'cfg_select' && isPunctuation(tokens, at + 1, '!')) {
    const end = tokens.partners[at + 2] ?? -1;
    return end > asked ? end : -1;
  }
  if (!isPunctuation(tokens, at, '#')) return -1;
  const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
  const end = isPunctuation(tokens, open, '[') ? (tokens.partners[open] ?? -1) : -1;
  if (end < asked) return -1;
  const isLong = end - open > MAX_ATTRIBUTE_TOKENS;
  return isLong || someBetween(open + 1, end, (token) => hides(tokens, token)) ? end : -1;
}

/** Whether a `cfg(…)` or `cfg_attr(…, …)` starts here that asks for clippy. */
function hides(tokens: RustTokens, at: number): boolean {
  const name = tokenText(tokens, at);
  if ((name !== 'cfg' && name !== 'cfg_attr') || !isPunctuation(tokens, at + 1, '(')) return false;
  const end = tokens.partners[at + 1] ?? -1;
  const comma = name === 'cfg' ? end : nextComma(tokens, at + 2, end);
  if (!someBetween(at + 2, comma, (token) => isPredicate(tokens, token))) return false;
  return name === 'cfg' || !onlyLevels(tokens, comma, end);
}

/** The word alone: not a lint's `clippy::`, nor a feature's name, which is a text. */
function isPredicate(tokens: RustTokens, at: number): boolean {
  if (tokens.kinds[at] !== WORD || tokenText(tokens, at) !== 'clippy') return false;
  const isEnd = [')', ',', '=', ']'].some((character) => isPunctuation(tokens, at + 1, character));
  const isStart = ['(', ',', '{', '}'].some((character) => isPunctuation(tokens, at - 1, character));
  return isStart && isEnd;
}

function onlyLevels(tokens: RustTokens, comma: number, end: number): boolean {
  for (let at = comma + 1; at < end; at = nextComma(tokens, at, end) + 1) {
    if (!LEVELS.includes(tokenText(tokens, at))) return false;
  }
  return true;
}

/** The next comma that is in no group, or the end. */
function nextComma(tokens: RustTokens, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    if (isPunctuation(tokens, at, ',')) return at;
    const partner = tokens.partners[at] ?? -1;
    if (partner > at) at = partner;
  }
  return end;
}

function someBetween(from: number, end: number, holds: (token: number) => boolean): boolean {
  for (let at = from; at < end; at++) if (holds(at)) return true;
  return false;
}

function codeOf(tokens: RustTokens, from: number, to: number): string {
  const last = Math.min(to, tokens.kinds.length - 1);
  const words: string[] = [];
  for (let at = from; at <= last; at++) {
    const isApart = at > from && tokens.kinds[at] === WORD && tokens.kinds[at - 1] === WORD;
    words.push(isApart || isPunctuation(tokens, at - 1, ',') ? ' ' : '', tokenText(tokens, at));
  }
  return words.join('');
}

function cut(code: string): string {
  return code.length <= MAX_CODE ? code : `${code.slice(0, MAX_CODE).replace(/[\ud800-\udbff]$/, '')}…`;
}
