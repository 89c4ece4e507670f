import { describe, expect, it } from '@jest/globals';
import { type Merged, mergeEvidence } from '../../src/evidence/merge.js';
import { cutFindings, type EvidencePart, listed, mergeError } from '../../src/evidence/merge-words.js';
import { ownerOf, type ShardedEvidence } from '../../src/evidence/shard.js';
import type { TestId } from '../../src/evidence/snapshot.js';
import { evidenceOf, partsOf, type Work } from './sharded-arbitraries.js';

const SPLIT = { count: 4, clippy: 1, doctests: 2 };
const CAPTURE_TOGETHER =
  'Capture all shards of one commit with the same settings, in one run, and hand over exactly their files.';
const CAPTURE_AGAIN =
  'Hand over what `capture` wrote for that shard, with one version of plan-gate for all of them; else capture it again.';

/** The first target with such a name that a shard owns. */
function ownedBy(owner: number, label: (at: number) => string): string {
  for (let at = 0; ; at += 1) if (ownerOf(label(at), SPLIT) === owner) return label(at);
}

function testOf(label: string, name = 'x'): TestId {
  const [owner = '', target_kind = '', target = ''] = label.split('/');
  return { package: owner, target_kind, target, name };
}

const failureOf = (label: string) => ({
  test: testOf(label),
  message: 'm',
  path: null,
  line: null,
  column: null,
});

/** One of each shard: 3, 4, 1 and, as it takes the doctests, 2. */
const OWN = ownedBy(3, (at) => `p${at}/lib/t`);
const [OWNER = ''] = OWN.split('/');
const OTHERS = [4, 1].map((owner) => ownedBy(owner, (at) => `q${at}/test/t`));
const LABELS = [OWN, ...OTHERS, 'd/doctest/d'];

const plain: Work = {
  base: {
    ref: 'feat/x',
    commit_oid: 'c'.repeat(40),
    toolchain: 'rustc 1.95.0',
    cargo_args: [],
    tree_oid: 'd'.repeat(40),
    workspace: '',
    run: { id: '77', attempt: 1 },
  },
  common: [
    { argv: ['cargo', 'metadata'], exit_code: 0 },
    { argv: ['cargo', 'test', '--no-run'], exit_code: 0 },
  ],
  buildProblems: [],
  targets: LABELS.map((label) => ({
    label,
    passed: [testOf(label)],
    failed: [],
    ignored: [],
    failures: [],
    commands: [{ argv: [`$HARNESS/${label}`], exit_code: 0 }],
    problems: [],
  })),
  clippy: {
    command: { argv: ['cargo-clippy', 'clippy'], exit_code: 0 },
    warnings: [],
    details: [],
    problems: [],
  },
  workTreeProblems: [],
  checks: [],
};

type Change = (evidence: ShardedEvidence) => Partial<ShardedEvidence>;

/** The four parts, with the evidence of one of them changed. */
function withPart(index: number, change: Change): EvidencePart[] {
  return partsOf(plain, SPLIT).map(({ file, evidence }) => ({
    file,
    evidence: evidence.shard?.index === index ? { ...evidence, ...change(evidence) } : evidence,
  }));
}

const withTests =
  (tests: Partial<ShardedEvidence['snapshot']['tests']>): Change =>
  ({ snapshot }) => ({ snapshot: { ...snapshot, tests: { ...snapshot.tests, ...tests } } });

function told(merged: Merged): readonly string[] {
  return merged.ok ? [] : merged.findings.map(({ code, message }) => `${code}: ${message}`);
}

const ONE = '`evidence-1.json` (shard 1 of 4)';
const THREE = '`evidence-3.json` (shard 3 of 4)';

