import type { Finding } from '../finding.js';
import type { PullRequest } from '../pull-request.js';
import type { Feature, Plan, Problem, PullRequestKind } from './plan.js';
import { type PlanFile, type PlanListing, revisionInName } from './plan-files.js';

/** The plan that governs a pull request. */
export interface ChosenPlan {
  readonly kind: PullRequestKind;
  readonly path: string;
  readonly ref: string;
  readonly sha: string;
  readonly plan: Plan;
}

/** What the search for a plan came to. Errors among the findings mean that `chosen` must not be relied on. */
export interface PlanChoice {
  readonly chosen: ChosenPlan | null;
  /** True when no plan claims this pull request, as opposed to one that is broken or ambiguous. */
  readonly ungoverned: boolean;
  /** The newest revision where it governs but is not valid: a plan pull request may put the next one in its place. */
  readonly broken: BrokenPlan | null;
  readonly findings: readonly Finding[];
}

export interface BrokenPlan {
  readonly plan_rev: number;
  readonly feature: Feature;
}

/** What decides which plan governs: the pull request's branches, and how the plan was asked for. */
export interface SelectionContext {
  readonly pullRequest: Pick<PullRequest, 'baseRef' | 'headRef' | 'sameRepository'>;
  /** True when input `plan` names the plan, so that a single file found is taken whatever its branches. */
  readonly named: boolean;
  /** True when every changed file steers validation: then it is a plan pull request. */
  readonly onlyPlanFiles: boolean;
}

/** How a feature's branches relate to a pull request; `null` when they do not. */
export function kindFor(feature: Feature, context: SelectionContext): PullRequestKind | null {
  const { baseRef, headRef, sameRepository } = context.pullRequest;
  if (baseRef === feature.integration_branch) return context.onlyPlanFiles ? 'plan' : 'chunk';
  const isFeature =
    baseRef === feature.source_branch && headRef === feature.integration_branch && sameRepository;
  return isFeature ? 'feature' : null;
}

/** Chooses the plan that governs a pull request out of all that were found (spec.md section 1, "Which"). */
export function selectPlan(listing: PlanListing, context: SelectionContext): PlanChoice {
  const refused = listing.refused.map((file) => refusal(file.path, file.why, listing));
  const unreadable = listing.files.filter((file) => !file.result.ok && featureOf(file) === undefined);
  if (refused.length > 0 || unreadable.length > 0) {
    return failed([...refused, ...unreadable.flatMap(problemFindings)]);
  }
  const slugs = [...new Set(governing(listing, context).map((file) => featureOf(file)?.slug ?? ''))];
  if (slugs.length > 1) return failed([twoFeatures(listing, context)]);
  const slug = slugs[0];
  if (slug === undefined) return ungoverned(listing, context);
  return newestRevision(
    listing,
    context,
    listing.files.filter((file) => featureOf(file)?.slug === slug),
  );
}

function governing(listing: PlanListing, context: SelectionContext): readonly PlanFile[] {
  if (context.named && listing.files.length === 1) return listing.files;
  return listing.files.filter((file) => {
    const feature = featureOf(file);
    return feature !== undefined && kindFor(feature, context) !== null;
  });
}

function newestRevision(
  listing: PlanListing,
  context: SelectionContext,
  files: readonly PlanFile[],
): PlanChoice {
  const clashes = [...revisionGroups(files)].filter(([, copies]) =>
    copies.some((copy) => copy.oid !== copies[0]?.oid),
  );
  if (clashes.length > 0) return failed(clashes.map(([clash, copies]) => twoContents(copies, clash)));
  const revision = files.reduce((highest, file) => Math.max(highest, revisionOf(file)), 0);
  const newest = files.filter((file) => revisionOf(file) === revision);
  const first = newest[0];
  if (first === undefined) return ungoverned(listing, context);
  const misnamed = newest.flatMap((file) => misnamedFinding(file, revision));
  if (!first.result.ok)
    return { ...failed([...problemFindings(first), ...misnamed]), broken: brokenPlan(first, revision) };
  if (misnamed.length > 0) return failed(misnamed);
  const plan = first.result.plan;
  // A plan that was named by hand may belong to other branches: the `branch` gate says so.
  const kind = kindFor(plan.feature, context) ?? 'chunk';
  const chosen = { kind, path: preferred(newest).path, ref: listing.ref, sha: listing.sha, plan };
  return { chosen, ungoverned: false, broken: null, findings: olderProblems(files, revision) };
}

function brokenPlan(file: PlanFile, revision: number): BrokenPlan | null {
  const feature = featureOf(file);
  return feature === undefined || revision === Number.MAX_SAFE_INTEGER
    ? null
    : { plan_rev: revision, feature };
}

function revisionGroups(files: readonly PlanFile[]): ReadonlyMap<number, readonly PlanFile[]> {
  const groups = new Map<number, PlanFile[]>();
  for (const file of files) groups.set(revisionOf(file), [...(groups.get(revisionOf(file)) ?? []), file]);
  return groups;
}

