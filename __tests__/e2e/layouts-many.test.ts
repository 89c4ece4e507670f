import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { CAPTURE_TIMEOUT_MS, describeWithCargo } from '../capture/cargo-fixture.js';
import { bucketPull, CHANGES, openCrateScene } from './limiter-crate.js';
import { describeAction } from './node24.js';
import { INTEGRATION } from './plans.js';
import { headOf, type Scene } from './scene.js';
import { soundReport, troubles } from './verdicts.js';
import { readWorkflow, type WorkflowFile } from './workflow-file.js';
import { type Hub, newFolder, newHub } from './workflow-hub.js';
import { type Played, play, type WorkflowRun } from './workflow-play.js';
import { ofPull, RUN_ID } from './workflow-runs.js';
import { TOKENS } from './workflow-steps.js';

const BROKEN = ['no-regression: test_regressed tests/bucket.rs:5'];

describeAction('workflows that capture on many machines, or not again', () => {
  describeWithCargo('played with a real crate', () => {
    let scene: Scene;
    let shards: WorkflowFile;
    let reuse: WorkflowFile;
    beforeAll(async () => {
      scene = await openCrateScene({ tokens: TOKENS });
      [shards, reuse] = await Promise.all([readWorkflow('shards.yml'), readWorkflow('reuse.yml')]);
    }, CAPTURE_TIMEOUT_MS);
    afterAll(() => scene.close());

    function reportOf(played: Played): Report {
      const [step] = played.gates.judge ?? [];
      if (step === undefined) throw new Error(played.troubles.join('\n'));
      const report = soundReport(step);
      expect(played.jobs.judge).toBe(report.conclusion);
      return report;
    }

    it(
      'four shards judge a good change as one machine does, and one that is missing or doubled not at all',
      async () => {
        const pull = bucketPull(scene, 'good');
        const course = async (spoil: (own: Map<string, string>) => unknown = () => undefined) => {
          const hub = newHub();
          const afterJob = (job: string) => {
            if (job === 'capture') spoil(hub.artifacts.get(RUN_ID) ?? new Map());
            return undefined;
          };
          return reportOf(await play(await ofPull({ scene, hub }, shards, pull, { afterJob })));
        };
        const good = await course();
        expect([troubles(good), good.conclusion]).toEqual([[], 'success']);
        expect(good.gates.find(({ id }) => id === 'checks-pass')?.outcome).toBe('pass');
        expect(scene.checkRuns(pull).map(({ conclusion }) => conclusion)).toEqual(['success']);
        const name = (shard: number) => `plan-gate-evidence-1-${shard}`;
        const gone = await course((own) => own.delete(name(2)));
        expect(troubles(gone)).toEqual(expect.arrayContaining(['evidence: shard_missing']));
        const doubled = await course((own) => own.set(name(2), own.get(name(3)) ?? ''));
        expect(troubles(doubled)).toEqual(expect.arrayContaining(['evidence: shard_doubled']));
        const none = await course((own) => own.clear());
        expect([troubles(none)[0], none.failure_kind]).toEqual([
          'evidence: evidence_unreadable',
          'incomplete-evidence',
        ]);
      },
      CAPTURE_TIMEOUT_MS,
    );

    it(
      'four shards find the test that one of them saw fail',
      async () => {
        const pull = bucketPull(scene, 'broken');
        const report = reportOf(await play(await ofPull({ scene, hub: newHub() }, shards, pull)));
        expect(troubles(report)).toEqual(BROKEN);
        expect(scene.checkRuns(pull).map(({ conclusion }) => conclusion)).toEqual(['failure']);
      },
      CAPTURE_TIMEOUT_MS,
    );

    /** A push to a branch that pull requests go into. */
    const pushed = (hub: Hub, branch: string): WorkflowRun => ({
      workflow: reuse,
      scene,
      hub,
      eventName: 'push',
      event: { ref: `refs/heads/${branch}` },
      runId: '700',
      attempt: 1,
      sha: scene.fixture.resolve(`refs/heads/${branch}`),
      lowered: false,
      cacheScopes: [`refs/heads/${branch}`, 'refs/heads/main'],
    });

    it(
      'what a branch captured stands for a pull request of the same tree, whose checks run all the same',
      async () => {
        const hub = newHub();
        const before = scene.fixture.resolve(INTEGRATION);
        scene.fixture.commit(CHANGES.good, { branch: 'ahead', parents: [before] });
        scene.fixture.branch(INTEGRATION, 'ahead');
        try {
          const captured = await play(pushed(hub, INTEGRATION));
          expect([captured.jobs, captured.troubles]).toEqual([
            { withdraw: 'skipped', capture: 'success', judge: 'skipped' },
            [],
          ]);
          expect([...hub.caches.keys()]).toEqual([`refs/heads/${INTEGRATION}`]);
          scene.fixture.branch(INTEGRATION, before);
          const pull = bucketPull(scene, 'good');
          const played = await play(await ofPull({ scene, hub }, reuse, pull));
          const [, step] = played.gates.capture ?? [];
          expect(step?.stdout).toContain('Nothing is run.');
          const report = reportOf(played);
          expect([troubles(report), report.conclusion]).toEqual([[], 'success']);
          const summaries = report.gates.map(({ id, summary }) => `${id}: ${summary}`).join('\n');
          expect(summaries).toContain('in run 700, attempt 1');
          expect(summaries).toContain('checks-pass: The plan check exited as expected.');
          // Nothing of a pull request is kept for others.
          expect([...hub.caches.keys()]).toEqual([`refs/heads/${INTEGRATION}`]);
        } finally {
          scene.fixture.branch(INTEGRATION, before);
        }
      },
      CAPTURE_TIMEOUT_MS,
    );

    it(
      'another tree is captured, whatever lies in the cache; a bad change fails, and what it writes is not read',
      async () => {
        const hub = newHub();
        const pull = bucketPull(scene, 'broken');
        const run = await ofPull({ scene, hub }, reuse, pull);
        const other = newFolder('planted');
        mkdirSync(other, { recursive: true });
        writeFileSync(path.join(other, 'evidence.json'), '{}');
        // Under every key that is asked for there is something, which is no evidence of this tree.
        const planted = new Map<string, string>();
        planted.get = () => other;
        hub.caches.set(`refs/heads/${INTEGRATION}`, planted);
        const played = await play(run);
        expect(played.gates.capture?.[1]?.stdout).toContain('The code is run.');
        const report = reportOf(played);
        expect(troubles(report)).toEqual(BROKEN);
        expect(report.head).toBe(headOf(scene.fixture, pull));
        rmSync(other, { recursive: true });
      },
      CAPTURE_TIMEOUT_MS,
    );

    // Why docs/many-machines.md tells to leave reuse off where authors are not trusted: nothing here could know the forgery.
    it(
      'what an earlier commit of a pull request forged in its own part of the cache is believed: the limit of reuse',
      async () => {
        const hub = newHub();
        const pull = bucketPull(scene, 'broken');
        const run = await ofPull({ scene, hub }, reuse, pull);
        let key = '';
        const asked = new Map<string, string>();
        asked.get = (each: string) => {
          key = each;
          return undefined;
        };
        hub.caches.set('refs/heads/main', asked);
        expect(troubles(reportOf(await play(run)))).toEqual(BROKEN);
        const honest = hub.artifacts.get(RUN_ID)?.get('plan-gate-evidence-1') ?? '';
        const planted = newFolder('forged');
        mkdirSync(planted, { recursive: true });
        writeFileSync(
          path.join(planted, 'evidence.json'),
          forged(readFileSync(path.join(honest, 'evidence.json'), 'utf8')),
        );
        const later = newHub();
        later.caches.set(run.cacheScopes[0] ?? '', new Map([[key, planted]]));
        const played = await play(await ofPull({ scene, hub: later }, reuse, pull));
        expect(played.gates.capture?.[1]?.stdout).toContain('Nothing is run.');
        expect(reportOf(played).conclusion).toBe('success');
        // It lay where only runs of this pull request look.
        expect(run.cacheScopes[0]).toBe(`refs/pull/${pull.number}/merge`);
        rmSync(planted, { recursive: true });
      },
      CAPTURE_TIMEOUT_MS,
    );
  });
});

/** Evidence in which every test that failed has passed. */
function forged(text: string): string {
  const evidence = JSON.parse(text);
  const { tests } = evidence.snapshot;
  tests.passed = [...tests.passed, ...tests.failed].sort((a, b) =>
    Buffer.compare(Buffer.from(JSON.stringify(a)), Buffer.from(JSON.stringify(b))),
  );
  tests.failed = [];
  evidence.failures = [];
  evidence.commands = evidence.commands.map((each: { readonly exit_code: number }) => ({
    ...each,
    exit_code: each.exit_code === 101 ? 0 : each.exit_code,
  }));
  return JSON.stringify(evidence);
}
