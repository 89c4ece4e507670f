import { type SchemaError, validate } from './allowances-validator.cjs';
import { itemsOf, memberOf, nodeAt, textOf, toPlain } from './json-tree.js';
import { describeValue } from './plan-report.js';
import { isBlank } from './safe-path.js';
import { type JsonDocument, type JsonLimits, parseStrictJson } from './strict-json.js';
import { enumerated, named } from './wording.js';

/** The gates that a plan may make an exception from. */
export const ALLOWANCE_GATES = [
  'no-regression',
  'no-test-gaming',
  'no-assertion-loss',
  'no-target-loss',
  'no-new-clippy',
] as const;
export type AllowanceGate = (typeof ALLOWANCE_GATES)[number];

/** One thing that a chunk may do although a gate would refuse it. */
export interface Allowance {
  readonly chunk: string;
  readonly gate: AllowanceGate;
  /** A canonical string (test, target, warning) or a path, to the letter. */
  readonly match: string;
  readonly reason: string;
}

/** One thing wrong with an allowances file; line and column are 1-based. */
export interface AllowanceProblem {
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type AllowancesResult =
  | { readonly ok: true; readonly allowances: readonly Allowance[] }
  /** In the order of the file, never empty, at most `MAX_PROBLEMS`. */
  | { readonly ok: false; readonly problems: readonly AllowanceProblem[] };

/** Thousands of exceptions fit; whoever needs more should move the baseline. */
export const ALLOWANCES_LIMITS: JsonLimits = { maxBytes: 1024 * 1024, maxDepth: 127 };

const MAX_PROBLEMS = 100;

/** Reads an allowances file as strictly as a plan: what is not understood could be taken for a permission. */
export function parseAllowances(bytes: Uint8Array): AllowancesResult {
  const json = parseStrictJson(bytes, ALLOWANCES_LIMITS);
  if (!json.ok) {
    const problems = json.problems.map(({ pointer, line, column, message }) => ({
      pointer,
      line,
      column,
      message,
    }));
    return refused(problems);
  }
  const { document } = json;
  if (!validate(toPlain(document.root))) {
    return refused((validate.errors ?? []).slice(0, MAX_PROBLEMS).map((error) => misfit(document, error)));
  }
  const allowances = itemsOf(document.root).map((item) => ({
    chunk: textOf(memberOf(item, 'chunk')) ?? '',
    gate: ALLOWANCE_GATES.find((gate) => gate === textOf(memberOf(item, 'gate'))) ?? 'no-regression',
    match: textOf(memberOf(item, 'match')) ?? '',
    reason: textOf(memberOf(item, 'reason')) ?? '',
  }));
  const blank = allowances.flatMap(({ match, reason }, index) => [
    ...(isBlank(match) ? [blankField(document, `/${index}/match`)] : []),
    ...(isBlank(reason) ? [blankField(document, `/${index}/reason`)] : []),
  ]);
  return blank.length === 0 ? { ok: true, allowances } : refused(blank);
}

function refused(problems: readonly AllowanceProblem[]): AllowancesResult {
  const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { ok: false, problems: sorted.slice(0, MAX_PROBLEMS) };
}

function misfit(document: JsonDocument, error: SchemaError): AllowanceProblem {
  return at(document, error.instancePath, describe(error, document));
}

function blankField(document: JsonDocument, pointer: string): AllowanceProblem {
  return at(document, pointer, `${named(pointer)} must not be blank.`);
}

function at(document: JsonDocument, pointer: string, message: string): AllowanceProblem {
  const offset = (nodeAt(document.root, pointer) ?? document.root).offset;
  return { pointer, ...document.positionAt(offset), message };
}

function describe({ instancePath, keyword, params }: SchemaError, { root }: JsonDocument): string {
  if (instancePath === '') return 'The file must be a list of allowances.';
  const where = named(instancePath);
  switch (keyword) {
    case 'type':
      return `${where} must be ${params.type}.`;
    case 'required':
      return `${where} lacks ${named(String(params.missingProperty))}.`;
    case 'additionalProperties':
      return `${where} has an unknown field ${named(String(params.additionalProperty))}; it takes ${FIELDS}.`;
    case 'enum':
      return `${where} must be ${enumerated(ALLOWANCE_GATES, 'or')}, not ${describeValue(nodeAt(root, instancePath) ?? root)}.`;
    case 'pattern':
      return `${where} is no chunk id.`;
    default:
      return `${where} must not be empty.`;
  }
}

const FIELDS = enumerated(['chunk', 'gate', 'match', 'reason'], 'and');
