import type { Level } from '../finding.js';
import { listOf, MAX_ENTRIES } from './copied-lines.js';
import { helpOf, sharedHelp } from './finding-words.js';
import type { Report, ReportedFinding, ReportedGate } from './report.js';
import { isInHeadline, LEVELS } from './words.js';

/** A finding, and how many times its gate gave it: the same code, path, line and message. */
export interface RankedFinding {
  readonly finding: ReportedFinding;
  readonly times: number;
}

/** A gate's findings, each once, worst first, else as the gate gave them. */
export function rankFindings(gate: ReportedGate): readonly RankedFinding[] {
  const byIdentity = new Map<string, { finding: ReportedFinding; times: number }>();
  for (const finding of gate.findings) {
    const identity = JSON.stringify([finding.code, finding.path, finding.line, finding.message]);
    const known = byIdentity.get(identity);
    if (known === undefined) byIdentity.set(identity, { finding, times: 1 });
    else {
      known.times += 1;
      if (severity(finding.level) < severity(known.finding.level)) known.finding = finding;
    }
  }
  return [...byIdentity.values()].sort((a, b) => severity(a.finding.level) - severity(b.finding.level));
}

/** Findings of one level that need the same help, so that it is said once. */
export interface HelpGroup {
  readonly help: string;
  /** Lines that belong to the help and are copied as they are: no surface breaks or cuts them. */
  readonly copied: readonly string[];
  readonly members: readonly RankedFinding[];
}

export function groupByHelp(ranked: readonly RankedFinding[]): readonly HelpGroup[] {
  const groups = new Map<string, RankedFinding[]>();
  for (const member of ranked) {
    const { said, own } = sharedHelp(member.finding);
    const key = JSON.stringify([member.finding.level, said, own]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [member]);
    else group.push(member);
  }
  return [...groups.values()].map((members) => ({ ...helpFor(members), members }));
}

function helpFor(members: readonly RankedFinding[]): Pick<HelpGroup, 'help' | 'copied'> {
  const [first] = members;
  if (first === undefined) return { help: '', copied: [] };
  const { said } = helpOf(first.finding);
  const same = members.every(({ finding }) => helpOf(finding).said === said);
  const help = same ? said : sharedHelp(first.finding).said;
  const entries = [...new Set(members.flatMap(({ finding }) => helpOf(finding).entry ?? []))];
  const more = entries.length - MAX_ENTRIES;
  const others = more === 1 ? 'the other one takes' : `each of the ${more} others takes`;
  return {
    help: more > 0 ? `${help.replace(/:$/, '')}; ${others} an entry like these:` : help,
    copied: listOf(entries),
  };
}

/** Notices of what stands in the plan and did not come into play: of use to who looks for why something failed. */
const ASIDES: readonly string[] = ['unmatched_entries', 'allowance_unused', 'older_revision_broken'];

/** The report without them, where nothing failed. */
export function withoutAsides(report: Report): Report {
  if (report.conclusion !== 'success') return report;
  const gates = report.gates.map((gate) => ({
    ...gate,
    findings: gate.findings.filter(({ code, level }) => level !== 'notice' || !ASIDES.includes(code)),
  }));
  return { ...report, gates };
}

/** Gates that a table tells of in one row. */
export type GateRow = readonly [ReportedGate, ...ReportedGate[]];

/** Gates that do not apply, or could not be judged, for one reason share a row, in the place of the first; all others have their own. */
export function gateRows(gates: readonly ReportedGate[]): readonly GateRow[] {
  const rows: [ReportedGate, ...ReportedGate[]][] = [];
  const byReason = new Map<string, ReportedGate[]>();
  for (const gate of gates) {
    const shares = (gate.outcome === 'skipped' || gate.outcome === 'unknown') && gate.findings.length === 0;
    const key = JSON.stringify([gate.outcome, gate.reason ?? gate.summary]);
    const known = shares ? byReason.get(key) : undefined;
    if (known !== undefined) {
      known.push(gate);
      continue;
    }
    const row: [ReportedGate, ...ReportedGate[]] = [gate];
    if (shares) byReason.set(key, row);
    rows.push(row);
  }
  return rows;
}

/** What a report explains below its table: a gate's findings, or one reason for which gates could not be judged. */
export type Topic = { readonly about: 'findings'; readonly gate: ReportedGate } | UnknownTopic;

export interface UnknownTopic {
  readonly about: 'unknown';
  readonly reason: string;
  readonly gates: readonly ReportedGate[];
}

/** Everything to explain beside the headline, worst first: gates that failed, what could not be judged, then gates by their worst finding. */
export function topicsWorstFirst(report: Report): readonly Topic[] {
  const telling = gatesWorstFirst(report).map((gate): Topic => ({ about: 'findings', gate }));
  const failed = telling.filter(
    (topic) => topic.about === 'findings' && topic.gate.outcome === 'fail',
  ).length;
  const unknown = unknownTopics(report).filter(({ reason }) => !isInHeadline(report, reason));
  return [...telling.slice(0, failed), ...unknown, ...telling.slice(failed)];
}

/** Gates that lack the same fact have the same reason, which is told once. */
export function unknownTopics(report: Report): readonly UnknownTopic[] {
  const byReason = new Map<string, ReportedGate[]>();
  for (const gate of report.gates.filter(({ outcome }) => outcome === 'unknown')) {
    const reason = gate.reason ?? gate.summary;
    byReason.set(reason, [...(byReason.get(reason) ?? []), gate]);
  }
  return [...byReason].map(([reason, gates]) => ({ about: 'unknown', reason, gates }));
}

/** Whether a gate only informs: then nobody is held up, and why it matters need not be said. */
export function onlyNotices(gate: ReportedGate): boolean {
  return gate.findings.every(({ level }) => level === 'notice');
}

/** The gates that have findings, worst first; else in the report's order. */
function gatesWorstFirst(report: Report): readonly ReportedGate[] {
  return report.gates
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => gateSeverity(a) - gateSeverity(b));
}

function gateSeverity(gate: ReportedGate): number {
  if (gate.outcome === 'fail') return -1;
  return gate.findings.reduce((worst, { level }) => Math.min(worst, severity(level)), LEVELS.length);
}

function severity(level: Level): number {
  return LEVELS.indexOf(level);
}

/** A finding and the gate that gave it. */
export interface PlacedFinding extends RankedFinding {
  readonly gate: ReportedGate;
}

/**
 * The findings of all gates for a surface that has room for some: errors first, and within a level the gates take turns, so that
 * one gate's thousand findings do not hide another's only one.
 */
export function findingsInTurns(report: Report): readonly PlacedFinding[] {
  const turns = gatesWorstFirst(report).flatMap((gate) => {
    const turn = new Map<Level, number>();
    return rankFindings(gate).map((ranked) => {
      const mine = turn.get(ranked.finding.level) ?? 0;
      turn.set(ranked.finding.level, mine + 1);
      return { placed: { ...ranked, gate }, rank: severity(ranked.finding.level), turn: mine };
    });
  });
  return turns.sort((a, b) => a.rank - b.rank || a.turn - b.turn).map(({ placed }) => placed);
}
