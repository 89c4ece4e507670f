import type { ErrorObject } from 'ajv/dist/2020.js';
import type { AnnotationValues } from './values.js';
import { problem, type Reply } from './world.js';

/** The body of a create or an update, after it was held against the description. */
export interface CheckRunBody {
  readonly name?: string;
  readonly head_sha?: string;
  readonly details_url?: string;
  readonly external_id?: string;
  readonly status?: string;
  readonly started_at?: string;
  readonly completed_at?: string;
  readonly conclusion?: string;
  readonly output?: {
    readonly title?: string;
    readonly summary?: string;
    readonly text?: string;
    readonly annotations?: readonly AnnotationValues[];
  };
}

const OUTPUT_BYTES = 65_535;
const OUTPUT_TITLE_CHARACTERS = 255;
const ANNOTATION_TITLE_CHARACTERS = 255;
const ANNOTATION_BYTES = 64 * 1024;
const WRITABLE_STATUSES = new Set(['queued', 'in_progress', 'completed']);

/** What the server refuses although the description allows it; `null` when there is nothing. */
export function refuseCheckRun(body: CheckRunBody): Reply | null {
  return refuseConclusion(body) ?? refuseOutput(body.output ?? {});
}

function refuseConclusion({ status, conclusion, completed_at, name }: CheckRunBody): Reply | null {
  if (name !== undefined && name.trim() === '') return invalid('missing_field', 'name');
  if (status !== undefined && !WRITABLE_STATUSES.has(status)) return invalid('invalid', 'status');
  // Only GitHub itself lets a check run go stale.
  if (conclusion === 'stale') return invalid('invalid', 'conclusion');
  if (conclusion === undefined && (status === 'completed' || completed_at !== undefined)) {
    return invalid('missing_field', 'conclusion');
  }
  if (conclusion !== undefined && status !== undefined && status !== 'completed') {
    return invalid('invalid', 'status');
  }
  return null;
}

function refuseOutput({
  title,
  summary,
  text,
  annotations,
}: NonNullable<CheckRunBody['output']>): Reply | null {
  for (const [field, value] of [
    ['summary', summary],
    ['text', text],
  ] as const) {
    // The description counts characters; the server counts bytes and says so in these words.
    if (value !== undefined && Buffer.byteLength(value) > OUTPUT_BYTES) {
      return invalid('custom', field, `${field} exceeds a maximum bytesize of ${OUTPUT_BYTES}`);
    }
  }
  if (title !== undefined && [...title].length > OUTPUT_TITLE_CHARACTERS) {
    return invalid('custom', 'title', `title is too long (maximum is ${OUTPUT_TITLE_CHARACTERS} characters)`);
  }
  // One bad annotation refuses the whole request, and nothing says which it was.
  return (annotations ?? []).some(isRefusedAnnotation) ? invalid('invalid', 'annotations') : null;
}

function isRefusedAnnotation(annotation: AnnotationValues): boolean {
  const { path, start_line, end_line, start_column, end_column, message, title, raw_details } = annotation;
  const parts = path.split('/');
  if (path === '' || path.startsWith('/') || /^[a-z]:[\\/]/i.test(path) || parts.includes('..')) return true;
  if (start_line < 1 || end_line < start_line) return true;
  if ((start_column === undefined) !== (end_column === undefined)) return true;
  if (start_column !== undefined && end_column !== undefined) {
    if (start_line !== end_line || start_column < 1 || end_column < start_column) return true;
  }
  if (message === '' || Buffer.byteLength(message) > ANNOTATION_BYTES) return true;
  if (raw_details !== undefined && Buffer.byteLength(raw_details) > ANNOTATION_BYTES) return true;
  return title !== undefined && [...title].length > ANNOTATION_TITLE_CHARACTERS;
}

function invalid(code: string, field: string, message?: string): Reply {
  const error = { resource: 'CheckRun', code, field };
  return problem(422, 'Validation Failed', [message === undefined ? error : { ...error, message }]);
}

/** A 422 in the words of GitHub's own validator, for a body that is not as the description says. */
export function refuseBody(errors: readonly ErrorObject[]): Reply {
  const sentences = errors.map(sentence).filter((text) => text !== null);
  return problem(422, `Invalid request.\n\n${[...new Set(sentences)].join('\n')}`);
}

function sentence({ keyword, params, data, instancePath }: ErrorObject): string | null {
  switch (keyword) {
    case 'required':
      return `"${params.missingProperty}" wasn't supplied.`;
    case 'additionalProperties':
      return `"${params.additionalProperty}" is not a permitted key.`;
    case 'maxLength':
      return `Only ${params.limit} characters are allowed; ${[...String(data)].length} were supplied.`;
    case 'maxItems':
      return `No more than ${params.limit} items are allowed; ${Array.isArray(data) ? data.length : 0} were supplied.`;
    case 'enum':
      return `${JSON.stringify(data)} is not a possible value. Must be one of the following: ${params.allowedValues.join(', ')}.`;
    case 'type':
      return `For 'properties${instancePath}', ${data === null ? 'nil' : JSON.stringify(data)} is not ${article(params.type)}.`;
    case 'format':
      return `${JSON.stringify(data)} is not a valid ${params.format}.`;
    default:
      return null;
  }
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
