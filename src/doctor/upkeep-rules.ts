import type { Rule } from './diagnosis.js';
import { gateUses, judgingUses } from './gate-uses.js';
import type { Setup } from './setup.js';
import type { Job, Workflow } from './workflow.js';

export const timeoutMissing: Rule = {
  id: 'timeout-missing',
  title: 'no timeout-minutes',
  look: (setup) =>
    ownJobs(setup)
      .filter(({ job }) => !job.hasTimeout)
      .map(({ workflow, job }) => ({
        effect: 'hint',
        path: workflow.path,
        line: job.line,
        message: `Job \`${job.id}\` has no \`timeout-minutes\`.`,
        why: 'GitHub ends a job that hangs only after six hours; until then the check is open.',
        fix: 'Set `timeout-minutes`: 15 without the floor, above input `timeout-minutes` (60) with it.',
      })),
};

export const concurrencyMissing: Rule = {
  id: 'concurrency-missing',
  title: 'no concurrency',
  look: (setup) =>
    ownJobs(setup)
      .filter(({ workflow, job }) => workflow.concurrency === null && job.concurrency === null)
      .filter(({ workflow }, index, all) => all.findIndex((each) => each.workflow === workflow) === index)
      .map(({ workflow }) => ({
        effect: 'hint',
        path: workflow.path,
        line: workflow.line,
        message: 'The workflow has no `concurrency`.',
        why: 'Runs for one pull request overlap, and each uses up machines and requests; GITHUB_TOKEN has 1,000 requests an hour for the whole repository.',
        fix: `Add \`concurrency\` with \`group: plan-gate-\${{ github.event.pull_request.number || github.ref }}\`. Set no \`cancel-in-progress: true\`: a label would cancel the run of its own commit, and a cancelled job blocks. docs/workflows/layout-a.yml says when to cancel.`,
      })),
};

export const passWithoutPlan: Rule = {
  id: 'pass-without-plan',
  title: 'changes without a plan pass',
  look: (setup) =>
    judgingUses(setup).flatMap(({ workflow, step }) => {
      const input = step.inputs.get('if-no-plan');
      if (input === undefined || input.text.trim() === 'fail' || input.text.trim() === '') return [];
      return [
        {
          effect: 'hint',
          path: workflow.path,
          line: input.line,
          message: `\`if-no-plan: ${input.text}\` lets every pull request pass that no plan governs.`,
          why: 'Right for a branch that also takes ordinary pull requests. Where the check is to hold, such as on integration branches, a pull request under no plan merges unjudged.',
          fix: 'Leave it out where every pull request has a plan.',
        } as const,
      ];
    }),
};

/** The jobs that use plan-gate, each once. */
export function ownJobs(setup: Setup): readonly { readonly workflow: Workflow; readonly job: Job }[] {
  return setup.workflows.flatMap((workflow) => {
    const jobs = new Set(
      gateUses(setup)
        .filter((use) => use.workflow === workflow)
        .map(({ job }) => job),
    );
    return [...jobs].map((job) => ({ workflow, job }));
  });
}
