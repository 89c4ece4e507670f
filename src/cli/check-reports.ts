import { resolve } from 'node:path';
import { reserveFile, type WholeFile } from '../capture/capture-file.js';
import { known, type Read } from '../facts.js';
import { GATE_TEXTS } from '../gates/texts.js';
import { renderHtml } from '../report/html.js';
import { renderJson } from '../report/json.js';
import { renderMarkdown } from '../report/markdown.js';
import type { Report } from '../report/report.js';
import { renderSarif } from '../report/sarif.js';
import { renderTerminal } from '../report/terminal.js';
import type { CheckFormat, CheckRequest, ReportFileFormat } from './check-flags.js';
import { colourWanted, terminalWidth } from './terminal-settings.js';
import { TOOL } from './version.js';

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

/** Writes a report to the files that were asked for; answers with why it could not, for each. */
export type WriteReports = (report: Report) => Promise<readonly string[]>;

/** Takes the places first, so that no report of an earlier run stays there and passes for this one's. */
export async function reserveReports({ reports }: CheckRequest): Promise<Read<WriteReports>> {
  const places: { readonly format: ReportFileFormat; readonly file: WholeFile }[] = [];
  for (const format of ['html', 'sarif'] as const) {
    const path = reports[format];
    if (path === undefined) continue;
    const file = await reserveFile(resolve(path));
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
