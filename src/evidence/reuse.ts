import { createHash } from 'node:crypto';
import { legible, named } from '../plan/wording.js';
import { isClippyCommand } from './merge-commands.js';
import { type CaptureRun, runsClippy, type Shard, type ShardedEvidence } from './shard.js';
import { compatibleToolchains, UNKNOWN_TOOLCHAIN } from './toolchain.js';

/** A command's program and arguments. */
export type Argv = readonly string[];

/** All that decides what a capture comes to, known before it begins. */
export interface EvidenceOrigin {
  /** Full id. */
  readonly tree: string;
  /** What `rustc -V` prints. */
  readonly toolchain: string;
  /** The machine's target triple: code may do something else on another. */
  readonly host: string;
  /** Where cargo runs, in the repository; empty for its root. */
  readonly directory: string;
  /** Of the whole workspace: for metadata, build and clippy, with `cargo-args` in them. */
  readonly commands: readonly Argv[];
  readonly shard: Shard | null;
}

/** A name for a cache entry. It is the same exactly when everything of the origin is. */
export function evidenceKey({ shard, ...origin }: EvidenceOrigin): string {
  const share = shard === null ? null : [shard.index, shard.count, shard.clippy, shard.doctests];
  const { tree, toolchain, host, directory, commands } = origin;
  const text = JSON.stringify([tree, toolchain, host, directory, commands, share]);
  return `plan-gate-evidence-v1-${createHash('sha256').update(text).digest('hex')}`;
}

/** `on`: evidence of another commit or run counts where everything that it depends on is the same. */
export type Reuse = 'off' | 'on';

/** What evidence is held against. */
export interface ReuseTerms {
  /** Full id of the commit under judgement. */
  readonly head: string;
  /** Its tree; `null` where that is not known. */
  readonly headTree: string | null;
  /** The workflow run whose evidence is awaited; `null` where that is not known. */
  readonly expectedRun: CaptureRun | null;
  /** What the plan pins. */
  readonly toolchain: string;
  /** Where this gate would run cargo, in the repository; empty for its root. The workspace's own folder is this one or above it. */
  readonly directory: string;
  /** What a capture with this gate's settings would run for the whole workspace. */
  readonly commands: readonly Argv[];
}

export type ReuseVerdict =
  | { readonly state: 'own' }
  /** `from` is a sentence for the report. */
  | { readonly state: 'reused'; readonly from: string }
  | { readonly state: 'refused'; readonly code: RefusalCode; readonly reason: string; readonly help: string };

export type RefusalCode =
  | 'other_tree'
  | 'later_attempt'
  | 'other_commit'
  | 'other_attempt'
  | 'other_run'
  | 'run_unknown'
  | 'tree_unknown'
  | 'other_toolchain'
  | 'other_commands';

type Refusal = Extract<ReuseVerdict, { readonly state: 'refused' }>;

/**
 * Whether evidence may stand for the head as far as its origin goes; whether it is whole is another question. Its own claims
 * are all there is to go by, so it must come from where nobody else writes. Shards are asked one by one, before they
 * are merged.
 */
export function mayReuse(evidence: ShardedEvidence, terms: ReuseTerms, reuse: Reuse): ReuseVerdict {
  const commit = otherCommit(evidence, terms);
  // Another commit's tree is mostly another one too; what to do about it is the same.
  if (commit !== null && reuse === 'off') return commit;
  const never = otherTree(evidence, terms) ?? laterAttempt(evidence, terms);
  if (never !== null) return never;
  const foreign = commit ?? otherRun(evidence, terms);
  if (foreign === null) return { state: 'own' };
  if (reuse === 'off') return foreign;
  return (
    treeUnknown(terms) ??
    otherToolchain(evidence, terms) ??
    otherCommands(evidence, terms) ?? { state: 'reused', from: whereFrom(evidence, terms) }
  );
}

function whereFrom({ commit_oid, tree_oid, run }: ShardedEvidence, { head }: ReuseTerms): string {
  const place = run === undefined ? 'in a run that it does not name' : `in ${runName(run)}`;
  return commit_oid === head
    ? `The evidence of ${head} was captured earlier, ${place}.`
    : `The evidence is of ${commit_oid}, which has the same tree (${tree_oid}) as ${head}; it was captured ${place}.`;
}

const CAPTURE = 'Capture the head in this run, and hand that file over.';
const ANY_RUN = 'With `reuse: on` evidence of the same tree counts, whatever its run.';

function otherTree({ tree_oid }: ShardedEvidence, { head, headTree }: ReuseTerms): Refusal | null {
  if (headTree === null || tree_oid === headTree) return null;
  const reason = `The evidence is of the tree ${tree_oid}, but ${head} has the tree ${headTree}.`;
  return refused('other_tree', reason, CAPTURE);
}

