import { type Doctest, type DoctestState, isIgnored, stateOf } from '../changes/rust-doctests.js';
import type { TestChange } from '../evidence/compare.js';
import { type TestId, testString } from '../evidence/snapshot.js';
import type { RenameSearch, SourceSide } from './test-sources.js';

/**
 * A doctest's name tells its file and its item, but not which block of the item it is: numbers move up when one is taken out.
 * So the doctests of one item are a group, and what it lost and gained is told by their code.
 */
export interface DoctestGroup {
  readonly package: string;
  /** The library, as code names it. */
  readonly crate: string;
  readonly path: string;
  /** The module that the file is, before and after; empty for the root of a crate. */
  readonly modules: readonly [before: string, after: string];
  /** As in `Doctest`; `null` for doctests whose item the source does not tell, all of a file together. */
  readonly item: string | null;
  readonly vanished: readonly TestChange[];
  readonly added: readonly TestChange[];
  /** All its tests and all its blocks, on either side. */
  readonly tests: readonly [before: readonly TestId[], after: readonly TestId[]];
  readonly blocks: readonly [before: readonly Doctest[], after: readonly Doctest[]];
  /** Blocks that only one side has, in the order of the file. */
  readonly lost: readonly Doctest[];
  readonly gained: readonly Doctest[];
  /** Names that the file defines, before and after. */
  readonly defined: readonly [before: ReadonlySet<string>, after: ReadonlySet<string>];
  /** The file is not there any more. */
  readonly fileIsGone: boolean;
}

const SUFFIXES: Readonly<Record<DoctestState, string>> = {
  run: '',
  should_panic: '',
  no_run: ' - compile',
  compile_fail: ' - compile fail',
  ignored: '',
};

/** What tells names of a group apart, save for their number: the outcome of a new test that is ignored, else the mode behind the name. */
export type NameClass = string;

export function classOf({ test, after }: TestChange): NameClass {
  return after === 'ignored' ? 'ignored' : partsOf(test.name).suffix;
}

/** The classes that a name of this block may be of, `isNew` where its outcome is known. */
export function classesOf(block: Doctest, isNew: boolean): readonly NameClass[] {
  const suffix = SUFFIXES[stateOf(block)];
  if (!isNew || block.ignoredBy === null) return [suffix];
  return isIgnored(block) ? ['ignored'] : [suffix, 'ignored'];
}

interface NameParts {
  readonly file: string;
  readonly item: string;
  readonly suffix: string;
}

