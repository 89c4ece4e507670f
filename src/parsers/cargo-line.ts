import type { WarningSite } from '../evidence/evidence.js';
import type { PlainJson, PlainObject } from '../plan/json-tree.js';
import { type JsonLimits, parseStrictJsonValue } from '../plan/strict-json.js';

/** One line that cargo prints with `--message-format=json`, reduced to what plan-gate looks at. */
export type CargoLine =
  | { readonly kind: 'artifact'; readonly artifact: CargoArtifact }
  | { readonly kind: 'diagnostic'; readonly packageId: string; readonly diagnostic: RustcDiagnostic }
  | { readonly kind: 'build-script'; readonly script: BuildScript }
  | { readonly kind: 'finished'; readonly success: boolean }
  /** Of another kind, which plan-gate has no use for. */
  | { readonly kind: 'other' }
  | { readonly kind: 'fault'; readonly reason: string };

export interface CargoArtifact {
  readonly packageId: string;
  /** The first kind that cargo names; `unknown` when it names none. */
  readonly targetKind: string;
  readonly target: string;
  /** True when it was built with rustc's `--test`, or with a harness of its own for `cargo test`. */
  readonly test: boolean;
  readonly executable: string | null;
}

/** What a package's build script did that its tests see. */
export interface BuildScript {
  readonly packageId: string;
  /** Its `OUT_DIR`. */
  readonly outDir: string | null;
  /** The variables that it set for the package, as name and value. */
  readonly variables: readonly (readonly [string, string])[];
  /** Where it said that native libraries are, with an optional `kind=` in front. */
  readonly linkedPaths: readonly string[];
}

export interface RustcDiagnostic {
  readonly level: string;
  readonly message: string;
  /** The lint or error code; empty when there is none. */
  readonly code: string;
  readonly spans: readonly RustcSpan[];
  readonly children: readonly RustcChild[];
}

export interface RustcSpan {
  readonly fileName: string;
  readonly primary: boolean;
  /** `null` where the output does not say. */
  readonly position: WarningSite | null;
  /** Where the macro was called that this code came out of. */
  readonly expansion: RustcSpan | null;
  /** What the compiler writes below the code; absent where it writes nothing, or where it was not read. */
  readonly label?: string;
}

/** A note or help below a diagnostic, with the texts that it proposes. */
export interface RustcChild {
  readonly level: string;
  readonly message: string;
  readonly replacements: readonly string[];
}

/** cargo reads rustc's output with a library that gives up at this depth, so a deeper line is not cargo's. */
const LINE_DEPTH = 127;

/** Reads one line strictly: what is not JSON of cargo's shape is a fault that says why. The line must not be blank. */
export function readCargoLine(text: string): CargoLine {
  const bytes = Buffer.from(text);
  const limits: JsonLimits = { maxBytes: bytes.length, maxDepth: LINE_DEPTH };
  const json = parseStrictJsonValue(bytes, limits);
  if (!json.ok) return fault(`is not JSON: ${json.problems[0]?.message ?? ''}`);
  const line = asObject(json.value);
  if (line === null) return fault('is not a JSON object');
  switch (line.reason) {
    case 'compiler-artifact':
      return readArtifact(line);
    case 'compiler-message':
      return readMessage(line);
    case 'build-script-executed':
      return readBuildScript(line);
    case 'build-finished':
      if (typeof line.success !== 'boolean') return fault('lacks `success`');
      return { kind: 'finished', success: line.success };
    default:
      return typeof line.reason === 'string'
        ? { kind: 'other' }
        : fault('has no `reason`, so it is not cargo’s');
  }
}

function readArtifact(line: PlainObject): CargoLine {
  const target = asObject(line.target);
  if (typeof line.package_id !== 'string' || target === null) return fault('lacks `package_id` or `target`');
  const [kind] = Array.isArray(target.kind) ? target.kind : [];
  return {
    kind: 'artifact',
    artifact: {
      packageId: line.package_id,
      targetKind: typeof kind === 'string' ? kind : 'unknown',
      target: typeof target.name === 'string' ? target.name : '',
      test: asObject(line.profile)?.test === true,
      executable: typeof line.executable === 'string' ? line.executable : null,
    },
  };
}

