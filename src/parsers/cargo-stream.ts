import type { TestId } from '../evidence/snapshot.js';
import {
  type BuildScript,
  type CargoArtifact,
  type CargoLine,
  type RustcDiagnostic,
  readCargoLine,
} from './cargo-line.js';
import { readWarningLine } from './cargo-warning-line.js';
import { type CompileError, type ErrorSet, errorSet } from './compile-error.js';
import { splitLines } from './line-splitter.js';
import { packageNameOf } from './package-id.js';
import { placeDiagnostic } from './rustc-warning.js';
import { namesAsPrinted, type SourceNames } from './source-path.js';
import { type CapturedWarning, type WarningSet, warningSet } from './warning-set.js';

/** What a cargo run with `--message-format=json` said. Whether that is good enough is for `judgeCargoRun`. */
export interface CargoStream {
  /** Lines that are no cargo JSON, the first `MAX_KEPT` of them. */
  readonly faults: readonly LineFault[];
  readonly faultCount: number;
  /** The last `build-finished`; `null` when there was none. */
  readonly finished: boolean | null;
  /** Error-level diagnostics, each once however many builds met it: the first `MAX_KEPT` of them in file order. */
  readonly errors: readonly CompileError[];
  /** Up to `MAX_COUNTED_ERRORS`. */
  readonly errorCount: number;
  /** Test executables of the workspace, in the order of the output. */
  readonly binaries: readonly TestBinary[];
  /** The workspace's programs, which cargo names to integration tests as `CARGO_BIN_EXE_<name>`. */
  readonly programs: readonly Program[];
  /** Of the workspace's packages. */
  readonly buildScripts: readonly BuildScript[];
  /** Warnings with a lint, of the workspace's own packages, in snapshot order. */
  readonly warnings: readonly CapturedWarning[];
}

export interface LineFault {
  /** 1-based. */
  readonly line: number;
  /** The end of a sentence that starts with the line. */
  readonly reason: string;
}

export interface Program {
  readonly packageId: string;
  readonly name: string;
  readonly executable: string;
}

export interface TestBinary extends Omit<TestId, 'name'> {
  readonly executable: string;
  readonly packageId: string;
}

/** Whose output it is. Without `packages`, names come from the ids and every package counts as the workspace's own. */
export interface CargoStreamContext {
  /** Name by package id, of the workspace's members (see `parseCargoMetadata`). */
  readonly packages?: ReadonlyMap<string, string>;
  readonly names?: SourceNames;
  readonly maxLineBytes?: number;
}

export interface CargoStreamParser {
  readonly push: (chunk: Uint8Array) => void;
  readonly end: () => CargoStream;
}

/** rustc cuts nothing: a diagnostic of generated code can quote megabytes. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;
const MAX_KEPT = 20;

/** What has been read so far. */
interface Reading {
  readonly names: SourceNames;
  /** `null` for a package that is not of the workspace. */
  readonly nameOf: (packageId: string) => string | null;
  readonly warnings: WarningSet;
  readonly faults: LineFault[];
  readonly errors: ErrorSet;
  readonly binaries: TestBinary[];
  readonly programs: Program[];
  readonly buildScripts: BuildScript[];
  faultCount: number;
  lines: number;
  finished: boolean | null;
}

/** Reads the output of a cargo run as it comes, in chunks cut anywhere. Never throws, and keeps no text but what it reports. */
export function cargoStreamParser(context: CargoStreamContext = {}): CargoStreamParser {
  const { packages, names = namesAsPrinted(), maxLineBytes = MAX_LINE_BYTES } = context;
  const reading: Reading = {
    names,
    nameOf: packageNames(packages),
    warnings: warningSet(names),
    faults: [],
    errors: errorSet(names),
    binaries: [],
    programs: [],
    buildScripts: [],
    faultCount: 0,
    lines: 0,
    finished: null,
  };
  const splitter = splitLines(maxLineBytes, {
    line(text) {
      reading.lines += 1;
      readLine(reading, text);
    },
    notUtf8() {
      reading.lines += 1;
      addFault(reading, 'is not UTF-8');
    },
    tooLong() {
      reading.lines += 1;
      addFault(reading, `has more than ${maxLineBytes} bytes`);
    },
  });
  return {
    push: splitter.push,
    end() {
      splitter.end();
      const { names: _names, nameOf: _nameOf, lines: _lines, warnings, errors, ...rest } = reading;
      const { list, count } = errors.list(MAX_KEPT);
      return { ...rest, errors: list, errorCount: count, warnings: warnings.list() };
    },
  };
}

