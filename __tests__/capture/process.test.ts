import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { killRunningProcesses, type ProcessRequest, runProcess } from '../../src/capture/process.js';
import { killStragglers } from '../../src/capture/process-tree.js';

const PATH = process.env.PATH ?? '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-gate-process-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function request(
  command: string,
  args: readonly string[],
  more: Partial<ProcessRequest> = {},
): ProcessRequest {
  const limits = { timeoutMs: 20_000, maxOutputBytes: 1_000_000, graceMs: 200 };
  return { command, args, cwd: folder, env: { PATH }, ...limits, ...more };
}

const shell = (script: string, more: Partial<ProcessRequest> = {}) => request('sh', ['-c', script], more);

/** Whether a process runs; a zombie that nobody has collected yet does not. */
async function runs(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return stat !== '' && !/\) [ZX] /.test(stat);
}

async function whenRunning(started: Promise<unknown>, file: string): Promise<number> {
  for (;;) {
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid > 0) return pid;
    await Promise.race([started, new Promise((resolve) => setTimeout(resolve, 10))]);
  }
}

describe('a program that ends by itself', () => {
  it('gives its exit code and both of its outputs', async () => {
    const result = await runProcess(shell('echo out; echo err >&2; exit 3'));
    expect(result).toMatchObject({ ended: 'exit', exitCode: 3, signal: null, leftProcesses: false });
    expect(result.stdout.toString()).toBe('out\n');
    expect(result.stderr.toString()).toBe('err\n');
    expect(result.reason).toBe('exited with code 3');
  });

  it('tells a signal that was not ours from an exit code', async () => {
    const result = await runProcess(shell('kill -SEGV $$'));
    expect(result).toMatchObject({ ended: 'exit', exitCode: null, signal: 'SIGSEGV' });
    expect(result.reason).toBe('was killed by SIGSEGV');
  });

  it('gets its arguments as they are, since no shell reads them (jhudsl/OTTR_Template#705)', async () => {
    const args = ['$(touch x).txt', 'a b', '"', "'", '*', '--', '', 'é\n\t', '`id`', '\\'];
    const script = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
    const result = await runProcess(request(process.execPath, ['-e', script, '--', ...args]));
    expect(JSON.parse(result.stdout.toString())).toEqual(args);
  });

  it('inherits no environment', async () => {
    const result = await runProcess(request('env', [], { env: { PATH, ONLY: 'this' } }));
    expect(result.stdout.toString().trim().split('\n').sort()).toEqual([`PATH=${PATH}`, 'ONLY=this'].sort());
  });

  it('reads an input that is larger than any pipe', async () => {
    const stdin = Buffer.alloc(8_000_000, 'plan-gate\n');
    const result = await runProcess(request('cat', [], { stdin, maxOutputBytes: 8_000_000 }));
    expect(result.ended).toBe('exit');
    expect(result.stdout.equals(stdin)).toBe(true);
  });

  it('may leave its input unread', async () => {
    const result = await runProcess(shell('exec true', { stdin: Buffer.alloc(8_000_000) }));
    expect(result).toMatchObject({ ended: 'exit', exitCode: 0 });
  });

  it('reads end of file when there is no input', async () => {
    const result = await runProcess(request('cat', []));
    expect(result).toMatchObject({ ended: 'exit', exitCode: 0 });
  });

  it('hands on its output while it runs, and keeps none', async () => {
    const chunks: Buffer[] = [];
    const result = await runProcess(
      shell('echo a; echo b', { onStdout: (chunk) => void chunks.push(chunk) }),
    );
    expect(Buffer.concat(chunks).toString()).toBe('a\nb\n');
    expect(result.stdout).toHaveLength(0);
  });

  it('keeps the end of a long stderr', async () => {
    const result = await runProcess(
      shell('i=0; while [ $i -lt 20000 ]; do echo "line $i"; i=$((i+1)); done >&2'),
    );
    expect(result.stderr).toHaveLength(64 * 1024);
    expect(result.stderr.toString().endsWith('line 19999\n')).toBe(true);
  });
});

