import type { Tree } from '@lezer/common';
import { type AttributeRun, collectsTests, isTestCfg, readAttributes } from './rust-attributes.js';
import { functionPath, type RustItems } from './rust-function-item.js';
import { isItemHead } from './rust-headers.js';
import { itemsInMacro } from './rust-macro-items.js';
import { macroGroup, type RustSkeleton } from './rust-skeleton.js';
import { isPunctuation, type RustTokens, tokenText } from './rust-tokens.js';

interface ModuleAround {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly collected: boolean;
}

interface Walk extends RustItems {
  readonly tokens: RustTokens;
  readonly modules: ModuleAround[];
  /** The attributes of the item that starts at `pending.end`. */
  pending: AttributeRun;
  /** Number of nodes around this one in which no function is a test. */
  enclosing: number;
}

/** Nodes of the grammar in which a function is no test, whatever its attributes say. */
const ENCLOSING = new Set(['ImplItem', 'TraitItem', 'ForeignModItem', 'Block']);

/** What is done where a node of the grammar starts, given its half-open range of tokens. */
const ENTER: Readonly<Record<string, (walk: Walk, from: number, to: number) => void>> = {
  AttributeItem: enterAttributes,
  InnerAttribute: enterInnerAttribute,
  ModItem: enterModule,
  FunctionItem: enterFunction,
  MacroInvocation: enterMacro,
};

/** Reads the items of a file off the syntax tree of its skeleton. */
export function readItems(tokens: RustTokens, skeleton: RustSkeleton, tree: Tree): RustItems {
  const walk: Walk = {
    tokens,
    functions: [],
    testOnly: [],
    modules: [],
    pending: { attributes: [], end: -1 },
    enclosing: 0,
  };
  tree.iterate({
    enter({ name, from, to }) {
      const handle = ENTER[name];
      if (handle) handle(walk, skeleton.tokenAt(from), skeleton.tokenAt(Math.max(from, to - 1)) + 1);
      if (ENCLOSING.has(name)) walk.enclosing++;
    },
    leave({ name }) {
      if (name === 'ModItem') walk.modules.pop();
      if (ENCLOSING.has(name)) walk.enclosing--;
    },
  });
  return walk;
}

function enterAttributes(walk: Walk, from: number, to: number): void {
  walk.pending = readAttributes(walk.tokens, from, to);
  if (walk.pending.attributes.some((attribute) => isTestCfg(walk.tokens, attribute))) {
    walk.testOnly.push([walk.pending.end, to]);
  }
}

/** `#![cfg(test)]` governs the module that it stands in, or the file. */
function enterInnerAttribute(walk: Walk, from: number, to: number): void {
  if (walk.enclosing > 0) return;
  const { attributes } = readAttributes(walk.tokens, from, to);
  if (!attributes.some((attribute) => isTestCfg(walk.tokens, attribute))) return;
  const module = walk.modules.at(-1) ?? { from: 0, to: walk.tokens.kinds.length };
  walk.testOnly.push([module.from, module.to]);
}

function enterModule({ tokens, modules, pending }: Walk, from: number, to: number): void {
  const name = keywordWithin(tokens, 'mod', from, to) + 1;
  const isCollected = pending.end === from && pending.attributes.some(collectsTests);
  const collected = isCollected || modules.at(-1)?.collected === true;
  modules.push({ name: tokenText(tokens, name), from, to, collected });
}

function enterFunction(walk: Walk, from: number, to: number): void {
  const { tokens, modules, pending } = walk;
  const name = keywordWithin(tokens, 'fn', from, to) + 1;
  const close = to - 1;
  const open = tokens.partners[close] ?? -1;
  const path = functionPath([modules], tokenText(tokens, name));
  if (path === null || open < name || !isPunctuation(tokens, close, '}')) return;
  walk.functions.push({
    path,
    attributes: pending.end === from ? pending.attributes : [],
    first: from,
    name,
    open,
    close,
    free: walk.enclosing === 0,
    generated: false,
    collected: modules.at(-1)?.collected === true,
  });
}

function enterMacro(walk: Walk, from: number, to: number): void {
  const { tokens, modules } = walk;
  if (walk.enclosing > 0) return;
  let name = from;
  while (name < to && !isPunctuation(tokens, name + 1, '!')) name++;
  const open = macroGroup(tokens, name);
  if (open >= to || open < 0) return;
  itemsInMacro(tokens, { name: tokenText(tokens, name), open, modules }, walk);
}

/** The token of the keyword that a name follows; where the grammar mended a broken item, the one before the range. */
function keywordWithin(tokens: RustTokens, keyword: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (isItemHead(tokens, at, keyword)) return at;
  return from - 1;
}
