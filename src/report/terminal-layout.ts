/** Columns that a character takes on a terminal: none for a combining mark, two for East Asian wide ones and emoji. */
const COMBINING = /^\p{M}$/u;
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{1fa70}-\u{1faff}\u{20000}-\u{3fffd}]$/u;

/** Columns that a text without escapes takes. */
export function columns(text: string): number {
  let total = 0;
  for (const character of text) {
    if (character < '\u0300') total += 1;
    else if (!COMBINING.test(character)) total += WIDE.test(character) ? 2 : 1;
  }
  return total;
}

/** A text filled up with spaces to a number of columns. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}

/** Lines of at most `width` columns, broken at spaces. A longer word, such as a path, stays whole so that it can be copied. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const needed = columns(word);
    if (used > 0 && used + 1 + needed > width) {
      lines.push(line);
      line = word;
      used = needed;
    } else {
      line = used === 0 ? line + word : `${line} ${word}`;
      used += needed + (used === 0 ? 0 : 1);
    }
  }
  return [...lines, line];
}

/** Lines that follow one another under the same indent, the first behind `lead`, all within `width` columns. */
export function hang(lead: string, texts: readonly string[], width: number): readonly string[] {
  const indent = columns(lead);
  const lines = texts.flatMap((text) => wrap(text, Math.max(20, width - indent)));
  return lines.map((line, index) => `${index === 0 ? lead : ' '.repeat(indent)}${line}`.trimEnd());
}
