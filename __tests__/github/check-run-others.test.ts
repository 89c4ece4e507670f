import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishCheckRun } from '../../src/github/check-run.js';
import { type CheckSubject, formatVerdictId } from '../../src/github/check-run-id.js';
import { type CheckRunTarget, findCheckRuns } from '../../src/github/check-run-lookup.js';
import { withdrawOthers } from '../../src/github/check-run-others.js';
import type { CheckRun } from '../../src/github/check-run-write.js';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { errorReply } from '../double/faults.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { DEFAULT_TOKEN } from '../double/values.js';
import { testClock } from './scripted-server.js';

const SUBJECT: CheckSubject = { pullRequest: 1, baseRef: 'main', step: 'judge', runId: '5' };

let fixture: GitFixture;
let double: GitHubDouble;
let client: Client;
let target: CheckRunTarget;

beforeEach(async () => {
  fixture = createRepository({ bare: true });
  const headSha = fixture.commit({ a: '1' });
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r' });
  const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
  client = createClient({ transport, baseUrl: double.apiUrl, clock: testClock() });
  target = { owner: 'o', repo: 'r', name: 'plan-gate', headSha, subject: SUBJECT };
});

afterEach(async () => {
  expect([double.problems, double.unknownRequests, double.invalidRequests]).toEqual([[], [], []]);
  await double.close();
  fixture.remove();
});

const check = (conclusion: CheckRun['conclusion']): CheckRun => ({
  conclusion,
  title: 'T',
  summary: 'S',
  text: 'X',
  annotations: [],
});
const seed = (conclusion: string, more: Partial<CheckSubject> = {}, appId?: number) =>
  double.addCheckRun({
    name: 'plan-gate',
    headSha: target.headSha,
    status: 'completed',
    conclusion,
    externalId: formatVerdictId({ ...SUBJECT, ...more }, []),
    ...(appId === undefined ? {} : { appId }),
  });
const conclusions = () => double.checkRuns().map((run) => run.conclusion);

describe('a verdict on a commit that has others', () => {
  it('takes over the newest and makes the rest say the same, whoever they were about', async () => {
    seed('success', { pullRequest: 2 });
    seed('failure');
    seed('success', { pullRequest: 3, baseRef: 'lax' });
    expect(await publishCheckRun(client, target, check('failure'))).toMatchObject({ problems: [] });
    expect(conclusions()).toEqual(['failure', 'failure', 'failure']);
    expect(double.checkRuns().at(-1)).toMatchObject({ title: 'T', summary: 'S' });
    const runs = await findCheckRuns(client, target);
    const judged = runs.state === 'known' ? runs.value.map(({ verdict }) => verdict?.pullRequests) : [];
    expect(judged[0]).toEqual([1, 3, 2]);
  });

  it('that passes does not leave a failure beside it either', async () => {
    seed('failure', { pullRequest: 2 });
    seed('failure');
    await publishCheckRun(client, target, check('success'));
    expect(conclusions()).toEqual(['success', 'success']);
  });

  it('changes its own where a newer one is of another app and can not be changed', async () => {
    seed('success', { pullRequest: 2 });
    seed('success', {}, 77);
    await publishCheckRun(client, target, check('failure'));
    expect(conclusions()).toEqual(['failure', 'success', 'failure']);
  });

  it('says so in the log where another one can not be changed', async () => {
    const other = seed('success', { pullRequest: 2 });
    seed('success');
    double.fault(({ method, path }) =>
      method === 'PATCH' && path.endsWith(`/${other.id}`)
        ? { kind: 'reply', reply: errorReply(422, 'No') }
        : undefined,
    );
    expect(await publishCheckRun(client, target, check('failure'))).toMatchObject({
      state: 'published',
      problems: [expect.stringContaining('Another check run could not be changed')],
    });
  });
});

describe('two verdicts at the same time', () => {
  /** Another run of ours appears between the look at the list and the post. */
  const meanwhile = async (
    theirs: string,
    ours: CheckRun['conclusion'],
    more: Partial<CheckSubject> = {},
  ) => {
    const lookup = findCheckRuns(client, target);
    await lookup;
    seed(theirs, more);
    return publishCheckRun(client, target, check(ours), lookup);
  };

  it.each([
    ['success', 'failure'],
    ['failure', 'success'],
  ] as const)('of which one is %s and one %s leave failures only, and say so', async (theirs, ours) => {
    const published = await meanwhile(theirs, ours, { pullRequest: 2, baseRef: 'lax' });
    expect(published).toMatchObject({
      problems: [expect.stringContaining('judged this commit at the same time')],
    });
    expect(conclusions()).toEqual(['failure', 'failure']);
  });

  it('that agree stand side by side', async () => {
    expect(await meanwhile('success', 'success')).toMatchObject({ problems: [] });
    expect(conclusions()).toEqual(['success', 'success']);
  });

  it('are not ruled out where the list can not be read again, which is told', async () => {
    double.fault(({ method, path, earlier }) =>
      method === 'GET' && path.endsWith('/check-runs') && earlier >= 1
        ? { kind: 'reply', reply: errorReply(403, 'No') }
        : undefined,
    );
    expect(await publishCheckRun(client, target, check('success'))).toMatchObject({
      state: 'published',
      problems: [expect.stringContaining('Nobody could make sure')],
    });
  });
});

describe('withdrawing', () => {
  it.each(['success', 'neutral', 'skipped'])(
    'turns a %s for another base or pull request into a failure',
    async (passing) => {
      seed(passing, { baseRef: 'lax`\n# <b>' });
      seed(passing, { pullRequest: 2 });
      expect(await withdrawOthers(client, target)).toBe(2);
      expect(conclusions()).toEqual(['failure', 'failure']);
      expect(double.checkRuns()[0]?.title).toBe('Not judged yet for this pull request and base');
    },
  );

  it('leaves a verdict on these very terms, and what did not pass', async () => {
    seed('success');
    seed('failure', { pullRequest: 2 });
    double.forgetRequests();
    expect(await withdrawOthers(client, target)).toBe(0);
    expect(conclusions()).toEqual(['success', 'failure']);
    expect(double.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('knows a success of an older form of id for one on other terms', async () => {
    double.addCheckRun({
      name: 'plan-gate',
      headSha: target.headSha,
      status: 'completed',
      conclusion: 'success',
      externalId: 'plan-gate:1:0123456789abcdef0123456789abcdef',
    });
    await withdrawOthers(client, target);
    expect(conclusions()).toEqual(['failure']);
  });

  it('writes again where nobody knows what became of the first time', async () => {
    seed('success', { pullRequest: 2 });
    double.fault(({ method, earlier }) =>
      method === 'PATCH' && earlier === 0 ? { kind: 'drop', when: 'before' } : undefined,
    );
    expect(await withdrawOthers(client, target)).toBe(1);
    expect(conclusions()).toEqual(['failure']);
  });

  it('tells that the list could not be read, and leaves other apps alone', async () => {
    seed('success', { pullRequest: 2 }, 77);
    expect(await withdrawOthers(client, target)).toBe(0);
    expect(conclusions()).toEqual(['success']);
    double.fault(({ path }) =>
      path.endsWith('/check-runs') ? { kind: 'reply', reply: errorReply(403, 'No') } : undefined,
    );
    expect(await withdrawOthers(client, target)).toMatchObject({ reason: expect.stringContaining('403') });
  });
});
