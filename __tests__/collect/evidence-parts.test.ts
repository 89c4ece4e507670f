import { describe, expect, it } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import type { CaptureRun, ShardedEvidence } from '../../src/evidence/shard.js';
import type { EvidenceInput, NamedFile, OriginTerms } from '../../src/evidence-source.js';
import { missing } from '../../src/facts.js';
import { partsOf } from '../evidence/sharded-arbitraries.js';
import { workOf } from '../evidence/work-of.js';
import { codes, evidenceOf, type FloorScene, gate, HEAD, judgeFloor } from './floor-scene.js';

const TREE = 'e'.repeat(40);
const OTHER = 'a'.repeat(40);
const RUN: CaptureRun = { id: '77', attempt: 2 };
const COMMANDS = [
  ['cargo', 'metadata'],
  ['cargo', 'test', '--no-run'],
  ['cargo-clippy', 'clippy'],
];
const TARGETS = ['lib/limiter', 'test/a', 'test/b', 'test/c', 'test/soak', 'doctest/limiter'];
const DID = { passed: TARGETS.map((target) => `limiter/${target}::holds`) };
const SCENE: FloorScene = {
  fork: { 'src/lib.rs': '' },
  head: { 'src/lib.rs': '//' },
  before: DID,
  after: DID,
  input: { 'run-checks': 'off' },
  treeOid: TREE,
};

const whole: ShardedEvidence = {
  ...evidenceOf(DID),
  checks: [],
  run: RUN,
};

/** The shares that four machines hand over; `change` is made to each by its number. */
function shards(change: (part: ShardedEvidence, shard: number) => ShardedEvidence = (same) => same) {
  const work = { ...workOf(whole), base: { ...workOf(whole).base, run: RUN } };
  return partsOf(work, { count: 4, clippy: 1, doctests: 1 }).map(({ evidence }, at) =>
    fileOf(`${at + 1}.json`, change(evidence, at + 1)),
  );
}

function fileOf(name: string, evidence: ShardedEvidence): NamedFile {
  return { name, content: Buffer.from(serializeEvidence(evidence)) };
}

const terms: OriginTerms = { reuse: 'off', expectedRun: RUN, directory: '', commands: () => COMMANDS };

function judge(
  files: readonly NamedFile[],
  origin: Partial<OriginTerms> = {},
  more: Partial<FloorScene> = {},
) {
  const given = (): EvidenceInput => ({
    evidence: [{ label: null, files }],
    origin: { ...terms, ...origin },
  });
  return judgeFloor({ ...SCENE, given, ...more });
}

type Judged = Awaited<ReturnType<typeof judge>>;

function refusal(report: Judged): readonly string[] {
  expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'incomplete-evidence' });
  expect(gate(report, 'no-regression').outcome).toBe('unknown');
  return codes(report, 'evidence');
}

describe('four shards of four', () => {
  it('are judged as the whole is, in whatever order they come', async () => {
    const one = await judge([fileOf('whole.json', whole)]);
    expect(one.conclusion).toBe('success');
    expect(await judge(shards())).toEqual(one);
    expect(await judge(shards().reverse())).toEqual(one);
  });

  it('show a test that fails in one of them', async () => {
    const after = { passed: DID.passed.slice(1), failed: DID.passed.slice(0, 1) };
    const work = workOf({ ...whole, ...evidenceOf(after) });
    const files = partsOf(
      { ...work, base: { ...work.base, run: RUN }, checks: [] },
      { count: 4, clippy: 1, doctests: 1 },
    ).map(({ file, evidence }) => fileOf(file, evidence));
    const report = await judge(files);
    expect(report.failure_kind).toBe('violation');
    expect(codes(report, 'no-regression')).toEqual(['test_regressed']);
  });
});

