import { spawnSync } from 'node:child_process';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Evidence } from '../../src/evidence/evidence.js';
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
import { captureCrate, codes, failed, LIB, passed } from './victim.js';

describeWithCargo('configuration in the pull request, with real cargo', () => {
  let honest: Evidence;
  beforeAll(async () => {
    honest = await captureCrate({ 'src/lib.rs': LIB });
  }, CAPTURE_TIMEOUT_MS);

  it('is judged against the same crate without it', () => {
    expect(honest.problems).toEqual([]);
    expect([passed(honest).length, failed(honest).length]).toEqual([2, 2]);
    expect(honest.snapshot.clippy.warnings.map(({ lint }) => lint)).toEqual([
      'clippy::needless_return',
      'unused_variables',
    ]);
  });

  const host = spawnSync('rustc', ['-vV'], { encoding: 'utf8' }).stdout.match(/^host: (.+)$/m)?.[1] ?? '';
  const hideAll = '["-Awarnings", "-Aclippy::all"]';
  it.each([
    [
      'aliases, [env] and build folders of its own',
      [
        '[alias]\nclippy = "check"\ntest = "check"\nmetadata = "check"',
        // The arguments that cargo clippy hands to its driver, then what chooses compilers and flags.
        '[env]\nCLIPPY_ARGS = { value = "-A__CLIPPY_HACKERY__clippy::all__CLIPPY_HACKERY__", force = true }',
        'RUSTC_WORKSPACE_WRAPPER = { value = "", force = true }',
        'RUSTFLAGS = { value = "-Awarnings", force = true }',
        'CARGO_ENCODED_RUSTFLAGS = { value = "-Awarnings", force = true }',
        'RUST_TEST_NOCAPTURE = "1"\nRUST_TEST_THREADS = "1"',
        '[term]\nquiet = true\nverbose = false',
        `[build]\ntarget-dir = "elsewhere"\nbuild-dir = "elsewhere"\ntarget = "${host}"`,
      ],
    ],
    [
      'flags of the build and of targets, as arrays (B11)',
      [
        `[build]\nrustflags = ${hideAll}\nrustdocflags = ["--cfg", "x", "-Awarnings"]`,
        `[target."cfg(all())"]\nrustflags = ${hideAll}`,
        `[target.${host}]\nrustflags = ${hideAll}\nrustdocflags = ["-Awarnings"]`,
      ],
    ],
    [
      'flags of the build and of targets, as strings (B11)',
      [
        '[build]\nrustflags = "-Awarnings -Aclippy::all"\nrustdocflags = "-Awarnings"',
        `[target.${host}]\nrustflags = "-Awarnings -Aclippy::all"`,
      ],
    ],
  ])(
    '%s changes nothing',
    async (_, config) => {
      const evidence = await captureCrate({ 'src/lib.rs': LIB, '.cargo/config.toml': config.join('\n') });
      expect(evidence.problems).toEqual([]);
      expect(hashSnapshot(evidence)).toEqual(hashSnapshot(honest));
      expect(failed(evidence)).toEqual(failed(honest));
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'programs in place of the compiler, rustdoc, wrappers and the runner are never started',
    async () => {
      const marks = temporaryFolder('marks');
      const program = `#!/bin/sh\ntouch "${marks.path}/$(basename "$0")"\nexit 0\n`;
      const names = ['rustc', 'rustdoc', 'wrapper', 'workspace-wrapper', 'runner'];
      const config = [
        '[build]',
        'rustc = "bin/rustc"',
        'rustdoc = "bin/rustdoc"',
        'rustc-wrapper = "bin/wrapper"',
        'rustc-workspace-wrapper = "bin/workspace-wrapper"',
        `[target.${host}]`,
        'runner = "bin/runner --now"',
        '[target."cfg(all())"]',
        'runner = ["bin/runner"]',
      ].join('\n');
      const programs = names.map((name) => [`bin/${name}`, { executable: program }] as const);
      const files = {
        ...crate('victim', { 'src/lib.rs': LIB, '.cargo/config.toml': config }),
        ...Object.fromEntries(programs),
      };
      const repository = repositoryOf(files);
      const evidence = evidenceOf(await capture(repository));
      expect(evidence.problems).toEqual([]);
      expect(hashSnapshot(evidence)).toEqual(hashSnapshot(honest));
      expect(readdirSync(marks.path)).toEqual([]);
      repository.remove();
      marks.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    '[env] reaches the tests, as with cargo by hand',
    async () => {
      const test =
        '#[test]\nfn sees() {\n    assert_eq!(std::env::var("GIVEN").unwrap(), "yes");\n    assert!(std::env::var("HERE").unwrap().ends_with("/sub"));\n}\n';
      const config = '[env]\nGIVEN = "yes"\nHERE = { value = "sub", relative = true }\n';
      const evidence = await captureCrate({
        'src/lib.rs': test.replace('#[test]', '#[cfg(test)]\n#[test]'),
        '.cargo/config.toml': config,
      });
      expect([codes(evidence), passed(evidence)]).toEqual([[], ['victim/lib/victim::sees']]);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'a committed target folder, newer than the sources that it was built of, changes nothing',
    async () => {
      const good = LIB.replace('assert_eq!(super::one(), 2);', 'assert_eq!(super::one(), unused);').replace(
        'victim::one(), 2',
        'victim::one(), 1',
      );
      const repository = repositoryOf(
        crate('victim', {
          'src/lib.rs': good,
          '.gitignore': null,
          '.cargo/config.toml': '[build]\ntarget-dir = "target"\n',
        }),
      );
      const env = { ...process.env, CARGO_TARGET_DIR: 'target' };
      expect(
        spawnSync('cargo', ['test', '--workspace', '--no-run'], { cwd: repository.dir, env }).status,
      ).toBe(0);
      const source = join(repository.dir, 'src/lib.rs');
      writeFileSync(source, LIB);
      utimesSync(source, 1, 1);
      repository.git('add', '--force', '--all');
      repository.git(
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@example.invalid',
        'commit',
        '--quiet',
        '--message=built',
      );
      // By hand, cargo takes the old binary for fresh, and all of its tests pass.
      const byHand = spawnSync('cargo', ['test', '--lib'], { cwd: repository.dir, env, encoding: 'utf8' });
      expect(byHand.stdout).toContain('test result: ok. 2 passed');
      repository.git('checkout', '--quiet', '--force', 'HEAD');
      repository.git('clean', '--quiet', '--force', '-d', '-x');
      const evidence = evidenceOf(await capture(repository));
      expect(evidence.problems).toEqual([]);
      expect(failed(evidence)).toEqual(failed(honest));
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );
});
