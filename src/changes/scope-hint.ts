import { type CompiledGlobs, compileGlobs } from './scope.js';

/** Folders above a path that are compared with the entries, outermost first: deeper nesting is no slip of a plan's author. */
const MAX_FOLDERS = 32;

/** What the hints look up, compiled once for one list of entries. */
interface HintIndex {
  readonly exact: CompiledGlobs;
  readonly composed: Rewritten;
  readonly folded: Rewritten;
}

/** Entries in a rewritten form, and the entry that each form came from (the first, where several became one). */
interface Rewritten {
  readonly globs: CompiledGlobs;
  readonly origins: ReadonlyMap<string, string>;
}

const indexes = new WeakMap<readonly string[], HintIndex>();

/**
 * A whole sentence about the entry that a path outside of all entries narrowly misses, or `null` when none is near:
 * they differ only in how letters with marks are composed, or only by case, or the entry names a folder and lacks `/**`.
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
  if (folder === null) return null;
  return `The entry ${folder} covers a folder's name only; ${folder.replace(/\/$/, '')}/** covers what is in it.`;
}

function indexOf(entries: readonly string[]): HintIndex {
  const known = indexes.get(entries);
  if (known !== undefined) return known;
  const index = {
    exact: compileAll(entries),
    composed: rewrite(entries, compose),
    folded: rewrite(entries, fold),
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

function compose(text: string): string {
  return text.normalize('NFC');
}

function fold(text: string): string {
  return compose(text).toLowerCase();
}
