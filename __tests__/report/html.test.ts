import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderHtml } from '../../src/report/html.js';
import { MAX_ROWS } from '../../src/report/html-lists.js';
import type { Report, ReportedFinding, ReportedTest } from '../../src/report/report.js';
import { ELEMENTS, nestingFaults, tagsOf } from './html-tokens.js';
import { randomReport } from './random-report.js';
import { expectGolden, hugeReport, readReport, SITUATIONS, TEXTS } from './situations.js';

const contentsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => text,
  );

/** The rows of a searchable list. */
function rowsOf(html: string, id: string): readonly (readonly (string | number | null)[])[] {
  const block = new RegExp(`<script type="application/json" id="${id}-data">(.*?)</script>`, 's').exec(html);
  return JSON.parse(block?.[1] ?? '{"rows": []}').rows;
}

function withTests(listed: readonly Partial<ReportedTest>[]): Report {
  const counts = {
    failing: listed.length,
    removed: 0,
    ignored: 0,
    flaky: 0,
    renamed: 0,
    fixed: 0,
    enabled: 0,
    added: 0,
  };
  const test: ReportedTest = { change: 'failing', name: 'a/lib/a::b', was: null, path: null, line: null };
  const tests = { before: 1, after: 1, counts, listed: listed.map((change) => ({ ...test, ...change })) };
  return { ...readReport('violation'), tests };
}

