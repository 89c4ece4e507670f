import { describe, expect, it } from '@jest/globals';
import type { FenceState } from '../../src/floor-facts.js';
import { fenceTexts } from '../../src/gates/doctest-texts.js';

describe('the words for a code fence that asks for something else', () => {
  it.each<[FenceState, FenceState, string, string]>([
    [
      'run',
      'no_run',
      'was run at the baseline and is only compiled now: its code fence says `no_run`',
      'Take `no_run` off the code fence',
    ],
    [
      'no_run',
      'should_panic',
      'was compiled at the baseline and has to panic now: its code fence says `should_panic`',
      'Put `no_run` back on the code fence in place of `should_panic`',
    ],
    [
      'should_panic',
      'run',
      'was run and had to panic at the baseline and only has to run now: its code fence no longer says `should_panic`',
      'Put `should_panic` back on the code fence',
    ],
    [
      'compile_fail',
      'ignored',
      'had to be refused by the compiler at the baseline and is ignored now: its code fence says `ignored`',
      'Put `compile_fail` back on the code fence in place of `ignored`',
    ],
    [
      'ignored',
      'compile_fail',
      'was ignored at the baseline and has to be refused by the compiler now: its code fence says `compile_fail`',
      'Put `ignored` back on the code fence in place of `compile_fail`',
    ],
  ])('%s to %s', (before, after, change, advice) => {
    expect(fenceTexts({ before, after, ignoredBy: null })).toEqual({ change, advice });
  });
});
