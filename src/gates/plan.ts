import { defineGate } from './gate.js';

export const planGate = defineGate({
  id: 'plan',
  title: 'Plan',
  why: 'Everything else is judged by the plan, so it must be valid, and exactly one must govern the pull request.',
  failureKind: 'bad-plan',
  needs: ['planChoice'],
  evaluate({ planChoice }) {
    const { chosen, findings } = planChoice;
    const errors = findings.filter((finding) => finding.level === 'error').length;
    if (errors > 0)
      return { summary: `${errors} ${errors === 1 ? 'problem' : 'problems'} with the plan.`, findings };
    if (chosen === null)
      return {
        summary: 'No plan governs this pull request, and `if-no-plan: pass` lets it through.',
        findings,
      };
    const { plan, path } = chosen;
    return { summary: `${path}, revision ${plan.plan_rev} of ${plan.feature.slug}, is valid.`, findings };
  },
});
