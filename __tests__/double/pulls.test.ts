import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import type { GitFixture } from './git-fixture.js';
import type { GitHubDouble } from './github-double.js';
import { repository, started } from './started.js';
import type { PullValues } from './values.js';

const REPO = '/repos/acme/app';
const FORK = { owner: 'stranger', name: 'app', id: 99 };

/** `feature` left `main` one commit ago, and `main` went on. */
function diverged(): GitFixture {
  const fixture = repository();
  fixture.commit({ 'old.txt': 'same\n'.repeat(20), 'gone.txt': 'x\n', 'kept.txt': '1\n' });
  fixture.commit(
    {
      'old.txt': null,
      'new.txt': 'same\n'.repeat(20),
      'gone.txt': null,
      'kept.txt': '2\n',
      'added.txt': '3\n',
    },
    { branch: 'feature', parents: ['main'] },
  );
  fixture.commit({ 'elsewhere.txt': 'main went on\n' });
  return fixture;
}

function pull(values: Partial<PullValues> = {}): PullValues {
  return { number: 1, base: { ref: 'main' }, head: { ref: 'feature' }, ...values };
}

async function get(double: GitHubDouble, path: string): Promise<unknown> {
  const answer = await ask(double, 'GET', `${REPO}${path}`);
  expect(answer.status).toBe(200);
  return answer.json;
}

async function numbers(double: GitHubDouble, path: string): Promise<unknown[]> {
  return rowsOf(await get(double, path)).map((row) => member(row, 'number'));
}

describe('GET /pulls/{n}', () => {
  it('shows the values, the commits of both ends and git’s own count of rows', async () => {
    const fixture = diverged();
    const labels = ['chunk:c1'];
    const double = await started(fixture, { pulls: [pull({ labels, title: 'T', body: 'B', draft: true })] });
    expect(await get(double, '/pulls/1')).toMatchObject({
      number: 1,
      state: 'open',
      title: 'T',
      body: 'B',
      draft: true,
      labels: [{ name: 'chunk:c1' }],
      base: { ref: 'main', sha: fixture.resolve('main'), repo: { full_name: 'acme/app', fork: false } },
      head: { ref: 'feature', sha: fixture.resolve('feature'), label: 'acme:feature' },
      commits: 1,
      changed_files: 4,
    });
    expect((await ask(double, 'GET', `${REPO}/pulls/2`)).status).toBe(404);
  });

  it('does not know whether it can be merged until asked once, and again after the head moved', async () => {
    const fixture = diverged();
    const double = await started(fixture, { pulls: [pull()] });
    const mergeable = async () => member(await get(double, '/pulls/1'), 'mergeable');
    const before = [await mergeable(), await mergeable()];
    fixture.commit({ 'more.txt': '1\n' }, { branch: 'feature' });
    expect([...before, await mergeable(), await mergeable()]).toEqual([null, true, null, true]);
  });

  it('follows what the test assigns: head, base, state, count', async () => {
    const fixture = diverged();
    const one = pull();
    const double = await started(fixture, { pulls: [one] });
    const moved = fixture.commit({ 'more.txt': '1\n' }, { branch: 'feature' });
    expect(member(await get(double, '/pulls/1'), 'head', 'sha')).toBe(moved);
    one.head.sha = fixture.resolve('feature^');
    one.base.sha = fixture.resolve('main^');
    one.changedFiles = 999;
    one.state = 'closed';
    one.merged = true;
    expect(await get(double, '/pulls/1')).toMatchObject({
      state: 'closed',
      merged: true,
      mergeable: null,
      head: { sha: fixture.resolve('feature^') },
      base: { sha: fixture.resolve('main^') },
      changed_files: 999,
    });
    one.base = { ref: 'feature' };
    one.state = 'open';
    delete one.changedFiles;
    expect(await get(double, '/pulls/1')).toMatchObject({ base: { ref: 'feature' }, changed_files: 0 });
  });

  it('shows a fork, and a fork that was deleted', async () => {
    const fixture = diverged();
    const sha = fixture.resolve('feature');
    fixture.git('update-ref', 'refs/pull/2/head', sha);
    const double = await started(fixture, {
      pulls: [
        pull({ head: { ref: 'patch', sha, repo: FORK } }),
        pull({ number: 2, head: { ref: 'patch', repo: null } }),
      ],
    });
    expect(await get(double, '/pulls/1')).toMatchObject({
      head: { label: 'stranger:patch', sha, repo: { id: 99, full_name: 'stranger/app', fork: true } },
    });
    expect(await get(double, '/pulls/2')).toMatchObject({
      head: { label: 'unknown:patch', sha, repo: null },
    });
  });
});

