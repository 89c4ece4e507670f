import { describe, expect, it } from '@jest/globals';
import type { Plan } from '../../src/plan/plan.js';
import type { PlanFile, PlanListing } from '../../src/plan/plan-files.js';
import { isSteeringFile, planFolderRole, revisionInName } from '../../src/plan/plan-files.js';
import { selectPlan } from '../../src/plan/select-plan.js';
import type { SelectionContext } from '../../src/plan/selection-findings.js';
import { samplePlan } from './sample-plan.js';

const SHA = 'a'.repeat(40);

function file(path: string, plan: Plan, oid = `${path}:${JSON.stringify(plan)}`): PlanFile {
  return { path, oid, result: { ok: true, plan } };
}

function broken(path: string, partial: { plan_rev?: number; feature?: Plan['feature'] }): PlanFile {
  const problem = {
    code: 'empty_string',
    pointer: '/chunks/0/title',
    line: 7,
    column: 3,
    message: 'is blank',
  } as const;
  return { path, oid: path, result: { ok: false, problems: [problem], partial } };
}

function listing(files: readonly PlanFile[], refused: PlanListing['refused'] = []): PlanListing {
  return { ref: 'feat/rate-limiter', sha: SHA, where: '.taskfleet/', files, refused };
}

function context(
  baseRef: string,
  headRef: string | null = 'x',
  more: Partial<SelectionContext> = {},
): SelectionContext {
  return {
    pullRequest: { baseRef, headRef, sameRepository: true },
    named: false,
    onlyPlanFiles: false,
    ...more,
  };
}

const codes = (choice: ReturnType<typeof selectPlan>) => choice.findings.map((finding) => finding.code);
const rev = (plan_rev: number, more: Partial<Plan> = {}) => samplePlan({ plan_rev, ...more });
const other = { slug: 'other', source_branch: 'main', integration_branch: 'feat/other' };

