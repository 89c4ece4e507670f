import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import type { ChangedFile } from '../../src/changes/changed-file.js';
import { parseRawDiff } from '../../src/parsers/git-raw.js';
import { createRepository, type FileEntries, type GitFixture } from '../double/git-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { reasonIn, valueIn } from './known-value.js';

const fixtures: GitFixture[] = [];
afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
});

function repository(objectFormat: 'sha1' | 'sha256' = 'sha1'): GitFixture {
  const fixture = createRepository({ objectFormat });
  fixtures.push(fixture);
  return fixture;
}

async function changesBetween(fixture: GitFixture, before: FileEntries, after: FileEntries) {
  const base = fixture.commit(before);
  const head = fixture.commit(after);
  return valueIn(await openClone(fixture.dir)).changedFiles(base, head);
}

const names = (files: readonly ChangedFile[]) => files.map((file) => file.path);
const byBytes = (paths: readonly string[]) =>
  [...paths].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** What other tools stumbled over (field log, "File names and quoting"). */
const AWKWARD = [
  'plain.txt',
  'with space.txt',
  '"double".txt',
  "it's.txt",
  'tab\there.txt',
  'line\nfeed.txt',
  'carriage\rreturn.txt',
  'src/*.rs',
  'src/?.rs',
  'app/[id]/page.tsx',
  '--config=x',
  '-z',
  'café-nfc.txt',
  'café-nfd.txt',
  '𝄞/🎼.txt',
  '\u{ff5e}.txt',
  'back\\slash.txt',
  ':(glob)x',
  ':!excluded',
  '$(touch owned).txt',
  '`id`.txt',
  '{a,b}',
  ' leading',
  'trailing ',
  '\ufeffbom.txt',
  'a => b.txt',
  ':100644 100644 fake M',
  'deep/er/and/deep er/still',
];

