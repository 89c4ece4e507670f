import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { captureBaseline } from '../../src/capture/capture-baseline.js';
import { reserveFile } from '../../src/capture/capture-file.js';
import { type CaptureProgress, DEFAULT_LIMITS } from '../../src/capture/capture-request.js';
import { findExecutable } from '../../src/capture/executable.js';
import { openClone } from '../../src/capture/git.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import { testString } from '../../src/evidence/snapshot.js';
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

describe('a capture that cannot begin says why', () => {
  it('without a Cargo workspace: what was looked for, and what to set', async () => {
    const repository = repositoryOf({ 'README.md': 'no code\n', 'docs/a.md': 'a\n' });
    for (const [workspace, where] of [
      ['', 'at the top of the repository'],
      ['docs', 'in `docs`'],
    ] as const) {
      const captured = await capture(repository, { workspace });
      expect(captured).toMatchObject({ state: 'missing', kind: 'incomplete-evidence' });
      expect(captured).toMatchObject({
        reason: expect.stringContaining(`There is no Cargo workspace ${where}`),
      });
      expect(captured).toMatchObject({ reason: expect.stringContaining('Set `working-directory`') });
    }
    repository.remove();
  });

  it('in a work tree that is not its commit', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    writeFileSync(join(repository.dir, 'src/lib.rs'), '');
    writeFileSync(join(repository.dir, 'new.rs'), '');
    expect(await capture(repository)).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining('src/lib.rs is changed, new.rs is not tracked'),
    });
    repository.remove();
  });

  it('at another commit than the one that is asked for', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    const commit = '0123456789'.repeat(4);
    expect(await capture(repository, { commit })).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining(`but evidence is needed for ${commit}`),
    });
    repository.remove();
  });

  it.each([
    ['out of the repository', '..', 'which is no folder of the repository'],
    ['through a symlink out of the repository', 'out', 'which is no folder of the repository'],
    ['nowhere', 'nowhere', 'which is no folder of the repository'],
  ])('where `working-directory` leads %s', async (_, workspace, reason) => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    symlinkSync('/', join(repository.dir, 'out'));
    expect(await capture(repository, { workspace })).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining(reason),
    });
    repository.remove();
  });

  it('with arguments that it does not take, or a variable that it must not hand on', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    for (const args of [
      ['--no-run'],
      ['--', '--skip', 'x'],
      ['-p', 'c'],
      ['--message-format=human'],
      ['+nightly'],
      ['--target-dir', '/x'],
      ['--features'],
    ]) {
      expect(await capture(repository, { cargoArgs: args })).toMatchObject({
        state: 'missing',
        reason: expect.stringContaining('`cargo-args` takes --features'),
      });
    }
    for (const name of [
      'GITHUB_TOKEN',
      'INPUT_X',
      'ACTIONS_RUNTIME_URL',
      'NPM_TOKEN',
      'CARGO_REGISTRIES_MY_TOKEN',
      'DB_PASSWORD',
    ]) {
      expect(await capture(repository, { extraEnvironment: [name] })).toMatchObject({
        state: 'missing',
        reason: expect.stringContaining(name),
      });
    }
    repository.remove();
  });

  it('without cargo', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    const empty = temporaryFolder('empty');
    const environment = { PATH: `relative:${empty.path}`, HOME: empty.path };
    expect(await capture(repository, { environment })).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining('No folder of PATH holds `cargo`'),
    });
    empty.remove();
    repository.remove();
  });

  it('where temporary folders would lie in the work tree, or nowhere', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    mkdirSync(join(repository.dir, 'target'));
    for (const folder of [join(repository.dir, 'target'), '/no/such/folder']) {
      expect(await capture(repository, { temporaryFolder: folder })).toMatchObject({
        state: 'missing',
        reason: expect.stringContaining(`Temporary folders cannot be made in ${folder}`),
      });
    }
    repository.remove();
  });
});

