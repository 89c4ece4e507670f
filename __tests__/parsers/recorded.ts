import { readFileSync } from 'node:fs';
import { sourceNames } from '../../src/parsers/source-path.js';

/** What a tool printed, as `__tests__/fixtures/cargo/record.sh` recorded it. */
export function recorded(name: string): Buffer {
  return readFileSync(new URL(`../fixtures/cargo/recorded/${name}`, import.meta.url));
}

/** Where the recorded output says that things are. */
export const RECORDED_ROOTS = {
  workspaceRoot: '/w/repo',
  repositoryRoot: '/w/repo',
  targetFolders: ['/w/target'],
};

export function recordedNames() {
  return sourceNames(RECORDED_ROOTS);
}

/** Cuts bytes at the given offsets, taken modulo their number: a tool's output as a pipe may bring it. */
export function cutAt(bytes: Uint8Array, offsets: readonly number[]): Uint8Array[] {
  const cuts = offsets.map((offset) => offset % (bytes.length + 1)).sort((a, b) => a - b);
  return [0, ...cuts].map((start, i) => bytes.subarray(start, cuts[i] ?? bytes.length));
}
