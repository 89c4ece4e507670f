import type { Finding } from '../finding.js';
import { named } from '../plan/wording.js';
import { isClippyCommand, targetOfCommand } from './merge-commands.js';
import { CAPTURE_AGAIN, listed, mergeError, partName, type ShardPart } from './merge-words.js';
import { ownerOf, runsClippy, SHARD_STEPS } from './shard.js';
import { type TestId, targetString } from './snapshot.js';

/** Tells the shard that a target belongs to, for a part. */
export type Owners = (target: string, part: ShardPart) => number;

/** Every part names every target, so the same few are asked for again and again. */
export function rememberOwners(): Owners {
  const known = new Map<string, Map<string, number>>();
  return (target, { shard }) => {
    const split = `${shard.count}/${shard.doctests}`;
    const owners = known.get(split) ?? new Map<string, number>();
    known.set(split, owners);
    const owner = owners.get(target) ?? ownerOf(target, shard);
    owners.set(target, owner);
    return owner;
  };
}

/** Whether a part holds its own share and no other: empty when it does. */
export function checkShare(part: ShardPart, owners: Owners): readonly Finding[] {
  const ran = new Set(part.evidence.snapshot.tests.targets);
  return [
    ...foreignResults(part, ran, owners),
    ...unlistedResults(part, ran, owners),
    ...wrongMarks(part, ran, owners),
    ...problemsFromNowhere(part, owners),
    ...clippyElsewhere(part),
    ...withCoverage(part),
  ];
}

/** A part names the same targets as the first one does, so none can be hidden from a comparison by leaving it out of one. */
export function checkTargets(parts: readonly [ShardPart, ...ShardPart[]]): readonly Finding[] {
  const [first, ...others] = parts;
  const expected = targetsOf(first);
  return others.flatMap((part) => {
    const found = targetsOf(part);
    return [
      ...unknownTo(
        part,
        first,
        [...expected].filter((target) => !found.has(target)),
      ),
      ...unknownTo(
        first,
        part,
        [...found].filter((target) => !expected.has(target)),
      ),
    ];
  });
}

function targetsOf({ evidence }: ShardPart): ReadonlySet<string> {
  return new Set([...evidence.snapshot.tests.targets, ...evidence.not_run.map(({ target }) => target)]);
}

function unknownTo(part: ShardPart, other: ShardPart, targets: readonly string[]): readonly Finding[] {
  if (targets.length === 0) return [];
  const message = `${partName(part)} does not know the test ${noun(targets)} ${names(targets)}, which ${partName(other)} names.`;
  return [mergeError('shard_targets', message, CAPTURE_AGAIN)];
}

function foreignResults(part: ShardPart, ran: ReadonlySet<string>, owners: Owners): readonly Finding[] {
  const started = part.evidence.commands.map(targetOfCommand).filter((target) => target !== null);
  const held = [...new Set([...ran, ...targetsWithResults(part), ...started])];
  const foreign = held.filter((target) => owners(target, part) !== part.shard.index);
  const [first] = foreign;
  if (first === undefined) return [];
  const message = `${partName(part)} holds results of ${names(foreign)}; ${named(first)} belongs to shard ${owners(first, part)}, which alone may tell of it.`;
  return [mergeError('shard_foreign', message, CAPTURE_AGAIN)];
}

function unlistedResults(part: ShardPart, ran: ReadonlySet<string>, owners: Owners): readonly Finding[] {
  const unlisted = targetsWithResults(part).filter(
    (target) => !ran.has(target) && owners(target, part) === part.shard.index,
  );
  if (unlisted.length === 0) return [];
  const message = `${partName(part)} holds results of ${names(unlisted)}, but does not name ${unlisted.length === 1 ? 'it' : 'them'} among the targets that it ran.`;
  return [mergeError('shard_contradiction', message, CAPTURE_AGAIN)];
}

