import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApiRepository } from '../../src/github/api-repository.js';
import { systemClock } from '../../src/github/budget.js';
import { publishCheckRun } from '../../src/github/check-run.js';
import { formatVerdictId } from '../../src/github/check-run-id.js';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { errorReply, type FaultHook, type FaultReply } from '../double/faults.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { DEFAULT_TOKEN } from '../double/values.js';

const NAME = { owner: 'o', repo: 'r' };

let fixture: GitFixture;
let double: GitHubDouble;
let client: Client;
beforeEach(async () => {
  fixture = createRepository({ bare: true });
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r' });
  const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
  const clock = { now: () => 0, sleep: async () => {} };
  client = createClient({ transport, baseUrl: double.apiUrl, clock });
});
afterEach(async () => {
  expect([double.problems, double.unknownRequests]).toEqual([[], []]);
  await double.close();
  fixture.remove();
});

const editing =
  (end: string, key: string, change: (rows: readonly unknown[]) => unknown, times = Infinity): FaultHook =>
  ({ path, earlier }) =>
    path.includes(end) && earlier < times
      ? { kind: 'edit', edit: (body) => ({ ...(body as object), [key]: change((body as never)[key]) }) }
      : undefined;

describe('a list of pull requests', () => {
  it('that names one twice on a page is not believed: another is missing for it', async () => {
    fixture.commit({ a: '1' });
    for (const number of [1, 2]) {
      fixture.commit({ [`f${number}`]: '' }, { branch: `work-${number}`, parents: ['main'] });
      double.pulls.push({ number, base: { ref: 'main' }, head: { ref: `work-${number}` } });
    }
    const twice = (rows: unknown) => [(rows as unknown[])[0], (rows as unknown[])[0]];
    double.fault(({ path }) => (path.endsWith('/pulls') ? { kind: 'edit', edit: twice } : undefined));
    const { pullsInto } = createApiRepository({ client, ...NAME, pull: null });
    expect(await pullsInto?.('main', () => false)).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining('one page names a pull request twice'),
    });
  });
});

describe('a list of changed files with as many rows as the pull request counts', () => {
  type Row = Readonly<Record<string, unknown>>;
  type Cut = 'before' | 'after' | 'neither';
  const CHANGED = [
    { path: 'deploy.sh', change: 'added', after: { mode: '100644' } },
    { path: 'src/b.rs', change: 'modified', before: { mode: '100644' }, after: { mode: '100644' } },
    { path: 'src/run.sh', change: 'modified', before: { mode: '100644' }, after: { mode: '100755' } },
  ];

  async function read(change: (rows: readonly Row[]) => unknown, cut: Cut = 'neither') {
    const base = fixture.commit({ 'src/a.rs': '1', 'src/b.rs': '1', 'src/run.sh': '1' });
    const after = { 'src/b.rs': '2', 'deploy.sh': '2', 'src/run.sh': { executable: '1' } };
    const headSha = fixture.commit(after, { branch: 'work', parents: ['main'] });
    double.pulls.push({ number: 1, base: { ref: 'main' }, head: { ref: 'work' } });
    const commit = { before: base, after: headSha, neither: 'none' }[cut];
    double.fault(({ path, query }) => {
      if (path.endsWith('/files')) return { kind: 'edit', edit: (rows) => change(rows as readonly Row[]) };
      if (!path.endsWith(`/git/trees/${commit}`) || query.recursive === undefined) return undefined;
      return { kind: 'edit', edit: (tree) => ({ ...(tree as object), truncated: true }) };
    });
    const pull = { number: 1, headSha, baseSha: base, changedFiles: 3 };
    return createApiRepository({ client, ...NAME, pull }).changedFiles(base, headSha);
  }
  const instead = (filename: string) => (rows: readonly Row[]) =>
    rows.map((row) => (row.filename === 'deploy.sh' ? { ...row, filename } : row));

  it.each<[string, (rows: readonly Row[]) => unknown]>([
    ['as it is', (rows) => rows],
    ['in another order', (rows) => [...rows].reverse()],
    ['with a file that did not change for one that did', instead('src/a.rs')],
    ['with a file that is not there for one that did', instead('src/new.rs')],
    ['with all rows `unchanged`', (rows) => rows.map((row) => ({ ...row, status: 'unchanged' }))],
    [
      'with rows that are renames of one another',
      (rows) =>
        rows.map((row, at) => ({
          ...row,
          status: 'renamed',
          previous_filename: rows[(at + 1) % rows.length]?.filename,
        })),
    ],
  ])('%s never overrules the trees, cut or not', async (_, change) => {
    for (const cut of ['neither', 'before', 'after'] as const) {
      double.pulls.length = 0;
      expect(await read(change, cut)).toMatchObject({ state: 'known', value: CHANGED });
    }
  });

  it('counts where a tree is cut and the files lie in more folders than can be walked', async () => {
    const deep = (n: number) => `${Array.from({ length: 21 }, (_, at) => `d${n}-${at}/`).join('')}f`;
    const change = (rows: readonly Row[]) => rows.map((row, at) => ({ ...row, filename: deep(at) }));
    const paths = [0, 1, 2].map((n) => ({ path: deep(n) }));
    expect(await read(change, 'after')).toMatchObject({ state: 'known', value: paths });
    double.pulls.length = 0;
    expect(await read(change)).toMatchObject({ state: 'known', value: CHANGED });
  });

  it('may be of an older merge base: the base has merged a part of the head since', async () => {
    fixture.commit({ keep: '1' });
    const lower = fixture.commit({ lower: '1' }, { branch: 'lower', parents: ['main'] });
    const headSha = fixture.commit({ upper: '1' }, { branch: 'upper', parents: ['lower'] });
    const base = fixture.commit({}, { parents: ['main', 'lower'] });
    double.pulls.push({ number: 1, base: { ref: 'main' }, head: { ref: 'upper' }, changedFiles: 2 });
    const older = (rows: unknown) => [{ filename: 'lower', status: 'added' }, ...(rows as readonly Row[])];
    double.fault(({ path }) => (path.endsWith('/files') ? { kind: 'edit', edit: older } : undefined));
    const pull = { number: 1, headSha, baseSha: base, changedFiles: 2 };
    const repository = createApiRepository({ client, ...NAME, pull });
    expect(await repository.mergeBase(base, headSha)).toEqual({ state: 'known', value: lower });
    expect(await repository.changedFiles(lower, headSha)).toMatchObject({
      state: 'known',
      value: [{ path: 'upper', change: 'added' }],
    });
  });
});

