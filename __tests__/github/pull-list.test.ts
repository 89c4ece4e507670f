import { afterEach, describe, expect, it } from '@jest/globals';
import { createApiRepository } from '../../src/github/api-repository.js';
import { createClient } from '../../src/github/client.js';
import { parseListedPulls } from '../../src/github/listed-pulls.js';
import { openTransport } from '../../src/github/octokit.js';
import type { ListedPull } from '../../src/pull-request.js';
import { errorReply } from '../double/faults.js';
import { createRepository } from '../double/git-fixture.js';
import { startGitHubDouble } from '../double/github-double.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { testClock } from './scripted-server.js';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const BRANCH = 'feat/a b#1';

/** So many merged pull requests into the branch and one elsewhere, behind the double. */
async function serve(count: number, first: Partial<PullValues> = {}) {
  const fixture = createRepository({ bare: true });
  ending.push(fixture.remove);
  const head = fixture.commit({ a: '1' });
  fixture.branch('feat/a-b', head);
  fixture.branch('main-too', head);
  const branch = 'feat/a-b';
  const pulls = Array.from(
    { length: count },
    (_, index): PullValues => ({
      number: index + 1,
      state: 'closed',
      merged: true,
      updatedMinute: index,
      base: { ref: branch },
      head: { ref: `w/${index + 1}`, sha: head },
      ...(index === 0 ? first : {}),
    }),
  );
  pulls.push({ number: 9_999, base: { ref: 'main-too' }, head: { ref: 'main' } });
  const double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r', pulls });
  ending.push(double.close);
  await double.warm();
  const client = createClient({
    transport: await openTransport(DEFAULT_TOKEN, double.apiUrl),
    baseUrl: double.apiUrl,
    clock: testClock(),
  });
  const repository = createApiRepository({ client, owner: 'o', repo: 'r', pull: null });
  const read = (enough: (pulls: readonly ListedPull[]) => boolean) => repository.pullsInto?.(branch, enough);
  return { double, read, client };
}

const numbersOf = (read: Awaited<ReturnType<Awaited<ReturnType<typeof serve>>['read']>>) =>
  read?.state === 'known'
    ? { numbers: read.value.pulls.map(({ number }) => number), whole: read.value.whole }
    : read;

