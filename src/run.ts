import { holdToCapture } from './collect/capture-results.js';
import type { LandedInput } from './collect/dependencies.js';
import { collectFacts, subjectOf } from './collect/facts.js';
import { collectPlan } from './collect/plan.js';
import type { EvidenceInput } from './evidence-source.js';
import { type FactTable, notApplicable } from './facts.js';
import { GATES } from './gates/index.js';
import type { GateOptions } from './options.js';
import type { PullRequest } from './pull-request.js';
import { assembleReport } from './report/assemble.js';
import type { Report } from './report/report.js';
import type { Repository } from './repository.js';
import { evaluate } from './verdict.js';

/** What the pipeline is given; everything it reads comes through here. */
export interface RunInput extends EvidenceInput, LandedInput {
  readonly pullRequest: PullRequest;
  readonly options: GateOptions;
  readonly repository: Repository;
}

/** The whole pipeline: plan, facts, gates, verdict, report. Never throws for anything that a pull request can bring. */
export async function run(input: RunInput): Promise<Report> {
  const plan = await collectPlan(input);
  const subject = subjectOf(input, plan.choice);
  const collected = await collectFacts(input, plan, subject);
  const facts = holdToCapture(collected.table, input);
  const labelled = collected.labelled.map(({ label, facts: own }) => ({
    label,
    facts: holdToCapture(own, input),
  }));
  const verdict = evaluate(GATES, facts, input.options.warnOnly, labelled);
  const { dependencies, testComparison, warningComparison } = labelled.length === 0 ? facts : apart(facts);
  const compared = { dependencies, testComparison, warningComparison };
  const context = { ...plan, subject, ...compared, head: input.pullRequest.headSha };
  return assembleReport(context, verdict);
}

/** Lists of several comparisons would say of a test that is on one system only that it is gone; the gates tell what differs where. */
function apart(facts: FactTable): FactTable {
  const reason = notApplicable('Each label is compared with its own baseline.');
  return { ...facts, testComparison: reason, warningComparison: reason };
}
