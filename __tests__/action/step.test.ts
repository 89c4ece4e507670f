import { describe, expect, it } from '@jest/globals';
import { readRunnerContext } from '../../src/action/settings.js';

const BASE = {
  GITHUB_REPOSITORY: 'o/r',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_WORKFLOW: 'plan',
  GITHUB_JOB: 'judge',
  GITHUB_ACTION: '__run',
  RUNNER_TEMP: '/a/temp',
  INPUT_EVIDENCE: '/a/temp/plan-gate-evidence-1',
  'INPUT_EVIDENCE-RESULT': 'failure',
};

function stepOf(more: Readonly<Record<string, string>> = {}, leg = '{"os":"ubuntu-24.04"}'): string {
  const read = readRunnerContext({ ...BASE, ...more }, leg);
  if (read.state === 'missing') throw new Error(read.reason);
  return read.value.step;
}

describe('what tells a step from others', () => {
  it('is the same on another attempt and machine, with other inputs and files', () => {
    const elsewhere = {
      RUNNER_TEMP: '/b/temp',
      RUNNER_ARCH: 'ARM64',
      INPUT_EVIDENCE: '/b/temp/plan-gate-evidence-2',
      'INPUT_EVIDENCE-RESULT': 'success',
      'INPUT_PULL-REQUEST': '7',
      GITHUB_RUN_ATTEMPT: '2',
    };
    expect(stepOf(elsewhere)).toBe(stepOf());
  });

  it.each([{ GITHUB_WORKFLOW: 'other' }, { GITHUB_JOB: 'other' }, { GITHUB_ACTION: '__run_2' }])(
    'is another with %j',
    (more) => expect(stepOf(more as Record<string, string>)).not.toBe(stepOf()),
  );

  it('is another on another leg of a matrix', () => {
    expect(stepOf({}, '{"os":"ubuntu-22.04"}')).not.toBe(stepOf());
  });
});
