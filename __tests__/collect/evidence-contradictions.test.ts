import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../../src/collect/evidence-contradictions.js';
import type { Evidence } from '../../src/evidence/evidence.js';
import { evidenceOf, testId } from './floor-scene.js';

const WHOLE = evidenceOf({
  passed: ['limiter/lib/limiter::fills', 'limiter/test/soak::lasts'],
  failed: ['limiter/test/soak::breaks'],
  targets: ['limiter/doctest/limiter', 'limiter/lib/limiter', 'limiter/test/soak'],
  warnings: [
    ['clippy::needless_return', 'src/lib.rs', 'unneeded `return` statement', 2],
    ['dead_code', '', 'never used'],
  ],
});
const tests = (change: Partial<Evidence['snapshot']['tests']>): Evidence => ({
  ...WHOLE,
  snapshot: { ...WHOLE.snapshot, tests: { ...WHOLE.snapshot.tests, ...change } },
});
const warnings = (change: (warning: Evidence['warnings'][number]) => Evidence['warnings'][number]) => ({
  ...WHOLE,
  warnings: WHOLE.warnings.map(change),
});
const ends = (program: string, exit_code: number | null): Evidence => ({
  ...WHOLE,
  commands: WHOLE.commands.map((each) => (each.argv[0] === program ? { ...each, exit_code } : each)),
});
const without = (program: string): Evidence => ({
  ...WHOLE,
  commands: WHOLE.commands.filter(({ argv }) => argv[0] !== program),
});

describe('evidence', () => {
  it('of a capture contradicts itself in nothing, wherever the workspace is', () => {
    expect(contradictionsIn({ ...WHOLE, warnings: [] })).toEqual([]);
    expect(
      contradictionsIn(warnings((each) => (each.file === '' ? { ...each, path: null, sites: [] } : each))),
    ).toEqual([]);
    const inFolder = (file: string, path: string) => ({
      ...WHOLE,
      workspace: 'a/b',
      snapshot: evidenceOf({ warnings: [['l', file, 'm']] }).snapshot,
      commands: WHOLE.commands.filter(({ argv }) => !argv[0]?.startsWith('$')),
      failures: [],
      warnings: [{ lint: 'l', package: 'limiter', file, message: 'm', path, help: '', sites: [] }],
    });
    expect(contradictionsIn(inFolder('src/lib.rs', 'a/b/src/lib.rs'))).toEqual([]);
    expect(contradictionsIn(inFolder('../../c.rs', 'c.rs'))).toEqual([]);
    expect(contradictionsIn(inFolder('../c.rs', 'a/c.rs'))).toEqual([]);
    expect(contradictionsIn(inFolder('src/lib.rs', 'src/lib.rs'))).toHaveLength(1);
  });

  it.each<[string, Evidence, string]>([
    [
      'takes out warnings whose places it tells',
      {
        ...WHOLE,
        snapshot: { ...WHOLE.snapshot, clippy: { warnings: WHOLE.snapshot.clippy.warnings.slice(1) } },
      },
      'The evidence says where the warning clippy::needless_return in src/lib.rs is, but does not list it.',
    ],
    [
      'counts a warning less often than it places it',
      {
        ...WHOLE,
        snapshot: {
          ...WHOLE.snapshot,
          clippy: { warnings: WHOLE.snapshot.clippy.warnings.map((each) => ({ ...each, count: 1 })) },
        },
      },
      'The evidence counts the warning clippy::needless_return in src/lib.rs once, but gives 2 places for it.',
    ],
    [
      'names no command',
      { ...WHOLE, commands: [] },
      'The evidence says that it is whole, but not that clippy ran.',
    ],
    [
      'did not run clippy',
      without('cargo-clippy'),
      'The evidence says that it is whole, but not that clippy ran.',
    ],
    [
      'had clippy fail',
      ends('cargo-clippy', 101),
      'The evidence says that it is whole, but `cargo-clippy clippy` ended with exit code 101.',
    ],
    [
      'had a build killed',
      ends('cargo', null),
      'The evidence says that it is whole, but `cargo test --no-run` did not end by itself.',
    ],
    [
      'had a test target fail without a test that did',
      ends('$HARNESS/limiter/lib/limiter', 101),
      'The evidence says that the run of limiter/lib/limiter ended with exit code 101, but has no test of it that failed.',
    ],
    [
      'makes a test that failed one that passed',
      {
        ...tests({
          failed: [],
          passed: [...WHOLE.snapshot.tests.passed, testId('limiter/test/soak::breaks')],
        }),
        failures: [],
      },
      'The evidence says that the run of limiter/test/soak ended with exit code 101, but has no test of it that failed.',
    ],
    [
      'says why a test failed that it does not list',
      tests({ failed: [] }),
      'The evidence says why limiter/test/soak::breaks failed, but does not list it among the tests that did.',
    ],
    [
      'adds a target that nothing ran',
      tests({ targets: [...WHOLE.snapshot.tests.targets, 'limiter/test/ghost'] }),
      'The evidence lists the test target limiter/test/ghost, but no command that ran it.',
    ],
    [
      'takes out a target that ran',
      tests({ targets: WHOLE.snapshot.tests.targets.slice(1) }),
      'The evidence tells of limiter/doctest/limiter, but does not list it among the test targets.',
    ],
    [
      'gives two outcomes of one test',
      tests({ ignored: [testId('limiter/lib/limiter::fills')] }),
      'The evidence gives two outcomes for limiter/lib/limiter::fills.',
    ],
    [
      'is moved to another workspace',
      { ...WHOLE, workspace: 'kit' },
      'The evidence is of the Cargo workspace in kit, but says that the file src/lib.rs of it is src/lib.rs in the repository.',
    ],
  ])('that %s was written by no capture', (_what, evidence, message) => {
    const found = contradictionsIn({
      ...evidence,
      warnings: evidence.warnings.map((each) =>
        each.file === '' ? { ...each, path: null, sites: [] } : each,
      ),
    });
    expect(found).toContain(message);
  });

  it('that says itself what it lacks is not asked for it', () => {
    const problems = [{ code: 'x', message: 'It was killed.' }];
    expect(contradictionsIn({ ...WHOLE, warnings: [], complete: false, problems, commands: [] })).toEqual([]);
  });
});
