import { attributeEnd } from './rust-attributes.js';
import { headerEnd } from './rust-headers.js';
import { isPunctuation, opensGroup, type RustTokens, TEXT, tokenText, WORD } from './rust-tokens.js';

/** Where documentation stands. */
export interface DocumentedAt {
  /** About what it stands in, and not about what follows. */
  readonly inner: boolean;
  /** The token after it; of an attribute, its `#`. */
  readonly before: number;
}

/** A group in braces whose items have its name before their own. */
interface Scope {
  readonly close: number;
  /** Of all names down to its own, where it has one; `null` when it is too long to be one. */
  readonly path: string | null;
  readonly variants: boolean;
}

/** The item that a brace opens. */
interface Opened {
  readonly name: string;
  readonly variants: boolean;
}

/** Longer paths are none that people give. */
const MAX_PATH_LENGTH = 4_096;

/**
 * The items that documentation is about, as rustdoc writes them in the names of doctests below the file's own module:
 * `tests::f`, `Bucket<T,N>::new`; empty for the file itself. `null` where the text does not tell, as in most macros. The
 * places are in the order of the text; time is linear in it.
 */
export function documentedItems(
  tokens: RustTokens,
  places: readonly DocumentedAt[],
): readonly (string | null)[] {
  const answers: (string | null)[] = [];
  const scopes: Scope[] = [];
  const opened = new Map<number, Opened>();
  const itemAt = itemReader(tokens);
  for (let at = 0; at <= tokens.kinds.length; at++) {
    const around = scopes.at(-1)?.path ?? (scopes.length === 0 ? '' : null);
    for (let place = places[answers.length]; place !== undefined && place.before <= at; ) {
      answers.push(place.inner ? around : joined(around, itemAt(at)));
      place = places[answers.length];
    }
    while (scopes.length > 0 && (scopes.at(-1)?.close ?? 0) <= at) scopes.pop();
    const scope = scopes.at(-1);
    if (tokens.kinds[at] === WORD) noteBody(tokens, at, scope?.variants === true, opened);
    else if (isPunctuation(tokens, at, '{') && opensGroup(tokens, at)) {
      const { name, variants } = opened.get(at) ?? { name: '', variants: false };
      const path = joined(scope === undefined ? '' : scope.path, name);
      scopes.push({ close: tokens.partners[at] ?? at, path, variants });
    }
  }
  return answers;
}

function joined(path: string | null, name: string | null): string | null {
  if (path === null || name === null || path.length + name.length > MAX_PATH_LENGTH) return null;
  return path === '' || name === '' ? path + name : `${path}::${name}`;
}

const HOLDERS = new Set(['mod', 'trait', 'struct', 'enum', 'union', 'fn']);

/** Remembers the brace that opens the item which starts at this word, if one does. */
function noteBody(tokens: RustTokens, at: number, inEnum: boolean, opened: Map<number, Opened>): void {
  const word = tokenText(tokens, at);
  const next = at + 1;
  if (word === 'impl' && startsImpl(tokens, at)) {
    const end = headerEnd(tokens, at);
    if (end >= 0) opened.set(end, { name: selfType(tokens, next, end), variants: false });
  } else if (HOLDERS.has(word) && tokens.kinds[next] === WORD) {
    const end = headerEnd(tokens, at);
    if (end >= 0) opened.set(end, { name: nameAt(tokens, next), variants: word === 'enum' });
  } else if (inEnum && isPunctuation(tokens, next, '{')) {
    opened.set(next, { name: nameAt(tokens, at), variants: false });
  }
}

/** `impl` stands for a type elsewhere: `-> impl Iterator`. */
function startsImpl(tokens: RustTokens, at: number): boolean {
  if (at === 0 || ['unsafe', 'default'].includes(tokenText(tokens, at - 1))) return true;
  return ['}', '{', ';', ']', ')'].some((character) => isPunctuation(tokens, at - 1, character));
}

