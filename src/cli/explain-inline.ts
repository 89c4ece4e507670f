export interface InlineOptions {
  readonly colour: boolean;
}

/** A word of running text; a piece of it may be bold or code. */
export type Word = readonly Piece[];
interface Piece {
  readonly text: string;
  readonly style: 'plain' | 'bold' | 'code';
}

const CODES = { plain: '', bold: '1', code: '36' } as const;
/** Code, bold text, or a link, whichever comes first. None of them nests on the pages but code in the text of a link. */
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** The words of a paragraph. Where colour is not wanted, code keeps its backticks, since nothing is told by colour alone. */
export function inlineWords(text: string, options: InlineOptions): readonly Word[] {
  const words: Piece[][] = [[]];
  for (const piece of piecesOf(text)) {
    const shown = piece.style === 'code' && !options.colour ? `\`${piece.text}\`` : piece.text;
    for (const [index, part] of shown.split(' ').entries()) {
      if (index > 0) words.push([]);
      if (part !== '') words.at(-1)?.push({ ...piece, text: part });
    }
  }
  return words.filter((word) => word.length > 0);
}

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match !== null; match = INLINE.exec(rest)) {
    const [whole, code, bold, label, target] = match;
    pieces.push({ text: rest.slice(0, match.index), style: 'plain' });
    if (code !== undefined) pieces.push({ text: code, style: 'code' });
    else if (bold !== undefined) pieces.push(...piecesOf(bold).map(bolder));
    else pieces.push(...piecesOf(linkText(label ?? '', target ?? '')));
    rest = rest.slice(match.index + whole.length);
  }
  return [...pieces, { text: rest, style: 'plain' }];
}

/** Code in bold text, as in a heading, stays code. */
function bolder(piece: Piece): Piece {
  return piece.style === 'plain' ? { ...piece, style: 'bold' } : piece;
}

/** A link to another gate's page needs no more than its text; another says where it leads. */
function linkText(label: string, target: string): string {
  if (/^[a-z-]+\.md(?:#.*)?$/.test(target)) return label;
  const place = target.startsWith('../') ? `docs/${target.slice('../'.length)}` : target;
  return `${label} (${place.replace(/^docs\/\.\.\//, '')})`;
}

/** The words as they are read, with a space between them. */
export function plainText(words: readonly Word[]): string {
  return words.map((word) => word.map(({ text }) => text).join('')).join(' ');
}

/** Paints lines that `plainText` was wrapped to: they hold the same words in the same order. */
export function paintLines(
  lines: readonly string[],
  words: readonly Word[],
  colour: boolean,
): readonly string[] {
  if (!colour) return lines;
  const waiting = [...words];
  return lines.map((line) =>
    waiting
      .splice(0, line.split(' ').length)
      .map((word) => word.map(paint).join(''))
      .join(' ')
      .replaceAll(SAME_STYLE_AGAIN, ' '),
  );
}

/** One style goes on over the space between two words. */
const SAME_STYLE_AGAIN = /(?<=\u001b\[(\d+)m[^\u001b]*)\u001b\[0m \u001b\[\1m/g;

function paint({ text, style }: Piece): string {
  return style === 'plain' ? text : `\u001b[${CODES[style]}m${text}\u001b[0m`;
}
