import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReportedFinding } from '../../src/report/report.js';
import { renderWorkflowCommands } from '../../src/report/workflow-commands.js';
import { randomReport } from './random-report.js';
import { hugeReport, readReport, TEXTS } from './situations.js';

function commandsOf(...changes: readonly Partial<ReportedFinding>[]): readonly string[] {
  const plain: ReportedFinding = {
    code: 'c',
    level: 'error',
    message: 'm',
    path: 'a.rs',
    line: 3,
    end_line: null,
    column: null,
    end_column: null,
    help: 'h',
  };
  const gate = { id: 'file-scope', outcome: 'fail', reason: null, summary: 's' } as const;
  const findings = changes.map((change) => ({ ...plain, ...change }));
  return renderWorkflowCommands({ ...readReport('violation'), gates: [{ ...gate, findings }] }, TEXTS);
}

describe('workflow commands, where the check run cannot be written', () => {
  it('escape messages and properties as actions/toolkit does', () => {
    expect(commandsOf({ path: 'a,b:c%\n.rs', message: '50% of\nit', help: '' })).toEqual([
      '::error file=a%2Cb%3Ac%25%0A.rs,line=3,endLine=3,title=File scope (file-scope)::50%25 of%0Ait',
    ]);
  });

  it('have columns on one line, and none across several', () => {
    expect(commandsOf({ column: 2, end_column: 4 })[0]).toContain('line=3,endLine=3,col=2,endColumn=4,title');
    expect(commandsOf({ end_line: 5, column: 2, end_column: 4 })[0]).toContain('line=3,endLine=5,title');
  });

  it('name no file for a finding that is in none', () => {
    expect(commandsOf({ path: null }, { path: '/etc/passwd' })).toEqual([
      '::error title=File scope (file-scope)::m%0AWhat to do: h',
      '::error title=File scope (file-scope)::m%0AWhat to do: h',
    ]);
  });

  it('are at most 10 of a level, and the rest is counted (field log: action-junit-report#1063)', () => {
    const lines = renderWorkflowCommands(hugeReport(), TEXTS);
    expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(10);
    expect(lines.filter((line) => line.includes('title=Protected files'))).toHaveLength(2);
    expect(lines.at(-1)).toBe(
      'plan-gate: not annotated, since GitHub shows 10 annotations of each level: 4,892 errors, 88 warnings. The report holds them all.',
    );
  });

  it('tell a reason for which gates could not be judged, once', () => {
    const lines = renderWorkflowCommands(readReport('infrastructure'), TEXTS);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^::error title=Could not be judged%3A plan%2C plan-history%2C .*::GET \/repos\/acme\/limiter\/pulls\/51 failed/,
    );
  });

  it('stay one line of a known command each, within the length that the runner keeps, whatever the report', () => {
    fc.assert(
      fc.property(randomReport, (report) => {
        for (const line of renderWorkflowCommands(report, TEXTS)) {
          expect(line).toMatch(/^(::(error|warning|notice) (file|title)=|plan-gate: not annotated)/);
          expect(line).not.toMatch(/[\r\n]/);
          const [, message] = /^::\w+ [^:]*::(.*)$/.exec(line) ?? [];
          const decoded = message?.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%');
          expect(decoded?.length ?? 0).toBeLessThanOrEqual(4_096);
        }
      }),
      { numRuns: 100 },
    );
  });
});
