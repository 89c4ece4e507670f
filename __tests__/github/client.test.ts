import { afterEach, describe, expect, it } from '@jest/globals';
import type { Answer } from '../../src/github/answer.js';
import {
  clientFor,
  type Script,
  type ScriptedServer,
  startServer,
  TOKEN,
  testClock,
} from './scripted-server.js';

const servers: ScriptedServer[] = [];

async function serve(script: Script): Promise<ScriptedServer> {
  const server = await startServer(script);
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const OK = { status: 200, json: { fine: true } } as const;

/** Everything about an answer but the headers of a success. */
function told(answer: Answer): unknown {
  return answer.state === 'known' ? answer.value.data : { cause: answer.cause, status: answer.status };
}

function reasonOf(answer: Answer): string {
  if (answer.state === 'known') throw new Error('expected a failure');
  return answer.reason;
}

describe('a request', () => {
  it('carries the token, the API version and the JSON media type, and the body as JSON', async () => {
    const server = await serve(() => ({ status: 201, json: { id: 1 } }));
    const client = await clientFor(`${server.url}/api/v3/`);
    const answer = await client.request('POST', '/repos/o/r/check-runs', { body: { name: 'x', n: '12n' } });
    expect(told(answer)).toEqual({ id: 1 });
    const [request] = server.seen;
    expect(request?.path).toBe('/api/v3/repos/o/r/check-runs');
    expect(request?.body).toEqual({ name: 'x', n: '12n' });
    expect(request?.headers).toMatchObject({
      accept: 'application/vnd.github+json',
      authorization: `bearer ${TOKEN}`,
      'x-github-api-version': '2022-11-28',
    });
  });

  it('sends an encoded path and query just as they are', async () => {
    const server = await serve(() => OK);
    const client = await clientFor(server.url);
    await client.request('GET', '/a%20b/%7Bx%7D/%23', { query: { check_name: 'a b/{c}', page: 2 } });
    expect(server.seen[0]?.path).toBe('/a%20b/%7Bx%7D/%23');
    expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({ check_name: 'a b/{c}', page: '2' });
  });

  it('gives back numbers and arrays as they are', async () => {
    const server = await serve(() => ({ status: 200, json: [1, { big: 9007199254740991 }] }));
    const answer = await (await clientFor(server.url)).request('GET', '/x');
    expect(told(answer)).toEqual([1, { big: 9007199254740991 }]);
  });
});

describe('a refusal', () => {
  it('404 is absent, and is asked for once', async () => {
    const server = await serve(() => ({ status: 404, json: { message: 'Not Found', status: '404' } }));
    const answer = await (await clientFor(server.url)).request('GET', '/repos/o/r/git/ref/heads/x');
    expect(told(answer)).toEqual({ cause: 'absent', status: 404 });
    expect(reasonOf(answer)).toContain(
      'GET /repos/o/r/git/ref/heads/x failed: GitHub answered 404 "Not Found"',
    );
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['GET', '/repos/o/r/pulls/1', 'pull-requests: read'],
    ['POST', '/repos/o/r/check-runs', 'checks: write'],
    ['GET', '/repos/o/r/commits/x/check-runs', 'checks: read'],
    ['GET', '/repos/o/r/git/trees/x', 'contents: read'],
  ] as const)('403 on %s %s names the permission and is asked for once', async (method, path, permission) => {
    const json = { message: 'Resource not accessible by integration' };
    const headers = { 'x-github-request-id': 'AB:12' };
    const server = await serve(() => ({ status: 403, json, headers }));
    const answer = await (await clientFor(server.url)).request(method, path);
    expect(told(answer)).toEqual({ cause: 'forbidden', status: 403 });
    expect(reasonOf(answer)).toContain('Resource not accessible by integration');
    expect(reasonOf(answer)).toContain('(request id AB:12)');
    expect(reasonOf(answer)).toContain(permission);
    expect(server.seen).toHaveLength(1);
  });

  it('401 points at the token without showing it', async () => {
    const server = await serve(() => ({ status: 401, json: { message: 'Bad credentials' } }));
    const answer = await (await clientFor(server.url)).request('GET', '/x');
    expect(told(answer)).toEqual({ cause: 'forbidden', status: 401 });
    expect(reasonOf(answer)).toContain('github-token');
    expect(JSON.stringify(answer)).not.toContain(TOKEN);
  });

  it('422 brings the field and code of each error', async () => {
    const errors = [{ resource: 'CheckRun', code: 'invalid', field: 'annotations' }];
    const server = await serve(() => ({ status: 422, json: { message: 'Validation Failed', errors } }));
    const answer = await (await clientFor(server.url)).request('PATCH', '/x', { body: {} });
    expect(answer).toMatchObject({ cause: 'invalid', errors: [{ field: 'annotations', code: 'invalid' }] });
  });

  it('a hostile message stays on one line and short', async () => {
    const message = `::error::x\n\u0007${'y'.repeat(100_000)}`;
    const server = await serve(() => ({ status: 400, json: { message } }));
    const answer = await (await clientFor(server.url)).request('GET', '/x');
    expect(reasonOf(answer)).not.toMatch(/[\p{Cc}]/u);
    expect(reasonOf(answer).length).toBeLessThan(500);
  });
});

describe('a refusal whose body never ends', () => {
  const MIB = 1024 * 1024;

  it.each([
    [403, 'GET', 'forbidden', 1],
    [404, 'GET', 'absent', 1],
    [422, 'POST', 'invalid', 1],
    [500, 'GET', 'unavailable', 4],
    [502, 'POST', 'uncertain', 1],
  ] as const)('%i to %s is told by its status, and not read on', async (status, method, cause, times) => {
    const server = await serve(() => ({ status, flood: '{"message":"' }));
    const answer = await (await clientFor(server.url)).request(method, '/x');
    expect(answer).toMatchObject({ state: 'missing', kind: 'infrastructure', cause });
    expect(server.seen).toHaveLength(times);
    // A MiB is read of each, and the rest lies in the buffers of the connection.
    expect(server.flooded()).toBeGreaterThan(MIB);
    expect(server.flooded()).toBeLessThan(times * 16 * MIB);
    expect(reasonOf(answer).length).toBeLessThan(500);
  });

  it('a success that never ends is too large', async () => {
    const server = await serve(() => ({ status: 200, flood: '{"message":"' }));
    const answer = await (await clientFor(server.url)).request('GET', '/x', { maxBytes: MIB });
    expect(told(answer)).toEqual({ cause: 'too-large', status: null });
    expect(server.flooded()).toBeLessThan(16 * MIB);
  });

  it('a refusal that drips or breaks off is still that refusal', async () => {
    const server = await serve(() => ({ status: 403, html: 'x', headers: { 'content-length': '5000' } }));
    const client = await clientFor(server.url, testClock(), { requestMilliseconds: 300 });
    expect(told(await client.request('GET', '/x'))).toEqual({ cause: 'forbidden', status: 403 });
  });
});

describe('a fault of the server or the line', () => {
  const faults: [string, Script][] = [
    ['500', () => ({ status: 500, json: { message: 'Server Error' } })],
    ['502 with an HTML page', () => ({ status: 502, html: '<html>Unicorn!</html>' })],
    ['503', () => ({ status: 503, json: { message: 'Service unavailable' } })],
    ['200 with an HTML page', () => ({ status: 200, html: '<html>Maintenance</html>' })],
    ['an empty 200', () => ({ status: 200, html: '' })],
    ['a dropped connection', () => 'drop'],
    ['half a reply', () => 'half'],
  ];

  // Field log: dorny/paths-filter#324, one 503 must not kill a required check.
  it.each(faults)('%s is met by trying again', async (_name, fault) => {
    const server = await serve((request, times) => (times < 3 ? fault(request, times) : OK));
    const clock = testClock();
    const answer = await (await clientFor(server.url, clock)).request('GET', '/x');
    expect(told(answer)).toEqual({ fine: true });
    expect(clock.sleeps).toEqual([1_000, 2_000]);
  });

  it.each(faults)('%s that lasts is a missing of kind infrastructure', async (_name, fault) => {
    const server = await serve(fault);
    const answer = await (await clientFor(server.url)).request('GET', '/x');
    expect(answer).toMatchObject({ state: 'missing', kind: 'infrastructure', cause: 'unavailable' });
    expect(reasonOf(answer)).toContain('4 tries');
    expect(server.seen).toHaveLength(4);
  });

  it.each(['drip', 'silence'] as const)(
    'a reply that never ends (%s) is given up and asked for again',
    async (way) => {
      const server = await serve((_request, times) => (times === 1 ? way : OK));
      const client = await clientFor(server.url, testClock(), { requestMilliseconds: 200 });
      expect(told(await client.request('GET', '/x'))).toEqual({ fine: true });
      expect(server.seen).toHaveLength(2);
    },
  );

  it.each(['drip', 'silence'] as const)('a server that always does so (%s) is a missing', async (way) => {
    const server = await serve(() => way);
    const client = await clientFor(server.url, testClock(), { requestMilliseconds: 100 });
    const answer = await client.request('GET', '/x');
    expect(told(answer)).toEqual({ cause: 'unavailable', status: null });
    expect(reasonOf(answer)).toContain('no whole reply came within 100 ms');
  });

  it('a server that is not there is a missing that names the fault', async () => {
    const server = await startServer(() => OK);
    await server.close();
    const answer = await (await clientFor(server.url)).request('GET', '/x');
    expect(told(answer)).toEqual({ cause: 'unavailable', status: null });
    expect(reasonOf(answer)).toContain('ECONNREFUSED');
  });

  it('obeys retry-after of a 503', async () => {
    const headers = { 'retry-after': '7' };
    const server = await serve((_request, times) => (times === 1 ? { status: 503, json: {}, headers } : OK));
    const clock = testClock();
    expect(told(await (await clientFor(server.url, clock)).request('GET', '/x'))).toEqual({ fine: true });
    expect(clock.sleeps).toEqual([7_000]);
  });
});

describe('a rate limit', () => {
  const secondary = { message: 'You have exceeded a secondary rate limit. Please wait.' };

  it.each([429, 403])('%i with retry-after waits for as long as it says', async (status) => {
    const headers = { 'retry-after': '30' };
    const server = await serve((_request, times) => (times === 1 ? { status, json: {}, headers } : OK));
    const clock = testClock();
    expect(told(await (await clientFor(server.url, clock)).request('GET', '/x'))).toEqual({ fine: true });
    expect(clock.sleeps[0]).toBe(30_000);
  });

  // Field log: EnricoMi/publish-unit-test-result-action#170, #384, #419: no Retry-After.
  it('a secondary limit without retry-after waits at least a minute, then longer', async () => {
    const server = await serve((_request, times) => (times < 3 ? { status: 403, json: secondary } : OK));
    const clock = testClock();
    expect(told(await (await clientFor(server.url, clock)).request('GET', '/x'))).toEqual({ fine: true });
    expect(clock.sleeps.filter((ms) => ms >= 60_000)).toEqual([60_000, 120_000]);
  });

  it('a primary limit waits for the reset by the clock of the server', async () => {
    const date = new Date('2020-01-01T00:00:00Z');
    const reset = String(date.getTime() / 1_000 + 90);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset, date: date.toUTCString() };
    const json = { message: 'API rate limit exceeded for installation ID 1.' };
    const server = await serve((_request, times) => (times === 1 ? { status: 403, json, headers } : OK));
    const clock = testClock();
    expect(told(await (await clientFor(server.url, clock)).request('GET', '/x'))).toEqual({ fine: true });
    expect(clock.sleeps[0]).toBe(91_000);
  });

  it('whose end lies beyond the budget is a missing at once, which says how long it would be', async () => {
    const headers = { 'retry-after': '3600' };
    const server = await serve(() => ({ status: 429, json: { message: 'Slow down' }, headers }));
    const clock = testClock();
    const answer = await (await clientFor(server.url, clock)).request('GET', '/x');
    expect(told(answer)).toMatchObject({ cause: 'budget' });
    expect(reasonOf(answer)).toContain('3,600 s');
    expect(clock.sleeps).toEqual([]);
    expect(server.seen).toHaveLength(1);
  });

  it('holds back the other requests too', async () => {
    const headers = { 'retry-after': '30' };
    const server = await serve((request, times) =>
      request.path === '/limited' && times === 1 ? { status: 429, json: {}, headers } : OK,
    );
    const waiting: (() => void)[] = [];
    const clock = { now: () => 0, sleep: () => new Promise<void>((resolve) => waiting.push(resolve)) };
    let now = 0;
    const client = await clientFor(server.url, { ...clock, now: () => now });
    const limited = client.request('GET', '/limited');
    while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    const other = client.request('GET', '/other');
    while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(server.seen.map((request) => request.path)).toEqual(['/limited']);
    now = 30_000;
    for (const resume of waiting) resume();
    expect([told(await limited), told(await other)]).toEqual([{ fine: true }, { fine: true }]);
  });

  it('a lack of permission is no limit, even when the last request was used up', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' };
    const json = { message: 'Resource not accessible by integration' };
    const server = await serve(() => ({ status: 403, json, headers }));
    const answer = await (await clientFor(server.url)).request('POST', '/x', { body: {} });
    expect(told(answer)).toEqual({ cause: 'forbidden', status: 403 });
  });

  it('lets a write be sent again, since it was not carried out', async () => {
    const server = await serve((_request, times) => (times === 1 ? { status: 403, json: secondary } : OK));
    const answer = await (await clientFor(server.url)).request('POST', '/x', { body: {} });
    expect(told(answer)).toEqual({ fine: true });
  });
});

