import { expect } from '@jest/globals';
import { workflowDispatchEvent } from '../double/events.js';
import { type Case, judgeCases } from './cases.js';
import { BUCKET, BUCKET_TEST } from './gate-cases.js';
import { describeAction } from './node24.js';
import { INTEGRATION, PLAN_PATH, planText } from './plans.js';
import { openScene, type Scene } from './scene.js';
import { WITHOUT_PLAN } from './verdicts.js';

const gate = (id: string) => (each: { readonly id: string }) => each.id === id;

const CHUNKS: readonly Case[] = [
  {
    name: 'chunk names the chunk where nothing else does',
    open: (scene) => scene.pull('a/work', { 'src/clock/a.rs': '' }),
    inputs: { chunk: 'clock' },
    expected: [],
    also: ({ result }) => expect(result.outputs.get('chunk')).toBe('clock'),
  },
  {
    name: 'a line Plan-Chunk in the description names the chunk',
    open: (scene) =>
      scene.pull('b/work', { 'src/clock/a.rs': '' }, { body: 'Hello\r\n\r\nplan-chunk: clock\r\n' }),
    expected: [],
  },
  {
    name: 'a label names the chunk',
    open: (scene) => scene.pull('c/work', { 'src/clock/a.rs': '' }, { labels: ['bug', 'chunk:clock'] }),
    expected: [],
  },
  {
    name: 'the pull request of a fork is judged by its branch name and not merged into a feature',
    open: (scene) =>
      scene.pull(
        'limiter/chunk-clock',
        { 'src/clock/a.rs': '' },
        { fork: { owner: 'mallory', name: 'app', id: 99 } },
      ),
    expected: [],
  },
];

const DELETED_FORK: Case = {
  name: 'a fork that was deleted meanwhile is judged all the same',
  open: (scene) => scene.pull('x/work', { 'src/lib.rs': '' }, { fork: null, labels: ['chunk:clock'] }),
  expected: ['file-scope: out_of_scope src/lib.rs:1'],
};

