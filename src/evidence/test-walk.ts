import { compareTests, type RunSnapshot, sortTests, type TestId } from './snapshot.js';

export type TestOutcome = 'passed' | 'failed' | 'ignored';

/** Goes through a snapshot's tests, each once and in snapshot order, whatever list it is in. */
export interface TestWalk {
  /** `undefined` behind the last. */
  readonly test: TestId | undefined;
  readonly outcome: TestOutcome;
  /** How many have been passed by. */
  readonly count: number;
  readonly step: () => void;
}

interface OutcomeList {
  readonly outcome: TestOutcome;
  readonly tests: readonly TestId[];
  at: number;
  /** Up to here no other list has a test that comes before. */
  until: number;
}

/** Where several lists have a test, the first outcome in `precedence` stands. It makes nothing of its own for a test. */
export function walkTests(snapshot: RunSnapshot, precedence: readonly TestOutcome[]): TestWalk {
  const lists = precedence.map(
    (outcome): OutcomeList => ({ outcome, tests: sortTests(snapshot.tests[outcome]), at: 0, until: 0 }),
  );
  let list = chooseList(lists);
  const walk = {
    test: list?.tests[list.at],
    outcome: list?.outcome ?? 'passed',
    count: 0,
    step() {
      if (list === undefined) return;
      walk.count += 1;
      list.at += 1;
      if (list.at >= list.until) list = chooseList(lists);
      walk.test = list?.tests[list.at];
      walk.outcome = list?.outcome ?? walk.outcome;
    },
  };
  return walk;
}

/** The list whose next test comes first. What has been passed over in favour of another list's is left out. */
function chooseList(lists: readonly OutcomeList[]): OutcomeList | undefined {
  let first: OutcomeList | undefined;
  for (const list of lists) {
    const [own, best] = [list.tests[list.at], first?.tests[first.at]];
    const order = own === undefined ? 1 : best === undefined ? -1 : compareTests(own, best);
    if (order === 0) list.at += 1;
    else if (order < 0) first = list;
  }
  if (first === undefined) return undefined;
  first.until = first.tests.length;
  for (const list of lists) {
    const other = list.tests[list.at];
    if (list !== first && other !== undefined) first.until = Math.min(first.until, placeOf(other, first));
  }
  return first;
}

/** How many tests of a list come before one; the next is known to. The steps double, as it can be near or far. */
function placeOf(test: TestId, { tests, at }: OutcomeList): number {
  const isBefore = (index: number): boolean => {
    const own = tests[index];
    return own !== undefined && compareTests(own, test) < 0;
  };
  let step = 1;
  while (isBefore(at + step)) step *= 2;
  let [before, behind] = [at + (step >> 1), at + step];
  while (behind - before > 1) {
    const middle = (before + behind) >> 1;
    if (isBefore(middle)) before = middle;
    else behind = middle;
  }
  return behind;
}