describe('a write', () => {
  const faults: [string, Script][] = [
    ['502', () => ({ status: 502, html: 'bad gateway' })],
    ['a dropped connection', () => 'drop'],
    ['half a reply', () => 'half'],
    ['no reply', () => 'silence'],
  ];
  it.each(faults)('%s leaves it uncertain and is not sent again', async (_name, fault) => {
    const server = await serve(fault);
    const client = await clientFor(server.url, testClock(), { requestMilliseconds: 200 });
    for (const method of ['POST', 'PATCH'] as const) {
      expect(await client.request(method, `/${method}`, { body: {} })).toMatchObject({ cause: 'uncertain' });
    }
    expect(server.seen).toHaveLength(2);
  });

  it('that never reached the server is sent again', async () => {
    const server = await startServer(() => OK);
    await server.close();
    const clock = testClock();
    const answer = await (await clientFor(server.url, clock)).request('POST', '/x', { body: {} });
    expect(told(answer)).toMatchObject({ cause: 'unavailable' });
    expect(clock.sleeps).toHaveLength(3);
  });
});

describe('a redirect', () => {
  const to = (status: number, location: string) => ({ status, json: {}, headers: { location } });

  it('on the same origin is followed', async () => {
    const server = await serve(({ path }) => (path === '/old' ? to(301, '/new?x=1') : OK));
    expect(told(await (await clientFor(server.url)).request('GET', '/old'))).toEqual({ fine: true });
    expect(server.seen.map(({ path }) => path)).toEqual(['/old', '/new']);
  });

  it('to another origin is not followed, so that the token stays here', async () => {
    const other = await serve(() => OK);
    const server = await serve(() => to(302, `${other.url}/x`));
    const answer = await (await clientFor(server.url)).request('GET', '/x');
    expect(told(answer)).toEqual({ cause: 'invalid', status: 302 });
    expect(other.seen).toHaveLength(0);
  });

  it.each(['', 'http://', 'javascript:alert(1)', '//user:pass@127.0.0.1/'])(
    'to %j is refused',
    async (location) => {
      const server = await serve(() => to(301, location));
      expect(told(await (await clientFor(server.url)).request('GET', '/x'))).toEqual({
        cause: 'invalid',
        status: 301,
      });
    },
  );

  it('that goes round in circles ends after three', async () => {
    const server = await serve(() => to(302, '/x'));
    expect(told(await (await clientFor(server.url)).request('GET', '/x'))).toEqual({
      cause: 'invalid',
      status: 302,
    });
    expect(server.seen).toHaveLength(4);
  });

  it('of a write is followed only where the method stays', async () => {
    const server = await serve(({ path }) =>
      path === '/a' ? to(307, '/c') : path === '/b' ? to(302, '/c') : OK,
    );
    const client = await clientFor(server.url);
    expect(told(await client.request('POST', '/a', { body: { n: 1 } }))).toEqual({ fine: true });
    expect(told(await client.request('POST', '/b', { body: { n: 1 } }))).toEqual({
      cause: 'invalid',
      status: 302,
    });
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/a', { n: 1 }],
      ['/c', { n: 1 }],
      ['/b', { n: 1 }],
    ]);
  });
});

