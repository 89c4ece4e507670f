import type { Level } from '../finding.js';
import { visible, visibleLines } from './escape.js';
import { wordsAfterPath, wordsOf } from './finding-words.js';
import {
  gateRows,
  groupByHelp,
  type HelpGroup,
  onlyNotices,
  rankFindings,
  type Topic,
  topicsWorstFirst,
  withoutAsides,
} from './ranking.js';
import type { Outcome, Report, ReportedFinding, ReportedGate } from './report.js';
import { columns, hang, padTo } from './terminal-layout.js';
import {
  counted,
  type GateTexts,
  gateText,
  gateWords,
  kindWords,
  noPlanWords,
  verdictLabel,
  verdictWords,
} from './words.js';

export interface TerminalOptions {
  /** Whether to write ANSI colours; nothing is told by colour alone. */
  readonly colour: boolean;
  /** Columns to fill; `Infinity` never wraps. Words that are longer are not broken. */
  readonly width: number;
  /** Signs from ASCII alone, for terminals that are not UTF-8. */
  readonly ascii?: boolean;
  /** Findings that are listed for each gate; 50 when absent. How many more there are is said. */
  readonly findingsPerGate?: number;
}

const FINDINGS_PER_GATE = 50;

type Sign = Outcome | Level | 'todo';
const SIGNS: Readonly<Record<Sign, readonly [unicode: string, ascii: string, colour: number]>> = {
  pass: ['✓', 'ok', 32],
  fail: ['✗', 'x', 31],
  skipped: ['-', '-', 2],
  unknown: ['?', '?', 31],
  error: ['✗', 'x', 31],
  warning: ['!', '!', 33],
  notice: ['·', '*', 36],
  todo: ['→', '->', 36],
};

interface Pen {
  readonly width: number;
  readonly sign: (sign: Sign) => string;
  readonly paint: (text: string, colour: number) => string;
}

const BOLD = 1;

