import { describe, expect, it } from '@jest/globals';
import { errors, type FloorScene, judgeFloor } from './floor-scene.js';

type Files = FloorScene['fork'];
type Case = readonly [what: string, before: Files, after: Files, found: readonly string[]];

const test = (name: string, ...lines: readonly string[]) =>
  `#[test]\nfn ${name}() {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const module = (...parts: readonly string[]) => `#[cfg(test)]\nmod tests {\n${parts.join('')}}\n`;
const CHECK = 'fn check(n: u32, m: u32) {\n    assert_eq!(f(n), m);\n}\n';
const MACRO = 'macro_rules! check { ($a:expr, $b:expr) => { assert_eq!($a, $b) } }\n';
const OTHER = test('empties', 'assert!(empty());');
const CALLS = test('four', 'check(7, 8);', 'check(8, 9);');
const NONE = test('four');

/** Judged with `floor: off`, so that nothing but the sources speaks. */
async function losses(fork: Files, head: Files): Promise<readonly string[]> {
  const report = await judgeFloor({
    fork,
    head,
    before: {},
    after: {},
    input: { floor: 'off' },
    given: () => ({}),
  });
  return errors(report).map((error) => error.replace('no-assertion-loss ', ''));
}

const judges = (cases: readonly Case[]) =>
  it.each(cases)('%s', async (_what, before, after, found) => {
    expect(await losses(before, after)).toEqual(found);
  });

describe('calls of functions that assert are lost', () => {
  const lost = (line: number) => [`test_lost_assertions tests/a.rs:${line}`];
  judges([
    ['of the same file', { 'tests/a.rs': CHECK + CALLS }, { 'tests/a.rs': CHECK + NONE }, lost(5)],
    [
      'of the same file, one of two',
      { 'tests/a.rs': CHECK + CALLS },
      { 'tests/a.rs': CHECK + test('four', 'check(7, 8);') },
      lost(5),
    ],
    [
      'in a module that only test builds compile',
      { 'src/a.rs': module(CHECK, CALLS) },
      { 'src/a.rs': module(CHECK, NONE) },
      ['test_lost_assertions src/a.rs:7'],
    ],
    [
      'of a file that stays as it is',
      {
        'tests/a.rs': `mod common;\n${test('four', 'common::hold(f(13), 14);')}${OTHER}`,
        'tests/common/mod.rs': 'pub fn hold(a: u32, b: u32) {\n    assert_eq!(a, b);\n}\n',
      },
      {
        'tests/a.rs': `mod common;\n${NONE}${OTHER}`,
        'tests/common/mod.rs': 'pub fn hold(a: u32, b: u32) {\n    assert_eq!(a, b);\n}\n',
      },
      lost(3),
    ],
    [
      'of a file of the crate that only test builds compile',
      {
        'Cargo.toml': '[package]\nname = "lim"\nversion = "0.1.0"\n',
        'src/lib.rs': '#[cfg(test)]\nmod testutil;\n#[cfg(test)]\nmod unit;\n',
        'src/testutil.rs': 'pub fn is(a: u32, b: u32) {\n    assert_eq!(a, b);\n}\n',
        'src/unit.rs': `use crate::testutil::is;\n${test('two', 'is(f(2), 3);', 'is(f(3), 4);')}`,
      },
      {
        'Cargo.toml': '[package]\nname = "lim"\nversion = "0.1.0"\n',
        'src/lib.rs': '#[cfg(test)]\nmod testutil;\n#[cfg(test)]\nmod unit;\n',
        'src/testutil.rs': 'pub fn is(a: u32, b: u32) {\n    assert_eq!(a, b);\n}\n',
        'src/unit.rs': `use crate::testutil::is;\n${test('two', 'f(2);')}`,
      },
      ['test_lost_assertions src/unit.rs:3'],
    ],
    [
      'of a macro',
      { 'src/a.rs': module(MACRO, test('m', 'check!(f(3), 4);')) },
      { 'src/a.rs': module(MACRO, test('m', 'let _ = f(3);')) },
      ['test_lost_assertions src/a.rs:5'],
    ],
    [
      'for those of a function that asserts less',
      {
        'tests/a.rs':
          CHECK +
          'fn both(n: u32) { assert!(n > 0); assert!(n < 9); }\n' +
          test('four', 'both(7);', 'both(8);'),
      },
      {
        'tests/a.rs':
          CHECK +
          'fn both(n: u32) { assert!(n > 0); assert!(n < 9); }\n' +
          test('four', 'check(7, 8);', 'check(8, 9);'),
      },
      lost(6),
    ],
    [
      'by a test that moves',
      { 'tests/a.rs': CHECK + CALLS + OTHER },
      { 'tests/a.rs': CHECK + OTHER, 'tests/b.rs': `${CHECK}${test('four', 'check(7, 8);')}` },
      ['test_lost_assertions tests/b.rs:5'],
    ],
    [
      'by a function that the test still calls',
      {
        'tests/a.rs': `${CHECK}fn all() {\n    check(1, 2);\n    check(2, 3);\n}\n${test('four', 'all();')}`,
      },
      { 'tests/a.rs': `${CHECK}fn all() {\n    check(1, 2);\n}\n${test('four', 'all();')}` },
      lost(8),
    ],
    [
      'by a function that the test still calls, while a new test makes up for it in the file',
      { 'tests/a.rs': CHECK + CALLS },
      { 'tests/a.rs': `fn check(_n: u32, _m: u32) {\n}\n${CALLS}${OTHER}` },
      lost(4),
    ],
  ]);
});