describe('the budget', () => {
  it('of requests counts retries, keeps a reserve, and tells what would exceed it', async () => {
    const server = await serve((_request, times) => (times === 1 ? { status: 500, json: {} } : OK));
    const client = await clientFor(server.url, testClock(), { requests: 4, reservedRequests: 2 });
    expect(told(await client.request('GET', '/x'))).toEqual({ fine: true });
    expect(client.requestsLeft()).toBe(0);
    const denied = await client.request('GET', '/x');
    expect(denied).toMatchObject({ kind: 'infrastructure', cause: 'budget' });
    expect(reasonOf(denied)).toContain('the 4 requests that one run may make are used up');
    expect(told(await client.request('GET', '/x', { useReserve: true }))).toEqual({ fine: true });
    expect(told(await client.request('GET', '/x', { useReserve: true }))).toEqual({ fine: true });
    expect(await client.request('GET', '/x', { useReserve: true })).toMatchObject({ cause: 'budget' });
    expect(server.seen).toHaveLength(4);
  });

  it('of requests holds when many start at once', async () => {
    const server = await serve(() => OK);
    const client = await clientFor(server.url, testClock(), { requests: 5, reservedRequests: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.request('GET', '/x')));
    expect(answers.filter((answer) => answer.state === 'known')).toHaveLength(3);
    expect(server.seen).toHaveLength(3);
  });

  it('of time ends retries and later requests', async () => {
    const server = await serve(() => ({ status: 500, json: {} }));
    const clock = testClock();
    const client = await clientFor(server.url, clock, { milliseconds: 2_500, reservedMilliseconds: 1_000 });
    const answer = await client.request('GET', '/x');
    expect(answer).toMatchObject({ cause: 'budget' });
    expect(reasonOf(answer)).toContain('it would have to wait 2 s, and this run has 1 s left');
    expect(await client.pause(10_000)).toBe(false);
    expect(await client.pause(100)).toBe(true);
  });

  it('lets at most so many requests run at once, and all of them in the end', async () => {
    let running = 0;
    let most = 0;
    const server = await serve(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return OK;
    });
    const client = await clientFor(server.url, testClock(), { concurrent: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => client.request('GET', `/${n}`)));
    expect(answers.map(told)).toEqual(Array(10).fill({ fine: true }));
    expect(most).toBe(3);
  });

  it('of bytes stops a reply that is too long, without trying again', async () => {
    const server = await serve(() => ({ status: 200, json: { long: 'x'.repeat(100_000) } }));
    const answer = await (await clientFor(server.url)).request('GET', '/x', { maxBytes: 10_000 });
    expect(told(answer)).toEqual({ cause: 'too-large', status: null });
    expect(server.seen).toHaveLength(1);
  });
});

