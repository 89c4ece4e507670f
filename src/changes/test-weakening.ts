import type { ExpectedPanic } from './rust-panics.js';
import type { TestFunction } from './rust-source.js';

/** A test that takes for a pass what it took for a failure. */
export interface Weakening {
  /** `panic`: it is to panic and was not. `message`: the message of its panic may say more than it might. */
  readonly kind: 'panic' | 'message';
  /** 1-based line of the attribute as it is now. */
  readonly line: number;
}

/**
 * How a test of one or more definitions was weakened by what its end is expected to be, or `null`. A panic that the test
 * caught itself before is no weakening, and neither is a case that is new.
 */
export function weakeningOf(
  before: readonly TestFunction[],
  after: readonly TestFunction[],
): Weakening | null {
  const [earlier, later] = [before, after].map((tests) => tests.flatMap(({ panics }) => panics));
  const [was, is] = [earlier ?? [], later ?? []];
  if (returns(after) < returns(before) && catches(before) <= catches(after)) {
    const more = is.length > was.length ? is.at(-1) : undefined;
    const gained = is.find((panic) => !was.some((one) => covers(one, panic))) ?? more;
    if (gained !== undefined) return { kind: 'panic', line: gained.line };
  }
  const weaker = is.find((panic) => isWeaker(panic, was));
  return weaker === undefined ? null : { kind: 'message', line: weaker.line };
}

/** Whether this panic was expected wherever the other one is. What holds under one condition is not told from what holds under another. */
function covers(one: ExpectedPanic, other: ExpectedPanic): boolean {
  return one.condition === '' || other.condition !== '';
}

function isWeaker({ message }: ExpectedPanic, before: readonly ExpectedPanic[]): boolean {
  const messages = before.map((panic) => panic.message);
  if (messages.length === 0 || messages.includes(message) || messages.includes(null)) return false;
  return message === null || messages.some((each) => each?.includes(message));
}

function returns(tests: readonly TestFunction[]): number {
  return tests.reduce((sum, test) => sum + test.returns, 0);
}

function catches(tests: readonly TestFunction[]): number {
  return tests.reduce(
    (sum, { body }) => sum + body.split(' ').filter((word) => word === 'catch_unwind').length,
    0,
  );
}
