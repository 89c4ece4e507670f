import { expect } from '@jest/globals';
import type { FileEntries } from '../double/git-fixture.js';
import { type Case, judgeCases } from './cases.js';
import { describeAction } from './node24.js';
import { INTEGRATION, planText } from './plans.js';
import { openScene, type Scene } from './scene.js';
import { WITHOUT_PLAN } from './verdicts.js';

const FOLDER = '.taskfleet';
let opened = 0;

/** A chunk pull request into a base of its own that holds these files beside the sources. */
function into(atBase: FileEntries): Case['open'] {
  return (scene: Scene) => {
    opened += 1;
    const base = `feat/bad-${opened}`;
    const entries = Object.entries(atBase as Readonly<Record<string, string>>).map(([name, spec]) =>
      typeof spec === 'string'
        ? ([name, spec.replaceAll(INTEGRATION, base)] as const)
        : ([name, spec] as const),
    );
    scene.fixture.commit(entries, { branch: base, parents: ['main'] });
    return scene.pull(`work-${opened}/clock`, { 'src/clock/a.rs': `${opened}\n` }, { base });
  };
}

function messageOf({ report }: Parameters<NonNullable<Case['also']>>[0]): string {
  return report.gates[0]?.findings[0]?.message ?? '';
}

const CASES: readonly Case[] = [
  {
    name: 'two features that claim the same branch, both named',
    open: into({
      [`${FOLDER}/a/plan.json`]: planText(),
      [`${FOLDER}/b/plan.json`]: planText({ slug: 'other' }),
    }),
    expected: ['plan: two_features', ...WITHOUT_PLAN],
    also: (judged) => {
      expect(messageOf(judged)).toContain(
        `${FOLDER}/a/plan.json (feature limiter), ${FOLDER}/b/plan.json (feature other)`,
      );
    },
  },
  {
    name: 'two contents of one revision, both named',
    clonedToo: true,
    open: into({
      [`${FOLDER}/a/plan.v1.json`]: planText(),
      [`${FOLDER}/b/plan.json`]: planText({ baseline: 'b' }),
    }),
    expected: [`plan: two_contents ${FOLDER}/a/plan.v1.json:?`, ...WITHOUT_PLAN],
    also: (judged) =>
      expect(messageOf(judged)).toContain(
        `${FOLDER}/a/plan.v1.json and ${FOLDER}/b/plan.json all hold plan_rev 1`,
      ),
  },
  {
    name: 'the same revision twice is one plan',
    open: into({ [`${FOLDER}/plan.json`]: planText(), [`${FOLDER}/plan.v1.json`]: planText() }),
    expected: [],
    also: ({ report }) => expect(report.plan?.path).toBe(`${FOLDER}/plan.v1.json`),
  },
  {
    name: 'the newest revision counts',
    open: into({
      [`${FOLDER}/plan.v9.json`]: planText({ rev: 9, chunks: [{ id: 'clock', files: ['nothing'] }] }),
      [`${FOLDER}/plan.v10.json`]: planText({ rev: 10 }),
    }),
    expected: [],
    also: ({ report }) => expect(report.plan?.rev).toBe(10),
  },
  {
    name: 'a plan that is not JSON, on the line and column of the fault',
    clonedToo: true,
    open: into({ [`${FOLDER}/plan.json`]: '{\n  "schema_version": 3,\n  oops\n}\n' }),
    expected: [`plan: json ${FOLDER}/plan.json:3`, ...WITHOUT_PLAN],
    also: ({ report }) => expect(report.gates[0]?.findings[0]).toMatchObject({ line: 3, column: 3 }),
  },
  {
    name: 'a plan that is empty',
    open: into({ [`${FOLDER}/plan.json`]: '' }),
    expected: [`plan: json ${FOLDER}/plan.json:1`, ...WITHOUT_PLAN],
  },
  {
    name: 'a plan of 5 MiB',
    clonedToo: true,
    open: into({ [`${FOLDER}/plan.json`]: `${planText()}${' '.repeat(5 * 1024 * 1024)}` }),
    expected: [`plan: plan_too_large ${FOLDER}/plan.json:?`, ...WITHOUT_PLAN],
    also: (judged) => expect(messageOf(judged)).toContain('is larger than 4 MiB, so it is not read.'),
  },
  {
    name: 'a plan path that is a symlink',
    clonedToo: true,
    open: into({ [`${FOLDER}/plan.json`]: { symlink: '../docs/plan.json' }, 'docs/plan.json': planText() }),
    expected: [`plan: plan_is_link ${FOLDER}/plan.json:?`, ...WITHOUT_PLAN],
    also: (judged) => expect(messageOf(judged)).toContain('is a symlink, which could lead anywhere'),
  },
  {
    name: 'a folder of the plan folder that is a symlink, beside a valid plan',
    clonedToo: true,
    open: into({ [`${FOLDER}/a`]: { symlink: '../docs' }, [`${FOLDER}/plan.json`]: planText() }),
    expected: [`plan: plan_is_link ${FOLDER}/a:?`, ...WITHOUT_PLAN],
  },
  {
    name: 'a plan folder that is itself a symlink',
    clonedToo: true,
    open: into({ [FOLDER]: { symlink: 'docs' }, 'docs/plan.json': planText() }),
    expected: [`plan: plan_is_link ${FOLDER}:?`, ...WITHOUT_PLAN],
  },
  {
    name: 'a plan folder that is a symlink, even where pull requests without a plan pass',
    open: into({ [FOLDER]: { symlink: 'docs' } }),
    inputs: { 'if-no-plan': 'pass' },
    expected: [`plan: plan_is_link ${FOLDER}:?`, ...WITHOUT_PLAN],
  },
  {
    name: 'a named plan below a symlink',
    open: into({ docs: { symlink: 'elsewhere' }, 'elsewhere/a/plan.json': planText() }),
    inputs: { plan: 'docs/a/plan.json' },
    expected: ['plan: plan_is_link docs:?', ...WITHOUT_PLAN],
  },
  {
    name: 'a plan folder that is a submodule',
    clonedToo: true,
    open: into({ [FOLDER]: { submodule: '0123456789abcdef0123456789abcdef01234567' } }),
    expected: [`plan: plan_is_link ${FOLDER}:?`, ...WITHOUT_PLAN],
  },
  {
    name: 'a plan folder that is a file holds no plan',
    clonedToo: true,
    open: into({ [FOLDER]: planText() }),
    expected: ['plan: no_plan', ...WITHOUT_PLAN],
  },
  {
    name: 'a plan whose name promises another revision',
    open: into({ [`${FOLDER}/plan.v7.json`]: planText() }),
    expected: [`plan: revision_mismatch ${FOLDER}/plan.v7.json:1`, ...WITHOUT_PLAN],
    also: (judged) => expect(messageOf(judged)).toContain('must hold plan_rev 7, but it holds 1'),
  },
  {
    name: 'a plan of another schema version',
    open: into({ [`${FOLDER}/plan.json`]: planText().replace('"schema_version": 3', '"schema_version": 2') }),
    expected: [`plan: unsupported_schema_version ${FOLDER}/plan.json:2`, ...WITHOUT_PLAN],
  },
];

describeAction("a plan at the base that can't be used", () => {
  judgeCases(() => openScene(), CASES);
});
