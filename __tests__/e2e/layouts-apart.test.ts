import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { CAPTURE_TIMEOUT_MS, describeWithCargo } from '../capture/cargo-fixture.js';
import { queueBranch } from '../double/run-events.js';
import { ACTIONS_APP_ID, DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { bucketPull, type CHANGES, openCrateScene } from './limiter-crate.js';
import { describeAction } from './node24.js';
import { enqueue, type Queued, runsOf } from './queue.js';
import { headOf, type Scene } from './scene.js';
import { soundReport, troubles } from './verdicts.js';
import { readWorkflow, type WorkflowFile } from './workflow-file.js';
import { type Hub, newHub } from './workflow-hub.js';
import { type JobResult, type Played, play, type WorkflowRun } from './workflow-play.js';
import { conclusionOf, ofGroup, ofPull, ofRun, RUN_ID } from './workflow-runs.js';
import { APP_ID, APP_TOKEN, READING_TOKEN, TOKENS } from './workflow-steps.js';

const STRAY = ['file-scope: out_of_scope src/lib.rs:1'];
const BROKEN = ['no-regression: test_regressed tests/bucket.rs:5'];
const EVIDENCE = (attempt: number) => `plan-gate-evidence-${attempt}`;

/** Layout B in one run; layout C in two, by GitHub's own token or by an App's. */
type Layout = 'B' | 'C' | 'C with an App';
const POSTED_BY: Readonly<Record<Layout, number>> = {
  B: ACTIONS_APP_ID,
  C: ACTIONS_APP_ID,
  'C with an App': APP_ID,
};

describeAction('layouts that keep the code and the token apart', () => {
  describeWithCargo('played with a real crate', () => {
    let scene: Scene;
    let files: Readonly<Record<'b' | 'c-capture' | 'c-judge' | 'c-judge-app', WorkflowFile>>;
    const pulls = new Map<string, PullValues>();
    beforeAll(async () => {
      scene = await openCrateScene({ tokens: TOKENS });
      const [b, capture, judge, app] = await Promise.all(
        ['b', 'c-capture', 'c-judge', 'c-judge-app'].map((name) => readWorkflow(`layout-${name}.yml`)),
      );
      if (!b || !capture || !judge || !app) throw new Error('A workflow is missing.');
      files = { b, 'c-capture': capture, 'c-judge': judge, 'c-judge-app': app };
    }, CAPTURE_TIMEOUT_MS);
    afterAll(() => scene.close());

    /** One pull request of each kind, so that its commit is captured once. */
    function pullOf(change: keyof typeof CHANGES, fromFork = false): PullValues {
      const key = `${change} ${fromFork}`;
      const pull = pulls.get(key) ?? bucketPull(scene, change, fromFork);
      pulls.set(key, pull);
      return pull;
    }

    const groups = new Map<string, Queued>();
    function queuedOf(change: keyof typeof CHANGES): Queued {
      const queued = groups.get(change) ?? enqueue(scene, pullOf(change));
      groups.set(change, queued);
      return queued;
    }

    interface Course {
      readonly hub?: Hub;
      readonly attempt?: number;
      /** What happens once the code has run and before anybody judges. */
      readonly between?: (hub: Hub) => JobResult | undefined;
    }

    /** Captures and judges, as the layout does it; answers with what judged. */
    async function course(
      layout: Layout,
      of: PullValues | Queued,
      { hub = newHub(), attempt = 1, between }: Course = {},
    ): Promise<Played> {
      const start = (workflow: WorkflowFile, more: Partial<WorkflowRun>) =>
        'branch' in of
          ? ofGroup({ scene, hub }, workflow, of, more)
          : ofPull({ scene, hub }, workflow, of, more);
      if (layout === 'B') {
        const afterJob = (job: string) => (job === 'capture' ? between?.(hub) : undefined);
        return play(await start(files.b, { attempt, afterJob }));
      }
      const run = await start(files['c-capture'], { attempt });
      // The event is of when the run ended; what comes after it is not in it.
      const captured = await play(run);
      const judge = layout === 'C' ? files['c-judge'] : files['c-judge-app'];
      const follows = ofRun(judge, run, of, { conclusion: conclusionOf(captured) });
      const instead = between?.(hub);
      const payload = follows.event as { readonly workflow_run: object };
      const event = instead
        ? { ...payload, workflow_run: { ...payload.workflow_run, conclusion: instead } }
        : payload;
      return play({ ...follows, event });
    }

    function reportOf(layout: Layout, played: Played, lowered = false): Report {
      const [step, more] = played.gates.judge ?? [];
      if (step === undefined || more !== undefined) throw new Error(played.troubles.join('\n'));
      const own = lowered && layout === 'B' ? READING_TOKEN : DEFAULT_TOKEN;
      const report = soundReport(step, layout === 'C with an App' ? APP_TOKEN : own);
      // The job that judges ends as the verdict does.
      expect(played.jobs.judge).toBe(report.conclusion);
      return report;
    }

    const verdictsOn = (commit: string) =>
      runsOf(scene.double.checkRuns(), commit).map(({ name, appId, conclusion }) => [
        name,
        appId,
        conclusion,
      ]);
    const layouts = ['B', 'C', 'C with an App'] as const;
    const timed = CAPTURE_TIMEOUT_MS;

    it.each(
      (
        [
          ['good', false, []],
          ['broken', false, BROKEN],
          ['stray', false, STRAY],
          ['good', true, []],
          ['broken', true, BROKEN],
          ['unchecked', false, ['checks-pass: check_failed']],
        ] as const
      ).flatMap((each) => layouts.map((layout) => [layout, ...each] as const)),
    )(
      '%s judges a %s change (from a fork: %s) at its head',
      async (layout, change, fromFork, wrong) => {
        const pull = pullOf(change, fromFork);
        const head = headOf(scene.fixture, pull);
        const before = verdictsOn(head).length;
        const report = reportOf(layout, await course(layout, pull), fromFork);
        expect(troubles(report)).toEqual(wrong);
        expect([report.head, report.host?.pull_request]).toEqual([head, pull.number]);
        expect(report.gates.find(({ id }) => id === 'checks-pass')?.outcome).not.toBe('unknown');
        const posted = [['plan-gate', POSTED_BY[layout], wrong.length === 0 ? 'success' : 'failure']];
        // A fork's token can't write: there the job's result is the verdict.
        expect(verdictsOn(head).slice(before)).toEqual(layout === 'B' && fromFork ? [] : posted);
      },
      timed,
    );

    it.each(layouts)(
      '%s judges a merge group at its own commit',
      async (layout) => {
        for (const [change, wrong] of [
          ['good', []],
          ['broken', BROKEN],
        ] as const) {
          const queued = queuedOf(change);
          const before = verdictsOn(queued.headSha).length;
          const report = reportOf(layout, await course(layout, queued));
          expect([troubles(report), report.head]).toEqual([wrong, queued.headSha]);
          const verdict = wrong.length === 0 ? 'success' : 'failure';
          expect(verdictsOn(queued.headSha).slice(before)).toEqual([
            ['plan-gate', POSTED_BY[layout], verdict],
          ]);
        }
      },
      timed,
    );

    it.each(layouts)(
      '%s fails where the capture does, whatever it hands over',
      async (layout) => {
        const uncompiled = reportOf(layout, await course(layout, pullOf('uncompiled')));
        expect(troubles(uncompiled)).toContain('evidence: capture_not_successful');
        expect(uncompiled.failure_kind).toBe('incomplete-evidence');
        const ends =
          layout === 'B'
            ? (['failure', 'cancelled', 'skipped'] as const)
            : (['failure', 'cancelled'] as const);
        for (const end of ends) {
          const report = reportOf(layout, await course(layout, pullOf('good'), { between: () => end }));
          expect(troubles(report)).toEqual(['evidence: capture_not_successful']);
        }
      },
      timed,
    );

    /** The file that was handed over, and one of another pull request. */
    function handed(hub: Hub, attempt = 1): string {
      const folder = hub.artifacts.get(RUN_ID)?.get(EVIDENCE(attempt));
      if (folder === undefined) throw new Error('Nothing was handed over.');
      return path.join(folder, 'evidence.json');
    }

    it.each(['B', 'C'] as const)(
      '%s takes no artifact that is forged, cut or missing',
      async (layout) => {
        const pull = pullOf('good');
        const other = newHub();
        await course(layout, pullOf('broken'), { hub: other });
        const foreign = readFileSync(handed(other));
        const change = (edit: (it: Record<string, unknown>) => object) => (hub: Hub) => {
          const evidence = JSON.parse(readFileSync(handed(hub), 'utf8'));
          writeFileSync(handed(hub), JSON.stringify(edit(evidence)));
        };
        const forgeries: readonly (readonly [(hub: Hub) => void, string])[] = [
          [(hub) => writeFileSync(handed(hub), foreign), 'evidence: other_commit'],
          [
            (hub) => writeFileSync(handed(hub), readFileSync(handed(hub)).subarray(0, -9)),
            'evidence: evidence_invalid',
          ],
          [(hub) => writeFileSync(handed(hub), ''), 'evidence: evidence_invalid'],
          [(hub) => void hub.artifacts.get(RUN_ID)?.delete(EVIDENCE(1)), 'evidence: evidence_unreadable'],
          [change((it) => ({ ...it, tree_oid: 'a'.repeat(40) })), 'evidence: other_tree'],
          [change((it) => ({ ...it, run: { id: '1', attempt: 1 } })), 'evidence: other_run'],
          [change((it) => ({ ...it, checks: [] })), 'checks-pass: unknown'],
        ];
        for (const [forge, code] of forgeries) {
          const between = (hub: Hub) => {
            forge(hub);
            return undefined;
          };
          const report = reportOf(layout, await course(layout, pull, { between }));
          expect(troubles(report)).toContain(code);
        }
      },
      timed,
    );

    it.each(layouts)(
      '%s takes no evidence of another attempt',
      async (layout) => {
        const pull = pullOf('good');
        const hub = newHub();
        reportOf(layout, await course(layout, pull, { hub }));
        const first = readFileSync(handed(hub));
        const between = (of: Hub) => {
          writeFileSync(handed(of, 2), first);
          return undefined;
        };
        const swapped = reportOf(layout, await course(layout, pull, { hub, attempt: 2, between }));
        expect(troubles(swapped)).toContain('evidence: other_attempt');
        const late = newHub();
        late.artifacts.set(RUN_ID, new Map(hub.artifacts.get(RUN_ID)));
        late.artifacts.get(RUN_ID)?.delete(EVIDENCE(2));
        const gone = (of: Hub) => {
          of.artifacts.get(RUN_ID)?.delete(EVIDENCE(2));
          return undefined;
        };
        const missing = reportOf(
          layout,
          await course(layout, pull, { hub: late, attempt: 2, between: gone }),
        );
        expect(troubles(missing)).toContain('evidence: evidence_unreadable');
      },
      timed,
    );

    it.each(layouts)(
      '%s posts nothing of a head that moved or a base that changed meanwhile',
      async (layout) => {
        const pull = pullOf('good');
        const old = headOf(scene.fixture, pull);
        const { ref } = pull.base;
        const changes: readonly (readonly [() => unknown, RegExp])[] = [
          [
            () => scene.fixture.commit({ 'src/later.rs': '' }, { branch: pull.head.ref }),
            /The head moved|is [0-9a-f]{40} now/,
          ],
          [
            () => {
              pull.base.ref = 'main';
            },
            /The base changed|No plan/,
          ],
        ];
        for (const [happens, said] of changes) {
          const before = verdictsOn(old).length;
          const between = () => {
            happens();
            return undefined;
          };
          const report = reportOf(layout, await course(layout, pull, { between }));
          expect([report.conclusion, report.headline]).toEqual(['failure', expect.stringMatching(said)]);
          const after = verdictsOn(old).slice(before);
          expect(after.filter(([, , conclusion]) => conclusion === 'success')).toEqual([]);
          scene.fixture.branch(pull.head.ref, old);
          pull.base.ref = ref;
        }
      },
      timed,
    );

    it.each(layouts)(
      '%s is started by no branch that only looks like a queue',
      async (layout) => {
        const pull = pullOf('stray');
        const baseSha = scene.fixture.resolve(pull.base.ref);
        const branch = queueBranch({ base: pull.base.ref, number: pullOf('good').number, baseSha });
        const fake =
          pulls.get('fake') ?? scene.pull(branch, {}, { from: pull.head.ref, labels: ['chunk:bucket'] });
        pulls.set('fake', fake);
        const workflow = layout === 'B' ? files.b : files['c-capture'];
        const pushed = { ...(await ofPull({ scene, hub: newHub() }, workflow, fake)), eventName: 'push' };
        await expect(play(pushed)).rejects.toThrow('is not started by push');
        // As a pull request from such a branch it is judged as any, for what it is.
        const report = reportOf(layout, await course(layout, fake));
        expect([troubles(report), report.host?.pull_request]).toEqual([STRAY, fake.number]);
      },
      timed,
    );

    it(
      'with an App the required check is the App\u2019s, whatever is posted under its name',
      async () => {
        const pull = pullOf('broken');
        const head = headOf(scene.fixture, pull);
        const seed = {
          name: 'plan-gate',
          headSha: head,
          status: 'completed',
          conclusion: 'success',
        } as const;
        await course('C with an App', pull);
        scene.double.addCheckRun({ ...seed, ofJob: true });
        scene.double.addCheckRun({ ...seed, appId: ACTIONS_APP_ID });
        await course('C with an App', pull);
        const own = verdictsOn(head).filter(([, appId]) => appId === APP_ID);
        expect(own.length).toBeGreaterThan(0);
        expect(own.every(([, , conclusion]) => conclusion === 'failure')).toBe(true);
      },
      timed,
    );

    it(
      'with an App that is not set up fails without a verdict, so the required check stays open',
      async () => {
        const hub = newHub();
        const run = await ofPull({ scene, hub }, files['c-capture'], pullOf('good'));
        await play(run);
        const app = files['c-judge-app'];
        const [job] = app.jobs;
        if (job === undefined) throw new Error('There is no job.');
        // Outside of the environment there is no key.
        const bare = { ...app, jobs: [{ ...job, raw: { ...job.raw, environment: null } }] };
        const before = verdictsOn(headOf(scene.fixture, pullOf('good'))).length;
        const played = await play(ofRun(bare, run, pullOf('good'), {}));
        expect([played.jobs.judge, played.gates.judge]).toEqual(['failure', undefined]);
        expect(verdictsOn(headOf(scene.fixture, pullOf('good')))).toHaveLength(before);
      },
      timed,
    );
  });
});
