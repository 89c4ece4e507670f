import type { HelperFunction } from '../changes/rust-source.js';
import type { Evidence } from '../evidence/evidence.js';
import type { TestId } from '../evidence/snapshot.js';
import { type Fact, known, type Read } from '../facts.js';
import type { TestComparison } from '../floor-facts.js';
import type { Repository } from '../repository.js';
import { functionKey, readSources, type SourceChange, type SourceSide, sideOf } from './test-sources.js';
import { type LossTerms, totalOf } from './test-sources-file-losses.js';
import type { TestPlaces } from './test-sources-moved.js';
import type { Reach } from './test-sources-reach.js';
import type { FilePlace, ReachedFile } from './test-sources-tree.js';

/**
 * The sources of a pull request by whether they are run. What a target stops leading to counts as gone, and what it leads to
 * from now on as new, whether the file changed or not. What no target leads to, on neither side, is judged by itself.
 */
export interface Worlds {
  readonly run: readonly SourceChange[];
  readonly idle: readonly SourceChange[];
}

/** Where the pull request's sources are read. */
export interface WorldPlace {
  readonly repository: Repository;
  readonly mergeBase: string;
  readonly head: string;
}

export async function partWorlds(
  files: readonly SourceChange[],
  reach: Reach,
  { repository, mergeBase, head }: WorldPlace,
): Promise<Read<Worlds>> {
  const touched = new Set(files.map(({ path }) => path));
  const unread = (paths: readonly string[]) => paths.filter((path) => !touched.has(path));
  const [left, joined, same] = await Promise.all([
    readSources(repository, mergeBase, unread(reach.abandoned)),
    readSources(repository, head, unread(reach.joined)),
    readSources(repository, head, unread(reach.reharnessed)),
  ]);
  if (left.state !== 'known') return left;
  if (joined.state !== 'known') return joined;
  if (same.state !== 'known') return same;
  const run: SourceChange[] = [
    ...[...left.value].map(([path, read]) => ({ path, before: sideOf(read), after: null })),
    ...[...joined.value].map(([path, read]) => ({ path, before: null, after: sideOf(read) })),
    ...[...same.value].map(([path, read]) => ({ path, before: sideOf(read), after: sideOf(read) })),
  ];
  const idle: SourceChange[] = [];
  for (const change of files) {
    const { path, before, after } = change;
    if (!reach.isJudged(path) || reach.documents(path)) {
      run.push(change);
      continue;
    }
    const [was, is] = [reach.before(path), reach.after(path)];
    if (was || is) run.push({ path, before: was ? before : null, after: is ? after : null });
    if (!was) idle.push(change);
  }
  return known({ run: run.map((change) => ofTests(ofHarnesses(change, reach), reach)), idle });
}

/** Without the tests that no harness runs on the side in question. */
function ofHarnesses(change: SourceChange, reach: Reach): SourceChange {
  const { path, before, after } = change;
  if (!reach.isJudged(path)) return change;
  const without = (file: ReachedFile | null, side: SourceSide | null) =>
    file?.harness === false ? unharnessed(side) : side;
  return { path, before: without(reach.before(path), before), after: without(reach.after(path), after) };
}

/** What is left of a file in a target with `harness = false`: its `main` and what that calls, but no test that needs one. */
function unharnessed(side: SourceSide | null): SourceSide | null {
  if (side === null) return null;
  const lost = side.tests.reduce((sum, test) => sum + (test.harnessed ? test.assertions : 0), 0);
  return {
    ...side,
    tests: side.tests.filter(({ harnessed }) => !harnessed),
    assertions: side.assertions - lost,
    testAssertions: side.testAssertions - lost,
  };
}

/** In a file that only test builds compile, everything is of tests, whatever the file itself says. */
function ofTests({ path, before, after }: SourceChange, reach: Reach): SourceChange {
  const was = reach.before(path)?.testOnly === true;
  const is = reach.after(path)?.testOnly === true;
  return { path, before: was ? wholly(before) : before, after: was || is ? wholly(after) : after };
}

export function wholly(side: SourceSide | null): SourceSide | null {
  if (side === null) return null;
  const inTests = (helper: HelperFunction) => ({ ...helper, inTests: true });
  return {
    ...side,
    helpers: side.helpers.map(inTests),
    macros: side.macros.map(inTests),
    testAssertions: ownAssertions(side),
  };
}

