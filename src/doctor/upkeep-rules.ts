import type { Rule } from './diagnosis.js';
import { gateUses, inputOf, judgingUses, runsAction } from './gate-uses.js';
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

export const concurrencyShared: Rule = {
  id: 'concurrency-shared',
  title: 'one concurrency group for all pull requests',
  look(setup) {
    const groups = new Map(
      ownJobs(setup).flatMap(({ workflow, job }) =>
        [workflow.concurrency, job.concurrency].flatMap((group) =>
          group === null || group.text.includes(`\${{`) ? [] : [[group, workflow.path] as const],
        ),
      ),
    );
    return [...groups].map(([group, path]) => ({
      effect: 'holds-up',
      path,
      line: group.line,
      message: `The concurrency group \`${group.text}\` is one and the same for every pull request.`,
      why: 'GitHub keeps one run of a group waiting and cancels those that waited before: a check that is cancelled blocks its pull request until somebody runs it again.',
      fix: `Let the group name the pull request: \`plan-gate-\${{ github.event.pull_request.number || github.ref }}\`.`,
    }));
  },
};

export const historyMissing: Rule = {
  id: 'history-missing',
  title: 'the gate runs code without the history',
  look: (setup) =>
    judgingUses(setup)
      .filter(({ runsCode }) => runsCode)
      .flatMap(({ workflow, job, step }) => {
        const before = job.steps
          .slice(0, job.steps.indexOf(step))
          .filter((each) => runsAction(each, 'actions/checkout'));
        const [first] = before;
        const why =
          'The gate captures the head and the baseline from the clone. Without their commits every change fails as `incomplete-evidence`.';
        const fix =
          "Put `actions/checkout` with `fetch-depth: 0` before it, hand over `evidence` of another job, or set `floor: 'off'`.";
        if (first === undefined) {
          const message = `Job \`${job.id}\` runs the gate with the floor on, without evidence and without a checkout.`;
          return [{ effect: 'holds-up', path: workflow.path, line: step.line, message, why, fix } as const];
        }
        if (before.some((each) => inputOf(each, 'fetch-depth').trim() === '0')) return [];
        const message = `The checkout before the gate in job \`${job.id}\` has no \`fetch-depth: 0\`.`;
        return [{ effect: 'holds-up', path: workflow.path, line: first.line, message, why, fix } as const];
      }),
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

/** The jobs that gate or capture, each once. */
function ownJobs(setup: Setup): readonly { readonly workflow: Workflow; readonly job: Job }[] {
  return setup.workflows.flatMap((workflow) => {
    const jobs = new Set(
      gateUses(setup)
        .filter((use) => use.workflow === workflow)
        .map(({ job }) => job),
    );
    return [...jobs].map((job) => ({ workflow, job }));
  });
}
