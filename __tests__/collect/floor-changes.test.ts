import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { codes, errors, type FloorScene, gate, judgeFloor } from './floor-scene.js';

const LIB = 'limiter/lib/limiter';
const SOURCE = `pub fn fill(n: u32) -> u32 { n + 1 }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills() {
        assert_eq!(fill(1), 2);
        assert_eq!(fill(2), 3);
    }

    #[test]
    fn fills_nothing() {
        assert_eq!(fill(0), 1);
    }
}
`;
const API = `#[test]
fn serves() { assert!(limiter::serve()); }

#[test]
fn stops() { assert!(limiter::stop()); }
`;
const FORK: FloorScene['fork'] = {
  'Cargo.toml': '[package]\nname = "limiter"\n',
  'src/lib.rs': 'pub mod bucket;\n',
  'src/bucket.rs': SOURCE,
  'tests/api.rs': API,
};
const BEFORE = {
  passed: [
    `${LIB}::bucket::tests::fills`,
    `${LIB}::bucket::tests::fills_nothing`,
    'limiter/test/api::serves',
  ],
  ignored: ['limiter/test/api::stops'],
  targets: [LIB, 'limiter/test/api', 'limiter/doctest/limiter'],
  warnings: [['dead_code', 'src/bucket.rs', 'unused']] as const,
};

/** The head with some files replaced, `null` for one that is gone; what it did, where that differs. */
function judge(
  files: Readonly<Record<string, string | null>>,
  after: FloorScene['after'] = {},
  more: Partial<FloorScene> = {},
): Promise<Report> {
  const head = { ...FORK, ...files };
  for (const [path, content] of Object.entries(files)) if (content === null) delete head[path];
  return judgeFloor({
    fork: FORK,
    head: head as FloorScene['head'],
    before: BEFORE,
    after: { ...BEFORE, ...after },
    ...more,
  });
}
const withoutTest = (text: string, name: string) =>
  text.replace(new RegExp(` *#\\[test\\]\\n *fn ${name}\\(\\) \\{[^}]*\\}\\n`), '');

describe('a change that did no harm', () => {
  it.each<[string, Parameters<typeof judge>]>([
    ['lines moved', [{ 'src/bucket.rs': `\n\n// moved\n\n${SOURCE}` }]],
    ['items reordered', [{ 'tests/api.rs': API.split('\n\n').reverse().join('\n\n') }]],
    [
      'formatting changed',
      [{ 'src/bucket.rs': SOURCE.replace('assert_eq!(fill(0), 1);', 'assert_eq!(\n  fill( 0 ),\n  1\n);') }],
    ],
    [
      'a test renamed',
      [
        { 'src/bucket.rs': SOURCE.replace('fills_nothing', 'fills_from_zero') },
        {
          passed: [BEFORE.passed[0], `${LIB}::bucket::tests::fills_from_zero`, BEFORE.passed[2]] as string[],
        },
      ],
    ],
    [
      'a file renamed with its module, its tests and its warnings',
      [
        { 'src/bucket.rs': null, 'src/pail.rs': SOURCE, 'src/lib.rs': 'pub mod pail;\n' },
        {
          passed: [
            `${LIB}::pail::tests::fills`,
            `${LIB}::pail::tests::fills_nothing`,
            'limiter/test/api::serves',
          ],
          warnings: [['dead_code', 'src/pail.rs', 'unused']],
        },
      ],
    ],
    [
      'a module moved to a folder',
      [
        { 'src/bucket.rs': null, 'src/bucket/mod.rs': SOURCE },
        { warnings: [['dead_code', 'src/bucket/mod.rs', 'unused']] },
      ],
    ],
    [
      'a test file renamed, and so its target',
      [
        { 'tests/api.rs': null, 'tests/http.rs': API },
        {
          passed: [...BEFORE.passed.slice(0, 2), 'limiter/test/http::serves'],
          ignored: ['limiter/test/http::stops'],
          targets: [LIB, 'limiter/test/http', 'limiter/doctest/limiter'],
        },
      ],
    ],
    [
      'a module that the library declares now instead of the program',
      [
        { 'src/lib.rs': 'pub mod bucket;\npub fn more() {}\n' },
        {},
        {
          before: {
            ...BEFORE,
            passed: ['limiter/bin/limiter::bucket::tests::fills', ...BEFORE.passed.slice(1)],
          },
        },
      ],
    ],
    // Field log: SteelCrab/firecrab#189, almide/almide#1875, hyperdxio/hyperdx#2658.
    [
      'tests and warnings improved',
      [
        { 'tests/more.rs': '#[test]\nfn more() { assert!(limiter::more()); }\n' },
        {
          passed: [...BEFORE.passed, 'limiter/test/more::more', 'limiter/test/api::stops'],
          ignored: [],
          targets: [...BEFORE.targets, 'limiter/test/more'],
          warnings: [],
        },
      ],
    ],
  ])('%s', async (_what, args) => {
    const report = await judge(...args);
    expect(errors(report)).toEqual([]);
    expect(report).toMatchObject({ conclusion: 'success', failure_kind: null });
  });

  it('is told of what it renamed and of what it improved', async () => {
    const renamed = await judge(
      { 'src/bucket.rs': SOURCE.replace('fills_nothing', 'fills_from_zero') },
      { passed: [BEFORE.passed[0] ?? '', `${LIB}::bucket::tests::fills_from_zero`, BEFORE.passed[2] ?? ''] },
    );
    expect(gate(renamed, 'no-test-gaming').findings).toMatchObject([
      { code: 'test_renamed', level: 'notice' },
    ]);
    const improved = await judge(
      {},
      { passed: [...BEFORE.passed, 'limiter/test/api::stops'], ignored: [], warnings: [] },
    );
    expect(gate(improved, 'no-test-gaming').summary).toContain('1 is no longer ignored');
    expect(gate(improved, 'no-new-clippy').summary).toContain('1 is gone or fewer');
  });
});

