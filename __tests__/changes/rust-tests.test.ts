import { describe, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';

describe('names of tests', () => {
  it.each<[string, unknown]>([
    ['impl A { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['trait A { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['extern "C" { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['fn f() { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['mod m { #[test] fn a() {} } #[test] fn b() {}', ['m::a', 'b']],
    ['const X: () = { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['const X = { fn y() {} #[test] fn a() {} }; #[test] fn b() {}', ['b']],
    ['static X = { fn y() {} #[test] fn a() {} }; #[test] fn b() {}', ['b']],
    ['type X = { fn y() {} #[test] fn a() {} }; #[test] fn b() {}', ['b']],
    ['use X = { fn y() {} #[test] fn a() {} }; #[test] fn b() {}', ['b']],
    ['let X = { fn y() {} #[test] fn a() {} }; #[test] fn b() {}', ['b']],
    ['pub use X = { fn y() {} #[test] fn a() {} }; #[test] fn b() {}', ['b']],
    ['pub(crate) const X = { fn y() {} #[test] fn a() {} }; #[test] fn b() {}', ['b']],
    ['#[test] const async fn a() { x; } #[test] fn b() {}', ['a', 'b']],
    ['#[test] const extern fn a() { x; } #[test] fn b() {}', ['a', 'b']],
    ['#[test] const  fn a() { x; } #[test] fn b() {}', ['a', 'b']],
    ['#[test] const unsafe fn a() { x; } #[test] fn b() {}', ['a', 'b']],
    ['enum X where Y: Z<{ 1 }> { } #[test] fn b() {}', ['b']],
    ['fn X where Y: Z<{ 1 }> { } #[test] fn b() {}', ['b']],
    ['impl X where Y: Z<{ 1 }> { } #[test] fn b() {}', ['b']],
    ['struct X where Y: Z<{ 1 }> { } #[test] fn b() {}', ['b']],
    ['trait X where Y: Z<{ 1 }> { } #[test] fn b() {}', ['b']],
    ['union X where Y: Z<{ 1 }> { } #[test] fn b() {}', ['b']],
    ['as ! { #[test] fn a() {} } #[test] fn b() {}', []],
    ['const ! { #[test] fn a() {} } #[test] fn b() {}', []],
    ['dyn ! { #[test] fn a() {} } #[test] fn b() {}', []],
    ['for ! { #[test] fn a() {} } #[test] fn b() {}', []],
    ['if ! { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['impl ! { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['in ! { #[test] fn a() {} } #[test] fn b() {}', []],
    ['match ! { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['mut ! { #[test] fn a() {} } #[test] fn b() {}', []],
    ['return ! { #[test] fn a() {} } #[test] fn b() {}', []],
    ['while ! { #[test] fn a() {} } #[test] fn b() {}', ['b']],
    ['other ! { #[test] fn a() {} } #[test] fn b() {}', ['a', 'b']],
    ['#[test] fn r#abstract() {}', ['r#abstract']],
    ['#[test] fn r#as() {}', ['r#as']],
    ['#[test] fn r#async() {}', ['r#async']],
    ['#[test] fn r#await() {}', ['r#await']],
    ['#[test] fn r#become() {}', ['r#become']],
    ['#[test] fn r#box() {}', ['r#box']],
    ['#[test] fn r#break() {}', ['r#break']],
    ['#[test] fn r#const() {}', ['r#const']],
    ['#[test] fn r#continue() {}', ['r#continue']],
    ['#[test] fn r#do() {}', ['r#do']],
    ['#[test] fn r#dyn() {}', ['r#dyn']],
    ['#[test] fn r#else() {}', ['r#else']],
    ['#[test] fn r#enum() {}', ['r#enum']],
    ['#[test] fn r#extern() {}', ['r#extern']],
    ['#[test] fn r#false() {}', ['r#false']],
    ['#[test] fn r#final() {}', ['r#final']],
    ['#[test] fn r#fn() {}', ['r#fn']],
    ['#[test] fn r#for() {}', ['r#for']],
    ['#[test] fn r#if() {}', ['r#if']],
    ['#[test] fn r#impl() {}', ['r#impl']],
    ['#[test] fn r#in() {}', ['r#in']],
    ['#[test] fn r#let() {}', ['r#let']],
    ['#[test] fn r#loop() {}', ['r#loop']],
    ['#[test] fn r#macro() {}', ['r#macro']],
    ['#[test] fn r#match() {}', ['r#match']],
    ['#[test] fn r#mod() {}', ['r#mod']],
    ['#[test] fn r#move() {}', ['r#move']],
    ['#[test] fn r#mut() {}', ['r#mut']],
    ['#[test] fn r#override() {}', ['r#override']],
    ['#[test] fn r#priv() {}', ['r#priv']],
    ['#[test] fn r#pub() {}', ['r#pub']],
    ['#[test] fn r#ref() {}', ['r#ref']],
    ['#[test] fn r#return() {}', ['r#return']],
    ['#[test] fn r#static() {}', ['r#static']],
    ['#[test] fn r#struct() {}', ['r#struct']],
    ['#[test] fn r#trait() {}', ['r#trait']],
    ['#[test] fn r#true() {}', ['r#true']],
    ['#[test] fn r#try() {}', ['r#try']],
    ['#[test] fn r#type() {}', ['r#type']],
    ['#[test] fn r#typeof() {}', ['r#typeof']],
    ['#[test] fn r#unsafe() {}', ['r#unsafe']],
    ['#[test] fn r#unsized() {}', ['r#unsized']],
    ['#[test] fn r#use() {}', ['r#use']],
    ['#[test] fn r#virtual() {}', ['r#virtual']],
    ['#[test] fn r#where() {}', ['r#where']],
    ['#[test] fn r#while() {}', ['r#while']],
    ['#[test] fn r#yield() {}', ['r#yield']],
    ['#[test] fn r#other() {}', ['other']],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).tests.map((test) => test.name)).toEqual(expected);
  });
});

describe('whether a test is in every test build', () => {
  it.each<[string, unknown]>([
    ['﻿#[test] fn a() {}', [true]],
    ['#[test] #[cfg] fn a() { assert!(x); }', [false]],
    ['#[test] #[ignore] fn a() { assert!(x); }', [false]],
    ['#[cfg_attr(, test)] fn a() { assert!(x); }', [false]],
    ['#[test] #[cfg(a) b] fn a() { assert!(x); }', [false]],
    ['#[test] #[cfg(test)] fn a() { assert!(x); }', [true]],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).tests.map((test) => test.always)).toEqual(expected);
  });
});

describe('whether a test needs the harness', () => {
  it.each<[string, unknown]>([
    ['mod m { #[test] fn a() { assert!(x); } }', [true]],
    ['#[cfg()] mod a { #[test] fn b() { assert!(x); } fn c() {} }', [true]],
    ['#[::a::tests] use b; mod m { #[test] fn a() { assert!(x); } }', [true]],
    ['#[] mod m { fn a() { assert!(x); } #[test] fn b() { assert!(x); } }', [true]],
    ['mod a { mod b { #[test] fn c() {} } #[test] fn d() {} } #[test] fn e() {}', [true, true, true]],
    [
      'mod m { #[::a::tests] mod n { #[test] fn a() { assert!(x); } } #[test] fn b() { assert!(x); } }',
      [false, true],
    ],
    [
      'mod m { #[clippy::tests] mod n { #[test] fn a() { assert!(x); } } #[test] fn b() { assert!(x); } }',
      [true, true],
    ],
    [
      'mod m { #[::clippy::tests] mod n { #[test] fn a() { assert!(x); } } #[test] fn b() { assert!(x); } }',
      [true, true],
    ],
    ['#[quickcheck] fn a() {}', [true]],
    ['#[test] fn a() {}', [true]],
    ['#[gtest] fn a() {}', [true]],
    ['#[ktest] fn a() {}', [false]],
    ['#[parameterized] fn a() {}', [true]],
    ['#[property_test] fn a() {}', [true]],
    ['#[proptest] fn a() {}', [true]],
    ['#[rstest] fn a() {}', [true]],
    ['#[test_case] fn a() {}', [true]],
    ['#[test_log] fn a() {}', [true]],
    ['#[test_matrix] fn a() {}', [true]],
    ['#[wasm_bindgen_test] fn a() {}', [false]],
    ['#[a::wasm_bindgen_test] fn a() {}', [false]],
    ['#[a::ktest] fn a() {}', [false]],
    ['#[skuld::test] fn a() {}', [false]],
    ['#[x::skuld::test] fn a() {}', [true]],
    ['#[tokio::test] fn a() {}', [true]],
    ['#[bench] fn a() {}', []],
    ['#[a::tests] mod m { #[test] fn a() {} }', [false]],
    ['#[clippy::tests] mod m { #[test] fn a() {} }', [true]],
    ['#[diagnostic::tests] mod m { #[test] fn a() {} }', [true]],
    ['#[miri::tests] mod m { #[test] fn a() {} }', [true]],
    ['#[rust_analyzer::tests] mod m { #[test] fn a() {} }', [true]],
    ['#[rustfmt::tests] mod m { #[test] fn a() {} }', [true]],
    ['#[::clippy::tests] mod m { #[test] fn a() {} }', [true]],
    ['#[x::clippy::tests] mod m { #[test] fn a() {} }', [false]],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).tests.map((test) => test.harnessed)).toEqual(expected);
  });
});

describe('the tokens of a body, by its body', () => {
  it.each<[string, unknown]>([
    ['>>=', ['>>=']],
    ['(a, b,)', ['( a , b )']],
    ['#![x(a,)]', ['# ! [ x ( a , ) ]']],
    ['#[x(a,)] b', ['# [ x ( a , ) ] b']],
    ['m! x { a, }', ['m ! x { a , }']],
    ['for b in 0..1+2 { assert!(a(b)); }', ['for b in 0 .. 1 + 2 { assert ! ( a ( b ) ) ; }']],
    ['a :: b', ['a :: b']],
    ['a -> b', ['a -> b']],
    ['a => b', ['a => b']],
    ['a == b', ['a == b']],
    ['a != b', ['a != b']],
    ['a <= b', ['a <= b']],
    ['a >= b', ['a >= b']],
    ['a && b', ['a && b']],
    ['a || b', ['a || b']],
    ['a += b', ['a += b']],
    ['a -= b', ['a -= b']],
    ['a *= b', ['a *= b']],
    ['a /= b', ['a /= b']],
    ['a %= b', ['a %= b']],
    ['a ^= b', ['a ^= b']],
    ['a &= b', ['a &= b']],
    ['a |= b', ['a |= b']],
    ['a << b', ['a << b']],
    ['a >> b', ['a >> b']],
    ['a <<= b', ['a <<= b']],
    ['a >>= b', ['a >>= b']],
    ['a .. b', ['a .. b']],
    ['a ... b', ['a ... b']],
    ['a ..= b', ['a ..= b']],
    ['a <> b', ['a < > b']],
  ])('of %j', (body, expected) => {
    expect(parseRust(`#[test] fn a() { ${body} }`).tests.map((test) => test.body)).toEqual(expected);
  });
});

describe('the tokens of a body', () => {
  it.each<[string, unknown]>([
    ['#[test] fn a() { 1. } #[test] fn b() {}', ['1.', '']],
    [
      `#[test] fn a() { '\\u{10_FFFF${'_'.repeat(25)}}' } #[test] fn b() {}`,
      ["' \\ u { 10_FFFF_________________________ } '", ''],
    ],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).tests.map((test) => test.body)).toEqual(expected);
  });
});

describe('panics that are expected', () => {
  it.each<[string, unknown]>([
    ['#!\n[a] #[test] fn a() {}', [[]]],
    ['a! { #[test] x; fn b() {} }', []],
    ['a! { #[test] x, fn b() {} }', []],
    ['fn 1() {} #[test] fn b() {}', []],
    ['a! { #[test] x = fn b() {} }', []],
    ['#![test] fn a() { assert!(x); }', []],
    ['impl A { a! { #[test] fn b() {} } }', []],
    ['a! { impl $b { #[test] fn c() {} } }', []],
    ['#[test] #[a::should_panic] fn a() { go(); }', [[{ line: 1, message: null, condition: '' }]]],
    ['#[test] \n\n#[should_panic] fn a() { go(); }', [[{ line: 3, message: null, condition: '' }]]],
    ['#[test] #[test_case(1 => panics)] fn a() { go(); }', [[{ line: 1, message: null, condition: '' }]]],
    ['#[test] #[test_case(f(1 => panics))] fn a() { go(); }', [[]]],
    ['#[test] #[test_case(1 => matches a)] fn a() { go(); }', [[]]],
    ['#[test] #[should_panic(expected = 1)] fn a() { go(); }', [[{ line: 1, message: null, condition: '' }]]],
    ['a! { trait B { #[test] fn c() {} } #[test] fn d() {} }', [[]]],
    ['mod r#a { #[test] fn b() {} } mod r#fn { #[test] fn c() {} }', [[], []]],
    ['macro_rules! a { () => { #[test] fn b() {} } } #[test] fn c() {}', [[]]],
    [
      '#[test] #[should_panic(expected = "\\u{4_1}")] fn a() { go(); }',
      [[{ line: 1, message: 'A', condition: '' }]],
    ],
    [
      '#[test] #[should_panic(expected = "a\\\n   b")] fn a() { go(); }',
      [[{ line: 1, message: 'ab', condition: '' }]],
    ],
    [
      '#[test] pub(crate) async unsafe extern "C" mod m { fn a() { assert!(x); } #[test] fn b() { assert!(x); } }',
      [[]],
    ],
    [`#!${' '.repeat(250)}[a] #[test] fn a() {}`, []],
    [`r${'#'.repeat(255)}"a"${'#'.repeat(255)} #[test] fn b() {}`, []],
    [`mod ${'m'.repeat(4090)} { #[test] fn abcd() {} #[test] fn abcde() {} }`, [[]]],
    ['#[test] #[should_panic = "a\\n41b"] fn a() {}', [[{ line: 1, message: 'a\n41b', condition: '' }]]],
    ['#[test] #[should_panic = "a\\r41b"] fn a() {}', [[{ line: 1, message: 'a\r41b', condition: '' }]]],
    ['#[test] #[should_panic = "a\\t41b"] fn a() {}', [[{ line: 1, message: 'a\t41b', condition: '' }]]],
    ['#[test] #[should_panic = "a\\041b"] fn a() {}', [[{ line: 1, message: 'a\u000041b', condition: '' }]]],
    ['#[test] #[should_panic = "a\\x41b"] fn a() {}', [[{ line: 1, message: 'aAb', condition: '' }]]],
    ['#[test] #[should_panic = "a\\"41b"] fn a() {}', [[{ line: 1, message: 'a"41b', condition: '' }]]],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).tests.map((test) => test.panics)).toEqual(expected);
  });
});
