import { known } from '../facts.js';
import { asRecord, stringField } from '../parsers/github-fields.js';
import type { Answer, ApiFailure } from './answer.js';
import { type Budget, type Clock, createMeter, DEFAULT_BUDGET, type Meter, systemClock } from './budget.js';
import { graphqlAddress, restRoot } from './endpoints.js';
import {
  type Call,
  type CallOptions,
  failure,
  type Method,
  queryString,
  redirectRefused,
  refused,
} from './failure.js';
import { asksToWait, limitAsRefusal } from './graphql-limit.js';
import { type Exchange, type NextStep, nextStep } from './retry.js';
import { ResponseTooLarge, type Transport } from './transport.js';

/** All that plan-gate asks of GitHub goes through this. Nothing here throws for what a server or a network may do. */
export interface Client {
  /** `path` starts with `/` below the API's root and is percent-encoded already (see `repositoryPath`). */
  request(method: Method, path: string, options?: CallOptions): Promise<Answer>;
  /**
   * Asks a GraphQL query, which must change nothing. A fault of the server is not met with the same query again: it may be too
   * large, so that a smaller one is the caller's to try. Nor is the end of a used-up limit waited for: REST has another.
   */
  graphql(query: string, variables: Readonly<Record<string, string>>, maxBytes: number): Promise<Answer>;
  /** Requests that reads may still make in this run. */
  requestsLeft(): number;
  /** Waits before something is tried again, a write unless said otherwise; false when no time is left for it. */
  pause(ms: number, useReserve?: boolean): Promise<boolean>;
}

export interface ClientSettings {
  readonly transport: Transport;
  /** Root of the REST API, such as `https://api.github.com`. The token is never sent to another origin. */
  readonly baseUrl: string;
  /** Where GraphQL is asked, if the runner tells it; taken only where it is on the same origin. */
  readonly graphqlUrl?: string | null;
  readonly budget?: Partial<Budget>;
  readonly clock?: Clock;
}

/** A fault of the server is met with so many tries in all: waits of 1, 2 and 4 s between them. */
const MAX_TRIES = 4;
const MAX_LIMIT_WAITS = 5;
const MAX_REDIRECTS = 3;
/** A tree of 100,000 entries is said to be 7 MB at most; blobs set their own limit. */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** docs.github.com, "API Versions". Without the header GitHub may choose another one some day. */
const API_VERSION = '2022-11-28';
/** docs.github.com, "Media types". */
const JSON_MEDIA_TYPE = 'application/vnd.github+json';
const RAW = 'application/vnd.github.raw+json';

export function createClient(settings: ClientSettings): Client {
  const budget = { ...DEFAULT_BUDGET, ...settings.budget };
  const clock = settings.clock ?? systemClock;
  const run: Run = {
    transport: settings.transport,
    baseUrl: restRoot(settings.baseUrl),
    graphqlUrl: graphqlAddress(settings.baseUrl, settings.graphqlUrl),
    budget,
    clock,
    meter: createMeter(budget, clock),
  };
  return {
    request: (method, path, options = {}) => send(run, { method, path, options }),
    graphql: (query, variables, maxBytes) => {
      const options = { body: { query, variables }, maxBytes };
      return send(run, { method: 'POST', path: '/graphql', options, graphql: true });
    },
    requestsLeft: () => Math.max(0, run.meter.requestsLeft(false)),
    pause: async (ms, useReserve = true) =>
      (await run.meter.wait(ms, useReserve, false)).state === 'admitted',
  };
}

interface Run {
  readonly transport: Transport;
  readonly baseUrl: string;
  readonly graphqlUrl: string;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly meter: Meter;
}

