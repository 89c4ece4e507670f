import { ANY_FOLDERS, hasWildcard, matchesName } from './glob-match.js';

/** An entry with a wildcard. */
export interface Glob {
  readonly entry: string;
  /** Its place in the list. */
  readonly index: number;
  /** The folder, with its last `/`, before the first component with a wildcard; may be empty. */
  readonly folder: string;
  /** What remains of the entry. */
  readonly rest: string;
}

/**
 * Matching takes up to glob length × path length steps. Above this product (256 times 5,000 UTF-16 units), which no path
 * within PATH_MAX reaches, a glob does not cover a path; `folder/**` still does.
 */
export const MAX_MATCH_STEPS = 1_280_000;

/** The globs of one folder pattern, by what their last component can match. */
export interface NameLookup {
  readonly add: (glob: Glob, last: string) => void;
  /** Puts the globs that cover a name into `covering`, in no order. */
  readonly find: (name: string, pathLength: number, covering: Glob[]) => void;
}

/** A literal end of a name longer than this is looked up by its last units, so that few lengths are tried. */
const MAX_KEY = 8;

interface NamePattern {
  readonly glob: Glob;
  readonly last: string;
  /** Its literal start and end, when there is one `*` between them and nothing else. */
  readonly around: readonly [start: string, end: string] | null;
}

/** Patterns by the literal end or start of the names that they cover, for one length of it. */
interface ByText {
  readonly length: number;
  readonly patterns: Map<string, NamePattern[]>;
}

export function nameLookup(): NameLookup {
  const exact = new Map<string, NamePattern[]>();
  const byEnd: ByText[] = [];
  const byStart: ByText[] = [];
  const others: NamePattern[] = [];
  return {
    add(glob, last) {
      const [start, end] = literalEnds(last);
      const around: NamePattern['around'] =
        last.length === start.length + 1 + end.length && last[start.length] === '*' ? [start, end] : null;
      const pattern = { glob, last, around };
      if (!hasWildcard(last)) append(exact, last, pattern);
      else if (end !== '' && end.length >= start.length) addByText(byEnd, end.slice(-MAX_KEY), pattern);
      else if (start !== '') addByText(byStart, start.slice(0, MAX_KEY), pattern);
      else others.push(pattern);
    },
    find(name, pathLength, covering) {
      addCovering(others, name, pathLength, covering);
      if (exact.size > 0) addCovering(exact.get(name), name, pathLength, covering);
      for (const { length, patterns } of byEnd) {
        addCovering(patterns.get(name.slice(-length)), name, pathLength, covering);
      }
      for (const { length, patterns } of byStart) {
        addCovering(patterns.get(name.slice(0, length)), name, pathLength, covering);
      }
    },
  };
}

function addCovering(
  patterns: readonly NamePattern[] | undefined,
  name: string,
  pathLength: number,
  covering: Glob[],
): void {
  if (patterns === undefined) return;
  for (const pattern of patterns) {
    if (covers(pattern, name, pathLength)) covering.push(pattern.glob);
  }
}

function covers({ glob, last, around }: NamePattern, name: string, pathLength: number): boolean {
  if (glob.rest === ANY_FOLDERS) return true;
  if ((pathLength - glob.folder.length) * glob.rest.length > MAX_MATCH_STEPS) return false;
  if (around === null) return matchesName(last, name);
  const [start, end] = around;
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}

/** What stands before the first wildcard and behind the last. */
function literalEnds(pattern: string): readonly [start: string, end: string] {
  const first = pattern.search(/[*?]/);
  if (first === -1) return [pattern, ''];
  const last = Math.max(pattern.lastIndexOf('*'), pattern.lastIndexOf('?'));
  return [pattern.slice(0, first), pattern.slice(last + 1)];
}

function addByText(lists: ByText[], text: string, pattern: NamePattern): void {
  let list = lists.find(({ length }) => length === text.length);
  if (list === undefined) {
    list = { length: text.length, patterns: new Map() };
    lists.push(list);
  }
  append(list.patterns, text, pattern);
}

/** Adds to the list that a map holds under a key. */
export function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
