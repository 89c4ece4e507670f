import { describe, expect, it } from '@jest/globals';
import { readLinks } from '../../src/changes/rust-modules.js';

const links = (text: string) =>
  readLinks(text).modules.map(({ around, name, paths, byName, testOnly }) => {
    const names = [...around.map((each) => each.name), name].join('::');
    return `${names}${paths.map((path) => ` ${path}`).join('')}${byName ? '' : ' only'}${testOnly ? ' test' : ''}`;
  });

describe('where a Rust file leads', () => {
  it.each<[string, string, readonly string[]]>([
    ['a module', 'mod a;\npub(crate) mod r#type;\r\n', ['a', 'type']],
    ['a path', '#[path = "x/y.rs"]\n#[allow(unused)]\nmod a;', ['a x/y.rs only']],
    ['a raw path', '#[path = r#"x"y.rs"#] mod a;', ['a x"y.rs only']],
    ['a path of a condition', '#[cfg_attr(unix, path = "u.rs")] mod a;', ['a u.rs']],
    ['a path of a condition that always holds', '#[cfg_attr(test, path = "u.rs")] mod a;', ['a u.rs only']],
    [
      'a path behind many attributes',
      `#[path = "x.rs"]\n${'#[allow(unused)]\n'.repeat(99)}mod a;`,
      ['a x.rs only'],
    ],
    ['a module within others', '#[cfg(test)] mod a { pub mod b { mod c; } }\nmod d;', ['a::b::c test', 'd']],
    ['a module of tests, as its file says', '#![cfg(test)]\nmod a;', ['a test']],
    ['a module that no test build compiles', '#[cfg(not(test))] mod a;\n#[cfg(any())]\nmod b { mod c; }', []],
    ['a file that no test build compiles', '#![cfg(any())]\nmod a;', []],
    ['a module in a macro that is invoked', 'cfg_if! { if #[cfg(test)] { mod a; } }', ['a']],
    [
      'text, comments and definitions',
      '// mod a;\nconst X: &str = "mod b;";\nmacro_rules! m { () => { mod c; } }',
      [],
    ],
    ['what is no module', 'let mod = 1; stringify!(mod a;); mod', []],
  ])('%s', (_what, text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it('tells what is included, and how', () => {
    const text =
      '#![doc = include_str!("../R.md")]\ninclude!("a.in");\nmod m { include!("b.in"); automod::dir!(pub "src/x"); }\n' +
      'const T: &str = include_str!("no.txt");\ninclude!(concat!(env!("OUT_DIR"), "/no.rs"));\n';
    expect(
      readLinks(text).inclusions.map(({ as, path, around }) => `${as} ${path} ${around.join()}`),
    ).toEqual(['documentation ../R.md ', 'code a.in ', 'code b.in m', 'folder src/x m']);
  });

  it('tells that a macro makes modules', () => {
    expect(readLinks('macro_rules! m { ($n:ident) => { mod $n; } }').generates).toBe(true);
    expect(readLinks('macro_rules! m { ($n:ident) => { fn $n() {} } } mod a;').generates).toBe(false);
  });

  it.each<[string, boolean, string]>([
    ['is empty', true, 'fn main() {}'],
    ['is empty, among modules', true, 'mod a;\npub async fn main ( ) -> () { /* nothing */ }\n'],
    ['only prints', true, 'fn main() { println!("{}", 1); eprint![]; }'],
    ['only ends', true, 'fn main() { if (true) { return; } let _ = (1, 2); std::process::exit(0) }'],
    ['does something', false, 'fn main() { go(); }'],
    ['does something of a type', false, 'fn main() { go::<u8>(); }'],
    ['does something in parentheses', false, 'fn main() { (go)(); }'],
    ['does something by a method', false, 'fn main() { SUITE.run(); }'],
    ['does something by a macro', false, 'fn main() { suite! { a } }'],
    ['prints what something says', false, 'fn main() { println!("{}", go()); }'],
    ['is not there', false, 'mod a;'],
    ['is of a module', false, 'mod a { fn main() {} }'],
    ['is of an `impl`', false, 'impl A { fn main() {} }'],
    ['is given by a macro', false, 'main! { fn main() {} }'],
    ['is rewritten by an attribute', false, '#[kit::main]\nasync fn main() {}'],
    ['is that of one platform', false, '#[cfg(unix)]\nfn main() {}\n#[cfg(not(unix))]\nfn main() { go(); }'],
    ['is only declared', false, 'fn main();'],
    ['does not end', false, 'fn main() {'],
    ['is another function', false, 'fn main_loop() {} fn domain() {} static main: u8 = 1;'],
  ])('tells whether a `main` does nothing that %s', (_what, idle, text) => {
    expect(readLinks(text).idle).toBe(idle);
  });

  it.each([
    'mod a {',
    '#[path = "x"]',
    '#![cfg(test)]',
    'mod ',
    'include!(',
    'macro_rules! m { mod $',
    '}',
    'fn main ',
    'pub ',
  ])('has an answer for a lot of %s', (part) => {
    expect(readLinks(part.repeat(20_000)).modules).toEqual([]);
  });
});
