import { describe, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';

describe('assertions of a test, by its body', () => {
  it.each<[string, unknown]>([
    ["'a' ,", [0]],
    ['assert!((1, 2) == a);', [1]],
    ['if !(cfg!(any())) { assert!(a); }', [1]],
    ['my::std::process::exit(0); assert!(b);', [1]],
    ['std::process::x::exit(0); assert!(b);', [1]],
    ['if true {} ; { assert!(a); }', [1]],
    ['if true {} b { assert!(a); }', [1]],
    ['return; assert!(b); fn f() { assert!(a); } f();', [1]],
    ['return; assert!(b); fn f() { assert!(a); assert!(c); } f(); assert!(d);', [2]],
    ['catch_unwind(|| assert!(a)).not_ok();', [1]],
    ['catch_unwind(|| assert!(a)).is_ok_and(f);', [1]],
    ['if true { return; } assert!(b);', [0]],
    ['f(); if 1 < 2 { return; } assert!(b);', [0]],
    ['x = 1 < 2 { return; } assert!(b);', [1]],
    ['if true { return; } fn f() { assert!(a); } f();', [1]],
    ["'a: { break 'a b; } assert!(c);", [1]],
    ["'a: { break 'a b; assert!(c); }", [1]],
    ["'a: { break 'a; assert!(c); }", [0]],
    ['loop { break; fn f() { assert!(a); } f(); assert!(b); }', [1]],
    ['assert!(a || r#true);', [1]],
    ['loop {} fn f() { assert!(a); } f();', [1]],
    ['x[loop {}]; assert!(b);', [1]],
    ['{ let (f, g) = (1, 2); assert!(a); }', [1]],
    ['let f < || assert!(a);', [1]],
    ['mod m; fn f(); assert!(a);', [1]],
    ['fn f() { assert!(a); } g(f);', [1]],
    ['fn f() { assert!(a); } assert!(b);', [1]],
    ['drop({ b }, return); assert!(a);', [1]],
    ['a == return; assert!(b);', [1]],
    ['#[allow(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[cfg(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[cold(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[deny(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[doc(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[expect(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[forbid(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[inline(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[must_use(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[no_mangle(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[rustfmt(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[test(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[track_caller(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[warn(x)] fn f() { assert!(a); } assert!(b);', [1]],
    ['#[other(x)] fn f() { assert!(a); } assert!(b);', [2]],
    ['#[x] pub fn f() { assert!(a); } assert!(b);', [2]],
    ['#[x] const fn f() { assert!(a); } assert!(b);', [2]],
    ['#[x] async fn f() { assert!(a); } assert!(b);', [2]],
    ['#[x] unsafe fn f() { assert!(a); } assert!(b);', [2]],
    ['#[x] extern fn f() { assert!(a); } assert!(b);', [2]],
    ['#[x] other fn f() { assert!(a); } assert!(b);', [1]],
    ['a.unwrap_or_else(|| panic!());', [0]],
    ['a.map_or_else(|| panic!(), f);', [0]],
    ['a.ok_or_else(|| panic!());', [0]],
    ['a.or_else(|| panic!());', [1]],
    ['xpanic!();', [0]],
    ['panicx!();', [0]],
    ['unreachablex!();', [0]],
    ['xassert!(a);', [0]],
    ['xdebug_assert!(a);', [0]],
    ['assertx!(a || true);', [1]],
    ['assert_eqx!(a, b, return);', [1]],
    ['assert!(truex);', [1]],
    ['assert!(xtrue);', [1]],
    ['if (((((((((1 < 2))))))))) { return; } assert!(b);', [1]],
    ['if ((((((((1 < 2)))))))) { return; } assert!(b);', [0]],
    ['if !(((((((1 > 2))))))) { return; } assert!(b);', [0]],
    ['f(g(h(i(j(k(l(m(n(o(p(q(panic!()))))))))))));', [1]],
  ])('of %j', (body, expected) => {
    expect(parseRust(`#[test] fn a() { ${body} }`).tests.map((test) => test.assertions)).toEqual(expected);
  });
});

describe('assertions of a test', () => {
  it.each<[string, unknown]>([
    ['fn a() { r#"\n}', []],
    ['pub use a #[test] fn b() {}', [0]],
    ['#[test fn a() { assert!(x); }', []],
    ['#[cfg_attr()] fn a() { assert!(x); }', []],
    ['fn a(] { assert!(x); } #[test] fn b() {}', [0]],
    ['mod m { /// ```\n/// f();\n/// ```\ntype }', []],
    [`a! { mod ${'m'.repeat(4090)} { #[test] fn abcd() {} #[test] fn abcde() {} } }`, [0]],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).tests.map((test) => test.assertions)).toEqual(expected);
  });
});

