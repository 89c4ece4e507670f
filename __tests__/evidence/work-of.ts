import type { Evidence } from '../../src/evidence/evidence.js';
import { isClippyCommand, targetOfCommand } from '../../src/evidence/merge-commands.js';
import { targetString } from '../../src/evidence/snapshot.js';
import type { Work } from './sharded-arbitraries.js';

/** What a whole and complete capture came to, target by target. */
export function workOf(evidence: Evidence): Work {
  const { ref, commit_oid, toolchain, cargo_args, tree_oid, workspace, snapshot } = evidence;
  const { tests, clippy } = snapshot;
  return {
    base: { ref, commit_oid, toolchain, cargo_args, tree_oid, workspace, run: null },
    common: evidence.commands.filter((each) => targetOfCommand(each) === null && !isClippyCommand(each)),
    buildProblems: [],
    targets: tests.targets.map((label) => ({
      label,
      passed: tests.passed.filter((test) => targetString(test) === label),
      failed: tests.failed.filter((test) => targetString(test) === label),
      ignored: tests.ignored.filter((test) => targetString(test) === label),
      failures: evidence.failures.filter(({ test }) => targetString(test) === label),
      commands: evidence.commands.filter((each) => targetOfCommand(each) === label),
      problems: [],
    })),
    clippy: {
      command: evidence.commands.find(isClippyCommand) ?? { argv: [''], exit_code: null },
      warnings: clippy.warnings,
      details: evidence.warnings,
      problems: [],
    },
    workTreeProblems: [],
    checks: evidence.checks,
  };
}
