import { cutToBytes } from '../report/escape.js';
import type { ApiFailure } from './answer.js';

/** The texts of a check run. */
export interface CheckTexts {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}

/** Documented as characters, but the server counts bytes: github/docs#35252. */
const MAX_TEXT_BYTES = 65_535;
/** Not documented; other tools keep to it. */
const MAX_TITLE_BYTES = 255;
const SHORTEST_TEXT_BYTES = 1_000;

/** One way of writing the output: what is left out so that GitHub takes it. */
export interface OutputShape {
  readonly withAnnotations: boolean;
  readonly maxTextBytes: number;
}

export const FULL_OUTPUT: OutputShape = { withAnnotations: true, maxTextBytes: MAX_TEXT_BYTES };

/** The texts within GitHub's limits. The reports keep to them already; this is for those that did not. */
export function fitTexts(texts: CheckTexts, maxTextBytes: number): CheckTexts {
  return {
    title: cutToBytes(texts.title, MAX_TITLE_BYTES),
    summary: cutToBytes(texts.summary, maxTextBytes),
    text: cutToBytes(texts.text, maxTextBytes),
  };
}

/**
 * What to leave out after GitHub refused a shape as invalid: the annotations first, unless the refusal is about the texts; then
 * ever more text. `null` when nothing is left to leave out, or when leaving out does not help.
 */
export function smallerShape(shape: OutputShape, failure: ApiFailure): OutputShape | null {
  const said = [failure.message, ...failure.errors.map((error) => error.field)].join(' ');
  if (/no commit found/i.test(said)) return null;
  const aboutTexts =
    /\b(?:summary|text|title|bytesize|characters)\b/i.test(said) && !/annotation/i.test(said);
  if (shape.withAnnotations && !aboutTexts) return { ...shape, withAnnotations: false };
  const maxTextBytes = Math.floor(shape.maxTextBytes / 4);
  return maxTextBytes < SHORTEST_TEXT_BYTES ? null : { ...shape, maxTextBytes };
}

/** Puts a remark at the end of the summary, at the cost of the summary's own end where there is no room. */
export function withRemark(texts: CheckTexts, remark: string): CheckTexts {
  const added = `\n\n${remark}\n`;
  const room = MAX_TEXT_BYTES - Buffer.byteLength(added);
  return { ...texts, summary: cutToBytes(texts.summary, room) + added };
}
