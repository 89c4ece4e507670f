import { afterEach, describe, expect, it } from '@jest/globals';
import { createRepository, type GitFixture, type RepositoryOptions } from './git-fixture.js';

const made: GitFixture[] = [];
function repository(options: RepositoryOptions = {}): GitFixture {
  const fixture = createRepository(options);
  made.push(fixture);
  return fixture;
}
afterEach(() => {
  for (const fixture of made.splice(0)) fixture.remove();
});

function listTree(fixture: GitFixture, commit: string): string[] {
  return fixture.git('ls-tree', '-r', '-z', commit).split('\0').filter(Boolean);
}

describe('a repository made for a test', () => {
  it('holds files, symlinks, submodules and executables, each with its mode', () => {
    const fixture = repository();
    const submodule = '1234567890123456789012345678901234567890';
    const commit = fixture.commit({
      'a.txt': 'one\n',
      'bin/run': { executable: '#!/bin/sh\n' },
      link: { symlink: 'a.txt' },
      vendored: { submodule },
    });
    const modes = listTree(fixture, commit).map((row) => row.replace(/ \S+ [0-9a-f]+\t/, ' '));
    expect(modes).toEqual(['100644 a.txt', '100755 bin/run', '120000 link', '160000 vendored']);
    expect(fixture.git('show', `${commit}:link`)).toBe('a.txt');
    expect(fixture.resolve('refs/heads/main')).toBe(commit);
  });

  it('goes on from the branch, deletes, and puts a folder where a file was', () => {
    const fixture = repository();
    fixture.commit({ 'a.txt': 'one\n', b: 'a file\n' });
    const second = fixture.commit({ 'a.txt': null, b: null, 'b/c.txt': 'in a folder\n' });
    expect(fixture.git('ls-tree', '-r', '--name-only', second)).toBe('b/c.txt\n');
    expect(fixture.git('rev-list', '--count', second).trim()).toBe('2');
  });

  it('starts branches anywhere, merges, and makes unrelated histories', () => {
    const fixture = repository();
    const base = fixture.commit({ a: '1' });
    const feature = fixture.commit({ b: '2' }, { branch: 'feature/x', parents: ['main'] });
    const tip = fixture.commit({ c: '3' });
    const merge = fixture.commit({}, { parents: ['main', 'feature/x'], message: 'Merge' });
    const alone = fixture.commit({ z: '9' }, { branch: 'alone', parents: [] });
    expect(fixture.git('rev-parse', `${merge}^1`, `${merge}^2`, `${feature}^`).trim().split('\n')).toEqual([
      tip,
      feature,
      base,
    ]);
    expect(fixture.git('rev-list', '--count', alone).trim()).toBe('1');
  });

  it('takes names as they are, also bytes that are not UTF-8', () => {
    const fixture = repository({ bare: true });
    const names = [' lead', '-dash', 'a"b', 'a\\b', 'a\nb', 'a\tb', '*.rs', 'é', 'e\u0301', '💡/x'];
    const entries: [string | Buffer, string][] = names.map((name) => [name, 'x']);
    const commit = fixture.commit([...entries, [Buffer.from([0x66, 0xff, 0xfe]), 'x']]);
    const stored = listTree(fixture, commit).map((row) => row.slice(row.indexOf('\t') + 1));
    expect(stored.slice().sort()).toEqual([...names, 'f\uFFFD\uFFFD'].sort());
  });

  it('gives the same object ids each time, and those of SHA-256 when asked', () => {
    const build = (options: RepositoryOptions): string => {
      const fixture = repository(options);
      fixture.commit({ a: 'one\n' });
      return fixture.commit({ a: 'two\n' });
    };
    expect(build({})).toBe(build({ bare: true }));
    expect(build({ objectFormat: 'sha256' })).toMatch(/^[0-9a-f]{64}$/);
  });

  it('writes thousands of files into one commit', () => {
    const fixture = repository();
    const files = Array.from({ length: 5000 }, (_, n) => [`d${n % 50}/f${n}.txt`, `file ${n}\n`] as const);
    const commit = fixture.commit(files);
    expect(listTree(fixture, commit)).toHaveLength(5000);
  });

  it('checks a branch out, and is gone after remove', () => {
    const fixture = repository();
    fixture.commit({ 'dir/a.txt': 'one\n' });
    fixture.checkout('main');
    expect(fixture.git('status', '--porcelain')).toBe('');
    expect(fixture.git('ls-files')).toBe('dir/a.txt\n');
    fixture.remove();
    expect(() => fixture.git('status')).toThrow();
  });
});
