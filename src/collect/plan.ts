import type { ChangedFile } from '../changes/changed-file.js';
import { known, missing, type Read } from '../facts.js';
import type { GateOptions } from '../options.js';
import { isSteeringFile, PLAN_FOLDER, type PlanListing } from '../plan/plan-files.js';
import { type PlanChoice, selectPlan } from '../plan/select-plan.js';
import type { SelectionContext } from '../plan/selection-findings.js';
import type { PullRequest } from '../pull-request.js';
import { MAX_SOURCE_BYTES, type Repository } from '../repository.js';
import { readPlanListing } from './plan-listing.js';

/** What is known about the pull request's commits and its plan before any gate's own facts are read. */
export interface CollectedPlan {
  /** The tip of the base branch now; for a merge group what the tip will be when it merges. */
  readonly base: Read<string>;
  readonly mergeBase: Read<string>;
  readonly changes: Read<readonly ChangedFile[]>;
  /** The plan as the gates are to judge by; in a plan pull request the proposed one. */
  readonly choice: Read<PlanChoice>;
  /** The choice at the base alone; in a plan pull request it holds the predecessor. */
  readonly atBase: Read<PlanChoice>;
}

interface PlanInput {
  readonly pullRequest: PullRequest;
  readonly options: GateOptions;
  readonly repository: Repository;
}

/** Resolves the commits, lists the changes and chooses the plan. Reads run side by side wherever they can. */
export async function collectPlan(input: PlanInput): Promise<CollectedPlan> {
  const { pullRequest, options, repository } = input;
  // The tree at the base commit that the event named is asked for at once: mostly it is the tip, and a round trip is saved.
  if (pullRequest.baseSha !== null && options.planRef === null)
    void repository.listFiles(pullRequest.baseSha, PLAN_FOLDER);
  const [base, planAt] = await Promise.all([
    resolveCommit(repository, pullRequest.baseRef, 'The base branch'),
    options.planRef === null ? undefined : resolveCommit(repository, options.planRef, 'Input `plan-ref`'),
  ]);
  const at = planAt ?? base;
  const ref = options.planRef ?? pullRequest.baseRef;
  const [listing, { mergeBase, changes }] = await Promise.all([
    at.state === 'known' ? readPlanListing(repository, { ref, sha: at.value }, options.plan) : at,
    readChanges(repository, base, pullRequest.headSha),
  ]);
  const context = selectionContext(input, changes);
  const atBase = await choiceAtBase(input, listing, context);
  const choice = context.onlyPlanFiles ? await proposedChoice(input, atBase, context) : atBase;
  return { base, mergeBase, changes, choice, atBase };
}

async function resolveCommit(repository: Repository, ref: string, what: string): Promise<Read<string>> {
  const resolved = await repository.resolve(ref);
  if (resolved.state === 'missing') return resolved;
  if (resolved.value !== null) return known(resolved.value);
  return missing(
    'infrastructure',
    `${what} ${ref} does not exist in this repository, so there is nothing to judge by. Check the name, or fetch it.`,
  );
}

async function readChanges(
  repository: Repository,
  base: Read<string>,
  head: string,
): Promise<Pick<CollectedPlan, 'mergeBase' | 'changes'>> {
  if (base.state !== 'known') return { mergeBase: base, changes: base };
  const mergeBase = await repository.mergeBase(base.value, head);
  if (mergeBase.state !== 'known') return { mergeBase, changes: mergeBase };
  const changes = await repository.changedFiles(mergeBase.value, head);
  if (changes.state === 'known') warmSources(repository, changes.value, mergeBase.value, head);
  return { mergeBase, changes };
}

/** So many sources may be read before anyone knows whether a gate will look at them: each is a request or two. */
const MAX_WARMED = 30;

/** Few changed Rust sources are nearly always looked at, so they are asked for while the plan is still on its way. */
function warmSources(
  repository: Repository,
  changes: readonly ChangedFile[],
  mergeBase: string,
  head: string,
): void {
  const sources = changes.filter((file) => file.path.endsWith('.rs'));
  if (repository.warm === undefined || sources.length > MAX_WARMED) return;
  const oids = new Map(
    sources.flatMap((file) => (file.after === undefined ? [] : [[file.path, file.after.oid] as const])),
  );
  const paths = (files: readonly ChangedFile[]) => files.map((file) => file.path);
  repository.warm(head, paths(sources.filter((file) => file.change !== 'deleted')), MAX_SOURCE_BYTES, oids);
  repository.warm(mergeBase, paths(sources.filter((file) => file.change !== 'added')), MAX_SOURCE_BYTES);
}

function selectionContext(
  { pullRequest, options }: PlanInput,
  changes: Read<readonly ChangedFile[]>,
): SelectionContext {
  const files = changes.state === 'known' ? changes.value : [];
  // Without a whole list nobody can say that only plan files changed: then the stricter kind holds.
  const onlyPlanFiles = files.length > 0 && files.every((file) => isSteeringFile(file.path));
  return { pullRequest, named: options.plan !== null, onlyPlanFiles };
}

/**
 * A feature pull request may bring the first plan to its source branch: then the plan comes from the integration branch, which is its
 * head. It is read by the head's commit and not by the branch's name, since a name that nothing is found by would read as "no plan".
 */
async function choiceAtBase(
  input: PlanInput,
  listing: Read<PlanListing>,
  context: SelectionContext,
): Promise<Read<PlanChoice>> {
  if (listing.state !== 'known') return listing;
  const choice = selectPlan(listing.value, context);
  const { pullRequest, options, repository } = input;
  const mayBeFeature = pullRequest.sameRepository && pullRequest.headRef !== null && options.planRef === null;
  if (!choice.ungoverned || !mayBeFeature || pullRequest.headRef === null) return known(choice);
  const head = { ref: pullRequest.headRef, sha: pullRequest.headSha };
  const there = await readPlanListing(repository, head, options.plan);
  if (there.state !== 'known') return there;
  const feature = selectPlan(there.value, { ...context, named: false });
  // A plan that can't be used can't say whose it is, and is not the same as none.
  const unusable = feature.chosen === null && !feature.ungoverned;
  return known(feature.chosen?.kind === 'feature' || unusable ? feature : choice);
}

/** In a plan pull request the proposed plan is read at the head; whether it governs is still the base's to say. */
async function proposedChoice(
  input: PlanInput,
  atBase: Read<PlanChoice>,
  context: SelectionContext,
): Promise<Read<PlanChoice>> {
  if (atBase.state !== 'known') return atBase;
  if (atBase.value.chosen !== null && atBase.value.chosen.kind !== 'plan') return atBase;
  const { pullRequest, options, repository } = input;
  const listing = await readPlanListing(
    repository,
    { ref: pullRequest.headRef ?? pullRequest.headSha, sha: pullRequest.headSha },
    options.plan,
  );
  if (listing.state !== 'known') return listing;
  const proposed = selectPlan(listing.value, context);
  if (proposed.chosen?.kind === 'plan' || !proposed.ungoverned) return known(proposed);
  return known(atBase.value.ungoverned ? atBase.value : { ...proposed, ungoverned: false });
}
