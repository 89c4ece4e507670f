import type { Fact, Facts, Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { Dependencies } from '../plan/landing.js';
import type { ChunkChoice } from '../plan/select-chunk.js';
import type { ChosenPlan } from '../plan/select-plan.js';
import type { Verdict } from '../verdict.js';
import { chunkStates } from './chunk-states.js';
import { reportedTests, reportedWarnings } from './comparisons.js';
import type { Report, ReportedFinding, ReportedGate, ReportedPlan } from './report.js';

/** What the report tells beside the verdict. */
export interface ReportContext {
  readonly head: string;
  readonly base: Read<string>;
  readonly mergeBase: Read<string>;
  readonly changes: Read<readonly unknown[]>;
  /** The plan and chunk under judgement. */
  readonly subject: Fact<{ readonly chosen: ChosenPlan; readonly chunk: ChunkChoice | null }>;
  /** Which chunks have landed, as far as anybody had to know. */
  readonly dependencies: Fact<Dependencies>;
  /** What the head's tests and warnings are beside the baseline's. */
  readonly testComparison: Fact<Facts['testComparison']>;
  readonly warningComparison: Fact<Facts['warningComparison']>;
}

/** Puts the verdict and its context into the public report format. */
export function assembleReport(context: ReportContext, verdict: Verdict): Report {
  const subject = context.subject.state === 'known' ? context.subject.value : null;
  const chosen = subject?.chosen ?? null;
  const chunk = subject?.chunk?.ok === true ? subject.chunk.chunk : null;
  return {
    schema_version: 1,
    conclusion: verdict.conclusion,
    failure_kind: verdict.failureKind,
    headline: verdict.headline,
    kind: chosen?.kind ?? null,
    plan: chosen === null ? null : reportedPlan(chosen),
    chunk: chunk?.id ?? null,
    base: valueOrNull(context.base),
    head: context.head,
    merge_base: valueOrNull(context.mergeBase),
    changed_files: valueOrNull(context.changes)?.length ?? null,
    gates: verdict.gates.map(reportedGate),
    chunks: chosen === null ? [] : chunkStates(chosen.plan.chunks, chunk?.id ?? null, context.dependencies),
    assertions: chunk?.assertions ?? featureAssertions(chosen),
    ...reportedTests(context.testComparison),
    ...reportedWarnings(context.warningComparison),
  };
}

/** The report of a run that ended before any gate could be asked, such as one whose event could not be read. */
export function infrastructureReport(
  reason: string,
  head: string | null,
  gateIds: readonly string[],
): Report {
  return {
    schema_version: 1,
    conclusion: 'failure',
    failure_kind: 'infrastructure',
    headline: `plan-gate could not judge this change: ${reason}`,
    kind: null,
    plan: null,
    chunk: null,
    base: null,
    head,
    merge_base: null,
    changed_files: null,
    gates: gateIds.map((id) => ({ id, outcome: 'unknown', reason, summary: reason, findings: [] })),
    chunks: [],
    assertions: [],
  };
}

function valueOrNull<T>(read: Read<T>): T | null {
  return read.state === 'known' ? read.value : null;
}

function reportedPlan({ path, ref, sha, plan }: ChosenPlan): ReportedPlan {
  return { path, ref, sha, rev: plan.plan_rev, slug: plan.feature.slug };
}

function reportedGate({ id, outcome, reason, summary, findings }: Verdict['gates'][number]): ReportedGate {
  return { id, outcome, reason, summary, findings: findings.map(reportedFinding) };
}

function reportedFinding(finding: Finding): ReportedFinding {
  return {
    code: finding.code,
    level: finding.level,
    message: finding.message,
    path: finding.path ?? null,
    line: finding.line ?? null,
    end_line: finding.endLine ?? null,
    column: finding.column ?? null,
    end_column: finding.endColumn ?? null,
    help: finding.help,
    ...(finding.labels === undefined ? {} : { labels: finding.labels }),
  };
}

function featureAssertions(chosen: ChosenPlan | null): readonly string[] {
  if (chosen?.kind !== 'feature') return [];
  return chosen.plan.acceptance.filter((item) => item.kind === 'assertion').map((item) => item.desc);
}
