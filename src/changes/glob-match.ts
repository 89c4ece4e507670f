/**
 * The two halves of a glob: the folder pattern, component by component, and the pattern of one name. In both, a wildcard that
 * did not lead on is tried again one step further, and never one before it: what follows a later wildcard does not care
 * where the earlier ones ended. So the steps are at most pattern length × text length.
 */

/** What stands for any number of folders, none included. */
export const ANY_FOLDERS = '**';

const STAR = 0x2a;
const QUESTION_MARK = 0x3f;

export function hasWildcard(text: string): boolean {
  return text.includes('*') || text.includes('?');
}

/** Whether a pattern covers a whole name: `*` is any text, `?` one code point, and everything else is itself. */
export function matchesName(pattern: string, name: string): boolean {
  let at = 0;
  let n = 0;
  let star = -1;
  let starEnd = 0;
  while (n < name.length) {
    const symbol = pattern.charCodeAt(at);
    if (symbol === STAR) {
      star = at;
      starEnd = n;
      at += 1;
    } else if (symbol === QUESTION_MARK) {
      n += unitsAt(name, n);
      at += 1;
    } else if (symbol === name.charCodeAt(n)) {
      n += 1;
      at += 1;
    } else if (star === -1) {
      return false;
    } else {
      starEnd += unitsAt(name, starEnd);
      n = starEnd;
      at = star + 1;
    }
  }
  while (pattern.charCodeAt(at) === STAR) at += 1;
  return at === pattern.length;
}

/** Of the code point that starts there. */
function unitsAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Whether component patterns cover all of a folder's components. */
export function matchesFolder(patterns: readonly string[], components: readonly string[]): boolean {
  let at = 0;
  let n = 0;
  let globstar = -1;
  let globstarEnd = 0;
  while (n < components.length) {
    const pattern = patterns[at];
    if (pattern === ANY_FOLDERS) {
      globstar = at;
      globstarEnd = n;
      at += 1;
    } else if (pattern !== undefined && coversComponent(pattern, components[n] ?? '')) {
      n += 1;
      at += 1;
    } else if (globstar === -1) {
      return false;
    } else {
      globstarEnd += 1;
      n = globstarEnd;
      at = globstar + 1;
    }
  }
  while (patterns[at] === ANY_FOLDERS) at += 1;
  return at === patterns.length;
}

function coversComponent(pattern: string, component: string): boolean {
  return pattern === component || (hasWildcard(pattern) && matchesName(pattern, component));
}
