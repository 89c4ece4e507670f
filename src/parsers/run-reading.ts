import {
  type LibtestOutcome,
  type LibtestSummary,
  NAME_END,
  parseOutcome,
  parseSummaryLine,
  splitMode,
  type TestMode,
} from './libtest-line.js';
import { detached } from './line-splitter.js';
import { type FailureReader, type FailureText, failureReader } from './panic-text.js';
import type { SourceNames } from './source-path.js';

/** A listed test, with what the run says about it. */
export interface RunEntry {
  readonly name: string;
  /** How often the list names it: more than once only for doctests. */
  listed: number;
  /** How often its name came up as libtest writes it before an outcome. */
  seen: number;
  /** How often `ignored` followed. */
  ignored: number;
  mode: TestMode | null;
  failure: FailureReader | null;
}

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

/** What has been read of a run so far. */
export interface RunReading {
  readonly names: SourceNames;
  /** True for doctests: then a block can follow another. */
  readonly severalBlocks: boolean;
  /** By name, in the order of the list. */
  readonly entries: ReadonlyMap<string, RunEntry>;
  readonly blocks: Block[];
  /** How many listed tests have come up. */
  seen: number;
  /** The list of failures that is being read, or has just been read. */
  failures: string[] | null;
  /** The test whose output is being shown. */
  shown: RunEntry | null;
}

/** A run of the listed tests, of which nothing has been read. */
export function startReading(
  listed: readonly string[],
  severalBlocks: boolean,
  names: SourceNames,
): RunReading {
  const entries = new Map<string, RunEntry>();
  for (const name of listed) {
    const known = entries.get(name);
    if (known !== undefined) known.listed += 1;
    else entries.set(name, { name, listed: 1, seen: 0, ignored: 0, mode: null, failure: null });
  }
  return { names, severalBlocks, entries, blocks: [], seen: 0, failures: null, shown: null };
}

const TEST = 'test ';
const HEADER = /^running ([0-9]{1,9}) tests?$/;

/** Reads one line of the run. */
export function readRunLine(reading: RunReading, untrimmed: string): void {
  const line = untrimmed.endsWith('\r') ? untrimmed.slice(0, -1) : untrimmed;
  const block = reading.blocks.at(-1);
  const header = line.startsWith('running ') ? HEADER.exec(line) : null;
  if (header !== null && mayBegin(reading, block)) {
    const announced = Number(header[1]);
    reading.blocks.push({ announced, seenBefore: reading.seen, accepted: null, odd: null, details: false });
  } else if (block !== undefined) {
    if (block.details || line === 'failures:') readDetail(reading, block, line);
    else if (line.startsWith(TEST)) readSummary(reading, block, line) || readResult(reading, line, 0);
    else if (line.includes(TEST)) readResult(reading, line, 0);
  }
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
  readonly entry: RunEntry;
  readonly mode: TestMode | null;
  /** Where the outcome should start. */
  readonly end: number;
}

function findName({ entries }: RunReading, line: string, start: number): FoundName | null {
  let end = start;
  for (let tried = 0; tried < MAX_NAME_ENDS; tried += 1) {
    end = line.indexOf(NAME_END, end + 1);
    if (end === -1) return null;
    const printed = line.slice(start, end);
    const plain = entries.get(printed);
    if (plain !== undefined) return { entry: plain, mode: null, end: end + NAME_END.length };
    const { name, mode } = splitMode(printed);
    const entry = mode === null ? undefined : entries.get(name);
    if (entry !== undefined) return { entry, mode, end: end + NAME_END.length };
  }
  return null;
}

/** Counts the name. Of outcomes only `ignored` matters here: failures come from their list, and the rest passed. */
function endsWithOutcome(reading: RunReading, { entry, mode, end }: FoundName, line: string): boolean {
  const outcome = parseOutcome(line.slice(end));
  if (entry.seen < entry.listed) reading.seen += 1;
  entry.seen += 1;
  entry.mode ??= mode;
  if (outcome === 'ignored') entry.ignored += 1;
  return outcome !== null;
}

const SECTION = /^---- (.+) std(?:out|err) ----$/;
const LISTED_FAILURE = '    ';

/**
 * Reads a line behind the results: sections of what failed tests printed, which can hold anything, then the list of failures.
 * That list and the report below it count only when they fit what libtest announced.
 */
function readDetail(reading: RunReading, block: Block, line: string): void {
  if (line === 'failures:') {
    block.details ||= reading.seen - block.seenBefore >= block.announced;
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
  const entry = section === null ? undefined : reading.entries.get(section[1] ?? '');
  if (entry !== undefined) {
    entry.failure = failureReader(entry.name, reading.names);
    reading.shown = entry;
  } else {
    reading.shown?.failure?.line(line);
  }
}

function readSummary(reading: RunReading, block: Block, line: string): boolean {
  const summary = parseSummaryLine(line);
  if (summary === null) return false;
  const failures = reading.failures ?? [];
  reading.failures = null;
  const { passed, failed, ignored, measured } = summary;
  const fits =
    passed + failed + ignored + measured === block.announced &&
    reading.seen - block.seenBefore >= block.announced &&
    failures.length === failed &&
    failures.every((name) => reading.entries.has(name));
  block.accepted = fits ? { summary, failures } : null;
  block.odd = fits ? null : summary;
  return true;
}

/** How often each test failed, from the lists of failures. */
export function failureCounts({ blocks }: RunReading): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of blocks.flatMap(({ accepted }) => accepted?.failures ?? [])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The outcomes of a test, one for each time that it is listed. */
export function outcomesOf(entry: RunEntry, failed: number): LibtestOutcome[] {
  const failures = Math.min(failed, entry.listed);
  const ignored = Math.min(entry.ignored, entry.listed - failures);
  return Array.from({ length: entry.listed }, (_, i) =>
    i < failures ? 'failed' : i < failures + ignored ? 'ignored' : 'passed',
  );
}

/** What a failed test said. */
export function failureOf({ failure }: RunEntry): FailureText {
  return failure?.end() ?? { message: '', path: null, line: null, column: null };
}
