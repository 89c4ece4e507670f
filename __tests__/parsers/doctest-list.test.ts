import { describe, expect, it } from '@jest/globals';
import { doctestsInOutput } from '../../src/parsers/doctest-list.js';

describe('the doctests that a run names', () => {
  it('are those with an outcome, without modes, each as often as it is named', () => {
    const output = [
      '',
      'running 4 tests',
      'test src/lib.rs - one (line 3) ... ok',
      'test src/lib.rs - one (line 7) - compile fail ... ok',
      'test src/lib.rs - two (line 12) ... ignored, needs a network',
      'test src/lib.rs - (line 20) - should panic ... FAILED',
      '',
      'failures:',
      '',
      '---- src/lib.rs - (line 20) stdout ----',
      'test src/lib.rs - ... hm',
      'test result: FAILED. 2 passed; 1 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.10s',
      '',
      'running 1 test',
      'test src/lib.rs - one (line 3) ... ok',
      'test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s',
      'all doctests ran in 0.10s; merged doctests compilation took 0.05s',
      'test ... ok',
    ].join('\n');
    expect(doctestsInOutput(output)).toEqual([
      'src/lib.rs - one (line 3)',
      'src/lib.rs - one (line 7)',
      'src/lib.rs - two (line 12)',
      'src/lib.rs - (line 20)',
      'src/lib.rs - one (line 3)',
    ]);
  });

  it('are none in no output', () => {
    expect(doctestsInOutput('')).toEqual([]);
  });
});
