import { codePointHex } from './wording.js';

/**
 * A character outside Unicode White_Space. Unlike what JavaScript trims, that holds U+0085 and lacks U+FEFF.
 */
const NOT_WHITE_SPACE = /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** Unicode's general category Cc. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** True for the empty text and for text of nothing but Unicode white space. */
export function isBlank(text: string): boolean {
  return !NOT_WHITE_SPACE.test(text);
}

/**
 * Why a path can't stand in a plan, as the end of a sentence that starts with the path (such as "starts with
 * `/`"); `null` for a safe path, which is relative and, resolved in a repository on any system, never leaves
 * it.
 */
export function unsafePathReason(path: string): string | null {
  if (path === '') return 'is empty';
  if (isBlank(path)) return 'is blank';
  if (path.startsWith('/')) return 'starts with `/`';
  if (path.startsWith('~')) return 'starts with `~`';
  if (path.includes('\\')) return 'holds a backslash';
  if (path.includes(':')) return 'holds a colon';
  const control = CONTROL.exec(path);
  if (control) return `holds the control character U+${codePointHex(control[0])}`;
  return unsafeComponentReason(path.split('/'));
}

function unsafeComponentReason(components: readonly string[]): string | null {
  if (components.includes('..')) return 'holds `..`';
  if (components.includes('.')) return components.length === 1 ? 'is `.`' : 'holds a component `.`';
  if (components.at(-1) === '') return 'ends with `/`';
  if (components.includes('')) return 'holds `//`';
  return components.some(isBlank) ? 'holds a blank component' : null;
}
