import { describe, expect, it } from '@jest/globals';
import { parseRust } from '../../src/changes/rust-source.js';

const namesIn = (text: string) => parseRust(text).tests.map(({ name }) => name);
const within = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}#[test] fn b() {}${close.repeat(depth)} #[test] fn c() {}`;

describe('the tests of a file', () => {
  it('are found in as many modules as rustc bears, and not in a file that nests deeper', () => {
    expect(namesIn(within(255, 'mod a {', '}'))).toEqual([`${'a::'.repeat(255)}b`, 'c']);
    expect(namesIn(within(256, 'mod a {', '}'))).toEqual([]);
  });

  it.each([
    ['impl a {', '}'],
    ['trait a {', '}'],
    ['{', '}'],
  ])('are found behind a nest of %s, and not where it is deeper', (open, close) => {
    expect(namesIn(within(255, open, close))).toEqual(['c']);
    expect(namesIn(within(256, open, close))).toEqual([]);
  });

  it('are found behind any number of groups that are closed', () => {
    for (const group of ['mod a {}', 'impl a<b> {}', '#[c] mod a {}', 'm!();', 'm![];', 'struct a<b>(c);'])
      expect(namesIn(`${group.repeat(300)} #[test] fn c() {}`)).toEqual(['c']);
  });

  it('are found around an error, but not in long garbage', () => {
    const long = 'mod a {} '.repeat(6_000);
    expect(namesIn('use a } #[test] fn c() {}')).toEqual(['c']);
    expect(namesIn(`${long} #[test] fn c() {}`)).toEqual(['c']);
    expect(namesIn(`use a } ${long} #[test] fn c() {}`)).toEqual([]);
  });

  it('are found under as many `cfg_attr` as are looked through', () => {
    const under = (depth: number) =>
      `#[${'cfg_attr(all(), '.repeat(depth)}test${')'.repeat(depth)}] fn a() {}`;
    expect(namesIn(under(32))).toEqual(['a']);
    expect(namesIn(under(33))).toEqual([]);
  });

  it('are found by paths of up to 4,096 characters', () => {
    const named = (length: number) => `#[test] fn ${'a'.repeat(length)}() {} #[test] fn c() {}`;
    expect(namesIn(named(4_096))).toEqual(['a'.repeat(4_096), 'c']);
    expect(namesIn(named(4_097))).toEqual(['c']);
  });
});
