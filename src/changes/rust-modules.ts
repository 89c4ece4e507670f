import {
  attributeEnd,
  isTestCfg,
  isUntestedCfg,
  type RustAttribute,
  readAttributes,
} from './rust-attributes.js';
import { hasIdleMain } from './rust-idle-main.js';
import { literalValue } from './rust-panics.js';
import { isPunctuation, lexRust, opensGroup, type RustTokens, TEXT, tokenText, WORD } from './rust-tokens.js';

/** A module within a file that holds a link, with the folder that a `#[path]` gives it. */
export interface ModuleAround {
  readonly name: string;
  readonly path: string | null;
}

/** A `mod name;` that a test build may compile: the file that it leads to belongs to the crate. */
export interface ModuleLink {
  /** Outermost first. */
  readonly around: readonly ModuleAround[];
  readonly name: string;
  /** What `#[path]` says, also by a `cfg_attr`. */
  readonly paths: readonly string[];
  /** Whether the file may lie where the name says: no path, or none that always holds. */
  readonly byName: boolean;
  /** Whether only test builds compile it. */
  readonly testOnly: boolean;
}

/** A file whose text is put into this one: as code, or as documentation. A folder stands for all Rust files right in it. */
export interface Inclusion {
  readonly path: string;
  readonly as: 'code' | 'documentation' | 'folder';
  readonly around: readonly string[];
  readonly testOnly: boolean;
}

/** What a Rust file says of others. */
export interface FileLinks {
  readonly modules: readonly ModuleLink[];
  readonly inclusions: readonly Inclusion[];
  /** Whether a macro of the file makes modules whose names stand elsewhere, so that not all can be known. */
  readonly generates: boolean;
  /** See `hasIdleMain`. */
  readonly idle: boolean;
}

export const NO_LINKS: FileLinks = { modules: [], inclusions: [], generates: false, idle: false };

/** More folders of modules are none that people nest. */
const MAX_AROUND = 32;

interface Around extends ModuleAround {
  readonly close: number;
  testOnly: boolean;
  never: boolean;
}

interface Walk {
  readonly tokens: RustTokens;
  readonly modules: ModuleLink[];
  readonly inclusions: Inclusion[];
  /** The file itself, then the modules around. */
  readonly around: Around[];
  generates: boolean;
  /** Attributes `path` and `cfg` of the item that comes. */
  pending: RustAttribute[];
  /** Whether an inner attribute here is about the file or module that has just begun. */
  leading: boolean;
}

/** Reads the links of a file, also those in macros that are invoked. Linear in the text, and every text has an answer. */
export function readLinks(source: string): FileLinks {
  if (!/\bmod\b|\binclude|\bautomod\b|\bmain\b/.test(source)) return NO_LINKS;
  const tokens = lexRust(source.replaceAll('\r\n', '\n'));
  const file = { name: '', path: null, close: tokens.kinds.length, testOnly: false, never: false };
  const walk: Walk = {
    tokens,
    modules: [],
    inclusions: [],
    around: [file],
    generates: false,
    pending: [],
    leading: true,
  };
  for (let at = 0; at < tokens.kinds.length; ) at = step(walk, at);
  const { modules, inclusions, generates } = walk;
  return file.never ? NO_LINKS : { modules, inclusions, generates, idle: hasIdleMain(tokens) };
}

/** Returns the token to go on with. */
function step(walk: Walk, at: number): number {
  const { tokens, around } = walk;
  while (around.length > 1 && at >= (around.at(-1)?.close ?? 0)) around.pop();
  const attribute = attributeEnd(tokens, at);
  if (attribute >= 0) return enterAttributes(walk, at, attribute);
  const word = tokens.kinds[at] === WORD ? tokenText(tokens, at) : '';
  if (word === 'pub') return opensGroup(tokens, at + 1) ? (tokens.partners[at + 1] ?? at) + 1 : at + 1;
  if (word === 'mod' && tokens.kinds[at + 1] === WORD) return enterModule(walk, at);
  walk.leading = false;
  walk.pending = [];
  if (word === 'macro_rules' && isPunctuation(tokens, at + 1, '!') && opensGroup(tokens, at + 3))
    return skipDefinition(walk, at + 3);
  if (isPunctuation(tokens, at + 1, '!') && opensGroup(tokens, at + 2)) {
    if (word === 'include') include(walk, at + 3, 'code');
    if (word === 'dir' && tokenText(tokens, at - 3) === 'automod') include(walk, at + 3, 'folder');
    if (word === 'stringify') return (tokens.partners[at + 2] ?? at) + 1;
  }
  return at + 1;
}

