import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/rust/${name}.rs`, import.meta.url), 'utf8');
const namesIn = (text: string) => parseRust(text).tests.map(({ name }) => name);

describe('test functions', () => {
  it('are found in modules and in macros, and nowhere else', () => {
    expect(namesIn(fixture('items'))).toEqual([
      'top_level',
      'outer::inner::deep',
      'outer::after',
      'tests::adds',
      'tests::panics',
      'tests::waits',
      'tests::conditional',
      'tests::größer',
      'tests::r#match',
      'tests::plain',
      'property',
      'in_macro::inner',
      'generated',
      'on_unix',
      'last',
    ]);
  });

  it('are told by their attributes', () => {
    const numbered = Array.from({ length: 22 }, (_, index) => `t${String(index + 1).padStart(2, '0')}`);
    expect(namesIn(fixture('attributes'))).toEqual(numbered);
  });

  it('are not found in literals and comments, nor lost to them', () => {
    expect(namesIn(fixture('lexical'))).toEqual([
      'real_after_literals',
      'real_lifetimes',
      'real_ranges',
      'real_emoji',
      'real_macros',
    ]);
  });

  it('are found around broken code', () => {
    expect(namesIn(fixture('broken'))).toEqual(['before', 'after']);
  });

  it('say on which lines they stand, and what they are', () => {
    const [, , , adds, panics, waits, conditional] = parseRust(fixture('items')).tests;
    expect(adds).toMatchObject({ line: 89, endLine: 91, shouldPanic: false, ignoreLine: null });
    expect(panics).toMatchObject({ line: 95, endLine: 100, shouldPanic: true });
    expect(waits).toMatchObject({ line: 104, endLine: 104, ignoreLine: 103 });
    expect(conditional).toMatchObject({ ignoreLine: null });
  });

  it.each(['items', 'attributes', 'lexical', 'assertions', 'doctests'])(
    'are the same in %s.rs with CRLF and a byte order mark',
    (name) => {
      const text = fixture(name);
      const windows = parseRust(`\ufeff${text.replaceAll('\n', '\r\n')}`);
      const plain = parseRust(text);
      expect(windows.tests).toEqual(plain.tests);
      expect(windows.testLines).toEqual(plain.testLines);
      expect(windows.codeLines).toEqual(plain.codeLines);
      expect(windows.doctests).toEqual(plain.doctests);
    },
  );

  it.each([
    ['a shebang', '#!/usr/bin/env x\n#[test] fn a() {}'],
    ['an attribute that looks like a shebang', '#![allow(x)]\n#[test] fn a() {}'],
    ['no final newline, in a comment', '#[test] fn a() {} // b'],
    ['an unclosed string behind it', '#[test] fn a() {}\nfn b() { " }'],
    ['an unclosed comment behind it', '#[test] fn a() {} /* /* */'],
    ['a closer too many before it', '} #[test] fn a() {}'],
    ['an item the grammar does not know before it', 'pub impl const gen auto;\n#[test] fn a() {}'],
    ['Unicode white space', '\u2028#[test]\u200efn\u0085a() {}'],
  ])('survive %s', (_, text) => {
    expect(namesIn(text)).toEqual(['a']);
  });

  it('have equal bodies exactly when the tokens are equal', () => {
    const body = (text: string) => parseRust(`#[test] fn a() { ${text} }`).tests[0]?.body;
    expect(body('a . b ( 1,2 ) ;')).toBe(body('a.b(1, /* c */ 2); // d\n'));
    expect(body('x\n\t+ 1')).toBe(body('x + 1'));
    expect(body('a && b')).not.toBe(body('a & & b'));
    expect(body('"a  b"')).not.toBe(body('"a b"'));
    expect(body('ab')).not.toBe(body('a b'));
    // Formatters add a comma where they break lines; the one of a tuple and those that a macro sees are code.
    expect(body('f(\n  a,\n  S { x, },\n);')).toBe(body('f(a, S { x });'));
    expect(body('f((a,))')).not.toBe(body('f((a))'));
    expect(body('for (a,) in b {}')).not.toBe(body('for (a) in b {}'));
    expect(body('m!(f(a,),)')).not.toBe(body('m!(f(a))'));
    expect(body('')).toBe('');
  });
});

