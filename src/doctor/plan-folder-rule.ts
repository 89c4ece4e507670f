import { PLAN_FOLDER } from '../plan/plan-files.js';
import { ownerRuleFor } from './code-owners.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { requiredNames } from './required-checks.js';
import type { BranchSettings } from './settings.js';
import type { Setup } from './setup.js';

export const planFolderOpen: Rule = {
  id: 'plan-folder-open',
  title: 'a plan folder that anyone may push to',
  look: (setup) => [...openBranches(setup), ...unownedFolder(setup)],
};

function openBranches(setup: Setup): readonly DoctorFinding[] {
  const { settings } = setup;
  if (settings.state !== 'known') return [];
  const names = requiredNames(setup);
  return settings.value.branches.flatMap((branch): readonly DoctorFinding[] => {
    const gated = branch.requiredChecks?.some(({ context }) => names.has(context)) === true;
    if (branch.needsPullRequest !== false || gated) return [];
    return [
      {
        effect: 'lets-through',
        message: `Branch \`${branch.branch}\` takes pushes without a pull request: no ruleset and no branch protection asks for one.`,
        why: `Whoever may push can put a plan into ${PLAN_FOLDER}/ that allows what they like, or push the change itself.`,
        fix: "Add a ruleset for the branch that requires a pull request and the gate's check.",
      },
    ];
  });
}

/** The kinds of files that say how changes are judged, as names that a pattern must cover. */
const STEERING: readonly string[] = ['plan.v1.json', 'baseline.json', 'allowances.json'];

function unownedFolder(setup: Setup): readonly DoctorFinding[] {
  const { codeOwners, settings } = setup;
  const branches = settings.state === 'known' ? settings.value.branches : [];
  // Where every branch takes an approval anyway, somebody looks at each plan.
  if (branches.length > 0 && branches.every(isReviewed)) return [];
  const why = `A plan pull request that nobody else looks at can open every file. Code owners are asked where ${PLAN_FOLDER}/ changes, if the branch's rules require their review.`;
  const fix = `Add a line \`/${PLAN_FOLDER}/ @your-team\` to .github/CODEOWNERS, and require the review of code owners.`;
  if (codeOwners === null)
    return [
      { effect: 'hint', message: `There is no CODEOWNERS file, so nobody owns ${PLAN_FOLDER}/.`, why, fix },
    ];
  const unowned = STEERING.map((name) => ownerRuleFor(codeOwners, `${PLAN_FOLDER}/${name}`)).find(
    (rule) => rule === null || rule.owners.length === 0,
  );
  if (unowned === undefined) {
    const lax = branches.filter(({ needsCodeOwners }) => needsCodeOwners === false);
    return lax.map(({ branch }) => ({
      effect: 'hint',
      path: codeOwners.path,
      message: `${PLAN_FOLDER}/ has owners, but branch \`${branch}\` does not require their review.`,
      why,
      fix: "Require the review of code owners in the branch's ruleset.",
    }));
  }
  const place = unowned === null ? { path: codeOwners.path } : { path: codeOwners.path, line: unowned.line };
  return [
    { effect: 'hint', ...place, message: `${codeOwners.path} names no owner for ${PLAN_FOLDER}/.`, why, fix },
  ];
}

function isReviewed({ approvals, needsCodeOwners }: BranchSettings): boolean {
  return (approvals ?? 0) > 0 && needsCodeOwners !== true;
}
