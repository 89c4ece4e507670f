import { type JsonRecord, stringField } from '../parsers/github-fields.js';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** A member that is a time as GitHub writes it (`2026-01-31T09:05:00Z`), in milliseconds since the epoch; else `null`. */
export function timeField(record: JsonRecord | null, name: string): number | null {
  const text = stringField(record, name) ?? '';
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return null;
  // JavaScript takes the 31st of February for a day in March.
  return new Date(time).toISOString().slice(0, 19) === text.slice(0, 19) ? time : null;
}

/** The same for people, to the second. */
export function timeText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
