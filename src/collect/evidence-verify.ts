import { type Evidence, type EvidenceProblem, NOT_BUILT, type TargetNotRun } from '../evidence/evidence.js';
import type { ShardedEvidence } from '../evidence/shard.js';
import { spanOf } from '../evidence/site-span.js';
import { compatibleToolchains, UNKNOWN_TOOLCHAIN } from '../evidence/toolchain.js';
import type { OriginTerms } from '../evidence-source.js';
import type { Finding } from '../finding.js';
import type { EvidenceContent } from '../floor-facts.js';
import { contradictionsIn } from './evidence-contradictions.js';

/** What evidence is held to before it counts. */
export interface EvidenceTerms {
  /** Full id of the commit under judgement. */
  readonly head: string;
  /** Its tree; `null` where that is not known. */
  readonly headTree: string | null;
  readonly origin: OriginTerms;
  /** The `cargo-args` that it must have been captured with; `null` for the gate's own. */
  readonly cargoArgs: readonly string[] | null;
  /** What the plan pins; the head is compared with it by the rule that baselines are. */
  readonly toolchain: string;
}

/** Of problems of one kind, those listed; a hostile file can hold millions. */
const MAX_LISTED = 50;

const RECAPTURE = 'Capture the evidence again, and let the gate judge the commit that was captured.';

/** Everything that keeps evidence from being used, whatever it is of; empty when it is whole and comparable. */
export function verifyEvidence(
  evidence: ShardedEvidence,
  { toolchain }: Pick<EvidenceTerms, 'toolchain'>,
): readonly Finding[] {
  return [
    ...oneShare(evidence),
    ...incompleteness(evidence),
    ...contradictions(evidence),
    ...toolchainFindings(evidence, toolchain),
  ];
}

export function contentOf({ toolchain, snapshot }: Evidence): EvidenceContent {
  const { tests, clippy } = snapshot;
  return {
    toolchain,
    passed: tests.passed.length,
    failed: tests.failed.length,
    ignored: tests.ignored.length,
    targets: tests.targets.length,
    warnings: clippy.warnings.length,
  };
}

/** Shares are put together before they come here, so this is none that anybody could have completed. */
function oneShare({ shard }: ShardedEvidence): readonly Finding[] {
  if (shard === undefined) return [];
  const message = `The evidence is that of shard ${shard.index} of ${shard.count} alone.`;
  return [error('shard_missing', message, 'Hand over the files of all shards.')];
}

const MEND = 'Mend what the message names and capture again; what was not shown does not count as passed.';

function incompleteness({ complete, problems, not_run }: Evidence): readonly Finding[] {
  const told = new Set(problems.map((problem) => problem.message));
  // What does not compile does not run either, and says why.
  if (problems.some(({ code }) => code === 'compile-error')) told.add(NOT_BUILT);
  const found = [
    ...onePerPlace(problems).map(missing),
    ...notRun(not_run.filter(({ reason }) => !told.has(reason))),
  ];
  if (found.length > 0)
    return cut(found, 'incomplete', { one: 'thing that is missing', many: 'things that are missing' }, MEND);
  return complete
    ? []
    : [error('incomplete', 'The evidence says that it is not complete, but not why.', MEND)];
}

/**
 * What does not compile is often told again in other words, with the same code at the same place: by a macro for each of its uses, and
 * by clippy beside the build. That is one thing to mend.
 */
function onePerPlace(problems: readonly EvidenceProblem[]): readonly EvidenceProblem[] {
  const spellings = new Map<string, string[]>();
  const first: EvidenceProblem[] = [];
  for (const problem of problems) {
    const key = errorKey(problem);
    const known = key === null ? undefined : spellings.get(key);
    if (known === undefined) first.push(problem);
    if (known?.includes(problem.message) === false) known.push(problem.message);
    else if (key !== null && known === undefined) spellings.set(key, [problem.message]);
  }
  return first.map((problem) => {
    const times = spellings.get(errorKey(problem) ?? '')?.length ?? 1;
    if (times === 1) return problem;
    return { ...problem, message: `${problem.message} The compiler says so ${times} times, in other words.` };
  });
}

