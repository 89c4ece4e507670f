import type { Tree } from '@lezer/common';
import { parser } from '@lezer/rust';
import { assertionTokens, countWithin } from './rust-assertions.js';
import { isTestAttribute, markAttributes } from './rust-attributes.js';
import { type Doctest, isIgnored, readDoctests } from './rust-doctests.js';
import type { FunctionItem } from './rust-function-item.js';
import { readItems } from './rust-items.js';
import { lineIndex, linesOf, tokenSequence } from './rust-lines.js';
import { skeletonOf } from './rust-skeleton.js';
import { lexRust, type RustTokens } from './rust-tokens.js';
import { untestedRanges } from './rust-untested.js';

/** A function with a body. */
export interface RustFunction {
  /** Path within the file as libtest writes it below the file's own module, such as `tests::adds`. */
  readonly name: string;
  /** 1-based: the line of the name, and the line that the body ends on. */
  readonly line: number;
  readonly endLine: number;
  /** Asserting macros in the body (see `assertionTokens`); a test that should panic has one more, which it loses with the attribute. */
  readonly assertions: number;
}

/** A function that a test harness runs. */
export interface TestFunction extends RustFunction {
  /** The 1-based line of its `#[ignore]`; `null` when it has none, or only under a `cfg_attr`. */
  readonly ignoreLine: number | null;
  readonly shouldPanic: boolean;
  /** The body's tokens, one space between any two, save commas that only formatting brings: equal for two tests when their bodies are, token for token. */
  readonly body: string;
}

/** What a Rust source file says about tests. */
export interface RustSource {
  /** In the order of the file. */
  readonly tests: readonly TestFunction[];
  /** Every other function of the file that has a body and stands in a module, an `impl` or a trait. */
  readonly helpers: readonly RustFunction[];
  /** Those that are ignored among them; lines and assertions are of the others. */
  readonly doctests: readonly Doctest[];
  /**
   * The code lines of test functions, of what is compiled for tests only, and of doctests; see `linesOf`. What a
   * `cfg_attr` makes a test is none here, since it takes a condition for it to be one.
   */
  readonly testLines: readonly string[];
  /** The code lines of the file itself that a test build may compile: what they are when all of the file is a test. */
  readonly testFileLines: readonly string[];
  /** All code lines of the file, and those of its doctests. */
  readonly codeLines: readonly string[];
  /** Asserting macros in the whole file, doctests included, and one for each test that should panic. */
  readonly assertions: number;
}

/**
 * Parses a Rust source file. Every text has an answer: what is no Rust is passed over, and the items around it are still
 * found. Time is linear in the text, however hostile, and nothing recurses with its nesting. As for rustc, CRLF is LF.
 */
export function parseRust(source: string): RustSource {
  const text = source.replaceAll('\r\n', '\n');
  const tokens = lexRust(text);
  const skeleton = skeletonOf(tokens);
  const { functions, testOnly } = readItems(tokens, skeleton, parseSkeleton(skeleton.text));
  functions.sort((a, b) => a.name - b.name);
  const context = { tokens, lineAt: lineIndex(text), assertions: assertionTokens(tokens) };
  const testItems = functions.filter(isTest);
  const tests = testItems.map((item) => testFunction(context, item));
  const helpers = functions.filter((item) => !isTest(item)).map((item) => rustFunction(context, item));
  const doctests = readDoctests(tokens);
  const attributes = markAttributes(tokens);
  const ofTests = markRanges(tokens, [
    ...testOnly,
    ...testItems.filter(isCertain).map(({ first, close }) => [first, close + 1] as const),
  ]);
  const untested = markRanges(tokens, untestedRanges(tokens));
  const isTested = (token: number) => attributes[token] === 0 && untested[token] === 0;
  const compiled = doctests.filter((doctest) => !isIgnored(doctest));
  const doctestLines = compiled.flatMap((doctest) => doctest.lines);
  const own = linesOf(tokens, (token) => isTested(token) && ofTests[token] === 1);
  return {
    tests,
    helpers,
    doctests,
    testLines: [...own, ...doctestLines],
    get testFileLines() {
      return linesOf(tokens, isTested);
    },
    get codeLines() {
      return [...linesOf(tokens, (token) => attributes[token] === 0), ...doctestLines];
    },
    assertions: sum([
      context.assertions.length,
      ...tests.map(({ shouldPanic }) => Number(shouldPanic)),
      ...compiled.map((doctest) => doctest.assertions),
    ]),
  };
}

