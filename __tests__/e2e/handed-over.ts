import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import type { CaptureRun, ShardedEvidence } from '../../src/evidence/shard.js';
import { serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import { baselineOf, type Did, evidenceOf } from '../collect/floor-scene.js';
import type { FileEntries } from '../double/git-fixture.js';
import { INTEGRATION, PLAN_PATH, planText } from './plans.js';
import type { Scene } from './scene.js';

/** What the code did where the feature forked. */
export const BEFORE: Did = { passed: ['limiter/lib/limiter::bucket::fills', 'limiter/test/bucket::full'] };

/** What `runStep` says that a run is, and the run that a `workflow_run` event tells of. */
const OWN_RUN: CaptureRun = { id: '4711', attempt: 1 };
const FOLLOWED_RUN: CaptureRun = { id: '815', attempt: 1 };

const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-handed-over-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** The sample plan, with a baseline that is there, as files for `openScene`. */
export function planWithBaseline(): FileEntries {
  const snapshot = baselineOf(BEFORE);
  const plan = JSON.parse(planText());
  const baseline = { ref: snapshot.ref, commit_oid: snapshot.commit_oid, toolchain: snapshot.toolchain };
  plan.baseline = { ...baseline, ...hashSnapshot(snapshot) };
  return {
    [PLAN_PATH]: `${JSON.stringify(plan, null, 2)}\n`,
    '.taskfleet/limiter/baseline.json': serializeSnapshot(snapshot),
  };
}

/** A file as another job of the run captured it of a commit, where it is downloaded to; `did` is what the code did there. */
export function handedOver(
  { fixture }: Scene,
  commit: string,
  did: Did = BEFORE,
  change: (evidence: ShardedEvidence) => ShardedEvidence = (same) => same,
): string {
  const tree_oid = fixture.resolve(`${commit}^{tree}`);
  const evidence = { ...evidenceOf(did), ref: INTEGRATION, commit_oid: commit, tree_oid, run: OWN_RUN };
  files += 1;
  const file = path.join(folder, `evidence-${files}.json`);
  writeFileSync(file, serializeEvidence(change(evidence)));
  return file;
}

/** The same of the run that a `workflow_run` event tells of. */
export function handedOn(scene: Scene, commit: string): string {
  return handedOver(scene, commit, BEFORE, (evidence) => ({ ...evidence, run: FOLLOWED_RUN }));
}

/** Inputs that judge by a file. The plan's checks are not in it. */
export function byEvidence(file: string): Readonly<Record<string, string>> {
  return { floor: 'on', evidence: file, 'run-checks': 'off' };
}
