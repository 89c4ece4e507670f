import type { Finding } from '../finding.js';
import { defineGate } from './gate.js';

export const planGate = defineGate({
  id: 'plan',
  title: 'Plan',
  why: 'Everything else is judged by the plan, so it must be valid, and exactly one must govern the pull request.',
  failureKind: 'bad-plan',
  needs: ['planChoice'],
  evaluate({ planChoice }) {
    const { chosen, findings } = planChoice;
    const errors = findings.filter((finding) => finding.level === 'error');
    if (errors.length > 0) return { summary: summaryOf(errors), findings };
    if (chosen === null)
      return {
        summary: 'No plan governs this pull request, and `if-no-plan: pass` lets it through.',
        findings,
      };
    const { plan, path } = chosen;
    return { summary: `${path}, revision ${plan.plan_rev} of ${plan.feature.slug}, is valid.`, findings };
  },
});

/** The usual first failures are about the pull request and not about the plan, so they are not called problems of it. */
const SUMMARIES: Readonly<Record<string, string>> = {
  no_plan: 'No plan governs this pull request.',
  plan_not_found: 'The plan that was named is not there.',
  no_chunk: 'The pull request does not say which chunk it works on.',
  unknown_chunk: 'The plan has no chunk of the name that the pull request gives.',
  chunk_signals_disagree: 'The pull request names more than one chunk.',
};

function summaryOf(errors: readonly Finding[]): string {
  const [own] = errors.length === 1 ? errors.map(({ code }) => SUMMARIES[code]) : [];
  const [path, ...otherPaths] = new Set(errors.map((error) => error.path));
  const where = path === undefined || otherPaths.length > 0 ? '' : ` ${path}`;
  return own ?? `${errors.length} ${errors.length === 1 ? 'problem' : 'problems'} with the plan${where}.`;
}
