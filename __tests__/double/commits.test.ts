import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import type { GitFixture } from './git-fixture.js';
import { repository, started } from './started.js';

const REPO = '/repos/acme/app';

/** `feature` is one ahead of `main` and one behind it. */
function diverged(): GitFixture {
  const fixture = repository();
  fixture.commit({ 'a.txt': '1\n' });
  fixture.commit({ 'b.txt': '2\n' }, { branch: 'feature', parents: ['main'] });
  fixture.commit({ 'c.txt': '3\n' });
  return fixture;
}

function filenames(json: unknown): unknown[] {
  return rowsOf(member(json, 'files')).map((row) => member(row, 'filename'));
}

describe('GET /branches/{branch}', () => {
  it('gives the tip of the branch of that name, slashes and all', async () => {
    const fixture = diverged();
    fixture.branch('release/1.0', 'feature');
    const double = await started(fixture);
    for (const path of ['release/1.0', 'release%2F1.0']) {
      expect((await ask(double, 'GET', `${REPO}/branches/${path}`)).json).toMatchObject({
        name: 'release/1.0',
        commit: { sha: fixture.resolve('feature') },
      });
    }
    const none = await ask(double, 'GET', `${REPO}/branches/release`);
    expect([none.status, member(none.json, 'message')]).toEqual([404, 'Branch not found']);
  });
});

describe('GET /commits/{ref}', () => {
  it('reads branches, tags, refs, HEAD and ids, also short ones', async () => {
    const fixture = diverged();
    fixture.git('tag', 'v1', 'feature');
    const double = await started(fixture);
    const sha = fixture.resolve('feature');
    for (const ref of [
      'feature',
      'heads/feature',
      'refs/heads/feature',
      'v1',
      'tags/v1',
      sha,
      sha.slice(0, 8),
    ]) {
      expect((await ask(double, 'GET', `${REPO}/commits/${ref}`)).json).toMatchObject({ sha });
    }
    expect((await ask(double, 'GET', `${REPO}/commits/HEAD`)).json).toMatchObject({
      sha: fixture.resolve('main'),
    });
    const plain = { headers: { accept: 'application/vnd.github.sha' } };
    expect((await ask(double, 'GET', `${REPO}/commits/feature`, plain)).text).toBe(sha);
    for (const ref of ['none', '0'.repeat(40), 'main~1', 'main^{tree}', fixture.resolve('main^{tree}')]) {
      const answer = await ask(double, 'GET', `${REPO}/commits/${encodeURIComponent(ref)}`);
      expect([answer.status, member(answer.json, 'message')]).toEqual([
        422,
        `No commit found for SHA: ${ref}`,
      ]);
    }
  });

  it('shows what a commit changed against its first parent, the first against nothing', async () => {
    const fixture = diverged();
    const merge = fixture.commit({ 'b.txt': '2\n' }, { parents: ['main', 'feature'] });
    const double = await started(fixture);
    const shown = (await ask(double, 'GET', `${REPO}/commits/${merge}`)).json;
    expect(filenames(shown)).toEqual(['b.txt']);
    expect(shown).toMatchObject({ stats: { additions: 1, deletions: 0, total: 1 } });
    expect(rowsOf(member(shown, 'parents'))).toHaveLength(2);
    const root = (await ask(double, 'GET', `${REPO}/commits/${fixture.resolve('feature^')}`)).json;
    expect(filenames(root)).toEqual(['a.txt']);
  });

  it('pages the files of a large commit by 300', async () => {
    const fixture = diverged();
    fixture.commit(Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`f${n}`, 'x\n'])));
    const double = await started(fixture);
    const first = await ask(double, 'GET', `${REPO}/commits/main`);
    const second = await ask(double, 'GET', `${REPO}/commits/main?page=2`);
    expect([filenames(first.json).length, filenames(second.json).length]).toEqual([300, 1]);
    expect(first.headers.get('link')).toContain('rel="next"');
  });
});

