import { describe, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';

describe('lines of tests', () => {
  it.each<[string, unknown]>([
    ['///     #\ta\nfn x() {}', []],
    ['#[] fn a() { assert!(x); }', []],
    ['/// ```\n///  # a\nfn x() {}', ['a']],
    ['///       a\n///   b\nfn x() {}', ['a']],
    ['m! { #[] fn a() { assert!(x); } }', []],
    ['a! { #[test] pub async fn b() {} }', ['pub async fn b() {}']],
    ['/// ```\n//! f();\n/// ```\nfn x() {}', []],
    ['/// - a\n///\n///       f();\nfn x() {}', []],
    ['/// 1. a\n///\n///        f();\nfn x() {}', []],
    ['mod a { #![cfg(test)] fn b() {} } fn c() {}', ['mod a { fn b() {} }']],
    ['impl A { #![cfg(test)] fn a() {} } fn b() {}', []],
    ['/**\n * ```\n   f();\n * ```\n */\nfn x() {}', []],
    ['#[cfg_attr(not(), test)] fn a() { assert!(x); }', []],
    ['a! { #[cfg(test)] mod b { fn c() {} } fn d() {} }', ['mod b { fn c() {} }']],
    ['#[cfg_attr("test", test)] fn a() { assert!(x); }', []],
    ['#[cfg_attr(not(unix), test)] fn a() { assert!(x); }', []],
    ['#[cfg_attr(not all(), test)] fn a() { assert!(x); }', []],
    ['#[cfg_attr(any(test, unix), test)] fn a() { assert!(x); }', []],
    ['#[cfg_attr(all(all(), unix), test)] fn a() { assert!(x); }', []],
    [
      '#[cfg(test)] mod m { macro_rules! f { () => { assert!(a) } } }',
      ['mod m { macro_rules! f { () => { assert!(a) } } }'],
    ],
    ['#[cfg_attr(unix, cfg_attr(all(), test))] fn a() { assert!(x); }', []],
    ['/// a\n///\n///     f();\n///     g();\n///\n///     h();\n/// b\nfn x() {}', ['f();', 'g();', 'h();']],
    ['#[test] fn a() {a\nb}', ['fn a() {a', 'b}']],
    ['#[test] fn a() {a /* c */ b}', ['fn a() {a b}']],
    ['#[test] fn a() {a/* c */b}', ['fn a() {a b}']],
    ['#[test] fn a() {"a\n  b\n\n c" d}', ['fn a() {"a', 'b', 'c" d}']],
    ['#[test] fn a() {a // c\nb}', ['fn a() {a', 'b}']],
    ['#[test] fn a() {}', ['fn a() {}']],
    ['#[test] fn a() {a  b}', ['fn a() {a b}']],
    ['#[test] fn a() {"\n"}', ['fn a() {"', '"}']],
    ['#[test] fn a() {f(\n  a,\n)}', ['fn a() {f(', 'a,', ')}']],
    ['#[test] fn a() {a\n\n\nb}', ['fn a() {a', 'b}']],
    [
      '#[cfg_attr(unix, test)] fn a() { assert!(b); } #[test] fn c() { assert!(d); }',
      ['fn c() { assert!(d); }'],
    ],
    ['#[cfg_attr(unix, test)] fn a() { assert!(b); }', []],
    ['#[cfg(test)] fn a() { assert!(b); } fn c() { assert!(d); }', ['fn a() { assert!(b); }']],
    ['#[test] #[should_panic] #[cfg(any())] fn a() { go(); }', []],
    [
      '#[test] #[should_panic] fn a() { go(); } #[test] #[should_panic] fn b() { panic!() }',
      ['fn a() { go(); } fn b() { panic!() }'],
    ],
    [
      '/// ```\n/// assert!(a);\n/// ```\n#[test] fn b() { assert!(c); }',
      ['fn b() { assert!(c); }', 'assert!(a);'],
    ],
    ['/// ```ignore\n/// assert!(a);\n/// ```\nfn b() { assert!(c); }', []],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).testLines).toEqual(expected);
  });
});

