import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { compareSnapshots, type SnapshotComparison } from '../../src/evidence/compare.js';
import {
  compareTests,
  compareWarnings,
  type RunSnapshot,
  type TestId,
  targetString,
} from '../../src/evidence/snapshot.js';
import { looseRun } from './arbitraries.js';

const CHANGE_CLASSES = [
  'regressed',
  'newlyIgnored',
  'vanished',
  'notRun',
  'added',
  'fixed',
  'enabled',
] as const;

function test(name: string, target = 'lib'): TestId {
  return { package: 'p', target_kind: target, target: 'p', name };
}

function run(tests: Partial<RunSnapshot['tests']>, warnings: [string, number][] = []): RunSnapshot {
  return {
    tests: { passed: [], failed: [], ignored: [], targets: [], ...tests },
    clippy: {
      warnings: warnings.map(([message, count]) => ({ lint: 'l', package: 'p', file: 'f', message, count })),
    },
    coverage: null,
  };
}

/** Names by class, for the classes that hold any. */
function classesOf(comparison: SnapshotComparison): Record<string, string[]> {
  const named = CHANGE_CLASSES.map((name): [string, string[]] => [
    name,
    comparison[name].map((change) => change.test.name),
  ]);
  named.push(['unchanged', comparison.unchanged.map(({ name }) => name)]);
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}