/** What an `impl` is for: what follows its `for`, else its generics. */
function selfType(tokens: RustTokens, from: number, end: number): string {
  let start = isPunctuation(tokens, from, '<') ? afterAngles(tokens, from, end) : from;
  let stop = end;
  for (let at = start; at < stop; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (isPunctuation(tokens, at, '<')) at = afterAngles(tokens, at, end) - 1;
    else if (tokenText(tokens, at) === 'where') stop = at;
    else if (tokenText(tokens, at) === 'for' && !isPunctuation(tokens, at + 1, '<')) start = at + 1;
  }
  let text = '';
  for (let at = start; at < stop && text.length <= MAX_PATH_LENGTH; at++) text += tokenText(tokens, at);
  return text;
}

function afterAngles(tokens: RustTokens, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    if (isPunctuation(tokens, at, '<')) depth++;
    else if (isPunctuation(tokens, at, '>') && !isPunctuation(tokens, at - 1, '-') && --depth === 0)
      return at + 1;
  }
  return end;
}

/** Words before the keyword of an item. */
const MODIFIERS = new Set(['pub', 'unsafe', 'async', 'default', 'auto', 'safe', 'extern', 'const']);
const NAMED = new Set([...HOLDERS, 'type', 'static', 'const']);

/** Reads the own name of the item, field or variant that starts at a token, attributes included; tokens are asked for in order. */
function itemReader(tokens: RustTokens): (from: number) => string | null {
  let last: { readonly at: number; readonly name: string | null } = { at: -1, name: null };
  return (from) => {
    // Of many attributes, each may have documentation before it.
    if (from <= last.at) return last.name;
    let at = from;
    for (let end = attributeEnd(tokens, at); end >= 0; end = attributeEnd(tokens, at)) at = end;
    last = { at, name: itemName(tokens, at) };
    return last.name;
  };
}

function itemName(tokens: RustTokens, from: number): string | null {
  let at = from;
  while (MODIFIERS.has(tokenText(tokens, at)) && (limitsView(tokens, at) || !endsName(tokens, at + 1))) {
    at++;
    if (tokens.kinds[at] === TEXT) at++;
    else if (isPunctuation(tokens, at, '(') && opensGroup(tokens, at)) at = (tokens.partners[at] ?? at) + 1;
  }
  if (tokens.kinds[at] !== WORD) return null;
  const word = tokenText(tokens, at);
  const next = at + 1;
  if (word === 'macro_rules' && isPunctuation(tokens, next, '!')) return wordAt(tokens, next + 1);
  if (word === 'impl') return selfType(tokens, next, Math.max(next, headerEnd(tokens, at)));
  if (word === 'use') return lastWord(tokens, next);
  if (word === 'static' && tokenText(tokens, next) === 'mut') return wordAt(tokens, next + 1);
  if (NAMED.has(word) && tokens.kinds[next] === WORD) return wordAt(tokens, next);
  return endsName(tokens, next) ? nameAt(tokens, at) : null;
}

/** `pub(crate)`; no field or variant is called `pub`. */
function limitsView(tokens: RustTokens, at: number): boolean {
  return tokenText(tokens, at) === 'pub' && isPunctuation(tokens, at + 1, '(');
}

/** Whether a field or a variant ends before this token. */
function endsName(tokens: RustTokens, at: number): boolean {
  return [':', ',', '{', '(', '=', '}'].some((character) => isPunctuation(tokens, at, character));
}

/** The name that a `use` gives, where it gives one. */
function lastWord(tokens: RustTokens, from: number): string | null {
  let at = from;
  while (tokens.kinds[at] === WORD || isPunctuation(tokens, at, ':')) at++;
  return isPunctuation(tokens, at, ';') ? wordAt(tokens, at - 1) : null;
}

function wordAt(tokens: RustTokens, at: number): string | null {
  return tokens.kinds[at] === WORD ? nameAt(tokens, at) : null;
}

/** rustdoc leaves `r#` out. */
function nameAt(tokens: RustTokens, at: number): string {
  return tokenText(tokens, at).replace(/^r#/, '');
}
