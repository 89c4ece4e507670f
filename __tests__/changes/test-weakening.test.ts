import { describe, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';
import { weakeningOf } from '../../src/changes/test-weakening.js';

describe('how a test was weakened', () => {
  it.each<[string, string, unknown]>([
    ['', '', null],
    ['', '#[test] #[should_panic] fn a() { go(); }', null],
    ['#[test] fn a() { go(); }', '#[test] #[should_panic] fn a() { go(); }', { kind: 'panic', line: 1 }],
    ['#[test] fn a() { catch_unwind(go); }', '#[test] #[should_panic] fn a() { go(); }', null],
    [
      '#[test] fn a() { b_catch_unwind(go); }',
      '#[test] #[should_panic] fn a() { go(); }',
      { kind: 'panic', line: 1 },
    ],
    [
      '#[test] fn a() { go(); }',
      '#[test_case(1 => panics)]\n#[test_case(2 => panics)]\nfn a() { go(); }',
      { kind: 'panic', line: 1 },
    ],
    [
      '#[test] #[should_panic(expected = "c")] fn a() { go(); }',
      '#[test] #[should_panic] fn a() { go(); }',
      { kind: 'message', line: 1 },
    ],
    [
      '#[test]\n#[cfg_attr(unix, should_panic)]\nfn a() { go(); }',
      '#[test] #[should_panic] fn a() { go(); }',
      { kind: 'panic', line: 1 },
    ],
    [
      '#[test_case(1)]\n#[test_case(2 => panics)]\nfn a() { go(); }',
      '#[test] #[should_panic] fn a() { go(); }',
      null,
    ],
    [
      '#[test] #[should_panic(expected = "ab")] fn a() { go(); }',
      '#[test] #[should_panic(expected = "c")] fn a() { go(); }',
      null,
    ],
    [
      '#[test_case(1)]\n#[test_case(2 => panics)]\nfn a() { go(); }',
      '#[test_case(1 => panics)]\n#[test_case(2 => panics)]\nfn a() { go(); }',
      { kind: 'panic', line: 2 },
    ],
    [
      '#[test]\n#[should_panic(expected = "ab")]\n#[should_panic(expected = "c")]\nfn a() { go(); }',
      '#[test]\n#[should_panic(expected = "a")]\nfn a() { go(); }',
      { kind: 'message', line: 2 },
    ],
    [
      '#[test_case(1 => panics)]\n#[test_case(2 => panics)]\n#[test_case(3)]\nfn a() { go(); }',
      '#[test_case(1 => panics)]\n#[test_case(2 => panics)]\n#[test_case(3 => panics)]\nfn a() { go(); }',
      { kind: 'panic', line: 3 },
    ],
    [
      '#[test] #[cfg_attr(unix, should_panic)] fn a() { go(); } mod m { #[test] fn a() { go(); } }',
      '#[test] #[cfg_attr(unix, should_panic)] fn a() { go(); }',
      null,
    ],
  ])('of %j, %j', (before, after, expected) => {
    expect(weakeningOf(parseRust(before).tests, parseRust(after).tests)).toEqual(expected);
  });
});
