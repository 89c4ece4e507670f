import { decodeSource } from '../changes/source-text.js';
import type { WarningChange } from '../evidence/compare.js';
import type { WarningDetail } from '../evidence/evidence.js';
import { known, type Read } from '../facts.js';
import type { CarriedWarning } from '../floor-facts.js';
import { type FileContent, MAX_SOURCE_BYTES, type Repository } from '../repository.js';

/** Warnings that there are more of now, and those that there were more of. */
export interface CarrySearch {
  readonly grown: readonly WarningChange[];
  readonly shrunk: readonly WarningChange[];
  /** Places at the head; `undefined` where there are none. */
  readonly detailOf: (change: WarningChange) => WarningDetail | undefined;
  /** Path in the repository that a warning's file had. */
  readonly pathOf: (change: WarningChange) => string;
}

/** Two commits of a repository. */
export interface CarrySides {
  readonly repository: Repository;
  readonly from: string;
  readonly head: string;
}

/** How many places of a warning came from which others. */
export interface Carried {
  readonly arrived: ReadonlyMap<WarningChange, number>;
  readonly left: ReadonlyMap<WarningChange, number>;
  readonly listed: readonly CarriedWarning[];
}

/** A warning but for its file. */
export function besidesFile({ warning }: WarningChange): string {
  return JSON.stringify([warning.lint, warning.package, warning.message]);
}

/** Above this nobody split a file: places now by places before, of one warning. */
const MAX_PAIRS = 1_000_000;

/**
 * Warnings that moved along with their code from one file to another that both are still there, or that were: a place now is
 * one of before when its line's text is in the new file more often and in the old file less often than it was. Each place
 * before stands for one now.
 */
export async function findCarried(search: CarrySearch, sides: CarrySides): Promise<Read<Carried>> {
  const shrunk = groupBy(search.shrunk, besidesFile);
  const candidates = search.grown.filter((change) => {
    const detail = search.detailOf(change);
    const others = shrunk.get(besidesFile(change))?.length ?? 0;
    return detail?.path != null && others > 0 && others * detail.sites.length <= MAX_PAIRS;
  });
  const keys = new Set(candidates.map(besidesFile));
  const paths = [
    ...candidates.map((change) => search.detailOf(change)?.path ?? ''),
    ...search.shrunk.filter((change) => keys.has(besidesFile(change))).map(search.pathOf),
  ];
  const texts = await readLines([...new Set(paths)], candidates.length === 0, sides);
  if (texts.state !== 'known') return texts;
  return known(pairPlaces(candidates, shrunk, search, texts.value));
}

interface Texts {
  readonly before: ReadonlyMap<string, readonly string[]>;
  readonly after: ReadonlyMap<string, readonly string[]>;
}

async function readLines(
  paths: readonly string[],
  isVain: boolean,
  { repository, from, head }: CarrySides,
): Promise<Read<Texts>> {
  if (isVain) return known({ before: new Map(), after: new Map() });
  const [before, after] = await Promise.all([
    repository.readFiles(from, paths, MAX_SOURCE_BYTES),
    repository.readFiles(head, paths, MAX_SOURCE_BYTES),
  ]);
  if (before.state !== 'known') return before;
  if (after.state !== 'known') return after;
  return known({ before: linesOf(before.value), after: linesOf(after.value) });
}

/** Indentation may change with the module that the code is in. */
function linesOf(files: ReadonlyMap<string, FileContent>): ReadonlyMap<string, readonly string[]> {
  const read = [...files].flatMap(([path, content]) =>
    content.state === 'bytes' ? [[path, decodeSource(content.bytes)] as const] : [],
  );
  return new Map(read.map(([path, text]) => [path, text.split('\n').map((line) => line.trim())]));
}

function pairPlaces(
  grown: readonly WarningChange[],
  shrunk: ReadonlyMap<string, readonly WarningChange[]>,
  { detailOf, pathOf }: CarrySearch,
  texts: Texts,
): Carried {
  const balance = balances(texts);
  const [arrived, left] = [tally<WarningChange>(), tally<WarningChange>()];
  /** Of one warning, the places that each line of a file has stood for. */
  const used = tally<string>();
  const listed: CarriedWarning[] = [];
  const arrive = (change: WarningChange, path: string, line: number) => {
    const text = texts.after.get(path)?.[line - 1] ?? '';
    const keyIn = (file: string) => JSON.stringify([besidesFile(change), file, text]);
    const isFull = arrived.count(change) >= change.after - change.before;
    if (text === '' || isFull || used.count(keyIn(path)) >= balance(path, text)) return;
    const origin = shrunk
      .get(besidesFile(change))
      ?.find(
        (other) =>
          left.count(other) < other.before - other.after &&
          used.count(keyIn(pathOf(other))) < -balance(pathOf(other), text),
      );
    if (origin === undefined) return;
    arrived.add(change);
    left.add(origin);
    used.add(keyIn(path));
    used.add(keyIn(pathOf(origin)));
    const { lint, message } = change.warning;
    listed.push({ lint, message, from: pathOf(origin), path, line });
  };
  for (const change of grown) {
    const detail = detailOf(change);
    for (const { line } of detail?.sites ?? []) arrive(change, detail?.path ?? '', line);
  }
  return { arrived: arrived.counts, left: left.counts, listed };
}

interface Tally<K> {
  readonly counts: ReadonlyMap<K, number>;
  readonly count: (key: K) => number;
  readonly add: (key: K) => void;
}

function tally<K>(): Tally<K> {
  const counts = new Map<K, number>();
  const count = (key: K) => counts.get(key) ?? 0;
  return { counts, count, add: (key) => counts.set(key, count(key) + 1) };
}

/** How much more often a line stands in a file now than before; below 0 where it went. */
function balances({ before, after }: Texts): (path: string, text: string) => number {
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (path, text) => {
    const counts = known.get(path) ?? countLines(before.get(path) ?? [], after.get(path) ?? []);
    known.set(path, counts);
    return counts.get(text) ?? 0;
  };
}

function countLines(before: readonly string[], after: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of after) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) - 1);
  return counts;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const same = groups.get(keyOf(item));
    if (same === undefined) groups.set(keyOf(item), [item]);
    else same.push(item);
  }
  return groups;
}
