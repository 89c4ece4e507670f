import { describe, expect, it } from '@jest/globals';
import { errors, type FloorScene, gate, judgeFloor } from './floor-scene.js';

type Tree = FloorScene['fork'];

const CARGO = '[package]\nname = "limiter"\nversion = "0.1.0"\nedition = "2021"\n';
const OWN = `${CARGO}[[test]]\nname = "new"\nharness = false\n`;
const FILLS = '#[test]\nfn fills() {\n    assert!(g());\n}\n';
const FORK: Tree = { 'Cargo.toml': CARGO, 'src/lib.rs': 'pub fn g() -> bool { true }\n' };

/** Judged with `floor: off` for a chunk that owes tests. */
async function owed(head: Tree, fork: Tree = FORK) {
  const report = await judgeFloor({
    fork,
    head,
    before: {},
    after: {},
    input: { floor: 'off' },
    given: () => ({}),
    plan: (plan) => ({ ...plan, chunks: plan.chunks.map((chunk) => ({ ...chunk, requires_tests: true })) }),
  });
  expect(errors(report).filter((error) => !error.startsWith('requires-tests'))).toEqual([]);
  return gate(report, 'requires-tests');
}

describe('tests that a chunk owes', () => {
  it.each<[string, Tree, string, string]>([
    [
      'in a program that does nothing',
      { ...FORK, 'Cargo.toml': OWN, 'tests/new.rs': `fn main() {}\n${FILLS}` },
      'tests/new.rs',
      'no_test_line',
    ],
    [
      'of a member of a workspace, in a folder',
      {
        ...FORK,
        'kit/Cargo.toml': OWN,
        'kit/tests/new/main.rs': `${FILLS}fn main() {}\n`,
      },
      'kit/tests/new/main.rs',
      'no_test_line',
    ],
    [
      'in a program at a path of its own',
      {
        ...FORK,
        'Cargo.toml': OWN.replace('harness', 'path = "tests/deep/er/x.rs"\nharness'),
        'tests/deep/er/x.rs': `fn main() {}\n${FILLS}`,
      },
      'tests/deep/er/x.rs',
      'no_test_line',
    ],
  ])('are not brought %s', async (_where, head, path, code) => {
    const { outcome, findings } = await owed(head);
    expect(outcome).toBe('fail');
    expect(findings.map((finding) => [finding.code, finding.path])).toEqual([[code, path]]);
    expect(findings[0]?.message).toBe(
      `Chunk bucket owes tests (requires_tests), but ${path} is of a target with \`harness = false\`, where nothing marked \`#[test]\` is compiled, and gains no other line that runs.`,
    );
  });

  it('are not brought in a program that was there, by a function marked `#[test]`', async () => {
    const program = 'fn main() {\n    assert!(g());\n}\n';
    const fork = { ...FORK, 'Cargo.toml': OWN, 'tests/new.rs': program };
    const { findings } = await owed(
      { ...fork, 'tests/new.rs': `${program}#[test]\nfn more() { h(); }\n` },
      fork,
    );
    expect(findings.map(({ code, path }) => [code, path])).toEqual([['no_test_line', 'tests/new.rs']]);
  });

  it('are looked for further on', async () => {
    const head = {
      ...FORK,
      'Cargo.toml': OWN,
      'tests/new.rs': `fn main() {}\n${FILLS}`,
      'tests/other.rs': FILLS,
    };
    expect(await owed(head)).toMatchObject({
      outcome: 'pass',
      summary: 'Tests were added or changed in tests/other.rs.',
    });
  });

  it.each<[string, Tree]>([
    ['by a target with a harness', { ...FORK, 'tests/new.rs': `fn main() {}\n${FILLS}` }],
    [
      'by a program that asserts',
      { ...FORK, 'Cargo.toml': OWN, 'tests/new.rs': 'fn main() {\n    assert!(g());\n}\n' },
    ],
    [
      'by a program that gives its tests to a runner',
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/new.rs': 'fn main() { run(vec![Trial::test("a", a)]); }\nfn a() { assert!(g()); }\n',
      },
    ],
    [
      'by a module whose attribute runs them',
      {
        ...FORK,
        'Cargo.toml': OWN,
        'tests/new.rs': `#![no_main]\n#[embedded_test::tests]\nmod tests {\n${FILLS}}\n`,
      },
    ],
    [
      'by a file that a target with a harness starts from as well',
      {
        ...FORK,
        'Cargo.toml': `${OWN}[[test]]\nname = "too"\npath = "tests/new.rs"\n`,
        'tests/new.rs': `fn main() {}\n${FILLS}`,
      },
    ],
    [
      'by another package than that of the manifest',
      { ...FORK, 'Cargo.toml': OWN, 'kit/Cargo.toml': CARGO, 'kit/tests/new.rs': `fn main() {}\n${FILLS}` },
    ],
    [
      'beside a manifest that can not be read',
      { ...FORK, 'Cargo.toml': '[package', 'tests/new.rs': `fn main() {}\n${FILLS}` },
    ],
    ['without any manifest', { 'src/lib.rs': '', 'tests/new.rs': `fn main() {}\n${FILLS}` }],
    [
      'by doctests of a library',
      {
        ...FORK,
        'Cargo.toml': `${CARGO}[lib]\nharness = false\n`,
        'src/lib.rs':
          '/// ```\n/// assert!(limiter::g());\n/// ```\npub fn g() -> bool { true }\n#[cfg(test)]\nfn main() {}\n',
      },
    ],
  ])('are brought %s', async (_how, head) => {
    expect(await owed(head)).toMatchObject({ outcome: 'pass', findings: [] });
  });
});
