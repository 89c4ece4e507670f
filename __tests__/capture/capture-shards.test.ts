import { expect, it } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { mergeEvidence } from '../../src/evidence/merge.js';
import { partsOf, evidenceOf as shareOf } from '../evidence/sharded-arbitraries.js';
import { workOf } from '../evidence/work-of.js';
import { CAPTURE_TIMEOUT_MS, capture, describeWithCargo, evidenceOf, repositoryOf } from './cargo-fixture.js';
import { workspaceOfThree } from './workspace-of-three.js';

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
