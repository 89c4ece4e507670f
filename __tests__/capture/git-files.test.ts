import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import type { FileContent } from '../../src/repository.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { reasonIn, valueIn } from './known-value.js';

const fixtures: GitFixture[] = [];
afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
});

function repository(options: Parameters<typeof createRepository>[0] = {}): GitFixture {
  const fixture = createRepository(options);
  fixtures.push(fixture);
  return fixture;
}

const open = async (fixture: GitFixture) => valueIn(await openClone(fixture.dir));

/** Contents as text, other states by their name in angle brackets. */
function texts(contents: ReadonlyMap<string, FileContent>): Record<string, string> {
  const shown = ([key, content]: [string, FileContent]) =>
    [
      key,
      content.state === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : `<${content.state}>`,
    ] as const;
  return Object.fromEntries([...contents].map(shown));
}

const AWKWARD = [
  'a b',
  '"',
  "'",
  't\tb',
  'l\nf',
  '*',
  '*.rs',
  '-z',
  '--',
  'é',
  'e\u0301',
  '𝄞',
  'b\\s',
  ':(glob)x',
  ':!x',
];

describe('the files of a commit', () => {
  it('are listed below a folder, in UTF-8 byte order, with mode and id', async () => {
    const fixture = repository();
    const submodule = '1'.repeat(40);
    const commit = fixture.commit({
      'p/🎼': '1',
      'p/\u{ff5e}': '2',
      'p/x': { executable: '3' },
      'p/y': { symlink: 'x' },
      'p/z': { submodule },
      'p/d/e': '4',
      'p.x': '5',
      pp: '6',
    });
    const clone = await open(fixture);
    const entries = valueIn(await clone.listFiles(commit, 'p'));
    expect(entries.map(({ path, mode }) => `${mode} ${path}`)).toEqual([
      '100644 p/d/e',
      '100755 p/x',
      '120000 p/y',
      '160000 p/z',
      '100644 p/\u{ff5e}',
      '100644 p/🎼',
    ]);
    expect(entries[3]?.oid).toBe(submodule);
    expect(entries[0]?.oid).toBe(fixture.resolve('main:p/d/e'));
    const all = valueIn(await clone.listFiles(commit, '')).map((entry) => entry.path);
    expect(all).toEqual(['p.x', ...entries.map((entry) => entry.path), 'pp']);
  });

  it('are an empty list where the folder is absent, a file, a symlink, or nothing that git can store', async () => {
    const fixture = repository();
    const commit = fixture.commit({ file: '1', link: { symlink: 'dir' }, 'dir/x': '2' });
    const clone = await open(fixture);
    for (const folder of [
      'absent',
      'file',
      'link',
      'di',
      'dir/',
      './dir',
      'dir/../dir',
      '/',
      '..',
      'd\0',
      ':(top)dir',
      '*',
    ]) {
      expect([folder, valueIn(await clone.listFiles(commit, folder))]).toEqual([folder, []]);
    }
    expect(valueIn(await clone.listFiles(commit, 'dir'))).toHaveLength(1);
  });

  it('are missing where a name is not UTF-8, and where the commit is unknown', async () => {
    const fixture = repository();
    const commit = fixture.commit([
      [Buffer.from('in/\xff', 'latin1'), 'x'],
      ['out/x', 'y'],
    ]);
    const clone = await open(fixture);
    expect(reasonIn(await clone.listFiles(commit, ''))).toContain('"in/\\xff"');
    expect(reasonIn(await clone.listFiles(commit, 'in'))).toContain('not UTF-8');
    expect(valueIn(await clone.listFiles(commit, 'out'))).toHaveLength(1);
    expect(reasonIn(await clone.listFiles('0'.repeat(40), ''))).toContain('git ls-tree');
    expect(reasonIn(await clone.listFiles('main', ''))).toContain('no commit id');
  });

  it('are read by path, each asked path answered', async () => {
    const fixture = repository();
    const files = {
      ...Object.fromEntries(AWKWARD.map((name) => [name, `is ${name}`])),
      'dir/x': 'y',
      'dir/z/w': 'v',
    };
    const special = { link: { symlink: 'dir' }, sub: { submodule: '1'.repeat(40) }, empty: '' };
    const commit = fixture.commit({ ...files, ...special, big: '1234567890123' });
    const clone = await open(fixture);
    const none = [
      'absent',
      'dir',
      'link/x',
      'dir/',
      './dir/x',
      'dir//x',
      '/dir/x',
      '../x',
      '',
      'a\0b',
      '\ud800',
      'DIR/x',
    ];
    const asked = [...Object.keys(files), ...Object.keys(special), 'big', ...none];
    const read = texts(valueIn(await clone.readFiles(commit, asked, 12)));
    expect(read).toEqual({
      ...files,
      link: '<not-a-file>',
      sub: '<not-a-file>',
      empty: '',
      big: '<too-large>',
      ...Object.fromEntries(none.map((path) => [path, '<absent>'])),
    });
  });

  it('are read in any number, more than one command line takes (tj-actions/changed-files#367)', async () => {
    const fixture = repository();
    const files = Array.from(
      { length: 5_000 },
      (_, index) => [`${'long/'.repeat(20)}file ${index}`, `is ${index}`] as const,
    );
    // A name beside them that is not UTF-8 is none of those that are asked for.
    const commit = fixture.commit([...files, [Buffer.from('\xff', 'latin1'), 'x']]);
    const asked = [...files.map(([path]) => path), 'absent', 'long'];
    const read = texts(valueIn(await (await open(fixture)).readFiles(commit, asked, 100)));
    expect(read).toEqual({ ...Object.fromEntries(files), absent: '<absent>', long: '<absent>' });
  });

  it('are read with their bytes as they are, and none when none is asked for', async () => {
    const fixture = repository();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    const commit = fixture.commit({
      bytes,
      crlf: 'a\r\nb',
      '.gitattributes': '* text=auto eol=lf export-ignore\n',
    });
    const clone = await open(fixture);
    const read = valueIn(await clone.readFiles(commit, ['bytes', 'crlf'], 1_000));
    expect(read.get('bytes')).toEqual({ state: 'bytes', bytes });
    expect(texts(read)).toMatchObject({ crlf: 'a\r\nb' });
    expect(valueIn(await clone.readFiles(commit, [], 10)).size).toBe(0);
    expect(valueIn(await clone.readBlobs([], 10)).size).toBe(0);
  });
});

