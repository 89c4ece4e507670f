import { describe, expect, it } from '@jest/globals';
import { ownerRuleFor, parseCodeOwners } from '../../src/doctor/code-owners.js';
import { alwaysHolds, excludes } from '../../src/doctor/conditions.js';
import { readBranch } from '../../src/doctor/settings.js';
import { known, missing } from '../../src/facts.js';
import { findingsOf, HEALTHY, inShort, setupOf, TWO_JOBS } from './setups.js';

describe('a condition', () => {
  const events = ['pull_request', 'merge_group'];

  it.each([
    'always()',
    `\${{ always() }}`,
    '!cancelled()',
    `\${{ ! cancelled() }}`,
    'success() || failure()',
    'always() && !cancelled()',
    "github.event_name == 'pull_request' || github.event_name == 'merge_group'",
    "always() && github.event_name != 'push'",
    "always() && (github.event_name == 'merge_group' || github.event_name == 'pull_request')",
  ])('%s always holds', (condition) => {
    expect(alwaysHolds(condition, events, false)).toBe(true);
  });

  it.each([
    'success()',
    'failure()',
    'false',
    "github.event_name == 'pull_request'",
    "github.event_name != 'merge_group'",
    "github.event_name != 'push' && github.event_name == 'pull_request'",
    "always() && github.actor != 'x'",
    'always() && needs.a.result',
    "always() || github.actor == 'x') && (false",
    `\${{ always() }} && \${{ false }}`,
    "'always()'",
    '',
  ])('%s may not', (condition) => {
    expect(alwaysHolds(condition, events, false)).toBe(false);
  });

  // A job that is needed may have been skipped, of which neither function is true.
  it.each([
    ['always()', true],
    ['!cancelled()', true],
    ['success() || failure()', false],
    ['failure() || success()', false],
    ['always() && (success() || failure())', false],
  ])('%s holds for a job that waits for others: %s', (condition, expected) => {
    expect(alwaysHolds(condition, events, true)).toBe(expected);
  });

  it.each([
    ["github.event_name == 'push'", true],
    [`\${{ always() && github.event_name != 'pull_request' }}`, true],
    ["github.event_name == 'push' || github.event_name == 'schedule'", true],
    ["(github.event_name == 'push' || github.event_name == 'schedule') && github.actor", true],
    ["github.event_name == 'pull_request'", false],
    ["github.event_name == 'push' && github.actor || always()", false],
    ["github.event.action == 'requested'", false],
    ['always()', false],
    ['false', false],
    ['))((&&||', false],
  ])('%s is false of a pull request for sure: %s', (condition, expected) => {
    expect(excludes(condition, { event_name: 'pull_request' })).toBe(expected);
  });
});

describe('the fix of an evidence-result that comes to nothing', () => {
  const fixOf = (needs: string, expression: string) => {
    const text = TWO_JOBS.replace('needs: cargo', `needs: ${needs}`).replace(
      'needs.cargo.result',
      expression,
    );
    const findings = findingsOf(setupOf({ ...HEALTHY, '.github/workflows/plan.yml': text }));
    return findings.filter(({ rule }) => rule === 'evidence-result-empty').map(({ fix }) => fix);
  };

  it.each([
    ['cargo', 'needs.crago.result', 'This workflow has no such job; write `needs.cargo.result`.'],
    ['cargo', 'needs.anything.result', 'This workflow has no such job; write `needs.cargo.result`.'],
    ['[cargo, lint]', 'needs.lnit.result', 'This workflow has no such job; write `needs.lint.result`.'],
    ['[lint, docs]', 'needs.tests.result', 'Name the job that captures, there and in `needs`.'],
    ['[lint]', 'needs.cargo.result', 'Add `cargo` to `needs` of job `gate`.'],
    ['cargo', 'needs.cargo.status', 'Write `needs.cargo.result`.'],
  ])('fits what is there: needs %s, %s', (needs, expression, fix) => {
    expect(fixOf(needs, expression)).toEqual([fix]);
  });
});

describe('CODEOWNERS', () => {
  const owners = (text: string) =>
    ownerRuleFor(parseCodeOwners('CODEOWNERS', text), '.taskfleet/plan.v1.json')?.owners ?? null;

  it.each([
    '* @a',
    '/.taskfleet/ @a',
    '.taskfleet @a',
    '/.taskfleet/** @a',
    '/.taskfleet/* @a',
    '*.json @a',
    '**/plan.v1.json\t@a # why',
    '/.taskfleet/ @b\n* @a',
  ])('%j names an owner for plans', (text) => {
    expect(owners(text)).toEqual(['@a']);
  });

  it.each(['', '# * @a', '/taskfleet/ @a', '/docs/.taskfleet/ @a', '/* @a', '.taskfleet/x/ @a'])(
    '%j names none',
    (text) => {
      expect(owners(text)).toBeNull();
    },
  );

  it('lets the last line decide, also where it names nobody', () => {
    expect(owners('* @a\n/.taskfleet/')).toEqual([]);
  });
});