describe('a file that is split', () => {
  it('takes the warnings of its code along, and tells so', async () => {
    const report = await judge(
      {
        'src/bucket.rs': SOURCE.replace('pub fn fill', '\npub fn fill'),
        'src/lib.rs': 'pub mod bucket;\npub mod pail;\n',
      },
      {},
      {
        fork: { ...FORK, 'src/bucket.rs': `//\n//\nfn unused() {}\n${SOURCE}` },
        head: {
          ...FORK,
          'src/lib.rs': 'pub mod bucket;\npub mod pail;\n',
          'src/pail.rs': '//\n//\n    fn unused() {}\n',
        },
        after: { ...BEFORE, warnings: [['dead_code', 'src/pail.rs', 'unused']] },
      },
    );
    expect(errors(report)).toEqual([]);
    expect(gate(report, 'no-new-clippy').findings).toMatchObject([
      {
        code: 'warning_moved',
        level: 'notice',
        message: 'dead_code: unused (its code was in src/bucket.rs and is in src/pail.rs now)',
        path: 'src/pail.rs',
        line: 3,
      },
    ]);
    expect(gate(report, 'no-new-clippy').summary).toContain('1 moved with code to another file');
  });
});

describe('a change that did harm', () => {
  // Field log: w1ne/labwired-core#1000, SauersML/gam#2818.
  it('is found where a test was deleted, at the line that is nearest to where it was', async () => {
    const report = await judge(
      { 'src/bucket.rs': withoutTest(SOURCE, 'fills_nothing') },
      { passed: [BEFORE.passed[0] ?? '', BEFORE.passed[2] ?? ''] },
    );
    expect(errors(report)).toEqual(['no-test-gaming test_removed src/bucket.rs:11']);
    expect(report.failure_kind).toBe('violation');
  });

  it('is found at line 1 of a test file that was deleted, with the target', async () => {
    const report = await judge(
      { 'tests/api.rs': null },
      { passed: BEFORE.passed.slice(0, 2), ignored: [], targets: [LIB, 'limiter/doctest/limiter'] },
    );
    expect(errors(report)).toEqual([
      'no-test-gaming test_removed tests/api.rs:1',
      'no-test-gaming test_removed tests/api.rs:1',
      'no-target-loss target_lost tests/api.rs:1',
    ]);
  });

  // Field log: nextest-rs/nextest#885, nextest-rs/nextest#3472.
  it('is found where a test is ignored now', async () => {
    const report = await judge(
      {
        'src/bucket.rs': SOURCE.replace(
          '    #[test]\n    fn fills()',
          '    #[test]\n    #[ignore]\n    fn fills()',
        ),
      },
      { passed: BEFORE.passed.slice(1), ignored: [...BEFORE.ignored, BEFORE.passed[0] ?? ''] },
    );
    expect(errors(report)).toEqual(['no-test-gaming test_ignored src/bucket.rs:8']);
  });

  it('is found where a test was weakened', async () => {
    const report = await judge({ 'src/bucket.rs': SOURCE.replace('assert_eq!(fill(2), 3);', 'fill(2);') });
    expect(errors(report)).toEqual(['no-assertion-loss test_lost_assertions src/bucket.rs:8']);
  });

  it('is found at the panic of a test that broke', async () => {
    const report = await judge(
      { 'src/bucket.rs': SOURCE.replace('n + 1', 'n + 2') },
      { passed: BEFORE.passed.slice(2), failed: BEFORE.passed.slice(0, 2) },
    );
    expect(errors(report)).toEqual([
      'no-regression test_regressed src/bucket.rs:7',
      'no-regression test_regressed src/bucket.rs:7',
    ]);
  });

  it('is found at a warning that was added, and at one that there are more of', async () => {
    const added = await judge(
      {},
      { warnings: [...BEFORE.warnings, ['unused_mut', 'src/lib.rs', 'not needed']] },
    );
    expect(errors(added)).toEqual(['no-new-clippy new_warning src/lib.rs:3']);
    const more = await judge({}, { warnings: [['dead_code', 'src/bucket.rs', 'unused', 2]] });
    expect(errors(more)).toEqual(['no-new-clippy more_warnings src/bucket.rs:3']);
  });

  it('is found where code is hidden from clippy, whether or not a warning is known to be new', async () => {
    const hidden = `${SOURCE}\n#[cfg(not(clippy))]\npub fn bad() {}\n`;
    for (const lists of ['committed', 'none'] as const) {
      const report = await judge({ 'src/bucket.rs': hidden }, {}, { lists });
      expect(errors(report)).toEqual(['no-new-clippy hidden_from_clippy src/bucket.rs:19']);
      expect(gate(report, 'no-new-clippy').summary).toContain(
        'The change hides code from clippy in 1 place.',
      );
    }
    const allowances = [
      {
        chunk: 'bucket',
        gate: 'no-new-clippy' as const,
        match: 'src/bucket.rs',
        reason: 'It is slow to lint.',
      },
    ];
    expect(errors(await judge({ 'src/bucket.rs': hidden }, {}, { allowances }))).toEqual([]);
  });

  it('is not found where hidden code was hidden before, and only moved', async () => {
    const hidden = '#[cfg(not(clippy))]\npub fn bad() {}\n';
    const fork = { ...FORK, 'src/bucket.rs': SOURCE + hidden };
    const moved = { ...fork, 'src/bucket.rs': SOURCE, 'src/pail.rs': `\n${hidden}` };
    expect(errors(await judge({}, {}, { fork, head: moved }))).toEqual([]);
    const edited = {
      ...fork,
      'src/bucket.rs': `${SOURCE}// More.\n#[cfg(not(clippy))]\npub fn worse() {}\n`,
    };
    expect(errors(await judge({}, {}, { fork, head: edited }))).toEqual([]);
    const more = { ...fork, 'src/bucket.rs': `${hidden}${SOURCE}${hidden.replace('bad', 'worse')}` };
    expect(errors(await judge({}, {}, { fork, head: more }))).toEqual([
      'no-new-clippy hidden_from_clippy src/bucket.rs:20',
    ]);
  });

  it('is found where a target is no longer built', async () => {
    const report = await judge({ 'Cargo.toml': '' }, { targets: [LIB, 'limiter/test/api'] });
    expect(errors(report)).toEqual(['no-target-loss target_lost Cargo.toml:1']);
  });

  it('is not told again for what a lost target without tests asserted', async () => {
    const fork = { ...FORK, 'tests/api.rs': 'pub fn check(n: u32) {\n    assert!(n > 1);\n}\n' };
    const report = await judge(
      { 'tests/api.rs': null },
      { passed: BEFORE.passed.slice(0, 2), ignored: [], targets: [LIB, 'limiter/doctest/limiter'] },
      { fork },
    );
    expect(errors(report).filter((error) => !error.includes('test_removed'))).toEqual([
      'no-target-loss target_lost tests/api.rs:1',
    ]);
  });

  // As in hybrid-array 0.4.15, whose `tests/ctutils.rs` needs a feature that is off.
  it('is not told again for what a lost target asserted in tests that are configured away', async () => {
    const named = `${FORK['Cargo.toml']}autotests = false\n\n[[test]]\nname = "api"\n`;
    const asserting =
      '#![cfg(feature = "slow")]\n#[test]\nfn slow() {\n    assert!(limiter::serve());\n    assert!(limiter::stop());\n}\n';
    const fork = { ...FORK, 'Cargo.toml': named, 'tests/api.rs': asserting };
    const without = { passed: BEFORE.passed.slice(0, 2), ignored: [] };
    const report = await judge(
      { 'Cargo.toml': named.replace('\n[[test]]\nname = "api"\n', '') },
      { ...without, targets: [LIB, 'limiter/doctest/limiter'] },
      { fork, before: { ...BEFORE, ...without } },
    );
    expect(errors(report)).toEqual(['no-target-loss target_lost Cargo.toml:4']);
  });

  it('is told with its tests at the line of the manifest that dropped it', async () => {
    const manifest = `${FORK['Cargo.toml']}\n[[test]]\nname = "api"\nrequired-features = ["slow"]\n`;
    const report = await judge(
      { 'Cargo.toml': manifest },
      { passed: BEFORE.passed.slice(0, 2), ignored: [], targets: [LIB, 'limiter/doctest/limiter'] },
    );
    expect(errors(report)).toEqual([
      'no-test-gaming test_removed Cargo.toml:6',
      'no-test-gaming test_removed Cargo.toml:6',
      'no-target-loss target_lost Cargo.toml:6',
    ]);
  });

  it('of tests that a macro made is told at the file that their modules led to', async () => {
    const made = [`${LIB}::bucket::made::one`, `${LIB}::made_at_the_root`];
    const report = await judge(
      { 'src/bucket.rs': null, 'src/pail.rs': SOURCE, 'src/lib.rs': 'pub mod pail;\n' },
      {},
      {
        before: { ...BEFORE, passed: [...BEFORE.passed, ...made] },
        after: { ...BEFORE, passed: BEFORE.passed.map((name) => name.replace('::bucket::', '::pail::')) },
      },
    );
    expect(errors(report)).toEqual([
      'no-test-gaming test_removed src/bucket.rs:1',
      'no-test-gaming test_removed',
    ]);
  });
});

