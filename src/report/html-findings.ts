import { escapeHtml } from './escape.js';
import { wordsAfterPath, wordsOf } from './finding-words.js';
import { type Anchors, anchorOf } from './html-anchors.js';
import { levelsWords } from './html-overview.js';
import { badgeHtml, codeHtml, linkHtml, MAX_PROSE, placeHtml, proseHtml } from './html-text.js';
import { safeUrl } from './links.js';
import {
  groupByHelp,
  type HelpGroup,
  onlyNotices,
  type RankedFinding,
  rankFindings,
  type Topic,
  topicsWorstFirst,
  type UnknownTopic,
} from './ranking.js';
import type { Report, ReportedGate } from './report.js';
import { counted, type GateTexts, gateText } from './words.js';

/** Findings of a gate that are in sight, and those that fold away; more are in the searchable list only. */
const IN_SIGHT = 10;
const WORTH_FOLDING = 3;
const FOLDED = 100;

/** Whether a gate has more findings than its own section shows, so that the searchable list is needed. */
export function overflows(gate: ReportedGate): boolean {
  return rankFindings(gate).length > IN_SIGHT + FOLDED;
}

/** All that was found, by gate, worst first. */
export function findingsHtml(report: Report, texts: GateTexts, anchors: Anchors): string {
  const topics = topicsWorstFirst(report).map((topic) => topicHtml(topic, report, texts, anchors));
  if (topics.length === 0) return '';
  return `<section aria-labelledby="findings">
<h2 id="findings">Findings</h2>
${topics.join('\n')}
</section>`;
}

function topicHtml(topic: Topic, report: Report, texts: GateTexts, anchors: Anchors): string {
  const [gate] = topic.about === 'findings' ? [topic.gate] : topic.gates;
  const anchor = gate === undefined ? null : anchorOf(anchors, gate);
  const body = topic.about === 'findings' ? gateBody(topic.gate, report, texts) : unknownBody(topic, texts);
  return `<article class="topic"${anchor === null ? '' : ` id="${anchor}"`}>\n${body}\n</article>`;
}

function nameHtml(id: string, texts: GateTexts): string {
  const { title } = gateText(texts, id);
  return title === id ? codeHtml(id) : `${escapeHtml(title)} <span class="id">${codeHtml(id)}</span>`;
}

function whyHtml(id: string, texts: GateTexts): string {
  const { why, docs } = gateText(texts, id);
  const address = safeUrl(docs);
  const words = [
    ...(why === '' ? [] : [`<strong>Why it matters:</strong> ${proseHtml(why)}`]),
    ...(address === null
      ? []
      : [linkHtml(address, `More about this gate<span class="unseen">: ${escapeHtml(id)}</span>`)]),
  ];
  return words.length === 0 ? '' : `\n<p class="why">${words.join(' ')}</p>`;
}

/** Gates that are named again beside their reason; the table names them all. */
const NAMED = 4;

function unknownBody(topic: UnknownTopic, texts: GateTexts): string {
  const [only, ...others] = topic.gates;
  const names =
    topic.gates.length > NAMED
      ? `<p class="tally">${counted(topic.gates.length, 'gate')}</p>`
      : `<ul class="names">${topic.gates.map(({ id }) => `<li>${nameHtml(id, texts)}</li>`).join('')}</ul>`;
  const why = only === undefined || others.length > 0 ? '' : whyHtml(only.id, texts);
  return `<h3>${badgeHtml('unknown')} Could not be judged</h3>
${names}${why}
<p class="todo">${proseHtml(topic.reason)}</p>`;
}

function gateBody(gate: ReportedGate, report: Report, texts: GateTexts): string {
  const ranked = rankFindings(gate);
  const inSight = ranked.length < IN_SIGHT + WORTH_FOLDING ? ranked.length : IN_SIGHT;
  const why = onlyNotices(gate) ? '' : whyHtml(gate.id, texts);
  const heading = `<h3>${badgeHtml(gate.outcome)} ${nameHtml(gate.id, texts)}</h3>
<p class="tally">${levelsWords(gate)}</p>${why}`;
  const shown = groupByHelp(ranked).flatMap((group) => group.members.map((member) => ({ group, member })));
  const parts = [groupsHtml(report, shown.slice(0, inSight))];
  const folded = shown.slice(inSight, inSight + FOLDED);
  if (folded.length > 0) {
    const count = counted(
      folded.reduce((sum, { member }) => sum + member.times, 0),
      'more finding',
    );
    parts.push(`<details><summary>${count}</summary>\n${groupsHtml(report, folded)}\n</details>`);
  }
  const left = shown.slice(inSight + FOLDED).reduce((sum, { member }) => sum + member.times, 0);
  if (left > 0) {
    const link = '<a href="#every-finding">list of every finding</a>';
    parts.push(`<p>${counted(left, 'more finding')}: see the ${link}.</p>`);
  }
  return [heading, ...parts].join('\n');
}

/** Neighbours with one help stand together, and the help is said once, after them. */
function groupsHtml(
  report: Report,
  shown: readonly { readonly group: HelpGroup; readonly member: RankedFinding }[],
): string {
  const groups = new Map<HelpGroup, RankedFinding[]>();
  for (const { group, member } of shown) groups.set(group, [...(groups.get(group) ?? []), member]);
  return [...groups].map(([group, members]) => groupHtml(report, { ...group, members })).join('\n');
}

function groupHtml(report: Report, { help, copied, members }: HelpGroup): string {
  const rows = members.map((member) => findingHtml(report, member));
  const block = escapedLines(copied);
  // What is cut can't be pasted.
  const pasted =
    Buffer.byteLength(block) <= MAX_PROSE
      ? `\n<pre class="copied"><code>${block}</code></pre>`
      : '\n<p class="todo">It is too long for here; the JSON report holds it.</p>';
  const toDo =
    help.trim() === '' ? '' : `\n<p class="todo"><strong>What to do:</strong> ${proseHtml(help)}</p>`;
  return `<div class="group ${members[0]?.finding.level}">\n<ul class="plain">\n${rows.join('\n')}\n</ul>${toDo}${copied.length === 0 ? '' : pasted}\n</div>`;
}

function escapedLines(lines: readonly string[]): string {
  return lines.map(escapeHtml).join('\n');
}

function findingHtml(report: Report, { finding, times }: RankedFinding): string {
  const rest = wordsAfterPath(finding);
  const { path, line, end_line: endLine } = finding;
  const message = proseHtml(rest ?? wordsOf(finding, 'message'));
  const place =
    path === null || path === ''
      ? ''
      : `${placeHtml(report, path, line, endLine)}${rest === null ? ':' : ''} `;
  const repeated = times === 1 ? '' : ` <span class="muted">(${times} times)</span>`;
  return `<li class="finding">${badgeHtml(finding.level)} <span class="said">${place}${message || escapeHtml(finding.code)}${repeated}</span></li>`;
}
