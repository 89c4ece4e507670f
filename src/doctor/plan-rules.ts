import { pinsHashes, verifyBaseline } from '../evidence/baseline.js';
import { hashSnapshot, hashStrings } from '../evidence/hash.js';
import type { PlanBaseline } from '../plan/plan.js';
import { PLAN_FOLDER, revisionInName } from '../plan/plan-files.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { inputOf, judgingUses } from './gate-uses.js';
import { newestPlans } from './plan-branches.js';
import type { BaselineFile, Setup } from './setup.js';

/** Problems of one file that are told; the rest is for `plan-gate validate`. */
const MAX_PROBLEMS = 3;

export const planAbsent: Rule = {
  id: 'plan-absent',
  title: 'no plan is at hand',
  look: ({ planFolder }) =>
    planFolder.plans.length > 0 || planFolder.refused.length > 0
      ? []
      : [
          {
            effect: 'hint',
            message: `There is no plan file below ${PLAN_FOLDER}/ in this work tree.`,
            why: "Plans live on integration branches. Without one it can't be told which branches matter, nor whether plan and baseline hold.",
            fix: 'Check out an integration branch and run this again there.',
          },
        ],
};

export const planInvalid: Rule = {
  id: 'plan-invalid',
  title: 'a plan or allowances file that does not hold',
  look({ planFolder }) {
    const why = 'The gate refuses it, so that every pull request under it fails as `bad-plan`.';
    const fix =
      'Mend it on the integration branch: a broken plan that was merged needs the next revision, in a plan pull request.';
    const found: DoctorFinding[] = [];
    for (const { path, reason } of planFolder.refused)
      found.push({
        effect: 'holds-up',
        path,
        message: `${path} ${reason}.`,
        why,
        fix: 'Put a regular file there.',
      });
    for (const { path, result } of planFolder.plans) {
      const named = revisionInName(path);
      if (!result.ok) {
        const unlisted = result.problems.length - MAX_PROBLEMS;
        const more =
          unlisted > 0
            ? ` ${unlisted === 1 ? 'One more problem is' : `${unlisted} more problems are`} told by \`plan-gate validate ${path}\`.`
            : '';
        for (const [index, { line, message }] of result.problems.slice(0, MAX_PROBLEMS).entries())
          found.push({
            effect: 'holds-up',
            path,
            line,
            message: index === MAX_PROBLEMS - 1 ? `${message}${more}` : message,
            why,
            fix,
          });
      } else if (named !== null && named !== result.plan.plan_rev) {
        const message = `${path} holds \`plan_rev\` ${result.plan.plan_rev}, but its name promises ${named}.`;
        found.push({
          effect: 'holds-up',
          path,
          line: 1,
          message,
          why,
          fix: 'Let name and `plan_rev` say the same.',
        });
      }
    }
    for (const { path, content } of planFolder.allowances)
      if (!content.ok)
        found.push({
          effect: 'holds-up',
          path,
          line: content.line,
          message: content.problem,
          why,
          fix: 'Mend it in a plan pull request.',
        });
    return found;
  },
};

export const baselineBroken: Rule = {
  id: 'baseline-broken',
  title: 'a baseline that does not hash to what its plan pins',
  look(setup) {
    // A floor that is off everywhere reads no baseline.
    const uses = judgingUses(setup);
    const floorIsOff = uses.length > 0 && uses.every(({ step }) => inputOf(step, 'floor').trim() === 'off');
    return floorIsOff
      ? []
      : newestPlans(setup).flatMap(({ path, plan }) => judgeBaseline(path, plan.baseline, setup));
  },
};

const NO_BASELINE_WHY =
  'With the floor on, changes have nothing to be compared with and fail as `bad-baseline`, or the baseline is captured anew each time.';

function judgeBaseline(planPath: string, pinned: PlanBaseline, setup: Setup): readonly DoctorFinding[] {
  const files = setup.planFolder.baselines.filter((file) => !isOfAnother(file, pinned, setup));
  const best = files
    .flatMap((file) =>
      file.content.ok
        ? [
            {
              file,
              problems: verifyBaseline(pinned, file.content.snapshot).filter(
                ({ level }) => level === 'error',
              ),
            },
          ]
        : [],
    )
    .toSorted(
      (a, b) =>
        closeness(b.file, pinned, planPath) - closeness(a.file, pinned, planPath) ||
        a.problems.length - b.problems.length,
    )[0];
  if (best !== undefined) {
    return best.problems.map(({ message, help }) => ({
      effect: 'holds-up',
      path: best.file.path,
      line: 1,
      message: `${message} The plan is ${planPath}.`,
      why: NO_BASELINE_WHY,
      fix: help,
    }));
  }
  const broken = files.flatMap(({ path, content }): readonly DoctorFinding[] =>
    content.ok
      ? []
      : [
          {
            effect: 'holds-up',
            path,
            line: 1,
            message: `The baseline file is not one that can be used. ${content.problem}`,
            why: NO_BASELINE_WHY,
            fix: 'Capture it again with `plan-gate baseline`.',
          },
        ],
  );
  if (broken.length > 0) return broken;
  const placeholder = isPlaceholder(pinned) ? ' The hashes that it pins are those of an empty list.' : '';
  return [
    {
      effect: 'hint',
      path: planPath,
      line: 1,
      message: `There is no baseline file below ${PLAN_FOLDER}/ for ${planPath}.${placeholder}`,
      why: 'With the floor on, every run captures the baseline anew, which takes as long as the capture of the head.',
      fix: 'Run `plan-gate baseline` at the commit where the feature forks, and pin what it prints in the next plan revision.',
    },
  ];
}

/** Whether a baseline file is what another plan, or an earlier revision of this one, pins. */
function isOfAnother({ content }: BaselineFile, pinned: PlanBaseline, { planFolder }: Setup): boolean {
  if (!content.ok) return false;
  const hashes = hashSnapshot(content.snapshot);
  if (pinsHashes(pinned, hashes)) return false;
  return planFolder.plans.some(({ result }) => result.ok && pinsHashes(result.plan.baseline, hashes));
}

/** A baseline that the plan pins comes first, then one of its commit, then one beside it. */
function closeness({ path, content }: BaselineFile, pinned: PlanBaseline, planPath: string): number {
  if (!content.ok) return -1;
  const pins = pinsHashes(pinned, hashSnapshot(content.snapshot));
  const folder = (file: string) => file.slice(0, file.lastIndexOf('/'));
  return (
    (pins ? 4 : 0) +
    (content.snapshot.commit_oid === pinned.commit_oid ? 2 : 0) +
    (folder(path) === folder(planPath) ? 1 : 0)
  );
}

function isPlaceholder(pinned: PlanBaseline): boolean {
  const empty = hashStrings([]);
  return [pinned.test_passlist_hash, pinned.clippy_warnings_hash, pinned.enumerated_targets_hash].every(
    (hash) => hash === empty,
  );
}
