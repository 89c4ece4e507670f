import * as fc from 'fast-check';
import type {
  CheckResult,
  Evidence,
  EvidenceCommand,
  EvidenceProblem,
  TestFailure,
  WarningDetail,
} from '../../src/evidence/evidence.js';
import { compareRuns } from '../../src/evidence/merge-commands.js';
import type { EvidencePart } from '../../src/evidence/merge-words.js';
import {
  belongingElsewhere,
  type CaptureRun,
  runsClippy,
  runsTarget,
  type Shard,
  type ShardedEvidence,
  type ShardProblem,
} from '../../src/evidence/shard.js';
import {
  type ClippyWarning,
  sortTests,
  sortWarnings,
  type TestId,
  targetString,
} from '../../src/evidence/snapshot.js';
import { compareUtf8, sortUtf8 } from '../../src/evidence/utf8-order.js';
import { problem, trickyText, warning } from './arbitraries.js';

/** What the run of one target came to. */
export interface TargetWork {
  readonly label: string;
  readonly passed: readonly TestId[];
  readonly failed: readonly TestId[];
  readonly ignored: readonly TestId[];
  readonly failures: readonly TestFailure[];
  readonly commands: readonly EvidenceCommand[];
  /** Not empty where it did not run. */
  readonly problems: readonly EvidenceProblem[];
}

/** All that happens in a capture, by the step in which it does. */
export interface Work {
  readonly base: Pick<
    Evidence,
    'ref' | 'commit_oid' | 'toolchain' | 'cargo_args' | 'tree_oid' | 'workspace'
  > & { readonly run: CaptureRun | null };
  readonly common: readonly EvidenceCommand[];
  readonly buildProblems: readonly EvidenceProblem[];
  readonly targets: readonly TargetWork[];
  readonly clippy: {
    readonly command: EvidenceCommand;
    readonly warnings: readonly ClippyWarning[];
    readonly details: readonly WarningDetail[];
    readonly problems: readonly EvidenceProblem[];
  };
  readonly workTreeProblems: readonly EvidenceProblem[];
  readonly checks: readonly CheckResult[];
}

/** What a capture makes of its work: all of it, or one shard's. */
export function evidenceOf(work: Work, shard: Shard | null): ShardedEvidence {
  const all = [...work.targets].sort((a, b) => compareRuns(a.label, b.label));
  const own = all.filter(({ label }) => shard === null || runsTarget(shard, label));
  const lints = shard === null || runsClippy(shard);
  const ran = own.filter(({ problems }) => problems.length === 0);
  const from = (step: string, problems: readonly EvidenceProblem[]): readonly ShardProblem[] =>
    shard === null ? problems : problems.map((each) => ({ ...each, step }));
  const problems = [
    ...from('build', work.buildProblems),
    ...own.flatMap((each) => from(each.label, each.problems)),
    ...(lints ? from('clippy', work.clippy.problems) : []),
    ...from('work-tree', work.workTreeProblems),
  ];
  const { run, ...base } = work.base;
  const labels = all.map(({ label }) => label);
  return {
    schema_version: 1,
    ...base,
    snapshot: {
      tests: {
        passed: sortTests(ran.flatMap(({ passed }) => passed)),
        failed: sortTests(ran.flatMap(({ failed }) => failed)),
        ignored: sortTests(ran.flatMap(({ ignored }) => ignored)),
        targets: sortUtf8(ran.map(({ label }) => label)),
      },
      clippy: { warnings: lints ? sortWarnings(work.clippy.warnings) : [] },
      coverage: null,
    },
    complete: problems.length === 0,
    problems,
    commands: [
      ...work.common,
      ...own.flatMap(({ commands }) => commands),
      ...(lints ? [work.clippy.command] : []),
    ],
    failures: ran.flatMap(({ failures }) => failures),
    warnings: lints ? work.clippy.details : [],
    checks: lints ? work.checks : [],
    not_run: [
      ...own
        .filter((each) => !ran.includes(each))
        .map(({ label, problems: why }) => ({
          target: label,
          reason: why.map(({ message }) => message).join(' '),
        })),
      ...(shard === null ? [] : belongingElsewhere(labels, shard)),
    ].sort((a, b) => compareUtf8(a.target, b.target)),
    ...(shard === null ? {} : { shard }),
    ...(run === null ? {} : { run }),
  };
}

/** The files that `count` machines hand over, in the order of their shards. */
export function partsOf(work: Work, split: Omit<Shard, 'index'>): EvidencePart[] {
  return Array.from({ length: split.count }, (_, at) => ({
    file: `evidence-${at + 1}.json`,
    evidence: evidenceOf(work, { index: at + 1, ...split }),
  }));
}

