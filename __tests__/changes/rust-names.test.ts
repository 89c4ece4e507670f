import { describe, expect, it } from '@jest/globals';
import { type HelperFunction, parseRust } from '../../src/changes/rust-source.js';

/** Name, lines, assertions and how often they are made where that is more, and body. */
function described(functions: readonly HelperFunction[]): readonly string[] {
  return functions.map(({ name, line, endLine, assertions, repeated, inTests, body }) => {
    const times = repeated === assertions ? '' : ` as ${repeated}`;
    return `${name} ${line}-${endLine} ${assertions}${times}${inTests ? ' in tests' : ''}: ${body}`;
  });
}

/** Name, line, what it does, and definition. */
function asserting(text: string): readonly string[] {
  return parseRust(text).assertingMacros.map(
    ({ name, line, does, imported, definition }) =>
      `${name} ${line} ${does}${imported ? ' imported' : ''}: ${definition}`,
  );
}

describe('functions that are no tests', () => {
  it.each<[string, unknown]>([
    ['fn a();', []],
    ['fn a() { ])}\n}', ['a 1-1 0:  ])']],
    ['fn a() { panic!(), }', ['a 1-1 1:  panic!(), ']],
    ['$a #[test] fn b() {}', []],
    ['fn a() { panic!();; }', ['a 1-1 1:  panic!();; ']],
    ['fn a() { /*/ a */ b\n}', ['a 1-2 0:  /*/ a */ b\n']],
    ['[] fn main() {} struct X;', ['main 1-1 0: ']],
    ['fn a fn b() { assert!(x); }', ['b 1-1 1:  assert!(x); ']],
    ['const fn main() {} struct X;', ['main 1-1 0: ']],
    ['#![cfg(test)] fn a() { assert!(x); }', ['a 1-1 1 in tests:  assert!(x); ']],
    ['fn a() -> A<{ 1 }, B> { assert!(x); }', ['a 1-1 1:  assert!(x); ']],
    ['const A: fn() = { #[test] fn b() {} b };', []],
    ['a! { #[cfg(test)] mod b { fn c() {} } fn d() {} }', ['b::c 1-1 0 in tests: ', 'd 1-1 0: ']],
    [`r${'#'.repeat(255)}"a"${'#'.repeat(255)} #[test] fn b() {}`, []],
    [`r${'#'.repeat(256)}"a"${'#'.repeat(256)} #[test] fn b() {}`, ['b 1-1 0: ']],
    ['fn a() { panic!() }', ['a 1-1 0:  panic!() ']],
    ['fn a() { panic!(); }', ['a 1-1 0:  panic!(); ']],
    ['fn a() { panic!() x }', ['a 1-1 1:  panic!() x ']],
    ['fn a() { x panic!() }', ['a 1-1 1:  x panic!() ']],
    ['fn a() { assert!(b); panic!() }', ['a 1-1 2:  assert!(b); panic!() ']],
    ['#[should_panic] fn a() { assert!(b); panic!() }', ['a 1-1 1:  assert!(b); panic!() ']],
    ['#[test] #[should_panic] fn a() { assert!(b); panic!() }', []],
    ['fn a() { panic!(b) } fn c() { assert!(d); }', ['a 1-1 0:  panic!(b) ', 'c 1-1 1:  assert!(d); ']],
    ['fn a() { b() } fn c() {}', ['a 1-1 0:  b() ', 'c 1-1 0: ']],
    ['fn b() {} fn a() { fn c() {} }', ['b 1-1 0: ', 'a 1-1 0:  fn c() {} ']],
    ['mod m { fn a() {} } fn b() {}', ['m::a 1-1 0: ', 'b 1-1 0: ']],
    ['#[test] fn a() {} fn b() { assert!(c); } #[test] fn d() {}', ['b 1-1 1:  assert!(c); ']],
    ['m! { fn a() {} } fn b() {} mod n { fn c() {} }', ['a 1-1 0: ', 'b 1-1 0: ', 'n::c 1-1 0: ']],
    ['macro_rules! m { () => { assert!(a); } } fn b() { assert!(c); }', ['b 1-1 1:  assert!(c); ']],
    ['#[cfg_attr(test, cfg(test))] fn a() { assert!(b); }', ['a 1-1 1:  assert!(b); ']],
    ['#[allow(test)] fn a() { assert!(b); }', ['a 1-1 1:  assert!(b); ']],
    ['#[cfg(test) = 1] fn a() { assert!(b); }', ['a 1-1 1:  assert!(b); ']],
    ['#![cfg_attr(unix,)] fn a() { assert!(x); }', ['a 1-1 1:  assert!(x); ']],
  ])('of %j', (text, expected) => {
    expect(described(parseRust(text).helpers)).toEqual(expected);
  });
});

