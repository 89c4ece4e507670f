import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type EvidenceCaps, readEvidenceFiles } from '../../src/capture/given-evidence.js';
import { readGivenFile } from '../../src/capture/given-file.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-gate-given-'));
  mkdirSync(join(folder, 'shards'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const put = (name: string, text = name) => writeFileSync(at(name), text);

/** Each file as its name and its text, or why it can't be had; paths are named from the folder. */
async function read(paths: readonly string[], caps?: EvidenceCaps): Promise<readonly string[]> {
  const entries = paths.map((path) => ({ label: null, path: at(path) }));
  const [labelled, ...others] = await readEvidenceFiles(entries, caps);
  expect(others).toEqual([]);
  return (labelled?.files ?? []).map(({ name, content }) =>
    'reason' in content
      ? `${name}: ${content.reason.replaceAll(folder, '')}`
      : `${name} = ${Buffer.from(content).toString()}`,
  );
}

describe('the files that input `evidence` names', () => {
  it('are read in the order of a folder’s names, and nothing else in it is', async () => {
    for (const name of ['shards/b.json', 'shards/a.json', 'shards/readme.txt', 'one.json']) put(name);
    mkdirSync(at('shards/deeper'));
    put('shards/deeper/c.json');
    expect(await read(['one.json', 'shards'])).toEqual([
      'one.json = one.json',
      'a.json = shards/a.json',
      'b.json = shards/b.json',
    ]);
  });

  it('are of the label that they are named for', async () => {
    put('one.json');
    put('shards/a.json');
    const entries = [
      { label: 'macos', path: at('one.json') },
      { label: 'linux', path: at('shards') },
    ];
    const labelled = await readEvidenceFiles(entries);
    expect(labelled.map(({ label, files }) => [label, files.map(({ name }) => name)])).toEqual([
      ['linux', ['a.json']],
      ['macos', ['one.json']],
    ]);
  });

  it('are told to be missing by name, one by one', async () => {
    put('shards/a.txt');
    expect(await read(['none.json', 'shards'])).toEqual([
      expect.stringMatching(
        /^none\.json: The evidence file `\/none\.json` could not be read: there is no such file\. /,
      ),
      expect.stringMatching(
        /^shards: The evidence file `\/shards` is a folder that holds no file whose name ends in \.json\. /,
      ),
    ]);
  });
});

describe('hostile files', () => {
  it('are not read through a symlink, in a folder or named', async () => {
    put('secret.json');
    symlinkSync(at('secret.json'), at('shards/a.json'));
    symlinkSync(at('shards'), at('link'));
    const link = /is a symlink, which could lead anywhere/;
    for (const paths of [['shards'], ['shards/a.json'], ['link']])
      expect(await read(paths)).toEqual([expect.stringMatching(link)]);
    expect(await readGivenFile(at('shards/a.json'), 'baseline', 99)).toMatchObject({
      reason: expect.stringMatching(link),
    });
  });

  it('are no folder, pipe or device', async () => {
    mkdirSync(at('shards/a.json'));
    expect(spawnSync('mkfifo', [at('shards/b.json')]).status).toBe(0);
    expect(await read(['shards'])).toEqual([
      expect.stringContaining('`a.json` is a folder'),
      expect.stringContaining('`b.json` is no ordinary file'),
    ]);
    const [device] = await readEvidenceFiles([{ label: null, path: '/dev/zero' }]);
    expect(device?.files).toMatchObject([
      { content: { reason: expect.stringContaining('`/dev/zero` is no ordinary file') } },
    ]);
  });

  it('are not read beyond the size of one, nor of all', async () => {
    put('shards/a.json', '12345');
    put('shards/b.json', '12345');
    expect(await read(['shards'], { files: 9, bytes: 9 })).toEqual([
      'a.json = 12345',
      expect.stringContaining('`b.json` has 5 bytes, more than 4, of 9 that are read in all'),
    ]);
    truncateSync(at('shards/a.json'), 96 * 1024 * 1024 + 1);
    expect(await read(['shards/a.json'])).toEqual([
      expect.stringContaining('has 100663297 bytes, more than 100663296.'),
    ]);
  });

  it('are no more than can be looked at', async () => {
    for (const name of ['a', 'b', 'c']) put(`shards/${name}.json`);
    expect(await read(['shards'], { files: 2, bytes: 99 })).toEqual([
      expect.stringContaining('is a folder of 3 files; at most 2 are read in all'),
    ]);
    expect(await read(['shards/a.json', 'shards/b.json', 'shards/c.json'], { files: 2, bytes: 99 })).toEqual([
      'a.json = shards/a.json',
      'b.json = shards/b.json',
      expect.stringContaining('is one too many: at most 2 files are read'),
    ]);
  });

  it('have names that a message shows and no log obeys', async () => {
    symlinkSync('/etc/passwd', at('shards/a\n::error::b.json'));
    expect(await read(['shards'])).toEqual([
      expect.stringContaining('The evidence file `a\\u000A::error::b.json` is a symlink'),
    ]);
  });
});