/** Place and error code of a compile error; `null` for what has no such code, or is none. */
function errorKey({
  code,
  message,
  path,
  line,
  end_line,
  column,
  end_column,
}: EvidenceProblem): string | null {
  const lint = / \(([A-Za-z][\w:]*)\)\.$/.exec(message)?.[1];
  if (code !== 'compile-error' || lint === undefined || line === undefined || column === undefined)
    return null;
  return JSON.stringify([lint, path, line, end_line, column, end_column]);
}

/** At the problem's place, with what the compiler says of it. */
function missing({ message, help, path, line, end_line, column, end_column }: EvidenceProblem): Finding {
  const told = error('incomplete', message, help ? `${help.replace(/^help: /, '')}\n${MEND}` : MEND);
  if (path === undefined) return told;
  if (line === undefined) return { ...told, path };
  const site = { line, end_line: end_line ?? line, column: column ?? 1, end_column: end_column ?? 1 };
  // Without a column the line as a whole is meant.
  return { ...told, path, ...(column === undefined ? { line } : spanOf(site)) };
}

/** Of targets with one reason, those named. */
const NAMED_TARGETS = 5;

/** Where the build fails no target runs; that is one thing to know. */
function notRun(targets: readonly TargetNotRun[]): readonly Finding[] {
  const byReason = new Map<string, string[]>();
  for (const { target, reason } of targets) {
    const same = byReason.get(reason);
    if (same === undefined) byReason.set(reason, [target]);
    else same.push(target);
  }
  return [...byReason].map(([reason, same]) => {
    const listed = same.slice(0, NAMED_TARGETS);
    const all = same.length > listed.length ? [...listed, `${same.length - listed.length} more`] : listed;
    const last = all.pop() ?? '';
    const names = all.length === 0 ? last : `${all.join(', ')} and ${last}`;
    return error('not_run', `${names} ${same.length === 1 ? 'was' : 'were'} not run: ${reason}`, MEND);
  });
}

function contradictions(evidence: ShardedEvidence): readonly Finding[] {
  const found = contradictionsIn(evidence).map((message) => error('contradiction', message, RECAPTURE));
  return cut(found, 'contradiction', { one: 'contradiction', many: 'contradictions' }, RECAPTURE);
}

function toolchainFindings({ toolchain }: Evidence, pinned: string): readonly Finding[] {
  if (toolchain === UNKNOWN_TOOLCHAIN || toolchain === '') {
    const message = 'The evidence does not say by which toolchain it was captured.';
    return [error('toolchain_unknown', message, 'Capture again where `rustc -V` answers.')];
  }
  // A plan that pins none is the baseline gate's to refuse.
  if (pinned === UNKNOWN_TOOLCHAIN || compatibleToolchains(pinned, toolchain)) return [];
  return [
    error(
      'toolchain',
      `The evidence was captured with \`${toolchain}\`, but the plan pins \`${pinned}\`: tests and lints of two toolchains can't be compared.`,
      `Capture with the plan's toolchain (a rust-toolchain.toml keeps it), or have the next plan revision pin a baseline of this one.`,
    ),
  ];
}

function cut(
  found: readonly Finding[],
  code: string,
  what: { readonly one: string; readonly many: string },
  help: string,
): readonly Finding[] {
  if (found.length <= MAX_LISTED) return found;
  const more = found.length - MAX_LISTED;
  return [
    ...found.slice(0, MAX_LISTED),
    error(
      code,
      `There ${more === 1 ? 'is 1' : `are ${more}`} more ${more === 1 ? what.one : what.many}.`,
      help,
    ),
  ];
}

function error(code: string, message: string, help: string): Finding {
  return { code, level: 'error', message, help };
}
