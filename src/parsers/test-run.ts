import type { EvidenceProblem, FailureLocation } from '../evidence/evidence.js';
import { doctestNames, doctestPlace } from './doctest-name.js';
import type { LibtestOutcome } from './libtest-line.js';
import { splitLines } from './line-splitter.js';
import type { FailureText } from './panic-text.js';
import {
  at,
  failureCounts,
  failureOf,
  ignoredCount,
  type RunReading,
  readRunLine,
  startReading,
} from './run-reading.js';
import { judgeRun, type RunExit } from './run-verdict.js';
import type { SourceNames } from './source-path.js';

/** What one test binary, or the doctests of one library, did. */
export interface TestRun {
  /** In the order of the list. Not to be used when there are problems. */
  readonly results: readonly TestRunResult[];
  /** Why the results cannot be relied on; empty when they can. */
  readonly problems: readonly EvidenceProblem[];
}

export interface TestRunResult extends FailureLocation {
  /** The name that identifies the test: without modes, and without line numbers for doctests. */
  readonly name: string;
  readonly outcome: LibtestOutcome;
  /** What a failed test said; empty for others. */
  readonly message: string;
}

export interface TestRunContext {
  /** The names from `--list` of the same binary. */
  readonly listed: readonly string[];
  readonly kind: 'harness' | 'doctest';
  readonly names: SourceNames;
}

export interface TestRunReader {
  readonly push: (chunk: Uint8Array) => void;
  readonly end: (exit: RunExit) => TestRun;
}

/** A test may print as much as it likes on one line; libtest's own lines are short. */
const MAX_LINE_BYTES = 1024 * 1024;

/**
 * Reads what libtest prints on stdout, as it comes. The names from `--list` say which lines are results, so that what tests
 * print before, behind or between them does not hide or forge one; list, results, the list of failures, the `test result` line
 * and the exit code must agree. Never throws, and keeps no output but what failed tests said.
 */
export function testRunReader({ listed, kind, names }: TestRunContext): TestRunReader {
  const reading = startReading(listed, kind === 'doctest', names);
  const splitter = splitLines(MAX_LINE_BYTES, {
    line: (text) => readRunLine(reading, text),
    // Bytes that are no text come from a test; libtest's part of the line still counts.
    notUtf8: (bytes) => readRunLine(reading, bytes.toString()),
    tooLong: () => undefined,
  });
  return {
    push: splitter.push,
    end(exit) {
      splitter.end();
      const problems = judgeRun(reading, exit);
      const results = kind === 'doctest' ? doctestResults(reading) : harnessResults(reading);
      return { results, problems };
    },
  };
}

function harnessResults(reading: RunReading): TestRunResult[] {
  const failures = failureCounts(reading);
  return reading.tests.names.map((name, test) => {
    const failed = failures.get(test) ?? 0;
    const ignored = ignoredCount(reading, test, failed);
    // The worst counts: a name that a binary lists twice is one test.
    return resultOf(reading, test, name, failed > 0 ? 'failed' : ignored > 0 ? 'ignored' : 'passed');
  });
}

function doctestResults(reading: RunReading): TestRunResult[] {
  const failures = failureCounts(reading);
  const doctests = reading.tests.names.flatMap((listed, test) => {
    const failed = failures.get(test) ?? 0;
    const ignored = ignoredCount(reading, test, failed);
    return Array.from({ length: at(reading.tests.times, test) }, (_, i) => {
      const outcome: LibtestOutcome = i < failed ? 'failed' : i < failed + ignored ? 'ignored' : 'passed';
      return { test, outcome, listed, mode: reading.modes.get(test) ?? null };
    });
  });
  const identities = doctestNames(doctests, reading.sources);
  return doctests.map(({ test, outcome, listed }, i) => ({
    ...resultOf(reading, test, identities[i] ?? listed, outcome),
    // A panic in a doctest names a file that rustdoc made up, so the place is that of the code block.
    ...(outcome === 'failed' ? blockPlace(listed, reading.sources) : {}),
  }));
}

function resultOf(reading: RunReading, test: number, name: string, outcome: LibtestOutcome): TestRunResult {
  const { message, path, line, column } = outcome === 'failed' ? failureOf(reading, test) : NOTHING_SAID;
  return { name, outcome, message, path, line, column };
}

const NOTHING_SAID: FailureText = { message: '', path: null, line: null, column: null };

function blockPlace(listed: string, names: SourceNames): FailureLocation {
  const block = doctestPlace(listed);
  const path = block === null ? null : names.place(block.file).path;
  return { path, line: path === null || block === null ? null : block.line, column: null };
}
