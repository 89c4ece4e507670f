import { hasLoneSurrogate } from '../evidence/utf8-order.js';
import type { PlainJson } from '../plan/json-tree.js';
import { type RustcChild, type RustcSpan, readSpan } from './cargo-line.js';

/**
 * A warning line in exactly the layout that cargo writes. Most of a large build's output is such lines, and reading only
 * the parts that matter takes a fifth of the time. Children are read when asked for, since most warnings are repeats.
 */
export interface WarningLine {
  readonly packageId: string;
  readonly lint: string;
  readonly message: string;
  readonly spans: readonly RustcSpan[];
  readonly children: () => readonly RustcChild[];
}

/*
 * Inside a JSON string every quote is escaped, so a piece such as `","target":{` with bare quotes can only be the end of one
 * value and the next key. Where any piece is missing, or is not where it should be, the line is read in full.
 */
const START = '{"reason":"compiler-message","package_id":"';
const MANIFEST = '","manifest_path":"';
const TARGET = '","target":{';
const RENDERED = '},"message":{"rendered":"';
const CHILDREN = '","$message_type":"diagnostic","children":[';
const LEVEL = '],"level":"warning","message":"';
const SPANS = '","spans":[';
const CODE = '],"code":{"code":"';
const END = '","explanation":null}}}';
const ANOTHER_LINE = '{"reason":';

/** Reads a line in the layout of cargo 1.9x, or gives `null`: then the line is to be read in full. */
export function readWarningLine(line: string): WarningLine | null {
  if (!standsAt(line, 0, START) || !standsAt(line, line.length - END.length, END)) return null;
  const id = START.length;
  const manifest = stepOver(line, id, MANIFEST);
  const target = stepOver(line, manifest, TARGET);
  // A target holds no object, so its first bracket is its end, or part of a name: then what follows does not fit.
  const targetEnd = target === -1 ? -1 : line.indexOf('}', target);
  const rendered = targetEnd !== -1 && standsAt(line, targetEnd, RENDERED) ? targetEnd + RENDERED.length : -1;
  const children = stepOver(line, rendered, CHILDREN);
  const level = children === -1 ? -1 : line.indexOf(LEVEL, children);
  if (level === -1) return null;
  const message = level + LEVEL.length;
  const spans = stepOver(line, message, SPANS);
  const code = line.lastIndexOf(CODE);
  if (spans === -1 || code < spans - 1) return null;
  if (line.indexOf('{', target) < targetEnd || isTorn(line, level)) return null;
  return assemble({
    packageId: line.slice(id, manifest - MANIFEST.length),
    lint: line.slice(code + CODE.length, line.length - END.length),
    message: unescaped(line.slice(message, spans - SPANS.length)),
    spans: readSpans(line, spans - 1, code + 1),
    children: () => readChildren(line.slice(children, level)),
  });
}

/** The offset behind a piece that must stand where the string ends which starts at `start`; -1 when it does not. */
function stepOver(line: string, start: number, piece: string): number {
  const end = start === -1 ? -1 : endOfString(line, start);
  return end !== -1 && standsAt(line, end, piece) ? end + piece.length : -1;
}

/** Like `startsWith`, which compares one character at a time and takes three times as long. */
function standsAt(line: string, at: number, piece: string): boolean {
  return at >= 0 && line.indexOf(piece, at) === at;
}

/** Two lines that were torn into each other, in what is not read, could pass for one. */
function isTorn(line: string, level: number): boolean {
  return line.indexOf(ANOTHER_LINE, 1) !== -1 || line.indexOf(LEVEL, level + 1) !== -1;
}

type Pieces = { readonly [Key in keyof WarningLine]: WarningLine[Key] | null };

function assemble({ packageId, lint, message, spans, children }: Pieces): WarningLine | null {
  if (packageId === null || lint === null || message === null || spans === null || children === null)
    return null;
  if (lint === '' || hasEscapeOrQuote(packageId) || hasEscapeOrQuote(lint)) return null;
  return { packageId, lint, message, spans, children };
}

/** The usual span: one, primary, of code that no macro made. */
const ONE_SPAN =
  /\[\{"byte_end":[0-9]+,"byte_start":[0-9]+,"column_end":([1-9][0-9]{0,8}),"column_start":([1-9][0-9]{0,8}),"expansion":null,"file_name":"([^"\\]+)","is_primary":true,"label":(?:null|"[^"\\]*"),"line_end":([1-9][0-9]{0,8}),"line_start":([1-9][0-9]{0,8}),/y;

