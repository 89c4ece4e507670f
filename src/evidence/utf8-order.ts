/** Any UTF-16 surrogate, paired or not. Without one, UTF-16 order and UTF-8 order are the same. */
const SURROGATE = /[\ud800-\udfff]/;
/** A surrogate, or one of the units U+E000 to U+FFFF. */
const FROM_SURROGATES_ON = /[\ud800-\uffff]/;
/** In `u` mode a pair reads as one code point, so this finds only surrogates that stand alone. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** Orders two strings as their UTF-8 bytes would be. JavaScript's own order differs where surrogates meet U+E000 and above. */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  // The orders differ only where a surrogate meets one of the units above, so one text without either is enough for the
  // built-in order, which is several times faster.
  if (!FROM_SURROGATES_ON.test(a)) return a < b ? -1 : 1;
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointRank(x) - codePointRank(y);
  }
  return a.length - b.length;
}

/** A new array in UTF-8 byte order, by the built-in sort wherever that gives it. */
export function sortUtf8(strings: Iterable<string>): string[] {
  const sorted = [...strings];
  if (sorted.some(hasSurrogate)) return sorted.sort(compareUtf8);
  return isAscending(sorted) ? sorted : sorted.sort();
}

/** Most lists are in order already, and a look costs a tenth of a sort. */
function isAscending(strings: readonly string[]): boolean {
  let previous = '';
  for (const text of strings) {
    if (text < previous) return false;
    previous = text;
  }
  return true;
}

/** True for a string that no UTF-8 text can hold: one with half of a surrogate pair. */
export function hasLoneSurrogate(text: string): boolean {
  return SURROGATE.test(text) && LONE_SURROGATE.test(text);
}

function hasSurrogate(text: string): boolean {
  return SURROGATE.test(text);
}

/** Surrogates stand for code points above U+FFFF, so they rank after the units U+E000 to U+FFFF. */
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
