import { expect, it } from '@jest/globals';
import { workflowRunOf } from '../../src/capture/workflow-run.js';

it('is known where the runner numbers it', () => {
  expect(workflowRunOf({ GITHUB_RUN_ID: '4711', GITHUB_RUN_ATTEMPT: '2' })).toEqual({
    id: '4711',
    attempt: 2,
  });
});

it.each([
  {},
  { GITHUB_RUN_ID: '4711' },
  { GITHUB_RUN_ATTEMPT: '1' },
  { GITHUB_RUN_ID: 'x', GITHUB_RUN_ATTEMPT: '1' },
  { GITHUB_RUN_ID: '4711', GITHUB_RUN_ATTEMPT: '0' },
  { GITHUB_RUN_ID: '4711', GITHUB_RUN_ATTEMPT: '1e9' },
])('is not known by %j', (environment) => {
  expect(workflowRunOf(environment)).toBeNull();
});
