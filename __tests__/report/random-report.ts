import fc from 'fast-check';
import type { Report, ReportedChunk, ReportedFinding, ReportedGate } from '../../src/report/report.js';

/** Words as people and attackers write them: markup, marks that surfaces act on, long runs, and what does not show. */
const PIECES = [
  'src/',
  'a',
  ' ',
  '|',
  '\\',
  '`',
  '```',
  '<b>',
  '</details>',
  '@x',
  '#1',
  '[',
  '](',
  '\n',
  '\r',
  '::error::',
  '##[',
  '\u202e',
];
const MORE = [
  '\ud800',
  '😀',
  '漢字',
  '%',
  ',',
  ':',
  '$',
  '&lt;',
  '- ',
  '1. ',
  '../',
  './',
  '<!--',
  'x'.repeat(300),
  '@'.repeat(500),
];

const words = fc
  .array(fc.constantFrom(...PIECES, ...MORE), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join(''));
const position = fc.option(fc.nat(40).map((value) => value + 1));

const finding: fc.Arbitrary<ReportedFinding> = fc.record({
  code: fc.constantFrom('a', 'b'),
  level: fc.constantFrom('error', 'warning', 'notice'),
  message: words,
  path: fc.option(words),
  line: position,
  end_line: position,
  column: position,
  end_column: position,
  help: words,
});

const gate: fc.Arbitrary<ReportedGate> = fc.record({
  id: fc.constantFrom('plan', 'file-scope', 'evidence', 'odd|`id`'),
  outcome: fc.constantFrom('pass', 'fail', 'skipped', 'unknown'),
  reason: fc.option(words),
  summary: words,
  findings: fc.array(finding, { maxLength: 60, size: 'max' }),
});

const chunk: fc.Arbitrary<ReportedChunk> = fc.record({
  id: words,
  title: words,
  deps: fc.array(words, { maxLength: 3 }),
  state: fc.constantFrom('this', 'planned', 'landed', 'waiting', 'blocked'),
});

/** Reports that no run would make, but that every renderer must survive and keep within limits. */
export const randomReport: fc.Arbitrary<Report> = fc.record(
  {
    schema_version: fc.constant(1 as const),
    conclusion: fc.constantFrom('success', 'failure'),
    failure_kind: fc.constantFrom('violation', 'bad-plan', null),
    headline: words,
    kind: fc.constantFrom('chunk', 'feature', 'plan', null),
    plan: fc.option(fc.record({ path: words, ref: words, sha: words, rev: fc.nat(), slug: words })),
    chunk: fc.option(words),
    base: fc.option(words),
    head: fc.constantFrom('a'.repeat(40), null, 'x'),
    merge_base: fc.option(words),
    changed_files: fc.option(fc.nat()),
    gates: fc.array(gate, { maxLength: 12 }),
    chunks: fc.array(chunk, { maxLength: 40 }),
    assertions: fc.array(words, { maxLength: 40 }),
    host: fc.record({
      repository: fc.constantFrom('o/r', 'x|y'),
      pull_request: position,
      run_url: fc.option(words),
    }),
  },
  {
    requiredKeys: [
      'schema_version',
      'conclusion',
      'failure_kind',
      'headline',
      'kind',
      'plan',
      'chunk',
      'base',
      'head',
      'merge_base',
      'changed_files',
      'gates',
      'chunks',
      'assertions',
    ],
  },
);