describe('changed files of a clone', () => {
  it('keep every awkward name as it is (tj-actions/changed-files#437, #2880, kamp-us/phoenix#5167)', async () => {
    const files = Object.fromEntries(AWKWARD.map((name) => [name, `content of ${name}\n`]));
    const changes = valueIn(await changesBetween(repository(), { keep: 'x' }, files));
    expect(names(changes)).toEqual(byBytes(AWKWARD));
    expect(changes.every((file) => file.change === 'added' && file.before === undefined)).toBe(true);
  });

  it('come in UTF-8 byte order, where UTF-16 order differs', async () => {
    const changes = valueIn(await changesBetween(repository(), {}, { '🎼': '1', '\u{ff5e}': '2', a: '3' }));
    expect(names(changes)).toEqual(['a', '\u{ff5e}', '🎼']);
  });

  it('tell NFC and NFD apart (rclone/rclone#7757)', async () => {
    const changes = valueIn(await changesBetween(repository(), {}, { 'caf\u00e9': '1', 'cafe\u0301': '1' }));
    expect(names(changes)).toEqual(['cafe\u0301', 'caf\u00e9']);
  });

  // Field log: palantir/policy-bot#225.
  it('hold both ends of a rename with an edit', async () => {
    const text = Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join('');
    const changes = valueIn(
      await changesBetween(repository(), { 'old.rs': text }, { 'old.rs': null, 'new.rs': `${text}more\n` }),
    );
    expect(changes.map(({ path, change }) => [path, change])).toEqual([
      ['new.rs', 'added'],
      ['old.rs', 'deleted'],
    ]);
  });

  // Field log: danger/danger-js#674, sergeyt/parse-diff#23, danger/danger-js#807.
  it('hold both names of a rename without an edit, and binary files, with blanks and quotes in their names', async () => {
    const before = { 'old name.rs': 'same\n', 'old "quoted".rs': 'the same\n', 'a picture.bin': 'a\0b' };
    const after = {
      'old name.rs': null,
      'new name.rs': 'same\n',
      'old "quoted".rs': null,
      'new\t"quoted".rs': 'the same\n',
      'a picture.bin': 'a\0c',
      'a "new" picture.bin': '\0',
    };
    const changes = valueIn(await changesBetween(repository(), before, after));
    expect(changes.map(({ path, change }) => `${change} ${path}`)).toEqual([
      'added a "new" picture.bin',
      'modified a picture.bin',
      'added new\t"quoted".rs',
      'added new name.rs',
      'deleted old "quoted".rs',
      'deleted old name.rs',
    ]);
  });

  it('hold mode changes and changes of type, with both modes (newren/git-filter-repo#61)', async () => {
    const submodule = '1'.repeat(40);
    const before = {
      'run.sh': 'x',
      link: 'file',
      dir: { symlink: 'a' },
      sub: 'text',
      gone: { executable: 'x' },
    };
    const after = {
      'run.sh': { executable: 'x' },
      link: { symlink: 'file' },
      dir: 'a',
      sub: { submodule },
      gone: null,
    };
    const changes = valueIn(await changesBetween(repository(), before, after));
    const modes = changes.map((file) => [file.path, file.change, file.before?.mode, file.after?.mode]);
    expect(modes).toEqual([
      ['dir', 'modified', '120000', '100644'],
      ['gone', 'deleted', '100755', undefined],
      ['link', 'modified', '100644', '120000'],
      ['run.sh', 'modified', '100644', '100755'],
      ['sub', 'modified', '100644', '160000'],
    ]);
    expect(changes[4]?.after?.oid).toBe(submodule);
  });

  it('hold a folder that became a file, and a file that became a folder', async () => {
    const changes = valueIn(
      await changesBetween(
        repository(),
        { 'a/b': '1', c: '2', 'a.b': '3' },
        { 'a/b': null, a: '1', c: null, 'c/d': '2', 'a.b': '4' },
      ),
    );
    expect(changes.map(({ path, change }) => `${change} ${path}`)).toEqual([
      'added a',
      'modified a.b',
      'deleted a/b',
      'deleted c',
      'added c/d',
    ]);
  });

  it('hold a submodule that moves, though .gitmodules says to ignore it (tj-actions/changed-files#1302)', async () => {
    const fixture = repository();
    const gitmodules = '[submodule "dep"]\n\tpath = dep\n\turl = ./dep\n\tignore = all\n';
    const base = fixture.commit({ dep: { submodule: '1'.repeat(40) }, '.gitmodules': gitmodules });
    const head = fixture.commit({ dep: { submodule: '2'.repeat(40) } });
    fixture.git('config', 'submodule.dep.ignore', 'all');
    fixture.git('config', 'diff.ignoreSubmodules', 'all');
    fixture.checkout('main');
    const clone = valueIn(await openClone(fixture.dir));
    for (const [from, to] of [
      [base, head],
      [head, base],
    ] as const) {
      const changes = valueIn(await clone.changedFiles(from, to));
      expect(changes.map((file) => file.path)).toEqual(['dep']);
    }
  });

  it('are an error with its name escaped where a name is not UTF-8, also when the file is deleted', async () => {
    const fixture = repository();
    const base = fixture.commit({ a: '1' });
    const head = fixture.commit([[Buffer.from('caf\xe9\\.txt', 'latin1'), 'x']]);
    const clone = valueIn(await openClone(fixture.dir));
    expect(reasonIn(await clone.changedFiles(base, head))).toContain('"caf\\xe9\\x5c.txt"');
    expect(reasonIn(await clone.changedFiles(head, base))).toContain('not UTF-8');
  });

  it('are none between a commit and itself', async () => {
    const fixture = repository();
    const base = fixture.commit({ a: '1' });
    expect(valueIn(await valueIn(await openClone(fixture.dir)).changedFiles(base, base))).toEqual([]);
  });

  it('are the same records that git diff prints', async () => {
    const fixture = repository();
    const base = fixture.commit({ ...Object.fromEntries(AWKWARD.map((name) => [name, '1'])), type: 'x' });
    const head = fixture.commit({
      '-z': null,
      'src/*.rs': { executable: '1' },
      type: { symlink: 'x' },
      new: '2',
    });
    const flags = ['--raw', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-abbrev'];
    const diff = runGitSync(fixture.dir, ['diff', ...flags, base, head]);
    const changes = valueIn(await valueIn(await openClone(fixture.dir)).changedFiles(base, head));
    expect(changes).toEqual(valueIn(parseRawDiff(diff)));
    expect(changes).toHaveLength(4);
  });

  it('carry 64-digit ids in a repository of SHA-256', async () => {
    const fixture = repository('sha256');
    const changes = valueIn(await changesBetween(fixture, { a: '1' }, { a: '2' }));
    expect(changes[0]?.before?.oid).toMatch(/^[0-9a-f]{64}$/);
    expect(changes[0]?.after?.oid).toBe(fixture.resolve('main:a'));
  });

  it('are missing where a commit is not in the clone, or is no commit id', async () => {
    const fixture = repository();
    const head = fixture.commit({ a: '1' });
    const clone = valueIn(await openClone(fixture.dir));
    const absent = '0123456789'.repeat(4);
    expect(reasonIn(await clone.changedFiles(absent, head))).toContain(`does not hold commit ${absent}`);
    expect(reasonIn(await clone.changedFiles('--output=x', head))).toContain('no commit id');
    expect(reasonIn(await clone.changedFiles(head, 'main'))).toContain('no commit id');
  });
});

describe('twenty thousand changed files', () => {
  let changes: readonly ChangedFile[] = [];
  beforeAll(async () => {
    const files = Array.from(
      { length: 20_000 },
      (_, index) => [`dir ${index % 97}/file ${index}.rs`, `${index}`] as const,
    );
    changes = valueIn(await changesBetween(repository(), { keep: 'x' }, files));
  });

  it('are all there, once, and in order (dorny/paths-filter#227)', () => {
    expect(changes).toHaveLength(20_000);
    expect(names(changes)).toEqual(byBytes(names(changes)));
    expect(new Set(names(changes)).size).toBe(20_000);
  });
});
