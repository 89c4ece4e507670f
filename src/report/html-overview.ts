import { escapeHtml } from './escape.js';
import { type Anchors, anchorOf } from './html-anchors.js';
import {
  badgeHtml,
  codeHtml,
  commitHtml,
  linkHtml,
  MAX_SENTENCE,
  placeHtml,
  proseHtml,
} from './html-text.js';
import { pullRequestUrl, safeUrl } from './links.js';
import { type GateRow, gateRows, topicsWorstFirst } from './ranking.js';
import type { Outcome, Report, ReportedGate } from './report.js';
import {
  counted,
  type GateTexts,
  gateText,
  gateWords,
  kindWords,
  LEVELS,
  noPlanWords,
  verdictLabel,
  verdictWords,
} from './words.js';

/** The verdict and why, what it means, and where to start. */
export function verdictHtml(report: Report, texts: GateTexts, anchors: Anchors): string {
  const passes = report.conclusion === 'success';
  const tone = passes ? 'pass' : report.failure_kind === 'violation' ? 'fail' : 'unknown';
  const badge = badgeHtml(passes ? 'pass' : 'fail', verdictLabel(report));
  return `<section class="verdict ${tone}" aria-labelledby="verdict">
<h1 id="verdict"><span class="sign" aria-hidden="true">${passes ? '✓' : '✗'}</span> ${headlineHtml(report)}</h1>
<p>${badge} ${proseHtml(verdictWords(report))}</p>
${startHtml(report, texts, anchors)}</section>`;
}

/** The headline, in which no gate's name is broken at its hyphens. */
function headlineHtml({ headline, gates }: Report): string {
  const ids = new Set(gates.map(({ id }) => id));
  return proseHtml(headline.replace(/\s+/g, ' '), MAX_SENTENCE).replace(/[a-z]+(?:-[a-z]+)+/g, (word) =>
    ids.has(word) ? `<span class="whole">${word}</span>` : word,
  );
}

/** Links to what keeps the change from merging, worst first, so that nobody has to look for it. */
function startHtml(report: Report, texts: GateTexts, anchors: Anchors): string {
  const links = topicsWorstFirst(report).flatMap((topic) => {
    const gates = topic.about === 'findings' ? [topic.gate] : topic.gates;
    const [gate, ...others] = gates;
    if (gate === undefined || gate.outcome === 'pass' || gate.outcome === 'skipped') return [];
    const words =
      others.length === 0
        ? gateText(texts, gate.id).title
        : `why ${counted(gates.length, 'gate')} could not be judged`;
    const aside = others.length === 0 ? ` (${blockersWords(gate)})` : '';
    return [`<a href="#${anchorOf(anchors, gate)}">${escapeHtml(words)}</a>${aside}`];
  });
  return links.length === 0 ? '' : `<p><strong>Start with:</strong> ${links.join(', ')}</p>\n`;
}

function blockersWords({ outcome, findings }: ReportedGate): string {
  if (outcome === 'unknown') return 'could not be judged';
  return counted(findings.filter(({ level }) => level === 'error').length, 'error');
}

const OUTCOMES: readonly (readonly [Outcome, string, string])[] = [
  ['fail', 'fails', 'fail'],
  ['unknown', 'could not be judged', 'could not be judged'],
  ['pass', 'passes', 'pass'],
  ['skipped', 'does not apply', 'do not apply'],
];

