import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { CAPTURE_TIMEOUT_MS, describeWithCargo, temporaryFolder } from './cargo-fixture.js';
import { captureCrate, codes, inTests, LIB, passed } from './victim.js';

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

  it(
    'a build script that knows where the capture works puts no start and no link in its way',
    async () => {
      const outside = temporaryFolder('outside');
      writeFileSync(join(outside.path, 'kept'), 'as it was');
      const evidence = await captureCrate({
        'src/lib.rs': inTests('#[test] fn passes() {}'),
        'build.rs': `fn main() {
            let place = std::env::temp_dir().parent().unwrap().to_path_buf();
            std::fs::create_dir_all(place.join("starts")).unwrap();
            std::fs::write(place.join("starts/0"), "1\\0forged\\0/\\0").unwrap();
            std::process::Command::new("mkfifo").arg(place.join("starts/1")).status().unwrap();
            let _ = std::os::unix::fs::symlink("${outside.path}/kept", place.join("recorder"));
        }\n`,
      });
      expect([codes(evidence), passed(evidence)]).toEqual([[], ['victim/lib/victim::tests::passes']]);
      expect(readFileSync(join(outside.path, 'kept'), 'utf8')).toBe('as it was');
      outside.remove();
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
        'src/lib.rs':
          'pub fn f() -> u32 {\n    "one"\n}\npub fn g() -> u32 {\n    let x: u32 = f;\n    x\n}\n',
        'tests/whole.rs': '#[test]\nfn whole() {}\n',
      });
      expect(evidence.problems).toEqual([
        {
          code: 'compile-error',
          message:
            'Package victim does not compile at src/lib.rs:2: mismatched types: expected `u32`, found `&str` (E0308).',
          path: 'src/lib.rs',
          line: 2,
          end_line: 2,
          column: 5,
          end_column: 10,
        },
        {
          code: 'compile-error',
          message:
            'Package victim does not compile at src/lib.rs:5: mismatched types: expected `u32`, found fn item (E0308).',
          help: expect.stringContaining('help: use parentheses to call this function'),
          path: 'src/lib.rs',
          line: 5,
          end_line: 5,
          column: 18,
          end_column: 19,
        },
      ]);
      expect(evidence.not_run.map(({ target }) => target)).toEqual([
        'victim/doctest/victim',
        'victim/lib/victim',
        'victim/test/whole',
      ]);
      expect(evidence.snapshot.tests.targets).toEqual([]);
    },
    CAPTURE_TIMEOUT_MS,
  );

  // Field log: tinyhumansai/openhuman#6219.
  it(
    'a source that a test target no longer compiles with is found, though the target was not touched',
    async () => {
      const evidence = await captureCrate({
        'src/lib.rs': 'pub fn renamed() {}\n',
        'tests/whole.rs': '#[test]\nfn whole() {\n    victim::named();\n}\n',
      });
      expect(evidence.complete).toBe(false);
      expect(evidence.problems).toMatchObject([
        {
          code: 'compile-error',
          path: 'tests/whole.rs',
          line: 3,
          message: expect.stringContaining('`named`'),
        },
      ]);
      expect(evidence.not_run.map(({ target }) => target)).toContain('victim/test/whole');
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
