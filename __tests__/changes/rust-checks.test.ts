import { describe, expect, it } from '@jest/globals';
import { readCode } from '../../src/changes/rust-calls.js';

describe('assertions that are panics', () => {
  it.each<[string, unknown]>([
    ['assert!(a);', 0],
    ['panic!("a");', 1],
  ])('of %j', (text, expected) => {
    expect(readCode(text).panics).toEqual(expected);
  });
});

describe('unwraps', () => {
  it.each<[string, unknown]>([
    ['?', 0],
    ['x?;', 1],
    ['f()?;', 1],
    ['f {}?;', 1],
    ['a.f(1);', 0],
    ['unwrap();', 0],
    ['x.unwrap;', 1],
    ['assert!(a);', 0],
    ['x.xunwrap();', 0],
    ['x.unwrap_or(1);', 0],
    ['x.expect_errs();', 0],
    ['x.expect_err("a"); y.expect("b"); z.unwrap(); w.unwrap_err();', 4],
  ])('of %j', (text, expected) => {
    expect(readCode(text).unwraps).toEqual(expected);
  });
});

describe('branches', () => {
  it.each<[string, unknown]>([
    ['?', 0],
    ['x?;', 0],
    ['f {}?;', 0],
    ['if a { f(1) }', 1],
    ['if a { panic!() }', 1],
    ['else { panic!() }', 1],
    ['if a; { panic!() }', 0],
    ['match a { b => {} }', 1],
    ['match a } { panic!() }', 0],
    ['panic!(); match a { b => {} }', 1],
    ['if a { panic!() } else if b { panic!() }', 1],
    [`if false &&${' a +'.repeat(30)} b { assert!(a); }`, 0],
    ['if a {} if b {}', 2],
    ['match a {} else {}', 1],
    ['let A = b else { c };', 1],
    ['if a {} else {} else {}', 1],
  ])('of %j', (text, expected) => {
    expect(readCode(text).branches).toEqual(expected);
  });
});

describe('panics that one assertion would stand for', () => {
  it.each<[string, unknown]>([
    ['?', []],
    ['if a { f(1) }', []],
    ['if a { panic!() }', [0]],
    ['x else { panic!() }', [1]],
    ['(if a { panic!() })', [1]],
    ['if f(a) { panic!() }', [0]],
    ['{} if a { panic!() }', [0]],
    ['if a { panic!() } else', [0]],
    ['if a { if b { panic!() } }', [0, 0]],
    ['if a {} if b { panic!() }', [0]],
    ['assert!(b); if a { panic!() }', [0]],
    ['if a { assert!(b); } else { panic!() }', [1]],
    [`if a${' {} else if b'.repeat(64)} {} else { panic!() }`, []],
    ['let A = b else { panic!() };', [1]],
    ['let A = b else { panic!() }; if c { panic!() }', [1, 0]],
  ])('of %j', (text, expected) => {
    expect(readCode(text).merges).toEqual(expected);
  });
});

describe('assertions that a later unwrap implies', () => {
  it.each<[string, unknown]>([
    ['?', []],
    ['assert!(r.is_ok()); r.unwrap();', []],
    ['assert!(r.is_ok() == r.unwrap());', []],
    ['r?; assert!(r.is_ok());', []],
    ['assert!(r.is_ok()); assert_eq!(1, r.as_ref().unwrap());', ['assert r . is_ok ( )']],
    ['assert!(r.is_ok()); assert_eq!(r?, 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_err()); assert_eq!(r?, 1);', []],
    ['assert!(r.is_ok(), r.unwrap()); assert!(b);', ['assert r . is_ok ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.unwrap, 1);', []],
    ['assert!(r.is_ok(1)); assert_eq!(r.unwrap(), 1);', []],
    ['assert!(r.is_ok()); assert_eq!(r.as_deref()?, 1);', ['assert r . is_ok ( )']],
    ['assert!(a.r.is_ok()); assert_eq!(a.r.unwrap(), 1);', ['assert a . r . is_ok ( )']],
    ['assert!(a.0.is_ok()); assert_eq!(a.0.unwrap(), 1);', []],
    ['assert_that!(r.is_ok()); assert_eq!(r.unwrap(), 1);', []],
    ['assert!(a.a.a.a.a.a.a.a.a.r.is_ok()); assert_eq!(a.a.a.a.a.a.a.a.a.r.unwrap(), 1);', []],
    ['assert!(r.is_ok()); assert_eq!(r.unwrap(), 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_some()); assert_eq!(r.unwrap(), 1);', ['assert r . is_some ( )']],
    ['assert!(r.is_err()); assert_eq!(r.unwrap(), 1);', []],
    ['assert!(r.is_ok()); assert_eq!(r.expect("a"), 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_some()); assert_eq!(r.expect("a"), 1);', ['assert r . is_some ( )']],
    ['assert!(r.is_err()); assert_eq!(r.expect("a"), 1);', []],
    ['assert!(r.is_ok()); assert_eq!(r.unwrap_err(), 1);', []],
    ['assert!(r.is_some()); assert_eq!(r.unwrap_err(), 1);', []],
    ['assert!(r.is_err()); assert_eq!(r.unwrap_err(), 1);', ['assert r . is_err ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.expect_err("a"), 1);', []],
    ['assert!(r.is_some()); assert_eq!(r.expect_err("a"), 1);', []],
    ['assert!(r.is_err()); assert_eq!(r.expect_err("a"), 1);', ['assert r . is_err ( )']],
    ['assert!(r.is_some()); assert_eq!(r?, 1);', ['assert r . is_some ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.as_ref().unwrap(), 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.as_mut().unwrap(), 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.as_deref().unwrap(), 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.clone().unwrap(), 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.copied().unwrap(), 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.cloned().unwrap(), 1);', ['assert r . is_ok ( )']],
    ['assert!(r.is_ok()); assert_eq!(r.other().unwrap(), 1);', []],
  ])('of %j', (text, expected) => {
    expect(readCode(text).implied).toEqual(expected);
  });
});
