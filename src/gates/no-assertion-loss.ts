import type { Finding } from '../finding.js';
import type { LostAssertions } from '../floor-facts.js';
import { allowedAside, applyAllowances, howToAllow, type Offence } from '../plan/allowances-apply.js';
import { defineGate } from './gate.js';

const ID = 'no-assertion-loss';

export const noAssertionLossGate = defineGate({
  id: ID,
  title: 'No assertion loss',
  why: 'A test that asserts less still passes and still counts, but no longer notices what it used to notice.',
  failureKind: 'violation',
  needs: ['assertionLosses', 'allowances'],
  evaluate({ assertionLosses, allowances }) {
    const { tests, files, tooLarge, looked } = assertionLosses;
    const judged = applyAllowances(ID, allowances, [...tests, ...files].map(offence));
    const touched = `${looked} Rust ${looked === 1 ? 'file' : 'files'} that ${looked === 1 ? 'was' : 'were'} there before`;
    return {
      summary:
        judged.refused === 0
          ? `No test lost an assertion in the ${touched}${allowedAside(judged)}.`
          : `Assertions are lost in ${judged.refused} ${judged.refused === 1 ? 'place' : 'places'}${allowedAside(judged)}.`,
      findings: [...judged.findings, ...tooLarge.map(tooLargeNotice)],
    };
  },
});

function offence(loss: LostAssertions): Offence {
  const { path, name, line, ids } = loss;
  const finding: Finding = {
    code: name === null ? 'file_lost_assertions' : 'test_lost_assertions',
    level: 'error',
    message: message(loss),
    help: `Bring the assertions back, or put ones that say as much in their place. ${howToAllow(ID, ids[0] ?? path)}`,
    path,
    line,
  };
  return { finding, names: [...ids, path], landedBefore: false };
}

function message({ path, name, before, after }: LostAssertions): string {
  const asserts = after === 0 ? 'nothing' : `${after} ${after === 1 ? 'time' : 'times'}`;
  const then = `${before} ${before === 1 ? 'time' : 'times'}`;
  if (name !== null) return `Test ${name} in ${path} asserted ${then} and asserts ${asserts} now.`;
  return `${path} asserted ${then} and asserts ${asserts} now, which no test that moved accounts for.`;
}

function tooLargeNotice(path: string): Finding {
  return {
    code: 'too_large',
    level: 'notice',
    message: `${path} is larger than 2 MiB, so its assertions were not counted.`,
    help: 'Nothing to do, unless it holds tests: then split it.',
    path,
    line: 1,
  };
}
