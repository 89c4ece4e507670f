import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { blobId } from '../../src/evidence/blob-id.js';
import { compareSnapshots } from '../../src/evidence/compare.js';
import { hashSnapshot, hashStrings } from '../../src/evidence/hash.js';
import { isFullObjectId, isObjectId } from '../../src/evidence/object-id.js';
import {
  type ClippyWarning,
  type RunSnapshot,
  sortWarnings,
  type TestId,
  testString,
  warningString,
} from '../../src/evidence/snapshot.js';
import { parseSnapshot } from '../../src/evidence/snapshot-file.js';
import { type TestOutcome, walkTests } from '../../src/evidence/test-walk.js';
import { compatibleToolchains, rustcMinor } from '../../src/evidence/toolchain.js';
import { compareUtf8, hasLoneSurrogate, sortUtf8 } from '../../src/evidence/utf8-order.js';

const test = (name: string): TestId => ({ package: 'p', target_kind: 'lib', target: 'p', name });
const named = (names: string) => [...names].map(test);

function run(tests: Partial<RunSnapshot['tests']>, warnings: readonly ClippyWarning[] = []): RunSnapshot {
  return {
    tests: { passed: [], failed: [], ignored: [], targets: [], ...tests },
    clippy: { warnings },
    coverage: null,
  };
}

describe('a walk through snapshots', () => {
  function walked(snapshot: RunSnapshot, precedence: readonly TestOutcome[]): readonly string[] {
    const walk = walkTests(snapshot, precedence);
    const seen: string[] = [];
    for (; walk.test !== undefined; walk.step()) seen.push(`${walk.test.name} ${walk.outcome}`);
    expect(walk.count).toBe(seen.length);
    walk.step();
    expect([walk.count, walk.test]).toEqual([seen.length, undefined]);
    return seen;
  }

  it.each([
    ['one list', { passed: named('abc') }],
    ['lists in turn', { passed: named('ace'), failed: named('bdf') }],
    ['lists one behind the other', { passed: named('abcdefg'), ignored: named('hij') }],
    ['one among many', { passed: named('abcefg'), failed: named('d') }],
    ['one shortly before the end', { passed: named('abcdefghik'), ignored: named('j') }],
    ['three lists', { passed: named('bfgh'), failed: named('acdi'), ignored: named('ej') }],
  ])('sees each once and in order: %s', (_, tests) => {
    const outcomes: readonly TestOutcome[] = ['passed', 'failed', 'ignored'];
    const all: Partial<Record<TestOutcome, readonly TestId[]>> = tests;
    const expected = outcomes
      .flatMap((outcome) => (all[outcome] ?? []).map(({ name }) => `${name} ${outcome}`))
      .sort();
    for (const precedence of [outcomes, [...outcomes].reverse()]) {
      expect(walked(run(tests), precedence)).toEqual(expected);
    }
  });

  it('takes the first outcome of those that a test has, and loses none behind it', () => {
    const both = run({ passed: named('abd'), failed: named('ac'), ignored: named('ae') });
    expect(walked(both, ['failed', 'ignored', 'passed'])).toEqual([
      'a failed',
      'b passed',
      'c failed',
      'd passed',
      'e ignored',
    ]);
    expect(walked(both, ['passed', 'failed', 'ignored'])[0]).toBe('a passed');
  });

  it('makes the pairs of a comparison', () => {
    const before = run({ passed: named('abdf'), failed: named('ce') });
    const after = run({ passed: named('bce'), ignored: named('d'), failed: named('fg') });
    const { regressed, newlyIgnored, vanished, added, fixed, unchanged } = compareSnapshots(before, after);
    const names = [regressed, newlyIgnored, vanished, added, fixed].map((list) =>
      list.map((change) => change.test.name).join(''),
    );
    expect([...names, unchanged.map(({ name }) => name).join('')]).toEqual(['f', 'd', 'a', 'g', 'ce', 'b']);
  });

  it('has each target in one list of a comparison', () => {
    const before = run({ targets: ['kept', 'lost', 'still'] });
    const after = run({ targets: ['new', 'kept'] });
    expect(compareSnapshots(before, after, new Set(['still', 'new']))).toMatchObject({
      lostTargets: ['lost'],
      notRunTargets: ['still'],
      addedTargets: ['new'],
      keptTargets: ['kept'],
    });
  });
});

