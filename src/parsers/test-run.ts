import type { EvidenceProblem, FailureLocation } from '../evidence/evidence.js';
import { doctestNames, doctestPlace } from './doctest-name.js';
import type { LibtestOutcome } from './libtest-line.js';
import { splitLines } from './line-splitter.js';
import type { FailureText } from './panic-text.js';
import {
  failureCounts,
  failureOf,
  outcomesOf,
  type RunEntry,
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
      const results = kind === 'doctest' ? doctestResults(reading, names) : harnessResults(reading);
      return { results, problems: judgeRun(reading, exit) };
    },
  };
}

function harnessResults(reading: RunReading): TestRunResult[] {
  const failures = failureCounts(reading);
  return [...reading.entries.values()].map((entry) => {
    // The worst comes first: a name that a binary lists twice is one test.
    const [outcome = 'passed'] = outcomesOf(entry, failures.get(entry.name) ?? 0);
    return resultOf(entry.name, outcome, entry);
  });
}

function doctestResults(reading: RunReading, names: SourceNames): TestRunResult[] {
  const failures = failureCounts(reading);
  const doctests = [...reading.entries.values()].flatMap((entry) =>
    outcomesOf(entry, failures.get(entry.name) ?? 0).map((outcome) => ({
      entry,
      outcome,
      listed: entry.name,
      mode: entry.mode,
    })),
  );
  const identities = doctestNames(doctests, names);
  return doctests.map(({ entry, outcome, listed }, i) => ({
    ...resultOf(identities[i] ?? listed, outcome, entry),
    // A panic in a doctest names a file that rustdoc made up, so the place is that of the code block.
    ...(outcome === 'failed' ? blockPlace(listed, names) : {}),
  }));
}

function resultOf(name: string, outcome: LibtestOutcome, entry: RunEntry): TestRunResult {
  return { name, outcome, ...(outcome === 'failed' ? failureOf(entry) : NOTHING_SAID) };
}

const NOTHING_SAID: FailureText = { message: '', path: null, line: null, column: null };

function blockPlace(listed: string, names: SourceNames): FailureLocation {
  const block = doctestPlace(listed);
  const path = block === null ? null : names.place(block.file).path;
  return { path, line: path === null || block === null ? null : block.line, column: null };
}
