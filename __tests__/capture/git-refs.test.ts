import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { reasonIn, valueIn } from './known-value.js';

const fixtures: GitFixture[] = [];
afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
});

function repository(): GitFixture {
  const fixture = createRepository();
  fixtures.push(fixture);
  return fixture;
}

describe('names of commits', () => {
  let fixture: GitFixture;
  let first = '';
  let second = '';
  beforeAll(() => {
    fixture = repository();
    first = fixture.commit({ a: '1' });
    second = fixture.commit({ a: '2' });
    fixture.branch('feature/x', first);
    fixture.branch('refs/remotes/origin/only-there', first);
    fixture.branch('refs/remotes/origin/main', first);
    fixture.branch('refs/pull/5/head', first);
    fixture.git('config', 'user.name', 'T');
    fixture.git('config', 'user.email', 't@example.invalid');
    fixture.git('tag', 'light', first);
    fixture.git('tag', '-a', '-m', 'annotated', 'v1', first);
    fixture.git('tag', '-a', '-m', 'of a tag', 'v2', 'v1');
    fixture.git('tag', 'only-a-tree', `${first}^{tree}`);
    // A tag must not stand before a branch, nor digits before either.
    fixture.git('tag', 'feature/x', second);
    fixture.branch(second.slice(0, 7), first);
    fixture.branch('refs/deadbeef', first);
    fixture.checkout('main');
  });

  const resolve = async (name: string) => valueIn(await openClone(fixture.dir)).resolve(name);

  it('are those that people use', async () => {
    const names = {
      HEAD: second,
      main: second,
      'refs/heads/main': second,
      'feature/x': first,
      'refs/tags/feature/x': second,
      light: first,
      v1: first,
      v2: first,
      'origin/main': first,
      'only-there': first,
      'refs/pull/5/head': first,
      'pull/5/head': first,
      [first]: first,
      [first.toUpperCase()]: first,
      [first.slice(0, 8)]: first,
      [second.slice(0, 7)]: first,
    };
    for (const [name, commit] of Object.entries(names)) {
      expect([name, valueIn(await resolve(name))]).toEqual([name, commit]);
    }
  });

  it('are null where nothing has the name', async () => {
    const names = [
      'nothing',
      'refs/heads',
      'feature',
      'origin',
      'refs/remotes/origin',
      '0'.repeat(40),
      'abcdef1234',
    ];
    for (const name of names) expect([name, valueIn(await resolve(name))]).toEqual([name, null]);
  });

  it('are no expressions and no options: whatever git would make of them, they are null', async () => {
    const expressions = [
      'main~1',
      'main^',
      'main^{tree}',
      'v1..main',
      'main...v1',
      '@',
      '@{-1}',
      'main@{0}',
      '@{u}',
    ];
    const more = [
      ':/2',
      ':a',
      'HEAD:a',
      '^main',
      '-x',
      '--all',
      '--output=x',
      '',
      ' ',
      'ma in',
      'main\n',
      'm\0',
      '\ud800',
    ];
    const refs = [
      '.main',
      'main/',
      '/main',
      'a//b',
      'main.lock',
      'main.',
      'ma*n',
      'ma?n',
      '[m]ain',
      'a\\b',
      'x'.repeat(5_000),
    ];
    for (const name of [
      ...expressions,
      ...more,
      ...refs,
      `v1-1-g${second.slice(0, 8)}`,
      'refs/heads/../heads/main',
    ]) {
      expect([name, valueIn(await resolve(name))]).toEqual([name, null]);
    }
  });

  it('are missing where a ref leads to no commit', async () => {
    expect(reasonIn(await resolve('only-a-tree'))).toContain('no commit');
    const broken = repository();
    broken.commit({ a: '1' });
    writeFileSync(join(broken.gitDir, 'refs/heads/broken'), 'garbage\n');
    const clone = valueIn(await openClone(broken.dir));
    expect(reasonIn(await clone.resolve('broken'))).toContain('refs/heads/broken is broken');
  });

  it('are missing where digits begin several commits', async () => {
    const many = repository();
    const lines = Array.from({ length: 1_500 }, (_, index) => {
      const who = `T <t@example.invalid> ${1_700_000_000 + index} +0000`;
      return `commit refs/heads/main\ncommitter ${who}\ndata 0\n\n`;
    });
    runGitSync(many.dir, ['fast-import', '--quiet'], lines.join(''));
    const commits = many.git('rev-list', 'main').trim().split('\n');
    const starts = commits.map((commit) => commit.slice(0, 4));
    const shared = starts.find((start, index) => starts.indexOf(start) !== index) ?? '';
    expect(shared).toMatch(/^[0-9a-f]{4}$/);
    const clone = valueIn(await openClone(many.dir));
    expect(reasonIn(await clone.resolve(shared))).toContain('begins more than one commit id');
  });

  it('are known to be there or not', async () => {
    const clone = valueIn(await openClone(fixture.dir));
    expect(await clone.has(first)).toBe(true);
    expect(await clone.has('0'.repeat(40))).toBe(false);
    expect(await clone.has(fixture.resolve(`${first}^{tree}`))).toBe(false);
    expect(await clone.has('main')).toBe(false);
    expect(await clone.has('--help')).toBe(false);
  });

  it('of branches are the own ones first, then those of origin', async () => {
    const clone = valueIn(await openClone(fixture.dir));
    expect(valueIn(await clone.branchCommit('main'))).toBe(second);
    expect(valueIn(await clone.branchCommit('only-there'))).toBe(first);
    expect(valueIn(await clone.branchCommit('light'))).toBeNull();
    expect(valueIn(await clone.branchCommit('-d'))).toBeNull();
    expect(valueIn(await clone.branchesAt(second))).toEqual(['main']);
    expect(valueIn(await clone.branchesAt(first))).toEqual([
      second.slice(0, 7),
      'feature/x',
      'main',
      'only-there',
    ]);
    expect(reasonIn(await clone.branchesAt('main'))).toContain('no commit id');
  });

  it('are missing where a branch has a name that is not UTF-8', async () => {
    const odd = repository();
    const head = odd.commit({ a: '1' });
    const ref = Buffer.from(`create refs/heads/caf\xe9\0${head}\0`, 'latin1');
    runGitSync(odd.dir, ['update-ref', '-z', '--stdin'], ref);
    const clone = valueIn(await openClone(odd.dir));
    expect(reasonIn(await clone.branchesAt(head))).toContain('refs/heads/caf\\xe9');
  });

  it('include the branch that is checked out, and none where HEAD is detached', async () => {
    const clone = valueIn(await openClone(fixture.dir));
    expect(valueIn(await clone.currentBranch())).toBe('main');
    fixture.checkout(first);
    expect(valueIn(await clone.currentBranch())).toBeNull();
    expect(valueIn(await clone.resolve('HEAD'))).toBe(first);
    fixture.checkout('main');
  });

  it('lead to trees', async () => {
    const clone = valueIn(await openClone(fixture.dir));
    expect(valueIn(await clone.treeOid(first))).toBe(fixture.resolve(`${first}^{tree}`));
    expect(reasonIn(await clone.treeOid('0'.repeat(40)))).toContain('does not hold commit');
    expect(reasonIn(await clone.treeOid('main'))).toContain('does not hold commit');
  });

  it('are null where nothing was ever committed', async () => {
    const empty = valueIn(await openClone(repository().dir));
    expect(valueIn(await empty.resolve('HEAD'))).toBeNull();
    expect(valueIn(await empty.currentBranch())).toBe('main');
    expect(reasonIn(await empty.statusIsClean())).toContain('Nothing is checked out');
  });
});
