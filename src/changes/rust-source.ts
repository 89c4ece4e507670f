import { assertionTokens } from './rust-assertions.js';
import { isTestAttribute, isUncertainCfg, markAttributes, type RustAttribute } from './rust-attributes.js';
import {
  countedAssertions,
  isHarnessed,
  isPanicAlone,
  isShouldPanic,
  isTest,
  runningTotals,
} from './rust-counted.js';
import { type Doctest, isIgnored, readDoctests } from './rust-doctests.js';
import type { FunctionItem } from './rust-function-item.js';
import { parseSkeleton } from './rust-grammar.js';
import { hasIdleMain } from './rust-idle-main.js';
import { readItems } from './rust-items.js';
import { lineIndex, linesOf, tokenSequence } from './rust-lines.js';
import { repeatsOf } from './rust-loops.js';
import { definedNames, mentionedModules } from './rust-mentions.js';
import { type ExpectedPanic, expectedEnds } from './rust-panics.js';
import { countWithin, firstAtLeast } from './rust-positions.js';
import { type AssertingMacro, type MacroDefinition, readMacros } from './rust-shadows.js';
import { skeletonOf } from './rust-skeleton.js';
import { lexRust, type RustTokens, tokenText } from './rust-tokens.js';
import { markRanges, type TokenRange, untestedRanges } from './rust-untested.js';

/** A function with a body. */
export interface RustFunction {
  /** Path within the file as libtest writes it below the file's own module, such as `tests::adds`. */
  readonly name: string;
  /** 1-based: the line of the name, and the line that the body ends on. */
  readonly line: number;
  readonly endLine: number;
  /**
   * Macros in the body that assert or panic (see `assertionTokens`). A test that should panic has its panics aside and one
   * more, which it loses with the attribute.
   */
  readonly assertions: number;
  /** As many, each in a loop over an array that is spelled out as often as the array has elements. */
  readonly repeated: number;
}

/** A function that tests may call, or a macro. */
export interface HelperFunction extends RustFunction {
  /** Whether it is compiled for tests only. */
  readonly inTests: boolean;
  /** The source text of the body, without its delimiters. */
  readonly body: string;
}

/** A function that a test harness runs. */
export interface TestFunction extends RustFunction {
  /** The 1-based line of its `#[ignore]`; `null` when it has none, or only under a `cfg_attr`. */
  readonly ignoreLine: number | null;
  readonly shouldPanic: boolean;
  /** What says that it, or one of its cases, is to panic. */
  readonly panics: readonly ExpectedPanic[];
  /** See `ExpectedEnds`. */
  readonly returns: number;
  /** Whether it runs in every test build: no `cfg`, `cfg_attr` or `ignore` of its own keeps it from that. */
  readonly always: boolean;
  /** Whether a target with `harness = false` leaves it out. */
  readonly harnessed: boolean;
  /** The body's tokens, one space between any two, save commas that only formatting brings: equal for two tests when their bodies are, token for token. */
  readonly body: string;
}

/** What a Rust source file says about tests. */
export interface RustSource {
  /** In the order of the file. */
  readonly tests: readonly TestFunction[];
  /** Every other function of the file that has a body and stands in a module, an `impl` or a trait. */
  readonly helpers: readonly HelperFunction[];
  /** Macros that the file defines or imports under a name that asserts. */
  readonly assertingMacros: readonly AssertingMacro[];
  /** Macros that the file defines; each name ends with `!`. */
  readonly macros: readonly HelperFunction[];
  /** Words that stand before a `::` or after a `mod`, and may be modules. */
  readonly mentions: readonly string[];
  /** See `definedNames`. */
  readonly defined: ReadonlySet<string>;
  /** Those that are ignored among them; lines and assertions are of the others. */
  readonly doctests: readonly Doctest[];
  /**
   * The code lines of test functions, of what is compiled for tests only, and of doctests; see `linesOf`. What a
   * `cfg_attr` makes a test is none here, since it takes a condition for it to be one.
   */
  readonly testLines: readonly string[];
  /** The code lines of the file itself that a test build may compile: what they are when all of the file is a test. */
  readonly testFileLines: readonly string[];
  /** The lines that are left of `testFileLines`, or else of `testLines`, in a target with `harness = false`. */
  readonly unharnessedLines: (isTestFile: boolean) => readonly string[];
  /** All code lines of the file, and those of its doctests. */
  readonly codeLines: readonly string[];
  /** Asserting macros in the whole file, doctests included, and one for each test that should panic. */
  readonly assertions: number;
  /** Those of them that are compiled for tests only or stand in a test; doctests aside. */
  readonly testAssertions: number;
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
  const untestedAt = untestedRanges(tokens);
  const assertions = countedAssertions(tokens, functions, assertionTokens(tokens, false, untestedAt));
  const attributes = markAttributes(tokens);
  const untested = markRanges(tokens, untestedAt);
  const testItems = functions.filter(isTest);
  const ofTests = markRanges(tokens, [...testOnly, ...testItems.filter(isCertain).map(rangeOf)]);
  const repeated = runningTotals(assertions, assertions.length === 0 ? null : repeatsOf(tokens));
  const context = { tokens, lineAt: lineIndex(text), assertions, repeated, untested, ofTests };
  const tests = testItems.map((item) => testFunction(context, item));
  const helpers = functions
    .filter((item) => !isTest(item))
    .map((item) => helperFunction(context, item, nameOf(item)));
  const macros = readMacros(tokens, context.lineAt);
  const doctests = readDoctests(tokens);
  const isTested = (token: number) => attributes[token] === 0 && untested[token] === 0;
  const compiled = doctests.filter((doctest) => !isIgnored(doctest));
  const doctestLines = compiled.flatMap((doctest) => doctest.lines);
  const panics = sum(testItems.map((item) => Number(expectsPanic(context, item))));
  const testRelated = testItems.every(isCertain)
    ? ofTests
    : markRanges(tokens, [...testOnly, ...testItems.map(rangeOf)]);
  const own = linesOf(tokens, (token) => isTested(token) && ofTests[token] === 1);
  return {
    tests,
    helpers,
    assertingMacros: macros.asserting,
    macros: macros.defined.map((macro) => macroHelper(context, macro)),
    mentions: mentionedModules(tokens),
    defined: definedNames(tokens),
    doctests,
    testLines: [...own, ...doctestLines],
    get testFileLines() {
      return linesOf(tokens, isTested);
    },
    unharnessedLines(isTestFile) {
      const idle = isTestFile && hasIdleMain(tokens);
      const harnessed = markRanges(tokens, functions.filter(isHarnessed).map(rangeOf));
      const runs = (token: number) =>
        isTested(token) && harnessed[token] === 0 && (isTestFile || ofTests[token] === 1);
      return [...(idle ? [] : linesOf(tokens, runs)), ...(isTestFile ? [] : doctestLines)];
    },
    get codeLines() {
      return [...linesOf(tokens, (token) => attributes[token] === 0), ...doctestLines];
    },
    assertions: assertions.length + panics + sum(compiled.map((doctest) => doctest.assertions)),
    testAssertions: assertions.filter((token) => testRelated[token] === 1).length + panics,
  };
}