describe('assertions', () => {
  const countIn = (name: string) =>
    parseRust(fixture('assertions')).tests.find((test) => test.name === name)?.assertions;

  it.each([
    ['counted', 14],
    ['says_nothing', 0],
    ['says_something', 7],
    ['not_assertions', 2],
    ['panics', 2],
    ['fails_by_result', 0],
  ])('of %s: %d', (name, count) => {
    expect(countIn(name)).toBe(count);
  });

  it('are counted for the whole file too, helpers and doctests included', () => {
    const source = parseRust(fixture('assertions'));
    expect(source.helpers).toMatchObject([
      { name: 'helper', line: 72, endLine: 75, assertions: 1, inTests: false },
    ]);
    expect(source.assertions).toBe(14 + 7 + 2 + 2 + 1);
    expect(parseRust(fixture('doctests')).assertions).toBe(1);
  });

  it.each([
    ['return x;', 'assert!(a);', 0],
    ['if b { return; }', 'assert!(a);', 1],
    ['#[cfg(unix)] return;', 'assert!(a);', 1],
    ['return check();', 'fn check() { assert!(a); }', 1],
    ['return assert!(a);', '', 1],
    ['if false {} else', '{ assert!(a); }', 1],
    ['if true', '{ assert!(a); }', 1],
    ['if !false {} else', '{ assert!(a); }', 0],
    ['if ((false))', '{ assert!(a); }', 0],
    ['if b == false', '{ assert!(a); }', 1],
    ['if false == b', '{ assert!(a); }', 1],
    ['if false || b', '{ assert!(a); }', 1],
    ['if cfg!(not(test))', '{ assert!(a); }', 0],
    ['if cfg!(unix)', '{ assert!(a); }', 1],
    ['while !true', '{ assert!(a); }', 0],
    ['let _ = move |x|', 'assert!(a);', 0],
    ['let _f = |x|', 'assert!(a);', 0],
    ['let f = |x| assert!(a);', 'f(1);', 1],
    ['let _ = (||', 'assert!(a))();', 1],
    ['assert!(a || true, "b");', '', 0],
    ['assert!(true || a || b);', '', 0],
    ['assert!(a || b == true);', '', 1],
    ['assert!(a.is(|| true));', '', 1],
    ['#[cfg_attr(all(), cfg(any()))]', 'assert!(a);', 0],
    ['#[cfg_attr(unix, cfg(any()))]', 'assert!(a);', 1],
    ['let s = core::stringify!', '(assert!(a));', 0],
    ['assert!((a > 1) | true);', '', 0],
    ['assert!(a == b | true);', '', 1],
    ['assert_eq!(a, b, "{}", {', 'return; });', 0],
    ['assert!(a.all(|x| { return x; }), "b");', '', 1],
    ['loop { break;', 'assert!(a); }', 0],
    ['loop { if b { break; }', 'assert!(a); }', 1],
    ["'a: { break 'a;", 'assert!(a); }', 0],
    ["'a: { break 'a; }", 'assert!(a);', 1],
    ["'a: { return; }", 'assert!(a);', 0],
    ["'a: loop { loop { break 'a; } }", 'assert!(a);', 1],
    ['{ return; }', 'assert!(a);', 0],
    ['unsafe { return; }', 'assert!(a);', 0],
    ['if true { return; }', 'assert!(a);', 0],
    ['#[allow(unreachable_code)] if true { { return; } }', 'assert!(a);', 0],
    ['loop { break; }', 'assert!(a);', 1],
    ['for _ in b { return; }', 'assert!(a);', 1],
    ['for _ in b { { continue; }', 'assert!(a); }', 0],
    ['let _: () = return;', 'assert!(a);', 0],
    ['let _: () =return;', 'assert!(a);', 0],
    ['b ==return;', 'assert!(a);', 1],
    ['drop(return);', 'assert!(a);', 0],
    ['let c = || { return; };', 'assert!(a); c();', 1],
    ['let Some(x) = b else { return; };', 'assert!(a);', 1],
    ['match b { true => {} _ => return }', 'assert!(a);', 1],
    ['drop(async {', 'assert!(a); });', 0],
    ['let _ = async move {', 'assert!(a); };', 0],
    ['let _x = async {', 'assert!(a); }.await;', 0],
    ['let x = async {', 'assert!(a); }; x.await;', 1],
    ['block_on(async {', 'assert!(a); });', 1],
    ['async {', 'assert!(a); };', 0],
    ['async {', 'assert!(a); }.await;', 1],
    ['let _ = std::panic::catch_unwind(|| {', 'assert!(a); });', 0],
    ['let _ = catch_unwind(|| {', 'assert!(a); }).is_ok();', 0],
    ['catch_unwind(|| {', 'assert!(a); }).ok();', 0],
    ['drop(panic::catch_unwind(|| {', 'assert!(a); }));', 0],
    ['catch_unwind(|| {', 'assert!(a); }).unwrap();', 1],
    ['let r = catch_unwind(|| {', 'assert!(a); }); r.unwrap();', 1],
    ['let _ = catch_unwind(|| {', 'assert!(a); }).unwrap();', 1],
    ['fn never() {', 'assert!(a); }', 0],
    ['fn never() { never();', 'assert!(a); }', 0],
    ['#[allow(dead_code)] async fn never() {', 'assert!(a); }', 0],
    ['#[run_me] fn perhaps() {', 'assert!(a); }', 1],
    ['run(once); fn once() {', 'assert!(a); }', 1],
    ['struct S; impl Drop for S { fn drop(&mut self) {', 'assert!(a); } } S;', 1],
    ['if b { fn never() {', 'assert!(a); } }', 1],
    ['{ fn never() {', 'assert!(a); } }', 0],
    ['mod never { pub fn g() {', 'assert!(a); } }', 0],
    ['mod some { pub fn g() {', 'assert!(a); } } some::g();', 1],
    ['for _ in 0..0 {', 'assert!(a); }', 0],
    ['for _ in [] {', 'assert!(a); }', 0],
    ['for _ in 0..b {', 'assert!(a); }', 1],
    ['match a { 1 => {}', '_ => panic!("b") }', 1],
    ['match a { 1 => {}', '_ => todo!() }', 0],
    ['let Some(b) = a else {', 'unreachable!() };', 1],
    ['let b = a.unwrap_or_else(|e| {', 'panic!("{e}") });', 0],
  ])('behind or in %j, then %j: %d', (before, after, count) => {
    expect(parseRust(`#[test] fn a() { ${before} ${after} }`).tests[0]?.assertions).toBe(count);
  });

  it.each([
    ['for (b, c) in [(1, 2), (2, 4), (3, 6)] { assert_eq!(a(b), c); }', 3],
    ['for b in &[1, 2,] { assert!(a(b)); assert!(c(b)); }', 4],
    ['for b in [1, 2].iter().enumerate() { for c in vec![1, 2, 3] { assert!(a(b, c)); } }', 6],
    ['for b in 1..=3u8 { assert!(a(b)); }', 3],
    ['let bs: [u8; 2] = [1, 2]; for b in bs { assert!(a(b)); }', 2],
    ['const BS: &[(u8, u8)] = &[(1, 2), (2, 4)]; for (b, c) in BS.iter() { assert!(a(b)); }', 2],
    ['for b in [1, 2] { if a(b) { break; } assert!(c); }', 1],
    ['for b in [1; 3] { assert!(a(b)); }', 1],
    ['for b in bs { assert!(a(b)); }', 1],
    ['let v = [1, 2, 3]; assert!(a);', 1],
  ])('in %j: once for each element', (body, count) => {
    expect(parseRust(`#[test] fn a() { ${body} }`).tests[0]).toMatchObject({ repeated: count });
  });

  it('of a test that should panic are not its own panics, and a body that does nothing else is none', () => {
    const counts = (body: string) =>
      parseRust(`#[test] #[should_panic] fn a() { ${body} }`).tests[0]?.assertions;
    expect(counts('go();')).toBe(1);
    expect(counts('if go() { panic!("full"); }')).toBe(1);
    expect(counts('panic!();')).toBe(0);
    expect(counts('unreachable!("so")')).toBe(0);
    const stub = parseRust(
      'struct S; impl T for S { fn a() { unimplemented!() } fn b() { go(); panic!() } }',
    );
    expect(stub.helpers.map(({ assertions }) => assertions)).toEqual([0, 1]);
  });

  it('of a deep nest are each counted', () => {
    const depth = 10_000;
    const text = `#[test] fn a() { ${'assert!('.repeat(depth)}x${')'.repeat(depth)} }`;
    expect(parseRust(text).tests[0]?.assertions).toBe(depth);
  });
});

