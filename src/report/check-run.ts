import { type Annotation, annotate, MAX_ANNOTATIONS, MAX_TITLE_BYTES } from './annotations.js';
import { shorten, visible } from './escape.js';
import { fitSections, paragraph } from './fit.js';
import { CHECK_RUN_LIMIT_BYTES, contextSection, outlookSections, overviewSections } from './markdown.js';
import { findingSections } from './markdown-findings.js';
import type { Report } from './report.js';
import { counted, type GateTexts } from './words.js';

/** What the check run shows: `output` of the check run API, but with all annotations, of which a request takes 50. */
export interface CheckRunOutput {
  /** At most 255 bytes, plain text. */
  readonly title: string;
  /** Markdown, at most 65,535 bytes: verdict, gates, what was judged. */
  readonly summary: string;
  /** Markdown, at most 65,535 bytes: findings, chunks, assertions. Never empty, since leaving it out of an update would keep an old one. */
  readonly text: string;
  /** Worst first, at most 500. */
  readonly annotations: readonly Annotation[];
}

export function renderCheckRun(report: Report, texts: GateTexts): CheckRunOutput {
  const { annotations, leftOut } = annotate(report, texts);
  const summary = [...overviewSections(report, texts), contextSection(report)];
  if (leftOut > 0) {
    summary.push(
      paragraph(
        `_${counted(leftOut, 'more finding')} had no room among the ${MAX_ANNOTATIONS} annotations on files; the JSON report holds them all._`,
      ),
    );
  }
  const details = [...findingSections(report, texts), ...outlookSections(report, false)];
  return {
    title: shorten(visible(report.headline), MAX_TITLE_BYTES),
    summary: fitSections(summary, CHECK_RUN_LIMIT_BYTES),
    text: details.length === 0 ? 'There is nothing to add.\n' : fitSections(details, CHECK_RUN_LIMIT_BYTES),
    annotations,
  };
}
