import { describe, expect, it } from '@jest/globals';
import { readLinks } from '../../src/changes/rust-modules.js';

/** Modules around with their folders, name, paths, whether the name tells the file too, and whether it is for tests alone. */
function modules(text: string): readonly string[] {
  return readLinks(text).modules.map(({ around, name, paths, byName, testOnly }) => {
    const outer = around.map((each) => `${each.name}${each.path === null ? '' : `=${each.path}`}::`).join('');
    return `${outer}${name} ${paths.join(' ')}${byName ? ' by name' : ''}${testOnly ? ' test' : ''}`;
  });
}

describe('modules that lie in other files', () => {
  it.each<[string, unknown]>([
    ['mod 1;', []],
    ['#[path] mod a;', ['a  by name']],
    ['#[path = x] mod a;', ['a  by name']],
    ['mod a(mod b;) mod c;', ['b  by name', 'c  by name']],
    ['#[cfg(test)] pub mod a;', ['a  by name test']],
    ['#[cfg(xor(test))] mod a;', ['a  by name']],
    ['#[cfg(not(true))] mod a;', []],
    ['#[path("x.rs")] mod a;', ['a  by name']],
    ['#[path = r"x.rs"] mod a;', ['a x.rs']],
    ['use x; #![cfg(test)] mod a;', ['a  by name']],
    ['#[cfg(not(not(unix)))] mod a;', ['a  by name']],
    ['#[cfg(not(all(true)))] mod a;', []],
    ['#[cfg(not(not(any())))] mod a;', []],
    ['#[cfg(not(test, test))] mod a;', ['a  by name']],
    ['#[cfg(not(any(true, unix)))] mod a;', []],
    ['#[path = "x.rs"] pub(crate) mod a;', ['a x.rs']],
    ['mod a { #![cfg(test)] mod b; } mod c;', ['a::b  by name test', 'c  by name']],
    ['#[cfg(not(all(unix, windows)))] mod a;', ['a  by name']],
    ['mod a { mod b { mod c; } mod d; } mod e;', ['a::b::c  by name', 'a::d  by name', 'e  by name']],
    ['#[cfg_attr(any(), path = "x.rs")] mod a;', ['a  by name']],
    ['#[cfg_attr(unix, path = "x.rs")] #[path = "y.rs"] mod a;', ['a x.rs y.rs']],
    [`${'mod m { '.repeat(33)}mod a;${' }'.repeat(33)}`, [`${'m::'.repeat(32)}a  by name`]],
    ['#[path = "x"] mod a { mod b; }', ['a=x::b  by name']],
    ['mod a; mod b', ['a  by name']],
    ['stringify!(mod a;) mod b;', ['b  by name']],
    ['macro_rules! a { () => { mod x; } } mod b;', ['b  by name']],
    ['macro_rules! a; mod b;', ['b  by name']],
    ['a! mod b;', ['b  by name']],
    ['x::dir!("a"); mod b;', ['b  by name']],
    ['#[inline] #[path = "x.rs"] mod a;', ['a x.rs']],
    ['#[path = "x.rs"] mod a; mod b;', ['a x.rs', 'b  by name']],
    ['#![allow(a)] #![cfg(test)] mod b;', ['b  by name test']],
    ['#![cfg(test)] #![allow(a)] mod b;', ['b  by name test']],
    ['#![allow(a)] #![cfg(any())] mod b;', []],
    ['#![path = "x.rs"] mod a;', ['a  by name']],
    ['mod ar#b;', []],
    ['mod a { x; #![cfg(test)] mod b; } mod c;', ['a::b  by name', 'c  by name']],
    ['mod a { mod b; #![cfg(test)] mod c; }', ['a::b  by name', 'a::c  by name']],
    ['mod a {} #![cfg(test)] mod b;', ['b  by name']],
    ['#[path =] "x" mod a;', ['a  by name']],
    ['"mod" a; mod b;', ['b  by name']],
    ['pub(crate) mod a; pub mod b;', ['a  by name', 'b  by name']],
    ['include!("a") mod b;', ['b  by name']],
    ['a', []],
    ['mod\r\na;', ['a  by name']],
    ['#[cfg = "x"] mod a;', ['a  by name']],
    ['#![cfg_attr(all(), cfg(any()), allow(a))] mod b;', []],
    ['#![cfg_attr(all(), allow(a), cfg(any()))] mod b;', []],
    ['mod a; { #![cfg(test)] } mod b;', ['a  by name', 'b  by name']],
    ['mod m { mod n {} mod o; } mod p;', ['m::o  by name', 'p  by name']],
    ['mod m {} mod n;', ['n  by name']],
    ['stringify!(a) mod b;', ['b  by name']],
    ['stringify!(mod a;); mod b;', ['b  by name']],
    ['macro_rules! m { () => {} } mod b;', ['b  by name']],
    ['macro_rules! m { () => {} mod a; } mod b;', ['b  by name']],
    ['#[a = "mod x;"] mod b;', ['b  by name']],
    ['#[a(mod x;)] mod b;', ['b  by name']],
    ['x! m { mod a; } mod b;', ['a  by name', 'b  by name']],
    ['macro_rules m { mod a; } mod b;', ['a  by name', 'b  by name']],
    ['mod a { pub(in mod b;) mod c; } mod d;', ['a::c  by name', 'd  by name']],
    ['pub(mod a;) mod b;', ['b  by name']],
    ['#![cfg_attr(unix,)] mod a;', ['a  by name']],
  ])('of %j', (text, expected) => {
    expect(modules(text)).toEqual(expected);
  });
});

