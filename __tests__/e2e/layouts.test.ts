import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CAPTURE_TIMEOUT_MS, describeWithCargo } from '../capture/cargo-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { bucketPull, openCrateScene } from './limiter-crate.js';
import { describeAction, ROOT } from './node24.js';
import { runCli } from './runner.js';
import type { Scene } from './scene.js';
import { soundReport, troubles } from './verdicts.js';
import { textOf } from './workflow-expressions.js';
import { mapIn, readWorkflow, WORKFLOW_FILES, type WorkflowFile } from './workflow-file.js';
import { newFolder, newHub } from './workflow-hub.js';
import { play } from './workflow-play.js';
import { ofPull } from './workflow-runs.js';
import { READING_TOKEN, TOKENS } from './workflow-steps.js';

const CHECK_NAME = 'plan-gate';
/** The most that any job of a file is given; what is not named is none. */
const PERMISSIONS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'layout-a.yml': { judge: { contents: 'read', 'pull-requests': 'read', checks: 'write' } },
  'layout-b.yml': twoJobs(),
  'layout-c-capture.yml': { capture: { contents: 'read' } },
  'layout-c-judge.yml': {
    withdraw: { 'pull-requests': 'read', checks: 'write' },
    judge: { actions: 'read', contents: 'read', 'pull-requests': 'read', checks: 'write' },
  },
  'layout-c-judge-app.yml': { withdraw: {}, judge: { actions: 'read' } },
  'reuse.yml': twoJobs(),
  'shards.yml': twoJobs(),
};

function twoJobs() {
  return {
    withdraw: { 'pull-requests': 'read', checks: 'write' },
    capture: { contents: 'read' },
    judge: { contents: 'read', 'pull-requests': 'read', checks: 'write' },
  };
}

describe('every workflow of the pages', () => {
  it('is held to its permissions here', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(WORKFLOW_FILES);
  });

  it.each(WORKFLOW_FILES)('%s is sound by itself', async (file) => {
    const workflow = await readWorkflow(file);
    expect(workflow.raw.permissions).toEqual({});
    expect(mapIn(workflow.raw.concurrency).group).toEqual({
      expression: expect.stringContaining('github.event'),
    });
    expect(Object.keys(workflow.events)).not.toContain('pull_request_target');
    const permissions = Object.fromEntries(workflow.jobs.map((job) => [job.id, job.permissions]));
    expect(permissions).toEqual(PERMISSIONS[file]);
    for (const { id, raw } of workflow.jobs) {
      expect([raw.name ?? id, typeof raw['timeout-minutes']]).toEqual([id, 'number']);
      expect(id).not.toBe(CHECK_NAME);
    }
  });

  it.each(WORKFLOW_FILES)('%s names each action by its commit, with the version beside it', async (file) => {
    const { jobs, text } = await readWorkflow(file);
    const used = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(0);
    for (const uses of used) {
      expect(uses).toMatch(/^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40}$/);
      const line = text.split('\n').find((each) => each.includes(`uses: ${uses}`));
      expect(line).toMatch(
        uses.startsWith('taskfleet/') ? / # the commit of the release/ : / # v\d+\.\d+\.\d+$/,
      );
    }
  });

  it.each(WORKFLOW_FILES)(
    '%s keeps credentials out of every checkout, and writing tokens away from code',
    async (file) => {
      const { jobs } = await readWorkflow(file);
      for (const { id, steps, permissions } of jobs) {
        const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
        for (const step of checkouts)
          expect(step.with).toMatchObject({ 'persist-credentials': 'false', 'fetch-depth': '0' });
        // One job that does both is what layout A is.
        if (file !== 'layout-a.yml' && checkouts.length > 0)
          expect([id, Object.values(permissions ?? {})]).toEqual(['capture', ['read']]);
      }
    },
  );
});

