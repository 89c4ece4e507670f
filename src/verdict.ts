import {
  CHECKS_OFF,
  type Fact,
  type FactName,
  type FactTable,
  FLOOR_OFF,
  type NotApplicable,
} from './facts.js';
import {
  boundedFindings,
  type Conclusion,
  FAILURE_KINDS,
  type FailureKind,
  type Finding,
  type Level,
} from './finding.js';
import type { Gate, GateVerdict } from './gates/gate.js';
import { isOfLabels, type Labelled, mergeLabels } from './label-verdicts.js';

/** Gates that `warn-only` never softens: without them there is no ground to stand on. */
export const NEVER_WARN_ONLY: readonly string[] = ['plan', 'baseline', 'evidence'];

export interface Verdict {
  readonly conclusion: Conclusion;
  readonly failureKind: FailureKind | null;
  readonly headline: string;
  readonly gates: readonly GateVerdict[];
}

/**
 * Evaluates every gate on its facts and concludes. The one place that does: all gates run, and no finding hides another. Where there
 * are labels, what each has of its own takes the place of the same facts in the table.
 */
export function evaluate(
  gates: readonly Gate[],
  facts: FactTable,
  warnOnly: readonly string[],
  labelled: readonly Labelled[] = [],
): Verdict {
  const verdict = conclude(
    gates.map((gate) => {
      const [first, ...others] = isOfLabels(gate.needs) ? labelled : [];
      if (first === undefined) return evaluateGate(gate, facts, warnOnly);
      const judge = ({ label, facts: own }: Labelled) => ({
        label,
        verdict: evaluateGate(gate, { ...facts, ...own }, warnOnly),
      });
      return mergeLabels(gate.id, [judge(first), ...others.map(judge)]);
    }),
  );
  const aside = turnedOff(facts);
  const ungoverned = facts.planChoice.state === 'known' && facts.planChoice.value.chosen === null;
  if (verdict.conclusion === 'failure') return verdict;
  if (!ungoverned) return { ...verdict, headline: `${verdict.headline}${aside}` };
  return {
    ...verdict,
    headline: 'This change may merge: no plan governs it, and `if-no-plan: pass` lets it through.',
  };
}

/** What a success does not say, because whoever set it up turned it off. */
function turnedOff({ evidenceState, planChecks }: FactTable): string {
  if (isFor(evidenceState, FLOOR_OFF)) return ' With `floor: off`, no test was run and no warning counted.';
  return isFor(planChecks, CHECKS_OFF) ? ' With `run-checks: off`, the plan checks were not run.' : '';
}

function isFor(fact: Fact<unknown>, { reason }: NotApplicable): boolean {
  return fact.state === 'not-applicable' && fact.reason === reason;
}

/** Success needs at least one pass and neither a fail nor an unknown. */
export function conclude(gates: readonly GateVerdict[]): Verdict {
  const bad = gates.filter((gate) => gate.outcome === 'fail' || gate.outcome === 'unknown');
  const passed = gates.filter((gate) => gate.outcome === 'pass');
  if (bad.length === 0 && passed.length > 0) {
    return { conclusion: 'success', failureKind: null, headline: successHeadline(gates), gates };
  }
  // Of several kinds the most fundamental one is named; where nothing at all was judged, that is what is missing.
  const failureKind =
    FAILURE_KINDS.find((kind) => bad.some((gate) => gate.failureKind === kind)) ?? 'incomplete-evidence';
  return { conclusion: 'failure', failureKind, headline: failureHeadline(bad), gates };
}

function evaluateGate(gate: Gate, facts: FactTable, warnOnly: readonly string[]): GateVerdict {
  const needed = gate.needs.map((name) => facts[name]);
  const missing = needed.find((fact) => fact.state === 'missing');
  if (missing?.state === 'missing') {
    return { ...unjudged(gate.id, 'unknown', missing.reason), failureKind: missing.kind };
  }
  const inapplicable = needed.find((fact) => fact.state === 'not-applicable');
  if (inapplicable?.state === 'not-applicable') return unjudged(gate.id, 'skipped', inapplicable.reason);
  const { summary, findings } = gate.evaluate(knownFacts(gate.needs, facts));
  const softened = warnOnly.includes(gate.id) && !NEVER_WARN_ONLY.includes(gate.id);
  const weighed = worstFirst(softened ? findings.map(asWarning) : findings);
  const failed = weighed.some((finding) => finding.level === 'error');
  return {
    id: gate.id,
    outcome: failed ? 'fail' : 'pass',
    reason: null,
    summary,
    findings: boundedFindings(weighed),
    failureKind: failed ? gate.failureKind : null,
  };
}

