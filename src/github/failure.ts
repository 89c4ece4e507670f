import { type ApiFailure, type FailureCause, permissionFor, readErrorBody } from './answer.js';
import { answered, type Exchange } from './retry.js';

export type Method = 'GET' | 'POST' | 'PATCH';

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** A longer reply is `too-large`. Bytes after decompression. */
  readonly maxBytes?: number;
  /** Asks for a file's bytes as they are, where the endpoint can send them: `data` is bytes then, whatever came. */
  readonly raw?: boolean;
  /** For publishing: may use what reads must leave over. */
  readonly useReserve?: boolean;
}

export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly options: CallOptions;
  /** A GraphQL query, which has an address of its own. */
  readonly graphql?: boolean;
}

export function redirectRefused(call: Call, exchange: Exchange): ApiFailure {
  const status = exchange.state === 'response' ? exchange.status : 0;
  const why = `was redirected (${status}) to another host, too often, or in a way that a write must not follow.`;
  const next = 'If the repository was renamed or moved, use its present name.';
  return failure(call, 'invalid', `${why} ${next}`, exchange);
}

export function refused(call: Call, exchange: Exchange, cause: FailureCause): ApiFailure {
  if (exchange.state !== 'response') return failure(call, cause, 'has a longer reply than plan-gate takes.');
  return failure(call, cause, `failed: ${answered(exchange)}.${advice(call, exchange.status)}`, exchange);
}

function advice(call: Call, status: number): string {
  if (status === 401) return ' The token is not valid (any more): check input `github-token`.';
  if (status === 403) {
    const permission = permissionFor(call.method, call.path);
    return ` The token may lack a permission: add \`${permission}\` to the job's \`permissions\`. Pull requests from forks and from Dependabot get a read-only token.`;
  }
  if (status === 404) {
    const permission = permissionFor(call.method, call.path);
    return ` It does not exist, or the token may not see it (it needs \`${permission}\`).`;
  }
  return '';
}

/** A failure that names the request; `text` goes on after method and path. The token is in neither. */
export function failure(call: Call, cause: FailureCause, text: string, exchange?: Exchange): ApiFailure {
  const response = exchange?.state === 'response' ? exchange : null;
  const { message, errors } = readErrorBody(response?.data);
  return {
    state: 'missing',
    kind: 'infrastructure',
    reason: `${call.method} ${call.path}${queryString(call.options.query)} ${text}`,
    cause,
    status: response?.status ?? null,
    message,
    errors,
  };
}

export function queryString(query: CallOptions['query']): string {
  if (query === undefined) return '';
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
