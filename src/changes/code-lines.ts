import type { BlockComment, CommentSyntax, MatchedComment, StringLiteral } from './comment-syntax.js';

/** At least one character that shows: neither white space nor a control or format character. */
const VISIBLE = /[^\s\p{C}]/u;

/**
 * The lines of a text that hold code, trimmed and without their comments, in order; the lines of a string are code. It is
 * as exact as a table of openers and closers can be. Where that table misjudges a quote (in a regular expression, say),
 * a comment may count as code, but code is never lost to a string. Linear in the text.
 */
export function codeLines(source: string, syntax: CommentSyntax): readonly string[] {
  const text = `\n${source}`;
  const openers = openersOf(syntax);
  const next = nextOpener(openers, syntax);
  const lines = lineCollector();
  const statements = statementWatch();
  const values = valueWatch();
  let at = 0;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    const plain = text.slice(at, found.index);
    const start = found.index;
    const alone = syntax.docstrings === true && statements.startsAfter(plain);
    values.pass(plain);
    const opener = openerFound(text, found, { openers, syntax, mayStart: values.mayStart });
    at = opener === undefined ? next.lastIndex : opener.end(text, next.lastIndex);
    const whole = text.slice(start, at);
    const documents = alone && found[0].length === 3 && endsStatement(text, at);
    if (!documents) lines.add(plain);
    if (opener?.kind === 'comment' || documents) lines.skip(whole);
    else {
      lines.add(whole);
      values.pass(whole);
    }
    if (syntax.docstrings) statements.pass(whole);
    next.lastIndex = at;
  }
  lines.add(text.slice(at));
  return lines.finish();
}

/** Finds what may open something, comments that take a pattern first: each of these is a group. */
function nextOpener(openers: ReadonlyMap<string, Opener>, { matched = [] }: CommentSyntax): RegExp {
  const literals = [...openers.keys(), '\n'].sort(longestFirst).map(escapeRegExp);
  return new RegExp([...matched.map(({ open }) => `(${open})`), ...literals].join('|'), 'g');
}

interface Found {
  readonly openers: ReadonlyMap<string, Opener>;
  readonly syntax: CommentSyntax;
  /** Whether a value may start here, and so a regular expression. */
  mayStart(): boolean;
}

function openerFound(
  text: string,
  found: RegExpExecArray,
  { openers, syntax, mayStart }: Found,
): Opener | undefined {
  const matched = syntax.matched?.find((_, index) => found[index + 1] !== undefined);
  if (matched !== undefined) return { kind: 'comment', end: (all, from) => matchedEnd(all, from, matched) };
  if (found[0] === '/' && (!mayStart() || text.charAt(found.index + 1) === '>')) return undefined;
  return isPlainHash(text, found, syntax) ? undefined : openers.get(found[0]);
}

function matchedEnd(text: string, from: number, { close, to }: MatchedComment): number {
  if (to === 'text-end') return text.length;
  if (to === 'line-end') return lineEnd(text, from);
  if (close === undefined) return from;
  const end = text.indexOf(close, from);
  return end < 0 ? text.length : lineEnd(text, end + close.length);
}

interface Opener {
  readonly kind: 'comment' | 'string';
  /** The offset after what was opened, given the offset after its opener. */
  end(text: string, from: number): number;
}

