import { rmSync } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvidenceProblem } from '../evidence/evidence.js';
import { nameChanges } from './capture-place.js';
import type { Clone } from './git.js';
import { removeOnExit } from './leftovers.js';

const LOCK_FILE = 'Cargo.lock';

/** What the work tree must be again when everything has run. */
export interface WorkTreeWatch {
  /** Why it is not what it was; empty when it is. */
  readonly prove: () => Promise<readonly EvidenceProblem[]>;
  /** Removes what cargo itself added: a lock file, where the commit has none. A process that ends before does the same. */
  readonly tidy: () => Promise<void>;
}

/** Call it before anything runs that could write. `workspaceFolder` is the Cargo workspace's folder in the repository. */
export async function watchWorkTree(
  clone: Clone,
  repository: string,
  workspaceFolder: string,
  commit: string,
): Promise<WorkTreeWatch> {
  const lockPath = workspaceFolder === '' ? LOCK_FILE : `${workspaceFolder}/${LOCK_FILE}`;
  const lockFile = join(repository, lockPath);
  const hadLock = await lstat(lockFile).then(
    () => true,
    () => false,
  );
  const forget = removeOnExit(() => {
    if (!hadLock) rmSync(lockFile, { force: true });
  });
  const isCargos = (path: string) => !hadLock && path === lockPath;
  return {
    async prove() {
      const status = await clone.statusIsClean();
      if (status.state === 'missing') return [{ code: 'work-tree-changed', message: status.reason }];
      if (status.value.commit !== commit) {
        const message = `While the code ran, another commit was checked out: ${status.value.commit}.`;
        return [{ code: 'work-tree-changed', message }];
      }
      const { changed } = status.value;
      const untracked = status.value.untracked.filter((path) => !isCargos(path));
      if (changed.length + untracked.length === 0) return [];
      const message =
        `The work tree was changed while the code ran: ${nameChanges({ changed, untracked })}. ` +
        'A test or a build script wrote there, or cargo brought an outdated Cargo.lock up to date.';
      return [{ code: 'work-tree-changed', message }];
    },
    async tidy() {
      const status = hadLock ? null : await clone.statusIsClean();
      const isThere = status?.state === 'known' && status.value.untracked.some(isCargos);
      if (isThere) await rm(lockFile, { force: true });
      forget();
    },
  };
}
