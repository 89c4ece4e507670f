import { shorten } from './escape.js';
import { codeBlock, codeSpan, markdownProse, markdownText } from './escape-markdown.js';
import { wordsAfterPath, wordsOf } from './finding-words.js';
import { type Block, paragraph, type Row, type Section } from './fit.js';
import { fileUrl, safeUrl } from './links.js';
import {
  groupByHelp,
  type HelpGroup,
  onlyNotices,
  type RankedFinding,
  rankFindings,
  topicsWorstFirst,
  type UnknownTopic,
} from './ranking.js';
import type { Report, ReportedFinding, ReportedGate } from './report.js';
import { counted, type GateTexts, gateText, LEVEL_EMOJI, OUTCOME_EMOJI } from './words.js';

/** Findings of a gate that are in sight; the others fold away. A fold for one or two would save nothing. */
const IN_SIGHT = 10;
const WORTH_FOLDING = 3;

/** Bytes of one message or help text before escaping: room for a compiler's or a test's words, not for a flood. */
const MAX_PROSE = 2_000;

/** One section for each gate that has findings and for each reason that left gates unknown, worst first. */
export function findingSections(report: Report, texts: GateTexts): readonly Section[] {
  const topics = topicsWorstFirst(report);
  const unknown = topics.filter((topic) => topic.about === 'unknown');
  return topics.flatMap((topic) => {
    if (topic.about === 'unknown') return topic === unknown[0] ? unknownSection(unknown, texts) : [];
    const { id, outcome } = topic.gate;
    const why = onlyNotices(topic.gate) ? '' : whyWords(id, texts);
    const open = `### ${OUTCOME_EMOJI[outcome]} ${gateName(id, texts)}${why}`;
    const blocks = [{ open, rows: [], close: '' }, ...findingBlocks(report, topic.gate)];
    return { blocks, thing: 'finding' };
  });
}

/** `File scope (`file-scope`)`, in Markdown. */
export function gateName(id: string, texts: GateTexts): string {
  const { title } = gateText(texts, id);
  return title === id ? codeSpan(id) : `${markdownText(title)} (${codeSpan(id)})`;
}

function whyWords(id: string, texts: GateTexts): string {
  const { why, docs } = gateText(texts, id);
  const address = safeUrl(docs);
  const words = [
    ...(why === '' ? [] : [`**Why it matters:** ${markdownProse(why)}`]),
    ...(address === null ? [] : [`[More about this gate](${address})`]),
  ];
  return words.length === 0 ? '' : `\n\n${words.join(' ')}`;
}

/** All reasons under one heading. */
function unknownSection(topics: readonly UnknownTopic[], texts: GateTexts): Section {
  const open = `### ${OUTCOME_EMOJI.unknown} Could not be judged`;
  const [only, ...others] = topics;
  if (only !== undefined && others.length === 0) {
    const [gate, ...more] = only.gates;
    const why = gate === undefined || more.length > 0 ? '' : whyWords(gate.id, texts);
    return paragraph(`${open}\n\n${unknownWords(only, texts)}${why}`);
  }
  const rows = topics.map((topic) => ({ text: `- ${unknownWords(topic, texts)}`, count: 1 }));
  return { blocks: [{ open, rows, close: '' }], thing: 'reason' };
}

/** Gates that are named again beside their reason; the table names them all. */
const NAMED = 4;

function unknownWords({ gates, reason }: UnknownTopic, texts: GateTexts): string {
  const names =
    gates.length > NAMED
      ? counted(gates.length, 'gate')
      : gates.map(({ id }) => gateName(id, texts)).join(', ');
  return `**${names}**: ${markdownProse(shorten(reason, MAX_PROSE))}`;
}

function findingBlocks(report: Report, gate: ReportedGate): readonly Block[] {
  const ranked = rankFindings(gate);
  const inSight = ranked.length < IN_SIGHT + WORTH_FOLDING ? ranked.length : IN_SIGHT;
  const open: Row[] = [];
  const folded: Row[] = [];
  let placed = 0;
  for (const group of groupByHelp(ranked)) {
    const { members } = group;
    const here = members.slice(0, Math.max(0, inSight - placed));
    const rest = members.slice(here.length);
    placed += members.length;
    // The help stands with those in sight; in the fold it is only said for groups that are wholly there.
    open.push(...groupRows(report, { ...group, members: here }));
    folded.push(...groupRows(report, { ...group, members: rest, ...(here.length === 0 ? {} : NO_HELP) }));
  }
  const blocks: Block[] = open.length === 0 ? [] : [{ open: '', rows: open, close: '' }];
  if (folded.length === 0) return blocks;
  const summary = counted(sum(folded), 'more finding');
  return [...blocks, { open: `<details><summary>${summary}</summary>`, rows: folded, close: '</details>' }];
}

function sum(rows: readonly Row[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

const NO_HELP = { help: '', copied: [] };

function groupRows(report: Report, { help, copied, members }: HelpGroup): readonly Row[] {
  const block = copied.length === 0 ? '' : codeBlock(copied, 'json');
  // What is cut can't be pasted.
  const pasted =
    Buffer.byteLength(block) <= MAX_PROSE ? block : '<br>It is too long for here; the JSON report holds it.';
  const toDo = help === '' ? '' : `➡️ **What to do:** ${markdownProse(shorten(help, MAX_PROSE))}${pasted}`;
  if (members.length > 1 && toDo !== '') {
    return [...members.map((member) => findingRow(report, member, '')), { text: `- ${toDo}`, count: 0 }];
  }
  return members.map((member) => findingRow(report, member, toDo === '' ? '' : `<br>${toDo}`));
}

function findingRow(report: Report, { finding, times }: RankedFinding, toDo: string): Row {
  const rest = wordsAfterPath(finding);
  const place = placeWords(report, finding);
  const message = markdownProse(shorten(rest ?? wordsOf(finding, 'message'), MAX_PROSE));
  const said = place === '' ? message : `${place}${rest === null ? ':' : ''} ${message}`;
  const repeated = times === 1 ? '' : ` (${times} times)`;
  return { text: `- ${LEVEL_EMOJI[finding.level]} ${said}${repeated}${toDo}`, count: times };
}

function placeWords(report: Report, finding: ReportedFinding): string {
  const { path, line, end_line: endLine } = finding;
  if (path === null) return '';
  const name = codeSpan(line === null || line === 1 ? path : `${path}:${line}`);
  const address = fileUrl(report, path, line, endLine);
  return address === null ? name : `[${name}](${address})`;
}
