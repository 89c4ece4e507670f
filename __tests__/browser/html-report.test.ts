import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { ELEMENTS } from '../report/html-tokens.js';
import { readReport } from '../report/situations.js';
import { describeInBrowser, launchBrowser } from './chromium.js';
import { fullReport, openReport, TESTS, TIMEOUT_MS, unfold } from './report-page.js';

describeInBrowser('the HTML report in use in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, TIMEOUT_MS);
  afterAll(() => browser?.close());

  it(
    'keeps hostile names as text: no element, no attribute, no address of theirs, nothing run',
    async () => {
      const { page, surprises, close } = await openReport(browser, readReport('hostile'));
      await unfold(page);
      const names: readonly string[] = await page.evaluate(
        '[...new Set([...document.querySelectorAll("*")].map(({ localName }) => localName))]',
      );
      expect(names.filter((name) => !ELEMENTS.includes(name))).toEqual([]);
      const odd = '[...document.querySelectorAll("*")].flatMap(({ attributes }) => [...attributes])';
      expect(
        await page.evaluate(
          `${odd}.map(({ name, value }) => name + '=' + value).filter((text) => /^(on|style|src)|^href=(?!https?:|#)/.test(text))`,
        ),
      ).toEqual([]);
      expect(await page.locator('script').count()).toBe(3);
      const text = (await page.locator('.said').allTextContents()).join('\n');
      for (const part of [
        'src/<img src=x onerror=alert(1)>.rs',
        '</details></table><script>alert(1)</script>',
        '&lt;b&gt;',
        'src/\\u{202e}gpj.exe',
        'limiter/lib/limiter::</script><script>alert(1)</script>',
        'limiter/lib/limiter::<!--<script>\\u{202e}gnp.exe',
        'clippy::<svg onload=alert(1)>: ]]></style><script>alert(1)</script>\\u{2028}&lt;',
        'help: <a href=javascript:alert(1)>click</a>',
      ])
        expect(text).toContain(part);
      expect(surprises).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );

  it(
    'searches 10,000 tests by words and by kind, and says how many match',
    async () => {
      const { page, surprises, close } = await openReport(browser, fullReport());
      const list = page.getByRole('region', { name: 'Test changes' });
      const rows = list.getByRole('listitem');
      const status = list.getByRole('status');
      const search = list.getByRole('searchbox', { name: 'Search' });
      const show = list.getByRole('combobox', { name: 'Show' });
      expect(await status.textContent()).toBe('The first 200 are shown.');
      expect(await rows.count()).toBe(200);

      await search.fill('MODULE_13::  case_9');
      const expected = Array.from({ length: TESTS }, (_, index) => index).filter(
        (index) => index % 97 === 13 && `case_${index}`.includes('case_9'),
      );
      expect(await status.textContent()).toBe(`${expected.length} of 10,000 test changes match.`);
      expect(await rows.count()).toBe(expected.length);
      expect(await rows.first().textContent()).toContain(`case_${expected[0]}`);

      await search.fill('');
      await show.selectOption({ label: 'fails now (3)' });
      expect(await status.textContent()).toBe('3 of 10,000 test changes match.');
      expect(await rows.count()).toBe(3);
      await search.fill('case_1');
      expect(await status.textContent()).toBe('1 of 10,000 test changes matches.');
      expect(await rows.getByRole('link', { name: 'src/bucket.rs:2' }).getAttribute('href')).toMatch(
        /^https:\/\/github\.com\/acme\/limiter\/blob\/[0-9a-f]{40}\/src\/bucket\.rs#L2$/,
      );
      await search.fill('no such test');
      expect(await status.textContent()).toBe('None of 10,000 test changes match.');
      expect(surprises).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );

  it(
    'shows more rows when asked, and goes on at the first of them',
    async () => {
      const { page, close } = await openReport(browser, fullReport());
      const list = page.getByRole('region', { name: 'Test changes' });
      const rows = list.locator('.row');
      await list.getByRole('button', { name: 'Show 200 more' }).press('Enter');
      expect(await rows.count()).toBe(400);
      expect(await page.evaluate('document.activeElement.textContent')).toContain('case_200');
      await list.getByRole('button', { name: 'Show all 10,000' }).press('Enter');
      expect(await rows.count()).toBe(TESTS);
      expect(await page.evaluate('document.activeElement.textContent')).toContain('case_400');
      expect(await list.getByRole('button').count()).toBe(0);
      expect(await list.getByRole('status').textContent()).toBe('All 10,000 test changes are shown.');
      await close();
    },
    TIMEOUT_MS,
  );

  it(
    'lets the keyboard reach everything that can be used, and shows where it is',
    async () => {
      const { page, close } = await openReport(browser, readReport('floor'));
      const usable = 'a[href], button, input, select, summary, [tabindex="0"]';
      await page.evaluate(
        `window.left = new Set([...document.querySelectorAll('${usable}')].filter((each) => each.checkVisibility())); window.bare = []`,
      );
      const total: number = await page.evaluate('left.size');
      expect(total).toBeGreaterThan(20);
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the report');
      for (let step = 0; step < total; step += 1) {
        await page.evaluate(
          'left.delete(document.activeElement); if (getComputedStyle(document.activeElement).outlineStyle === "none") bare.push(document.activeElement.outerHTML)',
        );
        await page.keyboard.press('Tab');
      }
      expect(await page.evaluate('[...left].map(({ outerHTML }) => outerHTML)')).toEqual([]);
      expect(await page.evaluate('bare')).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );

  it(
    'leads from the verdict to what is to be mended',
    async () => {
      const { page, close } = await openReport(browser, readReport('floor'));
      await page
        .getByRole('region', { name: /may not merge/ })
        .getByRole('link', { name: 'No regression' })
        .press('Enter');
      expect(await page.evaluate('document.querySelector(":target h3").innerText')).toContain(
        'no-regression',
      );
      await close();
    },
    TIMEOUT_MS,
  );

  it(
    'opens what is folded for printing and closes it again, and prints on white',
    async () => {
      const { page, close } = await openReport(browser, readReport('hostile'), { colorScheme: 'dark' });
      const folds = await page.locator('details').count();
      expect(folds).toBeGreaterThan(0);
      await page.evaluate('dispatchEvent(new Event("beforeprint"))');
      expect(await page.locator('details[open]').count()).toBe(folds);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
        'rgb(255, 255, 255)',
      );
      expect(await page.getByRole('searchbox').count()).toBe(0);
      await page.evaluate('dispatchEvent(new Event("afterprint"))');
      expect(await page.locator('details[open]').count()).toBe(0);
      await close();
    },
    TIMEOUT_MS,
  );

  it(
    'tells all but the searchable lists without its script, and says that these are missing',
    async () => {
      const { page, close } = await openReport(browser, readReport('floor'), { javaScriptEnabled: false });
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
        'This change may not merge',
      );
      const missing = page.locator('noscript p');
      expect(await missing.allTextContents()).toHaveLength(2);
      expect(await missing.first().isVisible()).toBe(true);
      expect(await page.getByRole('searchbox').count()).toBe(0);
      expect(await page.locator('svg').isVisible()).toBe(true);
      await close();
    },
    TIMEOUT_MS,
  );
});
