import { missing } from '../../src/facts.js';
import { after, beside, type Case, DOWNLOAD, edited, FETCHES_HEAD, lineOf, one, two } from './edits.js';
import { SETTINGS, SHA, TWO_JOBS } from './setups.js';

export const TOKEN_CASES: readonly Case[] = [
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
    two(['          persist-credentials: false\n', '          submodules: false\n']),
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
    'placeholder-commit',
    'in the capture',
    two([`taskfleet/plan-gate@${SHA}`, `taskfleet/plan-gate@${'1'.repeat(40)}`]),
    ['placeholder-commit holds-up plan.yml:22'],
  ],
  [
    'placeholder-commit',
    'in the gate, of a fork',
    one([`taskfleet/plan-gate@${SHA}`, `acme/plan-gate@${'0'.repeat(40)}`]),
    ['placeholder-commit holds-up plan.yml:21'],
  ],
  [
    'placeholder-commit',
    'a commit that is one',
    one([`taskfleet/plan-gate@${SHA}`, `taskfleet/plan-gate@${'1'.repeat(39)}0`]),
    [],
  ],
  [
    'self-hosted-runner',
    'a capture',
    two(['ubuntu-24.04', '[self-hosted, linux]']),
    ['self-hosted-runner hint plan.yml:12'],
  ],
  [
    'self-hosted-runner',
    'a gate that runs no code',
    two(['if: always()\n    runs-on: ubuntu-24.04', 'if: always()\n    runs-on: self-hosted']),
    [],
  ],
];
