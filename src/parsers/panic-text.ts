import type { FailureLocation } from '../evidence/evidence.js';
import { cutText } from './rustc-warning.js';
import type { SourceNames } from './source-path.js';

/** What a failed test said. */
export interface FailureText extends FailureLocation {
  /** May be empty. */
  readonly message: string;
}

/** Takes what a failed test printed, line by line. */
export interface FailureReader {
  readonly line: (text: string) => void;
  readonly end: () => FailureText;
}

interface Panic {
  /** Of the thread that the test runs in, as opposed to one that it started. */
  readonly own: boolean;
  /** `file:line:column` as printed. */
  readonly at: string;
  readonly lines: string[];
}

/** Since Rust 1.73, with the thread's id since 1.91. The message follows on lines of its own. */
const PANIC = /^thread '(.*)' (?:\([0-9]+\) )?panicked at (.+):$/;
/** Before that. */
const OLD_PANIC = /^thread '(.*)' panicked at '(.*)', (.+:[0-9]+:[0-9]+)$/;
const DID_NOT_PANIC = /^note: test did not panic as expected(?: at (.+))?$/;
const AFTER_MESSAGE = /^(?:note: run with `RUST_BACKTRACE|stack backtrace:$)/;
const LOCATION = /^(.+):([0-9]{1,9}):([0-9]{1,9})$/;
/** How rustdoc sums up a failure, and how a test does that returns an error. */
const SUMMING_UP =
  /^(?:Error: |error(?:\[E[0-9]+\])?: |Couldn't compile the test|Test (?:executable|compiled) )/;

const MAX_LINES = 40;
const MAX_LINE = 2_000;
const MAX_MESSAGE = 4_000;

/**
 * Finds the panic that made a test fail: the last one of the test's own thread, since earlier ones were caught, else the
 * first of any thread. Thread ids are left out, as they differ each time.
 */
export function failureReader(test: string, names: SourceNames): FailureReader {
  let own: Panic | null = null;
  let other: Panic | null = null;
  let open: Panic | null = null;
  let expectation: string[] | null = null;
  let didNotPanic: string | null = null;
  const summary: string[] = [];

  const begin = (thread: string, at: string, first: string[]): Panic => {
    const panic = { own: thread === test || thread === 'main', at, lines: first };
    if (panic.own) own = panic;
    else other ??= panic;
    return panic;
  };
  return {
    line(untrimmed) {
      const text = untrimmed.length > MAX_LINE ? cutText(untrimmed, MAX_LINE) : untrimmed;
      const panic = PANIC.exec(text);
      const old = panic === null ? OLD_PANIC.exec(text) : null;
      const absent = DID_NOT_PANIC.exec(text);
      if (panic !== null) open = begin(panic[1] ?? '', panic[2] ?? '', []);
      else if (old !== null) begin(old[1] ?? '', old[3] ?? '', [old[2] ?? '']);
      else if (absent !== null) didNotPanic = absent[1] ?? '';
      else if (text === 'note: panic did not contain expected string') expectation = [text];
      else if (expectation !== null && /^ +(?:panic message|expected substring): /.test(text))
        expectation.push(text);
      else if (open !== null && (text === '' || AFTER_MESSAGE.test(text))) open = null;
      else if (open !== null && open.lines.length < MAX_LINES) open.lines.push(text);
      else if (open === null && summary.length < MAX_LINES && SUMMING_UP.test(text)) summary.push(text);
    },
    end() {
      const panic = own ?? other;
      if (panic !== null) return failure([...panic.lines, ...(expectation ?? [])], panic.at, names);
      if (didNotPanic !== null) return failure(['test did not panic as expected'], didNotPanic, names);
      return failure(summary, '', names);
    },
  };
}

function failure(lines: readonly string[], at: string, names: SourceNames): FailureText {
  const message = cutText(names.stableText(lines.join('\n')), MAX_MESSAGE);
  return { message, ...locate(at, names) };
}

/** The place that a panic names, when it is in the repository. */
function locate(at: string, names: SourceNames): FailureLocation {
  const [, file, line, column] = LOCATION.exec(at) ?? [];
  const path = file === undefined ? null : names.place(file).path;
  if (path === null || Number(line) < 1 || Number(column) < 1)
    return { path: null, line: null, column: null };
  return { path, line: Number(line), column: Number(column) };
}