describe('the list of pull requests into a branch', () => {
  it('asks for the ones that changed last, and reads every field that it uses', async () => {
    const fork = { owner: 'stranger', name: 'app', id: 99 };
    const { double, read } = await serve(2, {
      title: 'One',
      body: null,
      labels: ['chunk:a'],
      head: { ref: 'w/1', sha: 'main', repo: fork },
    });
    const listed = await read(() => false);
    expect(listed).toMatchObject({ state: 'known', value: { whole: true } });
    expect(listed?.state === 'known' && listed.value.pulls).toEqual([
      {
        number: 2,
        title: 'Pull request 2',
        state: 'merged',
        baseRef: 'feat/a-b',
        headRef: 'w/2',
        sameRepository: true,
        labels: [],
        body: '',
      },
      {
        number: 1,
        title: 'One',
        state: 'merged',
        baseRef: 'feat/a-b',
        headRef: 'w/1',
        sameRepository: false,
        labels: ['chunk:a'],
        body: '',
      },
    ]);
    expect(double.requests.map(({ path, query }) => [path, query])).toEqual([
      [
        '/repos/o/r/pulls',
        { state: 'all', base: 'feat/a-b', sort: 'updated', direction: 'desc', per_page: '100', page: '1' },
      ],
    ]);
    expect([double.problems, double.invalidRequests]).toEqual([[], []]);
  });

  it('reads no further than it must', async () => {
    const { double, read } = await serve(250);
    const seen: number[] = [];
    const listed = numbersOf(await read((pulls) => seen.push(pulls.length) === 2));
    expect(listed).toMatchObject({ whole: false });
    expect([seen, double.requests.length]).toEqual([[100, 200], 2]);
    double.forgetRequests();
    const all = numbersOf(await read(() => false));
    expect(all).toEqual({ whole: true, numbers: Array.from({ length: 250 }, (_, index) => 250 - index) });
    expect(double.requests.length).toBe(3);
  });

  it('asks once more after a page that is exactly full, since it could be cut', async () => {
    const { double, read } = await serve(100);
    expect(numbersOf(await read(() => false))).toMatchObject({ whole: true });
    expect(double.requests.length).toBe(2);
  });

  it('keeps one of two rows, where a pull request changed while pages were read', async () => {
    const { double, read } = await serve(150);
    const moved = numbersOf(
      await read(() => {
        for (const pull of double.pulls.filter(({ number }) => number === 1)) pull.updatedMinute = 1_000;
        return false;
      }),
    );
    expect(moved).toMatchObject({ whole: true });
    const numbers = moved !== undefined && 'numbers' in moved ? moved.numbers : [];
    expect(numbers.length).toBe(new Set(numbers).size);
    // The one that moved to a page that was read before is not there: then it counts as not merged.
    expect(numbers).not.toContain(1);
  });

  it('stops after 1,000', async () => {
    const { double, read } = await serve(1_001);
    expect(numbersOf(await read(() => false))).toMatchObject({ whole: false });
    expect(double.requests.length).toBe(10);
  }, 60_000);

  it('says why it could not be read', async () => {
    const { double, read } = await serve(1);
    double.fault(() => ({ kind: 'reply', reply: errorReply(403, 'Resource not accessible by integration') }));
    expect(await read(() => false)).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining('pull-requests: read'),
    });
  });

  it('sends the name of a branch as a value and nothing else', async () => {
    const { double, client } = await serve(1);
    const repository = createApiRepository({ client, owner: 'o', repo: 'r', pull: null });
    expect(await repository.pullsInto?.(BRANCH, () => false)).toMatchObject({
      value: { pulls: [], whole: true },
    });
    expect(double.requests[0]?.query.base).toBe(BRANCH);
  });
});

describe('a page of pull requests', () => {
  const row = {
    number: 1,
    title: 'T',
    state: 'closed',
    merged_at: '2026-01-01T00:00:00Z',
    base: { ref: 'b', repo: { id: 1 } },
    head: { ref: 'h', repo: { id: 1 } },
    labels: [{ name: 'l' }],
    body: 'B',
  };

  it.each([
    [{}, 'merged', true],
    [{ merged_at: null }, 'closed', true],
    [{ merged_at: null, state: 'open' }, 'open', true],
    [{ head: { ref: 'h', repo: null } }, 'merged', false],
    [{ head: { ref: 'h', repo: { id: 2 } } }, 'merged', false],
    [{ head: { ref: 'h' }, base: { ref: 'b' } }, 'merged', false],
  ])('is read with %j', (changes, state, sameRepository) => {
    expect(parseListedPulls([{ ...row, ...changes }])).toMatchObject({
      state: 'known',
      value: [{ state, sameRepository, body: 'B' }],
    });
  });

  it.each([
    [{ number: 0 }, '`number`'],
    [{ number: '1' }, '`number`'],
    [{ state: 'merged' }, '`state` of #1'],
    [{ merged_at: true }, '`state` of #1'],
    [{ merged_at: undefined }, '`state` of #1'],
    [{ title: null }, '`title` of #1'],
    [{ base: null }, '`base.ref` of #1'],
    [{ head: { repo: null } }, '`head.ref` of #1'],
    [{ labels: null }, '`labels` of #1'],
    [{ labels: ['l'] }, '`labels` of #1'],
    [{ body: 7 }, '`body` of #1'],
  ])('is not believed with %j', (changes, field) => {
    const read = parseListedPulls([row, { ...row, ...changes }]);
    expect(read).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining(field),
    });
  });

  it.each([[null], [{}], ['[]'], [[null]], [[[]]]])('is not %j', (page) => {
    expect(parseListedPulls(page).state).toBe('missing');
  });
});
