import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CAPTURE_TIMEOUT_MS, describeWithCargo } from '../capture/cargo-fixture.js';
import { queueBranch } from '../double/run-events.js';
import { ACTIONS_APP_ID, type PullValues } from '../double/values.js';
import { openStage, POSTED_BY, reportOf, type Stage } from './layouts-stage.js';
import { describeAction } from './node24.js';
import { PLAN_PATH } from './plans.js';
import { headOf, type Scene } from './scene.js';
import { troubles } from './verdicts.js';
import { type Hub, newHub } from './workflow-hub.js';
import { play } from './workflow-play.js';
import { ofPull, ofRun, RUN_ID } from './workflow-runs.js';
import { APP_ID } from './workflow-steps.js';

const STRAY = ['file-scope: out_of_scope src/lib.rs:1'];
const BROKEN = ['no-regression: test_regressed tests/bucket.rs:5'];
const EVIDENCE = (attempt: number) => `plan-gate-evidence-${attempt}`;

/** Something that happens, and leaves how the capture ended as it was. */
const only = (happens: (hub: Hub) => unknown) => (hub: Hub) => {
  happens(hub);
  return undefined;
};

describeAction('layouts that keep the code and the token apart', () => {
  describeWithCargo('played with a real crate', () => {
    let stage: Stage;
    let scene: Scene;
    let files: Stage['files'];
    beforeAll(async () => {
      stage = await openStage();
      ({ scene, files } = stage);
    }, CAPTURE_TIMEOUT_MS);
    afterAll(() => scene.close());

    const verdictsBy = (layout: (typeof layouts)[number], commit: string) =>
      stage.verdictsOn(commit).filter(([, appId]) => appId === POSTED_BY[layout]);

    const fakes: PullValues[] = [];
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
          ['unchecked', false, ['checks-pass: check_failed .taskfleet/limiter/plan.v1.json:38']],
        ] as const
      ).flatMap((each) => layouts.map((layout) => [layout, ...each] as const)),
    )(
      '%s judges a %s change (from a fork: %s) at its head',
      async (layout, change, fromFork, wrong) => {
        const pull = stage.pullOf(change, fromFork);
        const head = headOf(scene.fixture, pull);
        const report = reportOf(layout, await stage.course(layout, pull), fromFork);
        expect(troubles(report)).toEqual(wrong);
        expect([report.head, report.host?.pull_request]).toEqual([head, pull.number]);
        expect(report.gates.find(({ id }) => id === 'checks-pass')?.outcome).not.toBe('unknown');
        const posted = [['plan-gate', POSTED_BY[layout], wrong.length === 0 ? 'success' : 'failure']];
        // A commit has one check of an app. A fork's token can't write: there the job's result is the verdict.
        expect(verdictsBy(layout, head)).toEqual(layout === 'B' && fromFork ? [] : posted);
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
          const queued = stage.queuedOf(change);
          const report = reportOf(layout, await stage.course(layout, queued));
          expect([troubles(report), report.head]).toEqual([wrong, queued.headSha]);
          const verdict = wrong.length === 0 ? 'success' : 'failure';
          expect(verdictsBy(layout, queued.headSha)).toEqual([['plan-gate', POSTED_BY[layout], verdict]]);
        }
      },
      timed,
    );

    it.each(layouts)(
      '%s fails where the capture does, whatever it hands over',
      async (layout) => {
        const uncompiled = reportOf(layout, await stage.course(layout, stage.pullOf('uncompiled')));
        expect(troubles(uncompiled)).toContain('evidence: capture_not_successful');
        expect(uncompiled.failure_kind).toBe('incomplete-evidence');
        const ends =
          layout === 'B'
            ? (['failure', 'cancelled', 'skipped'] as const)
            : (['failure', 'cancelled'] as const);
        for (const end of ends) {
          const report = reportOf(
            layout,
            await stage.course(layout, stage.pullOf('good'), { between: () => end }),
          );
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
        const pull = stage.pullOf('good');
        const other = newHub();
        await stage.course(layout, stage.pullOf('broken'), { hub: other });
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
          [change(({ run: _, ...it }) => it), 'evidence: run_unknown'],
          [change((it) => ({ ...it, checks: [] })), 'checks-pass: unknown'],
        ];
        for (const [forge, code] of forgeries) {
          const report = reportOf(layout, await stage.course(layout, pull, { between: only(forge) }));
          expect(troubles(report)).toContain(code);
        }
      },
      timed,
    );

    it.each(layouts)(
      '%s takes no evidence of another attempt',
      async (layout) => {
        const pull = stage.pullOf('good');
        const hub = newHub();
        reportOf(layout, await stage.course(layout, pull, { hub }));
        const first = readFileSync(handed(hub));
        const between = only((of) => writeFileSync(handed(of, 2), first));
        const swapped = reportOf(layout, await stage.course(layout, pull, { hub, attempt: 2, between }));
        expect(troubles(swapped)).toContain('evidence: other_attempt');
        const late = newHub();
        late.artifacts.set(RUN_ID, new Map(hub.artifacts.get(RUN_ID)));
        late.artifacts.get(RUN_ID)?.delete(EVIDENCE(2));
        const gone = only((of) => of.artifacts.get(RUN_ID)?.delete(EVIDENCE(2)));
        const missing = reportOf(
          layout,
          await stage.course(layout, pull, { hub: late, attempt: 2, between: gone }),
        );
        expect(troubles(missing)).toContain('evidence: evidence_unreadable');
      },
      timed,
    );

    it.each(layouts)(
      '%s posts nothing of a head that moved or a base that changed meanwhile',
      async (layout) => {
        const pull = stage.pullOf('good');
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
            /The base changed|no plan/,
          ],
        ];
        for (const [happens, said] of changes) {
          const before = stage.verdictsOn(old).length;
          const report = reportOf(layout, await stage.course(layout, pull, { between: only(happens) }));
          expect([report.conclusion, report.headline]).toEqual(['failure', expect.stringMatching(said)]);
          const after = stage.verdictsOn(old).slice(before);
          expect(after.filter(([, , conclusion]) => conclusion === 'success')).toEqual([]);
          scene.fixture.branch(pull.head.ref, old);
          pull.base.ref = ref;
        }
      },
      timed,
    );

    it.each(layouts)(
      '%s takes back what passed for another base while the code still runs',
      async (layout) => {
        const pull = stage.pullOf('stray');
        const head = headOf(scene.fixture, pull);
        const { ref } = pull.base;
        const passed = () => verdictsBy(layout, head).map(([, , conclusion]) => conclusion);
        const [wider] = JSON.parse(scene.fixture.git('show', `${ref}:${PLAN_PATH}`)).chunks;
        const plan = JSON.parse(scene.fixture.git('show', `${ref}:${PLAN_PATH}`));
        plan.feature = { ...plan.feature, slug: 'wide', integration_branch: 'evil' };
        plan.chunks = [{ ...wider, id: 'bucket', files_touched: ['**'], requires_tests: false }];
        scene.fixture.commit(
          { '.taskfleet/wide/plan.v1.json': JSON.stringify(plan) },
          { branch: 'evil', parents: [ref] },
        );
        pull.labels = ['chunk:bucket'];
        pull.base.ref = 'evil';
        const wide = reportOf(layout, await stage.course(layout, pull));
        expect([wide.conclusion, passed().includes('success')]).toEqual(['success', true]);
        pull.base.ref = ref;
        const seen: (readonly (string | null)[])[] = [];
        const look = () => {
          if (seen.length === 0) seen.push(passed());
        };
        const narrow = await stage.course(layout, pull, { begun: look, between: only(look) });
        expect(new Set(seen[0])).toEqual(new Set(['failure']));
        expect(troubles(reportOf(layout, narrow))).toEqual(STRAY);
        expect(new Set(passed())).toEqual(new Set(['failure']));
      },
      timed,
    );

    it.each(layouts)(
      '%s is started by no branch that only looks like a queue',
      async (layout) => {
        const pull = stage.pullOf('stray');
        const baseSha = scene.fixture.resolve(pull.base.ref);
        const branch = queueBranch({ base: pull.base.ref, number: stage.pullOf('good').number, baseSha });
        const fake = fakes[0] ?? scene.pull(branch, {}, { from: pull.head.ref, labels: ['chunk:bucket'] });
        fakes[0] = fake;
        const workflow = layout === 'B' ? files.b : files['c-capture'];
        const pushed = { ...(await ofPull({ scene, hub: newHub() }, workflow, fake)), eventName: 'push' };
        await expect(play(pushed)).rejects.toThrow('is not started by push');
        // As a pull request from such a branch it is judged as any, for what it is.
        const report = reportOf(layout, await stage.course(layout, fake));
        expect([troubles(report), report.host?.pull_request]).toEqual([STRAY, fake.number]);
      },
      timed,
    );

    it(
      'with an App the required check is the App\u2019s, whatever is posted under its name',
      async () => {
        const pull = stage.pullOf('broken');
        const head = headOf(scene.fixture, pull);
        const seed = {
          name: 'plan-gate',
          headSha: head,
          status: 'completed',
          conclusion: 'success',
        } as const;
        await stage.course('C with an App', pull);
        scene.double.addCheckRun({ ...seed, ofJob: true });
        scene.double.addCheckRun({ ...seed, appId: ACTIONS_APP_ID });
        await stage.course('C with an App', pull);
        const own = stage.verdictsOn(head).filter(([, appId]) => appId === APP_ID);
        expect(own.length).toBeGreaterThan(0);
        expect(own.every(([, , conclusion]) => conclusion === 'failure')).toBe(true);
      },
      timed,
    );

    it(
      'with an App that is not set up fails without a verdict, so the required check stays open',
      async () => {
        const hub = newHub();
        const run = await ofPull({ scene, hub }, files['c-capture'], stage.pullOf('good'));
        await play(run);
        const app = files['c-judge-app'];
        // Outside of the environment there is no key.
        const bare = {
          ...app,
          jobs: app.jobs.map((job) => ({ ...job, raw: { ...job.raw, environment: null } })),
        };
        const before = stage.verdictsOn(headOf(scene.fixture, stage.pullOf('good'))).length;
        const played = await play(ofRun(bare, run, stage.pullOf('good'), {}));
        expect([played.jobs.judge, played.gates.judge]).toEqual(['failure', undefined]);
        expect(stage.verdictsOn(headOf(scene.fixture, stage.pullOf('good')))).toHaveLength(before);
      },
      timed,
    );
  });
});
