import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { reasonIn, valueIn } from './known-value.js';

const folder = mkdtempSync(join(tmpdir(), 'plan-gate-history-'));
const fixtures: GitFixture[] = [];
afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
  rmSync(folder, { recursive: true, force: true });
});

function repository(): GitFixture {
  const fixture = createRepository();
  fixtures.push(fixture);
  return fixture;
}

function shallow(fixture: GitFixture, depth: number, name: string): string {
  const target = join(folder, name);
  const args = [
    'clone',
    '--quiet',
    '--no-single-branch',
    `--depth=${depth}`,
    `file://${fixture.dir}`,
    target,
  ];
  runGitSync(folder, args);
  return target;
}

describe('the merge base', () => {
  it('is the last common commit, also where the base has moved on (jitterbit/get-changed-files#7)', async () => {
    const fixture = repository();
    const fork = fixture.commit({ a: '1' });
    const head = fixture.commit({ b: '1' }, { branch: 'side', parents: [fork] });
    const base = fixture.commit({ a: '2' });
    const clone = valueIn(await openClone(fixture.dir));
    expect(valueIn(await clone.mergeBase(base, head))).toBe(fork);
    expect(valueIn(await clone.mergeBase(base, base))).toBe(base);
    expect(valueIn(await clone.mergeBase(base, fork))).toBe(fork);
  });

  it('is missing where histories cross, with all of the best common ancestors and what to do', async () => {
    const fixture = repository();
    const root = fixture.commit({ a: '0' });
    const left = fixture.commit({ l: '1' }, { branch: 'left', parents: [root] });
    const right = fixture.commit({ r: '1' }, { branch: 'right', parents: [root] });
    const one = fixture.commit({ l: '2' }, { branch: 'left', parents: [left, right] });
    const other = fixture.commit({ r: '2' }, { branch: 'right', parents: [right, left] });
    const clone = valueIn(await openClone(fixture.dir));
    const answer = await clone.mergeBase(one, other);
    expect(answer).toMatchObject({ state: 'missing', kind: 'infrastructure' });
    expect(reasonIn(answer)).toContain(left);
    expect(reasonIn(answer)).toContain(right);
    expect(reasonIn(answer)).toContain('Merge the base branch into the head, or rebase the head onto it');
    const mended = fixture.commit({ m: '1' }, { branch: 'right', parents: [other, one] });
    expect(valueIn(await clone.mergeBase(one, mended))).toBe(one);
  });

  it('is the last commit that was merged where a branch has merged its base several times', async () => {
    const fixture = repository();
    let head = fixture.commit({ a: '0' });
    let merged = head;
    for (const step of ['1', '2', '3']) {
      merged = fixture.commit({ a: step });
      head = fixture.commit({ b: step }, { branch: 'side', parents: [head, merged] });
    }
    const base = fixture.commit({ a: '4' });
    const clone = valueIn(await openClone(fixture.dir));
    expect(valueIn(await clone.mergeBase(base, head))).toBe(merged);
  });

  it('is missing between unrelated histories, with what to do (zapier/tfbuddy#7)', async () => {
    const fixture = repository();
    const base = fixture.commit({ a: '1' });
    const head = fixture.commit({ a: '1' }, { branch: 'orphan', parents: [] });
    const clone = valueIn(await openClone(fixture.dir));
    const answer = await clone.mergeBase(base, head);
    expect(answer).toMatchObject({ state: 'missing', kind: 'infrastructure' });
    expect(reasonIn(answer)).toContain('histories are unrelated');
    expect(reasonIn(answer)).toContain('fetch-depth: 0');
  });

  it('is missing in a shallow clone that cuts it off, with what to change (microsoft/rushstack#3668)', async () => {
    const fixture = repository();
    const fork = fixture.commit({ a: '1' });
    const base = fixture.commit({ a: '2' });
    const head = fixture.commit({ b: '1' }, { branch: 'side', parents: [fork] });
    const clone = valueIn(await openClone(shallow(fixture, 1, 'cut-off')));
    expect(clone.isShallow).toBe(true);
    const answer = await clone.mergeBase(base, head);
    expect(answer).toMatchObject({ state: 'missing', kind: 'infrastructure' });
    expect(reasonIn(answer)).toContain('this clone is shallow');
    expect(reasonIn(answer)).toContain('`fetch-depth: 0`');
    expect(reasonIn(await clone.mergeBase(base, fork))).toContain(`does not hold commit ${fork}`);
    expect(reasonIn(await clone.changedFiles(fork, head))).toContain(`does not hold commit ${fork}`);
  });

  it('is found in a shallow clone that reaches below it', async () => {
    const fixture = repository();
    fixture.commit({ a: '0' });
    const fork = fixture.commit({ a: '1' });
    const base = fixture.commit({ a: '2' });
    const head = fixture.commit({ b: '1' }, { branch: 'side', parents: [fork] });
    const clone = valueIn(await openClone(shallow(fixture, 2, 'reaches')));
    expect(clone.isShallow).toBe(true);
    expect(valueIn(await clone.mergeBase(base, head))).toBe(fork);
  });

  it('is missing in a shallow clone that shows an older common commit than the true one', async () => {
    const fixture = repository();
    const old = fixture.commit({ a: '0' });
    const better = fixture.commit({ a: '1' });
    const base = fixture.commit({ a: '2' }, { parents: [better, old] });
    // The head reaches the better ancestor by a longer way than the old one.
    const long = [1, 2, 3, 4].reduce(
      (tip, step) => fixture.commit({ s: `${step}` }, { branch: 'long', parents: [tip] }),
      better,
    );
    const head = fixture.commit({ a: '0' }, { branch: 'side', parents: [old, long] });
    expect(valueIn(await valueIn(await openClone(fixture.dir)).mergeBase(base, head))).toBe(better);
    const target = join(folder, 'older');
    runGitSync(folder, ['clone', '--quiet', '--depth=3', '--branch=side', `file://${fixture.dir}`, target]);
    runGitSync(target, ['fetch', '--quiet', '--depth=3', 'origin', base]);
    const clone = valueIn(await openClone(target));
    expect(runGitSync(target, ['merge-base', base, head]).toString().trim()).toBe(old);
    expect(reasonIn(await clone.mergeBase(base, head))).toContain(
      'cut off before their common ancestor is certain',
    );
  });

  it('takes no replacement refs and no grafts for history', async () => {
    const fixture = repository();
    const base = fixture.commit({ a: '1' });
    const head = fixture.commit({ a: '1' }, { branch: 'orphan', parents: [] });
    fixture.git('replace', '--graft', head, base);
    const clone = valueIn(await openClone(fixture.dir));
    expect(reasonIn(await clone.mergeBase(base, head))).toContain('unrelated');
    fixture.git('replace', '-d', head);
    rmSync(join(fixture.gitDir, 'info'), { recursive: true, force: true });
    runGitSync(fixture.dir, ['config', 'advice.graftFileDeprecated', 'false']);
    mkdirSync(join(fixture.gitDir, 'info'));
    writeFileSync(join(fixture.gitDir, 'info/grafts'), `${head} ${base}\n`);
    expect(fixture.git('merge-base', base, head).trim()).toBe(base);
    expect(reasonIn(await clone.mergeBase(base, head))).toContain('unrelated');
  });

  it('is missing for what is no commit id', async () => {
    const fixture = repository();
    const head = fixture.commit({ a: '1' });
    const clone = valueIn(await openClone(fixture.dir));
    for (const odd of ['main', '--all', '', `${head}^`, head.slice(0, 10)]) {
      expect(reasonIn(await clone.mergeBase(odd, head))).toContain('no commit id');
    }
  });
});
