import { topicsWorstFirst } from './ranking.js';
import type { Report, ReportedGate } from './report.js';

/** Where the page explains a gate: names of elements, each once. */
export type Anchors = ReadonlyMap<ReportedGate, string>;

/** Names that stay the same from report to report where the gate's own id is fit for one, so that a link to it keeps its meaning. */
export function anchorsOf(report: Report): Anchors {
  const anchors = new Map<ReportedGate, string>();
  const used = new Set<string>();
  for (const [index, topic] of topicsWorstFirst(report).entries()) {
    const own = topic.about === 'findings' && /^[a-z][a-z-]*$/.test(topic.gate.id);
    const wanted = own ? `gate-${topic.gate.id}` : `topic-${index + 1}`;
    const name = used.has(wanted) ? `topic-${index + 1}` : wanted;
    used.add(name);
    for (const gate of topic.about === 'findings' ? [topic.gate] : topic.gates) anchors.set(gate, name);
  }
  return anchors;
}

export function anchorOf(anchors: Anchors, gate: ReportedGate): string | null {
  return anchors.get(gate) ?? null;
}
