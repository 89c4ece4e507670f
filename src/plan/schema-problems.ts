import {
  type JsonNode,
  type JsonObject,
  memberOf,
  nodeAt,
  type PlainJson,
  plainItems,
  plainMember,
  pointerSegments,
  pointerStep,
  textOf,
  toPlain,
} from './json-tree.js';
import type { ProblemCode } from './plan.js';
import { ACCEPTANCE_KINDS, FIELDS, TIERS } from './plan-fields.js';
import { describeValue, type PlanReport, placeName, tell } from './plan-report.js';
import { type SchemaError, validate } from './plan-validator.cjs';
import { enumerated, named, nearestName } from './wording.js';

/**
 * Tells what the JSON Schema finds wrong with a plan, each fault once. Keywords that a rule covers more
 * exactly are left to it: `minLength` (blank text, unsafe paths), `pattern` (chunk ids), `uniqueItems`
 * (repeated deps), `minimum` and `maximum`, and `type` for a number that should be an integer.
 * `schema_version` is judged before all else.
 * @returns whether the plan fits; also where the rules will say why not
 */
export function reportSchemaProblems(report: PlanReport): 'fits' | 'misfits' {
  const plain = toPlain(report.root);
  dropNulls(plain);
  if (validate(plain)) return 'fits';
  for (const error of validate.errors ?? []) {
    const node = nodeAt(report.root, error.instancePath);
    if (node === undefined || RULED_KEYWORDS.has(error.keyword) || !isOurs(report.root, error)) continue;
    (TELLERS.get(error.keyword) ?? tellOther)(report, error, node);
  }
  return 'misfits';
}

/** `null` stands for absence in two fields of a check, which the schema knows nothing of. */
function dropNulls(plan: PlainJson): void {
  for (const item of plainItems(plan, 'acceptance')) {
    if (plainMember(item, 'kind') !== 'assertion') dropNullFields(item);
  }
  for (const chunk of plainItems(plan, 'chunks')) {
    for (const check of plainItems(chunk, 'checks')) dropNullFields(check);
  }
}

function dropNullFields(check: PlainJson): void {
  if (typeof check !== 'object' || check === null) return;
  for (const field of ['cwd', 'expect_exit']) {
    if (plainMember(check, field) === null) Reflect.deleteProperty(check, field);
  }
}

const RULED_KEYWORDS: ReadonlySet<string> = new Set([
  'minLength',
  'pattern',
  'uniqueItems',
  'minimum',
  'maximum',
]);

const ONE_OF = '#/$defs/acceptance_item/oneOf';

/** Of the errors in an acceptance item, only those of the branch that its `kind` picks count. */
function isOurs(root: JsonNode, error: SchemaError): boolean {
  if (error.instancePath === '/schema_version' || error.params.missingProperty === 'schema_version')
    return false;
  if (!error.schemaPath.startsWith(ONE_OF)) return true;
  if (error.schemaPath === ONE_OF) return false;
  const branch = error.schemaPath.startsWith(`${ONE_OF}/0/`) ? 'check' : 'assertion';
  const [, index, field] = pointerSegments(error.instancePath);
  const kind = textOf(memberOf(nodeAt(root, `/acceptance/${index ?? ''}`), 'kind'));
  if (kind === 'check' || kind === 'assertion') return branch === kind;
  // Without a kind, the branches agree on nothing but what an assertion needs.
  return branch === 'check' && (error.keyword === 'type' || isCommon(field ?? error.params.missingProperty));
}

function isCommon(field: unknown): boolean {
  return field === 'kind' || field === 'desc';
}

type Teller = (report: PlanReport, error: SchemaError, node: JsonNode) => void;

const TELLERS: ReadonlyMap<string, Teller> = new Map([
  ['type', tellType],
  ['required', tellMissingField],
  ['additionalProperties', tellUnknownField],
  ['enum', tellChoice],
  ['const', tellChoice],
  ['minItems', tellEmptyList],
]);

