import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { readOrdinaryFileNow } from './ordinary-file.js';

/** The process that a temporary folder belongs to, as it is written into the folder. */
export interface Owner {
  readonly pid: number;
  /** When the process started, in the kernel's own unit; empty where it does not say. */
  readonly start: string;
  readonly host: string;
  /** Ids of processes mean something only within it. */
  readonly namespace: string;
}

export function describeSelf(): Owner {
  return { pid: process.pid, start: startOf(process.pid), host: hostname(), namespace: namespaceOfIds() };
}

/** What `describeSelf` makes has some hundred bytes. */
const MAX_OWNER_BYTES = 4_096;

/** The owner that a file names; `null` where it names none. Others may have made the file, and whatever they liked of it. */
export function readOwner(path: string): Owner | null {
  const file = readOrdinaryFileNow(path, MAX_OWNER_BYTES);
  if (!file.ok) return null;
  try {
    const owner: unknown = JSON.parse(Buffer.from(file.bytes).toString('utf8'));
    return isOwner(owner) ? owner : null;
  } catch {
    return null;
  }
}

/** Whether an owner has ended. One of another machine or container cannot be looked up here, and counts as living. */
export function hasEnded(owner: Owner): boolean {
  if (owner.host !== hostname() || owner.namespace !== namespaceOfIds()) return false;
  return owner.pid !== process.pid && !(isAlive(owner.pid) && startOf(owner.pid) === owner.start);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: there is one, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isOwner(value: unknown): value is Owner {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, start, host, namespace } = value as Partial<Record<keyof Owner, unknown>>;
  return Number.isInteger(pid) && [start, host, namespace].every((text) => typeof text === 'string');
}

/** Tells a process from a later one of the same id. Field 22 of stat, behind a name that may hold anything. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function namespaceOfIds(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
