import type { Chunk, Plan } from '../../src/plan/plan.js';

/** A valid plan as people would write it; the parts that a test is about replace those of the sample. */
export function samplePlan(changes: Partial<Plan> = {}): Plan {
  return {
    schema_version: 3,
    plan_rev: 1,
    intent_rev: 1,
    feature: { slug: 'rate-limiter', source_branch: 'main', integration_branch: 'feat/rate-limiter' },
    baseline: {
      ref: 'feat/rate-limiter@fork',
      commit_oid: '5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c',
      toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
      test_passlist_hash: 'sha256:a',
      clippy_warnings_hash: 'sha256:b',
      enumerated_targets_hash: 'sha256:c',
    },
    acceptance: [{ kind: 'check', desc: 'all tests', run: 'cargo test' }],
    chunks: [sampleChunk('bucket'), sampleChunk('store')],
    ...changes,
  };
}

export function sampleChunk(id: string, changes: Partial<Chunk> = {}): Chunk {
  return {
    id,
    title: `The ${id}`,
    tier: 'code',
    brief: `Build the ${id}.`,
    files_touched: [`src/${id}.rs`, `tests/${id}.rs`],
    checks: [{ desc: 'tests', run: `cargo test ${id}` }],
    deps: [],
    assertions: [],
    requires_tests: false,
    ...changes,
  };
}