function tellOther(report: PlanReport, error: SchemaError, node: JsonNode): void {
  tell(report, 'malformed', error.instancePath, node, `does not fit the schema's \`${error.keyword}\`.`);
}

function tellMissingField(report: PlanReport, error: SchemaError, node: JsonNode): void {
  const field = String(error.params.missingProperty);
  tell(report, 'malformed', error.instancePath, node, `lacks the required field ${named(field)}.`);
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'true or false',
  integer: 'an integer',
  object: 'an object',
  string: 'a string',
};

function tellType(report: PlanReport, error: SchemaError, node: JsonNode): void {
  const type = String(error.params.type);
  if (type === 'integer' && node.kind === 'number') return;
  const expected = TYPE_NAMES[type] ?? type;
  tell(
    report,
    'malformed',
    error.instancePath,
    node,
    `must be ${expected}, but it is ${describeValue(node)}.`,
  );
}

/**
 * `tier` and `kind` are the only fields with a set of values. Their type is reported by `type` where the
 * schema asks for one.
 */
function tellChoice(report: PlanReport, error: SchemaError, node: JsonNode): void {
  const pointer = error.instancePath;
  const isTier = pointerSegments(pointer).at(-1) === 'tier';
  if (isTier && node.kind !== 'string') return;
  const allowed = enumerated(isTier ? TIERS : ACCEPTANCE_KINDS, 'or');
  tell(report, 'malformed', pointer, node, `must be ${allowed}, but it is ${describeValue(node)}.`);
}

const EMPTY_LISTS: ReadonlyMap<string | undefined, { readonly code: ProblemCode; readonly saying: string }> =
  new Map([
    [
      'acceptance',
      { code: 'acceptance_empty', saying: 'is empty; the feature needs at least one acceptance check.' },
    ],
    ['chunks', { code: 'chunks_empty', saying: 'is empty; a plan needs at least one chunk.' }],
    ['checks', { code: 'chunk_no_check', saying: 'is empty; a chunk needs at least one check.' }],
    [
      'files_touched',
      { code: 'chunk_no_files', saying: 'is empty; a chunk must name the files that it may touch.' },
    ],
  ]);

function tellEmptyList(report: PlanReport, error: SchemaError, node: JsonNode): void {
  const pointer = error.instancePath;
  const known = EMPTY_LISTS.get(pointerSegments(pointer).at(-1));
  tell(report, known?.code ?? 'malformed', pointer, node, known?.saying ?? 'has too few items.');
}

function tellUnknownField(report: PlanReport, error: SchemaError, node: JsonNode): void {
  if (node.kind !== 'object') return;
  const key = String(error.params.additionalProperty);
  const isAcceptance = error.instancePath.startsWith('/acceptance/');
  const allowed = allowedFields(error.instancePath, node);
  const near = nearestName(key, allowed);
  const advice =
    near === null ? `the fields here are ${enumerated(allowed, 'and')}.` : `did you mean ${named(near)}?`;
  report.found.add({
    code: isAcceptance ? 'malformed' : 'unknown_field',
    pointer: error.instancePath + pointerStep(key),
    offset: node.members.get(key)?.keyOffset ?? node.offset,
    message: `${placeName(report.root, error.instancePath)} has an unknown field ${named(key)}; ${advice}`,
  });
}

function allowedFields(pointer: string, node: JsonObject): readonly string[] {
  const segments = pointerSegments(pointer);
  if (segments.length === 0) return FIELDS.plan;
  if (segments[0] === 'feature') return FIELDS.feature;
  if (segments[0] === 'baseline') return FIELDS.baseline;
  if (segments[0] === 'acceptance') {
    return textOf(memberOf(node, 'kind')) === 'assertion'
      ? FIELDS.acceptance_assertion
      : FIELDS.acceptance_check;
  }
  return segments.length > 2 ? FIELDS.check : FIELDS.chunk;
}
