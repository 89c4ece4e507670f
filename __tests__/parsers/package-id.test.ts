import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { packageNameOf } from '../../src/parsers/package-id.js';
import { readVectors } from '../evidence/vectors.js';

describe('packageNameOf', () => {
  it.each(readVectors<{ id: string; name: string }>('package-id'))('$id is of $name', ({ id, name }) => {
    expect(packageNameOf(id)).toBe(name);
  });

  it.each([
    ['git+https://example.invalid/team/widget?branch=a/b#0.2.0', 'widget'],
    ['path+file:///w/limiter#limiter', 'limiter'],
    ['path+file:///w/100%#0.1.0', '100%'],
    ['', ''],
    ['#', ''],
  ])('%s is of %s', (id, name) => {
    expect(packageNameOf(id)).toBe(name);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        expect(typeof packageNameOf(id)).toBe('string');
      }),
    );
  });
});
