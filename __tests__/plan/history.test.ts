import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../src/changes/changed-file.js';
import { checkHistory, type PlanHistory, type PlanProposal } from '../../src/plan/history.js';
import type { Plan } from '../../src/plan/plan.js';
import { samplePlan } from './sample-plan.js';

const AT = '.taskfleet/plan.v3.json';
const old = { mode: '100644', oid: 'old' } as const;
const mine = { mode: '100644', oid: 'new' } as const;
const other = { mode: '100644', oid: 'other' } as const;

const added = (path: string, after: ChangedFile['after'] = mine) =>
  ({ path, change: 'added', after }) as ChangedFile;
const edited = (path: string, after: ChangedFile['after'] = other) =>
  ({ path, change: 'modified', before: old, after }) as ChangedFile;
const deleted = (path: string, before: ChangedFile['before'] = old) =>
  ({ path, change: 'deleted', before }) as ChangedFile;

function history(more: Partial<PlanHistory>): PlanHistory {
  return { changes: [], atBase: new Map(), proposal: null, ...more };
}

/** A pull request that proposes a revision, by default the third after the second, and may change more. */
function proposing(more: {
  plan?: Partial<Plan>;
  changes?: readonly ChangedFile[];
  proposal?: Partial<PlanProposal>;
}): PlanHistory {
  const { feature, baseline } = samplePlan();
  const proposal: PlanProposal = {
    predecessor: { plan_rev: 2, feature, baseline },
    proposed: samplePlan({ plan_rev: 3, ...more.plan }),
    path: AT,
    oid: 'new',
    baselineProven: false,
    ...more.proposal,
  };
  return history({ changes: [added(AT), ...(more.changes ?? [])], proposal });
}

const told = (given: PlanHistory) => checkHistory(given).map(({ code, path }) => [code, path]);

describe('a revision on the base branch', () => {
  const V2 = '.taskfleet/a/plan.v2.json';
  it.each<[what: string, change: ChangedFile, atBase: string | null, code: string | null]>([
    ['is not edited', edited(V2), 'old', 'revision_edited'],
    ['is not edited, also where the base branch lost it', edited(V2), null, 'revision_edited'],
    ['is not deleted', deleted(V2), 'old', 'revision_deleted'],
    ['may be new', added(V2), null, null],
    ['may have landed meanwhile with the same content', added(V2), 'new', null],
    ['has no other content where it landed meanwhile', added(V2), 'old', 'revision_edited'],
    ['is none without a number', edited('.taskfleet/plan.json'), 'old', null],
    ['is none outside of the plan folder', edited('docs/plan.v2.json'), 'old', null],
  ])('%s', (_what, change, atBase, code) => {
    const given = history({
      changes: [change],
      atBase: new Map(atBase === null ? [] : [[change.path, atBase]]),
    });
    expect(told(given)).toEqual(code === null ? [] : [[code, V2]]);
  });

  it('is named with what is done to it, where it stands, and the revision that should bring the change', () => {
    const findings = checkHistory(history({ changes: [edited(V2), deleted('.taskfleet/plan.v9.json')] }));
    expect(findings).toEqual([
      {
        code: 'revision_edited',
        level: 'error',
        message: `The pull request edits ${V2}, but a plan revision never changes once it is on the base branch.`,
        help: `Restore ${V2} from the base branch; put what should change into plan.v3.json in a pull request of its own.`,
        path: V2,
        line: 1,
      },
      expect.objectContaining({
        message: expect.stringMatching(/^The pull request deletes or renames \.taskfleet\/plan\.v9\.json, /),
        help: expect.stringContaining('into plan.v10.json '),
      }),
    ]);
  });

  it('may go where it contradicts another, and a person looks at what stays', () => {
    const settled = [{ revision: 2, kept: ['a', 'b'], deleted: ['c', 'd'] }];
    expect(checkHistory(history({ changes: [deleted(V2)], settled }))).toEqual([
      {
        code: 'contradiction_settled',
        level: 'warning',
        message:
          'Revision 2 stands on the base branch with more than one content; this pull request keeps a and b and deletes c and d.',
        help: 'Look at the content that stays as one looks at a new plan: all work is judged by it from now on.',
        path: 'a',
        line: 1,
      },
    ]);
  });
});

