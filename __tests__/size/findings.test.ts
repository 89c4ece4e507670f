import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GATE_TEXTS } from '../../src/gates/texts.js';
import { MAX_ANNOTATIONS } from '../../src/report/annotations.js';
import { CHECK_RUN_LIMIT_BYTES, renderMarkdown } from '../../src/report/markdown.js';
import type { Report } from '../../src/report/report.js';
import { LEVEL_EMOJI } from '../../src/report/words.js';
import type { LoggedRequest } from '../double/request-log.js';
import type { PullValues } from '../double/values.js';
import { describeAction } from '../e2e/node24.js';
import type { StepResult } from '../e2e/runner.js';
import { openScene, type Scene } from '../e2e/scene.js';
import { soundReport } from '../e2e/verdicts.js';
import { withinLimit } from './peak.js';

const FINDINGS = 10_000;
const LEVEL_SIGNS = Object.values(LEVEL_EMOJI);
const BATCH = 50;
/** What GitHub takes of a job summary. */
const SUMMARY_BYTES = 1024 * 1024;
/** In a table cell, a list, a link and a tag each of these could end what it stands in; none is of one byte a character. */
const NAMES = [
  'plain',
  'pipe | pipe',
  '<b>bold',
  '`code`',
  '[link](x)',
  '\u65e5\u672c\u8a9e',
  '\u{1f600}\u{1f680}',
  '</details>',
];

describeAction('10,000 findings', () => {
  let scene: Scene;
  let pull: PullValues;
  let result: StepResult;
  let report: Report;
  let writes: readonly LoggedRequest[];
  beforeAll(async () => {
    scene = await openScene();
    const files = Array.from(
      { length: FINDINGS },
      (_, n) => [`out/${NAMES[n % NAMES.length]}/${n}.txt`, `${n}\n`] as const,
    );
    pull = scene.pull('a/clock', files);
    const event = await scene.event(pull);
    scene.double.forgetRequests();
    result = await withinLimit('10,000 findings, on every surface', (env) =>
      scene.gate(pull, { ...event, with: { sarif: 'on' }, env }),
    );
    writes = scene.double.requests.filter(
      ({ method, path }) => method !== 'GET' && path.includes('/check-runs'),
    );
    report = soundReport(result);
  }, 240_000);
  afterAll(() => scene.close());

  it('are all in the report, in SARIF and in the page, and fail the check', () => {
    const paths = report.gates.flatMap(({ findings }) =>
      findings.filter(({ level }) => level === 'error').map((each) => each.path),
    );
    expect([paths.length, new Set(paths).size, report.conclusion]).toEqual([FINDINGS, FINDINGS, 'failure']);
    expect(result.outputs.get('findings')).toBe(String(FINDINGS));
    const results: readonly { readonly level: string }[] = JSON.parse(result.sarif ?? '').runs[0].results;
    expect(results.filter(({ level }) => level === 'error')).toHaveLength(FINDINGS);
    const page = result.page ?? '';
    const data =
      /<script type="application\/json" id="every-finding-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
    const shown: number = JSON.parse(data).rows.length;
    const more = Number(
      /([\d,]+) more findings? had no room in this list/.exec(page)?.[1]?.replaceAll(',', '') ?? 0,
    );
    expect(shown + more).toBe(report.gates.flatMap(({ findings }) => findings).length);
  });

  it('are annotated as far as there is room, fifty a request, and the others are counted', () => {
    const [run, ...others] = scene.checkRuns(pull);
    expect(others).toEqual([]);
    expect([run?.conclusion, run?.annotations.length]).toEqual(['failure', MAX_ANNOTATIONS]);
    expect(writes.map(({ method }) => method)).toEqual([
      'POST',
      ...Array(MAX_ANNOTATIONS / BATCH - 1).fill('PATCH'),
    ]);
    const sent = writes.map(
      ({ body }) =>
        (body as { readonly output: { readonly annotations: object[] } }).output.annotations.length,
    );
    expect(sent).toEqual(Array(MAX_ANNOTATIONS / BATCH).fill(BATCH));
    const left =
      report.gates.flatMap(({ findings }) => findings.filter(({ path }) => path !== null)).length -
      MAX_ANNOTATIONS;
    expect(run?.summary).toContain(
      `${left.toLocaleString('en-US')} more findings had no room among the 500 annotations`,
    );
  });

  it('stay within the bytes of each surface, whole in every row', () => {
    const [run] = scene.checkRuns(pull);
    for (const text of [run?.summary ?? '', run?.text ?? '']) {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(CHECK_RUN_LIMIT_BYTES);
      expect(tornRows(text)).toEqual([]);
    }
    expect(Buffer.byteLength(run?.text ?? '')).toBeGreaterThan(CHECK_RUN_LIMIT_BYTES - 2_000);
    expect(Buffer.byteLength(result.summary)).toBeLessThanOrEqual(SUMMARY_BYTES);
    expect(Buffer.byteLength(result.summary)).toBeGreaterThan(900_000);
    expect(tornRows(result.summary)).toEqual([]);
    const total = report.gates.flatMap(({ findings }) => findings).length;
    expect(total).toBeGreaterThanOrEqual(FINDINGS);
    expect([accounted(run?.text ?? ''), accounted(result.summary)]).toEqual([total, total]);
  });
});

