import { expect } from '@jest/globals';
import type { Read } from '../../src/facts.js';

/** The value that was read; fails the test with the reason when there is none. */
export function valueIn<T>(read: Read<T>): T {
  if (read.state === 'missing') throw new Error(`expected a value, but: ${read.reason}`);
  return read.value;
}

/** The reason why there is no value; fails the test when there is one. */
export function reasonIn(read: Read<unknown>): string {
  expect(read.state).toBe('missing');
  return read.state === 'missing' ? read.reason : '';
}
