import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import { sequentialRoundTrips } from './request-log.js';
import { repository, started } from './started.js';

const REPO = '/repos/acme/app';

function withOneCommit() {
  const fixture = repository();
  fixture.commit({ 'a.txt': 'one\n' });
  return fixture;
}

function statusWithoutUserAgent(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { authorization: 'Bearer x' } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the double refuses as GitHub does', () => {
  it('a request without or with an unknown token: 401', async () => {
    const double = await started(withOneCommit());
    const none = await ask(double, 'GET', REPO, { token: null });
    const unknown = await ask(double, 'GET', REPO, { token: 'toString' });
    expect([none.status, member(none.json, 'message')]).toEqual([401, 'Requires authentication']);
    expect([unknown.status, member(unknown.json, 'message')]).toEqual([401, 'Bad credentials']);
  });

  it('a request without a user agent: 403', async () => {
    const double = await started(withOneCommit());
    expect(await statusWithoutUserAgent(`${double.apiUrl}${REPO}`)).toBe(403);
  });

  it('an API version that it does not know: 400', async () => {
    const double = await started(withOneCommit());
    const headers = { 'x-github-api-version': '2099-01-01' };
    expect((await ask(double, 'GET', REPO, { headers })).status).toBe(400);
    const known = { 'x-github-api-version': '2022-11-28' };
    expect((await ask(double, 'GET', REPO, { headers: known })).status).toBe(200);
  });

  it('paths, repositories and media types it does not know, and keeps note of them', async () => {
    const double = await started(withOneCommit());
    const path = await ask(double, 'GET', `${REPO}/issues`);
    const other = await ask(double, 'GET', '/repos/acme/other');
    const diff = await ask(double, 'GET', `${REPO}/commits/main`, {
      headers: { accept: 'application/vnd.github.diff' },
    });
    expect([path.status, other.status, diff.status]).toEqual([404, 404, 415]);
    expect(path.json).toMatchObject({ message: 'Not Found', status: '404' });
    expect(double.unknownRequests.map(({ path: asked }) => asked)).toEqual([
      `${REPO}/issues`,
      '/repos/acme/other',
      `${REPO}/commits/main`,
    ]);
  });

  it('parameters that the description does not have, or has otherwise', async () => {
    const double = await started(withOneCommit());
    const unknown = await ask(double, 'GET', `${REPO}/pulls?perPage=5`);
    const wrong = await ask(double, 'GET', `${REPO}/pulls?state=merged`);
    const number = await ask(double, 'GET', `${REPO}/pulls/seven`);
    expect([unknown.status, wrong.status, number.status]).toEqual([422, 422, 422]);
    expect(double.invalidRequests).toHaveLength(3);
    expect(double.invalidRequests[0]?.reason).toContain('perPage');
  });

  it('a path that is not percent-encoded UTF-8: 400', async () => {
    const double = await started(withOneCommit());
    expect((await ask(double, 'GET', `${REPO}/contents/%ff`)).status).toBe(400);
  });
});

