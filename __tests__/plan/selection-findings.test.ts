import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../src/finding.js';
import type { Plan } from '../../src/plan/plan.js';
import type { PlanFile, PlanListing } from '../../src/plan/plan-files.js';
import { type PlanChoice, selectPlan } from '../../src/plan/select-plan.js';
import type { SelectionContext } from '../../src/plan/selection-findings.js';
import { samplePlan } from './sample-plan.js';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const BRANCH = 'feat/rate-limiter';
const { feature, baseline } = samplePlan();

const rev = (plan_rev: number, more: Partial<Plan> = {}) => samplePlan({ plan_rev, ...more });
const file = (path: string, plan: Plan, oid = path): PlanFile => ({ path, oid, result: { ok: true, plan } });
const broken = (path: string, partial: { plan_rev?: number; feature?: Plan['feature'] }): PlanFile => {
  const problem = {
    code: 'empty_string',
    pointer: '/x',
    line: 7,
    column: 3,
    message: 'It is blank.',
  } as const;
  return { path, oid: path, result: { ok: false, problems: [problem], partial } };
};
const at = (name: string) => `.taskfleet/${name}`;

function choose(
  files: readonly PlanFile[],
  more: Partial<PlanListing> = {},
  context: Partial<SelectionContext> = {},
  headRef: string | null = 'work',
  baseRef = BRANCH,
): PlanChoice {
  return selectPlan(
    { ref: BRANCH, sha: SHA, where: '.taskfleet/', files, refused: [], ...more },
    {
      pullRequest: { baseRef, headRef, sameRepository: true },
      named: false,
      onlyPlanFiles: false,
      ...context,
    },
  );
}

const into = (baseRef: string, files: readonly PlanFile[], headRef: string | null = 'work') =>
  choose(files, {}, {}, headRef, baseRef);

const ERROR = { level: 'error' } as const;
const BROKEN = { ...ERROR, code: 'empty_string', message: 'It is blank.', line: 7, column: 3, endColumn: 3 };

