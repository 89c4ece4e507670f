import { after, CARGO_LINE, type Case, DOWNLOAD, GATE_LINE, lineOf, one, two } from './edits.js';
import { SHA, TWO_JOBS } from './setups.js';

const RESULT = `evidence-result: \${{ needs.cargo.result }}`;
const RESULT_LINE = lineOf(TWO_JOBS, RESULT);
const EVIDENCE_LINE = lineOf(TWO_JOBS, 'evidence: ');
const resulting = (text: string) => two([RESULT, `evidence-result: ${text}`]);

export const HANDED_CASES: readonly Case[] = [
  [
    'evidence-result-missing',
    'none',
    two([`          ${RESULT}\n`, '']),
    [`evidence-result-missing lets-through plan.yml:${EVIDENCE_LINE}`],
  ],
  ...["'none'", 'success'].map(
    (text): Case => [
      'evidence-result-missing',
      `${text} in its place`,
      resulting(text),
      [`evidence-result-missing lets-through plan.yml:${RESULT_LINE}`],
    ],
  ),
  [
    'evidence-result-missing',
    'in a job that waits for none',
    two([`          ${RESULT}\n`, ''], ['    needs: cargo\n', '']),
    [`evidence-result-missing hint plan.yml:${EVIDENCE_LINE - 1}`],
  ],
  [
    'evidence-result-missing',
    'with the floor off, where evidence is not read',
    two([RESULT, "floor: 'off'"]),
    [],
  ],
  ['evidence-result-missing', 'in a gate that captures itself', one(), []],
  ['evidence-result-missing', 'after a workflow_run, whose event tells', after(), []],
  ...[
    "needs['cargo'].result",
    'Needs.Cargo.Result',
    "needs . cargo . result == 'success' && 'success' || 'failure'",
    'needs.*.result',
  ].map((text): Case => ['evidence-result-empty', text, resulting(`\${{ ${text} }}`), []]),
  ...[
    'needs.cargos.result',
    'needs.gate.result',
    "needs['cargo ' ].result",
    'needs.cargo.results',
    "needs.capture.result == 'success' && needs.capture.result || 'failure'",
  ].map(
    (text): Case => [
      'evidence-result-empty',
      text,
      resulting(`\${{ ${text} }}`),
      [`evidence-result-empty holds-up plan.yml:${RESULT_LINE}`],
    ],
  ),
  ...["''", '" "'].map(
    (text): Case => [
      'evidence-result-empty',
      `the text ${text}`,
      resulting(text),
      [`evidence-result-empty holds-up plan.yml:${RESULT_LINE}`],
    ],
  ),
  [
    'evidence-result-empty',
    'a job that is there and not waited for',
    two(['    needs: cargo\n', '    needs: [lint]\n']),
    [`evidence-result-empty holds-up plan.yml:${RESULT_LINE}`],
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
    ['artifact-in-workspace lets-through gate.yml:20', 'download-may-fail holds-up gate.yml:20'],
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