describe('a GraphQL query', () => {
  const QUERY = 'query($a: String!) { x(a: $a) }';

  it('is sent with its variables to the address of GraphQL, and its reply is as it came', async () => {
    const server = await serve(() => ({
      status: 200,
      json: { data: { x: 1 }, errors: [{ message: 'partly' }] },
    }));
    const answer = await (await clientFor(`${server.url}/api/v3`)).graphql(QUERY, { a: '"$b' }, 1_000);
    expect(told(answer)).toEqual({ data: { x: 1 }, errors: [{ message: 'partly' }] });
    const [request] = server.seen;
    expect([request?.method, request?.path]).toEqual(['POST', '/api/graphql']);
    expect(request?.body).toEqual({ query: QUERY, variables: { a: '"$b' } });
    expect(request?.headers.authorization).toBe(`bearer ${TOKEN}`);
  });

  const troubles: [string, Script][] = [
    ['502', () => ({ status: 502, html: 'bad gateway' })],
    ['a dropped connection', () => 'drop'],
    ['half a reply', () => 'half'],
    ['no JSON', () => ({ status: 200, html: '<p>' })],
  ];
  it.each(troubles)(
    'that met %s is not sent again, and did nothing that is uncertain',
    async (_name, trouble) => {
      const server = await serve(trouble);
      const clock = testClock();
      const answer = await (await clientFor(server.url, clock)).graphql(QUERY, {}, 1_000);
      expect(answer).toMatchObject({ state: 'missing', kind: 'infrastructure', cause: 'unavailable' });
      expect([server.seen.length, clock.sleeps]).toEqual([1, []]);
    },
  );

  it('whose points are used up is refused at once, by status 200 and by 403', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' };
    const message = 'API rate limit exceeded for installation ID 1.';
    const replies = [
      { status: 200, json: { errors: [{ type: 'RATE_LIMITED', message }] }, headers },
      { status: 403, json: { message }, headers },
    ];
    const server = await serve((_request, times) => replies[times - 1] ?? OK);
    const clock = testClock();
    const client = await clientFor(server.url, clock);
    for (const _ of replies) {
      const answer = await client.graphql(QUERY, {}, 1_000);
      expect(told(answer)).toEqual({ cause: 'unavailable', status: 403 });
      expect(reasonOf(answer)).toContain('rate limit exceeded');
    }
    expect(clock.sleeps).toEqual([]);
  });

  it('sent too fast waits as long as GitHub says, and holds back what else is sent', async () => {
    const headers = { 'retry-after': '30', 'x-ratelimit-remaining': '0' };
    const limited = {
      status: 200,
      json: { errors: [{ message: 'You have exceeded a secondary rate limit.' }] },
      headers,
    };
    const server = await serve((_request, times) => (times === 1 ? limited : OK));
    const clock = testClock();
    const answer = await (await clientFor(server.url, clock)).graphql(QUERY, {}, 1_000);
    expect(told(answer)).toEqual({ fine: true });
    expect(clock.sleeps).toEqual([30_000]);
  });

  it('counts as one request, and takes no longer reply than it may', async () => {
    const server = await serve(() => ({ status: 200, json: { data: 'x'.repeat(2_000) } }));
    const client = await clientFor(server.url, testClock(), { requests: 6, reservedRequests: 5 });
    expect(told(await client.graphql(QUERY, {}, 1_000))).toEqual({ cause: 'too-large', status: null });
    expect(told(await client.graphql(QUERY, {}, 1_000))).toEqual({ cause: 'budget', status: null });
    expect(server.seen).toHaveLength(1);
  });
});
