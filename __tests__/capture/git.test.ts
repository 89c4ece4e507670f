import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { reasonIn, valueIn } from './known-value.js';

const folder = mkdtempSync(join(tmpdir(), 'plan-gate-clones-'));
const fixtures: GitFixture[] = [];
afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
  rmSync(folder, { recursive: true, force: true });
});

function repository(options: Parameters<typeof createRepository>[0] = {}): GitFixture {
  const fixture = createRepository(options);
  fixtures.push(fixture);
  return fixture;
}

describe('opening a clone', () => {
  it('finds the top from a folder below it, whatever the folders are called', async () => {
    const top = join(folder, "odd 'name'\nof a clone");
    const fixture = repository();
    const head = fixture.commit({ 'deep/er/file': 'x' });
    runGitSync(folder, ['clone', '--quiet', fixture.dir, top]);
    const clone = valueIn(await openClone(join(top, 'deep', 'er')));
    expect(clone).toMatchObject({ directory: top, isBare: false, isShallow: false });
    expect(valueIn(await clone.listFiles(head, '')).map((entry) => entry.path)).toEqual(['deep/er/file']);
    expect(valueIn(await clone.readFiles(head, ['deep/er/file'], 10)).get('deep/er/file')?.state).toBe(
      'bytes',
    );
    expect(valueIn(await clone.statusIsClean()).clean).toBe(true);
  });

  it('takes a bare repository', async () => {
    const fixture = repository({ bare: true });
    const base = fixture.commit({ a: '1' });
    const head = fixture.commit({ a: '2' });
    const clone = valueIn(await openClone(fixture.dir));
    expect(clone).toMatchObject({ directory: fixture.dir, isBare: true });
    expect(valueIn(await clone.changedFiles(base, head))).toHaveLength(1);
    expect(reasonIn(await clone.statusIsClean())).toContain('no work tree');
  });

  it('takes a linked worktree, whose .git is a file', async () => {
    const fixture = repository();
    const head = fixture.commit({ a: '1' });
    fixture.checkout('main');
    const linked = join(folder, 'linked');
    fixture.git('worktree', 'add', '--quiet', '-b', 'side', linked, 'main');
    const clone = valueIn(await openClone(linked));
    expect(clone.directory).toBe(linked);
    expect(valueIn(await clone.currentBranch())).toBe('side');
    expect(valueIn(await clone.statusIsClean())).toMatchObject({ commit: head, clean: true });
  });

  it('follows a symlink to a clone', async () => {
    const fixture = repository();
    fixture.commit({ a: '1' });
    symlinkSync(fixture.dir, join(folder, 'link'));
    expect(valueIn(await openClone(join(folder, 'link'))).directory).toBe(fixture.dir);
  });

  it('says what to do where there is no repository, no folder, or no git', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const reasonOf = async (...args: Parameters<typeof openClone>) => reasonIn(await openClone(...args));
    expect(await reasonOf(empty)).toMatch(`${empty} is not in a git repository. `);
    expect(await reasonOf(join(folder, 'absent'))).toBe(`There is no folder ${join(folder, 'absent')}.`);
    writeFileSync(join(folder, 'file'), '');
    expect(await reasonOf(join(folder, 'file'))).toBe(`${join(folder, 'file')} is no folder.`);
    expect(await reasonOf(empty, { gitPath: 'no-such-git' })).toBe(
      'no-such-git is needed and was not found; install it.',
    );
    expect(await openClone(empty)).toMatchObject({ kind: 'infrastructure' });
  });

  it('gives up on a git that does not answer', async () => {
    const slow = join(folder, 'slow-git');
    writeFileSync(slow, '#!/bin/sh\nsleep 600\n', { mode: 0o755 });
    const reason = reasonIn(await openClone(folder, { gitPath: slow, timeoutMs: 200 }));
    expect(reason).toContain('did not end within 0.2 s');
  });
});
