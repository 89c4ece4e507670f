import { hang, wrap } from '../report/terminal-layout.js';

/** An option or a command, and what it is for. */
const ENTRY = /^( {2}(?:[a-z]+|-\S.*?(?= {2}))) +(\S.*)$/;
/** Narrower than this, what is told of an option stands below it. */
const NARROW = 56;
const BELOW = ' '.repeat(6);

/** A help page as wide as the terminal: sentences and what is told of options are wrapped, commands stay whole. */
export function layOutHelp(page: string, width: number): string {
  const column = optionColumn(page);
  const blocks = page.split('\n\n').map((block) => {
    const lines = block.split('\n');
    // To be copied.
    if (/^(?:Examples?:|Usage: )/.test(block)) return lines;
    return paragraphsOf(lines).flatMap((paragraph) => layOut(paragraph, column, width));
  });
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/** Where most entries begin to tell; a few names are longer. */
function optionColumn(page: string): number {
  const starts = page.split('\n').flatMap((line) => {
    const [whole, , told = ''] = ENTRY.exec(line) ?? [];
    return whole === undefined ? [] : [whole.length - told.length];
  });
  return Math.min(...starts);
}

/** Lines of the source that go on are put together again: the deeper ones of an entry, and those of running text. */
function paragraphsOf(lines: readonly string[]): readonly string[] {
  const paragraphs: string[] = [];
  for (const line of lines) {
    const goesOn = / {8}/.test(line.slice(0, 8)) || (/^\S/.test(line) && !/^Exit /.test(line));
    const before = goesOn ? paragraphs.pop() : undefined;
    // A heading stays alone.
    if (before?.endsWith(':')) paragraphs.push(before, line);
    else paragraphs.push(before === undefined ? line : `${before} ${line.trim()}`);
  }
  return paragraphs;
}

function layOut(paragraph: string, column: number, width: number): readonly string[] {
  const [whole, lead = '', told = ''] = ENTRY.exec(paragraph) ?? [];
  if (whole === undefined) return wrap(paragraph, width);
  if (width < NARROW) return [lead, ...hang(BELOW, [told], width)];
  const begin = whole.slice(0, whole.length - told.length);
  const [first = ''] = wrap(told, width - begin.length);
  const rest = told.slice(first.length + 1);
  return [`${begin}${first}`, ...(rest === '' ? [] : hang(' '.repeat(column), [rest], width))];
}
