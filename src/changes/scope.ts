import { globLookup } from './glob-lookup.js';
import { hasWildcard } from './glob-match.js';
import type { Glob } from './glob-names.js';

/**
 * Which paths a list of entries covers. An entry covers the path that equals it byte for byte; an entry with a wildcard
 * also covers what it matches as a glob. `*` and `?` stay within a folder (`?` is one code point), and a whole
 * component `**` stands for any number of folders, none included; at the end of an entry it needs at least one component,
 * so that `src/**` does not cover `src`. Every other character is literal, dotfiles are like other files and case matters.
 */

/** The longest entry, in UTF-16 units: Linux's PATH_MAX, with room for wildcards. */
export const MAX_ENTRY_LENGTH = 4_352;
/** From the first folder with a wildcard to the end of the entry, in UTF-16 units. */
export const MAX_GLOB_LENGTH = 256;
/** `*` and `?` in one entry, each counted. */
export const MAX_WILDCARDS = 64;
/** Components `**` in one entry; more than this is an error, never a silent false (minimatch above 200). */
export const MAX_GLOBSTARS = 16;

export type CompileResult =
  | { readonly ok: true; readonly globs: CompiledGlobs }
  | { readonly ok: false; readonly problems: readonly GlobProblem[] };

/** An entry that is refused, because matching it could take too long. */
export interface GlobProblem {
  readonly entry: string;
  /** A whole sentence that names the entry, the limit and what to do. */
  readonly message: string;
}

export interface CompiledGlobs {
  readonly entries: readonly string[];
  /** The entry that covers the path (the literal one, else the first listed glob), or `null` when none does. */
  matches(path: string): string | null;
  /** Whether an entry equals the path byte for byte. */
  namesLiterally(path: string): boolean;
  /** Sorts paths into those within and those outside of the entries, and tells which entries cover nothing. */
  split(paths: readonly string[]): ScopeSplit;
}

/** Compiles all entries, or says what is wrong with each one that is refused. */
export function compileGlobs(entries: readonly string[]): CompileResult {
  const problems = entries.flatMap((entry) => problemOf(entry) ?? []);
  if (problems.length > 0) return { ok: false, problems };
  const literals = new Set(entries);
  const covering = globLookup([...literals].filter(hasWildcard).map(splitGlob));
  const compiled: CompiledGlobs = {
    entries,
    matches: (path) => (literals.has(path) ? path : (covering(path)[0]?.entry ?? null)),
    namesLiterally: (path) => literals.has(path),
    split: (paths) => splitPaths(literals, covering, paths),
  };
  return { ok: true, globs: compiled };
}

export interface ScopeSplit {
  /** Paths that an entry covers, with that entry (as `matches` answers), in the given order. */
  readonly covered: ReadonlyMap<string, string>;
  /** Paths that none covers, in the given order. */
  readonly outside: readonly string[];
  /** Entries that cover none of the paths, in listed order, each once. */
  readonly unmatched: readonly string[];
}

/** One pass for all three answers. */
function splitPaths(
  entries: ReadonlySet<string>,
  covering: (path: string) => readonly Glob[],
  paths: readonly string[],
): ScopeSplit {
  const covered = new Map<string, string>();
  const outside: string[] = [];
  const waiting = new Set(entries);
  for (const path of paths) {
    waiting.delete(path);
    const globs = covering(path);
    for (const { entry } of globs) waiting.delete(entry);
    const by = entries.has(path) ? path : globs[0]?.entry;
    if (by === undefined) outside.push(path);
    else covered.set(path, by);
  }
  return { covered, outside, unmatched: [...waiting] };
}

function splitGlob(entry: string, index: number): Glob {
  const folder = literalFolder(entry);
  return { entry, index, folder, rest: entry.slice(folder.length) };
}

function literalFolder(entry: string): string {
  return entry.slice(0, entry.lastIndexOf('/', entry.search(/[*?]/)) + 1);
}

function problemOf(entry: string): GlobProblem | null {
  const refuse = (what: string): GlobProblem => ({ entry, message: `The entry ${excerpt(entry)} ${what}` });
  if (entry.length > MAX_ENTRY_LENGTH) {
    return refuse(
      `has ${entry.length} characters, more than ${MAX_ENTRY_LENGTH}. Name the files more briefly.`,
    );
  }
  if (!hasWildcard(entry)) return null;
  const length = entry.length - literalFolder(entry).length;
  if (length > MAX_GLOB_LENGTH) {
    return refuse(
      `goes on for ${length} characters from its first wildcard's folder, more than ${MAX_GLOB_LENGTH}.`,
    );
  }
  const wildcards = entry.match(/[*?]/g)?.length ?? 0;
  if (wildcards > MAX_WILDCARDS) {
    return refuse(`holds ${wildcards} wildcards, more than ${MAX_WILDCARDS}. Split it into simpler ones.`);
  }
  const globstars = entry.split('/').filter((component) => component === '**').length;
  if (globstars <= MAX_GLOBSTARS) return null;
  return refuse(`holds \`**\` ${globstars} times, more than ${MAX_GLOBSTARS}. Split it into simpler ones.`);
}

function excerpt(entry: string): string {
  return JSON.stringify(entry.length > 80 ? `${entry.slice(0, 79)}…` : entry);
}