/** rustc itself overflows its stack on deeper nesting, unless its thread is given more. */
const MAX_NESTING = 256;
/** UTF-16 units of a skeleton. The largest of 9,600 files of real crates, generated bindings among them, has a fifth of this. */
const MAX_SKELETON_LENGTH = 500_000;
/** UTF-16 units of a skeleton in which errors are mended. Mending garbage takes up to 25 µs a unit, and more memory the longer it goes on. */
const MAX_MENDED_LENGTH = 50_000;

const strictParser = parser.configure({ strict: true });

/**
 * A skeleton with an error in it is parsed again with the grammar's error recovery, which finds the items around the
 * error. That has a price on garbage, so in long or deeply nested garbage nothing is found.
 */
function parseSkeleton(text: string): Tree {
  if (text.length > MAX_SKELETON_LENGTH || nestingOf(text) > MAX_NESTING) return parser.parse('');
  try {
    return strictParser.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return parser.parse(text.length > MAX_MENDED_LENGTH ? '' : text);
  }
}

function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if ('([{<'.includes(character)) depth++;
    else if (')]}>'.includes(character)) depth--;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

interface Context {
  readonly tokens: RustTokens;
  readonly lineAt: (offset: number) => number;
  readonly assertions: readonly number[];
}

function isTest({ free, generated, attributes }: FunctionItem): boolean {
  return free && (generated || attributes.some(isTestAttribute));
}

/** A test under every configuration that it is compiled in. */
function isCertain({ generated, attributes }: FunctionItem): boolean {
  return generated || attributes.some((attribute) => isTestAttribute(attribute) && !attribute.conditional);
}

function rustFunction({ tokens, lineAt, assertions }: Context, item: FunctionItem): RustFunction {
  return {
    name: item.path.join('::'),
    line: lineAt(tokens.starts[item.name] ?? 0),
    endLine: lineAt(tokens.starts[item.close] ?? 0),
    assertions: countWithin(assertions, item.open, item.close),
  };
}

function testFunction(context: Context, item: FunctionItem): TestFunction {
  const { tokens, lineAt } = context;
  const written = rustFunction(context, item);
  const ignore = item.attributes.find(({ path, conditional }) => path === 'ignore' && !conditional);
  const shouldPanic = item.attributes.some(({ path }) => path === 'should_panic');
  return {
    ...written,
    assertions: written.assertions + Number(shouldPanic),
    ignoreLine: ignore === undefined ? null : lineAt(tokens.starts[ignore.token] ?? 0),
    shouldPanic,
    body: tokenSequence(tokens, item.open + 1, item.close),
  };
}

/** Marks the tokens that lie in one of the half-open ranges; ranges may nest as deep as they like. */
function markRanges(tokens: RustTokens, ranges: readonly (readonly [number, number])[]): Uint8Array {
  const steps = new Int32Array(tokens.kinds.length + 1);
  for (const [from, to] of ranges) {
    steps[from] = (steps[from] ?? 0) + 1;
    steps[to] = (steps[to] ?? 0) - 1;
  }
  const marks = new Uint8Array(tokens.kinds.length);
  let depth = 0;
  for (let token = 0; token < marks.length; token++) {
    depth += steps[token] ?? 0;
    if (depth > 0) marks[token] = 1;
  }
  return marks;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
