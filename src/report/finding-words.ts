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

/** How a help text quotes what an allowance has to match (`howToAllow`). */
const MATCH = /"match": ("(?:[^"\\]|\\.)*")/;

/**
 * The help without the finding's own path and name, in words that hold for several findings: `Undo the change to each file.` A name
 * that the message does not hold stays, since nobody could tell it.
 */
export function sharedHelp(finding: ReportedFinding): string {
  return withoutPath(finding, withoutMatch(finding, wordsOf(finding, 'help')));
}

function withoutMatch(finding: ReportedFinding, help: string): string {
  const quoted = MATCH.exec(help)?.[1];
  if (quoted === undefined) return help;
  const isTold = wordsOf(finding, 'message').includes(unquoted(quoted));
  return isTold ? help.replace(MATCH, '"match": the full name of each') : help;
}

function unquoted(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    // No escape that JSON knows: then it is no match of an allowance either.
    return quoted;
  }
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
