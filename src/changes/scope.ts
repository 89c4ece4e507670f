import { Minimatch } from 'minimatch';

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
/** Components `**` in one entry. minimatch answers a silent false above 200; here more than this is an error. */
export const MAX_GLOBSTARS = 16;
/**
 * Matching takes up to glob length × path length steps. Above this product, which no path within PATH_MAX reaches, a
 * glob does not cover a path; `folder/**` still does.
 */
const MAX_MATCH_STEPS = MAX_GLOB_LENGTH * 5_000;

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

interface Glob {
  readonly entry: string;
  readonly index: number;
  /** The folder, with its last `/`, before the first component with a wildcard; may be empty. */
  readonly folder: string;
  /** What remains of the entry. */
  readonly rest: string;
  /** Literal folders in `rest`, as `/name/`: every path that matches lies in folders of these names. */
  readonly needs: readonly string[];
  /** What every path that matches ends with. */
  readonly suffix: string;
  /** The literal start of the last component. */
  readonly stem: string;
  matcher(): Minimatch;
}

/** Compiles all entries, or says what is wrong with each one that is refused. */
export function compileGlobs(entries: readonly string[]): CompileResult {
  const problems = entries.flatMap((entry) => problemOf(entry) ?? []);
  if (problems.length > 0) return { ok: false, problems };
  const literals = new Set(entries);
  const globs = [...literals].filter(hasWildcard).map(compileGlob);
  const candidates = candidateLookup(globs);
  const compiled: CompiledGlobs = {
    entries,
    matches: (path) =>
      literals.has(path) ? path : (candidates(path).find((glob) => covers(glob, path))?.entry ?? null),
    namesLiterally: (path) => literals.has(path),
    split: (paths) => splitPaths(literals, candidates, paths),
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

/** One pass for all three answers. A glob that covered a path before is asked again only while nothing else covers the path. */
function splitPaths(
  entries: ReadonlySet<string>,
  candidates: (path: string) => readonly Glob[],
  paths: readonly string[],
): ScopeSplit {
  const covered = new Map<string, string>();
  const outside: string[] = [];
  const waiting = new Set(entries);
  for (const path of paths) {
    waiting.delete(path);
    let by = entries.has(path) ? path : null;
    for (const glob of candidates(path)) {
      if ((by !== null && !waiting.has(glob.entry)) || !covers(glob, path)) continue;
      waiting.delete(glob.entry);
      by ??= glob.entry;
    }
    if (by === null) outside.push(path);
    else covered.set(path, by);
  }
  return { covered, outside, unmatched: [...waiting] };
}

/**
 * The globs, in listed order, that are possible by the path's folder (it lies in the glob's literal folder and holds the
 * literal folders named further on) and by the first letter of its name. The answer is kept by these two, which most
 * paths share with others.
 */
function candidateLookup(globs: readonly Glob[]): (path: string) => readonly Glob[] {
  const byFolder = new Map<string, Glob[]>();
  for (const glob of globs) {
    const bucket = byFolder.get(glob.folder);
    if (bucket === undefined) byFolder.set(glob.folder, [glob]);
    else bucket.push(glob);
  }
  const longest = globs.reduce((length, glob) => Math.max(length, glob.folder.length), 0);
  const kept = new Map<string, readonly Glob[]>();
  return (path) => {
    if (globs.length === 0 || !isFilePath(path)) return [];
    const name = path.lastIndexOf('/') + 1;
    const key = path.slice(0, name + 1);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const folder = path.slice(0, name);
    const found = [...(byFolder.get('') ?? [])];
    for (let end = folder.indexOf('/') + 1; end > 0 && end <= longest; end = folder.indexOf('/', end) + 1) {
      for (const glob of byFolder.get(folder.slice(0, end)) ?? []) found.push(glob);
    }
    const rooted = `/${folder}`;
    const possible = found.filter(
      (glob) =>
        key.startsWith(glob.stem.slice(0, 1), name) && glob.needs.every((each) => rooted.includes(each)),
    );
    possible.sort((a, b) => a.index - b.index);
    kept.set(key, possible);
    return possible;
  };
}

function covers(glob: Glob, path: string): boolean {
  if (glob.rest === '**') return true;
  if (!path.endsWith(glob.suffix) || !path.startsWith(glob.stem, path.lastIndexOf('/') + 1)) return false;
  if ((path.length - glob.folder.length) * glob.rest.length > MAX_MATCH_STEPS) return false;
  return glob.matcher().match(path.slice(glob.folder.length));
}

/** No file has a blank, `.` or `..` component, so no glob covers a path with one. */
function isFilePath(path: string): boolean {
  return !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}

function compileGlob(entry: string, index: number): Glob {
  const folder = literalFolder(entry);
  const rest = entry.slice(folder.length);
  const tail = rest.slice(Math.max(rest.lastIndexOf('*'), rest.lastIndexOf('?')) + 1);
  const components = rest.split('/');
  const last = components.pop() ?? '';
  let matcher: Minimatch | undefined;
  return {
    entry,
    index,
    folder,
    rest,
    needs: components.filter((component) => !hasWildcard(component)).map((component) => `/${component}/`),
    suffix: tail.startsWith('/') ? tail.slice(1) : tail,
    stem: /^[^*?]*/.exec(last)?.[0] ?? '',
    matcher() {
      matcher ??= matcherOf(rest);
      return matcher;
    },
  };
}

function literalFolder(entry: string): string {
  return entry.slice(0, entry.lastIndexOf('/', entry.search(/[*?]/)) + 1);
}

function hasWildcard(entry: string): boolean {
  return /[*?]/.test(entry);
}

/** minimatch with everything switched off that it knows beyond `*`, `?` and `**`, on every operating system. */
function matcherOf(glob: string): Minimatch {
  return new Minimatch(glob.replace(/[\\[]/g, '\\$&'), {
    dot: true,
    nobrace: true,
    nocomment: true,
    noext: true,
    nonegate: true,
    optimizationLevel: 0,
    platform: 'linux',
    preserveMultipleSlashes: true,
  });
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
