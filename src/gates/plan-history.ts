import type { Finding } from '../finding.js';
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
    const errors = findings.filter((finding) => finding.level === 'error');
    if (errors.length > 0) return { summary: summaryOf(errors), findings };
    if (planHistory.settled !== undefined)
      return { summary: 'Of plan files that contradict each other one content stays.', findings };
    if (findings.some(({ code }) => code === 'allowances_changed'))
      return { summary: 'No revision of the plan changes, only what the plan allows.', findings };
    if (planHistory.proposal === null) return { summary: 'No plan revision changes.', findings };
    const { proposed, predecessor } = planHistory.proposal;
    const after = predecessor === null ? 'is the first' : `follows revision ${predecessor.plan_rev}`;
    return { summary: `Revision ${proposed.plan_rev} ${after}.`, findings };
  },
});

/** What a single error comes to, by its code. */
const SUMMARIES: Readonly<Record<string, string>> = {
  revision_edited: 'An existing plan revision is edited.',
  revision_deleted: 'An existing plan revision is deleted or renamed.',
  revision_skipped: 'The number of the plan revision is not the next one.',
  no_revision: 'The pull request changes plan files, but adds no plan revision.',
  feature_changed: 'The plan revision is of another feature than the one before it.',
  baseline_unproven: 'The baseline of the plan changes, and no file proves the new one.',
  plan_file_deleted: 'A file that a plan may rest on is deleted.',
  extra_revision: 'Another plan comes beside the new revision.',
};

function summaryOf(errors: readonly Finding[]): string {
  const [own] = errors.length === 1 ? errors.map(({ code }) => SUMMARIES[code]) : [];
  return own ?? `${errors.length} things are wrong with how the plan changes.`;
}