function readBuildScript(line: PlainObject): CargoLine {
  if (typeof line.package_id !== 'string') return fault('lacks `package_id`');
  const variables = Array.isArray(line.env) ? line.env : [];
  return {
    kind: 'build-script',
    script: {
      packageId: line.package_id,
      outDir: typeof line.out_dir === 'string' ? line.out_dir : null,
      variables: variables.flatMap((pair) => {
        const [name, value] = Array.isArray(pair) ? pair : [];
        return typeof name === 'string' && typeof value === 'string' ? [[name, value] as const] : [];
      }),
      linkedPaths: Array.isArray(line.linked_paths)
        ? line.linked_paths.filter((path) => typeof path === 'string')
        : [],
    },
  };
}

function readMessage(line: PlainObject): CargoLine {
  const message = asObject(line.message);
  if (typeof line.package_id !== 'string' || message === null)
    return fault('lacks `package_id` or `message`');
  const code = message.code === undefined || message.code === null ? '' : asObject(message.code)?.code;
  const spans = readSpans(message.spans);
  if (typeof message.level !== 'string' || typeof message.message !== 'string') {
    return fault('has a diagnostic without level or message');
  }
  if (typeof code !== 'string') return fault('has a diagnostic whose code is no code');
  if (spans === null) return fault('has a diagnostic whose spans are no spans');
  return {
    kind: 'diagnostic',
    packageId: line.package_id,
    diagnostic: {
      level: message.level,
      message: message.message,
      code,
      spans,
      children: readChildren(message.children),
    },
  };
}

function readSpans(value: PlainJson | undefined): RustcSpan[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const spans = value.map(readSpan);
  return spans.every((span) => span !== null) ? spans : null;
}

/** Reads a span from parsed JSON; `null` when it is none. */
export function readSpan(value: PlainJson): RustcSpan | null {
  const span = asObject(value);
  if (span === null || typeof span.file_name !== 'string') return null;
  const call = asObject(asObject(span.expansion)?.span);
  return {
    fileName: span.file_name,
    primary: span.is_primary === true,
    position: positionOf(span),
    expansion: call === null ? null : readSpan(call),
    ...(typeof span.label === 'string' ? { label: span.label } : {}),
  };
}

function positionOf(span: PlainObject): WarningSite | null {
  const [line, endLine, column, endColumn] = [
    span.line_start,
    span.line_end,
    span.column_start,
    span.column_end,
  ];
  if (!isPosition(line) || !isPosition(endLine) || !isPosition(column) || !isPosition(endColumn)) return null;
  const text = firstLineOf(span);
  const position = { line, end_line: endLine, column, end_column: endColumn };
  return text === null ? position : { ...position, text };
}

/** The first line of the code that a span is of, as the compiler quotes it. */
function firstLineOf({ text }: PlainObject): string | null {
  const [first] = Array.isArray(text) ? text : [];
  const line = asObject(first)?.text;
  return typeof line === 'string' ? line : null;
}

function isPosition(value: PlainJson | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < 2 ** 31;
}

function readChildren(value: PlainJson | undefined): RustcChild[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const child = asObject(item);
    if (child === null || typeof child.level !== 'string' || typeof child.message !== 'string') return [];
    const spans: readonly PlainJson[] = Array.isArray(child.spans) ? child.spans : [];
    const replacements = spans.flatMap((span) => asObject(span)?.suggested_replacement ?? []);
    return {
      level: child.level,
      message: child.message,
      replacements: replacements.filter((text) => typeof text === 'string'),
    };
  });
}

function asObject(value: PlainJson | undefined): PlainObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainObject) : null;
}

function fault(reason: string): CargoLine {
  return { kind: 'fault', reason };
}