describe('blobs', () => {
  it('are read by id, each once, with those apart that are too large or no blob', async () => {
    const fixture = repository();
    const commit = fixture.commit({ a: 'same', b: 'same', c: '12345', d: '123456' });
    const [a = '', c = '', d = ''] = ['a', 'c', 'd'].map((name) => fixture.resolve(`main:${name}`));
    const read = valueIn(await (await open(fixture)).readBlobs([a, c, d, a, commit], 5));
    expect(texts(read)).toEqual({ [a]: 'same', [c]: '12345', [d]: '<too-large>', [commit]: '<not-a-file>' });
  });

  it('are read in a repository of SHA-256', async () => {
    const fixture = repository({ objectFormat: 'sha256' });
    const commit = fixture.commit({ a: 'text' });
    const clone = await open(fixture);
    expect(fixture.resolve('main:a')).toHaveLength(64);
    expect(texts(valueIn(await clone.readBlobs([fixture.resolve('main:a')], 10)))).toEqual({
      [fixture.resolve('main:a')]: 'text',
    });
    expect(texts(valueIn(await clone.readFiles(commit, ['a'], 10)))).toEqual({ a: 'text' });
  });

  it('are missing where the clone does not hold one, and where an id is none', async () => {
    const fixture = repository();
    fixture.commit({ a: '1' });
    const clone = await open(fixture);
    const absent = '0'.repeat(40);
    expect(reasonIn(await clone.readBlobs([fixture.resolve('main:a'), absent], 10))).toContain(
      `object ${absent}`,
    );
    for (const odd of ['main:a', '', '-x', 'HEAD', 'a\nb']) {
      expect(reasonIn(await clone.readBlobs([odd], 10))).toContain('no object id');
    }
  });

  it('are missing where the disk holds another content than the id says, or none that can be read', async () => {
    const fixture = repository();
    fixture.commit({ a: '1' });
    const oid = runGitSync(fixture.dir, ['hash-object', '-w', '--stdin'], 'the true content\n')
      .toString()
      .trim();
    const file = join(fixture.gitDir, 'objects', oid.slice(0, 2), oid.slice(2));
    const clone = await open(fixture);
    expect(texts(valueIn(await clone.readBlobs([oid], 100)))).toEqual({ [oid]: 'the true content\n' });
    chmodSync(file, 0o644);
    // Git itself reads this one without complaint.
    writeFileSync(file, deflateSync(Buffer.from('blob 17\0the fake content\n')));
    expect(fixture.git('cat-file', '-p', oid)).toBe('the fake content\n');
    expect(reasonIn(await clone.readBlobs([oid], 100))).toContain(`Object ${oid} is damaged`);
    writeFileSync(file, 'no zlib at all');
    expect((await clone.readBlobs([oid], 100)).state).toBe('missing');
  });

  it('are left where they are by a partial clone: missing, and nothing is fetched', async () => {
    const source = repository({ bare: true });
    const commit = source.commit({ a: 'only there' });
    source.git('config', 'uploadpack.allowFilter', 'true');
    const partial = repository();
    partial.remove();
    runGitSync('/', [
      'clone',
      '--quiet',
      '--no-checkout',
      '--filter=blob:none',
      `file://${source.dir}`,
      partial.dir,
    ]);
    const packs = () => partial.git('count-objects', '-v');
    const before = packs();
    const clone = await open(partial);
    expect(valueIn(await clone.listFiles(commit, ''))).toHaveLength(1);
    expect((await clone.readFiles(commit, ['a'], 100)).state).toBe('missing');
    expect(packs()).toBe(before);
  });
});
