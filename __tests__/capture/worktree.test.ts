import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import { withWorktree } from '../../src/capture/worktree.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';

let repository: GitFixture;
let temporaryFolder = '';
let first = '';

const pointer = (content: string) => {
  const oid = createHash('sha256').update(content).digest('hex');
  return {
    oid,
    text: `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${content.length}\n`,
  };
};
const stored = pointer('the content');
const lost = pointer('content that nobody fetched');

beforeAll(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), 'plan-gate-worktrees-'));
  repository = createRepository();
  first = repository.commit({
    'a.txt': 'first\n',
    'bin/run': { executable: '#!/bin/sh\n' },
    'ln.txt': { symlink: 'a.txt' },
  });
  repository.commit({ 'a.txt': 'second\n' });
  repository.checkout('main');
});
afterAll(async () => {
  repository.remove();
  await rm(temporaryFolder, { recursive: true, force: true });
});

async function clone() {
  const opened = await openClone(repository.dir);
  if (opened.state === 'missing') throw new Error(opened.reason);
  return opened.value;
}

async function inWorktree<T>(commit: string, use: (directory: string) => Promise<T>) {
  return withWorktree({ clone: await clone(), commit, temporaryFolder }, use);
}

const worktrees = () => repository.git('worktree', 'list', '--porcelain').match(/^worktree /gm)?.length ?? 0;

describe('a worktree of a commit', () => {
  it('holds the commit as it is, clean, while the user’s own work tree stays as it was', async () => {
    const seen = await inWorktree(first, async (directory) => {
      const opened = await openClone(directory);
      const status = opened.state === 'known' ? await opened.value.statusIsClean() : opened;
      return {
        text: await readFile(join(directory, 'ln.txt'), 'utf8'),
        mode: (await stat(join(directory, 'bin/run'))).mode & 0o111,
        status,
        during: worktrees(),
      };
    });
    expect(seen).toMatchObject({
      state: 'known',
      value: { text: 'first\n', mode: 0o111, during: 2, status: { value: { commit: first, clean: true } } },
    });
    expect(await readFile(join(repository.dir, 'a.txt'), 'utf8')).toBe('second\n');
  });

  it('is gone afterwards, with what was written into it', async () => {
    const directory = await inWorktree(first, async (folder) => {
      await mkdir(join(folder, 'target/locked'), { recursive: true });
      await writeFile(join(folder, 'target/locked/file'), 'x');
      await chmod(join(folder, 'target/locked'), 0o000);
      await writeFile(join(folder, 'a.txt'), 'changed');
      return folder;
    });
    expect(directory.state).toBe('known');
    expect(await readdir(temporaryFolder)).toEqual([]);
    expect(worktrees()).toBe(1);
  });

  it('is gone also when its use fails', async () => {
    await expect(inWorktree(first, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(await readdir(temporaryFolder)).toEqual([]);
    expect(worktrees()).toBe(1);
  });

  it('is not made of a commit that the clone does not hold', async () => {
    const absent = '0123456789'.repeat(4);
    const answer = await inWorktree(absent, () => Promise.reject(new Error('never used')));
    expect(answer).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining(`does not hold commit ${absent}`),
    });
  });

  it('runs no hook and no filter that the repository names', async () => {
    const marks = await mkdtemp(join(tmpdir(), 'plan-gate-marks-'));
    const commit = repository.commit(
      { '.gitattributes': '*.txt filter=evil\n', 'b.txt': 'plain\n' },
      { branch: 'filtered', parents: [first] },
    );
    const hook = join(repository.gitDir, 'hooks/post-checkout');
    await mkdir(join(repository.gitDir, 'hooks'), { recursive: true });
    await writeFile(hook, `#!/bin/sh\ntouch '${marks}/hook'\n`);
    await chmod(hook, 0o755);
    repository.git('config', 'filter.evil.smudge', `touch '${marks}/smudge'; cat`);
    repository.git('config', 'filter.evil.process', `touch '${marks}/process'; cat`);
    repository.git('config', 'filter.evil.required', 'true');
    repository.git('config', 'core.fsmonitor', `touch '${marks}/fsmonitor'`);
    const text = await inWorktree(commit, (directory) => readFile(join(directory, 'b.txt'), 'utf8'));
    expect(text).toEqual({ state: 'known', value: 'plain\n' });
    expect(await readdir(marks)).toEqual([]);
    repository.git('config', '--remove-section', 'filter.evil');
    repository.git('config', '--unset', 'core.fsmonitor');
    await rm(hook);
    await rm(marks, { recursive: true });
  });

  it('takes Git LFS contents from the clone’s store, and says which are not there', async () => {
    const attributes = { '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n' };
    const good = repository.commit(
      { ...attributes, 'x.bin': stored.text },
      { branch: 'lfs', parents: [first] },
    );
    const bad = repository.commit({ 'y.bin': lost.text }, { branch: 'lfs' });
    const folder = join(repository.gitDir, 'lfs/objects', stored.oid.slice(0, 2), stored.oid.slice(2, 4));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, stored.oid), 'the content');
    const seen = await inWorktree(good, async (directory) => {
      const opened = await openClone(directory);
      const status = opened.state === 'known' ? await opened.value.statusIsClean() : opened;
      return { text: await readFile(join(directory, 'x.bin'), 'utf8'), status };
    });
    expect(seen).toMatchObject({ value: { text: 'the content', status: { value: { clean: true } } } });
    const answer = await inWorktree(bad, () => Promise.reject(new Error('never used')));
    expect(answer).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining('stands in for y.bin at commit'),
    });
    expect(answer).toMatchObject({ reason: expect.stringContaining(`git lfs fetch origin ${bad}`) });
  });
});

