import { describe, expect, it } from '@jest/globals';
import { bodyOutsideModule } from '../../src/changes/rust-doctest-module.js';

describe('code but for what its module is called', () => {
  const same = (before: string, old: string, after: string, now: string) =>
    bodyOutsideModule(before, 'krate', old) === bodyOutsideModule(after, 'krate', now);

  it.each<[string, string, string, string]>([
    ['use krate :: old :: X ;', 'old', 'use krate :: new :: X ;', 'new'],
    ['use :: krate :: old :: X ;', 'old', 'use :: krate :: new :: X ;', 'new'],
    ['use krate :: { old , y } ; old :: x ( ) ;', 'old', 'use krate :: { new , y } ; new :: x ( ) ;', 'new'],
    ['krate :: a :: old :: x ( ) ;', 'a::old', 'krate :: a :: new :: x ( ) ;', 'a::new'],
    ['krate :: old :: x ( ) ;', 'old', 'krate :: net :: new :: x ( ) ;', 'net::new'],
    ['krate :: old :: b :: x ( ) ;', 'old::a', 'krate :: new :: b :: x ( ) ;', 'new::a'],
    ['krate :: old :: X :: new ( ) ;', 'old', 'krate :: new :: X :: new ( ) ;', 'new'],
    ['use krate :: old :: X ; X :: new ( ) ;', 'old', 'use krate :: new :: X ; X :: new ( ) ;', 'new'],
  ])('%s', (before, old, after, now) => {
    expect(same(before, old, after, now)).toBe(true);
  });

  it.each<[string, string, string, string]>([
    ['let old = 1 ;', 'old', 'let new = 1 ;', 'new'],
    ['krate :: other :: old :: x ( ) ;', 'old', 'krate :: other :: new :: x ( ) ;', 'new'],
    ['krate :: old :: x ( ) ;', 'old', 'krate :: new :: y ( ) ;', 'new'],
    ['krate :: a :: old :: x ( ) ;', 'a::old', 'krate :: a :: x ( ) ;', 'a::new'],
    ['X :: old ( ) ;', 'old', 'X :: new ( ) ;', 'new'],
    ['"old :: x" ;', 'old', '"new :: x" ;', 'new'],
    ['use krate :: a ; use b :: x ;', 'a::b', 'use krate :: a :: b :: x ;', 'a::b'],
  ])('not %s', (before, old, after, now) => {
    expect(same(before, old, after, now)).toBe(false);
  });
});
