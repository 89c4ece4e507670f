import { oneLine, readErrorBody } from './answer.js';

/** What became of one HTTP exchange. */
export type Exchange =
  | {
      readonly state: 'response';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** Parsed JSON, or the text where the body was no JSON. */
      readonly data: unknown;
    }
  /** No whole reply; `sent` is false only where the request certainly never reached the server. */
  | { readonly state: 'broken'; readonly sent: boolean; readonly why: string }
  | { readonly state: 'too-large' };

/** What to do about it. `trouble` is a fault of the server or the line, `limit` a rate limit that holds for all requests. */
export type NextStep =
  | { readonly step: 'done' }
  | { readonly step: 'redirect'; readonly location: string }
  | { readonly step: 'refused'; readonly cause: 'absent' | 'forbidden' | 'invalid' | 'too-large' }
  | {
      readonly step: 'again';
      readonly because: 'trouble' | 'limit';
      readonly afterMs: number;
      readonly why: string;
      /** False when a write may already have been carried out. */
      readonly undone: boolean;
    };

/** First wait after a fault of the server; doubled each time. */
const TROUBLE_WAIT_MS = 1_000;
/** docs.github.com, "Rate limits for the REST API": wait at least one minute where the reply names no time. */
const LIMIT_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;

/**
 * Judges one exchange.
 * @param earlier how many times the same request ran into the same kind of obstacle before.
 * @param now milliseconds since the epoch, for replies without a `date`.
 */
export function nextStep(
  exchange: Exchange,
  earlier: { readonly troubles: number; readonly limits: number },
  now: number,
): NextStep {
  const wait = TROUBLE_WAIT_MS * 2 ** earlier.troubles;
  if (exchange.state === 'too-large') return { step: 'refused', cause: 'too-large' };
  if (exchange.state === 'broken') {
    return { step: 'again', because: 'trouble', afterMs: wait, why: exchange.why, undone: !exchange.sent };
  }
  const { status, headers } = exchange;
  if (isRateLimit(exchange)) {
    const afterMs = askedWait(headers, now) ?? LIMIT_WAIT_MS * 2 ** earlier.limits;
    return { step: 'again', because: 'limit', afterMs, why: answered(exchange), undone: true };
  }
  if (status >= 500 || status === 408) {
    const afterMs = retryAfter(headers, now) ?? wait;
    return { step: 'again', because: 'trouble', afterMs, why: answered(exchange), undone: false };
  }
  if (status >= 400) return { step: 'refused', cause: refusalCause(status) };
  if (status >= 300) return { step: 'redirect', location: headers.location ?? '' };
  if (typeof exchange.data === 'object' && exchange.data !== null) return { step: 'done' };
  const why = `GitHub answered ${status} with a body that is cut short or is not JSON${requestId(headers)}`;
  return { step: 'again', because: 'trouble', afterMs: wait, why, undone: false };
}

function refusalCause(status: number): 'absent' | 'forbidden' | 'invalid' {
  if (status === 404) return 'absent';
  return status === 401 || status === 403 ? 'forbidden' : 'invalid';
}

type Response = Extract<Exchange, { state: 'response' }>;

/**
 * Tells a limit from a lack of permission, which both come as 403. Secondary limits come with and without
 * `retry-after`, so the message counts too (docs.github.com, "Rate limits for the REST API").
 */
function isRateLimit(response: Response): boolean {
  if (response.status === 429) return true;
  if (response.status !== 403) return false;
  const { message } = readErrorBody(response.data);
  if (/rate limit|abuse detection/i.test(message)) return true;
  if (/not accessible|must authenticate|must have/i.test(message)) return false;
  return 'retry-after' in response.headers || response.headers['x-ratelimit-remaining'] === '0';
}

/** How long the reply asks to wait: `retry-after`, else the reset of an exhausted limit; `null` when it says neither. */
function askedWait(headers: Readonly<Record<string, string>>, now: number): number | null {
  const after = retryAfter(headers, now);
  if (after !== null) return after;
  if (headers['x-ratelimit-remaining'] !== '0') return null;
  const reset = wholeNumber(headers['x-ratelimit-reset']);
  if (reset === null) return null;
  // One second on top, since the reset is given in whole seconds.
  return bounded(reset * 1_000 - serverTime(headers, now) + 1_000);
}

function retryAfter(headers: Readonly<Record<string, string>>, now: number): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  const seconds = wholeNumber(text);
  if (seconds !== null) return bounded(seconds * 1_000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : bounded(date - serverTime(headers, now));
}

/** The server's own clock where it tells it, so that a runner's wrong clock does not matter. */
function serverTime(headers: Readonly<Record<string, string>>, now: number): number {
  const date = Date.parse(headers.date ?? '');
  return Number.isNaN(date) ? now : date;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[0-9]{1,12}$/.test(text) ? Number(text) : null;
}

function bounded(ms: number): number {
  return Math.min(Math.max(ms, 1_000), LONGEST_WAIT_MS);
}

/** The reply in words, such as `GitHub answered 503 "Service unavailable" (request id 1A:2B)`. */
export function answered(response: Response): string {
  const { message } = readErrorBody(response.data);
  const quoted = message === '' ? '' : ` "${message}"`;
  return `GitHub answered ${response.status}${quoted}${requestId(response.headers)}`;
}

function requestId(headers: Readonly<Record<string, string>>): string {
  const id = oneLine(headers['x-github-request-id'] ?? '');
  return id === '' ? '' : ` (request id ${id})`;
}
