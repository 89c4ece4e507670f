import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import type { RunSnapshot } from '../../src/evidence/snapshot.js';
import { normalizeRun, serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import type { PullValues } from '../double/values.js';
import { byEvidence } from '../e2e/handed-over.js';
import { describeAction } from '../e2e/node24.js';
import { PLAN_PATH, planText } from '../e2e/plans.js';
import { headOf, openScene, type Scene } from '../e2e/scene.js';
import { soundReport, troubles } from '../e2e/verdicts.js';
import {
  LARGE_TESTS,
  LARGE_WARNINGS,
  largeBaseline,
  largeEvidence,
  largeRun,
  largeTest,
  largeWarning,
} from './large-evidence.js';
import { withinLimit } from './peak.js';

const SLOW = 240_000;
/** One that passed, since every ninety-seventh is ignored from the first on. */
const BROKEN = largeTest(123_456);

describeAction('evidence of 200,000 tests and 100,000 warnings', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-evidence-'));
  const before = largeRun();
  let scene: Scene;
  let baseline: string;
  beforeAll(async () => {
    const snapshot = largeBaseline(before);
    const plan = JSON.parse(planText());
    const { ref, commit_oid, toolchain } = snapshot;
    plan.baseline = { ref, commit_oid, toolchain, ...hashSnapshot(snapshot) };
    const text = serializeSnapshot(snapshot);
    baseline = path.join(folder, 'baseline.json');
    writeFileSync(baseline, text);
    scene = await openScene(
      {},
      { [PLAN_PATH]: JSON.stringify(plan), '.taskfleet/limiter/baseline.json': text },
    );
  }, SLOW);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await scene.close();
  }, SLOW);

  it(
    'that is as the baseline passes, and every test and warning was compared',
    async () => {
      const pull = scene.pull('a/wide', { 'src/time.rs': 'pub fn now() -> u64 {\n    4\n}\n' });
      const report = await judged('as the baseline', pull, before);
      expect(troubles(report)).toEqual([]);
      expect(report.tests).toMatchObject({ before: LARGE_TESTS, after: LARGE_TESTS, listed: [] });
      expect(report.warnings?.counts).toEqual({ added: 0, moved: 0, gone: 0, kept: LARGE_WARNINGS });
    },
    SLOW,
  );

  it(
    'in which one test fails and one warning is new says so of those two alone',
    async () => {
      const pull = scene.pull('b/wide', { 'src/time.rs': 'pub fn now() -> u64 {\n    5\n}\n' });
      const { passed, failed } = before.tests;
      const isBroken = ({ name }: { readonly name: string }): boolean => name === BROKEN.name;
      const after = normalizeRun({
        ...before,
        tests: {
          ...before.tests,
          passed: passed.filter((test) => !isBroken(test)),
          failed: [...failed, BROKEN],
        },
        clippy: {
          warnings: [
            ...before.clippy.warnings,
            { ...largeWarning(0), file: 'src/time.rs', message: 'one more' },
          ],
        },
      });
      const report = await judged('two things worse, baseline named too', pull, after, { baseline });
      expect(
        report.gates.flatMap(({ id, findings }) =>
          findings.flatMap((each) => (each.level === 'error' ? id : [])),
        ),
      ).toEqual(['no-regression', 'no-new-clippy']);
      expect(troubles(report)[0]).toContain('no-regression');
      expect(report.tests?.counts.failing).toBe(1);
      expect(report.tests?.listed.map(({ name }) => name)).toEqual([expect.stringContaining(BROKEN.name)]);
      expect(report.warnings?.counts).toEqual({ added: 1, moved: 0, gone: 0, kept: LARGE_WARNINGS });
      const [run] = scene.checkRuns(pull);
      expect([run?.conclusion, run?.annotations.length]).toEqual(['failure', 2]);
    },
    SLOW,
  );

  async function judged(what: string, pull: PullValues, snapshot: RunSnapshot, inputs = {}) {
    const commit = headOf(scene.fixture, pull);
    const file = path.join(folder, 'evidence.json');
    const tree = scene.fixture.resolve(`${commit}^{tree}`);
    writeFileSync(file, serializeEvidence(largeEvidence(snapshot, commit, tree)));
    const megabytes = Math.round(statSync(file).size / 1024 / 1024);
    const result = await withinLimit(`evidence of ${megabytes} MiB, ${what}`, (env) =>
      scene.gate(pull, { with: { ...byEvidence(file), ...inputs }, env }),
    );
    return soundReport(result);
  }
});
