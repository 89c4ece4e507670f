/** One request as the double saw it. Times are milliseconds on the process's monotonic clock. */
export interface LoggedRequest {
  readonly method: string;
  /** Without the base path, as sent (percent-encoded). */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly startedAt: number;
  /** When the last byte of the reply was handed over, or the connection dropped; `null` until then. */
  endedAt: number | null;
  /** `null` until a reply is on its way, and for ever when none is. */
  status: number | null;
}

/**
 * The depth of a conversation: the length of its longest chain of requests in which each started after the former had
 * ended. Only meaningful with a latency well above the double's own work: at no latency, requests sent at once can
 * still be answered one by one.
 */
export function sequentialRoundTrips(
  requests: readonly Pick<LoggedRequest, 'startedAt' | 'endedAt'>[],
): number {
  // Of intervals, the longest chain is found by taking, each time, the one that ends first among those that can follow.
  const byEnd = requests
    .map(({ startedAt, endedAt }) => ({ startedAt, endedAt: endedAt ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.endedAt < b.endedAt ? -1 : a.endedAt > b.endedAt ? 1 : 0));
  let depth = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const request of byEnd) {
    if (request.startedAt < end) continue;
    depth += 1;
    end = request.endedAt;
  }
  return depth;
}

/** The requests up to the last one that writes a check run: what a reader of the pull request waits for. */
export function untilPosted(requests: readonly LoggedRequest[]): readonly LoggedRequest[] {
  const writes = (each: LoggedRequest) => each.method !== 'GET' && each.path.includes('/check-runs');
  return requests.slice(0, requests.findLastIndex(writes) + 1);
}
