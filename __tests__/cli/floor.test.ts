import { type StdioOptions, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { evidenceCounts } from '../../src/report/evidence-words.js';
import { CAPTURE_TIMEOUT_MS, crate, describeWithCargo } from '../capture/cargo-fixture.js';
import { evidenceOf } from '../collect/floor-scene.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { PLAN_PATH, planText } from '../e2e/plans.js';
import { CLI, runCli } from './cli-process.js';

const BASE = 'feat/limiter';
const CHUNK = 'limiter/chunk-clock';
const env = {
  HOME: process.env.HOME ?? '/nowhere',
  ...(process.env.CARGO_HOME ? { CARGO_HOME: process.env.CARGO_HOME } : {}),
};

let fixture: GitFixture;
let out: string;
beforeEach(() => {
  fixture = createRepository();
  out = mkdtempSync(join(tmpdir(), 'plan-gate-out-'));
});
afterEach(() => {
  fixture.remove();
  rmSync(out, { recursive: true, force: true });
});

const cli = (...args: readonly string[]) => runCli([...args, '--repo', fixture.dir], { env });

describe('check in a repository without Cargo', () => {
  it('does not pass, and says what it looked for and what to set', async () => {
    fixture.commit({ 'README.md': '' });
    fixture.commit({ [PLAN_PATH]: planText() }, { branch: BASE, parents: ['main'] });
    fixture.commit({ 'src/clock/a.rs': '' }, { branch: CHUNK, parents: [BASE] });
    fixture.checkout(CHUNK);
    const { exitCode, stdout } = await cli('check', '--base', BASE, '--format', 'markdown');
    expect(exitCode).not.toBe(0);
    expect(stdout).toContain('No evidence could be captured.');
    expect(stdout).toMatch(/no Cargo workspace at the top of the repository.*working-directory.*floor: off/);
  });

  it('tells before anything is run what fails whatever the code does', async () => {
    fixture.commit({ 'README.md': '' });
    fixture.commit({ [PLAN_PATH]: planText() }, { branch: BASE, parents: ['main'] });
    fixture.commit({ 'src/clock/a.rs': '', stray: '' }, { branch: CHUNK, parents: [BASE] });
    fixture.checkout(CHUNK);
    const told = 'Known before the code is run, and told again in the report:\n';
    const strayed = 'file-scope: 1 of 2 changed files is outside the scope of chunk clock.';
    const { exitCode, stdout, stderr } = await cli('check', '--base', BASE);
    expect(exitCode).toBe(1);
    expect(stderr.startsWith(`${told}  ${strayed}\n`)).toBe(true);
    expect(stdout.replace(/ +/g, ' ')).toContain(strayed.replace(': ', ' '));
    const unnamed = await cli('check', '--base', BASE, '--head-branch', 'work');
    expect(unnamed.stderr).toContain('plan: The pull request does not say which chunk it works on.\n');
    expect(unnamed.stderr).toContain('file-scope, protected-files, requires-tests could not be judged: ');
    // Without a plan nothing is run, so there is nothing to tell before it.
    for (const early of [
      ['--base', 'main'],
      ['--floor', 'off', '--base', BASE],
    ])
      expect((await cli('check', ...early)).stderr).not.toContain(told);
  });

  it('does not tell beforehand what the evidence may clear: a test that is gone', async () => {
    const manifest = { 'Cargo.toml': '[package]\nname = "c"\nversion = "0.1.0"\nedition = "2021"\n' };
    const test = (name: string, two = '2') => `#[test]\nfn ${name}() { assert_eq!(c::f(${two}), 2); }\n`;
    fixture.commit({
      ...manifest,
      'src/lib.rs': 'pub fn f(n: u32) -> u32 { n }\n',
      'tests/clock.rs': `${test('one')}${test('other', '3 - 1')}`,
    });
    fixture.commit({ [PLAN_PATH]: planText() }, { branch: BASE, parents: ['main'] });
    fixture.commit({ 'tests/clock.rs': test('one') }, { branch: CHUNK, parents: [BASE] });
    fixture.checkout(CHUNK);
    const off = await cli('check', '--base', BASE, '--floor', 'off', '--format', 'json');
    const gates: readonly { id: string; summary: string }[] = JSON.parse(off.stdout).gates;
    expect(gates.find(({ id }) => id === 'no-assertion-loss')?.summary).toBe(
      'Assertions are lost in 1 place.',
    );
    const on = await runCli(['check', '--base', BASE, '--repo', fixture.dir], { env: { HOME: '/nowhere' } });
    expect(on.stderr).not.toMatch(/Known before|no-assertion-loss/);
  });
});

describeWithCargo('the floor on the command line, with real cargo', () => {
  const lib = '#[test]\nfn holds() { assert_eq!(1 + 1, 2); }\n';

  it(
    'says of a baseline what is not in it, and counts one of each as one',
    async () => {
      fixture.commit(crate('one', { 'src/lib.rs': lib }));
      fixture.checkout('main');
      writeFileSync(join(fixture.dir, 'src/lib.rs'), `${lib}#[test]\nfn more() {}\n`);
      const file = join(out, 'baseline.json');
      const { exitCode, stderr } = await cli('baseline', '--out', file);
      expect(exitCode).toBe(0);
      expect(stderr).toContain('1 test passed, 0 failed, 0 ignored in 2 targets; 0 clippy warnings');
      expect(stderr).toContain('note: 1 file is not committed and is not in this baseline');
      expect(JSON.parse(readFileSync(file, 'utf8')).snapshot.tests.passed).toHaveLength(1);
      // On a terminal both streams are one: what introduces the block comes before it.
      const both = openSync(join(out, 'both'), 'w');
      const args = [...CLI, 'baseline', '--out', file, '--repo', fixture.dir];
      const stdio: StdioOptions = ['ignore', both, both];
      expect(spawnSync(process.execPath, args, { env: { ...process.env, ...env }, stdio }).status).toBe(0);
      closeSync(both);
      expect(readFileSync(join(out, 'both'), 'utf8')).toMatch(
        /in 2 targets.*\nnote: 1 file is not .*\nPaste this into the plan:\n"baseline": \{\n/,
      );
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'writes down in which workflow run it captured, where it was in one',
    async () => {
      fixture.commit(crate('one', { 'src/lib.rs': lib }));
      fixture.checkout('main');
      const file = join(out, 'evidence.json');
      const runOf = async (more: Readonly<Record<string, string>>) => {
        const args = ['capture', '--out', file, '--repo', fixture.dir];
        expect(await runCli(args, { env: { ...env, ...more } })).toMatchObject({ exitCode: 0 });
        return JSON.parse(readFileSync(file, 'utf8')).run;
      };
      expect(await runOf({ GITHUB_RUN_ID: '4711', GITHUB_RUN_ATTEMPT: '2' })).toEqual({
        id: '4711',
        attempt: 2,
      });
      expect(await runOf({})).toBeUndefined();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'runs the plan checks beside evidence that was captured before',
    async () => {
      fixture.commit(crate('one', { 'src/lib.rs': lib }));
      fixture.checkout('main');
      expect(
        (await cli('baseline', '--out', join(out, 'b.json'), '--ref', 'feat/limiter@fork')).exitCode,
      ).toBe(0);
      const { snapshot, ...pinned } = JSON.parse(readFileSync(join(out, 'b.json'), 'utf8'));
      const hashes = JSON.parse(
        (await runCli(['hash', join(out, 'b.json'), '--format', 'json'], { env })).stdout,
      );
      const { ref, commit_oid, toolchain } = pinned;
      const check = (run: string) => [{ desc: 'there', run }];
      const plan = (run: string) => {
        const parsed = JSON.parse(planText());
        const chunks = parsed.chunks.map((chunk: object) => ({ ...chunk, checks: check(run) }));
        return JSON.stringify({ ...parsed, chunks, baseline: { ref, commit_oid, toolchain, ...hashes } });
      };
      const files = { '.taskfleet/baseline.json': readFileSync(join(out, 'b.json'), 'utf8') };
      fixture.commit(
        { [PLAN_PATH]: plan('test -e src/clock/a.txt'), ...files },
        { branch: BASE, parents: ['main'] },
      );
      fixture.commit({ 'src/clock/a.txt': '' }, { branch: CHUNK, parents: [BASE] });
      fixture.checkout(CHUNK);
      const evidence = join(out, 'evidence.json');
      expect((await cli('capture', '--out', evidence)).exitCode).toBe(0);
      const judge = async () => {
        const result = await cli('check', '--base', BASE, '--evidence', evidence, '--format', 'json');
        return JSON.parse(result.stdout).gates.find(({ id }: { id: string }) => id === 'checks-pass');
      };
      expect(await judge()).toMatchObject({ outcome: 'pass', summary: 'The plan check exited as expected.' });
      fixture.commit(
        { [PLAN_PATH]: plan('test -e src/clock/b.txt'), ...files },
        { branch: BASE, parents: ['main'] },
      );
      expect(await judge()).toMatchObject({ outcome: 'fail', findings: [{ code: 'check_failed' }] });
      // Somewhere else is checked out, so they run in a worktree of the head.
      fixture.checkout('main');
      const elsewhere = await cli(
        'check',
        '--base',
        BASE,
        '--head',
        CHUNK,
        '--evidence',
        evidence,
        '--format',
        'json',
      );
      expect(elsewhere.stdout).toContain('test -e src/clock/b.txt');
      expect(elsewhere.stdout).toContain('check_failed');
    },
    CAPTURE_TIMEOUT_MS,
  );
});

describe('the counts of a capture', () => {
  it('are in the singular for one', () => {
    const one = evidenceOf({ passed: ['a/lib/a::x'], warnings: [['dead_code', 'src/lib.rs', 'unused']] });
    expect(evidenceCounts(one)).toBe('1 test passed, 0 failed, 0 ignored in 1 target; 1 clippy warning');
    const two = evidenceOf({ passed: ['a/lib/a::x', 'b/lib/b::x'] });
    expect(evidenceCounts(two)).toBe('2 tests passed, 0 failed, 0 ignored in 2 targets; 0 clippy warnings');
  });
});
