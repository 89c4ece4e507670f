import type { PlainJson } from '../plan/json-tree.js';
import { type JsonLimits, parseStrictJsonValue } from '../plan/strict-json.js';
import { named } from '../plan/wording.js';

/** One thing wrong with a snapshot or evidence file. */
export interface FileProblem {
  /** JSON pointer of the value at fault; empty for the file. */
  readonly pointer: string;
  /** A whole sentence, with line and column where the text is no strict JSON. */
  readonly message: string;
}

export type FileResult<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      /** Never empty. */
      readonly problems: readonly FileProblem[];
      /** How many more there are, at least. */
      readonly unlisted: number;
    };

/** A validator that was generated from a schema. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The most problems that one file is told; a hostile one can hold millions. */
const MAX_FILE_PROBLEMS = 100;

/**
 * The most items that all lists of a file may have together. A workspace with a hundred thousand tests has a few hundred thousand;
 * a hostile file of the same size can have thirty million, and checking each would take minutes.
 */
const MAX_ITEMS = 2_000_000;

/** Reads strict JSON that must fit a schema. The value is as the schema says, so the caller may give it its type. */
export function readJsonFile(
  bytes: Uint8Array,
  limits: JsonLimits,
  fits: SchemaValidator,
): FileResult<PlainJson> {
  const json = parseStrictJsonValue(bytes, limits);
  if (!json.ok) {
    const problems = json.problems.map(({ pointer, message, line, column }) => ({
      pointer,
      message: `Line ${line}, column ${column}: ${message}`,
    }));
    return refused(problems, json.unlisted);
  }
  if (countItems(json.value, MAX_ITEMS) > MAX_ITEMS) {
    return refused([{ pointer: '', message: `The file's lists have more than ${MAX_ITEMS} items.` }], 0);
  }
  if (fits(json.value)) return { ok: true, value: json.value };
  const problems = (fits.errors ?? []).map((error) => ({
    pointer: error.instancePath,
    message: describe(error),
  }));
  return refused(problems, 0);
}

/** Counts until there are too many. The reader's limit bounds how deep this goes. */
function countItems(value: PlainJson, enough: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: readonly PlainJson[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? value.length : 0;
  for (const one of inner) {
    if (count > enough) return count;
    if (typeof one === 'object') count += countItems(one, enough - count);
  }
  return count;
}

function refused(problems: readonly FileProblem[], unlisted: number): FileResult<never> {
  const kept = problems.slice(0, MAX_FILE_PROBLEMS);
  return { ok: false, problems: kept, unlisted: unlisted + problems.length - kept.length };
}

function describe({ instancePath, keyword, params }: SchemaError): string {
  const where = instancePath === '' ? 'The file' : named(instancePath);
  switch (keyword) {
    case 'required':
      return `${where} lacks ${named(String(params.missingProperty))}.`;
    case 'type':
      return `${where} must be ${[params.type].flat().join(' or ')}.`;
    case 'const':
      return `${where} must be ${JSON.stringify(params.allowedValue)}.`;
    case 'minimum':
    case 'maximum':
      return `${where} must be ${params.comparison} ${params.limit}.`;
    case 'pattern':
      return `${where} must match ${params.pattern}.`;
    default:
      return `${where} does not fit the schema (${keyword}).`;
  }
}
