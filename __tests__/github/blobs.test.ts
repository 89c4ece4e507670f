import { describe, expect, it } from '@jest/globals';
import type { Read } from '../../src/facts.js';
import { type Blobs, createBlobs } from '../../src/github/blobs.js';
import type { Budget } from '../../src/github/budget.js';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import type { FileContent } from '../../src/repository.js';
import { type Fault, type FaultHook, htmlReply, secondaryRateLimit } from '../double/faults.js';
import type { FileEntries, GitFixture } from '../double/git-fixture.js';
import type { GitHubDouble } from '../double/github-double.js';
import { repository, started } from '../double/started.js';
import { DEFAULT_TOKEN, type GitHubDoubleOptions } from '../double/values.js';
import { type TestClock, testClock } from './scripted-server.js';

const MAX = 2 * 1024 * 1024;

interface Scene {
  readonly fixture: GitFixture;
  readonly double: GitHubDouble;
  readonly client: Client;
  readonly clock: TestClock;
  readonly blobs: Blobs;
  oid(path: string): string;
  /** What was asked since the start: queries with their number of blobs, and single blobs. */
  asked(): { readonly queries: readonly number[]; readonly alone: number };
}

interface SceneOptions extends Partial<GitHubDoubleOptions> {
  readonly budget?: Partial<Budget>;
  readonly sizes?: Readonly<Record<string, number>>;
  readonly objectFormat?: 'sha1' | 'sha256';
}

async function scene(files: FileEntries, options: SceneOptions = {}): Promise<Scene> {
  const { budget = {}, sizes = {}, objectFormat = 'sha1', ...more } = options;
  const fixture = repository({ bare: true, objectFormat });
  fixture.commit(files);
  const double = await started(fixture, more);
  const clock = testClock();
  const { apiUrl: baseUrl, graphqlUrl } = double;
  const transport = await openTransport(DEFAULT_TOKEN, baseUrl);
  const client = createClient({ transport, baseUrl, graphqlUrl, clock, budget });
  const oids = new Map(
    fixture
      .git('ls-tree', '-r', '-z', 'main')
      .split('\0')
      .filter(Boolean)
      .map((row) => [row.slice(row.indexOf('\t') + 1), row.split(/[ \t]/)[2] ?? ''] as const),
  );
  const oid = (path: string): string => {
    const found = oids.get(path);
    if (found === undefined) throw new Error(`no file ${path}`);
    return found;
  };
  const sized = new Map(Object.entries(sizes).map(([path, size]) => [oid(path), size]));
  const blobs = createBlobs(client, { owner: 'acme', repo: 'app' }, (id) => sized.get(id) ?? null);
  const asked = () => ({
    queries: double.requests.filter(({ path }) => path === '/graphql').map(({ body }) => countOf(body)),
    alone: double.requests.filter(({ path }) => path.includes('/git/blobs/')).length,
  });
  return { fixture, double, client, clock, blobs, oid, asked };
}

function countOf(body: unknown): number {
  const { variables } = body as { readonly variables: object };
  return Object.keys(variables).filter((name) => /^o\d+$/.test(name)).length;
}

