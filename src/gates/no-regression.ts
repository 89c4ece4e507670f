import { testString } from '../evidence/snapshot.js';
import type { Finding, GateResult } from '../finding.js';
import type { ComparedTest, TestLists } from '../floor-facts.js';
import { allowedAside, applyAllowances, type Offence } from '../plan/allowances-apply.js';
import { defineGate } from './gate.js';

const ID = 'no-regression';

export const noRegressionGate = defineGate({
  id: ID,
  title: 'No regression',
  why: 'What worked before the feature started must still work when this change lands.',
  failureKind: 'violation',
  needs: ['testComparison', 'floorAllowances'],
  evaluate({ testComparison, floorAllowances }): GateResult {
    if (testComparison.by === 'hash') {
      const { findings } = applyAllowances(ID, floorAllowances, []);
      const { passed } = testComparison;
      const summary =
        passed === 0
          ? "No test passed at the baseline, and none passes now: the hash is the plan's."
          : passed === 1
            ? "The test that passed at the baseline passes: the hash is the plan's."
            : `The ${passed} tests that passed at the baseline pass: their hash is the plan's.`;
      return { summary, findings };
    }
    const { regressed, flaky, rerunProblem } = testComparison;
    const judged = applyAllowances(ID, floorAllowances, regressed.map(offence));
    const notRerun: readonly Finding[] = rerunProblem === null ? [] : [notRerunNotice(rerunProblem)];
    return {
      summary:
        judged.refused === 0
          ? `No test that passed at the baseline fails${allowedAside(judged)}.${improvements(testComparison)}`
          : `${count(judged.refused, 'test')} that passed at the baseline ${judged.refused === 1 ? 'fails' : 'fail'} now${allowedAside(judged)}.`,
      findings: [...judged.findings, ...flaky.map(flakyWarning), ...notRerun],
    };
  },
});

function improvements({ fixed }: TestLists): string {
  return fixed === 0
    ? ''
    : ` ${count(fixed, 'test')} that failed there ${fixed === 1 ? 'passes' : 'pass'} now.`;
}

function offence(test: ComparedTest): Offence {
  const name = testString(test.test);
  const said = test.message === '' ? '' : `: ${test.message}`;
  const finding: Finding = {
    code: 'test_regressed',
    level: 'error',
    message: `${name} passed at the baseline${formerName(test)} and fails now${said}`,
    help: 'Mend the code, or the test where it is the test that is wrong.',
    ...placeOf(test),
  };
  const names = [name, ...(test.was === null ? [] : [testString(test.was)])];
  return {
    finding,
    names: test.path === null ? names : [...names, test.path],
    landedBefore: test.landedBefore,
  };
}

function flakyWarning(test: ComparedTest): Finding {
  const name = testString(test.test);
  return {
    code: 'flaky_test',
    level: 'warning',
    message: `${name} is flaky: it failed with the others and passed when it was run again alone, so it counts as passed.`,
    help: 'Find what it depends on: other tests, time, order, or what is left over from an earlier run.',
    ...placeOf(test),
  };
}

function notRerunNotice(reason: string): Finding {
  return {
    code: 'not_rerun',
    level: 'notice',
    message: reason,
    help: 'Nothing to do, unless one of the tests is known to be flaky.',
  };
}

function formerName({ was }: ComparedTest): string {
  return was === null ? '' : ` (as ${testString(was)})`;
}

function placeOf({ path, line }: ComparedTest): Pick<Finding, 'path' | 'line'> {
  if (path === null) return {};
  return line === null ? { path } : { path, line };
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
