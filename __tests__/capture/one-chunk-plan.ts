import { type Evidence, toBaseline } from '../../src/evidence/evidence.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import { serializeSnapshot } from '../../src/evidence/snapshot-file.js';

export interface OneChunk {
  /** Of the feature. */
  readonly slug: string;
  readonly integrationBranch: string;
  readonly files: readonly string[];
  /** The chunk's check, a shell command. */
  readonly run: string;
}

/** A plan with one chunk, `move`, that pins this evidence as its baseline; and the baseline's file. */
export function planFiles(evidence: Evidence, chunk: OneChunk): Record<string, string> {
  const pinned = toBaseline(evidence, `${chunk.integrationBranch}@fork`);
  const { commit_oid, toolchain } = evidence;
  const checks = [{ desc: 'it ends well', run: chunk.run }];
  const plan = {
    schema_version: 3,
    plan_rev: 1,
    intent_rev: 1,
    feature: { slug: chunk.slug, source_branch: 'main', integration_branch: chunk.integrationBranch },
    baseline: { ref: pinned.ref, commit_oid, toolchain, ...hashSnapshot(pinned) },
    acceptance: [{ kind: 'check', desc: 'tests pass', run: 'true' }],
    chunks: [
      {
        id: 'move',
        title: 'Move a test',
        tier: 'code',
        brief: 'Move it.',
        files_touched: chunk.files,
        checks,
        requires_tests: false,
      },
    ],
  };
  const folder = `.taskfleet/${chunk.slug}`;
  return {
    [`${folder}/plan.v1.json`]: JSON.stringify(plan),
    [`${folder}/baseline.json`]: serializeSnapshot(pinned),
  };
}