describe('calls of functions that assert are not lost', () => {
  const CODE = 'pub fn code(n: u32) -> u32 {\n    assert!(n > 0);\n    n\n}\n';
  const GET = 'fn parsed(n: u32) -> u32 {\n    assert!(n > 0);\n    n\n}\n';
  judges(
    (
      [
        [
          'when they are written out',
          { 'tests/a.rs': CHECK + CALLS },
          { 'tests/a.rs': test('four', 'assert_eq!(f(7), 8);', 'assert_eq!(f(8), 9);') },
        ],
        [
          'when the function gets another name',
          { 'tests/a.rs': CHECK + CALLS },
          { 'tests/a.rs': (CHECK + CALLS).replaceAll('check', 'holds') },
        ],
        [
          'when another function makes them',
          { 'tests/a.rs': CHECK + CALLS },
          {
            'tests/a.rs': `${CHECK}fn all() {\n    check(7, 8);\n    check(8, 9);\n}\n${test('four', 'all();')}`,
          },
        ],
        [
          'when a macro makes them',
          { 'tests/a.rs': CHECK + CALLS },
          {
            'tests/a.rs': `${CHECK}macro_rules! all { () => { check(7, 8); check(8, 9); } }\n${test('four', 'all!();')}`,
          },
        ],
        [
          'when one in a loop does',
          { 'tests/a.rs': CHECK + CALLS },
          { 'tests/a.rs': CHECK + test('four', 'for (a, b) in [(7, 8), (8, 9)] { check(a, b); }') },
        ],
        [
          'when a loop over values loses its list of them',
          { 'tests/a.rs': CHECK + test('four', 'for a in [7, 8] { check(a, a); }') },
          { 'tests/a.rs': CHECK + test('four', 'for a in values() { check(a, a); }') },
        ],
        [
          'when the test is split',
          { 'tests/a.rs': CHECK + CALLS },
          { 'tests/a.rs': CHECK + test('four', 'check(7, 8);') + test('five', 'check(8, 9);') },
        ],
        [
          'when the test moves',
          { 'tests/a.rs': CHECK + CALLS, 'tests/b.rs': OTHER },
          { 'tests/a.rs': '', 'tests/b.rs': OTHER + CHECK + CALLS },
        ],
        [
          'when the function is called in another way',
          { 'tests/a.rs': CHECK + CALLS },
          { 'tests/a.rs': CHECK + test('four', 'let done = check(7, 8);', 'run(|| check(8, 9));') },
        ],
        [
          'when the function asserts the same in one',
          {
            'tests/a.rs':
              'fn check(n: u32) {\n    assert!(f(n).is_ok());\n    assert_eq!(f(n).unwrap(), 1);\n}\n' +
              test('a', 'check(1);'),
          },
          {
            'tests/a.rs':
              'fn check(n: u32) {\n    let r = f(n);\n    assert!(r.is_ok());\n    assert_eq!(r.unwrap(), 1);\n}\n' +
              test('a', 'check(1);'),
          },
        ],
        [
          'when what the function asserted is with its callers',
          {
            'tests/a.rs': `fn check(n: u32) {\n    assert!(n > 0);\n    assert!(n < 9);\n}\n${test('a', 'check(1);')}`,
          },
          {
            'tests/a.rs': `fn check(n: u32) {\n    assert!(n > 0);\n}\n${test('a', 'check(1);', 'assert!(n() < 9);')}`,
          },
        ],
        [
          'when it is the code under test that asserts',
          { 'src/a.rs': CODE + module(test('a', 'super::code(1);', 'code(1);', 'assert!(x());')) },
          { 'src/a.rs': CODE + module(test('a', 'assert!(x());')) },
        ],
        [
          'when a function of the same name is of another crate',
          { 'tests/a.rs': `use kit::check;\n${CALLS}${OTHER}`, 'tests/b.rs': CHECK },
          { 'tests/a.rs': `use kit::check;\n${NONE}${OTHER}`, 'tests/b.rs': CHECK },
        ],
        [
          'when a value is made once and not twice',
          {
            'tests/a.rs':
              GET + test('a', 'assert_eq!(parsed(1), 1);', 'let n = parsed(1);', 'assert!(n > 0);'),
          },
          { 'tests/a.rs': GET + test('a', 'let n = parsed(1);', 'assert_eq!(n, 1);', 'assert!(n > 0);') },
        ],
      ] as const
    ).map(([what, before, after]): Case => [what, before, after, []]),
  );
});

