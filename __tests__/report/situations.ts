import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { GATE_TEXTS } from '../../src/gates/texts.js';
import type { Report, ReportedFinding } from '../../src/report/report.js';
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

/** What the registry hands over, with pages that stay where they are; `branch` is left out, so that a gate without a text is seen too. */
export const TEXTS: GateTexts = Object.fromEntries(
  Object.entries(GATE_TEXTS)
    .filter(([id]) => id !== 'branch')
    .map(([id, text]) => [id, { ...text, docs: `https://example.com/gates/${id}.md` }]),
);

/** `huge`: three gates with 5,000 findings between them, more than any surface has room for. */
export function hugeReport(): Report {
  const finding = (index: number) => {
    const path = `src/generated/module_${index}/file_${index}.rs`;
    return { path, line: 1, end_line: null, column: null, end_column: null };
  };
  const many = (
    count: number,
    said: (path: string) => Pick<ReportedFinding, 'code' | 'level' | 'message' | 'help'>,
  ) => Array.from({ length: count }, (_, index) => ({ ...said(finding(index).path), ...finding(index) }));
  const gate = { reason: null, outcome: 'fail' } as const;
  const summary = '4900 of 4900 changed files are outside the scope of chunk bucket';
  return {
    ...readReport('violation'),
    changed_files: 4_900,
    headline: `This change may not merge: ${summary} (file-scope); protected-files fails too.`,
    gates: [
      {
        ...gate,
        id: 'file-scope',
        summary: `${summary}.`,
        findings: many(4_900, (path) => ({
          code: 'out_of_scope',
          level: 'error',
          message: `${path} is added, but it is not in files_touched of chunk bucket.`,
          help: `Undo the change to ${path}, or have the next plan revision list it for chunk bucket.`,
        })),
      },
      {
        ...gate,
        id: 'protected-files',
        summary: '2 protected files are changed.',
        findings: many(2, (path) => ({
          code: 'protected',
          level: 'error',
          message: `${path} is protected (src/generated/**), and files_touched of chunk bucket does not name it.`,
          help: `Leave ${path} as it is, or have the next plan revision name exactly this path.`,
        })),
      },
      {
        ...gate,
        id: 'no-new-clippy',
        outcome: 'pass',
        summary: '98 clippy warnings are new.',
        findings: many(98, () => ({
          code: 'new_warning',
          level: 'warning',
          message: 'clippy::needless_return: unneeded `return` statement (package limiter)',
          help: 'help: remove `return`',
        })),
      },
    ],
  };
}
