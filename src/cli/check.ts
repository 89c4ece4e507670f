import { commandsFor } from '../capture/cargo-argv.js';
import { createCheckSource } from '../capture/check-source.js';
import { createEvidenceSource } from '../capture/evidence-source.js';
import type { Clone } from '../capture/git.js';
import { readEvidenceFiles } from '../capture/given-evidence.js';
import { readGivenFile } from '../capture/given-file.js';
import { limitsWithin } from '../capture/limits.js';
import { endOnSignals } from '../capture/signals.js';
import { parseGiven } from '../collect/evidence-given.js';
import { SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import type { EvidenceInput } from '../evidence-source.js';
import { exitCodeFor } from '../exit-code.js';
import { known, type Read } from '../facts.js';
import type { PullRequest } from '../pull-request.js';
import { visible } from '../report/escape.js';
import type { Report } from '../report/report.js';
import type { Repository } from '../repository.js';
import { run } from '../run.js';
import { showProgress } from './capture.js';
import { type BaseEnd, type CheckEnds, findEnds } from './check-ends.js';
import { type CheckRequest, parseCheck } from './check-flags.js';
import { checkNotes, knownBefore, mergeNotes } from './check-notes.js';
import { renderReport, reserveReports } from './check-reports.js';
import { type CommandResult, failure } from './command.js';

/** `plan-gate check`: the gate on a local repository, by the same engine and with the same report as the action. */
export async function check(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseCheck(args);
  if (!parsed.ok) return failure(parsed.problem);
  endOnSignals('nothing was judged');
  const { request } = parsed;
  const ends = await findEnds(request);
  if (ends.state !== 'known') return failure(ends.reason);
  const writing = await reserveReports(request);
  if (writing.state !== 'known') return failure(writing.reason);
  const noting = checkNotes(ends.value, request);
  // A capture may leave files behind, which are nobody's change.
  if (request.options.floor === 'on') await noting;
  await foretell(ends.value, request);
  const [report, notes] = await Promise.all([judgeEnds(ends.value, request), noting]);
  const unwritten = await writing.value(report);
  const told = [...notes, ...mergeNotes(report)].map((note) => `note: ${visible(note)}\n`);
  // A report that was asked for and is not there is no success, whatever the verdict.
  const exitCode = unwritten.length > 0 && report.conclusion === 'success' ? 2 : exitCodeFor(report);
  return {
    exitCode,
    stdout: renderReport(report, request.format),
    stderr: told.join('') + unwritten.map((reason) => failure(reason).stderr).join(''),
  };
}

/** Judges what a request names. */
export async function checkRepository(request: CheckRequest): Promise<Read<Report>> {
  const ends = await findEnds(request);
  return ends.state === 'known' ? known(await judgeEnds(ends.value, request)) : ends;
}

/**
 * What keeps the change from merging whatever its code does is told before that code is run, which can take long. The verdict is the
 * same: all gates are judged all the same.
 */
async function foretell(ends: CheckEnds, request: CheckRequest): Promise<void> {
  const { options, files } = request;
  if (options.floor === 'off' || files.evidence.length > 0) return;
  const report = await judgeEnds(ends, { ...request, options: { ...options, floor: 'off' } });
  process.stderr.write(knownBefore(report));
}

/** Judges two commits of a local repository as if they were a pull request. */
async function judgeEnds({ clone, base, head }: CheckEnds, request: CheckRequest): Promise<Report> {
  const pullRequest: PullRequest = {
    number: null,
    baseRef: base.branch,
    baseSha: null,
    headRef: head.branch,
    headSha: head.commit,
    sameRepository: true,
    labels: request.labels,
    body: '',
    changedFiles: null,
  };
  return run({
    pullRequest,
    options: request.options,
    repository: withBranch(clone, base),
    ...(request.landed === null ? {} : { landed: request.landed }),
    ...(await evidenceInput(clone, request, head.branch ?? head.commit)),
  });
}

/** The base branch is what the caller said it is, even where the clone has no branch of that name. */
function withBranch(clone: Clone, base: BaseEnd): Repository {
  return {
    ...clone,
    resolve: async (ref) => (ref === base.branch ? known(base.commit) : clone.resolve(ref)),
  };
}

/** Evidence and baseline from files where they were named; else the code is run, as whoever asks for it locally does anyway. */
async function evidenceInput(clone: Clone, request: CheckRequest, headRef: string): Promise<EvidenceInput> {
  if (request.options.floor === 'off') return {};
  const [evidence, baseline] = await Promise.all([
    readEvidenceFiles(request.files.evidence).then(parseGiven),
    readGivenFile(request.files.baseline, 'baseline', SNAPSHOT_LIMITS.maxBytes),
  ]);
  const { workspace, cargoArgs, env, timeoutMs } = request.capture;
  const settings = {
    clone,
    headRef,
    workspace,
    cargoArgs,
    extraEnvironment: env,
    environment: process.env,
    limits: limitsWithin(timeoutMs),
    progress: showProgress,
  };
  // A capture knows no plan, so its file holds no plan checks; they are the caller's own code to run, as without a file.
  if (evidence.length === 0) return { baseline, evidenceSource: createEvidenceSource(settings) };
  const { reuse, labelBaselines } = request.files;
  const origin = { reuse, expectedRun: null, directory: workspace, commands: commandsFor(cargoArgs) };
  return { evidence, baseline, labelBaselines, origin, checkSource: createCheckSource(settings) };
}
