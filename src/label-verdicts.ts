import type { FactName, FactTable } from './facts.js';
import type { FailureKind, Finding, Level, Outcome } from './finding.js';
import type { GateVerdict } from './gates/gate.js';

/** The facts that each system or feature set has of its own. */
export const LABEL_FACTS = [
  'evidenceState',
  'baselineState',
  'testComparison',
  'targetComparison',
  'warningComparison',
] as const satisfies readonly FactName[];

export type LabelFacts = Pick<FactTable, (typeof LABEL_FACTS)[number]>;

/** What is known of one label. */
export interface Labelled {
  readonly label: string;
  readonly facts: LabelFacts;
}

/** What a gate said of one label. */
export interface LabelVerdict {
  readonly label: string;
  readonly verdict: GateVerdict;
}

/** True for a gate that each label has an answer of its own to. */
export function isOfLabels(needs: readonly FactName[]): boolean {
  return needs.some((name) => LABEL_FACTS.some((each) => each === name));
}

/** Worst first. */
const OUTCOMES: readonly Outcome[] = ['fail', 'unknown', 'pass', 'skipped'];

/**
 * What one gate said of each label as one verdict: the worst outcome stands, and every finding names the labels that it is of. What
 * could not be judged for a label is told in the summary also where another label fails.
 */
export function mergeLabels(id: string, verdicts: readonly [LabelVerdict, ...LabelVerdict[]]): GateVerdict {
  const outcomes = verdicts.map(({ verdict }) => verdict.outcome);
  const outcome = OUTCOMES.find((each) => outcomes.includes(each)) ?? 'unknown';
  const worst = verdicts.filter(({ verdict }) => verdict.outcome === outcome);
  return {
    id,
    outcome,
    reason: outcome === 'fail' || outcome === 'pass' ? null : told(worst, ({ reason }) => reason ?? ''),
    summary: told(verdicts, ({ summary }) => summary),
    findings: mergeFindings(verdicts),
    failureKind: worstKind(verdicts, outcome),
  };
}

/** A text of each label, once where several say the same. */
function told(verdicts: readonly LabelVerdict[], text: (verdict: GateVerdict) => string): string {
  const labels = new Map<string, string[]>();
  for (const { label, verdict } of verdicts) {
    const said = text(verdict);
    const same = labels.get(said);
    if (same === undefined) labels.set(said, [label]);
    else same.push(label);
  }
  return [...labels].map(([said, by]) => inLabels(by, said)).join(' ');
}

function inLabels(labels: readonly string[], text: string): string {
  return `[${labels.join(', ')}] ${text}`;
}

const WEIGHT: Record<Level, number> = { error: 0, warning: 1, notice: 2 };

/** Notices that say what was not found: with several labels they only hold where no label has it. */
const OF_ALL: readonly string[] = ['allowance_unused'];

function mergeFindings(verdicts: readonly LabelVerdict[]): readonly Finding[] {
  const merged = new Map<string, { readonly finding: Finding; readonly labels: string[] }>();
  for (const { label, verdict } of verdicts) {
    for (const finding of verdict.findings) {
      const key = JSON.stringify(finding, Object.keys(finding).sort());
      const same = merged.get(key);
      if (same === undefined) merged.set(key, { finding, labels: [label] });
      else if (!same.labels.includes(label)) same.labels.push(label);
    }
  }
  return [...merged.values()]
    .filter(({ finding, labels }) => !OF_ALL.includes(finding.code) || labels.length === verdicts.length)
    .map(({ finding, labels }) => ({ ...finding, message: inLabels(labels, finding.message), labels }))
    .sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
}

function worstKind(verdicts: readonly LabelVerdict[], outcome: Outcome): FailureKind | null {
  const bad = verdicts.filter(({ verdict }) => verdict.failureKind !== null);
  return (bad.find(({ verdict }) => verdict.outcome === outcome) ?? bad[0])?.verdict.failureKind ?? null;
}
