import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Core } from '../../src/action/core.js';
import { writeSurfaces } from '../../src/action/publish.js';
import { GATE_TEXTS, gatePages } from '../../src/gates/texts.js';
import { escapeLog } from '../../src/report/escape.js';
import { renderMarkdown } from '../../src/report/markdown.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { renderWorkflowCommands } from '../../src/report/workflow-commands.js';
import { VERSION } from '../../src/version.js';
import { expectGolden, readReport } from './situations.js';

/** What GitHub answers to a token of a pull request from a fork (docs of the check run API: 403). */
const FORBIDDEN = {
  state: 'forbidden',
  reason:
    'POST /repos/acme/limiter/check-runs failed: GitHub answered 403 "Resource not accessible by integration". The token may lack a permission: add `checks: write` to the job\'s `permissions`. Pull requests from forks and from Dependabot get a read-only token.',
} as const;

/** Everything that a run shows, as plain values in place of the runner. */
function recorder() {
  const log: string[] = [];
  const summary: string[] = [];
  const failed: string[] = [];
  const outputs = new Map<string, unknown>();
  const core = {
    info: (text: string) => log.push(text),
    setOutput: (name: string, value: unknown) => outputs.set(name, value),
    setFailed: (text: string) => failed.push(text),
    summary: { addRaw: (text: string) => ({ write: async () => summary.push(text) }) },
  };
  return { log, summary, failed, outputs, core: core as unknown as Core };
}

describe('a pull request from a fork, whose token may not write a check run', () => {
  const report = readReport('fork');
  const { log, summary, failed, outputs, core } = recorder();
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plan-gate-fork-'));
    await writeSurfaces(core, report, FORBIDDEN, folder, { summary: 'on', sarif: 'on' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('makes the job summary that is stored, which ends with why there is no check run', () => {
    const [text = '', ...others] = summary;
    expect(others).toEqual([]);
    expectGolden('fork', 'job-summary.md', text.replaceAll(gatePages(VERSION), 'https://example.com/gates'));
    expect(text.startsWith(renderMarkdown(report, GATE_TEXTS))).toBe(true);
    expect(text).toMatch(
      /\n> No check run was posted, because the token may not write checks: .*403.*The verdict stands by this step's result; make this job the required check/,
    );
  });

  it('annotates by workflow commands, behind the report as the log has it', () => {
    const [terminal, commands, ...more] = log;
    expect(more).toEqual([]);
    expect(terminal).toBe(escapeLog(renderTerminal(report, GATE_TEXTS, { colour: false, width: 120 })));
    expect(commands?.split('\n')).toEqual(renderWorkflowCommands(report, GATE_TEXTS));
    expect(commands).toMatch(
      /^::error file=src\/server\.rs,line=1,endLine=1,title=File scope \(file-scope\)::/,
    );
  });

  it('fails the step with the headline, and fills every output that does not need a check run', () => {
    expect(failed).toEqual([report.headline]);
    const { report: json, html, sarif, ...others } = Object.fromEntries(outputs);
    expect(others).toEqual({
      conclusion: 'failure',
      kind: 'chunk',
      plan: '.taskfleet/plan.v1.json',
      'plan-rev': 1,
      chunk: 'bucket',
      'failed-gates': 'file-scope,requires-tests',
      findings: 2,
      evidence: '',
      'evidence-key': '',
      'check-run-id': '',
      'check-run-url': '',
    });
    expect(JSON.parse(readFileSync(String(json), 'utf8'))).toEqual(report);
    expect(readFileSync(String(html), 'utf8')).toContain('May not merge: acme/limiter #52');
    expect(JSON.parse(readFileSync(String(sarif), 'utf8')).version).toBe('2.1.0');
  });
});
