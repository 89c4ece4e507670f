import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { GateTexts } from '../../src/report/words.js';

/** One folder a situation: `report.json` and, beside it, what each format makes of it. */
export const REPORTS = fileURLToPath(new URL('../fixtures/reports/', import.meta.url));

export const SITUATIONS: readonly string[] = readdirSync(REPORTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'huge')
  .map(({ name }) => name)
  .sort();

/** The parsed JSON of a stored report; `report-schema.test.ts` holds it to the schema. */
export function readReport(situation: string): Report {
  return JSON.parse(readFileSync(join(REPORTS, situation, 'report.json'), 'utf8')) as Report;
}

/**
 * Compares with the stored text. A missing file fails. `UPDATE_GOLDEN=1 npx jest __tests__/report` rewrites them all, and people review
 * the difference.
 */
export function expectGolden(situation: string, file: string, actual: string): void {
  const path = join(REPORTS, situation, file);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, actual);
  expect(actual).toBe(readFileSync(path, 'utf8'));
}

/** What the registry would hand over; `branch` is left out, so that a gate without a text is seen too. */
export const TEXTS: GateTexts = {
  plan: {
    title: 'Plan',
    why: 'Everything else is judged by the plan, so it must be valid, and exactly one must govern the pull request.',
    docs: 'https://example.com/gates/plan.md',
  },
  'plan-history': { title: 'Plan history', why: 'A revision that can change can be bent to fit the work.' },
  'file-scope': {
    title: 'File scope',
    why: 'Work outside the scope collides with other chunks and was agreed with nobody.',
    docs: 'https://example.com/gates/file-scope.md',
  },
  'protected-files': {
    title: 'Protected files',
    why: 'Whoever can change how a change is judged can pass any judgement.',
  },
  'requires-tests': { title: 'Tests owed', why: 'Without tests nothing holds the new behaviour in place.' },
  evidence: {
    title: 'Evidence',
    why: 'Without running the code nobody knows whether `cargo test` still passes.',
  },
  baseline: { title: 'Baseline', why: 'A comparison is worth as much as what is compared with.' },
  'no-regression': { title: 'No regression', why: 'A test that passed must go on passing.' },
  'no-new-clippy': { title: 'No new warnings', why: 'Warnings that nobody clears hide the next one.' },
};

/** `huge`: three gates with 5,000 findings between them, more than any surface has room for. */
export function hugeReport(): Report {
  const finding = (index: number, code: string, level: 'error' | 'warning') => ({
    code,
    level,
    message: `src/generated/module_${index}/file_${index}.rs is added, but it is not in files_touched of chunk config.`,
    path: `src/generated/module_${index}/file_${index}.rs`,
    line: 1,
    end_line: null,
    column: null,
    end_column: null,
    help: `Undo the change to src/generated/module_${index}/file_${index}.rs, or have the next plan revision list it.`,
  });
  const many = (count: number, code: string, level: 'error' | 'warning') =>
    Array.from({ length: count }, (_, index) => finding(index, code, level));
  const gate = { reason: null, outcome: 'fail' } as const;
  return {
    ...readReport('violation'),
    changed_files: 4_900,
    headline: 'This change may not merge: file-scope, protected-files fail.',
    gates: [
      {
        ...gate,
        id: 'file-scope',
        summary: '4,900 paths are out of scope.',
        findings: many(4_900, 'out_of_scope', 'error'),
      },
      {
        ...gate,
        id: 'protected-files',
        summary: '2 files are protected.',
        findings: many(2, 'protected', 'error'),
      },
      {
        ...gate,
        id: 'no-new-clippy',
        outcome: 'pass',
        summary: '98 warnings.',
        findings: many(98, 'new_warning', 'warning'),
      },
    ],
  };
}
