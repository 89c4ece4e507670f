import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/** An event's payload as the runner writes it to the file at `GITHUB_EVENT_PATH`. */
export type EventPayload = Readonly<Record<string, unknown>>;

/** A payload under construction. */
export type Draft = Record<string, unknown>;

const require = createRequire(import.meta.url);
const examples = readJson('@octokit/webhooks-examples/api.github.com/index.json') as readonly {
  readonly name: string;
  readonly examples: readonly EventPayload[];
}[];
const ajv = new Ajv({ strict: false, validateSchema: false, inlineRefs: false, code: { optimize: false } });
formats.default(ajv);
ajv.addSchema({ ...(readJson('@octokit/webhooks-schemas/schema.json') as object), $id: 'webhooks' });
const compiled = new Map<string, ValidateFunction>();

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(require.resolve(name), 'utf8'));
}

/** Why a payload is not one of this kind (`pull_request$opened`), or `null`. */
export function eventProblem(definition: string, payload: unknown): string | null {
  const validate =
    compiled.get(definition) ??
    ajv.compile({ $ref: `webhooks#/definitions/${encodeURIComponent(definition)}` });
  compiled.set(definition, validate);
  return validate(payload) ? null : ajv.errorsText(validate.errors, { dataVar: definition });
}

/** The payload, when it is one that GitHub would send; else this throws, and the test that wanted it fails. */
export function validEvent(definition: string, payload: EventPayload): EventPayload {
  const wrong = eventProblem(definition, payload);
  if (wrong !== null) throw new Error(`Not a payload of ${definition}: ${wrong}`);
  return payload;
}

/**
 * A copy of the last example of an event that is valid against its schema (some were recorded before fields were added),
 * to be changed. Its repository's name is replaced throughout.
 */
export function draftFrom(event: string, action: string | null, repository: string): Draft {
  const candidates = (examples.find((each) => each.name === event)?.examples ?? []).filter(
    (example) =>
      (example.action ?? null) === action && eventProblem(`${event}$${action ?? 'event'}`, example) === null,
  );
  const example = candidates.at(-1);
  if (example === undefined) throw new Error(`There is no valid example of ${event} ${action ?? ''}.`);
  const { full_name } = example.repository as { readonly full_name: string };
  return JSON.parse(JSON.stringify(example).replaceAll(full_name, repository)) as Draft;
}

/** A member of a payload that is an object. */
export function objectIn(draft: Draft, key: string): Draft {
  const value = draft[key];
  if (typeof value !== 'object' || value === null) throw new Error(`The example has no object "${key}".`);
  return value as Draft;
}