describe('shards that are not four of four', () => {
  it.each<[string, (files: readonly NamedFile[]) => readonly NamedFile[], readonly string[]]>([
    ['one is missing', (files) => files.slice(1), ['shard_missing']],
    ['none is there', () => [], ['no_evidence']],
    [
      'one is there twice',
      (files) => [...files, { ...files[1], name: 'old.json' } as NamedFile],
      ['shard_doubled'],
    ],
    ['a whole capture lies beside them', (files) => [...files, fileOf('whole.json', whole)], ['shard_mixed']],
    [
      'one is cut off',
      (files) => files.map((file, at) => (at === 1 ? { ...file, content: cut(file) } : file)),
      ['evidence_invalid', 'shard_missing'],
    ],
    [
      'one could not be read',
      (files) => [
        ...files.slice(1),
        { name: '1.json', content: missing('incomplete-evidence', 'It is a symlink.') },
      ],
      ['evidence_unreadable', 'shard_missing'],
    ],
  ])('are refused where %s', async (_, change, expected) => {
    expect(refusal(await judge(change(shards())))).toEqual(expected);
  });

  function cut({ content }: NamedFile): Uint8Array {
    return 'reason' in content ? Buffer.of() : content.subarray(0, content.length - 9);
  }

  it.each<[string, Partial<ShardedEvidence>, readonly string[]]>([
    ['another commit', { commit_oid: OTHER }, ['other_commit', 'shard_disagrees']],
    ['another tree', { tree_oid: OTHER }, ['other_tree', 'shard_disagrees']],
    ['another attempt', { run: { ...RUN, attempt: 1 } }, ['other_attempt', 'shard_disagrees']],
    ['another run', { run: { id: '76', attempt: 2 } }, ['other_run', 'shard_disagrees']],
    ['another toolchain', { toolchain: 'rustc 1.94.0 (x 2026-01-01)' }, ['shard_disagrees']],
  ])('are refused where one is of %s', async (_, change, expected) => {
    const files = shards((part, shard) => (shard === 3 ? { ...part, ...change } : part));
    const report = await judge(files);
    expect(refusal(report)).toEqual(expected);
    expect(
      gate(report, 'evidence')
        .findings.map(({ message }) => message)
        .join(),
    ).toContain('`3.json`');
  });

  it('are refused where they name no run, though one is awaited, and told where that does not matter', async () => {
    const unnamed = () => shards(({ run: _, ...part }) => part);
    const report = await judge(unnamed());
    expect(refusal(report)).toEqual(Array.from({ length: 4 }, () => 'run_unknown'));
    expect(gate(report, 'evidence').findings[0]).toMatchObject({
      message:
        '`1.json`: The evidence does not say in which workflow run it was captured, but that of run 77, attempt 2 is awaited.',
      help: expect.stringContaining('`plan-gate capture` write the run down.'),
    });
    expect((await judge(unnamed(), { expectedRun: null })).conclusion).toBe('success');
    const reused = await judge(unnamed(), { reuse: 'on' });
    expect(reused.conclusion).toBe('success');
    expect(gate(reused, 'evidence').summary).toContain('captured earlier, in a run that it does not name.');
  });

  it('are refused where one holds a result of another, or leaves a target out', async () => {
    const stolen = shards((part, shard) =>
      shard === 3 ? { ...part, snapshot: { ...part.snapshot, tests: whole.snapshot.tests } } : part,
    );
    expect(refusal(await judge(stolen))).toContain('shard_foreign');
    const hidden = shards((part) => ({ ...part, not_run: part.not_run.slice(1) }));
    expect(refusal(await judge(hidden))).toContain('shard_targets');
  });

  it('tell why one is not whole', async () => {
    const problems = [{ code: 'timed-out', message: 'It took too long.', step: 'build' }];
    const files = shards((part, shard) => (shard === 2 ? { ...part, problems, complete: false } : part));
    const report = await judge(files);
    expect(refusal(report)).toEqual(['incomplete']);
    expect(gate(report, 'evidence').findings[0]?.message).toBe('It took too long.');
  });
});

describe('with `reuse: on`', () => {
  const earlier = { commit_oid: OTHER, run: { id: '9', attempt: 1 } };
  const on = { reuse: 'on' } as const;

  it('evidence of the same tree counts, and the report says where it is from', async () => {
    const report = await judge([fileOf('whole.json', { ...whole, ...earlier })], on);
    expect(report.conclusion).toBe('success');
    expect(gate(report, 'evidence').summary).toContain(
      `The evidence is of ${OTHER}, which has the same tree (${TREE}) as ${HEAD}; it was captured in run 9, attempt 1.`,
    );
    expect(gate(await judge([fileOf('whole.json', whole)], on), 'evidence').summary).not.toContain(
      'captured in run',
    );
  });

  it('shards of several attempts and runs count together', async () => {
    const files = shards((part, shard) => (shard === 2 ? { ...part, run: { ...RUN, attempt: 1 } } : part));
    const report = await judge(files, on);
    expect(report.conclusion).toBe('success');
    expect(gate(report, 'evidence').summary).toContain(
      `of ${HEAD} was captured earlier, in run 77, attempt 1.`,
    );
    expect(refusal(await judge(files))).toEqual(['other_attempt', 'shard_disagrees']);
  });

  it.each<[string, Partial<ShardedEvidence>, Partial<OriginTerms>, Partial<FloorScene>, string]>([
    ['of another tree', { tree_oid: OTHER }, {}, {}, 'other_tree'],
    ['of a later attempt', { run: { ...RUN, attempt: 3 } }, {}, {}, 'later_attempt'],
    ['of other commands', {}, { commands: () => [['cargo', 'test', '--release']] }, {}, 'other_commands'],
    ['of another workspace', { workspace: 'sub' }, {}, {}, 'other_commands'],
    ['of another toolchain', { toolchain: 'rustc 1.94.0 (x 2026-01-01)' }, {}, {}, 'other_toolchain'],
  ])('evidence %s does not', async (_, change, origin, scene, code) => {
    const file = fileOf('whole.json', { ...whole, ...earlier, ...change });
    expect(refusal(await judge([file], { ...on, ...origin }, scene))).toContain(code);
  });

  it('evidence of another commit does not where the head’s tree is not known', async () => {
    const { treeOid, ...blind } = SCENE;
    expect(treeOid).toBe(TREE);
    const given = (): EvidenceInput => ({
      evidence: [{ label: null, files: [fileOf('whole.json', { ...whole, ...earlier })] }],
      origin: { ...terms, ...on },
    });
    expect(refusal(await judgeFloor({ ...blind, given }))).toEqual(['tree_unknown']);
  });

  it('what is not whole still is not', async () => {
    const problems = [{ code: 'timed-out', message: 'It took too long.' }];
    const file = fileOf('whole.json', { ...whole, ...earlier, complete: false, problems });
    expect(refusal(await judge([file], on))).toEqual(['incomplete']);
  });
});
