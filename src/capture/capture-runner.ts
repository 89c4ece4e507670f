import { basename } from 'node:path';
import { watchDisk } from './capture-disk.js';
import type { RunFolder } from './capture-folder.js';
import type { CaptureLimits } from './capture-request.js';
import { type ProcessResult, runProcess } from './process.js';
import { killStragglers } from './process-tree.js';

/** A program to run as a part of a capture. */
export interface Job {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Less than what the capture as a whole has left; nothing more than that when absent. */
  readonly timeoutMs?: number;
  /** Less than the capture's own limit, for output that is kept in memory. */
  readonly maxOutputBytes?: number;
  readonly onStdout?: (chunk: Buffer) => void;
}

/** Why a program did not run to its own end. */
export type Stop = 'timeout' | 'out-of-time' | 'output-cap' | 'disk-cap' | 'aborted' | 'not-started';

export interface JobResult extends ProcessResult {
  /** `null` when it ran to its own end, by exit code or by a signal that was not ours. */
  readonly stop: Stop | null;
  /** How it ended, as the rest of a sentence; without anything that differs between two runs of the same code. */
  readonly how: string;
}

/** Runs a capture's programs, each within what is left of the capture's limits, and leaves none of their children running. */
export interface Runner {
  readonly run: (job: Job) => Promise<JobResult>;
  readonly dispose: () => void;
}

const STEP_MARKER = 'PLAN_GATE_STEP';

export function createRunner(folder: RunFolder, limits: CaptureLimits, signal?: AbortSignal): Runner {
  const deadline = Date.now() + limits.totalMs;
  const called = new AbortController();
  let diskIsFull = false;
  const stopWatching = watchDisk(folder.path, limits.diskBytes, () => {
    diskIsFull = true;
    called.abort();
  });
  const abort = () => called.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  let steps = 0;
  return {
    async run(job) {
      steps += 1;
      const step = `${basename(folder.path)}-${steps}`;
      const left = Math.max(0, deadline - Date.now());
      const own = job.timeoutMs ?? Number.POSITIVE_INFINITY;
      const maxOutputBytes = Math.min(limits.outputBytes, job.maxOutputBytes ?? limits.outputBytes);
      const result = await runProcess({
        command: job.command,
        args: job.args,
        cwd: job.cwd,
        env: { ...job.env, ...entry(folder.marker), [STEP_MARKER]: step },
        timeoutMs: Math.min(left, own),
        maxOutputBytes,
        ...(job.onStdout === undefined ? {} : { onStdout: job.onStdout }),
        signal: called.signal,
      });
      // What left the process group could still change sources, or the next target's files.
      await killStragglers(`${STEP_MARKER}=${step}`);
      const stop = stopOf(result, diskIsFull, own < left);
      return {
        ...result,
        stop,
        how: howItEnded(stop, result, { ...limits, outputBytes: maxOutputBytes }, own),
      };
    },
    dispose() {
      stopWatching();
      signal?.removeEventListener('abort', abort);
    },
  };
}

function stopOf(result: ProcessResult, diskIsFull: boolean, ownTime: boolean): Stop | null {
  switch (result.ended) {
    case 'exit':
      return null;
    case 'timeout':
      return ownTime ? 'timeout' : 'out-of-time';
    case 'aborted':
      return diskIsFull ? 'disk-cap' : 'aborted';
    default:
      return result.ended;
  }
}

function howItEnded(stop: Stop | null, result: ProcessResult, limits: CaptureLimits, ownMs: number): string {
  switch (stop) {
    case 'timeout':
      return `did not end within ${duration(ownMs)} and was stopped`;
    case 'out-of-time':
      return `was stopped: the capture as a whole did not end within ${duration(limits.totalMs)}`;
    case 'disk-cap':
      return `was stopped: the capture took more than ${size(limits.diskBytes)} of disk`;
    case 'output-cap':
      return `printed more than ${size(limits.outputBytes)} and was stopped`;
    default:
      return result.reason;
  }
}

function duration(ms: number): string {
  return ms >= 120_000 ? `${Math.round(ms / 60_000)} minutes` : `${ms / 1000} s`;
}

function size(bytes: number): string {
  const [unit, name] = bytes >= 1024 ** 3 ? [1024 ** 3, 'GiB'] : [1024 ** 2, 'MiB'];
  return `${Math.round((bytes / unit) * 10) / 10} ${name}`;
}

function entry(marker: string): Record<string, string> {
  const equals = marker.indexOf('=');
  return { [marker.slice(0, equals)]: marker.slice(equals + 1) };
}
