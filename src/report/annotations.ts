import type { Level } from '../finding.js';
import { shorten, visible, visibleLines } from './escape.js';
import { wordsOf } from './finding-words.js';
import { repositoryPath } from './links.js';
import { findingsInTurns, type PlacedFinding } from './ranking.js';
import type { Report, ReportedFinding } from './report.js';
import { type GateTexts, gateText } from './words.js';

/** An annotation as the check run API takes it (`checks/create`, `output.annotations[]`). Lines and columns are 1-based. */
export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  /** Both or none, and only when both lines are one; otherwise GitHub refuses the whole request. */
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  /** At most 255 bytes. */
  readonly title: string;
  /** At most 64 KB. */
  readonly message: string;
}

/** How many annotations a report makes at most (spec.md section 6); GitHub itself names no total. */
export const MAX_ANNOTATIONS = 500;

/** GitHub allows a title 255 characters; bytes are never fewer. */
export const MAX_TITLE_BYTES = 255;

// GitHub allows 64 KB together; the help must not be lost to a long message.
const MAX_MESSAGE_BYTES = 56_000;
const MAX_HELP_BYTES = 8_000;

const ANNOTATION_LEVELS: Readonly<Record<Level, Annotation['annotation_level']>> = {
  error: 'failure',
  warning: 'warning',
  notice: 'notice',
};

/** Annotations, worst first, and how many findings with a place in the repository had no room. */
export function annotate(
  report: Report,
  texts: GateTexts,
): { readonly annotations: readonly Annotation[]; readonly leftOut: number } {
  const all = findingsInTurns(report).flatMap((placed) => {
    const path = repositoryPath(placed.finding.path);
    return path === null ? [] : [{ placed, path }];
  });
  // Of thousands most have no room, so that their texts need not be made.
  const annotations = all
    .slice(0, MAX_ANNOTATIONS)
    .map(({ placed, path }) => annotation(placed, path, texts));
  return { annotations, leftOut: all.length - annotations.length };
}

function annotation(placed: PlacedFinding, path: string, texts: GateTexts): Annotation {
  const { finding, gate } = placed;
  return {
    path,
    ...span(finding),
    annotation_level: ANNOTATION_LEVELS[finding.level],
    title: annotationTitle(gate.id, texts),
    message: plainMessage(placed, MAX_MESSAGE_BYTES, MAX_HELP_BYTES),
  };
}

/** `File scope (file-scope)`. */
export function annotationTitle(gateId: string, texts: GateTexts): string {
  const { title } = gateText(texts, gateId);
  return shorten(visible(title === gateId ? gateId : `${title} (${gateId})`), MAX_TITLE_BYTES);
}

/** What is the case, how often, and what to do, as plain text of several lines. */
export function plainMessage(
  { finding, times }: PlacedFinding,
  messageBytes: number,
  helpBytes: number,
): string {
  const message = visibleLines(wordsOf(finding, 'message')).join('\n');
  const repeated = times === 1 ? '' : `\n(${times} times)`;
  const help =
    finding.help === '' ? '' : `\nWhat to do: ${visibleLines(wordsOf(finding, 'help')).join('\n')}`;
  // GitHub refuses an empty message.
  const said = message.trim() === '' ? finding.code : message;
  return shorten(said, messageBytes - repeated.length) + repeated + shorten(help, helpBytes);
}

/** Lines, and columns where GitHub takes them. */
export function span(
  finding: ReportedFinding,
): Pick<Annotation, 'start_line' | 'end_line' | 'start_column' | 'end_column'> {
  const start = Math.max(1, finding.line ?? 1);
  const end = finding.line === null ? start : Math.max(start, finding.end_line ?? start);
  const lines = { start_line: start, end_line: end };
  const { column, end_column: endColumn } = finding;
  if (finding.line === null || start !== end || column === null || endColumn === null) return lines;
  return column < 1 || endColumn < column ? lines : { ...lines, start_column: column, end_column: endColumn };
}
