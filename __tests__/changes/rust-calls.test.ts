import { describe, expect, it } from '@jest/globals';
import { countInvocations, isAssertingCall, readCode } from '../../src/changes/rust-calls.js';

/** Each call with how often it is written, and how often it is done where that is more. */
function callsIn(body: string): readonly string[] {
  return [...readCode(body).calls].map(
    ([name, { written, repeated }]) => `${name} ${written}${repeated === written ? '' : ` as ${repeated}`}`,
  );
}

describe('calls, as often as they are written and done', () => {
  it.each<[string, unknown]>([
    ['f(1);', ['f 1']],
    ['f()()', ['f 1']],
    ['mut f(1);', []],
    ["b'; f(b');", ['f 1']],
    ['1e; f(1e);', ['f 1']],
    ['assert!(a);', ['assert! 1']],
    ['])}; f(])});', ['f 1']],
    ['({)}; f(({)});', ['f 1']],
    ['d(|| check(a));', ['d 1', 'check 1']],
    ['break; check(b);', ['check 1']],
    ['return; check(b);', []],
    ['loop {} check(b);', []],
    ['exit(0); check(b);', ['exit 1', 'check 1']],
    ['drop(|| check(a));', ['drop 1']],
    ['asyn { check(a); };', ['check 1']],
    ['mod f { check(a); }', []],
    ['f(return); check(b);', ['f 1', 'check 1']],
    ['stringify(check(a));', ['stringify 1', 'check 1']],
    ['stringify!{check(a)}', ['stringify! 1']],
    ['assert!(assert!(a));', ['assert! 2']],
    ["'a: loop {} check(b);", []],
    ['lets f = || check(a);', ['check 1']],
    ['x == return; check(b);', ['check 1']],
    ['if !(a) { assert!(a); }', ['if! 1', 'assert! 1']],
    ['x(let f = || check(a));', ['x 1', 'check 1']],
    ['fn main() { check(a); }', ['check 1']],
    ['if 1 > 2 { assert!(a); }', []],
    ['if 2 > 1 { assert!(a); }', ['assert! 1']],
    ['if 1 > 1 { assert!(a); }', []],
    ['if 1 < 1 { assert!(a); }', []],
    ['if 1 < a { assert!(a); }', ['assert! 1']],
    ['if 1 + 2 { assert!(a); }', ['assert! 1']],
    ['fo x in [] { check(a); }', ['check 1']],
    ['[a] fn f() { check(b); }', []],
    ['if 1 == 2 { assert!(a); }', []],
    ['if 1 == 1 { assert!(a); }', ['assert! 1']],
    ['if 1 != 1 { assert!(a); }', []],
    ['if 1 != 2 { assert!(a); }', ['assert! 1']],
    ['if 1 <= 2 { assert!(a); }', ['assert! 1']],
    ['if 2 <= 2 { assert!(a); }', ['assert! 1']],
    ['if 2 <= 1 { assert!(a); }', []],
    ['if 1 >= 2 { assert!(a); }', []],
    ['if 2 >= 2 { assert!(a); }', ['assert! 1']],
    ['if 10 < 9 { assert!(a); }', []],
    ['drop(move { check(a); });', ['drop 1', 'check 1']],
    ['async move { check(a); };', []],
    ['catch_unwind(|| check(a))', ['catch_unwind 1', 'check 1']],
    ['if !(true) { assert!(a); }', ['if! 1']],
    ['if !!false { assert!(a); }', ['assert! 1']],
    ['if 1i3 < 2 { assert!(a); }', ['assert! 1']],
    ['for b [1, 2] { check(b); }', ['check 1']],
    ['let f = move { check(a); };', ['check 1']],
    ['catch_unwinds(|| check(a));', ['catch_unwinds 1', 'check 1']],
    ['mod f { check(a); } f::g();', ['check 1', 'g 1']],
    ['{ fn main() { check(a); } }', []],
    ['for b in 0..3 { check(b); }', ['check 1 as 3']],
    ['if a!(any()) { assert!(a); }', ['a! 1', 'any 1', 'assert! 1']],
    ['if false & a { assert!(a); }', ['assert! 1']],
    ['drop(move || { check(a); });', ['drop 1']],
    ['#[test] fn f() { check(a); }', []],
    ['for b in 0...3 { check(b); }', ['check 1']],
    ['fr b in [1, 2] { check(b); }', ['check 1']],
    ['if false && a { assert!(a); }', []],
    ['if cfg!(any()) { assert!(a); }', ['cfg! 1', 'any 1']],
    ['for x in &mut [] { check(a); }', []],
    ['f(); catch_unwind(|| check(a));', ['f 1', 'catch_unwind 1']],
    ['for b in a![1, 2] { check(b); }', ['a! 1', 'check 1']],
    ['for b in [1, 2] { f(b); } f(3);', ['f 2 as 3']],
    ['std::process::exit(0); check(b);', ['exit 1']],
    ['std::process::exit[0]; check(b);', ['check 1']],
    ['drop(async { check(a); }.await);', ['drop 1', 'check 1']],
    ['if false && a | b { assert!(a); }', []],
    ['for { b } in [1, 2] { check(b); }', ['check 1 as 2']],
    ['std::process::exit(0).a; check(b);', ['exit 1', 'check 1']],
    ['if false && a || b { assert!(a); }', ['assert! 1']],
    ['if true { f(); } else { check(a); }', ['f 1']],
    ['for b in [1, 2].len() { check(b); }', ['len 1', 'check 1']],
    ['if 1 < 2 { f(); } else { check(a); }', ['f 1']],
    ['if false && (a || b) { assert!(a); }', []],
    ['use std::{exit}; exit(0); assert!(b);', ['exit 1', 'assert! 1']],
    ['if 1a < 2 { f(); } else { check(a); }', ['f 1', 'check 1']],
    ['drop(catch_unwind(|| check(a)).ok());', ['drop 1', 'catch_unwind 1', 'check 1', 'ok 1']],
    ['::a::b::c::catch_unwind(|| check(a));', ['catch_unwind 1', 'check 1']],
    ['use std::process; exit(0); assert!(b);', ['exit 1', 'assert! 1']],
    ['if (1 < 2) { f(); } else { check(a); }', ['if 1', 'f 1']],
    ['return; fn f() { check(a); } check(b);', []],
    ['let l [1, 2]; for b in l { check(b); }', ['check 1']],
    ['use std::process::*; exit(0); assert!(b);', ['exit 1']],
    ['use std::process::*; abort(); assert!(b);', ['abort 1']],
    ['letx l = [1, 2]; for b in l { check(b); }', ['check 1']],
    ['if (((((((((false))))))))) { assert!(a); }', ['if 1', 'assert! 1']],
    ['#[a] pub extern "C" fn f() { check(b); }', ['check 1']],
    ['use my::process::exit; exit(0); assert!(b);', ['exit 1', 'assert! 1']],
    ['use std::process::exit; exit(0); assert!(b);', ['exit 1']],
    ['let mut l = [1, 2]; for b in l { check(b); }', ['check 1 as 2']],
    ['let l = vec![1, 2]; for b in l { check(b); }', ['vec! 1', 'check 1 as 2']],
    ['use std::{exit}; process::exit(0); assert!(b);', ['exit 1', 'assert! 1']],
    ['drop(::std::panic::catch_unwind(|| check(a)));', ['drop 1', 'catch_unwind 1', 'check 1']],
    ['use std::process; process::exit(0); assert!(b);', ['exit 1']],
    ['use std::{process::{exit}}; exit(0); assert!(b);', ['exit 1']],
    [
      'assert!(r.is_none()); assert_eq!(r.unwrap(), 1);',
      ['assert! 1', 'is_none 1', 'assert_eq! 1', 'unwrap 1'],
    ],
    ['use std::process::exit as e; exit(0); assert!(b);', ['exit 1', 'assert! 1']],
    ['use std::process::*; process::exit(0); assert!(b);', ['exit 1', 'assert! 1']],
    ['use std::process::{self}; process::exit(0); assert!(b);', ['exit 1']],
    ['use std::process::exit; fn exit() {} exit(0); assert!(b);', ['assert! 1']],
    ['let l = [1, 2]; let l = [1, 2, 3]; for b in l { check(b); }', ['check 1 as 2']],
    [`for${' a +'.repeat(13)} b in [1, 2] { check(b); }`, ['check 1 as 2']],
    [`let l:${' a +'.repeat(15)} b = [1, 2]; for b in l { check(b); }`, ['check 1']],
    [`${'#[inline] '.repeat(17)}fn f() { check(a); }`, ['check 1']],
    ['use std::fs; let process = 1; process::exit(0); check(b);', ['exit 1', 'check 1']],
    ['use std::process::exit; x::exit(0); check(b);', ['exit 1', 'check 1']],
    ['use std::process::exit; mod exit {} exit(0); check(b);', ['exit 1', 'check 1']],
    ['use std::process::exit; use a::b as exit; exit(0); check(b);', ['exit 1', 'check 1']],
    ['use std::process::{exit, abort}; abort(); check(b);', ['abort 1']],
    ['std::process::exits(0); check(b);', ['exits 1', 'check 1']],
    ['use std::process::{xexit, exitx}; xexit(0); exitx(0); check(b);', ['xexit 1', 'exitx 1', 'check 1']],
    ['use std::process::exit; xfn exit; exit(0); check(b);', ['exit 1']],
    ['use std::process::exit; fnx exit; exit(0); check(b);', ['exit 1']],
    ['use std::process::exit; r#as exit; exit(0); check(b);', ['exit 1']],
  ])('of %j', (text, expected) => {
    expect(callsIn(text)).toEqual(expected);
  });
});

