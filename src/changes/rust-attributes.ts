import { isPunctuation, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';

/** One attribute, or one of those that a `cfg_attr` applies. */
export interface RustAttribute {
  /** Segments joined by `::`, such as `tokio::test`. */
  readonly path: string;
  /** The token where it starts: its `#`, or its first word within a `cfg_attr`. */
  readonly token: number;
  /** What stands after the path, as a half-open range of tokens. */
  readonly argumentsFrom: number;
  readonly argumentsTo: number;
  /** Applied by a `cfg_attr`, so only under some configurations. */
  readonly conditional: boolean;
}

/**
 * Attributes that make a function a test although their last segment is not `test`, by that segment. `#[bench]` is
 * none: it runs no assertion under `cargo test` on stable Rust.
 */
const TEST_ATTRIBUTES = new Set([
  'test',
  'gtest',
  'ktest',
  'parameterized',
  'property_test',
  'proptest',
  'quickcheck',
  'rstest',
  'test_case',
  'test_log',
  'test_matrix',
  'wasm_bindgen_test',
]);

/** Whether this attribute makes a function a test that a harness runs. */
export function isTestAttribute({ path }: RustAttribute): boolean {
  return TEST_ATTRIBUTES.has(path.slice(path.lastIndexOf(':') + 1));
}

/** Whether this is a `cfg` whose predicate holds in a test build alone: `cfg(test)`, `cfg(all(test, unix))`, but not `cfg(any(test, unix))`. */
export function isTestCfg(tokens: RustTokens, attribute: RustAttribute): boolean {
  return cfgTruth(tokens, attribute) === 'in-tests';
}

/** Whether this is a `cfg` that holds in no test build: `cfg(any())`, `cfg(not(test))`. What it governs tests nothing. */
export function isUntestedCfg(tokens: RustTokens, attribute: RustAttribute): boolean {
  return cfgTruth(tokens, attribute) === 'never';
}

/** When a predicate holds, as far as the text tells; `never` disregards builds without tests. */
type Truth = 'always' | 'in-tests' | 'never' | 'unknown';

/** Nobody nests a predicate deeper, and reading it recurses. */
const MAX_PREDICATE_DEPTH = 32;

function cfgTruth(
  tokens: RustTokens,
  { path, conditional, argumentsFrom, argumentsTo }: RustAttribute,
): Truth {
  if (path !== 'cfg' || conditional || !opensGroup(tokens, argumentsFrom)) return 'unknown';
  const close = tokens.partners[argumentsFrom] ?? argumentsFrom;
  const parts = close === argumentsTo - 1 ? splitAtCommas(tokens, argumentsFrom + 1, close) : [];
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? truthOf(tokens, only, 0) : 'unknown';
}

function truthOf(tokens: RustTokens, [from, to]: readonly [number, number], depth: number): Truth {
  if (tokens.kinds[from] !== WORD || depth > MAX_PREDICATE_DEPTH) return 'unknown';
  const word = tokenText(tokens, from);
  if (to === from + 1) {
    if (word === 'test') return 'in-tests';
    return word === 'true' ? 'always' : word === 'false' ? 'never' : 'unknown';
  }
  if (!opensGroup(tokens, from + 1) || tokens.partners[from + 1] !== to - 1) return 'unknown';
  const parts = splitAtCommas(tokens, from + 2, to - 1).map((part) => truthOf(tokens, part, depth + 1));
  if (word === 'all') return truthOfAll(parts);
  if (word === 'any') return truthOfAny(parts);
  return word === 'not' && parts.length === 1 ? truthOfNot(parts[0]) : 'unknown';
}

function truthOfAll(parts: readonly Truth[]): Truth {
  if (parts.includes('never')) return 'never';
  if (parts.includes('in-tests')) return 'in-tests';
  return parts.every((part) => part === 'always') ? 'always' : 'unknown';
}

function truthOfAny(parts: readonly Truth[]): Truth {
  if (parts.includes('always')) return 'always';
  const possible = parts.filter((part) => part !== 'never');
  if (possible.length === 0) return 'never';
  return possible.every((part) => part === 'in-tests') ? 'in-tests' : 'unknown';
}

function truthOfNot(part: Truth | undefined): Truth {
  if (part === 'always' || part === 'in-tests') return 'never';
  return part === 'never' ? 'always' : 'unknown';
}

/** The end (the token after `]`) of the attribute at this token, or -1 when none starts here. */
export function attributeEnd(tokens: RustTokens, at: number): number {
  if (!isPunctuation(tokens, at, '#')) return -1;
  const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
  return isPunctuation(tokens, open, '[') && opensGroup(tokens, open) ? (tokens.partners[open] ?? 0) + 1 : -1;
}

export interface AttributeRun {
  readonly attributes: readonly RustAttribute[];
  /** The token after the last of them. */
  readonly end: number;
}

/** The attributes that stand one after the other from this token on and before `to`, those of a `cfg_attr` in its place. */
export function readAttributes(tokens: RustTokens, from: number, to: number): AttributeRun {
  const attributes: RustAttribute[] = [];
  let at = from;
  for (let end = attributeEnd(tokens, at); end >= 0 && end <= to; end = attributeEnd(tokens, at)) {
    const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
    readMeta(tokens, { token: at, from: open + 1, to: end - 1 }, attributes);
    at = end;
  }
  return { attributes, end: at };
}

interface MetaRange {
  readonly token: number;
  readonly from: number;
  readonly to: number;
}

function readMeta(tokens: RustTokens, whole: MetaRange, attributes: RustAttribute[]): void {
  const waiting: (MetaRange & { readonly conditional?: true })[] = [whole];
  for (let range = waiting.pop(); range !== undefined; range = waiting.pop()) {
    let end = range.from;
    while (end < range.to && (tokens.kinds[end] === WORD || isPunctuation(tokens, end, ':'))) end++;
    const path = pathText(tokens, range.from, end);
    if (path === 'cfg_attr' && opensGroup(tokens, end)) {
      const [, ...applied] = splitAtCommas(tokens, end + 1, tokens.partners[end] ?? end);
      for (const [from, to] of applied.reverse()) waiting.push({ token: from, from, to, conditional: true });
    } else if (path !== '') {
      const conditional = range.conditional === true;
      attributes.push({ path, token: range.token, argumentsFrom: end, argumentsTo: range.to, conditional });
    }
  }
}

function pathText(tokens: RustTokens, from: number, to: number): string {
  let path = '';
  for (let at = from; at < to; at++) path += tokenText(tokens, at);
  return path;
}

/** Ranges between the commas of a group, commas in inner groups aside. */
function splitAtCommas(tokens: RustTokens, from: number, to: number): readonly (readonly [number, number])[] {
  const parts: [number, number][] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (isPunctuation(tokens, at, ',')) {
      parts.push([start, at]);
      start = at + 1;
    }
  }
  if (start < to) parts.push([start, to]);
  return parts;
}

/** Marks the tokens that attributes consist of, wherever they stand. */
export function markAttributes(tokens: RustTokens): Uint8Array {
  const marks = new Uint8Array(tokens.kinds.length);
  for (let at = 0; at < marks.length; at++) {
    const end = attributeEnd(tokens, at);
    if (end < 0) continue;
    marks.fill(1, at, end);
    at = end - 1;
  }
  return marks;
}
