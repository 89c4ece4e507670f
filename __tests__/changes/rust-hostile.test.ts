import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRust } from '../../src/changes/rust-source.js';

/** An item of a generated file: what is written, and the tests it holds. */
interface Written {
  readonly text: string;
  readonly tests: readonly string[];
}

const name = fc.integer({ min: 0, max: 999_999 }).map((number) => `n${number}`);
const noise = fc.constantFrom(
  ' ',
  '\n',
  ' // #[test] fn no() {}\n',
  ' /* } #[test] fn no() { */ ',
  ' /* /* */ " */ ',
  '\r\n',
);
const statement = fc.constantFrom(
  'let a = "}";',
  "let b: &'a u8 = &b'}';",
  'assert!(x);',
  'match x { 5.. => {}, _ => () }',
  'let c = r#"}"#;',
  "let d = '}';",
  'if a != (b) {}',
  '#[test] fn nested() {}',
  'quote! { #[test] fn quoted() {} }',
  'let e = |x: u8| -> ! { loop {} };',
  'async move { 1..=2 }.await?;',
);
const body = fc.array(statement, { maxLength: 3 }).map((statements) => statements.join(' '));
const header = fc.constantFrom('pub ', 'async ', 'pub(in crate::a) unsafe extern "C" ', 'const ', '');
const signature = fc.constantFrom(
  '()',
  "<'a, T: Fn(u8) -> [u8; 3]>(a: T) -> Option<T> where T: Into<u8>,",
  '() -> A<{ 1 }>',
  '(_: impl Fn() -> !)',
);
const attribute = fc.constantFrom(
  '#[inline]',
  '#[doc = "]"]',
  '#[cfg(unix)]',
  '#[ignore]',
  '/// ```\n/// x\n/// ```\n',
  '#[allow(a, b)]',
);
const testAttribute = fc.constantFrom(
  '#[test]',
  '#[tokio::test(a = "]")]',
  '#[rstest]',
  '#[cfg_attr(all(), test)]',
);

const functionItem = (isTest: boolean): fc.Arbitrary<Written> =>
  fc
    .record({
      before: fc.array(attribute, { maxLength: 2 }),
      of: testAttribute,
      header,
      name,
      signature,
      gap: noise,
      body,
    })
    .map((parts) => ({
      text: `${parts.before.join('\n')}${isTest ? parts.of : ''}${parts.gap}${parts.header}fn ${parts.name}${parts.signature}{${parts.body}}`,
      tests: isTest ? [parts.name] : [],
    }));

const otherItem: fc.Arbitrary<Written> = fc
  .constantFrom(
    'use a::{b, c::{self, d}};',
    'const A: [u8; { 1 }] = { [1] };',
    'pub static B: &str = "#[test] fn no() {}";',
    'struct C<T>(T, u8) where T: Copy;',
    'pub enum D { E = { 1 }, F { a: u8 } }',
    'type G = dyn Fn(u8) -> u8;',
    'impl<T> H for I<T> where T: J { #[test] fn no() {} }',
    'trait K { #[test] fn no() {} const L: u8 = 1; }',
    'macro_rules! m { ($a:ident) => { #[test] fn no() {} #[test] fn $a() {} } }',
    'extern "C" { #[test] fn no(); }',
    'mod elsewhere;',
    'thread_local!(static O: u8 = 1);',
  )
  .map((text) => ({ text, tests: [] }));

const { items } = fc.letrec<{ items: Written; item: Written }>((tie) => ({
  items: fc.array(fc.tuple(tie('item'), noise), { maxLength: 6 }).map((parts) => ({
    text: parts.map(([item, gap]) => `${item.text}${gap}`).join(''),
    tests: parts.flatMap(([item]) => item.tests),
  })),
  item: fc.oneof(
    { maxDepth: 3 },
    functionItem(true),
    functionItem(false),
    otherItem,
    fc.tuple(name, tie('items')).map(([module, inner]) => ({
      text: `#[cfg(test)] mod ${module} {${inner.text}}`,
      tests: inner.tests.map((test) => `${module}::${test}`),
    })),
    tie('items').map((inner) => ({
      text: `cfg_if! { if #[cfg(unix)] {${inner.text}} }`,
      tests: inner.tests,
    })),
  ),
}));

describe('a generated file', () => {
  it('holds exactly the tests that were written into it', () => {
    fc.assert(
      fc.property(items, ({ text, tests }) => {
        expect(parseRust(text).tests.map((test) => test.name)).toEqual(tests);
      }),
      { numRuns: 500 },
    );
  });
});

