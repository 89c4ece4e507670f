import { known, missing, type Read } from '../facts.js';
import { asRecord } from '../parsers/github-fields.js';
import type { PullRequest } from '../pull-request.js';
import { type MergeGroup, parseMergeGroup } from './merge-group.js';
import { parsePullRequest } from './pull-request.js';
import { type FinishedRun, groupOfRun, parseFinishedRun } from './workflow-run.js';

/** What started the run, as far as GitHub tells it. */
export interface EventInput {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** The parsed content of the file at `GITHUB_EVENT_PATH`; anything at all. */
  readonly payload: unknown;
  /** Input `pull-request`, as written; empty when it is not set. */
  readonly pullRequest: string;
  /** Whether a `workflow_run` that only begins is taken too. */
  readonly begun?: boolean;
}

/** Whom the run is about: with all that the payload tells, by number alone, by its merge group, or by what another run ran for. */
export type EventSubject =
  | { readonly known: 'all'; readonly number: number; readonly pullRequest: PullRequest }
  | { readonly known: 'number'; readonly number: number }
  | { readonly known: 'group'; readonly group: MergeGroup; readonly run: FinishedRun | null }
  /** The pull request is still to be found; `named` is what input `pull-request` says it is. */
  | { readonly known: 'run'; readonly run: FinishedRun; readonly named: number | null };

/** The events that plan-gate takes, in the order that messages name them. */
export const ACCEPTED_EVENTS = [
  'pull_request',
  'merge_group',
  'workflow_run',
  'pull_request_target',
  'workflow_dispatch',
] as const;

/** Events whose token can write although the change may be a stranger's: nothing of it is run or read from the disk. */
export const API_ONLY_EVENTS: readonly string[] = ['workflow_run', 'pull_request_target'];

/** Which pull request an event is about. A `missing` names what to change in the workflow. */
export function parseEvent(event: EventInput): Read<EventSubject> {
  const named = parseNumber(event.pullRequest);
  if (named.state === 'missing') return named;
  if (event.name === 'pull_request' || event.name === 'pull_request_target')
    return fromPayload(event, named.value);
  if (event.name === 'merge_group') return ofGroup(parseMergeGroup(event.payload), null, named.value);
  if (event.name === 'workflow_run') return fromRun(event, named.value);
  if (event.name === 'workflow_dispatch') {
    if (named.value === null) {
      return refused('On `workflow_dispatch` input `pull-request` must name the pull request by its number.');
    }
    return known({ known: 'number', number: named.value });
  }
  const accepted = ACCEPTED_EVENTS.map((name) => `\`${name}\``);
  const name = event.name === '' ? 'No event' : `The event ${JSON.stringify(event.name)}`;
  return refused(
    `${name} is not one that plan-gate takes. Run it on ${accepted.slice(0, -1).join(', ')} or ${accepted.at(-1)}.`,
  );
}

function fromRun({ payload, begun }: EventInput, named: number | null): Read<EventSubject> {
  const read = parseFinishedRun(payload, begun);
  if (read.state === 'missing') return read;
  const run = read.value;
  return run.trigger === 'merge_group'
    ? ofGroup(groupOfRun(run), run, named)
    : known({ known: 'run', run, named });
}

function ofGroup(read: Read<MergeGroup>, run: FinishedRun | null, named: number | null): Read<EventSubject> {
  if (read.state === 'missing') return read;
  const group = read.value;
  if (named !== null && named !== group.number) return namesAnother(named, group.number);
  return known({ known: 'group', group, run });
}

/** Why input `pull-request` can't be followed where the event is about another one. */
export function namesAnother(named: number, number: number): Read<never> {
  return refused(
    `Input \`pull-request\` names #${named}, but the event is about #${number}. Leave the input empty but on \`workflow_dispatch\`.`,
  );
}

function fromPayload(event: EventInput, named: number | null): Read<EventSubject> {
  const payload = asRecord(event.payload);
  if (asRecord(payload?.pull_request) === null) {
    return refused(
      'The payload of this event holds no pull request. The file at GITHUB_EVENT_PATH must be the one that the runner wrote.',
    );
  }
  const read = parsePullRequest(payload?.pull_request);
  if (read.state === 'missing') return read;
  const pullRequest = read.value;
  const number = pullRequest.number ?? 0;
  if (named !== null && named !== number) return namesAnother(named, number);
  return known({ known: 'all', number, pullRequest });
}

function parseNumber(text: string): Read<number | null> {
  const trimmed = text.trim();
  if (trimmed === '') return known(null);
  if (/^[1-9][0-9]{0,9}$/.test(trimmed)) return known(Number(trimmed));
  return refused(
    `Input \`pull-request\` is ${JSON.stringify(trimmed)}, which is not a pull request's number, such as 42.`,
  );
}

function refused(reason: string): Read<never> {
  return missing('infrastructure', reason);
}
