import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { type EvidenceOrigin, evidenceKey, mayReuse, type ReuseTerms } from '../../src/evidence/reuse.js';
import type { ShardedEvidence } from '../../src/evidence/shard.js';
import { evidence as anyEvidence, trickyText } from './arbitraries.js';

const HEAD = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const TREE = 'c'.repeat(40);
const RUST = 'rustc 1.95.0 (59807616e 2026-04-14)';
const COMMANDS = [
  ['cargo', 'test', '--workspace', '--no-run'],
  ['cargo-clippy', 'clippy', '--workspace'],
];

const evidence: ShardedEvidence = {
  schema_version: 1,
  ref: '',
  commit_oid: HEAD,
  toolchain: RUST,
  snapshot: {
    tests: { passed: [], failed: [], ignored: [], targets: [] },
    clippy: { warnings: [] },
    coverage: null,
  },
  cargo_args: [],
  tree_oid: TREE,
  workspace: '',
  complete: true,
  problems: [],
  commands: COMMANDS.map((argv) => ({ argv, exit_code: 0 })),
  failures: [],
  warnings: [],
  checks: [],
  not_run: [],
  run: { id: '77', attempt: 2 },
};

const terms: ReuseTerms = {
  head: HEAD,
  headTree: TREE,
  expectedRun: { id: '77', attempt: 2 },
  toolchain: RUST,
  directory: '',
  commands: COMMANDS,
};

function withoutRun({ run, ...rest }: ShardedEvidence): ShardedEvidence {
  return rest;
}

describe('evidence of this run and of the head', () => {
  it('is the gate’s own, whether or not other evidence counts', () => {
    for (const reuse of ['off', 'on'] as const) {
      expect(mayReuse(evidence, terms, reuse)).toEqual({ state: 'own' });
      expect(mayReuse(evidence, { ...terms, headTree: null }, reuse)).toEqual({ state: 'own' });
      expect(mayReuse(evidence, { ...terms, expectedRun: null }, reuse)).toEqual({ state: 'own' });
      expect(mayReuse(withoutRun(evidence), { ...terms, expectedRun: null }, reuse)).toEqual({
        state: 'own',
      });
    }
  });
});

describe('evidence of another commit', () => {
  const helpFor = (headTree: string | null) => {
    const verdict = mayReuse({ ...evidence, commit_oid: OTHER }, { ...terms, headTree }, 'off');
    return verdict.state === 'refused' ? verdict.help : '';
  };

  it('is advised to count only where its tree is the head’s', () => {
    expect(helpFor(TREE)).toContain('`reuse: on`');
    for (const tree of [OTHER, null]) {
      expect(helpFor(tree)).toMatch(/^Capture the head, not the merge commit .* by default\.$/);
    }
  });
});

