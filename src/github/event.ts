import { known, missing, type Read } from '../facts.js';
import { asRecord } from '../parsers/github-fields.js';
import type { PullRequest } from '../pull-request.js';
import { parsePullRequest } from './pull-request.js';

/** What started the run, as far as GitHub tells it. */
export interface EventInput {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** The parsed content of the file at `GITHUB_EVENT_PATH`; anything at all. */
  readonly payload: unknown;
  /** Input `pull-request`, as written; empty when it is not set. */
  readonly pullRequest: string;
}

/** Whom the run is about: with all that the payload tells, or by number alone. */
export type EventSubject =
  | { readonly known: 'all'; readonly number: number; readonly pullRequest: PullRequest }
  | { readonly known: 'number'; readonly number: number };

/** The events that plan-gate takes, in the order that messages name them. */
export const ACCEPTED_EVENTS = ['pull_request', 'workflow_dispatch'] as const;

/** Which pull request an event is about. A `missing` names what to change in the workflow. */
export function parseEvent(event: EventInput): Read<EventSubject> {
  const named = parseNumber(event.pullRequest);
  if (named.state === 'missing') return named;
  if (event.name === 'pull_request') return fromPayload(event, named.value);
  if (event.name === 'workflow_dispatch') {
    if (named.value === null) {
      return refused('On `workflow_dispatch` input `pull-request` must name the pull request by its number.');
    }
    return known({ known: 'number', number: named.value });
  }
  const accepted = ACCEPTED_EVENTS.map((name) => `\`${name}\``).join(' and ');
  const name = event.name === '' ? 'No event' : `The event ${JSON.stringify(event.name)}`;
  return refused(`${name} is not one that plan-gate takes. Run it on ${accepted}.`);
}

function fromPayload(event: EventInput, named: number | null): Read<EventSubject> {
  const payload = asRecord(event.payload);
  if (asRecord(payload?.pull_request) === null) {
    return refused(
      'The payload of this `pull_request` event holds no pull request. The file at GITHUB_EVENT_PATH must be the one that the runner wrote.',
    );
  }
  const read = parsePullRequest(payload?.pull_request);
  if (read.state === 'missing') return read;
  const pullRequest = read.value;
  const number = pullRequest.number ?? 0;
  if (named !== null && named !== number) {
    return refused(
      `Input \`pull-request\` names #${named}, but the event is about #${number}. Leave the input empty on \`pull_request\`.`,
    );
  }
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
