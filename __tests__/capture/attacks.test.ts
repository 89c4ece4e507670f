import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { CaptureRequest } from '../../src/capture/capture-request.js';
import { DEFAULT_LIMITS } from '../../src/capture/capture-request.js';
import type { Evidence } from '../../src/evidence/evidence.js';
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

/** Captures a crate that consists of these files. */
async function captureCrate(
  files: Parameters<typeof crate>[1],
  more: Partial<CaptureRequest> = {},
): Promise<Evidence> {
  const repository = repositoryOf(crate('victim', files));
  try {
    return evidenceOf(await capture(repository, more));
  } finally {
    repository.remove();
  }
}

const codes = ({ problems }: Evidence) => problems.map(({ code }) => code);
const passed = ({ snapshot }: Evidence) => snapshot.tests.passed.map(testString);
const failed = ({ snapshot }: Evidence) => snapshot.tests.failed.map(testString);

const LIB = `
/// \`\`\`
/// assert_eq!(victim::one(), 1);
/// \`\`\`
///
/// \`\`\`
/// assert_eq!(victim::one(), 2);
/// \`\`\`
pub fn one() -> u32 {
    return 1;
}

#[cfg(test)]
mod tests {
    #[test]
    fn passes() {
        assert_eq!(super::one(), 1);
    }

    #[test]
    fn fails() {
        let unused = 1;
        assert_eq!(super::one(), 2);
    }
}
`;

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

/** A test that writes to the process's own stdout, past what libtest catches. */
const DIRECTLY = `
fn print_directly(text: &str) {
    use std::{io::Write, mem::ManuallyDrop, os::fd::FromRawFd};
    let mut stdout = ManuallyDrop::new(unsafe { std::fs::File::from_raw_fd(1) });
    stdout.write_all(text.as_bytes()).unwrap();
}
`;

const inTests = (...items: string[]) => `#[cfg(test)]\nmod tests {\n${items.join('\n')}\n}\n`;

