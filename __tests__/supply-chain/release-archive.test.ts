import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filesBelow, ROOT, readJson } from './packages.js';

const { version } = readJson('package.json') as { version: string };
const NAME = `plan-gate-${version}.tgz`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What `scripts/release-archive.mjs` makes for somebody whose files have those rights and that time. */
function release(zone: string, rights: { readonly run: number; readonly read: number }, time: Date): string {
  const place = path.join(folder, zone);
  mkdirSync(place);
  for (const part of ['dist', 'LICENSE', 'package.json', 'scripts'])
    cpSync(path.join(ROOT, part), path.join(place, part), { recursive: true });
  for (const file of ['LICENSE', ...filesBelow('dist').map((each) => `dist/${each}`)]) {
    const copy = path.join(place, file);
    chmodSync(copy, file === 'dist/cli/index.js' ? rights.run : rights.read);
    utimesSync(copy, time, time);
    chmodSync(path.dirname(copy), rights.run);
  }
  const env = { PATH: process.env.PATH, TZ: zone };
  execFileSync(process.execPath, ['scripts/release-archive.mjs'], { cwd: place, env });
  return path.join(place, 'build/release');
}

describe('the assets of a release', () => {
  it('are the same whoever makes them, and hold the command line with its licences', () => {
    const one = release('UTC', { run: 0o755, read: 0o644 }, new Date('2026-11-30T00:00:00Z'));
    const other = release('Japan', { run: 0o700, read: 0o600 }, new Date('2001-02-03T04:05:06Z'));
    const bytes = readFileSync(path.join(one, NAME));
    expect(readFileSync(path.join(other, NAME)).equals(bytes)).toBe(true);
    expect(readFileSync(path.join(one, 'SHA256SUMS'), 'utf8')).toBe(
      `${createHash('sha256').update(bytes).digest('hex')}  ${NAME}\n`,
    );

    const listing = execFileSync('tar', ['--numeric-owner', '-tvzf', path.join(one, NAME)], {
      encoding: 'utf8',
    });
    const names = listing.split('\n').flatMap((line) => /plan-gate\/.*[^/]$/.exec(line)?.[0] ?? []);
    const expected = filesBelow('dist/cli').map((file) => `plan-gate/${file}`);
    expect([...names].sort()).toEqual([...expected, 'plan-gate/LICENSE'].sort());
    expect(listing).toMatch(/^-rwxr-xr-x 0\/0 .* plan-gate\/index\.js$/m);
    const lines = listing.split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => !/^(?:drwxr-xr-x|-rwxr-xr-x|-rw-r--r--) 0\/0 /.test(line))).toEqual([]);
  });

  it('run where they are unpacked', () => {
    const place = path.join(folder, 'unpacked');
    mkdirSync(place);
    execFileSync('tar', ['-xzf', path.join(folder, 'UTC/build/release', NAME), '-C', place]);
    const shown = execFileSync(process.execPath, ['plan-gate/index.js', 'demo'], {
      cwd: place,
      encoding: 'utf8',
    });
    expect(shown).toContain('plan-gate');
  });
});