describe('lines of a file of tests', () => {
  it.each<[string, unknown]>([
    ['fn a() { panic![] }', ['fn a() { panic![] }']],
    ['fn a() { a‎b‏c d e\n}', ['fn a() { a b c d e', '}']],
    ['fn a() { \ba\u000eb\n}', ['fn a() { \ba\u000eb', '}']],
    ['fn a() { a\tb\u000bc\fd\re\n}', ['fn a() { a b c d e', '}']],
    ['#[cfg(any())] use a; fn b() { assert!(x); }', ['fn b() { assert!(x); }']],
    ['mod m { #[cfg(any())] x } fn b() { assert!(x); }', ['mod m { } fn b() { assert!(x); }']],
    ['(#[cfg(any())] x) fn b() { assert!(x); }', ['( ) fn b() { assert!(x); }']],
    ['[#[cfg(any())] x] fn b() { assert!(x); }', ['[ ] fn b() { assert!(x); }']],
    ['#[cfg(any())] x #[a] fn b() { assert!(x); }', ['fn b() { assert!(x); }']],
    [
      '#[cfg(any())] fn a() { assert!(x); } fn b() { assert!(x); assert!(y); }',
      ['fn b() { assert!(x); assert!(y); }'],
    ],
    [
      '#[cfg(any())] fn a(x: (u8)) -> [u8; 1] { assert!(x); } fn b() { assert!(c); }',
      ['fn b() { assert!(c); }'],
    ],
    ['#[cfg(any())] x assert!(a)', []],
    ['fn a() { { #![cfg(any())] assert!(a); } assert!(b); }', ['fn a() { assert!(b); }']],
    [
      'fn a() { assert!(a); #![cfg(any())] assert!(b); } fn c() { assert!(d); }',
      ['fn a() fn c() { assert!(d); }'],
    ],
    [
      'fn a() { { assert!(a); } #![cfg(any())] assert!(b); } fn c() { assert!(d); }',
      ['fn a() fn c() { assert!(d); }'],
    ],
    ['#![cfg(any())] fn a() { assert!(b); }', []],
    ['#[a] #[cfg(any())] #[b] fn c() { assert!(d); } fn e() { assert!(f); }', ['fn e() { assert!(f); }']],
    ['#[cfg(any())] #![a] fn c() { assert!(d); }', ['fn c() { assert!(d); }']],
    ['#[a] #![cfg(any())] fn c() { assert!(d); }', []],
    ['fn a() { { } #[cfg(any())] { assert!(b); } assert!(c); }', ['fn a() { { } assert!(c); }']],
    [
      'fn a(x: { 1 }) { #![cfg(any())] assert!(b); } fn c() { assert!(d); }',
      ['fn a(x: { 1 }) fn c() { assert!(d); }'],
    ],
    ['#[cfg(any())] a!(b); fn c() { assert!(d); }', ['fn c() { assert!(d); }']],
    ['#[cfg(any())] a!{b} fn c() { assert!(d); }', ['fn c() { assert!(d); }']],
    ['#[cfg(any())] const A: u8 = { 1 }; fn c() { assert!(d); }', ['; fn c() { assert!(d); }']],
    ['! [a] #[cfg(any())] fn c() { assert!(d); } fn e() { assert!(f); }', ['! [a] fn e() { assert!(f); }']],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).testFileLines).toEqual(expected);
  });
});

describe('lines of a file of tests without a harness', () => {
  it.each<[string, unknown]>([
    ['fn a() { b\n}', ['fn a() { b', '}']],
    ['#[doc] fn x() {}', ['fn x() {}']],
    ['﻿#[test] fn a() {}', []],
    ['fn main() {} struct X;', []],
    ['a! { fn b(); #[test] fn c() {} }', ['a! { fn b(); }']],
    ['#[cfg_attr(, test)] fn a() { assert!(x); }', ['fn a() { assert!(x); }']],
    [
      '#[cfg_attr(unix, test)] fn a() { assert!(b); } #[test] fn c() { assert!(d); }',
      ['fn a() { assert!(b); }'],
    ],
    ['#[cfg_attr(unix, test)] fn a() { assert!(b); }', ['fn a() { assert!(b); }']],
    [
      '#[cfg(test)] fn a() { assert!(b); } fn c() { assert!(d); }',
      ['fn a() { assert!(b); } fn c() { assert!(d); }'],
    ],
    ['#[test] #[should_panic] #[cfg(any())] fn a() { go(); }', []],
    ['#[test] #[should_panic] fn a() { go(); } #[test] #[should_panic] fn b() { panic!() }', []],
    ['/// ```\n/// assert!(a);\n/// ```\n#[test] fn b() { assert!(c); }', []],
    ['/// ```ignore\n/// assert!(a);\n/// ```\nfn b() { assert!(c); }', ['fn b() { assert!(c); }']],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).unharnessedLines(true)).toEqual(expected);
  });
});

