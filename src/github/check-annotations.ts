import type { Annotation } from '../report/annotations.js';
import { cutToBytes, wellFormed } from '../report/escape.js';

/** docs.github.com, "Create a check run": a request takes no more, and later ones add to what is there. */
export const ANNOTATIONS_PER_REQUEST = 50;
/** Spec.md section 6; GitHub names no total. */
export const MAX_ANNOTATIONS = 500;

/** "Create a check run": a title has at most 255 characters, a message 64 KB. Counted in bytes, which are never fewer. */
const MAX_TITLE_BYTES = 255;
const MAX_MESSAGE_BYTES = 64 * 1024 - 1;

/**
 * The annotation in a form that GitHub has no reason to refuse, since one bad annotation makes it refuse the request with
 * all others; `null` when it has no place in the repository or says nothing.
 */
export function fitAnnotation(annotation: Annotation): Annotation | null {
  const path = annotation.path.replace(/^(?:\.\/)+/, '');
  const message = cutToBytes(withoutNul(annotation.message), MAX_MESSAGE_BYTES);
  const inside = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!inside || path !== wellFormed(path) || message.trim() === '') return null;
  const start = lineNumber(annotation.start_line, 1);
  const end = lineNumber(annotation.end_line, start);
  return {
    path,
    start_line: start,
    end_line: end,
    ...(start === end ? columnsOf(annotation) : {}),
    annotation_level: annotation.annotation_level,
    title: cutToBytes(withoutNul(annotation.title), MAX_TITLE_BYTES),
    message,
  };
}

function lineNumber(value: number, least: number): number {
  return Number.isSafeInteger(value) && value > least ? value : least;
}

function columnsOf(annotation: Annotation): Pick<Annotation, 'start_column' | 'end_column'> {
  const { start_column: start, end_column: end } = annotation;
  if (start === undefined || end === undefined) return {};
  const valid = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 1 && end >= start;
  return valid ? { start_column: start, end_column: end } : {};
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '\u{fffd}');
}

/** A last form for an annotation that GitHub refused alone: no columns, and nothing beyond the basic plane of Unicode. */
export function plainAnnotation(annotation: Annotation): Annotation {
  const { path, start_line, end_line, annotation_level } = annotation;
  const plain = (text: string) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '\u{fffd}');
  const [title, message] = [plain(annotation.title), plain(annotation.message)];
  return { path, start_line, end_line, annotation_level, title, message };
}

/** What makes two annotations one for a reader; columns and title are left out, since GitHub may give them back as `null`. */
export function annotationKey(
  annotation: Pick<Annotation, 'path' | 'start_line' | 'end_line' | 'annotation_level' | 'message'>,
): string {
  const { path, start_line, end_line, annotation_level, message } = annotation;
  return JSON.stringify([path, start_line, end_line, annotation_level, message.trim()]);
}