/** `src/a.rs - a::f - compile #2`, as `doctestNames` builds it. */
function partsOf(name: string): NameParts {
  const bare = name.replace(/ #[0-9]{1,9}$/, '');
  const suffix = [SUFFIXES.compile_fail, SUFFIXES.no_run].find((each) => bare.endsWith(each)) ?? '';
  const plain = bare.slice(0, bare.length - suffix.length);
  const dash = plain.indexOf(' - ');
  return dash < 0
    ? { file: plain, item: '', suffix }
    : { file: plain.slice(0, dash), item: plain.slice(dash + 3), suffix };
}

/** The item's own name, with the mode and the number behind it. */
export function ownName({ name }: TestId): string {
  const item = name.includes(' - ') ? name.slice(name.indexOf(' - ') + 3) : '';
  return item.slice(item.lastIndexOf('::') < 0 ? 0 : item.lastIndexOf('::') + 2);
}

/** Repository path of the file that a doctest's name starts with. */
export function doctestPath(name: string, workspace: string): string {
  const { file } = partsOf(name);
  return workspace === '' ? file : `${workspace}/${file}`;
}

interface FileNames {
  readonly package: string;
  readonly crate: string;
  readonly path: string;
  readonly before: TestId[];
  readonly after: TestId[];
  readonly vanished: TestChange[];
  readonly added: TestChange[];
}

/** The groups of doctests in files that changed. */
export function groupDoctests(search: RenameSearch): readonly DoctestGroup[] {
  const sides = new Map(search.changes.map((change) => [change.path, change]));
  return [...namesByFile(search).values()].flatMap((names) => {
    const change = sides.get(names.path);
    return change === undefined ? [] : groupsOf(names, change.before, change.after);
  });
}

function namesByFile({ vanished, added, baseline, workspace }: RenameSearch): ReadonlyMap<string, FileNames> {
  const files = new Map<string, FileNames>();
  const fileOf = ({ package: owner, target, name }: TestId): FileNames => {
    const path = doctestPath(name, workspace);
    const key = JSON.stringify([owner, target, path]);
    const crate = target.replaceAll('-', '_');
    const empty = { package: owner, crate, path, before: [], after: [], vanished: [], added: [] };
    const file = files.get(key) ?? empty;
    files.set(key, file);
    return file;
  };
  const isDoctest = ({ target_kind }: TestId) => target_kind === 'doctest';
  const gone = new Set(vanished.map(({ test }) => testString(test)));
  for (const test of baseline.filter(isDoctest)) {
    const file = fileOf(test);
    file.before.push(test);
    if (!gone.has(testString(test))) file.after.push(test);
  }
  for (const change of vanished) if (isDoctest(change.test)) fileOf(change.test).vanished.push(change);
  for (const change of added) {
    if (!isDoctest(change.test)) continue;
    fileOf(change.test).added.push(change);
    fileOf(change.test).after.push(change.test);
  }
  return files;
}

function groupsOf(
  names: FileNames,
  before: SourceSide | null,
  after: SourceSide | null,
): readonly DoctestGroup[] {
  const [old, now] = [readItems(names.before, before), readItems(names.after, after)];
  const vanished = groupBy(names.vanished, ({ test }) => old.itemOf(test));
  const added = groupBy(names.added, ({ test }) => now.itemOf(test));
  const items = new Set([old, now].flatMap((each) => [...each.blocks.keys(), ...each.names.keys()]));
  return [...items].map((item) => {
    const [was, is] = [old.blocks.get(item) ?? [], now.blocks.get(item) ?? []];
    // Where a macro or another file brings blocks they are not seen, so of those that vanished nothing can be said.
    const seen = was.length >= (old.names.get(item)?.length ?? 0);
    return {
      package: names.package,
      crate: names.crate,
      path: names.path,
      modules: [old.module, now.module],
      item,
      vanished: vanished.get(item) ?? [],
      added: added.get(item) ?? [],
      tests: [old.names.get(item) ?? [], now.names.get(item) ?? []],
      blocks: [was, is],
      lost: seen ? without(was, is) : [],
      gained: without(is, was),
      defined: [before?.defined ?? NO_NAMES, after?.defined ?? NO_NAMES],
      fileIsGone: after === null,
    };
  });
}

const NO_NAMES: ReadonlySet<string> = new Set();

interface FileItems {
  readonly module: string;
  readonly itemOf: (test: TestId) => string | null;
  /** Names, and blocks, by item. */
  readonly names: ReadonlyMap<string | null, readonly TestId[]>;
  readonly blocks: ReadonlyMap<string | null, readonly Doctest[]>;
}

/** Brings names and blocks together. Blocks that no name is of, and names that are of no block, are those of item `null`. */
function readItems(tests: readonly TestId[], side: SourceSide | null): FileItems {
  const blocks = side?.doctests ?? [];
  const written = new Set(blocks.map(({ item }) => item));
  const paths = tests.map(({ name }) => partsOf(name).item);
  const module = moduleOf(paths, written);
  const itemOf = ({ name }: TestId) => {
    const item = itemWithin(partsOf(name).item, module);
    return written.has(item) ? item : null;
  };
  const names = groupBy(tests, itemOf);
  const known = (item: string | null) => (names.has(item) ? item : null);
  return { module, itemOf, names, blocks: groupBy(blocks, ({ item }) => known(item)) };
}

/** Modules nest no deeper than this in code that people write. */
const MAX_MODULES = 32;

/** The module that a file is, of those that all its names start with: the one that leaves most of them with an item of the file. */
function moduleOf(paths: readonly string[], written: ReadonlySet<string | null>): string {
  const [first = '', ...rest] = paths;
  let common = first.split('::').slice(0, MAX_MODULES);
  for (const path of rest) {
    const parts = path.split('::', common.length);
    const differs = common.findIndex((part, i) => part !== parts[i]);
    if (differs >= 0) common = common.slice(0, differs);
  }
  const fitting = (module: string) => paths.filter((path) => written.has(itemWithin(path, module))).length;
  let best = { module: '', fits: fitting('') };
  for (let length = 1; length <= common.length; length++) {
    const module = common.slice(0, length).join('::');
    const fits = fitting(module);
    if (fits > best.fits) best = { module, fits };
  }
  return best.module;
}

function itemWithin(path: string, module: string): string | null {
  if (module === '') return path;
  if (path === module) return '';
  return path.startsWith(`${module}::`) ? path.slice(module.length + 2) : null;
}

/** The blocks of one list that the other does not have, each counted as often as it is there. */
function without(blocks: readonly Doctest[], others: readonly Doctest[]): readonly Doctest[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(blockKey(other), (left.get(blockKey(other)) ?? 0) + 1);
  return blocks.filter((block) => {
    const same = left.get(blockKey(block)) ?? 0;
    left.set(blockKey(block), same - 1);
    return same <= 0;
  });
}

function blockKey(block: Doctest): string {
  return `${stateOf(block)} ${block.body}`;
}

function groupBy<T, K>(all: readonly T[], keyOf: (each: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
}