function openersOf(syntax: CommentSyntax): ReadonlyMap<string, Opener> {
  const openers = new Map<string, Opener>();
  for (const literal of syntax.strings) {
    const end = (text: string, from: number) => stringEnd(text, from, literal);
    openers.set(literal.open, { kind: 'string', end: literal.multiline ? end : closedOnLine(end) });
  }
  if (syntax.regExps) openers.set('/', { kind: 'string', end: closedOnLine(regExpEnd) });
  for (const open of syntax.line) openers.set(open, { kind: 'comment', end: lineEnd });
  for (const block of syntax.block) {
    openers.set(block.open, { kind: 'comment', end: (text, from) => blockEnd(text, from, block) });
  }
  return openers;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function blockEnd(text: string, from: number, { open, close, nests }: BlockComment): number {
  const either = new RegExp(`${escapeRegExp(open)}|${escapeRegExp(close)}`, 'g');
  either.lastIndex = from;
  let depth = 1;
  for (let found = either.exec(text); found !== null; found = either.exec(text)) {
    if (found[0] === close) depth--;
    else if (nests) depth++;
    if (depth === 0) return either.lastIndex;
  }
  return text.length;
}

type End = (text: string, from: number) => number;

/**
 * What the line does not close was no opener: an apostrophe in a text, a quote in a regular expression. The same opener is
 * not tried again on that line, so that a line of nothing else takes no more time.
 */
function closedOnLine(end: End): End {
  let unclosedTo = 0;
  return (text, from) => {
    if (from <= unclosedTo) return from;
    const to = end(text, from);
    if (to < text.length && text.charAt(to) !== '\n') return to;
    if (to > from && text.charAt(to - 1) === text.charAt(from - 1)) return to;
    unclosedTo = to;
    return from;
  };
}

function stringEnd(text: string, from: number, { close, multiline, escapes }: StringLiteral): number {
  if (close === '') return from;
  for (let at = from; at < text.length; at++) {
    const unit = text[at];
    if (escapes && unit === '\\') at++;
    else if (!multiline && unit === '\n') return at;
    else if (unit === close[0] && text.startsWith(close, at)) return at + close.length;
  }
  return text.length;
}

/** `/[/"]/`: a class may hold the slash as it is. */
function regExpEnd(text: string, from: number): number {
  let inClass = false;
  for (let at = from; at < text.length; at++) {
    const unit = text[at];
    if (unit === '\n') return at;
    if (unit === '\\') at++;
    else if (unit === '[') inClass = true;
    else if (unit === ']') inClass = false;
    else if (unit === '/' && !inClass) return at + 1;
  }
  return text.length;
}

/** Where a slash divides, a value stands before it; after these, one starts. */
const BEFORE_VALUE =
  /(?:^|[(,=:[!&|?{;+*%~^-]|=>|\b(?:return|typeof|case|in|of|do|else|void|throw|await|yield|delete))$/;

/** Knows the code before a place, white space and comments aside, as far as it tells what a slash is. */
function valueWatch() {
  let tail = '';
  return {
    pass(code: string) {
      const last = code.slice(-40).trimEnd();
      if (last !== '') tail = last.slice(-12);
    },
    mayStart: () => BEFORE_VALUE.test(tail),
  };
}

function isPlainHash(text: string, found: RegExpExecArray, { spacedHash }: CommentSyntax): boolean {
  return spacedHash === true && found[0] === '#' && /\S/.test(text.charAt(found.index - 1));
}

interface StatementWatch {
  /** Whether a string right after this piece of code starts a statement: a raw string's prefix may stand between. */
  startsAfter(plain: string): boolean;
  /** Tells what follows: a string, a comment, or the end of the line. */
  pass(whole: string): void;
}

/** Knows whether a Python statement may start here: on a line that holds nothing yet, within no brackets. */
function statementWatch(): StatementWatch {
  let blank = true;
  let depth = 0;
  return {
    startsAfter(plain) {
      const starts = blank && depth === 0 && /^\s*[rRuU]?$/.test(plain);
      blank &&= !/\S/.test(plain);
      depth = Math.max(0, depth + count(plain, /[([{]/g) - count(plain, /[)\]}]/g));
      return starts;
    },
    pass(whole) {
      blank = whole === '\n';
    },
  };
}

function count(code: string, what: RegExp): number {
  return code.match(what)?.length ?? 0;
}

/** Whether nothing but a comment follows on the line. */
function endsStatement(text: string, from: number): boolean {
  return /^[ \t\r;]*(?:[#\n]|$)/.test(text.slice(from, from + 200));
}

interface LineCollector {
  add(code: string): void;
  /** A comment: it takes no part in any line, but the lines that it spans end. */
  skip(comment: string): void;
  finish(): readonly string[];
}

function lineCollector(): LineCollector {
  const lines: string[] = [];
  let current = '';
  const end = () => {
    if (VISIBLE.test(current)) lines.push(current.trim());
    current = '';
  };
  return {
    add(code) {
      const [first = '', ...rest] = code.split('\n');
      current += first;
      for (const line of rest) {
        end();
        current = line;
      }
    },
    skip(comment) {
      if (comment.includes('\n')) end();
      else current += ' ';
    },
    finish() {
      end();
      return lines;
    },
  };
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
