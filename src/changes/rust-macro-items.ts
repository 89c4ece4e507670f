import { type AttributeRun, attributeEnd, isTestCfg, readAttributes } from './rust-attributes.js';
import { functionPath, type RustItems } from './rust-function-item.js';
import { bodyOf, isItemHead } from './rust-headers.js';
import { macroGroup } from './rust-skeleton.js';
import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** A macro that is invoked where items stand, such as `proptest! { … }` or `cfg_if! { … }`. */
export interface ItemMacro {
  readonly name: string;
  /** Its opening delimiter. */
  readonly open: number;
  /** The modules around it. */
  readonly modules: readonly { readonly name: string }[];
}

/** Macros that make a test of every function in them. */
const TESTING_MACROS = new Set(['quickcheck']);

/**
 * Finds the functions in a macro's tokens, where the grammar has no items to offer: attributes, `fn`, a name that is
 * spelled out, and a body. The definition of a macro is left alone, since its functions are none until it is invoked.
 */
export function itemsInMacro(tokens: RustTokens, macro: ItemMacro, found: RustItems): void {
  const end = tokens.partners[macro.open] ?? 0;
  const inner: { readonly name: string; readonly close: number }[] = [];
  let pending: AttributeRun | null = null;
  for (let at = macro.open + 1; at < end; ) {
    while (at > (inner.at(-1)?.close ?? end)) inner.pop();
    if (attributeEnd(tokens, at) >= 0) {
      pending = readAttributes(tokens, at, end);
      at = pending.end;
      continue;
    }
    const skipped = skipGroup(tokens, at);
    if (skipped >= 0) {
      at = skipped;
      pending = null;
    } else if (isItemHead(tokens, at, 'mod') && opensGroup(tokens, at + 2)) {
      const close = tokens.partners[at + 2] ?? at;
      inner.push({ name: tokenText(tokens, at + 1), close });
      noteTestOnly(tokens, pending, close, found);
      pending = null;
      at += 3;
    } else if (isItemHead(tokens, at, 'fn')) {
      const modules = [macro.modules, inner];
      at = noteFunction(tokens, { at, modules, pending, generated: TESTING_MACROS.has(macro.name) }, found);
      pending = null;
    } else {
      if (endsItem(tokens, at)) pending = null;
      at++;
    }
  }
}

interface FoundFunction {
  /** The `fn`. */
  readonly at: number;
  readonly modules: readonly (readonly { readonly name: string }[])[];
  readonly pending: AttributeRun | null;
  readonly generated: boolean;
}

/** Returns the token to go on with. */
function noteFunction(
  tokens: RustTokens,
  { at, modules, pending, generated }: FoundFunction,
  found: RustItems,
): number {
  const open = bodyOf(tokens, at);
  if (open < 0) return at + 2;
  const close = tokens.partners[open] ?? open;
  noteTestOnly(tokens, pending, close, found);
  const path = functionPath(modules, tokenText(tokens, at + 1));
  if (path === null) return close + 1;
  found.functions.push({
    path,
    attributes: pending?.attributes ?? [],
    first: pending?.end ?? at,
    name: at + 1,
    open,
    close,
    free: true,
    generated,
    collected: false,
  });
  return close + 1;
}

function noteTestOnly(
  tokens: RustTokens,
  pending: AttributeRun | null,
  close: number,
  found: RustItems,
): void {
  if (pending?.attributes.some((attribute) => isTestCfg(tokens, attribute)))
    found.testOnly.push([pending.end, close + 1]);
}

/** The token after a macro's definition, an `impl` or a trait, or -1 when none of these starts here. */
function skipGroup(tokens: RustTokens, at: number): number {
  if (tokens.kinds[at] !== WORD) return -1;
  const word = tokenText(tokens, at);
  const open =
    word === 'macro_rules'
      ? macroGroup(tokens, at)
      : (word === 'impl' || word === 'trait') && isItemHead(tokens, at, word)
        ? bodyOf(tokens, at)
        : -1;
  return open < 0 ? -1 : (tokens.partners[open] ?? open) + 1;
}

function endsItem(tokens: RustTokens, at: number): boolean {
  return [';', '{', '}', '=', ','].some((character) => isPunctuation(tokens, at, character));
}
