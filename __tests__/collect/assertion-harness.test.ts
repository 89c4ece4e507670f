import { describe, expect, it } from '@jest/globals';
import { errors, type FloorScene, gate, judgeFloor } from './floor-scene.js';

type Tree = FloorScene['fork'];

const CARGO = '[package]\nname = "limiter"\nversion = "0.1.0"\nedition = "2021"\n';
const NO_HARNESS = '[[test]]\nname = "bucket"\nharness = false\n';
const OWN = `${CARGO}${NO_HARNESS}`;
const test = (name: string, ...lines: readonly string[]) =>
  `#[test]\nfn ${name}() {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const FILLS = test('fills', 'assert_eq!(1 + f(), 2);', 'assert!(g());');
const FREE = FILLS.replace('#[test]\n', '');
const LIB = 'pub fn f() -> u32 { 1 }\npub fn g() -> bool { true }\n';
const FORK: Tree = { 'Cargo.toml': CARGO, 'src/lib.rs': LIB, 'tests/bucket.rs': FILLS };
const GONE = ['file_lost_assertions tests/bucket.rs:1'];

/** Judged with `floor: off`, so that nothing but the sources speaks. */
async function judge(fork: Tree, head: Tree) {
  return judgeFloor({ fork, head, before: {}, after: {}, input: { floor: 'off' }, given: () => ({}) });
}

async function losses(fork: Tree, head: Tree): Promise<readonly string[]> {
  return errors(await judge(fork, head)).map((error) => error.replace('no-assertion-loss ', ''));
}

describe('tests that run no more since their target has no harness', () => {
  it.each<[string, Tree, Tree, readonly string[]]>([
    [
      'with a `main` that does nothing',
      FORK,
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `fn main() {}\n${FILLS}` },
      GONE,
    ],
    [
      'with a `main` that does something else',
      FORK,
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `fn main() { f(); }\n${FILLS}` },
      GONE,
    ],
    [
      'with a `main` that was there, so that only the manifest changes',
      { ...FORK, 'tests/bucket.rs': `fn main() { f(); }\n${FILLS}` },
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `fn main() { f(); }\n${FILLS}` },
      GONE,
    ],
    [
      'with an idle `main` that was there',
      { ...FORK, 'tests/bucket.rs': `pub fn main() {}\n${FILLS}` },
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `pub fn main() {}\n${FILLS}` },
      GONE,
    ],
    [
      'with all that serves them',
      { ...FORK, 'tests/bucket.rs': `mod kit;\n${test('fills', 'kit::check();')}`, 'tests/kit/mod.rs': FREE },
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': `mod kit;\nfn main() {}\n${test('fills', 'kit::check();')}`,
        'tests/kit/mod.rs': FREE,
      },
      ['file_lost_assertions tests/kit/mod.rs:1'],
    ],
    [
      'with all that serves them, beside a `main` that only prints',
      {
        ...FORK,
        'tests/bucket.rs': `mod kit;\n${test('fills', 'kit::check();')}`,
        'tests/kit/mod.rs': FREE,
      },
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': `mod kit;\nfn main() { println!("1 test passed"); }\n${test('fills', 'kit::check();')}`,
        'tests/kit/mod.rs': FREE,
      },
      ['file_lost_assertions tests/kit/mod.rs:1'],
    ],
    [
      'in a module of the target',
      { ...FORK, 'tests/bucket.rs': 'mod more;\n', 'tests/more/mod.rs': FILLS },
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': 'mod more;\nfn main() { g(); }\n',
        'tests/more/mod.rs': FILLS,
      },
      ['file_lost_assertions tests/more/mod.rs:1'],
    ],
    [
      'of an async runtime',
      { ...FORK, 'tests/bucket.rs': FILLS.replace('#[test]\nfn', '#[tokio::test]\nasync fn') },
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': `fn main() { f(); }\n${FILLS.replace('#[test]\nfn', '#[tokio::test]\nasync fn')}`,
      },
      GONE,
    ],
    [
      'of a library',
      { 'Cargo.toml': CARGO, 'src/lib.rs': `${LIB}#[cfg(test)]\nmod tests {\n${FILLS}}\n` },
      {
        'Cargo.toml': `${CARGO}[lib]\nharness = false\n`,
        'src/lib.rs': `${LIB}#[cfg(test)]\nmod tests {\n${FILLS}}\n`,
      },
      ['file_lost_assertions src/lib.rs:1'],
    ],
    [
      'of a program',
      { 'Cargo.toml': CARGO, 'src/main.rs': `fn main() {}\n${FILLS}` },
      {
        'Cargo.toml': `${CARGO}[[bin]]\nname = "limiter"\npath = "src/main.rs"\nharness = false\n`,
        'src/main.rs': `fn main() {}\n${FILLS}`,
      },
      ['file_lost_assertions src/main.rs:1'],
    ],
    [
      'of a bench that is tested',
      { 'Cargo.toml': `${CARGO}[[bench]]\nname = "b"\ntest = true\n`, 'benches/b.rs': FILLS },
      {
        'Cargo.toml': `${CARGO}[[bench]]\nname = "b"\ntest = true\nharness = false\n`,
        'benches/b.rs': `${FILLS}fn main() { f(); }\n`,
      },
      ['file_lost_assertions benches/b.rs:1'],
    ],
    [
      'in a member of a workspace',
      {
        'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
        'crates/a/Cargo.toml': CARGO,
        'crates/a/tests/bucket.rs': FILLS,
      },
      {
        'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
        'crates/a/Cargo.toml': OWN,
        'crates/a/tests/bucket.rs': `fn main() {}\n${FILLS}`,
      },
      ['file_lost_assertions crates/a/tests/bucket.rs:1'],
    ],
    [
      'after they moved to one that never had one',
      {
        ...FORK,
        'Cargo.toml': `${OWN}[[test]]\nname = "b"\n`,
        'tests/bucket.rs': 'fn main() { g(); }\n',
        'tests/b.rs': FILLS,
      },
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `fn main() { g(); }\n${FILLS}` },
      ['file_lost_assertions tests/b.rs:1'],
    ],
    [
      'while an attribute of a tool poses as one that collects them',
      { ...FORK, 'tests/bucket.rs': `mod all {\n${FILLS}}\n` },
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': `fn main() { f(); }\n#[clippy::tests]\nmod all {\n${FILLS}}\n`,
      },
      GONE,
    ],
  ])('%s', async (_what, fork, head, expected) => {
    expect(await losses(fork, head)).toEqual(expected);
  });

  it('are told with what the file asserted, and what would bring them back', async () => {
    const head = { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `fn main() {}\n${FILLS}` };
    const [finding] = gate(await judge(FORK, head), 'no-assertion-loss').findings;
    expect(finding?.message).toBe(
      'tests/bucket.rs asserted 2 times and belongs to no target whose tests run now, and no test that moved accounts for that.',
    );
  });
});

