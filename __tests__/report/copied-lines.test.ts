import { describe, expect, it } from '@jest/globals';
import { parseAllowances } from '../../src/plan/allowances.js';
import { applyAllowances, howToAllow } from '../../src/plan/allowances-apply.js';
import { renderHtml } from '../../src/report/html.js';
import { renderMarkdown } from '../../src/report/markdown.js';
import type { Report, ReportedFinding } from '../../src/report/report.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { readReport } from './situations.js';

/** As long as a real warning's, with what JSON, Markdown and HTML each take for their own, and with what nobody sees. */
const MATCH =
  'clippy::vec_init_then_push\u001flimiter\u001fsrc/bucket.rs\u001fcalls to `push` "immediately" ```after``` <creation> of\u202e it & more words than one line of a terminal has room for';

const finding = (match: string, said = match): ReportedFinding => ({
  code: 'new_warning',
  level: 'error',
  message: `${said} is new`,
  path: null,
  line: null,
  end_line: null,
  column: null,
  end_column: null,
  help: `Mend the code.\n${howToAllow('no-new-clippy', match, 'bucket')}`,
});

const reportOf = (findings: readonly ReportedFinding[]): Report => ({
  ...readReport('violation'),
  gates: [{ id: 'no-new-clippy', outcome: 'fail', reason: null, summary: 'New.', findings }],
});

const plain = { colour: false, width: 80 };

/** Every list that the text holds as lines of its own, as a person copies it. */
function pasted(text: string): readonly string[] {
  return [...text.matchAll(/^ *\[(?: \{|\{|\n)[\s\S]*?\]$/gm)].map(([list]) => list);
}

function matches(list: string): readonly string[] {
  const read = parseAllowances(Buffer.from(list));
  return read.ok ? read.allowances.map(({ match }) => match) : read.problems.map(({ message }) => message);
}

const unescaped = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#96;', '`')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('what is copied into allowances.json', () => {
  it('is a whole file as it stands, on every surface', () => {
    const report = reportOf([finding(MATCH, 'it')]);
    const html = /<pre class="copied"><code>([^<]*)<\/code><\/pre>/.exec(renderHtml(report, {}))?.[1] ?? '';
    expect(matches(unescaped(html))).toEqual([MATCH]);
    for (const text of [renderTerminal(report, {}, plain), renderMarkdown(report, {})]) {
      const lists = pasted(text);
      expect(lists).toHaveLength(1);
      expect(lists.flatMap(matches)).toEqual([MATCH]);
    }
  });

  it('allows just the finding that it came with', () => {
    const offence = {
      finding: { code: 'new_warning', level: 'error', message: 'It is new.', help: 'Mend it.' } as const,
      names: [MATCH],
      landedBefore: false,
    };
    const [refused] = applyAllowances('no-new-clippy', { own: [], others: [], chunk: 'clock' }, [
      offence,
    ]).findings;
    const read = parseAllowances(Buffer.from(refused?.help.split('\n').at(-1) ?? ''));
    const own = read.ok ? read.allowances : [];
    expect(own).toMatchObject([{ chunk: 'clock', reason: 'why this is meant' }]);
    expect(applyAllowances('no-new-clippy', { own, others: [] }, [offence]).refused).toBe(0);
  });

  it('names a chunk to be filled in where several could be meant', () => {
    expect(howToAllow('no-regression', 'x', null)).toMatch(
      /the chunk that it is for and your reason filled in/,
    );
    expect(matches(howToAllow('no-regression', 'x', null).split('\n').at(-1) ?? '')).toEqual([
      '`/0/chunk` is no chunk id.',
    ]);
  });

  it('is one list for all that share their help, up to five, and says how many more there are', () => {
    const names = (count: number) =>
      [...Array(count).keys()].map((index) => `limiter/lib/limiter::test_${index}`);
    for (const [count, more] of [
      [2, null],
      [5, null],
      [6, '; the other one takes an entry like these:'],
      [9, '; each of the 4 others takes an entry like these:'],
    ] as const) {
      const text = renderTerminal(
        reportOf(names(count).map((name) => finding(name))),
        {},
        { ...plain, width: 400 },
      );
      const lists = pasted(text);
      expect(lists.map(matches)).toEqual([names(Math.min(5, count))]);
      if (more === null) expect(text).not.toContain('like these');
      else expect(text).toContain(more);
    }
  });

  it('is left out whole where it is longer than a surface takes', () => {
    const report = reportOf([finding('x'.repeat(5_000), 'it')]);
    for (const text of [renderMarkdown(report, {}), renderHtml(report, {})]) {
      expect(text).toContain('It is too long for here; the JSON report holds it.');
      expect(text).not.toContain('"match": "x');
    }
  });
});
