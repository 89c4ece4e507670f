import { itemsOf, memberOf, textOf } from './json-tree.js';
import { FIELDS, MAX_REVISION } from './plan-fields.js';
import { describeValue, type PlanReport, tell } from './plan-report.js';
import { integerOf, reportBlank, reportCheckRules } from './rules-check.js';
import { reportChunkRules } from './rules-chunks.js';

/**
 * Tells what is wrong with a plan that its JSON Schema can't say. Every rule looks at whatever has the right
 * shape, so that a malformed value in one place hides nothing in another; the shapes themselves are the
 * schema's business.
 */
export function reportRuleProblems(report: PlanReport): void {
  const { root } = report;
  for (const field of ['plan_rev', 'intent_rev']) reportRevision(report, field);
  for (const field of FIELDS.feature)
    reportBlank(report, `/feature/${field}`, memberOf(memberOf(root, 'feature'), field));
  for (const field of FIELDS.baseline) {
    reportBlank(report, `/baseline/${field}`, memberOf(memberOf(root, 'baseline'), field));
  }
  reportAcceptance(report);
  reportChunkRules(report);
}

function reportRevision(report: PlanReport, field: string): void {
  const node = memberOf(report.root, field);
  if (node?.kind !== 'number') return;
  const value = integerOf(node);
  if (value !== null && value >= 0 && value <= MAX_REVISION) return;
  const found = describeValue(node);
  tell(
    report,
    'malformed',
    `/${field}`,
    node,
    `must be a plain integer from 0 to ${MAX_REVISION}, but it is ${found}.`,
  );
}

function reportAcceptance(report: PlanReport): void {
  const acceptance = memberOf(report.root, 'acceptance');
  const items = itemsOf(acceptance);
  for (const [index, item] of items.entries()) {
    const pointer = `/acceptance/${index}`;
    if (textOf(memberOf(item, 'kind')) === 'check') reportCheckRules(report, pointer, item);
    else reportBlank(report, `${pointer}/desc`, memberOf(item, 'desc'));
  }
  // An item of unknown kind may have been meant as the check, and is reported already.
  const onlyAssertions = items.every((item) => textOf(memberOf(item, 'kind')) === 'assertion');
  if (acceptance === undefined || items.length === 0 || !onlyAssertions) return;
  tell(
    report,
    'acceptance_no_check',
    '/acceptance',
    acceptance,
    'holds only assertions; at least one item must have `"kind": "check"`.',
  );
}
