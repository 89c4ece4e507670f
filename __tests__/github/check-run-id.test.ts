import { describe, expect, it } from '@jest/globals';
import {
  type CheckSubject,
  formatVerdictId,
  isAbout,
  isOfSibling,
  isVerdictId,
  parseVerdictId,
  type VerdictId,
} from '../../src/github/check-run-id.js';

const SUBJECT: CheckSubject = { pullRequest: 7, baseRef: 'main', step: 'ci, judge, step 1', runId: '900' };

function read(text: string): VerdictId {
  const id = parseVerdictId(text);
  if (id === null) throw new Error(`not an id: ${text}`);
  return id;
}

describe('the id of a verdict', () => {
  it('names the pull request that it is about first, then all that were judged before', () => {
    const first = read(formatVerdictId({ ...SUBJECT, pullRequest: 3 }, []));
    const second = read(formatVerdictId(SUBJECT, [first]));
    expect([first.pullRequests, second.pullRequests]).toEqual([[3], [7, 3]]);
    const again = read(formatVerdictId({ ...SUBJECT, pullRequest: 3 }, [second, first]));
    expect(again.pullRequests).toEqual([3, 7]);
    expect([first, second, again].map(({ isWhole }) => isWhole)).toEqual([true, true, true]);
  });

  it('says for ever after that there were more than it keeps', () => {
    const many = Array.from({ length: 21 }, (_, n) =>
      read(formatVerdictId({ ...SUBJECT, pullRequest: n + 1 }, [])),
    );
    const twenty = read(formatVerdictId({ ...SUBJECT, pullRequest: 1 }, many.slice(0, 20)));
    expect([twenty.pullRequests.length, twenty.isWhole]).toEqual([20, true]);
    const over = read(formatVerdictId({ ...SUBJECT, pullRequest: 1 }, many));
    expect([over.pullRequests.length, over.isWhole]).toEqual([20, false]);
    expect(read(formatVerdictId(SUBJECT, [over])).isWhole).toBe(false);
  });

  it('stays short, whatever branches and steps are called', () => {
    const long = { ...SUBJECT, baseRef: 'b'.repeat(5_000), step: 's'.repeat(50_000) };
    expect(formatVerdictId(long, []).length).toBeLessThan(120);
  });

  it('is about one pull request into one base', () => {
    const id = read(formatVerdictId(SUBJECT, [read(formatVerdictId({ ...SUBJECT, pullRequest: 3 }, []))]));
    expect(isAbout(id, SUBJECT)).toBe(true);
    expect(isAbout(id, { ...SUBJECT, step: 'another', runId: '1' })).toBe(true);
    expect(isAbout(id, { ...SUBJECT, pullRequest: 3 })).toBe(false);
    expect(isAbout(id, { ...SUBJECT, baseRef: 'main2' })).toBe(false);
    expect(isAbout(null, SUBJECT)).toBe(false);
  });

  it('tells another step of the same run from a re-run and from another run', () => {
    const id = read(formatVerdictId(SUBJECT, []));
    expect(isOfSibling(id, SUBJECT)).toBe(false);
    expect(isOfSibling(id, { ...SUBJECT, step: 'another leg' })).toBe(true);
    expect(isOfSibling(id, { ...SUBJECT, step: 'another leg', runId: '901' })).toBe(false);
    const outside = { ...SUBJECT, runId: '' };
    expect(isOfSibling(read(formatVerdictId(outside, [])), { ...outside, step: 'x' })).toBe(false);
    expect(isOfSibling(null, SUBJECT)).toBe(false);
  });

  it.each([
    '',
    'plan-gate:',
    'plan-gate:7:abc',
    'plan-gate:x:y',
    'other:7',
    `${formatVerdictId(SUBJECT, [])} `,
  ])('is not read out of %j', (text) => expect(parseVerdictId(text)).toBeNull());

  it('of an older form is a verdict all the same', () => {
    expect(isVerdictId('plan-gate:7:0123456789abcdef')).toBe(true);
    expect(isVerdictId('coverage:7')).toBe(false);
  });
});
