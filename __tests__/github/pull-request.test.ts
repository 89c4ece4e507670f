import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../src/github/client.js';
import { createClient } from '../../src/github/client.js';
import { groupMovedSince } from '../../src/github/merge-group.js';
import { openTransport } from '../../src/github/octokit.js';
import { movedSince, readPullRequest, readStanding } from '../../src/github/pull-request.js';
import type { PullRequest } from '../../src/pull-request.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { testClock } from './scripted-server.js';

const NAME = { owner: 'o', repo: 'r' };
let fixture: GitFixture;
let double: GitHubDouble;
let pull: PullValues;
let client: Client;
let base: string;
let head: string;

beforeEach(async () => {
  fixture = createRepository({ bare: true });
  base = fixture.commit({ a: '1' });
  head = fixture.commit({ a: '2', b: '1' }, { branch: 'work/x', parents: ['main'] });
  pull = {
    number: 5,
    body: 'Plan-Chunk: a',
    labels: ['chunk:a'],
    base: { ref: 'main' },
    head: { ref: 'work/x' },
  };
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r', pulls: [pull] });
  const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
  client = createClient({ transport, baseUrl: double.apiUrl, clock: testClock() });
});

afterEach(async () => {
  await double.close();
  fixture.remove();
});

describe('readPullRequest', () => {
  it('reads what plan-gate uses', async () => {
    expect(await readPullRequest(client, NAME, 5)).toEqual({
      state: 'known',
      value: {
        number: 5,
        baseRef: 'main',
        baseSha: base,
        headRef: 'work/x',
        headSha: head,
        sameRepository: true,
        labels: ['chunk:a'],
        body: 'Plan-Chunk: a',
        changedFiles: 2,
      },
    });
  });

  it('tells a fork, and one that was deleted, whose head repository is null', async () => {
    pull.head = { ref: 'work/x', sha: head, repo: { owner: 'f', name: 'r', id: 99 } };
    expect(await readPullRequest(client, NAME, 5)).toMatchObject({
      value: { sameRepository: false, headSha: head },
    });
    pull.head = { ref: 'work/x', sha: head, repo: null };
    expect(await readPullRequest(client, NAME, 5)).toMatchObject({
      value: { sameRepository: false, headSha: head },
    });
  });

  it('one that is closed, or not there, is a missing that says so', async () => {
    pull.state = 'closed';
    expect(await readPullRequest(client, NAME, 5)).toMatchObject({
      reason: expect.stringContaining('#5 is closed'),
    });
    expect(await readPullRequest(client, NAME, 6)).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining('There is no pull request #6 in o/r'),
    });
  });

  it('an answer about another pull request is not taken', async () => {
    double.fault(() => ({ kind: 'edit', edit: (body) => ({ ...(body as object), number: 7 }) }));
    expect(await readPullRequest(client, NAME, 5)).toMatchObject({
      reason: expect.stringContaining('`number`'),
    });
  });
});

describe('before publishing', () => {
  let judged: () => PullRequest;

  beforeEach(async () => {
    const read = await readPullRequest(client, NAME, 5);
    if (read.state === 'missing') throw new Error(read.reason);
    judged = () => read.value;
  });

  it('an unmoved pull request still holds, a closed one too', async () => {
    pull.state = 'closed';
    const now = await readStanding(client, NAME, 5);
    if (now.state === 'missing') throw new Error(now.reason);
    expect(movedSince(judged(), now.value)).toBeNull();
  });

  it('a head that moved is told, with both commits', async () => {
    const next = fixture.commit({ c: '1' }, { branch: 'work/x' });
    const now = await readStanding(client, NAME, 5);
    if (now.state === 'missing') throw new Error(now.reason);
    expect(movedSince(judged(), now.value)).toMatch(new RegExp(`${head} to ${next}`));
  });

  // Platform notes, section 2: checks belong to a commit, so a pull request can pass under a lax base and be retargeted.
  it('a base that was changed is told', async () => {
    fixture.branch('lax', base);
    pull.base = { ref: 'lax' };
    const now = await readStanding(client, NAME, 5);
    if (now.state === 'missing') throw new Error(now.reason);
    expect(movedSince(judged(), now.value)).toContain('from main to lax');
  });

  // A re-run of an old run must not turn a newer verdict by the labels that it began with.
  it.each([
    [
      'labels',
      () => {
        pull.labels = ['chunk:other'];
      },
    ],
    [
      'description',
      () => {
        pull.body = 'Plan-Chunk: other';
      },
    ],
  ] as const)('a %s that changed is told', async (_what, change) => {
    change();
    const now = await readStanding(client, NAME, 5);
    if (now.state === 'missing') throw new Error(now.reason);
    expect(movedSince(judged(), now.value)).toContain('changed while the pull request was judged');
  });

  // Said once of a head in this repository, it makes a feature pull request one that no plan governs.
  it('a head repository that is another one, or none, than it was is told', async () => {
    for (const repo of [null, { owner: 'f', name: 'r', id: 99 }]) {
      pull.head = { ref: 'work/x', sha: head, repo };
      const now = await readStanding(client, NAME, 5);
      if (now.state === 'missing') throw new Error(now.reason);
      expect(movedSince(judged(), now.value)).toContain('which plan governs');
      expect(groupMovedSince(5, judged(), now.value)).toContain('head branch of pull request #5');
    }
  });

  it('what can not be read is a missing, not an unmoved head', async () => {
    double.fault(() => ({ kind: 'reply', reply: { status: 503, body: '' } }));
    expect((await readStanding(client, NAME, 5)).state).toBe('missing');
    double.fault(() => ({ kind: 'edit', edit: (body) => ({ ...(body as object), head: { sha: 'x' } }) }));
    expect(await readStanding(client, NAME, 5)).toMatchObject({
      reason: expect.stringContaining('`head.'),
    });
  });
});
