import { firstAtLeast } from './rust-positions.js';
import { type RustTokens, tokenText } from './rust-tokens.js';
import { trailingCommas } from './rust-trailing-commas.js';

/**
 * The source lines that hold one of the chosen tokens, each as these tokens with one space where the source has white
 * space or a comment. So a line of comments, of attributes or of nothing is no line, and indentation makes no difference.
 * A string of several lines counts with each line that is not blank.
 */
export function linesOf(tokens: RustTokens, chosen: (token: number) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let previous = -1;
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  };
  for (let at = 0; at < tokens.kinds.length; at++) {
    if (!chosen(at)) continue;
    const gap = previous < 0 ? '' : tokens.text.slice(tokens.ends[previous], tokens.starts[at]);
    if (gap.includes('\n')) end();
    else if (gap !== '') line += ' ';
    const [first = '', ...rest] = tokenText(tokens, at).split('\n');
    line += first;
    for (const next of rest) {
      end();
      line = next;
    }
    previous = at;
  }
  end();
  return lines;
}

/** Operators of several characters; the lexer gives single ones, and the grammar tells `&&` from `& &`. */
const JOINED = new Set(
  ':: -> => == != <= >= && || += -= *= /= %= ^= &= |= << >> <<= >>= .. ... ..='.split(' '),
);

/** The tokens of a half-open range, one space between any two: equal for two bodies exactly when their tokens are. */
export function tokenSequence(tokens: RustTokens, from: number, to: number): string {
  const parts: string[] = [];
  let last = '';
  const formatting = trailingCommas(tokens, from, to);
  for (let at = from; at < to; at++) {
    if (formatting.has(at)) continue;
    const text = tokenText(tokens, at);
    const joined = text.length === 1 && last.length <= 2 ? last + text : '';
    const joins = at > from && tokens.starts[at] === tokens.ends[at - 1] && JOINED.has(joined);
    if (joins) parts.pop();
    last = joins ? joined : text;
    parts.push(last);
  }
  return parts.join(' ');
}

/** Answers the 1-based line that a UTF-16 offset of the text lies on. */
export function lineIndex(text: string): (offset: number) => number {
  const newlines: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) newlines.push(at);
  return (offset) => firstAtLeast(newlines, offset) + 1;
}
