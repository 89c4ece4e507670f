import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readReport, SITUATIONS } from '../report/situations.js';
import { describeInBrowser, launchBrowser } from './chromium.js';
import { DESKTOP, fullReport, openReport, PHONE, TIMEOUT_MS, unfold } from './report-page.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, as `rule: element`, with all that is folded in sight. */
async function violations(page: Page): Promise<readonly string[]> {
  await unfold(page);
  await page.evaluate(AXE);
  const told = 'nodes.map(({ html }) => id + ": " + html.slice(0, 200))';
  return page.evaluate(
    `axe.run(document).then(({ violations }) => violations.flatMap(({ id, nodes }) => ${told}))`,
  );
}

describeInBrowser('the look of the HTML report in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, TIMEOUT_MS);
  afterAll(() => browser?.close());

  it.each(
    [...SITUATIONS, 'huge'].flatMap((situation) =>
      (['light', 'dark'] as const).map((colorScheme) => [situation, colorScheme] as const),
    ),
  )(
    'shows %s (%s) on a desktop and on a phone, quietly, within its width, and readable for all',
    async (situation, colorScheme) => {
      const report = situation === 'huge' ? fullReport() : readReport(situation);
      const { page, surprises, close } = await openReport(browser, report, { colorScheme });
      const background = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(background).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(13, 17, 23)');
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await unfold(page);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
        // Colours are the same on both, so one theme shows how the phone's layout does.
        if (viewport === DESKTOP || colorScheme === 'light') expect(await violations(page)).toEqual([]);
      }
      expect(surprises).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );

  it(
    'wraps a name of any length instead of growing wider than a phone',
    async () => {
      const report = readReport('floor');
      const long = 'x'.repeat(400);
      const gates = report.gates.map((gate) => ({
        ...gate,
        summary: long,
        findings: gate.findings.map((finding) => ({
          ...finding,
          path: long,
          message: `${long} \`${long}\``,
        })),
      }));
      const chunks = report.chunks.map((chunk) => ({ ...chunk, title: long }));
      const { page, close } = await openReport(
        browser,
        { ...report, headline: long, gates, chunks, chunk: long },
        { viewport: PHONE },
      );
      await unfold(page);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
      await close();
    },
    TIMEOUT_MS,
  );

  it(
    'draws 200 chunks in a pane that scrolls by itself, and lists 2,000',
    async () => {
      const chunks = (count: number, width: number) =>
        Array.from({ length: count }, (_, index) => ({
          id: `c${index}`,
          title: `Chunk ${index}`,
          deps: index < width ? [] : [`c${index - width}`],
          state: 'planned' as const,
        }));
      const drawn = await openReport(
        browser,
        { ...readReport('all-pass'), chunks: chunks(200, 20) },
        { viewport: PHONE },
      );
      expect(await drawn.page.locator('svg rect').count()).toBe(200);
      expect(await drawn.page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
      await drawn.close();
      const listed = await openReport(browser, { ...readReport('all-pass'), chunks: chunks(2_000, 20) });
      expect(await listed.page.locator('svg').count()).toBe(0);
      expect(await listed.page.locator('.chunks li').count()).toBe(2_000);
      await listed.close();
    },
    TIMEOUT_MS,
  );
});
