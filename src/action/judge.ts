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
import { createApiRepository } from '../github/api-repository.js';
import { type CheckRunTarget, checkRunExternalId, findCheckRun } from '../github/check-run-lookup.js';
import type { Client } from '../github/client.js';
import { type EventSubject, parseEvent } from '../github/event.js';
import { movedSince, readPullRequest, readStanding } from '../github/pull-request.js';
import type { PullRequest } from '../pull-request.js';
import { escapeLog } from '../report/escape.js';
import type { Report } from '../report/report.js';
import { run } from '../run.js';
import type { ActionInputs, RunnerContext } from './settings.js';

/** The pull request that the event is about, and whether its payload told all of it. */
export interface Subject {
  readonly pullRequest: PullRequest;
  /** GitHub's own count of the file list as it is now; read anew where the event brought the pull request. */
  readonly changedFiles: Promise<Read<number>>;
}

/** Where the verdict goes: which check run, and the answer to whether an earlier attempt left one. */
export interface Destination {
  readonly target: CheckRunTarget;
  readonly lookup: ReturnType<typeof findCheckRun>;
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

/** The pull request that the event names, as the event or GitHub describes it. */
export async function findSubject(
  client: Client,
  context: RunnerContext,
  event: EventSubject,
): Promise<Read<Subject>> {
  const fresh = readPullRequest(client, context, event.number);
  const changedFiles = fresh.then((read) =>
    read.state === 'known' ? known(read.value.changedFiles ?? 0) : read,
  );
  if (event.known === 'all') return known({ pullRequest: event.pullRequest, changedFiles });
  const read = await fresh;
  return read.state === 'known' ? known({ pullRequest: read.value, changedFiles }) : read;
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

/** The check run of this workflow for this pull request; the look for an earlier one starts at once. */
export function destinationOf(
  client: Client,
  context: RunnerContext,
  pullRequest: PullRequest,
  checkName: string,
): Destination {
  const externalId = checkRunExternalId({
    workflow: context.workflow,
    pullRequest: pullRequest.number ?? 0,
    baseRef: pullRequest.baseRef,
  });
  const target = {
    owner: context.owner,
    repo: context.repo,
    name: checkName,
    headSha: pullRequest.headSha,
    externalId,
  };
  return { target, lookup: findCheckRun(client, target) };
}

export interface Judgement {
  readonly report: Report;
  /** Why nothing may be posted for this head any more; `null` when the verdict still holds. */
  readonly moved: string | null;
}

/** Runs the gates on the subject. Reads of objects come from a clone where the workspace has one that holds them. */
export async function judge(
  client: Client,
  context: RunnerContext,
  inputs: ActionInputs,
  subject: Subject,
  clone: Clone | null,
): Promise<Read<Judgement>> {
  const { pullRequest } = subject;
  const api = createApiRepository({
    client,
    owner: context.owner,
    repo: context.repo,
    pull: {
      number: pullRequest.number ?? 0,
      headSha: pullRequest.headSha,
      baseSha: pullRequest.baseSha,
      changedFiles: subject.changedFiles,
      expectedFiles: pullRequest.changedFiles ?? 0,
    },
  });
  const held = clone !== null && (await clone.has(pullRequest.headSha)) ? clone : null;
  const repository = held === null ? api : preferClone(held, api);
  const readHead = () => readStanding(client, context, pullRequest.number ?? 0);
  const evidence = await evidenceInput(context, inputs, pullRequest, held);
  const running = run({ pullRequest, options: inputs.options, repository, readHead, ...evidence });
  // The run has by now asked for what everything waits for; the many pages of the file list come after that.
  if (held === null) api.prefetch();
  const { report, headNow } = await running;
  if (headNow.state !== 'known') return headNow;
  const host = {
    repository: `${context.owner}/${context.repo}`,
    pull_request: pullRequest.number,
    run_url: context.runUrl,
  };
  return known({ report: { ...report, host }, moved: movedSince(pullRequest, headNow.value) });
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