describe('what a test expects of its end', () => {
  const ends = (attributes: string) => {
    const [test] = parseRust(`${attributes}\nfn a() {}`).tests;
    return [test?.panics.map(({ message, condition }) => [message, condition]), test?.returns];
  };

  it.each<[string, readonly (readonly [string | null, string])[], number]>([
    ['#[test]', [], 1],
    ['#[test] #[should_panic]', [[null, '']], 0],
    ['#[test] #[should_panic(expected = "a\\n\\x41\\u{1F600}\\"")]', [['a\nA😀"', '']], 0],
    ['#[test] #[should_panic = r#"a"b"#]', [['a"b', '']], 0],
    ['#[test] #[cfg_attr(all(), should_panic)]', [[null, '']], 0],
    ['#[test] #[cfg_attr(any(), should_panic)]', [], 1],
    ['#[test] #[cfg_attr(debug_assertions, should_panic)]', [[null, '']], 0],
    ['#[test] #[cfg_attr(all(unix,a), cfg_attr(b, should_panic))]', [[null, 'all ( unix , a ) , b']], 0.5],
    ['#[test_case(1)] #[test_case(2 => panics "a"; "b")]', [['a', '']], 1],
    ['#[test_case(panics)]', [], 1],
    ['#[test_case(1)] #[test_case(2)] #[should_panic]', [[null, '']], 0],
    ['#[rstest] #[case(1)] #[case::b(2)] #[should_panic]', [[null, '']], 1],
    ['#[rstest] #[should_panic] #[case(1)] #[case(2)]', [[null, '']], 0],
  ])('%s', (attributes, panics, returns) => {
    expect(ends(attributes)).toEqual([panics, returns]);
  });
});

