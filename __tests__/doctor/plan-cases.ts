import { ACTIONS_APP_ID } from '../../src/doctor/settings.js';
import { type Case, edited, two } from './edits.js';
import { APP_ID, BASELINE, BRANCH, HEALTHY, plan, SETTINGS, SHA, settingsWith, TWO_JOBS } from './setups.js';

export const PLAN_CASES: readonly Case[] = [
  [
    'plan-absent',
    'no plan',
    { '.github/workflows/plan.yml': TWO_JOBS, '.github/CODEOWNERS': '* @a' },
    ['plan-absent hint'],
    { ...SETTINGS, branches: [{ ...BRANCH, branch: 'main' }] },
  ],
  [
    'plan-invalid',
    'a cyclic plan',
    {
      ...HEALTHY,
      '.taskfleet/plan.v2.json': edited(plan({ rev: 2 }), [
        '"id": "bucket",',
        '"id": "bucket", "deps": ["bucket"],',
      ]),
    },
    ['plan-invalid holds-up .taskfleet/plan.v2.json:27'],
  ],
  [
    'plan-invalid',
    'another revision than its name',
    { ...HEALTHY, '.taskfleet/plan.v2.json': plan({ rev: 3 }) },
    ['plan-invalid holds-up .taskfleet/plan.v2.json:1'],
  ],
  [
    'plan-invalid',
    'allowances',
    { ...HEALTHY, '.taskfleet/allowances.json': '[\n{}]' },
    ['plan-invalid holds-up .taskfleet/allowances.json:2'],
  ],
  [
    'baseline-broken',
    'another test',
    { ...HEALTHY, '.taskfleet/baseline.json': edited(BASELINE, ['tests::fills', 'tests::spills']) },
    ['baseline-broken holds-up .taskfleet/baseline.json:1'],
  ],
  [
    'baseline-broken',
    'another commit',
    { ...HEALTHY, '.taskfleet/baseline.json': edited(BASELINE, [SHA, SHA.replace('0', 'f')]) },
    ['baseline-broken holds-up .taskfleet/baseline.json:1'],
  ],
  [
    'baseline-broken',
    'no JSON',
    { ...HEALTHY, '.taskfleet/baseline.json': '{' },
    ['baseline-broken holds-up .taskfleet/baseline.json:1'],
  ],
  [
    'baseline-broken',
    'no file',
    {
      '.github/workflows/plan.yml': TWO_JOBS,
      '.github/CODEOWNERS': '* @a',
      '.taskfleet/plan.v1.json': plan(),
    },
    ['baseline-broken hint .taskfleet/plan.v1.json:1'],
  ],
  [
    'baseline-broken',
    'a plan beside another whose baseline is there',
    {
      ...HEALTHY,
      '.taskfleet/b/plan.v1.json': plan({
        integration: 'feat/b',
        baseline: edited(BASELINE, ['tests::fills', 'tests::other']),
      }),
    },
    ['baseline-broken hint .taskfleet/b/plan.v1.json:1'],
  ],
  [
    'plan-folder-open',
    'pushes without a pull request',
    HEALTHY,
    ['plan-folder-open lets-through', 'check-not-required lets-through'],
    settingsWith({ needsPullRequest: false, requiredChecks: [] }),
  ],
  [
    'plan-folder-open',
    'pushes that need the gate’s check',
    HEALTHY,
    [],
    settingsWith({ needsPullRequest: false }),
  ],
  [
    'plan-folder-open',
    'no CODEOWNERS',
    { ...two(), '.github/CODEOWNERS': '' },
    ['plan-folder-open hint .github/CODEOWNERS'],
  ],
  [
    'plan-folder-open',
    'a later line without owners',
    { ...HEALTHY, '.github/CODEOWNERS': '* @a\n.taskfleet\n' },
    ['plan-folder-open hint .github/CODEOWNERS:2'],
    null,
  ],
  [
    'plan-folder-open',
    'a review of owners that nobody requires',
    HEALTHY,
    ['plan-folder-open hint .github/CODEOWNERS'],
    settingsWith({ needsCodeOwners: false, approvals: 0 }),
  ],
  [
    'check-not-required',
    'on the integration branch',
    HEALTHY,
    ['check-not-required lets-through'],
    settingsWith({ requiredChecks: [{ context: 'build', appId: null }] }),
  ],
  [
    'check-not-required',
    'on the source branch',
    HEALTHY,
    ['check-not-required hint'],
    { ...SETTINGS, branches: [BRANCH, { ...BRANCH, branch: 'main', requiredChecks: [] }] },
  ],
  [
    'check-not-required',
    'where workflows are required',
    HEALTHY,
    ['check-not-required hint'],
    settingsWith({ requiredChecks: [], requiresWorkflows: true }),
  ],
  [
    'check-not-required',
    'the job instead',
    HEALTHY,
    [],
    settingsWith({ requiredChecks: [{ context: 'gate', appId: APP_ID }] }),
  ],
  // Field log: vanillagreencom/kendex#1028, synaptent/aragora#7452, G-Research/ParquetSharp#469.
  [
    'check-not-pinned',
    'any app',
    HEALTHY,
    ['check-not-pinned hint'],
    settingsWith({ requiredChecks: [{ context: 'plan-gate', appId: null }] }),
  ],
  [
    'check-not-pinned',
    'GitHub Actions',
    HEALTHY,
    ['check-not-pinned hint'],
    settingsWith({ requiredChecks: [{ context: 'plan-gate', appId: ACTIONS_APP_ID }] }),
  ],
];
