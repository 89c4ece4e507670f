import { describe, expect, it } from '@jest/globals';
import type { TestId } from '../../src/evidence/snapshot.js';
import { type Facts, known, missing, notApplicable } from '../../src/facts.js';
import { MAX_LINES, MAX_LISTED, reportedTests, reportedWarnings } from '../../src/report/comparisons.js';
import { listsHtml } from '../../src/report/html-lists.js';
import { TEST_CHANGES } from '../../src/report/report.js';
import { readReport, SITUATIONS } from './situations.js';

const id = (name: string): TestId => ({ package: 'limiter', target_kind: 'lib', target: 'limiter', name });
const compared = (name: string, was: string | null = null) => ({
  test: id(name),
  was: was === null ? null : id(was),
  path: 'src/lib.rs',
  line: 7,
  message: '',
  landedBefore: false,
});

type TestLists = Extract<Facts['testComparison'], { by: 'lists' }>;
const TESTS: TestLists = {
  by: 'lists',
  regressed: [compared('fails', 'failed_as')],
  flaky: [compared('flakes')],
  newlyIgnored: [compared('skips')],
  vanished: [compared('went')],
  renamed: [{ from: id('old'), to: id('new') }],
  before: 9,
  after: 11,
  added: 1,
  fixed: 1,
  enabled: 1,
  gains: { added: [id('came')], fixed: [id('mended')], enabled: [id('woke')] },
  rerunProblem: null,
};

type WarningLists = Extract<Facts['warningComparison'], { by: 'lists' }>;
const warning: WarningLists['added'][number] = {
  lint: 'clippy::todo',
  package: 'limiter',
  file: 'src/lib.rs',
  message: '`todo` should not be present',
  before: 1,
  after: 30,
  path: 'crates/limiter/src/lib.rs',
  help: 'help: write it',
  sites: Array.from({ length: 30 }, (_, index) => ({
    line: index + 1,
    end_line: index + 1,
    column: 1,
    end_column: 2,
  })),
  landedBefore: false,
};
const warnings = (added: readonly (typeof warning)[]): WarningLists => ({
  by: 'lists',
  added,
  moved: 2,
  gone: 3,
  kept: 4,
  toolchain: 'rustc 1.90.0',
});

describe('the tests in a report', () => {
  it('lists every test that changed, worst first, each with what it was called', () => {
    const { tests } = reportedTests(known(TESTS));
    expect(tests?.listed.map(({ change }) => change)).toEqual(TEST_CHANGES);
    expect(tests?.listed[0]).toEqual({
      change: 'failing',
      name: 'limiter/lib/limiter::fails',
      was: 'limiter/lib/limiter::failed_as',
      path: 'src/lib.rs',
      line: 7,
    });
    expect(tests?.listed.find(({ change }) => change === 'renamed')).toEqual({
      change: 'renamed',
      name: 'limiter/lib/limiter::new',
      was: 'limiter/lib/limiter::old',
      path: null,
      line: null,
    });
    expect(tests?.counts).toEqual(Object.fromEntries(TEST_CHANGES.map((kind) => [kind, 1])));
    expect([tests?.before, tests?.after]).toEqual([9, 11]);
  });

  it('counts all and lists no more than it may, without leaving out what is worst', () => {
    const added = Array.from({ length: MAX_LISTED + 5 }, (_, index) => id(`t${index}`));
    const many = { ...TESTS, added: added.length, gains: { added, fixed: [], enabled: [] } };
    const { tests } = reportedTests(known(many));
    expect(tests?.listed).toHaveLength(MAX_LISTED);
    expect(tests?.listed[0]?.change).toBe('failing');
    expect(tests?.counts.added).toBe(MAX_LISTED + 5);
  });

  it('cuts a name that would fill the report', () => {
    const { tests } = reportedTests(known({ ...TESTS, vanished: [compared('x'.repeat(100_000))] }));
    expect(Buffer.byteLength(JSON.stringify(tests))).toBeLessThan(3_000);
  });

  it('says nothing where no lists were compared', () => {
    expect(reportedTests(known({ by: 'hash', passed: 3 }))).toEqual({});
    expect(reportedTests(missing('infrastructure', 'Gone.'))).toEqual({});
    expect(reportedTests(notApplicable('Off.'))).toEqual({});
  });
});

describe('the warnings in a report', () => {
  it('lists those that are new or more, with the lines where they stand', () => {
    const { warnings: reported } = reportedWarnings(known(warnings([warning])));
    expect(reported?.counts).toEqual({ added: 1, moved: 2, gone: 3, kept: 4 });
    expect(reported?.listed).toEqual([
      {
        lint: 'clippy::todo',
        package: 'limiter',
        message: '`todo` should not be present',
        help: 'help: write it',
        path: 'crates/limiter/src/lib.rs',
        before: 1,
        after: 30,
        lines: Array.from({ length: MAX_LINES }, (_, index) => index + 1),
      },
    ]);
  });

  it('names generated code by its file, and no place for a warning that has none', () => {
    const listed = (change: Partial<typeof warning>) =>
      reportedWarnings(known(warnings([{ ...warning, path: null, sites: [], ...change }]))).warnings
        ?.listed[0];
    expect(listed({ file: '$OUT_DIR/made.rs' })?.path).toBe('$OUT_DIR/made.rs');
    expect(listed({ file: '' })?.path).toBeNull();
  });

  it('quote the code of their first place, as far as it is known', () => {
    const first = { line: 3, end_line: 3, column: 1, end_column: 2, text: `${'x'.repeat(900)}\n` };
    const added = [{ ...warning, sites: [first] }];
    const [listed] = reportedWarnings(known(warnings(added))).warnings?.listed ?? [];
    expect(listed?.text?.startsWith('xxx')).toBe(true);
    expect(Buffer.byteLength(listed?.text ?? '')).toBeLessThanOrEqual(500);
    const [situation = ''] = SITUATIONS;
    const hostile = [{ ...warning, sites: [{ ...first, text: '  todo!()</script>' }] }];
    const page = listsHtml({ ...readReport(situation), ...reportedWarnings(known(warnings(hostile))) });
    expect(page).toContain('todo!()\\u003c/script\\u003e');
  });

  it('says nothing where no lists were compared', () => {
    expect(reportedWarnings(known({ by: 'hash', warnings: 1, repeated: 0 }))).toEqual({});
    expect(reportedWarnings(notApplicable('Off.'))).toEqual({});
  });
});
