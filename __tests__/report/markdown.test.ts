import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderMarkdown, SUMMARY_LIMIT_BYTES } from '../../src/report/markdown.js';
import type { Report, ReportedChunk, ReportedFinding } from '../../src/report/report.js';
import { randomReport } from './random-report.js';
import { hugeReport, readReport, SITUATIONS, TEXTS } from './situations.js';

/** GitHub drops a job summary of more bytes (field log: dependency-review-action#786, rattler-build#2738). */
const JOB_SUMMARY_BYTES = 1_048_576;

function withFindings(findings: readonly Partial<ReportedFinding>[]): Report {
  const report = readReport('violation');
  const [first] = report.gates.flatMap((gate) => gate.findings);
  if (first === undefined) throw new Error('the situation has no finding');
  const gate = { id: 'file-scope', outcome: 'fail', reason: null, summary: 'Out of scope.' } as const;
  return { ...report, gates: [{ ...gate, findings: findings.map((change) => ({ ...first, ...change })) }] };
}

describe('the job summary', () => {
  it.each(SITUATIONS)('says the verdict on its first line, in words (%s)', (situation) => {
    const report = readReport(situation);
    const [first] = renderMarkdown(report, TEXTS).split('\n');
    expect(first).toMatch(
      report.conclusion === 'success'
        ? /^## ✅ This change may merge/
        : /^## ❌ .*(may not merge|could not judge)/,
    );
  });

  // Field log: actions/dependency-review-action#786, actions/dependency-review-action#867, prefix-dev/rattler-build#2738.
  it('stays below the limit that makes GitHub drop it, with margin', () => {
    expect(SUMMARY_LIMIT_BYTES).toBeLessThan(JOB_SUMMARY_BYTES);
    expect(Buffer.byteLength(renderMarkdown(hugeReport(), TEXTS))).toBeLessThanOrEqual(SUMMARY_LIMIT_BYTES);
  });

  it('keeps to any limit, for any report, and stays well formed', () => {
    fc.assert(
      fc.property(
        randomReport,
        fc.integer({ min: 0, max: 40_000 }),
        fc.boolean(),
        (report, limitBytes, mermaid) => {
          const text = renderMarkdown(report, TEXTS, { limitBytes, mermaid });
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limitBytes);
          expect(text).not.toMatch(/[\p{Cs}\u202e\r]/u);
          expect(text.match(/^<details>/gm)?.length ?? 0).toBe(text.match(/^<\/details>$/gm)?.length ?? 0);
          expect((text.match(/^```/gm)?.length ?? 0) % 2).toBe(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('counts every finding that it leaves out', () => {
    const text = renderMarkdown(hugeReport(), TEXTS, { limitBytes: 30_000 });
    const shown = text.match(/^- (❌|⚠️)/gm)?.length ?? 0;
    const leftOut = [...text.matchAll(/^_([\d,]+) more findings? did not fit here/gm)];
    const counts = leftOut.map(([, count]) => Number(count?.replace(',', '')));
    expect(counts.length).toBeGreaterThan(0);
    expect(shown + counts.reduce((sum, count) => sum + count, 0)).toBe(5_000);
  });

  it("never cuts a gate's two findings for another's thousands", () => {
    const text = renderMarkdown(hugeReport(), TEXTS, { limitBytes: 30_000 });
    const [, section] = text.split('### ❌ Protected files (`protected-files`)');
    expect(section?.split('###')[0]?.match(/^- ❌/gm)).toHaveLength(2);
  });

  it('folds what is beyond ten findings, and not one or two', () => {
    const many = (count: number) =>
      renderMarkdown(withFindings(Array.from({ length: count }, (_, line) => ({ line: line + 1 }))), TEXTS);
    expect(many(12)).not.toContain('more finding');
    expect(many(13)).toContain('<details><summary>3 more findings</summary>');
  });

  it('says help once for findings that share it, their own paths aside', () => {
    const text = renderMarkdown(
      withFindings(['src/a.rs', 'src/b.rs'].map((path) => ({ path, help: `Undo the change to ${path}.` }))),
      TEXTS,
    );
    expect(text.match(/What to do/g)).toHaveLength(1);
    expect(text).toContain('**What to do:** Undo the change to each file.');
  });

  it('says a repeated finding once, with the count', () => {
    const text = renderMarkdown(withFindings([{}, {}, {}]), TEXTS);
    expect(text.match(/^- ❌/gm)).toHaveLength(1);
    expect(text).toContain('(3 times)');
  });

  it('names the first assertion as a task that a person ticks', () => {
    expect(renderMarkdown(readReport('all-pass'), TEXTS)).toContain('- [ ] Nothing in `bucket.rs` blocks.');
  });

  it('tells a reason that several gates share once', () => {
    const text = renderMarkdown(readReport('infrastructure'), TEXTS);
    expect(text.match(/see whether GitHub reports an incident/g)).toHaveLength(1);
    expect(text).toContain('| ❓ 15 gates | unknown (`plan`, `plan-history`, `branch`, ');
  });
});

describe('links', () => {
  const link = (change: Partial<ReportedFinding>, report: Partial<Report> = {}) =>
    /\]\(([^)]*\/blob\/[^)]*)\)/.exec(
      renderMarkdown({ ...withFindings([change]), plan: null, ...report }, {}),
    )?.[1] ?? null;
  const root = `https://github.com/acme/limiter/blob/${readReport('violation').head}`;
  const host = { repository: 'acme/limiter', pull_request: 1, run_url: null };

  it('percent-encodes each segment (field log: danger/danger-js#1036)', () => {
    const path = "src/a b/#?%&'()[é]*.rs";
    expect(link({ path, line: 3, end_line: 5 })).toBe(
      `${root}/src/a%20b/%23%3F%25%26%27%28%29%5B%C3%A9%5D%2A.rs#L3-L5`,
    );
  });

  it('asks for the source of Markdown, where lines can be linked to', () => {
    expect(link({ path: 'README.md', line: 3 })).toBe(`${root}/README.md?plain=1#L3`);
  });

  it('leads to the plan at the commit that it was read at', () => {
    const { plan } = readReport('violation');
    expect(link({ path: plan?.path ?? '', line: 4 }, { plan })).toContain(`/blob/${plan?.sha}/`);
  });

  it("stays on the server of the run's address", () => {
    const run_url = 'https://git.example.com:8443/acme/limiter/actions/runs/1';
    expect(link({ path: 'a' }, { host: { ...host, run_url } })).toMatch(
      /^https:\/\/git\.example\.com:8443\/acme/,
    );
  });

  it.each([
    ['a path outside the repository', { path: '../a' }, {}],
    ['a generated file', { path: '$OUT_DIR/a.rs' }, {}],
    ['a name that has no UTF-8 form', { path: 'a\ud800' }, {}],
    ['an unknown head', {}, { head: null }],
    ['a repository name that is none', {}, { host: { ...host, repository: 'a/b](x)' } }],
  ])('is not made for %s', (_, change, report) => {
    expect(link(change, report)).toBeNull();
  });

  it('is not made for an address that is no plain http address', () => {
    const run = (run_url: string) =>
      renderMarkdown({ ...readReport('no-plan'), host: { ...host, run_url } }, TEXTS);
    expect(run('javascript:alert(1)')).not.toContain('- Run:');
    expect(run('https://x.y/a) [b](c')).not.toContain('- Run:');
  });
});

describe('the graph of chunks', () => {
  const chunk = (index: number, deps: readonly string[]): ReportedChunk => ({
    id: `c${index}`,
    title: 'T',
    deps,
    state: 'planned',
  });
  const drawn = (chunks: readonly ReportedChunk[]) =>
    renderMarkdown({ ...readReport('feature'), chunks }, TEXTS);

  it('has an arrow to each chunk from those it needs, and passes over one that is not in the plan', () => {
    const text = drawn([chunk(0, []), chunk(1, ['c0', 'nowhere'])]);
    expect(text.match(/n\d --> n\d/g)).toHaveLength(1);
    expect(text).toContain('n0 --> n1');
  });

  it('gives way to the list where Mermaid would refuse to draw: more than 500 arrows, or 50,000 characters', () => {
    const first = Array.from({ length: 25 }, (_, index) => chunk(index, []));
    const second = Array.from({ length: 20 }, (_, index) =>
      chunk(
        100 + index,
        first.map(({ id }) => id),
      ),
    );
    expect(drawn([...first, ...second])).toContain('```mermaid');
    const oneMore = [...first, ...second, chunk(200, ['c0'])];
    expect(drawn(oneMore)).not.toContain('```mermaid');
    expect(drawn(oneMore)).toContain('<details><summary>46 chunks</summary>');
    expect(drawn(Array.from({ length: 2_000 }, (_, index) => chunk(index, [])))).not.toContain('```mermaid');
  });

  it('is not drawn in a check run', () => {
    expect(renderMarkdown(readReport('feature'), TEXTS, { mermaid: false })).not.toContain('mermaid');
  });
});
