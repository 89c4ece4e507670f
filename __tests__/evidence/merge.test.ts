import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { EvidenceCommand } from '../../src/evidence/evidence.js';
import { parseEvidence, serializeEvidence } from '../../src/evidence/evidence-file.js';
import { type Merged, mergeEvidence } from '../../src/evidence/merge.js';
import { compareRuns } from '../../src/evidence/merge-commands.js';
import type { EvidencePart } from '../../src/evidence/merge-words.js';
import { ownerOf, type Shard, type ShardedEvidence } from '../../src/evidence/shard.js';
import { evidence as anyEvidence } from './arbitraries.js';
import { evidenceOf, partsOf, split, type TargetWork, type Work, work } from './sharded-arbitraries.js';

const SPLIT = { count: 4, clippy: 1, doctests: 2 };

function targetWork(label: string, more: Partial<TargetWork> = {}): TargetWork {
  const [owner = '', target_kind = '', target = ''] = label.split('/');
  return {
    label,
    passed: [{ package: owner, target_kind, target, name: 'passes' }],
    failed: [],
    ignored: [],
    failures: [],
    commands: [{ argv: [`$HARNESS/${label}`], exit_code: 0 }],
    problems: [],
    ...more,
  };
}

/** Shards 3, 4, 3 and 2 own its targets. */
const LABELS = ['limiter/lib/limiter', 'limiter/test/soak', 'a/bin/b', 'limiter/doctest/limiter'];

const plain: Work = {
  base: {
    ref: 'feat/x',
    commit_oid: 'c'.repeat(40),
    toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
    cargo_args: [],
    tree_oid: 'd'.repeat(40),
    workspace: '',
    run: { id: '77', attempt: 1 },
  },
  common: [
    { argv: ['cargo', 'metadata'], exit_code: 0 },
    { argv: ['cargo', 'test', '--no-run'], exit_code: 0 },
    { argv: ['env', 'RUSTDOC=$RECORDER', 'cargo', 'test'], exit_code: 0 },
  ],
  buildProblems: [],
  targets: LABELS.map((label) => targetWork(label)),
  clippy: {
    command: { argv: ['cargo-clippy', 'clippy'], exit_code: 0 },
    warnings: [{ lint: 'dead_code', package: 'a', file: 'src/main.rs', message: 'unused', count: 2 }],
    details: [],
    problems: [],
  },
  workTreeProblems: [],
  checks: [],
};

/** The four parts, with the evidence of one of them changed. */
function withPart(
  index: number,
  change: (evidence: ShardedEvidence) => Partial<ShardedEvidence>,
): EvidencePart[] {
  return partsOf(plain, SPLIT).map(({ file, evidence }) => ({
    file,
    evidence: evidence.shard?.index === index ? { ...evidence, ...change(evidence) } : evidence,
  }));
}

function written(merged: Merged): string {
  return merged.ok ? serializeEvidence(merged.evidence) : JSON.stringify(merged.findings);
}

function codes(merged: Merged): readonly string[] {
  return merged.ok ? [] : merged.findings.map(({ code }) => code);
}

function messages(merged: Merged): readonly string[] {
  return merged.ok ? [] : merged.findings.map(({ message }) => message);
}

