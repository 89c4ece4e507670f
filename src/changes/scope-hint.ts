import { Minimatch } from 'minimatch';
import { type CompiledGlobs, compileGlobs } from './scope.js';

/** Folders above a path that are compared with the entries, outermost first: deeper nesting is no slip of a plan's author. */
const MAX_FOLDERS = 32;

/** What the hints look up, compiled once for one list of entries. */
interface HintIndex {
  readonly exact: CompiledGlobs;
  readonly composed: Rewritten;
  readonly folded: Rewritten;
  /** Entries that would be globs of another kind elsewhere. */
  readonly foreign: readonly Minimatch[];
}

/** Entries in a rewritten form, and the entry that each form came from (the first, where several became one). */
interface Rewritten {
  readonly globs: CompiledGlobs;
  readonly origins: ReadonlyMap<string, string>;
}

const indexes = new WeakMap<readonly string[], HintIndex>();

/**
 * A whole sentence about the entry that a path outside of all entries narrowly misses, or `null` when none is near:
 * they differ only in how letters with marks are composed, or only by case, the entry names a folder and lacks `/**`, or it is
 * written in braces or brackets, which mean something elsewhere.
 * It is only a hint: the path stays outside.
 */
export function scopeHint(path: string, entries: readonly string[]): string | null {
  const index = indexOf(entries);
  const composed = originOf(index.composed, compose(path));
  if (composed !== null) {
    return `The entry ${composed} looks the same, but its letters are composed of other Unicode characters (NFC or NFD).`;
  }
  const folded = originOf(index.folded, fold(path));
  if (folded !== null) return `The entry ${folded} differs only by upper and lower case.`;
  const folder = folderEntry(path, index.exact);
  if (folder === null) return foreignHint(path, index.foreign);
  return `The entry ${folder} covers a folder's name only; ${folder.replace(/\/$/, '')}/** covers what is in it.`;
}

function indexOf(entries: readonly string[]): HintIndex {
  const known = indexes.get(entries);
  if (known !== undefined) return known;
  const index = {
    exact: compileAll(entries),
    composed: rewrite(entries, compose),
    folded: rewrite(entries, fold),
    foreign: foreignGlobs(entries),
  };
  indexes.set(entries, index);
  return index;
}

function rewrite(entries: readonly string[], change: (entry: string) => string): Rewritten {
  const origins = new Map<string, string>();
  for (const entry of entries) {
    const changed = change(entry);
    if (!origins.has(changed)) origins.set(changed, entry);
  }
  return { globs: compileAll([...origins.keys()]), origins };
}

/** A rewritten entry can grow beyond a limit; then there are no hints, which nothing depends on. */
function compileAll(entries: readonly string[]): CompiledGlobs {
  const compiled = compileGlobs(entries);
  return compiled.ok ? compiled.globs : compileAll([]);
}

function originOf({ globs, origins }: Rewritten, path: string): string | null {
  const entry = globs.matches(path);
  return entry === null ? null : (origins.get(entry) ?? null);
}

function folderEntry(path: string, exact: CompiledGlobs): string | null {
  let end = path.indexOf('/');
  for (let depth = 0; end >= 0 && depth < MAX_FOLDERS; depth++) {
    const folder = path.slice(0, end);
    const entry = exact.namesLiterally(`${folder}/`) ? `${folder}/` : exact.matches(folder);
    if (entry !== null) return entry;
    end = path.indexOf('/', end + 1);
  }
  return null;
}

/** So many entries in braces or brackets are looked at, and paths up to so many UTF-16 units: a slip shows in the first. */
const MAX_FOREIGN = 50;
const MAX_FOREIGN_PATH = 512;

/** Short ones with few wildcards only, since minimatch makes regular expressions of them, which may try a name in many ways. */
function foreignGlobs(entries: readonly string[]): readonly Minimatch[] {
  return entries
    .filter((entry) => entry.length <= 128 && /[{[]/.test(entry) && isSimple(entry))
    .slice(0, MAX_FOREIGN)
    .map(
      (entry) =>
        new Minimatch(entry, { dot: true, noext: true, nocomment: true, nonegate: true, platform: 'linux' }),
    );
}

function isSimple(entry: string): boolean {
  const stars = entry.split('/').map((component) => component.split('*').length - 1);
  const braces = entry.split('{').length - 1;
  return braces <= 2 && !entry.includes('..') && stars.every((count) => count <= 2) && sum(stars) <= 4;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function foreignHint(path: string, globs: readonly Minimatch[]): string | null {
  if (path.length > MAX_FOREIGN_PATH) return null;
  const found = globs.find((glob) => glob.match(path));
  if (found === undefined) return null;
  return `The entry ${found.pattern} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.`;
}

function compose(text: string): string {
  return text.normalize('NFC');
}

function fold(text: string): string {
  return compose(text).toLowerCase();
}