describe('a program that is stopped', () => {
  it('dies at its timeout with a grandchild that ignores SIGTERM', async () => {
    const grandchild = 'trap "" TERM; echo $$; while :; do sleep 0.05; done';
    const result = await runProcess(shell(`sh -c '${grandchild}' & wait`, { timeoutMs: 1_500 }));
    expect(result).toMatchObject({ ended: 'timeout', reason: 'did not end within 1.5 s and was stopped' });
    const pid = Number(result.stdout.toString());
    expect(pid).toBeGreaterThan(1);
    expect(await runs(pid)).toBe(false);
  });

  it('dies though it ignores SIGTERM itself', async () => {
    const result = await runProcess(
      shell('trap "" TERM; while :; do sleep 0.05; done', { timeoutMs: 1_000 }),
    );
    expect(result).toMatchObject({ ended: 'timeout', exitCode: null, signal: 'SIGKILL' });
  });

  it('is a timeout also when it then exits with 0', async () => {
    const result = await runProcess(
      shell('trap "exit 0" TERM; while :; do sleep 0.05; done', { timeoutMs: 1_000 }),
    );
    expect(result).toMatchObject({ ended: 'timeout', exitCode: 0 });
  });

  it('dies when it prints more than it may, on stdout', async () => {
    const result = await runProcess(request('yes', [], { maxOutputBytes: 100_000 }));
    expect(result.ended).toBe('output-cap');
    expect(result.reason).toBe('printed more than 100000 bytes and was stopped');
    expect(result.stdout.length).toBeLessThanOrEqual(100_000);
  });

  it('dies when it prints more than it may, on stderr', async () => {
    const result = await runProcess(shell('yes >&2', { maxOutputBytes: 100_000 }));
    expect(result.ended).toBe('output-cap');
  });

  it('is not capped at exactly what it may print', async () => {
    const result = await runProcess(shell('printf 12345; printf 67890 >&2', { maxOutputBytes: 10 }));
    expect(result).toMatchObject({ ended: 'exit', exitCode: 0 });
  });

  it('dies when the run is called off', async () => {
    const controller = new AbortController();
    const pidFile = join(folder, 'aborted.pid');
    const running = runProcess(
      shell(`echo $$ > '${pidFile}'; exec sleep 600`, { signal: controller.signal }),
    );
    const pid = await whenRunning(running, pidFile);
    controller.abort();
    expect(await running).toMatchObject({ ended: 'aborted', reason: 'was stopped: the run was called off' });
    expect(await runs(pid)).toBe(false);
  });

  it('does not start when the run has been called off before', async () => {
    const signal = AbortSignal.abort();
    const result = await runProcess(shell(`touch '${join(folder, 'never')}'`, { signal }));
    expect(result).toMatchObject({ ended: 'aborted', exitCode: null });
    await expect(readFile(join(folder, 'never'))).rejects.toThrow('ENOENT');
  });

  it('dies when the reader of its output fails, and the failure is told', async () => {
    const onStdout = () => {
      throw new Error('a bug in the reader');
    };
    await expect(runProcess(shell('echo $$; exec sleep 600', { onStdout }))).rejects.toThrow(
      'a bug in the reader',
    );
  });

  it('dies when everything that runs is killed', async () => {
    const pidFile = join(folder, 'killed.pid');
    const running = runProcess(shell(`echo $$ > '${pidFile}'; exec sleep 600`));
    await whenRunning(running, pidFile);
    killRunningProcesses();
    expect(await running).toMatchObject({ ended: 'exit', signal: 'SIGKILL' });
  });
});

