import { after, beside, CARGO_LINE, type Case, GATE_JOB, GATE_LINE, OTHER_JOB, one, two } from './edits.js';
import { JUDGED, SETTINGS, SHA } from './setups.js';

const ONE_GROUP = `concurrency: plan-\${{ github.ref }}\n`;

export const JOB_CASES: readonly Case[] = [
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
  // Field log: izumin5210/dotfiles#3022, chdsbd/kodiak#780.
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
    'a run that has not ended, of which there is nothing to judge',
    after([
      `github.event.action == 'completed' && (${JUDGED})`,
      `\${{ github.event.action == 'completed' }}`,
    ]),
    [],
  ],
  [
    'skippable-gate',
    'a run that has ended',
    after([`github.event.action == 'completed' && (${JUDGED})`, "github.event.action != 'completed'"]),
    ['skippable-gate holds-up gate.yml:10'],
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
  // Field log: vanillagreencom/kendex#1028, reviewdog/reviewdog#403.
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
    [
      `name-clash lets-through plan.yml:${CARGO_LINE}`,
      // The job that withdraws goes by the name that is not given any more.
      `withdraw-missing hint plan.yml:${GATE_LINE}`,
    ],
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
  ['concurrency-missing', 'none', one([ONE_GROUP, '']), ['concurrency-missing hint plan.yml:2']],
  [
    'concurrency-missing',
    'on the job',
    one([ONE_GROUP, ''], ['    timeout', `    ${ONE_GROUP}    timeout`]),
    [],
  ],
  [
    'concurrency-shared',
    'one group',
    one([ONE_GROUP, 'concurrency: plan\n']),
    ['concurrency-shared holds-up plan.yml:8'],
  ],
  [
    'concurrency-shared',
    'one group on a job',
    two(['  cargo:\n', '  cargo:\n    concurrency: { group: cargo }\n']),
    [`concurrency-shared holds-up plan.yml:${CARGO_LINE + 1}`],
  ],
  [
    'input-from-pull-request',
    'the plan of the head',
    two(["run-checks: 'off'", `plan-ref: \${{ github.event.pull_request.head.sha }}`]),
    ['input-from-pull-request lets-through plan.yml:48'],
  ],
  [
    'input-from-pull-request',
    'the plan of the base',
    two(["run-checks: 'off'", `plan-ref: \${{ github.base_ref }}`]),
    [],
  ],
  [
    'gate-loosened',
    'warnings',
    two(["run-checks: 'off'", 'warn-only: file-scope, no-regression']),
    ['gate-loosened hint plan.yml:48'],
  ],
  ['gate-loosened', 'slack', two(["run-checks: 'off'", 'slack: 5']), ['gate-loosened hint plan.yml:48']],
  ['gate-loosened', 'no slack', two(["run-checks: 'off'", "slack: '0'"]), []],
  [
    'gate-loosened',
    'everything allowed',
    two(["run-checks: 'off'", "allow: '**'"]),
    ['gate-loosened lets-through plan.yml:48'],
  ],
  ['gate-loosened', 'one file allowed', two(["run-checks: 'off'", 'allow: Cargo.lock']), []],
  [
    'gate-loosened',
    'workflows not protected',
    two(["run-checks: 'off'", 'protected: Cargo.toml']),
    ['gate-loosened hint plan.yml:48'],
  ],
  [
    'name-clash',
    "another job of the required one's name",
    { ...one(), '.github/workflows/lint.yml': OTHER_JOB.replace('name: plan-gate', 'name: gate') },
    ['name-clash lets-through lint.yml:3'],
  ],
  [
    'input-from-pull-request',
    'the ref that runs',
    two(["run-checks: 'off'", `plan-ref: \${{ github.sha }}`]),
    ['input-from-pull-request lets-through plan.yml:48'],
  ],
  [
    'input-from-pull-request',
    'the ref that runs, after a workflow_run',
    after(['evidence: ', `plan-ref: \${{ github.sha }}\n          evidence: `]),
    [],
  ],
];
