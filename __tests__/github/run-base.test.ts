import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readBranchPulls } from '../../src/github/branch-pulls.js';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { baseDoubt, settledSince } from '../../src/github/run-base.js';
import type { FinishedRun } from '../../src/github/workflow-run.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';

const NAME = { owner: 'acme', repo: 'app' };
const FORK = { owner: 'stranger', name: 'app', id: 77 };
const BEGAN = Date.UTC(2026, 0, 1, 12);
/** A time so many seconds after the run began, as GitHub writes it. */
const at = (seconds: number) => new Date(BEGAN + 1_000 * seconds).toISOString().replace('.000Z', 'Z');
const LONG_AGO = at(-86_400);

let fixture: GitFixture;
let double: GitHubDouble;
let client: Client;
let [head, other]: readonly string[] = [];
beforeAll(async () => {
  fixture = createRepository({ bare: true });
  fixture.commit({ a: '1' });
  head = fixture.commit({ b: '1' }, { branch: 'work', parents: ['main'] });
  other = fixture.commit({ c: '1' }, { branch: 'elsewhere', parents: ['main'] });
  for (const branch of ['evil', 'evil2']) fixture.branch(branch, fixture.resolve('main'));
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'acme/app', repositoryId: 42 });
  client = createClient({
    transport: await openTransport(DEFAULT_TOKEN, double.apiUrl),
    baseUrl: double.apiUrl,
  });
});
afterEach(() => {
  double.pulls.length = 0;
});
afterAll(async () => {
  expect([double.problems, double.unknownRequests, double.invalidRequests]).toEqual([[], [], []]);
  await double.close();
  fixture.remove();
});

function pull(values: Partial<PullValues> = {}, repo: PullValues['head']['repo'] = 'same'): PullValues {
  const made: PullValues = {
    number: double.pulls.length + 1,
    createdAt: LONG_AGO,
    base: { ref: 'main' },
    head: { ref: 'work', sha: head ?? '', repo },
    ...values,
  };
  double.pulls.push(made);
  return made;
}

/** Another pull request of the branch, into a base that somebody made for it. */
const twin = (values: Partial<PullValues> = {}, repo: PullValues['head']['repo'] = 'same') =>
  pull({ base: { ref: 'evil' }, ...values }, repo);

/** Why a run is not believed to be for #1 into main; empty where it is. */
async function doubt(change: Partial<FinishedRun> = {}, baseRef = 'main'): Promise<string> {
  const run: FinishedRun = {
    trigger: 'pull_request',
    headSha: head ?? '',
    headBranch: 'work',
    headRepository: { id: 42, owner: 'acme' },
    createdAt: BEGAN,
    run: null,
    conclusion: 'success',
    workflow: 'capture',
    url: null,
    repositoryId: 42,
    ...change,
  };
  const pulls = await readBranchPulls(client, NAME, run.headBranch, settledSince(run));
  if (pulls.state === 'missing') throw new Error(pulls.reason);
  return baseDoubt(run, { number: 1, baseRef }, pulls.value)?.reason ?? '';
}

const MAYBE_TWIN =
  /^The workflow run that captured began at .*, and may have been for another .*#2 \(into evil\)/;

