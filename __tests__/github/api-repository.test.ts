import { afterEach, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import type { ChangedFile } from '../../src/changes/changed-file.js';
import { preferClone } from '../../src/collect/prefer-clone.js';
import type { Read } from '../../src/facts.js';
import { type ApiRepository, createApiRepository } from '../../src/github/api-repository.js';
import type { Budget } from '../../src/github/budget.js';
import { createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import type { Fault, FaultHook } from '../double/faults.js';
import { createRepository, type FileEntries, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { sequentialRoundTrips } from '../double/request-log.js';
import { DEFAULT_TOKEN, type Limits } from '../double/values.js';
import { testClock } from './scripted-server.js';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

interface Scene {
  readonly fixture: GitFixture;
  readonly double: GitHubDouble;
  readonly base: string;
  readonly head: string;
  /** Opened anew each time, so that nothing is cached between two. */
  api(more?: {
    readonly trees?: boolean;
    readonly changedFiles?: number;
    readonly budget?: Partial<Budget>;
  }): Promise<ApiRepository>;
}

/** A repository with a base and a head, served by the double as pull request 1. */
async function scene(
  before: FileEntries,
  after: FileEntries,
  limits: Partial<Limits> = {},
  changedFiles?: number,
): Promise<Scene> {
  const fixture = createRepository();
  ending.push(fixture.remove);
  const start = fixture.commit(before);
  const head = fixture.commit(after, { branch: 'work/x', parents: ['main'] });
  const pull = { number: 1, base: { ref: 'main' }, head: { ref: 'work/x' } };
  const pulls = [changedFiles === undefined ? pull : { ...pull, changedFiles }];
  const double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r', pulls, limits });
  ending.push(double.close);
  const { changedFiles: rows } = await double.describePull(1);
  const api: Scene['api'] = async (more = {}) => {
    const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
    const client = createClient({
      transport,
      baseUrl: double.apiUrl,
      clock: testClock(),
      budget: more.budget ?? {},
    });
    const pull = { number: 1, headSha: head, baseSha: start, changedFiles: more.changedFiles ?? rows };
    return createApiRepository({ client, owner: 'o', repo: 'r', pull: more.trees === true ? null : pull });
  };
  return { fixture, double, base: start, head, api };
}

function knownValue<T>(read: Read<T>): T {
  if (read.state === 'missing') throw new Error(read.reason);
  return read.value;
}

function reasonOf(read: Read<unknown>): string {
  if (read.state === 'known') throw new Error('expected a missing');
  expect(read.kind).toBe('infrastructure');
  return read.reason;
}

/** A fault of the endpoint for refs alone. */
function onRef(fault: Fault): FaultHook {
  return ({ path }) => (path.includes('/git/ref/') ? fault : undefined);
}

/** What both sources tell: names, kinds of change, and the content at the head. */
function common(files: readonly ChangedFile[]): unknown {
  return files.map(({ path, change, after }) => ({ path, change, oid: after?.oid ?? null }));
}

const SUBMODULE = '1234567890123456789012345678901234567890';
const LINES = Array.from({ length: 30 }, (_, n) => `line ${n}\n`).join('');

/** Every kind of name and change that spec.md section 2 and issue 2, point 3, list. */
const AWKWARD_BEFORE: FileEntries = {
  'a b.txt': 'x',
  '"quoted".txt': 'x',
  'tab\there': 'x',
  'new\nline': 'x',
  'back\\slash': 'x',
  '*.rs': 'x',
  '-leading': 'x',
  '--config=x': 'x',
  'nfc-é': 'x',
  'nfd-e\u0301': 'x',
  '😀/😀.txt': 'x',
  'bmp-end-\u{ffee}': 'x',
  'percent%20%2F': 'x',
  'hash#query?x=1&y': 'x',
  '{braces}/[id]/(x)': 'x',
  ' spaces ': 'x',
  'old/renamed.txt': LINES,
  'old/edited.txt': LINES,
  'moved-away': LINES.replaceAll('line', 'other'),
  'to-link': 'x',
  'to-folder': 'x',
  'from-folder/inner': 'x',
  'mode-change.sh': 'x',
  'link-retargeted': { symlink: 'a' },
  'sub/module': { submodule: SUBMODULE },
  'sub/gone': { submodule: SUBMODULE },
  deleted: 'x',
  empty: '',
  'binary.bin': 'a\0b',
  '.hidden/.file': 'x',
  untouched: 'x',
};

const AWKWARD_AFTER: FileEntries = {
  'a b.txt': 'y',
  '"quoted".txt': 'y',
  'tab\there': 'y',
  'new\nline': 'y',
  'back\\slash': 'y',
  '*.rs': 'y',
  '-leading': 'y',
  '--config=x': 'y',
  'nfc-é': 'y',
  'nfc-e\u0301': 'y',
  'nfd-e\u0301': 'y',
  '😀/😀.txt': 'y',
  'bmp-end-\u{ffee}': 'y',
  'percent%20%2F': 'y',
  'hash#query?x=1&y': 'y',
  '{braces}/[id]/(x)': 'y',
  ' spaces ': 'y',
  'old/renamed.txt': null,
  'new/renamed.txt': LINES,
  'old/edited.txt': null,
  'new/edited.txt': `${LINES}more\n`,
  'moved-away': 'something else entirely',
  'moved-here': LINES.replaceAll('line', 'other'),
  'to-link': { symlink: 'a b.txt' },
  'to-folder': null,
  'to-folder/inner': 'x',
  'from-folder/inner': null,
  'from-folder': 'x',
  'mode-change.sh': { executable: 'x' },
  'link-retargeted': { symlink: 'b' },
  'sub/module': { submodule: SUBMODULE.replaceAll('1', 'a') },
  'sub/gone': null,
  'sub/new': { submodule: SUBMODULE },
  deleted: null,
  empty: 'no more',
  'added-empty': '',
  'binary.bin': 'a\0c',
  '.hidden/.file': 'y',
};

describe('changed files from the API', () => {
  // Field log: tj-actions/changed-files#437, danger/danger-js#1036, newren/git-filter-repo#61, tj-actions/changed-files#1302,
  // sfoulad/midad-by-foulad#216 and the rest of "File names and quoting".
  it('are the same as from git for the same commits, on awkward names and every kind of change', async () => {
    const { fixture, double, base, head, api } = await scene(AWKWARD_BEFORE, AWKWARD_AFTER);
    const git = knownValue(await openClone(fixture.dir));
    const fromGit = knownValue(await git.changedFiles(base, head));
    const fromList = knownValue(await (await api()).changedFiles(base, head));
    const fromTrees = knownValue(await (await api({ trees: true })).changedFiles(base, head));
    expect(fromTrees).toEqual(fromGit);
    expect(common(fromList)).toEqual(common(fromGit));
    expect(fromGit.length).toBeGreaterThan(35);
    expect([double.problems, double.unknownRequests, double.invalidRequests]).toEqual([[], [], []]);
  });

  it('are the same from trees that GitHub cuts short', async () => {
    const folders = (text: string): FileEntries =>
      Object.fromEntries(
        Array.from({ length: 60 }, (_, n) => [`d${n % 6}/e${n % 4}/f${n}`, n % 7 === 0 ? text : 'same']),
      );
    const { fixture, double, base, head, api } = await scene(
      { ...folders('before'), ...AWKWARD_BEFORE, 'whole/gone/a': '1', 'whole/gone/b/c': '2' },
      {
        ...folders('after'),
        ...AWKWARD_AFTER,
        'whole/gone/a': null,
        'whole/gone/b/c': null,
        'whole/new/x/y': '3',
      },
      { treeEntries: 12 },
    );
    const git = knownValue(await openClone(fixture.dir));
    const fromTrees = knownValue(await (await api({ trees: true })).changedFiles(base, head));
    expect(fromTrees).toEqual(knownValue(await git.changedFiles(base, head)));
    const asked = double.requests.map((request) => request.path + (request.query.recursive ?? ''));
    expect(new Set(asked).size).toBe(asked.length);
  });

  // Field log: dorny/paths-filter#227, a pull request above the limit loses folders.
  it('come from trees above the limit of the list, whole', async () => {
    const files = (text: string) =>
      Array.from({ length: 3_001 }, (_, n) => [`d${n % 9}/f${n}`, text] as const);
    const { fixture, double, base, head, api } = await scene(files('1'), files('2'));
    const repository = await api();
    repository.prefetch();
    const read = knownValue(await repository.changedFiles(base, head));
    expect(read).toEqual(knownValue(await knownValue(await openClone(fixture.dir)).changedFiles(base, head)));
    expect(double.requests.filter((request) => request.path.endsWith('/files'))).toEqual([]);
  });

  // Field log: apache/superset#13518, CodelyTV/pr-size-labeler#102: the first page only.
  it('come in pages that are all asked for at once, before the merge base is known', async () => {
    const files = (text: string) => Array.from({ length: 950 }, (_, n) => [`f${n}`, text] as const);
    const { fixture, double, base, head, api } = await scene(files('1'), files('2'));
    await double.warm();
    double.setLatency(150);
    double.forgetRequests();
    const repository = await api();
    repository.prefetch();
    const [mergeBase, files2] = await Promise.all([
      repository.mergeBase(base, head),
      repository.changedFiles(base, head),
    ]);
    expect(knownValue(mergeBase)).toBe(base);
    expect(common(knownValue(files2))).toEqual(
      common(knownValue(await knownValue(await openClone(fixture.dir)).changedFiles(base, head))),
    );
    expect(double.requests.filter((request) => request.path.endsWith('/files'))).toHaveLength(10);
    expect(sequentialRoundTrips(double.requests)).toBe(1);
  });

  it('are missing when the list is shorter or longer than the pull request says', async () => {
    const { base, head, api } = await scene({ a: '1', b: '1' }, { a: '2', b: '2' });
    expect(reasonOf(await (await api({ changedFiles: 3 })).changedFiles(base, head))).toMatch(
      /2 rows.*counts 3/,
    );
    expect(reasonOf(await (await api({ changedFiles: 1 })).changedFiles(base, head))).toMatch(
      /2 rows.*counts 1/,
    );
    expect(reasonOf(await (await api({ changedFiles: 0 })).changedFiles(base, head))).toMatch(
      /2 rows.*counts 0/,
    );
    expect(reasonOf(await (await api({ changedFiles: 250 })).changedFiles(base, head))).toMatch(
      /2 rows.*counts 250/,
    );
  });

  it('are missing when a page comes empty or twice', async () => {
    const files = (text: string) => Array.from({ length: 250 }, (_, n) => [`f${n}`, text] as const);
    const { double, base, head, api } = await scene(files('1'), files('2'));
    double.fault(({ query }) => (query.page === '2' ? { kind: 'edit', edit: () => [] } : undefined));
    expect(reasonOf(await (await api()).changedFiles(base, head))).toMatch(/150 rows.*counts 250/);
    double.fault(({ query }) =>
      query.page === '2' ? { kind: 'as-query', query: { ...query, page: '1' } } : undefined,
    );
    expect(reasonOf(await (await api()).changedFiles(base, head))).toContain('twice');
  });

  it('take a count that is still being read, with the pages of an expected one already on their way', async () => {
    const { double, base, head } = await scene({ a: '1' }, { a: '2' });
    const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
    const client = createClient({ transport, baseUrl: double.apiUrl, clock: testClock() });
    const counted = Promise.resolve({ state: 'known' as const, value: 1 });
    const pull = { number: 1, headSha: head, baseSha: base, changedFiles: counted, expectedFiles: 1 };
    const repository = createApiRepository({ client, owner: 'o', repo: 'r', pull });
    repository.prefetch();
    expect(knownValue(await repository.changedFiles(base, head))).toHaveLength(1);
    const failed = { state: 'missing' as const, kind: 'infrastructure' as const, reason: 'no count' };
    const uncounted = createApiRepository({
      client,
      owner: 'o',
      repo: 'r',
      pull: { ...pull, changedFiles: Promise.resolve(failed) },
    });
    expect(await uncounted.changedFiles(base, head)).toEqual(failed);
  });

  it('of a head that is not the pull request’s come from trees', async () => {
    const { fixture, double, base, head, api } = await scene({ a: '1' }, { a: '2' });
    const other = fixture.commit({ c: '1' }, { branch: 'other', parents: ['main'] });
    const read = knownValue(await (await api()).changedFiles(base, other));
    expect(read.map((file) => file.path)).toEqual(['c']);
    expect(double.requests.some((request) => request.path.endsWith('/files'))).toBe(false);
    expect(head).not.toBe(other);
  });

  it('whose name is not UTF-8 are an error, from the list and from trees, as from git', async () => {
    const odd: FileEntries = [[Buffer.from([0x66, 0xff]), 'x']];
    const { fixture, base, head, api } = await scene({ a: '1' }, odd);
    const clone = knownValue(await openClone(fixture.dir));
    expect((await clone.changedFiles(base, head)).state).toBe('missing');
    expect(reasonOf(await (await api()).changedFiles(base, head))).toContain('UTF-8');
    expect(reasonOf(await (await api({ trees: true })).changedFiles(base, head))).toContain('UTF-8');
  });

  it('are missing, not shorter, when the budget does not hold all pages', async () => {
    const files = (text: string) => Array.from({ length: 350 }, (_, n) => [`f${n}`, text] as const);
    const { base, head, api } = await scene(files('1'), files('2'));
    const repository = await api({ budget: { requests: 5, reservedRequests: 2 } });
    expect(reasonOf(await repository.changedFiles(base, head))).toContain('used up');
  });
});

describe('refs and merge bases from the API', () => {
  it('are the same as from git', async () => {
    const { fixture, double, base, head, api } = await scene({ a: '1' }, { a: '2' });
    fixture.branch('feat/a#b%20c', base);
    fixture.branch('dup', base);
    fixture.git('update-ref', 'refs/tags/dup', head);
    fixture.git('update-ref', 'refs/tags/v1/light', head);
    fixture.git('-c', 'user.name=x', '-c', 'user.email=x', 'tag', '-a', '-m', 'x', 'v2', head);
    fixture.branch('feature-long-name', base);
    const git = knownValue(await openClone(fixture.dir));
    const repository = await api();
    const names = [
      ...[
        'main',
        'work/x',
        'feat/a#b%20c',
        'dup',
        'v1/light',
        'v2',
        'refs/heads/main',
        'refs/tags/v2',
        'refs/tags/dup',
      ],
      ...[
        'feature',
        'feat',
        'none',
        'refs/heads/none',
        'refs/tags/none',
        head,
        base,
        head.toUpperCase(),
        'f'.repeat(40),
      ],
      ...[
        '',
        '.',
        '..',
        '../../pulls/1',
        'a/../b',
        './main',
        'main~1',
        'main^',
        'a b',
        'a\nb',
        '@{-1}',
        'x.lock',
        '/main',
        'main/',
      ],
    ];
    for (const name of names) {
      expect([name, knownValue(await repository.resolve(name))]).toEqual([
        name,
        knownValue(await git.resolve(name)),
      ]);
    }
    expect([double.problems, double.unknownRequests, double.invalidRequests]).toEqual([[], [], []]);
  });

  it('the tree of a commit is git’s, and of one that is not there it is missing', async () => {
    const { fixture, head, api } = await scene({ a: '1' }, { a: '2' });
    const git = knownValue(await openClone(fixture.dir));
    const repository = await api();
    expect(await repository.treeOid?.(head)).toEqual(await git.treeOid(head));
    expect((await repository.treeOid?.('1'.repeat(40)))?.state).toBe('missing');
    const both = preferClone(git, repository);
    expect(await both.treeOid?.(head)).toEqual(await git.treeOid(head));
    expect((await both.treeOid?.('1'.repeat(40)))?.state).toBe('missing');
  });

  it('a ref is asked for once', async () => {
    const { double, api } = await scene({ a: '1' }, { a: '2' });
    const repository = await api();
    await Promise.all([repository.resolve('main'), repository.resolve('main')]);
    await repository.resolve('main');
    expect(double.requests.filter((request) => request.path.includes('/git/ref/'))).toHaveLength(1);
  });

  // Field log: palantir/policy-bot#1206.
  it('a failure is no absence', async () => {
    const { double, api } = await scene({ a: '1' }, { a: '2' });
    double.fault(() => ({ kind: 'reply', reply: { status: 503, body: 'down' } }));
    expect(reasonOf(await (await api()).resolve('main'))).toContain('503');
    double.fault(() => ({
      kind: 'edit',
      edit: () => ({ ref: 'refs/heads/main', object: { type: 'commit', sha: 'x' } }),
    }));
    expect(reasonOf(await (await api()).resolve('main'))).toContain('names no commit');
    double.fault(onRef({ kind: 'edit', edit: (body) => [{ ref: 'refs/heads/main-2' }, body] }));
    expect((await (await api()).resolve('main')).state).toBe('known');
    double.fault(onRef({ kind: 'edit', edit: () => [{ ref: 'refs/heads/main-2', object: {} }] }));
    expect(knownValue(await (await api()).resolve('main'))).toBeNull();
  });

  it('the merge base of branches that parted is git’s, from one request', async () => {
    const { fixture, double, base, head, api } = await scene({ a: '1' }, { a: '2' });
    const tip = fixture.commit({ b: '1' });
    const repository = await api();
    expect(knownValue(await repository.mergeBase(tip, head))).toBe(base);
    const compared = double.requests.filter((request) => request.path.includes('/compare/'));
    expect(compared.map((request) => request.query)).toEqual([{ per_page: '100', page: '1' }]);
  });

  it('unrelated histories are a missing that says what to do', async () => {
    const { fixture, base, api } = await scene({ a: '1' }, { a: '2' });
    const alone = fixture.commit({ z: '1' }, { branch: 'alone', parents: [] });
    expect(reasonOf(await (await api()).mergeBase(base, alone))).toContain('rebase');
  });
});

describe('files and contents from the API', () => {
  const files: FileEntries = {
    '.taskfleet/plan.json': '{}',
    '.taskfleet/deep/er/plan.v2.json': '{"a":1}',
    '.taskfleet/link.json': { symlink: 'plan.json' },
    '.taskfleet/sub': { submodule: SUBMODULE },
    '.taskfleet-not': 'x',
    'src/é 😀.rs': 'fn main() {}\n',
    'bin.dat': Buffer.from([0, 255, 1, 254]),
    empty: '',
    large: 'x'.repeat(5_000),
    '.TASKFLEET/plan.json': 'x',
  };
  const paths = [
    ...Object.keys(files),
    'none',
    'src',
    'src/none',
    'empty/x',
    '',
    '../x',
    '/empty',
    '.taskfleet/',
  ];

  it.each([
    ['whole', {}],
    ['cut short', { treeEntries: 4 }],
  ])('are the same as from git, trees %s', async (_name, limits) => {
    const { fixture, double, base, api } = await scene(files, { a: '2' }, limits);
    const git = knownValue(await openClone(fixture.dir));
    const repository = await api();
    for (const folder of [
      '',
      '.taskfleet',
      '.taskfleet/deep',
      'src',
      'none',
      'empty',
      '.taskfleet/sub',
      'src/none',
    ]) {
      const listed = knownValue(await repository.listFiles(base, folder));
      expect([folder, listed]).toEqual([folder, knownValue(await git.listFiles(base, folder))]);
    }
    const contents = knownValue(await repository.readFiles(base, paths, 4_000));
    const expected = knownValue(await git.readFiles(base, paths, 4_000));
    expect(plainContents(contents)).toEqual(plainContents(expected));
    expect([...contents.values()].map((content) => content.state)).toEqual(
      expect.arrayContaining(['bytes', 'absent', 'too-large', 'not-a-file']),
    );
    expect([double.problems, double.unknownRequests]).toEqual([[], []]);
  });

  function plainContents(contents: ReadonlyMap<string, { state: string; bytes?: Uint8Array }>): unknown {
    return [...contents].map(([path, { state, bytes }]) => [
      path,
      state,
      bytes === undefined ? '' : Buffer.from(bytes).toString('hex'),
    ]);
  }

  it('a blob that a listing tells to be too large is so only where its content is', async () => {
    const { fixture, double, base, api } = await scene(files, { a: '2' });
    const [large, small] = [fixture.resolve(`${base}:large`), fixture.resolve(`${base}:bin.dat`)];
    double.fault(({ path }) =>
      path.includes('/git/trees/')
        ? {
            kind: 'edit',
            edit: (body) => ({
              ...(body as object),
              tree: (body as { tree: object[] }).tree.map((row) => ({ ...row, size: 5_000_000 })),
            }),
          }
        : undefined,
    );
    const repository = await api();
    await repository.listFiles(base, '');
    const read = knownValue(await repository.readBlobs([large, small], 100));
    expect([read.get(large)?.state, read.get(small)?.state]).toEqual(['too-large', 'bytes']);
  });

  it('a blob that is said to be too large is not believed to be where a listing told its size', async () => {
    const { fixture, double, base, api } = await scene(files, { a: '2' });
    const oid = fixture.resolve(`${base}:.taskfleet/plan.json`);
    const replies: readonly Fault[] = [
      { kind: 'reply', reply: { status: 403, body: { message: 'x', errors: [{ code: 'too_large' }] } } },
      { kind: 'edit', edit: (body) => ({ ...(body as object), content: 'eHh4'.repeat(100_000) }) },
      { kind: 'edit', edit: (body) => ({ ...(body as object), content: 'eHh4'.repeat(50) }) },
    ];
    for (const reply of replies) {
      double.fault(({ path }) => (path.includes('/git/blobs/') ? reply : undefined));
      const repository = await api();
      await repository.listFiles(base, '');
      expect(reasonOf(await repository.readBlobs([oid], 100))).toContain('is not that blob');
    }
  });

  it('a blob of unknown size is cut off on the way, and one above 100 MB is told as too large', async () => {
    const { fixture, base, api, double } = await scene(
      { large: 'y'.repeat(100_000) },
      { a: '2' },
      { blobBytes: 200_000 },
    );
    const oid = fixture.resolve(`${base}:large`);
    expect(knownValue(await (await api()).readBlobs([oid], 1_000)).get(oid)).toEqual({ state: 'too-large' });
    const huge = fixture.commit({ huge: 'z'.repeat(300_000) });
    const hugeOid = fixture.resolve(`${huge}:huge`);
    expect(knownValue(await (await api()).readBlobs([hugeOid], 900_000)).get(hugeOid)).toEqual({
      state: 'too-large',
    });
    expect(double.problems).toEqual([]);
  });

  it('nothing is read twice, and files of one commit take one tree', async () => {
    const { double, base, api } = await scene(files, { a: '2' });
    const repository = await api();
    await repository.listFiles(base, '.taskfleet');
    await Promise.all([repository.readFiles(base, paths, 9_000), repository.readFiles(base, paths, 9_000)]);
    await repository.listFiles(base, '');
    const asked = double.requests.map((request) => request.path);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((path) => path.includes('/git/trees/'))).toHaveLength(1);
  });

  it('no path at all asks for nothing', async () => {
    const { double, base, api } = await scene(files, { a: '2' });
    expect(knownValue(await (await api()).readFiles(base, [], 9_000)).size).toBe(0);
    expect(double.requests).toEqual([]);
  });

  it('ids that the caller was told save a round trip, and count only where the tree agrees', async () => {
    const { fixture, double, base, api } = await scene(
      { a: 'one', b: 'two', c: { symlink: 'a' } },
      { a: 'x' },
    );
    const [a, b] = [fixture.resolve(`${base}:a`), fixture.resolve(`${base}:b`)];
    await (await api()).readFiles(base, ['a'], 100);
    double.setLatency(150);
    double.forgetRequests();
    const told = new Map([
      ['a', a],
      ['b', a],
      ['c', a],
      ['d', 'f'.repeat(40)],
    ]);
    const read = knownValue(await (await api()).readFiles(base, ['a', 'b', 'c', 'd'], 100, told));
    expect(
      [...read].map(([path, content]) => [
        path,
        content.state === 'bytes' ? Buffer.from(content.bytes).toString() : content.state,
      ]),
    ).toEqual([
      ['a', 'one'],
      ['b', 'two'],
      ['c', 'not-a-file'],
      ['d', 'absent'],
    ]);
    expect(b).not.toBe(a);
    double.forgetRequests();
    expect((await (await api()).readFiles(base, ['a'], 100, new Map([['a', a]]))).state).toBe('known');
    expect(sequentialRoundTrips(double.requests)).toBe(1);
  });

  it('a content that is not what its id says is an error', async () => {
    const { fixture, double, base, api } = await scene(files, { a: '2' });
    const oid = fixture.resolve(`${base}:.taskfleet/plan.json`);
    const edits = [{ content: 'e30K' }, { encoding: 'utf-8' }, { content: null }];
    for (const edit of edits) {
      double.fault(() => ({ kind: 'edit', edit: (body) => ({ ...(body as object), ...edit }) }));
      expect(reasonOf(await (await api()).readBlobs([oid], 100))).toContain('is not that blob');
    }
  });

  it('more contents than the budget holds are unknown before any is asked for', async () => {
    const many = Object.fromEntries(Array.from({ length: 410 }, (_, n) => [`f${n}`, `text ${n}`]));
    const { double, base, api } = await scene(many, { a: '2' });
    const repository = await api({ budget: { requests: 8, reservedRequests: 5 } });
    expect(reasonOf(await repository.readFiles(base, Object.keys(many), 100))).toMatch(
      /410 files.*3 requests.*1 more/,
    );
    expect(double.requests.map((request) => request.path).sort()).toEqual([
      `/repos/o/r/git/commits/${base}`,
      `/repos/o/r/git/trees/${base}`,
    ]);
  });

  it.each([
    ['no tree', () => ({ message: 'x' })],
    ['no `truncated`', (body: unknown) => ({ ...(body as object), truncated: undefined })],
    [
      'an entry without a mode',
      () => ({ tree: [{ path: 'a', type: 'blob', sha: SUBMODULE }], truncated: false }),
    ],
    [
      'an entry of an unknown type',
      () => ({ tree: [{ path: 'a', mode: '100644', type: 'x', sha: SUBMODULE }], truncated: false }),
    ],
  ])('a tree with %s is an error', async (_name, edit) => {
    const { double, base, api } = await scene(files, { a: '2' });
    double.fault(() => ({ kind: 'edit', edit }));
    expect(reasonOf(await (await api()).listFiles(base, ''))).toContain("can't be used");
  });

  it('one folder that GitHub can not list whole is an error, never a part', async () => {
    const { double, base, api } = await scene(files, { a: '2' });
    double.fault(() => ({ kind: 'edit', edit: (body) => ({ ...(body as object), truncated: true }) }));
    expect(reasonOf(await (await api()).listFiles(base, '.taskfleet'))).toContain(
      'more entries than GitHub lists',
    );
    expect(
      reasonOf(await (await api({ trees: true })).changedFiles(base, base.replace(/^./, 'f'))),
    ).toBeTruthy();
  });

  it('a commit that is not there is an error, not an empty folder', async () => {
    const { api } = await scene(files, { a: '2' });
    expect(reasonOf(await (await api()).listFiles('f'.repeat(40), ''))).toContain('404');
  });
});
