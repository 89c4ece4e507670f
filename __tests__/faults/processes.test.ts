import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CAPTURE_TIMEOUT_MS, describeWithCargo } from '../capture/cargo-fixture.js';
import { runStep, type Start, type Step, type StepResult } from '../e2e/runner.js';
import { judgeEnding } from './ending.js';
import {
  type MachineScene,
  onlyPrograms,
  openMachineScene,
  type Programs,
  programs,
} from './machine-scene.js';
import { openTally } from './tally.js';

/** Where the real programs are. */
const real = (name: string): string =>
  spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
const [CARGO, GIT] = [real('cargo'), real('git')];

/** What is wrong with the machine. */
interface Trouble {
  readonly name: string;
  readonly programs?: () => Programs;
  readonly env?: Readonly<Record<string, string>>;
  readonly start?: Start;
  /** A folder for all temporary files, made for the trouble; `null` where this machine can't have it. */
  readonly temporary?: () => Temporary | null;
  /** Real cargo gets far: it is tried on the change whose test is broken alone. */
  readonly long?: boolean;
}

interface Temporary {
  readonly folder: string;
  remove(): void;
}

const cargo =
  (when: string, does: string): (() => Programs) =>
  () =>
    programs({ cargo: `case "$*" in *${when}*) ${does};; esac\nexec ${CARGO} "$@"` });
const git =
  (when: string, does: string): (() => Programs) =>
  () =>
    programs({ git: `case "$*" in *${when}*) ${does};; esac\nexec ${GIT} "$@"` });

/** A disk of its own, which takes root and Linux. */
function mounted(options: string): Temporary | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-disk-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  const remove = (): void => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (mount.status === 0) return { folder, remove };
  remove();
  return null;
}

const TROUBLES: readonly Trouble[] = [
  {
    name: 'no cargo',
    programs: () => onlyPrograms({ git: GIT, sh: '/bin/sh' }),
    env: { CARGO_HOME: '/nowhere' },
  },
  { name: 'no git', programs: () => onlyPrograms({ cargo: CARGO, sh: '/bin/sh' }) },
  { name: 'neither', programs: () => onlyPrograms({}), env: { CARGO_HOME: '/nowhere' } },
  { name: 'cargo that is a folder', env: { PATH: `/etc:${path.dirname(GIT)}`, CARGO_HOME: '/etc' } },
  { name: 'cargo killed at metadata', programs: cargo('metadata', 'kill -9 $$') },
  { name: 'cargo killed at once, always', programs: () => programs({ cargo: 'kill -9 $$' }) },
  { name: 'cargo killed at the build', programs: cargo('no-run', 'kill -9 $$') },
  { name: 'cargo killed at clippy', programs: cargo('clippy', 'kill -9 $$'), long: true },
  { name: 'cargo that says nothing and succeeds', programs: () => programs({ cargo: 'exit 0' }) },
  { name: 'a build that says nothing and succeeds', programs: cargo('no-run', 'exit 0') },
  { name: 'a clippy that says nothing and succeeds', programs: cargo('clippy', 'exit 0'), long: true },
  {
    name: 'a build that floods',
    programs: cargo('no-run', 'yes \'{"reason":"x"}\' | head -c 3000000; exit 0'),
  },
  { name: 'no memory for the build', programs: cargo('no-run', 'ulimit -v 60000'), long: true },
  {
    name: 'no memory for cargo at all',
    programs: () => programs({ cargo: `ulimit -v 9000; exec ${CARGO} "$@"` }),
  },
  { name: 'no disk for the build', programs: cargo('no-run', 'ulimit -f 8'), long: true },
  { name: 'no disk for clippy', programs: cargo('clippy', 'ulimit -f 8'), long: true },
  { name: 'git killed at every call', programs: () => programs({ git: 'kill -9 $$' }) },
  { name: 'git killed at status', programs: git('status', 'kill -9 $$') },
  { name: 'git killed at diff', programs: git('diff', 'kill -9 $$') },
  { name: 'git killed at cat-file', programs: git('cat-file', 'kill -9 $$') },
  { name: 'git killed at merge-base', programs: git('merge-base', 'kill -9 $$') },
  { name: 'git that says nothing and succeeds', programs: () => programs({ git: 'exit 0' }) },
  { name: 'a diff that says nothing and succeeds', programs: git('diff', 'exit 0') },
  { name: 'git that fails', programs: () => programs({ git: 'echo "fatal: x" >&2; exit 128' }) },
  { name: 'git without memory', programs: () => programs({ git: `ulimit -v 4000; exec ${GIT} "$@"` }) },
  { name: 'a small disk', temporary: () => mounted('size=256k') },
  { name: 'a full disk', temporary: () => mounted('size=4k,nr_inodes=2') },
  { name: 'a disk that is read-only', temporary: () => mounted('ro,size=1m') },
  { name: 'output to a full device', start: { after: '>/dev/full' } },
  { name: 'errors to a full device as well', start: { after: '>/dev/full 2>&1' } },
  { name: 'output that is closed', start: { after: '>&-' } },
  { name: 'a pipe whose reader has gone', start: { started: (child) => void child.stdout?.destroy() } },
  { name: 'a pipe that is full for a while', start: { started: (child) => void slowReader(child.stdout) } },
  { name: 'files of 8 KiB at most', start: { before: 'ulimit -f 16;' } },
  { name: 'few open files', start: { before: 'ulimit -n 24;' } },
  { name: 'little memory for plan-gate', start: { before: 'ulimit -v 600000;' } },
  { name: 'a small heap for plan-gate', env: { NODE_OPTIONS: '--max-old-space-size=12' } },
];