describe('names of functions that are no tests', () => {
  it.each<[string, readonly string[]]>([
    ['const _: () = { fn f() {} };', []],
    ['static S: u8 = { fn f() {} 1 };', []],
    ['type A = B<{ fn f() {} 1 }>;', []],
    ['pub const A: u8 = { fn f() {} 1 };', []],
    ['use b; const _: () = { fn f() {} };', []],
    ['mod m {} const _: () = { fn f() {} };', []],
    ['mod m { const _: () = { fn f() {} }; }', []],
    ['#[a] const _: () = { fn f() {} };', []],
    ['const A: u8 = { fn f() {} 1 } as u8;', []],
    ['const A: u8 = { fn f() {} 1 } as *const u8;', []],
    ['const fn f() {} a!();', ['f']],
    ['const async fn f() {} a!();', ['f']],
    ['const extern "C" fn f() {} a!();', ['f']],
    ['const unsafe fn f() {} a!();', ['f']],
    ['const A fn f() {} use b;', ['f']],
    ['a!(); const A fn f() {} use b;', ['f']],
    ['const A fn f() {} pub use b;', ['f']],
    ['const A fn f() {} pub(crate) use b;', ['f']],
    ['mod m { const A } fn f() {} a!();', ['f']],
    ['use a; mod m { pub fn f() {} }', ['m::f']],
    ['use a; pub(crate) fn f() {}', ['f']],
    ['fn Z() {}', ['Z']],
    ['fn a\u0080() {}', ['a\u0080']],
    ["fn a() {} '\\x\n; fn b() {}//'", ['a', 'b']],
    ['fn a() { [b] ] } fn c() {}', ['a', 'c']],
    ['fn a() -> X } #[test] fn b() {}', []],
    ['enum A { B = { fn x() {} 1 } }', []],
    ['struct A { b: B<{ fn x() {} 1 }> }', []],
    ['union A { b: B<{ fn x() {} 1 }> }', []],
    ['impl A<{ fn x() {} 1 }> for B {}', []],
    ['trait A: B<{ fn x() {} 1 }> {}', []],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).helpers.map(({ name }) => name)).toEqual(expected);
  });

  it.each([
    ['compiled for tests', 32, true],
    ['not read to its end', 33, false],
  ])('under a predicate that is %s: %d deep', (_, depth, inTests) => {
    const text = `#[cfg(${'all('.repeat(depth)}test${')'.repeat(depth)})] fn f() {}`;
    expect(parseRust(text).helpers.map((helper) => helper.inTests)).toEqual([inTests]);
  });
});

describe('macros of a file', () => {
  it.each<[string, unknown]>([
    ['', []],
    ['fn a();', []],
    ['as assert', []],
    ['macro_rules! assert;', []],
    ['macro_rules! assert { => {} }', ['assert! 1-1 0:  => {} ']],
    ['if a!(b) {} #[test] fn c() {}', []],
    ['fn a() { b() } fn c() {}', []],
    ['fn b() {} fn a() { fn c() {} }', []],
    ['mod m { fn a() {} } fn b() {}', []],
    ['#[test] fn a() {} fn b() { assert!(c); } #[test] fn d() {}', []],
    ['m! { fn a() {} } fn b() {} mod n { fn c() {} }', []],
    [
      'macro_rules! m { () => { assert!(a); } } fn b() { assert!(c); }',
      ['m! 1-1 1:  () => { assert!(a); } '],
    ],
  ])('of %j', (text, expected) => {
    expect(described(parseRust(text).macros)).toEqual(expected);
  });
});

