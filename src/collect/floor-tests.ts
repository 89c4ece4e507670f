import type { SnapshotComparison, TestChange } from '../evidence/compare.js';
import type { Evidence } from '../evidence/evidence.js';
import { type RunSnapshot, type TestId, testString } from '../evidence/snapshot.js';
import { known, type Read } from '../facts.js';
import type { ComparedTest, TestLists } from '../floor-facts.js';
import type { Repository } from '../repository.js';
import { functionKey, type TestPair } from './test-sources.js';
import type { SourceHistory } from './test-sources-history.js';
import { type FoundPlace, type PlaceFinder, placeFinder, readEarlierState } from './test-sources-places.js';
import { pairRenamed } from './test-sources-renames.js';

/** What the comparison of two snapshots is completed with. */
export interface TestTerms {
  readonly repository: Repository;
  readonly mergeBase: Read<string>;
  readonly evidence: Evidence;
  readonly baseline: RunSnapshot;
  /** What happened to the sources since the baseline; asked for only when a test is gone or newly ignored. */
  readonly history: () => Promise<Read<SourceHistory>>;
  /** As in `FoundEvidence`. */
  readonly recovered: readonly TestId[] | null;
  readonly retries: number;
}

export interface ComparedTests {
  readonly lists: TestLists;
  /** Baseline tests with what they are called now, where that is another name. */
  readonly pairs: readonly TestPair[];
  /** The functions of tests that are told to be gone: see `functionKey`. */
  readonly goneFunctions: ReadonlySet<string>;
}

/** Completes the comparison of the snapshots with what the sources tell: renames, and where something was. */
export async function compareTests(
  comparison: SnapshotComparison,
  terms: TestTerms,
): Promise<Read<ComparedTests>> {
  const history = await neededHistory(comparison, terms);
  if (history.state !== 'known') return history;
  const { baseline, evidence } = terms;
  const search = {
    vanished: comparison.vanished,
    added: comparison.added,
    changes: history.value.changes,
    blobs: history.value.blobs,
    workspace: evidence.workspace,
    baseline: [...baseline.tests.passed, ...baseline.tests.failed, ...baseline.tests.ignored],
  };
  const pairs = pairRenamed(search);
  const sorted = sortOut(comparison, pairs);
  const places = await findPlaces(sorted, placeFinder(search), history.value, terms);
  if (places.state !== 'known') return places;
  const { vanished, newlyIgnored, goneFunctions } = places.value;
  const gained = gains(comparison, pairs);
  const lists: TestLists = {
    by: 'lists',
    ...regressions(sorted.regressed, terms),
    newlyIgnored,
    vanished,
    renamed: sorted.renamed.map(({ from, to }) => ({ from: from.test, to: to.test })),
    before: comparison.testsBefore,
    after: comparison.testsAfter,
    added: gained.added.length,
    fixed: comparison.fixed.length,
    enabled: comparison.enabled.length,
    gains: gained,
  };
  return known({ lists, pairs, goneFunctions });
}

/** What got better, by name. A test that has a new name is none. */
function gains(
  { added, fixed, enabled }: SnapshotComparison,
  pairs: readonly TestPair[],
): NonNullable<TestLists['gains']> {
  const paired = new Set(pairs.map(({ to }) => to));
  const ids = (changes: readonly TestChange[]) => changes.map(({ test }) => test);
  return {
    added: ids(added.filter((change) => !paired.has(change))),
    fixed: ids(fixed),
    enabled: ids(enabled),
  };
}

const NO_HISTORY: SourceHistory = {
  from: '',
  changes: [],
  blobs: { before: new Map(), after: new Map() },
  deleted: new Set(),
  added: new Set(),
};

/** Without the sources a test under a new name can't be told from one that is gone; what is merely gone is told all the same. */
async function neededHistory(
  { vanished, newlyIgnored, added }: SnapshotComparison,
  terms: TestTerms,
): Promise<Read<SourceHistory>> {
  if (vanished.length + newlyIgnored.length === 0) return known(NO_HISTORY);
  const history = await terms.history();
  const mayBeRenamed = vanished.length > 0 && added.length > 0;
  return history.state === 'known' || mayBeRenamed ? history : known(NO_HISTORY);
}

