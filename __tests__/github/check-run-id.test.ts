import { describe, expect, it } from '@jest/globals';
import {
  type CheckSubject,
  formatVerdictId,
  isAbout,
  isOfSibling,
  isOfStep,
  isVerdictId,
  parseVerdictId,
  type VerdictId,
} from '../../src/github/check-run-id.js';

const SUBJECT: CheckSubject = { pullRequest: 7, baseRef: 'main', step: 'ci, judge, step 1', run: '900.1' };

function read(subject: Partial<CheckSubject> = {}, passed = true): VerdictId {
  const id = parseVerdictId(formatVerdictId({ ...SUBJECT, ...subject }, passed));
  if (id === null) throw new Error('not an id');
  return id;
}

describe('the id of a verdict', () => {
  it('says which pull request it is about and what the step itself found, in which attempt', () => {
    expect(read()).toMatchObject({ pullRequest: 7, passed: true, run: '900.1' });
    expect(read({ run: '' }, false)).toMatchObject({ passed: false, run: '' });
  });

  it('stays short, whatever branches and steps are called', () => {
    const long = { ...SUBJECT, baseRef: 'b'.repeat(5_000), step: 's'.repeat(50_000) };
    expect(formatVerdictId(long, true).length).toBeLessThan(140);
  });

  it('is about one pull request into one base', () => {
    expect(isAbout(read(), SUBJECT)).toBe(true);
    expect(isAbout(read(), { ...SUBJECT, step: 'another', run: '1.1' })).toBe(true);
    expect(isAbout(read(), { ...SUBJECT, pullRequest: 3 })).toBe(false);
    expect(isAbout(read(), { ...SUBJECT, baseRef: 'main2' })).toBe(false);
    expect(isAbout(null, SUBJECT)).toBe(false);
  });

  it('is of one step on one pull request, in whatever run and into whatever base', () => {
    expect(isOfStep(read(), { ...SUBJECT, baseRef: 'lax', run: '901.4' })).toBe(true);
    expect(isOfStep(read(), { ...SUBJECT, pullRequest: 3 })).toBe(false);
    expect(isOfStep(read(), { ...SUBJECT, step: 'x' })).toBe(false);
    expect(isOfStep(null, SUBJECT)).toBe(false);
  });

  it('tells another step of the same run, in whatever attempt, from a re-run and from another run', () => {
    expect(isOfSibling(read(), SUBJECT)).toBe(false);
    expect(isOfSibling(read(), { ...SUBJECT, step: 'another leg' })).toBe(true);
    expect(isOfSibling(read(), { ...SUBJECT, step: 'another leg', run: '900.2' })).toBe(true);
    expect(isOfSibling(read(), { ...SUBJECT, step: 'another leg', run: '9001.1' })).toBe(false);
    expect(isOfSibling(read({ run: '' }), { ...SUBJECT, step: 'x', run: '' })).toBe(false);
    expect(isOfSibling(null, SUBJECT)).toBe(false);
  });

  it.each([
    '',
    'plan-gate:',
    'plan-gate:7:abc',
    'plan-gate:x:y',
    'other:7',
    `${formatVerdictId(SUBJECT, true)} `,
  ])('is not read out of %j', (text) => expect(parseVerdictId(text)).toBeNull());

  it('of an older form is a verdict all the same', () => {
    expect(isVerdictId('plan-gate:7:0123456789abcdef')).toBe(true);
    expect(isVerdictId('coverage:7')).toBe(false);
  });
});
