import { testString } from '../evidence/snapshot.js';
import type { Finding, GateResult } from '../finding.js';
import type { Allowances, ComparedTest, FenceChange, Place, TestLists, TestsByHash } from '../floor-facts.js';
import {
  allowedAside,
  applyAllowances,
  asAllowed,
  type Judged,
  type Offence,
} from '../plan/allowances-apply.js';
import { fenceTexts } from './doctest-texts.js';
import { defineGate } from './gate.js';

const ID = 'no-test-gaming';

/** Renamed tests are listed up to this many; more are counted. */
const LISTED_RENAMES = 20;

/** Tests that only their source makes suspect are listed up to this many; more are counted. */
const LISTED_UNLISTED = 20;

export const noTestGamingGate = defineGate({
  id: ID,
  title: 'No test gaming',
  why: 'A test that is taken out or ignored can no longer say that something broke.',
  failureKind: 'violation',
  needs: ['testComparison', 'floorAllowances'],
  evaluate({ testComparison, floorAllowances }): GateResult {
    if (testComparison.by === 'hash') return evaluateByHash(testComparison, floorAllowances);
    const { vanished, newlyIgnored, renamed, before, after } = testComparison;
    const judged = applyAllowances(ID, floorAllowances, [
      ...vanished.map(removed),
      ...newlyIgnored.map(ignored),
    ]);
    const now = after === 1 ? '1 test' : `${after} tests`;
    const numbers = `${now} now, ${before} at the baseline`;
    return {
      summary:
        judged.refused === 0
          ? `${numbers}; ${outcome(judged, testComparison)}.${improvements(testComparison)}`
          : `${judged.refused} baseline ${judged.refused === 1 ? 'test is' : 'tests are'} gone or newly ignored${allowedAside(judged)}. ${numbers}.`,
      findings: [...judged.findings, ...unlistedFindings(testComparison), ...renameNotices(renamed)],
    };
  },
});

/** What nobody refused: nothing, or what the plan allows, by what it is. */
function outcome({ allowed }: Judged, { vanished, newlyIgnored }: TestLists): string {
  if (allowed === 0) return 'none is gone or newly ignored';
  return [
    ...(vanished.length === 0 ? [] : [asAllowed(vanished.length, 'gone')]),
    ...(newlyIgnored.length === 0 ? [] : [asAllowed(newlyIgnored.length, 'newly ignored')]),
  ].join('; ');
}

function evaluateByHash(tests: TestsByHash, allowances: Allowances): GateResult {
  const judged = applyAllowances(ID, allowances, (tests.unlisted?.newlyIgnored ?? []).map(ignored));
  const same =
    tests.passed === 0
      ? "No test passes, as at the baseline: the hash is the plan's"
      : tests.passed === 1
        ? "The test that passed at the baseline still passes: the hash is the plan's"
        : `The same ${tests.passed} tests pass as at the baseline: their hash is the plan's`;
  const summary =
    judged.refused === 0
      ? `${same}${allowedAside(judged)}.`
      : `${judged.refused} baseline ${judged.refused === 1 ? 'test is' : 'tests are'} newly ignored${allowedAside(judged)}. ${same}.`;
  const findings = [...judged.findings, ...unlistedFindings(tests), ...unlistedNotice(tests)];
  return { summary, findings };
}

/** What the sources make suspect, but do not prove: a test may have been added since the baseline, or never have run. */
function unlistedFindings({ unlisted }: Pick<TestLists, 'unlisted'>): readonly Finding[] {
  if (unlisted === undefined) return [];
  const { doubtful, gone, unread, why } = unlisted;
  const help =
    'Undo it, or let a plan pull request commit the file that `plan-gate baseline` writes below `.taskfleet/`: it lists every test of the baseline.';
  const suspect = [
    ...doubtful.map(({ test, path, line }) => ({
      message: `${testString(test)} ran before this pull request and is ignored now.`,
      path,
      line,
    })),
    ...gone.map(({ name, path, line }) => ({
      message: `The test function ${name} of ${path} was there at the baseline and is gone.`,
      path,
      line,
    })),
  ].map(
    ({ message, path, line }): Finding => ({
      code: 'test_unlisted',
      level: 'warning',
      message: `${message} Whether it is one of the baseline's tests can't be told. ${why}`,
      help,
      ...placeOf({ path, line }),
    }),
  );
  const more = suspect.length - LISTED_UNLISTED;
  return [
    ...suspect.slice(0, LISTED_UNLISTED),
    ...(more > 0
      ? [
          unlistedWarning(
            `${more} more ${more === 1 ? 'test is newly ignored or gone by its' : 'tests are newly ignored or gone by their'} source.`,
            help,
          ),
        ]
      : []),
    ...(unread === null
      ? []
      : [unlistedWarning(`The sources could not be looked into for it: ${unread}`, help)]),
  ];
}

