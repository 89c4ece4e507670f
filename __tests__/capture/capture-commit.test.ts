import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { captureCommit } from '../../src/capture/capture-commit.js';
import { DEFAULT_LIMITS } from '../../src/capture/capture-request.js';
import { openClone } from '../../src/capture/git.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import {
  CAPTURE_TIMEOUT_MS,
  capture,
  crate,
  describeWithCargo,
  evidenceOf,
  repositoryOf,
  temporaryFolder,
} from './cargo-fixture.js';

const PASSES = '#[cfg(test)]\nmod tests {\n    #[test]\n    fn passes() {}\n}\n';

describeWithCargo('a baseline, with real cargo', () => {
  it(
    'is captured in a worktree, and is the same as where it is checked out',
    async () => {
      const repository = repositoryOf(
        crate('c', { 'src/lib.rs': `pub fn f() -> u32 {\n    return 1;\n}\n\n${PASSES}` }),
      );
      const commit = repository.resolve('main');
      const here = evidenceOf(await capture(repository));
      repository.commit({ 'src/lib.rs': 'this does not compile' });
      repository.checkout('main');
      const base = temporaryFolder('baseline');
      const there = evidenceOf(await baselineOf(repository.dir, commit, base.path));
      expect(there.problems).toEqual([]);
      expect(there.commit_oid).toBe(commit);
      expect(hashSnapshot(there)).toEqual(hashSnapshot(here));
      expect(readdirSync(base.path)).toEqual([]);
      base.remove();
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'says that submodules are missing where that may be why it failed',
    async () => {
      const repository = repositoryOf({
        ...crate('c', {
          'Cargo.toml': '[package]\nname = "c"\nversion = "0.1.0"\n[dependencies]\nsub = { path = "sub" }\n',
        }),
        'src/lib.rs': '',
        sub: { submodule: '0123456789'.repeat(4) },
      });
      const base = temporaryFolder('baseline');
      const captured = await baselineOf(repository.dir, repository.resolve('main'), base.path);
      expect(JSON.stringify(captured)).toContain('The repository has submodules');
      base.remove();
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );
});

describeWithCargo('a capture that is killed, with real cargo', () => {
  it(
    'leaves no worktree, folder, process or file that claims to be whole, once the next has run',
    async () => {
      const base = temporaryFolder('killed');
      const mark = join(base.path, 'pid');
      const lib = `#[cfg(test)]\n#[test]\nfn sleeps() {\n    let mark = std::path::Path::new(${JSON.stringify(mark)});\n    if mark.exists() { return; }\n    std::fs::write(mark, std::process::id().to_string()).unwrap();\n    std::thread::sleep(std::time::Duration::from_secs(600));\n}\n`;
      const repository = repositoryOf(crate('c', { 'src/lib.rs': lib }));
      const commit = repository.resolve('main');
      const folder = join(base.path, 'tmp');
      const file = join(base.path, 'evidence.json');
      mkdirSync(folder);
      writeFileSync(file, '{"complete":true}');
      const child = startCapture({ repository: repository.dir, commit, folder, file });
      await exists(mark);
      await delay(100);
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
      const sleeper = readFileSync(mark, 'utf8');
      expect(existsSync(file)).toBe(false);
      expect(readdirSync(folder)).toHaveLength(2);
      expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(2);
      expect(isRunning(sleeper)).toBe(true);

      const next = evidenceOf(await baselineOf(repository.dir, commit, folder));
      expect(next).toMatchObject({ complete: true });
      expect(readdirSync(folder)).toEqual([]);
      expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
      expect(isRunning(sleeper)).toBe(false);
      base.remove();
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );
});

async function exists(path: string): Promise<void> {
  while (!existsSync(path)) await delay(20);
}

async function baselineOf(directory: string, commit: string, base: string) {
  const clone = await openClone(directory);
  if (clone.state === 'missing') throw new Error(clone.reason);
  return captureCommit({
    clone: clone.value,
    commit,
    temporaryFolder: base,
    workspace: '',
    ref: 'main@fork',
    cargoArgs: [],
    extraEnvironment: [],
    environment: process.env,
    limits: DEFAULT_LIMITS,
  });
}

/** A process of its own that captures a baseline, as the command line does. */
function startCapture(place: {
  repository: string;
  commit: string;
  folder: string;
  file: string;
}): ChildProcess {
  const source = (name: string) =>
    JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../src/capture', name)).href);
  const script = `
    const { openClone } = await import(${source('git.ts')});
    const { captureCommit } = await import(${source('capture-commit.ts')});
    const { reserveFile } = await import(${source('capture-file.ts')});
    const { DEFAULT_LIMITS } = await import(${source('capture-request.ts')});
    const { repository, commit, folder, file } = ${JSON.stringify(place)};
    const place = await reserveFile(file);
    const clone = await openClone(repository);
    const captured = await captureCommit({ clone: clone.value, commit, temporaryFolder: folder, workspace: '', ref: '', cargoArgs: [], extraEnvironment: [], environment: process.env, limits: DEFAULT_LIMITS });
    await place.value.write(JSON.stringify(captured));
  `;
  const loader = pathToFileURL(join(import.meta.dirname, 'typescript-loader.mjs')).href;
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawn(process.execPath, ['--import', loader, '--input-type=module', '--eval', script], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Zombies do not run. */
function isRunning(pid: string): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
