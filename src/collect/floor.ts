import type { ChangedFile } from '../changes/changed-file.js';
import { type TestId, testString } from '../evidence/snapshot.js';
import type { EvidenceInput, GivenFiles, HeadCapture, OriginTerms } from '../evidence-source.js';
import {
  CHECKS_OFF,
  type Fact,
  type FactTable,
  FLOOR_OFF,
  known,
  missing,
  notApplicable,
  type Read,
} from '../facts.js';
import type { GateOptions } from '../options.js';
import type { PlanCheck } from '../plan/plan.js';
import type { ChunkChoice } from '../plan/select-chunk.js';
import type { ChosenPlan } from '../plan/select-plan.js';
import type { Repository } from '../repository.js';
import { settleBaseline } from './baseline.js';
import { findLabelBaselines } from './baseline-labels.js';
import { type BaselinePlace, type BaselineSearch, findBaseline } from './baseline-search.js';
import { findEvidence } from './evidence.js';
import { checksOf, findCheckRuns } from './floor-checks.js';
import { compareAll } from './floor-compare.js';
import {
  type LabelledFloor,
  putSidesTogether,
  type Side,
  type SideFacts,
  sideWithout,
} from './floor-sides.js';

/** The facts that need the code to have been run. */
export type FloorFacts = SideFacts & Pick<FactTable, 'planChecks'>;

export interface Floor {
  readonly facts: FloorFacts;
  /** Functions of tests that are told to be gone: see `functionKey`. */
  readonly goneFunctions: ReadonlySet<string>;
  /** What each label has of its own; empty where there are none. */
  readonly labelled: readonly LabelledFloor[];
}

export interface FloorInput {
  readonly repository: Repository;
  readonly options: GateOptions;
  readonly given: EvidenceInput;
  readonly subject: Fact<{ readonly chosen: ChosenPlan; readonly chunk: ChunkChoice | null }>;
  readonly head: string;
  readonly mergeBase: Read<string>;
  readonly changes: Read<readonly ChangedFile[]>;
}

/** Brings evidence of the head and the baseline together, running code only where a source for it was given. */
export async function collectFloor(input: FloorInput): Promise<Floor> {
  const { options, subject, given } = input;
  // Whether the floor is on does not depend on the plan: where there is no usable one, `floor: off` still holds.
  if (options.floor === 'off') return nothing(FLOOR_OFF);
  if (subject.state !== 'known') return nothing(subject);
  const { chosen, chunk } = subject.value;
  if (chosen.kind === 'plan') return nothing(notApplicable('A plan pull request changes no code.'));
  const checks = checksOf(chosen, chunk);
  const context = { input, chosen, checks, headTree: await treeOfHead(input) };
  const files = given.evidence ?? [];
  const labels = files.flatMap(({ label }) => (label === null ? [] : [label]));
  const { baselines, without } =
    labels.length === 0
      ? {
          baselines: new Map([[null, await findBaseline(input.repository, placeOfBaseline(input, chosen))]]),
          without: [],
        }
      : await findLabelBaselines(input.repository, {
          labels,
          paths: given.labelBaselines ?? new Map(),
          at: chosen,
          pinned: chosen.plan.baseline,
        });
  const sides: Side[] = [];
  for (const [label, search] of baselines) {
    const own = files.find((each) => each.label === label) ?? null;
    sides.push(await collectSide(context, { label, files: own, search }));
  }
  const together = putSidesTogether([...sides, ...without.map(sideWithout)]);
  return { ...together, facts: { ...together.facts, planChecks: await checkRuns(input, checks, sides) } };
}

/** What every side of a floor has in common. */
interface FloorContext {
  readonly input: FloorInput;
  readonly chosen: ChosenPlan;
  readonly checks: readonly PlanCheck[] | null;
  readonly headTree: string | null;
}

/** What one side brings. */
interface SideInput {
  readonly label: string | null;
  readonly files: GivenFiles | null;
  readonly search: Read<BaselineSearch>;
}

/** Holds one capture of the head against its baseline. */
async function collectSide(
  { input, chosen, checks, headTree }: FloorContext,
  { label, files, search }: SideInput,
): Promise<Side> {
  const { options, given, head } = input;
  const pinned = chosen.plan.baseline;
  const source = given.evidenceSource ?? null;
  const snapshot = search.state === 'known' ? search.value.found?.snapshot : null;
  const terms = {
    head,
    headTree,
    toolchain: pinned.toolchain,
    origin: given.origin ?? OWN_ONLY,
    // A label's own baseline says how it is captured.
    cargoArgs: label === null ? null : (snapshot?.cargo_args ?? null),
  };
  const request = headCapture(input, options.runChecks === false ? [] : (checks ?? []), search);
  const found = await findEvidence(files, source, terms, request);
  const baseline = await settleBaseline(search, { pinned, evidence: found.usable, source });
  const compared = await compareAll({ ...input, retries: options.retries ?? 0 }, found, baseline, pinned);
  const facts = {
    evidenceState: known(found.state),
    evidence: found.usable,
    baselineState: baseline.state,
    ...compared.facts,
  };
  return { label, facts, goneFunctions: compared.goneFunctions, ofHead: found.ofHead };
}

function placeOfBaseline({ given, changes }: FloorInput, chosen: ChosenPlan): BaselinePlace {
  return { given: given.baseline ?? null, at: chosen, pinned: chosen.plan.baseline, changes };
}

/** Nothing is known of runs, and no evidence of another commit counts. */
const OWN_ONLY: OriginTerms = { reuse: 'off', expectedRun: null, directory: '', commands: () => [] };

/** Only a file can be of another tree than its commit's. Where the tree can't be had, the commit's id stands for it. */
async function treeOfHead({ repository, head, given }: FloorInput): Promise<string | null> {
  if ((given.evidence ?? []).length === 0 || repository.treeOid === undefined) return null;
  const tree = await repository.treeOid(head);
  return tree.state === 'known' ? tree.value : null;
}

function nothing(reason: Fact<never>): Floor {
  return {
    facts: {
      evidenceState: reason,
      evidence: reason,
      baselineState: reason,
      testComparison: reason,
      targetComparison: reason,
      warningComparison: reason,
      planChecks: reason,
    },
    goneFunctions: new Set(),
    labelled: [],
  };
}

/** Only tests that passed at the baseline are run again; without its list, all that fail, and the list decides later. */
function headCapture(
  { head, options }: FloorInput,
  checks: readonly PlanCheck[],
  search: Read<BaselineSearch>,
): HeadCapture {
  const times = options.retries ?? 0;
  if (times === 0) return { commit: head, checks, retries: null };
  const snapshot = search.state === 'known' ? search.value.found?.snapshot : undefined;
  const passed = snapshot ? new Set(snapshot.snapshot.tests.passed.map(testString)) : null;
  const retries = { times, eligible: (test: TestId) => passed?.has(testString(test)) ?? true };
  return { commit: head, checks, retries };
}

async function checkRuns(
  { options, head, given }: FloorInput,
  checks: readonly PlanCheck[] | null,
  sides: readonly Side[],
): Promise<FloorFacts['planChecks']> {
  if (options.runChecks === false) return CHECKS_OFF;
  if (checks === null)
    return missing('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
  const ofHead = sides.map((side) => side.ofHead).filter((evidence) => evidence !== null);
  const evidence = ofHead.length === 0 ? null : { checks: ofHead.flatMap((each) => each.checks) };
  return findCheckRuns(checks, { evidence, head, source: given.checkSource ?? null });
}