describeWithCargo('a capture, with real cargo', () => {
  it(
    'of a workspace in a folder: names relative to the workspace, places relative to the repository',
    async () => {
      const files = crate('c', {
        'src/lib.rs':
          'pub fn f() -> u32 {\n    return 1;\n}\n\n#[cfg(test)]\n#[test]\nfn fails() {\n    panic!("here");\n}\n',
      });
      const below = Object.entries(files).map(([path, file]) => [`rust/limiter/${path}`, file] as const);
      const repository = repositoryOf(Object.fromEntries(below));
      // Also from a folder of the workspace, as cargo looks upwards.
      const evidence = evidenceOf(await capture(repository, { workspace: 'rust/limiter/src' }));
      expect(evidence).toMatchObject({ complete: true, workspace: 'rust/limiter' });
      expect(evidence.snapshot.clippy.warnings).toMatchObject([{ file: 'src/lib.rs' }]);
      expect(evidence.warnings).toMatchObject([{ file: 'src/lib.rs', path: 'rust/limiter/src/lib.rs' }]);
      expect(evidence.failures).toMatchObject([
        { path: 'rust/limiter/src/lib.rs', line: 8, message: 'here' },
      ]);
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'with `cargo-args`: they go to all and are recorded; a target without its features is not expected',
    async () => {
      const manifest =
        '[package]\nname = "c"\nversion = "0.1.0"\nedition = "2021"\n[features]\nmore = []\n[[test]]\nname = "more"\nrequired-features = ["more"]\n';
      const lib = '#[cfg(feature = "more")]\npub fn more() -> u32 {\n    return 1;\n}\n';
      const repository = repositoryOf(
        crate('c', {
          'Cargo.toml': manifest,
          'src/lib.rs': lib,
          'tests/more.rs': '#[test]\nfn uses() {\n    c::more();\n}\n',
        }),
      );
      const plain = evidenceOf(await capture(repository));
      expect(plain).toMatchObject({ complete: true, cargo_args: [], not_run: [] });
      expect(plain.snapshot.tests.targets).toEqual(['c/doctest/c', 'c/lib/c']);
      const more = evidenceOf(await capture(repository, { cargoArgs: ['--features', 'more', '--locked'] }));
      expect(more).toMatchObject({ complete: true, cargo_args: ['--features', 'more', '--locked'] });
      expect(more.snapshot.tests.passed.map(testString)).toEqual(['c/test/more::uses']);
      expect(more.snapshot.clippy.warnings).toHaveLength(1);
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'leaves the work tree as it was where no lock file is committed, and says when cargo updates one that is',
    async () => {
      const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES, 'Cargo.lock': null }));
      expect(evidenceOf(await capture(repository)).problems).toEqual([]);
      expect(existsSync(join(repository.dir, 'Cargo.lock'))).toBe(false);
      repository.remove();
      const outdated = repositoryOf(crate('c', { 'src/lib.rs': PASSES, 'Cargo.lock': 'version = 4\n' }));
      const evidence = evidenceOf(await capture(outdated));
      expect(evidence).toMatchObject({ complete: false, problems: [{ code: 'work-tree-changed' }] });
      expect(evidence.problems[0]?.message).toContain('Cargo.lock is changed');
      outdated.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'runs failed tests again, alone, when it is asked to; evidence says what the first run said',
    async () => {
      const flaky =
        'let seen = std::env::temp_dir().join("seen"); let before = std::fs::read(&seen).unwrap_or_default().len(); std::fs::write(&seen, vec![0; before + 1]).unwrap();';
      const lib = `#[cfg(test)]\nmod tests {\n#[test] fn flaky() { ${flaky} assert!(before > 1); }\n#[test] fn broken() { panic!(); }\n#[test] #[should_panic] fn odd() { ${flaky.replaceAll('seen"', 'odd"')} assert!(before == 0); }\n#[test] fn left_out() { panic!(); }\n}\n`;
      const repository = repositoryOf(crate('c', { 'src/lib.rs': lib }));
      const retries = { times: 3, eligible: ({ name }: { name: string }) => name !== 'tests::left_out' };
      const captured = await capture(repository, { retries });
      if (captured.state === 'missing') throw new Error(captured.reason);
      expect(captured.value.evidence.snapshot.tests.failed).toHaveLength(4);
      expect(captured.value.retried.map(({ test, runs, passed }) => [test.name, runs, passed])).toEqual([
        ['tests::broken', 3, false],
        ['tests::flaky', 2, true],
        ['tests::odd', 1, true],
      ]);
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'tells its progress: steps, and target by target',
    async () => {
      const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
      const events: CaptureProgress[] = [];
      const checks = [{ desc: 'formatted', run: 'test -f src/lib.rs && cargo test --quiet >/dev/null' }];
      const evidence = evidenceOf(
        await capture(repository, { checks, progress: (event) => events.push(event) }),
      );
      expect(evidence.checks).toMatchObject([{ desc: 'formatted', exit_code: 0 }]);
      const told = events.filter(({ kind }) => kind !== 'started' && kind !== 'target-started');
      expect(
        told
          .map((event) => ('step' in event ? event.step : 'target' in event ? event.target : event.desc))
          .sort(),
      ).toEqual([
        'build-tests',
        'c/doctest/c',
        'c/lib/c',
        'clippy',
        'formatted',
        'metadata',
        'plan-runs',
        'work-tree',
        'work-tree-again',
      ]);
      expect(events).toContainEqual(
        expect.objectContaining({
          kind: 'target-finished',
          target: 'c/lib/c',
          index: 1,
          of: 2,
          ok: true,
          counts: { passed: 1, failed: 0, ignored: 0 },
          ms: expect.any(Number),
        }),
      );
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'without clippy installed is incomplete, and says how to install it',
    async () => {
      const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
      const bin = temporaryFolder('bin');
      const PATH = process.env.PATH ?? '';
      for (const name of ['cargo', 'rustc', 'cc'])
        symlinkSync((await findExecutable(name, PATH)) ?? '', join(bin.path, name));
      const environment = {
        ...process.env,
        PATH: bin.path,
        HOME: bin.path,
        CARGO_HOME: join(bin.path, 'home'),
        RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(process.env.HOME ?? '', '.rustup'),
      };
      const evidence = evidenceOf(await capture(repository, { environment }));
      expect(evidence.complete).toBe(false);
      expect(evidence.problems.at(-1)?.message).toContain('rustup component add clippy');
      bin.remove();
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'that is called off ends at once and leaves nothing',
    async () => {
      const base = temporaryFolder('aborted');
      const mark = join(base.path, 'sleeping');
      const lib = `#[cfg(test)]\n#[test]\nfn sleeps() {\n    std::fs::write(${JSON.stringify(mark)}, "").unwrap();\n    std::thread::sleep(std::time::Duration::from_secs(600));\n}\n`;
      const repository = repositoryOf(crate('c', { 'src/lib.rs': lib }));
      const called = new AbortController();
      const running = capture(repository, { signal: called.signal, temporaryFolder: base.path });
      await exists(mark);
      called.abort();
      const evidence = evidenceOf(await running);
      expect(evidence).toMatchObject({
        complete: false,
        problems: expect.arrayContaining([expect.objectContaining({ code: 'tests-aborted' })]),
      });
      expect(evidence.not_run.map(({ target }) => target)).toEqual(['c/doctest/c', 'c/lib/c']);
      expect(readdirSync(base.path)).toEqual(['sleeping']);
      base.remove();
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );
});

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
      expect(JSON.stringify(captured)).toContain('Submodules are not checked out for a baseline');
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

describe('a file for evidence', () => {
  it('is there whole or not at all, and never an earlier run’s', async () => {
    const base = temporaryFolder('file');
    const path = join(base.path, 'below/evidence.json');
    const first = await reserveFile(path);
    expect(existsSync(path)).toBe(false);
    expect(first.state === 'known' && (await first.value.write('one'))).toEqual({
      state: 'known',
      value: null,
    });
    expect(readFileSync(path, 'utf8')).toBe('one');
    await reserveFile(path);
    expect(readdirSync(join(base.path, 'below'))).toEqual([]);
    expect(await reserveFile(base.path)).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining('could not be written'),
    });
    base.remove();
  });
});

async function exists(path: string): Promise<void> {
  while (!existsSync(path)) await delay(20);
}

async function baselineOf(directory: string, commit: string, base: string) {
  const clone = await openClone(directory);
  if (clone.state === 'missing') throw new Error(clone.reason);
  return captureBaseline({
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
    const { captureBaseline } = await import(${source('capture-baseline.ts')});
    const { reserveFile } = await import(${source('capture-file.ts')});
    const { DEFAULT_LIMITS } = await import(${source('capture-request.ts')});
    const { repository, commit, folder, file } = ${JSON.stringify(place)};
    const place = await reserveFile(file);
    const clone = await openClone(repository);
    const captured = await captureBaseline({ clone: clone.value, commit, temporaryFolder: folder, workspace: '', ref: '', cargoArgs: [], extraEnvironment: [], environment: process.env, limits: DEFAULT_LIMITS });
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
