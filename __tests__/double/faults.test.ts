import { describe, expect, it } from '@jest/globals';
import { type Answered, ask, member, rowsOf } from './ask.js';
import { errorReply, type Fault, htmlReply, primaryRateLimit, secondaryRateLimit } from './faults.js';
import type { GitHubDouble } from './github-double.js';
import { repository, started } from './started.js';

const REPO = '/repos/acme/app';
const FILES = `${REPO}/pulls/1/files`;

async function withPull(): Promise<{ double: GitHubDouble; sha: string }> {
  const fixture = repository();
  fixture.commit({ 'a.txt': 'one\n' });
  const sha = fixture.commit(
    { 'b.txt': '1\n', 'c.txt': '2\n', 'd.txt': '3\n' },
    { branch: 'feature', parents: ['main'] },
  );
  const pulls = [{ number: 1, base: { ref: 'main' }, head: { ref: 'feature' } }];
  return { double: await started(fixture, { pulls }), sha };
}

function post(double: GitHubDouble, sha: string): Promise<Answered> {
  return ask(double, 'POST', `${REPO}/check-runs`, {
    body: { name: 'x', head_sha: sha, conclusion: 'success' },
  });
}

function names({ json }: Answered): unknown[] {
  return rowsOf(json).map((row) => member(row, 'filename'));
}

/** True when the client got no whole reply. */
async function isBroken(asked: Promise<unknown>): Promise<boolean> {
  return asked.then(
    () => false,
    () => true,
  );
}

