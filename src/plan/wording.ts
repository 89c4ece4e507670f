/** Longest piece of a document that a message repeats, in UTF-16 units. */
const MAX_QUOTED = 80;

/**
 * What a person can't see or tell apart: controls, format and private characters, lone surrogates, white
 * space but the space.
 */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;

/** A text from the document in double quotes, cut when long, with invisible characters written as escapes. */
export function quoted(text: string): string {
  return `"${legible(text).replaceAll('"', '\\"')}"`;
}

/** A name from the document in backticks, cut when long, with invisible characters written as escapes. */
export function named(name: string): string {
  return `\`${legible(name)}\``;
}

/** A text from the document, cut when long, with invisible characters written as escapes. */
export function legible(text: string): string {
  if (text.length <= MAX_QUOTED) return text.replaceAll(INVISIBLE, escapeCharacter);
  const kept = text.slice(0, MAX_QUOTED).replace(/[\ud800-\udbff]$/, '');
  return `${kept.replaceAll(INVISIBLE, escapeCharacter)}…`;
}

function escapeCharacter(character: string): string {
  return `\\u${codePointHex(character)}`;
}

/** At least four upper-case hex digits, as after `U+`. */
export function codePointHex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** `` `a`, `b` or `c` ``, for names that are not from the document. */
export function enumerated(names: readonly string[], conjunction: 'and' | 'or'): string {
  const last = names.at(-1);
  if (last === undefined) return 'nothing';
  const others = names.slice(0, -1).map((name) => `\`${name}\``);
  return others.length === 0 ? `\`${last}\`` : `${others.join(', ')} ${conjunction} \`${last}\``;
}

/**
 * Longest name that is compared with others, and most names that it is compared with: the work is their
 * product.
 */
const MAX_COMPARED_LENGTH = 40;
const MAX_CANDIDATES = 100;

/**
 * The candidate that a name was probably meant to be: the same but for case and separators, or at most two
 * slips away.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  if (name.length > MAX_COMPARED_LENGTH) return null;
  let best: string | null = null;
  let bestSlips = name.length < 4 ? 1 : name.length < 8 ? 2 : 3;
  let compared = 0;
  for (const candidate of candidates) {
    compared += 1;
    if (compared > MAX_CANDIDATES) break;
    if (bareName(candidate) === bareName(name)) return candidate;
    if (Math.abs(candidate.length - name.length) >= bestSlips) continue;
    const slips = countSlips(name, candidate);
    if (slips < bestSlips) {
      best = candidate;
      bestSlips = slips;
    }
  }
  return best;
}

function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]/g, '');
}

/** Edit distance in which a swap of neighbours is one edit. */
function countSlips(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(cell(last, j) + 1, cell(row, j - 1) + 1, cell(last, j - 1) + (same ? 0 : 1));
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, cell(beforeLast, j - 2) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return cell(last, b.length);
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
