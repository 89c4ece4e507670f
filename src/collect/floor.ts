import type { ChangedFile } from '../changes/changed-file.js';
import { type TestId, testString } from '../evidence/snapshot.js';
import type { EvidenceInput, HeadCapture, OriginTerms } from '../evidence-source.js';
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
import { type BaselineSearch, findBaseline } from './baseline-search.js';
import { type FoundEvidence, findEvidence } from './evidence.js';
import { checksOf, findCheckRuns } from './floor-checks.js';
import { type Comparisons, compareAll } from './floor-compare.js';

/** The facts that need the code to have been run. */
export type FloorFacts = Comparisons &
  Pick<FactTable, 'evidenceState' | 'evidence' | 'baselineState' | 'planChecks'>;

export interface Floor {
  readonly facts: FloorFacts;
  /** Functions of tests that are told to be gone: see `functionKey`. */
  readonly goneFunctions: ReadonlySet<string>;
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
  const { options, subject } = input;
  // Whether the floor is on does not depend on the plan: where there is no usable one, `floor: off` still holds.
  if (options.floor === 'off') return nothing(FLOOR_OFF);
  if (subject.state !== 'known') return nothing(subject);
  const { chosen, chunk } = subject.value;
  if (chosen.kind === 'plan') return nothing(notApplicable('A plan pull request changes no code.'));
  const pinned = chosen.plan.baseline;
  const checks = checksOf(chosen, chunk);
  const source = input.given.evidenceSource ?? null;
  const search = await findBaseline(input.repository, {
    given: input.given.baseline ?? null,
    at: chosen,
    pinned,
    changes: input.changes,
  });
  const headTree = await treeOfHead(input);
  const terms = { head: input.head, headTree, toolchain: pinned.toolchain, origin: input.given.origin ?? OWN_ONLY, cargoArgs: null };
  const request = headCapture(input, options.runChecks === false ? [] : (checks ?? []), search);
  const found = await findEvidence(input.given.evidence?.[0] ?? null, source, terms, request);
  const baseline = await settleBaseline(search, { pinned, evidence: found.usable, source });
  const compared = await compareAll({ ...input, retries: options.retries ?? 0 }, found, baseline, pinned);
  return {
    facts: {
      evidenceState: known(found.state),
      evidence: found.usable,
      baselineState: baseline.state,
      ...compared.facts,
      planChecks: await checkRuns(input, checks, found),
    },
    goneFunctions: compared.goneFunctions,
  };
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
  };
}

/** Only tests that passed at the baseline are run again; without its list, all that fail, and the list decides later. */
function headCapture(
  { head, options }: FloorInput,
  checks: readonly PlanCheck[],
  search: Read<BaselineSearch>,
): HeadCapture {
  const times = options.retries ?? 0;
  const snapshot = search.state === 'known' ? search.value.found?.snapshot : undefined;
  const passed = snapshot ? new Set(snapshot.snapshot.tests.passed.map(testString)) : null;
  const retries =
    times === 0
      ? null
      : {
          times,
          eligible: (test: TestId) => passed?.has(testString(test)) ?? true,
        };
  return { commit: head, checks, retries };
}

async function checkRuns(
  { options, head, given }: FloorInput,
  checks: readonly PlanCheck[] | null,
  { ofHead }: FoundEvidence,
): Promise<FloorFacts['planChecks']> {
  if (options.runChecks === false) return CHECKS_OFF;
  if (checks === null)
    return missing('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
  return findCheckRuns(checks, { evidence: ofHead, head, source: given.checkSource ?? null });
}