describe('what can be no shards of one capture is told with what to do', () => {
  const whole = { file: 'whole.json', evidence: evidenceOf(plain, null) };
  const other = { ...whole, file: 'other.json' };

  it.each<[string, readonly EvidencePart[], readonly [string, string, string]]>([
    [
      'nothing',
      [],
      [
        'no_evidence',
        'No evidence file was found.',
        'Check that the job that captures has run and handed its file over, and that `evidence` names it.',
      ],
    ],
    [
      'whole captures',
      [whole, other],
      [
        'evidence_twice',
        "`whole.json` and `other.json` are each evidence of a whole capture, so it can't be told which one counts.",
        'Name one file. For several systems or feature sets give each a label: `label=path`, one a line.',
      ],
    ],
    [
      'one whole capture beside shards',
      [...partsOf(plain, SPLIT), whole],
      [
        'shard_mixed',
        `\`whole.json\` is evidence of a whole capture, but ${ONE} is one shard's.`,
        'Hand over either one file of a whole capture, or one of each shard.',
      ],
    ],
    [
      'whole captures beside shards, in any order',
      [whole, ...partsOf(plain, SPLIT).reverse(), other],
      [
        'shard_mixed',
        `\`whole.json\` and \`other.json\` are evidence of whole captures, but ${ONE} is one shard's.`,
        'Hand over either one file of a whole capture, or one of each shard.',
      ],
    ],
    [
      'a shard that there can be none of',
      withPart(3, () => ({ shard: { index: 3, count: 4, clippy: 5, doctests: 2 } })),
      [
        'shard_impossible',
        `${THREE} can't be: the shards count from 1 to at most 256, and clippy is said to be with shard 5 and the doctests with shard 2 of them.`,
        CAPTURE_AGAIN,
      ],
    ],
    [
      'a shard twice, files in order of their names',
      [
        ...partsOf(plain, SPLIT)
          .slice(0, 1)
          .map((part) => ({ ...part, file: 'z.json' })),
        ...partsOf(plain, SPLIT),
      ],
      [
        'shard_doubled',
        'Shard 1 of 4 is there twice: `evidence-1.json` and `z.json`.',
        "Hand over one file of each shard; take an older run's file away.",
      ],
    ],
  ])('%s', (_, given, [code, message, help]) => {
    expect(mergeEvidence(given)).toEqual({ ok: false, findings: [{ code, level: 'error', message, help }] });
  });
});

describe('parts that disagree are told from the first one', () => {
  it.each<[string, Change, string]>([
    ['a folder', () => ({ workspace: 'sub' }), '`sub` as the folder of the workspace, but {} names nothing.'],
    ['no name', () => ({ ref: '' }), 'nothing as the name of the commit, but {} names `feat/x`.'],
    [
      'arguments',
      () => ({ cargo_args: ['-v'] }),
      '`["-v"]` as the list of cargo arguments, but {} names `[]`.',
    ],
    [
      'another run',
      () => ({ run: { id: '78', attempt: 2 } }),
      '`run 78, attempt 2` as the run that captured, but {} names `run 77, attempt 1`.',
    ],
  ])('by %s, whatever their order', (_, change, rest) => {
    const message = `${THREE} names ${rest.replace('{}', ONE)}`;
    expect(mergeEvidence(withPart(3, change).reverse())).toEqual({
      ok: false,
      findings: [{ code: 'shard_disagrees', level: 'error', message, help: CAPTURE_TOGETHER }],
    });
  });

  it('by a run that only one of them names', () => {
    const parts = withPart(3, () => ({})).map(({ file, evidence: { run, ...evidence } }) => ({
      file,
      evidence: evidence.shard?.index === 1 && run !== undefined ? { ...evidence, run } : evidence,
    }));
    expect(told(mergeEvidence(parts))[1]).toBe(
      `shard_disagrees: ${THREE} names \`none\` as the run that captured, but ${ONE} names \`run 77, attempt 1\`.`,
    );
  });

  it.each<[string, Change, string]>([
    [
      'a command less',
      ({ commands }) => ({ commands: commands.filter(({ argv }) => argv[2] !== '--no-run') }),
      'nothing in place of `cargo test --no-run` (exit code 0)',
    ],
    [
      'a word more',
      ({ commands }) => ({
        commands: commands.map((each) =>
          each.argv[1] === 'test' ? { ...each, argv: [...each.argv, '-v'] } : each,
        ),
      }),
      '`… --no-run -v` (exit code 0) in place of `… --no-run` (exit code 0)',
    ],
    [
      'a command that was killed, though its build has no problem',
      ({ commands }) => ({
        commands: commands.map((each) => (each.argv[1] === 'test' ? { ...each, exit_code: null } : each)),
        complete: false,
        problems: [{ code: 'dirty', message: 'It is dirty.', step: 'work-tree' }],
      }),
      '`cargo test --no-run` (no exit code) in place of `cargo test --no-run` (exit code 0)',
    ],
  ])('by %s', (_, change, rest) => {
    expect(told(mergeEvidence(withPart(3, change)))[0]).toBe(
      `shard_disagrees: ${THREE} differs from ${ONE} in what it ran: ${rest}.`,
    );
  });

  it('by targets that only one of them knows', () => {
    const more = (labels: readonly string[]) =>
      withPart(3, ({ not_run }) => ({
        not_run: [
          ...not_run,
          ...labels.map((target) => ({ target, reason: 'r', shard: ownerOf(target, SPLIT) })),
        ],
      }));
    const [added = ''] = OTHERS.map((label) => `${label}x`);
    expect(told(mergeEvidence(more(['n/bin/a'])))[0]).toBe(
      `shard_targets: ${ONE} does not know the test target \`n/bin/a\`, which ${THREE} names.`,
    );
    expect(told(mergeEvidence(more(['n/bin/a', added])))[0]).toBe(
      `shard_targets: ${ONE} does not know the test targets \`n/bin/a\` and \`${added}\`, which ${THREE} names.`,
    );
  });
});