const oid = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });
const exitCode = fc.option(fc.integer({ min: 0, max: 255 }));
const position = fc.integer({ min: 1, max: 1000 });
const problems = fc.array(problem, { maxLength: 3 });
const word = fc.stringMatching(/^[a-z\ue000\u{10000}-]{1,6}$/u);

const target = fc.record({
  package: word,
  target_kind: fc.constantFrom('lib', 'bin', 'test', 'proc-macro', 'doctest'),
  target: word,
});

function targetWork(id: Omit<TestId, 'name'>): fc.Arbitrary<TargetWork> {
  const label = targetString(id);
  const outcome = fc.constantFrom('passed' as const, 'failed' as const, 'ignored' as const);
  const results = fc.uniqueArray(fc.record({ name: trickyText, outcome, message: trickyText }), {
    selector: ({ name }) => name,
    maxLength: 6,
  });
  const commands = fc.array(
    fc.record({
      argv: fc.array(trickyText, { maxLength: 2 }).map((words) => [`$HARNESS/${label}`, ...words]),
      exit_code: exitCode,
    }),
    { minLength: 1, maxLength: 2 },
  );
  const trouble = fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(problem, { minLength: 1, maxLength: 2 }) },
  );
  return fc
    .record({ results, commands, trouble })
    .map(({ results: all, commands: started, trouble: why }) => {
      const of = (wanted: string) =>
        all.filter((each) => each.outcome === wanted).map(({ name }) => ({ ...id, name }));
      const failures = all
        .filter((each) => each.outcome === 'failed' && each.message !== '')
        .map(({ name, message }) => ({
          test: { ...id, name },
          message,
          path: null,
          line: null,
          column: null,
        }));
      return {
        label,
        passed: of('passed'),
        failed: of('failed'),
        ignored: of('ignored'),
        failures,
        commands: started,
        problems: why,
      };
    });
}

const targets = fc
  .uniqueArray(target, { selector: targetString, maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map(targetWork)));

const detail: fc.Arbitrary<WarningDetail> = fc.record({
  lint: trickyText,
  package: word,
  file: trickyText,
  message: trickyText,
  path: fc.constantFrom(null, 'src/lib.rs'),
  help: trickyText,
  sites: fc.array(fc.record({ line: position, end_line: position, column: position, end_column: position }), {
    maxLength: 3,
  }),
});

/** A capture of anything, whole or not. */
export const work: fc.Arbitrary<Work> = fc.record({
  base: fc.record({
    ref: trickyText,
    commit_oid: oid,
    toolchain: trickyText,
    cargo_args: fc.array(trickyText, { maxLength: 3 }),
    tree_oid: oid,
    workspace: fc.constantFrom('', 'sub/dir'),
    run: fc.option(fc.record({ id: fc.nat().map(String), attempt: fc.integer({ min: 1, max: 9 }) })),
  }),
  common: fc.array(
    fc.record({
      argv: fc
        .tuple(fc.constantFrom('cargo', 'env'), fc.array(trickyText, { maxLength: 3 }))
        .map(([program, words]) => [program, ...words]),
      exit_code: exitCode,
    }),
    { maxLength: 3 },
  ),
  buildProblems: fc.oneof(fc.constant([]), problems),
  targets,
  clippy: fc.record({
    command: fc.record({
      argv: fc.array(trickyText, { maxLength: 3 }).map((words) => ['cargo-clippy', ...words]),
      exit_code: exitCode,
    }),
    warnings: fc.array(warning, { maxLength: 6 }),
    details: fc.array(detail, { maxLength: 4 }),
    problems: fc.oneof(fc.constant([]), problems),
  }),
  workTreeProblems: fc.oneof(fc.constant([]), problems),
  checks: fc.array(
    fc.record({
      desc: trickyText,
      run: trickyText,
      cwd: fc.constant(null),
      exit_code: exitCode,
      reason: fc.option(trickyText),
      output: trickyText,
    }),
    { maxLength: 2 },
  ),
});

/** How a capture is shared out; mostly among few. */
export const split: fc.Arbitrary<Omit<Shard, 'index'>> = fc
  .oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.constantFrom(64, 256) },
  )
  .chain((count) =>
    fc.record({
      count: fc.constant(count),
      clippy: fc.integer({ min: 1, max: count }),
      doctests: fc.integer({ min: 1, max: count }),
    }),
  );