describe('panics', () => {
  const match = (arm: string) => test('a', 'match f(9) {', '10 => {}', arm, '}');
  const lost = ['test_lost_assertions src/a.rs:2'];
  const judged = (what: string, before: string, after: string, found: readonly string[]): Case => [
    what,
    { 'src/a.rs': before },
    { 'src/a.rs': after },
    found,
  ];
  judges([
    judged('of a `match` are lost', match('other => panic!("{other}"),'), match('_other => {}'), lost),
    judged('with their `match` are lost', match('_ => unreachable!(),'), test('a'), lost),
    judged('of an `if` are lost', test('a', 'if f(9) != 3 { panic!("bad"); }'), test('a', 'f(9);'), lost),
    judged(
      'of a `match` that asserts are lost',
      test('a', 'match f() { Ok(v) => assert_eq!(v, 3), Err(e) => panic!("{e}") }'),
      test('a', 'match f() { Ok(v) => assert_eq!(v, 3), Err(_) => {} }'),
      lost,
    ),
    judged(
      'of a `match` that is an `if` now are lost',
      test('a', 'match f() { Ok(v) => assert_eq!(v, 3), Err(e) => panic!("{e}") }'),
      test('a', 'if let Ok(v) = f() { assert_eq!(v, 3) }'),
      lost,
    ),
    judged(
      'are the whole of a test that is to panic',
      '#[test]\n#[should_panic]\nfn p() { go(); }\n',
      '#[test]\n#[should_panic]\nfn p() { panic!(); }\n',
      ['test_lost_assertions src/a.rs:3'],
    ),
    judged(
      'are `assert!(matches!(…))` now',
      match('_ => panic!("no")'),
      test('a', 'assert!(matches!(f(9), 10));'),
      [],
    ),
    judged(
      'are several in one `match` that is `assert!(matches!(…))` now',
      test('a', 'match f() { A => {} B => panic!("b"), C => panic!("c") }'),
      test('a', 'assert!(matches!(f(), A));'),
      [],
    ),
    judged(
      'are those of `let … else` now',
      test('a', 'match f() { Ok(v) => assert_eq!(v, 3), Err(e) => panic!("{e}") }'),
      test('a', 'let Ok(v) = f() else { panic!("no") };', 'assert_eq!(v, 3);'),
      [],
    ),
    judged(
      'are an `unwrap` now',
      test('a', 'let v = match f() { Ok(v) => v, Err(e) => panic!("{e}") };', 'assert_eq!(v, 3);'),
      test('a', 'assert_eq!(f().unwrap(), 3);'),
      [],
    ),
    judged(
      'are part of an assertion now',
      test('a', 'match f() { Ok(v) => assert_eq!(v, 3), Err(e) => panic!("{e}") }'),
      test('a', 'assert_eq!(f(), Ok(3));'),
      [],
    ),
    judged(
      'of a function that tests share are an `expect` now',
      module(
        test('a', 'assert!(get());'),
        'fn get() -> bool { match f() { Ok(v) => v, Err(e) => panic!("{e}") } }\n',
      ),
      module(test('a', 'assert!(get());'), 'fn get() -> bool { f().expect("get") }\n'),
      [],
    ),
    judged(
      'of stand-ins come and go',
      module('struct Fake;\nimpl T for Fake { fn x(&self) { unimplemented!() } fn y(&self) {} }\n', OTHER),
      module('struct Fake;\nimpl T for Fake { fn y(&self) {} }\n', OTHER),
      [],
    ),
    judged(
      'of code under test are its own',
      `pub fn f() { panic!() }\n${OTHER}`,
      `pub fn f() {}\n${OTHER}`,
      [],
    ),
    judged(
      'are no assertion of a test that should panic',
      '#[test]\n#[should_panic]\nfn p() { if x() { panic!("a"); } go(); }\n',
      '#[test]\n#[should_panic]\nfn p() { go(); }\n',
      [],
    ),
  ]);
});

