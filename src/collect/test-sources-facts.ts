import type { ChangedFile } from '../changes/changed-file.js';
import type { CompiledGlobs } from '../changes/scope.js';
import type { TestGains } from '../changes/test-gains.js';
import type { Evidence } from '../evidence/evidence.js';
import { type TestId, testString } from '../evidence/snapshot.js';
import { type Fact, known, notApplicable, type Read } from '../facts.js';
import type { AssertionLosses, GainedTestRuns, LostAssertions, TestComparison } from '../floor-facts.js';
import type { Repository } from '../repository.js';
import { functionKey, readSources, type SourceChange, sideOf } from './test-sources.js';
import { readCalledLess } from './test-sources-called.js';
import { doctestPath } from './test-sources-doctests.js';
import type { LossTerms } from './test-sources-file-losses.js';
import { readIncludable } from './test-sources-included.js';
import { findLosses, type Losses, mayHaveMoved } from './test-sources-losses.js';
import { indexTests, locateTest } from './test-sources-names.js';
import { isManifest } from './test-sources-packages.js';
import { type Reach, readReach } from './test-sources-reach.js';
import { canLose, readTouched, type TouchedSources } from './test-sources-touched.js';
import {
  mayBeOfTests,
  mayExcuse,
  partWorlds,
  type WorldPlace,
  wholly,
  worldTerms,
} from './test-sources-worlds.js';

/** What a pull request changes, and where its sources are read. */
export interface ChangeReach {
  readonly repository: Repository;
  readonly changes: readonly ChangedFile[];
  readonly mergeBase: string;
  readonly head: string;
}

/**
 * Without the floor a run is to stay quick and cheap: both sides of so many files are ten requests through GitHub's API, and
 * some seconds to parse.
 */
const MOST_WITHOUT_FLOOR = 1_000;

/** The reach where no floor was asked for: as it is, unless it is so wide that reading it would use a run's budget up. */
export function withoutFloor(reach: ChangeReach): Fact<ChangeReach> {
  const touched = reach.changes.filter(
    ({ path, change }) => change !== 'added' && path.endsWith('.rs'),
  ).length;
  if (touched <= MOST_WITHOUT_FLOOR) return known(reach);
  return notApplicable(
    `\`floor: off\`: ${touched.toLocaleString('en-US')} Rust files change, and without the floor assertions are counted in up to ${MOST_WITHOUT_FLOOR.toLocaleString('en-US')}.`,
  );
}

/** Reads the sources that a loss can be seen in. It needs no evidence, so it goes on beside a capture. */
export function readTouchedSources(reach: ChangeReach): Promise<Read<TouchedSources>> {
  return readTouched(reach.repository, reach.changes, reach.mergeBase, reach.head);
}

/** What a run tells beside the sources. */
export interface RunTerms {
  readonly goneFunctions: ReadonlySet<string>;
  /** See `LossTerms`. */
  readonly isGoneRoot: (path: string) => boolean;
  readonly evidence: Fact<Evidence>;
  readonly comparison: Fact<TestComparison>;
}

/** What tests and test files lost, save what the evidence already tells to be gone as a whole. */
export async function collectLosses(
  reach: ChangeReach,
  touched: TouchedSources,
  testGlobs: CompiledGlobs,
  run: RunTerms,
): Promise<Read<AssertionLosses>> {
  const { goneFunctions, isGoneRoot, evidence } = run;
  const { changes, tooLarge, looked, relinked } = touched;
  const terms = { isTestFile: (path: string) => testGlobs.matches(path) !== null, goneFunctions, isGoneRoot };
  const less = await readCalledLess(reach, changes, new Set(reach.changes.map(({ path }) => path)), terms);
  if (less.state !== 'known') return less;
  const moved = less.value.any || mayHaveMoved(changes, terms);
  const suspects = [...relinked, ...mayBeOfTests(changes, terms), ...less.value.unclear];
  const rebuilt = reach.changes.some(({ path }) => isManifest(path));
  const [others, includable] = await Promise.all([
    moved || rebuilt || suspects.length > 0 ? touched.others() : known([]),
    readIncludable(reach),
  ]);
  if (others.state !== 'known') return others;
  if (includable.state !== 'known') return includable;
  const own = [...changes, ...others.value];
  const excusing = mayExcuse(own);
  const followed = await readReach(reach, {
    paths: moved ? [...suspects, ...excusing] : suspects,
    others: excusing,
    included: includable.value.suspects,
    ran: evidence.state === 'known',
  });
  if (followed.state !== 'known') return followed;
  const all = followed.value === null ? own : [...own, ...includable.value.changesIn(followed.value)];
  const lost =
    followed.value === null
      ? known(findLosses(changes, others.value, { ...terms, unchanged: less.value.unchanged }))
      : await lostInWorlds(
          all,
          { ...terms, unchanged: less.value.unchanged.map(ofTestsIn(followed.value)) },
          followed.value,
          reach,
          run,
        );
  if (lost.state !== 'known') return lost;
  const { tests, files } = lost.value;
  const sides = all.map(({ path, after }) => [path, after] as const);
  const ids = evidence.state === 'known' && tests.length > 0 ? idsByFunction(evidence.value, sides) : null;
  const named = (loss: LostAssertions): LostAssertions => ({
    ...loss,
    // A doctest has the name of its item, which may be a test's as well.
    ids: loss.cause?.kind === 'doctest' ? [] : (ids?.get(functionKey(loss.path, loss.name ?? '')) ?? []),
  });
  const deleted = new Set(reach.changes.filter(({ change }) => change === 'deleted').map(({ path }) => path));
  const toldAsDeleted = (loss: LostAssertions): LostAssertions =>
    deleted.has(loss.path) ? { ...loss, cause: { kind: 'deleted' } } : loss;
  return known({ tests: tests.map(named), files: files.map(toldAsDeleted), tooLarge, looked });
}

