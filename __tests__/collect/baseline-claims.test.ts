import { describe, expect, it } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import {
  baselineOf,
  codes,
  type Did,
  errors,
  type FloorScene,
  gate,
  givenFile,
  judgeFloor,
} from './floor-scene.js';

const [SERVES, STOPS] = ['limiter/test/api::serves', 'limiter/test/api::stops'];
const BEFORE: Did = { passed: [SERVES], failed: [STOPS] };
/** What a file would say that hides that a failing test is ignored now; its three hashes are the same. */
const UNTRUE: Did = { passed: [SERVES], ignored: [STOPS] };
const text = (did: Did) => serializeSnapshot(baselineOf(did));
const SCENE: FloorScene = {
  fork: { 'src/lib.rs': '' },
  head: { 'src/lib.rs': '//' },
  before: BEFORE,
  after: { passed: [SERVES], ignored: [STOPS] },
};
const giving =
  (did: Did): NonNullable<FloorScene['given']> =>
  (evidence) => ({
    evidence: givenFile(Buffer.from(serializeEvidence(evidence))),
    baseline: Buffer.from(text(did)),
  });

describe('the parts of a baseline that no hash pins', () => {
  it('are those of the plan ref, whatever the file of input `baseline` says', async () => {
    const report = await judgeFloor({ ...SCENE, given: giving(UNTRUE) });
    expect(errors(report)).toEqual(['no-test-gaming test_ignored']);
    expect(codes(report, 'baseline')).toEqual(['baseline_overruled']);
    const same = await judgeFloor({ ...SCENE, after: BEFORE, given: giving(BEFORE) });
    expect([same.conclusion, codes(same, 'baseline')]).toEqual(['success', []]);
  });

  it('are not taken from a file that the pull request brings', async () => {
    const head = { ...SCENE.head, 'ci/base.json': text(UNTRUE) };
    const report = await judgeFloor({ ...SCENE, head, lists: 'none', given: giving(UNTRUE) });
    expect(gate(report, 'baseline').findings).toMatchObject([
      { code: 'baseline_from_change', level: 'error', path: 'ci/base.json' },
    ]);
    expect(report.failure_kind).toBe('bad-baseline');
  });

  it('may be those of a file that was there before the pull request', async () => {
    const there = { 'ci/base.json': text(BEFORE) };
    const report = await judgeFloor({
      ...SCENE,
      base: { ...SCENE.fork, ...there },
      head: { ...SCENE.head, ...there },
      lists: 'none',
      after: BEFORE,
      given: giving(BEFORE),
    });
    expect([report.conclusion, codes(report, 'baseline')]).toEqual(['success', ['baseline_claims']]);
  });

  it('are nobody’s where two files of the plan ref differ in them', async () => {
    const both = { '.taskfleet/a/baseline.json': text(BEFORE), '.taskfleet/b/baseline.json': text(UNTRUE) };
    const scene = {
      base: { ...SCENE.fork, ...both },
      head: { ...SCENE.head, ...both },
      lists: 'none',
    } as const;
    const report = await judgeFloor({ ...SCENE, ...scene });
    expect(codes(report, 'baseline')).toEqual(['baselines_disagree']);
    expect(report.failure_kind).toBe('bad-baseline');
    const message = gate(report, 'baseline').findings[0]?.message;
    expect(message).toContain('.taskfleet/a/baseline.json and .taskfleet/b/baseline.json');
  });

  it('are the same where two files say the same', async () => {
    const both = { '.taskfleet/a/baseline.json': text(BEFORE), '.taskfleet/b/baseline.json': text(BEFORE) };
    const scene = {
      base: { ...SCENE.fork, ...both },
      head: { ...SCENE.head, ...both },
      lists: 'none',
    } as const;
    expect((await judgeFloor({ ...SCENE, ...scene, after: BEFORE })).conclusion).toBe('success');
  });
});
