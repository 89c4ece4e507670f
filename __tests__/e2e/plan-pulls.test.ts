import { expect } from '@jest/globals';
import type { FileEntries } from '../double/git-fixture.js';
import { ACTION } from './action-yml.js';
import { type Case, judgeCases } from './cases.js';
import { describeAction } from './node24.js';
import { PLAN_PATH, planText } from './plans.js';
import { openScene, type Scene } from './scene.js';
import { WITHOUT_PLAN } from './verdicts.js';

const NEXT = '.taskfleet/limiter/plan.v2.json';
const EMPTY_HASH = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SHELL_PATH = '.taskfleet/$(id)/plan.v1.json';

let opened = 0;

/** A plan pull request into a base of its own, which holds these files beside the sources. */
function proposing(atBase: FileEntries, files: FileEntries): Case['open'] {
  return (scene: Scene) => {
    opened += 1;
    const base = `feat/proposed-${opened}`;
    scene.fixture.commit(rebased(atBase, base), { branch: base, parents: ['main'] });
    return scene.pull(`proposal-${opened}`, rebased(files, base), { base });
  };
}

/** The same files with plans of this integration branch. */
function rebased(files: FileEntries, base: string): FileEntries {
  const entries = Object.entries(files as Readonly<Record<string, string | null>>);
  return Object.fromEntries(
    entries.map(([name, text]) => [name, text?.replaceAll('feat/limiter', base) ?? null]),
  );
}

const INVALID = planText({ rev: 2 })
  .replace('"tier": "code"', '"tier": "opus"')
  .replace('"src/bucket.rs"', '"/etc/passwd"');

const BROKEN = INVALID.replace('"plan_rev": 2', '"plan_rev": 1');

const BASELINE = {
  schema_version: 1,
  ref: 'feat/limiter@fork',
  commit_oid: '0123456789abcdef0123456789abcdef01234567',
  toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
  snapshot: {
    tests: { passed: [], failed: [], ignored: [], targets: [] },
    clippy: { warnings: [] },
    coverage: null,
  },
};
const PROVABLE = planText({ rev: 2 }).replaceAll(`sha256:${'a'.repeat(64)}`, EMPTY_HASH);

const NESTED = '.taskfleet/limiter/more/plan.v2.json';
const ANOTHER = planText({ rev: 2 }).replace('What it is about.', 'What it is not about.');
/** Two plan pull requests landed, each good by itself. */
const CLASHING = { [PLAN_PATH]: planText(), [NEXT]: planText({ rev: 2 }), [NESTED]: ANOTHER };