/** The report for people at a terminal: verdict, gates, findings by gate with what to do, what was judged. Ends in a newline. */
export function renderTerminal(report: Report, texts: GateTexts, options: TerminalOptions): string {
  const paint = (text: string, colour: number) =>
    options.colour ? `\u001b[${colour}m${text}\u001b[0m` : text;
  const sign = (name: Sign) => SIGNS[name][options.ascii ? 1 : 0];
  const pen: Pen = { width: Math.max(40, options.width), sign, paint };
  const limit = options.findingsPerGate ?? FINDINGS_PER_GATE;
  const parts = [
    verdictLines(report, pen),
    gateLines(report, pen),
    ...topicsWorstFirst(withoutAsides(report)).map((topic) => topicLines(topic, texts, limit, pen)),
    contextLines(report, pen),
    assertionLines(report, pen),
  ];
  const filled = parts.filter((lines) => lines.length > 0);
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function verdictLines(report: Report, pen: Pen): readonly string[] {
  const outcome = report.conclusion === 'success' ? 'pass' : 'fail';
  const lead = `${pen.sign(outcome)} `;
  const headline = hang(lead, [visible(report.headline)], pen.width);
  const meaning = hang(
    ' '.repeat(columns(lead)),
    [`${verdictLabel(report)}: ${verdictWords(report)}`],
    pen.width,
  );
  const colour = SIGNS[outcome][2];
  return [...headline.map((line) => pen.paint(pen.paint(line, colour), BOLD)), ...meaning];
}

/** Paints the sign that a line starts with, after its layout is done: colours have no columns. */
function painted(lines: readonly string[], indent: string, sign: Sign, pen: Pen): readonly string[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const mark = pen.sign(sign);
  return [indent + pen.paint(mark, SIGNS[sign][2]) + first.slice(indent.length + mark.length), ...others];
}

function gateLines(report: Report, pen: Pen): readonly string[] {
  const rows = gateRows(report.gates).map(([gate, ...others]) => ({
    gate,
    name: visible(others.length === 0 ? gate.id : counted(others.length + 1, 'gate')),
    ids: others.length === 0 ? '' : ` (${[gate, ...others].map(({ id }) => visible(id)).join(', ')})`,
  }));
  const names = Math.max(0, ...rows.map(({ name }) => columns(name)));
  const signs = Math.max(...(['pass', 'fail'] as const).map((sign) => columns(pen.sign(sign))));
  return rows.flatMap(({ gate, name, ids }) => {
    const lead = `  ${padTo(pen.sign(gate.outcome), signs)} ${padTo(name, names)}  `;
    const words = visibleLines(gateWords(gate, report)).join(' ');
    const told =
      gate.outcome === 'skipped' || gate.outcome === 'unknown' ? `${gate.outcome}${ids}: ${words}` : words;
    return painted(hang(lead, [told], pen.width), '  ', gate.outcome, pen);
  });
}

function topicLines(topic: Topic, texts: GateTexts, limit: number, pen: Pen): readonly string[] {
  if (topic.about === 'findings') return gateDetails(topic.gate, texts, limit, pen);
  const ids = topic.gates.map(({ id }) => id).join(', ');
  const lead = `${pen.sign('unknown')} `;
  const title = hang(lead, [visible(`Could not be judged: ${ids}`)], pen.width);
  const reason = hang(`  ${pen.sign('todo')} `, visibleLines(topic.reason), pen.width);
  return [...title.map((line) => pen.paint(line, BOLD)), ...painted(reason, '  ', 'todo', pen)];
}

function gateDetails(gate: ReportedGate, texts: GateTexts, limit: number, pen: Pen): readonly string[] {
  const { title, why } = gateText(texts, gate.id);
  const name = visible(title === gate.id ? gate.id : `${title} (${gate.id})`);
  const lines = hang(`${pen.sign(gate.outcome)} `, [name], pen.width).map((line) => pen.paint(line, BOLD));
  if (why !== '' && !onlyNotices(gate)) lines.push(...hang('  Why it matters: ', [visible(why)], pen.width));
  const ranked = rankFindings(gate);
  for (const group of groupByHelp(ranked.slice(0, limit))) {
    // A message may have any number of lines, more than a call may have arguments.
    for (const line of groupLines(group, pen)) lines.push(line);
  }
  const more = ranked.slice(limit).reduce((total, { times }) => total + times, 0);
  if (more > 0) lines.push(`  ${counted(more, 'more finding')} of this gate; the JSON report holds all.`);
  return lines;
}

function groupLines({ help, copied, members }: HelpGroup, pen: Pen): readonly string[] {
  const lines = members.flatMap(({ finding, times }) => {
    const sign = finding.level;
    const repeated = times === 1 ? [] : [`(${times} times)`];
    const named = wordsAfterPath(finding) !== null && (finding.line ?? 1) === 1;
    const texts = [
      ...(named ? [] : place(finding)),
      ...visibleLines(wordsOf(finding, 'message')),
      ...repeated,
    ];
    return painted(hang(`  ${pen.sign(sign)} `, texts, pen.width), '  ', sign, pen);
  });
  if (help === '') return lines;
  const toDo = hang(`    ${pen.sign('todo')} `, visibleLines(help), pen.width);
  // A line break within a string that is pasted would be part of it.
  const pasted = copied.map((line) => `${' '.repeat(6)}${visible(line)}`);
  return [...lines, ...painted(toDo, '    ', 'todo', pen), ...pasted];
}

/** `path:line:column`, which editors and terminals make into a link. */
function place({ path, line, column }: ReportedFinding): readonly string[] {
  if (path === null) return [];
  return [[visible(path), line, line === null ? null : column].filter((part) => part !== null).join(':')];
}

function contextLines(report: Report, pen: Pen): readonly string[] {
  const { plan } = report;
  const chunk = report.chunk === null ? '' : `: ${report.chunk}`;
  const commits = { base: report.base, head: report.head, 'merge base': report.merge_base };
  const rows: readonly (readonly [string, string])[] = [
    ['Judged', `${kindWords(report)}${chunk}`],
    [
      'Plan',
      plan === null
        ? noPlanWords(report)
        : `${plan.path}, revision ${plan.rev} of ${plan.slug}, read at ${plan.ref} (${plan.sha.slice(0, 10)})`,
    ],
    [
      'Commits',
      Object.entries(commits)
        .map(([name, id]) => `${name} ${id === null ? 'not known' : id.slice(0, 10)}`)
        .join(', '),
    ],
    [
      'Changed',
      report.changed_files === null ? 'could not be listed in full' : counted(report.changed_files, 'path'),
    ],
  ];
  return rows.flatMap(([name, words]) => hang(padTo(name, 9), [visible(words)], pen.width));
}

function assertionLines(report: Report, pen: Pen): readonly string[] {
  if (report.assertions.length === 0) return [];
  const rows = report.assertions.flatMap((words) => hang('  [ ] ', visibleLines(words), pen.width));
  return ['For a person to judge (this does not count in the verdict):', ...rows];
}