function unlistedWarning(message: string, help: string): Finding {
  return { code: 'test_unlisted', level: 'warning', message, help };
}

/** The hash covers the tests that passed. */
function unlistedNotice({ unlisted }: TestsByHash): readonly Finding[] {
  if (unlisted === undefined) return [];
  return [
    {
      code: 'outcomes_unlisted',
      level: 'notice',
      message: `The hash is of the tests that passed. Tests that failed or were ignored at the baseline were looked for in the changed sources only. ${unlisted.why}`,
      help: 'Nothing to do for this change. With the file that `plan-gate baseline` writes below `.taskfleet/`, every test of the baseline is looked for.',
    },
  ];
}

function improvements({ added, enabled }: TestLists): string {
  const told = [
    ...(added === 0 ? [] : [`${added} ${added === 1 ? 'is' : 'are'} new`]),
    ...(enabled === 0 ? [] : [`${enabled} ${enabled === 1 ? 'is' : 'are'} no longer ignored`]),
  ];
  return told.length === 0 ? '' : ` ${told.join(', ')}.`;
}

function removed(test: ComparedTest): Offence {
  if (test.fence !== undefined) return weakened(test, test.fence);
  const name = testString(test.test);
  const isDoctest = test.test.target_kind === 'doctest';
  const earlier = test.landedBefore ? ' It was gone before this pull request already.' : '';
  return asOffence(test, {
    code: 'test_removed',
    level: 'error',
    message: `${name} was there at the baseline and is gone: no new ${isDoctest ? 'doctest of its package has the same code' : 'test of its package has the same body'}.${earlier}`,
    help: isDoctest ? RESTORE_DOCTEST : RESTORE_TEST,
  });
}

const RESTORE_TEST =
  'Restore it. Where it was renamed, leave its body as it was, and change that in another pull request.';
const RESTORE_DOCTEST =
  'Restore it. Where its code names what got a new name, keep the old name alive beside it (`pub use new as old;`), leave the example as it was, and change it in another pull request.';

/** A doctest that is there under the name of another kind. */
function weakened(test: ComparedTest, fence: FenceChange): Offence {
  const name = testString(test.test);
  const { change, advice } = fenceTexts(fence);
  const earlier = test.landedBefore ? ' It was so before this pull request already.' : '';
  return asOffence(test, {
    code: 'doctest_weakened',
    level: 'error',
    message: `${name} ${change}.${earlier}`,
    help: `${advice}, or mend what makes the example fail.`,
  });
}

function ignored(test: ComparedTest): Offence {
  const name = testString(test.test);
  const former = test.was === null ? '' : ` (as ${testString(test.was)})`;
  const earlier = test.landedBefore ? ' It was ignored before this pull request already.' : '';
  return asOffence(test, {
    code: 'test_ignored',
    level: 'error',
    message: `${name} ran at the baseline${former} and is ignored now.${earlier}`,
    help: `${unignore(test)}, or mend what makes the test fail.`,
  });
}

function unignore({ test, fence }: ComparedTest): string {
  if (test.target_kind !== 'doctest') return 'Take `#[ignore]` off again';
  return `Take \`${fence?.ignoredBy ?? 'ignore'}\` off the code fence again`;
}

function asOffence({ test, was, path, line, landedBefore }: ComparedTest, finding: Finding): Offence {
  const names = [testString(test), ...(was === null ? [] : [testString(was)])];
  return {
    finding: { ...finding, ...placeOf({ path, line }) },
    names: path === null ? names : [...names, path],
    landedBefore,
  };
}

function placeOf({ path, line }: Place): Pick<Finding, 'path' | 'line'> {
  if (path === null) return {};
  return line === null ? { path } : { path, line };
}

function renameNotices(renamed: TestLists['renamed']): readonly Finding[] {
  const help = 'Nothing to do: they are the same tests.';
  const listed = renamed.slice(0, LISTED_RENAMES).map(
    ({ from, to }): Finding => ({
      code: 'test_renamed',
      level: 'notice',
      message: `${testString(from)} is now ${testString(to)}.`,
      help: 'Nothing to do: it is the same test.',
    }),
  );
  const more = renamed.length - listed.length;
  if (more === 0) return listed;
  return [
    ...listed,
    {
      code: 'test_renamed',
      level: 'notice',
      message: `${more} more ${more === 1 ? 'test has' : 'tests have'} a new name.`,
      help,
    },
  ];
}
