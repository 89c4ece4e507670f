import { isUtf8 } from 'node:buffer';

/** Takes a tool's output in chunks of bytes, cut anywhere, and hands on its lines. */
export interface LineSplitter {
  readonly push: (chunk: Uint8Array) => void;
  /** Hands on what follows the last line feed, if anything does. */
  readonly end: () => void;
}

/** Exactly one of these is called for each line, in order. */
export interface LineReceiver {
  /** A line without its line feed. It can be a slice of a large text: what is kept of it should be detached. */
  readonly line: (text: string) => void;
  /** The line's bytes, which are only lent: a later chunk may overwrite them. */
  readonly notUtf8: (bytes: Buffer) => void;
  /** A line above the limit. */
  readonly tooLong: () => void;
}

const LINE_FEED = 0x0a;
/** What is decoded at once. A larger text would be kept apart by the engine, at several times the cost. */
const PIECE_BYTES = 64 * 1024;
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MAX_UTF8_PER_UNIT = 3;

/**
 * Splits bytes, not text, so that a character that two chunks share stays whole (field log: JuliusBrussee/caveman#774), and
 * decodes all whole lines of a chunk at once, which is several times faster than one by one.
 */
export function splitLines(maxLineBytes: number, receiver: LineReceiver): LineSplitter {
  let held: Buffer[] = [];
  let heldBytes = 0;

  const hold = (piece: Buffer): void => {
    if (piece.length === 0) return;
    heldBytes += piece.length;
    // A copy, as the chunk belongs to whoever pushed it. Of a line above the limit nothing is needed.
    if (heldBytes <= maxLineBytes) held.push(Buffer.from(piece));
    else held = [];
  };
  const release = (): void => {
    if (heldBytes > maxLineBytes) receiver.tooLong();
    else handOnLine(Buffer.concat(held), receiver);
    held = [];
    heldBytes = 0;
  };

  const take = (piece: Buffer): void => {
    const last = piece.lastIndexOf(LINE_FEED);
    let start = 0;
    if (heldBytes > 0 && last !== -1) {
      start = piece.indexOf(LINE_FEED) + 1;
      hold(piece.subarray(0, start - 1));
      release();
    }
    if (last >= start) handOnLines(piece.subarray(start, last + 1), maxLineBytes, receiver);
    hold(piece.subarray(last + 1));
  };

  return {
    push(chunk) {
      for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES) {
        const bytes = Math.min(PIECE_BYTES, chunk.byteLength - at);
        take(Buffer.from(chunk.buffer, chunk.byteOffset + at, bytes));
      }
    },
    end() {
      if (heldBytes > 0) release();
    },
  };
}

/** A copy that does not keep the text alive which it is a slice of. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}

/** Hands on lines that each end in a line feed. */
function handOnLines(bytes: Buffer, maxLineBytes: number, receiver: LineReceiver): void {
  if (!isUtf8(bytes)) {
    handOnOneByOne(bytes, maxLineBytes, receiver);
    return;
  }
  const text = bytes.toString();
  let start = 0;
  for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', start)) {
    const line = text.slice(start, feed);
    if (line.length * MAX_UTF8_PER_UNIT > maxLineBytes && Buffer.byteLength(line) > maxLineBytes) {
      receiver.tooLong();
    } else {
      receiver.line(line);
    }
    start = feed + 1;
  }
}

function handOnOneByOne(bytes: Buffer, maxLineBytes: number, receiver: LineReceiver): void {
  let start = 0;
  for (let feed = bytes.indexOf(LINE_FEED); feed !== -1; feed = bytes.indexOf(LINE_FEED, start)) {
    if (feed - start > maxLineBytes) receiver.tooLong();
    else handOnLine(bytes.subarray(start, feed), receiver);
    start = feed + 1;
  }
}

function handOnLine(bytes: Buffer, receiver: LineReceiver): void {
  if (isUtf8(bytes)) receiver.line(bytes.toString());
  else receiver.notUtf8(bytes);
}
