import type { TestGains, TestlessChange } from '../changes/test-gains.js';
import type { Finding } from '../finding.js';
import type { GainedTestRuns } from '../floor-facts.js';
import { defineGate } from './gate.js';

export const requiresTestsGate = defineGate({
  id: 'requires-tests',
  title: 'Tests owed',
  why: 'The plan says that this chunk owes tests; without them nothing holds the new behaviour in place.',
  failureKind: 'violation',
  needs: ['testGains', 'gainedTestRuns'],
  evaluate({ testGains, gainedTestRuns }) {
    const [first, ...others] = testGains.gained;
    if (first !== undefined) {
      const more = others.length === 0 ? '' : ` and ${others.length} more`;
      return {
        summary: `Tests were added or changed in ${first.path}${more}.`,
        findings: notRunWarning(gainedTestRuns),
      };
    }
    return {
      summary: `${testGains.owner} owes tests, and none were added or changed.`,
      findings: noTests(testGains),
    };
  },
});

function noTests(gains: TestGains): readonly Finding[] {
  const looked = gains.testless.flatMap(({ path, why }) =>
    why === 'deleted' ? [] : [unconvincing(path, WHY[why], gains.owner)],
  );
  if (looked.length > 0) return looked;
  return [
    {
      code: 'no_tests',
      level: 'error',
      message: `${gains.owner} owes tests (requires_tests), but the pull request adds or changes none.`,
      help: 'Add a test that fails without this change: a file below a test path, or in Rust a `#[test]` function, a `#[cfg(test)]` module or a doctest.',
    },
  ];
}

function notRunWarning(runs: GainedTestRuns): readonly Finding[] {
  if (!runs.judged || runs.ran) return [];
  const [path = ''] = runs.files;
  return [
    {
      code: 'tests_did_not_run',
      level: 'warning',
      message: `The evidence holds no new test, and none of those in ${runs.files.join(', ')} ran.`,
      help: 'Check that the file is part of a test target, and that no feature or platform leaves it out.',
      path,
      line: 1,
    },
  ];
}

const WHY: Record<Exclude<TestlessChange['why'], 'deleted'>, string> = {
  'no-new-line':
    'gains no line of test code: blank lines, comments, lone attributes and moved lines do not count',
  'no-harness':
    'is of a target with `harness = false`, where nothing marked `#[test]` is compiled, and gains no other line that runs',
  'not-a-file': 'is a symlink or a submodule, which holds no test',
  'too-large': 'is too large to be read as a test',
};

function unconvincing(path: string, why: string, owner: string): Finding {
  return {
    code: 'no_test_line',
    level: 'error',
    message: `${owner} owes tests (requires_tests), but ${path} ${why}.`,
    help: 'Add or change a line that a test runs.',
    path,
    line: 1,
  };
}
