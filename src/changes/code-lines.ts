import type { BlockComment, CommentSyntax, StringLiteral } from './comment-syntax.js';

/** At least one character that shows: neither white space nor a control or format character. */
const VISIBLE = /[^\s\p{C}]/u;

/**
 * The lines of a text that hold code, trimmed and without their comments, in order; the lines of a string are code. It is
 * as exact as a table of openers and closers can be. Where that table misjudges a quote (in a regular expression, say),
 * a comment may count as code, but code is never lost to a string. Linear in the text.
 */
export function codeLines(text: string, syntax: CommentSyntax): readonly string[] {
  const openers = openersOf(syntax);
  const next = new RegExp([...openers.keys(), '\n'].sort(longestFirst).map(escapeRegExp).join('|'), 'g');
  const lines = lineCollector();
  const statements = statementWatch();
  let at = 0;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    const plain = text.slice(at, found.index);
    const start = found.index;
    const alone = syntax.docstrings === true && statements.startsAfter(plain);
    const opener = isPlainHash(text, found, syntax) ? undefined : openers.get(found[0]);
    at = opener === undefined ? next.lastIndex : opener.end(text, next.lastIndex);
    const whole = text.slice(start, at);
    const documents = alone && found[0].length === 3 && endsStatement(text, at);
    if (!documents) lines.add(plain);
    if (opener?.kind === 'comment' || documents) lines.skip(whole);
    else lines.add(whole);
    if (syntax.docstrings) statements.pass(whole);
    next.lastIndex = at;
  }
  lines.add(text.slice(at));
  return lines.finish();
}

interface Opener {
  readonly kind: 'comment' | 'string';
  /** The offset after what was opened, given the offset after its opener. */
  end(text: string, from: number): number;
}

function openersOf(syntax: CommentSyntax): ReadonlyMap<string, Opener> {
  const openers = new Map<string, Opener>();
  for (const literal of syntax.strings) {
    openers.set(literal.open, { kind: 'string', end: (text, from) => stringEnd(text, from, literal) });
  }
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
