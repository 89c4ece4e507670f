import type { Known, Missing } from '../facts.js';
import { asRecord, stringField } from '../parsers/github-fields.js';

/** A whole reply with a status from 200 to 299 and a JSON body. Header names are in lower case. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/**
 * Why there is no reply to use.
 * `absent`: 404. `forbidden`: 401, or a 403 that is no limit. `invalid`: any other 4xx.
 * `too-large`: the body went beyond what the caller takes. `uncertain`: a write that may or may not have been done.
 * `unavailable`: retries did not help. `budget`: the run's budget of time or requests does not allow it.
 */
export type FailureCause =
  | 'absent'
  | 'forbidden'
  | 'invalid'
  | 'too-large'
  | 'uncertain'
  | 'unavailable'
  | 'budget';

/** One entry of GitHub's `errors` array in a 422 or 403. */
export interface ApiErrorDetail {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** A `missing` fact (kind `infrastructure`) that callers can also tell apart by cause. `reason` is ready for people. */
export interface ApiFailure extends Missing {
  readonly cause: FailureCause;
  /** `null` when no whole reply came. */
  readonly status: number | null;
  /** GitHub's own message on one line, at most 300 UTF-16 units; empty when it gave none. */
  readonly message: string;
  readonly errors: readonly ApiErrorDetail[];
}

export type Answer = Known<ApiResponse> | ApiFailure;

/** A whole reply that is not what the endpoint promises. */
export function unusableAnswer(reason: string): ApiFailure {
  const what = { state: 'missing', kind: 'infrastructure', cause: 'unavailable' } as const;
  return { ...what, reason: `${reason} Run the job again.`, status: null, message: '', errors: [] };
}

/** GitHub's message and error details from the body of a refusal; an HTML page or other text is told as such. */
export function readErrorBody(data: unknown): { message: string; errors: readonly ApiErrorDetail[] } {
  const record = asRecord(data);
  if (record === null) {
    const text = typeof data === 'string' ? data.trimStart() : '';
    return { message: text === '' ? '' : 'a page that is not JSON', errors: [] };
  }
  const listed = Array.isArray(record.errors) ? record.errors.slice(0, 20) : [];
  const errors = listed.map(readErrorDetail);
  const parts = [stringField(record, 'message') ?? '', ...errors.map((error) => error.message || error.code)];
  return { message: oneLine(parts.filter((part) => part !== '').join('; ')), errors };
}

function readErrorDetail(value: unknown): ApiErrorDetail {
  // GitHub writes details as objects, and for some endpoints as plain strings.
  if (typeof value === 'string') return { field: '', code: '', message: oneLine(value) };
  const record = asRecord(value);
  return {
    field: oneLine(stringField(record, 'field') ?? ''),
    code: oneLine(stringField(record, 'code') ?? ''),
    message: oneLine(stringField(record, 'message') ?? ''),
  };
}

const LONGEST_MESSAGE = 300;

/** Text from a reply on one line and short enough for a report. */
export function oneLine(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST_MESSAGE)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1)}…` : line;
}

/** What a job must grant so that a request is allowed, by endpoint: docs.github.com, "Permissions required for GitHub Apps". */
export function permissionFor(method: string, path: string): string {
  if (path.includes('/check-runs')) return method === 'GET' ? 'checks: read' : 'checks: write';
  if (/\/pulls(?:\/|\?|$)/.test(path)) return 'pull-requests: read';
  return 'contents: read';
}
