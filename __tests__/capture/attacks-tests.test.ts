import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../../src/capture/capture-request.js';
import { CAPTURE_TIMEOUT_MS, describeWithCargo, temporaryFolder } from './cargo-fixture.js';
import { captureCrate, codes, DIRECTLY, inTests, passed } from './victim.js';

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

  it.each([
    ['a pipe', 'Command::new("mkfifo").arg(&log).status().unwrap();', 'is no ordinary file'],
    [
      'a symlink to a device that has no end',
      'std::os::unix::fs::symlink("/dev/zero", &log).unwrap();',
      'is a symlink, which could lead anywhere',
    ],
    ['a folder', 'std::fs::create_dir(&log).unwrap();', 'is a folder'],
    [
      'a file of a terabyte',
      'std::fs::File::create(&log).unwrap().set_len(1 << 40).unwrap();',
      `has ${1024 ** 4} bytes, more than ${256 * 1024 ** 2}`,
    ],
    ['nothing', '', 'could not be read: there is no such file'],
  ])(
    'one that puts %s in the place of libtest’s log leaves its target not run, and the others captured',
    async (_, put, why) => {
      const find =
        'let mut args = std::env::args().skip_while(|word| word != "--logfile"); let log = args.nth(1).unwrap(); std::fs::remove_file(&log).unwrap();';
      const evidence = await captureCrate({
        'src/lib.rs': 'pub fn f() {}\n',
        'tests/bad.rs': `#[allow(unused)]\nuse std::process::Command;\n#[test]\nfn bad() {\n${find}\n${put}\n}\n`,
        'tests/good.rs': '#[test]\nfn good() {}\n',
      });
      expect(evidence.problems).toEqual([
        {
          code: 'tests-log-mismatch',
          message: `victim/test/bad: The log of the run that libtest writes ${why}. Let tests leave that file alone.`,
        },
      ]);
      expect(evidence.not_run).toMatchObject([{ target: 'victim/test/bad' }]);
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

  it(
    'one that overwrites the binary of another is found out, and the other not run',
    async () => {
      const body = `let own = std::env::current_exe().unwrap(); for entry in std::fs::read_dir(own.parent().unwrap()).unwrap() { let path = entry.unwrap().path(); if path.extension().is_none() && path.file_name().unwrap().to_str().unwrap().starts_with("z_other-") { std::fs::remove_file(&path).unwrap(); std::fs::copy(&own, &path).unwrap(); } }`;
      const evidence = await captureCrate({
        'src/lib.rs': inTests(`#[test] fn overwrites() { ${body} }`),
        'tests/z_other.rs': '#[test]\nfn other() {}\n',
      });
      expect(codes(evidence)).toEqual(['tests-binary-changed']);
      expect(evidence.not_run).toMatchObject([{ target: 'victim/test/z_other' }]);
    },
    CAPTURE_TIMEOUT_MS,
  );
});