describe('selectPlan', () => {
  it('takes the newest revision for a chunk pull request, by number and not by text', () => {
    const files = [2, 10, 9].map((each) => file(`.taskfleet/plan.v${each}.json`, rev(each)));
    const choice = selectPlan(listing(files), context('feat/rate-limiter'));
    expect(choice.chosen).toMatchObject({
      kind: 'chunk',
      path: '.taskfleet/plan.v10.json',
      ref: 'feat/rate-limiter',
      sha: SHA,
    });
    expect(choice.findings).toEqual([]);
  });

  it('knows a feature pull request by both branches and the same repository', () => {
    const files = [file('.taskfleet/plan.v1.json', rev(1))];
    expect(selectPlan(listing(files), context('main', 'feat/rate-limiter')).chosen?.kind).toBe('feature');
    const fork = { pullRequest: { baseRef: 'main', headRef: 'feat/rate-limiter', sameRepository: false } };
    const choice = selectPlan(listing(files), { ...context('main'), ...fork });
    expect([choice.chosen, choice.ungoverned, codes(choice)]).toEqual([null, true, ['no_plan']]);
  });

  it('calls a pull request of plan files alone a plan pull request', () => {
    const files = [file('.taskfleet/plan.v1.json', rev(1))];
    expect(
      selectPlan(listing(files), context('feat/rate-limiter', 'x', { onlyPlanFiles: true })).chosen?.kind,
    ).toBe('plan');
  });

  it('tells where it looked and what the plans govern when none fits', () => {
    const choice = selectPlan(listing([file('.taskfleet/plan.v1.json', rev(1))]), context('release'));
    expect(choice.ungoverned).toBe(true);
    expect(choice.findings[0]?.message).toContain(
      '.taskfleet/plan.v1.json governs feat/rate-limiter (and its merge into main)',
    );
    expect(choice.findings[0]?.message).toContain(`at feat/rate-limiter (${SHA.slice(0, 10)})`);
    expect(selectPlan(listing([]), context('release')).findings[0]?.message).toContain('holds no plan');
  });

  it('names both plans when two features claim the pull request', () => {
    const rival = rev(1, { feature: { ...other, integration_branch: 'feat/rate-limiter' } });
    const choice = selectPlan(
      listing([file('.taskfleet/a/plan.v1.json', rev(1)), file('.taskfleet/b/plan.v1.json', rival)]),
      context('feat/rate-limiter'),
    );
    expect(codes(choice)).toEqual(['two_features']);
    expect(choice.findings[0]?.message).toMatch(/a\/plan\.v1\.json.*b\/plan\.v1\.json/);
    expect([choice.chosen, choice.ungoverned]).toEqual([null, false]);
  });

  it('refuses one revision with two contents, also an old one, but takes a true copy', () => {
    const twice = [file('.taskfleet/plan.json', rev(2), 'x'), file('.taskfleet/plan.v2.json', rev(2), 'x')];
    expect(selectPlan(listing(twice), context('feat/rate-limiter')).chosen?.path).toBe(
      '.taskfleet/plan.v2.json',
    );
    const differing = [
      file('.taskfleet/plan.json', rev(2), 'x'),
      file('.taskfleet/plan.v2.json', rev(2), 'y'),
    ];
    expect(codes(selectPlan(listing(differing), context('feat/rate-limiter')))).toEqual(['two_contents']);
    const withNewer = [...differing, file('.taskfleet/plan.v3.json', rev(3))];
    expect(codes(selectPlan(listing(withNewer), context('feat/rate-limiter')))).toEqual(['two_contents']);
  });

  it('holds a name to the revision inside', () => {
    expect(
      codes(selectPlan(listing([file('.taskfleet/plan.v7.json', rev(6))]), context('feat/rate-limiter'))),
    ).toEqual(['revision_mismatch']);
  });

  it('reports every problem of the plan that would govern, at its line', () => {
    const choice = selectPlan(
      listing([broken('.taskfleet/plan.v1.json', { plan_rev: 1, feature: rev(1).feature })]),
      context('feat/rate-limiter'),
    );
    expect(choice.findings[0]).toMatchObject({
      code: 'empty_string',
      path: '.taskfleet/plan.v1.json',
      line: 7,
      column: 3,
    });
    expect([choice.chosen, choice.broken?.plan_rev]).toEqual([null, 1]);
  });

  it('does not let a broken newest revision fall back to the one before', () => {
    const files = [
      file('.taskfleet/plan.v1.json', rev(1)),
      broken('.taskfleet/plan.v2.json', { plan_rev: 2, feature: rev(2).feature }),
    ];
    expect(selectPlan(listing(files), context('feat/rate-limiter')).chosen).toBeNull();
  });

  it('counts a plan whose revision is unreadable by its name, and without one as the newest', () => {
    const { feature } = rev(1);
    const files = (path: string) => [file('.taskfleet/plan.v3.json', rev(3)), broken(path, { feature })];
    expect(
      selectPlan(listing(files('.taskfleet/plan.v2.json')), context('feat/rate-limiter')).chosen?.plan
        .plan_rev,
    ).toBe(3);
    expect(
      selectPlan(listing(files('.taskfleet/plan.v4.json')), context('feat/rate-limiter')).chosen,
    ).toBeNull();
    expect(
      selectPlan(listing(files('.taskfleet/plan.json')), context('feat/rate-limiter')).chosen,
    ).toBeNull();
  });

  it('does not pass over a plan of which nobody can tell whom it governs', () => {
    const files = [file('.taskfleet/plan.v1.json', rev(1)), broken('.taskfleet/other/plan.v1.json', {})];
    const choice = selectPlan(listing(files), context('feat/rate-limiter'));
    expect([choice.chosen, choice.ungoverned, codes(choice)]).toEqual([null, false, ['empty_string']]);
  });

  it('passes over an unreadable revision that a valid one follows in its folder, where that one governs', () => {
    const files = [broken('.taskfleet/plan.v1.json', {}), file('.taskfleet/plan.v2.json', rev(2))];
    expect(selectPlan(listing(files), context('feat/rate-limiter')).chosen?.plan.plan_rev).toBe(2);
    const elsewhere = selectPlan(listing(files), context('release'));
    expect([elsewhere.ungoverned, codes(elsewhere)]).toEqual([false, ['empty_string']]);
  });

  it('passes over the broken plan of another feature', () => {
    const files = [
      file('.taskfleet/plan.v1.json', rev(1)),
      broken('.taskfleet/other/plan.v1.json', { plan_rev: 1, feature: other }),
    ];
    expect(selectPlan(listing(files), context('feat/rate-limiter')).chosen).not.toBeNull();
  });

  it.each(['symlink', 'submodule', 'too-large'] as const)('refuses a %s', (why) => {
    const choice = selectPlan(
      listing([file('.taskfleet/plan.v1.json', rev(1))], [{ path: '.taskfleet/x', why }]),
      context('feat/rate-limiter'),
    );
    expect(choice.chosen).toBeNull();
    expect(codes(choice)).toEqual([why === 'too-large' ? 'plan_too_large' : 'plan_is_link']);
  });

  it('takes a plan that was named whatever its branches; the branch gate says what is wrong', () => {
    const files = [file('plans/mine.json', rev(4))];
    expect(selectPlan(listing(files), context('release', 'x', { named: true })).chosen?.kind).toBe('chunk');
    expect(selectPlan(listing(files), context('release')).chosen).toBeNull();
  });

  it('follows a feature whose newest revision moved to another branch', () => {
    const moved = rev(2, { feature: { ...rev(1).feature, integration_branch: 'feat/rate-limiter-2' } });
    const files = [file('.taskfleet/plan.v1.json', rev(1)), file('.taskfleet/plan.v2.json', moved)];
    expect(selectPlan(listing(files), context('feat/rate-limiter')).chosen?.plan.plan_rev).toBe(2);
  });
});

describe('names below the plan folder', () => {
  it.each([
    ['.taskfleet/plan.json', 'plan', null],
    ['.taskfleet/a/b/plan.v12.json', 'plan', 12],
    ['.taskfleet/plan.v0.json', 'plan', 0],
    ['.taskfleet/plan.v07.json', 'other', null],
    ['.taskfleet/plan.v.json', 'other', null],
    ['.taskfleet/PLAN.json', 'other', null],
    ['.taskfleet/plan.v1.json/x', 'other', null],
    ['.taskfleet/baseline.json', 'baseline', null],
    ['.taskfleet/baseline-linux.json', 'baseline', null],
    ['.taskfleet/allowances.json', 'allowances', null],
    ['.taskfleet/my-plan.json', 'other', null],
    ['.taskfleet/plan.v1.json.orig', 'other', null],
    ['.taskfleet/old-baseline.json', 'other', null],
    ['.taskfleet/baseline.json.orig', 'other', null],
    ['.taskfleet/notes.md', 'other', null],
    ['x/.taskfleet/plan.json', null, null],
    ['.taskfleetx/plan.json', null, null],
  ])('%s', (path, role, revision) => {
    expect(planFolderRole(path)).toBe(role);
    expect(role === 'plan' ? revisionInName(path) : null).toBe(revision);
    expect(isSteeringFile(path)).toBe(role !== null && role !== 'other');
  });
});
