import { attributeEnd, readAttributes } from './rust-attributes.js';
import { documentedItems } from './rust-documented-items.js';
import { lineIndex } from './rust-lines.js';
import { isPunctuation, type RustTokens, TEXT, tokenText } from './rust-tokens.js';

/** One line of an item's documentation, without what marks it as such. */
export interface DocLine {
  readonly text: string;
  /** 1-based line of the source. */
  readonly line: number;
}

/** What is said about one item. */
export interface Documentation {
  readonly lines: readonly DocLine[];
  /** See `documentedItems`. */
  readonly item: string | null;
}

/** A doc comment or a `#[doc = "…"]`. */
interface Piece {
  readonly inner: boolean;
  readonly start: number;
  /** The token after a comment; the `#` of an attribute. */
  readonly before: number;
  readonly lines: readonly DocLine[];
}

/** The documentation of each item of a file: its pieces stand together, with nothing but attributes and plain comments between. */
export function readDocumentation(tokens: RustTokens): readonly Documentation[] {
  const lineAt = lineIndex(tokens.text);
  const pieces = [...commentPieces(tokens, lineAt), ...attributePieces(tokens, lineAt)];
  pieces.sort((a, b) => a.start - b.start);
  const documents: { readonly first: Piece; readonly lines: DocLine[] }[] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const document = last !== undefined && belongTogether(tokens, last, piece) ? documents.at(-1) : undefined;
    if (document === undefined) documents.push({ first: piece, lines: [...piece.lines] });
    else for (const line of piece.lines) document.lines.push(line);
    last = piece;
  }
  const items = documentedItems(
    tokens,
    documents.map(({ first }) => first),
  );
  return documents.map(({ lines }, index) => ({
    lines: withoutCommonIndent(lines),
    item: items[index] ?? null,
  }));
}

function belongTogether(tokens: RustTokens, one: Piece, next: Piece): boolean {
  let at = one.before;
  while (at < next.before) {
    const end = attributeEnd(tokens, at);
    if (end < 0) return false;
    at = end;
  }
  return one.inner === next.inner;
}

function commentPieces(tokens: RustTokens, lineAt: (offset: number) => number): readonly Piece[] {
  return tokens.docs.map(({ inner, start, end, before }) => {
    const block = tokens.text.charAt(start + 1) === '*';
    const content = tokens.text.slice(start + 3, block ? Math.max(start + 3, end - 2) : end);
    const texts = block ? withoutStars(content.split('\n')) : [content];
    const line = lineAt(start);
    return { inner, start, before, lines: texts.map((text, index) => ({ text, line: line + index })) };
  });
}

/** A column of `*` down a block comment is decoration, when each line has one. */
function withoutStars(lines: readonly string[]): readonly string[] {
  const [first = '', ...rest] = lines;
  const starred = rest.every((line) => line.trim() === '' || /^\s*\*/.test(line));
  return [first, ...(starred ? rest.map((line) => line.replace(/^\s*\*/, '')) : rest)];
}

function attributePieces(tokens: RustTokens, lineAt: (offset: number) => number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.kinds.length; at++) {
    const end = attributeEnd(tokens, at);
    if (end < 0) continue;
    for (const { path, argumentsFrom: from, argumentsTo: to } of readAttributes(tokens, at, end).attributes) {
      if (path !== 'doc' || to !== from + 2 || !isPunctuation(tokens, from, '=')) continue;
      if (tokens.kinds[from + 1] !== TEXT) continue;
      const start = tokens.starts[at] ?? 0;
      const inner = isPunctuation(tokens, at + 1, '!');
      pieces.push({ inner, start, before: at, lines: literalLines(tokens, from + 1, lineAt) });
    }
    at = end - 1;
  }
  return pieces;
}

function literalLines(
  tokens: RustTokens,
  token: number,
  lineAt: (offset: number) => number,
): readonly DocLine[] {
  const literal = tokenText(tokens, token);
  const line = lineAt(tokens.starts[token] ?? 0);
  const raw = /^r(#*)"([\s\S]*)"\1$/.exec(literal);
  if (raw !== null) return (raw[2] ?? '').split('\n').map((text, index) => ({ text, line: line + index }));
  const lines = literal.replace(/^"|"$/g, '').split('\n');
  return lines.flatMap((text, index) =>
    unescaped(text)
      .split('\n')
      .map((each) => ({ text: each, line: line + index })),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped);
}

/** rustdoc takes the indentation away that all lines share, usually the one space after `///`. */
function withoutCommonIndent(document: readonly DocLine[]): readonly DocLine[] {
  let common = Number.POSITIVE_INFINITY;
  for (const { text } of document) {
    if (text.trim() !== '') common = Math.min(common, text.length - text.trimStart().length);
  }
  return document.map(({ text, line }) => ({ text: text.slice(Math.min(common, text.length)), line }));
}
