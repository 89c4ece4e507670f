/** The sample feature of these tests: a limiter, built on its integration branch in chunks. */
export const INTEGRATION = 'feat/limiter';
export const PLAN_PATH = '.taskfleet/limiter/plan.v1.json';

export interface ChunkValues {
  readonly id: string;
  readonly title?: string;
  readonly files: readonly string[];
  readonly tests?: boolean;
  readonly deps?: readonly string[];
}

export interface PlanValues {
  readonly rev?: number;
  readonly slug?: string;
  readonly source?: string;
  readonly integration?: string;
  readonly chunks?: readonly ChunkValues[];
  /** Stands for all that a baseline pins: another letter is another baseline. */
  readonly baseline?: string;
}

const CHUNKS: readonly ChunkValues[] = [
  { id: 'bucket', files: ['src/bucket.rs', 'tests/bucket.rs'], tests: true },
  { id: 'clock', files: ['src/clock/**', 'tests/clock.rs'] },
  { id: 'wide', files: ['**'] },
  { id: 'build', files: ['.github/workflows/ci.yml', 'src/lib.rs'] },
];

/** A valid plan as text, two spaces deep. */
export function planText(values: PlanValues = {}): string {
  const { rev = 1, slug = 'limiter', source = 'main', integration = INTEGRATION, chunks = CHUNKS } = values;
  const hash = `sha256:${(values.baseline ?? 'a').repeat(64)}`;
  const plan = {
    schema_version: 3,
    plan_rev: rev,
    intent_rev: 1,
    feature: { slug, source_branch: source, integration_branch: integration },
    baseline: {
      ref: `${integration}@fork`,
      commit_oid: '0123456789abcdef0123456789abcdef01234567',
      toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
      test_passlist_hash: hash,
      clippy_warnings_hash: hash,
      enumerated_targets_hash: hash,
    },
    acceptance: [{ kind: 'check', desc: 'every test passes', run: 'cargo test' }],
    chunks: chunks.map(({ id, title = `Chunk ${id}`, files, tests = false, deps }) => ({
      id,
      title,
      tier: 'code',
      brief: 'What it is about.',
      files_touched: files,
      checks: [{ desc: 'its tests pass', run: 'cargo test' }],
      requires_tests: tests,
      ...(deps === undefined ? {} : { deps }),
    })),
  };
  return `${JSON.stringify(plan, null, 2)}\n`;
}
