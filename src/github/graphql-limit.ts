import { asRecord, type JsonRecord, stringField } from '../parsers/github-fields.js';
import { oneLine } from './answer.js';
import type { Exchange, NextStep } from './retry.js';

/** The entries of a GraphQL reply's `errors`, the first of a great many. */
export function graphqlErrors(data: unknown): readonly JsonRecord[] {
  const errors = asRecord(data)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, 1_000).map((error) => asRecord(error) ?? {});
}

/**
 * GraphQL tells of a rate limit in a reply of status 200 (docs.github.com, "Rate limits and query limits for the GraphQL
 * API"). Here it becomes the refusal that REST gives for it.
 */
export function limitAsRefusal(exchange: Exchange): Exchange {
  if (exchange.state !== 'response' || exchange.status !== 200) return exchange;
  const limit = graphqlErrors(exchange.data).find(isLimit);
  if (limit === undefined) return exchange;
  const said = oneLine(stringField(limit, 'message') ?? '');
  return {
    ...exchange,
    status: 403,
    data: { message: /rate limit/i.test(said) ? said : `Rate limit: ${said}` },
  };
}

function isLimit(error: JsonRecord): boolean {
  return (
    /^RATE_LIMIT(?:ED)?$/.test(stringField(error, 'type') ?? '') ||
    /\brate limit\b/i.test(stringField(error, 'message') ?? '')
  );
}

/** Whether a limit is one of asking too fast, which holds for all of GitHub's API and ends soon, and not of GraphQL's own hour. */
export function asksToWait(next: Extract<NextStep, { step: 'again' }>, exchange: Exchange): boolean {
  if (next.because !== 'limit' || exchange.state !== 'response') return false;
  return 'retry-after' in exchange.headers || exchange.headers['x-ratelimit-remaining'] !== '0';
}