describe('GET /pulls', () => {
  it('sorts by what changed last when asked, and shows when that was', async () => {
    const fixture = diverged();
    const pulls = [pull({ updatedMinute: 3 }), pull({ number: 2 }), pull({ number: 3, updatedMinute: 1 })];
    const double = await started(fixture, { pulls });
    expect(await numbers(double, '/pulls?sort=updated&direction=desc')).toEqual([1, 3, 2]);
    expect(await numbers(double, '/pulls?sort=updated&direction=asc')).toEqual([2, 3, 1]);
    expect(await numbers(double, '/pulls?sort=created')).toEqual([3, 2, 1]);
    expect(await numbers(double, '/pulls?sort=updated&per_page=1&page=2')).toEqual([3]);
    expect(member(await get(double, '/pulls/1'), 'updated_at')).toBe('2026-01-01T00:03:00Z');
    expect((await ask(double, 'GET', `${REPO}/pulls?sort=popularity`)).status).toBe(422);
  });

  it('lists open ones, newest first, and filters by state, base and head', async () => {
    const fixture = diverged();
    const sha = fixture.resolve('feature');
    fixture.branch('release/1', 'main');
    const double = await started(fixture, {
      pulls: [
        pull(),
        pull({ number: 2, base: { ref: 'release/1' } }),
        pull({ number: 3, state: 'closed', merged: true }),
        pull({ number: 4, head: { ref: 'feature', sha, repo: FORK } }),
        pull({ number: 5, head: { ref: 'feature', sha, repo: null } }),
      ],
    });
    expect(await numbers(double, '/pulls')).toEqual([5, 4, 2, 1]);
    expect(await numbers(double, '/pulls?direction=asc')).toEqual([1, 2, 4, 5]);
    expect(await numbers(double, '/pulls?state=closed')).toEqual([3]);
    expect(await numbers(double, '/pulls?state=all&base=main')).toEqual([5, 4, 3, 1]);
    expect(await numbers(double, '/pulls?base=release/1')).toEqual([2]);
    expect(await numbers(double, '/pulls?head=stranger:feature')).toEqual([4]);
    expect(await numbers(double, '/pulls?head=acme:feature&state=all')).toEqual([3, 2, 1]);
    // GitHub ignores a head filter without an owner.
    expect(await numbers(double, '/pulls?head=nothing')).toEqual([5, 4, 2, 1]);
  });
});

describe('GET /commits/{sha}/pulls', () => {
  it('finds those that bring the commit, but not those of forks, and none for a commit of a merge queue', async () => {
    const fixture = diverged();
    const sha = fixture.resolve('feature');
    const later = fixture.commit({ 'more.txt': '1\n' }, { branch: 'feature' });
    const squashed = fixture.commit({ 'more.txt': '1\n' }, { branch: 'queue', parents: ['main'] });
    const double = await started(fixture, {
      pulls: [pull(), pull({ number: 2, head: { ref: 'feature', sha: later, repo: FORK } })],
    });
    expect(await numbers(double, `/commits/${sha}/pulls`)).toEqual([1]);
    expect(await numbers(double, `/commits/${later}/pulls`)).toEqual([1]);
    expect(await numbers(double, `/commits/${squashed}/pulls`)).toEqual([]);
    expect((await ask(double, 'GET', `${REPO}/commits/${'0'.repeat(40)}/pulls`)).status).toBe(422);
  });
});
