import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRust } from '../../src/changes/rust-source.js';
import {
  type LocatedTest,
  lostAssertions,
  matchRenamedTests,
  sameTests,
} from '../../src/changes/test-identity.js';

const testsIn = (text: string) => parseRust(text).tests;
const located = (path: string, text: string, name = 'core'): readonly LocatedTest[] =>
  testsIn(text).map((test) => ({ package: name, path, test }));
const renamed = (before: readonly LocatedTest[], after: readonly LocatedTest[]) =>
  matchRenamedTests(before, after).map((pair) => [
    `${pair.before.path} ${pair.before.test.name}`,
    `${pair.after.path} ${pair.after.test.name}`,
  ]);

describe('matchRenamedTests', () => {
  it('pairs a test with the one that has its body, however it is formatted', () => {
    const before = located('a.rs', '#[test] fn old() { assert!(f(1)); }');
    const after = located(
      'a.rs',
      '#[test]\nfn other() { assert!(f(2)); }\n#[test]\nfn new() {\n    assert!(f( 1 )); // c\n}',
    );
    expect(renamed(before, after)).toEqual([['a.rs old', 'a.rs new']]);
  });

  it('takes a body that changed with its name for another test', () => {
    expect(
      renamed(located('a.rs', '#[test] fn old() { f(1); }'), located('a.rs', '#[test] fn new() { f(2); }')),
    ).toEqual([]);
  });

  it('gives a test that kept its name to nobody else', () => {
    const before = located('a.rs', '#[test] fn one() { f(); } #[test] fn two() { f(); }');
    expect(renamed(before, located('b.rs', '#[test] fn one() { f(); }'))).toHaveLength(1);
  });

  it('stays within a package', () => {
    const text = '#[test] fn a() { f(); }';
    expect(renamed(located('a.rs', text, 'one'), located('b.rs', text, 'two'))).toEqual([]);
  });

  it('prefers its name, then its file, where bodies are equal', () => {
    const before = located(
      'a.rs',
      '#[test] fn one() { f(); } #[test] fn two() { f(); } #[test] fn three() { f(); }',
    );
    const after = [
      ...located('b.rs', '#[test] fn x() { f(); } mod m { #[test] fn two() { f(); } }'),
      ...located('a.rs', '#[test] fn y() { f(); }'),
    ];
    expect(renamed(before, after)).toEqual([
      ['a.rs one', 'a.rs y'],
      ['a.rs two', 'b.rs m::two'],
      ['a.rs three', 'b.rs x'],
    ]);
  });

  it('pairs as many as it can, each at most once', () => {
    const test = fc
      .record({
        body: fc.constantFrom('f();', 'g();', ''),
        name: fc.constantFrom('a', 'b'),
        path: fc.constantFrom('x.rs', 'y.rs'),
        of: fc.constantFrom('p', 'q'),
      })
      .map(({ body, name, path, of }) => located(path, `#[test] fn ${name}() { ${body} }`, of)[0])
      .filter((each) => each !== undefined);
    fc.assert(
      fc.property(fc.array(test, { maxLength: 8 }), fc.array(test, { maxLength: 8 }), (before, after) => {
        const pairs = matchRenamedTests(before, after);
        expect(new Set(pairs.map((pair) => pair.before)).size).toBe(pairs.length);
        expect(new Set(pairs.map((pair) => pair.after)).size).toBe(pairs.length);
        const kind = (each: LocatedTest) => `${each.package} ${each.test.body}`;
        for (const pair of pairs) expect(kind(pair.before)).toBe(kind(pair.after));
        for (const one of new Set(before.map(kind))) {
          const count = (list: readonly LocatedTest[]) => list.filter((each) => kind(each) === one).length;
          expect(pairs.filter((pair) => kind(pair.before) === one)).toHaveLength(
            Math.min(count(before), count(after)),
          );
        }
      }),
    );
  });
});

describe('lostAssertions', () => {
  const lost = (before: string, after: string) =>
    lostAssertions(sameTests(testsIn(before), testsIn(after))).map(({ was: _was, is: _is, ...loss }) => loss);

  it('names the test, its line and both counts', () => {
    expect(lost('#[test] fn a() { assert!(x); assert!(y); }', '\n#[test]\nfn a() { assert!(x); }')).toEqual([
      { name: 'a', line: 3, before: 2, after: 1 },
    ]);
  });

  it.each([
    [
      'an assertion that says nothing now',
      '#[test] fn a() { assert!(x); }',
      '#[test] fn a() { assert!(true); }',
    ],
    ['a should_panic that went', '#[test] #[should_panic] fn a() { f(); }', '#[test] fn a() { f(); }'],
    [
      'an assertion in a comment now',
      '#[test] fn a() { assert!(x); }',
      '#[test] fn a() { /* assert!(x); */ }',
    ],
  ])('tells of %s', (_, before, after) => {
    expect(lost(before, after)).toEqual([{ name: 'a', line: 1, before: 1, after: 0 }]);
  });

  it.each([
    ['a test that is new', '', '#[test] fn a() {}'],
    ['a test that is gone', '#[test] fn a() { assert!(x); }', ''],
    ['more assertions', '#[test] fn a() { assert!(x); }', '#[test] fn a() { assert!(x); assert!(y); }'],
    ['another assertion', '#[test] fn a() { assert!(x); }', '#[test] fn a() { assert_eq!(y, 1); }'],
  ])('says nothing of %s', (_, before, after) => {
    expect(lost(before, after)).toEqual([]);
  });

  it('compares definitions of one name one by one, or as a whole when their number changed', () => {
    const unix = (count: number) => `#[cfg(unix)] #[test] fn a() { ${'assert!(x); '.repeat(count)} }\n`;
    expect(lost(unix(1) + unix(2), unix(2) + unix(1))).toEqual([{ name: 'a', line: 2, before: 2, after: 1 }]);
    expect(lost(unix(1) + unix(2), unix(3))).toEqual([]);
    expect(lost(unix(1) + unix(2), unix(2))).toEqual([{ name: 'a', line: 1, before: 3, after: 2 }]);
  });
});
