import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runProcess } from '../capture/process.js';

export const INTEGRATION_BRANCH = 'feat/rate-limiter';
export const GOOD_BRANCH = 'rate-limiter/chunk-bucket';
export const BAD_BRANCH = 'rate-limiter/chunk-clock';
/** What the bad branch's chunk depends on. */
export const LANDED_CHUNK = 'bucket';

const PLAN = {
  schema_version: 3,
  plan_rev: 1,
  intent_rev: 1,
  feature: { slug: 'rate-limiter', source_branch: 'main', integration_branch: INTEGRATION_BRANCH },
  baseline: {
    ref: `${INTEGRATION_BRANCH}@fork`,
    commit_oid: '0000000000000000000000000000000000000000',
    toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
    test_passlist_hash: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    clippy_warnings_hash: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    enumerated_targets_hash: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  },
  acceptance: [{ kind: 'check', desc: 'every test passes', run: 'cargo test' }],
  chunks: [
    {
      id: 'bucket',
      title: 'Token bucket',
      tier: 'code',
      brief: 'A bucket that refills at a steady rate.',
      files_touched: ['src/bucket.rs', 'tests/bucket.rs'],
      checks: [{ desc: 'bucket tests pass', run: 'cargo test bucket' }],
      requires_tests: true,
    },
    {
      id: 'clock',
      title: 'Monotonic clock',
      deps: [LANDED_CHUNK],
      tier: 'code',
      brief: 'A clock that never runs backwards.',
      files_touched: ['src/clock.rs', 'tests/clock.rs'],
      checks: [{ desc: 'clock tests pass', run: 'cargo test clock' }],
      requires_tests: true,
    },
  ],
};

/** The plan's chunks as far as the demo tells of them. */
export const CHUNKS: readonly { readonly id: string; readonly files: readonly string[] }[] = PLAN.chunks.map(
  ({ id, files_touched }) => ({ id, files: files_touched }),
);

const BUCKET = 'pub struct Bucket {\n    pub tokens: u32,\n}\n';
const BUCKET_AFTER = `${BUCKET}\nimpl Bucket {\n    pub fn take(&mut self) -> bool {\n        let had = self.tokens > 0;\n        self.tokens = self.tokens.saturating_sub(1);\n        had\n    }\n}\n`;
const BUCKET_TEST =
  'use limiter::bucket::Bucket;\n\n#[test]\nfn an_empty_bucket_refuses() {\n    assert!(!Bucket { tokens: 0 }.take());\n}\n';
const CLOCK_TEST =
  'use limiter::clock::now;\n\n#[test]\nfn time_moves() {\n    assert!(now() <= now());\n}\n';
const CLOCK = 'pub fn now() -> std::time::Instant {\n    std::time::Instant::now()\n}\n';

/** Makes the sample repository; `null`, or what kept it from being made. */
export async function makeSampleRepository(directory: string): Promise<string | null> {
  const repository = sampleRepository(directory);
  try {
    await repository.git('init', '--quiet', '--initial-branch=main');
    await repository.commit('A limiter without a limit yet', {
      'Cargo.toml': '[package]\nname = "limiter"\nversion = "0.1.0"\nedition = "2024"\n',
      'src/lib.rs': 'pub mod bucket;\npub mod clock;\n',
      'src/bucket.rs': BUCKET,
      'src/time.rs': CLOCK,
      'src/clock.rs': '',
      'tests/clock.rs': CLOCK_TEST,
      '.github/workflows/ci.yml': 'on: push\njobs: {}\n',
    });
    await repository.git('switch', '--quiet', '--create', INTEGRATION_BRANCH);
    await repository.commit('Plan the rate limiter', {
      '.taskfleet/rate-limiter/plan.v1.json': `${JSON.stringify(PLAN, null, 2)}\n`,
    });
    await repository.git('switch', '--quiet', '--create', GOOD_BRANCH);
    await repository.commit('Take tokens from the bucket', {
      'src/bucket.rs': BUCKET_AFTER,
      'tests/bucket.rs': BUCKET_TEST,
    });
    await repository.git('switch', '--quiet', '--create', BAD_BRANCH, INTEGRATION_BRANCH);
    await rename(join(directory, 'src/time.rs'), join(directory, 'src/clock.rs'));
    await repository.commit('Move the clock', {
      'tests/clock.rs': `// Time never runs backwards.\n${CLOCK_TEST}`,
      '.github/workflows/ci.yml': 'on: workflow_dispatch\njobs: {}\n',
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function sampleRepository(directory: string) {
  const git = async (...args: readonly string[]): Promise<void> => {
    const result = await runProcess({
      command: 'git',
      args,
      cwd: directory,
      env: gitEnvironment(directory),
      timeoutMs: 60_000,
      maxOutputBytes: 1_000_000,
    });
    if (result.exitCode !== 0)
      throw new Error(`git ${args[0]}: ${result.reason} ${result.stderr.toString('utf8').trim()}`);
  };
  const commit = async (message: string, files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), content);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--message', message);
  };
  return { git, commit };
}

/** Git as on a fresh machine: nobody's configuration, a name to commit by, and a fixed date so that every demo is the same. */
function gitEnvironment(directory: string): Record<string, string> {
  const who = { NAME: 'plan-gate demo', EMAIL: 'demo@localhost', DATE: '2026-01-01T00:00:00Z' };
  const identity = Object.entries(who).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  return {
    PATH: process.env.PATH ?? '',
    HOME: directory,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: join(directory, '.git', 'no-global-config'),
    ...Object.fromEntries(identity),
  };
}
