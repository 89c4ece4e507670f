import { describe, expect, it } from '@jest/globals';
import { scopeHint } from '../../src/changes/scope-hint.js';

describe('scopeHint', () => {
  it.each([
    [
      'case of a literal entry',
      'src/Lib.rs',
      ['README.md', 'src/lib.rs'],
      'src/lib.rs differs only by upper and lower case',
    ],
    ['case of a folder in a glob', 'Src/a.rs', ['src/**'], 'src/** differs only by upper and lower case'],
    [
      'rclone/rclone#7757: plan NFC, path NFD',
      'docs/cafe\u0301.md',
      ['docs/caf\u00e9.md'],
      'docs/caf\u00e9.md looks the same',
    ],
    [
      'plan NFD, path NFC, in a glob',
      'docs/caf\u00e9/x',
      ['docs/cafe\u0301/*'],
      'docs/cafe\u0301/* looks the same',
    ],
    [
      'case and composition',
      'docs/CAFE\u0301.md',
      ['docs/caf\u00e9.md'],
      'docs/caf\u00e9.md differs only by upper',
    ],
    [
      'a folder without `/**`',
      'src/a/b.rs',
      ['docs', 'src'],
      "src covers a folder's name only; src/** covers",
    ],
    [
      'a folder with a slash',
      'src/a/b.rs',
      ['src/a/'],
      "src/a/ covers a folder's name only; src/a/** covers",
    ],
    [
      'a glob that names folders',
      'crates/one/src/lib.rs',
      ['crates/*'],
      "crates/* covers a folder's name only; crates/*/** covers",
    ],
    [
      'braces, which are a pattern elsewhere',
      'crates/net/src/lib.rs',
      ['crates/{net,fs}/src/*.rs'],
      'crates/{net,fs}/src/*.rs would cover it where braces',
    ],
    ['brackets', 'src/b.rs', ['src/[a-c].rs'], 'src/[a-c].rs would cover it where braces'],
  ])('tells of %s', (_, path, entries, said) => {
    expect(scopeHint(path, entries)).toContain(said);
  });

  it.each([
    ['another file', 'src/b.rs', ['src/a.rs', 'lib/**']],
    ['a name that starts alike', 'src/library.rs', ['src/lib']],
    ['no entries', 'src/b.rs', []],
    ['braces that would not cover it either', 'src/d.rs', ['src/{a,b}.rs', 'src/[a-c].rs']],
    ['ranges, which could be endless', 'src/7.rs', ['src/{1..99999999}.rs']],
    ['many braces', 'src/a/a/a', ['src/{a,b}/{a,b}/{a,b}']],
    ['many wildcards', 'src/[a]aaa', ['src/*a*a*{a,b}']],
    ['very long paths', `src/${'a'.repeat(600)}.rs`, ['src/{a,b}*.rs']],
  ])('says nothing of %s', (_, path, entries) => {
    expect(scopeHint(path, entries)).toBeNull();
  });

  it('names the first entry of several that come to the same', () => {
    expect(scopeHint('SRC/A', ['Src/a', 'src/A'])).toContain('The entry Src/a differs');
  });

  it('has an answer for entries that are refused, and for deep paths', () => {
    expect(scopeHint('a', ['?'.repeat(100)])).toBeNull();
    expect(scopeHint('a/'.repeat(100_000).concat('a'), ['b'])).toBeNull();
  });
});
