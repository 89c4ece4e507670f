import { describe, expect, it } from '@jest/globals';
import { renderCheckRun } from '../../src/report/check-run.js';
import { renderJson } from '../../src/report/json.js';
import { renderMarkdown } from '../../src/report/markdown.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { renderWorkflowCommands } from '../../src/report/workflow-commands.js';
import { expectGolden, readReport, SITUATIONS, TEXTS } from './situations.js';

describe.each(SITUATIONS)('a report of the situation %s', (situation) => {
  const report = readReport(situation);

  it('makes the job summary that is stored', () => {
    expectGolden(situation, 'summary.md', renderMarkdown(report, TEXTS));
  });

  it('makes the check run that is stored', () => {
    expectGolden(situation, 'check-run.json', `${JSON.stringify(renderCheckRun(report, TEXTS), null, 2)}\n`);
  });

  it('makes the terminal text that is stored', () => {
    expectGolden(situation, 'terminal.txt', renderTerminal(report, TEXTS, { colour: false, width: 100 }));
  });

  it('makes the workflow commands that are stored', () => {
    expectGolden(
      situation,
      'commands.txt',
      renderWorkflowCommands(report, TEXTS)
        .map((line) => `${line}\n`)
        .join(''),
    );
  });

  it('is written as JSON that reads back as the same report', () => {
    expect(JSON.parse(renderJson(report))).toEqual(
      JSON.parse(JSON.stringify(report).replaceAll('\\ud800', '\\ufffd')),
    );
  });
});
