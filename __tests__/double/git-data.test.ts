import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import type { GitFixture } from './git-fixture.js';
import { repository, started } from './started.js';

const GIT = '/repos/acme/app/git';

function sample(): GitFixture {
  const fixture = repository();
  fixture.commit({
    'a.txt': 'one\n',
    'dir/b.sh': { executable: 'two\n' },
    'dir/deep/c.txt': 'three\n',
    link: { symlink: 'a.txt' },
    vendored: { submodule: '1'.repeat(40) },
  });
  return fixture;
}

function paths(json: unknown): unknown[] {
  return rowsOf(member(json, 'tree')).map((row) => member(row, 'path'));
}

describe('GET /git/ref/{ref}', () => {
  it('gives the ref of exactly that name, and 404 for a beginning of one', async () => {
    const fixture = sample();
    fixture.branch('feature/x', 'main');
    fixture.git(
      '-c',
      'user.name=t',
      '-c',
      'user.email=t@example.invalid',
      'tag',
      '-a',
      '-m',
      'v',
      'v1',
      'main',
    );
    const double = await started(fixture);
    const branch = await ask(double, 'GET', `${GIT}/ref/heads/feature/x`);
    expect(branch.json).toMatchObject({
      ref: 'refs/heads/feature/x',
      object: { type: 'commit', sha: fixture.resolve('main') },
    });
    expect((await ask(double, 'GET', `${GIT}/ref/heads%2Ffeature%2Fx`)).status).toBe(200);
    const tag = await ask(double, 'GET', `${GIT}/ref/tags/v1`);
    expect(tag.json).toMatchObject({ object: { type: 'tag', sha: fixture.resolve('v1') } });
    const wrong = ['heads/feature', 'heads/none', 'main', 'heads/main^', 'heads/main:a.txt', 'heads/ma%0ain'];
    const answers = await Promise.all(wrong.map((ref) => ask(double, 'GET', `${GIT}/ref/${ref}`)));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
  });

  it('sees a branch that moved, and a pull request’s own ref', async () => {
    const fixture = sample();
    const sha = fixture.resolve('main');
    const pulls = [{ number: 3, base: { ref: 'main' }, head: { ref: 'x', sha, repo: null } }];
    const double = await started(fixture, { pulls });
    const at = async (ref: string) =>
      member((await ask(double, 'GET', `${GIT}/ref/${ref}`)).json, 'object', 'sha');
    expect(await at('heads/main')).toBe(sha);
    const moved = fixture.commit({ 'z.txt': 'z\n' });
    fixture.git('pack-refs', '--all');
    expect([await at('heads/main'), await at('pull/3/head')]).toEqual([moved, sha]);
  });
});