/** Nothing of a later attempt can be there while an earlier one runs, unless that one is out of date or the file is forged. */
function laterAttempt({ run }: ShardedEvidence, { expectedRun }: ReuseTerms): Refusal | null {
  if (run === undefined || expectedRun === null || run.id !== expectedRun.id) return null;
  if (run.attempt <= expectedRun.attempt) return null;
  const reason = `The evidence is of ${runName(run)}, but this judges attempt ${expectedRun.attempt}, which is earlier.`;
  return refused(
    'later_attempt',
    reason,
    'Let the gate of the latest attempt judge; this one is out of date.',
  );
}

function otherCommit(
  { commit_oid, tree_oid }: ShardedEvidence,
  { head, headTree }: ReuseTerms,
): Refusal | null {
  if (commit_oid === head) return null;
  const reason = `The evidence is of commit ${commit_oid}, but this judges ${head}.`;
  return refused(
    'other_commit',
    reason,
    // Of another tree it would not count then either.
    `Capture the head, not the merge commit that GitHub checks out by default${headTree === tree_oid ? '; or, since both have the same tree, let this evidence count with `reuse: on`' : ''}.`,
  );
}

function otherRun({ run }: ShardedEvidence, { expectedRun }: ReuseTerms): Refusal | null {
  if (expectedRun === null) return null;
  if (run === undefined) return runUnknown(expectedRun);
  if (run.id === expectedRun.id && run.attempt === expectedRun.attempt) return null;
  const code = run.id === expectedRun.id ? 'other_attempt' : 'other_run';
  const reason = `The evidence is of ${runName(run)}, but that of ${runName(expectedRun)} is awaited.`;
  return refused(code, reason, `${CAPTURE} ${ANY_RUN}`);
}

/** A file that names no run could be of any. */
function runUnknown(expected: CaptureRun): Refusal {
  const reason = `The evidence does not say in which workflow run it was captured, but that of ${runName(expected)} is awaited.`;
  return refused(
    'run_unknown',
    reason,
    `${CAPTURE} \`mode: capture\` and, in a workflow, \`plan-gate capture\` write the run down. ${ANY_RUN}`,
  );
}

function treeUnknown({ head, headTree }: ReuseTerms): Refusal | null {
  if (headTree !== null) return null;
  const reason = `The evidence is not of this run and commit, and the tree of ${head} is not known, so it can't be told whether it is the same code.`;
  return refused('tree_unknown', reason, `Let the gate read the repository (\`contents: read\`). ${CAPTURE}`);
}

function otherToolchain({ toolchain }: ShardedEvidence, terms: ReuseTerms): Refusal | null {
  if (isToolchain(toolchain) && compatibleToolchains(toolchain, terms.toolchain)) return null;
  const captured = isToolchain(toolchain) ? named(toolchain) : 'a toolchain that it does not name';
  const wanted = isToolchain(terms.toolchain)
    ? `${named(terms.toolchain)} is wanted`
    : 'the plan’s baseline names none that it could be held to';
  const reason = `The evidence was captured with ${captured}, but ${wanted}.`;
  return refused('other_toolchain', reason, CAPTURE);
}

function isToolchain(name: string): boolean {
  return name !== UNKNOWN_TOOLCHAIN && name !== '';
}

function otherCommands(evidence: ShardedEvidence, terms: ReuseTerms): Refusal | null {
  const { shard, commands, workspace } = evidence;
  const help =
    'Set `cargo-args` and `working-directory` in the gate as in the capture, and use one version of plan-gate for both; or capture again.';
  if (!isAtOrAbove(workspace, terms.directory)) {
    const reason = `The evidence is of the Cargo workspace ${folderName(workspace)}, but cargo would run ${folderName(terms.directory)} here.`;
    return refused('other_commands', reason, help);
  }
  const linted = shard === undefined || runsClippy(shard);
  const ran = new Set(commands.map(({ argv }) => JSON.stringify(argv)));
  const lacking = terms.commands
    .filter((argv) => linted || !isClippyCommand({ argv }))
    .find((argv) => !ran.has(JSON.stringify(argv)));
  if (lacking === undefined) return null;
  const reason = `The evidence does not come from what this gate would run: ${named(lacking.join(' '))} is not among its commands.`;
  return refused('other_commands', reason, help);
}

function isAtOrAbove(folder: string, directory: string): boolean {
  return folder === '' || folder === directory || directory.startsWith(`${folder}/`);
}

function folderName(folder: string): string {
  return folder === '' ? "at the repository's root" : `in ${named(folder)}`;
}

/** Digits from a file, which may be any number of them. */
function runName({ id, attempt }: CaptureRun): string {
  return `run ${legible(id)}, attempt ${attempt}`;
}

function refused(code: RefusalCode, reason: string, help: string): Refusal {
  return { state: 'refused', code, reason, help };
}
