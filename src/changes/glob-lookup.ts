import { ANY_FOLDERS, hasWildcard, matchesFolder } from './glob-match.js';
import { append, type Glob, MAX_MATCH_STEPS, type NameLookup, nameLookup } from './glob-names.js';

/** The globs of one folder pattern. */
interface FolderGlobs {
  /** The components behind the literal folder. */
  readonly patterns: readonly string[];
  /** Their length as text. */
  readonly length: number;
  /** A text that every folder holds which the patterns cover; may be empty. */
  readonly needs: string;
  readonly names: NameLookup;
}

/** The folder patterns below one literal folder. */
interface Place {
  /** By a literal component: a path that one of them covers lies in a folder of that name. */
  readonly byComponent: Map<string, FolderGlobs[]>;
  /** Those without one. */
  readonly others: FolderGlobs[];
}

/**
 * Gives a path's globs, in listed order. A glob covers a path when its folder pattern covers the path's folder and its last
 * component the path's name, so that each folder is matched once, whatever lies in it, and few names are asked at all.
 */
export function globLookup(globs: readonly Glob[]): (path: string) => readonly Glob[] {
  const places = placesOf(globs);
  const deepest = globs.reduce((length, { folder }) => Math.max(length, folder.length), 0);
  const kept = new Map<string, readonly FolderGlobs[]>();
  return (path) => {
    const nameStart = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, nameStart);
    let found = kept.get(folder);
    if (found === undefined) {
      found = isFilePath(folder) ? findFolderGlobs(places, folder, deepest) : [];
      kept.set(folder, found);
    }
    if (found.length === 0) return NO_GLOBS;
    const name = path.slice(nameStart);
    if (name === '' || name === '.' || name === '..') return NO_GLOBS;
    const covering: Glob[] = [];
    for (const { names } of found) names.find(name, path.length, covering);
    return covering.length > 1 ? covering.sort((a, b) => a.index - b.index) : covering;
  };
}

const NO_GLOBS: readonly Glob[] = [];

/** No file has a blank, `.` or `..` component, so no glob covers a path with one. */
function isFilePath(folder: string): boolean {
  return !/(?:^|\/)\.{0,2}\//.test(folder);
}

function placesOf(globs: readonly Glob[]): ReadonlyMap<string, Place> {
  const byFolder = new Map<string, Map<string, FolderGlobs>>();
  for (const glob of globs) {
    const groups = byFolder.get(glob.folder) ?? new Map<string, FolderGlobs>();
    byFolder.set(glob.folder, groups);
    const components = glob.rest.split('/');
    const last = components.at(-1) ?? '';
    // At the end `**` needs one component at least: that is the name, which it lets be any.
    const patterns = last === ANY_FOLDERS ? components : components.slice(0, -1);
    const text = patterns.join('/');
    let group = groups.get(text);
    if (group === undefined) {
      group = { patterns, length: text.length, needs: longest(text.split(/[*?/]/)), names: nameLookup() };
      groups.set(text, group);
    }
    group.names.add(glob, last);
  }
  return new Map([...byFolder].map(([folder, groups]) => [folder, placeOf([...groups.values()])]));
}

function placeOf(groups: readonly FolderGlobs[]): Place {
  const literals = groups.map(({ patterns }) => patterns.filter((pattern) => !hasWildcard(pattern)));
  const uses = new Map<string, number>();
  for (const literal of literals.flat()) uses.set(literal, (uses.get(literal) ?? 0) + 1);
  const place: Place = { byComponent: new Map(), others: [] };
  for (const [at, group] of groups.entries()) {
    // The rarest tells most groups apart.
    const [literal] = (literals[at] ?? []).toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    if (literal === undefined) place.others.push(group);
    else append(place.byComponent, literal, group);
  }
  return place;
}

function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '');
}

/** `deepest` is the length of the longest literal folder. */
function findFolderGlobs(
  places: ReadonlyMap<string, Place>,
  folder: string,
  deepest: number,
): readonly FolderGlobs[] {
  const found: FolderGlobs[] = [];
  for (let end = 0; end <= deepest; ) {
    const place = places.get(folder.slice(0, end));
    if (place !== undefined) addFolderGlobs(place, folder.slice(end), found);
    const next = folder.indexOf('/', end) + 1;
    if (next === 0) break;
    end = next;
  }
  return found;
}

/** Adds the place's folder patterns that cover a folder below it. */
function addFolderGlobs({ byComponent, others }: Place, folder: string, found: FolderGlobs[]): void {
  const candidates = others.filter((group) => isPossible(group, folder));
  // A pattern with a literal component starts with a wildcard and a slash, so this is the shortest. With nothing but `**`, a
  // path of half a million folders need not be taken apart.
  const lookUp = byComponent.size > 0 && folder.length * '*/x'.length <= MAX_MATCH_STEPS;
  if (!lookUp && candidates.every(isAnywhere)) {
    found.push(...candidates);
    return;
  }
  const components = folder === '' ? [] : folder.slice(0, -1).split('/');
  const asked = new Set<readonly FolderGlobs[]>();
  for (const component of lookUp ? components : []) {
    const groups = byComponent.get(component);
    // Once, also for a folder within a folder of its own name.
    if (groups === undefined || asked.has(groups)) continue;
    asked.add(groups);
    for (const group of groups) if (isPossible(group, folder)) candidates.push(group);
  }
  for (const group of candidates) {
    if (isAnywhere(group) || matchesFolder(group.patterns, components)) found.push(group);
  }
}

/** Cheaper than a match: what the patterns need is there, and the path would not be above the limit. */
function isPossible({ needs, length }: FolderGlobs, folder: string): boolean {
  const tooLong = length > ANY_FOLDERS.length && length * folder.length > MAX_MATCH_STEPS;
  return !tooLong && folder.includes(needs);
}

function isAnywhere({ patterns }: FolderGlobs): boolean {
  return patterns.length === 1 && patterns[0] === ANY_FOLDERS;
}