describe('what a killed run left', () => {
  it('is removed by the next run: worktree, folder and processes; a living run’s is not', async () => {
    // A process that has ended already stands for the killed run: its folder has its id.
    const dead = spawn('true');
    await new Promise((resolve) => dead.once('exit', resolve));
    const stale = join(temporaryFolder, `plan-gate-run-${dead.pid}-AbCdEf`);
    const living = join(temporaryFolder, `plan-gate-run-${process.pid}-AbCdEf`);
    for (const folder of [stale, living]) {
      await mkdir(folder);
      const owner = { pid: folder === stale ? dead.pid : process.pid, start: '', host: '', namespace: '' };
      await writeFile(join(folder, 'owner.json'), JSON.stringify({ ...owner, ...(await ownHost()) }));
      repository.git('worktree', 'add', '--quiet', '--detach', join(folder, 'worktree'), first);
    }
    const child = spawn('sleep', ['600'], {
      env: { PATH: process.env.PATH, PLAN_GATE_RUN: `plan-gate-run-${dead.pid}-AbCdEf` },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    expect(worktrees()).toBe(3);
    // Git had begun this one: it neither lists it nor prunes it.
    const half = join(repository.gitDir, 'worktrees', `plan-gate-run-${dead.pid}-GhIjKl`);
    await mkdir(half);
    await writeFile(join(half, 'locked'), 'initializing');
    const users = join(repository.gitDir, 'worktrees', 'users');
    await mkdir(users);
    await writeFile(join(users, 'locked'), 'on a disk that is not here');
    expect(await inWorktree(first, async () => 'used')).toEqual({ state: 'known', value: 'used' });
    expect(await ended).toBe('SIGKILL');
    expect(await readdir(temporaryFolder)).toEqual([`plan-gate-run-${process.pid}-AbCdEf`]);
    expect(worktrees()).toBe(2);
    expect((await readdir(join(repository.gitDir, 'worktrees'))).sort()).toEqual(['users', 'worktree1']);
    await rm(users, { recursive: true });
    repository.git('worktree', 'remove', '--force', join(living, 'worktree'));
    await rm(living, { recursive: true });
  });
});

async function ownHost(): Promise<{ host: string; namespace: string }> {
  return { host: hostname(), namespace: await readlink('/proc/self/ns/pid').catch(() => '') };
}