describe('compareSnapshots', () => {
  it('puts each pair of outcomes into its class', () => {
    const states = ['passed', 'failed', 'ignored', 'gone'] as const;
    const classes = states.map((before) =>
      states.map((after) => {
        const side = (state: string) => run(state === 'gone' ? {} : { [state]: [test('x')] });
        return Object.keys(classesOf(compareSnapshots(side(before), side(after)))).join();
      }),
    );
    expect(classes).toEqual([
      // now:     passed,     failed,      ignored,        gone
      ['unchanged', 'regressed', 'newlyIgnored', 'vanished'],
      ['fixed', 'unchanged', 'newlyIgnored', 'vanished'],
      ['enabled', 'enabled', 'unchanged', 'vanished'],
      ['added', 'added', 'added', ''],
    ]);
  });

  it('keeps the identities, outcomes and numbers', () => {
    const comparison = compareSnapshots(
      run({ passed: [test('a'), test('b')] }),
      run({ failed: [test('b')], passed: [test('c')] }),
    );
    expect(comparison.regressed).toEqual([{ test: test('b'), before: 'passed', after: 'failed' }]);
    expect(comparison.vanished).toEqual([{ test: test('a'), before: 'passed', after: null }]);
    expect(comparison.added).toEqual([{ test: test('c'), before: null, after: 'passed' }]);
    expect([comparison.testsBefore, comparison.testsAfter]).toEqual([2, 2]);
  });

  // Field log, "Test lists": rust-lang/cargo#1904, later binaries never ran and hundreds of tests were called removed.
  it('calls a test of a target that did not run "not run", not "vanished"', () => {
    const baseline = run({
      passed: [test('a'), test('b', 'test')],
      targets: ['p/lib/p', 'p/test/p', 'p/bin/p'],
    });
    const comparison = compareSnapshots(baseline, run({}), new Set(['p/test/p']));
    expect(classesOf(comparison)).toEqual({ notRun: ['b'], vanished: ['a'] });
    expect(comparison.notRunTargets).toEqual(['p/test/p']);
    expect(comparison.lostTargets).toEqual(['p/bin/p', 'p/lib/p']);
  });

  // Field log, "Test lists": rust-lang/cargo#13553, the same test name in several crates.
  it('keeps tests of one name in several packages and targets apart', () => {
    const other = { ...test('x'), package: 'q' };
    expect(
      classesOf(compareSnapshots(run({ passed: [test('x'), other] }), run({ passed: [other] }))),
    ).toEqual({
      unchanged: ['x'],
      vanished: ['x'],
    });
  });

  it('counts warnings of one identity', () => {
    const comparison = compareSnapshots(
      run({}, [
        ['more', 1],
        ['fewer', 3],
        ['same', 2],
        ['gone', 1],
      ]),
      run({}, [
        ['more', 2],
        ['fewer', 1],
        ['same', 2],
        ['new', 1],
      ]),
    );
    const shown = (changes: SnapshotComparison['newWarnings']) =>
      changes.map(({ warning, before, after }) => `${warning.message} ${before} ${after}`);
    expect(shown(comparison.newWarnings)).toEqual(['more 1 2', 'new 0 1']);
    expect(shown(comparison.goneWarnings)).toEqual(['fewer 3 1', 'gone 1 0']);
    expect(comparison.keptWarnings.map(({ message, count }) => `${message} ${count}`)).toEqual(['same 2']);
  });

  it('reads a test with two outcomes as the one that is hardest on the change', () => {
    const both = run({ passed: [test('x')], failed: [test('x')], ignored: [test('x')] });
    expect(classesOf(compareSnapshots(both, both))).toEqual({ regressed: ['x'] });
  });

  it('puts every test of either side in exactly one class', () => {
    fc.assert(
      fc.property(
        looseRun,
        looseRun,
        fc.array(fc.constantFrom('a/lib/a', 'b/test/b')),
        (before, after, notRun) => {
          const comparison = compareSnapshots(before, after, new Set(notRun));
          const changes = CHANGE_CLASSES.flatMap((name) => comparison[name]);
          for (const [side, key] of [
            [before, 'before'],
            [after, 'after'],
          ] as const) {
            const all = distinct(
              Object.values(side.tests)
                .flat()
                .filter((one) => typeof one !== 'string'),
              compareTests,
            );
            const changed = changes.filter((change) => change[key] !== null).map((change) => change.test);
            expect([...changed, ...comparison.unchanged].sort(compareTests)).toEqual(all);
          }
          const classed = [...changes.map((change) => change.test), ...comparison.unchanged];
          expect(distinct(classed, compareTests)).toHaveLength(classed.length);
          const notRunTests = comparison.notRun.map((change) => targetString(change.test));
          expect(notRunTests.every((target) => notRun.some((one) => one === target))).toBe(true);
        },
      ),
    );
  });

  it('puts every target of either side in exactly one class', () => {
    fc.assert(
      fc.property(looseRun, looseRun, (before, after) => {
        const { lostTargets, notRunTargets, addedTargets, keptTargets } = compareSnapshots(before, after);
        const sorted = (list: readonly string[]) => [...new Set(list)].sort();
        expect([...lostTargets, ...notRunTargets, ...keptTargets].sort()).toEqual(
          sorted(before.tests.targets),
        );
        expect([...addedTargets, ...keptTargets].sort()).toEqual(sorted(after.tests.targets));
      }),
    );
  });

  it('puts every warning of either side in exactly one class, with its counts', () => {
    fc.assert(
      fc.property(looseRun, looseRun, (before, after) => {
        const { newWarnings, goneWarnings, keptWarnings } = compareSnapshots(before, after);
        const kept = keptWarnings.map((warning) => ({
          warning,
          before: warning.count,
          after: warning.count,
        }));
        const changes = [...newWarnings, ...goneWarnings, ...kept];
        for (const [side, key] of [
          [before, 'before'],
          [after, 'after'],
        ] as const) {
          const counted = changes.filter((change) => change[key] > 0);
          expect(
            counted
              .map((change) => change.warning)
              .sort(compareWarnings)
              .map(bare),
          ).toEqual(distinct(side.clippy.warnings, compareWarnings).map(bare));
          for (const { warning, ...counts } of counted) {
            const same = side.clippy.warnings.filter((one) => compareWarnings(one, warning) === 0);
            expect(counts[key]).toBe(Math.max(...same.map(({ count }) => count)));
          }
        }
      }),
    );
  });
});

function bare({
  lint,
  package: owner,
  file,
  message,
}: {
  lint: string;
  package: string;
  file: string;
  message: string;
}) {
  return { lint, package: owner, file, message };
}

function distinct<T>(items: readonly T[], compare: (a: T, b: T) => number): T[] {
  const sorted = [...items].sort(compare);
  return sorted.filter((item, i) => {
    const previous = sorted[i - 1];
    return i === 0 || previous === undefined || compare(previous, item) !== 0;
  });
}
