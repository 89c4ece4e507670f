import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';

/** What plan-gate may take, whatever the size: issue "Under fire". */
const LIMIT_MIB = 512;

/** What a run of Node gave, and the most memory that it had. */
export interface Peak<T> {
  readonly result: T;
  readonly mib: number;
}

/** Runs something that starts one process of Node with these variables, and asserts that it kept within the limit. */
export async function withinLimit<T>(
  what: string,
  start: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-peak-'));
  const file = path.join(folder, 'peak');
  try {
    const preload = path.join(import.meta.dirname, 'peak.cjs');
    const result = await start({ NODE_OPTIONS: `--require "${preload}"`, PEAK_FILE: file });
    const mib = Math.ceil(Number(readFileSync(file, 'utf8')) / 1024);
    tell(what, mib);
    expect([what, mib <= LIMIT_MIB ? 'within the limit' : `${mib} MiB`]).toEqual([what, 'within the limit']);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The figures of docs/sizes.md: in a line each, and where SIZES names a file, there too. */
function tell(what: string, mib: number): void {
  process.stderr.write(`size: ${what}: ${mib} MiB\n`);
  const file = process.env.SIZES ?? '';
  if (file !== '') appendFileSync(file, `${what}: ${mib} MiB\n`);
}
