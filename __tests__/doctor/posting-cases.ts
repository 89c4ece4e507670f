import { after, beside, type Case, edited, GATE_JOB, GATE_LINE, lineOf, one, two } from './edits.js';
import { AFTER, CAPTURE, HEALTHY, ONE_JOB, SHA, TWO_JOBS } from './setups.js';

const GATES = `      - uses: taskfleet/plan-gate@${SHA} # v1\n        with:\n          evidence:`;
const STEP_LINE = lineOf(TWO_JOBS, GATES);
const MATRIX = 'gate:\n    strategy: { matrix: { os: [ubuntu-22.04, ubuntu-24.04] } }';

/** A second gate that is laxer than the one that everybody looks at. */
const second = (condition = '') => `gate2:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    cache-mode: none
${condition}    permissions:
      contents: read
      pull-requests: read
      checks: write
    steps:
      - uses: taskfleet/plan-gate@${SHA} # v1
        with:
          floor: 'off'
  ${GATE_JOB}`;
const posting = (text: string, name: string) =>
  edited(
    text,
    ['pull-requests: read\n', 'pull-requests: read\n      checks: write\n'],
    ['name: plan', `name: ${name}`],
  );
const branches = (text: string, values: string) =>
  edited(
    text,
    ['  merge_group:\n    types: [checks_requested]\n', ''],
    ['unlabeled]\n', `unlabeled]\n    branches: [${values}]\n`],
  );
/** Two gates of which each is for the pull requests into other branches. */
const forBranches = (first: string, other: string) => ({
  ...HEALTHY,
  '.github/workflows/plan.yml': branches(posting(ONE_JOB, 'plan'), first),
  '.github/workflows/zero.yml': branches(posting(ONE_JOB, 'zero'), other),
});
const followed = (text: string, name: string) => ({
  ...after(['[capture]', `[capture, ${name}]`]),
  '.github/workflows/zero.yml': text,
});

export const POSTING_CASES: readonly Case[] = [
  [
    'check-name-shared',
    'a laxer gate in a second job',
    two([GATE_JOB, second()]),
    [`check-name-shared lets-through plan.yml:${STEP_LINE + 12}`],
  ],
  [
    'check-name-shared',
    'a second step',
    two([GATES, `      - uses: taskfleet/plan-gate@${SHA} # v1\n        with: { floor: off }\n${GATES}`]),
    [`check-name-shared lets-through plan.yml:${STEP_LINE + 2}`],
  ],
  [
    'check-name-shared',
    'a second workflow',
    beside('zero.yml', TWO_JOBS),
    [`check-name-shared lets-through zero.yml:${STEP_LINE}`],
  ],
  [
    'check-name-shared',
    'a second workflow whose name for it differs in case',
    beside('zero.yml', edited(TWO_JOBS, ["run-checks: 'off'", 'check-name: Plan-Gate'])),
    [`check-name-shared lets-through zero.yml:${STEP_LINE}`],
  ],
  [
    'check-name-shared',
    'legs of a matrix',
    two(['gate:', MATRIX]),
    [`check-name-shared lets-through plan.yml:${STEP_LINE + 1}`],
  ],
  [
    'check-name-shared',
    'legs of a matrix with names of their own',
    one(
      ['gate:', MATRIX],
      ['pull-requests: read\n', 'pull-requests: read\n      checks: write\n'],
      [
        `plan-gate@${SHA} # v1\n`,
        `plan-gate@${SHA} # v1\n        with: { check-name: "gate \${{ matrix.os }}" }\n`,
      ],
    ),
    ['write-token-beside-code hint plan.yml:14'],
    null,
  ],
  ['check-name-shared', 'legs of a matrix that post none', one(['gate:', MATRIX]), []],
  [
    'check-name-shared',
    'a second job for another event',
    two(
      [GATE_JOB, second("    if: github.event_name == 'merge_group'\n")],
      [
        'if: always()\n    runs-on: ubuntu-24.04\n    timeout-minutes: 15',
        "if: always() && github.event_name != 'merge_group'\n    runs-on: ubuntu-24.04\n    timeout-minutes: 15",
      ],
    ),
    [
      `skippable-gate lets-through plan.yml:${GATE_LINE + 4}`,
      `skippable-gate lets-through plan.yml:${GATE_LINE + 15}`,
    ],
  ],
  [
    'check-name-shared',
    'a capture of the same name elsewhere',
    followed(CAPTURE, 'capture'),
    [`check-name-shared lets-through gate.yml:${lineOf(AFTER, GATES)}`],
  ],
  [
    'check-name-shared',
    'two captures that one gate follows',
    followed(CAPTURE.replace('name: capture', 'name: again'), 'again'),
    [`check-name-shared lets-through gate.yml:${lineOf(AFTER, GATES)}`],
  ],
  [
    'check-name-shared',
    'a capture of each event that one gate follows',
    {
      ...followed(
        edited(
          CAPTURE,
          ['name: capture', 'name: again'],
          [CAPTURE.slice(CAPTURE.indexOf('  pull_request:'), CAPTURE.indexOf('  merge_group:')), ''],
        ),
        'again',
      ),
      '.github/workflows/plan.yml': edited(CAPTURE, ['  merge_group:\n    types: [checks_requested]\n', '']),
    },
    ['merge-group-missing holds-up plan.yml:3'],
  ],
  [
    'check-name-shared',
    'pull requests into other branches',
    forBranches('main', "'feat/**'"),
    [
      'branch-filter holds-up plan.yml:5',
      'branch-filter holds-up zero.yml:5',
      'merge-group-missing hint plan.yml:3',
      'write-token-beside-code hint plan.yml:12',
      'merge-group-missing hint zero.yml:3',
      'write-token-beside-code hint zero.yml:12',
    ],
    null,
  ],
  [
    'check-name-shared',
    'pull requests into branches that overlap',
    forBranches("'feat/**', main", "'feat/*'"),
    [
      'check-name-shared lets-through zero.yml:21',
      'branch-filter holds-up zero.yml:5',
      'merge-group-missing hint plan.yml:3',
      'write-token-beside-code hint plan.yml:12',
      'merge-group-missing hint zero.yml:3',
      'write-token-beside-code hint zero.yml:12',
    ],
    null,
  ],
];