describe('evidence of another origin', () => {
  it.each<[string, Partial<ShardedEvidence>, string, string]>([
    [
      'of another commit',
      { commit_oid: OTHER },
      'other_commit',
      `The evidence is of commit ${OTHER}, but this judges ${HEAD}.`,
    ],
    [
      'of an earlier attempt',
      { run: { id: '77', attempt: 1 } },
      'other_attempt',
      'The evidence is of run 77, attempt 1, but that of run 77, attempt 2 is awaited.',
    ],
    [
      'of another run',
      { run: { id: '76', attempt: 2 } },
      'other_run',
      'The evidence is of run 76, attempt 2, but that of run 77, attempt 2 is awaited.',
    ],
  ])('%s is refused, or accepted with words on where it is from', (_, change, code, reason) => {
    expect(mayReuse({ ...evidence, ...change }, terms, 'off')).toMatchObject({
      state: 'refused',
      code,
      reason,
    });
    expect(mayReuse({ ...evidence, ...change }, terms, 'on')).toMatchObject({ state: 'reused' });
  });

  it('is refused where it names no run, though one is awaited, or accepted with words on that', () => {
    expect(mayReuse(withoutRun(evidence), terms, 'off')).toMatchObject({
      state: 'refused',
      code: 'run_unknown',
      reason:
        'The evidence does not say in which workflow run it was captured, but that of run 77, attempt 2 is awaited.',
    });
    expect(mayReuse(withoutRun(evidence), terms, 'on')).toEqual({
      state: 'reused',
      from: `The evidence of ${HEAD} was captured earlier, in a run that it does not name.`,
    });
    const elsewhere = { ...terms, commands: [['cargo', 'test', '--release']] };
    expect(mayReuse(withoutRun(evidence), elsewhere, 'on')).toMatchObject({ code: 'other_commands' });
  });

  it('says where it is from', () => {
    const from = (change: Partial<ShardedEvidence>) => mayReuse({ ...evidence, ...change }, terms, 'on');
    expect(from({ commit_oid: OTHER, run: { id: '9', attempt: 3 } })).toEqual({
      state: 'reused',
      from: `The evidence is of ${OTHER}, which has the same tree (${TREE}) as ${HEAD}; it was captured in run 9, attempt 3.`,
    });
    expect(from({ run: { id: '77', attempt: 1 } })).toEqual({
      state: 'reused',
      from: `The evidence of ${HEAD} was captured earlier, in run 77, attempt 1.`,
    });
    expect(mayReuse(withoutRun({ ...evidence, commit_oid: OTHER }), terms, 'on')).toEqual({
      state: 'reused',
      from: `The evidence is of ${OTHER}, which has the same tree (${TREE}) as ${HEAD}; it was captured in a run that it does not name.`,
    });
  });

  it.each<[string, Partial<ShardedEvidence>, string]>([
    ['another tree', { tree_oid: OTHER }, 'other_tree'],
    ['a later attempt of this run', { run: { id: '77', attempt: 3 } }, 'later_attempt'],
  ])('%s never counts', (_, change, code) => {
    for (const reuse of ['off', 'on'] as const) {
      expect(mayReuse({ ...evidence, ...change }, terms, reuse)).toMatchObject({ state: 'refused', code });
    }
  });

  it.each<[string, Partial<ShardedEvidence>, Partial<ReuseTerms>, string]>([
    ['where the head’s tree is not known', {}, { headTree: null }, 'tree_unknown'],
    ['of another toolchain', { toolchain: 'rustc 1.94.0 (x 2026-01-01)' }, {}, 'other_toolchain'],
    ['of an unknown toolchain', { toolchain: 'unknown' }, { toolchain: 'unknown' }, 'other_toolchain'],
    [
      'of other commands',
      {},
      { commands: [['cargo', 'test', '--workspace', '--no-run', '--release']] },
      'other_commands',
    ],
    ['of another workspace', { workspace: 'sub' }, {}, 'other_commands'],
    ['of a workspace beside', { workspace: 'sub' }, { directory: 'subway' }, 'other_commands'],
    ['without clippy', { commands: evidence.commands.slice(0, 1) }, {}, 'other_commands'],
  ])('of another commit does not count %s', (_, change, more, code) => {
    const verdict = mayReuse({ ...evidence, ...change, commit_oid: OTHER }, { ...terms, ...more }, 'on');
    expect(verdict).toMatchObject({ state: 'refused', code });
  });

  it('may be of the workspace that the folder belongs to', () => {
    const of = (workspace: string, directory: string) =>
      mayReuse({ ...evidence, workspace, commit_oid: OTHER }, { ...terms, directory }, 'on').state;
    expect([of('', 'a/b'), of('a', 'a/b'), of('a/b', 'a/b')]).toEqual(['reused', 'reused', 'reused']);
  });

  it('may be a shard that takes no clippy', () => {
    const part = {
      ...evidence,
      commit_oid: OTHER,
      commands: evidence.commands.slice(0, 1),
      shard: { index: 2, count: 2, clippy: 1, doctests: 1 },
    };
    expect(mayReuse(part, terms, 'on')).toMatchObject({ state: 'reused' });
    const linting = { ...part, shard: { ...part.shard, clippy: 2 } };
    expect(mayReuse(linting, terms, 'on')).toMatchObject({ state: 'refused', code: 'other_commands' });
  });

  it('is judged in a few words, whatever it holds', () => {
    const run = { id: '\u202e1'.repeat(10_000), attempt: 1 };
    const verdict = mayReuse({ ...evidence, run, toolchain: 'x'.repeat(10_000) }, terms, 'off');
    expect(
      verdict.state === 'refused' && verdict.reason.length < 400 && !verdict.reason.includes('\u202e'),
    ).toBe(true);
  });

  it('is accepted as the head’s only when the commit is', () => {
    fc.assert(
      fc.property(
        anyEvidence,
        fc.constantFrom('off' as const, 'on' as const),
        fc.boolean(),
        (given, reuse, same) => {
          const head = same ? given.commit_oid : HEAD;
          const { state } = mayReuse(
            given,
            { ...terms, head, headTree: given.tree_oid, expectedRun: null },
            reuse,
          );
          expect(state === 'own').toBe(head === given.commit_oid);
          if (reuse === 'off') expect(state).toBe(head === given.commit_oid ? 'own' : 'refused');
        },
      ),
    );
  });
});

describe('the key of evidence', () => {
  const origin: EvidenceOrigin = {
    tree: 't',
    toolchain: 'rustc 1.95.0',
    host: 'h',
    directory: '',
    commands: [['cargo', 'clippy']],
    shard: null,
  };

  it('is one that a cache takes, and as it always was', () => {
    // SHA-256 by another program.
    expect(evidenceKey(origin)).toBe(
      'plan-gate-evidence-v1-eb5358d9363c275b06a98e200725460e14fd49d479ec37ed7de44a7a281af5d5',
    );
  });

  it('is another whenever any part of the origin is', () => {
    const shard = { index: 1, count: 2, clippy: 1, doctests: 1 };
    const others: readonly EvidenceOrigin[] = [
      origin,
      { ...origin, tree: 'u' },
      { ...origin, toolchain: 'rustc 1.95.1' },
      { ...origin, host: '' },
      { ...origin, directory: 'sub' },
      { ...origin, commands: [['cargo clippy']] },
      { ...origin, commands: [['cargo'], ['clippy']] },
      { ...origin, shard },
      { ...origin, shard: { ...shard, index: 2 } },
      { ...origin, shard: { ...shard, count: 3 } },
      { ...origin, shard: { ...shard, clippy: 2 } },
      { ...origin, shard: { ...shard, doctests: 2 } },
    ];
    expect(new Set(others.map(evidenceKey)).size).toBe(others.length);
  });

  it('is the same for the same origin only', () => {
    const any: fc.Arbitrary<EvidenceOrigin> = fc.record({
      tree: trickyText,
      toolchain: trickyText,
      host: trickyText,
      directory: trickyText,
      commands: fc.array(fc.array(trickyText, { maxLength: 3 }), { maxLength: 3 }),
      shard: fc.constant(null),
    });
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(evidenceKey(a) === evidenceKey(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        expect(evidenceKey({ ...a })).toBe(evidenceKey(a));
      }),
    );
  });
});
