import type { Finding } from '../finding.js';
import { type Evidence, type EvidenceProblem, writeProblem } from './evidence.js';
import { checkCommands, compareRuns, mergeCommands } from './merge-commands.js';
import { asShards, checkAgreement, checkPresence, runWords } from './merge-parts.js';
import { checkShare, checkTargets, rememberOwners } from './merge-share.js';
import { cutFindings, type EvidencePart, mergeError, partName, type ShardPart } from './merge-words.js';
import { type CaptureRun, runsClippy, type ShardedEvidence, type ShardProblem } from './shard.js';
import { compareTests, sortTests } from './snapshot.js';
import { compareUtf8, sortUtf8 } from './utf8-order.js';

/** Evidence of a whole capture. */
export type WholeEvidence = Evidence & { readonly run?: CaptureRun };

export type Merged =
  | {
      readonly ok: true;
      readonly evidence: WholeEvidence;
      /** How many shards it was put together from; `null` when it was captured whole. */
      readonly shards: number | null;
    }
  /** Never empty; the kind of failure is `incomplete-evidence`. */
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Puts the shards of one capture together, in whatever order they come: the result is, byte for byte once it is written, what
 * one machine would have captured. One file of a whole capture is taken as it is. A part that is missing, there twice, of
 * another capture than the others, or that tells of more or less than its share is refused, and every such fault told.
 * `runsMayDiffer` lets shards of several workflow runs stand together, as long as they are of one commit.
 */
export function mergeEvidence(
  given: readonly EvidencePart[],
  { runsMayDiffer = false }: { readonly runsMayDiffer?: boolean } = {},
): Merged {
  const [only, ...more] = given;
  if (only !== undefined && more.length === 0 && only.evidence.shard === undefined)
    return { ok: true, evidence: only.evidence, shards: null };
  const shards = asShards(given);
  if (!shards.ok) return { ok: false, findings: cutFindings(shards.findings) };
  const { parts } = shards;
  const owners = rememberOwners();
  const findings = [
    ...checkPresence(parts),
    ...checkAgreement(parts, runsMayDiffer),
    ...checkCommands(parts),
    ...checkTargets(parts),
    ...parts.flatMap((part) => checkShare(part, owners)),
  ];
  if (findings.length === 0) return { ok: true, evidence: putTogether(parts), shards: parts.length };
  return { ok: false, findings: cutFindings([...findings, ...parts.flatMap(ownProblems)]) };
}

/** What a part says that it lacks may well be why it is not like the others. */
function ownProblems(part: ShardPart): readonly Finding[] {
  const name = partName(part);
  const help = 'Mend what the message names, and capture again.';
  return part.evidence.problems.map(({ message }) =>
    mergeError('incomplete', `${name} is not whole: ${message}`, help),
  );
}

function putTogether(parts: readonly [ShardPart, ...ShardPart[]]): WholeEvidence {
  const all = parts.map(({ evidence }) => evidence);
  const [{ evidence: first }] = parts;
  const linted = parts.filter(({ shard }) => runsClippy(shard)).map(({ evidence }) => evidence);
  const tests = (outcome: 'passed' | 'failed' | 'ignored') =>
    sortTests(all.flatMap(({ snapshot }) => snapshot.tests[outcome]));
  const problems = mergeProblems(all);
  return {
    schema_version: first.schema_version,
    ref: first.ref,
    commit_oid: first.commit_oid,
    toolchain: first.toolchain,
    snapshot: {
      tests: {
        passed: tests('passed'),
        failed: tests('failed'),
        ignored: tests('ignored'),
        targets: sortUtf8(all.flatMap(({ snapshot }) => snapshot.tests.targets)),
      },
      clippy: { warnings: linted.flatMap(({ snapshot }) => snapshot.clippy.warnings) },
      coverage: null,
    },
    cargo_args: first.cargo_args,
    tree_oid: first.tree_oid,
    workspace: first.workspace,
    complete: problems.length === 0 && all.every(({ complete }) => complete),
    problems,
    commands: mergeCommands(parts),
    failures: all.flatMap(({ failures }) => failures).sort((a, b) => compareTests(a.test, b.test)),
    warnings: linted.flatMap(({ warnings }) => warnings),
    checks: linted.flatMap(({ checks }) => checks),
    not_run: all
      .flatMap(({ not_run }) => not_run)
      .filter(({ shard }) => shard === undefined)
      .map(({ target, reason }) => ({ target, reason }))
      .sort((a, b) => compareUtf8(a.target, b.target)),
    ...commonRun(all),
  };
}

/** Shards of several runs have none in common. */
function commonRun([first, ...others]: readonly ShardedEvidence[]): { readonly run?: CaptureRun } {
  const run = first?.run;
  const isCommon = others.every((other) => runWords(other.run) === runWords(run));
  return run === undefined || !isCommon ? {} : { run };
}

/** In the order in which one machine meets them. What all machines do is told once, where they tell the same. */
function mergeProblems(parts: readonly ShardedEvidence[]): readonly EvidenceProblem[] {
  const of = (step: string) => parts.map(({ problems }) => problems.filter((each) => each.step === step));
  const steps: readonly (string | undefined)[] = ['build', 'clippy', 'work-tree'];
  const runs = parts
    .flatMap(({ problems }) => problems.filter(({ step }) => !steps.includes(step)))
    .sort((a, b) => compareRuns(a.step ?? '', b.step ?? ''));
  return [...union(of('build')), ...runs, ...of('clippy').flat(), ...union(of('work-tree'))].map(
    writeProblem,
  );
}

/** What is in any of the lists, as often as in the one that has it most often. */
function union(lists: readonly (readonly ShardProblem[])[]): readonly ShardProblem[] {
  const kept: ShardProblem[] = [];
  const times = new Map<string, number>();
  for (const list of lists) {
    const here = new Map<string, number>();
    for (const problem of list) {
      const key = JSON.stringify(writeProblem(problem));
      const count = (here.get(key) ?? 0) + 1;
      here.set(key, count);
      if (count <= (times.get(key) ?? 0)) continue;
      times.set(key, count);
      kept.push(problem);
    }
  }
  return kept;
}
