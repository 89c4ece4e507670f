import { type TestId, targetString } from '../evidence/snapshot.js';
import { parseLibtest, reconcileLibtest } from '../parsers/libtest.js';
import { splitMode } from '../parsers/libtest-line.js';
import type { RetryRequest } from './capture-request.js';
import type { Harness, HarnessPlace } from './harness.js';

/** A failed test that was run again, alone. */
export interface RetriedTest {
  readonly test: TestId;
  /** How often, up to the pass if there was one. */
  readonly runs: number;
  readonly passed: boolean;
}

/** Output of one test. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/**
 * Runs failed tests again, each alone, until it passes or has had its times. Doctests are left out: rustdoc can only be told
 * words that their names hold, and would run others with them.
 */
export async function retryFailed(
  failed: readonly TestId[],
  harnesses: readonly Harness[],
  request: RetryRequest,
  place: HarnessPlace,
): Promise<readonly RetriedTest[]> {
  const byTarget = new Map(harnesses.map((harness) => [harness.label, harness]));
  const retried: RetriedTest[] = [];
  for (const test of failed) {
    const harness = byTarget.get(targetString(test));
    if (harness === undefined || request.times < 1 || request.eligible?.(test) === false) continue;
    retried.push(await retryTest(test, harness, request.times, place));
  }
  return retried;
}

async function retryTest(
  test: TestId,
  harness: Harness,
  times: number,
  place: HarnessPlace,
): Promise<RetriedTest> {
  for (let runs = 1; runs <= times; runs += 1) {
    if (await passesAlone(test, harness, place)) return { test, runs, passed: true };
  }
  return { test, runs: times, passed: false };
}

async function passesAlone(test: TestId, harness: Harness, place: HarnessPlace): Promise<boolean> {
  const { executable, cwd, env } = harness;
  const result = await place.runner.run({
    command: executable,
    args: ['--exact', test.name],
    cwd,
    env,
    timeoutMs: place.timeoutMs,
    maxOutputBytes: MAX_OUTPUT_BYTES,
  });
  if (result.stop !== null || result.exitCode !== 0) return false;
  const report = parseLibtest(result.stdout.toString('utf8'));
  const summaries = report.summaries.map((summary) => ({ ...summary, filteredOut: 0 }));
  const names = report.passed.map((printed) => splitMode(printed).name);
  return reconcileLibtest({ ...report, summaries }) === 'ok' && names.length === 1 && names[0] === test.name;
}