describe('macros that assert by their name', () => {
  it.each<[string, unknown]>([
    ['as assert', []],
    ['\n\nuse a::b\nas assert;', ['assert 4 its-own imported: use a :: b']],
    ['macro_rules! assert { => {} }', ['assert 1 nothing: { => { } }']],
    ['use a::a::a::a::a::a::a::a::b as assert;', [`assert 1 its-own imported:${' :: a'.repeat(7)} :: b`]],
    ['macro_rules! assert { () = {} > { f() } }', ['assert 1 nothing: { ( ) = { } > { f ( ) } }']],
    ['macro_rules! assert { ($a:expr) => { -$a } }', ['assert 1 its-own: { ( $ a : expr ) => { - $ a } }']],
    ['macro_rules! assert { (a => { f() }) => {} }', ['assert 1 nothing: { ( a => { f ( ) } ) => { } }']],
    [
      'macro_rules! assert { ($a:expr) => { [$a] } }',
      ['assert 1 nothing: { ( $ a : expr ) => { [ $ a ] } }'],
    ],
    [
      'macro_rules! assert { ($a:expr) => { ($a)? } }',
      ['assert 1 its-own: { ( $ a : expr ) => { ( $ a ) ? } }'],
    ],
    [
      'macro_rules! assert { ($a:expr) => { $a[0] } }',
      ['assert 1 its-own: { ( $ a : expr ) => { $ a [ 0 ] } }'],
    ],
    [
      'macro_rules! assert { ($a:expr) => { $a / 1 } }',
      ['assert 1 its-own: { ( $ a : expr ) => { $ a / 1 } }'],
    ],
    [
      'macro_rules! assert { ($a:expr) => { 1 % $a } }',
      ['assert 1 its-own: { ( $ a : expr ) => { 1 % $ a } }'],
    ],
    [
      'macro_rules! assert { ($a:ident) => { $a(1) } }',
      ['assert 1 its-own: { ( $ a : ident ) => { $ a ( 1 ) } }'],
    ],
    [
      'macro_rules! assert { ($($a:expr)?) => { $($a)?; } }',
      ['assert 1 nothing: { ( $ ( $ a : expr ) ? ) => { $ ( $ a ) ? ; } }'],
    ],
    [
      'macro_rules! assert { ($($a:tt)*) => { assert!($($a)*); } }',
      ['assert 1 its-own: { ( $ ( $ a : tt ) * ) => { assert ! ( $ ( $ a ) * ) ; } }'],
    ],
    [
      'macro_rules! assert { ($a:expr) => { if true {} else { } } }',
      ['assert 1 nothing: { ( $ a : expr ) => { if true { } else { } } }'],
    ],
    [
      'macro_rules! assert { ($($a:tt)*) => { core::check!($($a)*); } }',
      ['assert 1 its-own: { ( $ ( $ a : tt ) * ) => { core :: check ! ( $ ( $ a ) * ) ; } }'],
    ],
    [
      'macro_rules! assert { ($($a:tt)*) => { std::assert!($($a)*) ;; } }',
      ['assert 1 its-own: { ( $ ( $ a : tt ) * ) => { std :: assert ! ( $ ( $ a ) * ) ; ; } }'],
    ],
    [
      'macro_rules! assert { ($($a:tt)*) => { $crate::assert_eq!($($a)*); } }',
      ['assert 1 passes-on: { ( $ ( $ a : tt ) * ) => { $ crate :: assert_eq ! ( $ ( $ a ) * ) ; } }'],
    ],
    [
      'macro_rules! assert { () => { a::assert!() }; ($a:expr) => { b($a) } }',
      ['assert 1 its-own: { ( ) => { a :: assert ! ( ) } ; ( $ a : expr ) => { b ( $ a ) } }'],
    ],
    ['macro_rules! assert { () => { _ } }', ['assert 1 nothing: { ( ) => { _ } }']],
    ['macro_rules! assert { () => { let } }', ['assert 1 nothing: { ( ) => { let } }']],
    ['macro_rules! assert { () => { if } }', ['assert 1 nothing: { ( ) => { if } }']],
    ['macro_rules! assert { () => { else } }', ['assert 1 nothing: { ( ) => { else } }']],
    ['macro_rules! assert { () => { true } }', ['assert 1 nothing: { ( ) => { true } }']],
    ['macro_rules! assert { () => { false } }', ['assert 1 nothing: { ( ) => { false } }']],
    ['macro_rules! assert { () => { mut } }', ['assert 1 nothing: { ( ) => { mut } }']],
    ['macro_rules! assert { () => { ref } }', ['assert 1 nothing: { ( ) => { ref } }']],
    ['macro_rules! assert { () => { move } }', ['assert 1 nothing: { ( ) => { move } }']],
    ['macro_rules! assert { () => { f } }', ['assert 1 its-own: { ( ) => { f } }']],
  ])('of %j', (text, expected) => {
    expect(asserting(text)).toEqual(expected);
  });
});

