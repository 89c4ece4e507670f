import { after, CARGO_LINE, type Case, DOWNLOAD, GATE_LINE, two } from './edits.js';
import { SHA } from './setups.js';

export const HANDED_CASES: readonly Case[] = [
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
];