describe('the hash of a snapshot is that of its canonical strings', () => {
  const id = (owner: string, target_kind: string, target: string, name: string): TestId => ({
    package: owner,
    target_kind,
    target,
    name,
  });

  it.each<[string, readonly TestId[]]>([
    ['of targets that differ in kind alone', [id('p', 'bin', 'p', 'a'), id('p', 'lib', 'p', 'a')]],
    ['of targets that differ in package alone', [id('p', 'lib', 'p', 'a'), id('q', 'lib', 'p', 'a')]],
    ['of targets that differ in name alone', [id('p', 'lib', 'p', 'a'), id('p', 'lib', 'q', 'a')]],
    ['where one target goes on in another', [id('a', 'lib', 'a', 'z'), id('a', 'lib', 'a::b', 'x')]],
    [
      'where one target goes on in another, in order',
      [id('a', 'lib', 'a', 'a'), id('a', 'lib', 'a::b', 'x')],
    ],
    [
      'where a target is the begin of the one before',
      [id('a', 'lib/x', 't::q', 'y'), id('a/lib', 'x', 't', 'a')],
    ],
    [
      'where fields and strings are of different order',
      [id('a', 'lib', 'a', 'x'), id('a-b', 'lib', 'a', 'x')],
    ],
  ])('for tests %s', (_, passed) => {
    const hash = hashStrings(passed.map(testString));
    expect(hashSnapshot({ snapshot: run({ passed }) }).test_passlist_hash).toBe(hash);
    expect(hashSnapshot({ snapshot: run({ passed: [...passed].reverse() }) }).test_passlist_hash).toBe(hash);
  });

  it('for warnings that differ in one field', () => {
    const first = { lint: 'l', package: 'p', file: 'f', message: 'm', count: 1 };
    for (const change of [{ lint: 'm' }, { package: 'q' }, { file: 'g' }, { message: 'n' }]) {
      const warnings = [first, { ...first, ...change }];
      expect(hashSnapshot({ snapshot: run({}, warnings) }).clippy_warnings_hash).toBe(
        hashStrings(warnings.map(warningString)),
      );
    }
  });

  it('for warnings of which one file goes on in another, where fields and strings are of different order', () => {
    const first = { lint: 'l', package: 'p', file: 'f', message: 'm', count: 1 };
    const warnings = [first, { ...first, file: 'f\u0001' }];
    expect(hashSnapshot({ snapshot: run({}, warnings) }).clippy_warnings_hash).toBe(
      hashStrings(warnings.map(warningString)),
    );
  });

  it('for texts that fill the buffer of 64 KiB together, and none alone', () => {
    for (const length of [21_000, 21_842, 10_000, 16_384]) {
      const texts = [...'abcdefgh'].map((letter) => letter.repeat(length));
      const framed = createHash('sha256');
      for (const text of texts) {
        const size = Buffer.alloc(8);
        size.writeUInt32BE(length, 4);
        framed.update(size).update(text);
      }
      expect(hashStrings(texts)).toBe(`sha256:${framed.digest('hex')}`);
    }
  });

  it('but of no text that UTF-8 cannot hold', () => {
    const why = 'cannot hash a string that holds half of a surrogate pair';
    for (const text of ['\ud83d', `\ud83d${'x'.repeat(70_000)}`]) {
      expect(() => hashStrings([text])).toThrow(new RangeError(why));
    }
    expect(() => hashSnapshot({ snapshot: run({ passed: [id('\udc00', 'lib', 'a', 'b')] }) })).toThrow(why);
  });
});

describe('the order of UTF-8', () => {
  const ascending = [
    '',
    'a',
    'a\ue000',
    'b',
    '\ud7ff',
    '\ue000',
    '\uffff',
    '\u{10000}',
    '\u{10000}a',
    '\u{10ffff}',
  ];

  it('is that of code points, from either side', () => {
    ascending.forEach((a, i) => {
      ascending.forEach((b, j) => {
        expect(Math.sign(compareUtf8(a, b))).toBe(Math.sign(i - j));
      });
    });
    expect(sortUtf8([...ascending].reverse())).toEqual(ascending);
    expect(sortUtf8(['b', 'a', 'c'])).toEqual(['a', 'b', 'c']);
    expect(ascending.some(hasLoneSurrogate)).toBe(false);
  });
});

