import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { hashSnapshot, hashStrings } from '../../src/evidence/hash.js';
import { testString, warningString } from '../../src/evidence/snapshot.js';
import { normalizeRun } from '../../src/evidence/snapshot-file.js';
import { compareUtf8, hasLoneSurrogate, sortUtf8 } from '../../src/evidence/utf8-order.js';
import { looseRun, trickyText } from './arbitraries.js';
import { readVectors } from './vectors.js';

const strings = fc.array(trickyText, { maxLength: 30 });

describe('UTF-8 order', () => {
  it('is the order of the encoded bytes', () => {
    fc.assert(
      fc.property(trickyText, trickyText, (a, b) => {
        expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  it('sorts as compareUtf8 does, with the fast way or without', () => {
    fc.assert(
      fc.property(strings, (list) => {
        expect(sortUtf8(list)).toEqual([...list].sort(compareUtf8));
      }),
    );
  });

  it('knows half a surrogate pair from a whole one', () => {
    expect(['\ud800', 'a\udfff', '\udc00\ud800'].map(hasLoneSurrogate)).toEqual([true, true, true]);
    expect(['', 'é', '\u{10000}', '\ue000\uffff'].map(hasLoneSurrogate)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('hashSnapshot', () => {
  it('hashes the canonical strings, in whatever order the tests stand', () => {
    fc.assert(
      fc.property(looseRun, (snapshot) => {
        const canonical = {
          test_passlist_hash: hashStrings(snapshot.tests.passed.map(testString)),
          clippy_warnings_hash: hashStrings(snapshot.clippy.warnings.map(warningString)),
          enumerated_targets_hash: hashStrings(snapshot.tests.targets),
        };
        expect(hashSnapshot({ snapshot })).toEqual(canonical);
        expect(hashSnapshot({ snapshot: normalizeRun(snapshot) })).toEqual(canonical);
      }),
    );
  });

  it('knows the order of canonical strings from that of fields (a/… and a-b/…)', () => {
    const passed = ['a', 'a-b'].map((owner) => ({
      package: owner,
      target_kind: 'lib',
      target: owner.replace('-', '_'),
      name: 'x',
    }));
    const { test_passlist_hash } = hashSnapshot({
      snapshot: {
        tests: { passed, failed: [], ignored: [], targets: [] },
        clippy: { warnings: [] },
        coverage: null,
      },
    });
    expect(test_passlist_hash).toBe(
      'sha256:1d6e6587ccffa48cccd5aede8af03a874ff830dc43505fe8f2a477591b04a850',
    );
  });

  it('refuses half a surrogate pair in a test', () => {
    const passed = [{ package: 'a', target_kind: 'lib', target: 'a', name: '\ud83d' }];
    const snapshot = {
      tests: { passed, failed: [], ignored: [], targets: [] },
      clippy: { warnings: [] },
      coverage: null,
    };
    expect(() => hashSnapshot({ snapshot })).toThrow(RangeError);
  });
});

describe('hashStrings', () => {
  it.each(readVectors<{ items: string[]; hash: string }>('hash').map((one, i) => [i + 1, one] as const))(
    'agrees with line %i of the reference',
    (_line, { items, hash }) => {
      expect(hashStrings(items)).toBe(hash);
    },
  );

  it('hashes each string as its length in 8 bytes and its bytes', () => {
    fc.assert(
      fc.property(strings, (list) => {
        const framed = createHash('sha256');
        const encoded = [...new Set(list)].map((text) => Buffer.from(text)).sort(Buffer.compare);
        for (const bytes of encoded) {
          const length = Buffer.alloc(8);
          length.writeBigUInt64BE(BigInt(bytes.length));
          framed.update(length).update(bytes);
        }
        expect(hashStrings(list)).toBe(`sha256:${framed.digest('hex')}`);
      }),
    );
  });

  it('does not care for order and repeats', () => {
    fc.assert(
      fc.property(strings, fc.infiniteStream(fc.nat()), (list, dice) => {
        const shuffled = list
          .map((text) => ({ text, at: dice.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ text }) => text);
        expect(hashStrings([...shuffled, ...list])).toBe(hashStrings(list));
      }),
    );
  });

  it('gives the same for strings longer than its buffer as for short ones', () => {
    // The digests are of node:crypto over the same framing; the lengths straddle the buffer of 64 KiB.
    for (const units of [21_800, 21_842, 21_843, 65_527, 65_528, 65_529, 200_000]) {
      const list = ['a', 'é'.repeat(units), 'x'.repeat(units), 'z'];
      const framed = createHash('sha256');
      for (const bytes of list.map((text) => Buffer.from(text)).sort(Buffer.compare)) {
        const length = Buffer.alloc(8);
        length.writeUInt32BE(bytes.length, 4);
        framed.update(length).update(bytes);
      }
      expect(hashStrings(list)).toBe(`sha256:${framed.digest('hex')}`);
    }
  });

  it('refuses half a surrogate pair, which would hash as another string does', () => {
    expect(() => hashStrings(['a', '\ud83d'])).toThrow(RangeError);
  });
});
