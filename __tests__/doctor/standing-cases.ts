import {
  after,
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
import { AFTER, CAPTURE, HEALTHY, JOB_SETTINGS, JUDGED, SHA, TWO_JOBS } from './setups.js';

const GATES = `      - uses: taskfleet/plan-gate@${SHA} # v1\n        with:\n          evidence:`;
const STEP_LINE = lineOf(TWO_JOBS, GATES);
const NO_WITHDRAW = [TWO_JOBS.slice(TWO_JOBS.indexOf('  withdraw:')), ''] as const;
const NO_WITHDRAW_AFTER = [AFTER.slice(AFTER.indexOf('  withdraw:')), ''] as const;
const TOLERATED = ['        continue-on-error: true\n', ''] as const;
const RUNS_OF = "github.event.action == 'completed'";
const JUDGE_LINE = lineOf(AFTER, '  judge:');

export const STANDING_CASES: readonly Case[] = [
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
    [`withdraw-missing hint plan.yml:${GATE_LINE}`, `download-may-fail hint plan.yml:${STEP_LINE - 5}`],
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
    'reuse-from-cache',
    'a cache that pull requests can write',
    two(
      ['          mode: capture\n', "          mode: capture\n          reuse: 'on'\n"],
      [
        `      - uses: taskfleet/plan-gate@${SHA} # v1\n        with:\n          mode: capture`,
        `      - uses: actions/cache/restore@${SHA} # v5\n      - uses: taskfleet/plan-gate@${SHA} # v1\n        with:\n          mode: capture`,
      ],
    ),
    [`reuse-from-cache hint plan.yml:${lineOf(TWO_JOBS, '          mode: capture') + 2}`],
  ],
  [
    'skippable-gate',
    'a run of one of the events',
    after([JUDGED, "github.event.workflow_run.event == 'pull_request'"]),
    [],
  ],
];