describe('a program that leaves processes behind', () => {
  it('does not hang us by a child that holds its stdout open, and the child dies', async () => {
    const result = await runProcess(shell('sleep 600 & echo $!'));
    expect(result).toMatchObject({ ended: 'exit', exitCode: 0, leftProcesses: true });
    expect(await runs(Number(result.stdout.toString()))).toBe(false);
  });

  it('has a child die that closed its outputs', async () => {
    const result = await runProcess(shell('sleep 600 >/dev/null 2>&1 & echo $!'));
    expect(result).toMatchObject({ ended: 'exit', exitCode: 0, leftProcesses: true });
    expect(await runs(Number(result.stdout.toString()))).toBe(false);
  });

  it('gets what a child prints shortly after its exit', async () => {
    const result = await runProcess(shell('(sleep 0.05; echo late) & echo early'));
    expect(result.stdout.toString()).toBe('early\nlate\n');
    expect(result.leftProcesses).toBe(false);
  });

  it('stops at the output cap also when a child prints on', async () => {
    const result = await runProcess(shell('yes & exit 0', { maxOutputBytes: 100_000 }));
    expect(result).toMatchObject({ ended: 'output-cap', exitCode: 0 });
  });

  it('does not hang us by one that left the process group; its marker finds it', async () => {
    const marker = `PLAN_GATE_RUN=${process.pid}-left-the-group`;
    const env = { PATH, PLAN_GATE_RUN: `${process.pid}-left-the-group` };
    const pidFile = join(folder, 'daemon.pid');
    const daemon = `sh -c 'echo $$ > "${pidFile}"; trap "" TERM; while :; do sleep 0.05; done'`;
    // The shell waits until the daemon runs, so that it has left the group when the group is ended.
    const script = `setsid ${daemon} & while [ ! -s "${pidFile}" ]; do sleep 0.01; done`;
    const result = await runProcess(shell(script, { env }));
    expect(result).toMatchObject({ ended: 'exit', exitCode: 0 });
    const pid = Number(await readFile(pidFile, 'utf8'));
    expect(await runs(pid)).toBe(true);
    const stragglers = await killStragglers(marker);
    expect(stragglers.left).toBe(0);
    expect(stragglers.killed).toBeGreaterThanOrEqual(1);
    expect(await runs(pid)).toBe(false);
  });

  it('kills nothing for a marker that nothing carries, and refuses one that many could carry', async () => {
    expect(await killStragglers('PLAN_GATE_RUN=nobody-carries-this')).toEqual({ killed: 0, left: 0 });
    await expect(killStragglers('PATH=')).rejects.toThrow('not a marker');
  });
});

describe('a program that cannot start', () => {
  const cases: readonly (readonly [string, () => ProcessRequest, string])[] = [
    ['a name that PATH does not hold', () => request('no-such-program', []), 'no folder of PATH holds it'],
    ['a path that does not exist', () => request('/no/such/program', []), 'ENOENT'],
    ['no PATH at all', () => request('sh', [], { env: {} }), 'no folder of PATH holds it'],
    [
      'a working folder that does not exist',
      () => request('sh', [], { cwd: '/no/such' }),
      '/no/such does not exist',
    ],
    ['a file that is not a program', () => request('/etc/passwd', []), 'EACCES'],
    ['a NUL byte in an argument', () => request('echo', ['a\0b']), 'null bytes'],
    ['a NUL byte in the environment', () => request('env', [], { env: { PATH, A: 'a\0b' } }), 'null bytes'],
    ['half a surrogate pair', () => request('echo', ['\ud800']), 'not Unicode text'],
    ['an argument that is too long', () => request('echo', ['x'.repeat(4_000_000)]), 'E2BIG'],
  ];
  it.each(cases)('%s is a result with its reason, not an exception', async (_, make, reason) => {
    const result = await runProcess(make());
    expect(result).toMatchObject({ ended: 'not-started', exitCode: null, signal: null });
    expect(result.reason).toContain('could not be started: ');
    expect(result.reason).toContain(reason);
  });

  it('is not taken from the working folder, though PATH names it relatively', async () => {
    await writeFile(join(folder, 'tool'), '#!/bin/sh\necho taken\n');
    await chmod(join(folder, 'tool'), 0o755);
    expect(await runProcess(request('tool', [], { env: { PATH: `.::${PATH}` } }))).toMatchObject({
      ended: 'not-started',
    });
    const found = await runProcess(request('tool', [], { env: { PATH: `${folder}:${PATH}` } }));
    expect(found.stdout.toString()).toBe('taken\n');
  });
});
