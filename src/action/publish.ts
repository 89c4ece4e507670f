import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GATE_TEXTS } from '../gates/texts.js';
import type { Publication } from '../github/check-run.js';
import { escapeLog, visible } from '../report/escape.js';
import { renderHtml } from '../report/html.js';
import { renderJson } from '../report/json.js';
import { renderMarkdown } from '../report/markdown.js';
import type { Report } from '../report/report.js';
import { renderSarif } from '../report/sarif.js';
import { renderTerminal } from '../report/terminal.js';
import { renderWorkflowCommands } from '../report/workflow-commands.js';
import { TOOL } from '../version.js';
import type { Core } from './core.js';
import { runnerFileProblem, setOutputs } from './outputs.js';
import { publicationNote } from './publish-note.js';

/** Surfaces that an input turns on or off. */
export interface WantedSurfaces {
  readonly summary: 'on' | 'off';
  readonly sarif: 'on' | 'off';
}

/** Paths of the written reports by output; empty for one that was not wanted or could not be written. */
type ReportFiles = Readonly<Record<'report' | 'html' | 'sarif', string>>;

/** Writes the verdict wherever the run itself shows it: log, outputs, report file, job summary and the step's status. */
export async function writeSurfaces(
  core: Core,
  report: Report,
  publication: Publication | null,
  tempDirectory: string | null,
  wanted: WantedSurfaces,
): Promise<void> {
  const texts = GATE_TEXTS;
  // The step's status comes first: nothing that goes wrong below may leave a failure green.
  if (report.conclusion === 'failure') core.setFailed(visible(report.headline));
  core.info(escapeLog(renderTerminal(report, texts, { colour: false, width: 120 })));
  const unposted = publication?.state === 'published' ? [] : renderWorkflowCommands(report, texts);
  if (unposted.length > 0) core.info(unposted.join('\n'));
  const files = await writeReports(core, report, tempDirectory, wanted.sarif);
  setOutputs(core, outputsOf(report, publication, files));
  if (wanted.summary === 'on') await writeSummary(core, report, publication);
}

/** Writes the report in each format into a folder that nobody could foresee. An output is set also where that could not be done. */
async function writeReports(
  core: Core,
  report: Report,
  tempDirectory: string | null,
  sarif: 'on' | 'off',
): Promise<ReportFiles> {
  const files = { report: '', html: '', sarif: '' };
  try {
    const parent = tempDirectory !== null && existsSync(tempDirectory) ? tempDirectory : tmpdir();
    const folder = await mkdtemp(join(parent, 'plan-gate-'));
    const write = async (name: string, text: string) => {
      const path = join(folder, name);
      await writeFile(path, text);
      return path;
    };
    files.report = await write('report.json', renderJson(report));
    files.html = await write('report.html', renderHtml(report, GATE_TEXTS));
    if (sarif === 'on') files.sarif = await write('report.sarif', renderSarif(report, GATE_TEXTS, TOOL));
  } catch (error) {
    core.warning(
      escapeLog(
        `Not every report file could be written: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
  }
  return files;
}

function outputsOf(
  report: Report,
  publication: Publication | null,
  files: ReportFiles,
): Record<string, string | number> {
  const failed = report.gates
    .filter((gate) => gate.outcome === 'fail' || gate.outcome === 'unknown')
    .map((gate) => gate.id);
  const findings = report.gates.reduce(
    (count, gate) => count + gate.findings.filter((finding) => finding.level === 'error').length,
    0,
  );
  const posted = publication?.state === 'published' ? publication : null;
  return {
    conclusion: report.conclusion,
    kind: report.kind ?? '',
    plan: report.plan?.path ?? '',
    'plan-rev': report.plan?.rev ?? '',
    chunk: report.chunk ?? '',
    'failed-gates': failed.join(','),
    findings,
    ...files,
    evidence: '',
    'evidence-key': '',
    'check-run-id': posted?.id ?? '',
    'check-run-url': posted?.url ?? '',
  };
}

async function writeSummary(core: Core, report: Report, publication: Publication | null): Promise<void> {
  const note = publicationNote(publication);
  const aside = note === null ? '' : `\n> ${escapeLog(note).replaceAll('<', '&lt;')}\n`;
  const text = `${renderMarkdown(report, GATE_TEXTS)}${aside}`;
  const why = runnerFileProblem('GITHUB_STEP_SUMMARY') ?? (await trySummary(core, text));
  if (why !== null) core.warning(escapeLog(`The job summary could not be written: ${why}`));
}

async function trySummary(core: Core, text: string): Promise<string | null> {
  try {
    await core.summary.addRaw(text).write();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