describe('macros that assert by their name', () => {
  it.each([
    ['macro_rules! assert { () => {}; ($a:expr $(, $b:expr)?) => {{ let _ = ($a); }} }', 'nothing'],
    ['macro_rules! assert { ($a:expr) => { if $a {} else { panic!() } } }', 'its-own'],
    ['macro_rules! assert { ($a:expr) => { $a? } }', 'its-own'],
    ['macro_rules! assert { ($a:expr) => { const _: () = $a; } }', 'its-own'],
    ['macro_rules! assert { () => {}; ($a:expr) => { check($a) } }', 'its-own'],
    ['macro_rules! assert { ($($a:tt)*) => { ::core::assert!($($a)*); } }', 'passes-on'],
    ['macro_rules! assert { ($($a:tt)*) => { if false { core::assert!($($a)*) } } }', 'its-own'],
    ['use a::{b as assert};', 'its-own'],
  ])('%s does %s', (text, does) => {
    expect(parseRust(text).assertingMacros).toMatchObject([{ name: 'assert', line: 1, does }]);
  });

  it.each([
    'use a::assert;',
    'use a::assert_eq as assert;',
    'use a::assert as check;',
    'macro_rules! check { () => {} }',
  ])('are not seen in %s', (text) => {
    expect(parseRust(text).assertingMacros).toEqual([]);
  });
});

