import { type HelpParts, helpParts, matchOf } from './copied-lines.js';
import { visible } from './escape.js';
import type { ReportedFinding } from './report.js';

/**
 * The words of a finding, in which its own path, where that holds unseen characters, is spelt out. Otherwise a line break in a file's
 * name would break the message's line.
 */
export function wordsOf(finding: ReportedFinding, field: 'message' | 'help'): string {
  const { path } = finding;
  if (path === null || path === '' || visible(path) === path) return finding[field];
  // A function, since `$&` in a name would mean something in a replacement string.
  return finding[field].replaceAll(path, () => visible(path));
}

/** What a finding's help says, and the entry that it gives to copy. */
export function helpOf(finding: ReportedFinding): HelpParts {
  return helpParts(wordsOf(finding, 'help'));
}

/**
 * What findings that share their help have in common: the help without the finding's own path, and without its entry where its
 * message tells what that has to match. One that it does not tell stays, since a list is cut and nobody could add it.
 */
export function sharedHelp(finding: ReportedFinding): { readonly said: string; readonly own: string | null } {
  const { said, entry } = helpOf(finding);
  const match = entry === null ? null : matchOf(entry);
  const isTold = match !== null && wordsOf(finding, 'message').includes(match);
  return { said: withoutPath(finding, said), own: isTold ? '' : entry };
}

function withoutPath(finding: ReportedFinding, help: string): string {
  const name = visible(finding.path ?? '');
  if (name === '') return help;
  const parts = help.split(name);
  return parts
    .slice(1)
    .reduce((text, part) => text + (standsAlone(text, part) ? 'each file' : name) + part, parts[0] ?? '');
}

/** Whether what stands between is a word of its own, and not a part of a longer path or word. */
function standsAlone(before: string, after: string): boolean {
  return !/[\w/-]$/.test(before) && !/^[\w/-]/.test(after);
}

/** What a message says after its subject, where that is the finding's own path: the place can then be that subject. */
export function wordsAfterPath(finding: ReportedFinding): string | null {
  const message = wordsOf(finding, 'message');
  const opening = `${visible(finding.path ?? '')} `;
  return finding.path !== null && message.startsWith(opening) ? message.slice(opening.length) : null;
}
