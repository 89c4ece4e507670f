import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { type CheckRunOutput, renderCheckRun } from '../../src/report/check-run.js';
import type { Report, ReportedFinding } from '../../src/report/report.js';
import { randomReport } from './random-report.js';
import { hugeReport, readReport, SITUATIONS, TEXTS } from './situations.js';

/** The request's `output` as GitHub describes it (`checks/create`), with the limits that it states in words. */
const validate = new Ajv2020({ allErrors: true }).compile({
  type: 'object',
  additionalProperties: false,
  required: ['title', 'summary', 'text', 'annotations'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 255 },
    summary: { type: 'string', minLength: 1, maxLength: 65_535 },
    text: { type: 'string', minLength: 1, maxLength: 65_535 },
    annotations: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'start_line', 'end_line', 'annotation_level', 'message', 'title'],
        properties: {
          path: { type: 'string', minLength: 1, not: { pattern: '^/|^\\./|(^|/)\\.\\.(/|$)' } },
          start_line: { type: 'integer', minimum: 1 },
          end_line: { type: 'integer', minimum: 1 },
          start_column: { type: 'integer', minimum: 1 },
          end_column: { type: 'integer', minimum: 1 },
          annotation_level: { enum: ['notice', 'warning', 'failure'] },
          message: { type: 'string', minLength: 1 },
          title: { type: 'string', minLength: 1, maxLength: 255 },
        },
        dependentRequired: { start_column: ['end_column'], end_column: ['start_column'] },
      },
    },
  },
});

/** What a schema cannot say: bytes, and how lines and columns go together. */
function faultsOf(output: CheckRunOutput): readonly string[] {
  const faults = validate(output)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  for (const field of ['summary', 'text'] as const)
    if (Buffer.byteLength(output[field]) > 65_535) faults.push(`${field}: bytes`);
  for (const annotation of output.annotations) {
    if (annotation.end_line < annotation.start_line) faults.push(`${annotation.path}: lines`);
    if (annotation.start_column !== undefined && annotation.start_line !== annotation.end_line)
      faults.push(`${annotation.path}: columns`);
    if (Buffer.byteLength(annotation.message) > 64_000) faults.push(`${annotation.path}: message bytes`);
    if (/[\p{Cs}\u202e\u001b]/u.test(annotation.message + annotation.title))
      faults.push(`${annotation.path}: unseen characters`);
  }
  return faults;
}

function annotationsOf(...changes: readonly Partial<ReportedFinding>[]) {
  const report = readReport('violation');
  const plain: ReportedFinding = {
    code: 'c',
    level: 'error',
    message: 'm',
    path: 'a.rs',
    line: 3,
    end_line: null,
    column: null,
    end_column: null,
    help: 'h',
  };
  const gate = { id: 'file-scope', outcome: 'fail', reason: null, summary: 's' } as const;
  const findings = changes.map((change) => ({ ...plain, ...change }));
  return renderCheckRun({ ...report, gates: [{ ...gate, findings }] }, TEXTS).annotations;
}

