import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseLibtest, reconcileLibtest } from '../../src/parsers/libtest.js';
import { parseTestList } from '../../src/parsers/libtest-list.js';
import { readVectors } from '../evidence/vectors.js';
import { recorded } from './recorded.js';

interface LibtestVector {
  readonly name: string;
  readonly text: string;
  readonly want: {
    readonly reconcile: string;
    readonly report: {
      readonly passed: string[];
      readonly failed: string[];
      readonly ignored: string[];
      readonly summaries: { passed: number; failed: number; ignored: number; filtered_out: number }[];
    };
  };
}

describe('parseLibtest', () => {
  it.each(readVectors<LibtestVector>('libtest'))('$name', ({ text, want }) => {
    const report = parseLibtest(text);
    const summaries = report.summaries.map(({ passed, failed, ignored, filteredOut }) => ({
      passed,
      failed,
      ignored,
      filtered_out: filteredOut,
    }));
    expect({ ...report, summaries }).toEqual(want.report);
    expect(reconcileLibtest(report)).toBe(want.reconcile);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('test ', ' ... ', 'ok', 'test result:', ';', '1 passed', '\n', 'a'),
        }),
        (text) => {
          expect(typeof reconcileLibtest(parseLibtest(text))).toBe('string');
        },
      ),
    );
  });
});

describe('parseTestList', () => {
  it('reads the names of a binary', () => {
    const list = parseTestList(recorded('lib.list'));
    expect(list.problems).toEqual([]);
    expect(list.names).toHaveLength(13);
    expect(list.names).toContain('tests::größe');
  });

  it('reads both lists of doctests of edition 2024 (spec.md, B3)', () => {
    const list = parseTestList(recorded('doc-limiter.list'));
    expect(list.problems).toEqual([]);
    expect(list.names).toHaveLength(9);
  });

  it('counts benchmarks, and bears other output', () => {
    const text = 'logger starts: test mode\na: test\nb: benchmark\r\n\n1 test, 1 benchmark\n';
    expect(parseTestList(Buffer.from(text))).toEqual({ names: ['a', 'b'], problems: [] });
  });

  it.each([
    ['', 'list-incomplete'],
    ['a: test\n', 'list-incomplete'],
    ['a: test\nb: test\n\n1 test, 0 benchmarks\n', 'list-mismatch'],
    ['\n1 test, 0 benchmarks\n', 'list-mismatch'],
  ])('refuses %j', (text, code) => {
    expect(parseTestList(Buffer.from(text)).problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(parseTestList(bytes).names.length).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
