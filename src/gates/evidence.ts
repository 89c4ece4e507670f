import type { EvidenceContent, EvidenceState } from '../floor-facts.js';
import { defineGate } from './gate.js';

export const evidenceGate = defineGate({
  id: 'evidence',
  title: 'Evidence',
  why: 'Without evidence from running the code nobody knows whether tests and clippy still hold.',
  failureKind: 'incomplete-evidence',
  needs: ['evidenceState'],
  evaluate({ evidenceState }) {
    const { content, findings, reused = [] } = evidenceState;
    if (findings.length > 0 || content === null) return { summary: problem(evidenceState), findings };
    return { summary: [described(content), ...reused].join(' '), findings };
  },
});

function problem({ origin, content }: EvidenceState): string {
  if (origin === null) return 'There is no evidence of what the code does.';
  if (content === null)
    return origin === 'file'
      ? 'What was handed over is no evidence that can be used.'
      : 'No evidence could be captured.';
  const what = origin === 'file' ? 'evidence that was handed over' : 'evidence that was captured';
  return `The ${what} can not be used.`;
}

function described({ toolchain, passed, failed, ignored, targets, warnings }: EvidenceContent): string {
  const ran = `${passed} ${passed === 1 ? 'test' : 'tests'} passed, ${failed} failed`;
  const tests = `${ran} and ${ignored} ${ignored === 1 ? 'was' : 'were'} ignored in ${targets} ${targets === 1 ? 'target' : 'targets'}`;
  return `${tests}; ${warnings} clippy ${warnings === 1 ? 'warning' : 'warnings'} (${toolchain}).`;
}
