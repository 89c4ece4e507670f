import type { FailureKind, Level } from '../finding.js';
import type { Outcome, PullRequestKind, Report, ReportedChunk, ReportedGate } from './report.js';

/** What the registry knows of a gate and a report does not hold. */
export interface GateText {
  /** A few words for tables. */
  readonly title: string;
  /** One sentence on why the gate matters, for the person who is blocked. */
  readonly why: string;
  /** Address of the gate's page. */
  readonly docs?: string;
}

/** Texts by gate id. A gate without one goes by its id. */
export type GateTexts = Readonly<Record<string, GateText>>;

export function gateText(texts: GateTexts, id: string): GateText {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
  return text ?? { title: id, why: '' };
}

/** What each kind of failure means, for someone who has never heard of plan-gate. */
const FAILURE_WORDS: Readonly<Record<FailureKind, string>> = {
  'bad-plan':
    'It can not be told what this change is to be judged by. The finding of the gate `plan` says why, and what to do.',
  violation: 'The change does not keep to its plan. Each finding says what to do.',
  'bad-baseline':
    'The baseline does not prove what the plan pins, so the change has nothing to be compared with. The change may be fine; mend the baseline first.',
  'incomplete-evidence':
    'What the code does was not shown in full, and what is not shown does not count as passed.',
  infrastructure:
    'Something that plan-gate needs could not be had. This says nothing about the change. The reason says what it was and what to do.',
};

/** One or two sentences below the headline: what this conclusion and kind mean for the reader. */
export function verdictWords(report: Report): string {
  if (report.conclusion === 'success')
    return 'Nothing that plan-gate judges speaks against merging this change.';
  if (report.failure_kind === null) return 'This change may not merge yet.';
  return FAILURE_WORDS[report.failure_kind];
}

/** `success`, or `failure` with its kind: the words that the JSON report uses. */
export function verdictLabel(report: Report): string {
  return report.failure_kind === null ? report.conclusion : `${report.conclusion} (${report.failure_kind})`;
}

/** The order in which levels are told, worst first. */
export const LEVELS: readonly Level[] = ['error', 'warning', 'notice'];

export const LEVEL_EMOJI: Readonly<Record<Level, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' };

export const OUTCOME_EMOJI: Readonly<Record<Outcome, string>> = {
  pass: '✅',
  fail: '❌',
  skipped: '⏭️',
  unknown: '❓',
};

/** UTF-16 units of a reason that no surface cuts in the headline. */
const MAX_IN_HEADLINE = 300;

/** Whether a reason is told in the headline already, as that of a run that ended before any gate could be asked. */
export function isInHeadline({ headline }: Report, reason: string): boolean {
  // A longer one may be cut there, and one of several lines reads better below.
  return (
    reason !== '' && reason.length <= MAX_IN_HEADLINE && !reason.includes('\n') && headline.includes(reason)
  );
}

/** What a gate says for itself in a table: its summary, or why it was skipped. Why it is unknown is told once for all, elsewhere. */
export function gateWords(gate: ReportedGate, report: Report): string {
  if (gate.outcome === 'skipped') return gate.reason ?? gate.summary;
  if (gate.outcome === 'unknown' && gate.summary === gate.reason)
    return isInHeadline(report, gate.reason) ? 'The reason is above.' : 'The reason is below.';
  return gate.summary;
}

const KIND_WORDS: Readonly<Record<PullRequestKind, string>> = {
  chunk: 'one chunk of the plan',
  feature: 'the whole feature',
  plan: 'a change of the plan itself',
};

/** What the pull request is, in the plan's terms; a chunk's id is told apart from this. */
export function kindWords(report: Report): string {
  if (report.kind !== null) return KIND_WORDS[report.kind];
  return report.conclusion === 'success'
    ? 'a change that no plan governs'
    : 'a change whose part in a plan could not be told';
}

/** What stands for the plan where none was judged by. */
export function noPlanWords({ conclusion }: Report): string {
  return conclusion === 'success' ? 'none' : 'none that could be used';
}

export const CHUNK_STATE_WORDS: Readonly<Record<ReportedChunk['state'], string>> = {
  this: 'this one',
  planned: 'planned',
  landed: 'landed',
  waiting: 'waiting',
  blocked: 'blocked',
};

/** `1,234`: a number with its thousands set apart. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 finding`, `1,234 findings`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
