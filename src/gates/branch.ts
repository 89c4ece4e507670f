import type { Placement } from '../facts.js';
import type { Finding } from '../finding.js';
import { defineGate } from './gate.js';

export const branchGate = defineGate({
  id: 'branch',
  title: 'Branch',
  why: 'A change that lands on another branch than the plan names escapes every later check of the feature.',
  failureKind: 'violation',
  needs: ['placement'],
  evaluate({ placement }) {
    const expected = expectedBase(placement);
    if (placement.baseRef === expected) {
      return {
        summary: `The base ${placement.baseRef} is the plan's branch for a ${placement.kind} pull request.`,
        findings: [],
      };
    }
    return {
      summary: `The base is ${placement.baseRef}, not ${expected}.`,
      findings: [wrongBase(placement, expected)],
    };
  },
});

function expectedBase({ kind, feature }: Placement): string {
  return kind === 'feature' ? feature.source_branch : feature.integration_branch;
}

function wrongBase(placement: Placement, expected: string): Finding {
  return {
    code: 'wrong_base',
    level: 'error',
    message: `A ${placement.kind} pull request of ${placement.feature.slug} goes into ${expected}, but this one goes into ${placement.baseRef}.`,
    help: `Change the base of the pull request to ${expected}, or choose the plan that governs ${placement.baseRef}.`,
  };
}
