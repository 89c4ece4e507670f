import { createHash } from 'node:crypto';
import type { Evidence, EvidenceProblem, TargetNotRun } from './evidence.js';

/** One machine's share of a capture. Shards count from 1. */
export interface Shard {
  readonly index: number;
  /** How many there are, at most `MAX_SHARDS`. */
  readonly count: number;
  /** The shard that runs clippy, and with it whatever is done once for the workspace. */
  readonly clippy: number;
  /** The shard that runs the doctests of every library. */
  readonly doctests: number;
}

/** The workflow run that captured. A run that is started again keeps its id and has the next attempt. */
export interface CaptureRun {
  /** Decimal digits. */
  readonly id: string;
  /** From 1 on. */
  readonly attempt: number;
}

/**
 * Evidence that may be one shard's. Such a part names every test target of the workspace: its own as `targets`, or as not run
 * with a reason, and all others as not run with the shard that they belong to. So no part can hide a target from the
 * others, and who reads a part without its `shard` still sees what did not run (but not that clippy may be missing).
 */
export interface ShardedEvidence extends Evidence {
  /** Absent in evidence of a whole capture. */
  readonly shard?: Shard;
  /** Absent where no workflow captured. */
  readonly run?: CaptureRun;
  readonly problems: readonly ShardProblem[];
  readonly not_run: readonly ShardedTarget[];
}

export interface ShardProblem extends EvidenceProblem {
  /** In a shard's evidence, what the problem came up in: one of `SHARD_STEPS`, or the test target that was run. */
  readonly step?: string;
}

export interface ShardedTarget extends TargetNotRun {
  /** In a shard's evidence, the shard that runs it; absent where that is this one. */
  readonly shard?: number;
}

/**
 * What happens beside the runs of targets. Every shard builds all tests (`build`) and looks at the work tree when everything
 * has run (`work-tree`); one runs clippy.
 */
export const SHARD_STEPS = ['build', 'clippy', 'work-tree'] as const;
export type ShardStep = (typeof SHARD_STEPS)[number];

/** A workflow's matrix makes at most 256 jobs: https://docs.github.com/en/actions/reference/limits. */
export const MAX_SHARDS = 256;

export type ParsedShard =
  | { readonly ok: true; readonly shard: Shard }
  /** The rest of a sentence that begins with the setting's name. */
  | { readonly ok: false; readonly problem: string };

const ACCEPTED = `\`i/n\`, such as \`2/4\`, where n is at most ${MAX_SHARDS} and i goes from 1 to n; behind it \`,clippy=k\` and \`,doctests=k\` may say which shard takes those (the first, where they do not)`;
const NUMBER = /^[1-9][0-9]{0,2}$/;

/** Reads `i/n`, `i/n,clippy=k`, `i/n,doctests=k`, or both. */
export function parseShard(text: string): ParsedShard {
  const [position = '', ...settings] = text.split(',', 4).map((word) => word.trim());
  const numbers = position.split('/', 3).map(shardNumber);
  const [index, count] = numbers;
  if (numbers.length !== 2 || !index || !count || index > count) return refuse(text, '');
  const takes = { clippy: 1, doctests: 1 };
  const said = new Set<string>();
  for (const setting of settings) {
    const [name = '', value = '', ...more] = setting.split('=', 3);
    const taker = shardNumber(value);
    if ((name !== 'clippy' && name !== 'doctests') || more.length > 0 || taker === null)
      return refuse(text, '');
    if (said.has(name)) return refuse(text, ` It names \`${name}\` twice.`);
    if (taker > count) return refuse(text, ` There is no shard ${taker} of ${count} for \`${name}\`.`);
    said.add(name);
    takes[name] = taker;
  }
  return { ok: true, shard: { index, count, ...takes } };
}

function shardNumber(text: string): number | null {
  const number = NUMBER.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MAX_SHARDS ? number : null;
}

function refuse(text: string, why: string): ParsedShard {
  const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
  return { ok: false, problem: `is ${shown}; it accepts ${ACCEPTED}.${why}` };
}

/**
 * The shard that a test target belongs to, by its canonical string (`package/target_kind/target`): for doctests the one that
 * takes them; for all others SHA-256 of the string in UTF-8, as a big-endian number, modulo `count`, plus 1. It depends on
 * nothing else, so that a target which comes or goes moves no other.
 */
export function ownerOf(target: string, { count, doctests }: Pick<Shard, 'count' | 'doctests'>): number {
  if (isDoctestTarget(target)) return doctests;
  let rest = 0;
  for (const byte of createHash('sha256').update(target, 'utf8').digest()) rest = (rest * 256 + byte) % count;
  return rest + 1;
}

/** Whether a shard runs a test target; the doctests of package `p` are `p/doctest/<library>`. */
export function runsTarget(shard: Shard, target: string): boolean {
  return ownerOf(target, shard) === shard.index;
}

export function runsClippy({ index, clippy }: Shard): boolean {
  return index === clippy;
}

/** True for the canonical string of a library's doctests. */
export function isDoctestTarget(target: string): boolean {
  return target.split('/', 2)[1] === 'doctest';
}

/** How a shard lists the targets of the others among those that it did not run. */
export function belongingElsewhere(targets: Iterable<string>, shard: Shard): readonly ShardedTarget[] {
  return [...new Set(targets)].flatMap((target) => {
    const owner = ownerOf(target, shard);
    const reason = `Shard ${owner} of ${shard.count} runs it.`;
    return owner === shard.index ? [] : [{ target, reason, shard: owner }];
  });
}