const SETTINGS: readonly Case[] = [
  {
    name: 'the floor is on by default, and without evidence nothing passes it',
    open: (scene) => scene.pull('d/bucket', { 'src/bucket.rs': BUCKET, 'tests/bucket.rs': BUCKET_TEST }),
    inputs: { floor: '' },
    expected: 'failure',
    also: ({ report }) => {
      expect(report.failure_kind).toBe('incomplete-evidence');
      expect(report.gates.find(gate('evidence'))?.findings.map((finding) => finding.code)).toEqual([
        'no_evidence',
      ]);
    },
  },
  {
    name: 'sarif on writes the report for code scanning; the page is there in any case',
    open: (scene) => scene.pull('w/clock', { 'docs/odd.md': 'odd\n' }),
    inputs: { sarif: 'on' },
    expected: ['file-scope: out_of_scope docs/odd.md:1'],
    also: ({ result }) => {
      const { runs } = JSON.parse(result.sarif ?? 'null');
      expect(runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(['file-scope']);
      expect(result.page).toContain('<title>');
    },
  },
  {
    name: 'warn-only turns errors into warnings, on the check run too',
    open: (scene) => scene.pull('e/clock', { 'src/lib.rs': '' }),
    inputs: { 'warn-only': 'branch, file-scope' },
    expected: [],
    also: ({ scene, pull, result }) => {
      const annotations = scene
        .checkRuns(pull)[0]
        ?.annotations.map((each) => [each.path, each.annotation_level]);
      expect(annotations).toEqual([['src/lib.rs', 'warning']]);
      expect([result.outputs.get('findings'), result.outputs.get('failed-gates')]).toEqual(['0', '']);
    },
  },
  {
    name: 'slack tolerates as many files as it says',
    open: (scene) => scene.pull('f/clock', { 'src/lib.rs': '', 'README.md': '' }),
    inputs: { slack: '2' },
    expected: [],
    also: ({ report }) => {
      const codes = report.gates.find(gate('file-scope'))?.findings.map((finding) => finding.code);
      expect(codes).toEqual(['tolerated_by_slack', 'tolerated_by_slack', 'unmatched_entries']);
    },
  },
  {
    name: 'above slack all of the files are reported',
    open: (scene) => scene.pull('g/clock', { 'src/lib.rs': '', 'README.md': '' }),
    inputs: { slack: '1' },
    expected: ['file-scope: out_of_scope README.md:1', 'file-scope: out_of_scope src/lib.rs:1'],
    also: ({ result }) => expect(result.outputs.get('findings')).toBe('2'),
  },
  {
    name: 'allow opens a file for every chunk, but not one that is protected',
    open: (scene) => scene.pull('h/clock', { 'Cargo.lock': '', 'build.rs': '' }),
    inputs: { allow: 'Cargo.lock\n*.rs\n' },
    expected: ['protected-files: protected_file build.rs:1'],
  },
  {
    name: 'protected replaces the list',
    open: (scene) => scene.pull('i/wide', { 'build.rs': '', 'docs/a.md': '' }),
    inputs: { protected: 'docs/**' },
    expected: ['protected-files: protected_file docs/a.md:1'],
  },
  {
    name: 'test-paths replaces the list',
    open: (scene) => scene.pull('j/proofs', { 'proofs/a.txt': 'one\n' }, { labels: ['chunk:proofs'] }),
    inputs: { 'test-paths': 'proofs/**', plan: '.taskfleet/limiter/plan.v1.json', 'plan-ref': 'proofs-plan' },
    expected: [],
    also: ({ report }) => expect(report.gates.find(gate('requires-tests'))?.outcome).toBe('pass'),
  },
  {
    name: 'check-name names the check run, and summary: off writes no summary',
    open: (scene) => scene.pull('k/clock', { 'src/clock/k.rs': '' }),
    inputs: { 'check-name': 'merge gate', summary: 'off' },
    expected: [],
    also: ({ scene, pull, result }) => {
      expect(scene.checkRuns(pull).map((run) => run.name)).toEqual(['merge gate']);
      expect(result.summary).toBe('');
    },
  },
];

const PLANS: readonly Case[] = [
  {
    name: 'without a plan it fails and says where it looked and which branches are governed',
    open: (scene) => scene.pull('l/topic', { 'a.txt': '' }, { base: 'other', from: INTEGRATION }),
    expected: ['plan: no_plan', ...WITHOUT_PLAN],
    also: ({ report, scene }) => {
      const message = report.gates[0]?.findings[0]?.message ?? '';
      expect(message).toContain(
        `Looked in .taskfleet/ at other (${scene.fixture.resolve('other').slice(0, 10)}`,
      );
      expect(message).toContain(`${PLAN_PATH} governs ${INTEGRATION} (and its merge into main)`);
      expect([report.failure_kind, report.kind, report.plan]).toEqual(['bad-plan', null, null]);
    },
  },
  {
    name: 'if-no-plan: pass lets it through and says why',
    open: (scene) => scene.pull('m/topic', { 'a.txt': '' }, { base: 'main' }),
    inputs: { 'if-no-plan': 'pass' },
    expected: [],
    also: ({ report, result, scene, pull }) => {
      const passed = report.gates.filter((each) => each.outcome === 'pass').map((each) => each.id);
      expect(passed).toEqual(['plan', 'plan-history']);
      expect(result.outputs.get('kind')).toBe('');
      expect(scene.checkRuns(pull)[0]?.summary).toMatch(/No plan governs this pull request/);
    },
  },
  {
    name: 'if-no-plan: pass does not let a broken plan through',
    open: (scene) => scene.pull('n/topic', { 'a.txt': '' }, { base: 'broken' }),
    inputs: { 'if-no-plan': 'pass' },
    expected: ['plan: json .taskfleet/plan.json:1', ...WITHOUT_PLAN],
  },
  {
    name: 'plan-ref reads the plan elsewhere',
    open: (scene) => scene.pull('o/clock', { 'src/lib.rs': '' }, { base: 'bare' }),
    inputs: { 'plan-ref': 'plans' },
    expected: ['file-scope: out_of_scope src/lib.rs:1'],
    also: ({ report, scene }) =>
      expect(report.plan).toMatchObject({
        ref: 'plans',
        sha: scene.fixture.resolve('plans'),
        path: PLAN_PATH,
      }),
  },
  {
    name: 'a plan-ref that is not there is said',
    open: (scene) => scene.pull('p/clock', { 'src/clock/a.rs': '' }, { base: 'bare' }),
    inputs: { 'plan-ref': 'plan' },
    expected: ['plan: unknown', ...WITHOUT_PLAN],
    also: ({ report }) => {
      expect(report.gates[0]?.reason).toMatch(/^Input `plan-ref` plan does not exist in this repository/);
    },
  },
  {
    name: 'plan names a path outside the plan folder',
    open: (scene) => scene.pull('q/clock', { 'src/clock/a.rs': '' }, { base: 'bare' }),
    inputs: { plan: 'docs/limiter.json' },
    expected: [],
    also: ({ result }) => expect(result.outputs.get('plan')).toBe('docs/limiter.json'),
  },
  {
    name: 'plan names a path that is not there',
    open: (scene) => scene.pull('r/clock', { 'src/clock/a.rs': '' }, { base: 'bare' }),
    inputs: { plan: 'docs/limit.json' },
    expected: ['plan: plan_not_found', ...WITHOUT_PLAN],
    also: ({ report }) => expect(report.gates[0]?.findings[0]?.message).toContain('docs/limit.json'),
  },
  {
    name: 'a plan that is named by hand does not hide that the base is another branch',
    open: (scene) => scene.pull('s/clock', { 'src/clock/a.rs': '' }, { base: 'other', from: INTEGRATION }),
    inputs: { plan: PLAN_PATH },
    expected: ['branch: wrong_base'],
  },
  {
    name: 'workflow_dispatch judges the pull request that it names, on its head',
    open: (scene) => scene.pull('t/clock', { 'src/lib.rs': '' }),
    step: ({ double: { repository } }, pull) => ({
      eventName: 'workflow_dispatch',
      event: workflowDispatchEvent({ repository, inputs: {}, ref: 'refs/heads/main' }),
      with: { 'pull-request': String(pull.number) },
    }),
    expected: ['file-scope: out_of_scope src/lib.rs:1'],
    also: ({ scene, pull }) => expect(scene.checkRuns(pull)).toHaveLength(1),
  },
];

async function open(): Promise<Scene> {
  const scene = await openScene();
  const { fixture } = scene;
  fixture.branch('other', fixture.resolve(INTEGRATION));
  fixture.commit(
    { 'docs/limiter.json': planText({ integration: 'bare' }) },
    { branch: 'bare', parents: ['main'] },
  );
  fixture.commit({ [PLAN_PATH]: planText({ integration: 'bare' }) }, { branch: 'plans', parents: ['main'] });
  fixture.commit({ '.taskfleet/plan.json': '{' }, { branch: 'broken', parents: ['main'] });
  const chunks = [{ id: 'proofs', files: ['proofs/**'], tests: true }];
  fixture.commit({ [PLAN_PATH]: planText({ chunks }) }, { branch: 'proofs-plan', parents: ['main'] });
  return scene;
}

describeAction('inputs and events', () => {
  judgeCases(open, [...CHUNKS, DELETED_FORK, ...SETTINGS, ...PLANS]);
});
