import { describe, expect, it } from '@jest/globals';
import { RULES } from '../../src/doctor/rules.js';
import { AUTHORED_CASES } from './authored-cases.js';
import { after, beside, OTHER_JOB, workflow } from './edits.js';
import { HANDED_CASES } from './handed-cases.js';
import { JOB_CASES } from './job-cases.js';
import { PLAN_CASES } from './plan-cases.js';
import { POSTING_CASES } from './posting-cases.js';
import { findingsOf, HEALTHY, inShort, ONE_JOB, setupOf } from './setups.js';
import { STANDING_CASES } from './standing-cases.js';
import { TOKEN_CASES } from './token-cases.js';
import { TRIGGER_CASES } from './trigger-cases.js';

describe('a healthy setup', () => {
  it.each([
    ['of two jobs', HEALTHY],
    ['of one job whose token writes nothing', workflow(ONE_JOB)],
    ['of two workflows', after()],
  ])('%s has no finding', (_, files) => {
    expect(inShort(findingsOf(setupOf(files)))).toEqual([]);
  });
});

/** Each is the healthy setup with one thing changed, and has exactly the findings that follow from that. */
const CASES = [
  ...[
    TRIGGER_CASES,
    JOB_CASES,
    TOKEN_CASES,
    HANDED_CASES,
    PLAN_CASES,
    POSTING_CASES,
    STANDING_CASES,
    AUTHORED_CASES,
  ].flat(),
];

describe.each(CASES)('%s: %s', (_, __, files, expected, settings) => {
  it('is told, and nothing else is', () => {
    expect(inShort(findingsOf(setupOf(files, settings)))).toEqual(expected);
  });
});

describe('the catalogue', () => {
  it('has a case for each rule in which it speaks, and each name once', () => {
    const ids = RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const spoken = new Set(
      CASES.filter(([rule, , , expected]) => expected.some((each) => each.startsWith(`${rule} `))).map(
        ([rule]) => rule,
      ),
    );
    expect([...ids].filter((id) => !spoken.has(id))).toEqual([]);
  });

  it('gives each finding a message, a why and a fix that end as sentences do', () => {
    for (const [, , files, , settings] of CASES) {
      for (const { message, why, fix } of findingsOf(setupOf(files, settings)))
        for (const text of [message, why, fix]) expect(text).toMatch(/[.`:…]$/);
    }
  });

  it('leaves out what is ignored', () => {
    const setup = setupOf(beside('lint.yml', OTHER_JOB));
    expect(findingsOf(setup, ['name-clash'])).toEqual([]);
  });
});
