import { describe, expect, it } from '@jest/globals';
import { lineThatDropped } from '../../src/changes/manifest-lines.js';

const BASE = `[workspace]
members = ["kit"]

[package]
name = "lim"
version = "0.1.0"

[[test]]
name = "other"
path = "it/other.rs"

[[test]]
name = "soak"
path = "it/soak.rs"

[dependencies]
`;
const SOAK = { kind: 'test', name: 'soak' };
const grown = (line: string, added: string) => BASE.replace(line, `${line}\n${added}`);

describe('the line that dropped a target', () => {
  it.each<[string, string, { kind: string; name: string }, string]>([
    ['turns its tests off', grown('path = "it/soak.rs"', 'test = false'), SOAK, 'test = false'],
    [
      'asks for features',
      grown('path = "it/soak.rs"', '\n# Slow.\nrequired-features = ["slow"]'),
      SOAK,
      'required-features = ["slow"]',
    ],
    [
      'turns off looking for tests, beside a new version',
      BASE.replace('0.1.0', '0.2.0').replace('[[test]]', 'autotests = false\n\n[[test]]'),
      { kind: 'test', name: 'found' },
      'autotests = false',
    ],
    [
      'is of the library',
      grown('[dependencies]', 'a = "1"\n\n[lib]\ndoctest = false'),
      { kind: 'doctest', name: 'lim' },
      'doctest = false',
    ],
    [
      'is of a new table',
      `${BASE}\n[[bin]]\nname = "tool"\ntest = false\n`,
      { kind: 'bin', name: 'tool' },
      'test = false',
    ],
    ['takes the package out', BASE.replace('["kit"]', '[]'), { kind: 'lib', name: 'kit' }, 'members = []'],
    ['is any', grown('[dependencies]', 'a = "1"'), SOAK, 'a = "1"'],
    [
      'stands where its table was',
      BASE.replace(/\[\[test\]\]\nname = "soak"\npath = "it\/soak.rs"\n\n/, ''),
      SOAK,
      '[dependencies]',
    ],
    [
      'turns its tests off, without spaces',
      grown('path = "it/soak.rs"', 'edition = "2024"\ntest=false'),
      SOAK,
      'test=false',
    ],
    [
      'turns off looking for a library, without spaces',
      BASE.replace('"0.1.0"', '"0.2.0"\nautolib=false'),
      { kind: 'lib', name: 'lim' },
      'autolib=false',
    ],
    [
      'is of the package, beside a dependency of any name',
      BASE.replace('0.1.0', '0.2.0').replace('[dependencies]', '[dependencies]\nundefined = "1"'),
      { kind: 'lib', name: 'lim' },
      'version = "0.2.0"',
    ],
  ])('%s', (_what, now, target, expected) => {
    expect(now.split('\n')[lineThatDropped(BASE, now, target) - 1]?.trim()).toBe(expected);
  });

  it('is one of the file, whatever that is', () => {
    expect(lineThatDropped(BASE, '', SOAK)).toBe(1);
    expect(lineThatDropped('a = 1', 'a = 1\n# Why.', SOAK)).toBe(2);
    expect(lineThatDropped('', 'no manifest\r\n[[\n', SOAK)).toBe(1);
    expect(lineThatDropped(BASE, BASE, SOAK)).toBeLessThanOrEqual(BASE.split('\n').length);
    expect(lineThatDropped(BASE, '[['.repeat(200_000), SOAK)).toBe(1);
  });
});