describe('what a snapshot leaves unsaid', () => {
  it('has its defaults', () => {
    const text =
      '{"ref":"r","commit_oid":"c","snapshot":{"tests":{"passed":[],"failed":[],"ignored":[]},"clippy":{"warnings":[]}}}';
    expect(parseSnapshot(Buffer.from(text))).toEqual({
      ok: true,
      value: {
        schema_version: 1,
        ref: 'r',
        commit_oid: 'c',
        toolchain: '',
        snapshot: run({}),
        cargo_args: null,
      },
    });
  });

  it('is told as what is wrong, not read, where the bytes are no snapshot', () => {
    expect(parseSnapshot(Buffer.from('[]'))).toEqual({
      ok: false,
      problems: [{ pointer: '', message: 'The file must be object.' }],
      unlisted: 0,
    });
  });

  it('is no count: of several warnings with one identity the largest stands', () => {
    const warning = { lint: 'l', package: 'p', file: 'f', message: 'm' };
    for (const counts of [
      [1, 2, 3],
      [3, 2, 1],
      [2, 3, 1],
      [1, 3, 2],
    ]) {
      expect(sortWarnings(counts.map((count) => ({ ...warning, count })))).toEqual([
        { ...warning, count: 3 },
      ]);
    }
  });
});

describe('the id of a file', () => {
  it('is the one that git gives', () => {
    // `git hash-object` of an empty file and of `hello` with a newline.
    expect(blobId(Buffer.from(''), 40)).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
    expect(blobId(Buffer.from('hello\n'), 40)).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
    expect(blobId(Buffer.from(''), 64)).toBe(
      '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
    );
    expect(blobId(Buffer.from('é'), 64)).toBe(createHash('sha256').update('blob 2\0é').digest('hex'));
  });

  it('is written in lower case, all of it', () => {
    const ids = ['a'.repeat(40), '0'.repeat(64)];
    const upper = 'A'.repeat(40);
    const others = [
      '',
      'a'.repeat(39),
      'a'.repeat(41),
      'a'.repeat(63),
      'a'.repeat(65),
      `${'a'.repeat(40)}\n`,
      `x${'a'.repeat(64)}`,
    ];
    expect(ids.map(isObjectId)).toEqual([true, true]);
    expect([upper, ...others].filter(isObjectId)).toEqual([]);
    expect([...ids, upper, ...others].filter(isFullObjectId)).toEqual([...ids, upper]);
  });
});

describe('the version of a toolchain', () => {
  const MAX = '18446744073709551615';

  it.each([
    ['rustc 1.95.0 (59807616e 2026-04-14)', '1.95'],
    ['rustc 1.95.0-nightly.2+a.b', '1.95'],
    [`rustc ${MAX}.${MAX}.${MAX}`, `${MAX}.${MAX}`],
    ['rustc 18446744073709551616.0.0', null],
    ['rustc 0.18446744073709551616.0', null],
    ['rustc 0.0.18446744073709551616', null],
    [`rustc 1.95.0-${'a'.repeat(249)}`, '1.95'],
    [`rustc 1.95.0-${'a'.repeat(250)}`, null],
    ['rustc', null],
    ['', null],
    ['cargo 1.95.0', null],
    ['unknown', null],
  ])('of %j', (toolchain, minor) => {
    expect(rustcMinor(toolchain)).toBe(minor);
  });

  it('is known of both sides, or they are the same text', () => {
    const cases = [
      ['unknown', 'unknown', true],
      ['unknown', 'other', false],
      ['unknown', 'rustc 1.95.0', false],
      ['rustc 1.95.0', 'unknown', false],
      ['rustc 1.95.0', 'rustc 1.95.9', true],
      ['rustc 1.95.0', 'rustc 1.96.0', false],
    ] as const;
    for (const [a, b, compatible] of cases) expect(compatibleToolchains(a, b)).toBe(compatible);
  });
});