/** `7 gates: 2 fail, 5 pass.` */
function tally(gates: readonly ReportedGate[]): string {
  const parts = OUTCOMES.flatMap(([outcome, one, many]) => {
    const count = gates.filter((gate) => gate.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `${counted(gates.length, 'gate')}: ${parts.join(', ')}.`;
}

/** The table of gates. Its parts say their roles, since a phone lays them out in another way than as a table. */
export function gatesHtml(report: Report, texts: GateTexts, anchors: Anchors): string {
  if (report.gates.length === 0) return '';
  const heads = ['Gate', 'Outcome', 'What it found'];
  const rows = gateRows(report.gates).map((row) => rowHtml(row, report, texts, anchors));
  return `<section aria-labelledby="gates">
<h2 id="gates">Gates</h2>
<table role="table">
<caption>${tally(report.gates)}</caption>
<thead role="rowgroup"><tr role="row">${heads.map((head) => `<th role="columnheader" scope="col">${head}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">
${rows.join('\n')}
</tbody>
</table>
</section>`;
}

function rowHtml([gate, ...others]: GateRow, report: Report, texts: GateTexts, anchors: Anchors): string {
  const all = [gate, ...others];
  const name = others.length === 0 ? nameHtml(gate, texts, anchors) : counted(all.length, 'gate');
  const ids = all.map((each) => linkedHtml(each, codeHtml(each.id), anchors)).join(', ');
  const which = others.length === 0 ? '' : `${ids}: `;
  const warnings = gate.findings.filter(({ level }) => level === 'warning').length;
  const besides = warnings === 0 ? '' : ` ${badgeHtml('warning', counted(warnings, 'warning'))}`;
  const words = proseHtml(gateWords(gate, report), MAX_SENTENCE);
  return `<tr role="row"><th role="rowheader" scope="row">${name}</th><td role="cell">${badgeHtml(gate.outcome)}${besides}</td><td role="cell">${which}${words}</td></tr>`;
}

function nameHtml(gate: ReportedGate, texts: GateTexts, anchors: Anchors): string {
  const { title } = gateText(texts, gate.id);
  const id = title === gate.id ? '' : ` <span class="id">${codeHtml(gate.id)}</span>`;
  return linkedHtml(gate, escapeHtml(title), anchors) + id;
}

/** With a link to what is told of the gate, where something is. */
function linkedHtml(gate: ReportedGate, inner: string, anchors: Anchors): string {
  const anchor = anchorOf(anchors, gate);
  return anchor === null ? inner : `<a href="#${anchor}">${inner}</a>`;
}

/** `2 errors, 1 notice`. */
export function levelsWords(gate: ReportedGate): string {
  return LEVELS.flatMap((level) => {
    const count = gate.findings.filter((finding) => finding.level === level).length;
    return count === 0 ? [] : [counted(count, level)];
  }).join(', ');
}

/** What was judged, by which plan, and on what evidence. */
export function contextHtml(report: Report): string {
  const rows = contextRows(report).map(([name, words]) => `<div><dt>${name}</dt><dd>${words}</dd></div>`);
  return `<section aria-labelledby="context">
<h2 id="context">What was judged</h2>
<dl>
${rows.join('\n')}
</dl>
</section>`;
}

function contextRows(report: Report): readonly (readonly [string, string])[] {
  const { plan, chunk, changed_files: changed } = report;
  const commit = (id: string | null) => (id === null ? 'not known' : commitHtml(report, id));
  const number = pullRequestUrl(report);
  const pull = number === null ? '' : `${linkHtml(number, `number ${report.host?.pull_request}`)}, `;
  const log = safeUrl(report.host?.run_url);
  const said = (id: string, name: string) =>
    report.gates
      .filter((gate) => gate.id === id)
      .slice(0, 1)
      .map((gate) => [name, gateSaid(gate, report)] as const);
  return [
    ['Pull request', `${pull}${kindWords(report)}`],
    ...(chunk === null ? [] : [['Chunk', codeHtml(chunk)] as const]),
    ['Plan', plan === null ? noPlanWords(report) : placeHtml(report, plan.path, null, null)],
    ...(plan === null
      ? []
      : ([
          ['Revision', `${plan.rev} of ${codeHtml(plan.slug)}`],
          ['Read at', `${codeHtml(plan.ref)} (${commitHtml(report, plan.sha)})`],
        ] as const)),
    ['Base', commit(report.base)],
    ['Head', commit(report.head)],
    ['Merge base', commit(report.merge_base)],
    ['Changed files', changed === null ? 'could not be listed in full' : counted(changed, 'path')],
    ...said('evidence', 'Evidence'),
    ...said('baseline', 'Baseline'),
    ...(log === null ? [] : [['Run', linkHtml(log, 'log')] as const]),
  ];
}

function gateSaid(gate: ReportedGate, report: Report): string {
  return gate.outcome === 'unknown'
    ? 'could not be judged'
    : proseHtml(gateWords(gate, report), MAX_SENTENCE);
}

/** What is better than it was at the baseline; nothing where nothing is, or where that was not compared. */
export function improvementsHtml({ tests, warnings }: Report): string {
  const told = [
    [tests?.counts.added, 'test is new', 'tests are new'],
    [tests?.counts.fixed, 'test that failed passes now', 'tests that failed pass now'],
    [tests?.counts.enabled, 'test is no longer ignored', 'tests are no longer ignored'],
    [
      warnings?.counts.gone,
      'clippy warning is gone or less frequent',
      'clippy warnings are gone or less frequent',
    ],
  ] as const;
  const rows = told.flatMap(([count = 0, one, many]) =>
    count === 0 ? [] : [`<li>${counted(count, one, many)}.</li>`],
  );
  if (rows.length === 0) return '';
  return `<section aria-labelledby="better">
<h2 id="better">What got better</h2>
<ul class="ticks">
${rows.join('\n')}
</ul>
</section>`;
}

/** What only a person can judge. */
export function assertionsHtml(report: Report): string {
  if (report.assertions.length === 0) return '';
  const rows = report.assertions.map((words) => `<li>${proseHtml(words, MAX_SENTENCE)}</li>`);
  return `<section aria-labelledby="person">
<h2 id="person">For a person to judge</h2>
<p>The plan also asks for these. No program can check them, and they do not count in the verdict.</p>
<ul class="boxes">
${rows.join('\n')}
</ul>
</section>`;
}
