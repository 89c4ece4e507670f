import { describe, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';
import type { SourceSide } from '../../src/collect/test-sources.js';
import { findLosses, mayHaveMoved } from '../../src/collect/test-sources-losses.js';

const side = (text: string): SourceSide => ({ ...parseRust(text), lines: text.split('\n').length });
const terms = { isTestFile: () => true, goneFunctions: new Set<string>() };

function lossesOf(before: string, after: string) {
  const changes = [{ path: 'tests/a.rs', before: side(before), after: side(after) }];
  mayHaveMoved(changes, terms);
  return findLosses(changes, [], terms).tests;
}

const COUNT = 5_000;
const numbered = (line: (n: number) => string) => Array.from({ length: COUNT }, (_, n) => line(n)).join('\n');

describe('hostile sources have an answer', () => {
  it('of very many panics on one test', () => {
    const panics = (tail: string) => numbered((n) => `#[should_panic(expected = "m${n}${tail}")]`);
    expect(lossesOf(`#[test]${panics('x')}fn a() {}`, `#[test]${panics('')}fn a() {}`)).toHaveLength(1);
    const cases = `#[rstest]${numbered(() => '#[case(1)]')}${numbered(() => '#[should_panic]')}fn a() {}`;
    expect(lossesOf('#[rstest] fn a() {}', cases)).toMatchObject([{ cause: { kind: 'panic' } }]);
  });

  it('of a deep nest of assertions that went', () => {
    const nest = `${'assert!('.repeat(COUNT)}x${')'.repeat(COUNT)};`;
    expect(lossesOf(`#[test] fn a() { ${nest} }`, '#[test] fn a() {}')).toMatchObject([
      { before: COUNT, after: 0 },
    ]);
  });

  it('of very many macros, functions and tests of one name', () => {
    const tests = numbered((n) => `#[test] fn t${n}() { assert!(x); f(); }`);
    const macros = numbered((n) => `macro_rules! assert${n} { () => {} }`);
    const helpers = numbered(() => 'fn f() { f(); assert!(y); }');
    expect(lossesOf(tests + helpers, `macro_rules! assert { () => {} }${macros}${tests}`)).toHaveLength(
      COUNT,
    );
    const same = numbered(() => '#[test] fn t() { assert!(x); }');
    expect(lossesOf(same, '#[test] fn t() {}')).toMatchObject([{ before: COUNT, after: 0 }]);
  });

  it('of functions that call each other in a circle', () => {
    const circle = numbered((n) => `fn f${n}() { f${(n + 1) % COUNT}(); f${(n * 7) % COUNT}(); }`);
    expect(
      lossesOf(`#[test] fn t() { assert!(x); }${circle}`, `#[test] fn t() { f0(); }${circle}`),
    ).toHaveLength(1);
  });

  it('of deep nests of blocks, loops, messages and macros', () => {
    const nests: readonly (readonly [open: string, close: string])[] = [
      ['{ return; ', '}'],
      ['loop { break; ', '}'],
      ['for x in [1, 2] { ', '}'],
      ['for x in ', ';'],
      ['assert!(x, y, ', ')'],
      ['match x { _ => ', '}'],
      ['if x { panic!() } else ', '{}'],
      ['let f = || {', '};'],
      ['let _ = catch_unwind(', ');'],
      ['fn f() {', '}'],
      ['a::', ';'],
    ];
    for (const [open, close] of nests) {
      const nest = open.repeat(COUNT) + close.repeat(COUNT);
      const gone = `#[test] fn a() { assert!(x); } #[test] fn b() { ${nest} }`;
      expect(lossesOf('#[test] fn a() { assert!(x); assert!(y); }', gone)).toHaveLength(1);
    }
  });

  it('of very many functions that assert less, each called by the next', () => {
    const chain = (body: string) =>
      numbered((n) => `fn f${n}() { f${n + 1}(); ${n === COUNT - 1 ? body : ''} }`);
    const tests = numbered((n) => `#[test] fn t${n}() { f${n}(); }`);
    expect(lossesOf(chain('assert!(x);') + tests, chain('') + tests).length).toBeLessThanOrEqual(COUNT);
  });
});