/** Among equal copies the numbered one is named: `plan.json` is the moving copy. */
function preferred(copies: readonly PlanFile[]): PlanFile {
  return copies.find((file) => revisionInName(file.path) !== null) ?? (copies[0] as PlanFile);
}

function featureOf(file: PlanFile): Feature | undefined {
  return file.result.ok ? file.result.plan.feature : file.result.partial.feature;
}

/** A broken plan whose revision can't be read counts by its name, and as the newest when that does not say either. */
function revisionOf(file: PlanFile): number {
  const inside = file.result.ok ? file.result.plan.plan_rev : file.result.partial.plan_rev;
  return inside ?? revisionInName(file.path) ?? Number.MAX_SAFE_INTEGER;
}

/** One finding for each problem of a plan file, at its line. */
export function problemFindings(file: PlanFile): readonly Finding[] {
  if (file.result.ok) return [];
  return file.result.problems.map((problem) => problemFinding(file.path, problem));
}

function problemFinding(path: string, problem: Problem): Finding {
  const where = problem.pointer === '' ? '' : ` (at ${problem.pointer})`;
  return {
    code: problem.code,
    level: 'error',
    message: `${problem.message}${where}`,
    help: `Correct ${path} at line ${problem.line}, column ${problem.column}; \`plan-gate validate ${path}\` lists every problem at once.`,
    path,
    line: problem.line,
    column: problem.column,
    endColumn: problem.column,
  };
}

function misnamedFinding(file: PlanFile, revision: number): readonly Finding[] {
  const promised = revisionInName(file.path);
  if (promised === null || promised === revision || !file.result.ok) return [];
  return [
    {
      code: 'revision_mismatch',
      level: 'error',
      message: `${file.path} must hold plan_rev ${promised}, but it holds ${revision}.`,
      help: `Set plan_rev to ${promised}, or name the file plan.v${revision}.json.`,
      path: file.path,
      line: 1,
    },
  ];
}

function olderProblems(files: readonly PlanFile[], revision: number): readonly Finding[] {
  return files
    .filter((file) => !file.result.ok && revisionOf(file) < revision)
    .map((file) => ({
      code: 'older_revision_broken',
      level: 'notice',
      message: `${file.path} is an older revision that is not valid; revision ${revision} is the one that counts.`,
      help: 'Nothing to do for this pull request.',
      path: file.path,
    }));
}

function refusal(path: string, why: 'symlink' | 'submodule' | 'too-large', listing: PlanListing): Finding {
  const what = why === 'too-large' ? 'is larger than 4 MiB' : `is a ${why}, which could lead anywhere`;
  return {
    code: why === 'too-large' ? 'plan_too_large' : 'plan_is_link',
    level: 'error',
    message: `${path} at ${listing.ref} (${listing.sha}) ${what}, so it is not read.`,
    help:
      why === 'too-large'
        ? 'Split the feature into plans of less than 4 MiB.'
        : 'Commit the plan as an ordinary file.',
    path,
  };
}

function twoFeatures(listing: PlanListing, context: SelectionContext): Finding {
  const files = governing(listing, context);
  const named = files.map((file) => `${file.path} (feature ${featureOf(file)?.slug ?? '?'})`).join(', ');
  return {
    code: 'two_features',
    level: 'error',
    message: `Plans of two features claim this pull request into ${context.pullRequest.baseRef}: ${named}.`,
    help: 'Give each feature an integration branch of its own, or name the plan with input `plan`.',
  };
}

function twoContents(files: readonly PlanFile[], revision: number): Finding {
  const named = files.map((file) => file.path).join(' and ');
  const which = revision === Number.MAX_SAFE_INTEGER ? 'no readable plan_rev' : `plan_rev ${revision}`;
  return {
    code: 'two_contents',
    level: 'error',
    message: `${named} all hold ${which}, but their content differs.`,
    help: 'A revision is immutable: keep one content for it, and number the other as the next revision.',
    ...(files[0] === undefined ? {} : { path: files[0].path }),
  };
}

function ungoverned(listing: PlanListing, context: SelectionContext): PlanChoice {
  const { baseRef, headRef } = context.pullRequest;
  const branches = listing.files.map((file) => {
    const feature = featureOf(file);
    return `${file.path} governs ${feature?.integration_branch ?? '?'} (and its merge into ${feature?.source_branch ?? '?'})`;
  });
  const found =
    branches.length === 0 ? 'It holds no plan.' : `Plans found: ${branches.slice(0, 20).join('; ')}.`;
  const finding: Finding = {
    code: 'no_plan',
    level: 'error',
    message: `No plan governs the pull request from ${headRef ?? 'a detached head'} into ${baseRef}. Looked in ${listing.where} at ${listing.ref} (${listing.sha}). ${found}`,
    help: `Open the pull request against the plan's integration branch, commit a plan to ${baseRef}, or set \`if-no-plan: pass\` where pull requests without a plan may merge.`,
  };
  return { chosen: null, ungoverned: true, broken: null, findings: [finding] };
}

function failed(findings: readonly Finding[]): PlanChoice {
  return { chosen: null, ungoverned: false, broken: null, findings };
}
