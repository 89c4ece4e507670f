import type { Level } from '../finding.js';
import { annotationTitle, MAX_TITLE_BYTES, plainMessage, span } from './annotations.js';
import { escapeCommandData, escapeCommandProperty, shorten, visible, visibleLines } from './escape.js';
import { repositoryPath } from './links.js';
import { findingsInTurns, type PlacedFinding, unknownTopics } from './ranking.js';
import type { Report, ReportedGate } from './report.js';
import { counted, type GateTexts, LEVELS } from './words.js';

/** The runner keeps 10 annotations of each level a step and drops the rest (actions/runner ExecutionContext: `_maxCountPerIssueType`). */
const MAX_PER_LEVEL = 10;

// The runner cuts a message at 4,096 characters (`_maxIssueMessageLength`); the help must not be lost to a long message.
const MAX_MESSAGE_BYTES = 3_000;
const MAX_HELP_BYTES = 1_000;

interface Command {
  readonly level: Level;
  readonly line: string;
}

/**
 * Lines to print where the check run cannot be written: workflow commands that annotate, errors first, at most 10 of a level, and then
 * a plain line that says how many were left out. Each is one line, printed as it is.
 */
export function renderWorkflowCommands(report: Report, texts: GateTexts): readonly string[] {
  const commands = [
    ...unknownTopics(report).map(({ reason, gates }) => unknownCommand(reason, gates)),
    ...findingsInTurns(report).map((placed) => findingCommand(placed, texts)),
  ];
  const byLevel = LEVELS.map((level) => commands.filter((command) => command.level === level));
  const leftOut = byLevel.flatMap((those, index) => {
    const more = those.length - MAX_PER_LEVEL;
    return more > 0 ? [counted(more, LEVELS[index] ?? 'finding')] : [];
  });
  const lines = byLevel.flatMap((those) => those.slice(0, MAX_PER_LEVEL).map(({ line }) => line));
  if (leftOut.length === 0) return lines;
  const limit = `GitHub shows ${MAX_PER_LEVEL} annotations of each level`;
  return [
    ...lines,
    `plan-gate: not annotated, since ${limit}: ${leftOut.join(', ')}. The report holds them all.`,
  ];
}

/** What could not be judged has no finding, but it blocks all the same. */
function unknownCommand(reason: string, gates: readonly ReportedGate[]): Command {
  const ids = visible(gates.map(({ id }) => id).join(', '));
  const message = shorten(visibleLines(reason).join('\n'), MAX_MESSAGE_BYTES);
  const title = shorten(`Could not be judged: ${ids}`, MAX_TITLE_BYTES);
  return { level: 'error', line: command('error', { title }, message) };
}

function findingCommand(placed: PlacedFinding, texts: GateTexts): Command {
  const { finding, gate } = placed;
  const title = annotationTitle(gate.id, texts);
  const message = plainMessage(placed, MAX_MESSAGE_BYTES, MAX_HELP_BYTES);
  const file = repositoryPath(finding.path);
  if (file === null) return { level: finding.level, line: command(finding.level, { title }, message) };
  const { start_line: line, end_line: endLine, start_column: col, end_column: endColumn } = span(finding);
  const columns = col === undefined || endColumn === undefined ? {} : { col, endColumn };
  return {
    level: finding.level,
    line: command(finding.level, { file, line, endLine, ...columns, title }, message),
  };
}

function command(
  name: Level,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const listed = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeCommandProperty(String(value))}`,
  );
  return `::${name} ${listed.join(',')}::${escapeCommandData(message)}`;
}
