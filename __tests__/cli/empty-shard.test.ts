import { describe, expect, it } from '@jest/globals';
import { describe as describeEvidence, emptyShard } from '../../src/cli/capture.js';
import type { Shard, ShardedEvidence } from '../../src/evidence/shard.js';
import { evidenceOf } from '../collect/floor-scene.js';

const shard = (index: number, clippy = 1, doctests = 1): Shard => ({ index, count: 4, clippy, doctests });

/** A shard's evidence in which so many targets belong to others. */
function evidence(of: Shard, elsewhere: number, own: Partial<ShardedEvidence> = {}): ShardedEvidence {
  const others = Array.from({ length: elsewhere }, (_, n) => ({
    target: `a/lib/a${n}`,
    reason: 'x',
    shard: 9,
  }));
  return { ...evidenceOf({}), not_run: others, shard: of, ...own };
}

describe('a shard without a test target', () => {
  it('is told plainly, with what it did instead', () => {
    expect(emptyShard(evidence(shard(3), 2))).toBe(
      'Shard 3 of 4 has no test target: all 2 test targets belong to other shards; nothing was left to run here. That is no fault; with fewer shards every machine has something to do.',
    );
    expect(emptyShard(evidence(shard(3, 3), 1))).toMatch(
      /: the one test target belongs to other shards; only clippy ran here\./,
    );
    expect(emptyShard(evidence(shard(3, 3, 3), 2))).toMatch(/; only clippy and the doctests ran here\./);
    expect(emptyShard(evidence(shard(3), 0))).toBe('Shard 3 of 4: the workspace has no test target.');
  });

  it('is not said of one whose target ran or failed to, nor of a whole capture', () => {
    expect(emptyShard({ ...evidence(shard(3), 2), ...pick({ passed: ['a/lib/a::x'] }) })).toBeNull();
    const failed = [{ target: 'a/lib/a', reason: 'It was killed.' }];
    expect(emptyShard(evidence(shard(3), 0, { not_run: failed }))).toBeNull();
    expect(emptyShard(evidenceOf({}))).toBeNull();
  });

  it('has its number in the line that tells the counts', () => {
    const counts = '0 tests passed, 0 failed, 0 ignored in 0 targets; 0 clippy warnings';
    expect(describeEvidence(evidence(shard(3), 2, { complete: true }))).toBe(`shard 3 of 4, ${counts}`);
    expect(describeEvidence(evidence(shard(3), 2, { complete: false }))).toBe(
      `shard 3 of 4, not complete: ${counts}`,
    );
  });
});

function pick(did: Parameters<typeof evidenceOf>[0]): Pick<ShardedEvidence, 'snapshot'> {
  return { snapshot: evidenceOf(did).snapshot };
}