describe('the settings of a branch', () => {
  const no = missing('infrastructure', 'no');
  const open = { rules: known([]), branch: known({ protected: false }), protection: known(null) };

  it('are known to be missing where all answers say so', () => {
    expect(readBranch('main', open)).toEqual({
      branch: 'main',
      needsPullRequest: false,
      approvals: 0,
      needsCodeOwners: false,
      requiredChecks: [],
      hasMergeQueue: false,
      requiresWorkflows: false,
    });
  });

  it('are unknown where an answer is missing that could say otherwise', () => {
    expect(readBranch('main', { ...open, rules: no })).toMatchObject({
      needsPullRequest: null,
      hasMergeQueue: null,
      requiredChecks: null,
    });
    const guarded = { ...open, branch: known({ protected: true }), protection: no };
    expect(readBranch('main', guarded)).toMatchObject({
      needsPullRequest: null,
      approvals: null,
      hasMergeQueue: false,
    });
    expect(readBranch('main', { rules: no, branch: no, protection: no })).toMatchObject({
      needsPullRequest: null,
      requiredChecks: null,
    });
  });

  it('are put together from rulesets and branch protection', () => {
    const rules = [
      {
        type: 'pull_request',
        parameters: { required_approving_review_count: 1, require_code_owner_review: true },
      },
      { type: 'merge_queue' },
      { type: 'workflows', parameters: {} },
      {
        type: 'required_status_checks',
        parameters: { required_status_checks: [{ context: 'a', integration_id: 7 }, { context: 'b' }] },
      },
    ];
    const branch = {
      protected: true,
      protection: { required_status_checks: { contexts: ['c', 'd'], checks: [{ context: 'c', app_id: 9 }] } },
    };
    const protection = { required_pull_request_reviews: { required_approving_review_count: 2 } };
    expect(
      readBranch('main', { rules: known(rules), branch: known(branch), protection: known(protection) }),
    ).toEqual({
      branch: 'main',
      needsPullRequest: true,
      approvals: 2,
      needsCodeOwners: true,
      requiredChecks: [
        { context: 'a', appId: 7 },
        { context: 'b', appId: null },
        { context: 'c', appId: 9 },
        { context: 'd', appId: null },
      ],
      hasMergeQueue: true,
      requiresWorkflows: true,
    });
  });

  it('of odd shapes say nothing', () => {
    const odd = {
      rules: known([null, 3, { type: 'pull_request' }, { type: 'required_status_checks', parameters: [] }]),
      branch: known('x'),
      protection: known([]),
    };
    expect(readBranch('main', odd)).toMatchObject({
      needsPullRequest: true,
      approvals: 0,
      requiredChecks: [],
    });
  });
});

describe('what counts as plan-gate', () => {
  const named = (uses: string) => ({
    ...HEALTHY,
    '.github/workflows/plan.yml': TWO_JOBS.replaceAll('taskfleet/plan-gate@', uses),
  });

  it('is every repository of that name, and what was said to be', () => {
    expect(findingsOf(setupOf(named('Acme/Plan-Gate@')))).toEqual([]);
    expect(inShort(findingsOf(setupOf(named('acme/gate@'))))).toEqual(['gate-absent lets-through']);
    expect(findingsOf(setupOf(named('acme/gate/sub@'), undefined, ['acme/gate']))).toEqual([]);
  });

  it('is ./ in its own repository', () => {
    const files = {
      ...HEALTHY,
      '.github/workflows/plan.yml': TWO_JOBS.replaceAll(/taskfleet\/plan-gate@\w+/g, './'),
    };
    expect(inShort(findingsOf(setupOf(files)))).toEqual(['gate-absent lets-through']);
    expect(findingsOf({ ...setupOf(files), isActionItself: true })).toEqual([]);
  });
});

describe('a gate in a workflow that is called', () => {
  const called = TWO_JOBS.replace(/on:\n[\s\S]*?\npermissions/, 'on: workflow_call\npermissions');
  const caller = `name: start
on:
  pull_request: { types: [opened, synchronize, reopened, edited, labeled, unlabeled] }
  merge_group: { types: [checks_requested] }
permissions: {}
concurrency: x
jobs:
  plan:
    uses: ./.github/workflows/plan.yml
`;
  const files = (start: string) => ({
    ...HEALTHY,
    '.github/workflows/plan.yml': called,
    '.github/workflows/start.yml': start,
  });

  it('is judged by what starts its caller', () => {
    expect(inShort(findingsOf(setupOf(files(caller))))).toEqual([]);
    expect(inShort(findingsOf(setupOf(files(caller.replace('edited, ', '')))))).toEqual([
      'edited-missing lets-through start.yml:3',
    ]);
  });

  it('can be skipped by its caller', () => {
    const skipped = caller.replace('    uses', "    if: github.actor == 'x'\n    uses");
    expect(inShort(findingsOf(setupOf(files(skipped))))).toEqual(['skippable-gate lets-through start.yml:9']);
  });

  it('gets the secrets that its caller hands on', () => {
    expect(inShort(findingsOf(setupOf(files(`${caller}    secrets: inherit\n`))))).toEqual([
      'secrets-beside-code lets-through start.yml:10',
    ]);
  });

  it('may call itself without end', () => {
    const loop = called.replace('jobs:\n', 'jobs:\n  again:\n    uses: ./.github/workflows/plan.yml\n');
    const rules = findingsOf(setupOf({ ...HEALTHY, '.github/workflows/plan.yml': loop })).map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual([]);
  });
});