describe('one assertion that says what several said', () => {
  const judged = (what: string, before: string, after: string, found: readonly string[] = []): Case => [
    what,
    { 'tests/a.rs': before },
    { 'tests/a.rs': after },
    found,
  ];
  const three = test('a', 'assert_eq!(f(1), 2);', 'assert_eq!(f(2), 4);', 'assert_eq!(f(3), 6);');
  const lost = ['test_lost_assertions tests/a.rs:2'];
  const result = (...lines: readonly string[]) => test('a', 'let r = f();', ...lines);
  const both = result('assert!(r.is_ok());', 'assert_eq!(r.unwrap(), 2);');
  judges([
    judged(
      'in a loop',
      three,
      test('a', 'for (n, m) in [(1, 2), (2, 4), (3, 6)] {', 'assert_eq!(f(n), m);', '}'),
    ),
    judged(
      'in a loop over a list with a name',
      three,
      test(
        'a',
        'let cases = [(1, 2), (2, 4), (3, 6)];',
        'for (n, m) in cases {',
        'assert_eq!(f(n), m);',
        '}',
      ),
    ),
    judged(
      'in a loop over fewer',
      three,
      test('a', 'for (n, m) in [(1, 2), (2, 4)] { assert_eq!(f(n), m); }'),
      lost,
    ),
    judged(
      'in a loop that ends early',
      three,
      test('a', 'for (n, m) in [(1, 2), (2, 4), (3, 6)] { assert_eq!(f(n), m); break; }'),
      lost,
    ),
    judged(
      'while a loop is gone',
      test('a', 'for n in [1, 2, 3] { assert!(f(n)); }', 'assert!(g(1));'),
      test('a', 'for n in [1, 2] { assert!(g(n)); }'),
      lost,
    ),
    judged('of a result', both, result('assert_eq!(r, Ok(2));')),
    judged('of a result by `?`', both, result('assert_eq!(r?, 2);', 'Ok(())')),
    judged('of a result that is still unwrapped', both, result('assert_eq!(r.unwrap(), 2);')),
    judged('of a result, and it is gone', both, result('assert!(r.is_ok());'), lost),
    judged('of a result, and both are gone', both, result('drop(r);'), lost),
    judged(
      'of another result',
      result('assert!(q.is_ok());', 'assert_eq!(r.unwrap(), 2);'),
      result('assert_eq!(r, Ok(2));'),
      lost,
    ),
  ]);
});

describe('a test that is defined once more', () => {
  const windows = `#[cfg(windows)]\n${OTHER}`;
  judges([
    [
      'asserts as much in each build',
      { 'src/a.rs': windows },
      { 'src/a.rs': `${windows}#[cfg(not(windows))]\n${test('empties', 'assert!(void());')}` },
      [],
    ],
    [
      'asserts nothing in the build that runs',
      { 'src/a.rs': windows },
      { 'src/a.rs': `${windows}#[cfg(not(windows))]\n${test('empties', 'empty();')}` },
      ['test_lost_assertions src/a.rs:8'],
    ],
  ]);
});

describe('a doctest that is to panic', () => {
  const doc = (...blocks: readonly string[]) =>
    `${blocks.map((block) => `/// \`\`\`${block}\n/// \`\`\`\n/// And:\n`).join('')}pub fn f() {}\n`;
  const [one, two] = ['\n/// assert_eq!(f(1), 2);', '\n/// assert_eq!(f(2), 3);'];
  const judged = (what: string, before: string, after: string, found: readonly string[]): Case => [
    what,
    { 'src/lib.rs': before },
    { 'src/lib.rs': after },
    found,
  ];
  judges([
    judged('and whose code is another', doc(one, two), doc(`should_panic${two.replace('3', '9')}`, two), [
      'doctest_expects_panic src/lib.rs:1',
    ]),
    judged('and whose code is the same', doc(one, two), doc(one, `should_panic${two}`), [
      'doctest_expects_panic src/lib.rs:5',
    ]),
    judged(
      'and that was to',
      doc(`should_panic${one}`, two),
      doc(`should_panic${one.replace('2', '5')}`, two),
      [],
    ),
    judged('and that came to the others', doc(one, two), doc(one, 'should_panic\n/// go();', two), []),
    judged('and that changed places', doc(one, `should_panic${two}`), doc(`should_panic${two}`, one), []),
    judged(
      'and that is of another item',
      doc(one),
      doc(one) + doc(`should_panic${two}`).replace('fn f', 'fn g'),
      [],
    ),
  ]);
});

describe('a macro that asserts less', () => {
  judges([
    [
      'is not made up for by assertions that another macro is given',
      { 'src/a.rs': module(MACRO, test('m', 'check!(f(3), 4);')), 'src/b.rs': module(OTHER) },
      {
        'src/a.rs': module(MACRO.replace('assert_eq!', ''), test('m', 'check!(f(3), 4);')),
        'src/b.rs': `${module(OTHER)}mk! { t { assert!(x); assert!(y); } }\n`,
      },
      ['file_lost_assertions src/a.rs:1'],
    ],
  ]);
});