describe('shards that are merged', () => {
  it('give the bytes that one machine captures, in any number, order and state', () => {
    fc.assert(
      fc.property(work, split, fc.array(fc.nat(), { maxLength: 256 }), (value, shares, keys) => {
        const whole = evidenceOf(value, null);
        const parts = partsOf(value, shares);
        const shuffled = parts
          .map((part, at) => ({ part, key: keys[at % Math.max(1, keys.length)] ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ part }) => part)
          .reverse();
        const merged = mergeEvidence(shuffled);
        expect(written(merged)).toBe(serializeEvidence(whole));
        expect(merged).toMatchObject({ shards: shares.count });
        expect(merged.ok ? merged.evidence.run : null).toEqual(whole.run);
        expect(merged.ok && 'shard' in merged.evidence).toBe(false);
      }),
    );
  });

  it('lose no test, target, warning, command, failure or problem', () => {
    fc.assert(
      fc.property(work, split, (value, shares) => {
        const merged = mergeEvidence(partsOf(value, shares));
        if (!merged.ok) throw new Error(written(merged));
        const { snapshot, commands, failures, problems, not_run } = merged.evidence;
        const ran = value.targets.filter((each) => each.problems.length === 0);
        expect(snapshot.tests.passed).toHaveLength(ran.flatMap(({ passed }) => passed).length);
        expect(snapshot.tests.failed).toHaveLength(ran.flatMap(({ failed }) => failed).length);
        expect(snapshot.tests.ignored).toHaveLength(ran.flatMap(({ ignored }) => ignored).length);
        expect(snapshot.tests.targets.length + not_run.length).toBe(value.targets.length);
        expect(failures).toHaveLength(ran.flatMap((each) => each.failures).length);
        const started = value.targets.flatMap((each) => each.commands).length;
        expect(commands).toHaveLength(value.common.length + started + 1);
        const troubles = [
          value.buildProblems,
          value.clippy.problems,
          value.workTreeProblems,
          ...value.targets.map((each) => each.problems),
        ];
        expect(problems).toHaveLength(troubles.flat().length);
        expect(merged.evidence.complete).toBe(problems.length === 0);
      }),
    );
  });

  it('have their runs in the order of one machine: doctests last, and each by the bytes of its string', () => {
    const runs = [
      'b/doctest/b',
      'a/test/x',
      'b/lib/b',
      'a/doctest/a',
      'a-b/test/x',
      '\uffff/lib/x',
      '😀/lib/x',
    ];
    expect(runs.sort(compareRuns)).toEqual([
      'a-b/test/x',
      'a/test/x',
      'b/lib/b',
      '\uffff/lib/x',
      '😀/lib/x',
      'a/doctest/a',
      'b/doctest/b',
    ]);
  });

  it('say what they did not run also to a reader that knows no shards', () => {
    for (const { evidence } of partsOf(plain, SPLIT)) {
      const read = parseEvidence(Buffer.from(serializeEvidence(evidence)));
      expect(read.ok && read.value.not_run.length > 0).toBe(true);
    }
  });

  it('leave a whole capture as it is', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        expect(mergeEvidence([{ file: 'evidence.json', evidence }])).toEqual({
          ok: true,
          evidence,
          shards: null,
        });
      }),
    );
  });
});

describe('what is no complete set of shards is refused', () => {
  it('whichever part is dropped', () => {
    fc.assert(
      fc.property(work, split, fc.nat(), (value, shares, at) => {
        const gone = at % shares.count;
        const merged = mergeEvidence(partsOf(value, shares).filter((_, index) => index !== gone));
        expect(codes(merged)).toContain(shares.count === 1 ? 'no_evidence' : 'shard_missing');
        if (shares.count > 1)
          expect(messages(merged)[0]).toContain(`Shard ${gone + 1} of ${shares.count} is missing`);
      }),
    );
  });

  it('whichever part is there twice, by whatever name', () => {
    fc.assert(
      fc.property(work, split, fc.nat(), fc.boolean(), (value, shares, at, renamed) => {
        const parts = partsOf(value, shares);
        const again = parts[at % shares.count];
        if (again === undefined) throw new Error('There is no part.');
        const merged = mergeEvidence([...parts, { ...again, file: renamed ? 'old.json' : again.file }]);
        expect(codes(merged)).toContain('shard_doubled');
        expect(messages(merged)[0]).toContain(
          `Shard ${(at % shares.count) + 1} of ${shares.count} is there twice`,
        );
      }),
    );
  });

  it('in words that say which, and what to do', () => {
    const parts = partsOf(plain, SPLIT);
    expect(mergeEvidence(parts.slice(0, 2))).toMatchObject({
      findings: [
        {
          code: 'shard_missing',
          level: 'error',
          message:
            'Shards 3 and 4 of 4 are missing; there are only `evidence-1.json` (shard 1 of 4) and `evidence-2.json` (shard 2 of 4).',
          help: 'Look at the jobs that capture them: each must end, and hand its file over.',
        },
      ],
    });
    expect(messages(mergeEvidence(parts.slice(2, 3)))).toEqual([
      'Shards 1, 2 and 4 of 4 are missing; there is only `evidence-3.json` (shard 3 of 4).',
    ]);
    expect(messages(mergeEvidence([...parts, ...parts.slice(0, 1), ...parts.slice(0, 1)]))).toEqual([
      'Shard 1 of 4 is there 3 times: `evidence-1.json`, `evidence-1.json` and `evidence-1.json`.',
    ]);
  });

  it('when there is nothing at all, or more than one whole capture, or a whole one beside a shard', () => {
    const whole = { file: 'whole.json', evidence: evidenceOf(plain, null) };
    expect(codes(mergeEvidence([]))).toEqual(['no_evidence']);
    expect(messages(mergeEvidence([whole, { ...whole, file: 'other.json' }]))).toEqual([
      "`whole.json` and `other.json` are each evidence of a whole capture, so it can't be told which one counts.",
    ]);
    expect(messages(mergeEvidence([...partsOf(plain, SPLIT), whole]))).toEqual([
      "`whole.json` is evidence of a whole capture, but `evidence-1.json` (shard 1 of 4) is one shard's.",
    ]);
  });

  it.each<[string, Shard]>([
    ['an index above the count', { index: 5, count: 4, clippy: 1, doctests: 1 }],
    ['an index of 0', { index: 0, count: 4, clippy: 1, doctests: 1 }],
    ['an index that is no whole number', { index: 1.5, count: 4, clippy: 1, doctests: 1 }],
    ['more shards than there may be', { index: 1, count: 1e9, clippy: 1, doctests: 1 }],
    ['clippy with a shard that there is not', { index: 1, count: 4, clippy: 5, doctests: 1 }],
    ['doctests with a shard that there is not', { index: 1, count: 4, clippy: 1, doctests: 5 }],
  ])('with %s', (_, shard) => {
    expect(codes(mergeEvidence(withPart(3, () => ({ shard }))))).toEqual(['shard_impossible']);
  });
});

