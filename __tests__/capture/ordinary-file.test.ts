import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isContent } from '../../src/capture/git-lfs.js';
import { readOrdinaryFile, readOrdinaryFileNow, readOrdinaryStart } from '../../src/capture/ordinary-file.js';
import { readTreeFile } from '../../src/cli/read-input.js';

const TIB = 1024 ** 4;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'plan-gate-ordinary-'));
  writeFileSync(at('file'), 'content');
  writeFileSync(at('empty'), '');
  writeFileSync(at('huge'), '');
  truncateSync(at('huge'), TIB);
  mkdirSync(at('folder'));
  symlinkSync('file', at('link'));
  symlinkSync('/dev/zero', at('endless'));
  symlinkSync('circle', at('circle'));
  execFileSync('mkfifo', [at('pipe')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

type Read = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly why: string };
const told = (read: Read) => (read.ok ? Buffer.from(read.bytes).toString() : `it ${read.why}`);

const LINK = 'it is a symlink, which could lead anywhere';
const ODD: readonly (readonly [string, string])[] = [
  ['pipe', 'it is no ordinary file'],
  ['endless', LINK],
  ['link', LINK],
  ['circle', LINK],
  ['folder', 'it is a folder'],
  ['nothing', 'it could not be read: there is no such file'],
  ['file/below', 'it could not be read: a part of its path is a file'],
  ['\0', 'it could not be read: '],
];

describe('an ordinary file', () => {
  it('is read whole, and no further than it may be large', async () => {
    for (const read of [readOrdinaryFile, readOrdinaryStart, readOrdinaryFileNow]) {
      expect(told(await read(at('file'), 7))).toBe('content');
      expect(told(await read(at('empty'), 7))).toBe('');
      expect(told(await read(at('empty'), 0))).toBe('');
    }
    for (const read of [readOrdinaryFile, readOrdinaryFileNow]) {
      expect(told(await read(at('file'), 6))).toBe('it has 7 bytes, more than 6');
      expect(told(await read(at('huge'), 1e6))).toBe(`it has ${TIB} bytes, more than 1000000`);
    }
    expect(told(await readOrdinaryStart(at('file'), 4))).toBe('cont');
    expect(await readOrdinaryStart(at('huge'), 4)).toEqual({ ok: true, bytes: Buffer.alloc(4) });
  });

  it.each(ODD)('is not %j: %s', async (name, why) => {
    for (const read of [readOrdinaryFile, readOrdinaryStart, readOrdinaryFileNow])
      expect(told(await read(at(name), 1e6))).toContain(why);
  });

  it.each(ODD.slice(0, 4))('is not %j for the commands that look at a work tree', async (name, why) => {
    const read = await readTreeFile(at(name), 1e6);
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining(why.replace('it', 'It')) });
  });

  it('is left alone where it turns out to be another than was meant', async () => {
    const doubt = async () => 'is another file';
    expect(told(await readOrdinaryFile(at('file'), 7, doubt))).toBe('it is another file');
  });
});

describe('a file that is held against a Git LFS pointer', () => {
  const content = { oid: '0'.repeat(64), size: TIB };

  it('is read for as long as there is time, whatever size a pointer names', async () => {
    expect(await isContent(content, at('huge'), AbortSignal.timeout(100))).toBe(false);
  });

  it.each(['pipe', 'endless', 'link', 'folder', 'nothing'])('is not %s', async (name) => {
    expect(await isContent({ ...content, size: 0 }, at(name), AbortSignal.timeout(60_000))).toBe(false);
  });
});
