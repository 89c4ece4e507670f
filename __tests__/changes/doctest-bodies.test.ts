import { describe, expect, it } from '@jest/globals';
import { bodyOutsideModule } from '../../src/changes/rust-doctest-module.js';

describe('the body of a doctest, its module aside', () => {
  it.each<[string, string, string, unknown]>([
    ['a;', 'krate', 'a', 'a ;'],
    ['a: b', 'krate', 'a', 'a : b'],
    ['use a; a', 'krate', 'a', 'use \u00010 ; a'],
    ['b::x', 'krate', 'a::b::c', '\u00011 : : x'],
    ['a::a::f();', 'krate', 'a::a', '\u00010 : : f ( ) ;'],
    ['a::b', 'krate', 'a::b::a::b', '\u00012'],
    ['use x::a as b; a::c', 'krate', 'a', 'use x : : a as b ; \u00010 : : c'],
    ['a :b', 'krate', 'a', 'a : b'],
    ['use a', 'krate', 'a', 'use \u00010'],
    ['a::f();', 'krate', '', 'a : : f ( ) ;'],
    ['::a::b', 'krate', 'a', ': : a : : b'],
    ['used a', 'krate', 'a', 'used a'],
    ['a::f();', 'krate', 'a', '\u00010 : : f ( ) ;'],
    ['T::a();', 'krate', 'a', 'T : : a ( ) ;'],
    ['"a"::b', 'krate', 'a', '"a" : : b'],
    ['b::f();', 'krate', 'a::b', '\u00010 : : f ( ) ;'],
    ['x::a::f();', 'krate', 'a', 'x : : a : : f ( ) ;'],
    ['a::c::b()', 'krate', 'a::b', '\u00011 : : c : : b ( )'],
    ['a::b::f();', 'krate', 'a::b', '\u00010 : : f ( ) ;'],
    ['use krate::a;', 'krate', 'a', 'use krate : : \u00010 ;'],
    ['b::a::f();', 'krate', 'a::b', '\u00010 : : a : : f ( ) ;'],
    ['a::b::x', 'krate', 'x::a::b', '\u00010 : : x'],
    ['krate::a::f();', 'krate', 'a', 'krate : : \u00010 : : f ( ) ;'],
    ['crate_::a::f();', 'krate', 'a', 'crate_ : : a : : f ( ) ;'],
    ['let a = 1; a + 1', 'krate', 'a', 'let a = 1 ; a + 1'],
    ['a::b::c::f();', 'krate', 'a::b', '\u00010 : : c : : f ( ) ;'],
    ['krate::b::f()', 'krate', 'a::b', 'krate : : \u00010 : : f ( )'],
    ['use krate::{a, b};', 'krate', 'a', 'use krate : : { \u00010 , b } ;'],
    ['a::b::a::f();', 'krate', 'a::b::a', '\u00010 : : f ( ) ;'],
    ['krate :: a :: f ( )', 'krate', 'a', 'krate : : \u00010 : : f ( )'],
    ['krate::a::b::f();', 'krate', 'a::b', 'krate : : \u00010 : : f ( ) ;'],
    ['use krate::{a}; a(1);', 'krate', 'a', 'use krate : : { \u00010 } ; a ( 1 ) ;'],
    ['use {a}; use b; a::b', 'krate', 'a::b', 'use { \u00011 } ; use \u00010 ; \u00010'],
    ['use krate::a::b; c', 'krate', 'a::b::c', 'use krate : : \u00011 ; c'],
  ])('of %j, %j, %j', (body, crate, module, expected) => {
    expect(bodyOutsideModule(body, crate, module)).toEqual(expected);
  });
});