/** The targets that tests and failures are of. Neighbours are mostly of one target. */
function targetsWithResults({ evidence }: ShardPart): readonly string[] {
  const { passed, failed, ignored } = evidence.snapshot.tests;
  const targets = new Set<string>();
  for (const tests of [passed, failed, ignored, evidence.failures.map(({ test }) => test)]) {
    let last: TestId | undefined;
    for (const test of tests) {
      if (last === undefined || !isSameTarget(last, test)) targets.add(targetString(test));
      last = test;
    }
  }
  return [...targets];
}

function isSameTarget(a: TestId, b: TestId): boolean {
  return a.target === b.target && a.target_kind === b.target_kind && a.package === b.package;
}

/** What did not run belongs elsewhere exactly when the split says so, and did not run at all. */
function wrongMarks(part: ShardPart, ran: ReadonlySet<string>, owners: Owners): readonly Finding[] {
  const { not_run } = part.evidence;
  const wrong = not_run.filter(({ target, shard = part.shard.index }) => owners(target, part) !== shard);
  const both = not_run.map(({ target }) => target).filter((target) => ran.has(target));
  const findings: Finding[] = [];
  const [first] = wrong;
  if (first !== undefined) {
    const targets = wrong.map(({ target }) => target);
    const message = `${partName(part)} says of ${names(targets)} that another shard runs ${wrong.length === 1 ? 'it' : 'them'} than the split says; ${named(first.target)} belongs to shard ${owners(first.target, part)}.`;
    findings.push(mergeError('shard_split', message, CAPTURE_AGAIN));
  }
  if (both.length > 0) {
    const message = `${partName(part)} says of ${names(both)} both that it ran and that it did not.`;
    findings.push(mergeError('shard_contradiction', message, CAPTURE_AGAIN));
  }
  return findings;
}

/** Without its place a problem can't be put where one machine would tell it. */
function problemsFromNowhere(part: ShardPart, owners: Owners): readonly Finding[] {
  const own = new Set(part.evidence.not_run.map(({ target }) => target));
  const isKnown = (step: string | undefined) =>
    step !== undefined &&
    (step === 'clippy'
      ? runsClippy(part.shard)
      : SHARD_STEPS.some((each) => each === step) ||
        (own.has(step) && owners(step, part) === part.shard.index));
  const lost = part.evidence.problems.filter(({ step }) => !isKnown(step));
  const [first] = lost;
  if (first === undefined) return [];
  const message =
    lost.length === 1
      ? `${partName(part)} does not say what step of its own a problem comes from: ${named(first.code)}.`
      : `${partName(part)} does not say what steps of its own ${lost.length} problems come from, the first of which is ${named(first.code)}.`;
  return [mergeError('shard_problems', message, CAPTURE_AGAIN)];
}

function clippyElsewhere(part: ShardPart): readonly Finding[] {
  const { snapshot, warnings, commands, checks } = part.evidence;
  const runs = commands.filter(isClippyCommand).length;
  if (runsClippy(part.shard)) {
    if (runs === 1) return [];
    const times = runs === 0 ? 'does not say that it ran it' : `says that it ran it ${runs} times`;
    return [mergeError('shard_clippy', `${partName(part)} takes clippy, but ${times}.`, CAPTURE_AGAIN)];
  }
  if (runs + snapshot.clippy.warnings.length + warnings.length + checks.length === 0) return [];
  const message = `${partName(part)} holds results of clippy or of plan checks, which belong to shard ${part.shard.clippy}.`;
  return [mergeError('shard_foreign', message, CAPTURE_AGAIN)];
}

/** What some of the tests cover says nothing of what all do, and the shares of lines can't be added up. */
function withCoverage(part: ShardPart): readonly Finding[] {
  if (part.evidence.snapshot.coverage === null) return [];
  const message = `${partName(part)} holds coverage, which can't be put together from shards.`;
  return [mergeError('shard_coverage', message, CAPTURE_AGAIN)];
}

function names(targets: readonly string[]): string {
  return listed(targets, named);
}

function noun(targets: readonly string[]): string {
  return targets.length === 1 ? 'target' : 'targets';
}
