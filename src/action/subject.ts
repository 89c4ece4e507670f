import { realpath } from 'node:fs/promises';
import { readOrdinaryFile } from '../capture/ordinary-file.js';
import { systemWords } from '../capture/system-words.js';
import type { CaptureRun } from '../evidence/shard.js';
import type { CaptureResult } from '../evidence-source.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import { readBranchPulls } from '../github/branch-pulls.js';
import type { CheckRunTarget } from '../github/check-run-lookup.js';
import type { Client } from '../github/client.js';
import { type EventSubject, namesAnother, parseEvent } from '../github/event.js';
import { type MergeGroup, retargeted } from '../github/merge-group.js';
import { movedSince, readPullRequest } from '../github/pull-request.js';
import { baseDoubt, settledSince } from '../github/run-base.js';
import { findPullOfRun } from '../github/run-pull.js';
import type { FinishedRun } from '../github/workflow-run.js';
import type { PullRequest } from '../pull-request.js';
import type { RunnerContext } from './settings.js';

/** The pull request that the event is about: as it was then, which tells what to ask for, and as it is now, which is judged. */
export interface Subject {
  /** In a merge group, the pull request with the group's head in place of its own. */
  readonly hint: PullRequest;
  readonly fresh: Promise<Read<PullRequest>>;
  /** The merge group that it is judged in, with the pull request as it was when that began. */
  readonly queued: { readonly group: MergeGroup; readonly pullRequest: PullRequest } | null;
  /** How the workflow run ended that the event is about. */
  readonly captureResults: readonly CaptureResult[];
  /** That workflow run; `null` where the event is about none. */
  readonly captureRun: CaptureRun | null;
}

/** Where the reason goes that there is no subject; a required check would else stay open without a word. */
export interface PlaceToSay {
  /** 0 while nobody knows which pull request it is of. */
  readonly number: number;
  readonly baseRef: string;
  readonly headSha: string;
}

export type Sought =
  | { readonly state: 'known'; readonly value: Subject }
  /** `place` is `null` where nothing may be posted. */
  | { readonly state: 'unknown'; readonly missing: Missing; readonly place: PlaceToSay | null };

/**
 * Whom the event that started the run is about.
 * @param begun see `EventInput`.
 */
export async function readEvent(
  context: RunnerContext,
  pullRequestInput: string,
  begun = false,
): Promise<Read<EventSubject>> {
  const payload = await readPayload(context.eventPath);
  if (payload.state !== 'known') return payload;
  return parseEvent({
    name: context.eventName,
    payload: payload.value,
    pullRequest: pullRequestInput,
    begun,
  });
}

/** docs.github.com, "Webhook events and payloads": GitHub sends no payload above 25 MB. */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;

async function readPayload(path: string): Promise<Read<unknown>> {
  if (path === '') return noEvent('GITHUB_EVENT_PATH is not set');
  try {
    // Steps before this one may have run code that put a pipe there.
    const file = await readOrdinaryFile(await realpath(path), MAX_EVENT_BYTES);
    if (file.ok) return known(JSON.parse(Buffer.from(file.bytes).toString('utf8')));
    return noEvent(`The event file at GITHUB_EVENT_PATH can't be used: it ${file.why}`);
  } catch (error) {
    return noEvent(`The event file at GITHUB_EVENT_PATH can't be used: ${systemWords(error)}`);
  }
}

function noEvent(reason: string): Read<never> {
  const remedy =
    'plan-gate reads the event from the file that the runner writes; run it as a step of a workflow.';
  return missing('infrastructure', `${reason}. ${remedy}`);
}

/** The pull request that the event names. A re-run brings the payload of the first run, so what it says may be long past. */
export async function findSubject(
  client: Client,
  context: RunnerContext,
  event: EventSubject,
): Promise<Sought> {
  if (event.known === 'group') return findQueued(client, context, event.group, event.run);
  if (event.known === 'run') return findRunSubject(client, context, event.run, event.named);
  const fresh = readPullRequest(client, context, event.number);
  if (event.known === 'all') return subject(event.pullRequest, fresh);
  const read = await fresh;
  return read.state === 'known'
    ? subject(read.value, fresh)
    : { state: 'unknown', missing: read, place: null };
}

function subject(
  hint: PullRequest,
  fresh: Promise<Read<PullRequest>> = Promise.resolve(known(hint)),
  more: Partial<Subject> = {},
): Sought {
  return {
    state: 'known',
    value: { hint, fresh, queued: null, captureResults: [], captureRun: null, ...more },
  };
}

/** Chunk, labels, description and branch are those of the pull request; all that is code is the group's. */
async function findQueued(
  client: Client,
  context: RunnerContext,
  group: MergeGroup,
  run: FinishedRun | null,
): Promise<Sought> {
  const { number, baseRef, baseSha, headSha } = group;
  const place = { number, baseRef, headSha };
  const read = await readPullRequest(client, context, number);
  if (read.state === 'missing') return { state: 'unknown', missing: read, place };
  const pullRequest = read.value;
  if (pullRequest.baseRef !== baseRef) {
    const reason = retargeted(number, baseRef, pullRequest.baseRef);
    return { state: 'unknown', missing: missing('infrastructure', reason), place };
  }
  const hint = { ...pullRequest, baseSha, headSha, changedFiles: null };
  return subject(hint, undefined, {
    queued: { group, pullRequest },
    captureResults: resultOf(run),
    captureRun: run?.run ?? null,
  });
}

async function findRunSubject(
  client: Client,
  context: RunnerContext,
  run: FinishedRun,
  named: number | null,
): Promise<Sought> {
  const { headSha } = run;
  const asked = readBranchPulls(client, context, run.headBranch, settledSince(run));
  const found = await findPullOfRun(client, context, run);
  if (found.state === 'moved') return unknown(found.reason, null);
  const place = { number: 0, baseRef: '', headSha };
  if (found.state === 'unclear') return unknown(found.reason, place);
  if (found.state === 'unread') return { state: 'unknown', missing: found.missing, place };
  const { number } = found;
  const another = named !== null && named !== number ? namesAnother(named, number) : null;
  if (another?.state === 'missing') return { state: 'unknown', missing: another, place };
  const [read, ofBranch] = await Promise.all([readPullRequest(client, context, number), asked]);
  if (read.state === 'missing') return { state: 'unknown', missing: read, place };
  const moved = movedSince({ ...read.value, headSha }, read.value);
  if (moved !== null) return unknown(moved, null);
  const { baseRef } = read.value;
  const doubt = ofBranch.state === 'missing' ? ofBranch : baseDoubt(run, { number, baseRef }, ofBranch.value);
  if (doubt !== null) return { state: 'unknown', missing: doubt, place };
  return subject(read.value, undefined, {
    captureResults: resultOf(run),
    captureRun: run.run,
  });
}

function unknown(reason: string, place: PlaceToSay | null): Sought {
  return { state: 'unknown', missing: missing('infrastructure', reason), place };
}

function resultOf(run: FinishedRun | null): readonly CaptureResult[] {
  if (run === null) return [];
  const { workflow, conclusion, url } = run;
  return [{ who: `The workflow run ${JSON.stringify(workflow)} that this run follows`, conclusion, url }];
}

/** The check run that tells a verdict of this step. */
export function checkRunTarget(
  { owner, repo, step, run }: RunnerContext,
  { number, baseRef, headSha }: PlaceToSay,
  checkName: string,
): CheckRunTarget {
  const subject = { pullRequest: number, baseRef, step, run: run === null ? '' : `${run.id}.${run.attempt}` };
  return { owner, repo, name: checkName, headSha, subject };
}