function files(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}.rs`, `fn f${n}() {}\n`]));
}

function shown(content: FileContent | undefined): string {
  return content?.state === 'bytes' ? Buffer.from(content.bytes).toString('latin1') : (content?.state ?? '');
}

/** Contents by path, one character a byte. */
async function contents({ blobs, oid }: Scene, paths: readonly string[], maxBytes = MAX) {
  const read = await blobs.readAll(paths.map(oid), maxBytes);
  if (read.state === 'missing') throw new Error(read.reason);
  return Object.fromEntries(paths.map((path) => [path, shown(read.value.get(oid(path)))]));
}

function reasonOf(read: Read<unknown>): string {
  if (read.state === 'known') throw new Error('expected a missing');
  expect(read.kind).toBe('infrastructure');
  return read.reason;
}

function onGraphql(fault: Fault | undefined): FaultHook {
  return ({ path }) => (path === '/graphql' ? fault : undefined);
}

type Objects = Record<string, unknown>;

/** Changes what GraphQL says of the blobs `b0`, `b1`, … */
function edited(edit: (objects: Objects) => unknown): FaultHook {
  return onGraphql({
    kind: 'edit',
    edit: (body) => {
      const { data } = body as { readonly data: { readonly repository: Objects } };
      return { data: { repository: edit(data.repository) } };
    },
  });
}

describe('contents that are wanted at about the same time', () => {
  it('come by a few queries, whole, and hold what git holds', async () => {
    const all = files(450);
    const opened = await scene(all);
    expect(await contents(opened, Object.keys(all))).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [200, 200, 50], alone: 0 });
    expect([opened.double.unknownRequests, opened.double.invalidRequests]).toEqual([[], []]);
  });

  it('share one query, whoever wants them, and none is read twice', async () => {
    const all = files(30);
    const opened = await scene(all);
    const paths = Object.keys(all);
    await Promise.all([
      contents(opened, paths.slice(0, 20)),
      contents(opened, paths.slice(10)),
      opened.blobs.read(opened.oid('f3.rs'), MAX),
    ]);
    await contents(opened, paths);
    opened.blobs.readAhead(paths.map(opened.oid), MAX);
    expect(opened.asked()).toEqual({ queries: [30], alone: 0 });
  });

  it('are asked for by variables: the query depends on nothing but their number', async () => {
    const opened = await scene(files(2));
    await contents(opened, ['f0.rs', 'f1.rs']);
    const [body] = opened.double.requests.map((request) => request.body);
    const { query, variables } = body as { query: string; variables: object };
    expect(query).not.toMatch(/acme|app|[0-9a-f]{40}/);
    expect(variables).toEqual({
      owner: 'acme',
      name: 'app',
      o0: opened.oid('f0.rs'),
      o1: opened.oid('f1.rs'),
    });
  });

  it('come through REST where there is but one, since that is one request too', async () => {
    const opened = await scene(files(1));
    expect(await contents(opened, ['f0.rs'])).toEqual(files(1));
    expect(opened.asked()).toEqual({ queries: [], alone: 1 });
  });

  it('hold in a repository of SHA-256 too', async () => {
    const all = files(3);
    const opened = await scene(all, { objectFormat: 'sha256' });
    expect(await contents(opened, Object.keys(all))).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [3], alone: 0 });
  });

  it('go into more queries where listings told that they are long, and not to GraphQL above its limit', async () => {
    const long = { 'a.rs': 'a'.repeat(300_000), 'b.rs': 'b'.repeat(300_000), 'c.rs': 'c'.repeat(600_000) };
    // The sizes are only told to be so large that few fit into one query.
    const all = { ...files(60), ...long };
    const sizes = Object.fromEntries(Object.keys(all).map((path) => [path, 400_000]));
    const opened = await scene(all, { sizes: { ...sizes, 'c.rs': 600_000 } });
    expect(await contents(opened, Object.keys(all))).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [20, 20, 20, 2], alone: 1 });
  });

  it('count against the limit of bytes of whoever asks', async () => {
    const opened = await scene({ 'a.rs': 'four', 'b.rs': 'fives', 'c.rs': 'six ax' });
    const [small, large] = await Promise.all([
      contents(opened, ['a.rs', 'b.rs', 'c.rs'], 5),
      contents(opened, ['c.rs'], 100),
    ]);
    expect(small).toEqual({ 'a.rs': 'four', 'b.rs': 'fives', 'c.rs': 'too-large' });
    expect(large).toEqual({ 'c.rs': 'six ax' });
  });
});

describe('what GraphQL can not show as it is', () => {
  const odd: Record<string, string | Buffer> = {
    'binary.rs': Buffer.from([0x66, 0, 0x6e]),
    'latin1.rs': Buffer.from([0x2f, 0x2f, 0xe9, 0x0a]),
    'cut-short.rs': Buffer.from([0x61, 0xe2, 0x82]),
    'surrogate.rs': Buffer.from([0xed, 0xa0, 0x80]),
    'bom.rs': Buffer.from('\ufefffn main() {}\n'),
    'lines.rs': 'a\r\nb\rc\u2028d\u0085',
    'emoji.rs': '// 😀 é e\u0301 \u{10ffff}\n',
    'controls.rs': '\u0001\u001b[31m\u007f\\u0000"',
    'empty.rs': '',
    'long.rs': 'x'.repeat(511_999).concat('é and more'),
    'just.rs': 'y'.repeat(512_000),
  };

  it('is read through REST, and all of it is right', async () => {
    const opened = await scene(odd);
    const read = await contents(opened, Object.keys(odd));
    const expected = Object.entries(odd).map(([path, bytes]) => [
      path,
      Buffer.from(bytes).toString('latin1'),
    ]);
    expect(read).toEqual(Object.fromEntries(expected));
    // Binary, the three that are not UTF-8, and the one that is cut.
    expect(opened.asked()).toEqual({ queries: [11], alone: 5 });
  });

  it('is too large where it is, whatever GraphQL shows of it', async () => {
    const opened = await scene({ 'a.rs': 'x'.repeat(700_000), 'b.rs': 'b' });
    const read = await contents(opened, ['a.rs', 'b.rs'], 600_000);
    expect(read).toEqual({ 'a.rs': 'too-large', 'b.rs': 'b' });
  });

  it('is missing where there is no such blob', async () => {
    const opened = await scene(files(2));
    const none = 'f'.repeat(40);
    expect(reasonOf(await opened.blobs.readAll([opened.oid('f0.rs'), none], MAX))).toContain('404');
    const tree = opened.fixture.resolve('main^{tree}');
    expect(reasonOf(await opened.blobs.readAll([opened.oid('f1.rs'), tree], MAX))).toContain('404');
  });
});

describe('a server that lies', () => {
  const all = files(6);
  const paths = Object.keys(all);
  const lies: readonly [string, (objects: Objects) => unknown][] = [
    ['another blob’s text', (objects) => ({ ...objects, b0: objects.b1 })],
    [
      'all of them in another order',
      (objects) => ({ ...objects, b0: objects.b5, b5: objects.b0, b2: objects.b3 }),
    ],
    [
      'the same text for all',
      (objects) => Object.fromEntries(Object.keys(objects).map((key) => [key, objects.b0])),
    ],
    ['a text that is cut', (objects) => ({ ...objects, b2: { text: 'fn f2()' } })],
    ['a text with a line more', (objects) => ({ ...objects, b2: { text: 'fn f2() {}\n#[test]\n' } })],
    ['half of the aliases', ({ b0, b1, b2 }) => ({ b0, b1, b2 })],
    ['no alias', () => ({})],
    ['null for each', (objects) => Object.fromEntries(Object.keys(objects).map((key) => [key, null]))],
    [
      'aliases that nobody asked for',
      (objects) => ({ ...objects, b6: { text: 'x' }, __proto__: { text: 'x' } }),
    ],
    ['a list', (objects) => Object.values(objects)],
    [
      'texts that are none',
      () => ({ b0: { text: 7 }, b1: { text: null }, b2: { text: ['x'] }, b3: 'x', b4: [], b5: {} }),
    ],
  ];

  it.each(lies)('by %s gets no wrong content in', async (_name, lie) => {
    const opened = await scene(all);
    opened.double.fault(edited(lie));
    expect(await contents(opened, paths)).toEqual(all);
    expect(opened.asked().queries).toHaveLength(1);
  });

  it.each([
    ['no data', {}],
    ['null', { data: null }],
    ['no repository', { data: { repository: null } }],
    ['a text', { data: 'fn main() {}' }],
    ['errors that are none', { errors: 'many', data: { repository: [] } }],
    ['errors of every kind', { errors: [null, 7, {}, { type: 3, message: [] }, { message: 'x' }] }],
  ])('by a reply with %s is asked through REST', async (_name, body) => {
    const opened = await scene(all);
    opened.double.fault(onGraphql({ kind: 'edit', edit: () => body }));
    expect(await contents(opened, paths)).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [6], alone: 6 });
  });

  it('everywhere makes the contents missing', async () => {
    const opened = await scene(all);
    const graphql = edited((objects) => ({ ...objects, b0: objects.b1 }));
    opened.double.fault((request) =>
      request.path === '/graphql'
        ? graphql(request)
        : { kind: 'edit', edit: (body) => ({ ...(body as object), content: 'YQ==' }) },
    );
    expect(reasonOf(await opened.blobs.readAll(paths.map(opened.oid), MAX))).toContain('is not that blob');
  });

  it('by a reply without end is cut off, and asked for less and then through REST', async () => {
    const opened = await scene(files(2));
    const long = `{"data": "${'x'.repeat(33 * 1024 * 1024)}"}`;
    opened.double.fault(onGraphql({ kind: 'reply', reply: { status: 200, body: long } }));
    expect(await contents(opened, ['f0.rs', 'f1.rs'])).toEqual(files(2));
    expect(opened.asked()).toEqual({ queries: [2], alone: 2 });
    expect(opened.clock.sleeps).toEqual([]);
  });
});

describe('a query that is too much for GitHub', () => {
  const all = files(100);

  function aboveLimit(limit: number, fault: Fault): FaultHook {
    return ({ path, body }) => (path === '/graphql' && countOf(body) > limit ? fault : undefined);
  }

  it.each<[string, Fault]>([
    ['502', { kind: 'reply', reply: htmlReply(502) }],
    ['a dropped connection', { kind: 'drop', when: 'before' }],
    ['half a reply', { kind: 'drop', when: 'half' }],
  ])('(%s) is halved after a wait, and not sent again as it was', async (_name, fault) => {
    const opened = await scene(all);
    opened.double.fault(aboveLimit(30, fault));
    expect(await contents(opened, Object.keys(all))).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [100, 50, 50, 25, 25, 25, 25], alone: 0 });
    expect(opened.clock.sleeps).toEqual([1_000, 2_000, 2_000]);
  });

  it('is halved at once where GitHub says that it is', async () => {
    const opened = await scene(all);
    const error = { type: 'RESOURCE_LIMITS_EXCEEDED', message: 'Resource limits for this query exceeded.' };
    const reply = { status: 200, body: { data: { repository: null }, errors: [error] } };
    opened.double.fault(aboveLimit(60, { kind: 'reply', reply }));
    expect(await contents(opened, Object.keys(all))).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [100, 50, 50], alone: 0 });
    expect(opened.clock.sleeps).toEqual([]);
  });

  it('keeps what came of it, and asks again only for the rest', async () => {
    const opened = await scene(all);
    const error = { type: 'RESOURCE_LIMITS_EXCEEDED', path: ['repository', 'b40'], message: '' };
    const edit = (body: unknown) => {
      const { data } = body as { readonly data: { readonly repository: Objects } };
      const some = Object.entries(data.repository).slice(0, 40);
      return { data: { repository: Object.fromEntries(some) }, errors: [error] };
    };
    opened.double.fault(aboveLimit(60, { kind: 'edit', edit }));
    expect(await contents(opened, Object.keys(all))).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [100, 30, 30], alone: 0 });
  });

  it('however small comes through REST in the end', async () => {
    const opened = await scene(all);
    opened.double.fault(onGraphql({ kind: 'reply', reply: htmlReply(502) }));
    expect(await contents(opened, Object.keys(all))).toEqual(all);
    expect(opened.asked()).toMatchObject({ alone: 100 });
    expect(opened.asked().queries).toHaveLength(15);
  });

  it('is not sent for ever, however much is wanted', async () => {
    const many = files(3_000);
    const opened = await scene(many);
    opened.double.fault(onGraphql({ kind: 'reply', reply: htmlReply(502) }));
    const read = await opened.blobs.readAll(Object.keys(many).map(opened.oid), MAX);
    expect(reasonOf(read)).toMatch(/3000 files.*since GraphQL can't be used \(\d+ queries failed\)/);
    expect(opened.asked().queries.length).toBeLessThan(120);
    expect(opened.asked().alone).toBe(0);
  });
});

describe('GraphQL that is not to be had', () => {
  const all = files(40);
  const paths = Object.keys(all);

  it.each([
    [404, 'Not Found'],
    [403, 'Resource not accessible by integration'],
    [401, 'Bad credentials'],
    [410, 'Gone'],
    [400, 'Bad Request'],
  ])('(%i) is asked once, and everything comes through REST', async (status, message) => {
    const opened = await scene(all);
    opened.double.fault(onGraphql({ kind: 'reply', reply: { status, body: { message } } }));
    expect(await contents(opened, paths.slice(0, 20))).toEqual(files(20));
    await contents(opened, paths);
    expect(opened.asked()).toEqual({ queries: [20], alone: 40 });
    expect(opened.clock.sleeps).toEqual([]);
  });

  it('because it says so in a reply of status 200 is no other', async () => {
    const opened = await scene(all);
    const error = {
      type: 'FORBIDDEN',
      path: ['repository'],
      message: 'Resource not accessible by integration',
    };
    const body = { data: { repository: null }, errors: [error] };
    opened.double.fault(onGraphql({ kind: 'reply', reply: { status: 200, body } }));
    await contents(opened, paths.slice(0, 20));
    expect(await contents(opened, paths)).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [20], alone: 40 });
  });

  it('because it was moved gets no token sent after it', async () => {
    const opened = await scene(all);
    opened.double.fault(onGraphql({ kind: 'redirect', location: 'https://127.0.0.1:1/graphql' }));
    expect(await contents(opened, paths)).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [40], alone: 40 });
  });

  it('because its points are used up is not waited for: REST has a limit of its own', async () => {
    const opened = await scene(all, { limits: { graphqlPoints: 1 } });
    await contents(opened, paths.slice(0, 10));
    expect(await contents(opened, paths)).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [10, 30], alone: 30 });
    expect(opened.clock.sleeps).toEqual([]);
  });

  it('makes more contents than REST may be asked for unknown, with the reason, and sends nothing in vain', async () => {
    const opened = await scene(all, { budget: { requests: 35, reservedRequests: 5 } });
    const body = { message: 'Resource not accessible by integration' };
    opened.double.fault(onGraphql({ kind: 'reply', reply: { status: 403, body } }));
    expect(reasonOf(await opened.blobs.readAll(paths.map(opened.oid), MAX))).toMatch(
      /40 files are needed, which takes 40 requests one by one, since GraphQL can't be used \(POST \/graphql failed: .*not accessible.*\), and this run may make 29 more/,
    );
    expect(opened.asked()).toEqual({ queries: [40], alone: 0 });
    expect(await contents(opened, paths.slice(0, 10))).toEqual(files(10));
    expect(opened.asked()).toEqual({ queries: [40], alone: 10 });
  });

  it('asking too fast is waited for as GitHub says, and the same query sent again', async () => {
    const opened = await scene(all);
    const { headers } = secondaryRateLimit(7);
    const message =
      'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    const reply = { status: 200, headers: headers ?? {}, body: { errors: [{ message }] } };
    opened.double.fault(({ path, earlier }) =>
      path === '/graphql' && earlier === 0 ? { kind: 'reply', reply } : undefined,
    );
    expect(await contents(opened, paths)).toEqual(all);
    expect(opened.asked()).toEqual({ queries: [40, 40], alone: 0 });
    expect(opened.clock.sleeps).toEqual([7_000]);
  });
});

describe('the budget', () => {
  it('counts queries and not blobs', async () => {
    const all = files(300);
    const opened = await scene(all, { budget: { requests: 12, reservedRequests: 10 } });
    expect(await contents(opened, Object.keys(all))).toEqual(all);
    expect(opened.client.requestsLeft()).toBe(0);
  });

  it('that holds no query for all makes them unknown before any is sent', async () => {
    const all = files(300);
    const opened = await scene(all, { budget: { requests: 11, reservedRequests: 10 } });
    const read = await opened.blobs.readAll(Object.keys(all).map(opened.oid), MAX);
    expect(reasonOf(read)).toMatch(
      /300 files are needed, which takes 2 requests, and this run may make 1 more/,
    );
    opened.blobs.readAhead(Object.keys(all).map(opened.oid), MAX);
    expect(opened.asked()).toEqual({ queries: [], alone: 0 });
  });
});