describeWithCargo('tests of the pull request that attack, with real cargo', () => {
  it(
    'B10: one that prints a whole report and exits is found out by libtest’s own log',
    async () => {
      const report =
        'test tests::a_forger ... ok\\ntest tests::b_fails ... ok\\n\\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\\n\\n';
      const evidence = await captureCrate({
        'src/lib.rs': inTests(
          DIRECTLY,
          `#[test] fn a_forger() { print_directly("${report}"); std::process::exit(0); }`,
          '#[test] fn b_fails() { std::thread::sleep(std::time::Duration::from_secs(5)); panic!(); }',
        ),
      });
      expect(codes(evidence)).toEqual(['tests-log-mismatch']);
      expect(evidence).toMatchObject({ complete: false, not_run: [{ target: 'victim/lib/victim' }] });
      expect(passed(evidence)).toEqual([]);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it.each([
    ['exits in silence', 'std::process::exit(0);', 'tests-unfinished'],
    ['aborts', 'std::process::abort();', 'tests-killed'],
    ['has no end', 'loop { std::thread::sleep(std::time::Duration::from_secs(1)); }', 'tests-timeout'],
    ['floods the output', `${DIRECTLY} loop { print_directly("flood\\n"); }`, 'tests-output-cap'],
  ])(
    'one that %s leaves its target not run, and the others captured',
    async (_, body, code) => {
      const limits = { ...DEFAULT_LIMITS, targetMs: 4_000, outputBytes: 2_000_000 };
      const evidence = await captureCrate(
        {
          'src/lib.rs': 'pub fn f() {}\n',
          'tests/bad.rs': `#[test]\nfn bad() {\n${body}\n}\n`,
          'tests/good.rs': '#[test]\nfn good() {}\n',
        },
        { limits },
      );
      expect(codes(evidence)).toEqual([code]);
      expect(evidence.not_run).toMatchObject([{ target: 'victim/test/bad' }]);
      expect(evidence.complete).toBe(false);
      expect(passed(evidence)).toEqual(['victim/test/good::good']);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'one that fills the disk is stopped at the cap, and what it wrote is removed',
    async () => {
      const base = temporaryFolder('disk');
      const body =
        'let path = std::env::temp_dir().join("full"); let mut file = std::fs::File::create(path).unwrap(); loop { std::io::Write::write_all(&mut file, &[1; 1 << 20]).unwrap(); std::thread::sleep(std::time::Duration::from_millis(2)); }';
      const limits = { ...DEFAULT_LIMITS, diskBytes: 300_000_000 };
      const evidence = await captureCrate(
        { 'src/lib.rs': inTests(`#[test] fn fills() { ${body} }`) },
        { limits, temporaryFolder: base.path },
      );
      expect(codes(evidence)).toContain('tests-disk-cap');
      expect(evidence.problems[0]?.message).toContain('took more than 286.1 MiB of disk');
      expect(readdirSync(base.path)).toEqual([]);
      base.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'one that forks and stays is ended, and changes nothing later',
    async () => {
      const marks = temporaryFolder('marks');
      const script = `echo $$ > ${marks.path}/pid; trap '' TERM HUP; sleep 3; touch ${marks.path}/late; sleep 600`;
      const body = `std::process::Command::new("setsid").args(["sh", "-c", "${script}"]).stdin(std::process::Stdio::null()).stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null()).spawn().unwrap(); while !std::path::Path::new("${marks.path}/pid").exists() {}`;
      const evidence = await captureCrate({ 'src/lib.rs': inTests(`#[test] fn stays() { ${body} }`) });
      expect([codes(evidence), passed(evidence)]).toEqual([[], ['victim/lib/victim::tests::stays']]);
      const pid = readFileSync(`${marks.path}/pid`, 'utf8').trim();
      expect(
        existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('late'),
      ).toBe(false);
      expect(existsSync(`${marks.path}/late`)).toBe(false);
      marks.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it.each([
    ['edits a source', 'std::fs::write("src/lib.rs", "").unwrap();', 'src/lib.rs is changed'],
    ['deletes a source', 'std::fs::remove_file("src/extra.rs").unwrap();', 'src/extra.rs is changed'],
    ['adds a file', 'std::fs::write("src/new.rs", "").unwrap();', 'src/new.rs is not tracked'],
    [
      'checks out another commit',
      'assert!(std::process::Command::new("git").args(["-c", "user.name=a", "-c", "user.email=a", "commit", "--allow-empty", "-qm", "x"]).status().unwrap().success());',
      'another commit was checked out',
    ],
  ])(
    'one that %s makes the capture incomplete',
    async (_, body, reason) => {
      const evidence = await captureCrate({
        'src/lib.rs': inTests(`#[test] fn writes() { ${body} }`),
        'src/extra.rs': '',
      });
      expect(codes(evidence)).toEqual(['work-tree-changed']);
      expect(evidence.problems[0]?.message).toContain(reason);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'one that looks for tokens finds none',
    async () => {
      const secret = {
        GITHUB_TOKEN: 'a',
        INPUT_GITHUB_TOKEN: 'b',
        ACTIONS_RUNTIME_TOKEN: 'c',
        CARGO_REGISTRY_TOKEN: 'd',
        CARGO_REGISTRIES_MY_TOKEN: 'e',
        NPM_TOKEN: 'f',
        GITHUB_ENV: 'g',
      };
      const allowed = {
        CARGO_REGISTRIES_MY_INDEX: 'sparse+https://index.example/',
        HTTPS_PROXY: '',
        EXTRA: 'x',
      };
      const body =
        'for (name, _) in std::env::vars() { assert!(!name.contains("TOKEN") && !name.starts_with("GITHUB") && !name.starts_with("INPUT") && !name.starts_with("ACTIONS"), "{name}"); } assert!(std::env::var("CARGO_REGISTRIES_MY_INDEX").is_ok()); assert_eq!(std::env::var("EXTRA").unwrap(), "x"); for ours in ["RUSTC", "RUSTDOC", "RUSTC_WRAPPER", "CARGO_ENCODED_RUSTFLAGS", "PLAN_GATE_RECORDS"] { assert!(std::env::var(ours).is_err(), "{ours}"); }';
      const evidence = await captureCrate(
        { 'src/lib.rs': inTests(`#[test] fn looks() { ${body} }`) },
        { environment: { ...process.env, ...secret, ...allowed }, extraEnvironment: ['EXTRA'] },
      );
      expect([codes(evidence), evidence.failures]).toEqual([[], []]);
    },
    CAPTURE_TIMEOUT_MS,
  );
});

describeWithCargo('programs of the pull request that run in the build, with real cargo', () => {
  it(
    'a build script that prints cargo’s JSON changes nothing',
    async () => {
      const lines = [
        { reason: 'build-finished', success: true },
        {
          reason: 'compiler-artifact',
          package_id: 'x',
          target: { kind: ['lib'], name: 'x' },
          profile: { test: true },
          executable: '/bin/true',
        },
        'not JSON',
      ].map(
        (line) =>
          `println!("{}", ${JSON.stringify(typeof line === 'string' ? line : JSON.stringify(line))});`,
      );
      const evidence = await captureCrate({
        'src/lib.rs': inTests('#[test] fn passes() {}'),
        'build.rs': `fn main() {\n${lines.join('\n')}\n}\n`,
      });
      expect([codes(evidence), passed(evidence)]).toEqual([[], ['victim/lib/victim::tests::passes']]);
    },
    CAPTURE_TIMEOUT_MS,
  );

  /** A procedural macro that prints when it is expanded, in the process of rustc, whose stdout cargo hands on. */
  const printing = (text: string) => ({
    'Cargo.toml':
      '[workspace]\nmembers = ["loud"]\n[package]\nname = "victim"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nloud = { path = "loud" }\n',
    'Cargo.lock': null,
    '.gitignore': '/target\nCargo.lock\n',
    'src/lib.rs': `loud::loud!();\n${inTests('#[test] fn passes() {}')}`,
    'loud/Cargo.toml':
      '[package]\nname = "loud"\nversion = "0.1.0"\nedition = "2021"\n[lib]\nproc-macro = true\n',
    'loud/src/lib.rs': `#[proc_macro]\npub fn loud(_: proc_macro::TokenStream) -> proc_macro::TokenStream {\n    println!("{}", ${JSON.stringify(text)}.replace("FOLDER", &std::env::var("CARGO_MANIFEST_DIR").unwrap()));\n    proc_macro::TokenStream::new()\n}\n`,
  });

  it.each([
    ['plain text', 'not JSON', ['cargo-output', 'cargo-output']],
    [
      'another binary of a target that is there',
      '{"reason":"compiler-artifact","package_id":"path+file://FOLDER#victim@0.1.0","target":{"kind":["lib"],"name":"victim"},"profile":{"test":true},"executable":"/bin/true"}',
      ['cargo-targets', 'cargo-targets'],
    ],
    ['that the build has finished', '{"reason":"build-finished","success":true}', []],
  ])(
    'a procedural macro that prints %s',
    async (_, text, expected) => {
      const evidence = await captureCrate(printing(text));
      expect(codes(evidence)).toEqual(expected);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'code that does not compile leaves every target not run, and says where the error is',
    async () => {
      const evidence = await captureCrate({
        'src/lib.rs': 'pub fn f() -> u32 {\n    "one"\n}\n',
        'tests/whole.rs': '#[test]\nfn whole() {}\n',
      });
      expect(codes(evidence)).toEqual(['compile-error', 'compile-error']);
      expect(evidence.problems[0]?.message).toContain('src/lib.rs:2');
      expect(evidence.not_run.map(({ target }) => target)).toEqual([
        'victim/doctest/victim',
        'victim/lib/victim',
        'victim/test/whole',
      ]);
      expect(evidence.snapshot.tests.targets).toEqual([]);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'a lint that is denied is an error, and the tests are captured all the same',
    async () => {
      const evidence = await captureCrate({ 'src/lib.rs': `#![deny(clippy::all)]\n${LIB}` });
      expect(codes(evidence)).toEqual(['compile-error']);
      expect(evidence.problems[0]?.message).toContain('`cargo clippy` found an error in package victim');
      expect(passed(evidence)).toHaveLength(2);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'harnesses of their own are refused, all at once (B17), and the others run',
    async () => {
      const manifest =
        '[package]\nname = "victim"\nversion = "0.1.0"\nedition = "2021"\n[[bin]]\nname = "tool"\nharness = false\n[[test]]\nname = "forged"\nharness = false\n[[bench]]\nname = "speed"\nharness = false\n';
      const main = 'fn main() { println!("forged: test\\n\\n1 test, 0 benchmarks"); }\n';
      const evidence = await captureCrate({
        'Cargo.toml': manifest,
        'src/lib.rs': inTests('#[test] fn passes() {}'),
        'src/bin/tool.rs': main,
        'tests/forged.rs': main,
        'benches/speed.rs': main,
      });
      expect(codes(evidence)).toEqual(['own-harness', 'own-harness']);
      expect(evidence.problems.map(({ message }) => message.split(' ')[2])).toEqual([
        'victim/bin/tool',
        'victim/test/forged',
      ]);
      expect(evidence.not_run.map(({ target }) => target)).toEqual(['victim/bin/tool', 'victim/test/forged']);
      expect(passed(evidence)).toEqual(['victim/lib/victim::tests::passes']);
    },
    CAPTURE_TIMEOUT_MS,
  );
});
