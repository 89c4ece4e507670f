import type { TestFunction } from '../changes/rust-source.js';
import type { TestId } from '../evidence/snapshot.js';
import type { SourceSide } from './test-sources.js';

/** A test function in its file. */
export interface SourceTest {
  readonly path: string;
  readonly test: TestFunction;
}

/** A function that a test's name can stand for. */
export interface LocatedTest extends SourceTest {
  /** What the name holds behind the function, such as `case_1` where a macro makes several tests of one function. */
  readonly tail: string;
  /** True when the file lies where the modules of the name say. */
  readonly fits: boolean;
}

/** Test functions by the last part of their name. */
export type TestIndex = ReadonlyMap<string, readonly SourceTest[]>;

export function indexTests(files: Iterable<readonly [path: string, side: SourceSide | null]>): TestIndex {
  const index = new Map<string, SourceTest[]>();
  for (const [path, side] of files) {
    for (const test of side?.tests ?? []) {
      const last = lastPart(test.name);
      const same = index.get(last) ?? [];
      same.push({ path, test });
      index.set(last, same);
    }
  }
  return index;
}

/** How many parts of a name may follow the function: `#[rstest]` and the like add one or two. */
const MAX_TAIL = 2;

/**
 * The functions that a test is most likely made of; several when they are equally likely, none when a macro made it out of
 * nothing that looks like it. A test's name holds its module path, and files mostly lie as their modules do.
 */
export function locateTest(id: TestId, index: TestIndex): readonly LocatedTest[] {
  const parts = id.name.split('::');
  let best: LocatedTest[] = [];
  let bestScore = -1;
  for (let tail = 0; tail <= MAX_TAIL && tail < parts.length; tail++) {
    const named = parts.slice(0, parts.length - tail);
    for (const { path, test } of index.get(named.at(-1) ?? '') ?? []) {
      const own = test.name.split('::');
      if (!endsWith(named, own)) continue;
      const fits = liesInModules(path, named.slice(0, named.length - own.length));
      const score = (fits ? 8 : 0) + likelihood(id, path) + (tail === 0 ? 1 : 0);
      if (score > bestScore) best = [];
      if (score >= bestScore) best.push({ path, test, tail: parts.slice(named.length).join('::'), fits });
      bestScore = Math.max(score, bestScore);
    }
  }
  return best;
}

/** Files that are the root of a crate or of a folder's module, whatever they are called. */
const ROOTS: readonly string[] = ['lib', 'main', 'mod'];
/** Folders in which each file is a crate of its own. */
const CRATE_FOLDERS: readonly string[] = ['tests', 'bin', 'benches', 'examples'];

function liesInModules(path: string, modules: readonly string[]): boolean {
  const folders = foldersOf(path);
  const stem = folders.at(-1) ?? '';
  const place = ROOTS.includes(stem) ? folders.slice(0, -1) : folders;
  if (modules.length > 0) return endsWith(place, modules);
  return stem === 'lib' || stem === 'main' || CRATE_FOLDERS.includes(folders.at(-2) ?? '');
}

/** The modules weigh more than both of these together: the target, then the package's folder. */
function likelihood(id: TestId, path: string): number {
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
