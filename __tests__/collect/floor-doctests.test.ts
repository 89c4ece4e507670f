import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { codes, type Did, errors, type FloorScene, gate, judgeFloor } from './floor-scene.js';

/** An item with one example, and the rest of its documentation. */
const doc = (item: string, body: string, tags = '') =>
  `/// Says ${item}.\n/// \`\`\`${tags}\n/// ${body}\n/// \`\`\`\npub fn ${item}() {}\n`;
const id = (name: string) => `limiter/doctest/limiter::${name}`;
const ids = (file: string, module: string, ...items: string[]) =>
  items.map((item) => id(`${file} - ${module}::${item}`));
const ONE = 'assert!(1 < x());';
const TWO = 'assert!(2 < x());';
const FORK = { 'src/lib.rs': 'pub mod a;\n', 'src/a.rs': doc('one', ONE) + doc('two', TWO) };
const BEFORE = { passed: ids('src/a.rs', 'a', 'one', 'two') };

function judge(
  head: FloorScene['head'],
  after: Did,
  fork: FloorScene['fork'] = FORK,
  before: Did = BEFORE,
): Promise<Report> {
  const targets = ['limiter/doctest/limiter'];
  return judgeFloor({ fork, head, before: { ...before, targets }, after: { ...after, targets } });
}
const helps = (report: Report) => gate(report, 'no-test-gaming').findings.map(({ help }) => help);

describe('doctests that moved', () => {
  it('come along with a file that has a new name', async () => {
    const head = { 'src/lib.rs': 'pub mod b;\n', 'src/b.rs': FORK['src/a.rs'] };
    const report = await judge(head, { passed: ids('src/b.rs', 'b', 'one', 'two') });
    expect(errors(report)).toEqual([]);
    expect(codes(report, 'no-test-gaming')).toEqual(['test_renamed', 'test_renamed']);
  });

  it('are gone when their code is', async () => {
    const head = { 'src/lib.rs': 'pub mod b;\n', 'src/b.rs': doc('one', ONE) + doc('two', 'x();') };
    const report = await judge(head, { passed: ids('src/b.rs', 'b', 'one', 'two') });
    expect(errors(report)).toEqual(['no-test-gaming test_removed src/a.rs:1']);
    expect(helps(report)[0]).toContain('`pub use new as old;`');
  });

  it.each(['ignore', 'ignore,no_run', 'ignore-windows', 'text'])(
    'come along beside a block that says `%s`',
    async (tags) => {
      const text = FORK['src/a.rs'] + doc('three', 'y();', tags);
      const names = (file: string, module: string) => ({
        passed: ids(file, module, 'one', 'two', ...(tags === 'ignore-windows' ? ['three'] : [])),
        ignored: tags.startsWith('ignore') && tags !== 'ignore-windows' ? ids(file, module, 'three') : [],
      });
      const report = await judge(
        { 'src/lib.rs': 'pub mod b;\n', 'src/b.rs': text },
        names('src/b.rs', 'b'),
        { 'src/lib.rs': 'pub mod a;\n', 'src/a.rs': text },
        names('src/a.rs', 'a'),
      );
      expect(errors(report)).toEqual([]);
    },
  );

  it('come along from one item to another, whatever number the others get', async () => {
    const two = (item: string, ...bodies: string[]) =>
      `${bodies.map((body) => `/// \`\`\`\n/// ${body}\n/// \`\`\`\n`).join('///\n')}pub fn ${item}() {}\n`;
    const report = await judge(
      { 'src/a.rs': two('f', TWO) + two('g', ONE) },
      { passed: ids('src/a.rs', 'a', 'f', 'g') },
      { 'src/a.rs': `${two('f', ONE, TWO)}pub fn g() {}\n` },
      { passed: ids('src/a.rs', 'a', 'f', 'f #2') },
    );
    expect(errors(report)).toEqual([]);
  });

  it('are not taken for a new one while their code stays in another place', async () => {
    const report = await judge(
      { 'src/a.rs': `pub fn one() {}\n${doc('same', ONE)}${doc('fresh', 'y();')}` },
      { passed: ids('src/a.rs', 'a', 'fresh', 'same') },
      { 'src/a.rs': doc('one', ONE) + doc('same', ONE) },
      { passed: ids('src/a.rs', 'a', 'one', 'same') },
    );
    expect(errors(report)).toEqual(['no-test-gaming test_removed src/a.rs:1']);
  });

  it('are not told to be gone with one that a macro made, in a file that moved as it was', async () => {
    const text = `made!(three);\n${FORK['src/a.rs']}`;
    const head = { 'src/lib.rs': 'pub mod b;\n', 'src/b.rs': text };
    const after = { passed: ids('src/b.rs', 'b', 'one', 'two', 'three') };
    const fork = { 'src/lib.rs': 'pub mod a;\n', 'src/a.rs': text };
    const before = { passed: ids('src/a.rs', 'a', 'one', 'two', 'three') };
    expect(errors(await judge(head, after, fork, before))).toEqual([]);
    const changed = { ...head, 'src/b.rs': `${text}\n` };
    expect(errors(await judge(changed, after, fork, before))).toEqual([
      'no-test-gaming test_removed src/a.rs:1',
    ]);
  });
});

