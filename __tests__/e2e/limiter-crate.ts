import { toBaseline } from '../../src/evidence/evidence.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import { serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import { capture, crate, evidenceOf, repositoryOf } from '../capture/cargo-fixture.js';
import type { FileEntries } from '../double/git-fixture.js';
import type { GitHubDoubleOptions, PullValues } from '../double/values.js';
import { INTEGRATION, PLAN_PATH, planText } from './plans.js';
import { openScene, type Scene } from './scene.js';
import { FORK } from './strangers.js';

const BUCKET = `pub struct Bucket {
    pub tokens: u32,
}

impl Bucket {
    pub fn take(&mut self) -> bool {
        let some = self.tokens > 0;
        self.tokens = self.tokens.saturating_sub(1);
        some
    }
}
`;
const TEST = `use limiter::bucket::Bucket;

#[test]
fn takes() {
    assert!(Bucket { tokens: 1 }.take());
}
`;
const MORE = `${TEST}
#[test]
fn is_empty_at_last() {
    assert!(!Bucket { tokens: 0 }.take());
}
`;
const SOURCES = crate('limiter', {
  'src/lib.rs': 'pub mod bucket;\n',
  'src/bucket.rs': BUCKET,
  'tests/bucket.rs': TEST,
});

/** What a pull request of chunk `bucket` does. */
export const CHANGES: Readonly<
  Record<'good' | 'broken' | 'stray' | 'uncompiled' | 'unchecked', FileEntries>
> = {
  good: { 'tests/bucket.rs': MORE },
  /** A test fails that passed before. */
  broken: { 'tests/bucket.rs': MORE, 'src/bucket.rs': BUCKET.replace('> 0', '> 1') },
  stray: { 'tests/bucket.rs': MORE, 'src/lib.rs': 'pub mod bucket;\npub mod stray {}\n' },
  uncompiled: { 'tests/bucket.rs': `${MORE}fn broken( {}\n` },
  /** The chunk's own check fails, and no test does. */
  unchecked: { 'tests/bucket.rs': MORE, 'src/bucket.rs': `${BUCKET}// FIXME\n` },
};

/** A scene with a crate that builds, its baseline as it really is, and checks that take no time. */
export async function openCrateScene(options: Partial<GitHubDoubleOptions>): Promise<Scene> {
  const repository = repositoryOf(SOURCES);
  const evidence = evidenceOf(await capture(repository));
  repository.remove();
  const baseline = toBaseline(evidence, `${INTEGRATION}@fork`);
  const plan = JSON.parse(planText());
  const { commit_oid, toolchain } = evidence;
  plan.baseline = { ref: baseline.ref, commit_oid, toolchain, ...hashSnapshot(baseline) };
  for (const chunk of plan.chunks)
    chunk.checks = [{ desc: 'nothing is left to mend', run: 'grep -r FIXME src', expect_exit: 1 }];
  return openScene(options, {
    ...SOURCES,
    'src/time.rs': null,
    [PLAN_PATH]: `${JSON.stringify(plan, null, 2)}\n`,
    '.taskfleet/limiter/baseline.json': serializeSnapshot(baseline),
  });
}

/** Opens a pull request of chunk `bucket`, from a branch of its own or from a fork. */
export function bucketPull(scene: Scene, change: keyof typeof CHANGES, fromFork = false): PullValues {
  const n = scene.double.pulls.length + 1;
  return scene.pull(`limiter/chunk-bucket-a${n}`, CHANGES[change], fromFork ? { fork: FORK } : {});
}
