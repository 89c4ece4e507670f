import type { RustFunction, TestFunction } from '../changes/rust-source.js';
import type { TestId } from '../evidence/snapshot.js';
import type { SourceSide } from './test-sources.js';

/** A function in its file: a test, unless something else is looked for. */
export interface SourceTest<F = TestFunction> {
  readonly path: string;
  readonly test: F;
}

/** A function that a test's name can stand for. */
export interface LocatedTest<F = TestFunction> extends SourceTest<F> {
  /** What the name holds behind the function, such as `case_1` where a macro makes several tests of one function. */
  readonly tail: string;
  /** True when the file lies where the modules of the name say. */
  readonly fits: boolean;
}

/** Functions by the name that they have in their file, and by that and the module that their file lies as. */
export interface TestIndex<F = TestFunction> {
  readonly named: ReadonlyMap<string, readonly SourceTest<F>[]>;
  readonly placed: ReadonlyMap<string, readonly SourceTest<F>[]>;
}

export function indexTests(files: Iterable<readonly [path: string, side: SourceSide | null]>): TestIndex {
  return indexFunctions([...files].map(([path, side]) => [path, side?.tests ?? []]));
}

export function indexFunctions<F extends RustFunction>(
  files: readonly (readonly [path: string, functions: readonly F[]])[],
): TestIndex<F> {
  const named = new Map<string, SourceTest<F>[]>();
  const placed = new Map<string, SourceTest<F>[]>();
  for (const [path, functions] of files) {
    const modules = [moduleNameOf(path), ...(isCrateRoot(path) ? [''] : [])];
    for (const test of functions) {
      push(named, test.name, { path, test });
      for (const module of modules) push(placed, placeKey(module, test.name), { path, test });
    }
  }
  return { named, placed };
}

/** How many parts of a name may follow the function: `#[rstest]` and the like add one, and one for each list of values. */
const MAX_TAIL = 6;
/** How many modules a file may hold around a test. */
const MAX_OWN_PARTS = 32;
/** Of more namesakes in other places none is likelier than the rest. */
const MAX_NAMESAKES = 100;

/**
 * The functions that a test is most likely made of; several when they are equally likely, none when a macro made it out of
 * nothing that looks like it. A test's name holds its module path, and files mostly lie as their modules do.
 */
export function locateTest<F>(id: TestId, index: TestIndex<F>): readonly LocatedTest<F>[] {
  const parts = id.name.split('::');
  const fitting: LocatedTest<F>[] = [];
  const namesakes: LocatedTest<F>[] = [];
  for (let tail = 0; tail <= MAX_TAIL && tail < parts.length; tail++) {
    const named = parts.slice(0, parts.length - tail);
    const behind = parts.slice(named.length).join('::');
    for (let own = 1; own <= Math.min(named.length, MAX_OWN_PARTS); own++) {
      const modules = named.slice(0, named.length - own);
      const name = named.slice(-own).join('::');
      for (const found of index.placed.get(placeKey(modules.at(-1) ?? '', name)) ?? []) {
        if (liesInModules(found.path, modules)) fitting.push({ ...found, tail: behind, fits: true });
      }
      const others = index.named.get(name) ?? [];
      if (namesakes.length + others.length <= MAX_NAMESAKES)
        for (const found of others) namesakes.push({ ...found, tail: behind, fits: false });
    }
  }
  return likeliest(id, fitting.length > 0 ? fitting : namesakes);
}

function likeliest<F>(id: TestId, found: readonly LocatedTest<F>[]): readonly LocatedTest<F>[] {
  const scores = found.map(({ path, tail }) => likelihood(id, path) + (tail === '' ? 1 : 0));
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  return found.filter((_, i) => scores[i] === best);
}

function placeKey(module: string, name: string): string {
  return `${module}\0${name}`;
}

function push<T>(map: Map<string, T[]>, key: string, test: T): void {
  const same = map.get(key);
  if (same === undefined) map.set(key, [test]);
  else same.push(test);
}

/** Files that are the root of a crate or of a folder's module, whatever they are called. */
const ROOTS: readonly string[] = ['lib', 'main', 'mod'];
/** Folders in which each file is a crate of its own. */
const CRATE_FOLDERS: readonly string[] = ['tests', 'bin', 'benches', 'examples'];

/** Whether a file lies where these modules say; a crate's root, where they are none. */
export function liesInModules(path: string, modules: readonly string[]): boolean {
  return modules.length > 0 ? endsWith(placeOf(path), modules) : isCrateRoot(path);
}

/** The module that a file is by its name alone; empty for a file at the top that is a root. */
export function moduleNameOf(path: string): string {
  return placeOf(path).at(-1) ?? '';
}

/** The folders of a file as modules are nested: `a/b.rs` and `a/b/mod.rs` lie in the same place. */
function placeOf(path: string): readonly string[] {
  const folders = foldersOf(path);
  return ROOTS.includes(folders.at(-1) ?? '') ? folders.slice(0, -1) : folders;
}

export function isCrateRoot(path: string): boolean {
  const folders = foldersOf(path);
  const stem = folders.at(-1);
  return stem === 'lib' || stem === 'main' || CRATE_FOLDERS.includes(folders.at(-2) ?? '');
}

/** Among files that lie alike, the target weighs more than the package's folder. */
export function likelihood(id: TestId, path: string): number {
  const folders = foldersOf(path);
  const ofTarget = id.target_kind === 'test' ? folders.includes(id.target) : !folders.includes('tests');
  const packages = [id.package, id.package.replaceAll('-', '_'), id.package.replaceAll('_', '-')];
  return (ofTarget ? 4 : 0) + (folders.some((folder) => packages.includes(folder)) ? 2 : 0);
}

function foldersOf(path: string): readonly string[] {
  return path.replace(/\.rs$/, '').split('/');
}

export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('::') < 0 ? 0 : name.lastIndexOf('::') + 2);
}

function endsWith(whole: readonly string[], end: readonly string[]): boolean {
  const offset = whole.length - end.length;
  return offset >= 0 && end.every((part, i) => whole[offset + i] === part);
}
