import { cfgPredicate, splitAtCommas, type Truth } from './rust-cfg.js';
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
  /** Applied by a `cfg_attr` that need not hold in a test build, so only under some configurations. */
  readonly conditional: boolean;
  /** Applied by a `cfg_attr` that holds in no test build. */
  readonly never: boolean;
  /** The predicates of the `cfg_attr`s around it, outermost first, as half-open ranges of tokens. */
  readonly predicates: readonly (readonly [from: number, to: number])[];
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
export function isTestAttribute({ path, never }: RustAttribute): boolean {
  return !never && TEST_ATTRIBUTES.has(path.slice(path.lastIndexOf(':') + 1));
}

/** Test attributes whose functions are run without libtest's harness, by something that comes with the attribute. */
const OWN_HARNESS = /(?:^|::)(?:wasm_bindgen_test|ktest)$|^skuld::test$/;

/** Whether this attribute makes a function a test wherever it applies, and one that is only compiled for libtest's harness. */
export function needsHarness(attribute: RustAttribute): boolean {
  return isTestAttribute(attribute) && !attribute.conditional && !OWN_HARNESS.test(attribute.path);
}

/** Tools whose attributes say nothing to the compiler, so that any name goes. */
const TOOLS = /^(?:clippy|diagnostic|miri|rust_analyzer|rustfmt)::/;

/** Whether this attribute of a module runs what is marked `#[test]` there: `#[embedded_test::tests]`, `#[defmt_test::tests]`. */
export function collectsTests({ path, never }: RustAttribute): boolean {
  return !never && path.endsWith('::tests') && !TOOLS.test(path.replace(/^::/, ''));
}

/** Whether this is a `cfg` whose predicate holds in a test build alone: `cfg(test)`, `cfg(all(test, unix))`, but not `cfg(any(test, unix))`. */
export function isTestCfg(tokens: RustTokens, attribute: RustAttribute): boolean {
  return attribute.predicates.length === 0 && cfgTruth(tokens, attribute) === 'in-tests';
}

/** Whether this is a `cfg` that holds in no test build: `cfg(any())`, `cfg(not(test))`. What it governs tests nothing. */
export function isUntestedCfg(tokens: RustTokens, attribute: RustAttribute): boolean {
  return cfgTruth(tokens, attribute) === 'never';
}

/** Whether this is a `cfg` that may hold or not, as far as the text tells: what it governs may be in no test build. */
export function isUncertainCfg(tokens: RustTokens, attribute: RustAttribute): boolean {
  return attribute.path === 'cfg' && cfgTruth(tokens, attribute) === 'unknown';
}

/** Whether a predicate that stands in a half-open range of tokens, such as that of `cfg!(…)`, holds in no test build. */
export function neverHolds(tokens: RustTokens, from: number, to: number): boolean {
  return cfgPredicate(tokens, from, to) === 'never';
}

function cfgTruth(
  tokens: RustTokens,
  { path, conditional, argumentsFrom, argumentsTo }: RustAttribute,
): Truth {
  if (path !== 'cfg' || conditional || !opensGroup(tokens, argumentsFrom)) return 'unknown';
  const close = tokens.partners[argumentsFrom] ?? argumentsFrom;
  return close === argumentsTo - 1 ? cfgPredicate(tokens, argumentsFrom + 1, close) : 'unknown';
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
    readMeta(tokens, at, end, attributes);
    at = end;
  }
  return { attributes, end: at };
}

interface MetaRange {
  readonly token: number;
  readonly from: number;
  readonly to: number;
  readonly conditional: boolean;
  readonly never: boolean;
  readonly predicates: readonly (readonly [number, number])[];
}

/** Deeper ones are passed over, since each keeps the predicates of all around it. */
const MAX_CFG_ATTR_DEPTH = 32;

function readMeta(tokens: RustTokens, at: number, end: number, attributes: RustAttribute[]): void {
  const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
  const waiting: MetaRange[] = [
    { token: at, from: open + 1, to: end - 1, conditional: false, never: false, predicates: NONE },
  ];
  for (let range = waiting.pop(); range !== undefined; range = waiting.pop()) {
    let end = range.from;
    while (end < range.to && (tokens.kinds[end] === WORD || isPunctuation(tokens, end, ':'))) end++;
    const path = pathText(tokens, range.from, end);
    if (path === 'cfg_attr' && opensGroup(tokens, end)) {
      for (const applied of appliedBy(tokens, end, range)) waiting.push(applied);
    } else if (path !== '') {
      const { token, to: argumentsTo, conditional, never, predicates } = range;
      attributes.push({ path, token, argumentsFrom: end, argumentsTo, conditional, never, predicates });
    }
  }
}

const NONE: MetaRange['predicates'] = [];

/** What a `cfg_attr` applies, last first. */
function appliedBy(tokens: RustTokens, open: number, around: MetaRange): readonly MetaRange[] {
  const [predicate, ...applied] = splitAtCommas(tokens, open + 1, tokens.partners[open] ?? open);
  if (predicate === undefined || around.predicates.length >= MAX_CFG_ATTR_DEPTH) return [];
  const truth = cfgPredicate(tokens, ...predicate);
  const never = around.never || truth === 'never';
  const conditional = never || around.conditional || truth === 'unknown';
  const predicates = [...around.predicates, predicate];
  return applied.reverse().map(([from, to]) => ({ token: from, from, to, conditional, never, predicates }));
}

function pathText(tokens: RustTokens, from: number, to: number): string {
  let path = '';
  for (let at = from; at < to; at++) path += tokenText(tokens, at);
  return path;
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
