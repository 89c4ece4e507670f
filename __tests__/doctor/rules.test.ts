import { describe, expect, it } from '@jest/globals';
import { RULES } from '../../src/doctor/rules.js';
import { ACTIONS_APP_ID, type Settings } from '../../src/doctor/settings.js';
import { missing } from '../../src/facts.js';
import {
  AFTER,
  APP_ID,
  BASELINE,
  BRANCH,
  CAPTURE,
  findingsOf,
  HEALTHY,
  inShort,
  ONE_JOB,
  plan,
  SETTINGS,
  SHA,
  settingsWith,
  setupOf,
  TWO_JOBS,
} from './setups.js';

/** One change to a text that must hold what is changed. */
function edited(text: string, ...edits: readonly (readonly [from: string, to: string])[]): string {
  return edits.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`There is no ${JSON.stringify(from)} to change.`);
    return now.replace(from, to);
  }, text);
}
/** The line on which a text is first. */
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

const workflow = (text: string) => ({ ...HEALTHY, '.github/workflows/plan.yml': text });
const two = (...edits: readonly (readonly [string, string])[]) => workflow(edited(TWO_JOBS, ...edits));
const one = (...edits: readonly (readonly [string, string])[]) => workflow(edited(ONE_JOB, ...edits));
const after = (...edits: readonly (readonly [string, string])[]) => ({
  ...HEALTHY,
  '.github/workflows/plan.yml': CAPTURE,
  '.github/workflows/gate.yml': edited(AFTER, ...edits),
});
const beside = (name: string, text: string) => ({ ...HEALTHY, [`.github/workflows/${name}`]: text });

describe('a healthy setup', () => {
  it.each([
    ['of two jobs', HEALTHY],
    ['of one job whose token writes nothing', workflow(ONE_JOB)],
    ['of two workflows', after()],
  ])('%s has no finding', (_, files) => {
    expect(inShort(findingsOf(setupOf(files)))).toEqual([]);
  });
});

const OTHER_JOB = `on: push
jobs:
  lint:
    name: plan-gate
    runs-on: ubuntu-24.04
    steps: [{ run: 'true' }]
`;
const FETCHES_HEAD = `on: pull_request_target
permissions: {}
jobs:
  lint:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@${SHA}
        with:
          ref: \${{ github.event.pull_request.head.sha }}
`;
const GATE_JOB = 'gate:\n    needs: cargo\n    if: always()';
const GATE_LINE = lineOf(TWO_JOBS, '  gate:');
const CARGO_LINE = lineOf(TWO_JOBS, '  cargo:');
const EVENT_LINE = lineOf(TWO_JOBS, '  pull_request:');
const DOWNLOAD = `- uses: actions/download-artifact@${SHA} # v8`;
const UNKNOWN_QUEUE: Settings = { ...SETTINGS, branches: [{ ...BRANCH, hasMergeQueue: null }] };

type Case = readonly [
  rule: string,
  what: string,
  files: Readonly<Record<string, string>>,
  expected: readonly string[],
  settings?: Settings | null,
];