describe('what is told where no plan can be chosen', () => {
  it.each<[what: string, choice: PlanChoice, findings: readonly Finding[]]>([
    [
      'no plan at all',
      into('main', [], null),
      [
        {
          ...ERROR,
          code: 'no_plan',
          message: `No plan governs the pull request from a detached head into main. Looked in .taskfleet/ at ${BRANCH} (0123456789). It holds no plan.`,
          help: "Open the pull request against the plan's integration branch, commit a plan to main, or set `if-no-plan: pass` where pull requests without a plan may merge.",
        },
      ],
    ],
    [
      'a path that is not there',
      choose([], { where: 'plans/x.json' }, { named: true }),
      [
        {
          ...ERROR,
          code: 'plan_not_found',
          message: `There is no file plans/x.json at ${BRANCH} (0123456789), which is named as the plan.`,
          help: 'Correct the path, which is relative to the root of the repository, or leave it out, so that plan-gate looks below .taskfleet/.',
        },
      ],
    ],
    [
      'a plan that is a link',
      choose([], { refused: [{ path: at('plan.json'), why: 'symlink' }] }),
      [
        {
          ...ERROR,
          code: 'plan_is_link',
          message: `.taskfleet/plan.json at ${BRANCH} (${SHA}) is a symlink, which could lead anywhere, so it is not read.`,
          help: 'Commit the plan as an ordinary file.',
          path: at('plan.json'),
        },
      ],
    ],
    [
      'a plan that is too large',
      choose([], { refused: [{ path: at('plan.json'), why: 'too-large' }] }),
      [
        {
          ...ERROR,
          code: 'plan_too_large',
          message: `.taskfleet/plan.json at ${BRANCH} (${SHA}) is larger than 4 MiB, so it is not read.`,
          help: 'Split the feature into plans of less than 4 MiB.',
          path: at('plan.json'),
        },
      ],
    ],
    [
      'plans of two features',
      choose([
        file(at('a/plan.v1.json'), rev(1)),
        file(at('b/plan.v1.json'), rev(1, { feature: { ...feature, slug: 'other' } })),
      ]),
      [
        {
          ...ERROR,
          code: 'two_features',
          message: `Plans of two features claim this pull request into ${BRANCH}: .taskfleet/a/plan.v1.json (feature rate-limiter), .taskfleet/b/plan.v1.json (feature other).`,
          help: 'Give each feature an integration branch of its own, or name the plan with input `plan`.',
        },
      ],
    ],
    [
      'one revision with two contents',
      choose([file(at('plan.json'), rev(2), 'x'), file(at('plan.v2.json'), rev(2), 'y')]),
      [
        {
          ...ERROR,
          code: 'two_contents',
          message:
            '.taskfleet/plan.json and .taskfleet/plan.v2.json all hold plan_rev 2, but their content differs.',
          help: 'A revision has one content. Where all of these are on the base branch, let a pull request delete all but one of them and change nothing else; before that, number the new one as the next revision.',
          path: at('plan.json'),
        },
      ],
    ],
    [
      'a revision that its name does not promise',
      choose([file(at('plan.v7.json'), rev(6))]),
      [
        {
          ...ERROR,
          code: 'revision_mismatch',
          message: '.taskfleet/plan.v7.json must hold plan_rev 7, but it holds 6.',
          help: 'Set plan_rev to 7, or name the file plan.v6.json.',
          path: at('plan.v7.json'),
          line: 1,
        },
      ],
    ],
    [
      'a broken revision on the base branch',
      choose([broken(at('plan.v1.json'), { plan_rev: 1, feature })]),
      [
        {
          ...BROKEN,
          help: `A revision on ${BRANCH} never changes: leave this one and add the corrected plan as plan.v2.json with plan_rev 2, in a pull request of its own.`,
          path: at('plan.v1.json'),
        },
      ],
    ],
    [
      'a broken plan without any number',
      choose([broken(at('plan.json'), { feature })]),
      [
        {
          ...BROKEN,
          help: `A revision on ${BRANCH} never changes: leave this one and add the corrected plan as the next revision, in a pull request of its own.`,
          path: at('plan.json'),
        },
      ],
    ],
    [
      'a broken revision that the pull request brings',
      choose([broken(at('plan.v1.json'), { plan_rev: 1, feature })], {}, { onlyPlanFiles: true }),
      [
        {
          ...BROKEN,
          help: 'Correct .taskfleet/plan.v1.json; `plan-gate validate .taskfleet/plan.v1.json` lists every problem at once.',
          path: at('plan.v1.json'),
        },
      ],
    ],
  ])('%s', (_what, choice, findings) => {
    expect(choice.findings).toEqual(findings);
    expect(choice.chosen).toBeNull();
  });

  it('names the branches of what was found, of twenty plans at most', () => {
    const other = (n: number) =>
      file(
        at(`${n}/plan.v1.json`),
        rev(1, { feature: { ...feature, slug: `f${n}`, integration_branch: `feat/${n}` } }),
      );
    const message = (count: number) =>
      into(
        'release',
        Array.from({ length: count }, (_, n) => other(n)),
      ).findings[0]?.message;
    expect(message(2)).toMatch(
      / Plans found: \.taskfleet\/0\/plan\.v1\.json governs feat\/0 \(and its merge into main\); \.taskfleet\/1\/plan\.v1\.json governs feat\/1 \(and its merge into main\)\.$/,
    );
    expect(message(21)?.match(/ governs feat\//g)).toHaveLength(20);
    expect(message(2)).toContain('from work into release. ');
  });

  it('says of contents that clash without a number that neither tells one', () => {
    const [finding] = choose([
      broken(at('a/plan.json'), { feature }),
      broken(at('b/plan.json'), { feature }),
    ]).findings;
    expect(finding?.message).toBe(
      '.taskfleet/a/plan.json and .taskfleet/b/plan.json all hold no readable plan_rev, but their content differs.',
    );
  });
});

describe('older revisions that are not valid', () => {
  const older = (count: number) =>
    Array.from({ length: count }, (_, n) => broken(at(`plan.v${n}.json`), { plan_rev: n, feature }));
  const names = (count: number) => Array.from({ length: count }, (_, n) => at(`plan.v${n}.json`)).join(', ');

  it.each([
    [1, `${names(1)} is an older revision that is not valid; revision 9 is the one that counts.`],
    [2, `${names(2)} are older revisions that are not valid; revision 9 is the one that counts.`],
    [5, `${names(5)} are older revisions that are not valid; revision 9 is the one that counts.`],
    [7, `${names(5)} and 2 more are older revisions that are not valid; revision 9 is the one that counts.`],
  ])('%i of them', (count, message) => {
    const choice = choose([
      ...older(count),
      file(at('plan.v9.json'), rev(9)),
      file(at('plan.v8.json'), rev(8)),
    ]);
    expect(choice.chosen?.plan.plan_rev).toBe(9);
    expect(choice.findings).toEqual([
      {
        code: 'older_revision_broken',
        level: 'notice',
        message,
        help: 'Nothing to do for this pull request.',
        path: at('plan.v0.json'),
      },
    ]);
  });
});

describe('whose a pull request is', () => {
  const plans = [file(at('plan.v1.json'), rev(1))];
  it.each<[baseRef: string, headRef: string | null, sameRepository: boolean, kind: string | null]>([
    [BRANCH, 'work', true, 'chunk'],
    [BRANCH, null, false, 'chunk'],
    ['main', BRANCH, true, 'feature'],
    ['main', BRANCH, false, null],
    ['main', 'work', true, null],
    ['main', null, true, null],
    ['release', BRANCH, true, null],
  ])('into %s from %s (same repository: %s): %s', (baseRef, headRef, sameRepository, kind) => {
    const choice = choose(plans, {}, { pullRequest: { baseRef, headRef, sameRepository } });
    expect([choice.chosen?.kind ?? null, choice.ungoverned]).toEqual([kind, kind === null]);
  });

  it('is told with the plan, where it stands and where its checks do', () => {
    const checkLines = new Map([['/chunks/0/checks/0', 4]]);
    const plan = rev(1);
    const lined: PlanFile = { path: at('plan.v1.json'), oid: 'o', result: { ok: true, plan, checkLines } };
    expect(choose([lined])).toEqual({
      chosen: { kind: 'chunk', path: at('plan.v1.json'), oid: 'o', ref: BRANCH, sha: SHA, plan, checkLines },
      ungoverned: false,
      broken: null,
      findings: [],
    });
    expect(Object.keys(choose(plans).chosen ?? {})).not.toContain('checkLines');
  });

  it('is nobody’s where several plans were named and none is for it', () => {
    const two = [...plans, file(at('b/plan.v1.json'), rev(1, { feature: { ...feature, slug: 'b' } }))];
    const choice = choose(two, {}, { named: true }, 'work', 'release');
    expect([choice.chosen, choice.ungoverned]).toEqual([null, true]);
  });

  it.each([['plans/*.json'], ['plans/?.json']])('is nobody’s where %s finds nothing', (where) => {
    expect(choose([], { where }, { named: true }).ungoverned).toBe(true);
  });

  it('is nobody’s where nothing was named and nothing is there', () => {
    expect(choose([], { where: 'plans/x.json' }).ungoverned).toBe(true);
  });
});

describe('what a plan pull request can put in the place of a broken plan', () => {
  it.each<[what: string, files: readonly PlanFile[], expected: PlanChoice['broken']]>([
    [
      'the newest that says what it is, with the baseline of the newest valid one',
      [
        broken(at('plan.v0.json'), { plan_rev: 0, feature }),
        file(at('plan.v1.json'), rev(1, { baseline: { ...baseline, ref: 'first' } })),
        file(at('plan.v3.json'), rev(3)),
        file(at('plan.v2.json'), rev(2, { baseline: { ...baseline, ref: 'second' } })),
        broken(at('plan.v4.json'), { plan_rev: 4, feature }),
        broken(at('plan.v5.json'), { plan_rev: 5, feature }),
      ],
      { plan_rev: 5, feature, baseline },
    ],
    [
      'one of which only the name tells the number',
      [file(at('plan.v1.json'), rev(1)), broken(at('plan.v2.json'), { feature })],
      { plan_rev: 2, feature, baseline },
    ],
    [
      'one that no valid one precedes',
      [broken(at('plan.v2.json'), { feature })],
      { plan_rev: 2, feature, baseline: null },
    ],
    ['none, where nothing tells a number', [broken(at('plan.json'), { feature })], null],
    [
      'the one before, where the newest tells no number',
      [file(at('plan.v3.json'), rev(3)), broken(at('plan.json'), { feature })],
      { plan_rev: 3, feature, baseline },
    ],
    [
      'the newest by name, of those that nobody can read',
      [broken(at('plan.v1.json'), {}), broken(at('plan.v3.json'), {}), broken(at('b/plan.v2.json'), {})],
      { plan_rev: 3, feature: null, baseline: null },
    ],
    ['none, where nobody can read it and its name tells nothing', [broken(at('plan.json'), {})], null],
    [
      'the one that governs beside what nobody can read',
      [file(at('plan.v2.json'), rev(2)), broken(at('b/plan.v7.json'), {})],
      { plan_rev: 2, feature, baseline },
    ],
    [
      'what nobody can read, where two features claim the pull request',
      [
        file(at('a/plan.v2.json'), rev(2)),
        file(at('b/plan.v2.json'), rev(2, { feature: { ...feature, slug: 'other' } })),
        broken(at('c/plan.v7.json'), {}),
      ],
      { plan_rev: 7, feature: null, baseline: null },
    ],
  ])('is %s', (_what, files, expected) => {
    expect(choose(files).broken).toEqual(expected);
  });

  it('is nothing where the plan is good, or none is there', () => {
    expect([choose([file(at('plan.v1.json'), rev(1))]).broken, choose([]).broken]).toEqual([null, null]);
  });

  it('is told apart from contents that clash, which are listed with their files', () => {
    const files = [
      file(at('plan.json'), rev(2), 'x'),
      file(at('plan.v2.json'), rev(2), 'y'),
      file(at('plan.v1.json'), rev(1), 'z'),
    ];
    expect(choose(files).clashes).toEqual([
      {
        revision: 2,
        files: [
          { path: at('plan.json'), oid: 'x' },
          { path: at('plan.v2.json'), oid: 'y' },
        ],
      },
    ]);
  });
});

describe('a revision that nobody can read', () => {
  const codes = (files: readonly PlanFile[]) => choose(files).findings.map(({ code }) => code);
  it.each<[what: string, unreadable: string, valid: PlanFile, passedOver: boolean]>([
    ['is passed over where a valid one follows', 'plan.v1.json', file(at('plan.v2.json'), rev(2)), true],
    ['is not where a valid one only precedes', 'plan.v3.json', file(at('plan.v2.json'), rev(2)), false],
    ['is not where a valid one has its number', 'plan.v2.json', file(at('plan.json'), rev(2)), false],
    [
      'is not where the one that follows is elsewhere',
      'b/plan.v1.json',
      file(at('plan.v2.json'), rev(2)),
      false,
    ],
    [
      'is not where a folder is named like its own',
      'a/plan.v1.json',
      file(at('b/plan.v2.json'), rev(2)),
      false,
    ],
    ['is not without a number', 'plan.json', file(at('plan.v2.json'), rev(2)), false],
  ])('%s', (_what, unreadable, valid, passedOver) => {
    expect(codes([broken(at(unreadable), {}), valid])).toEqual(passedOver ? [] : ['empty_string']);
  });

  it('is not passed over for one that is broken too', () => {
    expect(
      codes([broken(at('plan.v1.json'), {}), broken(at('plan.v2.json'), { plan_rev: 2, feature })]),
    ).toEqual(['empty_string']);
  });

  it('is told after what was refused', () => {
    const choice = choose([broken(at('plan.v1.json'), {})], {
      refused: [{ path: at('plan.json'), why: 'submodule' }],
    });
    expect(choice.findings.map(({ code, path }) => [code, path])).toEqual([
      ['plan_is_link', at('plan.json')],
      ['empty_string', at('plan.v1.json')],
    ]);
    expect(choice.findings[0]?.message).toContain(' is a submodule, which could lead anywhere,');
  });
});

describe('a name that promises more than the newest revision', () => {
  it('is refused also beside it, and one that promises less only where it is the newest', () => {
    const newest = file(at('plan.v3.json'), rev(3));
    expect(
      choose([newest, file(at('plan.v5.json'), rev(2))]).findings.map(({ code, path }) => [code, path]),
    ).toEqual([['revision_mismatch', at('plan.v5.json')]]);
    expect(choose([newest, file(at('b/plan.v1.json'), rev(2))]).findings).toEqual([]);
    const both = choose([
      broken(at('plan.v3.json'), { plan_rev: 3, feature }),
      file(at('plan.v5.json'), rev(2)),
    ]);
    expect(both.findings.map(({ code }) => code)).toEqual(['empty_string', 'revision_mismatch']);
  });

  it('is the copy with a number of which a plan is named, else the first', () => {
    const copies = [file(at('plan.json'), rev(2), 'x'), file(at('b/plan.json'), rev(2), 'x')];
    expect(choose(copies).chosen?.path).toBe(at('plan.json'));
    expect(choose([...copies, file(at('plan.v2.json'), rev(2), 'x')]).chosen?.path).toBe(at('plan.v2.json'));
  });
});