describe('a target without a harness lets pass', () => {
  const MAIN = 'fn main() { fills(); }\n';
  it.each<[string, Tree, Tree]>([
    [
      'tests that its `main` calls now',
      FORK,
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `${MAIN}${FREE}` },
    ],
    [
      'tests that it gives to a runner now',
      FORK,
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': `fn main() { run(vec![Trial::test("fills", fills)]); }\nfn fills() -> Result<(), Failed> {\n    assert_eq!(1 + f(), 2);\n    assert!(g());\n    Ok(())\n}\n`,
      },
    ],
    [
      'an idle target that had no tests either',
      { ...FORK, 'tests/bucket.rs': test('builds', 'f();') },
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': 'fn main() {}\n' },
    ],
    [
      'changes of a target that never had one',
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `${MAIN}${FREE}${test('never', 'assert!(g());')}` },
      {
        ...FORK,
        'Cargo.toml': `${OWN}[[test]]\nname = "other"\n`,
        'tests/bucket.rs': `${MAIN}${FREE}`,
        'tests/other.rs': FILLS,
      },
    ],
    ['a harness that comes back', { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `${MAIN}${FREE}` }, FORK],
    [
      'a target that is written down as it was, with the harness it had',
      FORK,
      { ...FORK, 'Cargo.toml': `${CARGO}[[test]]\nname = "bucket"\nharness = true\n` },
    ],
    [
      'a file that another target runs as well',
      { ...FORK, 'tests/other.rs': '#[path = "bucket.rs"]\nmod all;\n' },
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': `fn main() {}\n${FILLS}`,
        'tests/other.rs': '#[path = "bucket.rs"]\nmod all;\n',
      },
    ],
    [
      'tests that moved to a target with one',
      FORK,
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': 'fn main() {}\n', 'tests/other.rs': FILLS },
    ],
    [
      'a bench that was never a test',
      { ...FORK, 'benches/b.rs': `${FILLS}` },
      {
        ...FORK,
        'Cargo.toml': `${CARGO}[[bench]]\nname = "b"\nharness = false\n`,
        'benches/b.rs': `fn main() {}\n${FILLS}`,
      },
    ],
    [
      'tests of a library whose examples have none',
      {
        ...FORK,
        'src/lib.rs': `${LIB}#[cfg(test)]\nmod tests {\n${FILLS}}\n`,
        'examples/e.rs': 'fn main() {}\n',
      },
      {
        ...FORK,
        'Cargo.toml': `${CARGO}[[example]]\nname = "e"\nharness = false\n`,
        'src/lib.rs': `${LIB}#[cfg(test)]\nmod tests {\n${FILLS}}\n`,
        'examples/e.rs': 'fn main() { f(); }\n',
      },
    ],
    [
      'doctests of a library',
      { 'Cargo.toml': CARGO, 'src/lib.rs': `/// \`\`\`\n/// assert!(limiter::g());\n/// \`\`\`\n${LIB}` },
      {
        'Cargo.toml': `${CARGO}[lib]\nharness = false\n`,
        'src/lib.rs': `/// \`\`\`\n/// assert!(limiter::g());\n/// \`\`\`\n${LIB}`,
      },
    ],
    [
      'tests that an attribute of their module runs',
      { ...FORK, 'tests/bucket.rs': `#[cfg(test)]\nmod all {\n${FILLS}}\n` },
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': `#![no_main]\n#[cfg(test)]\n#[embedded_test::tests]\nmod all {\n${FILLS}}\n`,
      },
    ],
    [
      'tests that run in a browser',
      { ...FORK, 'tests/bucket.rs': FILLS.replace('#[test]', '#[wasm_bindgen_test]') },
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/bucket.rs': `${FILLS.replace('#[test]', '#[wasm_bindgen_test]')}fn main() { f(); }\n`,
      },
    ],
    [
      'a `main` whose body a macro makes',
      { ...FORK, 'tests/bucket.rs': `fn main() { kit(); }\n${FREE}` },
      { ...FORK, 'Cargo.toml': OWN, 'tests/bucket.rs': `#[kit::main]\nfn main() {}\n${FREE}` },
    ],
  ])('%s', async (_what, fork, head) => {
    expect(await losses(fork, head)).toEqual([]);
  });

  it('not what tests of a module lose that an attribute runs', async () => {
    const tree = (tests: string) => ({
      ...FORK,
      'Cargo.toml': `${OWN}[dependencies]\n`,
      'tests/bucket.rs': `#![no_main]\n#[defmt_test::tests]\nmod all {\n${tests}}\n`,
    });
    const head = {
      ...tree(FILLS.replace('    assert!(g());\n', '')),
      'Cargo.toml': `${OWN}[[test]]\nname = "o"\n`,
    };
    expect(await losses(tree(FILLS), { ...head, 'tests/o.rs': '' })).toEqual([
      'test_lost_assertions tests/bucket.rs:5',
    ]);
  });
});
