import * as fc from 'fast-check';
import type { Evidence, EvidenceProblem } from '../../src/evidence/evidence.js';
import type { BaselineSnapshot, ClippyWarning, RunSnapshot, TestId } from '../../src/evidence/snapshot.js';
import { normalizeRun } from '../../src/evidence/snapshot-file.js';

/** Text with what makes order and framing hard: astral characters, the private use area, controls, separators. */
export const trickyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'b',
      '-',
      '/',
      ':',
      '\u001f',
      '\n',
      '\ue000',
      '\uffff',
      '\u{1f600}',
      '\u{10ffff}',
    ),
  }),
);

/** Few different values, so that the two sides of a comparison meet often. */
const shortText = fc.constantFrom('a', 'b', 'a-b', 'a/b', '', '\ue000', '\u{1f600}');

export const testId: fc.Arbitrary<TestId> = fc.record({
  package: shortText,
  target_kind: fc.constantFrom('lib', 'test', 'b/c'),
  target: shortText,
  name: fc.oneof(shortText, trickyText),
});

export const warning: fc.Arbitrary<ClippyWarning> = fc.record({
  lint: fc.constantFrom('dead_code', 'clippy::needless_return'),
  package: shortText,
  file: shortText,
  message: fc.oneof(shortText, trickyText),
  count: fc.integer({ min: 1, max: 4 }),
});

const tests = fc.array(testId, { maxLength: 12 });

/** A snapshot as a capture or a file may bring it, sorted sets or not. */
export const looseRun: fc.Arbitrary<RunSnapshot> = fc.record({
  tests: fc.record({
    passed: tests,
    failed: tests,
    ignored: tests,
    targets: fc.array(trickyText, { maxLength: 6 }),
  }),
  clippy: fc.record({ warnings: fc.array(warning, { maxLength: 12 }) }),
  coverage: fc.option(fc.record({ covered_lines: fc.nat(), total_lines: fc.nat() })),
});

export const snapshot: fc.Arbitrary<BaselineSnapshot> = fc.record({
  schema_version: fc.nat(),
  ref: trickyText,
  commit_oid: trickyText,
  toolchain: trickyText,
  snapshot: looseRun.map(normalizeRun),
  cargo_args: fc.option(fc.array(trickyText, { maxLength: 3 })),
});

const oid = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });
const path = fc.constantFrom('src/lib.rs', 'a/b/c.rs', '.github/x', '..a/.b/...');
const position = fc.integer({ min: 1, max: 1000 });

/** Any of the fields beside code and message may be absent. */
export const problem: fc.Arbitrary<EvidenceProblem> = fc.record(
  {
    code: fc.constantFrom('a', 'timed-out'),
    message: trickyText,
    help: trickyText,
    path,
    line: position,
    end_line: position,
    column: position,
    end_column: position,
  },
  { requiredKeys: ['code', 'message'] },
);

export const evidence: fc.Arbitrary<Evidence> = fc.record({
  schema_version: fc.constant(1 as const),
  ref: trickyText,
  commit_oid: oid,
  toolchain: trickyText,
  snapshot: looseRun.map(normalizeRun),
  cargo_args: fc.array(trickyText, { maxLength: 3 }),
  tree_oid: oid,
  workspace: fc.constantFrom('', 'sub/dir'),
  complete: fc.boolean(),
  problems: fc.array(problem, { maxLength: 3 }),
  commands: fc.array(
    fc.record({
      argv: fc.array(trickyText, { minLength: 1, maxLength: 4 }),
      exit_code: fc.option(fc.integer({ min: -1, max: 255 })),
    }),
    { maxLength: 3 },
  ),
  failures: fc.array(
    fc.record({
      test: testId,
      message: trickyText,
      path: fc.option(path),
      line: fc.option(position),
      column: fc.option(position),
    }),
    { maxLength: 4 },
  ),
  warnings: fc.array(
    fc.record({
      lint: trickyText,
      package: trickyText,
      file: trickyText,
      message: trickyText,
      path: fc.option(path),
      help: trickyText,
      sites: fc.array(
        fc.record(
          {
            line: position,
            end_line: position,
            column: position,
            end_column: position,
            text: fc.constant('    "é" \u001f'),
          },
          { requiredKeys: ['line', 'end_line', 'column', 'end_column'] },
        ),
        {
          maxLength: 4,
        },
      ),
    }),
    { maxLength: 4 },
  ),
  checks: fc.array(
    fc.record({
      desc: trickyText,
      run: trickyText,
      cwd: fc.option(path),
      exit_code: fc.option(fc.integer({ min: 0, max: 255 })),
      reason: fc.option(trickyText),
      output: trickyText,
    }),
    { maxLength: 2 },
  ),
  not_run: fc.array(fc.record({ target: trickyText, reason: trickyText }), { maxLength: 3 }),
});
