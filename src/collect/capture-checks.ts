import { known, type Read } from '../facts.js';
import type { GateOptions } from '../options.js';
import type { PlanCheck } from '../plan/plan.js';
import { featureOf } from '../plan/plan-files.js';
import type { ChosenPlan, PlanChoice } from '../plan/select-plan.js';
import type { PullRequest } from '../pull-request.js';
import type { Repository } from '../repository.js';
import { type Subject, subjectOf } from './facts.js';
import { checksOf } from './floor-checks.js';
import { collectPlan } from './plan.js';
import { readPlanListing } from './plan-listing.js';

/** The checks that a capture is to run, for a gate elsewhere that looks for the results of its own among them. */
export interface CaptureChecks {
  readonly checks: readonly PlanCheck[];
  /** Why there are none, or not all, in whole sentences; `null` where nothing is to be told. */
  readonly note: string | null;
}

/** A clone in which a branch is never hidden by a tag of its name. */
export interface CaptureRepository extends Repository {
  /** The tip of a branch: the clone's own, else origin's, else `null`. */
  branchCommit(name: string): Promise<Read<string | null>>;
}

export interface CaptureChecksInput {
  readonly pullRequest: PullRequest;
  readonly options: GateOptions;
  readonly repository: CaptureRepository;
  /** True for a merge group, of whose pull request nothing is told here but where it goes. */
  readonly queued: boolean;
}

/** More checks than this of one plan are not run ahead; the gate says which it misses. */
export const MAX_CAPTURED_CHECKS = 200;
/** Of the features that one branch takes, so many are looked at. */
const MAX_FEATURES = 20;

/**
 * Finds the checks by the engine that judges: the same plan, and the same chunk where it can be told. Where it can't, all
 * chunks' checks are run, since the gate, which knows the pull request, picks its own by their whole text.
 */
export async function findCaptureChecks(input: CaptureChecksInput): Promise<CaptureChecks> {
  const { branchCommit, resolve } = input.repository;
  const { baseRef, baseSha } = input.pullRequest;
  const repository: Repository = {
    ...input.repository,
    resolve: async (ref) => {
      // The gate judges a merge group by the plan at the group's own base.
      const own = input.queued && ref === baseRef && baseSha !== null ? await resolve(baseSha) : known(null);
      if (own.state === 'missing' || own.value !== null) return own;
      const branch = await branchCommit(ref);
      return branch.state === 'known' && branch.value === null ? resolve(ref) : branch;
    },
  };
  const local = { ...input, repository };
  const { choice } = await collectPlan(local);
  if (choice.state === 'missing') return none(choice.reason);
  const subject = subjectOf(local, choice);
  if (subject.state === 'known') return limited(checksOfSubject(subject.value));
  const features = input.queued && choice.value.ungoverned ? await queuedFeatures(local) : known([]);
  if (features.state === 'missing') return none(features.reason);
  if (features.value.length === 0) return none(whyNot(choice.value));
  return limited(features.value.flatMap((chosen) => checksOf(chosen, null) ?? []));
}

function checksOfSubject({ chosen, chunk }: Subject): readonly PlanCheck[] {
  if (chosen.kind === 'plan') return [];
  return checksOf(chosen, chunk) ?? chosen.plan.chunks.flatMap(({ checks }) => checks);
}

type LocalInput = Omit<CaptureChecksInput, 'repository'> & { readonly repository: Repository };

/** A group into a feature's source branch is that feature's own if its branch is there and has not landed. */
async function queuedFeatures(input: LocalInput): Promise<Read<readonly ChosenPlan[]>> {
  const { pullRequest, repository } = input;
  const branches = await branchesInto(input);
  if (branches.state === 'missing') return branches;
  const found: ChosenPlan[] = [];
  for (const headRef of branches.value.slice(0, MAX_FEATURES)) {
    const tip = await repository.resolve(headRef);
    if (tip.state !== 'known' || tip.value === null) continue;
    const plan = await collectPlan({ ...input, pullRequest: { ...pullRequest, headRef } });
    const landed = await hasLanded(repository, plan.base, tip.value);
    const chosen = plan.choice.state === 'known' ? plan.choice.value.chosen : null;
    if (chosen?.kind === 'feature' && !landed) found.push(chosen);
  }
  return known(found);
}

/** Names of integration branches whose features go into the base branch, by the plans there and by those that the group brings. */
async function branchesInto({
  pullRequest,
  options,
  repository,
}: LocalInput): Promise<Read<readonly string[]>> {
  const { baseRef, headSha } = pullRequest;
  const base = await repository.resolve(baseRef);
  if (base.state === 'missing') return base;
  const names = new Set<string>();
  for (const sha of [headSha, base.value ?? headSha]) {
    const listing = await readPlanListing(repository, { ref: baseRef, sha }, options.plan);
    if (listing.state === 'missing') return listing;
    for (const file of listing.value.files) {
      const feature = featureOf(file);
      if (feature?.source_branch === baseRef) names.add(feature.integration_branch);
    }
  }
  return known([...names]);
}

async function hasLanded(repository: Repository, base: Read<string>, tip: string): Promise<boolean> {
  if (base.state === 'missing') return false;
  const common = await repository.mergeBase(base.value, tip);
  return common.state === 'known' && common.value === tip;
}

/** Each check once: results are told apart by nothing else. */
function limited(checks: readonly PlanCheck[]): CaptureChecks {
  const once = new Map(checks.map((check) => [checkKey(check), check]));
  const more = once.size - MAX_CAPTURED_CHECKS;
  const left = more === 1 ? '1 more is' : `${more} more are`;
  const note = `${MAX_CAPTURED_CHECKS} plan checks are run ahead; ${left} left out, and a gate that needs one says so. Name the chunk with input \`chunk\`.`;
  return { checks: [...once.values()].slice(0, MAX_CAPTURED_CHECKS), note: more > 0 ? note : null };
}

/** What tells a check's result from another's in evidence. */
export function checkKey({
  desc,
  run,
  cwd,
}: Pick<PlanCheck, 'desc' | 'run'> & { cwd?: string | null }): string {
  return JSON.stringify([desc, run, cwd ?? null]);
}

function whyNot({ findings }: PlanChoice): string {
  return findings[0]?.message ?? 'There is no usable plan.';
}

function none(reason: string): CaptureChecks {
  return { checks: [], note: `No plan check is run. ${reason}` };
}