/** Without those of doctests. */
function ownAssertions({ assertions, doctests }: SourceSide): number {
  return (
    assertions - doctests.reduce((sum, each) => sum + (each.ignoredBy === null ? each.assertions : 0), 0)
  );
}

/** Files whose other code asserts less: it may be of tests only, through what leads to the file. */
export function mayBeOfTests(changes: readonly SourceChange[], terms: LossTerms): readonly string[] {
  const uncounted = (path: string, side: SourceSide | null) =>
    side === null ? 0 : Math.max(0, ownAssertions(side) - totalOf(path, side, terms));
  return changes
    .filter(({ path, before, after }) => uncounted(path, after) < uncounted(path, before))
    .map(({ path }) => path);
}

/** Files that gained something which a loss may be excused by. */
export function mayExcuse(files: readonly SourceChange[]): readonly string[] {
  return files
    .filter(({ before, after }) => {
      if (after === null || after.assertions + after.tests.length === 0) return false;
      const was = new Set(before?.tests.map(({ name }) => name));
      return (
        before === null ||
        after.assertions > before.assertions ||
        after.tests.some(({ name }) => !was.has(name)) ||
        after.helpers.some((helper) => gained(helper, before.helpers))
      );
    })
    .map(({ path }) => path);
}

function gained(helper: HelperFunction, before: readonly HelperFunction[]): boolean {
  const was = before.find(({ name }) => name === helper.name);
  return helper.assertions > (was?.assertions ?? 0);
}

/** What the modules say of the tests in the files, and what evidence says of those. */
export function worldTerms(
  terms: LossTerms,
  reach: Reach,
  { run }: Worlds,
  evidence: Fact<Evidence>,
  comparison: Fact<TestComparison>,
): LossTerms {
  const places: TestPlaces = {
    before: (path, name) => keysOf(reach.before(path), name),
    after: (path, name) => keysOf(reach.after(path), name),
  };
  const ids = evidence.state === 'known' ? runKeys(evidence.value) : null;
  const vanished =
    comparison.state === 'known' && comparison.value.by === 'lists'
      ? keysOfAll(comparison.value.vanished.map(({ test }) => test))
      : new Set<string>();
  const silenced = reach.reharnessed.filter((path) => reach.before(path)?.harness === true);
  const abandoned = new Set([...reach.abandoned, ...silenced].filter((path) => reach.isJudged(path)));
  const told = run
    .filter(({ path }) => abandoned.has(path))
    .flatMap(({ path, before }) =>
      (before?.tests ?? [])
        .filter(({ name }) => places.before(path, name).some((key) => vanished.has(key)))
        .map(({ name }) => functionKey(path, name)),
    );
  return {
    ...terms,
    goneFunctions: new Set([...terms.goneFunctions, ...told]),
    places,
    abandoned,
    ran: (path, name) => {
      const keys = ids !== null && reach.isJudged(path) ? places.after(path, name) : [];
      return ids === null || keys.length === 0 || keys.some((key) => ids.has(key));
    },
  };
}

function keysOf(file: ReachedFile | null, name: string): readonly string[] {
  return file?.places.map((place) => keyOf(place, [...place.modules, name].join('::'))) ?? [];
}

const KINDS: readonly string[] = ['bin', 'test', 'example', 'bench'];

/** A package has one library, whatever kind it is of and whatever it is called. */
function keyOf({ package: owner, kind, target }: Omit<FilePlace, 'modules'>, name: string): string {
  return JSON.stringify(KINDS.includes(kind) ? [owner, kind, target, name] : [owner, 'lib', name]);
}

/** How many parts a macro puts behind the name of a function that it makes several tests of. */
const MAX_TAIL = 6;

function keysOfAll(tests: readonly TestId[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { package: owner, target_kind: kind, target, name } of tests) {
    const parts = kind === 'doctest' ? [] : name.split('::');
    for (let tail = 0; tail <= MAX_TAIL && tail < parts.length; tail++)
      keys.add(keyOf({ package: owner, kind, target }, parts.slice(0, parts.length - tail).join('::')));
  }
  return keys;
}

function runKeys({ snapshot }: Evidence): ReadonlySet<string> {
  return keysOfAll([...snapshot.tests.passed, ...snapshot.tests.failed]);
}
