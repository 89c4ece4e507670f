import {
  type LibtestSummary,
  NAME_END,
  parseOutcome,
  parseSummaryLine,
  splitMode,
  type TestMode,
} from './libtest-line.js';
import { detached } from './line-splitter.js';
import { type ListedTests, listedTests } from './listed-tests.js';
import { type FailureReader, type FailureText, failureReader } from './panic-text.js';
import type { SourceNames } from './source-path.js';

/** One `running N tests` and what follows it. A binary prints one, doctests of edition 2024 up to two (spec.md, B3). */
export interface Block {
  readonly announced: number;
  /** How many tests had come up before it. */
  readonly seenBefore: number;
  /** The last `test result`, when its numbers fit everything else: then it is libtest's own. */
  accepted: Report | null;
  /** The last one, when they do not. */
  odd: LibtestSummary | null;
  /** True behind the results, where libtest shows what failed tests printed. */
  details: boolean;
}

/** A `test result` line with the names of the list of failures right above it. */
export interface Report {
  readonly summary: LibtestSummary;
  readonly failures: readonly string[];
}

/** What has been read of a run so far. Tests are known by their index in the list. */
export interface RunReading {
  readonly sources: SourceNames;
  /** True for doctests: then a block can follow another. */
  readonly severalBlocks: boolean;
  readonly tests: ListedTests;
  /** How often each name came up as libtest writes it before an outcome. */
  readonly seen: Uint32Array;
  /** How often `ignored` followed. */
  readonly ignored: Uint32Array;
  /** Of the tests that are not simply run. */
  readonly modes: Map<number, TestMode>;
  /** What tests printed that failed. */
  readonly said: Map<number, FailureReader>;
  readonly blocks: Block[];
  /** How many listed tests have come up, with repeats. */
  seenInAll: number;
  /** The list of failures that is being read, or has just been read. */
  failures: string[] | null;
  /** Takes what is shown of a failed test's output. */
  shown: FailureReader | null;
}

/** A run of the listed tests, of which nothing has been read. */
export function startReading(
  listed: readonly string[],
  severalBlocks: boolean,
  sources: SourceNames,
): RunReading {
  const tests = listedTests(listed);
  return {
    sources,
    severalBlocks,
    tests,
    seen: new Uint32Array(tests.names.length),
    ignored: new Uint32Array(tests.names.length),
    modes: new Map(),
    said: new Map(),
    blocks: [],
    seenInAll: 0,
    failures: null,
    shown: null,
  };
}

const TEST = 'test ';
const HEADER = /^running ([0-9]{1,9}) tests?$/;

const PASSED = `${NAME_END}ok`;

/** Reads one line of the run. */
export function readRunLine(reading: RunReading, untrimmed: string): void {
  if (untrimmed.startsWith(TEST) && untrimmed.endsWith(PASSED) && readPassed(reading, untrimmed)) return;
  const line = untrimmed.endsWith('\r') ? untrimmed.slice(0, -1) : untrimmed;
  const block = reading.blocks.at(-1);
  const header = line.startsWith('running ') ? HEADER.exec(line) : null;
  if (header !== null && mayBegin(reading, block)) {
    const announced = Number(header[1]);
    reading.blocks.push({
      announced,
      seenBefore: reading.seenInAll,
      accepted: null,
      odd: null,
      details: false,
    });
  } else if (block !== undefined) {
    if (block.details || line === 'failures:') readDetail(reading, block, line);
    else if (line.startsWith(TEST)) readSummary(reading, block, line) || readResult(reading, line, 0);
    else if (line.includes(TEST)) readResult(reading, line, 0);
  }
}

/** Reads `test NAME ... ok`, which nearly every line is. */
function readPassed(reading: RunReading, line: string): boolean {
  if (reading.blocks.at(-1)?.details !== false) return false;
  const test = reading.tests.find(line.slice(TEST.length, -PASSED.length));
  if (test === -1) return false;
  countResult(reading, test);
  return true;
}

/** Tests can print such a line too, but not between libtest's last line and the next block. */
function mayBegin({ severalBlocks }: RunReading, block: Block | undefined): boolean {
  return block === undefined || (severalBlocks && block.accepted !== null);
}

/** Most pieces ` ... ` behind one `test ` that are tried as the end of a name: a hostile line must not cost its square. */
const MAX_NAME_ENDS = 4;

/**
 * Reads `test NAME ... OUTCOME` wherever it stands in the line, for the names that are listed. Other output can come before
 * the name and, when tests run one at a time, between it and the outcome (spec.md, B8 and B9).
 */