describe.each(SITUATIONS)('the page of the situation %s', (situation) => {
  const html = renderHtml(readReport(situation), TEXTS);

  it('is the one that is stored', () => {
    expectGolden(situation, 'report.html', html);
  });

  it('is well nested, and names each part once', () => {
    expect(nestingFaults(html)).toEqual([]);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const targets = [...html.matchAll(/ (?:href="#|aria-labelledby="|aria-controls=")([^"]*)"/g)];
    expect(
      targets.flatMap(([, names = '']) => names.split(' ')).filter((name) => !ids.includes(name)),
    ).toEqual([]);
  });

  it('says the verdict in its first heading', () => {
    expect(
      contentsOf(html, 'h1')
        .join('')
        .replace(/<[^>]*>/g, ''),
    ).toMatch(
      readReport(situation).conclusion === 'success'
        ? /^✓ This change may merge/
        : /^✗ .*(may not merge|could not judge)/,
    );
  });
});

describe('a page', () => {
  it('lets nothing run but its own script, nothing style but its own style, and nothing load', () => {
    const html = renderHtml(readReport('hostile'), TEXTS);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
    const hash = (text: string | undefined) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${hash(contentsOf(html, 'style')[0])}`,
      `script-src ${hash(contentsOf(html, 'script').at(-1))}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
  });

  it('makes no element, attribute or address of a name or message, whatever these are', () => {
    fc.assert(
      fc.property(randomReport, (report) => {
        const html = renderHtml(report, TEXTS);
        const tags = tagsOf(html);
        expect(tags.map(({ name }) => name).filter((name) => !ELEMENTS.includes(name))).toEqual([]);
        expect(
          tags.flatMap(({ attributes }) => attributes).filter((name) => /^on|^style$|^src$/i.test(name)),
        ).toEqual([]);
        expect(nestingFaults(html)).toEqual([]);
        expect(html).not.toMatch(/href="(?!https?:\/\/|#)/);
        expect(html).not.toMatch(/[\p{Cs}\u202e\r]/u);
      }),
      { numRuns: 150 },
    );
  });

  it('holds data that ends no script element and reads back as it was', () => {
    const name = '</script><!--<script>&amp;\u2028';
    const html = renderHtml(withTests([{ name, path: 'src/a<b.rs', line: 3 }]), TEXTS);
    expect(html).not.toContain('<!--');
    const url = `https://github.com/acme/limiter/blob/${readReport('violation').head}/src/a%3Cb.rs#L3`;
    expect(rowsOf(html, 'test-changes')).toEqual([
      [0, '</script><!--<script>&amp;\\u{2028}', '', 'src/a<b.rs:3', url],
    ]);
  });

  it('calls allowed what the plan allows, and only that', () => {
    const place = { path: null, line: null, end_line: null, column: null, end_column: null, help: '' };
    const refused = {
      code: 'test_removed',
      level: 'error',
      message: 'a/lib/a::c was there at the baseline and is gone: it is.',
    };
    const allowed = {
      code: 'allowed',
      level: 'notice',
      message: 'The plan allows this: a/lib/a::b was there at the baseline and is gone.',
    };
    const judged = (...findings: readonly object[]): Report => {
      const gate = { id: 'no-test-gaming', outcome: 'fail', reason: null, summary: '' } as const;
      const told = findings.map((finding) => ({ ...place, ...finding }) as ReportedFinding);
      const report = withTests([{ name: 'a/lib/a::b' }, { name: 'a/lib/a::c' }]);
      const tests = report.tests && {
        ...report.tests,
        listed: report.tests.listed.map((test) => ({ ...test, change: 'removed' as const })),
      };
      return { ...report, ...(tests && { tests }), gates: [{ ...gate, findings: told }] };
    };
    const words = (report: Report) => {
      const html = renderHtml(report, TEXTS);
      return [...html.matchAll(/<option value="\d+">([^<]*gone[^<]*)</g)].map(([, said]) => said);
    };
    expect(words(judged(refused, allowed))).toEqual(['is gone (1)', 'is gone, allowed (1)']);
    expect(words(judged(refused))).toEqual(['is gone (2)']);
    expect(
      words(judged({ ...refused, level: 'warning', message: `[linux] ${refused.message}` }, allowed)),
    ).toEqual(['is gone (1)', 'is gone, allowed (1)']);
    expect(words(judged(allowed))).toEqual(['is gone, allowed (2)']);
  });

  it('shows each finding of a gate once, whether in sight, folded or in the list of every finding', () => {
    const html = renderHtml(hugeReport(), TEXTS);
    const sections = html.split('<article');
    expect(sections.map((section) => section.split('class="finding"').length - 1)).toEqual([0, 110, 2, 98]);
    expect(html).toContain('<summary>100 more findings</summary>');
    expect(html).toContain('4,790 more findings: see the <a href="#every-finding">');
    expect(rowsOf(html, 'every-finding')).toHaveLength(5_000);
    expect(renderHtml(readReport('violation'), TEXTS)).not.toContain('every-finding');
  });

  it('lists no more than it may, and counts what it leaves out', () => {
    const report = withTests(Array.from({ length: MAX_ROWS + 7 }, (_, index) => ({ name: `t${index}` })));
    const html = renderHtml(report, TEXTS);
    expect(rowsOf(html, 'test-changes')).toHaveLength(MAX_ROWS);
    expect(html).toContain('<p>7 more test changes had no room in this list.</p>');
  });

  it('cuts what would make it too large to open', () => {
    const long = 'x'.repeat(1_000_000);
    const report = withTests([{ name: long, was: long, path: long }]);
    const gates = report.gates.map((gate) => ({ ...gate, summary: long }));
    const html = renderHtml({ ...report, headline: long, gates, assertions: [long] }, TEXTS);
    expect(html.length).toBeLessThan(60_000);
    expect(html).toContain('x…');
  });

  it('links to no file whose name is cut', () => {
    const html = renderHtml(withTests([{ path: 'src/…', line: 1 }]), TEXTS);
    expect(rowsOf(html, 'test-changes')).toEqual([[0, 'a/lib/a::b', '', 'src/…', null]]);
  });

  it('names what got better, each in the right number', () => {
    const html = renderHtml(readReport('floor'), TEXTS);
    const better = html.slice(
      html.indexOf('id="better"'),
      html.indexOf('</section>', html.indexOf('id="better"')),
    );
    expect(contentsOf(better, 'li')).toEqual([
      '1 test is new.',
      '1 test that failed passes now.',
      '1 test is no longer ignored.',
      '1 clippy warning is gone or less frequent.',
    ]);
    expect(renderHtml(readReport('violation'), TEXTS)).not.toContain('id="better"');
  });

  it('names its parts so that a link to a gate keeps its meaning, also where ids are odd or repeat', () => {
    const report = readReport('violation');
    const failed = report.gates.filter(({ outcome }) => outcome === 'fail');
    const [one] = failed;
    const odd = one === undefined ? [] : [one, { ...one }, { ...one, id: 'odd "id"' }];
    expect(renderHtml(report, TEXTS)).toContain('<article class="topic" id="gate-file-scope">');
    const names = [...renderHtml({ ...report, gates: odd }, TEXTS).matchAll(/class="topic" id="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['gate-file-scope', 'topic-2', 'topic-3']);
  });

  it('says where to start: what fails, then what could not be judged, one reason once', () => {
    const start = (situation: string) =>
      /<strong>Start with:<\/strong> (.*)<\/p>/.exec(renderHtml(readReport(situation), TEXTS))?.[1];
    expect(start('mixed')).toBe(
      '<a href="#gate-protected-files">Protected files</a> (1 error), <a href="#topic-2">Dependencies</a> (could not be judged)',
    );
    expect(start('bad-plan')).toBe(
      '<a href="#gate-plan">Plan</a> (3 errors), <a href="#topic-2">why 13 gates could not be judged</a>',
    );
    // Its one reason is the headline.
    expect(start('infrastructure')).toBeUndefined();
    expect(start('all-pass')).toBeUndefined();
  });

  it('goes without a host', () => {
    const { host, ...local } = readReport('violation');
    expect(host).toBeDefined();
    const html = renderHtml(local, TEXTS);
    expect(html).toContain('<title>May not merge: bucket · plan-gate</title>');
    expect(html).not.toContain('github.com');
  });
});

describe('the page of a report with 5,000 findings', () => {
  it('is the one that is stored', () => {
    const html = renderHtml(hugeReport(), TEXTS);
    const lines = html.split('\n').map((line) => (line.length > 2_000 ? `${line.slice(0, 2_000)}[…]` : line));
    const hash = createHash('sha256').update(html).digest('hex');
    expectGolden(
      'huge',
      'report.html',
      `${lines.join('\n')}[… ${html.length} characters, sha256 ${hash} …]\n`,
    );
  });
});