describe('test lines', () => {
  const linesIn = (...lines: readonly string[]) => parseRust(lines.join('\n')).testLines;

  it('are the code lines of test functions, without comments, attributes and indentation', () => {
    expect(
      linesIn(
        'fn production() {}',
        '#[test]',
        '#[ignore] // why',
        '/// Docs.',
        'fn a() { // b',
        '',
        '    /* c',
        '       d */ let x  =  1;',
        '    #[allow(unused)]',
        '    let y = "e',
        '',
        '      // f";',
        '    #[rustfmt::skip] g(/* h */ x);',
        '}',
      ),
    ).toEqual(['fn a() {', 'let x = 1;', 'let y = "e', '// f";', 'g( x);', '}']);
  });

  it.each([
    ['a module', '#[cfg(test)] mod a { use b; }'],
    ['a module in a file of its own', '#[cfg(test)] mod a;'],
    ['an item', '#[cfg(test)] use a::b;'],
    ['a condition that names test among others', '#[cfg(all(unix, test))] fn a() {}'],
    ['an alternative of which each branch is', '#[cfg(any(all(test, unix), test))] fn a() {}'],
    ['a condition without effect', '#[cfg(all(any(test, any()), not(any())))] fn a() {}'],
    ['a method', 'impl A { #[cfg(test)] fn b() {} }'],
    ['a macro', '#[cfg(test)] a! { b }'],
    ['a module in a macro', 'cfg_if! { if #[cfg(x)] { #[cfg(test)] mod a { fn b() {} } } }'],
    ['a module with an inner attribute', 'mod a { #![cfg(test)] fn b() {} }'],
    ['a file', '#![cfg(test)] fn b() {}'],
    ['a file with other attributes', '#![allow(x)]\n//! Docs.\n#![cfg(all(test, unix))] fn b() {}'],
  ])('hold %s that is compiled for tests only', (_, text) => {
    expect(linesIn(text)).toHaveLength(1);
  });

  it.each([
    ['an alternative to test', '#[cfg(any(test, unix))] fn a() {}'],
    ['a nested alternative to test', '#[cfg(all(any(test, unix), windows))] fn a() {}'],
    ['two predicates', '#[cfg(test, test)] fn a() {}'],
    ['no predicate', '#[cfg()] fn a() {}'],
    ['an alternative of nothing', '#[cfg(any())] #[test] fn a() {}'],
    ['false, above a test module', '#[cfg(false)] #[cfg(test)] mod a { #[test] fn b() {} }'],
    ['not(test), above a test', '#[inline] #[cfg(all(unix, not(test)))] #[test] fn a() {}'],
    ['a block that is never compiled', '#[cfg(any())] mod a { const B: u8 = 1; #[test] fn c() {} }'],
    ['an inner attribute', 'mod a { #![cfg(any())] #[test] fn b() {} }'],
    ['an inner attribute of the file', '#![cfg(not(all()))] #[test] fn b() {}'],
    ['a macro, never compiled', 'cfg_if! { if #[cfg(x)] { #[cfg(any())] #[test] fn a() {} } }'],
    ['a cfg_attr that never makes it a test', '#[cfg_attr(any(), test)] fn a() {}'],
    ['a cfg_attr that may make it a test', '#[cfg_attr(unix, test)] fn a() {}'],
    ['a cfg_attr that never makes it test code', '#[cfg_attr(any(), cfg(test))] mod a { fn b() {} }'],
    ['not(test)', '#[cfg(not(test))] mod a { fn b() {} }'],
    ['any(not(test), x)', '#[cfg(any(not(test), x))] fn a() {}'],
    ['all(not(any(test)), x)', '#[cfg(all(not(any(x, test)), x))] fn a() {}'],
    ['a feature called test', '#[cfg(feature = "test")] fn a() {}'],
    ['an option with a value', '#[cfg(test = "a")] fn a() {}'],
    ['doctest', '#[cfg(doctest)] fn a() {}'],
    ['cfg_attr', '#[cfg_attr(test, derive(Debug))] struct A;'],
    ['a test in a function', 'fn a() { #[test] fn b() {} }'],
  ])('hold nothing under %s', (_, text) => {
    expect(linesIn(text)).toEqual([]);
  });

  it('go on after what no test build compiles', () => {
    expect(linesIn('#[cfg(any())] fn a() { if b {} }\n#[test] fn c() {}')).toEqual(['fn c() {}']);
    expect(linesIn('#[cfg(any())] use a::b;\n#[test] fn c() {}')).toEqual(['fn c() {}']);
    expect(linesIn('mod a { #[cfg(any())] x, }\n#[test] fn c() {}')).toEqual(['fn c() {}']);
    expect(linesIn('mod a { #![cfg(any())] }\n#[test] fn c() {}')).toEqual(['fn c() {}']);
  });

  it('end with a type that has no body', () => {
    expect(parseRust('#[cfg(test)] struct A; fn a() { assert!(y); }').testLines).toEqual(['struct A;']);
  });

  it('of two items on one line are told apart', () => {
    expect(linesIn('fn a() {} #[test] fn b() {} fn c() {}')).toEqual(['fn b() {}']);
  });

  it('hold doctests last, and code lines hold them too', () => {
    const source = parseRust('/// ```\n/// a();\n/// ```\nfn b() {}\n#[test]\nfn c() {}');
    expect(source.testLines).toEqual(['fn c() {}', 'a();']);
    expect(source.codeLines).toEqual(['fn b() {}', 'fn c() {}', 'a();']);
  });
});

