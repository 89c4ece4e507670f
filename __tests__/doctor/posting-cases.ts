import {
  after,
  beside,
  CARGO_LINE,
  type Case,
  edited,
  GATE_JOB,
  GATE_LINE,
  lineOf,
  one,
  two,
  workflow,
} from './edits.js';
import { AFTER, CAPTURE, HEALTHY, JOB_SETTINGS, JUDGED, ONE_JOB, SHA, TWO_JOBS } from './setups.js';

const GATES = `      - uses: taskfleet/plan-gate@${SHA} # v1\n        with:\n          evidence:`;
const STEP_LINE = lineOf(TWO_JOBS, GATES);
const NO_WITHDRAW = [TWO_JOBS.slice(TWO_JOBS.indexOf('  withdraw:')), ''] as const;
const NO_WITHDRAW_AFTER = [AFTER.slice(AFTER.indexOf('  withdraw:')), ''] as const;
const TOLERATED = ['        continue-on-error: true\n', ''] as const;
const MATRIX = 'gate:\n    strategy: { matrix: { os: [ubuntu-22.04, ubuntu-24.04] } }';
const RUNS_OF = "github.event.action == 'completed'";
const JUDGE_LINE = lineOf(AFTER, '  judge:');

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
  [
    'withdraw-missing',
    'beside a capture, and the check is required',
    two(NO_WITHDRAW),
    [`withdraw-missing lets-through plan.yml:${GATE_LINE}`],
  ],
  [
    'withdraw-missing',
    'beside a capture, and nobody knows what is required',
    two(NO_WITHDRAW),
    [`withdraw-missing hint plan.yml:${GATE_LINE}`],
    null,
  ],
  [
    'withdraw-missing',
    'after a capture',
    two(['  withdraw:\n', '  withdraw:\n    needs: cargo\n']),
    [`withdraw-missing lets-through plan.yml:${GATE_LINE}`],
  ],
  [
    'withdraw-missing',
    'only in a queue',
    two(["if: github.event_name == 'pull_request'", "if: github.event_name == 'merge_group'"]),
    [`withdraw-missing lets-through plan.yml:${GATE_LINE}`],
  ],
  [
    'withdraw-missing',
    'before a workflow_run',
    after(NO_WITHDRAW_AFTER),
    [`withdraw-missing lets-through gate.yml:${JUDGE_LINE}`],
  ],
  [
    'withdraw-missing',
    'before a workflow_run that has ended already',
    after(['[requested, completed]', '[completed]']),
    [`withdraw-missing lets-through gate.yml:${JUDGE_LINE}`],
  ],
  [
    'withdraw-missing',
    'before a workflow_run, when it has ended',
    after([`if: github.event.action == 'requested'`, `if: ${RUNS_OF}`]),
    [`withdraw-missing lets-through gate.yml:${JUDGE_LINE}`],
  ],
  [
    'withdraw-missing',
    'where the job is required that posts no check',
    two(NO_WITHDRAW, ['      checks: write\n', '']),
    [],
    JOB_SETTINGS,
  ],
  [
    'download-may-fail',
    'beside a capture',
    two(TOLERATED),
    [`download-may-fail holds-up plan.yml:${STEP_LINE - 5}`],
  ],
  [
    'download-may-fail',
    'where nothing takes the check back',
    two(TOLERATED, NO_WITHDRAW),
    [
      `withdraw-missing lets-through plan.yml:${GATE_LINE}`,
      `download-may-fail lets-through plan.yml:${STEP_LINE - 5}`,
    ],
  ],
  [
    'download-may-fail',
    'after a workflow_run',
    after(TOLERATED),
    [`download-may-fail holds-up gate.yml:${lineOf(AFTER, '- uses: actions/download')}`],
  ],
  [
    'download-may-fail',
    'where the job is required',
    two(TOLERATED, NO_WITHDRAW),
    [
      `withdraw-missing hint plan.yml:${GATE_LINE}`,
      `download-may-fail hint plan.yml:${STEP_LINE - 5}`,
    ],
    JOB_SETTINGS,
  ],
  [
    'download-may-fail',
    "a gate's step that runs all the same",
    two(TOLERATED, [GATES, GATES.replace('\n        with', '\n        if: always()\n        with')]),
    [],
  ],
  [
    'skippable-gate',
    'success() || failure(), which a skipped need makes false',
    two([GATE_JOB, 'gate:\n    needs: cargo\n    if: success() || failure()']),
    [`skippable-gate lets-through plan.yml:${GATE_LINE + 2}`],
    JOB_SETTINGS,
  ],
  [
    'skippable-gate',
    'success() || failure() without needs',
    one(['    runs-on', '    if: success() || failure()\n    runs-on']),
    [],
  ],
  [
    'branch-filter',
    'of the heads, after a workflow_run',
    after(['[requested, completed]\n', '[requested, completed]\n    branches: [main]\n']),
    [`branch-filter holds-up gate.yml:6`],
  ],
  [
    'concurrency-shared',
    'the head alone, which a queue has not',
    workflow(TWO_JOBS.replace('github.event.pull_request.number || github.ref', 'github.head_ref')),
    ['concurrency-shared holds-up plan.yml:9'],
  ],
  [
    'concurrency-shared',
    'the head in brackets, and the workflow',
    workflow(
      TWO_JOBS.replace(
        `\${{ github.event.pull_request.number || github.ref }}`,
        `\${{ github.workflow }}-\${{ github['HEAD_REF'] }}`,
      ),
    ),
    ['concurrency-shared holds-up plan.yml:9'],
  ],
  [
    'concurrency-shared',
    'the head, else the run',
    workflow(
      TWO_JOBS.replace('github.event.pull_request.number || github.ref', 'github.head_ref || github.run_id'),
    ),
    [],
  ],
  [
    'concurrency-shared',
    'the ref, after a workflow_run',
    after(['github.event.workflow_run.head_sha', 'github.ref']),
    ['concurrency-shared holds-up gate.yml:7'],
  ],
  [
    'history-missing',
    'a capture with a shallow clone',
    two(['          fetch-depth: 0\n', '']),
    [`history-missing holds-up plan.yml:${CARGO_LINE + 7}`],
  ],
  [
    'history-missing',
    "a capture that runs none of the plan's checks",
    two(
      ['          fetch-depth: 0\n', ''],
      ['mode: capture\n', "mode: capture\n          run-checks: 'off'\n"],
    ),
    [],
  ],
  [
    'history-missing',
    'a shallow clone that is made whole',
    two(
      ['          fetch-depth: 0\n', ''],
      [`      - uses: taskfleet`, `      - run: git fetch --unshallow\n      - uses: taskfleet`],
    ),
    [],
  ],
  [
    'capture-unused',
    'what another layout left behind',
    { ...HEALTHY, '.github/workflows/old.yml': CAPTURE },
    [`capture-unused hint old.yml:${CARGO_LINE}`],
  ],
  [
    'capture-unused',
    'a capture of pushes, for a cache',
    {
      ...HEALTHY,
      '.github/workflows/old.yml': edited(CAPTURE, [
        CAPTURE.slice(CAPTURE.indexOf('  pull_request:'), CAPTURE.indexOf('permissions')),
        '  push:\n',
      ]),
    },
    [],
  ],
  [
    'skippable-gate',
    'a run of one of the events',
    after([JUDGED, "github.event.workflow_run.event == 'pull_request'"]),
    [],
  ],
];
