import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { killStragglers } from './process-tree.js';

/** A temporary folder of one run. Everything that the run makes lies in it, so that removing it removes all. */
export interface RunFolder {
  /** Absolute, without symlinks. */
  readonly path: string;
  /** The entry `PLAN_GATE_RUN=…` in the environment of every program of the run, which finds those that outlive it. */
  readonly marker: string;
  /** Ends what is left of the run's programs, and removes the folder. */
  readonly remove: () => Promise<void>;
}

const MARKER_NAME = 'PLAN_GATE_RUN';
/** The name tells the process that made it, so that the next run knows a folder that nobody will remove. */
const NAME = /^plan-gate-run-([0-9]{1,10})-[A-Za-z0-9]{6}$/;
const OWNER_FILE = 'owner.json';
/** A folder without an owner file is this long taken for one that is being made. */
const SETTLING_MS = 60_000;

/** Makes a run's folder in `base`. Throws when the system does not let it. */
export async function createRunFolder(base: string): Promise<RunFolder> {
  const path = await realpath(await mkdtemp(join(base, `plan-gate-run-${process.pid}-`)));
  await writeFile(join(path, OWNER_FILE), JSON.stringify(await describeSelf()));
  // Tests make sockets below TMPDIR, and a socket's path has room for some hundred bytes: short names.
  await mkdir(join(path, 'tmp'));
  const marker = markerOf(path);
  return {
    path,
    marker,
    async remove() {
      await killStragglers(marker);
      await removeFolder(path);
    },
  };
}

/** Whether a path is that of a run's folder whose process is gone. False for what is no run's folder. */
export async function isStaleRun(path: string): Promise<boolean> {
  const pid = NAME.exec(basename(path))?.[1];
  if (pid === undefined) return false;
  const stat = await lstat(path).catch(() => null);
  if (stat === null) return !isAlive(Number(pid));
  // Whoever else can write to the same temporary folder may give a folder of theirs any name.
  if (!stat.isDirectory() || (process.getuid !== undefined && stat.uid !== process.getuid())) return false;
  const owner = await readOwner(path);
  if (owner === null) return !isAlive(Number(pid)) && Date.now() - stat.mtimeMs > SETTLING_MS;
  const self = await describeSelf();
  // A process of another machine or container cannot be looked up here.
  if (owner.host !== self.host || owner.namespace !== self.namespace) return false;
  return owner.pid !== process.pid && !(isAlive(owner.pid) && (await startOf(owner.pid)) === owner.start);
}

/** Removes what killed runs left in `base`, and ends their programs. Answers with the folders. */
export async function removeStaleRuns(base: string): Promise<readonly string[]> {
  const names = await readdir(base).catch(() => []);
  const removed: string[] = [];
  for (const name of names.filter((each) => NAME.test(each))) {
    const path = join(base, name);
    if (!(await isStaleRun(path))) continue;
    await killStragglers(markerOf(path));
    await removeFolder(path);
    removed.push(path);
  }
  return removed;
}

/** Removes a folder also where tests took away the right to look into a part of it. What resists even that stays. */
export async function removeFolder(path: string): Promise<void> {
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3 });
  try {
    await remove();
  } catch {
    await openFolders(path);
    await remove().catch(() => {});
  }
}

async function openFolders(path: string): Promise<void> {
  await chmod(path, 0o700).catch(() => {});
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await openFolders(join(path, entry.name));
}

function markerOf(path: string): string {
  return `${MARKER_NAME}=${basename(path)}`;
}

interface Owner {
  readonly pid: number;
  /** When the process started, in the kernel's own unit; empty where it does not say. */
  readonly start: string;
  readonly host: string;
  /** Ids of processes mean something only within it. */
  readonly namespace: string;
}

async function describeSelf(): Promise<Owner> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return { pid: process.pid, start: await startOf(process.pid), host: hostname(), namespace };
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(join(path, OWNER_FILE), 'utf8'));
    return isOwner(owner) ? owner : null;
  } catch {
    return null;
  }
}

function isOwner(value: unknown): value is Owner {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, start, host, namespace } = value as Partial<Record<keyof Owner, unknown>>;
  return Number.isInteger(pid) && [start, host, namespace].every((text) => typeof text === 'string');
}

/** Tells a process from a later one of the same id. Field 22 of stat, behind a name that may hold anything. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: there is one, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
