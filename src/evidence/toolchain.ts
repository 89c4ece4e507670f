/** What `capture` records when `rustc -V` could not be asked; two such captures are not known to be alike. */
export const UNKNOWN_TOOLCHAIN = 'unknown';

/** Unicode White_Space, which is what splits words in the reference (JavaScript's `\s` differs in two code points). */
const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** The grammar of semver.org, with its named parts reduced to the three numbers. */
const NUMBER = '(0|[1-9][0-9]*)';
const PRE = '(?:0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)';
const BUILD = '[0-9a-zA-Z-]+';
const SEMVER = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRE}(?:\\.${PRE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`,
);
/** The reference keeps version numbers in 64 bits; a longer one is no version to it. */
const MAX_VERSION_NUMBER = 2n ** 64n - 1n;
const MAX_VERSION_LENGTH = 256;

/**
 * True when results of two toolchains (as `rustc -V` prints them) may be compared: same major and minor version where both
 * are `rustc <semver>`, else only when they are the same string.
 */
export function compatibleToolchains(a: string, b: string): boolean {
  const left = rustcMinor(a);
  const right = rustcMinor(b);
  return left !== null && right !== null ? left === right : a === b;
}

/** `major.minor` of what `rustc -V` prints, or null for anything else. */
export function rustcMinor(toolchain: string): string | null {
  const words = toolchain.split(WHITE_SPACE).filter((word) => word !== '');
  const version = words[0] === 'rustc' ? (words[1] ?? '') : '';
  const numbers = version.length <= MAX_VERSION_LENGTH ? SEMVER.exec(version)?.slice(1, 4) : undefined;
  if (numbers?.every((digits) => BigInt(digits) <= MAX_VERSION_NUMBER) !== true) return null;
  return `${numbers[0]}.${numbers[1]}`;
}
