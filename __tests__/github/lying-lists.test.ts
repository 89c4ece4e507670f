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
