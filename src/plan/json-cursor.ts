import { pointerStep } from './json-tree.js';
import type { BoundedList } from './problem-list.js';
import { named } from './wording.js';

/** One thing that keeps a text from being strict JSON. */
export interface JsonFault {
  readonly code: 'json' | 'duplicate_key';
  /** JSON pointer of the value or key at fault; for text that is no JSON at all, of the value around it. */
  readonly pointer: string;
  /** In UTF-16 units. */
  readonly offset: number;
  readonly message: string;
}

/** Where the reader is. `failed` is set once, at a fault that it can't read past. */
export interface Cursor {
  readonly text: string;
  readonly maxDepth: number;
  readonly faults: BoundedList<JsonFault>;
  readonly path: (string | number)[];
  at: number;
  failed: boolean;
}

/** Notes a fault that the reader can read past. */
export function note(cursor: Cursor, code: JsonFault['code'], offset: number, message: string): void {
  // Of what is only counted nobody reads where it is: a hostile text has a million of these below a hundred long keys.
  const pointer = cursor.faults.isFull() ? '' : pointerTo(cursor.path);
  cursor.faults.add({ code, pointer, offset, message });
}

/** Longest pointer, in UTF-16 units, but for its last step: a hundred long keys must not be repeated in each of a thousand problems either. */
const MAX_POINTER = 2_048;

/** A longer one is cut, and ends in `/…`. */
function pointerTo(path: Cursor['path']): string {
  let pointer = '';
  for (const key of path) {
    if (pointer.length > MAX_POINTER) return `${pointer}/…`;
    pointer += pointerStep(key);
  }
  return pointer;
}

/** Notes a fault that the reader can't read past. */
export function fail(cursor: Cursor, offset: number, message: string): undefined {
  note(cursor, 'json', offset, message);
  cursor.failed = true;
}

/** Moves past the four characters that JSON takes for white space. */
export function skipSpace(cursor: Cursor): void {
  const { text } = cursor;
  let { at } = cursor;
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) break;
  }
  cursor.at = at;
}

/** What stands at the cursor, with a word on what people usually mean by it. */
export function describeNext(cursor: Cursor): string {
  const codePoint = cursor.text.codePointAt(cursor.at);
  if (codePoint === undefined) return 'the end of the file';
  const character = String.fromCodePoint(codePoint);
  if (character === "'") return 'a single quote (JSON strings stand in double quotes)';
  if (character === '/' || character === '#') return `${named(character)} (JSON has no comments)`;
  return named(character);
}
