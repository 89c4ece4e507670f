import { chunkGraph, chunkRows } from './chunk-graph.js';
import { shorten, visible } from './escape.js';
import { codeSpan, markdownProse } from './escape-markdown.js';
import { type Block, fitSections, paragraph, type Section } from './fit.js';
import { commitUrl, fileUrl, pullRequestUrl, safeUrl } from './links.js';
import { findingSections, gateName } from './markdown-findings.js';
import { type GateRow, gateRows } from './ranking.js';
import type { Report } from './report.js';
import {
  counted,
  type GateTexts,
  gateWords,
  kindWords,
  LEVEL_EMOJI,
  noPlanWords,
  OUTCOME_EMOJI,
  verdictLabel,
  verdictWords,
} from './words.js';

/** GitHub drops a job summary above 1,048,576 bytes whole (actions/runner: `AttachmentSizeLimit`); some room is left for other steps' habits. */
export const SUMMARY_LIMIT_BYTES = 1_000_000;

/** The check run API counts the summary's and the text's bytes, whatever its documentation says of characters. */
export const CHECK_RUN_LIMIT_BYTES = 65_535;

export interface MarkdownOptions {
  /** UTF-8 bytes of the whole: a job summary's when absent. Below about 16 KiB parts may be missing altogether. */
  readonly limitBytes: number;
  /** Whether the surface draws Mermaid: job summaries do (and so it is when absent), check runs are not known to. */
  readonly mermaid: boolean;
}

/** The whole report in GitHub's Markdown: verdict, table of gates, findings, what was judged, the plan's chunks, what is left to people. */
export function renderMarkdown(
  report: Report,
  texts: GateTexts,
  options: Partial<MarkdownOptions> = {},
): string {
  const sections = [
    ...overviewSections(report, texts),
    ...findingSections(report, texts),
    contextSection(report),
    ...outlookSections(report, options.mermaid ?? true),
  ];
  return fitSections(sections, options.limitBytes ?? SUMMARY_LIMIT_BYTES);
}

/** Bytes of a gate's sentence, or the headline, before escaping. */
const MAX_SENTENCE = 1_000;

/** The verdict in words, then the table of gates. */
export function overviewSections(report: Report, texts: GateTexts): readonly Section[] {
  const emoji = report.conclusion === 'success' ? '✅' : '❌';
  const headline = markdownProse(shorten(report.headline, MAX_SENTENCE).replace(/\s+/g, ' '));
  const verdict = paragraph(
    `## ${emoji} ${headline}\n\n**${verdictLabel(report)}**: ${verdictWords(report)}`,
  );
  if (report.gates.length === 0) return [verdict];
  const rows = gateRows(report.gates).map((row) => ({
    text: rowText(row, report, texts),
    count: row.length,
  }));
  const header = { text: '| Gate | What it found |\n| :-- | :-- |', count: 0 };
  return [verdict, { blocks: [{ open: '', rows: [header, ...rows], close: '' }], thing: 'gate' }];
}

/** Two columns, so that a phone has room for both: the outcome's sign stands with the name, and its word wherever the sign is not plain. */
function rowText([gate, ...others]: GateRow, report: Report, texts: GateTexts): string {
  const all = [gate, ...others];
  const name = others.length === 0 ? gateName(gate.id, texts) : counted(all.length, 'gate');
  const which = others.length === 0 ? '' : ` (${all.map(({ id }) => codeSpan(id)).join(', ')})`;
  const word = gate.outcome === 'skipped' || gate.outcome === 'unknown' ? `${gate.outcome}${which}: ` : '';
  const warnings = gate.findings.filter(({ level }) => level === 'warning').length;
  const besides = warnings === 0 ? '' : ` ${LEVEL_EMOJI.warning} ${counted(warnings, 'warning')}`;
  const words = markdownProse(shorten(gateWords(gate, report), MAX_SENTENCE));
  return `| ${OUTCOME_EMOJI[gate.outcome]} ${name} | ${word}${words}${besides} |`;
}

/** What was judged: plan, revision, chunk, commits. */
export function contextSection(report: Report): Section {
  const lines = [
    `- Pull request: ${pullRequestWords(report)}`,
    `- Plan: ${planWords(report)}`,
    `- Commits: ${commitWords(report)}`,
  ];
  const changed = report.changed_files;
  lines.push(
    `- Changed files: ${changed === null ? 'could not be listed in full' : counted(changed, 'path')}`,
  );
  const log = safeUrl(report.host?.run_url);
  if (log !== null) lines.push(`- Run: [log](${log})`);
  return paragraph(`### What was judged\n\n${lines.join('\n')}`);
}

function pullRequestWords(report: Report): string {
  const address = pullRequestUrl(report);
  const number = address === null ? '' : `[number ${report.host?.pull_request}](${address}), `;
  const chunk = report.chunk === null ? '' : `: ${codeSpan(shorten(report.chunk, MAX_SENTENCE))}`;
  return `${number}${kindWords(report)}${chunk}`;
}

function planWords(report: Report): string {
  const { plan } = report;
  if (plan === null) return noPlanWords(report);
  const address = fileUrl(report, plan.path, null, null);
  const name = codeSpan(plan.path);
  const file = address === null ? name : `[${name}](${address})`;
  return `${file}, revision ${plan.rev} of ${codeSpan(plan.slug)}, read at ${codeSpan(plan.ref)} (${commitWord(report, plan.sha)})`;
}

function commitWords(report: Report): string {
  const named = { base: report.base, head: report.head, 'merge base': report.merge_base };
  return Object.entries(named)
    .map(([name, commit]) => `${name} ${commit === null ? 'not known' : commitWord(report, commit)}`)
    .join(', ');
}

function commitWord(report: Report, commit: string): string {
  const address = commitUrl(report, commit);
  const name = codeSpan(visible(commit).slice(0, 10));
  return address === null ? name : `[${name}](${address})`;
}

/** The plan's chunks, and the assertions that a person has to judge. */
export function outlookSections(report: Report, mermaid: boolean): readonly Section[] {
  const sections: Section[] = [];
  if (report.chunks.length > 0) sections.push({ blocks: chunkBlocks(report, mermaid), thing: 'chunk' });
  if (report.assertions.length > 0) {
    const open =
      '### For a person to judge\n\nThe plan also asks for these. No program can check them, and they do not count in the verdict.';
    const rows = report.assertions.map((words) => ({
      text: `- [ ] ${markdownProse(shorten(words, MAX_SENTENCE))}`,
      count: 1,
    }));
    sections.push({ blocks: [{ open, rows, close: '' }], thing: 'assertion' });
  }
  return sections;
}

/** Chunks that are listed in sight where nothing is drawn. */
const CHUNKS_IN_SIGHT = 20;

function chunkBlocks(report: Report, mermaid: boolean): readonly Block[] {
  const heading: Block = { open: "### The plan's chunks", rows: [], close: '' };
  const rows = chunkRows(report.chunks);
  const graph = mermaid ? chunkGraph(report.chunks) : null;
  const listed: Block = { open: '', rows, close: '' };
  const folded = (summary: string): Block => ({
    open: `<details><summary>${summary}</summary>`,
    rows,
    close: '</details>',
  });
  if (graph !== null) return [heading, { open: graph, rows: [], close: '' }, folded('The same in words')];
  return [heading, rows.length > CHUNKS_IN_SIGHT ? folded(counted(rows.length, 'chunk')) : listed];
}
