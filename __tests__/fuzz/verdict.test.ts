import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import type { BaselineSnapshot } from '../../src/evidence/snapshot.js';
import { BASE, evidenceOf, type FloorScene, givenFile, HEAD, judgeFloor } from '../collect/floor-scene.js';
import { openTally } from '../faults/tally.js';
import { INJECTIONS } from './injections.js';
import { changedBytes, changedJson, runs } from './mutations.js';

const TESTS = ['limiter/lib/limiter::bucket::fills', 'limiter/test/bucket::full'];
const SOURCE = 'pub fn fill() {}\n';
const WARNINGS = [['dead_code', 'src/bucket.rs', 'never used']] as const;
const SCENE: FloorScene = {
  fork: { 'src/bucket.rs': SOURCE, 'Cargo.toml': '' },
  head: { 'src/bucket.rs': `${SOURCE}// More.\n`, 'Cargo.toml': '' },
  before: { passed: TESTS, warnings: WARNINGS },
  after: { passed: TESTS, warnings: WARNINGS },
};
const EVIDENCE = evidenceOf(SCENE.after);

/** What a person sees in a file who knows JSON and nothing of plan-gate; `null` where it is none. */
function read(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (from, key) =>
      typeof from === 'object' && from !== null && Object.hasOwn(from, key)
        ? (from as Record<string, unknown>)[key]
        : undefined,
    value,
  );
const rows = (value: unknown, ...keys: readonly string[]): readonly string[] => {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found.map(plainRow) : [];
};

/** A test or a warning by what names it; whatever else stands in its row says nothing. */
const NAMING = ['package', 'target_kind', 'target', 'name', 'lint', 'file', 'message'];
function plainRow(row: unknown): string {
  return typeof row === 'string' ? row : JSON.stringify(NAMING.map((key) => at(row, key) ?? null));
}

/** Whether the evidence shows that nothing got worse: of this commit, whole, every test of the baseline passed, no more warnings. */
function showsNoHarm(value: unknown): boolean {
  const had = rows(EVIDENCE, 'snapshot', 'tests', 'passed');
  const has = rows(value, 'snapshot', 'tests', 'passed');
  const failed = rows(value, 'snapshot', 'tests', 'failed');
  const targets = rows(value, 'snapshot', 'tests', 'targets');
  const checks = at(value, 'checks');
  return (
    at(value, 'commit_oid') === HEAD &&
    at(value, 'complete') === true &&
    had.every((test) => has.includes(test) && !failed.includes(test)) &&
    rows(EVIDENCE, 'snapshot', 'tests', 'targets').every((target) => targets.includes(target)) &&
    rows(value, 'snapshot', 'clippy', 'warnings').length <= 1 &&
    Array.isArray(checks) &&
    checks.some((check) => at(check, 'exit_code') === 0)
  );
}

