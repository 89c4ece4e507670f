import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRunFolder, type RunFolder } from '../../src/capture/capture-folder.js';
import { DEFAULT_LIMITS } from '../../src/capture/capture-request.js';
import { createRunner } from '../../src/capture/capture-runner.js';
import { runChecks } from '../../src/capture/checks.js';
import type { PlanCheck } from '../../src/plan/plan.js';

const PATH = process.env.PATH ?? '';
let base = '';
let repository = '';
let folder: RunFolder;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'plan-gate-checks-'));
  repository = join(base, 'repository');
  await mkdir(join(repository, 'crates/limiter'), { recursive: true });
  await symlink('..', join(repository, 'out'));
  await symlink('crates', join(repository, 'inside'));
  await writeFile(join(repository, 'file'), '');
  folder = await createRunFolder(base);
});
afterAll(async () => {
  await folder.remove();
  await rm(base, { recursive: true, force: true });
});

async function run(checks: readonly PlanCheck[], limits: Partial<typeof DEFAULT_LIMITS> = {}) {
  const runner = createRunner(folder, { ...DEFAULT_LIMITS, outputBytes: 1_000_000, ...limits });
  try {
    const timeoutMs = limits.targetMs ?? 20_000;
    return await runChecks(checks, { repository, env: { PATH, GIVEN: 'yes' }, runner, timeoutMs });
  } finally {
    runner.dispose();
  }
}

const check = (command: string, more: Partial<PlanCheck> = {}): PlanCheck => ({
  desc: 'a check',
  run: command,
  ...more,
});

describe('a plan check', () => {
  it('gives its exit code, and says nothing when that is the expected one', async () => {
    const results = await run([check('echo fine'), check('echo as planned; exit 3', { expect_exit: 3 })]);
    expect(results).toEqual([
      { desc: 'a check', run: 'echo fine', cwd: null, exit_code: 0, reason: null, output: '' },
      { desc: 'a check', run: 'echo as planned; exit 3', cwd: null, exit_code: 3, reason: null, output: '' },
    ]);
  });

  it('shows the end of both outputs, in order, when it fails', async () => {
    const [result] = await run([check('echo out; echo err >&2; echo out again; exit 1')]);
    expect(result).toMatchObject({ exit_code: 1, reason: null, output: 'out\nerr\nout again\n' });
  });

  it('shows its output when it succeeds and should not', async () => {
    const [result] = await run([check('echo surprise', { expect_exit: 1 })]);
    expect(result).toMatchObject({ exit_code: 0, output: 'surprise\n' });
  });

  it('keeps the end of a long output, cut between characters', async () => {
    const [result] = await run([
      check('i=0; while [ $i -lt 9000 ]; do echo ééé $i; i=$((i+1)); done; exit 1'),
    ]);
    expect(result?.output.endsWith('ééé 8999\n')).toBe(true);
    expect(Buffer.byteLength(result?.output ?? '')).toBeLessThanOrEqual(16 * 1024);
    expect(result?.output).not.toContain('\ufffd');
  });

  it('runs in its folder, the top when it names none, with no environment but the given one', async () => {
    const command = 'test "$(env | cut -d= -f1 | grep -c GIVEN)" = 1 && pwd; exit 1';
    const results = await run([
      check(command),
      check(command, { cwd: 'crates/limiter' }),
      check(command, { cwd: 'inside' }),
    ]);
    const ends = ['repository', 'repository/crates/limiter', 'repository/crates'];
    expect(results.map(({ output }, index) => output.endsWith(`/${ends[index]}\n`))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('runs after one that failed: all of them run', async () => {
    const results = await run([check('exit 1'), check('exit 0')]);
    expect(results.map(({ exit_code }) => exit_code)).toEqual([1, 0]);
  });

  it('is the shell’s own word for word, quotes and all', async () => {
    const [result] = await run([check(`printf '%s|' "$0" "$#" 'a  b'; exit 1`)]);
    expect(result?.output).toBe('sh|0|a  b|');
  });
});

describe('a plan check without an exit code failed', () => {
  it.each([
    ['killed', check('kill -9 $$'), 'The check was killed by SIGKILL.'],
    [
      'in a folder that is a symlink out of the repository',
      check('true', { cwd: 'out' }),
      'leads out of the repository',
    ],
    [
      'in a folder that does not exist',
      check('true', { cwd: 'nowhere' }),
      'Its folder `nowhere` does not exist.',
    ],
    ['in a file', check('true', { cwd: 'file' }), 'Its folder `file` does not exist.'],
  ])('%s', async (_, planned, reason) => {
    const [result] = await run([planned]);
    expect(result).toMatchObject({ exit_code: null, reason: expect.stringContaining(reason) });
  });

  it('stopped after its time (B18)', async () => {
    const [result] = await run([check('sleep 600 & wait')], { targetMs: 500 });
    expect(result).toMatchObject({
      exit_code: null,
      reason: 'The check did not end within 0.5 s and was stopped.',
    });
  });

  it('stopped when the time of all is over, and the rest of them with it', async () => {
    const results = await run([check('sleep 600'), check('true')], { totalMs: 500 });
    const reason = 'The check was stopped: the capture as a whole did not end within 0.5 s.';
    expect(results.map((result) => result.reason)).toEqual([reason, reason]);
  });

  it('stopped when it prints too much', async () => {
    const [result] = await run([check('yes')]);
    expect(result).toMatchObject({
      exit_code: null,
      reason: 'The check printed more than 1 MiB and was stopped.',
    });
    expect(result?.output.endsWith('y\n')).toBe(true);
  });
});
