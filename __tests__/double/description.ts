import { readFileSync } from 'node:fs';
import {
  Ajv2020 as Ajv,
  type AnySchema,
  type ErrorObject,
  type Options,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** One operation of GitHub's OpenAPI description, as `scripts/extract-openapi.mjs` keeps it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Readonly<Record<string, Schema>>;
  /** Schemas by status and media type. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}

type Schema = Readonly<Record<string, unknown>>;

interface Extract {
  readonly operations: readonly Operation[];
  readonly $defs: Readonly<Record<string, Schema>>;
}

const extract = loadExtract();
const operationsById = new Map(extract.operations.map((operation) => [operation.id, operation]));
const requests = reader({ strict: false, allErrors: true, verbose: true });
// Set for a short time to the first reply: the large schemas take longer to compile than all replies take to be checked.
const replies = reader({
  strict: false,
  inlineRefs: false,
  validateSchema: false,
  code: { optimize: false },
});
const compiled = new Map<string, ValidateFunction>();

function reader(options: Options): Ajv {
  const ajv = new Ajv(options);
  formats.default(ajv);
  return ajv.addSchema({ $id: 'github', $defs: extract.$defs });
}

function loadExtract(): Extract {
  const text = readFileSync(new URL('./github-api.extract.json', import.meta.url), 'utf8');
  // References are relative to the extract; each schema is compiled on its own, so they need the extract's name.
  const parsed = JSON.parse(text.replaceAll('"#/$defs/', '"github#/$defs/')) as Extract;
  // The description says that a pull request's head always has a repository; GitHub sends null for a deleted fork.
  for (const ends of Object.values(parsed.$defs).map(
    (schema) => schema.properties as Record<string, Schema>,
  )) {
    if (ends?.label !== undefined && ends.ref !== undefined && ends.repo !== undefined) {
      ends.repo = { anyOf: [ends.repo, { type: 'null' }] };
    }
  }
  return parsed;
}

export function operation(id: string): Operation {
  const found = operationsById.get(id);
  if (found === undefined) throw new Error(`The extract of GitHub's description has no operation ${id}.`);
  return found;
}

export function operationIds(): readonly string[] {
  return [...operationsById.keys()];
}

/** What is wrong with a path or query parameter; empty when nothing is. Values come as text and are read by their schema's type. */
export function parameterProblems(
  { id, parameters }: Operation,
  place: 'path' | 'query',
  values: Readonly<Record<string, string>>,
): string[] {
  const problems: string[] = [];
  const known = new Map(parameters.filter((each) => each.in === place).map((each) => [each.name, each]));
  for (const [name, text] of Object.entries(values)) {
    const parameter = known.get(name);
    if (parameter === undefined) {
      problems.push(`${id} has no ${place} parameter "${name}".`);
      continue;
    }
    const validate = validator(requests, `${id} ${place} ${name}`, () => parameter.schema);
    if (!validate(typed(text, parameter.schema)))
      problems.push(`${place} parameter ${name}=${text}: ${said(validate)}`);
  }
  for (const { name, required } of known.values()) {
    if (required && values[name] === undefined) problems.push(`${place} parameter "${name}" is missing.`);
  }
  return problems;
}

function typed(text: string, schema: Schema): unknown {
  if (schema.type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/**
 * What is wrong with a request's body, as ajv tells it. Keys that the description does not list are errors here, though
 * the description itself would let them pass.
 */
export function bodyErrors({ id, requestBody }: Operation, body: unknown): readonly ErrorObject[] {
  const schema = requestBody?.['application/json'];
  if (schema === undefined) return [];
  const validate = validator(requests, `${id} body`, () => closed(schema));
  return validate(body) ? [] : (validate.errors ?? []);
}

/** Why a reply is not what GitHub says it sends; `null` when it is. */
export function responseProblem(
  described: Operation,
  status: number,
  mediaType: string,
  body: unknown,
): string | null {
  const own = described.responses[String(status)];
  const schema = own?.[mediaType] ?? (status < 400 ? undefined : errorSchema(body));
  if (schema === undefined) return `${described.id} has no reply ${status} ${mediaType}.`;
  const validate = validator(
    replies,
    `${described.id} ${status} ${mediaType} ${String(schema.$ref)}`,
    () => schema,
  );
  return validate(body) ? null : `${described.id} ${status}: ${said(validate)}`;
}

/** Compiles what replies are held against, so that no request of a measured run waits for it. */
export function compileReplies(): void {
  for (const described of extract.operations) {
    for (const [status, media] of Object.entries(described.responses)) {
      for (const mediaType of Object.keys(media)) responseProblem(described, Number(status), mediaType, null);
    }
  }
}

/** Errors that any operation can give (401, 403, 422, 5xx) are not listed per operation; their two shapes are. */
function errorSchema(body: unknown): Schema {
  const name =
    typeof body === 'object' && body !== null && 'errors' in body ? 'validation-error' : 'basic-error';
  return { $ref: `github#/$defs/${name}` };
}

/** Compiles each validator once in a process: the large ones take tens of milliseconds. */
function validator(ajv: Ajv, key: string, schema: () => AnySchema): ValidateFunction {
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const made = ajv.compile(schema());
  compiled.set(key, made);
  return made;
}

function closed(schema: Schema): Schema {
  const result: Record<string, unknown> = { ...schema };
  if (typeof schema.$ref === 'string') {
    const target = extract.$defs[schema.$ref.replace('github#/$defs/', '')];
    if (target !== undefined) return closed(target);
  }
  if (isSchema(schema.properties)) {
    result.additionalProperties = false;
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [
        name,
        isSchema(child) ? closed(child) : child,
      ]),
    );
  }
  if (isSchema(schema.items)) result.items = closed(schema.items);
  return result;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function said(validate: ValidateFunction): string {
  return replies.errorsText(validate.errors?.slice(0, 5), { separator: '; ' });
}
