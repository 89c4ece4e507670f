import { describe, expect, it } from '@jest/globals';
import { errors, judgeFloor } from './floor-scene.js';

const BODY = ['assert_eq!(fill(1), 2);', 'assert_eq!(fill(2), 3);'];
const file = (use: string, ...lines: readonly string[]) =>
  `${use}#[test]\nfn fills() {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;

/** What a test file loses with `floor: off` when a test of two assertions gets this body, below this `use`. */
async function losses(use: string, ...lines: readonly string[]): Promise<readonly string[]> {
  const report = await judgeFloor({
    fork: { 'tests/a.rs': file(use, ...BODY) },
    head: { 'tests/a.rs': file(use, ...lines) },
    before: {},
    after: {},
    input: { floor: 'off' },
    given: () => ({}),
  });
  return errors(report).map((error) => error.replace('no-assertion-loss ', ''));
}

describe('assertions of a test are lost', () => {
  it.each<[string, string, readonly string[]]>([
    ['behind the end of the process', '', ['std::process::exit(0);', ...BODY]],
    ['behind the end of the process, by its whole path', '', ['::std::process::exit(0);', ...BODY]],
    ['behind an abort', '', ['std::process::abort();', ...BODY]],
    [
      'behind the end of the process, of a module that is imported',
      'use std::process;\n',
      ['process::exit(0);', ...BODY],
    ],
    ['behind one that is imported', 'use std::process::exit;\n', ['exit(0);', ...BODY]],
    [
      'behind one that is imported among others',
      'use std::{fs, process::{Command, exit}};\n',
      ['exit(0);', ...BODY],
    ],
    ['behind one that is imported in the test', '', ['use std::process::exit;', 'exit(0);', ...BODY]],
    ['behind one in a block', '', ['{ unsafe { std::process::exit(0); } }', ...BODY]],
    ['behind a loop without an end', '', ['loop {}', ...BODY]],
    ['in a branch that two numbers rule out', '', [`if 1 > 2 { ${BODY.join(' ')} }`]],
    ['in a branch that two numbers rule out, in parentheses', '', [`if (1 == 2) { ${BODY.join(' ')} }`]],
    ['in a branch that two numbers rule out, by the opposite', '', [`if !(1_u8 <= 2) { ${BODY.join(' ')} }`]],
    ['in a loop that two numbers rule out', '', [`while 3 < 3 && go() { ${BODY.join(' ')} }`]],
    ['in the `else` of a branch that two numbers choose', '', [`if 2 >= 2 {} else { ${BODY.join(' ')} }`]],
    ['behind a `return` that two numbers choose', '', ['if 1 < 2 { return; }', ...BODY]],
    ['behind a `return` that nothing prevents', '', ['if !false { return; }', ...BODY]],
  ])('%s', async (_where, use, lines) => {
    expect(await losses(use, ...lines)).toEqual([`test_lost_assertions tests/a.rs:${use === '' ? 2 : 3}`]);
  });
});

describe('assertions of a test are not lost', () => {
  it.each<[string, string, readonly string[]]>([
    ['before the end of the process', '', [...BODY, 'std::process::exit(0);']],
    ['behind one in a branch', '', ['if child() { std::process::exit(0); }', ...BODY]],
    ['behind one in a closure', '', ['on_signal(|| { std::process::exit(0); });', ...BODY]],
    ['behind one under a `cfg`', '', ['#[cfg(windows)]\n    std::process::exit(0);', ...BODY]],
    [
      'behind one of a function in it',
      '',
      ['fn child() { std::process::exit(0); }', 'spawn(child);', ...BODY],
    ],
    ['behind one that is given away', '', ['on_signal(std::process::exit);', ...BODY]],
    [
      'behind a method of that name',
      'use std::process::exit;\n',
      ['task.abort();', 'game.exit(0);', ...BODY],
    ],
    ['behind a function of that name', '', ['exit(0);', 'abort();', ...BODY]],
    ['behind one of a module of that name', '', ['process::exit(0);', 'kernel::process::exit(0);', ...BODY]],
    [
      'behind one of the file itself',
      'use std::process;\nmod process { pub fn exit(_: u8) {} }\n',
      ['process::exit(0);', ...BODY],
    ],
    [
      'behind one of another name',
      'use std::process::exit as leave;\nuse kernel::*;\n',
      ['exit(0);', ...BODY],
    ],
    ['behind a loop with an end', '', ['loop { if done() { break; } }', ...BODY]],
    ['in a branch that two numbers choose', '', [`if 1 < 2 { ${BODY.join(' ')} }`]],
    ['in the `else` of a branch that two numbers rule out', '', [`if 1 > 2 {} else { ${BODY.join(' ')} }`]],
    ['in a branch that a sum decides', '', [`if 1 > 2 - n { ${BODY.join(' ')} }`]],
    ['in a branch that a shift decides', '', [`if 1 << n == 2 { ${BODY.join(' ')} }`]],
    ['in a branch that else may be', '', [`if 1 > 2 || slow() { ${BODY.join(' ')} }`]],
    ['in a branch that else may be, of two', '', [`if 1 > 2 && slow() || quick() { ${BODY.join(' ')} }`]],
    [
      'in a branch that else may be, of `false` and two',
      '',
      [`if false && slow() || quick() { ${BODY.join(' ')} }`],
    ],
    ['in a branch that bits decide', '', [`if 1 > 2 & mask() { ${BODY.join(' ')} }`]],
    ['in a branch that a number does not decide', '', [`if n + 1 > 2 { ${BODY.join(' ')} }`]],
    ['in a branch that a fraction decides', '', [`if 1.5 > 0.5 { ${BODY.join(' ')} }`]],
    ['in a branch that a number and more decide', '', [`if 1 > 2.max(n) { ${BODY.join(' ')} }`]],
    ['behind a `return` that two numbers rule out', '', ['if 1 > 2 { return; }', ...BODY]],
    ['behind a `return` that more than two numbers choose', '', ['if 1 < 2 && slow() { return; }', ...BODY]],
  ])('%s', async (_where, use, lines) => {
    expect(await losses(use, ...lines)).toEqual([]);
  });
});
