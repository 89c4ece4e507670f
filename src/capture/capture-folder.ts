import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describeSelf, hasEnded, isAlive, readOwner } from './folder-owner.js';
import { removeOnExit } from './leftovers.js';
import { killStragglers, killStragglersNow, sleepNow } from './process-tree.js';

/** A temporary folder of one run. Everything that the run makes lies in it, so that removing it removes all. */
export interface RunFolder {
  /** Absolute, without symlinks. */
  readonly path: string;
  /** The entry `PLAN_GATE_RUN=…` in the environment of every program of the run, which finds those that outlive it. */
  readonly marker: string;
  /** Ends what is left of the run's programs, and removes the folder. A process that ends before does the same. */
  readonly remove: () => Promise<void>;
}

/** `run` for a capture or a worktree, `index` for a git index that one question needs. */
export type FolderUse = 'run' | 'index';

const MARKER_NAME = 'PLAN_GATE_RUN';
/** The name tells the process that made it, so that the next run knows a folder that nobody will remove. */
const NAME = /^plan-gate-(?:run|index)-([0-9]{1,10})-[A-Za-z0-9]{6}$/;
const OWNER_FILE = 'owner.json';
/** A folder without an owner file is this long taken for one that another machine or container is making: it gets it at once. */
const SETTLING_MS = 1_000;

/** Makes a run's folder in `base`, at once: a signal finds it whole or not at all. Throws when the system does not let it. */
export function createRunFolder(base: string, use: FolderUse = 'run'): RunFolder {
  const path = realpathSync(mkdtempSync(join(base, `plan-gate-${use}-${process.pid}-`)));
  const marker = markerOf(path);
  const forget = removeOnExit(() => {
    killStragglersNow(marker);
    removeFolderNow(path);
  });
  writeFileSync(join(path, OWNER_FILE), JSON.stringify(describeSelf()));
  // Tests make sockets below TMPDIR, and a socket's path has room for some hundred bytes: short names.
  if (use === 'run') mkdirSync(join(path, 'tmp'));
  return {
    path,
    marker,
    async remove() {
      if (use === 'run') await killStragglers(marker);
      await removeFolder(path);
      forget();
    },
  };
}

/** Whether a name is one of a run's folders. */
export function isRunName(name: string): boolean {
  return NAME.test(name);
}

/** Whether a path is that of a run's folder whose process is gone. False for what is no run's folder. */
export function isStaleRun(path: string): boolean {
  const pid = NAME.exec(basename(path))?.[1];
  if (pid === undefined) return false;
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return !isAlive(Number(pid));
  // Whoever else can write to the same temporary folder may give a folder of theirs any name.
  if (!stat.isDirectory() || (process.getuid !== undefined && stat.uid !== process.getuid())) return false;
  const owner = readOwner(join(path, OWNER_FILE));
  if (owner === null) return !isAlive(Number(pid)) && Date.now() - stat.mtimeMs > SETTLING_MS;
  return hasEnded(owner);
}

/** Removes what killed runs left in `base`, and ends their programs. Answers with the folders. */
export async function removeStaleRuns(base: string): Promise<readonly string[]> {
  const names = await readdir(base).catch(() => []);
  const removed: string[] = [];
  for (const name of names.filter(isRunName)) {
    const path = join(base, name);
    if (!isStaleRun(path)) continue;
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

/** Programs that were killed a moment ago may still write. */
const TRIES = 20;
const RETRY_MS = 50;

function removeFolderNow(path: string): void {
  for (let tries = 1; existsSync(path) && tries <= TRIES; tries += 1) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      openFoldersNow(path);
      sleepNow(RETRY_MS);
    }
  }
}

function openFoldersNow(path: string): void {
  try {
    chmodSync(path, 0o700);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) openFoldersNow(join(path, entry.name));
    }
  } catch {
    // Gone meanwhile, or another user's.
  }
}

function markerOf(path: string): string {
  return `${MARKER_NAME}=${basename(path)}`;
}
