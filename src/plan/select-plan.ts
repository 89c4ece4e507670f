import type { Finding } from '../finding.js';
import type { Feature, Plan, PlanBaseline, PullRequestKind } from './plan.js';
import { featureOf, type PlanFile, type PlanListing, revisionInName, revisionOf } from './plan-files.js';
import {
  misnamedFinding,
  noPlan,
  notFound,
  olderProblems,
  problemFindings,
  refusal,
  type SelectionContext,
  twoContents,
  twoFeatures,
} from './selection-findings.js';

/** The plan that governs a pull request. */
export interface ChosenPlan {
  readonly kind: PullRequestKind;
  readonly path: string;
  /** Object id of the plan file. */
  readonly oid: string;
  readonly ref: string;
  readonly sha: string;
  readonly plan: Plan;
  /** Where its checks stand: see `PlanResult`. */
  readonly checkLines?: ReadonlyMap<string, number>;
}

/** What the search for a plan came to. Errors among the findings mean that `chosen` must not be relied on. */
export interface PlanChoice {
  readonly chosen: ChosenPlan | null;
  /** True when no plan claims this pull request, as opposed to one that is broken or ambiguous. */
  readonly ungoverned: boolean;
  /** The newest revision where it governs but is not valid: a plan pull request may put the next one in its place. */
  readonly broken: BrokenPlan | null;
  /** Revisions that stand there with several contents; left out where there are none, or where something else is wrong too. */
  readonly clashes?: readonly RevisionClash[];
  readonly findings: readonly Finding[];
}

/** One revision of a feature with all files that hold it, of which at least two differ. */
export interface RevisionClash {
  readonly revision: number;
  readonly files: readonly Pick<PlanFile, 'path' | 'oid'>[];
}

export interface BrokenPlan {
  readonly plan_rev: number;
  /** `null` where it can't even be read. */
  readonly feature: Feature | null;
  /** Of the newest valid revision before it; `null` when there is none. */
  readonly baseline: PlanBaseline | null;
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
  const unreadable = listing.files.filter((file) => featureOf(file) === undefined);
  const blocking = unreadable.filter((file) => !isSuperseded(file, listing));
  if (refused.length > 0 || blocking.length > 0)
    return unreadableFailure(blocking, listing, context, refused);
  const claiming = governing(listing, context);
  const slugs = [...new Set(claiming.map((file) => featureOf(file)?.slug ?? ''))];
  if (slugs.length > 1) return failed([twoFeatures(claiming, context)]);
  const slug = slugs[0];
  if (slug === undefined && unreadable.length > 0) return unreadableFailure(unreadable, listing, context, []);
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
  if (clashes.length > 0) {
    return {
      ...failed(clashes.map(([clash, copies]) => twoContents(copies, clash))),
      clashes: clashes.map(([clash, copies]) => ({
        revision: clash,
        files: copies.map(({ path, oid }) => ({ path, oid })),
      })),
    };
  }
  const revision = files.reduce((highest, file) => Math.max(highest, revisionOf(file)), 0);
  const newest = files.filter((file) => revisionOf(file) === revision);
  const first = newest[0];
  if (first === undefined) return ungoverned(listing, context);
  // A name that promises more than the newest revision would make an old plan look like the one that counts.
  const pretending = files.filter((file) => (revisionInName(file.path) ?? 0) > revision);
  const misnamed = [...new Set([...newest, ...pretending])].flatMap((file) => misnamedFinding(file));
  if (!first.result.ok || misnamed.length > 0) {
    const findings = [...problemFindings(first, listing, context), ...misnamed];
    return { ...failed(findings), broken: newestReadable(files) };
  }
  const { plan, checkLines } = first.result;
  // A plan that was named by hand may belong to other branches: the `branch` gate says so.
  const kind = kindFor(plan.feature, context) ?? 'chunk';
  const { path, oid } = preferred(newest);
  const { ref, sha } = listing;
  const lines = checkLines === undefined ? {} : { checkLines };
  const chosen = { kind, path, oid, ref, sha, plan, ...lines };
  return { chosen, ungoverned: false, broken: null, findings: olderProblems(files, revision) };
}

/** The newest revision of a feature that says what it is, with the baseline of the newest valid one. */
function newestReadable(files: readonly PlanFile[]): BrokenPlan | null {
  const readable = files.filter((file) => revisionOf(file) !== Number.MAX_SAFE_INTEGER);
  const newest = [...readable].sort((a, b) => revisionOf(b) - revisionOf(a))[0];
  const feature = newest === undefined ? undefined : featureOf(newest);
  if (newest === undefined || feature === undefined) return null;
  const valid = readable.flatMap(({ result }) => (result.ok ? [result.plan] : []));
  const before = valid.sort((a, b) => b.plan_rev - a.plan_rev)[0];
  return { plan_rev: revisionOf(newest), feature, baseline: before?.baseline ?? null };
}

/** The plan that would govern if nothing else stood in its way; `null` unless it is of one feature alone. */
function claimedPlan(listing: PlanListing, context: SelectionContext): BrokenPlan | null {
  const slugs = new Set(governing(listing, context).map((file) => featureOf(file)?.slug));
  const [slug] = slugs;
  if (slugs.size !== 1 || slug === undefined) return null;
  return newestReadable(listing.files.filter((file) => featureOf(file)?.slug === slug));
}

/** What can't be read might govern the pull request, so it is never taken for absent. */
function unreadableFailure(
  files: readonly PlanFile[],
  listing: PlanListing,
  context: SelectionContext,
  refused: readonly Finding[],
): PlanChoice {
  const findings = [...refused, ...files.flatMap((file) => problemFindings(file, listing, context))];
  return { ...failed(findings), broken: claimedPlan(listing, context) ?? unreadablePlan(files) };
}

/** Of plans that nobody can read, the newest by name: the number is all that a plan pull request can follow. */
function unreadablePlan(files: readonly PlanFile[]): BrokenPlan | null {
  const revisions = files.map((file) => revisionInName(file.path)).filter((revision) => revision !== null);
  return revisions.length === 0 ? null : { plan_rev: Math.max(...revisions), feature: null, baseline: null };
}

/** A revision that nobody can read does no more harm once a valid one follows it in its own folder. */
function isSuperseded(file: PlanFile, listing: PlanListing): boolean {
  const revision = revisionInName(file.path);
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  return (
    revision !== null &&
    listing.files.some(
      (other) =>
        other.result.ok && folder(other.path) === folder(file.path) && other.result.plan.plan_rev > revision,
    )
  );
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

/** Only a path that was named and is not there is a mistake; else no plan claims the pull request. */
function ungoverned(listing: PlanListing, context: SelectionContext): PlanChoice {
  const mistaken = context.named && listing.files.length === 0 && !/[*?]/.test(listing.where);
  if (mistaken) return failed([notFound(listing)]);
  return { chosen: null, ungoverned: true, broken: null, findings: [noPlan(listing, context)] };
}

function failed(findings: readonly Finding[]): PlanChoice {
  return { chosen: null, ungoverned: false, broken: null, findings };
}
