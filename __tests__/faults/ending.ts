import type { CheckRunValues } from '../double/values.js';
import type { StepResult } from '../e2e/runner.js';
import type { Tally } from './tally.js';

/** How a process ended, and what it left on GitHub. */
export interface Ending {
  readonly what: string;
  readonly expected: 'success' | 'failure';
  /** `null` where the process did not end by itself. */
  readonly result: StepResult | null;
  readonly runs: readonly CheckRunValues[];
}

/**
 * Writes down what is wrong: a bad change that is green anywhere, a good one that is said to violate something, two check
 * runs, one that is not concluded, or one that says other than the process.
 */
export function judgeEnding({ what, expected, result, runs }: Ending, tally: Tally): void {
  tally.verdicts += 1;
  tally.faults += 1;
  const wrong = (problem: string): void => void tally.wrong.push(`${what}: ${problem}`);
  if (result === null) {
    tally.hangs += 1;
    wrong('hangs');
    return;
  }
  const conclusions = runs.map((run) => run.conclusion);
  if (runs.length > 1) tally.doublePosts.push(`${what}: ${runs.length} check runs`);
  if (runs.some((run) => run.status !== 'completed')) wrong('a check run that is not concluded');
  const report = result.report === null || result.report === '' ? null : JSON.parse(result.report);
  if (expected === 'failure' && (result.exitCode === 0 || conclusions.includes('success')))
    wrong('GREEN BY MISTAKE');
  const kinds = ['infrastructure', 'incomplete-evidence'];
  if (expected === 'success' && report?.conclusion === 'failure' && !kinds.includes(report.failure_kind))
    wrong(`fails as ${report.failure_kind}: ${report.headline}`);
  if (expected === 'success' && conclusions.includes('failure') && report?.conclusion === 'success')
    wrong('the check run says otherwise than the report');
  if (report === null && result.exitCode === 0) wrong('ends with 0 and without a report');
  if (report !== null && result.exitCode === 0 && report.conclusion !== 'success')
    wrong('ends with 0 though the report is a failure');
  const isJudged = report !== null && !kinds.includes(report.failure_kind);
  if (isJudged && report.conclusion === expected) tally.recovered += 1;
}
