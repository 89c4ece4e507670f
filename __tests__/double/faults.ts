/** What a fault hook sees of a request, before the double has looked at it. */
export interface FaultRequest {
  readonly method: string;
  /** Without the base path, as sent (percent-encoded). */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** How many requests of the same method, path and query came before this one. */
  readonly earlier: number;
}

/**
 * Something that goes wrong with one request.
 * - `reply`: this is sent instead; the request takes no effect.
 * - `reply-after`: the request takes effect, then this is sent (a 502 from a proxy after the write went through).
 * - `drop`: the connection is closed; `before` without effect, `after` with effect but not a byte sent, `half` with effect and half of the reply sent.
 * - `hang`: nothing is ever sent, and the request takes no effect.
 * - `drip`: the reply comes in pieces of so many bytes, with a pause before each.
 * - `content-length`: the header promises so many bytes more (or fewer, below zero) than are sent.
 * - `as-query`: the request is answered as if it had these query parameters (a page sent twice).
 * - `edit`: the body of the reply is replaced (an empty page, a row too few); the result is not validated.
 * - `redirect`: 301 to `location`, to the request's own URL when not given; or another status.
 * - `headers`: the reply as it is, with these headers over its own (a clock that is off).
 */
export type Fault =
  | { readonly kind: 'reply' | 'reply-after'; readonly reply: FaultReply }
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' | 'half' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'drip'; readonly bytes: number; readonly pauseMs: number }
  | { readonly kind: 'content-length'; readonly difference: number }
  | { readonly kind: 'as-query'; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'edit'; readonly edit: (body: unknown) => unknown }
  | { readonly kind: 'redirect'; readonly location?: string; readonly status?: 301 | 302 | 307 | 308 }
  | { readonly kind: 'headers'; readonly headers: Readonly<Record<string, string>> };

export interface FaultReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as it is, anything else as JSON. */
  readonly body: unknown;
}

/** Says what goes wrong with a request; nothing, when it answers `undefined`. */
export type FaultHook = (request: FaultRequest) => Fault | undefined;

const DOCUMENTATION = 'https://docs.github.com/rest';

/** GitHub's own JSON for an error that has no page of its own. */
export function errorReply(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): FaultReply {
  return {
    status,
    headers,
    body: { message, documentation_url: DOCUMENTATION, status: String(status) },
  };
}

/** What the load balancer in front of GitHub says: a page, not JSON. */
export function htmlReply(status: number): FaultReply {
  return {
    status,
    headers: { 'content-type': 'text/html' },
    body: `<html>\r\n<head><title>${status}</title></head>\r\n<body><center><h1>${status}</h1></center></body>\r\n</html>\r\n`,
  };
}

/** The hourly limit is used up: 403 or 429, nothing remaining, and the second in which the limit resets. */
export function primaryRateLimit(resetEpochSeconds: number, status: 403 | 429 = 403): FaultReply {
  return errorReply(status, 'API rate limit exceeded for installation ID 1.', {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(resetEpochSeconds),
  });
}

/** Too much at once: 403 or 429, with or without the seconds to wait. */
export function secondaryRateLimit(
  retryAfterSeconds: number | undefined,
  status: 403 | 429 = 403,
): FaultReply {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return errorReply(
    status,
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    headers,
  );
}
