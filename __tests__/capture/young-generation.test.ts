import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const LOADER = join(import.meta.dirname, 'typescript-loader.mjs');

/** The megabytes that a process has for what is new, after it has made much that stays. */
function megabytesForNew(before: string): number {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8';
    ${before}
    const kept = Array.from({ length: 1_000_000 }, (_, at) => ({ at, text: 'text ' + at }));
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    console.log(kept.length > 0 && space.physical_space_size / 1e6);`;
  const args = ['--import', LOADER, '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(import.meta.dirname, '..', '..'),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return Number(stdout);
}

it('what is new takes a few megabytes, where it would take tens', () => {
  const small = megabytesForNew(
    "(await import('./src/capture/young-generation.ts')).keepYoungGenerationSmall();",
  );
  expect(small).toBeLessThan(12);
  expect(megabytesForNew('')).toBeGreaterThan(2 * small);
});

/** The most megabytes of heap that a process took, while it made and dropped much beside something that stays. */
function heapTaken(before: string): number {
  const program = `
    ${before}
    const kept = Array.from({ length: 500_000 }, (_, at) => ({ at, text: 'text ' + at }));
    let most = 0;
    for (let round = 0; round < 12; round += 1) {
      const dropped = Array.from({ length: 200_000 }, (_, at) => [at, 'text ' + at + round]);
      most = Math.max(most, process.memoryUsage().heapTotal, dropped.length);
    }
    console.log(kept.length > 0 && most / 1e6);`;
  const args = ['--import', LOADER, '--input-type=module', '--eval', program];
  const cwd = join(import.meta.dirname, '..', '..');
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect(stderr).toBe('');
  return Number(stdout);
}

it('a heap that is kept small stays near what is in use', () => {
  const small = heapTaken("(await import('./src/capture/young-generation.ts')).keepHeapSmall();");
  expect(small).toBeGreaterThan(0);
  expect(heapTaken('')).toBeGreaterThan(1.2 * small);
});
