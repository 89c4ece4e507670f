import type { Finding } from '../finding.js';
import type { PullRequest } from '../pull-request.js';
import type { Problem } from './plan.js';
import { featureOf, type PlanFile, type PlanListing, revisionInName, revisionOf } from './plan-files.js';

/** What decides which plan governs: the pull request's branches, and how the plan was asked for. */
export interface SelectionContext {
  readonly pullRequest: Pick<PullRequest, 'baseRef' | 'headRef' | 'sameRepository'>;
  /** True when input `plan` names the plan, so that a single file found is taken whatever its branches. */
  readonly named: boolean;
  /** True when every changed file steers validation: then it is a plan pull request. */
  readonly onlyPlanFiles: boolean;
}

/** One finding for each problem of a plan file, at its line. */
export function problemFindings(
  file: PlanFile,
  listing: PlanListing,
  context: SelectionContext,
): readonly Finding[] {
  if (file.result.ok) return [];
  const help = context.onlyPlanFiles
    ? `Correct ${file.path}; \`plan-gate validate ${file.path}\` lists every problem at once.`
    : `A revision on ${listing.ref} never changes: leave this one and add the corrected plan as ${nextName(file)}, in a pull request of its own.`;
  return file.result.problems.map((problem) => problemFinding(file.path, problem, help));
}

function nextName(file: PlanFile): string {
  const revision = revisionOf(file);
  return revision === Number.MAX_SAFE_INTEGER
    ? 'the next revision'
    : `plan.v${revision + 1}.json with plan_rev ${revision + 1}`;
}

/** Its place says where; the help says at which ref the plan was read. */
function problemFinding(path: string, problem: Problem, help: string): Finding {
  return {
    code: problem.code,
    level: 'error',
    message: problem.message,
    help,
    path,
    line: problem.line,
    column: problem.column,
    endColumn: problem.column,
  };
}

export function misnamedFinding(file: PlanFile): readonly Finding[] {
  const promised = revisionInName(file.path);
  if (promised === null || !file.result.ok || file.result.plan.plan_rev === promised) return [];
  const revision = file.result.plan.plan_rev;
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

/** Of older revisions that do not hold, those that are named beside the first. */
const OLDER_NAMED = 4;

export function olderProblems(files: readonly PlanFile[], revision: number): readonly Finding[] {
  const older = files.filter((file) => !file.result.ok);
  const [first, ...others] = older.map(({ path }) => path);
  if (first === undefined) return [];
  const more = others.length - OLDER_NAMED;
  const named = [first, ...others.slice(0, OLDER_NAMED)].join(', ') + (more > 0 ? ` and ${more} more` : '');
  const what = others.length === 0 ? 'is an older revision that is' : 'are older revisions that are';
  return [
    {
      code: 'older_revision_broken',
      level: 'notice',
      message: `${named} ${what} not valid; revision ${revision} is the one that counts.`,
      help: 'Nothing to do for this pull request.',
      path: first,
    },
  ];
}

export function refusal(
  path: string,
  why: 'symlink' | 'submodule' | 'too-large',
  listing: PlanListing,
): Finding {
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

export function twoFeatures(files: readonly PlanFile[], { pullRequest }: SelectionContext): Finding {
  const named = files.map((file) => `${file.path} (feature ${featureOf(file)?.slug ?? '?'})`).join(', ');
  return {
    code: 'two_features',
    level: 'error',
    message: `Plans of two features claim this pull request into ${pullRequest.baseRef}: ${named}.`,
    help: 'Give each feature an integration branch of its own, or name the plan with input `plan`.',
  };
}

export function twoContents(files: readonly PlanFile[], revision: number): Finding {
  const named = files.map((file) => file.path).join(' and ');
  const which = revision === Number.MAX_SAFE_INTEGER ? 'no readable plan_rev' : `plan_rev ${revision}`;
  return {
    code: 'two_contents',
    level: 'error',
    message: `${named} all hold ${which}, but their content differs.`,
    help: 'A revision has one content. Where all of these are on the base branch, let a pull request delete all but one of them and change nothing else; before that, number the new one as the next revision.',
    ...(files[0] === undefined ? {} : { path: files[0].path }),
  };
}

/** Says where plan-gate looked, and which branches the plans that it found govern. */
export function noPlan(listing: PlanListing, { pullRequest }: SelectionContext): Finding {
  const { baseRef, headRef } = pullRequest;
  const branches = listing.files.map((file) => {
    const feature = featureOf(file);
    return `${file.path} governs ${feature?.integration_branch ?? '?'} (and its merge into ${feature?.source_branch ?? '?'})`;
  });
  const found =
    branches.length === 0 ? 'It holds no plan.' : `Plans found: ${branches.slice(0, 20).join('; ')}.`;
  return {
    code: 'no_plan',
    level: 'error',
    message: `No plan governs the pull request from ${headRef ?? 'a detached head'} into ${baseRef}. Looked in ${listing.where} at ${listing.ref} (${listing.sha.slice(0, 10)}). ${found}`,
    help: `Open the pull request against the plan's integration branch, commit a plan to ${baseRef}, or set \`if-no-plan: pass\` where pull requests without a plan may merge.`,
  };
}

/** A path that was named and is not there is a mistake, never a pull request without a plan. */
export function notFound({ where, ref, sha }: PlanListing): Finding {
  return {
    code: 'plan_not_found',
    level: 'error',
    message: `There is no file ${where} at ${ref} (${sha.slice(0, 10)}), which is named as the plan.`,
    help: 'Correct the path, which is relative to the root of the repository, or leave it out, so that plan-gate looks below .taskfleet/.',
  };
}