describe('the check run', () => {
  it.each(SITUATIONS)('is what GitHub takes (%s)', (situation) => {
    expect(faultsOf(renderCheckRun(readReport(situation), TEXTS))).toEqual([]);
  });

  it('is what GitHub takes for 5,000 findings and for any report', () => {
    expect(faultsOf(renderCheckRun(hugeReport(), TEXTS))).toEqual([]);
    fc.assert(
      fc.property(randomReport, (report) => {
        expect(faultsOf(renderCheckRun(report, TEXTS))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('cuts a long title by bytes (field log: publish-unit-test-result-action#52)', () => {
    const { title } = renderCheckRun({ ...readReport('no-plan'), headline: '漢'.repeat(300) }, TEXTS);
    expect(title).toBe(`${'漢'.repeat(84)}…`);
  });

  it('has a text even when there is nothing to add, so that a re-run leaves no old one', () => {
    const report: Report = { ...readReport('all-pass'), chunks: [], assertions: [], gates: [] };
    expect(renderCheckRun(report, TEXTS).text).toBe('There is nothing to add.\n');
  });

  it('makes 500 annotations at most and says how many findings had no room (field log: reviewdog#147)', () => {
    const { annotations, summary } = renderCheckRun(hugeReport(), TEXTS);
    expect(annotations).toHaveLength(500);
    expect(summary).toContain('4,500 more findings had no room among the 500 annotations');
    expect(new Set(annotations.map(({ annotation_level }) => annotation_level))).toEqual(
      new Set(['failure']),
    );
    expect(annotations.filter(({ title }) => title === 'Protected files (protected-files)')).toHaveLength(2);
    expect(renderCheckRun(readReport('violation'), TEXTS).summary).not.toContain('had no room');
  });
});

describe('annotations', () => {
  it('hold what is the case and what to do', () => {
    expect(annotationsOf({})).toEqual([
      {
        path: 'a.rs',
        start_line: 3,
        end_line: 3,
        annotation_level: 'failure',
        title: 'File scope (file-scope)',
        message: 'm\nWhat to do: h',
      },
    ]);
  });

  it.each([
    ['no line', { line: null }, { start_line: 1, end_line: 1 }],
    ['line 0', { line: 0 }, { start_line: 1, end_line: 1 }],
    ['several lines', { end_line: 9 }, { start_line: 3, end_line: 9 }],
    ['an end before the start', { end_line: 2 }, { start_line: 3, end_line: 3 }],
    [
      'columns on one line',
      { column: 2, end_column: 4 },
      { start_line: 3, end_line: 3, start_column: 2, end_column: 4 },
    ],
  ])('span %s', (_, change, lines) => {
    expect(annotationsOf(change)).toMatchObject([lines]);
  });

  // Field log: publish-unit-test-result-action#620, actions-rs/clippy-check#59, probot/probot#790.
  it.each([
    ['only the first is known', { column: 2 }],
    ['only the last is known', { end_column: 2 }],
    ['there are several lines', { end_line: 4, column: 2, end_column: 3 }],
    ['they run backwards', { column: 4, end_column: 3 }],
    ['there is no line', { line: null, column: 2, end_column: 3 }],
  ])('have no columns where %s', (_, change) => {
    const [annotation] = annotationsOf(change);
    expect(annotation).toBeDefined();
    expect(annotation).not.toHaveProperty('start_column');
    expect(annotation).not.toHaveProperty('end_column');
  });

  // Field log: crate-ci/typos#1496, node-test-github-reporter#286, sphinx-action#15, lint-action#1012.
  it.each([
    ['./src/a.rs', 'src/a.rs'],
    ['src/a\\b.rs', 'src/a\\b.rs'],
    ['.github/x', '.github/x'],
  ])('of %j are on %j', (path, annotated) => {
    expect(annotationsOf({ path }).map((annotation) => annotation.path)).toEqual([annotated]);
  });

  it.each([
    '/etc/passwd',
    '../x',
    'a/../b',
    'a//b',
    '',
    'a/',
    '.',
    'C:\\x',
    'c:/x',
    '$OUT_DIR/gen.rs',
    'a\ud800',
  ])('are not made for %j, which is no file of the repository', (path) => {
    expect(annotationsOf({ path })).toEqual([]);
  });

  it('are not made for a finding without a file', () => {
    expect(annotationsOf({ path: null })).toEqual([]);
  });

  it('say a cause that repeats once, with the count and at its worst level', () => {
    const annotations = annotationsOf(
      { level: 'warning' },
      { level: 'error' },
      { level: 'warning' },
      { line: 4 },
    );
    expect(
      annotations.map(({ start_line, annotation_level, message }) => [start_line, annotation_level, message]),
    ).toEqual([
      [3, 'failure', 'm\n(3 times)\nWhat to do: h'],
      [4, 'failure', 'm\nWhat to do: h'],
    ]);
  });

  it('put errors before warnings before notices', () => {
    const levels = annotationsOf({ line: 1, level: 'notice' }, { line: 2, level: 'warning' }, { line: 3 });
    expect(levels.map(({ annotation_level }) => annotation_level)).toEqual(['failure', 'warning', 'notice']);
  });

  it('keep the help of a message that is too long', () => {
    const [annotation] = annotationsOf({ message: '😀'.repeat(40_000) });
    expect(Buffer.byteLength(annotation?.message ?? '')).toBeLessThanOrEqual(64_000);
    expect(annotation?.message.endsWith('…\nWhat to do: h')).toBe(true);
  });

  it("spell out what does not show in a file's name, also inside the message", () => {
    const path = 'a\n::error::b\u202e.rs';
    const [annotation] = annotationsOf({ path, message: `${path} is out of scope.\nTwo lines stay two.` });
    expect(annotation?.path).toBe(path);
    expect(annotation?.message).toBe(
      'a\\n::error::b\\u{202e}.rs is out of scope.\nTwo lines stay two.\nWhat to do: h',
    );
  });
});