describe('doctests of a module that has a new name', () => {
  const uses = (...modules: string[]) =>
    doc('one', `use limiter::${modules.join('::')}::one; assert_eq!(one(old), 1);`) +
    doc('two', `use limiter::{${modules.join('::')}, other}; assert_eq!(${modules.at(-1)}::two(), other());`);
  const fork = { 'src/lib.rs': 'pub mod old;\n', 'src/old.rs': uses('old') };
  const before = { passed: ids('src/old.rs', 'old', 'one', 'two') };

  it.each<[string, string, readonly string[]]>([
    ['another name', 'src/new.rs', ['new']],
    ['a folder', 'src/new/mod.rs', ['new']],
    ['a place further down', 'src/net/new.rs', ['net', 'new']],
  ])('come along to %s', async (_what, path, modules) => {
    const head = { 'src/lib.rs': 'pub mod new;\n', [path]: uses(...modules) };
    const after = { passed: ids(path, modules.join('::'), 'one', 'two') };
    expect(errors(await judge(head, after, fork, before))).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['less is asserted', 'assert_eq!(one(old), 1)', 'one(old)'],
    ['something else is asserted', 'one(old), 1)', 'one(old), 2)'],
    ['a variable is another', 'one(old), 1)', 'one(new), 1)'],
    ['another module is named', 'limiter::new::one', 'limiter::fake::one'],
  ])('are gone where %s', async (_what, from, to) => {
    const text = uses('new').replace(from, to);
    expect(text).not.toBe(uses('new'));
    const head = { 'src/lib.rs': 'pub mod new;\n', 'src/new.rs': text };
    const report = await judge(head, { passed: ids('src/new.rs', 'new', 'one', 'two') }, fork, before);
    expect(errors(report)).toEqual(['no-test-gaming test_removed src/old.rs:1']);
  });

  it('are gone while the old file is there, where they may have been copied from', async () => {
    const head = {
      'src/lib.rs': 'pub mod old;\npub mod new;\n',
      'src/old.rs': 'pub fn one() {}\npub fn two() {}\n',
      'src/new.rs': uses('new'),
    };
    const report = await judge(head, { passed: ids('src/new.rs', 'new', 'one', 'two') }, fork, before);
    expect(errors(report)).toEqual([
      'no-test-gaming test_removed src/old.rs:1',
      'no-test-gaming test_removed src/old.rs:1',
    ]);
  });
});

