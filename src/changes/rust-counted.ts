import { isPanic } from './rust-assertions.js';
import { isTestAttribute, needsHarness, type RustAttribute } from './rust-attributes.js';
import type { FunctionItem } from './rust-function-item.js';
import { countWithin } from './rust-positions.js';
import { isPunctuation, type RustTokens } from './rust-tokens.js';
import { markRanges, type TokenRange } from './rust-untested.js';

/** Whether a harness runs the function as a test. */
export function isTest({ free, generated, attributes }: FunctionItem): boolean {
  return free && (generated || attributes.some(isTestAttribute));
}

/** Whether no build without libtest's harness compiles the function. */
export function isHarnessed({ generated, collected, attributes }: FunctionItem): boolean {
  return !collected && (generated || attributes.some(needsHarness));
}

export function isShouldPanic({ path, never }: RustAttribute): boolean {
  return path === 'should_panic' && !never;
}

/** Without the panics of tests that are to panic, and of functions that do nothing else and stand in for something. */
export function countedAssertions(
  tokens: RustTokens,
  functions: readonly FunctionItem[],
  found: readonly number[],
): readonly number[] {
  const passing = functions.flatMap((item): readonly TokenRange[] => {
    const { open, close } = item;
    if (countWithin(found, open, close) === 0) return [];
    const isStub = !isTest(item) && isPanicAlone(tokens, item);
    return isStub || item.attributes.some(isShouldPanic) ? [[open, close]] : [];
  });
  if (passing.length === 0) return found;
  const marks = markRanges(tokens, passing);
  return found.filter((token) => marks[token] === 0 || !isPanic(tokens, token));
}

/** Whether a body is one panic and nothing else. */
export function isPanicAlone(
  tokens: RustTokens,
  { open, close }: Pick<FunctionItem, 'open' | 'close'>,
): boolean {
  if (!isPanic(tokens, open + 1) || !isPunctuation(tokens, open + 2, '!')) return false;
  const end = tokens.partners[open + 3] ?? -1;
  return end === close - 1 || (end === close - 2 && isPunctuation(tokens, end + 1, ';'));
}

/** How often the assertions before each one are made, all together, and at last how often all of them are. */
export function runningTotals(
  assertions: readonly number[],
  repeats: ((token: number) => number) | null,
): readonly number[] {
  const totals = [0];
  for (const token of assertions) totals.push((totals.at(-1) ?? 0) + (repeats?.(token) ?? 1));
  return totals;
}
