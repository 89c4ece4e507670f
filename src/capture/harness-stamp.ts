import { lstat } from 'node:fs/promises';
import type { EvidenceProblem } from '../evidence/evidence.js';
import type { Harness } from './harness.js';

/** Tells test binaries that were written to, or replaced, since they were built. */
export interface Stamps {
  readonly check: (harness: Harness) => Promise<readonly EvidenceProblem[]>;
}

/**
 * Remembers how each test binary lies on the disk before the first of them runs. Every test runs as the user who owns the
 * others' binaries; the time of the last change of a file is the one thing about it that its owner cannot set.
 */
export async function stampHarnesses(harnesses: readonly Harness[]): Promise<Stamps> {
  const stamps = new Map<string, string>();
  for (const { executable } of harnesses) stamps.set(executable, await stampOf(executable));
  return {
    async check({ label, executable }) {
      const stamp = await stampOf(executable);
      if (stamp !== '' && stamp === stamps.get(executable)) return [];
      const message = `The test binary of ${label} was changed after it was built, by a test that ran before it.`;
      return [{ code: 'tests-binary-changed', message }];
    },
  };
}

/** Empty when the file is gone. */
async function stampOf(path: string): Promise<string> {
  const stat = await lstat(path, { bigint: true }).catch(() => null);
  return stat === null ? '' : [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ');
}