describe('the revision that a plan pull request adds', () => {
  const { feature, baseline } = samplePlan();
  const first = { proposal: { predecessor: null } };

  it.each<[what: string, plan_rev: number, more: { proposal: { predecessor: null } } | null]>([
    ['the next one', 3, null],
    ['0 as the first', 0, first],
    ['1 as the first', 1, first],
  ])('is %s', (_what, plan_rev, more) => {
    expect(told(proposing({ plan: { plan_rev }, ...more }))).toEqual([]);
  });

  it.each<[plan_rev: number, isFirst: boolean, code: string, message: string, help: string]>([
    [
      2,
      false,
      'no_revision',
      'The pull request adds no plan revision: the newest is still 2, and the next would be 3.',
      'Add the change as plan.v3.json with plan_rev 3.',
    ],
    [
      1,
      false,
      'revision_skipped',
      'The pull request proposes revision 1, but the next one is 3.',
      'Add the change as plan.v3.json with plan_rev 3.',
    ],
    [
      4,
      false,
      'revision_skipped',
      'The pull request proposes revision 4, but the next one is 3.',
      'Add the change as plan.v3.json with plan_rev 3.',
    ],
    [
      2,
      true,
      'revision_skipped',
      'The first plan of a feature is revision 0 or 1, but this one is 2.',
      'Number it 1.',
    ],
  ])('is not %i (first: %s)', (plan_rev, isFirst, code, message, help) => {
    const given = proposing({ plan: { plan_rev }, ...(isFirst ? first : {}) });
    expect(checkHistory(given)).toEqual([{ code, level: 'error', message, help, path: AT, line: 1 }]);
  });

  it.each(['slug', 'source_branch', 'integration_branch'])('is of the same feature: %s', (field) => {
    const given = proposing({ plan: { feature: { ...feature, [field]: 'else' } } });
    expect(checkHistory(given)).toEqual([
      {
        code: 'feature_changed',
        level: 'error',
        message: 'Revision 3 is of another feature than revision 2: slug and branches must stay.',
        help: 'Restore `feature` as it was, or plan the other feature on a branch of its own.',
        path: AT,
        line: 1,
      },
    ]);
  });

  it('may follow one of which nobody can read the feature', () => {
    expect(told(proposing({ proposal: { predecessor: { plan_rev: 2, feature: null, baseline } } }))).toEqual(
      [],
    );
  });

  it.each([
    'ref',
    'commit_oid',
    'toolchain',
    'test_passlist_hash',
    'clippy_warnings_hash',
    'enumerated_targets_hash',
  ])('keeps the baseline unless a file proves the new one: %s', (field) => {
    const plan = { baseline: { ...baseline, [field]: 'else' } };
    expect(checkHistory(proposing({ plan }))).toEqual([
      {
        code: 'baseline_unproven',
        level: 'error',
        message:
          'The baseline differs from the one before, and no baseline file in this pull request hashes to it.',
        help: 'Keep the baseline, or add the file that `plan-gate baseline` writes for the new one.',
        path: AT,
        line: 1,
      },
    ]);
    expect(told(proposing({ plan, proposal: { baselineProven: true } }))).toEqual([]);
  });

  it('is looked at where no valid revision says what the baseline was', () => {
    const predecessor = { plan_rev: 2, feature, baseline: null };
    expect(checkHistory(proposing({ proposal: { predecessor } }))).toEqual([
      {
        code: 'baseline_uncompared',
        level: 'warning',
        message:
          'Revision 2 is not valid, and no valid one is before it, so there is no baseline to hold this one against.',
        help: 'Look at the baseline of this revision as one looks at that of a first plan.',
        path: AT,
        line: 1,
      },
    ]);
    expect(told(proposing({ proposal: { predecessor, baselineProven: true } }))).toEqual([]);
  });

  it('is told everything that is wrong with it at once', () => {
    const plan = { plan_rev: 5, feature: { ...feature, slug: 'x' }, baseline: { ...baseline, ref: 'x' } };
    const changes = [added('.taskfleet/b/plan.v1.json', other), deleted('.taskfleet/plan.json')];
    expect(told(proposing({ plan, changes })).map(([code]) => code)).toEqual([
      'extra_revision',
      'plan_file_deleted',
      'revision_skipped',
      'feature_changed',
      'baseline_unproven',
    ]);
    expect(told(proposing({ plan, changes, ...first })).map(([code]) => code)).toEqual([
      'extra_revision',
      'plan_file_deleted',
      'revision_skipped',
    ]);
  });

  it('is not asked for where only what the plan allows changes, which a person looks at', () => {
    const path = '.taskfleet/allowances.json';
    const { proposal } = proposing({ plan: { plan_rev: 2 } });
    expect(checkHistory(history({ changes: [edited(path)], proposal }))).toEqual([
      {
        code: 'allowances_changed',
        level: 'warning',
        message: 'The pull request changes what the plan allows, and no revision of the plan.',
        help: 'Look at each allowance as one looks at a plan.',
        path,
        line: 1,
      },
    ]);
    const both = history({ changes: [edited(path), edited('.taskfleet/baseline.json')], proposal });
    expect(told(both)).toEqual([['no_revision', AT]]);
  });
});

