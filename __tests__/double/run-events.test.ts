import { describe, expect, it } from '@jest/globals';
import { mergeGroupEvent, queueBranch, workflowRunEvent } from './run-events.js';
import { eventProblem } from './webhook-examples.js';

const repository = { owner: 'acme', name: 'app', id: 42, defaultBranch: 'main' };
const fork = { owner: 'stranger', name: 'app-fork', id: 43 };
const [baseSha, headSha] = ['b'.repeat(40), 'a'.repeat(40)];

describe('a merge_group event', () => {
  const values = { repository, number: 7, base: 'feat/limiter', baseSha, headSha };

  it.each(['checks_requested', 'destroyed'] as const)('%s is valid against the webhook schema', (action) => {
    const payload = mergeGroupEvent({ ...values, action });
    expect(eventProblem(`merge_group$${action}`, payload)).toBeNull();
    expect(payload).toMatchObject({
      action,
      repository: { id: 42, full_name: 'acme/app' },
      merge_group: {
        base_ref: 'refs/heads/feat/limiter',
        base_sha: baseSha,
        head_ref: `refs/heads/gh-readonly-queue/feat/limiter/pr-7-${baseSha}`,
        head_sha: headSha,
      },
    });
    expect(payload).not.toHaveProperty('installation');
    expect(payload).not.toHaveProperty('pull_request');
  });

  it('names its branch as the queue does', () => {
    expect(queueBranch(values)).toBe(`gh-readonly-queue/feat/limiter/pr-7-${baseSha}`);
  });
});

describe('a workflow_run event', () => {
  const values = { repository, event: 'pull_request', headSha, headBranch: 'limiter/chunk-clock' };

  it.each(['completed', 'requested'] as const)('%s is valid against the webhook schema', (action) => {
    const payload = workflowRunEvent({ ...values, action, conclusion: 'success' });
    expect(eventProblem(`workflow_run$${action}`, payload)).toBeNull();
    expect(payload).toMatchObject({
      action,
      repository: { id: 42 },
      workflow_run: {
        event: 'pull_request',
        conclusion: action === 'completed' ? 'success' : null,
        head_sha: headSha,
        head_branch: 'limiter/chunk-clock',
        head_repository: { id: 42, full_name: 'acme/app', fork: false },
        pull_requests: [],
      },
    });
  });

  it('of a fork names the fork, and no pull request', () => {
    const payload = workflowRunEvent({ ...values, headRepository: fork, conclusion: 'failure' });
    expect(eventProblem('workflow_run$completed', payload)).toBeNull();
    expect(payload).toMatchObject({
      repository: { id: 42 },
      workflow_run: {
        head_repository: { id: 43, full_name: 'stranger/app-fork', fork: true, owner: { login: 'stranger' } },
        pull_requests: [],
      },
    });
  });

  it('of a fork that is gone names none', () => {
    expect(workflowRunEvent({ ...values, headRepository: null })).toMatchObject({
      workflow_run: { head_repository: null },
    });
  });
});
