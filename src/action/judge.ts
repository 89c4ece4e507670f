import { readFile, stat } from 'node:fs/promises';
import type { CaptureProgress } from '../capture/capture-request.js';
import { createEvidenceSource } from '../capture/evidence-source.js';
import { type Clone, openClone } from '../capture/git.js';
import { readGivenFile } from '../capture/given-file.js';
import { limitsWithin } from '../capture/limits.js';
import { progressLine } from '../capture/progress-text.js';
import { preferClone } from '../collect/prefer-clone.js';
import { EVIDENCE_LIMITS } from '../evidence/evidence-file.js';
import { SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import type { EvidenceInput } from '../evidence-source.js';
import { known, missing, type Read } from '../facts.js';
import { type ApiRepository, createApiRepository } from '../github/api-repository.js';
import { type CheckRunTarget, checkRunExternalId } from '../github/check-run-lookup.js';
import type { Client } from '../github/client.js';
import { type EventSubject, parseEvent } from '../github/event.js';
import { movedSince, readPullRequest } from '../github/pull-request.js';
import { PLAN_FOLDER } from '../plan/plan-files.js';
import type { PullRequest } from '../pull-request.js';
import { escapeLog } from '../report/escape.js';
import type { Report } from '../report/report.js';
import { run } from '../run.js';
import type { ActionInputs, RunnerContext } from './settings.js';

/** The pull request that the event is about: as it was then, which tells what to ask for, and as it is now, which is judged. */
export interface Subject {
  readonly hint: PullRequest;
  readonly fresh: Promise<Read<PullRequest>>;
}

/** Whom the event that started the run is about. */
export async function readEvent(
  context: RunnerContext,
  pullRequestInput: string,
): Promise<Read<EventSubject>> {
  const payload = await readPayload(context.eventPath);
  if (payload.state !== 'known') return payload;
  return parseEvent({ name: context.eventName, payload: payload.value, pullRequest: pullRequestInput });
}

/** The pull request that the event names. A re-run brings the payload of the first run, so what it says may be long past. */
export async function findSubject(
  client: Client,
  context: RunnerContext,
  event: EventSubject,
): Promise<Read<Subject>> {
  const fresh = readPullRequest(client, context, event.number);
  if (event.known === 'all') return known({ hint: event.pullRequest, fresh });
  const read = await fresh;
  return read.state === 'known' ? known({ hint: read.value, fresh }) : read;
}

/** docs.github.com, "Webhook events and payloads": GitHub sends no payload above 25 MB. */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;

async function readPayload(path: string): Promise<Read<unknown>> {
  if (path === '') return noEvent('GITHUB_EVENT_PATH is not set');
  try {
    const { size } = await stat(path);
    if (size <= MAX_EVENT_BYTES) return known(JSON.parse(await readFile(path, 'utf8')));
    return noEvent(`The event file at GITHUB_EVENT_PATH can't be used: it holds ${size} bytes`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return noEvent(`The event file at GITHUB_EVENT_PATH can't be used: ${why}`);
  }
}

function noEvent(reason: string): Read<never> {
  const remedy =
    'plan-gate reads the event from the file that the runner writes; run it as a step of a workflow.';
  return missing('infrastructure', `${reason}. ${remedy}`);
}

/** The check run of this workflow for this pull request. */
export function checkRunTarget(
  context: RunnerContext,
  pullRequest: PullRequest,
  checkName: string,
): CheckRunTarget {
  const { number, baseRef, headSha } = pullRequest;
  const externalId = checkRunExternalId({ workflow: context.workflow, pullRequest: number ?? 0, baseRef });
  return { owner: context.owner, repo: context.repo, name: checkName, headSha, externalId };
}

/** What was judged, and the verdict on it; or why it is too late for one. */
export type Judgement =
  | { readonly pullRequest: PullRequest; readonly report: Report }
  | { readonly pullRequest: PullRequest; readonly moved: string };

/** Runs the gates on the subject. Reads of objects come from a clone where the workspace has one that holds them. */
export async function judge(
  client: Client,
  context: RunnerContext,
  inputs: ActionInputs,
  { hint, fresh }: Subject,
  clone: Clone | null,
): Promise<Read<Judgement>> {
  const { owner, repo } = context;
  const changedFiles = fresh.then((read) =>
    read.state === 'known' ? known(read.value.changedFiles ?? 0) : read,
  );
  const { headSha, baseSha } = hint;
  const pull = {
    number: hint.number ?? 0,
    headSha,
    baseSha,
    changedFiles,
    expectedFiles: hint.changedFiles ?? 0,
  };
  const api = createApiRepository({ client, owner, repo, pull });
  const held = clone !== null && (await clone.has(headSha)) ? clone : null;
  startReads(api, hint, inputs, held === null);
  const pullRequest = await fresh;
  if (pullRequest.state !== 'known') return pullRequest;
  // What changes the pull request's head or base starts a run of its own; labels and description are judged as they are now.
  const { labels, body, headRef } = pullRequest.value;
  const moved = movedSince({ ...hint, labels, body, headRef }, pullRequest.value);
  if (moved !== null) return known({ pullRequest: pullRequest.value, moved });
  const repository = held === null ? api : preferClone(held, api);
  const evidence = await evidenceInput(context, inputs, pullRequest.value, held);
  const report = await run({
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
  pullRequest: PullRequest,
  clone: Clone | null,
): Promise<EvidenceInput> {
  if (inputs.options.floor === 'off') return {};
  const [evidence, baseline] = await Promise.all([
    readGivenFile(inputs.evidence, 'evidence', EVIDENCE_LIMITS.maxBytes),
    readGivenFile(inputs.baseline, 'baseline', SNAPSHOT_LIMITS.maxBytes),
  ]);
  if (clone === null || evidence !== null) return { evidence, baseline };
  const headRef = pullRequest.headRef ?? pullRequest.headSha;
  const evidenceSource = createEvidenceSource({ clone, headRef, ...captureSettings(context, inputs) });
  return { evidence, baseline, evidenceSource };
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

/** The clone in the workspace, if there is one. It takes a process to see, so it is looked for before GitHub is asked anything. */
export async function openWorkspace({ workspace }: RunnerContext): Promise<Clone | null> {
  const clone = workspace === null ? null : await openClone(workspace);
  return clone?.state === 'known' ? clone.value : null;
}
