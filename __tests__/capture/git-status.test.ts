import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import { createRepository, type FileEntries, type GitFixture } from '../double/git-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { reasonIn, valueIn } from './known-value.js';

const fixtures: GitFixture[] = [];
afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
});

function checkedOut(files: FileEntries, objectFormat: 'sha1' | 'sha256' = 'sha1'): GitFixture {
  const fixture = createRepository({ objectFormat });
  fixtures.push(fixture);
  fixture.commit(files);
  fixture.checkout('main');
  return fixture;
}

const statusOf = async (folder: string) => valueIn(await openClone(folder)).statusIsClean();
const write = (fixture: GitFixture, path: string, text: string) =>
  writeFileSync(join(fixture.dir, path), text);

describe('a work tree', () => {
  it('is clean right after the checkout, with files of every kind', async () => {
    const files = {
      'a b': '1',
      run: { executable: '2' },
      link: { symlink: 'a b' },
      'd/"e"\n': '3',
      crlf: 'a\r\nb\r\n',
    };
    for (const format of ['sha1', 'sha256'] as const) {
      const fixture = checkedOut(files, format);
      const commit = fixture.resolve('main');
      const status = valueIn(await statusOf(fixture.dir));
      expect(status).toEqual({ commit, clean: true, changed: [], untracked: [], ignored: [] });
    }
  });

  it('is not clean after any change of a tracked file', async () => {
    const fixture = checkedOut({ edited: '1', gone: '2', mode: '3', type: '4', staged: '5', same: '6' });
    write(fixture, 'edited', 'x');
    rmSync(join(fixture.dir, 'gone'));
    chmodSync(join(fixture.dir, 'mode'), 0o755);
    rmSync(join(fixture.dir, 'type'));
    symlinkSync('same', join(fixture.dir, 'type'));
    write(fixture, 'staged', 'y');
    fixture.git('add', 'staged');
    const status = valueIn(await statusOf(fixture.dir));
    expect(status.clean).toBe(false);
    expect([...status.changed].sort()).toEqual(['edited', 'gone', 'mode', 'staged', 'type']);
  });

  it('is not clean with an untracked file, whatever the configuration shows; ignored ones are told apart', async () => {
    const fixture = checkedOut({ '.gitignore': '*.log\ntarget/\n', 'src/a': '1' });
    fixture.git('config', 'status.showUntrackedFiles', 'no');
    write(fixture, 'x.log', '');
    mkdirSync(join(fixture.dir, 'target/debug'), { recursive: true });
    write(fixture, 'target/debug/big', '');
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({
      clean: true,
      ignored: ['target/', 'x.log'],
    });
    mkdirSync(join(fixture.dir, 'new'));
    write(fixture, 'new/--file', '');
    const status = valueIn(await statusOf(fixture.dir));
    expect(status).toMatchObject({ clean: false, changed: [], untracked: ['new/--file'] });
  });

  it('hides no change behind flags of its index, or behind a time and size that stayed', async () => {
    const fixture = checkedOut({ assumed: '1', skipped: '2', timed: '3', kept: '4' });
    const timed = join(fixture.dir, 'timed');
    const before = statSync(timed);
    fixture.git('update-index', '--assume-unchanged', 'assumed');
    fixture.git('update-index', '--skip-worktree', 'skipped');
    fixture.git('config', 'core.trustctime', 'false');
    fixture.git('config', 'core.ignoreStat', 'true');
    for (const path of ['assumed', 'skipped', 'timed']) write(fixture, path, 'X');
    utimesSync(timed, before.atime, before.mtime);
    const status = valueIn(await statusOf(fixture.dir));
    expect([...status.changed].sort()).toEqual(['assumed', 'skipped', 'timed']);
  });

  it('leaves the clone as it was, its index too', async () => {
    const fixture = checkedOut({ a: '1' });
    const index = join(fixture.gitDir, 'index');
    utimesSync(join(fixture.dir, 'a'), 1, 1);
    utimesSync(index, 2, 2);
    expect(valueIn(await statusOf(fixture.dir)).clean).toBe(true);
    expect(statSync(index).mtimeMs).toBe(2_000);
  });

  it('is missing with a name that is not UTF-8', async () => {
    const fixture = checkedOut({ a: '1' });
    writeFileSync(Buffer.concat([Buffer.from(`${fixture.dir}/`), Buffer.from('caf\xe9', 'latin1')]), '');
    expect(reasonIn(await statusOf(fixture.dir))).toContain('"caf\\xe9"');
  });

  it('is clean where line ends are converted, as git would have it', async () => {
    const fixture = checkedOut({ a: 'x\ny\n', '.gitattributes': '* text=auto eol=crlf\n' });
    rmSync(join(fixture.dir, 'a'));
    fixture.checkout('main');
    expect(statSync(join(fixture.dir, 'a')).size).toBe(6);
    expect(valueIn(await statusOf(fixture.dir)).clean).toBe(true);
  });
});

