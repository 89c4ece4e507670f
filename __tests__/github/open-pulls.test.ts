import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { listOpenPulls, pageFrom } from '../../src/github/open-pulls.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';

let fixture: GitFixture;
let double: GitHubDouble;
let client: Client;
let sha: string;
beforeAll(async () => {
  fixture = createRepository({ bare: true });
  sha = fixture.commit({ a: '1' });
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'acme/app' });
  client = createClient({
    transport: await openTransport(DEFAULT_TOKEN, double.apiUrl),
    baseUrl: double.apiUrl,
  });
});
afterEach(() => {
  double.pulls.length = 0;
  double.fault(undefined);
  double.forgetRequests();
});
afterAll(async () => {
  expect([double.problems, double.unknownRequests, double.invalidRequests]).toEqual([[], [], []]);
  await double.close();
  fixture.remove();
});

const list = () => listOpenPulls(client, { owner: 'acme', repo: 'app' });

function open(count: number): readonly PullValues[] {
  const first = double.pulls.length + 1;
  const made = Array.from(
    { length: count },
    (_, n): PullValues => ({
      number: first + n,
      base: { ref: 'main' },
      head: { ref: `w${first + n}`, sha },
    }),
  );
  double.pulls.push(...made);
  return made;
}

async function numbers(): Promise<readonly number[]> {
  const read = await list();
  if (read.state === 'missing') throw new Error(read.reason);
  return read.value.map(({ number }) => number);
}

const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, n) => from + n);

/** Does something just before the page that is asked for as the given one is answered. */
function beforePage(count: number, happens: () => void): void {
  let asked = 0;
  double.fault(() => {
    asked += 1;
    if (asked === count) happens();
    return undefined;
  });
}

function close(numbersToClose: readonly number[]): void {
  for (const pull of double.pulls) if (numbersToClose.includes(pull.number)) pull.state = 'closed';
}

describe('the list of open pull requests', () => {
  it('takes one request up to a hundred', async () => {
    open(99);
    expect(await numbers()).toEqual(upTo(99));
    expect(double.requests).toHaveLength(1);
  });

  it.each([100, 101, 192, 193, 350])('is whole with %i of them', async (count) => {
    open(count);
    expect(await numbers()).toEqual(upTo(count));
  });

  // With pages of a hundred side by side, #101 moved to the end of the first page after that was read, and was in none.
  it.each([1, 2, 3])('lacks none that is open the whole time when %i close between two pages', async (n) => {
    open(150);
    beforePage(2, () => close(upTo(n)));
    const read = await numbers();
    expect(upTo(150, n + 1).filter((number) => !read.includes(number))).toEqual([]);
    expect(double.requests).toHaveLength(2);
  });

  it('is read anew when more close between two pages than the pages have in common', async () => {
    open(150);
    beforePage(2, () => close(upTo(60)));
    expect(await numbers()).toEqual(upTo(150, 61));
  });

  it('lacks none when one is opened, reopened, or closed at the edge itself', async () => {
    open(150);
    close([7]);
    beforePage(2, () => {
      open(1);
      close([101]);
      for (const pull of double.pulls) if (pull.number === 7) pull.state = 'open';
    });
    expect(await numbers()).toEqual([...upTo(6), ...upTo(151, 8)]);
  });

  it('is given up when it is never the same for long', async () => {
    open(150);
    let first = 1;
    double.fault(({ query }) => {
      if (query.page === '2') {
        close(upTo(first + 4, first));
        first += 5;
        open(5);
      }
      return undefined;
    });
    expect(await list()).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining('without a gap'),
    });
    expect(double.requests).toHaveLength(6);
  });

  it('goes on where GitHub says that there is more, however short the page', async () => {
    open(150);
    double.fault(({ query }) =>
      query.page === '1' ? { kind: 'edit', edit: (rows) => (rows as unknown[]).slice(1) } : undefined,
    );
    expect(await numbers()).toEqual(upTo(150, 2));
  });

  it.each([
    ['a list that is none', () => ({ message: 'hello' })],
    [
      'a row without a head',
      (rows: unknown) => [...(rows as object[]), { number: 3, base: { ref: 'main' } }],
    ],
    [
      'a row whose repository has no id',
      (rows: unknown) =>
        (rows as { head: object }[]).map((row) => ({ ...row, head: { ...row.head, repo: {} } })),
    ],
  ])('is not read from %s', async (_, edit) => {
    open(1);
    double.fault(() => ({ kind: 'edit', edit }));
    expect(await list()).toMatchObject({ state: 'missing', kind: 'infrastructure' });
  });

  it('is not looked through without end', async () => {
    double.fault(({ query }) => {
      const [size, page] = [Number(query.per_page), Number(query.page)];
      const rows = Array.from({ length: size }, (_, n) => row(size * (page - 1) + n + 1));
      return { kind: 'edit', edit: () => rows };
    });
    expect(await list()).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining('more than 3,000'),
    });
    expect(double.requests.length).toBeLessThan(40);
  });
});

function row(number: number): object {
  return { number, base: { ref: 'main' }, head: { ref: 'x', sha: '1'.repeat(40), repo: { id: 9 } } };
}

describe('a page', () => {
  it('goes on from what was read, with some of it again, whatever that is', () => {
    expect(pageFrom(0)).toEqual({ perPage: 100, page: 1 });
    let pages = 0;
    for (let end = 100; end < 3_000; pages += 1) {
      const { perPage, page } = pageFrom(end);
      expect(perPage).toBeLessThanOrEqual(100);
      expect(perPage * (page - 1)).toBeLessThanOrEqual(end - 4);
      expect(perPage * page).toBeGreaterThan(end + 60);
      end = perPage * page;
    }
    expect(pages).toBeLessThan(40);
  });
});
