import { compareSites, type SourceSpan } from '../evidence/evidence.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import type { RustcDiagnostic, RustcSpan } from './cargo-line.js';
import { cutText, helpText, placeDiagnostic } from './rustc-warning.js';
import type { SourceNames } from './source-path.js';

/** An error-level diagnostic, of the compiler or of a lint that is denied. */
export interface CompileError {
  readonly package: string;
  /** The error code or lint; empty when there is none. */
  readonly code: string;
  /** What the compiler says, with what it writes below the code. */
  readonly message: string;
  /** Its notes and proposals, a line each; may be empty. */
  readonly help: string;
  /** Repository-relative; `null` for generated code and code outside of the repository. */
  readonly path: string | null;
  readonly position: SourceSpan | null;
}

/** Gathers errors; a library is compiled twice, for itself and for its tests, and tells each error twice. */
export interface ErrorSet {
  readonly add: (owner: string, diagnostic: RustcDiagnostic) => void;
  /** The first so many in file order, and how many there are, up to `MAX_COUNTED_ERRORS`. */
  readonly list: (max: number) => { readonly list: readonly CompileError[]; readonly count: number };
}

/** One faulty macro can make any number of them. */
export const MAX_COUNTED_ERRORS = 1_000;

/** Longest compiler message, and longest label, that is repeated. */
const MAX_MESSAGE = 300;

/** What rustc says last, of the errors that it told before. */
const ABOUT_OTHERS = /^aborting due to /;

/** An empty set for the output of one build. */
export function errorSet(names: SourceNames): ErrorSet {
  const errors = new Map<string, CompileError>();
  const ends = new Map<string, CompileError>();
  return {
    add(owner, diagnostic) {
      if (errors.size >= MAX_COUNTED_ERRORS) return;
      const error = readError(owner, diagnostic, names);
      const isEnd = diagnostic.spans.length === 0 && ABOUT_OTHERS.test(diagnostic.message);
      (isEnd ? ends : errors).set(keyOf(error), error);
    },
    list(max) {
      const all = [...(errors.size === 0 ? ends : errors).values()].sort(compareErrors);
      return { list: all.slice(0, max), count: all.length };
    },
  };
}

function readError(owner: string, diagnostic: RustcDiagnostic, names: SourceNames): CompileError {
  const { code, message, spans, children } = diagnostic;
  const { path, position } = placeDiagnostic(spans, names);
  const label = labelOf(spans);
  const said = label === '' || message.includes(label) ? message : `${message}: ${label}`;
  return {
    package: owner,
    code,
    message: cutText(names.stableText(said), 2 * MAX_MESSAGE),
    help: helpText(children, names),
    path,
    position: path === null || position === null ? null : withoutText(position),
  };
}

function labelOf(spans: readonly RustcSpan[]): string {
  return cutText(spans.find(({ primary }) => primary)?.label ?? '', MAX_MESSAGE);
}

function keyOf({ package: owner, code, message, path, position }: CompileError): string {
  return JSON.stringify([owner, code, message, path, position]);
}

/** Which crate is compiled first is chance, so the order is that of the files. */
function compareErrors(a: CompileError, b: CompileError): number {
  return (
    compareUtf8(a.path ?? '', b.path ?? '') ||
    comparePositions(a.position, b.position) ||
    compareUtf8(keyOf(a), keyOf(b))
  );
}

function withoutText({ line, end_line, column, end_column }: SourceSpan): SourceSpan {
  return { line, end_line, column, end_column };
}

function comparePositions(a: SourceSpan | null, b: SourceSpan | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareSites(a, b);
}
