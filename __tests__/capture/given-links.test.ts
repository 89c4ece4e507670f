import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readEvidenceFiles } from '../../src/capture/given-evidence.js';
import { readGivenFile } from '../../src/capture/given-file.js';
import { isOpenAt } from '../../src/capture/given-place.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'plan-gate-links-'));
  for (const name of ['temp', 'workspace', 'outside']) mkdirSync(at(name));
  writeFileSync(at('outside/e.json'), 'outside');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const environment = () => ({ RUNNER_TEMP: at('temp'), GITHUB_WORKSPACE: at('workspace') });
const BEHIND = 'is reached through a folder that is a symlink, which could lead anywhere.';

/** Content or reason of every file that a path stands for, as evidence and (for one file) as a baseline. */
async function read(path: string, env: Readonly<Record<string, string>> = environment()) {
  const [labelled] = await readEvidenceFiles([{ label: null, path }], undefined, env);
  return (labelled?.files ?? []).map(({ content }) =>
    'reason' in content ? content.reason.replaceAll(folder, '') : Buffer.from(content).toString(),
  );
}

async function baseline(path: string) {
  const given = await readGivenFile(path, 'baseline', 99, environment());
  return given !== null && 'reason' in given ? given.reason : Buffer.from(given ?? []).toString();
}

describe('a link in a folder on the way', () => {
  it.each(['temp', 'workspace'])('is not followed below the folder of jobs %s', async (root) => {
    mkdirSync(at(`${root}/artifact`));
    symlinkSync(at('outside'), at(`${root}/artifact/shards`));
    for (const path of [`${root}/artifact/shards/e.json`, `${root}/artifact/shards/./e.json`]) {
      expect(await read(at(path))).toEqual([expect.stringContaining(BEHIND)]);
      expect(await baseline(at(path))).toContain(BEHIND);
    }
    mkdirSync(at('outside/deeper'));
    writeFileSync(at('outside/deeper/e.json'), 'outside');
    expect(await read(at(`${root}/artifact/shards/deeper`))).toEqual([expect.stringContaining(BEHIND)]);
  });

  it('is not followed even where it leads to another folder of jobs, or nowhere else', async () => {
    mkdirSync(at('temp/a'));
    writeFileSync(at('temp/a/e.json'), 'inside');
    symlinkSync('a', at('temp/b'));
    symlinkSync(at('temp/a'), at('workspace/c'));
    expect(await read(at('temp/b/e.json'))).toEqual([expect.stringContaining(BEHIND)]);
    expect(await read(at('workspace/c/e.json'))).toEqual([expect.stringContaining(BEHIND)]);
    expect(await read(at('temp/a/e.json'))).toEqual(['inside']);
  });

  it('is not followed where a path of another name comes below a folder of jobs', async () => {
    mkdirSync(at('temp/artifact'));
    symlinkSync(at('outside'), at('temp/artifact/shards'));
    symlinkSync(at('temp/artifact'), at('alias'));
    expect(await read(at('alias/shards/e.json'))).toEqual([expect.stringContaining(BEHIND)]);
  });

  it('is whose business it is who wrote the path, elsewhere', async () => {
    symlinkSync(at('outside'), at('current'));
    expect(await read(at('current/e.json'))).toEqual(['outside']);
    expect(await read(at('current'), {})).toEqual([expect.stringContaining('is a symlink')]);
    expect(await baseline(at('current/e.json'))).toBe('outside');
    mkdirSync(at('temp/artifact'));
    symlinkSync(at('outside'), at('temp/artifact/shards'));
    // No workflow, so nobody else's files.
    expect(await read(at('temp/artifact/shards/e.json'), {})).toEqual(['outside']);
  });

  it('may lead to the folder of jobs itself, as on macOS, where /tmp is one', async () => {
    mkdirSync(at('temp/artifact'));
    writeFileSync(at('temp/artifact/e.json'), 'inside');
    symlinkSync(at('outside'), at('temp/artifact/shards'));
    symlinkSync(folder, at('private'));
    const aliased = { RUNNER_TEMP: at('private/temp') };
    for (const way of ['private/temp', 'temp']) {
      expect(await read(at(`${way}/artifact/e.json`), aliased)).toEqual(['inside']);
      expect(await read(at(`${way}/artifact`), aliased)).toEqual(['inside']);
      expect(await read(at(`${way}/artifact/shards/e.json`), aliased)).toEqual([
        expect.stringContaining(BEHIND),
      ]);
    }
  });

  it('leads nowhere where it is in a circle or its end is not there', async () => {
    symlinkSync(at('temp/loop'), at('temp/loop'));
    symlinkSync(at('nowhere'), at('temp/gone'));
    expect(await read(at('temp/loop/e.json'))).toEqual([
      expect.stringContaining('its symlinks lead in a circle'),
    ]);
    expect(await read(at('temp/gone/e.json'))).toEqual([expect.stringContaining('there is no such file')]);
    expect(await read(at('nowhere/e.json'))).toEqual([expect.stringContaining('there is no such file')]);
  });
});

describe('what was opened', () => {
  it('is held to its place, whatever lies there by then', async () => {
    writeFileSync(at('temp/e.json'), 'inside');
    symlinkSync(at('outside'), at('temp/link'));
    const through = await open(at('temp/link/e.json'));
    try {
      expect(await isOpenAt(through, at('outside/e.json'))).toBe(true);
      expect(await isOpenAt(through, at('temp/e.json'))).toBe(false);
      expect(await isOpenAt(through, at('temp/link/e.json'))).toBe(false);
      rmSync(at('temp/link'));
      mkdirSync(at('temp/link'));
      writeFileSync(at('temp/link/e.json'), 'inside');
      expect(await isOpenAt(through, at('temp/link/e.json'))).toBe(false);
    } finally {
      await through.close();
    }
  });

  // Elsewhere the system does not say what was opened, so that only a swap that is over by then is seen for sure.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('is never another file, however fast a folder is swapped for a link', async () => {
    mkdirSync(at('temp/shards'));
    writeFileSync(at('temp/shards/e.json'), 'inside');
    symlinkSync(at('outside'), at('temp/link'));
    const swap = `const { renameSync: r } = require('node:fs');
      process.stdout.write('going');
      for (;;) { r('shards', 'kept'); r('link', 'shards'); r('shards', 'link'); r('kept', 'shards'); }`;
    const swapping = spawn(process.execPath, ['-e', swap], { cwd: at('temp'), stdio: 'pipe' });
    const seen = new Set<string>();
    try {
      await once(swapping.stdout, 'data');
      for (let i = 0; i < 400; i += 1) {
        const [folderRead = ''] = await read(at('temp/shards'));
        const [fileRead = ''] = await read(at('temp/shards/e.json'));
        for (const text of [folderRead, fileRead]) seen.add(text.startsWith('The ') ? 'refused' : text);
      }
    } finally {
      swapping.kill('SIGKILL');
    }
    expect([...seen].filter((each) => each !== 'refused' && each !== 'inside')).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });
});

it('reads a file that has another name too, and one that took the place of another', async () => {
  writeFileSync(at('temp/a.json'), 'first');
  linkSync(at('temp/a.json'), at('temp/b.json'));
  expect(await read(at('temp/b.json'))).toEqual(['first']);
  writeFileSync(at('temp/c.json'), 'second');
  renameSync(at('temp/c.json'), at('temp/a.json'));
  expect(await read(at('temp/a.json'))).toEqual(['second']);
});
