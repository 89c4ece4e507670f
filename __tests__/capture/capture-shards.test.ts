import { expect, it } from '@jest/globals';
import type { Evidence } from '../../src/evidence/evidence.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { mergeEvidence } from '../../src/evidence/merge.js';
import { isClippyCommand, targetOfCommand } from '../../src/evidence/merge-commands.js';
import { targetString } from '../../src/evidence/snapshot.js';
import { partsOf, evidenceOf as shareOf, type Work } from '../evidence/sharded-arbitraries.js';
import { CAPTURE_TIMEOUT_MS, capture, describeWithCargo, evidenceOf, repositoryOf } from './cargo-fixture.js';
import { workspaceOfThree } from './workspace-of-three.js';

/** What a whole and complete capture came to, target by target. */
function workOf(evidence: Evidence): Work {
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

describeWithCargo('a real capture, with real cargo', () => {
  it(
    'is the same bytes when it was shared out and merged, whatever the number of shards',
    async () => {
      const repository = repositoryOf(workspaceOfThree());
      const whole = evidenceOf(await capture(repository));
      repository.remove();
      expect(whole).toMatchObject({ complete: true, not_run: [] });
      expect(whole.snapshot.tests.targets).toHaveLength(15);
      expect(whole.failures).toHaveLength(9);
      expect(whole.snapshot.clippy.warnings.length).toBeGreaterThan(0);
      const bytes = serializeEvidence(whole);
      const work = workOf(whole);
      expect(serializeEvidence(shareOf(work, null))).toBe(bytes);
      for (const count of [1, 2, 4, 7, 40]) {
        const parts = partsOf(work, { count, clippy: count, doctests: 1 }).reverse();
        const merged = mergeEvidence(parts);
        expect(merged.ok ? serializeEvidence(merged.evidence) : merged.findings).toBe(bytes);
        expect(
          parts.filter(({ evidence }) => evidence.snapshot.tests.targets.length > 0).length,
        ).toBeGreaterThan(Math.min(count, 7) / 2);
      }
    },
    CAPTURE_TIMEOUT_MS,
  );
});
