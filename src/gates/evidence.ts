import { defineGate } from './gate.js';

export const evidenceGate = defineGate({
  id: 'evidence',
  title: 'Evidence',
  why: 'Without evidence from running the code nobody knows whether tests and clippy still hold.',
  failureKind: 'incomplete-evidence',
  needs: ['evidence'],
  evaluate() {
    return {
      summary: 'There is no evidence of what the code does.',
      findings: [
        {
          code: 'no_evidence',
          level: 'error',
          message: 'The floor is on, but no evidence of tests and clippy was given.',
          help: 'Set `floor: off` to judge the change without running its code.',
        },
      ],
    };
  },
});
