import { visible, visibleLines } from './escape.js';
import { proseParts } from './prose.js';

/**
 * Splits a text node without showing. Backslashes do not stop GitHub from linking `@name`, `#1`, `GH-1` or `:emoji:`, since it looks for
 * these after Markdown is rendered; an empty comment between their parts does, and a copied text stays what it was.
 */
const SPLIT = '<!-- -->';

// In order: Markdown's marks; `@`; `#`; `$`, which opens formulas; and the starts of `GH-1`, `www.`, `http://` and `:emoji:`.
const SPECIAL = /[\\`*_[\]|~&<>@#$]|\bGH-(?=\d)|www(?=\.)|:(?=\/\/|[\w+-]+:)/gi;

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '@': `@${SPLIT}`,
  '#': `\\#${SPLIT}`,
  $: '<span>$</span>',
};

function escapeInline(text: string): string {
  return text.replace(SPECIAL, (found) => {
    if (found.length > 1 || found === ':') return found + SPLIT;
    return REPLACEMENTS[found] ?? `\\${found}`;
  });
}

/** Takes away what would make a list, a heading's underline, a table's rule or indented code of the start of a line. */
function escapeStart(text: string): string {
  return text
    .replace(/^ +/, '')
    .replace(/^[-+=:]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

// GitHub's parser knows no fence longer than 80 (github/cmark-gfm src/inlines.c: MAXBACKTICKS); long ones are hard to read anyway.
const MAX_RUN = 8;

function longestRunOfBackticks(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** A text as plain words in GitHub's Markdown: one line, fit for a paragraph, a heading, a list item, a link's text or a table cell. */
export function markdownText(text: string): string {
  return escapeStart(escapeInline(visible(text)));
}

/**
 * A name as code: nothing in it is markup, a mention or a link. Fit for a table cell as well: there a pipe ends the cell even inside
 * backticks, and one after a backslash cannot be written at all, so such a name becomes a `<code>` element.
 */
export function codeSpan(name: string): string {
  const shown = visible(name);
  if (shown.trim() === '') return `<code>${shown.replaceAll(' ', '&nbsp;')}</code>`;
  const longest = longestRunOfBackticks(shown);
  if (shown.includes('|') || longest > MAX_RUN) return `<code>${escapeInline(shown)}</code>`;
  const fence = '`'.repeat(longest + 1);
  // One space at each end is dropped by Markdown when both ends have one; a backtick there would join the fence.
  const padded = /^`|`$|^ .* $/.test(shown) ? ` ${shown} ` : shown;
  return fence + padded + fence;
}

/** Lines to be copied, as a block that stands in an item of a list, below its text. */
export function codeBlock(lines: readonly string[], language: string): string {
  const shown = lines.map(visible);
  const fence = '`'.repeat(Math.max(3, ...shown.map((line) => longestRunOfBackticks(line) + 1)));
  return [`${fence}${language}`, ...shown, fence].map((line) => `\n  ${line}`).join('');
}

/**
 * A message or help text: what it puts between backticks becomes code, its line breaks become `<br>`, a page of Rust's documentation a link, and the rest is plain words.
 * Fit for the places that `markdownText` is fit for.
 */
export function markdownProse(text: string): string {
  return visibleLines(text.trim()).map(proseLine).join('<br>');
}

function proseLine(line: string): string {
  return proseParts(line)
    .map(({ kind, text }, index) => {
      if (kind === 'code') return codeSpan(text);
      if (kind === 'page') return `<${text}>`;
      return index === 0 ? escapeStart(escapeInline(text)) : escapeInline(text);
    })
    .join('');
}
