import { describe, expect, it } from '@jest/globals';
import { parseEvent } from '../../src/github/event.js';
import { queueBranch, type WorkflowRunValues, workflowRunEvent } from '../double/run-events.js';

const repository = { owner: 'acme', name: 'app', id: 42 };
const fork = { owner: 'stranger', name: 'app-fork', id: 43 };
const [baseSha, headSha] = ['b'.repeat(40), 'a'.repeat(40)];
const queue = queueBranch({ base: 'feat/limiter', number: 7, baseSha });

function payload(values: Partial<WorkflowRunValues> = {}): Record<string, unknown> {
  const common = { event: 'pull_request', headSha, headBranch: 'work', conclusion: 'success' } as const;
  return structuredClone(workflowRunEvent({ repository, ...common, ...values }));
}

function changed(change: Record<string, unknown>): Record<string, unknown> {
  const made = payload();
  return { ...made, workflow_run: { ...(made.workflow_run as object), ...change } };
}

const parse = (made: unknown, pullRequest = '') =>
  parseEvent({ name: 'workflow_run', payload: made, pullRequest });

function reasonOf(made: unknown): string {
  const read = parse(made);
  if (read.state === 'known') throw new Error('expected a missing');
  return read.reason;
}

describe('an event workflow_run', () => {
  it('of a pull request tells what to find it by, when the run began, and how it ended', () => {
    const values = {
      headRepository: fork,
      conclusion: 'failure',
      createdAt: '2026-03-04T05:06:07Z',
    } as const;
    expect(parse(payload(values), '12')).toEqual({
      state: 'known',
      value: {
        known: 'run',
        named: 12,
        run: {
          trigger: 'pull_request',
          headSha,
          headBranch: 'work',
          headRepository: { id: 43, owner: 'stranger' },
          createdAt: Date.UTC(2026, 2, 4, 5, 6, 7),
          run: { id: '815', attempt: 1 },
          conclusion: 'failure',
          workflow: 'capture',
          url: 'https://github.com/acme/app/actions/runs/815',
          repositoryId: 42,
        },
      },
    });
  });

  it('of a fork that was deleted has no head repository', () => {
    expect(parse(payload({ headRepository: null }))).toMatchObject({
      value: { run: { headRepository: null } },
    });
  });

  it('believes no pull request that the payload lists', () => {
    const listed = changed({ pull_requests: [{ number: 99, head: { sha: headSha } }] });
    expect(JSON.stringify(parse(listed))).not.toContain('99');
  });

  it('of a merge group is about the group that its branch names', () => {
    expect(parse(payload({ event: 'merge_group', headBranch: queue }))).toMatchObject({
      value: {
        known: 'group',
        group: { number: 7, baseRef: 'feat/limiter', baseSha, headSha, ref: queue, baseFromName: true },
        run: { conclusion: 'success' },
      },
    });
  });

  it('of a pull request whose branch only looks like a queue is of no group', () => {
    expect(parse(payload({ headBranch: queue }))).toMatchObject({ value: { known: 'run' } });
  });

  it('of a merge group on another branch, or in a fork, is refused', () => {
    expect(reasonOf(payload({ event: 'merge_group', headBranch: 'main' }))).toContain('which pull request');
    const elsewhere = payload({ event: 'merge_group', headBranch: queue, headRepository: fork });
    expect(reasonOf(elsewhere)).toContain('which pull request');
  });

  // Anyone who may push can make a branch of a queue's name, and every run says for itself what started it.
  it.each(['push', 'pull_request_target', 'workflow_dispatch', 'schedule', 'pull_request_review', ''])(
    'of a run on %j is refused',
    (trigger) => {
      expect(reasonOf(payload({ event: trigger, headBranch: queue }))).toMatch(
        /only; leave other events out/,
      );
    },
  );

  it.each(['requested', 'in_progress'])('%s has nothing to judge, and is no success', (action) => {
    expect(reasonOf({ ...payload(), action })).toMatch(/nothing to judge.*failure/);
  });

  it.each([
    ['head_sha', { head_sha: 'x' }],
    ['head_branch', { head_branch: null }],
    ['head_branch', { head_branch: 'a b' }],
    ['head_repository', { head_repository: { id: '43', owner: { login: 'x' } } }],
    ['head_repository', { head_repository: { id: 43 } }],
    ['created_at', { created_at: undefined }],
    ['created_at', { created_at: null }],
    ['created_at', { created_at: 1_767_225_600 }],
    ['created_at', { created_at: 'yesterday' }],
    ['created_at', { created_at: '2026-02-31T00:00:00Z' }],
  ])('refuses a wrong %s by name', (field, change) => {
    expect(reasonOf(changed(change))).toContain(`\`${field}\``);
  });

  it.each([null, [], 'text', {}, { action: 'completed' }, { action: 'completed', workflow_run: [] }])(
    'refuses the payload %j',
    (made) => {
      expect(reasonOf(made)).toMatch(/nothing to judge|was started by ""/);
    },
  );
});