interface SortedOut {
  readonly regressed: readonly TestPair[];
  readonly newlyIgnored: readonly TestPair[];
  readonly vanished: readonly TestChange[];
  /** Renamed, and nothing else. */
  readonly renamed: readonly TestPair[];
}

/** A test under a new name is held to what it did under the old one. */
function sortOut(comparison: SnapshotComparison, pairs: readonly TestPair[]): SortedOut {
  const paired = new Set(pairs.map(({ from }) => from));
  const asPair = (change: TestChange): TestPair => ({ from: change, to: change });
  const fails = ({ from, to }: TestPair) => from.before === 'passed' && to.after === 'failed';
  const ignores = ({ from, to }: TestPair) => from.before !== 'ignored' && to.after === 'ignored';
  return {
    regressed: [...comparison.regressed.map(asPair), ...pairs.filter(fails)],
    newlyIgnored: [...comparison.newlyIgnored.map(asPair), ...pairs.filter(ignores)],
    vanished: comparison.vanished.filter((change) => !paired.has(change)),
    renamed: pairs.filter((pair) => !fails(pair) && !ignores(pair)),
  };
}

/** Where tests were taken out and where they are ignored, and whether that was so before the pull request. */
async function findPlaces(
  { vanished, newlyIgnored }: SortedOut,
  finder: PlaceFinder,
  history: SourceHistory,
  { repository, mergeBase }: TestTerms,
): Promise<Read<Pick<TestLists, 'vanished' | 'newlyIgnored'> & Pick<ComparedTests, 'goneFunctions'>>> {
  const gone = vanished.map((change) => ({ change, place: finder.whereItWas(change.test) }));
  const ignored = newlyIgnored.map((pair) => ({ pair, place: finder.whereIgnored(pair.to.test) }));
  const places = [...gone, ...ignored].map(({ place }) => place);
  const earlier = await readEarlierState(repository, mergeBase, history.from, places);
  if (earlier.state !== 'known') return earlier;
  const { wasAbsent, wasIgnored } = earlier.value;
  return known({
    vanished: gone.map(({ change, place }) => atPlace({ from: change, to: change }, place, wasAbsent)),
    newlyIgnored: ignored.map(({ pair, place }) => atPlace(pair, place, wasIgnored)),
    goneFunctions: new Set(
      gone.flatMap(({ place }) => (place?.name ? [functionKey(place.path, place.name)] : [])),
    ),
  });
}

function atPlace(
  pair: TestPair,
  place: FoundPlace | null,
  landedBefore: (place: FoundPlace) => boolean,
): ComparedTest {
  return {
    ...names(pair),
    path: place?.path ?? null,
    line: place?.line ?? null,
    message: '',
    landedBefore: place !== null && landedBefore(place),
    ...(place?.fence ? { fence: place.fence } : {}),
  };
}

function regressions(
  pairs: readonly TestPair[],
  { evidence, recovered, retries }: TestTerms,
): Pick<TestLists, 'regressed' | 'flaky' | 'rerunProblem'> {
  const failures = new Map(evidence.failures.map((failure) => [testString(failure.test), failure]));
  const passedAlone = new Set(retries === 0 ? [] : recovered?.map(testString));
  const failed = pairs.map((pair): ComparedTest => {
    const failure = failures.get(testString(pair.to.test));
    const { path = null, line = null, message = '' } = failure ?? {};
    return { ...names(pair), path, line, message, landedBefore: false };
  });
  const isFlaky = ({ test }: ComparedTest) => passedAlone.has(testString(test));
  return {
    regressed: failed.filter((each) => !isFlaky(each)),
    flaky: failed.filter(isFlaky),
    rerunProblem: retries > 0 && failed.length > 0 && recovered === null ? NOT_RERUN : null,
  };
}

const NOT_RERUN =
  'The evidence came from a file, so tests can not be run again: `retries` counts where the gate captures the evidence itself.';

function names({ from, to }: TestPair): Pick<ComparedTest, 'test' | 'was'> {
  return { test: to.test, was: from.test === to.test ? null : from.test };
}
