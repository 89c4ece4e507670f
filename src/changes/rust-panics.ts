import { isTestAttribute, type RustAttribute } from './rust-attributes.js';
import type { FunctionItem } from './rust-function-item.js';
import { tokenSequence } from './rust-lines.js';
import { isPunctuation, opensGroup, type RustTokens, TEXT, tokenText } from './rust-tokens.js';

/** That a test, or one of its cases, is to panic. */
export interface ExpectedPanic {
  /** 1-based line of what says so. */
  readonly line: number;
  /** What the panic's message must hold; `null` when any panic will do. */
  readonly message: string | null;
  /** The `cfg` predicate that it takes, token for token; empty when it is to panic in every test build. */
  readonly condition: string;
}

/** How a test function is expected to end. */
export interface ExpectedEnds {
  readonly panics: readonly ExpectedPanic[];
  /** Cases that are to return, the function itself when it has no cases. One that is to panic under a condition counts as half. */
  readonly returns: number;
}

/** More are none that people write on one test, and each is compared with each. */
const MAX_PANICS = 256;

/**
 * Reads `#[should_panic]`, also under a `cfg_attr`, and `#[test_case(… => panics "…")]`. With rstest a `#[should_panic]`
 * behind a `#[case]` is about that case alone.
 */
export function expectedEnds(
  tokens: RustTokens,
  lineAt: (offset: number) => number,
  { attributes }: FunctionItem,
): ExpectedEnds {
  const panics: ExpectedPanic[] = [];
  let cases = 0;
  let panicking = 0;
  let share = 1;
  const ofTestCase = attributes.some(isTestCase);
  for (const attribute of attributes) {
    const name = attribute.path.slice(attribute.path.lastIndexOf(':') + 1);
    const isCase = attribute.path === 'case' || attribute.path.startsWith('case::') || name === 'test_case';
    if (isCase && !attribute.never) cases++;
    const message = messageOf(tokens, attribute, name);
    if (message === undefined || attribute.never) continue;
    const condition = conditionOf(tokens, attribute);
    if (panics.length < MAX_PANICS)
      panics.push({ line: lineAt(tokens.starts[attribute.token] ?? 0), message, condition });
    const weight = condition === '' ? 1 : 0.5;
    if (cases > 0 && !(name === 'should_panic' && ofTestCase)) panicking += weight;
    else share = Math.min(share, 1 - weight);
  }
  return { panics, returns: share * (Math.max(1, cases) - Math.min(cases, panicking)) };
}

/** `undefined` when the attribute says nothing about a panic, `null` when any panic will do. */
function messageOf(tokens: RustTokens, attribute: RustAttribute, name: string): string | null | undefined {
  const { argumentsFrom, argumentsTo } = attribute;
  if (name === 'should_panic') return literalBehind(tokens, argumentsFrom, argumentsTo, '=');
  if (!isTestCase(attribute)) return undefined;
  for (let at = argumentsFrom + 1; at < argumentsTo; at++) {
    if (opensGroup(tokens, at)) at = tokens.partners[at] ?? at;
    else if (tokenText(tokens, at) === 'panics' && isPunctuation(tokens, at - 1, '>'))
      return tokens.kinds[at + 1] === TEXT ? literalValue(tokenText(tokens, at + 1)) : null;
  }
  return undefined;
}

function isTestCase(attribute: RustAttribute): boolean {
  return isTestAttribute(attribute) && attribute.path.endsWith('test_case');
}

/** The literal behind this character: `should_panic(expected = "…")`, or the older `should_panic = "…"`. */
function literalBehind(tokens: RustTokens, from: number, to: number, character: string): string | null {
  for (let at = from; at < to; at++) {
    if (isPunctuation(tokens, at, character) && tokens.kinds[at + 1] === TEXT)
      return literalValue(tokenText(tokens, at + 1));
  }
  return null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** The value of a string literal, raw or not. */
export function literalValue(literal: string): string {
  const raw = /^r(#*)"([\s\S]*)"\1$/.exec(literal);
  if (raw !== null) return raw[2] ?? '';
  return literal
    .replace(/^"|"$/g, '')
    .replace(/\\(?:\n\s*|u\{([0-9a-fA-F_]{1,8})\}|x([0-9a-fA-F]{2})|([\s\S]))/g, unescaped);
}

function unescaped(_whole: string, unicode?: string, byte?: string, other?: string): string {
  if (other !== undefined) return ESCAPES[other] ?? other;
  const code = Number.parseInt((unicode ?? byte)?.replaceAll('_', '') ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Test builds have their debug assertions and overflow checks unless someone asks for others, so these are no conditions. */
const USUAL = new Set(['debug_assertions', 'overflow_checks']);

function conditionOf(tokens: RustTokens, { conditional, predicates }: RustAttribute): string {
  if (!conditional) return '';
  const texts = predicates.map(([from, to]) => tokenSequence(tokens, from, to));
  return texts.filter((text) => !USUAL.has(text)).join(' , ');
}