describe('a run that is under way', () => {
  /** Layout C judges whatever became of the capture, and nobody requires the capture. */
  const required = WORKFLOW_FILES.filter((file) => !file.startsWith('layout-c-'));
  const BASE_CHANGED = { base: { ref: { from: 'main' }, sha: { from: '0'.repeat(40) } } };
  const STARTED: readonly (readonly [what: string, outcome: 'is ended' | 'goes on', event: object])[] = [
    ['a push', 'is ended', { action: 'synchronize' }],
    ['another base', 'is ended', { action: 'edited', changes: BASE_CHANGED }],
    ['a reopening', 'is ended', { action: 'reopened' }],
    ['a label', 'goes on', { action: 'labeled' }],
    ['a label that goes', 'goes on', { action: 'unlabeled' }],
    ['another title', 'goes on', { action: 'edited', changes: { title: { from: 'x' } } }],
    ['a draft that is one no longer', 'goes on', { action: 'ready_for_review' }],
    ['a merge group', 'goes on', { action: 'checks_requested' }],
    ['a push to the base', 'goes on', { ref: 'refs/heads/main' }],
  ];

  // Field log: apache/texera#8523, StefanMaron/BusinessCentral.AL.Runner#2777, joshuaswarren/remnic#1632.
  it.each(required.flatMap((file) => STARTED.map((started) => [file, ...started] as const)))(
    'in %s, when there is %s, %s',
    async (file, _, outcome, event) => {
      const { raw } = await readWorkflow(file);
      const written = mapIn(raw.concurrency)['cancel-in-progress'];
      expect(textOf(written, { github: { event } })).toBe(String(outcome === 'is ended'));
    },
  );
});

describe('the doctor', () => {
  it.each([
    [['layout-a.yml']],
    [['layout-b.yml']],
    [['layout-c-capture.yml', 'layout-c-judge.yml']],
    [['layout-c-capture.yml', 'layout-c-judge-app.yml']],
    [['shards.yml']],
    [['reuse.yml']],
  ])('finds nothing in %s that lets a change through', async (files) => {
    const folder = newFolder('setup');
    mkdirSync(path.join(folder, '.github', 'workflows'), { recursive: true });
    writeFileSync(
      path.join(folder, '.github', 'CODEOWNERS'),
      '/.taskfleet/ @acme/leads\n/.github/ @acme/leads\n',
    );
    for (const file of files)
      cpSync(path.join(ROOT, 'docs', 'workflows', file), path.join(folder, '.github', 'workflows', file));
    runGitSync(folder, ['init', '--quiet', '--template=', '.']);
    const { exitCode, stdout } = await runCli(['doctor'], folder);
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringContaining('Nothing was found that lets a change through'),
    ]);
  });
});

describeAction('layout A', () => {
  describeWithCargo('played with a real crate', () => {
    let scene: Scene;
    let workflow: WorkflowFile;
    beforeAll(async () => {
      scene = await openCrateScene({ tokens: TOKENS });
      workflow = await readWorkflow('layout-a.yml');
    }, CAPTURE_TIMEOUT_MS);
    afterAll(() => scene.close());

    it.each([
      ['good', false, []],
      ['stray', false, ['file-scope: out_of_scope src/lib.rs:1']],
      ['good', true, []],
      ['broken', true, ['no-regression: test_regressed tests/bucket.rs:5']],
    ] as const)(
      'judges a %s change (from a fork: %s) by its job, and by a check run where it may write',
      async (change, fromFork, wrong) => {
        const pull = bucketPull(scene, change, fromFork);
        const played = await play(await ofPull({ scene, hub: newHub() }, workflow, pull));
        const [step] = played.gates.judge ?? [];
        if (step === undefined) throw new Error(played.troubles.join('\n'));
        const report = soundReport(step, ...(fromFork ? [READING_TOKEN] : []));
        expect(troubles(report)).toEqual(wrong);
        expect(report.gates.find(({ id }) => id === 'checks-pass')?.outcome).toBe('pass');
        const verdict = wrong.length === 0 ? 'success' : 'failure';
        expect([report.conclusion, played.jobs]).toEqual([verdict, { judge: verdict }]);
        const posted = scene.checkRuns(pull).map(({ name, appId, conclusion }) => [name, appId, conclusion]);
        expect(posted).toEqual(fromFork ? [] : [[CHECK_NAME, 15368, verdict]]);
      },
      CAPTURE_TIMEOUT_MS,
    );
  });
});