/** Each is the healthy setup with one thing changed, and has exactly the findings that follow from that. */
const CASES: readonly Case[] = [
  [
    'gate-absent',
    'no workflow',
    { ...HEALTHY, '.github/workflows/plan.yml': OTHER_JOB.replace('name: plan-gate', 'name: lint') },
    ['gate-absent lets-through'],
  ],
  ['gate-absent', 'only a capture', workflow(CAPTURE), ['gate-absent lets-through']],
  [
    'gate-absent',
    'a gate on pushes',
    one(
      ['pull_request:', 'push:'],
      ['    types: [opened, synchronize, reopened, edited, labeled, unlabeled]\n', ''],
    ),
    ['gate-absent lets-through plan.yml:2'],
  ],
  [
    'workflow-unreadable',
    'broken YAML',
    beside('x.yml', 'on: [push\njobs: {}\n'),
    ['workflow-unreadable holds-up x.yml:2'],
  ],
  [
    'workflow-unreadable',
    'no jobs',
    beside('x.yml', 'name: x\non: push\n'),
    ['workflow-unreadable holds-up x.yml:1'],
  ],
  [
    'merge-group-missing',
    'a queue that is known',
    two(['  merge_group:\n    types: [checks_requested]\n', '']),
    [`merge-group-missing holds-up plan.yml:${EVENT_LINE}`],
  ],
  [
    'merge-group-missing',
    'nothing known',
    two(['  merge_group:\n    types: [checks_requested]\n', '']),
    [`merge-group-missing hint plan.yml:${EVENT_LINE}`],
    UNKNOWN_QUEUE,
  ],
  [
    'merge-group-missing',
    'no queue',
    two(['  merge_group:\n    types: [checks_requested]\n', '']),
    [],
    { ...SETTINGS, branches: [{ ...BRANCH, hasMergeQueue: false }] },
  ],
  [
    'path-filter',
    'paths',
    two(['  merge_group', "    paths: ['src/**']\n  merge_group"]),
    [`path-filter holds-up plan.yml:${EVENT_LINE + 2}`],
  ],
  [
    'path-filter',
    'paths-ignore',
    two(['  merge_group', "    paths-ignore: ['docs/**']\n  merge_group"]),
    [`path-filter holds-up plan.yml:${EVENT_LINE + 2}`],
  ],
  [
    'branch-filter',
    'a plan branch left out',
    two(['  merge_group', '    branches: [main]\n  merge_group']),
    [`branch-filter holds-up plan.yml:${EVENT_LINE + 2}`],
  ],
  [
    'branch-filter',
    'all plan branches covered',
    two(['  merge_group', "    branches: [main, 'feat/**']\n  merge_group"]),
    [],
  ],
  [
    'branch-filter',
    'a plan branch ignored',
    two(['  merge_group', "    branches-ignore: ['feat/**']\n  merge_group"]),
    [`branch-filter holds-up plan.yml:${EVENT_LINE + 2}`],
  ],
  [
    'branch-filter',
    'patterns that are not understood',
    two(['  merge_group', "    branches: ['**', '!feat/x']\n  merge_group"]),
    [`branch-filter hint plan.yml:${EVENT_LINE + 2}`],
  ],
  [
    'edited-missing',
    'types without it',
    two(['edited, ', '']),
    [`edited-missing lets-through plan.yml:${EVENT_LINE}`],
  ],
  [
    'edited-missing',
    'the default types',
    two(['    types: [opened, synchronize, reopened, edited, labeled, unlabeled]\n', '']),
    [`edited-missing lets-through plan.yml:${EVENT_LINE}`, `types-missing hint plan.yml:${EVENT_LINE}`],
  ],
  [
    'edited-missing',
    'a capture that a workflow_run follows',
    { ...after(), '.github/workflows/plan.yml': edited(CAPTURE, ['edited, ', '']) },
    [`edited-missing lets-through plan.yml:${EVENT_LINE}`],
  ],
  [
    'types-missing',
    'no pushes',
    two(['synchronize, ', '']),
    [`types-missing holds-up plan.yml:${EVENT_LINE}`],
  ],
  [
    'types-missing',
    'no labels',
    two([', labeled, unlabeled', '']),
    [`types-missing hint plan.yml:${EVENT_LINE}`],
  ],
  [
    'source-workflow-missing',
    'another name',
    after(['[capture]', '[Capture]']),
    ['gate-absent lets-through gate.yml:2', 'source-workflow-missing holds-up gate.yml:4'],
  ],
  [
    'source-workflow-missing',
    'one of two names',
    after(['[capture]', '[capture, old]']),
    ['source-workflow-missing holds-up gate.yml:4'],
  ],
  [
    'blocked-trigger',
    'pull_request_target',
    two(
      ['pull_request:', 'pull_request_target:'],
      ['          mode: capture\n', '          mode: capture\n          floor: off\n'],
    ),
    ['write-token-beside-code lets-through plan.yml:15', `blocked-trigger hint plan.yml:${EVENT_LINE}`],
  ],
  [
    'skippable-gate',
    'a condition',
    two([GATE_JOB, "gate:\n    needs: cargo\n    if: always() && github.actor != 'bot'"]),
    [`skippable-gate lets-through plan.yml:${GATE_LINE + 2}`],
  ],
  [
    'skippable-gate',
    'a skip word',
    one(['    runs-on', '    if: "!contains(github.event.pull_request.title, \'[skip\')"\n    runs-on']),
    ['skippable-gate lets-through plan.yml:11'],
  ],
  [
    'skippable-gate',
    'needs alone',
    two([GATE_JOB, 'gate:\n    needs: cargo']),
    [`skippable-gate lets-through plan.yml:${GATE_LINE}`],
  ],
  [
    'skippable-gate',
    'needs and a condition that always holds but implies success',
    two([
      GATE_JOB,
      "gate:\n    needs: [cargo]\n    if: github.event_name == 'pull_request' || github.event_name == 'merge_group'",
    ]),
    [`skippable-gate lets-through plan.yml:${GATE_LINE}`],
  ],
  [
    'skippable-gate',
    '!cancelled()',
    two([GATE_JOB, `gate:\n    needs: cargo\n    if: \${{ !cancelled() }}`]),
    [],
  ],
  [
    'skippable-gate',
    'all events named',
    one([
      '    runs-on',
      "    if: (github.event_name == 'pull_request') || (github.event_name == 'merge_group')\n    runs-on",
    ]),
    [],
  ],
  [
    'skippable-gate',
    'one event not named',
    one(['    runs-on', "    if: github.event_name == 'pull_request'\n    runs-on"]),
    ['skippable-gate lets-through plan.yml:11'],
  ],
  [
    'skippable-gate',
    'a step',
    two([
      `          path: \${{ runner.temp }}/evidence\n      - uses: taskfleet/plan-gate@${SHA} # v1\n`,
      `          path: \${{ runner.temp }}/evidence\n      - uses: taskfleet/plan-gate@${SHA} # v1\n        if: needs.cargo.result == 'success'\n`,
    ]),
    ['skippable-gate lets-through plan.yml:46'],
  ],
  [
    'skippable-gate',
    'a run that did not succeed',
    after([
      "github.event.workflow_run.event == 'pull_request' ||",
      "github.event.workflow_run.conclusion == 'success' ||",
    ]),
    ['skippable-gate holds-up gate.yml:10'],
  ],
  [
    'failure-ignored',
    'on the job',
    two(['gate:\n', 'gate:\n    continue-on-error: true\n']),
    [`failure-ignored lets-through plan.yml:${GATE_LINE + 1}`],
  ],
  [
    'failure-ignored',
    'on the step, by an expression',
    one([
      `plan-gate@${SHA} # v1\n`,
      `plan-gate@${SHA} # v1\n        continue-on-error: \${{ github.actor == 'bot' }}\n`,
    ]),
    ['failure-ignored lets-through plan.yml:22'],
  ],
  ['failure-ignored', 'false', two(['gate:\n', 'gate:\n    continue-on-error: false\n']), []],
  ['name-clash', 'a job elsewhere', beside('lint.yml', OTHER_JOB), ['name-clash lets-through lint.yml:3']],
  [
    'name-clash',
    'the gate’s own job',
    two(['  gate:', '  plan-gate:']),
    [`name-clash lets-through plan.yml:${GATE_LINE}`],
  ],
  [
    'name-clash',
    'a name that was given',
    two(["          run-checks: 'off'", '          check-name: cargo']),
    [`name-clash lets-through plan.yml:${CARGO_LINE}`],
    null,
  ],
  ['name-clash', 'a gate that posts no check run', one(['  gate:', '  plan-gate:']), [], SETTINGS],
  [
    'history-missing',
    'a shallow checkout',
    one(['          fetch-depth: 0\n', '']),
    ['history-missing holds-up plan.yml:17'],
  ],
  [
    'history-missing',
    'no checkout',
    one([
      `      - uses: actions/checkout@${SHA} # v7\n        with:\n          fetch-depth: 0\n          persist-credentials: false\n`,
      '',
    ]),
    ['history-missing holds-up plan.yml:17'],
  ],
  [
    'history-missing',
    'no floor',
    one(
      [
        `      - uses: actions/checkout@${SHA} # v7\n        with:\n          fetch-depth: 0\n          persist-credentials: false\n`,
        '',
      ],
      [`plan-gate@${SHA} # v1\n`, `plan-gate@${SHA} # v1\n        with: { floor: off }\n`],
      ['    permissions:', '    cache-mode: none\n    permissions:'],
    ),
    [],
  ],
  [
    'pass-without-plan',
    'pass',
    two(["run-checks: 'off'", 'if-no-plan: pass']),
    ['pass-without-plan hint plan.yml:48'],
  ],
  ['pass-without-plan', 'fail', two(["run-checks: 'off'", 'if-no-plan: fail']), []],
  [
    'timeout-missing',
    'none on the gate',
    two(['    timeout-minutes: 15\n', '']),
    [`timeout-missing hint plan.yml:${GATE_LINE}`],
  ],
  ['concurrency-missing', 'none', one(['concurrency: plan\n', '']), ['concurrency-missing hint plan.yml:2']],
  [
    'concurrency-missing',
    'on the job',
    one(['concurrency: plan\n', ''], ['    timeout', '    concurrency: plan\n    timeout']),
    [],
  ],
  [
    'permissions-missing',
    'a default that reads',
    two(['permissions: {}\n', ''], ['    permissions:\n      contents: read\n    steps', '    steps']),
    ['permissions-missing hint plan.yml:10'],
  ],
  [
    'permissions-missing',
    'a default that nobody saw',
    two(['permissions: {}\n', ''], ['    permissions:\n      contents: read\n    steps', '    steps']),
    ['permissions-missing lets-through plan.yml:10'],
    { ...SETTINGS, defaultPermissions: missing('infrastructure', 'no') },
  ],
  [
    'permission-lacking',
    'no contents',
    two(['      contents: read\n      pull-requests', '      pull-requests']),
    [
      `permission-lacking holds-up plan.yml:${lineOf(TWO_JOBS, '    permissions:\n      contents: read\n      pull')}`,
    ],
  ],
  [
    'permission-lacking',
    'no checks',
    two(['      checks: write\n', '']),
    [
      `permission-lacking holds-up plan.yml:${lineOf(TWO_JOBS, '    permissions:\n      contents: read\n      pull')}`,
    ],
  ],
  [
    'permission-lacking',
    'no checks, where nobody knows what is required',
    two(['      checks: write\n', '']),
    [
      `permission-lacking hint plan.yml:${lineOf(TWO_JOBS, '    permissions:\n      contents: read\n      pull')}`,
    ],
    null,
  ],
  [
    'write-token-beside-code',
    'checks alone, in one job',
    one(['pull-requests: read\n', 'pull-requests: read\n      checks: write\n']),
    ['write-token-beside-code hint plan.yml:13'],
  ],
  [
    'write-token-beside-code',
    'contents',
    one(['contents: read', 'contents: write']),
    ['write-token-beside-code lets-through plan.yml:13'],
  ],
  [
    'write-token-beside-code',
    'write-all',
    one(
      ['permissions: {}', 'permissions: write-all'],
      ['    permissions:\n      contents: read\n      pull-requests: read\n', ''],
    ),
    ['write-token-beside-code lets-through plan.yml:10'],
  ],
  [
    'write-token-beside-code',
    'a capture',
    two(['      contents: read\n    steps', '      contents: read\n      statuses: write\n    steps']),
    ['write-token-beside-code lets-through plan.yml:15'],
  ],
  [
    'write-token-beside-code',
    'a capture after a workflow_run',
    after([`          evidence: \${{ runner.temp }}/evidence/evidence.json\n`, '          mode: capture\n']),
    ['gate-absent lets-through', 'write-token-beside-code lets-through gate.yml:14'],
  ],
  [
    'write-token-beside-code',
    'another workflow',
    beside(
      'lint.yml',
      `on: pull_request\npermissions: { checks: write }\njobs:\n  lint:\n    steps:\n      - uses: actions/checkout@v7\n      - run: make\n`,
    ),
    ['write-token-beside-code hint lint.yml:4'],
  ],
  [
    'head-in-privileged-workflow',
    'pull_request_target',
    beside('x.yml', FETCHES_HEAD),
    ['head-in-privileged-workflow lets-through x.yml:9'],
  ],
  [
    'head-in-privileged-workflow',
    'by command',
    beside(
      'x.yml',
      edited(FETCHES_HEAD, [
        `- uses: actions/checkout@${SHA}\n        with:\n          ref: \${{ github.event.pull_request.head.sha }}\n`,
        '- run: gh pr checkout "$N"\n',
      ]),
    ),
    ['head-in-privileged-workflow lets-through x.yml:7'],
  ],
  [
    'head-in-privileged-workflow',
    'a checkout that is told to',
    beside(
      'x.yml',
      edited(FETCHES_HEAD, [
        `ref: \${{ github.event.pull_request.head.sha }}`,
        'allow-unsafe-pr-checkout: true',
      ]),
    ),
    ['head-in-privileged-workflow lets-through x.yml:9'],
  ],
  [
    'head-in-privileged-workflow',
    'workflow_run',
    after([
      DOWNLOAD,
      `- uses: actions/checkout@${SHA}\n        with: { ref: '\${{ github.event.workflow_run.head_sha }}', persist-credentials: false }\n      ${DOWNLOAD}`,
    ]),
    ['head-in-privileged-workflow lets-through gate.yml:21'],
  ],
  [
    'head-in-privileged-workflow',
    'the base',
    beside('x.yml', edited(FETCHES_HEAD, ['head.sha', 'base.sha'])),
    [],
  ],
  [
    'credentials-persisted',
    'in the capture',
    two(['          persist-credentials: false\n', '          fetch-depth: 1\n']),
    ['credentials-persisted hint plan.yml:18'],
  ],
  [
    'secrets-beside-code',
    'in a variable',
    two(['    cache-mode: read\n', `    cache-mode: read\n    env: { KEY: "\${{ secrets.APP_KEY }}" }\n`]),
    ['secrets-beside-code lets-through plan.yml:15'],
  ],
  [
    'secrets-beside-code',
    'in a gate that runs code',
    one([
      `plan-gate@${SHA} # v1\n`,
      `plan-gate@${SHA} # v1\n        with:\n          github-token: \${{ secrets['BOT'] }}\n`,
    ]),
    ['secrets-beside-code lets-through plan.yml:23'],
  ],
  [
    'secrets-beside-code',
    'of the workflow',
    two(['jobs:\n', `env: { ALL: "\${{ toJSON(secrets) }}" }\njobs:\n`]),
    ['secrets-beside-code lets-through plan.yml:10'],
  ],
  [
    'secrets-beside-code',
    'the job’s own token',
    two([
      '    cache-mode: read\n',
      `    cache-mode: read\n    env: { KEY: "\${{ secrets.GITHUB_TOKEN }}" }\n`,
    ]),
    [],
  ],
  [
    'secrets-beside-code',
    'in the job that gates apart',
    two(["run-checks: 'off'", `github-token: \${{ secrets.BOT }}`]),
    [],
  ],
  [
    'unpinned-action',
    'a tag',
    two([`actions/checkout@${SHA}`, 'actions/checkout@v7']),
    ['unpinned-action hint plan.yml:18'],
  ],
  [
    'unpinned-action',
    'plan-gate itself',
    one([`plan-gate@${SHA}`, 'plan-gate@v1']),
    ['unpinned-action hint plan.yml:21'],
  ],
  [
    'unpinned-action',
    'a short id',
    two([`actions/checkout@${SHA}`, `actions/checkout@${SHA.slice(0, 12)}`]),
    ['unpinned-action hint plan.yml:18'],
  ],
  [
    'unpinned-action',
    'an image',
    two(['    steps:\n', '    steps:\n      - uses: docker://rust:1\n']),
    ['unpinned-action hint plan.yml:18'],
  ],
  [
    'artifact-in-workspace',
    'no path',
    two([`          path: \${{ runner.temp }}/evidence\n`, '']),
    ['artifact-in-workspace lets-through plan.yml:40'],
  ],
  [
    'artifact-in-workspace',
    'a path in it, after a workflow_run',
    after([`path: \${{ runner.temp }}/evidence`, 'path: evidence']),
    ['artifact-in-workspace lets-through gate.yml:25'],
  ],
  [
    'artifact-in-workspace',
    'by command',
    after([DOWNLOAD, `- run: gh run download 1\n      ${DOWNLOAD}`]),
    ['artifact-in-workspace lets-through gate.yml:20'],
  ],
  [
    'cache-in-gate',
    'a cache',
    two([
      DOWNLOAD,
      `- uses: actions/cache/restore@${SHA}\n        with: { path: target, key: x }\n      ${DOWNLOAD}`,
    ]),
    ['cache-in-gate lets-through plan.yml:40'],
  ],
  [
    'cache-in-gate',
    'a cache of a set-up',
    after([DOWNLOAD, `- uses: actions/setup-node@${SHA}\n        with: { cache: npm }\n      ${DOWNLOAD}`]),
    ['cache-in-gate lets-through gate.yml:21'],
  ],
  [
    'cache-in-gate',
    'evidence outside of the workspace',
    two([
      DOWNLOAD,
      `- uses: actions/cache/restore@${SHA}\n        with: { path: '\${{ runner.temp }}/e', key: x }\n      ${DOWNLOAD}`,
    ]),
    [],
  ],
  ['cache-mode', 'none set', two(['    cache-mode: none\n', '']), [`cache-mode hint plan.yml:${GATE_LINE}`]],
  [
    'cache-mode',
    'a capture that writes',
    two(['cache-mode: read', 'cache-mode: write']),
    [`cache-mode hint plan.yml:${CARGO_LINE}`],
  ],
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

describe.each(CASES)('%s: %s', (_, __, files, expected, settings) => {
  it('is told, and nothing else is', () => {
    expect(inShort(findingsOf(setupOf(files, settings)))).toEqual(expected);
  });
});

describe('the catalogue', () => {
  it('has a case for each rule in which it speaks, and each name once', () => {
    const ids = RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const spoken = new Set(
      CASES.filter(([rule, , , expected]) => expected.some((each) => each.startsWith(`${rule} `))).map(
        ([rule]) => rule,
      ),
    );
    expect([...ids].filter((id) => !spoken.has(id))).toEqual([]);
  });

  it('gives each finding a message, a why and a fix that end as sentences do', () => {
    for (const [, , files, , settings] of CASES) {
      for (const { message, why, fix } of findingsOf(setupOf(files, settings)))
        for (const text of [message, why, fix]) expect(text).toMatch(/[.`:…]$/);
    }
  });

  it('leaves out what is ignored', () => {
    const setup = setupOf(beside('lint.yml', OTHER_JOB));
    expect(findingsOf(setup, ['name-clash'])).toEqual([]);
  });
});
