import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { renderHtml } from '../../src/report/html.js';
import type { Report } from '../../src/report/report.js';
import { hugeReport, TEXTS } from '../report/situations.js';

/** A browser on a busy machine of two processors takes its time. */
export const TIMEOUT_MS = 300_000;

export const DESKTOP = { width: 1200, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Tests in `fullReport`: as many as a list takes. */
export const TESTS = 10_000;

/** 5,000 findings and 10,000 tests, of which the first three fail. */
export function fullReport(): Report {
  const listed = Array.from({ length: TESTS }, (_, index) => ({
    change: index < 3 ? ('failing' as const) : ('added' as const),
    name: `limiter/lib/limiter::module_${index % 97}::case_${index}`,
    was: null,
    path: index < 3 ? 'src/bucket.rs' : null,
    line: index < 3 ? index + 1 : null,
  }));
  const none = { removed: 0, ignored: 0, flaky: 0, renamed: 0, fixed: 0, enabled: 0 };
  const counts = { ...none, failing: 3, added: TESTS - 3 };
  return { ...hugeReport(), tests: { before: 3, after: TESTS, counts, listed } };
}

export interface OpenPage {
  readonly page: Page;
  /** Everything that a report should not do: complain, load, or ask. */
  readonly surprises: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a report as a file. */
export async function openReport(
  browser: Browser,
  report: Report,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const folder = mkdtempSync(join(tmpdir(), 'plan-gate-html-'));
  const file = join(folder, 'report.html');
  writeFileSync(file, renderHtml(report, TEXTS));
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const page = await context.newPage();
  const address = pathToFileURL(file).href;
  const surprises: string[] = [];
  page.on('console', (message) => surprises.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => surprises.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    surprises.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url() !== address) surprises.push(`request: ${request.url()}`);
  });
  await page.goto(address);
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { page, surprises, close };
}

/** Opens all that is folded. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate('for (const fold of document.querySelectorAll("details")) fold.open = true');
}
