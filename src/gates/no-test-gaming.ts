import { testString } from '../evidence/snapshot.js';
import type { Finding, GateResult } from '../finding.js';
import type { ComparedTest, TestLists } from '../floor-facts.js';
import { allowedAside, applyAllowances, howToAllow, type Offence } from '../plan/allowances-apply.js';
import { defineGate } from './gate.js';

const ID = 'no-test-gaming';

/** Renamed tests are listed up to this many; more are counted. */
const LISTED_RENAMES = 20;

export const noTestGamingGate = defineGate({
  id: ID,
  title: 'No test gaming',
  why: 'A test that is taken out or ignored can no longer say that something broke.',
  failureKind: 'violation',
  needs: ['testComparison', 'floorAllowances'],
  evaluate({ testComparison, floorAllowances }): GateResult {
    if (testComparison.by === 'hash') {
      const { findings } = applyAllowances(ID, floorAllowances, []);
      const summary = `The same ${testComparison.passed} tests pass as at the baseline: their hash is the plan's.`;
      return { summary, findings };
    }
    const { vanished, newlyIgnored, renamed, before, after } = testComparison;
    const judged = applyAllowances(ID, floorAllowances, [
      ...vanished.map(removed),
      ...newlyIgnored.map(ignored),
    ]);
    const numbers = `There are ${after} tests now and were ${before} at the baseline`;
    return {
      summary:
        judged.refused === 0
          ? `${numbers}; none is gone or newly ignored${allowedAside(judged)}.${improvements(testComparison)}`
          : `${judged.refused} baseline ${judged.refused === 1 ? 'test is' : 'tests are'} gone or newly ignored${allowedAside(judged)}. ${numbers}.`,
      findings: [...judged.findings, ...renameNotices(renamed)],
    };
  },
});

function improvements({ added, enabled }: TestLists): string {
  const told = [
    ...(added === 0 ? [] : [`${added} ${added === 1 ? 'is' : 'are'} new`]),
    ...(enabled === 0 ? [] : [`${enabled} ${enabled === 1 ? 'is' : 'are'} no longer ignored`]),
  ];
  return told.length === 0 ? '' : ` ${told.join(', ')}.`;
}

function removed(test: ComparedTest): Offence {
  const name = testString(test.test);
  const earlier = test.landedBefore ? ' It was gone before this pull request already.' : '';
  return asOffence(test, {
    code: 'test_removed',
    level: 'error',
    message: `${name} was there at the baseline and is gone: no new test of its package has the same body.${earlier}`,
    help: `Restore it; a test that gets a new name keeps its body, and changes in another pull request. ${howToAllow(ID, name)}`,
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
    help: `Take \`#[ignore]\` off again, or mend what makes the test fail. ${howToAllow(ID, name)}`,
  });
}

function asOffence({ test, was, path, line, landedBefore }: ComparedTest, finding: Finding): Offence {
  const names = [testString(test), ...(was === null ? [] : [testString(was)])];
  if (path === null) return { finding, names, landedBefore };
  const placed = { ...finding, path, ...(line === null ? {} : { line }) };
  return { finding: placed, names: [...names, path], landedBefore };
}

function renameNotices(renamed: TestLists['renamed']): readonly Finding[] {
  const help = 'Nothing to do: their bodies are the same, token for token.';
  const listed = renamed.slice(0, LISTED_RENAMES).map(
    ({ from, to }): Finding => ({
      code: 'test_renamed',
      level: 'notice',
      message: `${testString(from)} is now ${testString(to)}.`,
      help: 'Nothing to do: the body is the same, token for token.',
    }),
  );
  const more = renamed.length - listed.length;
  if (more === 0) return listed;
  return [
    ...listed,
    { code: 'test_renamed', level: 'notice', message: `${more} more tests have a new name.`, help },
  ];
}
