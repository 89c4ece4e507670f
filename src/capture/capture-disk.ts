import { lstat, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const POLL_MS = 1_000;
/** Walks a folder also when the disk as a whole shows no change: others may have freed as much as was written. */
const POLLS_PER_WALK = 30;
/** `lstat` counts blocks in this unit whatever the disk's own is. */
const BLOCK_BYTES = 512;

/**
 * Watches how much a folder holds, and calls `onFull` once when it is more than `maxBytes`. A walk of a large target folder
 * takes a while, so it is done when the disk's free space has shrunk by about as much. Returns how to stop watching.
 */
export function watchDisk(folder: string, maxBytes: number, onFull: () => void): () => void {
  const stopped = new AbortController();
  void watch(folder, maxBytes, stopped.signal).then((isFull) => {
    if (isFull) onFull();
  });
  return () => stopped.abort();
}

async function watch(folder: string, maxBytes: number, stopped: AbortSignal): Promise<boolean> {
  const freeAtFirst = await freeBytes(folder);
  for (let poll = 1; !stopped.aborted; poll += 1) {
    await pause(stopped);
    if (stopped.aborted) return false;
    const shrunk = freeAtFirst - (await freeBytes(folder)) > maxBytes * 0.9;
    if ((shrunk || poll % POLLS_PER_WALK === 0) && (await folderBytes(folder)) > maxBytes)
      return !stopped.aborted;
  }
  return false;
}

/** What a folder's files take on disk. Files that come and go meanwhile may be counted or not. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await folderBytes(path);
    else bytes += ((await lstat(path).catch(() => null))?.blocks ?? 0) * BLOCK_BYTES;
  }
  return bytes;
}

async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? 0 : disk.bavail * disk.bsize;
}

function pause(stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, POLL_MS);
    function done(): void {
      clearTimeout(timer);
      stopped.removeEventListener('abort', done);
      resolve();
    }
    stopped.addEventListener('abort', done);
  });
}