describe('modules that a file mentions', () => {
  it.each<[string, unknown]>([
    ['', []],
    ['use a::b as c;', ['a']],
    ['#[test] fn a() { ::< }', []],
    ['a! { mod b; #[test] fn d() {} }', ['b']],
    ['a::b c: d mod e; f; mod g {} h :: i', ['a', 'e', 'h']],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).mentions).toEqual(expected);
  });
});

describe('names that a file defines', () => {
  it.each<[string, unknown]>([
    ['use a::b as c;', ['a', 'c']],
    ['x! y; as z; ! w', ['z']],
    ['macro_rules! assert;', ['assert']],
    ['use a as "assert";', ['a']],
    ['///     f();\nstruct A;', ['A']],
    ['/// ```\n/// f();\n/// ```\nmod r#a {}', ['a']],
    ['const r#x y', ['x']],
    ['enum r#x y', ['x']],
    ['fn r#x y', ['x']],
    ['macro r#x y', ['x']],
    ['mod r#x y', ['x']],
    ['static r#x y', ['x']],
    ['struct r#x y', ['x']],
    ['trait r#x y', ['x']],
    ['type r#x y', ['x']],
    ['union r#x y', ['x']],
    ['use r#x y', ['x']],
    ['let r#x y', []],
    ['as r#x y', ['x']],
    ['macro_rules! x {} other! y {} macro_rules z', ['x']],
    ['fn f() { for macro_rules in list {} }', ['f']],
  ])('of %j', (text, expected) => {
    expect([...parseRust(text).defined]).toEqual(expected);
  });
});

describe('macros that a file defines or imports', () => {
  it('are no calls behind a `!`, and no functions', () => {
    const { macros, assertingMacros } = parseRust('fn a() { if !f(x) {} } pub fn assert_ok() {}');
    expect([macros, assertingMacros]).toEqual([[], []]);
  });

  it('are all found, however many stand beside each other', () => {
    const macro = 'macro_rules! m { () => {} } ';
    expect(parseRust(macro.repeat(9)).macros).toHaveLength(9);
    const nest = `${'macro_rules! n { () => { '.repeat(8)}${'} }'.repeat(8)}`;
    expect(parseRust(macro + nest).macros).toHaveLength(9);
  });

  it.each([
    ['indexes', 'its-own', '{ $a[$i] }'],
    ['makes a list', 'nothing', '{ let _ = [1]; }'],
    ['takes something from a name that asserts', 'its-own', '{ a::assert_x - (1) }'],
  ])('do what their expansion does, which %s', (_what, does, body) => {
    const text = `macro_rules! assert_y { ($a:expr, $i:expr) => ${body} }`;
    expect(parseRust(text).assertingMacros.map((macro) => macro.does)).toEqual([does]);
  });
});
