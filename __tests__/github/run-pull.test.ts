import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { findPullOfRun } from '../../src/github/run-pull.js';
import type { FinishedRun } from '../../src/github/workflow-run.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';

const NAME = { owner: 'acme', repo: 'app' };
const FORK = { owner: 'stranger', name: 'app', id: 77 };
const GONE = null;

let fixture: GitFixture;
let double: GitHubDouble;
let client: Client;
let [main, head]: readonly string[] = [];
beforeAll(async () => {
  fixture = createRepository({ bare: true });
  main = fixture.commit({ a: '1' });
  head = fixture.commit({ b: '1' }, { branch: 'work', parents: ['main'] });
  fixture.branch('lax', main);
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'acme/app', repositoryId: 42 });
  client = createClient({
    transport: await openTransport(DEFAULT_TOKEN, double.apiUrl),
    baseUrl: double.apiUrl,
  });
});
afterEach(() => {
  double.pulls.length = 0;
  double.fault(undefined);
});
afterAll(async () => {
  await double.close();
  fixture.remove();
});

function find(run: Partial<FinishedRun> = {}): ReturnType<typeof findPullOfRun> {
  return findPullOfRun(client, NAME, {
    trigger: 'pull_request',
    headSha: head ?? '',
    headBranch: 'work',
    headRepository: { id: 77, owner: 'stranger' },
    createdAt: 0,
    run: null,
    conclusion: 'success',
    workflow: 'capture',
    url: null,
    repositoryId: 42,
    ...run,
  });
}

function open(repo: PullValues['head']['repo'], values: Partial<PullValues> = {}): PullValues {
  const number = double.pulls.length + 1;
  const pull = {
    number,
    base: { ref: 'main' },
    head: { ref: 'work', sha: head ?? '', repo: repo ?? null },
    ...values,
  };
  double.pulls.push(pull);
  return pull;
}

describe('the pull request that a run was for', () => {
  it('is the open one with its commit, branch and repository', async () => {
    open('same');
    open(FORK);
    open({ ...FORK, id: 78 });
    open(FORK, { head: { ref: 'work2', sha: head ?? '', repo: FORK } });
    expect(await find()).toEqual({ state: 'found', number: 2 });
    expect(await find({ headRepository: { id: 42, owner: 'acme' } })).toEqual({ state: 'found', number: 1 });
  });

  it('may be one whose fork is gone, where no fork fits', async () => {
    open(GONE);
    expect(await find()).toEqual({ state: 'found', number: 1 });
    expect(await find({ headRepository: null })).toEqual({ state: 'found', number: 1 });
    expect(await find({ headRepository: null, headBranch: 'other' })).toMatchObject({
      state: 'unclear',
      pulls: [],
    });
    open(FORK);
    expect(await find()).toEqual({ state: 'found', number: 2 });
  });

  it('is not one whose fork is there, where the run no longer knows its own', async () => {
    open(FORK);
    expect(await find({ headRepository: null })).toMatchObject({ state: 'unclear', pulls: [] });
  });

  it('is none where only a closed one fits', async () => {
    open(FORK, { state: 'closed' });
    expect(await find()).toMatchObject({
      state: 'unclear',
      pulls: [],
      reason: expect.stringContaining(`${head}`),
    });
  });

  it('has moved where its branch has another head by now', async () => {
    open(FORK, { head: { ref: 'work', sha: main ?? '', repo: FORK } });
    expect(await find()).toMatchObject({ state: 'moved', reason: expect.stringContaining('#1') });
  });

  it.each([
    ['the same branch', { ref: 'work', repo: FORK }],
    ['another branch', { ref: 'lax', repo: FORK }],
    ['another fork', { ref: 'work', repo: { ...FORK, id: 79 } }],
    ['the repository itself', { ref: 'lax', repo: 'same' }],
    ['a fork that is gone', { ref: 'x', repo: GONE }],
  ] as const)('is not clear where %s brings the commit into another base too', async (_, at) => {
    open(FORK);
    open(FORK, { base: { ref: 'lax' }, head: { ...at, sha: head ?? '' } });
    const found = await find();
    expect(found).toMatchObject({ state: 'unclear', pulls: [{ number: 1 }, { number: 2 }] });
    expect(found).toHaveProperty('reason', expect.stringContaining('#1 (into main), #2 (into lax)'));
  });

  it('is not read from a list that can not be used', async () => {
    open(FORK);
    double.fault(() => ({ kind: 'edit', edit: () => ({ message: 'hello' }) }));
    expect(await find()).toMatchObject({ state: 'unread', missing: { kind: 'infrastructure' } });
  });
});