describe('a report at a limit of bytes', () => {
  const finding = (n: number) => ({
    code: 'out_of_scope',
    level: 'error' as const,
    message: `out/${NAMES[n % NAMES.length]}/${n}.txt is changed, but it is not in files_touched.`,
    path: `out/${NAMES[n % NAMES.length]}/${n}.txt`,
    line: 1,
    end_line: null,
    column: null,
    end_column: null,
    help: `Undo the change to ${n}.`,
  });
  const report: Report = {
    schema_version: 1,
    conclusion: 'failure',
    failure_kind: 'violation',
    headline: 'This change may not merge.',
    kind: 'chunk',
    plan: null,
    chunk: 'clock',
    base: null,
    head: null,
    merge_base: null,
    changed_files: 600,
    gates: [
      {
        id: 'file-scope',
        outcome: 'fail',
        reason: null,
        summary: '600 files.',
        findings: Array.from({ length: 600 }, (_, n) => finding(n)),
      },
    ],
    chunks: [],
    assertions: [],
  };
  const render = (limitBytes: number): string => renderMarkdown(report, GATE_TEXTS, { limitBytes });
  const whole = render(Number.MAX_SAFE_INTEGER);
  const size = Buffer.byteLength(whole);

  it('is whole where it fits, and where it does not each row is there or counted', () => {
    expect(accounted(whole)).toBe(600);
    expect(whole).not.toContain('did not fit here');
    // Each part is given room for the line that follows it, of which the last has none.
    expect(render(size + 2)).toBe(whole);
    const limits = [
      size - 40,
      size - 400,
      CHECK_RUN_LIMIT_BYTES,
      CHECK_RUN_LIMIT_BYTES - 1,
      40_000,
      20_000,
    ].filter((limit) => limit < size);
    expect(limits.length).toBeGreaterThan(3);
    for (const limit of limits) {
      const text = render(limit);
      expect([limit, Buffer.byteLength(text) <= limit, accounted(text), tornRows(text)]).toEqual([
        limit,
        true,
        600,
        [],
      ]);
    }
  });

  it('never exceeds one, at any byte around it', () => {
    for (let limit = 30_000; limit < 30_060; limit += 1) {
      const text = render(limit);
      expect([limit, Buffer.byteLength(text) <= limit, accounted(text), tornRows(text)]).toEqual([
        limit,
        true,
        600,
        [],
      ]);
    }
  });
});

/** Findings that a text shows, and those that it says it left out. */
function accounted(text: string): number {
  const shown = text
    .split('\n')
    .filter((line) => LEVEL_SIGNS.some((sign) => line.startsWith(`- ${sign} `))).length;
  const left = /_([\d,]+) more findings? did not fit here/.exec(text)?.[1]?.replaceAll(',', '') ?? '0';
  return shown + Number(left);
}

/** What a cut in the wrong place would leave: half a character, a row without its end, a tag without its other. */
function tornRows(text: string): readonly string[] {
  const lines = text.split('\n');
  const count = (part: string): number => lines.filter((line) => line.startsWith(part)).length;
  return [
    ...lines.filter((line) => line.includes('\ufffd') || /\p{Surrogate}/u.test(line)),
    ...lines.filter((line) => line.startsWith('|') && !line.endsWith('|')),
    ...lines.filter(
      (line) => line.startsWith('- \u274c ') && !/ files\\_touched\b.*\.(?:<br>.*\.)?$/.test(line),
    ),
    ...(count('<details>') === count('</details>') ? [] : ['<details> and </details> differ']),
    ...(text.endsWith('\n') ? [] : ['no line feed at the end']),
  ].slice(0, 3);
}