describe('files that are put into this one', () => {
  it.each<[string, unknown]>([
    ['automod::other!("a");', []],
    ['#[doc = include!("a.md")] mod a;', []],
    ['#[x = include_str!("a.md")] mod a;', []],
    [
      '#[cfg(test)] mod m { include!("a.rs"); }',
      [{ path: 'a.rs', as: 'code', around: ['m'], testOnly: true }],
    ],
    ['mod m { #![cfg(any())] include!("a.rs"); }', []],
    ['x::dir!("a");', []],
    ['automod::dir!("a");', [{ path: 'a', as: 'folder', around: [], testOnly: false }]],
    [
      'include!("a"); mod m { include!("b"); } include!("c");',
      [
        { path: 'a', as: 'code', around: [], testOnly: false },
        { path: 'b', as: 'code', around: ['m'], testOnly: false },
        { path: 'c', as: 'code', around: [], testOnly: false },
      ],
    ],
    ['#[doc(include_str!("a"))] mod b;', [{ path: 'a', as: 'documentation', around: [], testOnly: false }]],
    [
      '#[doc = include_str!("a")] include_str!("b");',
      [{ path: 'a', as: 'documentation', around: [], testOnly: false }],
    ],
    ['include("a"); other!("b");', []],
    ['mod m { #![cfg(test)] include!("a"); }', [{ path: 'a', as: 'code', around: ['m'], testOnly: true }]],
    ['stringify!(include!("a"));', []],
    ['mod m; x::dir!("a");', []],
    ['mod m; include x y "a";', []],
    ['include! x "a";', []],
    ['include(x) "a"; mod m;', []],
    ['mod m; dir!("a"); automod::dir!("b");', [{ path: 'b', as: 'folder', around: [], testOnly: false }]],
    ['#[doc = include_str("a")] mod m;', []],
    ['#[x = include_str!("a")] include!("b");', [{ path: 'b', as: 'code', around: [], testOnly: false }]],
  ])('of %j', (text, expected) => {
    expect(readLinks(text).inclusions).toEqual(expected);
  });
});

describe('whether a macro makes modules', () => {
  it.each<[string, unknown]>([
    ['a', false],
    ['macro_rules! a { mod $b } mod c;', true],
    ['a! { mod $b } mod c;', false],
  ])('of %j', (text, expected) => {
    expect(readLinks(text).generates).toEqual(expected);
  });
});

describe('whether the main of the file does nothing', () => {
  it.each<[string, unknown]>([
    ['fn main() { ! (a) }', true],
    ['a', false],
    ['fn main() { blueprint!(a); }', false],
    ['fn main() { printer!(a); }', false],
  ])('of %j', (text, expected) => {
    expect(readLinks(text).idle).toEqual(expected);
  });
});
