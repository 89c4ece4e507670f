import { type LibtestSummary, NAME_END, parseOutcome, parseSummaryLine } from './libtest-line.js';

/** What a test binary printed, line by line, without knowing which tests it has. Names are as printed. */
export interface LibtestReport {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly ignored: readonly string[];
  readonly summaries: readonly LibtestSummary[];
}

export type Reconciliation = 'ok' | 'NoSummary' | 'MultipleSummaries' | 'Filtered' | 'CountMismatch';

const TEST = 'test ';

/**
 * Reads one binary's output as the reference does. `testRunReader` is what captures use: it knows the names from `--list`, so
 * output of the tests themselves cannot confuse it.
 */
export function parseLibtest(text: string): LibtestReport {
  const report = { passed: [] as string[], failed: [] as string[], ignored: [] as string[] };
  const summaries: LibtestSummary[] = [];
  for (const untrimmed of text.split('\n')) {
    const line = untrimmed.trim();
    const summary = parseSummaryLine(line);
    if (summary !== null) {
      summaries.push(summary);
      continue;
    }
    const end = line.startsWith(TEST) ? line.indexOf(NAME_END) : -1;
    if (end <= TEST.length) continue;
    const outcome = parseOutcome(line.slice(end + NAME_END.length));
    if (outcome !== null) report[outcome].push(line.slice(TEST.length, end));
  }
  return { ...report, summaries };
}

/** Whether a report agrees with itself: one summary, nothing filtered out, and as many results as it counts. */
export function reconcileLibtest({ passed, failed, ignored, summaries }: LibtestReport): Reconciliation {
  const [summary, another] = summaries;
  if (summary === undefined) return 'NoSummary';
  if (another !== undefined) return 'MultipleSummaries';
  if (summary.filteredOut !== 0) return 'Filtered';
  const agree =
    passed.length === summary.passed &&
    failed.length === summary.failed &&
    ignored.length === summary.ignored;
  return agree ? 'ok' : 'CountMismatch';
}
