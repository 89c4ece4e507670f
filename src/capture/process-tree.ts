import { type ChildProcess, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Whole trees of processes. On POSIX a child leads a process group of its own, and the group is what is signalled.
 * Windows has no groups that outlive their leader: there `taskkill /T` follows parent ids, which finds the tree only
 * while its root still runs. What a leader leaves behind after a normal exit on Windows is not found.
 */
export const HAS_PROCESS_GROUPS = process.platform !== 'win32';

const POLL_MS = 20;
/** SIGKILL cannot be refused, but a process in the middle of disk or network I/O dies only when that returns. */
const DEATH_MS = 1_000;
/** How often the process table is walked for marked processes: one that forks while it is walked needs another walk. */
const STRAGGLER_ROUNDS = 10;

/** Ends a running child and everything that it started in its group (POSIX) or below it (Windows, always by force). */
export function signalTree(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (HAS_PROCESS_GROUPS) {
    signalGroup(child.pid, signal);
    return;
  }
  const taskkill = join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
  spawnSync(taskkill, ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
}

/**
 * Ends what is left of a group whose leader has exited: SIGTERM, then SIGKILL after `graceMs`. Answers whether there
 * was anything left. Always false on Windows.
 */
export async function endGroup(leader: number, graceMs: number): Promise<boolean> {
  if (!HAS_PROCESS_GROUPS || !groupIsAlive(leader)) return false;
  signalGroup(leader, 'SIGTERM');
  if (await groupDies(leader, graceMs)) return true;
  signalGroup(leader, 'SIGKILL');
  await groupDies(leader, DEATH_MS);
  return true;
}

/** Ends a group at once and without waiting: for handlers that run while this process itself ends. */
export function killGroup(leader: number): void {
  if (HAS_PROCESS_GROUPS) signalGroup(leader, 'SIGKILL');
}

/** Blocks until groups that were killed are gone; not for long, since a process that hangs in the kernel dies when it likes. */
export function awaitGroupsNow(leaders: readonly number[]): void {
  if (!HAS_PROCESS_GROUPS) return;
  for (let waited = 0; waited < DEATH_MS && leaders.some(groupIsAlive); waited += POLL_MS) sleepNow(POLL_MS);
}

/** Blocks this process: only for one that is about to end. */
export function sleepNow(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

export interface Stragglers {
  readonly killed: number;
  /** Marked processes that were still there after the last walk. */
  readonly left: number;
}

/**
 * Finds processes that left their group (`setsid`) by an environment variable that they inherited, and kills them.
 * `marker` is the whole entry, `NAME=value`, unique to one run: whatever carries it dies. Linux only, since it reads
 * `/proc/<pid>/environ`; elsewhere it finds none. A process that cleared its environment, or that belongs to another
 * user, is not found either.
 */
export async function killStragglers(marker: string): Promise<Stragglers> {
  const killed = new Set<number>();
  for (let round = 0; round < STRAGGLER_ROUNDS; round += 1) {
    const found = killMarked(marker);
    if (found.length === 0) return { killed: killed.size, left: 0 };
    for (const pid of found) killed.add(pid);
    await delay(POLL_MS);
  }
  return { killed: killed.size, left: markedProcesses(marker).length };
}

/** The same, blocking: for a process that is about to end. */
export function killStragglersNow(marker: string): void {
  for (let round = 0; round < STRAGGLER_ROUNDS && killMarked(marker).length > 0; round += 1)
    sleepNow(POLL_MS);
}

/** Kills what carries the marker now, and answers with it. */
function killMarked(marker: string): readonly number[] {
  if (!/^[A-Z_]+=[\w-]{8,}$/.test(marker))
    throw new Error(`not a marker that is unique to one run: ${marker}`);
  const found = markedProcesses(marker);
  for (const pid of found) send(pid, 'SIGKILL');
  return found;
}

function signalGroup(leader: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  send(-leader, signal);
}

function send(pid: number, signal: 'SIGTERM' | 'SIGKILL' | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    // ESRCH: already gone. EPERM: it changed its user, and nothing that this process may do ends it.
    return false;
  }
}

async function groupDies(leader: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += POLL_MS) {
    if (!groupIsAlive(leader)) return true;
    await delay(POLL_MS);
  }
  return !groupIsAlive(leader);
}

/**
 * A group of zombies can be signalled like a living one. They stay where the first process of a container never
 * collects its orphans, so on Linux the state in the process table decides.
 */
function groupIsAlive(leader: number): boolean {
  if (!send(-leader, 0)) return false;
  if (process.platform !== 'linux') return true;
  return processIds().some((pid) => isLivingMember(pid, leader));
}

function isLivingMember(pid: number, group: number): boolean {
  const stat = readProc(pid, 'stat');
  // The second field is the program's name in parentheses and may hold anything, parentheses too.
  const [state, , pgrp] = stat
    .subarray(stat.lastIndexOf(')') + 2)
    .toString('latin1')
    .split(' ', 3);
  return pgrp === String(group) && state !== 'Z' && state !== 'X';
}

function markedProcesses(marker: string): number[] {
  if (process.platform !== 'linux') return [];
  const entry = Buffer.from(`\0${marker}\0`);
  return processIds().filter((pid) => {
    if (pid === process.pid) return false;
    return Buffer.concat([Buffer.of(0), readProc(pid, 'environ'), Buffer.of(0)]).includes(entry);
  });
}

function processIds(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Empty when the process is gone, or another user's. */
function readProc(pid: number, file: 'stat' | 'environ'): Buffer {
  try {
    return readFileSync(`/proc/${pid}/${file}`);
  } catch {
    return Buffer.alloc(0);
  }
}