function readResult(reading: RunReading, line: string, from: number): void {
  let start = line.indexOf(TEST, from);
  while (start !== -1) {
    const found = findName(reading, line, start + TEST.length);
    if (found !== null && endsWithOutcome(reading, found, line)) return;
    start = line.indexOf(TEST, found?.end ?? start + TEST.length);
  }
}

interface FoundName {
  /** Its index. */
  readonly test: number;
  readonly mode: TestMode | null;
  /** Where the outcome should start. */
  readonly end: number;
}

function findName({ tests }: RunReading, line: string, start: number): FoundName | null {
  let end = start;
  for (let tried = 0; tried < MAX_NAME_ENDS; tried += 1) {
    end = line.indexOf(NAME_END, end + 1);
    if (end === -1) return null;
    const printed = line.slice(start, end);
    const plain = tests.find(printed);
    if (plain !== -1) return { test: plain, mode: null, end: end + NAME_END.length };
    const { name, mode } = splitMode(printed);
    const test = mode === null ? -1 : tests.find(name);
    if (test !== -1) return { test, mode, end: end + NAME_END.length };
  }
  return null;
}

/** Counts the name. Of outcomes only `ignored` matters here: failures come from their list, and the rest passed. */
function endsWithOutcome(reading: RunReading, { test, mode, end }: FoundName, line: string): boolean {
  const outcome = parseOutcome(line.slice(end));
  countResult(reading, test);
  if (mode !== null && !reading.modes.has(test)) reading.modes.set(test, mode);
  if (outcome === 'ignored') reading.ignored[test] = at(reading.ignored, test) + 1;
  return outcome !== null;
}

function countResult(reading: RunReading, test: number): void {
  const before = at(reading.seen, test);
  if (before < at(reading.tests.times, test)) reading.seenInAll += 1;
  reading.seen[test] = before + 1;
}

/** A count by index; 0 where there is none. */
export function at(counts: Uint32Array, index: number): number {
  return counts[index] ?? 0;
}

const SECTION = /^---- (.+) std(?:out|err) ----$/;
const LISTED_FAILURE = '    ';

/**
 * Reads a line behind the results: sections of what failed tests printed, which can hold anything, then the list of failures.
 * That list and the report below it count only when they fit what libtest announced.
 */
function readDetail(reading: RunReading, block: Block, line: string): void {
  if (line === 'failures:') {
    block.details ||= reading.seenInAll - block.seenBefore >= block.announced;
    reading.failures = [];
    return;
  }
  if (reading.failures !== null && line.startsWith(LISTED_FAILURE)) {
    // A longer list cannot fit, so no more is kept of it.
    if (reading.failures.length <= block.announced) {
      reading.failures.push(detached(line.slice(LISTED_FAILURE.length)));
    }
    return;
  }
  // An empty line ends the list, and the report must follow; anything else means that it was no list.
  if (line === '' && (reading.failures?.length ?? 0) > 0) return;
  if (line.startsWith(TEST) && readSummary(reading, block, line)) return;
  reading.failures = null;
  const section = line.startsWith('---- ') ? SECTION.exec(line) : null;
  const test = section === null ? -1 : reading.tests.find(section[1] ?? '');
  const name = reading.tests.names[test];
  if (name === undefined) {
    reading.shown?.line(line);
    return;
  }
  reading.shown = failureReader(name, reading.sources);
  reading.said.set(test, reading.shown);
}

function readSummary(reading: RunReading, block: Block, line: string): boolean {
  const summary = parseSummaryLine(line);
  if (summary === null) return false;
  const failures = reading.failures ?? [];
  reading.failures = null;
  const { passed, failed, ignored, measured } = summary;
  const fits =
    passed + failed + ignored + measured === block.announced &&
    reading.seenInAll - block.seenBefore >= block.announced &&
    failures.length === failed &&
    failures.every((name) => reading.tests.find(name) !== -1);
  block.accepted = fits ? { summary, failures } : null;
  block.odd = fits ? null : summary;
  return true;
}

/** How often each test failed, from the lists of failures; by index, with no entry for 0. */
export function failureCounts({ blocks, tests }: RunReading): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const name of blocks.flatMap(({ accepted }) => accepted?.failures ?? [])) {
    const test = tests.find(name);
    counts.set(test, Math.min((counts.get(test) ?? 0) + 1, at(tests.times, test)));
  }
  return counts;
}

/** How many of the times that a test is listed it was ignored. What is left of those and of its failures has passed. */
export function ignoredCount({ ignored, tests }: RunReading, test: number, failed: number): number {
  return Math.min(at(ignored, test), at(tests.times, test) - failed);
}

/** What a failed test said. */
export function failureOf({ said }: RunReading, test: number): FailureText {
  return said.get(test)?.end() ?? { message: '', path: null, line: null, column: null };
}