describe('the base that a run was for', () => {
  it('is that of its pull request where that is the only one', async () => {
    pull();
    expect(await doubt()).toBe('');
    double.pulls.length = 0;
    pull({ createdAt: at(-2) });
    expect(await doubt()).toBe('');
  });

  it.each([
    ['open still', {}],
    ['closed while the run went on', { state: 'closed', closedAt: at(30) }],
    ['closed just before the run began', { state: 'closed', closedAt: at(-5) }],
    ['merged meanwhile', { state: 'closed', merged: true, closedAt: at(30) }],
    ['opened just before', { createdAt: at(-1), state: 'closed', closedAt: at(1) }],
  ] as const)('is not clear where another pull request of the branch is %s', async (_, values) => {
    pull();
    twin(values);
    const said = await doubt();
    expect(said).toMatch(MAYBE_TWIN);
    expect(said).toContain(
      'Push a new commit (an empty one will do), or close and reopen pull request #1, a minute or more',
    );
  });

  // A label or a new title starts a run for a closed pull request too.
  it('is not clear where another one with that head was closed long ago, and changed since', async () => {
    pull();
    twin({ state: 'closed', closedAt: at(-7_200), updatedMinute: 12 * 60 });
    expect(await doubt()).toMatch(MAYBE_TWIN);
  });

  // The branch was pushed away and back, so the twin kept another head when it was closed.
  it('is not clear where another one was closed meanwhile with another head', async () => {
    pull();
    twin({ state: 'closed', closedAt: at(20), head: { ref: 'work', sha: other ?? '' } });
    expect(await doubt()).toMatch(MAYBE_TWIN);
  });

  it.each([
    ['was closed long ago', { state: 'closed', closedAt: at(-61) }, 'same'],
    ['was merged long ago', { state: 'closed', merged: true, closedAt: at(-7_200) }, 'same'],
    ['was closed before it, in any number', { state: 'closed', closedAt: LONG_AGO }, 'same'],
    ['was opened after the run began', { createdAt: at(60), state: 'closed', closedAt: at(90) }, 'same'],
    ['goes into the same base', { base: { ref: 'main' }, state: 'closed', closedAt: at(30) }, 'same'],
    ['is of a branch of that name in a fork', {}, FORK],
    ['is of another branch', { head: { ref: 'elsewhere' } }, 'same'],
  ] as const)('is clear where another pull request %s', async (_, values, repo) => {
    pull();
    for (let times = 0; times < 3; times += 1) twin(structuredClone(values) as Partial<PullValues>, repo);
    expect(await doubt()).toBe('');
  });

  it('is clear where last week’s pull request of the branch gets a comment', async () => {
    pull();
    const old = { ref: 'work', sha: other ?? '' };
    twin({ state: 'closed', closedAt: LONG_AGO, updatedMinute: 13 * 60, head: old });
    expect(await doubt()).toBe('');
  });

  it.each([
    ['after the run began', 30, 'after the workflow run that captured began'],
    ['just before', -3, 'less than a minute before the workflow run that captured began'],
  ])('is not clear where its pull request was retargeted %s', async (_, seconds, said) => {
    for (const automatic of [false, true]) {
      double.pulls.length = 0;
      pull({ baseChanges: [{ at: at(seconds), from: 'evil', to: 'main', automatic }] });
      expect(await doubt()).toContain(
        `The base of pull request #1 was changed from evil to main at ${at(seconds)}, ${said}`,
      );
    }
  });

  it('is clear where its pull request was retargeted long before', async () => {
    pull({ baseChanges: [{ at: at(-61), from: 'evil', to: 'main' }] });
    expect(await doubt()).toBe('');
  });

  it('is not clear where another one was retargeted to the same base, and closed', async () => {
    pull();
    const baseChanges = [{ at: at(10), from: 'evil', to: 'main' }];
    pull({ baseChanges, state: 'closed', closedAt: at(20) });
    expect(await doubt()).toContain('The base of pull request #2 was changed from evil to main');
  });

  it('is not clear where the base changes while it is asked for', async () => {
    twin();
    expect(await doubt()).toContain('has just changed from evil to main');
  });

  it('is none of its pull request where that was opened after the run began', async () => {
    pull({ createdAt: at(40) });
    expect(await doubt()).toContain('before pull request #1 was opened at');
    // Then it was for this one, into the same base.
    pull({ state: 'closed', closedAt: at(35) });
    expect(await doubt()).toBe('');
  });

  it('is not said without the pull request itself', async () => {
    expect(await doubt()).toContain('lacks #1');
  });

  it('names many, and counts the others', async () => {
    pull();
    for (let times = 0; times < 12; times += 1)
      twin({ base: { ref: 'evil2' }, state: 'closed', closedAt: at(times) });
    const said = await doubt();
    expect(said).toContain('#13 (into evil2), #12 (into evil2)');
    expect(said).toContain(' and 2 more came from branch "work" too');
  });

  describe('of a fork that was deleted', () => {
    const runs = [{ headRepository: null }, { headRepository: { id: 77, owner: 'stranger' } }];

    it.each(runs)('is asked of all whose fork is gone: %j', async (run) => {
      pull({}, null);
      expect(await doubt(run)).toBe('');
      twin({ state: 'closed', closedAt: at(30) }, null);
      expect(await doubt(run)).toMatch(MAYBE_TWIN);
    });

    // It had that head when the run began, was pushed on, and then its fork was deleted.
    it.each(runs)('is not clear where an open one has another head, and changed since: %j', async (run) => {
      const moved = { ref: 'work', sha: other ?? '', repo: null };
      for (const values of [{ createdAt: at(-5) }, { updatedMinute: 12 * 60 }, { updatedMinute: 13 * 60 }]) {
        double.pulls.length = 0;
        pull({}, null);
        twin({ ...values, head: moved });
        expect(await doubt(run)).toMatch(MAYBE_TWIN);
      }
      // A minute after the push a new run is believed.
      expect(await doubt({ ...run, createdAt: BEGAN + 61_000 * 61 })).toBe('');
    });

    it.each(runs)('is not unclear for one of another fork that happens to have the name: %j', async (run) => {
      pull({}, null);
      twin({ head: { ref: 'work', sha: other ?? '', repo: null } });
      twin({ state: 'closed', closedAt: at(30) }, { ...FORK, id: 78 });
      expect(await doubt(run)).toBe('');
    });
  });
});
