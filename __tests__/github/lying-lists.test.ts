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
  const read = async (change: (rows: readonly Row[]) => unknown, cut = false) => {
    const base = fixture.commit({ 'src/a.rs': '1', 'src/b.rs': '1', 'src/run.sh': '1' });
    const after = { 'src/b.rs': '2', 'deploy.sh': '2', 'src/run.sh': { executable: '1' } };
    const headSha = fixture.commit(after, { branch: 'work', parents: ['main'] });
    double.pulls.push({ number: 1, base: { ref: 'main' }, head: { ref: 'work' } });
    double.fault(({ path }) => {
      if (path.endsWith('/files')) return { kind: 'edit', edit: (rows) => change(rows as readonly Row[]) };
      if (!cut || !path.includes('/git/trees/')) return undefined;
      return { kind: 'edit', edit: (tree) => ({ ...(tree as object), truncated: true }) };
    });
    const pull = { number: 1, headSha, baseSha: base, changedFiles: 3 };
    return createApiRepository({ client, ...NAME, pull }).changedFiles(base, headSha);
  };
  const renamed = (to: string) => (rows: readonly Row[]) =>
    rows.map((row) => (row.filename === 'deploy.sh' ? { ...row, filename: to } : row));

  it('is believed where the trees of both sides bear it out, which tell modes as well', async () => {
    expect(await read((rows) => [...rows].reverse())).toMatchObject({
      state: 'known',
      value: [
        { path: 'deploy.sh', change: 'added', after: { mode: '100644' } },
        { path: 'src/b.rs', change: 'modified', before: { mode: '100644' }, after: { mode: '100644' } },
        { path: 'src/run.sh', change: 'modified', before: { mode: '100644' }, after: { mode: '100755' } },
      ],
    });
  });

  it.each([
    ['src/a.rs', 'it names "src/a.rs", which is the same in both.'],
    ['src/new.rs', 'it names "src/new.rs", which is the same in both.'],
    ['src/a\u202e.rs', 'it names "src/a\u202e.rs", which is the same in both.'],
  ])('is refused where it names %j, which did not change, for what did', async (to, why) => {
    expect(await read(renamed(to))).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining(why),
    });
  });

  it('is refused where one row is a rename of two that others name, and a changed file has no row', async () => {
    const change = (rows: readonly Row[]) =>
      rows.map((row) =>
        row.filename === 'deploy.sh'
          ? { ...row, filename: 'src/b.rs', status: 'renamed', previous_filename: 'src/run.sh' }
          : row.filename === 'src/b.rs'
            ? { ...row, filename: 'src/run.sh', status: 'renamed', previous_filename: 'src/b.rs' }
            : { ...row, filename: 'src/a.rs', status: 'renamed', previous_filename: 'src/b.rs' },
      );
    expect(await read(change)).toMatchObject({ state: 'missing', kind: 'infrastructure' });
  });

  it('is held to its count where GitHub cuts a tree', async () => {
    expect(await read(renamed('src/a.rs'), true)).toMatchObject({
      state: 'known',
      value: [{ path: 'src/a.rs' }, { path: 'src/b.rs' }, { path: 'src/run.sh' }],
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