const CASES: readonly Case[] = [
  {
    name: 'the next revision passes as a plan pull request',
    open: proposing({ [PLAN_PATH]: planText() }, { [NEXT]: planText({ rev: 2 }) }),
    expected: [],
    also: ({ result }) => {
      expect(Object.fromEntries(result.outputs)).toMatchObject({
        kind: 'plan',
        plan: NEXT,
        'plan-rev': '2',
        chunk: '',
      });
    },
  },
  {
    name: 'the first plan of a feature passes',
    open: proposing({}, { [PLAN_PATH]: planText() }),
    expected: [],
    also: ({ report }) => expect(report.kind).toBe('plan'),
  },
  // Field log: jhudsl/OTTR_Template#705, opensanctions/opensanctions#4225, cdnjs/packages#2163.
  {
    name: 'a folder that a shell would run: the outputs that hold it are those that warn of it',
    open: proposing({}, { [SHELL_PATH]: planText() }),
    expected: [],
    also: ({ result }) => {
      const held = [...result.outputs].filter(([, value]) => value.includes('$(id)')).map(([name]) => name);
      expect(held).toEqual(['plan']);
      for (const name of [...held, 'chunk'])
        expect(ACTION.outputs[name]?.description).toMatch(/by env\b.*never inside a script/);
    },
  },
  {
    name: 'a skipped revision fails on the file',
    open: proposing({ [PLAN_PATH]: planText() }, { '.taskfleet/limiter/plan.v3.json': planText({ rev: 3 }) }),
    expected: ['plan-history: revision_skipped .taskfleet/limiter/plan.v3.json:1'],
  },
  {
    name: 'a first plan that is not numbered first fails',
    open: proposing({}, { [NEXT]: planText({ rev: 2 }) }),
    expected: [`plan-history: revision_skipped ${NEXT}:1`],
  },
  {
    name: 'two revisions at once fail',
    open: proposing(
      { [PLAN_PATH]: planText() },
      { [NEXT]: planText({ rev: 2 }), '.taskfleet/limiter/plan.v3.json': planText({ rev: 3 }) },
    ),
    expected: [
      `plan-history: extra_revision ${NEXT}:1`,
      'plan-history: revision_skipped .taskfleet/limiter/plan.v3.json:1',
    ],
  },
  {
    name: 'the moving copy plan.json may move on to the next revision',
    open: proposing({ '.taskfleet/plan.json': planText() }, { '.taskfleet/plan.json': planText({ rev: 2 }) }),
    expected: [],
  },
  {
    name: 'a deleted plan.json fails',
    open: proposing({ '.taskfleet/plan.json': planText() }, { '.taskfleet/plan.json': null }),
    expected: ['plan: no_plan', ...WITHOUT_PLAN],
  },
  {
    name: 'a deleted plan.json fails even where pull requests without a plan pass',
    open: proposing({ '.taskfleet/plan.json': planText() }, { '.taskfleet/plan.json': null }),
    inputs: { 'if-no-plan': 'pass' },
    expected: ['plan: no_plan', ...WITHOUT_PLAN],
  },
  {
    name: 'a deleted revision fails on the file',
    open: proposing({ [PLAN_PATH]: planText() }, { [PLAN_PATH]: null }),
    expected: ['plan: no_plan', `plan-history: revision_deleted ${PLAN_PATH}:1`, ...WITHOUT_PLAN],
  },
  {
    name: 'a renamed revision fails on the old name',
    open: proposing(
      { [PLAN_PATH]: planText() },
      { [PLAN_PATH]: null, '.taskfleet/other/plan.v1.json': planText() },
    ),
    expected: [
      `plan-history: revision_deleted ${PLAN_PATH}:1`,
      'plan-history: no_revision .taskfleet/other/plan.v1.json:1',
    ],
  },
  {
    name: 'a baseline that nothing proves fails',
    open: proposing({ [PLAN_PATH]: planText() }, { [NEXT]: planText({ rev: 2, baseline: 'b' }) }),
    expected: [`plan-history: baseline_unproven ${NEXT}:1`],
  },
  {
    name: 'a baseline that the pull request proves passes',
    open: proposing(
      { [PLAN_PATH]: planText() },
      { [NEXT]: PROVABLE, '.taskfleet/limiter/baseline.json': JSON.stringify(BASELINE) },
    ),
    expected: [],
  },
  {
    name: 'a revision of another feature fails',
    open: proposing({ [PLAN_PATH]: planText() }, { [NEXT]: planText({ rev: 2, slug: 'other' }) }),
    expected: ['plan: two_features', ...WITHOUT_PLAN],
  },
  {
    name: 'a revision whose file promises another number fails',
    open: proposing({ [PLAN_PATH]: planText() }, { [NEXT]: planText({ rev: 3 }) }),
    expected: [`plan: revision_mismatch ${NEXT}:1`, ...WITHOUT_PLAN],
  },
  {
    name: 'an invalid next revision fails with every problem on its line',
    open: proposing({ [PLAN_PATH]: planText() }, { [NEXT]: INVALID }),
    expected: [`plan: malformed ${NEXT}:29`, `plan: unsafe_path ${NEXT}:32`, ...WITHOUT_PLAN],
    also: ({ scene, pull, report }) => {
      expect(report.failure_kind).toBe('bad-plan');
      const annotations = scene.checkRuns(pull)[0]?.annotations ?? [];
      expect(annotations.map((each) => [each.path, each.start_line, each.start_column])).toEqual([
        [NEXT, 29, 15],
        [NEXT, 32, 9],
      ]);
    },
  },
  {
    name: 'a broken newest revision can be followed by one whose baseline is proven',
    open: proposing(
      { [PLAN_PATH]: BROKEN },
      { [NEXT]: PROVABLE, '.taskfleet/limiter/baseline.json': JSON.stringify(BASELINE) },
    ),
    expected: [],
  },
  {
    name: 'a broken newest revision can be followed by one with whatever baseline, with a warning',
    open: proposing({ [PLAN_PATH]: BROKEN }, { [NEXT]: planText({ rev: 2, baseline: 'b' }) }),
    expected: [],
    also: ({ report }) => {
      const findings = report.gates.flatMap((gate) =>
        gate.findings.map((finding) => `${finding.level} ${finding.code}`),
      );
      expect(findings).toContain('warning baseline_uncompared');
    },
  },
  {
    name: 'two contents of a revision are put right by a pull request that deletes one',
    open: proposing(CLASHING, { [NESTED]: null }),
    expected: [],
    clonedToo: true,
    also: ({ report, result }) => {
      expect(result.outputs.get('plan')).toBe(NEXT);
      const history = report.gates.find(({ id }) => id === 'plan-history');
      expect(history?.findings).toEqual([
        expect.objectContaining({
          code: 'contradiction_settled',
          level: 'warning',
          message: `Revision 2 stands on the base branch with more than one content; this pull request keeps ${NEXT} and deletes ${NESTED}.`,
        }),
      ]);
    },
  },
  {
    name: 'two contents of a revision are put right by deleting the other one too, and its moving copy',
    open: proposing(
      { ...CLASHING, '.taskfleet/limiter/plan.json': planText({ rev: 2 }) },
      { [NEXT]: null, '.taskfleet/limiter/plan.json': null },
    ),
    expected: [],
    also: ({ result }) => expect(result.outputs.get('plan')).toBe(NESTED),
  },
  {
    name: 'two contents of a revision stop the next one, and the help says the way out',
    open: proposing(CLASHING, { '.taskfleet/limiter/plan.v3.json': planText({ rev: 3 }) }),
    expected: [`plan: two_contents ${NESTED}:?`, ...WITHOUT_PLAN],
    also: ({ report }) =>
      expect(report.gates[0]?.findings[0]?.help).toContain(
        'let a pull request delete all but one of them and change nothing else',
      ),
  },
  ...(
    [
      ['deletes all of them', { [NEXT]: null, [NESTED]: null }],
      ['edits the one that stays', { [NESTED]: null, [NEXT]: planText({ rev: 2, baseline: 'b' }) }],
      [
        'brings another plan along',
        { [NESTED]: null, '.taskfleet/limiter/plan.v3.json': planText({ rev: 3 }) },
      ],
      ['deletes another revision along', { [NESTED]: null, [PLAN_PATH]: null }],
      ['renames it', { [NESTED]: null, '.taskfleet/limiter/plan.json': ANOTHER.replace('2,', '3,') }],
    ] as const
  ).map(
    ([what, files]): Case => ({
      name: `two contents of a revision are not put right by a pull request that ${what}`,
      open: proposing(CLASHING, files),
      expected: ['plan-history: unknown'],
      also: ({ report }) =>
        expect(report.gates.find(({ id }) => id === 'plan-history')?.reason).toContain(
          `${NESTED} and ${NEXT}. First let a pull request delete all but one of them`,
        ),
    }),
  ),
  {
    name: 'three contents of a revision are not put right by deleting one',
    open: proposing(
      { ...CLASHING, '.taskfleet/plan.json': planText({ rev: 2, baseline: 'c' }) },
      { [NESTED]: null },
    ),
    expected: [`plan: two_contents ${NEXT}:?`, `plan-history: revision_deleted ${NESTED}:1`, ...WITHOUT_PLAN],
  },
];

describeAction('a plan pull request', () => {
  judgeCases(() => openScene(), CASES);
});
