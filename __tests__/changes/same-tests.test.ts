import { describe, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';
import { comparedDefinitions, lostAssertions, sameTests } from '../../src/changes/test-identity.js';

const testsIn = (text: string) => parseRust(text).tests;
const linesOf = (tests: readonly { readonly line: number }[]) => tests.map(({ line }) => line);

describe('the tests that a file holds before and after', () => {
  it.each<[string, string, unknown]>([
    ['', '#[test] fn a() {}', []],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 2 was 1,2 is 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 2 was 2 is 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['a 2 was 2 is 2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 2 was 2 is 2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['b 1 was 1 is 1', 'a 2 was 2 is 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 2 is 1,2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['a 1 was 2 is 1,2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 2 was 1,2 is 2'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['a 2 was 1,2 is 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['a 2 was 1,2 is 2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 2 is 1,2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['a 1 was 2 is 1,2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 2 is 1,2,3'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 2 was 1,2,3 is 2'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['a 2 was 1,2,3 is 2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 2 is 1,2,3'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1 is 1', 'a 2 was 2 is 2'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['a 1 was 1 is 1', 'a 2 was 2 is 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1 is 1', 'a 2 was 2 is 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['a 1 was 1 is 1', 'a 2 was 2 is 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 2 is 1,2,3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 2 was 1,2,3 is 2'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1,2 is 1,2,3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1,2 is 1,2,3'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1,2,3 is 1,2'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['a 1 was 1,2,3 is 1,2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 2 is 1,2,3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['a 2 was 1,2,3 is 2'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1 is 1', 'a 2 was 2 is 2', 'a 3 was 3 is 3'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1,2 is 1,2,3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1,2 is 1,2,3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1,2,3 is 1,2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['a 1 was 1,2,3 is 1,2'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1 is 1', 'a 2 was 2 is 2', 'a 3 was 3 is 3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1 is 1', 'a 2 was 2 is 2', 'a 3 was 3 is 3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['a 1 was 1 is 1', 'a 2 was 2 is 2', 'a 3 was 3 is 3'],
    ],
  ])('of %j, %j', (before, after, expected) => {
    expect(
      sameTests(testsIn(before), testsIn(after)).map(
        ({ name, line, was, is }) => `${name} ${line} was ${linesOf(was)} is ${linesOf(is)}`,
      ),
    ).toEqual(expected);
  });
});

describe('assertions that a test lost', () => {
  it.each<[string, string, unknown]>([
    ['#[test] fn a() { assert!(x); }', '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(y); }', []],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(y); }\n#[test] fn a() { assert!(z); }',
      [],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(y); }',
      '#[test] fn a() { assert!(x); }',
      ['a 1 2 to 1'],
    ],
  ])('of %j, %j', (before, after, expected) => {
    expect(
      lostAssertions(sameTests(testsIn(before), testsIn(after))).map(
        (loss) => `${loss.name} ${loss.line} ${loss.before} to ${loss.after}`,
      ),
    ).toEqual(expected);
  });
});

describe('definitions that are compared', () => {
  it.each<[string, string, unknown]>([
    [
      '#[test] fn a() {}',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 1'],
    ],
    [
      '#[test] fn a() {}',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['1 with 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['2 with 2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['1 with 1', '2 with 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 1'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1,2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1,2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['1,2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['1,2 with 2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 1'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['2 with 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 1'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1,2,3 with 2'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['1,2,3 with 2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 1'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 1', '2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['1 with 1', '2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 1', '2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['1 with 1', '2 with 2'],
    ],
    [
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1,2,3 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 1'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 1'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1,2,3 with 1,2'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['1,2,3 with 1,2'],
    ],
    [
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn b() { assert!(x); }\n#[test] fn a() {}',
      ['1,2,3 with 2'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 1', '2 with 2', '3 with 3'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['2 with 2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1,2,3 with 1,2'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(x); }',
      ['1,2,3 with 1,2'],
    ],
    [
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 1', '2 with 2', '3 with 3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() {}\n#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 1', '2 with 2', '3 with 3'],
    ],
    [
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      '#[test] fn a() { assert!(x); assert!(y); }\n#[test] fn a() { assert!(z); }\n#[test] fn a() { assert!(x); assert!(y); }',
      ['1 with 1', '2 with 2', '3 with 3'],
    ],
    [
      '#[test] fn a() { assert!(x); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(y); }',
      ['1 with 1'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(y); }',
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(y); }\n#[test] fn a() { assert!(z); }',
      ['1 with 1'],
    ],
    [
      '#[test] fn a() { assert!(x); }\n#[test] fn a() { assert!(y); }',
      '#[test] fn a() { assert!(x); }',
      ['1,2 with 1'],
    ],
  ])('of %j, %j', (before, after, expected) => {
    expect(
      sameTests(testsIn(before), testsIn(after)).map((same) =>
        comparedDefinitions(same).map(linesOf).join(' with '),
      ),
    ).toEqual(expected);
  });
});
