import type { EvidenceProblem } from '../evidence/evidence.js';
import { quoted } from '../plan/wording.js';
import type { LibtestOutcome } from './libtest-line.js';
import { splitLines } from './line-splitter.js';
import type { TestRunResult } from './test-run.js';

const OUTCOMES: ReadonlyMap<string, LibtestOutcome> = new Map([
  ['ok', 'passed'],
  ['failed', 'failed'],
  ['ignored', 'ignored'],
]);
/** A record starts with its outcome; a message with a line break can stand between that and the name. */
const START = /^(ok|failed|ignored)\b/;
const MAX_LINE_BYTES = 1024 * 1024;

/**
 * Compares the results of a run with the file that libtest writes for `--logfile`, a record for each test as it ends. It is the
 * one account of a run that tests do not share stdout with: a test that prints a whole report and exits (spec.md, B10) leaves
 * its own record out, and those of the tests still running. Names of tests in binaries hold no blank.
 */
export function checkTestLog(log: Uint8Array, results: readonly TestRunResult[]): EvidenceProblem[] {
  const expected = new Map(results.map(({ name, outcome }) => [name, outcome]));
  const logged = readLog(log, expected);
  const wrong = results.find(({ name, outcome }) => logged.get(name) !== outcome);
  if (wrong === undefined) return [];
  const said = logged.get(wrong.name);
  const account = said === undefined ? 'does not have it' : `says ${said}`;
  return [
    {
      code: 'tests-log-mismatch',
      message: `The output says that ${quoted(wrong.name)} ${wrong.outcome}, but libtest's own log ${account}: a test printed results or ended the run.`,
    },
  ];
}

function readLog(
  log: Uint8Array,
  names: ReadonlyMap<string, LibtestOutcome>,
): ReadonlyMap<string, LibtestOutcome | 'contradictory'> {
  const logged = new Map<string, LibtestOutcome | 'contradictory'>();
  let open: LibtestOutcome | undefined;
  const readLine = (line: string): void => {
    const word = START.exec(line)?.[1];
    if (word !== undefined) open = OUTCOMES.get(word);
    const name = line.slice(line.lastIndexOf(' ') + 1);
    if (open === undefined || !names.has(name)) return;
    const before = logged.get(name);
    logged.set(name, before === undefined || before === open ? open : 'contradictory');
    open = undefined;
  };
  const splitter = splitLines(MAX_LINE_BYTES, {
    line: readLine,
    notUtf8: (bytes) => readLine(bytes.toString()),
    tooLong: () => undefined,
  });
  splitter.push(log);
  splitter.end();
  return logged;
}
