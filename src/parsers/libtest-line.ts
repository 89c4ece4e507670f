/** One line that libtest prints, read by itself. */

export type LibtestOutcome = 'passed' | 'failed' | 'ignored';

/** The numbers of a `test result:` line. */
export interface LibtestSummary {
  readonly passed: number;
  readonly failed: number;
  readonly ignored: number;
  /** Benchmarks that were measured; none are when tests run. */
  readonly measured: number;
  readonly filteredOut: number;
}

/** What libtest appends to the names of tests that it does not simply run; no part of the name. */
export const TEST_MODES = ['should panic', 'compile fail', 'compile'] as const;
export type TestMode = (typeof TEST_MODES)[number];

/** Between a test's name and its outcome. */
export const NAME_END = ' ... ';

const SUMMARY = 'test result:';
/** Counts beyond this are not counts; the reference reads 64-bit numbers and takes a larger one for 0. */
const COUNT = /^\s*\+?([0-9]{1,15}) (passed|failed|ignored|measured|filtered)\b/;

/** Reads a line that starts with `test result:`; words that are no counts count as 0. Else `null`. */
export function parseSummaryLine(line: string): LibtestSummary | null {
  if (!line.startsWith(SUMMARY)) return null;
  const counts = { passed: 0, failed: 0, ignored: 0, measured: 0, filtered: 0 };
  for (const part of line.slice(SUMMARY.length).split(';')) {
    const found = COUNT.exec(part.replace(/^\s*(?:ok|FAILED)\./, ''));
    if (found === null) continue;
    counts[found[2] as keyof typeof counts] = Number(found[1]);
  }
  const { filtered, ...rest } = counts;
  return { ...rest, filteredOut: filtered };
}

/** Reads what follows a test's name: `ok`, `ok <0.01s>`, `FAILED`, `ignored`, `ignored, reason`. Else `null`. */
export function parseOutcome(text: string): LibtestOutcome | null {
  if (text === 'ok' || text.startsWith('ok ')) return 'passed';
  if (text.startsWith('FAILED')) return 'failed';
  if (text.startsWith('ignored')) return 'ignored';
  return null;
}

/** Takes a mode off a printed name. */
export function splitMode(printed: string): { readonly name: string; readonly mode: TestMode | null } {
  for (const mode of TEST_MODES) {
    const suffix = ` - ${mode}`;
    if (printed.endsWith(suffix)) return { name: printed.slice(0, -suffix.length), mode };
  }
  return { name: printed, mode: null };
}
