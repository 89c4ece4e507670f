import type { ChangedFile } from '../changes/changed-file.js';
import { compileGlobs } from '../changes/scope.js';
import type { TestGains } from '../changes/test-gains.js';
import {
  type EvidenceState,
  type Fact,
  type FactTable,
  known,
  missing,
  notApplicable,
  type Placement,
  type Read,
  type Scope,
} from '../facts.js';
import type { GateOptions } from '../options.js';
import type { PlanHistory, Predecessor } from '../plan/history.js';
import { PLAN_FOLDER } from '../plan/plan-files.js';
import { type ChunkChoice, selectChunk } from '../plan/select-chunk.js';
import type { ChosenPlan, PlanChoice } from '../plan/select-plan.js';
import type { PullRequest } from '../pull-request.js';
import type { Repository } from '../repository.js';
import { proveBaseline } from './baseline-proof.js';
import type { CollectedPlan } from './plan.js';
import { readTestGains } from './test-gains.js';

interface FactsInput {
  readonly pullRequest: PullRequest;
  readonly options: GateOptions;
  readonly repository: Repository;
}

/** Who is judged: the plan with, for a chunk pull request, its chunk. */
export interface Subject {
  readonly chosen: ChosenPlan;
  /** `null` unless the pull request works on one chunk that could be told. */
  readonly chunk: ChunkChoice | null;
}

/** The chosen plan and chunk, or why every fact that depends on them has no value. */
export function subjectOf(
  input: Pick<FactsInput, 'pullRequest' | 'options'>,
  choice: Read<PlanChoice>,
): Fact<Subject> {
  if (choice.state === 'missing') return choice;
  const { chosen, ungoverned } = choice.value;
  if (chosen === null && ungoverned && input.options.ifNoPlan === 'pass')
    return notApplicable('No plan governs this pull request.');
  if (chosen === null)
    return missing('bad-plan', 'There is no usable plan to judge by: see the gate `plan`.');
  const chunk =
    chosen.kind === 'chunk' ? selectChunk(chosen.plan, input.pullRequest, input.options.chunk) : null;
  return known({ chosen, chunk });
}

/** Reads what the gates need beyond the plan and puts every fact in its place. */
export async function collectFacts(
  input: FactsInput,
  plan: CollectedPlan,
  subject: Fact<Subject>,
): Promise<FactTable> {
  const [history, testGains] = await Promise.all([readHistory(input, plan), readGains(input, plan, subject)]);
  return {
    planChoice: judgedChoice(input, plan.choice, subject),
    planHistory: history,
    placement: mapFact(subject, ({ chosen }) => known(placementOf(chosen, input.pullRequest))),
    scope: mapFact(subject, (value) => scopeOf(value, input.options)),
    protectedFiles: mapFact(subject, ({ chosen }) => protectedOf(chosen, input.options)),
    changes: plan.changes,
    testGains,
    evidence: evidenceOf(subject, input.options),
  };
}

/** The plan gate's view: the search's findings, with the chunk's, and with an ungoverned pull request as it was configured. */
function judgedChoice(
  { options }: FactsInput,
  choice: Read<PlanChoice>,
  subject: Fact<Subject>,
): Read<PlanChoice> {
  if (choice.state === 'missing') return choice;
  const { ungoverned, findings } = choice.value;
  if (ungoverned && options.ifNoPlan === 'pass') {
    return known({
      ...choice.value,
      findings: findings.map((finding) => ({ ...finding, level: 'notice' as const })),
    });
  }
  if (subject.state === 'known' && subject.value.chunk?.ok === false) {
    return known({ ...choice.value, findings: [...findings, subject.value.chunk.finding] });
  }
  return choice;
}

function placementOf(chosen: ChosenPlan, pullRequest: PullRequest): Placement {
  const { baseRef, headRef, sameRepository } = pullRequest;
  return { kind: chosen.kind, feature: chosen.plan.feature, baseRef, headRef, sameRepository };
}

