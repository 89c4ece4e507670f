import { appendFileSync } from 'node:fs';
import { afterAll } from '@jest/globals';

/** What the tests of one file came to, for the table in docs/under-fire.md. */
export interface Tally {
  /** Verdicts that were reached under fire. */
  verdicts: number;
  faults: number;
  inputs: number;
  hangs: number;
  /** A sentence for each verdict that is not what it must be. */
  readonly wrong: string[];
  readonly doublePosts: string[];
  /** Verdicts that were those of a good day, in spite of it all. */
  recovered: number;
}

/** What a file's tests do not count, where a hang or a crash fails the test itself: a zero there would say nothing. */
type Uncounted = readonly (keyof Tally)[];

export const ONLY_INPUTS: Uncounted = ['verdicts', 'faults', 'recovered', 'wrong', 'hangs', 'doublePosts'];

/** A tally of a file's tests, told once they are done: in a line, and where FAULTS_TALLY names a file, there too. */
export function openTally(what: string, uncounted: Uncounted = []): Tally {
  const tally: Tally = {
    verdicts: 0,
    faults: 0,
    inputs: 0,
    hangs: 0,
    wrong: [],
    doublePosts: [],
    recovered: 0,
  };
  afterAll(() => {
    const { wrong, doublePosts, ...counts } = tally;
    const none = Object.fromEntries(uncounted.map((key) => [key, null]));
    const row = { what, ...counts, wrong: wrong.length, doublePosts: doublePosts.length, ...none };
    process.stderr.write(`faults: ${JSON.stringify(row)}\n`);
    const file = process.env.FAULTS_TALLY ?? '';
    if (file !== '') appendFileSync(file, `${JSON.stringify(row)}\n`);
  });
  return tally;
}
