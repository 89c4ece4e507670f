import type { PlainJson } from '../plan/json-tree.js';
import { type JsonLimits, parseLargeJsonValue } from '../plan/strict-json.js';
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
 * The most items that all lists of a file may have together, and the most lists and objects within objects. A workspace with a hundred thousand tests
 * has a few hundred thousand; a hostile file of the same size can have thirty million, which would fill the memory.
 */
const MAX_ITEMS = 2_000_000;

/**
 * The most values in all lists and objects together. Two hundred thousand tests and a hundred thousand warnings with their places have three
 * million in 70 MiB, so that the largest file that is read has four; a hostile one of the same size can have forty.
 */
const MAX_VALUES = 5_000_000;

/** The most different keys, in any order that objects have them in. Files of plan-gate have some sixty, and what others add to theirs is a few more. */
const MAX_KEYS = 10_000;

const SCAN_LIMITS = { items: MAX_ITEMS, nested: MAX_ITEMS, values: MAX_VALUES, keys: MAX_KEYS };

const EXCESS = {
  nested: `The file's objects hold more than ${MAX_ITEMS} lists and objects.`,
  items: `The file's lists have more than ${MAX_ITEMS} items.`,
  values: `The file's lists and objects hold more than ${MAX_VALUES} values.`,
  keys: `The file's objects have more than ${MAX_KEYS} different keys, or orders of keys.`,
};

/** Reads strict JSON that must fit a schema. The value is as the schema says, so the caller may give it its type. */
export function readJsonFile(
  bytes: Uint8Array,
  limits: JsonLimits,
  fits: SchemaValidator,
): FileResult<PlainJson> {
  const json = parseLargeJsonValue(bytes, { ...limits, scan: SCAN_LIMITS });
  if (!json.ok) {
    if ('excess' in json) return refused([{ pointer: '', message: EXCESS[json.excess] }], 0);
    const problems = json.problems.map(({ pointer, message, line, column }) => ({
      pointer,
      message: `Line ${line}, column ${column}: ${message}`,
    }));
    return refused(problems, json.unlisted);
  }
  const isFit = tryFit(fits, json.value);
  if (isFit === null) return refused([{ pointer: '', message: UNREADABLE }], 0);
  if (isFit) return { ok: true, value: json.value };
  const problems = (fits.errors ?? []).map((error) => ({
    pointer: error.instancePath,
    message: describe(error),
  }));
  return refused(problems, 0);
}

const UNREADABLE = 'The file holds a text that is too long to be held to a pattern.';

/** `null` where the engine gives up: a pattern overflows its stack on a text of some megabytes. Schemas bound such texts, and this is for one that does not. */
function tryFit(fits: SchemaValidator, value: PlainJson): boolean | null {
  try {
    return fits(value);
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
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
    case 'maxLength':
      return `${where} must have at most ${params.limit} characters.`;
    case 'pattern':
      return `${where} must match ${params.pattern}.`;
    default:
      return `${where} does not fit the schema (${keyword}).`;
  }
}
