import { resolve } from 'node:path';
import { mayReplace, type ResultKind, reserveFile, type WholeFile } from '../capture/capture-file.js';
import { known, missing, type Read } from '../facts.js';
import { GATE_TEXTS } from '../gates/texts.js';
import { renderHtml } from '../report/html.js';
import { renderJson } from '../report/json.js';
import { renderMarkdown } from '../report/markdown.js';
import type { Report } from '../report/report.js';
import { renderSarif } from '../report/sarif.js';
import { renderTerminal } from '../report/terminal.js';
import { TOOL } from '../version.js';
import type { CheckFormat, CheckRequest, ReportFileFormat } from './check-flags.js';
import { colourWanted, terminalWidth } from './terminal-settings.js';

/** The report as it goes to standard output. */
export function renderReport(report: Report, format: CheckFormat): string {
  if (format === 'json') return renderJson(report);
  if (format === 'markdown') return renderMarkdown(report, GATE_TEXTS);
  return renderTerminal(report, GATE_TEXTS, { colour: colourWanted(), width: terminalWidth() });
}

const RENDER_FILE: Readonly<Record<ReportFileFormat, (report: Report) => string>> = {
  html: (report) => renderHtml(report, GATE_TEXTS),
  sarif: (report) => renderSarif(report, GATE_TEXTS, TOOL),
};

const NO_REPORT = 'no report of plan-gate in this format';

/** How the files begin that the two renderers make. */
const KINDS: Readonly<Record<ReportFileFormat, ResultKind>> = {
  html: {
    begin:
      /^<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/,
    other: NO_REPORT,
    option: '--html',
    usualName: 'report.html',
  },
  sarif: {
    begin:
      /^\{\s*"\$schema":[^{}[\]]*"runs":\s*\[\s*\{\s*"tool":\s*\{\s*"driver":\s*\{\s*"name":\s*"plan-gate"/,
    other: NO_REPORT,
    option: '--sarif',
    usualName: 'report.sarif',
  },
};

/** Writes a report to the files that were asked for; answers with why it could not, for each. */
export type WriteReports = (report: Report) => Promise<readonly string[]>;

/**
 * Takes the places before anything is judged, so that one that can't be had is told at once, and no report of an earlier run stays
 * there and passes for this one's. What else is there is left alone.
 */
export async function reserveReports({ reports }: CheckRequest): Promise<Read<WriteReports>> {
  const places: { readonly format: ReportFileFormat; readonly file: WholeFile }[] = [];
  const asked = (['html', 'sarif'] as const).flatMap((format) => {
    const path = reports[format];
    return path === undefined ? [] : [{ format, path: resolve(path) }];
  });
  if (new Set(asked.map(({ path }) => path)).size < asked.length)
    return missing('infrastructure', '--html and --sarif name the same file; give each its own.');
  for (const { format, path } of asked) {
    const may = await mayReplace(path, KINDS[format]);
    if (may.state !== 'known') return may;
    const file = await reserveFile(path);
    if (file.state !== 'known') return file;
    places.push({ format, file: file.value });
  }
  return known(async (report) => {
    const written = await Promise.all(
      places.map(({ format, file }) => file.write(RENDER_FILE[format](report))),
    );
    return written.flatMap((result) => (result.state === 'known' ? [] : [result.reason]));
  });
}
