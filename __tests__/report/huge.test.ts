import { createHash } from 'node:crypto';
import { describe, it } from '@jest/globals';
import { renderCheckRun } from '../../src/report/check-run.js';
import { renderMarkdown } from '../../src/report/markdown.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { renderWorkflowCommands } from '../../src/report/workflow-commands.js';
import { expectGolden, hugeReport, TEXTS } from './situations.js';

/** A long text's ends, and a hash of the whole, so that a change in its middle shows too without the repository holding megabytes. */
function abridged(text: string): string {
  const lines = text.split('\n');
  const hash = createHash('sha256').update(text).digest('hex');
  const middle = `[… of ${lines.length} lines, ${Buffer.byteLength(text)} bytes, sha256 ${hash} …]`;
  return [...lines.slice(0, 60), middle, ...lines.slice(-60)].join('\n');
}

describe('a report with 5,000 findings', () => {
  const report = hugeReport();

  it('makes the job summary that is stored', () => {
    expectGolden('huge', 'summary.md', abridged(renderMarkdown(report, TEXTS)));
  });

  it('makes the check run that is stored', () => {
    const { annotations, ...output } = renderCheckRun(report, TEXTS);
    expectGolden('huge', 'check-run-summary.md', output.summary);
    expectGolden('huge', 'check-run-text.md', abridged(output.text));
    expectGolden(
      'huge',
      'check-run.json',
      `${abridged(JSON.stringify({ title: output.title, annotations }, null, 2))}\n`,
    );
  });

  it('makes the terminal text that is stored', () => {
    expectGolden(
      'huge',
      'terminal.txt',
      abridged(renderTerminal(report, TEXTS, { colour: false, width: 100 })),
    );
  });

  it('makes the workflow commands that are stored', () => {
    expectGolden(
      'huge',
      'commands.txt',
      renderWorkflowCommands(report, TEXTS)
        .map((line) => `${line}\n`)
        .join(''),
    );
  });
});
