import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Evidence } from '../../src/evidence/evidence.js';
import {
  CAPTURE_TIMEOUT_MS,
  capture,
  copyFolder,
  crate,
  describeWithCargo,
  evidenceOf,
  repositoryOf,
  temporaryFolder,
} from './cargo-fixture.js';
import { captureCrate, codes, inTests } from './victim.js';

/** A warning of the compiler's, one of clippy's, one that a setting moves and one that depends on the Rust version. */
const LIB = `pub fn one() -> u32 {
    let unused = 1;
    return 1;
}
pub fn many(a: u8, b: u8, c: u8, d: u8, e: u8, f: u8, g: u8, h: u8) -> u8 {
    a + b + c + d + e + f + g + h
}
pub fn strip(s: &str) -> &str {
    if s.starts_with("a") { &s[1..] } else { s }
}
${inTests('#[test] fn passes() {}')}`;
const ALLOW_ALL = '-Aclippy::all__CLIPPY_HACKERY__-Awarnings__CLIPPY_HACKERY__';
const TOLERANT = 'too-many-arguments-threshold = 100\n';
const lints = ({ snapshot }: Evidence) => snapshot.clippy.warnings.map(({ lint }) => lint);
const buildScript = (...lines: string[]) =>
  `#![allow(clippy::print_literal)]\nfn main() {\n${lines.join('\n')}\n}\n`;
const prints = (text: string) => `println!("{}", ${JSON.stringify(text)});`;

