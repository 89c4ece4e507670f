import type { CaptureProgress } from '../capture/capture-request.js';
import { commandsFor } from '../capture/cargo-argv.js';
import { type Clone, openClone } from '../capture/git.js';
import { readEvidenceFiles } from '../capture/given-evidence.js';
import { readGivenFile } from '../capture/given-file.js';
import { limitsWithin } from '../capture/limits.js';
import { progressLine } from '../capture/progress-text.js';
import { keepHeapSmall } from '../capture/young-generation.js';
import { preferClone } from '../collect/prefer-clone.js';
import type { CaptureRun } from '../evidence/shard.js';
import { SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import type { CaptureResult, EvidenceInput, OriginTerms } from '../evidence-source.js';
import { known, type Read } from '../facts.js';
import { type ApiPullRequest, type ApiRepository, createApiRepository } from '../github/api-repository.js';
import type { Client } from '../github/client.js';
import { API_ONLY_EVENTS } from '../github/event.js';
import { groupRepository } from '../github/merge-group.js';
import { MAX_LISTED_FILES } from '../github/pull-files.js';
import { movedSince } from '../github/pull-request.js';
import { PLAN_FOLDER } from '../plan/plan-files.js';
import type { PullRequest } from '../pull-request.js';
import { escapeLog } from '../report/escape.js';
import type { Report } from '../report/report.js';
import type { ActionInputs, RunnerContext } from './settings.js';
import type { Subject } from './subject.js';

type Engine = typeof import('./engine.js');

/** What was judged, and the verdict on it; or why it is too late for one. */
export type Judgement =
  | { readonly pullRequest: PullRequest; readonly report: Report }
  | { readonly pullRequest: PullRequest; readonly moved: string };

/** Runs the gates on the subject. Reads of objects come from a clone where the workspace has one that holds them. */
export async function judge(
  client: Client,
  context: RunnerContext,
  inputs: ActionInputs,
  subject: Subject,
  clone: Clone | null,
): Promise<Read<Judgement>> {
  const { hint, fresh, queued } = subject;
  const { owner, repo } = context;
  const api = createApiRepository({ client, owner, repo, pull: listedPull(subject) });
  // Where there may be much to hold.
  if (inputs.options.floor === 'on' || (hint.changedFiles ?? 0) > MAX_LISTED_FILES) keepHeapSmall();
  const held = clone !== null && (await clone.has(hint.headSha)) ? clone : null;
  startReads(api, hint, inputs, held === null);
  const [pullRequest, engine] = await Promise.all([fresh, import('./engine.js')]);
  if (pullRequest.state !== 'known') return pullRequest;
  // What changes the pull request's head or base starts a run of its own; labels and description are judged as they are now.
  const { labels, body, headRef } = pullRequest.value;
  const moved = movedSince({ ...hint, labels, body, headRef }, pullRequest.value);
  if (moved !== null) return known({ pullRequest: pullRequest.value, moved });
  const plain = held === null ? api : preferClone(held, api);
  const repository = queued === null ? plain : groupRepository(plain, client, context, queued.group);
  const evidence = await evidenceInput(context, inputs, subject, held, engine);
  const report = await engine.run({
    pullRequest: pullRequest.value,
    options: inputs.options,
    repository,
    ...evidence,
  });
  const host = {
    repository: `${owner}/${repo}`,
    pull_request: pullRequest.value.number,
    run_url: context.runUrl,
  };
  return known({ pullRequest: pullRequest.value, report: { ...report, host } });
}

/** What the list of files is asked for by; a merge group has none, since its changes are not those of its pull request alone. */
function listedPull({ hint, fresh, queued }: Subject): ApiPullRequest | null {
  if (queued !== null) return null;
  const { headSha, baseSha } = hint;
  const changedFiles = fresh.then((read) =>
    read.state === 'known' ? known(read.value.changedFiles ?? 0) : read,
  );
  const expectedFiles = hint.changedFiles ?? 0;
  return { number: hint.number ?? 0, headSha, baseSha, changedFiles, expectedFiles };
}

/** Asks at once for what everything waits for, and then for the many pages of the file list; the answers are kept for the run. */
function startReads(
  api: ApiRepository,
  hint: PullRequest,
  { options }: ActionInputs,
  withList: boolean,
): void {
  void api.resolve(hint.baseRef);
  if (hint.baseSha !== null && options.planRef === null) void api.listFiles(hint.baseSha, PLAN_FOLDER);
  if (withList) api.prefetch();
}

/** What holds the code against its baseline: files that were named, and a clone that holds the head to run it from. */
async function evidenceInput(
  context: RunnerContext,
  inputs: ActionInputs,
  subject: Subject,
  clone: Clone | null,
  { createEvidenceSource, parseGiven }: Engine,
): Promise<EvidenceInput> {
  const { hint, queued } = subject;
  const captureResults = [...subject.captureResults, ...resultOfJob(inputs)];
  if (inputs.options.floor === 'off') return { captureResults };
  const [evidence, baseline] = await Promise.all([
    readEvidenceFiles(inputs.files.evidence).then(parseGiven),
    readGivenFile(inputs.files.baseline, 'baseline', SNAPSHOT_LIMITS.maxBytes),
  ]);
  const { labelBaselines } = inputs.files;
  const origin = originTerms(inputs, awaitedRun(context, subject));
  const given = { evidence, baseline, labelBaselines, origin, captureResults };
  if (API_ONLY_EVENTS.includes(context.eventName)) {
    const runsNothing = `plan-gate runs no code under \`${context.eventName}\`, where the token can write, and looks at no checkout.`;
    return { ...given, runsNothing };
  }
  if (clone === null || evidence.length > 0) return given;
  const headRef = queued?.group.ref ?? hint.headRef ?? hint.headSha;
  const capturing = { clone, headRef, ...captureSettings(context, inputs) };
  return { ...given, evidenceSource: createEvidenceSource(capturing) };
}

/** The run whose evidence is awaited: the one that the event is about, else this one; what else brings files has no run known here. */
function awaitedRun({ eventName, run: own }: RunnerContext, { captureRun }: Subject): CaptureRun | null {
  return API_ONLY_EVENTS.includes(eventName) ? captureRun : own;
}

function originTerms({ files, capture }: ActionInputs, expectedRun: CaptureRun | null): OriginTerms {
  const { workspace: directory, cargoArgs } = capture;
  return { reuse: files.reuse, expectedRun, directory, commands: commandsFor(cargoArgs) };
}

function resultOfJob({ evidenceResult }: ActionInputs): readonly CaptureResult[] {
  if (evidenceResult === null) return [];
  return [{ who: 'The job that captures (input `evidence-result`)', conclusion: evidenceResult, url: null }];
}

/** How the action captures, in either mode. Progress goes to the log, where nothing of it can be taken for a command. */
export function captureSettings({ tempDirectory }: RunnerContext, { capture }: ActionInputs) {
  return {
    workspace: capture.workspace,
    cargoArgs: capture.cargoArgs,
    extraEnvironment: capture.env,
    environment: process.env,
    limits: limitsWithin(capture.timeoutMs),
    progress: logProgress,
    ...(tempDirectory === null ? {} : { temporaryFolder: tempDirectory }),
  };
}

function logProgress(event: CaptureProgress): void {
  const line = progressLine(event);
  if (line !== null) process.stdout.write(`${escapeLog(line)}\n`);
}

/**
 * The clone in the workspace, if there is one that may be looked at. It takes a process to see, so it is looked for before GitHub is
 * asked anything.
 */
export async function openWorkspace({ workspace, eventName }: RunnerContext): Promise<Clone | null> {
  const clone = workspace === null || API_ONLY_EVENTS.includes(eventName) ? null : await openClone(workspace);
  return clone?.state === 'known' ? clone.value : null;
}
