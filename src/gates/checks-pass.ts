import type { CheckResult } from '../evidence/evidence.js';
import type { Finding } from '../finding.js';
import type { PlanCheckRun } from '../floor-facts.js';
import { defineGate } from './gate.js';

/** Of what a failed check printed, the end is shown: so many lines that are not blank, and so many UTF-16 units, with no half of a character. */
const SHOWN_LINES = 10;
const SHOWN_UNITS = 800;

export const checksPassGate = defineGate({
  id: 'checks-pass',
  title: 'Plan checks',
  why: 'The checks are what the plan itself says must hold when this work is done.',
  failureKind: 'violation',
  needs: ['planChecks'],
  evaluate({ planChecks }) {
    const findings = planChecks.flatMap(findingFor);
    const number = planChecks.length;
    const all = number === 1 ? 'The plan check' : `All ${number} plan checks`;
    const some = number === 1 ? 'The plan check' : `${findings.length} of ${number} plan checks`;
    const summary =
      findings.length === 0 ? `${all} exited as expected.` : `${some} did not exit as expected.`;
    return { summary, findings };
  },
});

function findingFor({ check, place, results }: PlanCheckRun): readonly Finding[] {
  const expected = check.expect_exit ?? 0;
  const what = `Plan check “${check.desc}” (\`${check.run}\`${check.cwd === undefined ? '' : ` in ${check.cwd}`})`;
  const bad = results.find((result) => result.exit_code !== expected);
  if (results.length > 0 && bad === undefined) return [];
  const help = `Run \`${check.run}\`${check.cwd === undefined ? '' : ` in ${check.cwd}`} and mend what it reports; it must exit with ${expected}.`;
  if (bad === undefined || bad.exit_code === null) {
    const why = bad?.reason ?? 'The evidence holds no result of it.';
    return [
      {
        code: 'check_not_run',
        level: 'error',
        message: `${what} did not run to its end. ${why}`,
        help,
        ...place,
      },
    ];
  }
  return [
    {
      code: 'check_failed',
      level: 'error',
      message: `${what} exited with ${bad.exit_code}, not ${expected}.${printed(bad)}`,
      help,
      ...place,
    },
  ];
}

function printed({ output }: CheckResult): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const last = lines
    .slice(-SHOWN_LINES)
    .join('\n')
    .slice(-SHOWN_UNITS)
    .replace(/^[\udc00-\udfff]/, '');
  return last === '' ? '' : ` It printed last:\n${last}`;
}
