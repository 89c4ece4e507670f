import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  belongingElsewhere,
  MAX_SHARDS,
  ownerOf,
  parseShard,
  runsClippy,
  runsTarget,
} from '../../src/evidence/shard.js';
import { trickyText } from './arbitraries.js';
import { split } from './sharded-arbitraries.js';

describe('the setting `shard`', () => {
  it.each([
    ['1/1', { index: 1, count: 1, clippy: 1, doctests: 1 }],
    ['2/4', { index: 2, count: 4, clippy: 1, doctests: 1 }],
    [' 256/256 ', { index: 256, count: 256, clippy: 1, doctests: 1 }],
    ['1/3,clippy=3', { index: 1, count: 3, clippy: 3, doctests: 1 }],
    ['1/3, doctests=2 , clippy=3', { index: 1, count: 3, clippy: 3, doctests: 2 }],
  ])('reads %s', (text, shard) => {
    expect(parseShard(text)).toEqual({ ok: true, shard });
  });

  it.each([
    '',
    '/',
    '1',
    '0/4',
    '5/4',
    '1/257',
    '1/4/4',
    '01/4',
    '+1/4',
    '1.0/4',
    '1e0/4',
    '-1/4',
    '1/ 4',
    'a/b',
    '１/４',
    '1/4,',
    '1/4,clippy',
    '1/4,clippy=',
    '1/4,clippy=0',
    '1/4,clippy=5',
    '1/4,clippy=1=2',
    '1/4,clippy=1,clippy=2',
    '1/4,tests=1',
    '1/4,clippy=1,doctests=1,clippy=1',
    '1/4,clippy=1,doctests=1,x=1',
  ])('refuses %j, and says what it accepts', (text) => {
    const parsed = parseShard(text);
    expect(parsed).toMatchObject({
      ok: false,
      problem: expect.stringContaining('it accepts `i/n`, such as `2/4`'),
    });
  });

  it('says why, where that is not plain to see', () => {
    expect(parseShard('1/4,clippy=5')).toMatchObject({
      problem: expect.stringContaining('There is no shard 5 of 4 for `clippy`.'),
    });
    expect(parseShard('1/4,doctests=2,doctests=2')).toMatchObject({
      problem: expect.stringContaining('It names `doctests` twice.'),
    });
  });

  it('says little of what is long', () => {
    const parsed = parseShard(`1/${'4,'.repeat(100_000)}`);
    expect(parsed.ok ? '' : parsed.problem.length).toBeLessThan(400);
  });

  it('reads whatever shard there is, and never throws', () => {
    fc.assert(
      fc.property(split, fc.nat(), ({ count, clippy, doctests }, at) => {
        const shard = { index: (at % count) + 1, count, clippy, doctests };
        const text = `${shard.index}/${count},clippy=${clippy},doctests=${doctests}`;
        expect(parseShard(text)).toEqual({ ok: true, shard });
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(trickyText, fc.string({ unit: fc.constantFrom(...'0123456789/,=clipydotes') })),
        (text) => {
          const parsed = parseShard(text);
          expect(parsed.ok ? parsed.shard.index <= parsed.shard.count : parsed.problem !== '').toBe(true);
        },
      ),
    );
  });
});

describe('the split of targets', () => {
  // SHA-256 by another program. A target that moves makes parts of two versions of plan-gate contradict each other.
  it.each([
    ['limiter/lib/limiter', [1, 1, 3, 2, 35]],
    ['limiter/test/soak', [1, 2, 4, 3, 136]],
    ['a/bin/b', [1, 1, 3, 1, 215]],
    ['é/lib/😀', [1, 1, 3, 3, 83]],
    ['', [1, 2, 2, 2, 86]],
    ['x/proc-macro/x', [1, 1, 3, 6, 87]],
  ])('is as it always was for %s', (target, owners) => {
    expect([1, 2, 4, 7, 256].map((count) => ownerOf(target, { count, doctests: 1 }))).toEqual(owners);
  });

  it('gives every target to one shard, and every other shard says which', () => {
    fc.assert(
      fc.property(split, fc.array(trickyText), ({ count, clippy, doctests }, targets) => {
        const shards = Array.from({ length: count }, (_, at) => ({ index: at + 1, count, clippy, doctests }));
        for (const target of targets) {
          const owner = ownerOf(target, { count, doctests });
          expect(shards.filter((shard) => runsTarget(shard, target)).map(({ index }) => index)).toEqual([
            owner,
          ]);
        }
        for (const shard of shards.slice(0, 4)) {
          const elsewhere = belongingElsewhere(targets, shard).map(({ target }) => target);
          const own = [...new Set(targets)].filter((target) => runsTarget(shard, target));
          expect(elsewhere.length + own.length).toBe(new Set(targets).size);
          expect(elsewhere.filter((target) => own.includes(target))).toEqual([]);
        }
        expect(shards.filter(runsClippy).map(({ index }) => index)).toEqual([clippy]);
      }),
    );
  });

  it('gives all doctests to the one shard that takes them', () => {
    const owners = ['a', 'b', 'c-d', ''].map((name) =>
      ownerOf(`${name}/doctest/${name}`, { count: 9, doctests: 7 }),
    );
    expect(owners).toEqual([7, 7, 7, 7]);
    expect(ownerOf('doctest/lib/doctest', { count: 4, doctests: 4 })).toBe(
      ownerOf('doctest/lib/doctest', { count: 4, doctests: 1 }),
    );
  });

  it('shares out evenly, whatever names have in common', () => {
    for (const count of [2, 3, 4, 16, MAX_SHARDS]) {
      const sizes = new Array<number>(count).fill(0);
      const all = 200 * count;
      for (let i = 0; i < all; i += 1) {
        const owner = ownerOf(`crate-${i}/lib/crate_${i}`, { count, doctests: 1 });
        sizes[owner - 1] = (sizes[owner - 1] ?? 0) + 1;
      }
      // Five standard deviations of a fair split of 200 each.
      expect(Math.min(...sizes)).toBeGreaterThan(200 - 71);
      expect(Math.max(...sizes)).toBeLessThan(200 + 71);
    }
  });

  it('says in words where a target belongs', () => {
    const shard = { index: 1, count: 4, clippy: 1, doctests: 1 };
    expect(belongingElsewhere(['limiter/test/soak', 'limiter/doctest/limiter'], shard)).toEqual([
      { target: 'limiter/test/soak', reason: 'Shard 4 of 4 runs it.', shard: 4 },
    ]);
  });
});
