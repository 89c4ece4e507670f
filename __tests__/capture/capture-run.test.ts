import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { CaptureProgress } from '../../src/capture/capture-request.js';
import { findExecutable } from '../../src/capture/executable.js';
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
      expect(told.map((event) => ('step' in event ? event.step : event.target)).sort()).toEqual([
        'build-tests',
        'c/doctest/c',
        'c/lib/c',
        'checks',
        'clippy',
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
    'with a cargo that leaves out a target which the manifests name is incomplete, and names it',
    async () => {
      const repository = repositoryOf(
        crate('c', { 'src/lib.rs': PASSES, 'tests/whole.rs': '#[test]\nfn whole() {}\n' }),
      );
      const bin = temporaryFolder('bin');
      const cargo = await findExecutable('cargo', process.env.PATH);
      const leaveOut = `#!/bin/sh\nif [ "$1" = test ]; then '${cargo}' "$@" | sed '/"name":"whole"/d'; else exec '${cargo}' "$@"; fi\n`;
      writeFileSync(join(bin.path, 'cargo'), leaveOut, { mode: 0o755 });
      const environment = { ...process.env, PATH: `${bin.path}:${process.env.PATH}` };
      const evidence = evidenceOf(await capture(repository, { environment }));
      expect(evidence).toMatchObject({
        complete: false,
        problems: [{ code: 'target-missing', message: expect.stringContaining('c/test/whole') }],
        not_run: [{ target: 'c/test/whole' }],
      });
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

async function exists(path: string): Promise<void> {
  while (!existsSync(path)) await delay(20);
}