/** What follows in such a span, up to the first line of its code. */
const QUOTED_LINE =
  /"suggested_replacement":null,"suggestion_applicability":null,"text":\[\{"highlight_end":[0-9]+,"highlight_start":[0-9]+,"text":"/y;

function readQuotedLine(text: string, from: number): { readonly line: string; readonly end: number } | null {
  QUOTED_LINE.lastIndex = from;
  if (!QUOTED_LINE.test(text)) return null;
  const start = QUOTED_LINE.lastIndex;
  const end = endOfString(text, start);
  const line = end === -1 ? null : unescaped(text.slice(start, end));
  return line === null ? null : { line, end };
}

function readSpans(text: string, start: number, end: number): readonly RustcSpan[] | null {
  ONE_SPAN.lastIndex = start;
  const one = ONE_SPAN.exec(text);
  // The first primary span is the one that counts, so what follows it need not be read.
  const quoted = one === null ? null : readQuotedLine(text, ONE_SPAN.lastIndex);
  if (one !== null && quoted !== null && quoted.end <= end) {
    const [, endColumn, column, fileName = '', endLine, line] = one;
    const position = {
      line: Number(line),
      end_line: Number(endLine),
      column: Number(column),
      end_column: Number(endColumn),
      text: quoted.line,
    };
    return [{ fileName, primary: true, position, expansion: null }];
  }
  const json = text.slice(start, end);
  // Half a surrogate pair can only be written as an escape; the full reading refuses it.
  const value = json.includes('\\u') ? undefined : parsed(json);
  if (!Array.isArray(value)) return null;
  const spans = value.map(readSpan);
  return spans.every((span) => span !== null) ? spans : null;
}

const CHILD_LEVEL = '"level":"';
const CHILD_MESSAGE = '","message":"';
const REPLACEMENT = '"suggested_replacement":"';

/** Reads level, message and replacements of the children, which stand in this piece of a line. */
function readChildren(piece: string): readonly RustcChild[] {
  const children: RustcChild[] = [];
  let at = piece.indexOf(CHILD_LEVEL);
  while (at !== -1) {
    const levelStart = at + CHILD_LEVEL.length;
    const levelEnd = endOfString(piece, levelStart);
    const messageStart = levelEnd + CHILD_MESSAGE.length;
    const messageEnd = endOfString(piece, messageStart);
    if (!piece.startsWith(CHILD_MESSAGE, levelEnd) || messageEnd === -1) break;
    at = piece.indexOf(CHILD_LEVEL, messageEnd);
    children.push({
      level: piece.slice(levelStart, levelEnd),
      message: unescaped(piece.slice(messageStart, messageEnd)) ?? '',
      replacements: readReplacements(at === -1 ? piece.slice(messageEnd) : piece.slice(messageEnd, at)),
    });
  }
  return children;
}

function readReplacements(piece: string): string[] {
  const replacements: string[] = [];
  for (let at = piece.indexOf(REPLACEMENT); at !== -1; at = piece.indexOf(REPLACEMENT, at + 1)) {
    const start = at + REPLACEMENT.length;
    replacements.push(unescaped(piece.slice(start, endOfString(piece, start))) ?? '');
  }
  return replacements;
}

/** The offset of the quote that ends the string which starts at `start`, or -1. */
function endOfString(line: string, start: number): number {
  let quote = line.indexOf('"', start);
  while (quote !== -1 && isEscaped(line, quote, start)) quote = line.indexOf('"', quote + 1);
  return quote;
}

function isEscaped(line: string, quote: number, start: number): boolean {
  let at = quote;
  while (at > start && line[at - 1] === '\\') at -= 1;
  return (quote - at) % 2 === 1;
}

function unescaped(content: string): string | null {
  if (!content.includes('\\')) return content;
  const value = parsed(`"${content}"`);
  return typeof value === 'string' && !hasLoneSurrogate(value) ? value : null;
}

function hasEscapeOrQuote(text: string): boolean {
  return text.includes('\\') || text.includes('"');
}

function parsed(json: string): PlainJson | undefined {
  try {
    return JSON.parse(json) as PlainJson;
  } catch {
    return undefined;
  }
}
