import type { ChangedFile } from '../changes/changed-file.js';
import { compareSnapshots, type SnapshotComparison } from '../evidence/compare.js';
import type { Evidence } from '../evidence/evidence.js';
import { hashSnapshot, type SnapshotHashes } from '../evidence/hash.js';
import { type BaselineSnapshot, testString } from '../evidence/snapshot.js';
import { type Fact, type FactTable, known, type Missing, type Read } from '../facts.js';
import type { TargetComparison, TestComparison, TestLists, WarningComparison } from '../floor-facts.js';
import type { PlanBaseline } from '../plan/plan.js';
import type { Repository } from '../repository.js';
import type { SettledBaseline } from './baseline.js';
import type { FoundEvidence } from './evidence.js';
import { findHidden } from './floor-hidden.js';
import { atManifestLines, withFallbackPlaces } from './floor-places.js';
import { compareTargets } from './floor-targets.js';
import { type ComparedTests, compareTests } from './floor-tests.js';
import { findUnlisted } from './floor-unlisted.js';
import type { UnlistedTerms } from './floor-unlisted-sources.js';
import { compareWarnings, countTouchedRepeats } from './floor-warnings.js';
import { readHistory, type SourceHistory } from './test-sources-history.js';

export type Comparisons = Pick<FactTable, 'testComparison' | 'targetComparison' | 'warningComparison'>;

/** What the sets of head and baseline are compared with. */
export interface CompareInput {
  readonly repository: Repository;
  readonly head: string;
  readonly mergeBase: Read<string>;
  readonly changes: Read<readonly ChangedFile[]>;
  readonly retries: number;
}

export interface Compared {
  readonly facts: Comparisons;
  /** Functions of tests that are told to be gone: see `functionKey`. */
  readonly goneFunctions: ReadonlySet<string>;
}

/** Compares each set by lists where the baseline has them, else by its hash where that is the pinned one. */
export async function compareAll(
  input: CompareInput,
  found: FoundEvidence,
  baseline: SettledBaseline,
  pinned: PlanBaseline,
): Promise<Compared> {
  const compared = await compareSets(input, found, baseline, pinned);
  const { warningComparison } = compared.facts;
  if (warningComparison.state !== 'known') return compared;
  const hidden = await findHidden(input);
  const warnings =
    hidden.state === 'known' ? known({ ...warningComparison.value, hidden: hidden.value }) : hidden;
  return { ...compared, facts: { ...compared.facts, warningComparison: warnings } };
}

async function compareSets(
  input: CompareInput,
  { usable, recovered }: FoundEvidence,
  { lists, claimed }: SettledBaseline,
  pinned: PlanBaseline,
): Promise<Compared> {
  if (usable.state === 'missing') return { facts: all(usable), goneFunctions: new Set() };
  const evidence = usable.value;
  const unlistedTerms = { ...input, fork: pinned.commit_oid, workspace: evidence.workspace };
  if (lists.state === 'missing')
    return { facts: await byHash(evidence, pinned, lists, unlistedTerms), goneFunctions: new Set() };
  const history = once(() => readHistory(input.repository, pinned.commit_oid, input.mergeBase, input.head));
  const baseline = lists.value.snapshot;
  const comparison = compareSnapshots(baseline, evidence.snapshot);
  const compared = await compareTests(comparison, {
    repository: input.repository,
    mergeBase: input.mergeBase,
    evidence,
    baseline,
    history,
    recovered,
    retries: input.retries,
  });
  const tests =
    claimed && compared.state === 'known'
      ? await unclaimed(compared.value, evidence, unlistedTerms)
      : compared;
  const warnings = await compareWarnings(comparison, evidence, { ...input, history });
  const targets = await targetsOf(comparison, lists.value, tests, input);
  return {
    facts: {
      testComparison:
        tests.state === 'known' ? known(await placed(tests.value.lists, targets, history)) : tests,
      targetComparison: targets,
      warningComparison:
        warnings.state === 'known' && warnings.value.by === 'lists' && claimed
          ? known({ ...warnings.value, claimed: countTouchedRepeats(evidence, input.changes) })
          : warnings,
    },
    goneFunctions: tests.state === 'known' ? tests.value.goneFunctions : new Set(),
  };
}