describe('doctests', () => {
  it('are the blocks that rustdoc compiles', () => {
    const { doctests } = parseRust(fixture('doctests'));
    const compiled = doctests.filter(({ ignoredBy, lines }) => ignoredBy === null && lines.length > 0);
    expect(
      compiled.map(({ line, endLine, lines, assertions }) => ({ line, endLine, lines, assertions })),
    ).toEqual([
      { line: 4, endLine: 6, lines: ['use krate::a;', 'assert_eq!(a(), 1);'], assertions: 1 },
      { line: 10, endLine: 14, lines: ['hidden();', '# text', 'struct A;'], assertions: 0 },
      { line: 20, endLine: 22, lines: ['```', 'tilde();', '~~~'], assertions: 0 },
      { line: 24, endLine: 24, lines: ['in_attribute();'], assertions: 0 },
      { line: 40, endLine: 40, lines: ['let compiled = 1;'], assertions: 0 },
      { line: 48, endLine: 48, lines: ['across();'], assertions: 0 },
      { line: 55, endLine: 56, lines: ['starred();', '* 2;'], assertions: 0 },
      { line: 63, endLine: 63, lines: ['unstarred();'], assertions: 0 },
      { line: 73, endLine: 73, lines: ['in_list();'], assertions: 0 },
      { line: 80, endLine: 82, lines: ['indented();', 'also_indented();'], assertions: 0 },
      { line: 87, endLine: 87, lines: ['inner_docs();'], assertions: 0 },
      { line: 91, endLine: 92, lines: ['unclosed();', 'raw();'], assertions: 0 },
    ]);
  });

  it.each([
    ['```text', false],
    ['```text,no_run', false],
    ['```no_run,text', true],
    ['```rust,text', true],
    ['```text,rust', true],
    ['```ignore', true],
    ['```text,ignore', false],
    ['```rust,ignore-linux', true],
    ['```should_panic', true],
    ['```E0308', true],
    ['```edition2024', true],
    ['```{.class}', true],
    ['```console', false],
    ['```sh', false],
    ['````', true],
    ['``', false],
    ['~~~', true],
  ])('start with %s: %j', (fence, compiled) => {
    const close = fence.replace(/[^`~].*/, '');
    expect(parseRust(`/// ${fence}\n/// a();\n/// ${close}\nfn b() {}`).doctests).toHaveLength(
      compiled ? 1 : 0,
    );
  });
});