describe('the double answers as GitHub does', () => {
  it('the repository, whatever the case of its name', async () => {
    const double = await started(withOneCommit(), { repositoryId: 77 });
    const answer = await ask(double, 'GET', '/repos/ACME/App');
    expect(answer.json).toMatchObject({ id: 77, full_name: 'acme/app', default_branch: 'main', fork: false });
  });

  it('with the rate limit on every reply, counted by token, and 403 when it is used up', async () => {
    const double = await started(withOneCommit(), { limits: { requests: 2 } });
    const first = await ask(double, 'GET', REPO);
    const second = await ask(double, 'GET', `${REPO}/nothing`);
    const third = await ask(double, 'GET', REPO);
    const remaining = [first, second, third].map(({ headers }) => headers.get('x-ratelimit-remaining'));
    expect(remaining).toEqual(['1', '0', '0']);
    expect(third.status).toBe(403);
    expect(Number(third.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000);
    expect(third.headers.get('x-ratelimit-resource')).toBe('core');
    expect((await ask(double, 'GET', REPO, { token: 'another' })).status).toBe(401);
  });

  it('under /api/v3 when it plays an Enterprise Server, and not outside of it', async () => {
    const double = await started(withOneCommit(), {
      basePath: '/api/v3',
      serverUrl: 'https://git.acme.example',
    });
    const inside = await ask(double, 'GET', REPO);
    const outside = await ask(double, 'GET', `${double.apiUrl.replace('/api/v3', '')}${REPO}`);
    expect(double.apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v3$/);
    expect([inside.status, outside.status]).toEqual([200, 404]);
    expect(inside.json).toMatchObject({ html_url: 'https://git.acme.example/acme/app' });
    expect(double.requests[0]?.path).toBe(REPO);
  });

  it('pages of 30, at most 100, linked by the repository’s id', async () => {
    const fixture = withOneCommit();
    const pulls = Array.from({ length: 130 }, (_, n) => ({
      number: n + 1,
      base: { ref: 'main' },
      head: { ref: 'main' },
    }));
    const double = await started(fixture, { pulls, repositoryId: 77 });
    const sizes = await Promise.all(
      ['', '?per_page=100', '?per_page=1000', '?per_page=100&page=2', '?page=9', '?per_page=0&page=0'].map(
        async (query) => rowsOf((await ask(double, 'GET', `${REPO}/pulls${query}`)).json).length,
      ),
    );
    expect(sizes).toEqual([30, 100, 100, 30, 0, 30]);
    const middle = await ask(double, 'GET', `${REPO}/pulls?per_page=50&page=2&state=open`);
    const links = Object.fromEntries(
      [...(middle.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url, rel]) => [
        rel,
        url,
      ]),
    );
    const page = (number: number) =>
      `${double.apiUrl}/repositories/77/pulls?per_page=50&page=${number}&state=open`;
    expect(links).toEqual({ prev: page(1), next: page(3), last: page(3), first: page(1) });
    const next = await ask(double, 'GET', page(3));
    expect(rowsOf(next.json)).toHaveLength(30);
    expect(next.headers.get('link')).not.toContain('rel="next"');
    expect((await ask(double, 'GET', `${REPO}/pulls?base=other`)).headers.get('link')).toBeNull();
  });
});

describe('the double’s log', () => {
  it('has method, path, query, body, status and times of each request, until it is forgotten', async () => {
    const double = await started(withOneCommit(), { latencyMs: 5 });
    await ask(double, 'GET', `${REPO}/contents/a%20b?ref=main`);
    await ask(double, 'POST', `${REPO}/check-runs`, { body: { name: 'x' } });
    expect(double.requests).toMatchObject([
      { method: 'GET', path: `${REPO}/contents/a%20b`, query: { ref: 'main' }, status: 404, body: undefined },
      { method: 'POST', path: `${REPO}/check-runs`, query: {}, status: 422, body: { name: 'x' } },
    ]);
    expect(double.requests.every(({ startedAt, endedAt }) => startedAt < (endedAt ?? 0))).toBe(true);
    double.forgetRequests();
    expect(double.requests).toEqual([]);
  });

  it('tells how many round trips followed one another', async () => {
    const double = await started(withOneCommit(), { latencyMs: 400 });
    await ask(double, 'GET', REPO);
    await Promise.all(['a', 'b', 'c'].map((name) => ask(double, 'GET', `${REPO}/contents/${name}`)));
    expect(sequentialRoundTrips(double.requests)).toBe(2);
    await ask(double, 'GET', REPO);
    expect(sequentialRoundTrips(double.requests)).toBe(3);
  });

  it('counts the longest chain, not the most requests at once', () => {
    const at = (startedAt: number, endedAt: number | null) => ({ startedAt, endedAt });
    expect(sequentialRoundTrips([])).toBe(0);
    expect(sequentialRoundTrips([at(0, 100), at(0, 10), at(10, 20), at(15, 30), at(30, null)])).toBe(3);
    expect(sequentialRoundTrips([at(0, null), at(5, null)])).toBe(1);
  });
});
