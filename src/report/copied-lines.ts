/** What a help text ends in where a plan can allow the thing (`howToAllow`): a list with one entry, to be copied as it is. */
const LIST = /^\[(\{ "chunk": .* \})\]$/;
const MATCH = /"match": ("(?:[^"\\]|\\.)*")/;

/** Entries that a list for several findings holds; more would be a wall. */
export const MAX_ENTRIES = 5;

export interface HelpParts {
  /** What is read. */
  readonly said: string;
  /** The entry that is copied; `null` where the help has none. */
  readonly entry: string | null;
}

export function helpParts(help: string): HelpParts {
  const end = help.lastIndexOf('\n');
  const entry = entryOf(help.slice(end + 1));
  return entry === null || end < 0 ? { said: help, entry: null } : { said: help.slice(0, end), entry };
}

function entryOf(line: string): string | null {
  return LIST.exec(line)?.[1] ?? null;
}

/** Whether a line is to be copied to the last character. */
export function isCopied(line: string): boolean {
  return entryOf(line) !== null;
}

/** What an entry has to match; `null` where it does not say so as JSON does. */
export function matchOf(entry: string): string | null {
  const quoted = MATCH.exec(entry)?.[1];
  try {
    return quoted === undefined ? null : String(JSON.parse(quoted));
  } catch {
    return null;
  }
}

/** The lines of one list with the entries, up to `MAX_ENTRIES` of them. */
export function listOf(entries: readonly string[]): readonly string[] {
  const listed = entries.slice(0, MAX_ENTRIES);
  if (listed.length < 2) return listed.map((entry) => `[${entry}]`);
  return ['[', ...listed.map((entry, at) => `  ${entry}${at === listed.length - 1 ? '' : ','}`), ']'];
}