describe('doctests of an item that has a new name', () => {
  const type = (name: string, value = 1) =>
    `${doc('unused', `use limiter::a::${name}; assert_eq!(${name}(${value}).0, 1);`)
      .replace('fn unused()', `struct ${name}(u8)`)
      .replace(' {}', ';')}impl ${name} {\n${doc('take', `assert!(limiter::a::${name}(1).take());`)}}\n`;
  const fork = { 'src/a.rs': type('Bucket') };
  const before = { passed: ids('src/a.rs', 'a', 'Bucket', 'Bucket::take') };
  const after = { passed: ids('src/a.rs', 'a', 'Pail', 'Pail::take') };

  it('come along with it', async () => {
    const report = await judge({ 'src/a.rs': type('Pail') }, after, fork, before);
    expect(errors(report)).toEqual([]);
    expect(codes(report, 'no-test-gaming')).toEqual(['test_renamed', 'test_renamed']);
  });

  it('are gone where their code changed', async () => {
    const report = await judge({ 'src/a.rs': type('Pail', 2) }, after, fork, before);
    expect(errors(report)).toEqual(['no-test-gaming test_removed src/a.rs:11']);
  });

  it('are gone while the old item is there', async () => {
    const report = await judge(
      { 'src/a.rs': `${type('Pail')}pub struct Bucket(u8);\n` },
      after,
      fork,
      before,
    );
    expect(errors(report)).toHaveLength(2);
  });

  it('are gone where the new item was there before', async () => {
    const old = { 'src/a.rs': `${type('Bucket')}pub struct Pail(u8);\n` };
    expect(errors(await judge({ 'src/a.rs': type('Pail') }, after, old, before))).toHaveLength(2);
  });
});

describe('doctests of one item that became one', () => {
  const two = (...bodies: string[]) =>
    `${bodies.map((body) => `/// \`\`\`\n/// ${body}\n/// \`\`\`\n`).join('///\n')}pub fn f() {}\n`;
  const fork = { 'src/a.rs': two(`use limiter::x; ${ONE}`, `use limiter::x; ${TWO}`) };
  const before = { passed: ids('src/a.rs', 'a', 'f', 'f #2') };
  const after = { passed: ids('src/a.rs', 'a', 'f') };

  it('are there when it asserts all of it', async () => {
    const report = await judge({ 'src/a.rs': two(`use limiter::x; ${ONE} ${TWO}`) }, after, fork, before);
    expect(errors(report)).toEqual([]);
  });

  it.each([
    ['asserts less', `use limiter::x; ${ONE}`],
    ['asserts something else', `use limiter::x; ${ONE} assert!(3 < x());`],
    ['asserts one of them where nothing runs it', `use limiter::x; ${ONE} fn never() { ${TWO} }`],
  ])('are gone when it %s', async (_what, body) => {
    const report = await judge({ 'src/a.rs': two(body) }, after, fork, before);
    expect(errors(report)).toContain('no-test-gaming test_removed src/a.rs:4');
  });
});

