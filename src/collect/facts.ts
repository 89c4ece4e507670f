import { type CompiledGlobs, compileGlobs } from '../changes/scope.js';
import type { TestGains } from '../changes/test-gains.js';
import type { EvidenceInput } from '../evidence-source.js';
import {
  type Fact,
  type FactTable,
  known,
  missing,
  notApplicable,
  type Placement,
  type ProtectedFiles,
  type Read,
  type Scope,
} from '../facts.js';
import type { Allowances } from '../floor-facts.js';
import type { GateOptions } from '../options.js';
import { type ChunkChoice, selectChunk } from '../plan/select-chunk.js';
import type { ChosenPlan, PlanChoice } from '../plan/select-plan.js';
import type { PullRequest } from '../pull-request.js';
import type { Repository } from '../repository.js';
import { allowancesFor, type ReadAllowances, readAllowances } from './allowances.js';
import { placeChecks } from './check-places.js';
import { type LandedInput, readDependencies } from './dependencies.js';
import { collectFloor } from './floor.js';
import type { LabelledFloor } from './floor-sides.js';
import { rootsOfLostTargets } from './floor-targets.js';
import { readHistory } from './history.js';
import type { CollectedPlan } from './plan.js';
import { readTestGains } from './test-gains.js';
import {
  type ChangeReach,
  collectGainedRuns,
  collectLosses,
  readTouchedSources,
  withoutFloor,
} from './test-sources-facts.js';

