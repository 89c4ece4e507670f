import { checkHistory } from '../plan/history.js';
import { defineGate } from './gate.js';

export const planHistoryGate = defineGate({
  id: 'plan-history',
  title: 'Plan history',
  why: 'Work is judged by the revision it was given; a revision that can change can be bent to fit the work.',
  failureKind: 'violation',
  needs: ['planHistory'],
  evaluate({ planHistory }) {
    const findings = checkHistory(planHistory);
    if (findings.some((finding) => finding.level === 'error'))
      return { summary: 'The history of the plan is broken.', findings };
    if (planHistory.proposal === null) return { summary: 'No plan revision changes.', findings };
    const { proposed, predecessor } = planHistory.proposal;
    const after = predecessor === null ? 'is the first' : `follows revision ${predecessor.plan_rev}`;
    return { summary: `Revision ${proposed.plan_rev} ${after}.`, findings };
  },
});
