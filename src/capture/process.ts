import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findExecutable } from './executable.js';
import { outputOf } from './process-output.js';
import {
  type Exit,
  exitOf,
  type StartFailure,
  type Stopper,
  type StopReason,
  stopperOf,
} from './process-stop.js';
import { awaitGroupsNow, endGroup, HAS_PROCESS_GROUPS, killGroup, signalTree } from './process-tree.js';

/** One program to run: an argument list, never a shell's command line. */
export interface ProcessRequest {
  /** A path, or a name that is looked up in the absolute folders of `env.PATH`. */
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The child's whole environment: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** Absent: the child reads end of file. */
  readonly stdin?: Uint8Array | string;
  readonly timeoutMs: number;
  /** Bytes of stdout and stderr together; one more ends the process. */
  readonly maxOutputBytes: number;
  /** Gets stdout as it comes; then `stdout` of the result stays empty. */
  readonly onStdout?: (chunk: Buffer) => void;
  /** Between SIGTERM and SIGKILL. */
  readonly graceMs?: number;
  /** Calls the run off. */
  readonly signal?: AbortSignal;
}

export interface ProcessResult {
  /** What ended it. Only `exit` says that it ran to its own end, by exit code or by a signal that was not ours. */
  readonly ended: 'exit' | StopReason | 'not-started';
  /** `null` when a signal ended it, or when it never started. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: Buffer;
  /** The last 64 KiB of it. */
  readonly stderr: Buffer;
  /** Whether processes of its group were still running after it had exited. They were killed. */
  readonly leftProcesses: boolean;
  /** How it ended, as the rest of a sentence that begins with the command's name. */
  readonly reason: string;
}

const DEFAULT_GRACE_MS = 2_000;
/** How long a pipe may stay open after the leader's exit, in the hands of a process that it started. */
const DRAIN_MS = 1_000;
/** The longest delay that Node's timers take: a greater one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs a program to its end and answers how it ended; it throws only what `onStdout` threw. Whatever the program started
 * in its process group has been ended too when this returns. Programs that leave the group (`setsid`) are what
 * `killStragglers` is for; on Windows only a program that we stopped takes its children along.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  if (request.signal?.aborted) return unstarted('aborted', 'was not started: the run was called off');
  if (!isFolder(request.cwd)) return couldNotStart(`its working folder ${request.cwd} does not exist`);
  const texts = [request.command, ...request.args, ...Object.entries(request.env).flat()];
  // Node writes U+FFFD for a lone surrogate, and would so name another file.
  if (texts.some((text) => /\p{Surrogate}/u.test(text)))
    return couldNotStart('an argument is not Unicode text');
  const program = await findExecutable(request.command, request.env.PATH);
  if (program === null) return couldNotStart('no folder of PATH holds it');
  const child = start(program, request);
  return 'failure' in child ? couldNotStart(child.failure) : supervise(child, request);
}

/** Kills every process that is still running here, without waiting. */
export function killRunningProcesses(): void {
  for (const child of running) {
    if (HAS_PROCESS_GROUPS && child.pid !== undefined) killGroup(child.pid);
    else signalTree(child, 'SIGKILL');
  }
}

/** The same, and blocks for the moment that they take to be gone: for a process that is about to end. */
export function endRunningProcesses(): void {
  killRunningProcesses();
  awaitGroupsNow([...running].flatMap(({ pid }) => (pid === undefined ? [] : [pid])));
}

// Children lead groups of their own, so no terminal and no parent's death ends them.
const running = new Set<ChildProcess>();
let exitIsHandled = false;

function start(program: string, request: ProcessRequest): ChildProcess | StartFailure {
  if (!exitIsHandled) process.once('exit', killRunningProcesses);
  exitIsHandled = true;
  try {
    return spawn(program, request.args, {
      cwd: request.cwd,
      env: request.env,
      shell: false,
      // On POSIX: a process group of its own. On Windows it would only open a console window.
      detached: HAS_PROCESS_GROUPS,
      windowsHide: true,
      stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
  } catch (error) {
    // A NUL byte in an argument, or more arguments than the system takes.
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

async function supervise(child: ChildProcess, request: ProcessRequest): Promise<ProcessResult> {
  const graceMs = request.graceMs ?? DEFAULT_GRACE_MS;
  const exited = exitOf(child);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stopper = stopperOf(child, graceMs);
  const output = outputOf(child, request, stopper.stop);
  const timer = setTimeout(() => stopper.stop('timeout'), Math.min(request.timeoutMs, MAX_TIMER_MS));
  const abort = () => stopper.stop('aborted');
  request.signal?.addEventListener('abort', abort);
  running.add(child);
  // A child may exit before it has read all of its input. Its exit code tells what that means.
  child.stdin?.on('error', () => {});
  child.stdin?.end(request.stdin);
  try {
    const exit = await Promise.race([exited, stopper.givenUp]);
    clearTimeout(timer);
    if ('failure' in exit) return couldNotStart(exit.failure);
    const leftProcesses = await settle(child, closed, stopper, graceMs);
    const failure = output.failure();
    if (failure !== undefined) throw failure.cause;
    const ended = stopper.why() ?? 'exit';
    const reason = describe(ended, exit, request);
    return { ended, ...exit, stdout: output.stdout(), stderr: output.stderr(), leftProcesses, reason };
  } finally {
    clearTimeout(timer);
    stopper.dispose();
    request.signal?.removeEventListener('abort', abort);
    running.delete(child);
  }
}

/** After the leader's exit: reads what is still in the pipes, ends what it left behind, lets go of pipes that stay open. */
async function settle(
  child: ChildProcess,
  closed: Promise<void>,
  stopper: Stopper,
  graceMs: number,
): Promise<boolean> {
  await within(DRAIN_MS, closed, stopper.stopped);
  const left = child.pid !== undefined && (await endGroup(child.pid, graceMs));
  // Whoever still holds a pipe has left the group.
  await within(DRAIN_MS, closed);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return left;
}

async function within(ms: number, ...events: readonly Promise<void>[]): Promise<void> {
  const timer = new AbortController();
  const elapsed = delay(ms, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([...events, elapsed]);
  timer.abort();
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function describe(ended: 'exit' | StopReason, exit: Exit, request: ProcessRequest): string {
  switch (ended) {
    case 'exit':
      return exit.signal === null ? `exited with code ${exit.exitCode}` : `was killed by ${exit.signal}`;
    case 'timeout':
      return `did not end within ${request.timeoutMs / 1000} s and was stopped`;
    case 'output-cap':
      return `printed more than ${request.maxOutputBytes} bytes and was stopped`;
    case 'aborted':
      return 'was stopped: the run was called off';
  }
}

function couldNotStart(why: string): ProcessResult {
  return unstarted('not-started', `could not be started: ${why}`);
}

function unstarted(ended: 'not-started' | 'aborted', reason: string): ProcessResult {
  const nothing = Buffer.alloc(0);
  return {
    ended,
    exitCode: null,
    signal: null,
    stdout: nothing,
    stderr: nothing,
    leftProcesses: false,
    reason,
  };
}
