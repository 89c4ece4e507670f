import type { CaptureRequest } from '../capture/capture-request.js';
import { createCheckSource } from '../capture/check-source.js';
import { openClone } from '../capture/git.js';
import { type CaptureChecks, checkKey, findCaptureChecks } from '../collect/capture-checks.js';
import { runsClippy, type ShardedEvidence } from '../evidence/shard.js';
import { known, missing, type Read } from '../facts.js';
import type { EventSubject } from '../github/event.js';
import type { PullRequest } from '../pull-request.js';
import type { ActionInputs, RunnerContext } from './settings.js';
import { readEvent } from './subject.js';

/**
 * The plan checks that `mode: capture` runs, by the event's payload and the clone that is checked out; GitHub is asked nothing. It
 * is code of the pull request that runs all of them, so what is chosen here decides nothing: the gate looks for its own.
 */
export async function planChecksFor(context: RunnerContext, inputs: ActionInputs): Promise<CaptureChecks> {
  const { options, shard } = inputs;
  if (options.runChecks === false || (shard !== null && !runsClippy(shard)))
    return { checks: [], note: null };
  const read = await readCandidate(context);
  if (read.state === 'missing') return none(read.reason);
  const clone = await openClone(context.workspace ?? '');
  if (clone.state === 'missing') return none(clone.reason);
  const repository = clone.value;
  const found = await findCaptureChecks({ ...read.value, options, repository });
  if (found.note === null || !repository.isShallow) return found;
  return {
    ...found,
    note: `${found.note} Check out with \`fetch-depth: 0\`, so that the base branch is there.`,
  };
}

/** Whom the event is about, as far as its payload tells. */
interface Candidate {
  readonly pullRequest: PullRequest;
  readonly queued: boolean;
}

const CAPTURED_EVENTS = ['pull_request', 'merge_group'];

async function readCandidate(context: RunnerContext): Promise<Read<Candidate>> {
  const { eventName } = context;
  if (!CAPTURED_EVENTS.includes(eventName)) {
    const event = eventName === '' ? 'Without an event' : `On \`${eventName}\``;
    return missing('infrastructure', `${event} nothing here says which pull request the plan would be for.`);
  }
  const event = await readEvent(context, '');
  return event.state === 'known' ? candidateOf(event.value) : event;
}

function candidateOf(event: EventSubject): Read<Candidate> {
  if (event.known === 'all') return known({ pullRequest: event.pullRequest, queued: false });
  if (event.known !== 'group')
    return missing('infrastructure', 'The event does not tell what the pull request is.');
  const { number, baseRef, baseSha, headSha } = event.group;
  const untold = { headRef: null, sameRepository: true, labels: [], body: '', changedFiles: null };
  return known({ pullRequest: { number, baseRef, baseSha, headSha, ...untold }, queued: true });
}

function none(reason: string): CaptureChecks {
  return { checks: [], note: `No plan check is run. ${reason}` };
}

/** Runs what evidence that was taken over holds no result of, since whoever captured it may not have known the plan. */
export async function withPlanChecks(
  evidence: ShardedEvidence,
  request: CaptureRequest,
): Promise<Read<ShardedEvidence>> {
  const held = new Set(evidence.checks.map(checkKey));
  const lacking = (request.checks ?? []).filter((check) => !held.has(checkKey(check)));
  if (lacking.length === 0) return known(evidence);
  const clone = await openClone(request.repository);
  if (clone.state === 'missing') return clone;
  const head = await clone.value.resolve('HEAD');
  if (head.state === 'missing') return head;
  const source = createCheckSource({ ...request, clone: clone.value, headRef: request.ref });
  const ran = await source.runChecks(head.value ?? '', lacking);
  if (ran.state === 'missing') return ran;
  return known({ ...evidence, checks: [...evidence.checks, ...ran.value] });
}