/** The facts a gate declared, as plain values. The cast is the registry's: each gate's own type was checked where it is defined. */
function knownFacts(needs: readonly FactName[], facts: FactTable): Parameters<Gate['evaluate']>[0] {
  const values = needs.map((name) => {
    const fact: Fact<unknown> = facts[name];
    return [name, fact.state === 'known' ? fact.value : undefined];
  });
  return Object.fromEntries(values) as Parameters<Gate['evaluate']>[0];
}

function unjudged(id: string, outcome: 'skipped' | 'unknown', reason: string): GateVerdict {
  return { id, outcome, reason, summary: reason, findings: [], failureKind: null };
}

function asWarning(finding: Finding): Finding {
  return finding.level === 'error' ? { ...finding, level: 'warning' } : finding;
}

const WEIGHT: Record<Level, number> = { error: 0, warning: 1, notice: 2 };

function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
}

function successHeadline(gates: readonly GateVerdict[]): string {
  const passed = gates.filter((gate) => gate.outcome === 'pass').length;
  const skipped = gates.filter((gate) => gate.outcome === 'skipped').length;
  const warnings = gates
    .flatMap((gate) => gate.findings)
    .filter((finding) => finding.level === 'warning').length;
  const aside = [
    ...(skipped > 0 ? [`${skipped} ${skipped === 1 ? 'does' : 'do'} not apply`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  const counted = `${passed} ${passed === 1 ? 'gate passes' : 'gates pass'}`;
  return `This change may merge under its plan: ${[counted, ...aside].join(', ')}.`;
}

function failureHeadline(bad: readonly GateVerdict[]): string {
  const [first, ...others] = bad.filter((gate) => gate.outcome === 'fail');
  const unknown = bad.filter((gate) => gate.outcome === 'unknown');
  if (first === undefined) return unjudgedHeadline(unknown);
  // Without a plan to judge by, the other gates have nothing to say: the reason stands for them all.
  if (first.id === 'plan' && bad.every((gate) => gate === first || gate.failureKind === 'bad-plan'))
    return `This change may not merge: ${begun(causeOf(first))}.`;
  const parts = [
    `${begun(causeOf(first))} (${first.id})`,
    ...(others.length > 0 ? [`${named(others)} ${others.length === 1 ? 'fails' : 'fail'} too`] : []),
    ...(unknown.length > 0 ? [`${named(unknown)} could not be judged`] : []),
  ];
  return `This change may not merge: ${parts.join('; ')}.`;
}

/** A single error says more than how many there are; but of a plan's fields only who knows the plan understands anything. */
function causeOf({ id, summary, findings }: GateVerdict): string {
  const [error, ...others] = findings.filter((finding) => finding.level === 'error');
  if (error === undefined || others.length > 0 || (id === 'plan' && error.path !== undefined))
    return cut(firstSentence(summary));
  const message = firstSentence(error.message).replace(/\b[0-9a-f]{40,64}\b/g, (id) => `${id.slice(0, 10)}…`);
  // One that begins with a line break begins with a hostile file name.
  return message === '' || message.length > MAX_SENTENCE ? cut(firstSentence(summary)) : message;
}

function unjudgedHeadline(unknown: readonly GateVerdict[]): string {
  const [first] = unknown;
  if (first === undefined) return 'This change may not merge: no gate applied to it.';
  return `This change may not merge, since ${named(unknown)} could not be judged: ${cut(firstSentence(first.reason ?? first.summary))}.`;
}

/** Gates that a headline names; more are counted. */
const NAMED = 4;

/** `a, b and c`. */
function named(gates: readonly GateVerdict[]): string {
  const names = gates.slice(0, gates.length > NAMED ? NAMED - 1 : NAMED).map(({ id }) => id);
  const all = gates.length > NAMED ? [...names, `${gates.length - names.length} more gates`] : names;
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}

/** UTF-16 units of the sentence that a headline repeats: a check run's title has 255 bytes in all. */
const MAX_SENTENCE = 160;

/** Without its full stop. */
function firstSentence(text: string): string {
  const end = text.search(/\n|[.?](?:\s|$)/);
  return end < 0 ? text : text.slice(0, end);
}

function cut(sentence: string): string {
  if (sentence.length <= MAX_SENTENCE) return sentence;
  return `${sentence.slice(0, MAX_SENTENCE).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** As it goes on behind a colon. */
function begun(sentence: string): string {
  return /^[A-Z](?:[a-z]|\s)/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
