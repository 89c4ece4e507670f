import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Evidence } from '../../src/evidence/evidence.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import { type TestId, testString } from '../../src/evidence/snapshot.js';
import type { GitFixture } from '../double/git-fixture.js';
import {
  CAPTURE_TIMEOUT_MS,
  capture,
  describeWithCargo,
  evidenceOf,
  fixtureFiles,
  repositoryOf,
  temporaryFolder,
} from './cargo-fixture.js';

const strings = (tests: readonly TestId[]) => tests.map(testString);
const of = (tests: readonly TestId[], owner: string) =>
  strings(tests.filter((test) => test.package === owner));

describeWithCargo('a workspace of the known traps (spec.md section 8), with real cargo', () => {
  let repository: GitFixture;
  let evidence: Evidence;
  beforeAll(async () => {
    repository = repositoryOf(fixtureFiles('traps'));
    evidence = evidenceOf(await capture(repository));
  }, CAPTURE_TIMEOUT_MS);
  afterAll(() => repository.remove());

  it('is captured whole', () => {
    expect(evidence.problems).toEqual([]);
    expect(evidence).toMatchObject({
      complete: true,
      not_run: [],
      workspace: '',
      ref: 'main',
      cargo_args: [],
    });
    expect(evidence.toolchain).toMatch(/^rustc 1\./);
    expect([evidence.commit_oid, evidence.tree_oid]).toEqual([
      repository.resolve('main'),
      repository.resolve('main^{tree}'),
    ]);
  });

  it('B1: names a package that lies in a folder of its name, whose id leaves the name out', () => {
    expect(evidence.snapshot.tests.targets).toContain('limiter/lib/limiter');
    expect(of(evidence.snapshot.tests.passed, 'limiter')).toContain('limiter/lib/limiter::tests::takes');
  });

  it('B2: lints with clippy, whose own words come after its flags', () => {
    expect(evidence.snapshot.clippy.warnings.filter(({ lint }) => lint.startsWith('clippy::'))).not.toEqual(
      [],
    );
    const clippy = evidence.commands.at(-1);
    expect(clippy?.argv.slice(0, 4)).toEqual(['cargo-clippy', 'clippy', '--workspace', '--all-targets']);
    expect(clippy?.exit_code).toBe(0);
  });

  it('B3: reads both summaries of doctests of edition 2024', () => {
    const file = 'modern/doctest/modern::crates/modern/src/lib.rs';
    expect(of(evidence.snapshot.tests.passed, 'modern')).toEqual([
      `${file} - half`,
      `${file} - twice`,
      `${file} - twice #2`,
      `${file} - twice - compile`,
      `${file} - twice - compile fail`,
    ]);
    expect(of(evidence.snapshot.tests.ignored, 'modern')).toEqual([`${file} - twice #3`]);
  });

  it('B4: names doctests without their lines (field log: rust-lang/rust#70090)', () => {
    const doctests = evidence.snapshot.tests.passed.filter(({ target_kind }) => target_kind === 'doctest');
    expect(strings(doctests)).toContain('limiter/doctest/limiter::crates/limiter/src/lib.rs - take #2');
    expect(strings(doctests).filter((name) => name.includes('(line'))).toEqual([]);
  });

  it('B5: starts the tests of a procedural macro with the toolchain’s libraries', () => {
    expect(of(evidence.snapshot.tests.passed, 'macros')).toEqual([
      'macros/doctest/macros::crates/macros/src/lib.rs - forty_two',
      'macros/proc-macro/macros::tests::counts',
    ]);
  });

  it('B6: captures every member of a workspace that has a root package', () => {
    const packages = new Set(evidence.snapshot.tests.targets.map((target) => target.split('/')[0]));
    expect([...packages]).toEqual(['built', 'limiter', 'linted', 'macros', 'modern', 'native', 'traps']);
  });

  it('B7: names generated code without the folder that it was built in', () => {
    const generated = evidence.snapshot.clippy.warnings.filter((warning) => warning.package === 'built');
    expect(generated).toMatchObject([
      { lint: 'clippy::needless_return', file: '$OUT_DIR/generated.rs', count: 1 },
    ]);
  });

  it('B12: lints the tests too, and counts each place once however often it is built (field log: rust-clippy#14315)', () => {
    const counts = evidence.snapshot.clippy.warnings
      .filter((warning) => warning.package === 'linted')
      .map(({ lint, count }) => [lint, count]);
    expect(counts).toEqual([
      ['clippy::clone_on_copy', 1],
      ['clippy::needless_return', 2],
      ['clippy::ptr_arg', 2],
    ]);
  });

  it('B13: takes a library whose first kind is rlib, with its doctests', () => {
    expect(of(evidence.snapshot.tests.passed, 'native')).toEqual([
      'native/doctest/native::crates/native/src/lib.rs - next',
      'native/rlib/native::tests::counts_on',
    ]);
  });

  it('B14: is not disturbed by a source that is not UTF-8', () => {
    expect(repository.git('ls-files', 'crates/linted/tests/data')).toContain('latin1.rs');
    expect(of(evidence.snapshot.tests.passed, 'linted')).toEqual([
      'linted/lib/linted::tests::only_linted_with_all_targets',
    ]);
  });

  it('B15: runs tests in the package’s folder, with cargo’s variables and those of build scripts', () => {
    expect(of(evidence.snapshot.tests.passed, 'limiter')).toContain(
      'limiter/test/reads::reads_a_file_of_the_package',
    );
    expect(of(evidence.snapshot.tests.passed, 'built')).toEqual([
      'built/lib/built::tests::sees_the_build_script',
    ]);
    expect(of(evidence.snapshot.tests.passed, 'traps')).toContain('traps/test/whole::prints_the_answer');
  });

  // Field log: nextest-rs/nextest#885.
  it('tells ignored tests, with a reason or without, from others, and a panic that should be from one that should not', () => {
    expect(of(evidence.snapshot.tests.ignored, 'limiter')).toEqual([
      'limiter/lib/limiter::tests::asks_a_server',
      'limiter/lib/limiter::tests::is_slow',
    ]);
    expect(of(evidence.snapshot.tests.passed, 'limiter')).toContain('limiter/lib/limiter::tests::panics');
  });

  it('points at the panic of a failed test', () => {
    expect(evidence.failures).toEqual([
      {
        test: { package: 'limiter', target_kind: 'lib', target: 'limiter', name: 'tests::fails' },
        message: 'assertion `left == right` failed: one is gone\n  left: 2\n right: 3',
        path: 'crates/limiter/src/lib.rs',
        line: 47,
        column: 9,
      },
    ]);
  });

  it('points at each place of a warning', () => {
    const returns = evidence.warnings.find(
      ({ lint, package: owner }) => lint === 'clippy::needless_return' && owner === 'linted',
    );
    expect(returns).toMatchObject({ path: 'crates/linted/src/lib.rs', sites: [{ line: 2 }, { line: 6 }] });
  });

  it(
    'has as many tests and warnings as cargo by hand',
    () => {
      const target = temporaryFolder('by-hand');
      const env = { ...process.env, CARGO_TARGET_DIR: target.path, CARGO_TERM_COLOR: 'never' };
      const cargo = (...args: string[]) =>
        spawnSync('cargo', args, { cwd: repository.dir, env, encoding: 'utf8' });
      const tests = cargo('test', '--workspace', '--no-fail-fast').stdout;
      const sums = [...tests.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
      const sum = (index: number) => sums.reduce((total, match) => total + Number(match[index]), 0);
      const { passed, failed, ignored } = evidence.snapshot.tests;
      expect([passed.length, failed.length, ignored.length]).toEqual([sum(1), sum(2), sum(3)]);
      const lints = cargo('clippy', '--workspace', '--all-targets').stderr;
      const places = [...lints.matchAll(/^ *--> \S+:\d+:\d+$/gm)].length;
      const counted = evidence.snapshot.clippy.warnings.reduce((total, { count }) => total + count, 0);
      expect(counted).toBe(places);
      target.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'gives the same bytes again',
    async () => {
      const again = evidenceOf(await capture(repository));
      expect(serializeEvidence(again)).toBe(serializeEvidence(evidence));
      const text = serializeEvidence(evidence);
      expect(text).not.toContain(repository.dir);
      expect(text).not.toContain('plan-gate-run-');
    },
    CAPTURE_TIMEOUT_MS,
  );

  // Field log: Smart-AI-Memory/attune-ai#1664.
  it(
    'gives the same hashes in another folder, on one thread, with code moved down (B4)',
    async () => {
      const files = fixtureFiles('traps');
      const moved = (path: string) =>
        Buffer.concat([Buffer.from('// One line more.\n\n'), files[path] ?? Buffer.alloc(0)]);
      const other = repositoryOf({
        ...files,
        'crates/linted/src/lib.rs': moved('crates/linted/src/lib.rs'),
        'crates/modern/src/lib.rs': Buffer.concat([
          Buffer.from('//! One line more.\n//!\n'),
          files['crates/modern/src/lib.rs'] ?? Buffer.alloc(0),
        ]),
      });
      const environment = { ...process.env, RUST_TEST_THREADS: '1' };
      const there = evidenceOf(
        await capture(other, { environment, extraEnvironment: ['RUST_TEST_THREADS'] }),
      );
      expect(there.problems).toEqual([]);
      expect(hashSnapshot(there)).toEqual(hashSnapshot(evidence));
      other.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );
});

describeWithCargo('B8 and B9: tests that print between a name and its result, with real cargo', () => {
  let repository: GitFixture;
  beforeAll(() => {
    repository = repositoryOf(fixtureFiles('noisy'));
  });
  afterAll(() => repository.remove());

  it.each([
    ['on many threads', '8'],
    ['on one, where the name comes first', '1'],
  ])(
    'change nothing %s (field log: athei/mtld3d#471, josecelano/cargo-pretty-test#52)',
    async (_, threads) => {
      const environment = { ...process.env, RUST_TEST_THREADS: threads };
      const evidence = evidenceOf(
        await capture(repository, { environment, extraEnvironment: ['RUST_TEST_THREADS'] }),
      );
      expect(evidence.problems).toEqual([]);
      const name = (test: TestId) => test.name.replace('tests::', '');
      expect(evidence.snapshot.tests.failed.map(name)).toEqual([
        'fails_and_shows_a_result_of_another',
        'fails_though_others_say_it_passed',
      ]);
      expect(evidence.snapshot.tests.passed.map(name)).toEqual([
        'a_child_prints_an_unfinished_line',
        'prints_bytes_that_are_no_text',
        'prints_its_own_result',
        'prints_words_of_libtest',
      ]);
    },
    CAPTURE_TIMEOUT_MS,
  );
});