function packageNames(packages: ReadonlyMap<string, string> | undefined): (id: string) => string | null {
  const lookUp = packages === undefined ? packageNameOf : (id: string) => packages.get(id) ?? null;
  // One package's lines come in runs. (The last id keeps one piece of the output alive, which is little.)
  let [lastId, lastName]: [string, string | null] = ['', lookUp('')];
  return (id) => {
    if (id !== lastId) [lastId, lastName] = [id, lookUp(id)];
    return lastName;
  };
}

function readLine(reading: Reading, text: string): void {
  const warning = readWarningLine(text);
  if (warning === null) {
    const trimmed = trimWhiteSpace(text);
    if (trimmed !== '' && !isPlainArtifact(trimmed)) addLine(reading, readCargoLine(trimmed));
    return;
  }
  const owner = reading.nameOf(warning.packageId);
  if (owner === null) return;
  const place = placeDiagnostic(warning.spans, reading.names);
  reading.warnings.add(warning.lint, owner, warning.message, place, warning.children);
}

function addLine(reading: Reading, line: CargoLine): void {
  if (line.kind === 'fault') addFault(reading, line.reason);
  else if (line.kind === 'finished') reading.finished = line.success;
  else if (line.kind === 'artifact') addArtifact(reading, line.artifact);
  else if (line.kind === 'build-script') addBuildScript(reading, line.script);
  else if (line.kind === 'diagnostic') addDiagnostic(reading, line.packageId, line.diagnostic);
}

function addFault(reading: Reading, reason: string): void {
  reading.faultCount += 1;
  if (reading.faults.length < MAX_KEPT) reading.faults.push({ line: reading.lines, reason });
}

function addArtifact(reading: Reading, artifact: CargoArtifact): void {
  const { packageId, targetKind, target, test, executable } = artifact;
  const owner = reading.nameOf(packageId);
  if (executable === null || (!test && targetKind !== 'bin')) return;
  if (!test) {
    if (owner !== null) reading.programs.push({ packageId, name: target, executable });
  } else if (owner === null) {
    addFault(reading, 'names a test executable of a package that is not of the workspace');
  } else {
    reading.binaries.push({ package: owner, target_kind: targetKind, target, executable, packageId });
  }
}

function addBuildScript(reading: Reading, script: BuildScript): void {
  if (reading.nameOf(script.packageId) !== null) reading.buildScripts.push(script);
}

function addDiagnostic(reading: Reading, packageId: string, diagnostic: RustcDiagnostic): void {
  const { level, message, code, spans, children } = diagnostic;
  const owner = reading.nameOf(packageId);
  // rustc also has the level `error: internal compiler error`.
  const isError = level.startsWith('error');
  if (!isError && (level !== 'warning' || code === '' || owner === null)) return;
  if (isError) {
    reading.errors.add(owner ?? packageNameOf(packageId), diagnostic);
    return;
  }
  const place = placeDiagnostic(spans, reading.names);
  reading.warnings.add(code, owner ?? '', message, place, () => children);
}

/** The same for output that is at hand whole. */
export function parseCargoStream(output: Uint8Array, context: CargoStreamContext = {}): CargoStream {
  const parser = cargoStreamParser(context);
  parser.push(output);
  return parser.end();
}

const ARTIFACT = '{"reason":"compiler-artifact","package_id":"';

/** A line of cargo's for something that cannot be run. There is one for each dependency, and nothing in it matters. */
function isPlainArtifact(text: string): boolean {
  return (
    text.startsWith(ARTIFACT) &&
    (text.endsWith('],"executable":null,"fresh":false}') ||
      text.endsWith('],"executable":null,"fresh":true}')) &&
    // Two lines that were torn into each other.
    text.indexOf('{"reason":', 1) === -1
  );
}

/** Unicode White_Space, as the reference trims; `trim` differs in U+0085 and U+FEFF. */
function trimWhiteSpace(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isWhiteSpace(text[start])) start += 1;
  while (end > start && isWhiteSpace(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function isWhiteSpace(character: string | undefined): boolean {
  return (
    character !== undefined &&
    /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(character)
  );
}