describe('any text', () => {
  it('has an answer', () => {
    const piece = fc.constantFrom(
      '#[test]',
      'fn a',
      '()',
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '"',
      "'",
      'r#"',
      '/*',
      '*/',
      '//',
      '\n',
      '///',
      '```',
      '#',
      '!',
      'mod b',
      'impl',
      'struct',
      '<',
      '>',
      ';',
      ',',
      'assert!',
      '\\',
      '0',
      '1.',
      'cfg(test)',
      'macro_rules!',
      '😀',
      '\udc80',
      '\0',
      '=',
      'const',
      'use',
      'pub',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
        const source = parseRust(pieces.join(' '));
        for (const line of [...source.testLines, ...source.codeLines]) expect(line.trim()).not.toBe('');
        for (const test of source.tests) expect(test.endLine).toBeGreaterThanOrEqual(test.line);
      }),
      { numRuns: 1_000 },
    );
  });

  const half = 50_000;
  it.each([
    ['(', ')'],
    ['{', '}'],
    ['[', ']'],
    ['mod a{', '}'],
    ['impl a{', '}'],
    ['#[cfg(test)]mod a{', '}'],
    ['fn a(){', '}'],
    ['a!{', '}'],
    ['a!{mod b{fn c(){}', '}}'],
    ['/*', '*/'],
    ['#[', ']'],
    ['#[cfg(all(', '))]fn a(){}'],
    ['#[cfg_attr(a,', ')]'],
    ['#[cfg(any())]', ''],
    ['#[cfg(any())]a ', ''],
    ['#[cfg(any())](', ')'],
    ['assert!(', ')'],
    ['fn a(', ')'],
    ['fn a ', ''],
    ['struct a ', ''],
    ['const a:', ''],
    ['use a', ''],
    ['pub use a{', ''],
    ['#![cfg(test)]', ''],
    ['#[test]fn a(){}', ''],
    ['x=y;', ''],
    ["'", ''],
    ["'\\", ''],
    ['r#', ''],
    ['"', ''],
    ['1.', ''],
    ['1e+', ''],
    ['/// ```\n', ''],
    ['/// a\n', ''],
    ['#[doc="a"]', ''],
    ['impl ', ''],
    ['<', '>'],
    ['$', ''],
    ['a::<', ''],
    ['quickcheck!{fn a(){}', '}'],
    ['\0', ''],
    ['if false{', '}'],
    ['if false&&', ''],
    ['if (', ')'],
    ['assert!(x);if true{}else{', '}'],
    ['assert!(x);let _=||', ';'],
    ['assert!(x);exit(0);use std::{process::{', '}}'],
    ['assert!(x);std::process::exit(', ')'],
    ['assert!(x);if 1<2{', '}'],
    ['assert!(x);if((!(1==', '2)))'],
    ['assert!(x);loop{}', ''],
    ['fn main(){', '}'],
    ['#[a::tests]mod a{', '}'],
    ['assert!(true||', ')'],
    ['return;fn a(){assert!(x)', '}'],
    ['stringify!(assert!(x)', ')'],
    ['macro_rules!assert{()=>{', '}}'],
    ['macro_rules! assert{()=>{}}', ''],
    ['use a as assert;', ''],
    ['#[cfg_attr(all(),', ')]'],
    ['#[test_case(1=>panics)]', 'fn a(){}'],
  ])('of %j over and over, then as often %j, has an answer', (open, close) => {
    const count = Math.floor(half / open.length);
    const source = parseRust(open.repeat(count) + close.repeat(count));
    expect(source.codeLines.length).toBeLessThanOrEqual(half * 2);
  });

  it('of one very long word has an answer', () => {
    const long = 'a'.repeat(500_000);
    expect(parseRust(`mod ${long} { ${'#[test] fn b() {} '.repeat(100)} }`).tests).toEqual([]);
    expect(parseRust(`r${'#'.repeat(500_000)}`).tests).toEqual([]);
  });

  it('of macros that are defined in each other, ever deeper, tells the outer ones alone', () => {
    const nest = (depth: number) =>
      `${'macro_rules! assert { () => { '.repeat(depth)}use a as assert_eq;${'} }'.repeat(depth)}`;
    const deep = parseRust(`${nest(20_000)} macro_rules! assert_ne { () => { f() } }`);
    expect(deep.macros.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 8 }, () => 'assert!'),
      'assert_ne!',
    ]);
    expect(deep.assertingMacros.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 8 }, () => 'assert'),
      'assert_eq',
      'assert_ne',
    ]);
    expect(parseRust(nest(7)).macros).toHaveLength(7);
  });
});
