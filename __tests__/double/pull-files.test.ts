import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import type { FileSpec, GitFixture } from './git-fixture.js';
import type { GitHubDouble } from './github-double.js';
import { repository, started } from './started.js';

const FILES = '/repos/acme/app/pulls/1/files';
const PULLS = [{ number: 1, base: { ref: 'main' }, head: { ref: 'feature' } }];
const LINES = 'a line of text\n'.repeat(20);

function changed(before: Record<string, FileSpec>, after: Record<string, FileSpec>): GitFixture {
  const fixture = repository();
  fixture.commit(before);
  fixture.commit(after, { branch: 'feature', parents: ['main'] });
  return fixture;
}

async function rowsByName(double: GitHubDouble): Promise<Record<string, unknown>> {
  const rows = rowsOf((await ask(double, 'GET', `${FILES}?per_page=100`)).json);
  return Object.fromEntries(rows.map((row) => [String(member(row, 'filename')), row]));
}

describe('GET /pulls/{n}/files', () => {
  it('says what became of each file, with counts, blob and patch', async () => {
    const fixture = changed(
      { 'gone.txt': 'x\n', 'kept.txt': '1\n2\n' },
      { 'gone.txt': null, 'kept.txt': '1\n3\n', 'dir/new file.txt': 'n\n' },
    );
    const head = fixture.resolve('feature');
    const double = await started(fixture, { pulls: PULLS });
    const rows = await rowsByName(double);
    expect(Object.keys(rows)).toEqual(['dir/new file.txt', 'gone.txt', 'kept.txt']);
    expect(rows['gone.txt']).toMatchObject({
      status: 'removed',
      sha: fixture.resolve('main:gone.txt'),
      additions: 0,
      deletions: 1,
      changes: 1,
    });
    expect(rows['kept.txt']).toMatchObject({
      status: 'modified',
      sha: fixture.resolve('feature:kept.txt'),
      additions: 1,
      deletions: 1,
      changes: 2,
      patch: '@@ -1,2 +1,2 @@\n 1\n-2\n+3',
    });
    expect(rows['dir/new file.txt']).toMatchObject({
      status: 'added',
      patch: '@@ -0,0 +1 @@\n+n',
      blob_url: `https://github.com/acme/app/blob/${head}/dir%2Fnew%20file.txt`,
      contents_url: `${double.apiUrl}/repos/acme/app/contents/dir%2Fnew%20file.txt?ref=${head}`,
    });
  });

  it('finds renames, with and without edits, and counts each once', async () => {
    const fixture = changed(
      { 'a.txt': LINES, 'b.txt': `${LINES}b\n` },
      { 'a.txt': null, 'z/a.txt': LINES, 'b.txt': null, 'z/b.txt': `${LINES}c\n` },
    );
    const double = await started(fixture, { pulls: PULLS });
    const rows = await rowsByName(double);
    expect(rows['z/a.txt']).toMatchObject({ status: 'renamed', previous_filename: 'a.txt', changes: 0 });
    expect(rows['z/a.txt']).not.toHaveProperty('patch');
    expect(rows['z/b.txt']).toMatchObject({ status: 'renamed', previous_filename: 'b.txt', changes: 2 });
    expect(rows['z/b.txt']).toHaveProperty('patch');
    expect((await double.describePull(1)).changedFiles).toBe(2);
  });

  it('has no patch for binary and empty files, changes of mode, and files of too many lines', async () => {
    const fixture = changed(
      { 'run.sh': 'x\n', 'big.txt': 'x\n' },
      {
        'run.sh': { executable: 'x\n' },
        'big.txt': 'y\n'.repeat(50),
        'small.txt': 'y\n'.repeat(49),
        'empty.txt': '',
        'image.bin': Buffer.from([0, 1, 2]),
      },
    );
    const double = await started(fixture, { pulls: PULLS, limits: { patchLines: 50 } });
    const rows = await rowsByName(double);
    const patched = Object.keys(rows).filter((name) => member(rows[name], 'patch') !== undefined);
    expect(patched).toEqual(['small.txt']);
    expect(rows['run.sh']).toMatchObject({ status: 'modified', changes: 0 });
    expect(rows['image.bin']).toMatchObject({ status: 'added', additions: 0 });
    expect(rows['big.txt']).toMatchObject({ additions: 50, deletions: 1 });
  });

  it('calls a file that became a symlink changed, and shows submodules', async () => {
    const fixture = changed(
      { link: 'a file\n', vendored: { submodule: '1'.repeat(40) } },
      { link: { symlink: 'target' }, vendored: { submodule: '2'.repeat(40) }, 'z.txt': 'z\n' },
    );
    const double = await started(fixture, { pulls: PULLS });
    const rows = await rowsByName(double);
    expect(rows.link).toMatchObject({ status: 'changed', patch: expect.stringContaining('+target') });
    expect(rows.vendored).toMatchObject({ status: 'modified', sha: '2'.repeat(40) });
    // A change of type takes two entries in git's patch; what follows must still get its own.
    expect(rows['z.txt']).toMatchObject({ patch: '@@ -0,0 +1 @@\n+z' });
  });

  it('keeps names and lines as they are, whatever is in them', async () => {
    const names = ['a\nb.txt', 'a"b.txt', '-a.txt', 'é.txt', 'e\u0301.txt', '💡.txt', 'tab\there.txt'];
    const tricky = 'one\rdiff --git a/x b/x\ntwo\u2028diff --git a/y b/y\n';
    const fixture = changed({ 'first.txt': '1\n' }, Object.fromEntries(names.map((name) => [name, tricky])));
    const double = await started(fixture, { pulls: PULLS });
    const rows = await rowsByName(double);
    expect(Object.keys(rows).sort()).toEqual([...names].sort());
    expect(rows['é.txt']).toMatchObject({
      patch: '@@ -0,0 +1,2 @@\n+one\rdiff --git a/x b/x\n+two\u2028diff --git a/y b/y',
    });
  });

  it('compares from the merge base, so that what the base got since does not show', async () => {
    const fixture = changed({ 'a.txt': '1\n' }, { 'b.txt': '2\n' });
    fixture.commit({ 'c.txt': '3\n' });
    const double = await started(fixture, { pulls: PULLS });
    expect(Object.keys(await rowsByName(double))).toEqual(['b.txt']);
  });

  it('follows a head that moves and a base that is another', async () => {
    const fixture = changed({ 'a.txt': '1\n' }, { 'b.txt': '2\n' });
    const pull = { number: 1, base: { ref: 'main' }, head: { ref: 'feature' } };
    const double = await started(fixture, { pulls: [pull] });
    expect(Object.keys(await rowsByName(double))).toEqual(['b.txt']);
    fixture.commit({ 'd.txt': '4\n' }, { branch: 'feature' });
    expect(Object.keys(await rowsByName(double))).toEqual(['b.txt', 'd.txt']);
    fixture.branch('other', 'feature^');
    pull.base.ref = 'other';
    expect(Object.keys(await rowsByName(double))).toEqual(['d.txt']);
  });

  it('ends at the limit without a word, while the count tells the truth', async () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`f${n + 10}`, 'x\n']));
    const fixture = changed({ 'a.txt': '1\n' }, files);
    const double = await started(fixture, { pulls: PULLS, limits: { pullFiles: 10 } });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => ask(double, 'GET', `${FILES}?per_page=5&page=${page}`)),
    );
    expect(pages.map(({ json }) => rowsOf(json).length)).toEqual([5, 5, 0]);
    expect(pages[0]?.headers.get('link')).toContain('page=2>; rel="last"');
    const pull = await ask(double, 'GET', '/repos/acme/app/pulls/1');
    expect(member(pull.json, 'changed_files')).toBe(12);
  });
});