describe('calls that are statements', () => {
  it.each<[string, unknown]>([
    ['?', []],
    ['f(1);', [{ name: 'f', of: '', said: 'f ( 1 )' }]],
    ['f(1,);', [{ name: 'f', of: '', said: 'f ( 1 )' }]],
    ['a.f(1);', [{ name: 'f', of: '.', said: 'f ( 1 )' }]],
    ['> f(1);', []],
    ['a f(1);', []],
    [': f(1);', [{ name: 'f', of: '', said: 'f ( 1 )' }]],
    ['=> f(1);', [{ name: 'f', of: '', said: 'f ( 1 )' }]],
    ['b; f(b);', [{ name: 'f', of: '', said: 'f ( b )' }]],
    ['/; f(/);', [{ name: 'f', of: '', said: 'f ( / )' }]],
    ['f::<T>(1);', [{ name: 'f', of: '', said: 'f ( 1 )' }]],
    ['f(?Sized);', [{ name: 'f', of: '', said: 'f ( ? Sized )' }]],
    ['r#; f(r#);', [{ name: 'f', of: '', said: 'f ( r # )' }]],
    ['1.; f(1.);', [{ name: 'f', of: '', said: 'f ( 1. )' }]],
    ['1e-; f(1e-);', [{ name: 'f', of: '', said: 'f ( 1e - )' }]],
    ["'😀'; f('😀');", [{ name: 'f', of: '', said: "f ( '😀' )" }]],
    ["c'a'; f(c'a');", [{ name: 'f', of: '', said: "f ( c 'a' )" }]],
    ['1e-5; f(1e-5);', [{ name: 'f', of: '', said: 'f ( 1e-5 )' }]],
    ["'\n'; f('\n');", [{ name: 'f', of: '', said: "f ( ' ' )" }]],
    ['fn f() {} f(1);', []],
    ["'\\''; f('\\'');", [{ name: 'f', of: '', said: "f ( '\\'' )" }]],
    ['x.0.1; f(x.0.1);', [{ name: 'f', of: '', said: 'f ( x . 0 . 1 )' }]],
    ['1.2.3; f(1.2.3);', [{ name: 'f', of: '', said: 'f ( 1.2 . 3 )' }]],
    ['assert_eq!(a, b,);', [{ name: 'assert_eq!', of: '', said: 'assert_eq! ( a , b , )' }]],
    ['b"a"; f(b"a");', [{ name: 'f', of: '', said: 'f ( b"a" )' }]],
    ['0x1e-5; f(0x1e-5);', [{ name: 'f', of: '', said: 'f ( 0x1e - 5 )' }]],
    ['br"a"; f(br"a");', [{ name: 'f', of: '', said: 'f ( br"a" )' }]],
    ["'\\x41'; f('\\x41');", [{ name: 'f', of: '', said: "f ( '\\x41' )" }]],
    ['1E+5_f64; f(1E+5_f64);', [{ name: 'f', of: '', said: 'f ( 1E+5_f64 )' }]],
    [
      'mod f { check(a); } f::g();',
      [
        { name: 'check', of: '', said: 'check ( a )' },
        { name: 'g', of: 'f', said: 'g ( )' },
      ],
    ],
    ['a::a::a::a::a::a::a::a::a::f(1);', []],
  ])('of %j', (text, expected) => {
    expect(readCode(text).statements).toEqual(expected);
  });
});