describe('a fault', () => {
  it('is chosen by what the request is, and ends when the hook is taken away', async () => {
    const { double } = await withPull();
    double.fault(({ method, path, query, earlier }) =>
      method === 'GET' && path === FILES && query.page === '2' && earlier === 0
        ? { kind: 'reply', reply: errorReply(500, 'Server Error') }
        : undefined,
    );
    const status = async (query: string) => (await ask(double, 'GET', `${FILES}?${query}`)).status;
    expect([await status('page=1'), await status('page=2'), await status('page=2')]).toEqual([200, 500, 200]);
    double.fault(() => ({ kind: 'reply', reply: htmlReply(503) }));
    expect(await status('page=1')).toBe(503);
    double.fault(undefined);
    expect(await status('page=1')).toBe(200);
  });

  it('replies in the place of the double: the request takes no effect', async () => {
    const { double, sha } = await withPull();
    double.fault(() => ({ kind: 'reply', reply: htmlReply(502) }));
    const answer = await post(double, sha);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html']);
    expect(answer.text).toContain('<h1>502</h1>');
    expect(double.checkRuns()).toEqual([]);
    expect(double.requests).toMatchObject([{ status: 502, body: { name: 'x' } }]);
  });

  it('plays GitHub’s rate limits, each with its headers', async () => {
    const { double } = await withPull();
    const play = async (fault: Fault) => {
      double.fault(() => fault);
      return ask(double, 'GET', REPO);
    };
    const primary = await play({ kind: 'reply', reply: primaryRateLimit(1_800_000_000) });
    expect(primary.status).toBe(403);
    expect(primary.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(primary.headers.get('x-ratelimit-reset')).toBe('1800000000');
    const secondary = await play({ kind: 'reply', reply: secondaryRateLimit(7, 429) });
    expect([secondary.status, secondary.headers.get('retry-after')]).toEqual([429, '7']);
    expect(member(secondary.json, 'message')).toContain('secondary rate limit');
    const bare = await play({ kind: 'reply', reply: secondaryRateLimit(undefined) });
    expect([bare.status, bare.headers.get('retry-after')]).toEqual([403, null]);
    expect(Number(bare.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0);
  });

  it('lets a write take effect and hides that it did', async () => {
    const { double, sha } = await withPull();
    double.fault(({ earlier }) => (earlier === 0 ? { kind: 'drop', when: 'after' } : undefined));
    expect(await isBroken(post(double, sha))).toBe(true);
    expect(double.checkRuns()).toHaveLength(1);
    expect(double.requests).toMatchObject([{ method: 'POST', status: null }]);
    double.fault(() => ({ kind: 'reply-after', reply: htmlReply(502) }));
    expect((await post(double, sha)).status).toBe(502);
    expect(double.checkRuns()).toHaveLength(2);
  });

  it('drops the connection before the request takes effect, or in the middle of the reply', async () => {
    const { double, sha } = await withPull();
    double.fault(() => ({ kind: 'drop', when: 'before' }));
    expect(await isBroken(post(double, sha))).toBe(true);
    expect(double.checkRuns()).toEqual([]);
    double.fault(() => ({ kind: 'drop', when: 'half' }));
    expect(await isBroken(ask(double, 'GET', FILES))).toBe(true);
    double.fault(undefined);
    expect(names(await ask(double, 'GET', FILES))).toEqual(['b.txt', 'c.txt', 'd.txt']);
  });

  it('never replies, until the client gives up or the double is closed', async () => {
    const { double, sha } = await withPull();
    double.fault(() => ({ kind: 'hang' }));
    const given = fetch(`${double.apiUrl}${REPO}`, { signal: AbortSignal.timeout(50) });
    expect(await isBroken(given)).toBe(true);
    const pending = isBroken(post(double, sha));
    while (double.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await double.close();
    expect(await pending).toBe(true);
    expect(double.checkRuns()).toEqual([]);
  });

  it('sends the reply drop by drop, whole', async () => {
    const { double } = await withPull();
    double.fault(() => ({ kind: 'drip', bytes: 200, pauseMs: 1 }));
    expect(names(await ask(double, 'GET', FILES))).toEqual(['b.txt', 'c.txt', 'd.txt']);
  });

  it('promises more bytes, or fewer, than are sent', async () => {
    const { double } = await withPull();
    double.fault(() => ({ kind: 'content-length', difference: 10 }));
    expect(await isBroken(ask(double, 'GET', FILES))).toBe(true);
    double.fault(() => ({ kind: 'content-length', difference: -10 }));
    const cut = await ask(double, 'GET', FILES).catch(() => null);
    expect(cut === null || cut.json === undefined).toBe(true);
  });

  it('sends a page twice, an empty page, or one without a row', async () => {
    const { double } = await withPull();
    const page = (number: number) => ask(double, 'GET', `${FILES}?per_page=1&page=${number}`);
    double.fault(({ query }) =>
      query.page === '2' ? { kind: 'as-query', query: { ...query, page: '1' } } : undefined,
    );
    expect([names(await page(1)), names(await page(2))]).toEqual([['b.txt'], ['b.txt']]);
    double.fault(() => ({ kind: 'edit', edit: () => [] }));
    expect(names(await page(1))).toEqual([]);
    double.fault(() => ({ kind: 'edit', edit: (body) => rowsOf(body).slice(1) }));
    expect(names(await ask(double, 'GET', FILES))).toEqual(['c.txt', 'd.txt']);
    double.fault(undefined);
    expect(names(await ask(double, 'GET', FILES))).toEqual(['b.txt', 'c.txt', 'd.txt']);
  });

  it('redirects to the same path, or elsewhere', async () => {
    const { double } = await withPull();
    double.fault(() => ({ kind: 'redirect' }));
    const same = await ask(double, 'GET', `${FILES}?page=2`);
    expect([same.status, same.headers.get('location')]).toEqual([301, `${double.apiUrl}${FILES}?page=2`]);
    double.fault(() => ({ kind: 'redirect', location: 'http://127.0.0.1:1/elsewhere' }));
    expect((await ask(double, 'GET', FILES)).headers.get('location')).toBe('http://127.0.0.1:1/elsewhere');
  });
});

describe('a fault of the double itself', () => {
  it('is a 500 and is kept', async () => {
    const { double } = await withPull();
    double.pulls.push({ number: 2, base: { ref: 'no-such-branch' }, head: { ref: 'feature' } });
    const answer = await ask(double, 'GET', `${REPO}/pulls/2`);
    expect(answer.status).toBe(500);
    expect(double.problems.splice(0)).toEqual([expect.stringContaining('no branch no-such-branch')]);
  });

  it('is also a reply that GitHub would not send', async () => {
    const { double } = await withPull();
    Object.assign(double.pulls[0] ?? {}, { title: 7 });
    const answer = await ask(double, 'GET', `${REPO}/pulls/1`);
    expect(answer.status).toBe(500);
    expect(double.problems.splice(0)).toEqual([
      expect.stringMatching(/^pulls\/get 200: .*title must be string/),
    ]);
  });
});