describeWithCargo('a build script that tells clippy what to report, with real cargo', () => {
  let honest: Evidence;
  beforeAll(async () => {
    honest = await captureCrate({ 'src/lib.rs': LIB });
  }, CAPTURE_TIMEOUT_MS);

  it('is judged against the same crate without it', () => {
    expect(honest.problems).toEqual([]);
    expect(lints(honest)).toEqual([
      'clippy::manual_strip',
      'clippy::needless_return',
      'clippy::too_many_arguments',
      'unused_variables',
    ]);
  });

  it(
    'sets CLIPPY_ARGS, CLIPPY_CONF_DIR, CARGO_MANIFEST_DIR, …: each is refused by package and name, all at once',
    async () => {
      const evidence = await captureCrate({
        'src/lib.rs': LIB,
        'conf/clippy.toml': TOLERANT,
        'build.rs': buildScript(
          prints(`cargo:rustc-env=CLIPPY_ARGS=${ALLOW_ALL}`),
          prints('cargo::rustc-env=CLIPPY_CONF_DIR=conf'),
          prints('cargo::rustc-env=CLIPPY_TERMINAL_WIDTH=3'),
          prints('cargo::rustc-env=CARGO_PKG_RUST_VERSION=1.0.0'),
          'println!("cargo::rustc-env=CARGO_MANIFEST_DIR={}/conf", std::env::var("CARGO_MANIFEST_DIR").unwrap());',
        ),
      });
      expect(evidence.complete).toBe(false);
      expect(new Set(codes(evidence))).toEqual(new Set(['build-script-variable']));
      expect(evidence.problems.map(({ message }) => /package victim sets (\S+)/.exec(message)?.[1])).toEqual([
        'CLIPPY_ARGS',
        'CLIPPY_CONF_DIR',
        'CLIPPY_TERMINAL_WIDTH',
        'CARGO_PKG_RUST_VERSION',
        'CARGO_MANIFEST_DIR',
      ]);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'has the compiler load a library: refused in both builds',
    async () => {
      const evidence = await captureCrate({
        'src/lib.rs': LIB,
        'build.rs': buildScript(prints('cargo::rustc-env=LD_PRELOAD=/no/such.so')),
      });
      expect(codes(evidence)).toEqual(['build-script-variable', 'build-script-variable']);
      expect(evidence.problems[0]?.message).toContain('The build script of package victim sets LD_PRELOAD');
    },
    CAPTURE_TIMEOUT_MS,
  );

  it.each([
    ['RUSTC_BOOTSTRAP', 'rustc-env=RUSTC_BOOTSTRAP=1', 'cannot set `RUSTC_BOOTSTRAP=1` from build script'],
    ['flags for rustc', 'rustc-flags=-Awarnings', 'only `-l` and `-L` flags are allowed in build script'],
  ])(
    'sets %s, which cargo itself refuses',
    async (_, instruction, words) => {
      const files = { 'src/lib.rs': LIB, 'build.rs': buildScript(prints(`cargo::${instruction}`)) };
      const evidence = await captureCrate(files);
      expect(evidence.complete).toBe(false);
      expect(evidence.problems.map(({ message }) => message).join('\n')).toContain(words);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'sets what its code reads, flags that only cargo heeds, cfgs, and variables to what they are: nothing changes',
    async () => {
      const evidence = await captureCrate({
        'src/lib.rs': LIB,
        'build.rs': buildScript(
          prints('cargo::rustc-env=RUSTC_VERSION=1.2.3'),
          prints('cargo::rustc-env=GIT_HASH=0123'),
          prints('cargo::rustc-env=CARGO_PKG_VERSION=9.9.9'),
          prints('cargo::rustc-env=RUSTFLAGS=-Awarnings'),
          prints('cargo::rustc-env=CARGO_ENCODED_RUSTFLAGS=-Awarnings'),
          prints('cargo::rustc-env=RUSTC_WORKSPACE_WRAPPER='),
          prints('cargo::rustc-env=CARGO_PRIMARY_PACKAGE='),
          prints('cargo::rustc-env=CARGO_PKG_RUST_VERSION='),
          'println!("cargo::rustc-env=CARGO_MANIFEST_DIR={}", std::env::var("CARGO_MANIFEST_DIR").unwrap());',
          prints('cargo::rustc-check-cfg=cfg(fancy)'),
          prints('cargo::rustc-cfg=fancy'),
        ),
      });
      expect(evidence.problems).toEqual([]);
      expect(lints(evidence)).toEqual(lints(honest));
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'writes a clippy.toml that git ignores: the commit has no such settings',
    async () => {
      const evidence = await captureCrate({
        'src/lib.rs': LIB,
        '.gitignore': '/target\nclippy.toml\n',
        'build.rs': buildScript(`std::fs::write("clippy.toml", ${JSON.stringify(TOLERANT)}).unwrap();`),
      });
      expect(codes(evidence)).toEqual(['clippy-settings']);
      expect(evidence.problems[0]?.message).toContain(
        'Clippy took its settings from clippy.toml, which is no file of the commit.',
      );
    },
    CAPTURE_TIMEOUT_MS,
  );
});

describeWithCargo('settings of clippy, with real cargo', () => {
  it(
    'of the commit count, in a folder above the package too',
    async () => {
      const evidence = await captureCrate({
        'Cargo.toml': '[workspace]\nmembers = ["in ner"]\nresolver = "2"\n',
        'Cargo.lock': null,
        '.gitignore': '/target\nCargo.lock\n',
        'in ner/Cargo.toml': '[package]\nname = "inner"\nversion = "0.1.0"\nedition = "2021"\n',
        'in ner/src/lib.rs': LIB,
        '.clippy.toml': TOLERANT,
      });
      expect(evidence.problems).toEqual([]);
      expect(lints(evidence)).not.toContain('clippy::too_many_arguments');
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'that lie above the repository are not the commit’s',
    async () => {
      const outer = temporaryFolder('outer');
      const repository = repositoryOf(crate('victim', { 'src/lib.rs': LIB }));
      const dir = join(outer.path, 'repository');
      mkdirSync(dir);
      copyFolder(repository.dir, dir);
      for (const args of [
        ['init', '-q'],
        ['add', '-A'],
        [...AUTHOR, 'commit', '-qm', 'all'],
      ])
        expect(spawnSync('git', args, { cwd: dir }).status).toBe(0);
      const file = join(outer.path, 'clippy.toml');
      writeFileSync(file, TOLERANT);
      const evidence = evidenceOf(await capture({ dir }));
      expect(codes(evidence)).toEqual(['clippy-settings']);
      expect(evidence.problems[0]?.message).toContain(`Clippy took its settings from ${file}`);
      outer.remove();
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  const host = spawnSync('rustc', ['-vV'], { encoding: 'utf8' }).stdout.match(/^host: (.+)$/m)?.[1] ?? '';
  it(
    'that a configuration file sets in place of a build script, which cargo then runs not and tells not',
    async () => {
      const manifest =
        '[package]\nname = "victim"\nversion = "0.1.0"\nedition = "2021"\nlinks = "something"\n';
      const evidence = await captureCrate({
        'Cargo.toml': manifest,
        'src/lib.rs': LIB,
        'build.rs': buildScript(),
        '.cargo/config.toml': `[target.${host}.something]\nrustc-env = { CLIPPY_ARGS = "${ALLOW_ALL}" }\n`,
      });
      expect(codes(evidence)).toEqual(['clippy-settings']);
      expect(evidence.problems[0]?.message).toContain('CLIPPY_ARGS was set for crate victim');
    },
    CAPTURE_TIMEOUT_MS,
  );
});

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid'];
