import type { ChildProcess } from 'node:child_process';
import { signalTree } from './process-tree.js';

/** After SIGKILL. A process that the kernel can't end (a dead network disk) must not hold us up. */
const GIVE_UP_MS = 5_000;

/** How a child's own process ended; both are `null` when we gave up waiting for its end. */
export interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Why a child never started. */
export interface StartFailure {
  readonly failure: string;
}

/** Why we stopped a child. */
export type StopReason = 'timeout' | 'output-cap' | 'aborted';

export interface Stopper {
  /** The first reason to stop, if there was one. */
  why(): StopReason | undefined;
  readonly stopped: Promise<void>;
  /** Resolves when even SIGKILL brought no exit. */
  readonly givenUp: Promise<Exit>;
  stop(why: StopReason): void;
  /** Forgets the signals that are still to come. */
  dispose(): void;
}

/** Resolves with a child's exit, or with what kept it from starting. */
export function exitOf(child: ChildProcess): Promise<Exit | StartFailure> {
  return new Promise((resolve) => {
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
    // Also sent when a signal could not be delivered; only a child without an id never started.
    child.on('error', (error) => {
      if (child.pid === undefined) resolve({ failure: error.message });
    });
  });
}

/** Stops a child's whole tree on demand: SIGTERM, then SIGKILL after `graceMs`. Only the first demand counts. */
export function stopperOf(child: ChildProcess, graceMs: number): Stopper {
  const timers: NodeJS.Timeout[] = [];
  const stopped = deferred<void>();
  const givenUp = deferred<Exit>();
  let why: StopReason | undefined;
  return {
    why: () => why,
    stopped: stopped.promise,
    givenUp: givenUp.promise,
    stop(reason) {
      if (why !== undefined) return;
      why = reason;
      stopped.resolve();
      signalTree(child, 'SIGTERM');
      timers.push(setTimeout(() => signalTree(child, 'SIGKILL'), graceMs));
      timers.push(setTimeout(() => givenUp.resolve({ exitCode: null, signal: null }), graceMs + GIVE_UP_MS));
    },
    dispose() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function deferred<T>(): { readonly promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (value) => resolve(value) };
}
