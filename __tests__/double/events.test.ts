import { describe, expect, it } from '@jest/globals';
import { ask, member } from './ask.js';
import { type PullRequestEventValues, pullRequestEvent, workflowDispatchEvent } from './events.js';
import { repository as repositoryOnDisk, started } from './started.js';
import { eventProblem, validEvent } from './webhook-examples.js';

const repository = { owner: 'acme', name: 'app', id: 42, defaultBranch: 'main' };
const baseSha = 'b'.repeat(40);
const headSha = 'a'.repeat(40);

function state(head: PullRequestEventValues['state']['pull']['head']): PullRequestEventValues['state'] {
  const pull = {
    number: 7,
    title: 'Limiter',
    body: 'Plan-Chunk: c1',
    labels: ['chunk:c1', 'bug'],
    base: { ref: 'feature/limiter' },
    head,
  };
  return { pull, baseSha, headSha, changedFiles: 12 };
}

const ACTIONS = ['opened', 'synchronize', 'reopened', 'edited', 'labeled', 'closed'] as const;

describe('a pull_request event', () => {
  it.each(ACTIONS)('%s has the values given and is valid against the webhook schema', (action) => {
    const now = state({ ref: 'limiter/chunk-c1' });
    if (action === 'closed') now.pull.state = 'closed';
    const payload = pullRequestEvent({ action, repository, state: now });
    expect(eventProblem(`pull_request$${action}`, payload)).toBeNull();
    expect(payload).toMatchObject({
      action,
      number: 7,
      repository: { id: 42, full_name: 'acme/app', owner: { login: 'acme' } },
      pull_request: {
        number: 7,
        body: 'Plan-Chunk: c1',
        labels: [{ name: 'chunk:c1' }, { name: 'bug' }],
        changed_files: 12,
        base: { ref: 'feature/limiter', sha: baseSha, repo: { id: 42, full_name: 'acme/app' } },
        head: { ref: 'limiter/chunk-c1', sha: headSha, repo: { id: 42, fork: false } },
      },
    });
    expect(JSON.stringify(payload)).not.toContain('Hello-World');
    expect(payload).not.toHaveProperty('installation');
  });

  it('of a fork names the fork as the head’s repository', () => {
    const fork = { owner: 'stranger', name: 'app-fork', id: 43 };
    const payload = pullRequestEvent({
      action: 'opened',
      repository,
      state: state({ ref: 'x', repo: fork }),
    });
    expect(member(payload, 'pull_request', 'head')).toMatchObject({
      label: 'stranger:x',
      user: { login: 'stranger' },
      repo: { id: 43, full_name: 'stranger/app-fork', fork: true, owner: { login: 'stranger' } },
    });
    expect(member(payload, 'pull_request', 'base', 'repo', 'id')).toBe(42);
  });

  it('of a deleted fork has no head repository', () => {
    const payload = pullRequestEvent({
      action: 'reopened',
      repository,
      state: state({ ref: 'x', repo: null }),
    });
    expect(member(payload, 'pull_request', 'head')).toMatchObject({
      label: 'unknown:x',
      sha: headSha,
      repo: null,
    });
  });

  it('says what was edited, which label came, and where the head was', () => {
    const values = { repository, state: state({ ref: 'x' }) };
    const changes = { body: 'before', base: { ref: 'lax', sha: headSha } };
    expect(pullRequestEvent({ ...values, action: 'edited', changes }).changes).toEqual({
      body: { from: 'before' },
      base: { ref: { from: 'lax' }, sha: { from: headSha } },
    });
    expect(pullRequestEvent({ ...values, action: 'labeled' }).label).toMatchObject({ name: 'bug' });
    expect(pullRequestEvent({ ...values, action: 'labeled', label: 'chunk:c1' }).label).toMatchObject({
      name: 'chunk:c1',
    });
    expect(pullRequestEvent({ ...values, action: 'synchronize', before: baseSha })).toMatchObject({
      before: baseSha,
      after: headSha,
    });
  });

  it('that GitHub could not send is refused', () => {
    const wrong = state({ ref: 'x' });
    const act = (): unknown =>
      pullRequestEvent({ action: 'opened', repository, state: { ...wrong, changedFiles: 1.5 } });
    expect(act).toThrow('changed_files');
    expect(() => validEvent('pull_request$opened', {})).toThrow('pull_request$opened');
  });
});

describe('an event of a pull request that the double serves', () => {
  it('agrees with what the double says of it', async () => {
    const fixture = repositoryOnDisk();
    fixture.commit({ 'a.txt': '1\n' });
    const head = fixture.commit({ 'b.txt': '2\n' }, { branch: 'feature', parents: ['main'] });
    const pulls = [{ number: 7, base: { ref: 'main' }, head: { ref: 'feature' }, body: 'B' }];
    const double = await started(fixture, { pulls, repositoryId: 5 });
    const event = pullRequestEvent({
      action: 'opened',
      repository: double.repository,
      state: await double.describePull(7),
    });
    const { json } = await ask(double, 'GET', '/repos/acme/app/pulls/7');
    for (const path of [
      ['number'],
      ['body'],
      ['changed_files'],
      ['base', 'sha'],
      ['head', 'sha'],
      ['base', 'repo', 'id'],
    ]) {
      expect(member(event, 'pull_request', ...path)).toEqual(member(json, ...path));
    }
    expect(member(json, 'head', 'sha')).toBe(head);
  });
});

describe('a workflow_dispatch event', () => {
  it('has its inputs, ref and repository, and is valid', () => {
    const payload = workflowDispatchEvent({
      repository,
      inputs: { 'pull-request': '7' },
      ref: 'refs/heads/main',
    });
    expect(payload).toMatchObject({
      inputs: { 'pull-request': '7' },
      ref: 'refs/heads/main',
      repository: { full_name: 'acme/app', id: 42 },
      workflow: '.github/workflows/plan-gate.yml',
    });
  });

  it('without inputs has null, as GitHub sends it', () => {
    expect(workflowDispatchEvent({ repository, inputs: {}, ref: 'refs/heads/main' }).inputs).toBeNull();
  });
});
