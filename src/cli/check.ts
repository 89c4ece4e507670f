import { createEvidenceSource } from '../capture/evidence-source.js';
import { type Clone, openClone } from '../capture/git.js';
import { readGivenFile } from '../capture/given-file.js';
import { limitsWithin } from '../capture/limits.js';
import { endOnSignals } from '../capture/signals.js';
import { EVIDENCE_LIMITS } from '../evidence/evidence-file.js';
import { SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import type { EvidenceInput } from '../evidence-source.js';
import { exitCodeFor } from '../exit-code.js';
import { known, missing, type Read } from '../facts.js';
import { GATE_TEXTS } from '../gates/texts.js';
import type { PullRequest } from '../pull-request.js';
import { renderJson } from '../report/json.js';
import { renderMarkdown } from '../report/markdown.js';
import type { Report } from '../report/report.js';
import { renderTerminal } from '../report/terminal.js';
import type { Repository } from '../repository.js';
import { run } from '../run.js';
import { showProgress } from './capture.js';
import { type CheckFormat, type CheckRequest, parseCheck } from './check-flags.js';
import { type CommandResult, failure } from './command.js';
import { colourWanted, terminalWidth } from './terminal-settings.js';

/** `plan-gate check`: the gate on a local repository, by the same engine and with the same report as the action. */
export async function check(args: readonly string[]): Promise<CommandResult> {
  endOnSignals();
  const parsed = parseCheck(args);
  if (!parsed.ok) return failure(parsed.problem);
  const report = await checkRepository(parsed.request);
  if (report.state !== 'known') return failure(report.reason);
  return {
    exitCode: exitCodeFor(report.value),
    stdout: renderReport(report.value, parsed.request.format),
    stderr: '',
  };
}

/** Judges two commits of a local repository as if they were a pull request. */
export async function checkRepository(request: CheckRequest): Promise<Read<Report>> {
  const clone = await openClone(request.directory);
  if (clone.state !== 'known') return clone;
  const [base, head] = await Promise.all([findBase(clone.value, request), findHead(clone.value, request)]);
  if (base.state !== 'known') return base;
  if (head.state !== 'known') return head;
  const pullRequest: PullRequest = {
    number: null,
    baseRef: base.value.branch,
    baseSha: null,
    headRef: head.value.branch,
    headSha: head.value.commit,
    sameRepository: true,
    labels: request.labels,
    body: '',
    changedFiles: null,
  };
  const repository = withBranch(clone.value, base.value);
  const result = await run({
    pullRequest,
    options: request.options,
    repository,
    readHead: async () => known(pullRequest.headSha),
    ...(await evidenceInput(clone.value, request, head.value.branch ?? head.value.commit)),
  });
  return known(result.report);
}

/** Evidence and baseline from files where they were named; else the code is run, as whoever asks for it locally does anyway. */
async function evidenceInput(clone: Clone, request: CheckRequest, headRef: string): Promise<EvidenceInput> {
  if (request.options.floor === 'off') return {};
  const [evidence, baseline] = await Promise.all([
    readGivenFile(request.evidence, 'evidence', EVIDENCE_LIMITS.maxBytes),
    readGivenFile(request.baseline, 'baseline', SNAPSHOT_LIMITS.maxBytes),
  ]);
  if (evidence !== null) return { evidence, baseline };
  const { workspace, cargoArgs, env, timeoutMs } = request.capture;
  const evidenceSource = createEvidenceSource({
    clone,
    headRef,
    workspace,
    cargoArgs,
    extraEnvironment: env,
    environment: process.env,
    limits: limitsWithin(timeoutMs),
    progress: showProgress,
  });
  return { evidence, baseline, evidenceSource };
}

export function renderReport(report: Report, format: CheckFormat): string {
  if (format === 'json') return renderJson(report);
  if (format === 'markdown') return renderMarkdown(report, GATE_TEXTS);
  return renderTerminal(report, GATE_TEXTS, { colour: colourWanted(), width: terminalWidth() });
}

interface End {
  readonly branch: string;
  readonly commit: string;
}

async function findBase(clone: Clone, request: CheckRequest): Promise<Read<End>> {
  const commit = await findCommit(clone, '--base', request.base);
  if (commit.state !== 'known') return commit;
  const branch =
    request.baseBranch === null
      ? await branchName(clone, request.base, commit.value)
      : known(request.baseBranch);
  if (branch.state !== 'known') return branch;
  if (branch.value !== null) return known({ branch: branch.value, commit: commit.value });
  return missing(
    'infrastructure',
    `--base ${request.base} is a commit that no single branch points at, and the plan is chosen by the branch's name. Say which branch it stands for: --base-branch NAME.`,
  );
}

async function findHead(
  clone: Clone,
  request: CheckRequest,
): Promise<Read<{ branch: string | null; commit: string }>> {
  const commit = await findCommit(clone, '--head', request.head);
  if (commit.state !== 'known') return commit;
  if (request.headBranch !== null) return known({ branch: request.headBranch, commit: commit.value });
  const current = request.head === 'HEAD' ? await clone.currentBranch() : known(null);
  if (current.state !== 'known') return current;
  const branch = current.value === null ? await branchName(clone, request.head, commit.value) : current;
  return branch.state === 'known' ? known({ branch: branch.value, commit: commit.value }) : branch;
}

async function findCommit(clone: Clone, flag: string, name: string): Promise<Read<string>> {
  const commit = await clone.resolve(name);
  if (commit.state !== 'known') return commit;
  if (commit.value !== null) return known(commit.value);
  return missing(
    'infrastructure',
    `${flag} ${name} names no commit of this repository. Check the name, or fetch it.`,
  );
}

/** The branch that a name stands for: itself, without a remote's prefix, or the only branch at that commit. */
async function branchName(clone: Clone, name: string, commit: string): Promise<Read<string | null>> {
  for (const candidate of new Set([
    name,
    name.replace(/^(?:refs\/heads\/|refs\/remotes\/[^/]+\/|origin\/)/, ''),
  ])) {
    const tip = await clone.branchCommit(candidate);
    if (tip.state !== 'known') return tip;
    if (tip.value === commit) return known(candidate);
  }
  const branches = await clone.branchesAt(commit);
  if (branches.state !== 'known') return branches;
  return known(branches.value.length === 1 ? (branches.value[0] ?? null) : null);
}

/** The base branch is what the caller said it is, even where the clone has no branch of that name. */
function withBranch(clone: Clone, base: End): Repository {
  return {
    ...clone,
    resolve: async (ref) => (ref === base.branch ? known(base.commit) : clone.resolve(ref)),
  };
}
