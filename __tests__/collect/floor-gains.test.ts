import { describe, expect, it } from '@jest/globals';
import { judgeFloor } from './floor-scene.js';

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
