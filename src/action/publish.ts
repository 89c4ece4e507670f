import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GATE_TEXTS } from '../gates/texts.js';
import type { Publication } from '../github/check-run.js';
import { escapeLog } from '../report/escape.js';
import { renderJson } from '../report/json.js';
import { renderMarkdown } from '../report/markdown.js';
import type { Report } from '../report/report.js';
import { renderTerminal } from '../report/terminal.js';
import { renderWorkflowCommands } from '../report/workflow-commands.js';

/** The part of `@actions/core` that the surfaces need. */
export type Core = Pick<
  typeof import('@actions/core'),
  'getInput' | 'info' | 'setFailed' | 'setOutput' | 'setSecret' | 'summary' | 'warning'
>;

/** Writes the verdict wherever the run itself shows it: log, outputs, report file, job summary and the step's status. */
export async function writeSurfaces(
  core: Core,
  report: Report,
  publication: Publication | null,
  tempDirectory: string | null,
  summary: 'on' | 'off',
): Promise<void> {
  const texts = GATE_TEXTS;
  core.info(escapeLog(renderTerminal(report, texts, { colour: false, width: 120 })));
  const unposted = publication?.state === 'published' ? [] : renderWorkflowCommands(report, texts);
  if (unposted.length > 0) process.stdout.write(`${unposted.join('\n')}\n`);
  core.setOutput('report', await writeReport(core, report, tempDirectory));
  writeOutputs(core, report, publication);
  if (summary === 'on') await writeSummary(core, report, publication);
  if (report.conclusion === 'failure') core.setFailed(report.headline);
}

/** What became of the check run, in a sentence for the log; `null` when there is nothing to say. */
export function publicationNote(publication: Publication | null): string | null {
  if (publication === null) return 'No check run was posted.';
  if (publication.state === 'forbidden') {
    return `No check run was posted, because the token may not write checks: ${publication.reason} The verdict stands by this step's result; make this job the required check, or give it \`permissions: checks: write\`.`;
  }
  if (publication.state === 'failed')
    return `No check run was posted: ${publication.reason} The verdict stands by this step's result.`;
  const lost = publication.dropped === 0 ? [] : [`${publication.dropped} annotations are not shown.`];
  const notes = [...publication.problems, ...lost];
  return notes.length === 0 ? null : notes.join(' ');
}

/** Writes the report and answers with its path, empty where that could not be done: an output is set all the same. */
async function writeReport(core: Core, report: Report, tempDirectory: string | null): Promise<string> {
  try {
    const parent = tempDirectory ?? tmpdir();
    await mkdir(parent, { recursive: true });
    const path = join(await mkdtemp(join(parent, 'plan-gate-')), 'report.json');
    await writeFile(path, renderJson(report));
    return path;
  } catch (error) {
    core.warning(
      escapeLog(
        `The JSON report could not be written: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
    return '';
  }
}

function writeOutputs(core: Core, report: Report, publication: Publication | null): void {
  const failed = report.gates
    .filter((gate) => gate.outcome === 'fail' || gate.outcome === 'unknown')
    .map((gate) => gate.id);
  const findings = report.gates.reduce(
    (count, gate) => count + gate.findings.filter((finding) => finding.level === 'error').length,
    0,
  );
  core.setOutput('evidence', '');
  core.setOutput('conclusion', report.conclusion);
  core.setOutput('kind', report.kind ?? '');
  core.setOutput('plan', report.plan?.path ?? '');
  core.setOutput('plan-rev', report.plan?.rev ?? '');
  core.setOutput('chunk', report.chunk ?? '');
  core.setOutput('failed-gates', failed.join(','));
  core.setOutput('findings', findings);
  core.setOutput('check-run-id', publication?.state === 'published' ? publication.id : '');
  core.setOutput('check-run-url', publication?.state === 'published' ? (publication.url ?? '') : '');
}

async function writeSummary(core: Core, report: Report, publication: Publication | null): Promise<void> {
  const note = publicationNote(publication);
  const aside = note === null ? '' : `\n> ${escapeLog(note).replaceAll('<', '&lt;')}\n`;
  try {
    await core.summary.addRaw(`${renderMarkdown(report, GATE_TEXTS)}${aside}`).write();
  } catch (error) {
    core.warning(
      escapeLog(
        `The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
  }
}
