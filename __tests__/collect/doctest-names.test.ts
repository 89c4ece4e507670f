import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';
import { type TestId, testString } from '../../src/evidence/snapshot.js';
import {
  CAPTURE_TIMEOUT_MS,
  capture,
  crate,
  describeWithCargo,
  evidenceOf,
  fixtureFiles,
  repositoryOf,
} from '../capture/cargo-fixture.js';
import { type Did, errors, gate, judgeFloor } from './floor-scene.js';

const FILES = Object.fromEntries(
  Object.entries(fixtureFiles('doctests')).map(([path, bytes]) => [path, bytes.toString('utf8')]),
);

/** Everything of `src/old.rs` is in `src/new.rs` now, with what its examples call the module. */
const MOVED = {
  'src/lib.rs': (FILES['src/lib.rs'] ?? '').replace('pub mod old;', 'pub mod new;'),
  'src/new.rs': (FILES['src/old.rs'] ?? '').replaceAll('old::', 'new::'),
};
/** And of two examples less is asked, and one is gone. */
const WEAKENED = {
  'src/lib.rs': MOVED['src/lib.rs'].replace('//! ```\n//! let a', '//! ```no_run\n//! let a'),
  'src/new.rs': MOVED['src/new.rs']
    .replace('//! ```\n//! let d', '//! ```ignore\n//! let d')
    .replace('/// use limiter::new::Bucket;\n    /// assert_eq!', '/// assert_ne!'),
};

type Files = Readonly<Record<string, string>>;

async function doneBy(files: Files, edition: string): Promise<Did> {
  const repository = repositoryOf(crate('limiter', { ...files, 'Cargo.toml': manifest(edition) }));
  try {
    const { snapshot } = evidenceOf(await capture(repository));
    const { passed, failed, ignored, targets } = snapshot.tests;
    const strings = (tests: readonly TestId[]) => tests.map(testString);
    return { passed: strings(passed), failed: strings(failed), ignored: strings(ignored), targets };
  } finally {
    repository.remove();
  }
}

function manifest(edition: string): string {
  return `[package]\nname = "limiter"\nversion = "0.1.0"\nedition = "${edition}"\n`;
}

for (const edition of ['2021', '2024'])
  describeWithCargo(`doctests as rustdoc of edition ${edition} names them`, () => {
    let fork: Files;
    let before: Did;
    const inEdition = (files: Files) =>
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [
          path,
          edition === '2024' ? text.replace('\nextern "C" {', '\nunsafe extern "C" {') : text,
        ]),
      );
    beforeAll(async () => {
      fork = inEdition(FILES);
      before = await doneBy(fork, edition);
    }, CAPTURE_TIMEOUT_MS);
    const judge = async (files: Files) => {
      const head = inEdition(files);
      return judgeFloor({ fork, head, before, after: await doneBy(head, edition) });
    };
    afterAll(() => expect(before.failed).toEqual([]));

    it('are of the items that the source tells, save for one that a macro names and a field without a name', () => {
      const named = [...(before.passed ?? []), ...(before.ignored ?? [])].map((each) =>
        each.replace(/^limiter\/doctest\/limiter::/, '').replace(/( - compile(?: fail)?)?( #\d+)?$/, ''),
      );
      const told = Object.entries(fork).flatMap(([path, text]) =>
        parseRust(text).doctests.map(({ item }) => {
          const full = [...(path === 'src/old.rs' ? ['old'] : []), ...(item === '' ? [] : [item ?? '?'])];
          return full.length === 0 ? path : `${path} - ${full.join('::')}`;
        }),
      );
      expect(told.sort().filter((each) => !named.includes(each))).toEqual([
        'src/lib.rs - ?',
        'src/old.rs - old::T',
      ]);
      expect(named.sort().filter((each) => !told.includes(each))).toEqual([
        'src/lib.rs - made',
        'src/old.rs - old::Bucket::0',
      ]);
      expect(named).toHaveLength(told.length);
    });

    it(
      'come along with a public module that has a new name, those of every kind of item',
      async () => {
        const report = await judge(MOVED);
        expect(errors(report)).toEqual([]);
        expect(gate(report, 'no-test-gaming').findings.length).toBeGreaterThan(15);
      },
      CAPTURE_TIMEOUT_MS,
    );

    it(
      'are told at their fences where less is asked of them on the way',
      async () => {
        const report = await judge(WEAKENED);
        expect(errors(report)).toEqual([
          'no-test-gaming doctest_weakened src/lib.rs:3',
          'no-test-gaming test_removed src/old.rs:1',
          'no-test-gaming test_ignored src/new.rs:1',
        ]);
      },
      CAPTURE_TIMEOUT_MS,
    );
  });