describe('parts that disagree are refused', () => {
  it.each<[string, Partial<ShardedEvidence>, string]>([
    ['the commit', { commit_oid: 'e'.repeat(40) }, 'commit'],
    ['the tree', { tree_oid: 'e'.repeat(40) }, 'tree'],
    ['the toolchain', { toolchain: 'rustc 1.95.1 (59807616e 2026-04-14)' }, 'toolchain'],
    ['the arguments of cargo', { cargo_args: ['--release'] }, 'list of cargo arguments'],
    ['the name of the commit', { ref: '' }, 'name of the commit'],
    ['the folder', { workspace: 'sub' }, 'folder of the workspace'],
    ['the attempt', { run: { id: '77', attempt: 2 } }, 'run that captured'],
    ['the run', { run: { id: '78', attempt: 1 } }, 'run that captured'],
  ])('on %s, and both files are named', (_, change, what) => {
    const [message = '', ...more] = messages(mergeEvidence(withPart(3, () => change)));
    expect(more).toEqual([]);
    expect(message).toContain('`evidence-3.json` (shard 3 of 4) names');
    expect(message).toContain(`as the ${what}, but \`evidence-1.json\` (shard 1 of 4) names`);
  });

  it.each<[string, Partial<Shard>, string]>([
    ['how many shards there are', { count: 5 }, 'number of shards'],
    ['who takes clippy', { clippy: 3 }, 'shard that takes clippy'],
    ['who takes doctests', { doctests: 3 }, 'shard that takes doctests'],
  ])('on %s', (_, change, what) => {
    const merged = mergeEvidence(
      withPart(3, ({ shard }) => ({
        shard: { index: 3, count: 4, clippy: 1, doctests: 2, ...shard, ...change },
      })),
    );
    expect(codes(merged)).toContain('shard_disagrees');
    expect(messages(merged).join('\n')).toContain(`as the ${what}`);
  });

  it('on how many shards there are, and each is held to its own number', () => {
    const [first] = partsOf(plain, SPLIT);
    const second = partsOf(plain, { ...SPLIT, count: 2 })[1];
    if (first === undefined || second === undefined) throw new Error('There are no parts.');
    expect(messages(mergeEvidence([first, second]))).toEqual([
      '`evidence-2.json` (shard 2 of 2) names `2` as the number of shards, but `evidence-1.json` (shard 1 of 4) names `4`.',
    ]);
  });

  it('on what was run for the build, or how that ended', () => {
    const other = mergeEvidence(
      withPart(3, ({ commands }) => ({
        commands: commands.map((each) => (each.argv[1] === 'test' ? { ...each, exit_code: 1 } : each)),
      })),
    );
    expect(messages(other)).toEqual([
      '`evidence-3.json` (shard 3 of 4) differs from `evidence-1.json` (shard 1 of 4) in what it ran: `cargo test --no-run` (exit code 1) in place of `cargo test --no-run` (exit code 0).',
    ]);
    const long = Array.from({ length: 40 }, () => '--verbose');
    const words = mergeEvidence(
      partsOf({ ...plain, common: [{ argv: ['cargo', 'test', ...long, '--a'], exit_code: 0 }] }, SPLIT).map(
        (part) =>
          part.evidence.shard?.index === 2
            ? {
                ...part,
                evidence: {
                  ...part.evidence,
                  commands: [{ argv: ['cargo', 'test', ...long, '--b'], exit_code: 0 }],
                },
              }
            : part,
      ),
    );
    expect(messages(words)[0]).toContain('`… --verbose --b` (exit code 0) in place of `… --verbose --a`');
    for (const change of [
      (commands: readonly EvidenceCommand[]) => commands.slice(1),
      (commands: readonly EvidenceCommand[]) => commands.filter(({ argv }) => argv[0] !== 'env'),
      (commands: readonly EvidenceCommand[]) => [...commands, { argv: ['env', 'x'], exit_code: 0 }],
    ]) {
      const merged = mergeEvidence(withPart(3, ({ commands }) => ({ commands: change(commands) })));
      expect(codes(merged)).toEqual(['shard_disagrees']);
    }
  });

  it('but not on runs, where evidence of other runs is taken', () => {
    const parts = withPart(3, () => ({ run: { id: '77', attempt: 2 } }));
    const merged = mergeEvidence(parts, { runsMayDiffer: true });
    const { run, ...whole } = evidenceOf(plain, null);
    expect(run).toBeDefined();
    expect(written(merged)).toBe(serializeEvidence(whole));
  });

  it('on which targets there are: none can be hidden', () => {
    const own = mergeEvidence(
      withPart(4, ({ snapshot }) => ({
        snapshot: { ...snapshot, tests: { ...snapshot.tests, passed: [], targets: [] } },
        commands: plain.common,
      })),
    );
    expect(messages(own)).toEqual([
      '`evidence-4.json` (shard 4 of 4) does not know the test target `limiter/test/soak`, which `evidence-1.json` (shard 1 of 4) names.',
    ]);
    const added = mergeEvidence(
      withPart(1, ({ not_run }) => ({
        not_run: [...not_run, { target: 'b/lib/b', reason: 'x', shard: ownerOf('b/lib/b', SPLIT) }],
      })),
    );
    expect(new Set(codes(added))).toEqual(new Set(['shard_targets']));
    expect(messages(added)[0]).toContain(
      '`evidence-2.json` (shard 2 of 4) does not know the test target `b/lib/b`',
    );
  });
});