/** A file that anyone may have written can call a failing test ignored, or leave it out; the sources know better. */
async function unclaimed(
  tests: ComparedTests,
  { snapshot }: Evidence,
  terms: Omit<UnlistedTerms, 'why' | 'told'>,
): Promise<Read<ComparedTests>> {
  const { lists, goneFunctions } = tests;
  const told = new Set(lists.newlyIgnored.map(({ test }) => testString(test)));
  const ignored = snapshot.tests.ignored.filter((test) => !told.has(testString(test)));
  const unlisted = await findUnlisted(ignored, { ...terms, why: CLAIMED, told: goneFunctions });
  const newlyIgnored = [...lists.newlyIgnored, ...unlisted.newlyIgnored];
  return known({ ...tests, lists: { ...lists, newlyIgnored, unlisted } });
}

const CLAIMED = 'The file of input `baseline` says it, and no hash pins what it says.';

/** A target that is gone may have moved, which the tests tell; where none is gone they are not needed. */
async function targetsOf(
  comparison: SnapshotComparison,
  { snapshot }: BaselineSnapshot,
  tests: Read<ComparedTests>,
  input: CompareInput,
): Promise<Read<TargetComparison>> {
  if (tests.state === 'missing' && comparison.lostTargets.length > 0) return tests;
  const pairs = tests.state === 'known' ? tests.value.pairs : [];
  const targets = compareTargets(comparison, snapshot, pairs, input.changes);
  return known(await atManifestLines(targets, input));
}

/** The same, with places for tests that went with their target or were made by a macro. */
async function placed(
  lists: TestLists,
  targets: Read<TargetComparison>,
  history: () => Promise<Read<SourceHistory>>,
): Promise<TestComparison> {
  if (targets.state !== 'known' || lists.vanished.every(({ path }) => path !== null)) return lists;
  const sources = await history();
  const changes = sources.state === 'known' ? sources.value.changes : [];
  return { ...lists, vanished: withFallbackPlaces(lists.vanished, targets.value, { changes }) };
}

async function byHash(
  evidence: Evidence,
  pinned: PlanBaseline,
  why: Missing,
  terms: Omit<UnlistedTerms, 'why' | 'told'>,
): Promise<Comparisons> {
  const { tests, clippy } = evidence.snapshot;
  const hashes = hashSnapshot(evidence);
  const same = (field: keyof SnapshotHashes) => pinned[field] === hashes[field];
  const repeated = clippy.warnings.filter(({ count }) => count > 1).length;
  const touched = countTouchedRepeats(evidence, terms.changes);
  const warnings: WarningComparison = { by: 'hash', warnings: clippy.warnings.length, repeated, touched };
  return {
    testComparison: same('test_passlist_hash')
      ? known({
          by: 'hash',
          passed: tests.passed.length,
          unlisted: await findUnlisted(tests.ignored, { ...terms, why: why.reason, told: new Set() }),
        })
      : why,
    targetComparison: same('enumerated_targets_hash')
      ? known({ by: 'hash', targets: tests.targets.length })
      : why,
    warningComparison: same('clippy_warnings_hash') ? known(warnings) : why,
  };
}

function all(reason: Fact<never>): Comparisons {
  return { testComparison: reason, targetComparison: reason, warningComparison: reason };
}

/** Asks when the first one asks, and never twice. */
function once(read: () => Promise<Read<SourceHistory>>): () => Promise<Read<SourceHistory>> {
  let answer: Promise<Read<SourceHistory>> | null = null;
  return () => {
    answer ??= read();
    return answer;
  };
}
