import { MAX_NAME } from './comparisons.js';
import { shorten } from './escape.js';
import type { Report, TestChangeKind } from './report.js';

/** What follows a test's name in the message that refuses it. */
const REFUSED =
  /^(?:\[[^\]]*\] )?(.*?) (?:was there at the baseline|ran at the baseline|passed at the baseline)/s;

/** Whether the plan allows what happened to a test: then it uses allowances, and no finding refuses the test. */
export function allowedTests({ gates }: Report): (change: TestChangeKind, test: string) => boolean {
  const ofGate = (id: string) => {
    const findings = gates.filter((gate) => gate.id === id).flatMap((gate) => gate.findings);
    const usesAllowances = findings.some(({ code }) => code === 'allowed');
    const refused = findings.filter(({ level }) => level !== 'notice');
    const names = new Set(
      refused.map(({ message: said }) => shorten(REFUSED.exec(said)?.[1] ?? said, MAX_NAME)),
    );
    // Of one whose message says it in other words, the name is looked for.
    const others = refused.filter(({ message: said }) => !REFUSED.test(said));
    return (test: string) =>
      usesAllowances && !names.has(test) && !others.some(({ message: said }) => said.includes(test));
  };
  const [regression, gaming] = [ofGate('no-regression'), ofGate('no-test-gaming')];
  return (change, test) => {
    if (change === 'failing') return regression(test);
    return (change === 'removed' || change === 'ignored') && gaming(test);
  };
}
