import {
  after,
  beside,
  type Case,
  EVENT_LINE,
  edited,
  OTHER_JOB,
  one,
  two,
  UNKNOWN_QUEUE,
  workflow,
} from './edits.js';
import { BRANCH, CAPTURE, HEALTHY, SETTINGS } from './setups.js';

export const TRIGGER_CASES: readonly Case[] = [
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
  // Field log: tamagui/tamagui#4183, ROCm/rocm-cli#56, objectstack-ai/objectstack#4897, projen/projen#4930.
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
  // Field log: OpenNMS-Cloud/lokahi#1209, dfinity/examples#651.
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
];