interface Context {
  readonly tokens: RustTokens;
  readonly lineAt: (offset: number) => number;
  readonly assertions: readonly number[];
  /** How often all assertions before each of them are made. */
  readonly repeated: readonly number[];
  /** Marks of tokens that no test build compiles, and of those that only test builds compile. */
  readonly untested: Uint8Array;
  readonly ofTests: Uint8Array;
}

/** A test under every configuration that it is compiled in. */
function isCertain({ generated, attributes }: FunctionItem): boolean {
  return generated || attributes.some((attribute) => isTestAttribute(attribute) && !attribute.conditional);
}

function rangeOf({ first, close }: FunctionItem): TokenRange {
  return [first, close + 1];
}

function rustFunction(
  { tokens, lineAt, assertions, repeated }: Context,
  item: MacroDefinition,
  name: string,
): RustFunction {
  const totalAt = (token: number) => repeated[firstAtLeast(assertions, token)] ?? 0;
  return {
    name,
    line: lineAt(tokens.starts[item.name] ?? 0),
    endLine: lineAt(tokens.starts[item.close] ?? 0),
    assertions: countWithin(assertions, item.open, item.close),
    repeated: totalAt(item.close) - totalAt(item.open),
  };
}

function helperFunction(context: Context, item: MacroDefinition, name: string): HelperFunction {
  const { tokens, ofTests } = context;
  return {
    ...rustFunction(context, item, name),
    inTests: ofTests[item.name] === 1,
    body: tokens.text.slice(tokens.ends[item.open], tokens.starts[item.close]),
  };
}

function testFunction(context: Context, item: FunctionItem): TestFunction {
  const { tokens, lineAt, untested } = context;
  const written = rustFunction(context, item, nameOf(item));
  const ignores = item.attributes.filter(({ path, never }) => path === 'ignore' && !never);
  const ignore = ignores.find(({ conditional }) => !conditional);
  const isUncertain = (each: RustAttribute) =>
    isUncertainCfg(tokens, each) || (each.path === 'cfg' && each.conditional);
  return {
    ...written,
    assertions: written.assertions + Number(expectsPanic(context, item)),
    repeated: written.repeated + Number(expectsPanic(context, item)),
    ignoreLine: ignore === undefined ? null : lineAt(tokens.starts[ignore.token] ?? 0),
    shouldPanic: item.attributes.some(isShouldPanic),
    ...expectedEnds(tokens, lineAt, item),
    always:
      untested[item.name] === 0 &&
      isCertain(item) &&
      ignores.length === 0 &&
      !item.attributes.some(isUncertain),
    harnessed: isHarnessed(item),
    body: tokenSequence(tokens, item.open + 1, item.close),
  };
}

/** A panic that is expected counts as an assertion where the test is compiled, and does more than to panic. */
function expectsPanic({ tokens, untested }: Context, item: FunctionItem): boolean {
  return untested[item.name] === 0 && item.attributes.some(isShouldPanic) && !isPanicAlone(tokens, item);
}

function nameOf({ path }: FunctionItem): string {
  return path.join('::');
}

function macroHelper(context: Context, macro: MacroDefinition): HelperFunction {
  return helperFunction(context, macro, `${tokenText(context.tokens, macro.name)}!`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