/** One request to its end: exchanges, redirects and waits, until there is a reply to use or a reason for none. */
async function send(run: Run, call: Call): Promise<Answer> {
  const reserve = call.options.useReserve ?? false;
  const earlier = { troubles: 0, limits: 0 };
  let url = call.graphql ? run.graphqlUrl : `${run.baseUrl}${call.path}${queryString(call.options.query)}`;
  let redirects = 0;
  for (;;) {
    const admission = await run.meter.admit(reserve);
    if (admission.state === 'denied')
      return failure(call, 'budget', `was not sent, because ${admission.why}.`);
    const reply = await exchangeOnce(run, call, url).finally(run.meter.release);
    const exchange = call.graphql ? limitAsRefusal(reply) : reply;
    const next = nextStep(exchange, earlier, run.clock.now());
    if (next.step === 'done' && exchange.state === 'response') {
      const { status, headers, data } = exchange;
      return known({ status, headers, data });
    }
    if (next.step === 'redirect') {
      const target = redirectTarget(call.method, url, next.location, exchange);
      redirects += 1;
      if (target === null || redirects > MAX_REDIRECTS) return redirectRefused(call, exchange);
      url = target;
    } else if (next.step === 'again') {
      if (call.graphql && !asksToWait(next, exchange))
        return failure(call, 'unavailable', `failed: ${next.why}.`, exchange);
      const ended = await waitForNext(run, call, next, earlier);
      if (ended !== null) return ended;
    } else if (next.step === 'refused') {
      return refused(call, exchange, next.cause);
    }
  }
}

async function exchangeOnce(run: Run, call: Call, url: string): Promise<Exchange> {
  const left = run.meter.millisecondsLeft(call.options.useReserve ?? false);
  // A timer takes whole milliseconds only, and a clock may tell parts of one.
  const limit = Math.ceil(Math.max(1, Math.min(run.budget.requestMilliseconds, left)));
  const signal = AbortSignal.timeout(limit);
  const { body, raw = false } = call.options;
  try {
    const response = await run.transport({
      method: call.method,
      url,
      headers: { accept: raw ? RAW : JSON_MEDIA_TYPE, 'x-github-api-version': API_VERSION },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
      maxBytes: call.options.maxBytes ?? DEFAULT_MAX_BYTES,
      raw,
    });
    return { state: 'response', ...response };
  } catch (error) {
    if (error instanceof ResponseTooLarge) return { state: 'too-large' };
    if (signal.aborted) {
      return { state: 'broken', sent: true, why: `no whole reply came within ${limit} ms` };
    }
    return { state: 'broken', ...describeBreak(error) };
  }
}

/** Faults that happen before a request can leave this machine. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Walks the causes of a network error to the one with a code. Its message is left out: it may hold anything. */
function describeBreak(error: unknown): { sent: boolean; why: string } {
  let code = '';
  let at = asRecord(error);
  for (let depth = 0; at !== null && depth < 8; depth += 1) {
    code = stringField(at, 'code') ?? code;
    at = asRecord(at.cause);
  }
  const why = code === '' ? 'the connection broke' : `the connection broke (${code})`;
  return { sent: !NOT_SENT.has(code), why };
}

/** Waits for the next try, or says why there is none. */
async function waitForNext(
  run: Run,
  call: Call,
  next: Extract<NextStep, { step: 'again' }>,
  earlier: { troubles: number; limits: number },
): Promise<ApiFailure | null> {
  // A write whose outcome is not known is never simply sent again: it could be done twice.
  if (call.method !== 'GET' && !next.undone) {
    return failure(call, 'uncertain', `may or may not have been carried out: ${next.why}.`);
  }
  const limited = next.because === 'limit';
  const tries = earlier.troubles + earlier.limits + 1;
  if (limited) earlier.limits += 1;
  else earlier.troubles += 1;
  if (earlier.troubles >= MAX_TRIES || earlier.limits > MAX_LIMIT_WAITS) {
    const times = `${tries} tries, the last because ${next.why}`;
    return failure(
      call,
      'unavailable',
      `failed after ${times}. Run the job again; if this lasts, see whether GitHub reports an incident.`,
    );
  }
  const waited = await run.meter.wait(next.afterMs, call.options.useReserve ?? false, limited);
  if (waited.state === 'admitted') return null;
  return failure(call, 'budget', `failed: ${next.why}. It was not tried again, because ${waited.why}.`);
}

/** A redirect is followed for reads, or where the status keeps the method, and never away from the API's origin. */
function redirectTarget(method: Method, from: string, location: string, exchange: Exchange): string | null {
  const status = exchange.state === 'response' ? exchange.status : 0;
  if (method !== 'GET' && status !== 307 && status !== 308) return null;
  if (location === '' || !URL.canParse(location, from)) return null;
  const target = new URL(location, from);
  const sameOrigin =
    target.origin === new URL(from).origin && target.username === '' && target.password === '';
  return sameOrigin ? target.href : null;
}
