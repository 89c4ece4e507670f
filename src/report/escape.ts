/**
 * Text from a pull request is data. Each surface has its own way of taking text for markup; here is one escaper for each.
 * Markdown has its own file, `escape-markdown.ts`.
 */

/**
 * What a reader cannot see, or what changes how the text around it is shown: control characters (C0, C1), format characters
 * (bidi controls, zero-width ones, tags), lone surrogates, line and paragraph separators, and whatever Unicode lets a display ignore.
 */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}';
const UNSEEN_CHARACTERS = new RegExp(`[${UNSEEN}]`, 'gu');
const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One line on which every unseen character stands as an escape, such as `\n` or `\u{202e}`: safe to print on a terminal. */
export function visible(text: string): string {
  return text.replace(UNSEEN_CHARACTERS, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return SHORT_ESCAPES[character] ?? `\\u{${code.padStart(4, '0')}}`;
  });
}

/** The lines of a text that may have several, each made `visible`. A lone CR is no line end, so it shows. */
export function visibleLines(text: string): readonly string[] {
  return text.split(/\r?\n/).map(visible);
}

/** The same text with each lone surrogate replaced by U+FFFD, so that it has a UTF-8 form. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\u{fffd}');
}

/** The longest beginning of a text that takes at most `maxBytes` of UTF-8, cut between code points; lone surrogates become U+FFFD. */
export function cutToBytes(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return wellFormed(text);
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, maxBytes)));
  return wellFormed(text.slice(0, read));
}

const ELLIPSIS = '…';

/** Like `cutToBytes`, but a text that was cut ends in an ellipsis (within `maxBytes`). */
export function shorten(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return wellFormed(text);
  return cutToBytes(text, maxBytes - Buffer.byteLength(ELLIPSIS)) + ELLIPSIS;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Text for an HTML element or a quoted attribute. It does not make a URL safe to follow. */
export function escapeHtml(text: string): string {
  return visible(text).replace(/[&<>"'`]/g, (character) => HTML_ENTITIES[character] ?? character);
}

/**
 * Text for a Mermaid label in double quotes. All but letters, digits and single spaces becomes Mermaid's own entity `#<decimal>;`,
 * since quotes, backticks, `%%`, `:::` and list marks all mean something there.
 */
export function escapeMermaidLabel(text: string): string {
  return visible(text).replace(/[^\p{L}\p{M}\p{N} ]/gu, (character) => `#${character.codePointAt(0)};`);
}

// The runner looks for these two with comparisons that follow the culture, so characters that the culture ignores may stand between
// (actions/runner src/Runner.Common/ActionCommand.cs: `TrimStart().StartsWith("::")`, `IndexOf("##[")`).
const LEGACY_COMMAND = new RegExp(`(#[${UNSEEN}]*#[${UNSEEN}]*)\\[`, 'gu');
const COMMAND_START = new RegExp(`^[\\s${UNSEEN}]*(?=:[${UNSEEN}]*:)`, 'u');

/**
 * Text for the log of a GitHub Actions run: no line of it is read as a workflow command. A backslash breaks up `::` at a line's start
 * and `##[` anywhere; the rest, colours too, stays as it is. Line ends become LF.
 */
export function escapeLog(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.map((line) => line.replace(LEGACY_COMMAND, '$1\\[').replace(COMMAND_START, '$&\\')).join('\n');
}

/** The message of a workflow command, as actions/toolkit escapes it (packages/core/src/command.ts). */
export function escapeCommandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** The value of a property of a workflow command, as actions/toolkit escapes it. */
export function escapeCommandProperty(text: string): string {
  return escapeCommandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