describe('assertions of a test, each as often as it is made, by its body', () => {
  it.each<[string, unknown]>([
    ['for b in [1, 2].iter() { assert!(b); }', [2]],
    ['for b in [1, 2].iter_mut() { assert!(b); }', [2]],
    ['for b in [1, 2].into_iter() { assert!(b); }', [2]],
    ['for b in [1, 2].enumerate() { assert!(b); }', [2]],
    ['for b in [1, 2].rev() { assert!(b); }', [2]],
    ['for b in [1, 2].cloned() { assert!(b); }', [2]],
    ['for b in [1, 2].copied() { assert!(b); }', [2]],
    ['for b in [1, 2].skip() { assert!(b); }', [1]],
    ['for b in 0..3u8 { assert!(b); }', [3]],
    ['for b in 0..n { assert!(b); }', [1]],
    ['for b in n..3 { assert!(b); }', [1]],
    ['for b in 0..=n { assert!(b); }', [1]],
    ['for b in 0.3 { assert!(b); }', [1]],
    ['for b in 0-3 { assert!(b); }', [1]],
    ['for b in 0.-3 { assert!(b); }', [1]],
    ['for b in 1 + 1 + 3 { assert!(b); }', [1]],
    ['for b in 1.2..3 { assert!(b); }', [1]],
    ['for b in 0..1_000 { assert!(b); }', [1]],
    ['for b in 0..1234567890 { assert!(b); }', [1]],
    ['for b in 3 { assert!(b); }', [1]],
    ['for b in x [1, 2] { assert!(b); }', [1]],
    ['for b in [1, 2] x { assert!(b); }', [1]],
    ['for b in [1, 2]; { assert!(b); }', [1]],
    ['for b { assert!(b); } in [1, 2]', [1]],
    ['for (b in c) in [1, 2] { assert!(b); }', [2]],
    ['for b in in [1, 2] { assert!(b); }', [1]],
    ['for b in [1, 2] { breakx; assert!(b); }', [2]],
    ['for b in [1, 2] { xbreak; assert!(b); }', [2]],
    ['for b in [1, 2] { "break"; assert!(b); }', [2]],
    ['for b in [1, 2] { { break } assert!(b); }', [0]],
    ['let l = [1, 2]; for b in 3 { assert!(b); }', [1]],
    ['let l = [1; 2]; let m = [1, 2, (3; 4)]; for b in m { assert!(b); }', [3]],
    ['let l = [[1, 2], [3, 4], [5, 6]]; for b in l { assert!(b); }', [3]],
    ['let l: [u8; 3] = [1, 2, 3]; for b in l { assert!(b); }', [3]],
    ['let l: A<[u8; 1]> = [1, 2]; for b in l { assert!(b); }', [2]],
    ['outlet l = [1, 2]; for b in l { assert!(b); }', [1]],
    ['letter l = [1, 2]; for b in l { assert!(b); }', [1]],
    ['let l - [1, 2]; for b in l { assert!(b); }', [1]],
    ['let l = x; for b in l { assert!(b); }', [1]],
    ['for b in [1, 2].iter { assert!(b); }', [1]],
    ['for b in [1, 2] iter() { assert!(b); }', [1]],
    ['for b in x.iter() { assert!(b); }', [1]],
    ['for b in [1, 2](x).iter() { assert!(b); }', [1]],
    ['for b in [1, 2].iter(x) { assert!(b); }', [1]],
    ['for a in b { for c in [1, 2] { assert!(b); } } for d in [1, 2, 3] { assert!(b); }', [5]],
    ['for a in [1, 2] { for c in x { assert!(b); } }', [2]],
    ['for a in f(for b in [1, 2] { assert!(b); }) { assert!(b); }', [3]],
    ['for a in [1, 2, 3] {} assert!(b);', [1]],
  ])('of %j', (body, expected) => {
    expect(parseRust(`#[test] fn a() { ${body} }`).tests.map((test) => test.repeated)).toEqual(expected);
  });
});

describe('assertions of a test, each as often as it is made', () => {
  it.each<[string, unknown]>([['#[test] #[should_panic] fn a() { go(); }', [1]]])(
    'of %j',
    (text, expected) => {
      expect(parseRust(text).tests.map((test) => test.repeated)).toEqual(expected);
    },
  );
});