function slowReader(stream: NodeJS.ReadableStream | null): void {
  stream?.pause();
  setTimeout(() => stream?.resume(), 3_000);
}

const NO_RESULT = { exitCode: 1, stdout: '', stderr: '', report: null } as const;

describeWithCargo('a machine that fails, with real cargo', () => {
  const tally = openTally('machines that fail: cargo, git, memory, disk, pipes');
  let machine: MachineScene;
  beforeAll(async () => {
    machine = await openMachineScene();
  }, CAPTURE_TIMEOUT_MS);
  afterAll(() => machine.scene.close());

  async function judge(trouble: Trouble, which: 'good' | 'bad'): Promise<void> {
    const { scene, workspaces } = machine;
    const made = trouble.programs?.();
    const temporary = trouble.temporary?.();
    if (temporary === null) return;
    scene.double.forgetCheckRuns();
    const step: Step = {
      apiUrl: scene.double.apiUrl,
      repository: 'acme/app',
      ...(await scene.event(machine[which])),
      workspace: workspaces[which],
      with: { floor: 'on', 'run-checks': 'off' },
      env: {
        CARGO_HOME: process.env.CARGO_HOME ?? path.join(process.env.HOME ?? '/', '.cargo'),
        RUSTUP_HOME: process.env.RUSTUP_HOME ?? path.join(process.env.HOME ?? '/', '.rustup'),
        ...(made === undefined ? {} : { PATH: made.path }),
        ...(temporary === undefined ? {} : { RUNNER_TEMP: temporary.folder, TMPDIR: temporary.folder }),
        ...trouble.env,
      },
    };
    const what = `${trouble.name}, ${which} change`;
    const result = await runStep(step, trouble.start).catch((error: unknown) => ended(error));
    made?.remove();
    temporary?.remove();
    const runs = scene.checkRuns(machine[which]);
    judgeEnding({ what, expected: which === 'good' ? 'success' : 'failure', result, runs }, tally);
  }

  it(
    'has no trouble: the good change passes, the bad one does not',
    async () => {
      const before = { ...tally };
      await judge({ name: 'none' }, 'good');
      expect([tally.wrong, tally.recovered]).toEqual([[], before.recovered + 1]);
      await judge({ name: 'none' }, 'bad');
      expect(machine.scene.checkRuns(machine.bad).map((run) => run.conclusion)).toEqual(['failure']);
      expect(tally.wrong).toEqual([]);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it.each(TROUBLES.map((trouble) => [trouble.name, trouble] as const))(
    'has %s',
    async (_, trouble) => {
      if (trouble.long !== true) await judge(trouble, 'good');
      await judge(trouble, 'bad');
      expect([tally.wrong, tally.hangs, tally.doublePosts]).toEqual([[], 0, []]);
    },
    CAPTURE_TIMEOUT_MS,
  );
});

/** A process that a signal of the system ended has failed its step; one that was killed for not ending hangs. */
function ended(error: unknown): StepResult | null {
  if (String(error).includes('ended by SIGKILL')) return null;
  return {
    ...NO_RESULT,
    log: { commands: [], plain: [] },
    outputs: new Map(),
    summary: '',
    page: null,
    sarif: null,
    sideEffects: '',
  };
}