describe('a file behind a filter', () => {
  const content = 'a large file\n';
  const oid = createHash('sha256').update(content).digest('hex');
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${content.length}\n`;

  it('of Git LFS is clean as the content of its pointer, or as the pointer itself, and as nothing else', async () => {
    const files = { 'a.bin': pointer, 'b.bin': pointer, '.gitattributes': '*.bin filter=lfs -text\n' };
    const fixture = checkedOut(files);
    for (const [key, value] of [
      ['clean', 'exit 1'],
      ['process', 'exit 1'],
      ['required', 'true'],
    ] as const) {
      fixture.git('config', `filter.lfs.${key}`, value);
    }
    write(fixture, 'a.bin', content);
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: true, changed: [] });
    write(fixture, 'a.bin', content.replace('large', 'LARGE'));
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: false, changed: ['a.bin'] });
    write(fixture, 'a.bin', content);
    chmodSync(join(fixture.dir, 'a.bin'), 0o755);
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: false, changed: ['a.bin'] });
  });

  it('of another program counts as changed, since the program is not run', async () => {
    const fixture = checkedOut({ a: 'stored\n', '.gitattributes': 'a filter=upper\n' });
    fixture.git('config', 'filter.upper.clean', 'tr A-Z a-z');
    write(fixture, 'a', 'STORED\n');
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: false, changed: ['a'] });
  });
});

describe('a submodule', () => {
  function withSubmodule(): { readonly fixture: GitFixture; readonly inner: string } {
    const dependency = checkedOut({ lib: '1', '.gitignore': '*.o\n' });
    const fixture = checkedOut({ dep: { submodule: dependency.resolve('main') }, top: 'x' });
    const inner = join(fixture.dir, 'dep');
    runGitSync(fixture.dir, ['clone', '--quiet', dependency.dir, inner]);
    return { fixture, inner };
  }

  it('is clean where it is checked out at its commit, and where it is not checked out', async () => {
    const { fixture, inner } = withSubmodule();
    writeFileSync(join(inner, 'x.o'), '');
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: true, ignored: ['dep/x.o'] });
    rmSync(inner, { recursive: true });
    mkdirSync(inner);
    expect(valueIn(await statusOf(fixture.dir)).clean).toBe(true);
  });

  it('is not clean with another commit, an edit or a new file, though .gitmodules says to ignore it', async () => {
    const { fixture, inner } = withSubmodule();
    fixture.git('config', 'submodule.dep.ignore', 'all');
    writeFileSync(join(inner, 'new'), '');
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: false, untracked: ['dep/new'] });
    renameSync(join(inner, 'new'), join(inner, 'lib'));
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: false, changed: ['dep/lib'] });
    const who = ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid'];
    runGitSync(inner, [...who, 'commit', '--quiet', '--all', '--message=other']);
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: false, changed: ['dep'] });
  });

  it('is not clean as a folder with files that is no clone', async () => {
    const { fixture, inner } = withSubmodule();
    rmSync(join(inner, '.git'), { recursive: true });
    expect(fixture.git('status', '--porcelain', '--', 'dep')).toBe('');
    expect(valueIn(await statusOf(fixture.dir))).toMatchObject({ clean: false, changed: ['dep'] });
  });

  it('runs no program of its own configuration', async () => {
    const { fixture, inner } = withSubmodule();
    const owned = join(fixture.gitDir, 'owned');
    appendFileSync(join(inner, '.git/config'), `[filter "evil"]\n\tclean = touch '${owned}'; cat\n`);
    appendFileSync(join(inner, '.git/config'), `[core]\n\tfsmonitor = touch '${owned}'\n`);
    mkdirSync(join(inner, '.git/info'), { recursive: true });
    writeFileSync(join(inner, '.git/info/attributes'), '* filter=evil\n');
    utimesSync(join(inner, 'lib'), 1, 1);
    expect(valueIn(await statusOf(fixture.dir)).clean).toBe(true);
    expect(() => statSync(owned)).toThrow('ENOENT');
    runGitSync(inner, ['status']);
    expect(statSync(owned).isFile()).toBe(true);
  });
});