describe('a verdict on hostile files', () => {
  const tally = openTally('hostile plans, snapshots, evidence and allowances, judged whole', [
    'faults',
    'recovered',
    'hangs',
    'doublePosts',
  ]);
  const judged = async (scene: FloorScene) => {
    const report = await judgeFloor(scene);
    tally.verdicts += 1;
    tally.inputs += 1;
    return report.conclusion;
  };
  /** A success must be one by a plain reading too. */
  const must = (conclusion: string, plainly: boolean, what: string): void => {
    if (conclusion === 'success' && !plainly) tally.wrong.push(what);
    expect([conclusion === 'success' && !plainly, what.slice(0, 2_000)]).toEqual([
      false,
      what.slice(0, 2_000),
    ]);
  };

  it('is a success without any hostility', async () => {
    expect(await judged(SCENE)).toBe('success');
    expect(showsNoHarm(EVIDENCE)).toBe(true);
  });

  it('passes no evidence that shows harm, however it is written', async () => {
    const plain = JSON.parse(serializeEvidence(EVIDENCE));
    const files = fc.oneof(
      changedJson(plain).map((value) => Buffer.from(JSON.stringify(value))),
      changedBytes(serializeEvidence(EVIDENCE)),
    );
    const property = fc.asyncProperty(files, async (bytes) => {
      const conclusion = await judged({ ...SCENE, given: () => ({ evidence: givenFile(bytes) }) });
      must(conclusion, showsNoHarm(read(bytes)), bytes.toString());
    });
    await fc.assert(property, runs(250));
  });

  it('excuses what got worse by no baseline but the one that is pinned', async () => {
    const worse: FloorScene = {
      ...SCENE,
      after: { passed: TESTS.slice(1), warnings: [...WARNINGS, ['unused', 'src/bucket.rs', 'more']] },
    };
    const snapshots = changedJson(JSON.parse(JSON.stringify(evidenceOf(worse.after).snapshot)));
    const property = fc.asyncProperty(snapshots, async (snapshot) => {
      const baseline = (same: BaselineSnapshot) => ({ ...same, snapshot: snapshot as never });
      const conclusion = await judged({ ...worse, baseline }).catch((error: unknown) => {
        // What can't be written as a snapshot is no file at all.
        if (error instanceof TypeError || error instanceof RangeError) return 'not written';
        throw error;
      });
      must(conclusion, false, JSON.stringify(snapshot));
    });
    await fc.assert(property, runs(100));
  });

  it('passes under no plan that would not allow the change', async () => {
    let seen = '';
    const plans = fc.array(changedJsonOf(), { minLength: 1, maxLength: 1 });
    const property = fc.asyncProperty(plans, async ([change]) => {
      const conclusion = await judged({
        ...SCENE,
        plan: (plan) => {
          const changed = change?.(JSON.parse(JSON.stringify(plan))) as never;
          seen = JSON.stringify(changed ?? plan);
          return changed ?? plan;
        },
      });
      must(conclusion, allows(read(Buffer.from(seen))), seen);
    });
    await fc.assert(property, runs(250));
  });

  it('lets no allowances excuse what they do not name', async () => {
    const broken: FloorScene = { ...SCENE, after: { passed: TESTS.slice(1), failed: TESTS.slice(0, 1) } };
    const named = {
      schema_version: 1,
      allowances: [{ chunk: 'bucket', gate: 'no-test-gaming', match: TESTS[0], reason: 'x' }],
    };
    const files = fc.oneof(
      changedBytes(JSON.stringify(named)).map((bytes) => bytes.toString()),
      changedJson(named).map((value) => JSON.stringify(value) ?? ''),
    );
    const property = fc.asyncProperty(files, async (allowances) => {
      must(await judged({ ...broken, allowances }), allowances.includes('no-regression'), allowances);
    });
    await fc.assert(property, runs(150));
  });

  it('takes hostile names in every place for names', async () => {
    // What has no UTF-8 form can't stand in a file.
    for (const name of INJECTIONS.filter((each) => Buffer.from(each).toString() === each)) {
      const test = `limiter/test/bucket::${name}`;
      const passed = [...TESTS, test];
      const warnings = [['lint', 'src/bucket.rs', name]] as const;
      // As before: a success, whatever it is called. As something else: gone, so a failure.
      const before = { passed, warnings };
      if (name !== '') must(await judged({ ...SCENE, before, after: before }), true, name);
      expect([name, await judged({ ...SCENE, before, after: { passed: TESTS, warnings } })]).toEqual([
        name,
        'failure',
      ]);
      const pull = { labels: [name, `chunk:${name}`], body: `Plan-Chunk: ${name}`, headRef: name || 'x' };
      must(await judged({ ...SCENE, pull }), ['chunk:bucket', 'bucket'].includes(name), name);
    }
  });
});

/** Changes as functions, since the plan is only known when the scene is made. */
function changedJsonOf(): fc.Arbitrary<(plan: unknown) => unknown> {
  return fc.nat().map((seed) => (plan: unknown) => fc.sample(changedJson(plan), { seed, numRuns: 1 })[0]);
}

/** Whether a plan says, by a plain reading, that chunk `bucket` may touch the file. */
function allows(plan: Record<string, unknown> | null): boolean {
  const chunks = at(plan, 'chunks');
  const chunk = Array.isArray(chunks) ? chunks.find((each) => at(each, 'id') === 'bucket') : undefined;
  const files = at(chunk, 'files_touched');
  const feature = at(plan, 'feature', 'integration_branch');
  return (
    at(plan, 'schema_version') === 3 &&
    feature === 'feat/rate-limiter' &&
    Array.isArray(files) &&
    files.some((glob) => ['**', '*', 'src/**', 'src/bucket.rs'].includes(String(glob))) &&
    BASE !== HEAD
  );
}
