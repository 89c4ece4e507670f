import { describe, expect, it } from '@jest/globals';
import { lintUrl } from '../../src/evidence/lint-url.js';
import { isFullObjectId } from '../../src/evidence/object-id.js';
import { compatibleToolchains } from '../../src/evidence/toolchain.js';
import { readVectors } from './vectors.js';

describe('compatibleToolchains', () => {
  const cases = readVectors<{ pair: [string, string]; compatible: boolean }>('toolchain');

  it('agrees with the reference on every pair', () => {
    const wrong = cases.filter(({ pair: [a, b], compatible }) => compatibleToolchains(a, b) !== compatible);
    expect(wrong).toEqual([]);
    expect(cases).toHaveLength(465);
  });

  it('is symmetric', () => {
    const wrong = cases.filter(
      ({ pair: [a, b] }) => compatibleToolchains(a, b) !== compatibleToolchains(b, a),
    );
    expect(wrong).toEqual([]);
  });

  it('splits words where Unicode has white space, as the reference does', () => {
    expect(compatibleToolchains('rustc\u00851.95.0', 'rustc 1.95.3')).toBe(true);
    expect(compatibleToolchains('rustc\ufeff1.95.0', 'rustc 1.95.3')).toBe(false);
  });

  it('takes no time over a version of a megabyte', () => {
    const long = `rustc 1.95.0-${'a.'.repeat(500_000)}a`;
    expect(compatibleToolchains(long, 'rustc 1.95.0')).toBe(false);
  });
});

describe('isFullObjectId', () => {
  it('takes 40 or 64 hex digits of either case, and nothing else', () => {
    expect(['a'.repeat(40), 'A'.repeat(40), '0'.repeat(64)].map(isFullObjectId)).toEqual([true, true, true]);
    const refused = [
      '',
      'a'.repeat(39),
      'a'.repeat(41),
      'a'.repeat(63),
      'g'.repeat(40),
      `${'a'.repeat(40)}\n`,
    ];
    expect(refused.map(isFullObjectId)).toEqual(refused.map(() => false));
  });
});

describe('lintUrl', () => {
  it('leads to the page of the toolchain', () => {
    expect(lintUrl('clippy::needless_return', 'rustc 1.95.0 (59807616e 2026-04-14)')).toBe(
      'https://rust-lang.github.io/rust-clippy/rust-1.95.0/index.html#needless_return',
    );
    expect(lintUrl('clippy::needless_return', 'rustc 1.97.0-nightly (a 2026-05-01)')).toContain('/master/');
    expect(lintUrl('clippy::needless_return', 'unknown')).toContain('/master/');
    expect(lintUrl('unused_variables', 'unknown')).toBe(
      'https://doc.rust-lang.org/rustc/lints/index.html?search=unused_variables',
    );
  });

  it('makes no address of a name that is no lint', () => {
    expect(
      ['', 'clippy::', 'a b', 'rustdoc::broken', 'clippy::x">', '../x'].map((lint) => lintUrl(lint, '')),
    ).toEqual(Array.from({ length: 6 }, () => null));
  });
});