describe('a change that looks like less than it is', () => {
  it('is no rename when the body changed along with the name', async () => {
    const report = await judge(
      { 'src/bucket.rs': SOURCE.replace('fills_nothing', 'other').replace('fill(0), 1', 'fill(9), 10') },
      { passed: [BEFORE.passed[0] ?? '', `${LIB}::bucket::tests::other`, BEFORE.passed[2] ?? ''] },
    );
    expect(errors(report)).toEqual(['no-test-gaming test_removed src/bucket.rs:11']);
  });

  it('is one rename at most for each new test', async () => {
    const same = (name: string) => `#[test]\nfn ${name}() { assert!(limiter::serve()); }\n`;
    const fork = { ...FORK, 'tests/api.rs': same('a') + same('b') };
    const report = await judgeFloor({
      fork,
      head: { ...fork, 'tests/api.rs': same('c') },
      before: { passed: ['limiter/test/api::a', 'limiter/test/api::b'] },
      after: { passed: ['limiter/test/api::c'] },
    });
    expect(errors(report)).toEqual(['no-test-gaming test_removed tests/api.rs:2']);
    expect(codes(report, 'no-test-gaming')).toEqual(['test_removed', 'test_renamed']);
  });

  it('is no rename across packages', async () => {
    const report = await judge(
      { 'tests/api.rs': withoutTest(API, 'serves'), 'other/tests/api.rs': API },
      {
        passed: [...BEFORE.passed.slice(0, 2), 'other/test/api::serves'],
        targets: [...BEFORE.targets, 'other/test/api'],
      },
    );
    expect(errors(report)).toEqual(['no-test-gaming test_removed tests/api.rs:3']);
  });

  it('is no rename when the test may no longer panic as it should', async () => {
    const panics = '#[test]\n#[should_panic]\nfn a() { limiter::serve(); }\n';
    const fork = { ...FORK, 'tests/api.rs': panics };
    const report = await judgeFloor({
      fork,
      head: { ...fork, 'tests/api.rs': '#[test]\nfn b() { limiter::serve(); }\n' },
      before: { passed: ['limiter/test/api::a'] },
      after: { passed: ['limiter/test/api::b'] },
    });
    expect(errors(report)).toEqual(['no-test-gaming test_removed tests/api.rs:2']);
  });

  it('is a regression under the new name when a renamed test fails, and ignored when it is ignored', async () => {
    const files = { 'src/bucket.rs': SOURCE.replace('fills_nothing', 'other') };
    const other = `${LIB}::bucket::tests::other`;
    const kept = [BEFORE.passed[0] ?? '', BEFORE.passed[2] ?? ''];
    const fails = await judge(files, { passed: kept, failed: [other] });
    expect(errors(fails)).toEqual(['no-regression test_regressed src/bucket.rs:7']);
    const ignored = await judge(files, { passed: kept, ignored: [...BEFORE.ignored, other] });
    expect(errors(ignored)).toEqual(['no-test-gaming test_ignored src/bucket.rs:14']);
  });

  it('is no warning that moved when its line is another one, or there are more of them', async () => {
    const at = (file: string, count = 1) => ['dead_code', file, 'unused', count] as const;
    const fork = { ...FORK, 'src/a.rs': '//\n//\nfn unused() {}\nfn kept() {}\n', 'src/b.rs': '' };
    const scene = { fork, before: { ...BEFORE, warnings: [at('src/a.rs')] } };
    const moved = async (a: string, b: string, warnings: readonly ReturnType<typeof at>[]) => {
      const head = { ...fork, 'src/a.rs': a, 'src/b.rs': b };
      return errors(await judge({}, {}, { ...scene, head, after: { ...BEFORE, warnings } }));
    };
    const [rest, line] = ['//\n//\nfn kept() {}\n', '\n\n  fn unused() {}\n'];
    expect(await moved(rest, line, [at('src/b.rs')])).toEqual([]);
    expect(await moved(rest, '\n\nfn unused_too() {}\n', [at('src/b.rs')])).toEqual([
      'no-new-clippy new_warning src/b.rs:3',
    ]);
    // The line is still in the old file, where an attribute allows it now.
    expect(await moved(fork['src/a.rs'], line, [at('src/b.rs')])).toEqual([
      'no-new-clippy new_warning src/b.rs:3',
    ]);
    // One came along, and one is new.
    expect(await moved(rest, `${line}fn unused() {}\n`, [at('src/b.rs', 2)])).toEqual([
      'no-new-clippy more_warnings src/b.rs:3',
    ]);
    // The warning did not go from the old file.
    expect(await moved(rest, line, [at('src/a.rs'), at('src/b.rs')])).toEqual([
      'no-new-clippy new_warning src/b.rs:3',
    ]);
  });

  it('is no moved warning while the old file is still there', async () => {
    const report = await judge({ 'src/pail.rs': '' }, { warnings: [['dead_code', 'src/pail.rs', 'unused']] });
    expect(errors(report)).toEqual(['no-new-clippy new_warning src/pail.rs:3']);
  });
});