function enterAttributes(walk: Walk, at: number, end: number): number {
  const { tokens, around } = walk;
  const { attributes, end: after } = readAttributes(tokens, at, end);
  for (const { path, argumentsFrom, argumentsTo } of attributes) {
    if (path !== 'doc') continue;
    for (let token = argumentsFrom; token < argumentsTo; token++)
      if (tokenText(tokens, token) === 'include_str') include(walk, token + 3, 'documentation');
  }
  if (!isPunctuation(tokens, at + 1, '!')) {
    for (const attribute of attributes)
      if (attribute.path === 'path' || attribute.path === 'cfg') walk.pending.push(attribute);
  } else if (walk.leading) {
    const own = around.at(-1);
    if (own !== undefined) {
      own.testOnly ||= attributes.some((attribute) => isTestCfg(tokens, attribute));
      own.never ||= attributes.some((attribute) => isUntestedCfg(tokens, attribute));
    }
  }
  return Math.max(after, at + 1);
}

function enterModule(walk: Walk, at: number): number {
  const { tokens, around, pending } = walk;
  const name = tokenText(tokens, at + 1).replace(/^r#/, '');
  const paths = pending.filter(({ path, never }) => path === 'path' && !never);
  const values = paths.flatMap((attribute) => pathValue(tokens, attribute));
  const testOnly = pending.some((attribute) => isTestCfg(tokens, attribute));
  const never = pending.some((attribute) => isUntestedCfg(tokens, attribute));
  const byName = values.length === 0 || paths.every(({ conditional }) => conditional);
  walk.pending = [];
  walk.leading = false;
  if (opensGroup(tokens, at + 2) && isPunctuation(tokens, at + 2, '{')) {
    if (around.length > MAX_AROUND) return at + 3;
    around.push({ name, path: values[0] ?? null, close: tokens.partners[at + 2] ?? at, testOnly, never });
    walk.leading = true;
    return at + 3;
  }
  if (isPunctuation(tokens, at + 2, ';') && !never && !around.some((each) => each.never)) {
    walk.modules.push({
      around: around.slice(1).map(({ name: module, path }) => ({ name: module, path })),
      name,
      paths: values,
      byName,
      testOnly: testOnly || around.some((each) => each.testOnly),
    });
  }
  return at + 2;
}

function pathValue(tokens: RustTokens, { argumentsFrom, argumentsTo }: RustAttribute): readonly string[] {
  const literal = argumentsFrom + 1;
  const isValue =
    isPunctuation(tokens, argumentsFrom, '=') && literal < argumentsTo && tokens.kinds[literal] === TEXT;
  return isValue ? [literalValue(tokenText(tokens, literal))] : [];
}

/** What a macro defines is none until it is invoked; where it makes modules, their names come from there. */
function skipDefinition(walk: Walk, open: number): number {
  const { tokens } = walk;
  const close = tokens.partners[open] ?? open;
  for (let at = open; at < close && !walk.generates; at++)
    walk.generates = tokenText(tokens, at) === 'mod' && isPunctuation(tokens, at + 1, '$');
  return close + 1;
}

/** `include!("cases.in")`: only what is spelled out can be told. */
function include(walk: Walk, at: number, as: Inclusion['as']): void {
  const { tokens, around, inclusions } = walk;
  const literal = tokenText(tokens, at) === 'pub' ? at + 1 : at;
  if (tokens.kinds[literal] !== TEXT || around.some(({ never }) => never)) return;
  inclusions.push({
    path: literalValue(tokenText(tokens, literal)),
    as,
    around: around.slice(1).map(({ name }) => name),
    testOnly: around.some(({ testOnly }) => testOnly),
  });
}