describe('assertions of a file', () => {
  it.each<[string, unknown]>([
    ['fn a() { panic!() }', 0],
    ['fn a() { panic!(); }', 0],
    ['fn a() { panic!() x }', 1],
    ['fn a() { x panic!() }', 1],
    ['fn a() { assert!(b); panic!() }', 2],
    ['#[should_panic] fn a() { assert!(b); panic!() }', 1],
    ['#[test] #[should_panic] fn a() { assert!(b); panic!() }', 2],
    ['fn a() { panic!(b) } fn c() { assert!(d); }', 1],
    ['#[cfg(any())] use a; fn b() { assert!(x); }', 1],
    ['mod m { #[cfg(any())] x } fn b() { assert!(x); }', 1],
    ['(#[cfg(any())] x) fn b() { assert!(x); }', 1],
    ['[#[cfg(any())] x] fn b() { assert!(x); }', 1],
    ['#[cfg(any())] x #[a] fn b() { assert!(x); }', 1],
    ['#[cfg(any())] fn a() { assert!(x); } fn b() { assert!(x); assert!(y); }', 2],
    ['#[cfg(any())] fn a(x: (u8)) -> [u8; 1] { assert!(x); } fn b() { assert!(c); }', 1],
    ['#[cfg(any())] x assert!(a)', 0],
    ['fn a() { { #![cfg(any())] assert!(a); } assert!(b); }', 1],
    ['fn a() { assert!(a); #![cfg(any())] assert!(b); } fn c() { assert!(d); }', 1],
    ['fn a() { { assert!(a); } #![cfg(any())] assert!(b); } fn c() { assert!(d); }', 1],
    ['#![cfg(any())] fn a() { assert!(b); }', 0],
    ['#[a] #[cfg(any())] #[b] fn c() { assert!(d); } fn e() { assert!(f); }', 1],
    ['#[cfg(any())] #![a] fn c() { assert!(d); }', 1],
    ['#[a] #![cfg(any())] fn c() { assert!(d); }', 0],
    ['fn a() { { } #[cfg(any())] { assert!(b); } assert!(c); }', 1],
    ['fn a(x: { 1 }) { #![cfg(any())] assert!(b); } fn c() { assert!(d); }', 1],
    ['#[cfg(any())] a!(b); fn c() { assert!(d); }', 1],
    ['#[cfg(any())] a!{b} fn c() { assert!(d); }', 1],
    ['#[cfg(any())] const A: u8 = { 1 }; fn c() { assert!(d); }', 1],
    ['! [a] #[cfg(any())] fn c() { assert!(d); } fn e() { assert!(f); }', 1],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).assertions).toEqual(expected);
  });
});

describe('assertions of the tests of a file', () => {
  it.each<[string, unknown]>([
    ['fn a() { panic!(), }', 0],
    ["#[test] fn a() { assert!('a); }", 1],
    ['#[test] fn a() { assert!(truex); }', 1],
    ['#[test] fn a() { assert!(xtrue); }', 1],
    ['#[test] fn a() { assert!(true | a); }', 0],
    ['#[test] fn a() { assert!(a < b | true); }', 1],
    ['#[test] fn a() { assert!(a > b | true); }', 1],
    ['#[test] fn a() { assert!(a & b | true); }', 1],
    ['#[test] fn a() { assert!(a, return, b); }', 0],
    ['#[cfg_attr(, test)] fn a() { assert!(x); }', 1],
    ['#[test] fn a() { assert!(a || true && b); }', 1],
    ['#[test] fn a() { assert!(a == b || true); }', 0],
    ['#[test] fn a() { assert!(true || a == b); }', 0],
    ['#[test] fn a() { a { return } assert!(b); }', 1],
    ["#[test] fn a() { { break 'a; } assert!(b); }", 1],
    ['#[test] fn a() { a: { return } assert!(b); }', 1],
    ['#[test] fn a() { if false; { assert!(a); } }', 1],
    ['#[test] fn a() { iffy false { assert!(a); } }', 1],
    ['#[test] fn a() { assert_eq_x!(a, b, return); }', 1],
    ['#[test] fn a() { assert!([a, return][0], b); }', 1],
    ['#[test] fn a() { whilex false { assert!(a); } }', 1],
    ['#[test] fn a() { assert!(a == b || true || c); }', 0],
    ['#[test] fn a() { assert!(a == b || true, true); }', 0],
    ['#[test] fn a() { a: loop { break; } assert!(b); }', 1],
    ['#[test] fn a() { if true () else { assert!(a); } }', 1],
    ['#[test] fn a() { x = if true { break; }; assert!(b); }', 1],
  ])('of %j', (text, expected) => {
    expect(parseRust(text).testAssertions).toEqual(expected);
  });
});
