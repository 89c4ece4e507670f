import { collectFacts, subjectOf } from './collect/facts.js';
import { collectPlan } from './collect/plan.js';
import type { EvidenceInput } from './evidence-source.js';
import type { Read } from './facts.js';
import { GATES } from './gates/index.js';
import type { GateOptions } from './options.js';
import type { PullRequest } from './pull-request.js';
import { assembleReport } from './report/assemble.js';
import type { Report } from './report/report.js';
import type { Repository } from './repository.js';
import { evaluate } from './verdict.js';

/** What the pipeline is given; everything it reads comes through here. */
export interface RunInput<Standing> extends EvidenceInput {
  readonly pullRequest: PullRequest;
  readonly options: GateOptions;
  readonly repository: Repository;
  /** Asked with the last reads, or behind a capture, so that whoever publishes knows whether the head is still the same. */
  readHead(): Promise<Read<Standing>>;
}

export interface RunResult<Standing> {
  readonly report: Report;
  readonly headNow: Read<Standing>;
}

/** The whole pipeline: plan, facts, gates, verdict, report. Never throws for anything that a pull request can bring. */
export async function run<Standing>(input: RunInput<Standing>): Promise<RunResult<Standing>> {
  const plan = await collectPlan(input);
  const subject = subjectOf(input, plan.choice);
  const collecting = collectFacts(input, plan, subject);
  // A capture takes minutes, in which the head may move.
  if (input.evidenceSource) await collecting;
  const [facts, headNow] = await Promise.all([collecting, input.readHead()]);
  const verdict = evaluate(GATES, facts, input.options.warnOnly);
  const context = { ...plan, subject, head: input.pullRequest.headSha };
  return { report: assembleReport(context, verdict), headNow };
}