describe('what comes or goes beside a new revision', () => {
  const link = { mode: '120000', oid: 'l' } as const;
  const submodule = { mode: '160000', oid: 's' } as const;

  it.each<[what: string, change: ChangedFile, code: string | null]>([
    ['a copy of it', edited('.taskfleet/plan.json', mine), null],
    ['a plan that is no copy of it', edited('.taskfleet/plan.json'), 'extra_revision'],
    ['another revision', added('.taskfleet/plan.v4.json', other), 'extra_revision'],
    ['a copy under another name', added('.taskfleet/b/plan.json'), null],
    ['a baseline', added('.taskfleet/baseline.json', other), null],
    ['an allowance', edited('.taskfleet/allowances.json'), null],
    ['a note', deleted('.taskfleet/notes.md'), null],
    ['a baseline that goes', deleted('.taskfleet/baseline.json'), 'plan_file_deleted'],
    ['a plan without a number that goes', deleted('.taskfleet/plan.json'), 'plan_file_deleted'],
    ['allowances that go', deleted('.taskfleet/allowances.json'), null],
    // A link is never read, so nothing rests on it; that it goes is what its refusal asks for.
    ['a link that goes', deleted('.taskfleet/plan.json', link), null],
    ['a submodule that goes', deleted('.taskfleet/baseline.json', submodule), null],
    ['a link that becomes a plan', { ...edited('.taskfleet/plan.json'), before: link }, 'extra_revision'],
  ])('%s', (_what, change, code) => {
    expect(told(proposing({ changes: [change] }))).toEqual(code === null ? [] : [[code, change.path]]);
  });

  it('is an old revision only where the rule of revisions tells of it, and once', () => {
    expect(told(proposing({ changes: [edited('.taskfleet/plan.v1.json')] }))).toEqual([
      ['revision_edited', '.taskfleet/plan.v1.json'],
    ]);
    expect(told(proposing({ changes: [deleted('.taskfleet/plan.v1.json')] }))).toEqual([
      ['revision_deleted', '.taskfleet/plan.v1.json'],
    ]);
  });

  it('is judged by its name where its content is not known', () => {
    const unseen = (path: string): ChangedFile => ({ path, change: 'added' });
    const { proposal } = proposing({});
    const changes = [unseen(AT), unseen('.taskfleet/plan.json')];
    expect(told(history({ changes, proposal }))).toEqual([['extra_revision', '.taskfleet/plan.json']]);
    const atBase = new Map([[AT, 'old']]);
    expect(told(history({ changes: [unseen(AT)], atBase }))).toEqual([['revision_edited', AT]]);
  });

  it('is named, with what to do', () => {
    const changes = [deleted('.taskfleet/baseline.json'), added('.taskfleet/plan.v4.json', other)];
    expect(checkHistory(proposing({ changes }))).toEqual([
      {
        code: 'plan_file_deleted',
        level: 'error',
        message: 'The pull request deletes .taskfleet/baseline.json, which a plan may still rest on.',
        help: 'Restore .taskfleet/baseline.json from the base branch.',
        path: '.taskfleet/baseline.json',
        line: 1,
      },
      {
        code: 'extra_revision',
        level: 'error',
        message:
          '.taskfleet/plan.v4.json comes beside revision 3 and is no copy of it: a plan pull request adds exactly one revision.',
        help: 'Leave one new revision in this pull request.',
        path: '.taskfleet/plan.v4.json',
        line: 1,
      },
    ]);
  });
});
