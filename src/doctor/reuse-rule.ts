import type { Rule } from './diagnosis.js';
import { gateUses, inputOf, runsAction } from './gate-uses.js';

export const reuseFromCache: Rule = {
  id: 'reuse-from-cache',
  title: 'evidence is taken over from a cache',
  look: (setup) =>
    gateUses(setup)
      .filter(({ mode, step }) => mode === 'capture' && inputOf(step, 'reuse').trim() === 'on')
      .filter(({ workflow }) => workflow.triggers.some(({ event }) => event === 'pull_request'))
      .filter(({ job }) => job.steps.some((step) => runsAction(step, 'actions/cache')))
      .map(({ workflow, job, step }) => ({
        effect: 'hint',
        path: workflow.path,
        line: step.inputs.get('reuse')?.line ?? step.line,
        message: `Job \`${job.id}\` takes over evidence from a cache under \`pull_request\`.`,
        why: 'An earlier commit of the same pull request can put forged evidence into that cache, where no diff that is reviewed shows it.',
        fix: 'Leave `reuse` off unless everybody who opens pull requests may be trusted with the repository; docs/many-machines.md tells more.',
      })),
};