describe('a part that holds more or less than its share', () => {
  it.each([
    ['package', (at: number) => `p${at}/lib/t`],
    ['kind', (at: number) => `${OWNER}/k${at}/t`],
    ['name', (at: number) => `${OWNER}/lib/t${at}`],
  ])('is refused where a foreign target differs from the one before by its %s alone', (_, label) => {
    const foreign = ownedBy(4, label);
    const merged = mergeEvidence(withPart(3, withTests({ passed: [testOf(OWN), testOf(foreign)] })));
    expect(told(merged)).toEqual([
      `shard_foreign: ${THREE} holds results of \`${foreign}\`; \`${foreign}\` belongs to shard 4, which alone may tell of it.`,
    ]);
  });

  const second = ownedBy(3, (at) => `r${at}/bin/t`);
  it.each<[string, Change, string]>([
    [
      'results of a target that it does not name',
      (evidence) => ({
        ...withTests({ targets: [] })(evidence),
        not_run: [...evidence.not_run, { target: OWN, reason: 'r' }],
      }),
      `shard_contradiction: ${THREE} holds results of \`${OWN}\`, but does not name it among the targets that it ran.`,
    ],
    [
      'results of several',
      (evidence) => ({
        ...withTests({ targets: [], passed: [testOf(OWN), testOf(second)] })(evidence),
        not_run: [...evidence.not_run, { target: OWN, reason: 'r' }],
      }),
      `shard_contradiction: ${THREE} holds results of \`${OWN}\` and \`${second}\`, but does not name them among the targets that it ran.`,
    ],
    [
      'a target that ran and did not',
      ({ not_run }) => ({ not_run: [...not_run, { target: OWN, reason: 'r' }] }),
      `shard_contradiction: ${THREE} says of \`${OWN}\` both that it ran and that it did not.`,
    ],
    [
      'targets that it gives to the wrong shard',
      ({ not_run }) => ({
        not_run: not_run.map((each) => (OTHERS.includes(each.target) ? { ...each, shard: 2 } : each)),
      }),
      `shard_split: ${THREE} says of ${listed(OTHERS, (each) => `\`${each}\``)} that another shard runs them than the split says; \`${OTHERS[0]}\` belongs to shard 4.`,
    ],
    [
      'a problem from nowhere',
      () => ({ complete: false, problems: [{ code: 'x', message: 'm' }] }),
      `shard_problems: ${THREE} does not say what step of its own a problem comes from: \`x\`.`,
    ],
    [
      'coverage',
      ({ snapshot }) => ({ snapshot: { ...snapshot, coverage: { covered_lines: 1, total_lines: 2 } } }),
      `shard_coverage: ${THREE} holds coverage, which can't be put together from shards.`,
    ],
  ])('is told of %s', (_, change, problem) => {
    const merged = mergeEvidence(withPart(3, change));
    expect(told(merged)).toContain(problem);
    expect(merged.ok ? '' : merged.findings.find(({ code }) => problem.startsWith(code))?.help).toBe(
      CAPTURE_AGAIN,
    );
  });

  const warnings = [{ lint: 'l', package: 'p', file: 'f', message: 'm', count: 1 }];
  const details = [{ lint: 'l', package: 'p', file: 'f', message: 'm', path: null, help: '', sites: [] }];
  const checks = [{ desc: 'd', run: 'true', cwd: null, exit_code: 0, reason: null, output: '' }];
  const lints: Change = ({ commands }) => ({ commands: [...commands, plain.clippy.command] });
  const warns: Change = ({ snapshot }) => ({ snapshot: { ...snapshot, clippy: { warnings } } });
  it.each<[string, Change]>([
    ['a run of clippy', lints],
    ['a run of clippy and a warning', (evidence) => ({ ...lints(evidence), ...warns(evidence) })],
    ['a warning and its places', (evidence) => ({ ...warns(evidence), warnings: details })],
    ['places of a warning and a check', () => ({ warnings: details, checks })],
  ])('is told of %s that another shard takes', (_, change) => {
    expect(told(mergeEvidence(withPart(3, change)))).toEqual([
      `shard_foreign: ${THREE} holds results of clippy or of plan checks, which belong to shard 1.`,
    ]);
  });

  it('is told how many problems are from nowhere, and which is the first', () => {
    const problems = ['x', 'y'].map((code) => ({ code, message: 'm' }));
    expect(told(mergeEvidence(withPart(3, () => ({ complete: false, problems }))))[0]).toMatch(
      /^shard_problems: .* does not say what steps of its own 2 problems come from, the first of which is `x`\.$/,
    );
  });

  it('is told of clippy that it ran twice', () => {
    expect(told(mergeEvidence(withPart(1, lints)))).toEqual([
      `shard_clippy: ${ONE} takes clippy, but says that it ran it 2 times.`,
    ]);
  });

  it('is told with its own problems, and what to do about those', () => {
    const problems = [{ code: 'x', message: 'It broke.', step: 'build' }];
    const merged = mergeEvidence(withPart(3, () => ({ ref: 'y', complete: false, problems })));
    expect(merged.ok ? null : merged.findings.at(-1)).toEqual({
      code: 'incomplete',
      level: 'error',
      message: `${THREE} is not whole: It broke.`,
      help: 'Mend what the message names, and capture again.',
    });
  });
});

