import { type Cursor, describeNext, fail, type JsonFault, note, skipSpace } from './json-cursor.js';
import { readString, skipString } from './json-string.js';
import type { JsonBuilder } from './json-tree.js';
import { type BoundedList, boundedList } from './problem-list.js';
import { named } from './wording.js';

/** `root` is `undefined` where not even a value began; where reading failed, it holds what came before. */
export interface Reading<N> {
  readonly root: N | undefined;
  /** False when the reader gave up before the text's end. */
  readonly whole: boolean;
  readonly faults: BoundedList<JsonFault>;
}

/**
 * Reads one JSON text (RFC 8259) in linear time. It recurses as deep as the text nests and no deeper than
 * `maxDepth`. Repeated keys, halves of surrogate pairs and numbers beyond what a double holds are faults that
 * it reads past; at any other it stops.
 */
export function readJson<N, O extends N, A extends N>(
  text: string,
  start: number,
  maxDepth: number,
  build: JsonBuilder<N, O, A>,
): Reading<N> {
  const cursor: Cursor = { text, maxDepth, faults: boundedList(), path: [], at: start, failed: false };
  skipSpace(cursor);
  const root = readValue(cursor, build);
  if (!cursor.failed) {
    skipSpace(cursor);
    if (cursor.at < text.length) {
      fail(cursor, cursor.at, `Expected nothing after the document, but found ${describeNext(cursor)}.`);
    }
  }
  return { root, whole: !cursor.failed, faults: cursor.faults };
}

function readValue<N, O extends N, A extends N>(cursor: Cursor, build: JsonBuilder<N, O, A>): N | undefined {
  const offset = cursor.at;
  switch (cursor.text[offset]) {
    case '{':
      return readObject(cursor, build);
    case '[':
      return readArray(cursor, build);
    case '"': {
      if (build.anyText !== undefined) return skipString(cursor) ? build.anyText : undefined;
      const value = readString(cursor);
      return value === undefined ? undefined : build.text(offset, value);
    }
    default:
      return readNumberOrWord(cursor, build);
  }
}

/** What was read of the object, also when reading failed inside. */
function readObject<N, O extends N, A extends N>(cursor: Cursor, build: JsonBuilder<N, O, A>): O {
  const object = build.openObject(cursor.at);
  if (!enter(cursor, '}')) return object;
  do {
    skipSpace(cursor);
    const keyOffset = cursor.at;
    const key = readKey(cursor);
    if (key === undefined) break;
    cursor.path.push(key);
    if (build.hasKey(object, key)) {
      note(cursor, 'duplicate_key', keyOffset, `The key ${named(key)} is repeated in one object; keep one.`);
    }
    skipSpace(cursor);
    const value = readValue(cursor, build);
    if (value !== undefined) build.setMember(object, key, keyOffset, value);
    if (cursor.failed) break;
    cursor.path.pop();
  } while (continues(cursor, '}'));
  return object;
}

/** What was read of the array, also when reading failed inside. */
function readArray<N, O extends N, A extends N>(cursor: Cursor, build: JsonBuilder<N, O, A>): A {
  const array = build.openArray(cursor.at);
  if (!enter(cursor, ']')) return array;
  let index = 0;
  do {
    skipSpace(cursor);
    cursor.path.push(index);
    const value = readValue(cursor, build);
    if (value !== undefined) build.addItem(array, value);
    if (cursor.failed) break;
    cursor.path.pop();
    index += 1;
  } while (continues(cursor, ']'));
  return array;
}

/**
 * Steps into a container; false when it is empty, and then behind it, or too deep. Every open one has its key
 * or index in `path`.
 */
function enter(cursor: Cursor, close: string): boolean {
  if (cursor.path.length >= cursor.maxDepth) {
    fail(cursor, cursor.at, `The document nests deeper than ${cursor.maxDepth} levels.`);
    return false;
  }
  cursor.at += 1;
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== close) return true;
  cursor.at += 1;
  return false;
}

/** After a member or item: true behind a comma, false behind the closing bracket or at a fault. */
function continues(cursor: Cursor, close: string): boolean {
  skipSpace(cursor);
  const next = cursor.text[cursor.at];
  if (next === close) {
    cursor.at += 1;
    return false;
  }
  if (next !== ',') {
    fail(cursor, cursor.at, `Expected a comma or \`${close}\`, but found ${describeNext(cursor)}.`);
    return false;
  }
  const comma = cursor.at;
  cursor.at += 1;
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== close) return true;
  fail(cursor, comma, `A comma must not stand before \`${close}\`; remove it.`);
  return false;
}

/** Reads a key and its colon. */
function readKey(cursor: Cursor): string | undefined {
  if (cursor.text[cursor.at] !== '"') {
    return fail(cursor, cursor.at, `Expected a key in double quotes, but found ${describeNext(cursor)}.`);
  }
  const key = readString(cursor);
  if (key === undefined) return undefined;
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== ':') {
    return fail(
      cursor,
      cursor.at,
      `Expected a colon after the key ${named(key)}, but found ${describeNext(cursor)}.`,
    );
  }
  cursor.at += 1;
  return key;
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
/** What people write where a value must be: a number in some other notation, or a word. */
const WORD = /[-+.\w]{1,40}/y;
const LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

function readNumberOrWord<N, O extends N, A extends N>(
  cursor: Cursor,
  build: JsonBuilder<N, O, A>,
): N | undefined {
  const offset = cursor.at;
  const token = matchAt(NUMBER, cursor.text, offset);
  const word = matchAt(WORD, cursor.text, offset);
  if (token !== '' && token.length >= word.length) {
    cursor.at += token.length;
    if (!Number.isFinite(Number(token))) {
      note(cursor, 'json', offset, `The number ${named(token)} is too large to be read.`);
    }
    return build.number(offset, token);
  }
  const literal = LITERALS.get(word);
  if (literal !== undefined) {
    cursor.at += word.length;
    return build.literal(offset, literal);
  }
  return fail(cursor, offset, explainNoValue(cursor, word));
}

function explainNoValue(cursor: Cursor, word: string): string {
  if (/^-?0[0-9]/.test(word)) return `The number ${named(word)} must not start with a zero.`;
  if (word !== '') {
    const advice = 'numbers are written like `12`, and the only words are `true`, `false` and `null`';
    return `${named(word)} is no JSON value: ${advice}.`;
  }
  return `Expected a value, but found ${describeNext(cursor)}.`;
}

/** `exec` would make a list of each match, of which a document can have two million. */
function matchAt(sticky: RegExp, text: string, offset: number): string {
  sticky.lastIndex = offset;
  return sticky.test(text) ? text.slice(offset, sticky.lastIndex) : '';
}
