import type { Settings } from '../../src/doctor/settings.js';
import { AFTER, BRANCH, CAPTURE, HEALTHY, ONE_JOB, SETTINGS, SHA, TWO_JOBS } from './setups.js';

/** One change to a text that must hold what is changed. */
export function edited(text: string, ...edits: readonly (readonly [from: string, to: string])[]): string {
  return edits.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`There is no ${JSON.stringify(from)} to change.`);
    return now.replace(from, to);
  }, text);
}
/** The line on which a text is first. */
export const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

export const workflow = (text: string) => ({ ...HEALTHY, '.github/workflows/plan.yml': text });
export const two = (...edits: readonly (readonly [string, string])[]) => workflow(edited(TWO_JOBS, ...edits));
export const one = (...edits: readonly (readonly [string, string])[]) => workflow(edited(ONE_JOB, ...edits));
export const after = (...edits: readonly (readonly [string, string])[]) => ({
  ...HEALTHY,
  '.github/workflows/plan.yml': CAPTURE,
  '.github/workflows/gate.yml': edited(AFTER, ...edits),
});
export const beside = (name: string, text: string) => ({ ...HEALTHY, [`.github/workflows/${name}`]: text });

export const OTHER_JOB = `on: push
jobs:
  lint:
    name: plan-gate
    runs-on: ubuntu-24.04
    steps: [{ run: 'true' }]
`;
export const FETCHES_HEAD = `on: pull_request_target
permissions: {}
jobs:
  lint:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@${SHA}
        with:
          ref: \${{ github.event.pull_request.head.sha }}
`;
export const GATE_JOB = 'gate:\n    needs: cargo\n    if: always()';
export const GATE_LINE = lineOf(TWO_JOBS, '  gate:');
export const CARGO_LINE = lineOf(TWO_JOBS, '  cargo:');
export const EVENT_LINE = lineOf(TWO_JOBS, '  pull_request:');
export const DOWNLOAD = `- uses: actions/download-artifact@${SHA} # v8`;
export const UNKNOWN_QUEUE: Settings = { ...SETTINGS, branches: [{ ...BRANCH, hasMergeQueue: null }] };

/** A rule, what is changed, the files, the findings in short, and other settings than the healthy ones (`null`: nobody asked). */
export type Case = readonly [
  rule: string,
  what: string,
  files: Readonly<Record<string, string>>,
  expected: readonly string[],
  settings?: Settings | null,
];