describe('doctests of which less is asked', () => {
  const suffix: Readonly<Record<string, string>> = { no_run: ' - compile', compile_fail: ' - compile fail' };
  const modes = ['', 'no_run', 'compile_fail', 'should_panic'];
  const named = (file: string, module: string, tags: string) => ({
    passed: ids(file, module, `one${suffix[tags] ?? ''}`),
  });

  it.each(modes.flatMap((from) => modes.map((to) => [from, to] as const)))(
    'are told at their code fence: from `%s` to `%s`',
    async (from, to) => {
      const fork = { 'src/lib.rs': 'pub mod a;\n', 'src/a.rs': doc('one', ONE, from) };
      const head = { 'src/lib.rs': 'pub mod b;\n', 'src/b.rs': doc('one', ONE, to) };
      const moved = await judge(head, named('src/b.rs', 'b', to), fork, named('src/a.rs', 'a', from));
      const stays = { 'src/lib.rs': 'pub mod a;\n', 'src/a.rs': doc('one', ONE, to) };
      const inPlace = await judge(stays, named('src/a.rs', 'a', to), fork, named('src/a.rs', 'a', from));
      const fine = from === to || (from === 'no_run' && to === '');
      expect(errors(moved)).toEqual(fine ? [] : ['no-test-gaming doctest_weakened src/b.rs:2']);
      // By its name a doctest that has to panic is the same as one that must not, so the sources tell.
      const sameName = suffix[from] === suffix[to];
      const told = sameName ? 'no-assertion-loss doctest_expects_panic' : 'no-test-gaming doctest_weakened';
      const unlessRun = sameName && to === '';
      expect(errors(inPlace)).toEqual(fine || unlessRun ? [] : [`${told} src/a.rs:2`]);
      if (!fine) expect(helps(moved)[0]).toContain(`\`${to === '' ? from : to}\``);
    },
  );

  it('are told there too where their code changed along with it', async () => {
    const report = await judge(
      { ...FORK, 'src/a.rs': doc('one', 'assert!(9 < x());', 'no_run') + doc('two', TWO) },
      { passed: [...ids('src/a.rs', 'a', 'one - compile'), BEFORE.passed[1] ?? ''] },
    );
    expect(errors(report)).toEqual(['no-test-gaming doctest_weakened src/a.rs:2']);
    expect(helps(report)[0]).toMatch(/^Take `no_run` off the code fence/);
  });

  it.each(['ignore', 'ignore-x86_64', 'ignore,no_run'])(
    'are told at the fence that says `%s`',
    async (tags) => {
      const [one = '', two = ''] = BEFORE.passed;
      const stays = await judge(
        { ...FORK, 'src/a.rs': doc('one', ONE) + doc('two', TWO, tags) },
        { passed: [one], ignored: [two] },
      );
      expect(errors(stays)).toEqual(['no-test-gaming test_ignored src/a.rs:7']);
      expect(helps(stays)[0]).toContain(`Take \`${tags.replace(',no_run', '')}\` off the code fence`);
      const [movedOne = '', movedTwo = ''] = ids('src/b.rs', 'b', 'one', 'two');
      const moved = await judge(
        { 'src/lib.rs': 'pub mod b;\n', 'src/b.rs': doc('one', ONE) + doc('two', TWO, tags) },
        { passed: [movedOne], ignored: [movedTwo] },
      );
      expect(errors(moved)).toEqual(['no-test-gaming test_ignored src/b.rs:7']);
    },
  );

  it('pass when one that was ignored is not', async () => {
    const report = await judge(
      { 'src/b.rs': doc('one', ONE, 'no_run') },
      { passed: ids('src/b.rs', 'b', 'one - compile') },
      { 'src/a.rs': doc('one', ONE, 'ignore') },
      { ignored: ids('src/a.rs', 'a', 'one') },
    );
    expect(errors(report)).toEqual([]);
  });
});

describe('doctests that another pull request took out or ignored', () => {
  const ignored = { ...FORK, 'src/a.rs': doc('one', ONE) + doc('two', TWO, 'ignore') };
  const removed = { ...FORK, 'src/a.rs': `${doc('one', ONE)}pub fn two() {}\n` };
  const [one = '', two = ''] = BEFORE.passed;

  it.each<[string, FloorScene['head'], Did]>([
    ['ignored', ignored, { passed: [one], ignored: [two] }],
    ['gone', removed, { passed: [one] }],
  ])('are allowed to the chunk that did it: %s', async (_what, tree, after) => {
    const targets = ['limiter/doctest/limiter'];
    const scene = {
      fork: FORK,
      head: { ...tree, 'src/new.rs': '' },
      before: { ...BEFORE, targets },
      after: { ...after, targets },
      allowances: [{ chunk: 'store', gate: 'no-test-gaming', match: two, reason: 'It moves.' }] as const,
    };
    expect(errors(await judgeFloor({ ...scene, base: tree }))).toEqual([]);
    expect(errors(await judgeFloor(scene))).toHaveLength(1);
  });
});
