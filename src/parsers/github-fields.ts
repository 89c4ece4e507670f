import { isObjectId } from '../evidence/object-id.js';

/** A JSON object as it came in, before anything about it is believed. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The value as a record, or `null` when it is anything else (an array too). */
export function asRecord(value: unknown): JsonRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : null;
}

/** A member that is a string, empty or not; else `null`. */
export function stringField(record: JsonRecord | null, name: string): string | null {
  const value = record?.[name];
  return typeof value === 'string' ? value : null;
}

/** A member that is a whole number from 0 to 2^53 - 1; else `null`. */
export function countField(record: JsonRecord | null, name: string): number | null {
  const value = record?.[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** A member that is a full object id; else `null`. */
export function objectIdField(record: JsonRecord | null, name: string): string | null {
  const value = stringField(record, name);
  return value !== null && isObjectId(value) ? value : null;
}

/**
 * Why a name from GitHub can't be taken for a path in the repository; `null` when it can. GitHub's JSON shows bytes that
 * are not UTF-8 as U+FFFD, so that such a name may be another one than it seems.
 */
export function pathProblem(path: string): string | null {
  if (path === '') return 'is empty';
  if (path.includes('\0')) return 'holds a NUL character';
  if (/[\p{Surrogate}\u{fffd}]/u.test(path)) return 'is not UTF-8, so it can not be told which file it is';
  const odd = path.split('/').find((part) => part === '' || part === '.' || part === '..');
  return odd === undefined ? null : 'is not a path inside the repository';
}