describe('a part that tells of more or less than its share is refused', () => {
  const foreign = { package: 'limiter', target_kind: 'test', target: 'soak', name: 'passes' };

  it('with a result of another shard’s target, which is a contradiction even where both say the same', () => {
    for (const outcome of ['passed', 'failed', 'ignored'] as const) {
      const merged = mergeEvidence(
        withPart(3, ({ snapshot }) => ({
          snapshot: {
            ...snapshot,
            tests: { ...snapshot.tests, [outcome]: [...snapshot.tests[outcome], foreign] },
          },
        })),
      );
      expect(messages(merged)).toEqual([
        '`evidence-3.json` (shard 3 of 4) holds results of `limiter/test/soak`; `limiter/test/soak` belongs to shard 4, which alone may tell of it.',
      ]);
    }
  });

  it('with a failure, a target or a command of another shard', () => {
    const failure = { test: foreign, message: 'x', path: null, line: null, column: null };
    expect(codes(mergeEvidence(withPart(3, () => ({ failures: [failure] }))))).toEqual(['shard_foreign']);
    const command = { argv: ['$HARNESS/limiter/test/soak'], exit_code: 0 };
    expect(
      codes(mergeEvidence(withPart(3, ({ commands }) => ({ commands: [...commands, command] })))),
    ).toEqual(['shard_foreign']);
    const target = withPart(3, ({ snapshot }) => ({
      snapshot: {
        ...snapshot,
        tests: { ...snapshot.tests, targets: [...snapshot.tests.targets, 'limiter/test/soak'] },
      },
    }));
    expect(codes(mergeEvidence(target))).toEqual(['shard_foreign', 'shard_contradiction']);
  });

  it('with results of a target that it does not say it ran', () => {
    const test = { package: 'limiter', target_kind: 'lib', target: 'limiter', name: 'passes' };
    const merged = mergeEvidence(
      withPart(3, ({ snapshot }) => ({
        snapshot: { ...snapshot, tests: { ...snapshot.tests, targets: ['a/bin/b'], passed: [test] } },
        not_run: [
          ...(partsOf(plain, SPLIT)[2]?.evidence.not_run ?? []),
          { target: 'limiter/lib/limiter', reason: 'x' },
        ],
      })),
    );
    expect(codes(merged)).toEqual(['shard_contradiction']);
  });

  it('with a target of its own that is said to belong elsewhere, and the other way round', () => {
    const givenAway = withPart(4, ({ snapshot, not_run }) => ({
      snapshot: { ...snapshot, tests: { ...snapshot.tests, targets: [], passed: [] } },
      not_run: [...not_run, { target: 'limiter/test/soak', reason: 'Shard 3 of 4 runs it.', shard: 3 }],
    }));
    expect(messages(mergeEvidence(givenAway))).toEqual([
      '`evidence-4.json` (shard 4 of 4) says of `limiter/test/soak` that another shard runs it than the split says; `limiter/test/soak` belongs to shard 4.',
    ]);
    for (const mark of [{}, { shard: 1 }, { shard: 3 }]) {
      const taken = withPart(1, ({ not_run }) => ({
        not_run: not_run.map(({ target, reason, shard }) =>
          target === 'limiter/test/soak'
            ? { target, reason, ...mark }
            : { target, reason, ...(shard && { shard }) },
        ),
      }));
      expect(codes(mergeEvidence(taken))).toEqual(['shard_split']);
    }
  });

  it('with clippy or checks that it does not take, and without clippy that it does', () => {
    const { warnings } = plain.clippy;
    const more = withPart(3, ({ snapshot }) => ({ snapshot: { ...snapshot, clippy: { warnings } } }));
    expect(messages(mergeEvidence(more))).toEqual([
      '`evidence-3.json` (shard 3 of 4) holds results of clippy or of plan checks, which belong to shard 1.',
    ]);
    const check = { desc: 'x', run: 'true', cwd: null, exit_code: 0, reason: null, output: '' };
    expect(codes(mergeEvidence(withPart(3, () => ({ checks: [check] }))))).toEqual(['shard_foreign']);
    const without = withPart(1, ({ commands }) => ({
      commands: commands.filter(({ argv }) => argv[0] !== 'cargo-clippy'),
    }));
    expect(messages(mergeEvidence(without))).toEqual([
      '`evidence-1.json` (shard 1 of 4) takes clippy, but does not say that it ran it.',
    ]);
    const twice = withPart(1, ({ commands }) => ({ commands: [...commands, plain.clippy.command] }));
    expect(codes(mergeEvidence(twice))).toEqual(['shard_clippy']);
  });

  it('with problems of no step of its own', () => {
    for (const step of [undefined, 'limiter/test/soak', 'nonsense', 'clippy', 'a/bin/b']) {
      const problem = { code: 'x', message: 'Something.', ...(step === undefined ? {} : { step }) };
      const merged = mergeEvidence(withPart(3, () => ({ complete: false, problems: [problem] })));
      expect(codes(merged)).toEqual(['shard_problems', 'incomplete']);
    }
  });

  it('with coverage', () => {
    const coverage = { covered_lines: 1, total_lines: 2 };
    const merged = mergeEvidence(withPart(3, ({ snapshot }) => ({ snapshot: { ...snapshot, coverage } })));
    expect(codes(merged)).toEqual(['shard_coverage']);
  });
});

