import type { TestOutcome } from '../evidence/compare.js';

/** What a libtest binary wrote with `--logfile`. */
export type LibtestLog =
  | { readonly ok: true; readonly outcomes: ReadonlyMap<string, TestOutcome> }
  /** The rest of a sentence that begins with the log. */
  | { readonly ok: false; readonly reason: string };

/** What stands before the name on a line of its own, and what begins one whose text may go on for several lines. */
const WORDS: readonly (readonly [word: string, outcome: TestOutcome])[] = [
  ['ok ', 'passed'],
  ['failed ', 'failed'],
  ['failed (time limit exceeded) ', 'failed'],
  ['ignored ', 'ignored'],
];
const TEXTS: readonly (readonly [prefix: string, outcome: TestOutcome])[] = [
  ['failed: ', 'failed'],
  ['ignored: ', 'ignored'],
];

/**
 * Reads libtest's log of a run: one entry for each test, written when the test has ended, to a file that only libtest
 * writes. So it holds no output of tests, and it ends where a test ended the process. `names` are the tests that the same
 * binary lists. An entry for another name, or a second one for the same, is a fault.
 */
export function parseLibtestLog(text: string, names: ReadonlySet<string>): LibtestLog {
  const outcomes = new Map<string, TestOutcome>();
  let open: TestOutcome | null = null;
  const lines = text.split('\n');
  if (lines.pop() !== '') return { ok: false, reason: 'ends in the middle of a line' };
  for (const [index, line] of lines.entries()) {
    const entry: Entry | null = open === null ? readLine(line, names) : readEnd(line, open, names);
    if (entry === null) return { ok: false, reason: `holds on line ${index + 1} what is no test's result` };
    if (entry.name !== null && outcomes.has(entry.name))
      return { ok: false, reason: `holds two results of the test ${entry.name}` };
    if (entry.name !== null) outcomes.set(entry.name, entry.outcome);
    open = entry.name === null ? entry.outcome : null;
  }
  return open === null ? { ok: true, outcomes } : { ok: false, reason: 'ends in the middle of a result' };
}

/** An entry, or with a `null` name the beginning of one: a failure's or an ignore reason's text may hold line feeds. */
interface Entry {
  readonly outcome: TestOutcome;
  readonly name: string | null;
}

function readLine(line: string, names: ReadonlySet<string>): Entry | null {
  for (const [word, outcome] of WORDS) {
    if (line.startsWith(word) && names.has(line.slice(word.length))) {
      return { outcome, name: line.slice(word.length) };
    }
  }
  const text = TEXTS.find(([prefix]) => line.startsWith(prefix));
  return text === undefined ? null : readEnd(line, text[1], names);
}

function readEnd(line: string, outcome: TestOutcome, names: ReadonlySet<string>): Entry {
  const name = line.slice(line.lastIndexOf(' ') + 1);
  return { outcome, name: line.includes(' ') && names.has(name) ? name : null };
}