describe('GET /git/trees/{sha}', () => {
  it('lists one level, or all with any value of recursive', async () => {
    const fixture = sample();
    const double = await started(fixture);
    const tree = fixture.resolve('main^{tree}');
    const flat = await ask(double, 'GET', `${GIT}/trees/${tree}`);
    expect(paths(flat.json)).toEqual(['a.txt', 'dir', 'link', 'vendored']);
    expect(flat.json).toMatchObject({ sha: tree, truncated: false });
    const all = ['a.txt', 'dir', 'dir/b.sh', 'dir/deep', 'dir/deep/c.txt', 'link', 'vendored'];
    for (const value of ['1', '0', 'false', '']) {
      const deep = await ask(double, 'GET', `${GIT}/trees/${tree}?recursive=${value}`);
      expect(paths(deep.json)).toEqual(all);
    }
  });

  it('has mode, type, id and size; a submodule has neither size nor address', async () => {
    const fixture = sample();
    const double = await started(fixture);
    const { json } = await ask(double, 'GET', `${GIT}/trees/main?recursive=1`);
    const rows = Object.fromEntries(
      rowsOf(member(json, 'tree')).map((row) => [String(member(row, 'path')), row]),
    );
    expect(rows['dir/b.sh']).toMatchObject({ mode: '100755', type: 'blob', size: 4 });
    expect(rows.dir).toMatchObject({ mode: '040000', type: 'tree' });
    expect(rows.link).toMatchObject({ mode: '120000', type: 'blob', size: 5 });
    expect(rows.vendored).toEqual({ path: 'vendored', mode: '160000', type: 'commit', sha: '1'.repeat(40) });
    const inner = await ask(double, 'GET', `${GIT}/trees/${fixture.resolve('main:dir')}`);
    expect(paths(inner.json)).toEqual(['b.sh', 'deep']);
  });

  it('ends a recursive listing at the limit and says so; one level is never cut', async () => {
    const double = await started(sample(), { limits: { treeEntries: 3 } });
    const deep = await ask(double, 'GET', `${GIT}/trees/main?recursive=1`);
    expect(paths(deep.json)).toEqual(['a.txt', 'dir', 'dir/b.sh']);
    expect(member(deep.json, 'truncated')).toBe(true);
    const flat = await ask(double, 'GET', `${GIT}/trees/main`);
    expect([paths(flat.json).length, member(flat.json, 'truncated')]).toEqual([4, false]);
    expect((await ask(double, 'GET', `${GIT}/trees/${'0'.repeat(40)}`)).status).toBe(404);
  });
});

describe('GET /git/blobs/{sha}', () => {
  it('sends base64 in lines, or the bytes themselves', async () => {
    const fixture = repository();
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 256));
    fixture.commit({ 'a.bin': bytes });
    const double = await started(fixture);
    const path = `${GIT}/blobs/${fixture.resolve('main:a.bin')}`;
    const { json } = await ask(double, 'GET', path);
    const content = String(member(json, 'content'));
    expect(json).toMatchObject({ encoding: 'base64', size: 1000, sha: fixture.resolve('main:a.bin') });
    expect(content.split('\n')[0]).toHaveLength(60);
    expect(content.endsWith('\n')).toBe(true);
    expect(Buffer.from(content, 'base64').equals(bytes)).toBe(true);
    const raw = await fetch(`${double.apiUrl}${path}`, {
      headers: { authorization: 'Bearer ghs_double_default', accept: 'application/vnd.github.raw+json' },
    });
    expect(Buffer.from(await raw.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('refuses what is no blob, no id, or too large', async () => {
    const fixture = sample();
    const double = await started(fixture, { limits: { blobBytes: 4 } });
    const status = async (id: string) => (await ask(double, 'GET', `${GIT}/blobs/${id}`)).status;
    expect(await status(fixture.resolve('main'))).toBe(404);
    expect(await status('0'.repeat(40))).toBe(404);
    expect(await status('main:a.txt')).toBe(422);
    expect(await status(fixture.resolve('main:a.txt'))).toBe(200);
    expect(await status(fixture.resolve('main:dir/deep/c.txt'))).toBe(403);
  });
});

describe('GET /git/commits/{sha}', () => {
  it('gives author, tree, parents and message, by full id alone', async () => {
    const fixture = sample();
    const parent = fixture.resolve('main');
    const sha = fixture.commit({ 'a.txt': '2\n' }, { message: 'Subject\n\nBody\n', seconds: 1_767_225_600 });
    const double = await started(fixture);
    expect((await ask(double, 'GET', `${GIT}/commits/${sha}`)).json).toMatchObject({
      sha,
      tree: { sha: fixture.resolve('main^{tree}') },
      parents: [{ sha: parent }],
      message: 'Subject\n\nBody',
      author: { name: 'Plan Gate Tests', email: 'tests@example.invalid', date: '2026-01-01T00:00:00Z' },
    });
    expect((await ask(double, 'GET', `${GIT}/commits/main`)).status).toBe(404);
    expect((await ask(double, 'GET', `${GIT}/commits/${fixture.resolve('main^{tree}')}`)).status).toBe(404);
  });
});
