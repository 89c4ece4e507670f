import type { EvidenceProblem } from '../evidence/evidence.js';
import { quoted } from '../plan/wording.js';
import type { LibtestSummary } from './libtest-line.js';
import { at, failureCounts, ignoredCount, type RunReading } from './run-reading.js';

/** How a process ended: with an exit code, or without one. */
export interface RunExit {
  /** `null` when it was killed. */
  readonly code: number | null;
  /** What killed it, such as `SIGABRT`. */
  readonly signal: string | null;
}

/** Most names that one message lists. */
const MAX_NAMED = 5;

/**
 * Why the results of a run cannot be relied on: what libtest announced, listed, reported and counted must agree with each other
 * and with how the process ended. Empty when it all does.
 */
export function judgeRun(reading: RunReading, exit: RunExit): EvidenceProblem[] {
  if (exit.code === null) {
    const by = exit.signal === null ? 'killed' : `killed by ${exit.signal}`;
    return [{ code: 'tests-killed', message: `The tests were ${by}. ${describeMissing(reading)}` }];
  }
  const unfinished = reading.blocks.find(({ accepted }) => accepted === null);
  if (reading.blocks.length === 0 || unfinished !== undefined) {
    return [unfinishedRun(reading, exit.code, unfinished?.odd ?? null)];
  }
  const total = totalOf(reading);
  const problems: EvidenceProblem[] = [];
  if (total.filteredOut > 0) {
    const message = `A filter kept ${tests(total.filteredOut)} from running.`;
    problems.push({ code: 'tests-filtered', message });
  }
  problems.push(...judgeCounts(reading, total));
  if ((exit.code === 0) !== (total.failed === 0)) {
    const message = `The tests ended with exit code ${exit.code}, but their report counts ${total.failed} ${total.failed === 1 ? 'failure' : 'failures'}.`;
    problems.push({ code: 'tests-exit-mismatch', message });
  }
  return problems;
}

function tests(count: number): string {
  return `${count} ${count === 1 ? 'test' : 'tests'}`;
}

/** libtest's last line never came, or only one that fits nothing else. */
function unfinishedRun(reading: RunReading, code: number, odd: LibtestSummary | null): EvidenceProblem {
  if (odd === null) {
    const message = `The tests ended with exit code ${code} and without their \`test result\` line. ${describeMissing(reading)}`;
    return { code: 'tests-unfinished', message };
  }
  const { passed, failed, ignored } = odd;
  return {
    code: 'tests-disagree',
    message: `The \`test result\` line counts ${passed} passed, ${failed} failed and ${ignored} ignored, which does not agree with the tests that ran. ${describeMissing(reading)}`,
  };
}

function judgeCounts(reading: RunReading, total: LibtestSummary): EvidenceProblem[] {
  const { failed, ignored, missing } = countResults(reading);
  const listed = reading.tests.total;
  const announced = reading.blocks.reduce((sum, block) => sum + block.announced, 0);
  if (listed !== announced || missing > 0) {
    const message = `The binary lists ${tests(listed)}, but ran ${announced}. ${describeMissing(reading)}`;
    return [{ code: 'tests-not-as-listed', message }];
  }
  // When both agree, so do the tests that passed.
  if (failed === total.failed && ignored === total.ignored) return [];
  return [
    {
      code: 'tests-disagree',
      message: `The results show ${failed} failed and ${ignored} ignored tests, but the \`test result\` line counts ${total.failed} and ${total.ignored}.`,
    },
  ];
}

function countResults(reading: RunReading) {
  const { tests, seen } = reading;
  const failures = failureCounts(reading);
  const counts = { failed: 0, ignored: 0, missing: 0 };
  for (let test = 0; test < tests.names.length; test += 1) {
    const failed = failures.get(test) ?? 0;
    counts.failed += failed;
    counts.ignored += ignoredCount(reading, test, failed);
    if (at(seen, test) < at(tests.times, test)) counts.missing += 1;
  }
  return counts;
}

function totalOf({ blocks }: RunReading): LibtestSummary {
  const total = { passed: 0, failed: 0, ignored: 0, measured: 0, filteredOut: 0 };
  for (const { accepted } of blocks) {
    if (accepted === null) continue;
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += accepted.summary[key];
  }
  return total;
}

function describeMissing({ tests, seen }: RunReading): string {
  const missing = tests.names.filter((_, test) => at(seen, test) < at(tests.times, test));
  if (missing.length === 0) return 'Each listed test has come up in the output.';
  const named = missing.slice(0, MAX_NAMED).map(quoted);
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : '';
  return `No result came for ${named.join(', ')}${more}.`;
}