/** An unchanged file, with what it holds as code of tests where only test builds compile it. */
function ofTestsIn(reach: Reach): (change: SourceChange) => SourceChange {
  return (change) => {
    if (reach.before(change.path)?.testOnly !== true) return change;
    const side = wholly(change.before);
    return { path: change.path, before: side, after: side };
  };
}

/** What is lost where targets and modules were followed: among what they lead to, and by itself in what nothing leads to. */
async function lostInWorlds(
  files: readonly SourceChange[],
  terms: LossTerms,
  reach: Reach,
  place: WorldPlace,
  { evidence, comparison }: RunTerms,
): Promise<Read<Losses>> {
  const worlds = await partWorlds(files, reach, place);
  if (worlds.state !== 'known') return worlds;
  const { run, idle } = worlds.value;
  const losing = ({ before }: SourceChange) => canLose(before);
  const kept = (change: SourceChange) => !losing(change);
  const lost = findLosses(
    run.filter(losing),
    run.filter(kept),
    worldTerms(terms, reach, worlds.value, evidence, comparison),
  );
  const paths = new Set(idle.map(({ path }) => path));
  const apart = findLosses(idle.filter(losing), [...run, ...idle.filter(kept)], terms);
  return known({
    tests: [...lost.tests, ...apart.tests.filter(({ path }) => paths.has(path))],
    files: [...lost.files, ...apart.files],
  });
}

/** The tests that each function is run as. */
function idsByFunction(
  evidence: Evidence,
  sides: Parameters<typeof indexTests>[0],
): ReadonlyMap<string, readonly string[]> {
  const index = indexTests(sides);
  const ids = new Map<string, string[]>();
  for (const test of allTests(evidence)) {
    for (const { path, test: written, fits } of locateTest(test, index)) {
      if (!fits) continue;
      const key = functionKey(path, written.name);
      const same = ids.get(key);
      if (same === undefined) ids.set(key, [testString(test)]);
      else same.push(testString(test));
    }
  }
  return ids;
}

function allTests({ snapshot }: Evidence): readonly TestId[] {
  const { passed, failed, ignored } = snapshot.tests;
  return [...passed, ...failed, ...ignored];
}

/** Whether a test in the files that bring tests was run, as far as evidence and the Rust grammar tell. */
export async function collectGainedRuns(
  { repository, head }: Pick<ChangeReach, 'repository' | 'head'>,
  { gained }: TestGains,
  evidence: Fact<Evidence>,
  comparison: Fact<TestComparison>,
): Promise<Read<GainedTestRuns>> {
  const files = gained.map(({ path }) => path);
  const judged =
    evidence.state === 'known' && files.length > 0 && files.every((path) => path.endsWith('.rs'));
  if (!judged) return known({ judged: false });
  if (comparison.state === 'known' && comparison.value.by === 'lists' && comparison.value.added > 0)
    return known({ judged: true, ran: true, files });
  const read = await readSources(repository, head, files);
  if (read.state !== 'known') return read;
  const index = indexTests([...read.value].map(([path, source]) => [path, sideOf(source)]));
  const { passed, failed } = evidence.value.snapshot.tests;
  const isOfFiles = (test: TestId) =>
    test.target_kind === 'doctest'
      ? files.includes(doctestPath(test.name, evidence.value.workspace))
      : locateTest(test, index).length > 0;
  return known({ judged: true, ran: [...passed, ...failed].some(isOfFiles), files });
}