describe('what the parts make together', () => {
  it('is in the order of one machine, and of the run that they have in common', () => {
    const [fourth = '', first = ''] = OTHERS;
    const broken = [OWN, first, fourth, 'd/doctest/d'];
    const failed = mergeEvidence(
      withPart(1, () => ({ failures: [failureOf(first)] })).map((part, at) =>
        at === 2 ? { ...part, evidence: { ...part.evidence, failures: [failureOf(OWN)] } } : part,
      ),
    );
    expect(failed.ok && failed.evidence.failures).toEqual([failureOf(OWN), failureOf(first)]);
    const merged = mergeEvidence(
      partsOf(
        {
          ...plain,
          targets: plain.targets.map((each) => ({
            ...each,
            passed: [],
            problems: [{ code: 'x', message: each.label }],
          })),
        },
        SPLIT,
      ),
    );
    const value = merged.ok ? merged.evidence : null;
    const [doctest = '', ...sorted] = [...broken].sort();
    expect(value?.not_run).toEqual([doctest, ...sorted].map((target) => ({ target, reason: target })));
    expect(value?.problems).toEqual([...sorted, doctest].map((message) => ({ code: 'x', message })));
    expect(value?.run).toEqual({ id: '77', attempt: 1 });
  });

  it('names no run where they name none', () => {
    const merged = mergeEvidence(partsOf({ ...plain, base: { ...plain.base, run: null } }, SPLIT));
    expect(merged.ok && 'run' in merged.evidence).toBe(false);
    expect(merged.ok).toBe(true);
  });
});

describe('long lists', () => {
  it.each([
    [0, 'none'],
    [1, '1'],
    [2, '1 and 2'],
    [3, '1, 2 and 3'],
    [4, '1, 2, 3 and 1 more'],
    [9, '1, 2, 3 and 6 more'],
  ])('of %i names are cut in words', (count, words) => {
    expect(
      listed(
        Array.from({ length: count }, (_, at) => at + 1),
        String,
      ),
    ).toBe(words);
  });

  it.each([
    [49, null],
    [50, null],
    [51, 'There is 1 more problem with these files.'],
    [52, 'There are 2 more problems with these files.'],
  ])('of %i problems end with how many more there are', (count, message) => {
    const problems = Array.from({ length: count }, (_, at) => mergeError('x', String(at), 'h'));
    const more = { code: 'shard_more', level: 'error', message, help: CAPTURE_TOGETHER };
    expect(cutFindings(problems)).toEqual([...problems.slice(0, 50), ...(message === null ? [] : [more])]);
  });
});
