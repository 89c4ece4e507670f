import { describe, expect, it } from '@jest/globals';
import { errors, gate, judgeFloor } from './floor-scene.js';

const SOURCE = (name: string) => `#[test]\nfn ${name}() { assert_eq!(1 + 1, 2); }\n`;

describe('what the report tells of tests and warnings beside the baseline', () => {
  it('names what is new, mended and awake again, and a test under a new name as that', async () => {
    const report = await judgeFloor({
      fork: { 'Cargo.toml': '[package]\nname = "limiter"\n', 'tests/a.rs': SOURCE('old_name') },
      head: { 'Cargo.toml': '[package]\nname = "limiter"\n', 'tests/a.rs': SOURCE('new_name') },
      before: {
        passed: ['limiter/test/a::old_name'],
        failed: ['limiter/lib/limiter::mended'],
        ignored: ['limiter/lib/limiter::woke'],
        warnings: [['dead_code', 'src/lib.rs', 'unused']],
      },
      after: {
        passed: [
          'limiter/test/a::new_name',
          'limiter/lib/limiter::mended',
          'limiter/lib/limiter::woke',
          'limiter/lib/limiter::came',
        ],
        warnings: [['clippy::todo', 'src/lib.rs', 'not yet']],
      },
    });
    expect(report.tests?.listed.map(({ change, name, was }) => [change, name, was])).toEqual([
      ['renamed', 'limiter/test/a::new_name', 'limiter/test/a::old_name'],
      ['fixed', 'limiter/lib/limiter::mended', null],
      ['enabled', 'limiter/lib/limiter::woke', null],
      ['added', 'limiter/lib/limiter::came', null],
    ]);
    expect(report.tests?.counts).toMatchObject({ renamed: 1, fixed: 1, enabled: 1, added: 1, removed: 0 });
    expect(report.warnings?.counts).toEqual({ added: 1, moved: 0, gone: 1, kept: 0 });
    expect(report.warnings?.listed.map(({ lint, message }) => [lint, message])).toEqual([
      ['clippy::todo', 'not yet'],
    ]);
  });
});

// Field log: mikepenz/action-junit-report#119, mikepenz/action-junit-report#799, ScaCap/action-surefire-report#29, CleanCut/green#123,
// dorny/test-reporter#373.
describe('a workspace in which no test runs', () => {
  const files = { 'Cargo.toml': '[package]\nname = "limiter"\n', 'src/lib.rs': '' };
  const targets = ['limiter/lib/limiter'];

  it.each([
    ['committed', '0 tests now, 0 at the baseline'],
    ['none', 'No test passes, as at the baseline'],
  ] as const)(
    'passes where none ran at the baseline either, and says so (lists: %s)',
    async (lists, said) => {
      const none = { targets };
      const report = await judgeFloor({ fork: files, head: files, before: none, after: none, lists });
      expect([report.conclusion, errors(report)]).toEqual(['success', []]);
      expect(gate(report, 'no-test-gaming').summary).toContain(said);
    },
  );

  it('fails for each test that ran at the baseline, whether its target is there or not', async () => {
    const before = { passed: ['limiter/lib/limiter::fills', 'limiter/lib/limiter::empties'] };
    for (const after of [{ targets }, {}]) {
      const report = await judgeFloor({ fork: files, head: files, before, after });
      expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'violation']);
      const removed = gate(report, 'no-test-gaming').findings.filter(({ code }) => code === 'test_removed');
      expect(removed).toHaveLength(2);
    }
  });

  it('is no proof of the tests that a chunk owes', async () => {
    const report = await judgeFloor({
      fork: files,
      head: { ...files, 'tests/a.rs': SOURCE('a') },
      before: { targets },
      after: { targets },
      plan: (plan) => ({ ...plan, chunks: plan.chunks.map((chunk) => ({ ...chunk, requires_tests: true })) }),
    });
    expect(gate(report, 'requires-tests').findings.map(({ code, level }) => [code, level])).toEqual([
      ['tests_did_not_run', 'warning'],
    ]);
  });
});
