import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from './packages.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-folders-'));
  for (const side of ['a', 'b']) {
    mkdirSync(path.join(folder, side, 'cli'), { recursive: true });
    writeFileSync(path.join(folder, side, 'index.js'), 'one\ntwo\nthree\n');
    writeFileSync(path.join(folder, side, 'cli', 'index.js'), Buffer.from([0xff, 0x00, 0x0a, 0x80]));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const compare = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'scripts/reproduce.mjs'), '--compare', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

describe('reproduce --compare', () => {
  it('exits 0 where every byte is the same, whatever the times and the rights of others', () => {
    chmodSync(path.join(folder, 'b/index.js'), 0o600);
    expect(compare('a', 'b')).toMatchObject({ status: 0, stdout: 'same: a and b\n' });
  });

  it('exits 1 and says file, byte, line and column', () => {
    writeFileSync(path.join(folder, 'b/index.js'), 'one\ntwO\nthree\n');
    const { status, stdout } = compare('a', 'b');
    expect(status).toBe(1);
    expect(stdout).toContain(
      'index.js differs from byte 6, line 2, column 3: "o\\nthree\\n" became "O\\nthree\\n"',
    );
  });

  it('sees bytes that are no text, and one more at the end', () => {
    writeFileSync(path.join(folder, 'b/cli/index.js'), Buffer.from([0xff, 0x00, 0x0a, 0x81]));
    writeFileSync(path.join(folder, 'b/index.js'), 'one\ntwo\nthree\n\n');
    const { status, stdout } = compare('a', 'b');
    expect(status).toBe(1);
    expect(stdout).toContain('cli/index.js differs from byte 3, line 2, column 1');
    expect(stdout).toContain('index.js differs from byte 14, line 4, column 1: "" became "\\n"');
  });

  it('names files that only one of the two has', () => {
    writeFileSync(path.join(folder, 'a/1.index.js'), '');
    writeFileSync(path.join(folder, 'b/2.index.js'), '');
    const { status, stdout } = compare('a', 'b');
    expect(status).toBe(1);
    expect(stdout).toContain('1.index.js is missing in b');
    expect(stdout).toContain('2.index.js is missing in a');
  });

  it('tells a file from a link to the same bytes, and one that can be run from one that can’t', () => {
    rmSync(path.join(folder, 'b/cli/index.js'));
    symlinkSync('../../a/cli/index.js', path.join(folder, 'b/cli/index.js'));
    chmodSync(path.join(folder, 'b/index.js'), 0o755);
    const { status, stdout } = compare('a', 'b');
    expect(status).toBe(1);
    expect(stdout).toContain('cli/index.js is a file in a and a link in b');
    expect(stdout).toContain('index.js is a file in a and a file that can be run in b');
  });

  it('exits 2 where a folder is missing or not named', () => {
    expect(compare('a', 'c')).toMatchObject({ status: 2, stderr: expect.stringContaining('ENOENT') });
    expect(compare('a')).toMatchObject({
      status: 2,
      stderr: 'reproduce: Two folders go with --compare, and none without.\n',
    });
  });
});