describe('a list of check runs that holds fewer than it counts', () => {
  const publish = async (times: number) => {
    const headSha = fixture.commit({ a: '1' });
    const subject = { pullRequest: 1, baseRef: 'main', step: '', run: '' };
    const target = { ...NAME, name: 'plan-gate', headSha, subject };
    double.addCheckRun({
      name: 'plan-gate',
      headSha,
      conclusion: 'success',
      externalId: formatVerdictId(subject, true),
    });
    double.fault(editing('/check-runs', 'check_runs', () => [], times));
    const texts = { title: 'It fails', summary: 'One gate fails.', text: 'Details.' };
    return publishCheckRun(client, target, {
      conclusion: 'failure',
      passed: false,
      annotations: [],
      ...texts,
    });
  };
  const conclusions = () => double.checkRuns().map((run) => run.conclusion);

  it('is read again, so that no second run is made beside the one that it left out', async () => {
    expect(await publish(1)).toMatchObject({ state: 'published' });
    expect(conclusions()).toEqual(['failure']);
  });

  it('and goes on to do so leaves the verdict unposted, and says why', async () => {
    expect(await publish(Infinity)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('holds fewer than it counts'),
    });
    expect(conclusions()).toEqual(['success']);
  });
});

describe('a check run of an earlier attempt that is refused to be changed', () => {
  const publish = (reply: FaultReply, times: number) => {
    const headSha = fixture.commit({ a: '1' });
    const subject = { pullRequest: 1, baseRef: 'main', step: '', run: '' };
    const target = { ...NAME, name: 'plan-gate', headSha, subject };
    double.addCheckRun({
      name: 'plan-gate',
      headSha,
      conclusion: 'success',
      externalId: formatVerdictId(subject, true),
    });
    double.fault(({ method, earlier }) =>
      method === 'PATCH' && earlier < times ? { kind: 'reply', reply } : undefined,
    );
    const texts = { title: 'It fails', summary: 'One gate fails.', text: 'Details.' };
    return publishCheckRun(client, target, {
      conclusion: 'failure',
      passed: false,
      annotations: [],
      ...texts,
    });
  };

  it('gets none beside it that says otherwise', async () => {
    for (const status of [401, 403, 422]) {
      double.forgetCheckRuns();
      const published = await publish(errorReply(status, 'Not now'), Infinity);
      expect([status, published.state]).toEqual([status, status === 422 ? 'failed' : 'forbidden']);
      expect(double.checkRuns()).toHaveLength(1);
    }
  });

  it('is changed after all where it was not found once, and gets none beside it while it is listed', async () => {
    expect(await publish(errorReply(404, 'Not Found'), 1)).toMatchObject({ state: 'published' });
    expect(double.checkRuns().map((run) => run.conclusion)).toEqual(['failure']);
    double.forgetCheckRuns();
    expect(await publish(errorReply(404, 'Not Found'), Infinity)).toMatchObject({ state: 'failed' });
    expect(double.checkRuns().map((run) => run.conclusion)).toEqual(['success']);
  });
});

describe('the clock of a run', () => {
  it('goes on where the time of day is put back', () => {
    const timeOfDay = Date.now;
    const before = systemClock.now();
    try {
      Date.now = () => timeOfDay() - 86_400_000;
      expect(systemClock.now()).toBeGreaterThanOrEqual(before);
    } finally {
      Date.now = timeOfDay;
    }
  });

  it('may tell parts of a millisecond, also where a request gets only what is left of the time', async () => {
    const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
    const clock = { now: () => 0.4, sleep: async () => {} };
    const budget = { milliseconds: 5_000.7, reservedMilliseconds: 0 };
    const client = createClient({ transport, baseUrl: double.apiUrl, clock, budget });
    expect(await client.request('GET', '/repos/o/r')).toMatchObject({ state: 'known' });
    expect(Number.isInteger(systemClock.now())).toBe(true);
  });
});
