import type { Level } from '../finding.js';
import { escapeHtml, shorten, visible, visibleLines } from './escape.js';
import { commitUrl, fileUrl } from './links.js';
import { proseParts } from './prose.js';
import type { Outcome, Report } from './report.js';

/** UTF-8 bytes of one message or help text: room for a compiler's or a test's words, not for a flood. */
export const MAX_PROSE = 4_000;

/** UTF-8 bytes of a gate's sentence, a title or the headline. */
export const MAX_SENTENCE = 1_000;

/** A name as code. */
export function codeHtml(name: string): string {
  return `<code>${escapeHtml(shorten(name, MAX_SENTENCE))}</code>`;
}

/** A message or help text: what it puts between backticks becomes code, its line breaks stay, and the rest is plain words. */
export function proseHtml(text: string, maxBytes: number = MAX_PROSE): string {
  return visibleLines(shorten(text.trim(), maxBytes)).map(proseLine).join('<br>');
}

function proseLine(line: string): string {
  return proseParts(line)
    .map(({ kind, text }) => {
      if (kind === 'code') return `<code>${escapeHtml(text)}</code>`;
      return linkHtml(kind === 'page' ? text : null, escapeHtml(text));
    })
    .join('');
}

/** A link around what is HTML already, where there is an address that may be followed (`links.ts`). */
export function linkHtml(address: string | null, inner: string): string {
  return address === null ? inner : `<a href="${escapeHtml(address)}">${inner}</a>`;
}

/** `src/lib.rs:7`, with a link to the line where the host is known. A finding about a whole file stands at its first line, which says nothing. */
export function placeHtml(report: Report, path: string, line: number | null, endLine: number | null): string {
  return linkHtml(addressOf(report, path, line, endLine), codeHtml(placeWords(path, line)));
}

/** The address of a place; none for a path that is cut, or would have to be. */
export function addressOf(
  report: Report,
  path: string,
  line: number | null,
  endLine: number | null,
): string | null {
  return path.length > MAX_SENTENCE || path.endsWith('…') ? null : fileUrl(report, path, line, endLine);
}

export function placeWords(path: string, line: number | null): string {
  return line === null || line === 1 ? path : `${path}:${line}`;
}

export function commitHtml(report: Report, commit: string): string {
  return linkHtml(commitUrl(report, commit), codeHtml(visible(commit).slice(0, 10)));
}

/** Signs of outcomes and levels; none stands without its word. */
const SIGNS: Readonly<Record<Outcome | Level, string>> = {
  pass: '✓',
  fail: '✗',
  skipped: '–',
  unknown: '?',
  error: '✗',
  warning: '!',
  notice: 'i',
};

/** An outcome or level as sign and word, coloured besides. */
export function badgeHtml(kind: Outcome | Level, words: string = kind): string {
  return `<span class="badge ${kind}"><span aria-hidden="true">${SIGNS[kind]}</span> ${escapeHtml(words)}</span>`;
}