describe('GET /compare/{base}...{head}', () => {
  it('tells the merge base, how far the two are apart, and what the head brings', async () => {
    const fixture = diverged();
    const double = await started(fixture);
    const { json } = await ask(double, 'GET', `${REPO}/compare/main...feature`);
    expect(json).toMatchObject({
      status: 'diverged',
      ahead_by: 1,
      behind_by: 1,
      total_commits: 1,
      merge_base_commit: { sha: fixture.resolve('main^') },
      base_commit: { sha: fixture.resolve('main') },
      commits: [{ sha: fixture.resolve('feature') }],
    });
    expect(filenames(json)).toEqual(['b.txt']);
  });

  it('names each way that two commits can lie', async () => {
    const fixture = diverged();
    const double = await started(fixture);
    const root = fixture.resolve('main^');
    const status = async (basehead: string) =>
      member((await ask(double, 'GET', `${REPO}/compare/${basehead}`)).json, 'status');
    expect(await status(`${root}...main`)).toBe('ahead');
    expect(await status(`main...${root}`)).toBe('behind');
    expect(await status('main...main')).toBe('identical');
  });

  it('answers 404 for unrelated and unknown commits, and for two dots', async () => {
    const fixture = diverged();
    fixture.commit({ z: '9\n' }, { branch: 'alone', parents: [] });
    const double = await started(fixture);
    const unrelated = await ask(double, 'GET', `${REPO}/compare/main...alone`);
    expect(unrelated.status).toBe(404);
    expect(unrelated.json).toMatchObject({ message: 'No common ancestor between main and alone.' });
    const others = ['main...none', 'none...main', 'main..feature', 'stranger:x...main'];
    const answers = await Promise.all(others.map((each) => ask(double, 'GET', `${REPO}/compare/${each}`)));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 404));
  });

  it('reaches a fork’s branch by its owner', async () => {
    const fixture = diverged();
    const fork = { owner: 'stranger', name: 'app', id: 99 };
    const sha = fixture.resolve('feature');
    const double = await started(fixture, {
      pulls: [{ number: 1, base: { ref: 'main' }, head: { ref: 'patch/1', sha, repo: fork } }],
    });
    for (const head of ['stranger:patch/1', 'stranger:app:patch/1', 'acme:feature']) {
      const { json } = await ask(double, 'GET', `${REPO}/compare/main...${encodeURIComponent(head)}`);
      expect(filenames(json)).toEqual(['b.txt']);
    }
  });

  it('shows at most 300 files, on the first page alone, and says nothing of the rest', async () => {
    const fixture = diverged();
    fixture.commit(Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`f${n}`, 'x\n'])), {
      branch: 'feature',
    });
    const double = await started(fixture);
    const path = `${REPO}/compare/main...feature`;
    expect(filenames((await ask(double, 'GET', path)).json)).toHaveLength(300);
    const second = (await ask(double, 'GET', `${path}?page=2&per_page=1`)).json;
    expect(member(second, 'files')).toBeUndefined();
    expect(rowsOf(member(second, 'commits'))).toHaveLength(1);
  });

  it('gives 250 commits unless pages are asked for', async () => {
    const fixture = diverged();
    for (let n = 0; n < 3; n += 1) fixture.commit({ 'b.txt': `${n}\n` }, { branch: 'feature' });
    const double = await started(fixture);
    const path = `${REPO}/compare/main...feature`;
    const commits = async (query: string) =>
      rowsOf(member((await ask(double, 'GET', `${path}${query}`)).json, 'commits')).map((row) =>
        member(row, 'sha'),
      );
    const all = fixture.git('rev-list', '--reverse', 'main..feature').trim().split('\n');
    expect(await commits('')).toEqual(all);
    expect(await commits('?per_page=3&page=2')).toEqual(all.slice(3));
  });
});
