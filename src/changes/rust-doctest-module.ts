import { isPunctuation, lexRust, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/**
 * The body of a doctest with the names of its own module put as how far they are from its end: equal for two doctests when
 * their tokens are the same but for what their modules are called. Only what stands at the start of a path, or behind the
 * crate's name, is taken for a module: a variable, or a function of a type, that is called like it stays as it is.
 */
export function bodyOutsideModule(body: string, crate: string, module: string): string {
  const segments = module === '' ? [] : module.split('::');
  const tokens = lexRust(body);
  const inUse = markUses(tokens);
  const parts: string[] = [];
  for (let at = 0; at < tokens.kinds.length; at++) {
    const run = mayBeModule(tokens, at, crate, inUse[at] === 1) ? segmentsAt(tokens, at, segments) : null;
    // No token starts with a control character.
    parts.push(run === null ? tokenText(tokens, at) : `\u0001${run.fromEnd}`);
    if (run !== null) at = run.last;
  }
  return parts.join(' ');
}

function mayBeModule(tokens: RustTokens, at: number, crate: string, inUse: boolean): boolean {
  if (isPunctuation(tokens, at - 1, ':') && isPunctuation(tokens, at - 2, ':'))
    return tokenText(tokens, at - 3) === crate;
  return inUse || followsInPath(tokens, at);
}

/** The longest part of the module's path that starts at this token, with how many of its segments are behind it. */
function segmentsAt(
  tokens: RustTokens,
  at: number,
  segments: readonly string[],
): { readonly last: number; readonly fromEnd: number } | null {
  if (tokens.kinds[at] !== WORD) return null;
  let best: { readonly last: number; readonly fromEnd: number } | null = null;
  segments.forEach((segment, first) => {
    if (tokenText(tokens, at) !== segment) return;
    let next = first + 1;
    let last = at;
    while (
      next < segments.length &&
      followsInPath(tokens, last) &&
      tokenText(tokens, last + 3) === segments[next]
    ) {
      last += 3;
      next += 1;
    }
    if (best === null || last > best.last) best = { last, fromEnd: segments.length - next };
  });
  return best;
}

function followsInPath(tokens: RustTokens, at: number): boolean {
  return isPunctuation(tokens, at + 1, ':') && isPunctuation(tokens, at + 2, ':');
}

/** Marks the tokens of `use` items, where a segment may stand alone in braces. */
function markUses(tokens: RustTokens): Uint8Array {
  const marks = new Uint8Array(tokens.kinds.length);
  let inside = false;
  for (let at = 0; at < marks.length; at++) {
    if (isPunctuation(tokens, at, ';')) inside = false;
    else if (tokens.kinds[at] === WORD && tokenText(tokens, at) === 'use') inside = true;
    if (inside) marks[at] = 1;
  }
  return marks;
}
