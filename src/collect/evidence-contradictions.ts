import type { Evidence, EvidenceCommand, WarningDetail } from '../evidence/evidence.js';
import { isClippyCommand, targetOfCommand } from '../evidence/merge-commands.js';
import type { ShardedEvidence } from '../evidence/shard.js';
import {
  compareTests,
  compareWarnings,
  sortTests,
  sortWarnings,
  type TestId,
  targetString,
  testString,
} from '../evidence/snapshot.js';
import { legible } from '../plan/wording.js';

/**
 * What evidence says that can't all be true, a sentence each: then no capture wrote it, or somebody edited it afterwards. (Who
 * edits all of it alike is not found out; a file counts for as much as the job that handed it over.)
 */
export function contradictionsIn(evidence: ShardedEvidence): readonly string[] {
  return [
    ...twoOutcomes(evidence),
    ...failuresOfOthers(evidence),
    ...warningsUnlisted(evidence),
    ...otherWorkspace(evidence),
    ...(isWhole(evidence) ? [...targetsUnlike(evidence), ...endsUnlike(evidence)] : []),
  ];
}

/** What claims to lack nothing has to show it. */
function isWhole({ complete, problems, not_run, shard }: ShardedEvidence): boolean {
  return complete && problems.length === 0 && not_run.length === 0 && shard === undefined;
}

/** Captures give each test one outcome. */
function twoOutcomes({ snapshot }: Evidence): readonly string[] {
  const { passed, failed, ignored } = snapshot.tests;
  const twice = [...inBoth(failed, passed), ...inBoth(ignored, passed), ...inBoth(ignored, failed)];
  return [...new Set(twice.map(testString))].map((name) => `The evidence gives two outcomes for ${name}.`);
}

/** The tests that two lists share. Both are in order, so that none has to be looked up, of which there can be hundreds of thousands. */
function inBoth(one: readonly TestId[], other: readonly TestId[]): readonly TestId[] {
  const right = sortTests(other);
  let at = 0;
  return sortTests(one).filter((test) => {
    at = firstFrom(right, at, test, compareTests);
    const next = right[at];
    return next !== undefined && compareTests(next, test) === 0;
  });
}

/** Where in a sorted list the first item is that does not come before `item`, from `start` on. */
function firstFrom<T, U>(
  list: readonly T[],
  start: number,
  item: U,
  compare: (a: T, b: U) => number,
): number {
  let at = start;
  for (let next = list[at]; next !== undefined && compare(next, item) < 0; next = list[at]) at += 1;
  return at;
}

function failuresOfOthers({ failures, snapshot }: Evidence): readonly string[] {
  const failed = new Set(snapshot.tests.failed.map(testString));
  return failures
    .map(({ test }) => testString(test))
    .filter((name) => !failed.has(name))
    .map((name) => `The evidence says why ${name} failed, but does not list it among the tests that did.`);
}

function warningsUnlisted({ warnings, snapshot }: Evidence): readonly string[] {
  const listed = sortWarnings(snapshot.clippy.warnings);
  const inOrder = isInOrder(warnings) ? warnings : [...warnings].sort(compareWarnings);
  let at = 0;
  return inOrder.flatMap((detail) => {
    at = firstFrom(listed, at, detail, compareWarnings);
    const next = listed[at];
    const count = next !== undefined && compareWarnings(next, detail) === 0 ? next.count : undefined;
    if (count === undefined)
      return [`The evidence says where the warning ${aboutWarning(detail)} is, but does not list it.`];
    if (detail.sites.length <= count) return [];
    return [
      `The evidence counts the warning ${aboutWarning(detail)} ${count === 1 ? 'once' : `${count} times`}, but gives ${detail.sites.length} places for it.`,
    ];
  });
}

function isInOrder(warnings: readonly WarningDetail[]): boolean {
  return warnings.every((detail, at) => {
    const before = warnings[at - 1];
    return before === undefined || compareWarnings(before, detail) <= 0;
  });
}

/** A warning's file is relative to the workspace, and its path to the repository. */
function otherWorkspace({ workspace, warnings }: Evidence): readonly string[] {
  const found = warnings.find(({ path, file }) => path !== null && path !== inRepository(workspace, file));
  if (found === undefined) return [];
  const place = workspace === '' ? "at the repository's root" : `in ${legible(workspace)}`;
  return [
    `The evidence is of the Cargo workspace ${place}, but says that the file ${legible(found.file)} of it is ${legible(found.path ?? '')} in the repository.`,
  ];
}

function inRepository(workspace: string, file: string): string {
  const kept = workspace === '' ? [] : workspace.split('/');
  let rest = file;
  while (rest.startsWith('../') && kept.length > 0) {
    kept.pop();
    rest = rest.slice('../'.length);
  }
  return [...kept, rest].join('/');
}

function targetsUnlike({ snapshot, commands }: Evidence): readonly string[] {
  const { passed, failed, ignored, targets } = snapshot.tests;
  const listed = new Set(targets);
  const ran = new Set(commands.map(targetOfCommand).filter((target) => target !== null));
  const withTests = new Set([...passed, ...failed, ...ignored].map(targetString));
  return [
    ...targets
      .filter((target) => !ran.has(target))
      .map((target) => `The evidence lists the test target ${target}, but no command that ran it.`),
    ...[...new Set([...ran, ...withTests])]
      .filter((target) => !listed.has(target))
      .map((target) => `The evidence tells of ${target}, but does not list it among the test targets.`),
  ];
}

/** A target's run ends with 0 exactly when none of its tests failed; all else has to end with 0. */
function endsUnlike({ snapshot, commands }: Evidence): readonly string[] {
  const failed = new Set(snapshot.tests.failed.map(targetString));
  const runs = new Map<string, EvidenceCommand>();
  const others: EvidenceCommand[] = [];
  for (const command of commands) {
    const target = targetOfCommand(command);
    // The list of its tests comes before the run.
    if (target === null) others.push(command);
    else runs.set(target, command);
  }
  return [
    ...(others.some(isClippyCommand) ? [] : ['The evidence says that it is whole, but not that clippy ran.']),
    ...others
      .filter(({ exit_code }) => exit_code !== 0)
      .map(
        ({ argv, exit_code }) =>
          `The evidence says that it is whole, but \`${legible(argv.join(' '))}\` ${endOf(exit_code)}.`,
      ),
    ...[...runs]
      .filter(([target, { exit_code }]) => exit_code === null || (exit_code === 0) === failed.has(target))
      .map(([target, { exit_code }]) => {
        const tests = failed.has(target) ? 'has tests of it that failed' : 'has no test of it that failed';
        return `The evidence says that the run of ${target} ${endOf(exit_code)}, but ${tests}.`;
      }),
  ];
}

function endOf(exitCode: number | null): string {
  return exitCode === null ? 'did not end by itself' : `ended with exit code ${exitCode}`;
}

function aboutWarning({ lint, file }: WarningDetail): string {
  return file === '' ? lint : `${lint} in ${legible(file)}`;
}
