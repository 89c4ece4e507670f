import type { DoctorFinding, Rule } from './diagnosis.js';
import { judgingUses } from './gate-uses.js';
import { checkName } from './job-rules.js';
import { planBranches } from './plan-branches.js';
import { ACTIONS_APP_ID } from './settings.js';
import type { Setup } from './setup.js';

/** What a required check may be called so that it is the gate: the check runs that it posts, and the jobs that it is in. */
export function requiredNames(setup: Setup): ReadonlySet<string> {
  return new Set(judgingUses(setup).flatMap(({ job, step }) => [checkName(step), job.name]));
}

export const checkNotRequired: Rule = {
  id: 'check-not-required',
  title: 'the gate is not a required check',
  look(setup) {
    const { settings } = setup;
    const names = requiredNames(setup);
    if (settings.state !== 'known' || names.size === 0) return [];
    const roles = new Map(planBranches(setup).map(({ branch, role }) => [branch, role]));
    return settings.value.branches.flatMap(
      ({ branch, requiredChecks, requiresWorkflows }): readonly DoctorFinding[] => {
        if (requiredChecks === null || requiredChecks.some(({ context }) => names.has(context))) return [];
        const message = `Branch \`${branch}\` does not require the gate's check.`;
        const why = 'A pull request into it merges whatever the gate says.';
        const fix = `Require ${[...names].map((name) => `\`${name}\``).join(' or ')} in a ruleset for the branch.`;
        if (requiresWorkflows) {
          const told = `${message} A ruleset requires workflows of its own, which may be the gate's.`;
          return [{ effect: 'hint', message: told, why, fix: 'See whether that workflow runs the gate.' }];
        }
        if (roles.get(branch) === 'integration') return [{ effect: 'lets-through', message, why, fix }];
        const also = `${fix} Where it also takes pull requests without a plan, set \`if-no-plan: pass\` there.`;
        return [
          {
            effect: 'hint',
            message,
            why: `${why} That is right only where no plan's work goes into it.`,
            fix: also,
          },
        ];
      },
    );
  },
};

export const checkNotPinned: Rule = {
  id: 'check-not-pinned',
  title: 'the required check is not bound to an app of its own',
  look(setup) {
    const { settings } = setup;
    const names = requiredNames(setup);
    if (settings.state !== 'known') return [];
    return settings.value.branches.flatMap(({ branch, requiredChecks }) => {
      const own = (requiredChecks ?? []).filter(({ context }) => names.has(context));
      return own
        .filter(({ appId }) => appId === null || appId === ACTIONS_APP_ID)
        .map(({ context, appId }): DoctorFinding => {
          const bound = appId === null ? 'from any app' : 'from GitHub Actions';
          return {
            effect: 'hint',
            message: `Branch \`${branch}\` takes check \`${context}\` ${bound}.`,
            why: "Whoever may write to the repository can report it: by the API, or by a job of that name in the pull request's own workflow file.",
            fix: "Post the check with a GitHub App of its own (layout C with an App's token) and require it from that App.",
          };
        });
    });
  },
};
