import { describe, expect, it } from '@jest/globals';
import { verifyEvidence } from '../../src/collect/evidence-verify.js';
import { type EvidenceProblem, NOT_BUILT } from '../../src/evidence/evidence.js';
import { evidenceOf } from './floor-scene.js';

const PLACE = { path: 'src/lib.rs', line: 3, end_line: 3, column: 5, end_column: 9 };
const EVIDENCE = evidenceOf({});
const PINNED = { toolchain: EVIDENCE.toolchain };

function messagesOf(...problems: readonly EvidenceProblem[]): readonly string[] {
  return verifyEvidence({ ...EVIDENCE, complete: false, problems }, PINNED).map(({ message }) => message);
}
const error = (words: string, place: object = PLACE): EvidenceProblem => ({
  code: 'compile-error',
  message: `Package limiter does not compile at src/lib.rs:3: ${words}.`,
  ...place,
});

describe('targets that did not run', () => {
  const not_run = [{ target: 'limiter/lib/limiter', reason: NOT_BUILT }];
  const told = (problems: readonly EvidenceProblem[], targets = not_run) =>
    verifyEvidence({ ...EVIDENCE, complete: false, problems, not_run: targets }, PINNED).map(
      ({ code }) => code,
    );

  it('are not told beside what does not compile, which is why', () => {
    expect(told([error('mismatched types (E0308)')])).toEqual(['incomplete']);
  });

  it('are told where another reason kept them from it, or where it says nothing', () => {
    const killed = [{ target: 'limiter/lib/limiter', reason: 'It was killed.' }];
    expect(told([error('mismatched types (E0308)')], killed)).toEqual(['incomplete', 'not_run']);
    expect(told([{ code: 'cargo-failed', message: 'It failed.' }])).toEqual(['incomplete', 'not_run']);
  });
});

describe('a compile error that comes in several spellings', () => {
  it('is told once, with the count', () => {
    const [first, ...others] = messagesOf(
      error('no method named `go` found for type `u8` (E0599)'),
      error('no method named `go` found for type `u16` (E0599)'),
      { ...error('no method named `go` found for type `u16` (E0599)'), help: 'note: in a macro' },
      error('no method named `go` found for type `u32` (E0599)'),
    );
    expect(others).toEqual([]);
    expect(first).toBe(
      'Package limiter does not compile at src/lib.rs:3: no method named `go` found for type `u8` (E0599). The compiler says so 3 times, in other words.',
    );
  });

  it('is told as it is where only the help differs', () => {
    const problem = error('mismatched types (E0308)');
    expect(messagesOf(problem, { ...problem, help: 'note: x' })).toEqual([problem.message]);
  });

  it.each([
    ['of another code', [error('a (E0308)'), error('b (E0277)')]],
    ['of another place', [error('a (E0308)'), error('b (E0308)', { ...PLACE, column: 6 })]],
    ['without a code', [error('a'), error('b')]],
    ['without a place', [error('a (E0308)', {}), error('b (E0308)', {})]],
    ['that is none', [error('a (E0308)'), error('b (E0308)')].map((each) => ({ ...each, code: 'other' }))],
  ])('is not taken for one %s', (_, problems) => {
    expect(messagesOf(...problems)).toEqual(problems.map(({ message }) => message));
  });
});