interface FactsInput extends EvidenceInput, LandedInput {
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

/** Every fact, and beside the table what each label has of its own. */
export interface CollectedFacts {
  readonly table: FactTable;
  readonly labelled: readonly LabelledFloor[];
}

/** Reads what the gates need beyond the plan and puts every fact in its place. */
export async function collectFacts(
  input: FactsInput,
  plan: CollectedPlan,
  subject: Fact<Subject>,
): Promise<CollectedFacts> {
  const reach = reachOf(input, plan, subject);
  const { repository, options } = input;
  const { mergeBase, changes } = plan;
  const head = input.pullRequest.headSha;
  const [history, dependencies, testGains, floor, touched, readAllowed] = await Promise.all([
    readHistory(input, plan),
    readDependencies(input, subject),
    readGains(input, plan, subject),
    collectFloor({ repository, options, given: input, subject, head, mergeBase, changes }),
    whenKnown(reach, readTouchedSources),
    whenKnown(subject, ({ chosen }) => readAllowances(repository, chosen)),
  ]);
  const allowances = mapFact(subject, (value) => allowancesOf(value, readAllowed));
  const globs = testGlobsOf(options);
  const { evidence, evidenceState, testComparison, targetComparison } = floor.facts;
  const [assertionLosses, gainedTestRuns] = await Promise.all([
    whenKnown(globs, (compiled) =>
      whenKnown(touched, (sources) =>
        whenKnown(reach, (place) =>
          collectLosses(place, sources, compiled, {
            goneFunctions: floor.goneFunctions,
            isGoneRoot: rootsOfLostTargets(targetComparison),
            evidence,
            comparison: testComparison,
          }),
        ),
      ),
    ),
    whenKnown(testGains, (gains) => collectGainedRuns({ repository, head }, gains, evidence, testComparison)),
  ]);
  const table: FactTable = {
    planChoice: judgedChoice(input, plan.choice, subject, readAllowed),
    planHistory: history,
    placement: mapFact(subject, ({ chosen }) => known(placementOf(chosen, input.pullRequest))),
    dependencies,
    scope: mapFact(subject, (value) => scopeOf(value, options)),
    protectedFiles: mapFact(subject, ({ chosen }) => protectedOf(chosen, options)),
    changes,
    testGains,
    gainedTestRuns,
    allowances: assertionLosses.state === 'not-applicable' ? assertionLosses : allowances,
    floorAllowances: evidenceState.state === 'not-applicable' ? evidenceState : allowances,
    assertionLosses,
    ...floor.facts,
    planChecks: placeChecks(floor.facts.planChecks, subject),
  };
  return { table, labelled: floor.labelled };
}

/**
 * The sources that assertions are counted in. That needs no evidence, so it does not depend on the floor; but with
 * \`floor: off\` nobody asked for more than what the files say, so what another gate misses already is not missed again.
 */
function reachOf(
  { repository, pullRequest, options }: FactsInput,
  { changes, mergeBase }: CollectedPlan,
  subject: Fact<Subject>,
): Fact<ChangeReach> {
  const off = options.floor === 'off';
  const lacking = (fact: Fact<never>): Fact<never> =>
    off && fact.state === 'missing' ? notApplicable(`\`floor: off\`: ${NOT_COUNTED}`) : fact;
  if (subject.state !== 'known') return lacking(subject);
  const { chosen, chunk } = subject.value;
  if (chosen.kind === 'plan') return notApplicable('A plan pull request changes no code.');
  if (chunk?.ok === false) return lacking(noChunk());
  if (changes.state !== 'known') return lacking(changes);
  if (mergeBase.state !== 'known') return lacking(mergeBase);
  const head = pullRequest.headSha;
  const reach = { repository, changes: changes.value, mergeBase: mergeBase.value, head };
  return off ? withoutFloor(reach) : known(reach);
}

const NOT_COUNTED = 'assertions are not counted where the plan, the chunk or the list of changes is missing.';

function allowancesOf({ chosen, chunk }: Subject, read: Fact<ReadAllowances>): Fact<Allowances> {
  if (chosen.kind === 'plan') return notApplicable('A plan pull request changes no code.');
  if (chosen.kind === 'chunk' && chunk?.ok !== true) return noChunk();
  return mapFact(read, (value) =>
    allowancesFor(known(value), chosen, chunk?.ok === true ? chunk.chunk.id : null),
  );
}

function testGlobsOf({ testPaths }: GateOptions): Read<CompiledGlobs> {
  const compiled = compileGlobs(testPaths);
  if (compiled.ok) return known(compiled.globs);
  return missing('infrastructure', "Input `test-paths` holds a glob that can't be used.");
}

/** The plan gate's view: the search's findings, with the chunk's and those of what the plan allows, and with an ungoverned pull request as it was configured. */
function judgedChoice(
  { options }: FactsInput,
  choice: Read<PlanChoice>,
  subject: Fact<Subject>,
  allowed: Fact<ReadAllowances>,
): Read<PlanChoice> {
  if (choice.state === 'missing') return choice;
  const { ungoverned, findings: found } = choice.value;
  const findings = allowed.state === 'known' ? [...found, ...allowed.value.findings] : found;
  if (ungoverned && options.ifNoPlan === 'pass') {
    return known({
      ...choice.value,
      findings: findings.map((finding) => ({
        ...finding,
        level: 'notice' as const,
        help: 'Nothing to do: pull requests without a plan may merge here.',
      })),
    });
  }
  if (subject.state === 'known' && subject.value.chunk?.ok === false) {
    return known({ ...choice.value, findings: [...findings, subject.value.chunk.finding] });
  }
  return known({ ...choice.value, findings });
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

function protectedOf({ kind }: ChosenPlan, options: GateOptions): Fact<ProtectedFiles> {
  if (kind === 'plan')
    return notApplicable('A plan pull request changes nothing but plan and baseline files.');
  return known({ globs: options.protected, namedPlan: options.plan, steeringToo: kind === 'chunk' });
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
  const globs = testGlobsOf(input.options);
  if (globs.state !== 'known') return globs;
  const owner = chunk?.ok === true ? `Chunk ${chunk.chunk.id}` : `Feature ${chosen.plan.feature.slug}`;
  return readTestGains(input.repository, {
    owner,
    changes: plan.changes.value,
    mergeBase: plan.mergeBase.value,
    head: input.pullRequest.headSha,
    testGlobs: globs.value,
  });
}

function noChunk(): Fact<never> {
  return missing('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
}

function mapFact<A, B>(fact: Fact<A>, onKnown: (value: A) => Fact<B>): Fact<B> {
  return fact.state === 'known' ? onKnown(fact.value) : fact;
}

/** Reads on where there is something to read on from. */
async function whenKnown<A, B>(fact: Fact<A>, read: (value: A) => Promise<Fact<B>>): Promise<Fact<B>> {
  return fact.state === 'known' ? read(fact.value) : fact;
}