function scopeOf({ chosen, chunk }: Subject, { allow, slack }: GateOptions): Fact<Scope> {
  if (chosen.kind === 'plan')
    return notApplicable('A plan pull request changes nothing but plan and baseline files.');
  if (chosen.kind === 'feature') {
    const entries = [...new Set(chosen.plan.chunks.flatMap((each) => each.files_touched))];
    return known({ owner: `feature ${chosen.plan.feature.slug}`, entries, allow, slack, steeringToo: true });
  }
  if (chunk?.ok !== true) return noChunk();
  return known({
    owner: `chunk ${chunk.chunk.id}`,
    entries: chunk.chunk.files_touched,
    allow,
    slack,
    steeringToo: false,
  });
}

function protectedOf(
  { kind }: ChosenPlan,
  options: GateOptions,
): Fact<{ globs: readonly string[]; steeringToo: boolean }> {
  if (kind === 'plan')
    return notApplicable('A plan pull request changes nothing but plan and baseline files.');
  return known({ globs: options.protected, steeringToo: kind === 'chunk' });
}

/** Whether the floor is on does not depend on the plan: where there is no usable one, `floor: off` still holds. */
function evidenceOf(subject: Fact<Subject>, { floor }: GateOptions): Fact<EvidenceState> {
  if (floor === 'off')
    return notApplicable('`floor: off`: no test was run and no warning counted for this verdict.');
  return mapFact(subject, ({ chosen }) =>
    chosen.kind === 'plan' ? notApplicable('A plan pull request changes no code.') : known({ found: false }),
  );
}

async function readHistory(input: FactsInput, plan: CollectedPlan): Promise<Fact<PlanHistory>> {
  if (plan.base.state !== 'known') return plan.base;
  if (plan.changes.state !== 'known') return plan.changes;
  const listed = await input.repository.listFiles(plan.base.value, PLAN_FOLDER);
  if (listed.state !== 'known') return listed;
  const changes = plan.changes.value;
  const atBase = new Map(listed.value.map((entry) => [entry.path, entry.oid]));
  const chosen = plan.choice.state === 'known' ? plan.choice.value.chosen : null;
  if (chosen?.kind !== 'plan') return known({ changes, atBase, proposal: null });
  const predecessor = plan.atBase.state === 'known' ? predecessorOf(plan.atBase.value) : null;
  const proven = await proveBaseline(
    input.repository,
    input.pullRequest.headSha,
    changes,
    chosen.plan.baseline,
  );
  if (proven.state !== 'known') return proven;
  const proposal = { predecessor, proposed: chosen.plan, path: chosen.path, baselineProven: proven.value };
  return known({ changes, atBase, proposal });
}

function predecessorOf({ chosen, broken }: PlanChoice): Predecessor | null {
  if (chosen !== null) return chosen.plan;
  return broken === null ? null : { ...broken, baseline: null };
}

async function readGains(
  input: FactsInput,
  plan: CollectedPlan,
  subject: Fact<Subject>,
): Promise<Fact<TestGains>> {
  if (subject.state !== 'known') return subject;
  const { chosen, chunk } = subject.value;
  if (chosen.kind === 'plan') return notApplicable('A plan pull request owes no tests.');
  if (chosen.kind === 'chunk' && chunk?.ok !== true) return noChunk();
  const owing = chunk?.ok === true ? [chunk.chunk] : chosen.plan.chunks;
  if (!owing.some((each) => each.requires_tests))
    return notApplicable('The plan does not ask for tests here (`requires_tests` is false).');
  if (plan.changes.state !== 'known') return plan.changes;
  if (plan.mergeBase.state !== 'known') return plan.mergeBase;
  const globs = compileGlobs(input.options.testPaths);
  if (!globs.ok) return missing('infrastructure', "Input `test-paths` holds a glob that can't be used.");
  const owner = chunk?.ok === true ? `Chunk ${chunk.chunk.id}` : `Feature ${chosen.plan.feature.slug}`;
  const changes: readonly ChangedFile[] = plan.changes.value;
  return readTestGains(input.repository, {
    owner,
    changes,
    mergeBase: plan.mergeBase.value,
    head: input.pullRequest.headSha,
    testGlobs: globs.globs,
  });
}

function noChunk(): Fact<never> {
  return missing('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
}

function mapFact<A, B>(fact: Fact<A>, onKnown: (value: A) => Fact<B>): Fact<B> {
  return fact.state === 'known' ? onKnown(fact.value) : fact;
}