describe('parts that are not whole', () => {
  it.each([1, 2])('make evidence that is not, with every problem: here that of shard %i alone', (index) => {
    const parts = withPart(index, ({ snapshot, commands, not_run }) => ({
      complete: false,
      problems: [{ code: 'cargo-disk-cap', message: 'The disk is full.', step: 'build' }],
      commands: [
        ...plain.common.slice(0, 1),
        { argv: ['cargo', 'test', '--no-run'], exit_code: null },
        ...commands.filter(({ argv }) => argv[0] === 'cargo-clippy'),
      ],
      snapshot: { ...snapshot, tests: { passed: [], failed: [], ignored: [], targets: [] } },
      not_run: [
        ...not_run,
        ...snapshot.tests.targets.map((target) => ({ target, reason: 'The tests could not be built.' })),
      ],
    }));
    const merged = mergeEvidence(parts);
    expect(merged).toMatchObject({
      ok: true,
      evidence: { complete: false, problems: [{ code: 'cargo-disk-cap', message: 'The disk is full.' }] },
    });
    const { commands, not_run } = merged.ok ? merged.evidence : evidenceOf(plain, null);
    expect(not_run.map(({ target }) => target)).toEqual(index === 2 ? ['limiter/doctest/limiter'] : []);
    expect(commands[1]).toEqual({ argv: ['cargo', 'test', '--no-run'], exit_code: null });
    expect(commands[2]?.argv[0]).toBe('env');
  });

  it('need not have failed at the same step', () => {
    const problems = [{ code: 'x', message: 'Something.', step: 'build' }];
    const parts = partsOf({ ...plain, targets: [], buildProblems: problems }, SPLIT).map((part, at) => {
      const commands = part.evidence.commands.filter(({ argv }) => at !== 0 || argv[0] !== 'env');
      return { ...part, evidence: { ...part.evidence, commands } };
    });
    const merged = mergeEvidence(parts);
    expect(merged.ok && merged.evidence.commands).toHaveLength(4);
  });

  it('are not whole where they tell a problem, whatever they say of themselves', () => {
    const problems = [{ code: 'x', message: 'Something.', step: 'work-tree' }];
    expect(mergeEvidence(withPart(2, () => ({ complete: true, problems })))).toMatchObject({
      evidence: { complete: false, problems: [{ code: 'x', message: 'Something.' }] },
    });
  });

  it('are not whole by their own word alone, too', () => {
    expect(mergeEvidence(withPart(2, () => ({ complete: false })))).toMatchObject({
      ok: true,
      evidence: { complete: false },
    });
  });

  it('say why they are not like the others', () => {
    const merged = mergeEvidence(
      withPart(2, () => ({
        complete: false,
        toolchain: 'unknown',
        problems: [
          { code: 'cargo-starts', message: 'cargo did not say how it starts the tests.', step: 'build' },
        ],
      })),
    );
    expect(messages(merged)).toEqual([
      expect.stringContaining('as the toolchain'),
      '`evidence-2.json` (shard 2 of 4) is not whole: cargo did not say how it starts the tests.',
    ]);
  });
});