describe('lines of tests without a harness', () => {
  it.each<[string, unknown]>([
    ['fn main() {} struct X;', []],
    ['#[cfg_attr(unix, test)] fn a() { assert!(b); } #[test] fn c() { assert!(d); }', []],
    ['#[cfg_attr(unix, test)] fn a() { assert!(b); }', []],
    ['#[cfg(test)] fn a() { assert!(b); } fn c() { assert!(d); }', ['fn a() { assert!(b); }']],
    ['#[test] #[should_panic] #[cfg(any())] fn a() { go(); }', []],
    ['#[test] #[should_panic] fn a() { go(); } #[test] #[should_panic] fn b() { panic!() }', []],
    ['/// ```\n/// assert!(a);\n/// ```\n#[test] fn b() { assert!(c); }', ['assert!(a);']],
    ['/// ```ignore\n/// assert!(a);\n/// ```\nfn b() { assert!(c); }', []],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).unharnessedLines(false)).toEqual(expected);
  });
});

describe('lines of code', () => {
  it.each<[string, unknown]>([
    ['#[a] fn a() {a\nb}', ['fn a() {a', 'b}']],
    ['#[a] fn a() {a /* c */ b}', ['fn a() {a b}']],
    ['#[a] fn a() {a/* c */b}', ['fn a() {a b}']],
    ['#[a] fn a() {"a\n  b\n\n c" d}', ['fn a() {"a', 'b', 'c" d}']],
    ['#!/usr/bin/env a\n#![allow(b)]\nfn c() {}', ['fn c() {}']],
    ['#[a] fn a() {a // c\nb}', ['fn a() {a', 'b}']],
    ['#[a] fn a() {}', ['fn a() {}']],
    ['#[a] fn a() {a  b}', ['fn a() {a b}']],
    ['#[a] fn a() {"\n"}', ['fn a() {"', '"}']],
    ['#[a] fn a() {f(\n  a,\n)}', ['fn a() {f(', 'a,', ')}']],
    ['#[a] fn a() {a\n\n\nb}', ['fn a() {a', 'b}']],
    [
      '#[cfg_attr(unix, test)] fn a() { assert!(b); } #[test] fn c() { assert!(d); }',
      ['fn a() { assert!(b); } fn c() { assert!(d); }'],
    ],
    ['#[cfg_attr(unix, test)] fn a() { assert!(b); }', ['fn a() { assert!(b); }']],
    [
      '#[cfg(test)] fn a() { assert!(b); } fn c() { assert!(d); }',
      ['fn a() { assert!(b); } fn c() { assert!(d); }'],
    ],
    ['#[test] #[should_panic] #[cfg(any())] fn a() { go(); }', ['fn a() { go(); }']],
    [
      '#[test] #[should_panic] fn a() { go(); } #[test] #[should_panic] fn b() { panic!() }',
      ['fn a() { go(); } fn b() { panic!() }'],
    ],
    [
      '/// ```\n/// assert!(a);\n/// ```\n#[test] fn b() { assert!(c); }',
      ['fn b() { assert!(c); }', 'assert!(a);'],
    ],
    ['/// ```ignore\n/// assert!(a);\n/// ```\nfn b() { assert!(c); }', ['fn b() { assert!(c); }']],
    ['const A: &str = "a\n \nb";', ['const A: &str = "a', 'b";']],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).codeLines).toEqual(expected);
  });
});