describe('what assertions say', () => {
  it.each<[string, unknown]>([
    ['?', []],
    ['assert!(a);', ['assert a']],
    ['assert_eq!(a);', ['assert a']],
    ['assert!(a, "b");', ['assert a']],
    ['assert_eqx!(a, b);', ['assert_eqx a , b']],
    ['assert!(a.b(c, d));', ['assert a . b ( c , d )']],
    ['assert!(assert!(a));', ['assert assert ! ( a )', 'assert assert ! ( a )']],
    ['mod f { assert!(a); }', []],
    ['assert_eq!(a, b, "c");', ['assert a == b']],
    ['assert_eq!(a, b);', ['assert a == b']],
    ['assert_ne!(a, b);', ['assert a != b']],
    ['debug_assert_ne!(a, b);', ['debug_assert a != b']],
    ['xassert!(a);', []],
    ['assert_eq!();', ['assert ']],
    ['assert!();', ['assert ']],
  ])('of %j', (text, expected) => {
    expect(readCode(text).assertions).toEqual(expected);
  });
});

describe('invocations of macros by name', () => {
  it.each<[string, readonly string[], unknown]>([
    ['f();', ['assert'], { written: 0, repeated: 0 }],
    ['assert!(a); x::assert!(b);', ['assert'], { written: 1, repeated: 1 }],
    ['assert!(a); assert_eq!(b, c);', ['assert'], { written: 1, repeated: 1 }],
    ['for b in 0..3 { assert!(a(b)); }', ['assert'], { written: 1, repeated: 3 }],
    ['fn f() { assert!(a); }', ['assert'], { written: 0, repeated: 0 }],
    ['return; assert!(a);', ['assert'], { written: 0, repeated: 0 }],
  ])('of %j, %j', (body, names, expected) => {
    expect(countInvocations(body, new Set(names))).toEqual(expected);
  });
});

describe('names of calls that assert', () => {
  it.each<[string, unknown]>([
    ['f!', false],
    ['assert', false],
    ['panic!', true],
    ['xpanic!', false],
    ['panic!x', false],
  ])('of %j', (text, expected) => {
    expect(isAssertingCall(text)).toEqual(expected);
  });
});
