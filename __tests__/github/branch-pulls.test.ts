import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readBranchPulls } from '../../src/github/branch-pulls.js';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { errorReply, type FaultReply, htmlReply } from '../double/faults.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { graphqlRateLimit } from '../double/graphql.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';

let fixture: GitFixture;
let double: GitHubDouble;
let client: Client;
beforeAll(async () => {
  fixture = createRepository({ bare: true });
  fixture.commit({ a: '1' });
  fixture.branch('work', fixture.resolve('main'));
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'acme/app', repositoryId: 42 });
  // No test waits: the clock goes on by itself.
  let now = Date.UTC(2026, 0, 1);
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
  const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
  client = createClient({ transport, baseUrl: double.apiUrl, clock });
});
afterEach(() => {
  double.pulls.length = 0;
  double.fault(undefined);
  double.forgetRequests();
});
afterAll(async () => {
  await double.close();
  fixture.remove();
});

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);
const read = (since = START, branch = 'work') =>
  readBranchPulls(client, { owner: 'acme', repo: 'app' }, branch, since);

function open(count: number, values: (n: number) => Partial<PullValues> = () => ({})): void {
  for (let n = 1; n <= count; n += 1)
    double.pulls.push({ number: n, base: { ref: 'main' }, head: { ref: 'work' }, ...values(n) });
}

describe('the pull requests of a branch', () => {
  it('are told with when they changed, and when their base did', async () => {
    const [closedAt, changed] = ['2026-01-01T02:00:00Z', '2026-01-01T01:00:00Z'];
    open(1, () => ({ state: 'closed', closedAt, baseChanges: [{ at: changed, from: 'a', to: 'main' }] }));
    expect(await read()).toEqual({
      state: 'known',
      value: [
        {
          number: 1,
          baseRef: 'main',
          headRef: 'work',
          headSha: fixture.resolve('work'),
          headRepository: 42,
          createdAt: START,
          updatedAt: Date.parse(closedAt),
          closedAt: Date.parse(closedAt),
          baseChange: { at: Date.parse(changed), from: 'a', to: 'main' },
        },
      ],
    });
    expect(await read(START, 'none "such')).toEqual({ state: 'known', value: [] });
    expect([double.unknownRequests, double.invalidRequests]).toEqual([[], []]);
  });

  it('may be more than are shown, if those that are left out did not change', async () => {
    open(130, (n) => ({ updatedMinute: n }));
    const all = await read(START + 40 * MINUTE);
    expect(all.state === 'known' && all.value.length).toBe(100);
    expect(await read(START + 31 * MINUTE)).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining('More than 100 pull requests from branches of the name "work"'),
    });
  });

  const failing = (reply: FaultReply, times: number) => {
    let failed = 0;
    double.fault(() => {
      failed += 1;
      return failed <= times ? { kind: 'reply', reply } : undefined;
    });
  };
  const timedOut = {
    status: 200,
    body: { data: null, errors: [{ message: 'Something went wrong while executing your query.' }] },
  };

  it.each([
    ['a page of the proxy', htmlReply(502)],
    ['an error in an answer', timedOut],
  ])('are asked for again, and for fewer, after %s', async (_, reply) => {
    open(50, (n) => ({ updatedMinute: n }));
    failing(reply, 2);
    const all = await read(START + 45 * MINUTE);
    expect(all.state === 'known' && all.value.map(({ number }) => number)).toEqual([
      50, 49, 48, 47, 46, 45, 44, 43, 42, 41,
    ]);
  });

  it.each([
    ['what went wrong', timedOut, 3, 'it says "Something went wrong'],
    ['a fault that lasts', htmlReply(502), 3, '502'],
    ['a limit that is used up', graphqlRateLimit(), 1, 'rate limit'],
    ['a refusal', errorReply(401, 'Bad credentials'), 1, 'Bad credentials'],
  ])('are not known after %s, which is told', async (_, reply, asked, said) => {
    open(1);
    failing(reply, 9);
    expect(await read()).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining(said),
    });
    expect(double.requests).toHaveLength(asked);
  });

  type Node = Record<string, unknown>;
  it.each<[string, (node: Node) => unknown]>([
    ['no time of its change', (node: Node) => ({ ...node, updatedAt: undefined })],
    ['a time that is none', (node: Node) => ({ ...node, createdAt: 'x' })],
    ['no word on whether it is closed', (node: Node) => ({ ...node, closedAt: undefined })],
    ['a head that is none', (node: Node) => ({ ...node, headRefOid: 'x' })],
    ['a repository without an id', (node: Node) => ({ ...node, headRepository: { databaseId: null } })],
    ['no base', (node: Node) => ({ ...node, baseRefName: null })],
    ['no timeline', (node: Node) => ({ ...node, timelineItems: null })],
    ['a change without a time', (node: Node) => ({ ...node, timelineItems: { nodes: [{ from: 'a' }] } })],
    ['a change that is not shown', (node: Node) => ({ ...node, timelineItems: { nodes: [null, {}] } })],
    ['a row that is not shown', () => null],
  ])('are not read from %s', async (_, change) => {
    open(1);
    double.fault(() => ({
      kind: 'edit',
      edit: (body) => {
        const listed = (body as { data: { repository: { pullRequests: { nodes: Node[] } } } }).data
          .repository;
        const nodes = listed.pullRequests.nodes.map(change);
        return { data: { repository: { pullRequests: { pageInfo: { hasNextPage: false }, nodes } } } };
      },
    }));
    expect(await read()).toMatchObject({ state: 'missing', kind: 'infrastructure' });
  });

  it.each([[null], [[]], ['text'], [{ data: { repository: null } }]])(
    'are not read from %j',
    async (body) => {
      double.fault(() => ({ kind: 'edit', edit: () => body }));
      expect((await read()).state).toBe('missing');
    },
  );
});
