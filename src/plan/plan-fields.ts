/**
 * The fields of each object of a plan, in the order in which they are written; a test holds them to the
 * schema.
 */
export const FIELDS = {
  plan: ['schema_version', 'plan_rev', 'intent_rev', 'feature', 'baseline', 'acceptance', 'chunks'],
  feature: ['slug', 'source_branch', 'integration_branch'],
  baseline: [
    'ref',
    'commit_oid',
    'toolchain',
    'test_passlist_hash',
    'clippy_warnings_hash',
    'enumerated_targets_hash',
  ],
  acceptance_check: ['kind', 'desc', 'run', 'cwd', 'expect_exit'],
  acceptance_assertion: ['kind', 'desc'],
  chunk: ['id', 'title', 'deps', 'tier', 'brief', 'files_touched', 'checks', 'assertions', 'requires_tests'],
  check: ['desc', 'run', 'cwd', 'expect_exit'],
} as const;

export const TIERS = ['code', 'mid', 'high'] as const;
export const ACCEPTANCE_KINDS = ['check', 'assertion'] as const;

/** The greatest value of a u32, which revisions fit in. */
export const MAX_REVISION = 4_294_967_295;
