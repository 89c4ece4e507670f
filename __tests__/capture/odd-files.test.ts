import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { removeStaleRuns } from '../../src/capture/capture-folder.js';
import { findPlace } from '../../src/capture/capture-place.js';
import { openClone } from '../../src/capture/git.js';
import { withWorktree } from '../../src/capture/worktree.js';
import { removeStaleEntries } from '../../src/capture/worktree-entries.js';
import { createRepository, type FileEntries, type GitFixture } from '../double/git-fixture.js';
import { reasonIn, valueIn } from './known-value.js';

/** An id that no process has: Linux gives none above four millions. */
const NOBODY = 999_999_999;

let folder: string;
let repository: GitFixture;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'plan-gate-odd-'));
  mkdirSync(at('tmp'));
  repository = createRepository();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  repository.remove();
});

const at = (name: string) => join(folder, name);
const pipeAt = (path: string) => execFileSync('mkfifo', [path]);

async function inWorktree<T>(files: FileEntries, use: (directory: string) => T) {
  const commit = repository.commit(files);
  const clone = valueIn(await openClone(repository.dir));
  return withWorktree({ clone, commit, temporaryFolder: at('tmp') }, async (directory) => use(directory));
}

describe('where Git LFS stands in for a path of the commit', () => {
  const ATTRIBUTES = { '.gitattributes': '*.bin filter=lfs\n' };
  const CONTENT = 'content of the object';
  const oid = createHash('sha256').update(CONTENT).digest('hex');
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${CONTENT.length}\n`;
  const stored = () => join(repository.gitDir, 'lfs/objects', oid.slice(0, 2), oid.slice(2, 4), oid);
  const store = () => {
    mkdirSync(dirname(stored()), { recursive: true });
    writeFileSync(stored(), CONTENT);
  };

  it.each(['/dev/zero', 'pipe', 'nowhere'])(
    'a symlink to %s stays one, and is not followed',
    async (name) => {
      pipeAt(at('pipe'));
      const target = name.startsWith('/') ? name : at(name);
      const seen = await inWorktree({ ...ATTRIBUTES, 'a.bin': { symlink: target } }, (directory) =>
        readlinkSync(join(directory, 'a.bin')),
      );
      expect(seen).toEqual({ state: 'known', value: target });
    },
  );

  it('nothing is written through a symlink that leads to a pointer elsewhere', async () => {
    store();
    writeFileSync(at('pointer.bin'), pointer);
    const files = { ...ATTRIBUTES, 'a.bin': { symlink: at('pointer.bin') }, 'b.bin': pointer };
    const seen = await inWorktree(files, (directory) => [
      lstatSync(join(directory, 'a.bin')).isSymbolicLink(),
      readFileSync(join(directory, 'b.bin'), 'utf8'),
    ]);
    expect(seen).toEqual({ state: 'known', value: [true, CONTENT] });
    expect(readFileSync(at('pointer.bin'), 'utf8')).toBe(pointer);
  });

  it('the content keeps the rights of the file, and leaves nothing beside it', async () => {
    store();
    const files = { ...ATTRIBUTES, 'd/run.bin': { executable: pointer } };
    const seen = await inWorktree(files, (directory) => [
      lstatSync(join(directory, 'd/run.bin')).mode & 0o111,
      readFileSync(join(directory, 'd/run.bin'), 'utf8'),
      readdirSync(join(directory, 'd')),
    ]);
    expect(seen).toEqual({ state: 'known', value: [0o111, CONTENT, ['run.bin']] });
  });

  it('a file of any other content stays as it is, whatever its size', async () => {
    const large = `oid sha256:${oid}\n${'x'.repeat(1_024)}`;
    const files = { ...ATTRIBUTES, 'small.bin': 'x', 'large.bin': large };
    const seen = await inWorktree(files, (directory) =>
      ['small.bin', 'large.bin'].map((name) => readFileSync(join(directory, name), 'utf8')),
    );
    expect(seen).toEqual({ state: 'known', value: ['x', large] });
  });

  it.each([
    ['a pipe', () => pipeAt(stored())],
    ['a folder', () => mkdirSync(stored())],
    ['a symlink to a device that has no end', () => symlinkSync('/dev/zero', stored())],
    ['a symlink to another file', () => symlinkSync(at('content'), stored())],
    ['a file of another content', () => writeFileSync(stored(), 'x'.repeat(CONTENT.length))],
    ['a file of another size', () => writeFileSync(stored(), `${CONTENT}.`)],
  ])('a store that holds %s has no content', async (_, put) => {
    writeFileSync(at('content'), CONTENT);
    mkdirSync(dirname(stored()), { recursive: true });
    put();
    const seen = await inWorktree({ ...ATTRIBUTES, 'a.bin': pointer }, () => 'never used');
    expect(reasonIn(seen)).toContain('Git LFS stands in for a.bin at commit');
    expect(readdirSync(at('tmp'))).toEqual([]);
  });
});

describe('what is named like the leftover of a killed run', () => {
  const run = `plan-gate-run-${NOBODY}-AbCdEf`;
  const ownerIn = (base: string) => join(base, run, 'owner.json');

  it.each([
    ['a pipe', (path: string) => pipeAt(path)],
    ['a symlink to a device that has no end', (path: string) => symlinkSync('/dev/zero', path)],
    ['a folder', (path: string) => mkdirSync(path)],
    [
      'a file of a terabyte',
      (path: string) => {
        writeFileSync(path, '');
        truncateSync(path, 1024 ** 4);
      },
    ],
  ])('is removed, though its owner is %s', async (_, put) => {
    mkdirSync(join(at('tmp'), run));
    put(ownerIn(at('tmp')));
    // Longer ago than a folder takes to get its owner.
    execFileSync('touch', ['-d', '2026-01-01', join(at('tmp'), run)]);
    expect(await removeStaleRuns(at('tmp'))).toEqual([join(at('tmp'), run)]);
    expect(readdirSync(at('tmp'))).toEqual([]);
  });

  it('is removed from the worktrees of a clone, though a pipe lies where its folder is named', () => {
    const entry = join(repository.gitDir, 'worktrees', run);
    mkdirSync(entry, { recursive: true });
    pipeAt(join(entry, 'gitdir'));
    removeStaleEntries(repository.gitDir, at('tmp'));
    expect(existsSync(entry)).toBe(false);
  });

  it('is not removed where a symlink stands for the worktrees of a clone', () => {
    mkdirSync(join(at('elsewhere'), run), { recursive: true });
    symlinkSync(at('elsewhere'), join(repository.gitDir, 'worktrees'));
    removeStaleEntries(repository.gitDir, at('tmp'));
    expect(readdirSync(at('elsewhere'))).toEqual([run]);
  });
});

describe('a pipe where git looks for rules', () => {
  it('keeps a capture no longer than it may take', async () => {
    repository.commit({ 'Cargo.toml': '', 'sub/file': '' });
    repository.checkout('main');
    const request = { repository: repository.dir, workspace: '', temporaryFolder: at('tmp') };
    const { clone } = valueIn(await findPlace({ ...request, timeoutMs: 2_000 }));
    pipeAt(join(repository.dir, 'sub/.gitignore'));
    expect(reasonIn(await clone.statusIsClean())).toContain('did not end within 2 s and was stopped');
  });

  it('is told from the symlink that some tools put in the place of a shallow clone’s list of cuts', async () => {
    repository.commit({ a: '1' });
    const base = repository.commit({ a: '2' });
    const head = repository.commit({ a: '3' });
    repository.git('clone', '--quiet', '--depth=2', `file://${repository.dir}`, at('shallow'));
    const file = join(at('shallow'), '.git/shallow');
    renameSync(file, at('cuts'));
    symlinkSync(at('cuts'), file);
    const clone = valueIn(await openClone(at('shallow')));
    expect(clone.isShallow).toBe(true);
    expect(valueIn(await clone.mergeBase(base, head))).toBe(base);
  });
});
