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

const SUBJECT: CheckSubject = { pullRequest: 1, baseRef: 'main', step: 'judge', run: '5.1' };

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
  passed: conclusion === 'success',
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
    externalId: formatVerdictId({ ...SUBJECT, ...more }, conclusion === 'success'),
    ...(appId === undefined ? {} : { appId }),
  });
const conclusions = () => double.checkRuns().map((run) => run.conclusion);

describe('a verdict on a commit that has others', () => {
  it('has a run of its own, and makes the rest say the same, whoever they were about', async () => {
    seed('success', { pullRequest: 2 });
    const own = seed('failure');
    seed('success', { pullRequest: 3, baseRef: 'lax' });
    const published = await publishCheckRun(client, target, check('failure'));
    expect(published).toMatchObject({ id: own.id, problems: [] });
    expect(conclusions()).toEqual(['failure', 'failure', 'failure']);
    expect(double.checkRuns()[1]).toMatchObject({ title: 'T', summary: 'S' });
    // What the others' own steps said is kept.
    const runs = await findCheckRuns(client, target);
    const said = runs.state === 'known' ? runs.value.runs.map(({ verdict }) => verdict?.passed) : [];
    expect(said).toEqual([true, false, true]);
  });

  it('that passes does not leave a failure beside it either', async () => {
    seed('failure', { pullRequest: 2 });
    seed('failure');
    await publishCheckRun(client, target, check('success'));
    expect(conclusions()).toEqual(['success', 'success']);
  });

  it('makes a new one where its own can not be changed, being another app’s, and leaves that', async () => {
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

  it('is not hidden by a flood of runs that another app made under the name', async () => {
    seed('success', { pullRequest: 2 });
    for (let n = 0; n < 1_001; n += 1) seed('success', { pullRequest: 9 }, 77);
    const lookup = await findCheckRuns(client, target);
    expect(lookup).toMatchObject({ value: { isWhole: false } });
    await publishCheckRun(client, target, check('failure'));
    const own = double.checkRuns().filter(({ appId }) => appId !== 77);
    expect(own.map((run) => run.conclusion)).toEqual(['failure', 'failure']);
  });
});

describe('two verdicts at the same time', () => {
  type More = Partial<CheckSubject>;
  const other: More = { pullRequest: 2, baseRef: 'lax' };
  /** Something happens between the look at the list and the post. */
  const meanwhile = async (happens: () => unknown, ours: CheckRun['conclusion']) => {
    const lookup = findCheckRuns(client, target);
    await lookup;
    await happens();
    return publishCheckRun(client, target, check(ours), lookup);
  };
  const judgeOther = (conclusion: CheckRun['conclusion'], more: More = other) =>
    publishCheckRun(client, { ...target, subject: { ...SUBJECT, ...more } }, check(conclusion));
  const contradicted = { problems: [expect.stringContaining('judged this commit at the same time')] };

  it('of which the other one fails leave failures only, and say so', async () => {
    expect(await meanwhile(() => seed('failure', other), 'success')).toMatchObject(contradicted);
    expect(conclusions()).toEqual(['failure', 'failure']);
  });

  it('of which this one fails leave failures only', async () => {
    await meanwhile(() => seed('success', other), 'failure');
    expect(conclusions()).toEqual(['failure', 'failure']);
  });

  it.each(['success', 'failure'])(
    'are not lost where a run of each stood there before, a %s',
    async (stood) => {
      seed(stood);
      seed(stood, other);
      // The other one is judged anew, on a new run of its workflow, after this one looked.
      const published = await meanwhile(() => judgeOther('failure', { ...other, run: '6.1' }), 'success');
      expect(published).toMatchObject(contradicted);
      expect(conclusions()).toEqual(['failure', 'failure']);
    },
  );

  it('are not lost however the writes of the two fall between each other', async () => {
    double.setLatency(30);
    for (let offset = 0; offset <= 240; offset += 20) {
      double.forgetCheckRuns();
      seed('failure', other);
      const lookup = findCheckRuns(client, target);
      await lookup;
      const ours = publishCheckRun(client, target, check('success'), lookup);
      await new Promise((resolve) => setTimeout(resolve, offset));
      await Promise.all([ours, judgeOther('failure', { ...other, run: '6.1' })]);
      expect([offset, conclusions()]).toEqual([offset, ['failure', 'failure']]);
    }
  });

  it('that agree stand side by side', async () => {
    expect(await meanwhile(() => seed('success', other), 'success')).toMatchObject({ problems: [] });
    expect(conclusions()).toEqual(['success', 'success']);
  });

  it('are not ruled out where the list can not be read again, which is told', async () => {
    double.fault(({ query }) =>
      query.app_id === undefined ? undefined : { kind: 'reply', reply: errorReply(403, 'No') },
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

  it('turns back one that was only made to agree with a success on other terms', async () => {
    const own = seed('failure');
    const wide = { ...target, subject: { ...SUBJECT, baseRef: 'lax', step: 'another' } };
    await publishCheckRun(client, wide, check('success'));
    expect(conclusions()).toEqual(['success', 'success']);
    expect(await withdrawOthers(client, target)).toBe(2);
    expect([own.id, ...conclusions()]).toEqual([own.id, 'failure', 'failure']);
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