describe('hostile parts', () => {
  it('are told of within bounds', () => {
    const labels = Array.from({ length: 5_000 }, (_, i) => `${'x'.repeat(200)}-${i}/lib/x`);
    const many = { ...plain, targets: labels.map((label) => targetWork(label)) };
    const parts = partsOf(many, { count: 4, clippy: 1, doctests: 1 }).map(({ evidence }, at) => ({
      file: `${'n'.repeat(5000)}\u202e${at}`,
      evidence: {
        ...evidence,
        ref: `${at}`.repeat(100_000),
        snapshot: { ...evidence.snapshot, tests: { ...evidence.snapshot.tests, targets: labels } },
        not_run: evidence.not_run.map(({ target, reason }) => ({ target, reason })),
        problems: labels.map((message) => ({ code: 'x', message })),
        complete: false,
      },
    }));
    const merged = mergeEvidence(parts);
    const findings = merged.ok ? [] : merged.findings;
    expect(findings).toHaveLength(51);
    expect(findings.at(-1)?.message).toMatch(/^There are \d+ more problems with these files\.$/);
    for (const { message, help } of findings) expect(message.length + help.length).toBeLessThan(2_000);
    expect(messages(merged).join('')).not.toContain('\u202e');
  });

  it('are merged in one pass when they are large', () => {
    const ids = Array.from({ length: 1_000 }, (_, i) => `crate-${i}/lib/crate_${i}`);
    const large = {
      ...plain,
      targets: ids.map((label) => {
        const [owner = '', target_kind = '', target = ''] = label.split('/');
        const passed = Array.from({ length: 50 }, (_, i) => ({
          package: owner,
          target_kind,
          target,
          name: `t::${i}`,
        }));
        return targetWork(label, { passed });
      }),
    };
    const merged = mergeEvidence(partsOf(large, { count: 16, clippy: 1, doctests: 1 }));
    expect(written(merged)).toBe(serializeEvidence(evidenceOf(large, null)));
  });

  it('never make the merge throw', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvidence, split, fc.nat()), { maxLength: 4 }), (given) => {
        const parts = given.map(([evidence, shares, at]) => ({
          file: 'x',
          evidence: { ...evidence, shard: { ...shares, index: (at % shares.count) + 1 } },
        }));
        const merged = mergeEvidence(parts);
        expect(merged.ok || merged.findings.length > 0).toBe(true);
      }),
    );
  });
});
