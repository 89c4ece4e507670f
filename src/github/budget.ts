/** Time as the client sees it; a test hands in one that does not wait. */
export interface Clock {
  /** Milliseconds since the epoch. Never goes back. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  // A machine's time of day may be put back while a limit is waited for, which would then be waited for that much longer.
  now: () => Math.round(performance.timeOrigin + performance.now()),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * What one run may use. GITHUB_TOKEN has 1,000 requests an hour for a whole repository (docs.github.com, "Rate limits for
 * the REST API"), so that one run must leave room for others. The reserve is kept for publishing: reads that
 * use everything up would otherwise leave no way to post the verdict.
 */
export interface Budget {
  readonly requests: number;
  readonly milliseconds: number;
  readonly reservedRequests: number;
  readonly reservedMilliseconds: number;
  /** Requests under way at once. GitHub refuses more than 100; 30 pages of files and the rest of the first wave fit. */
  readonly concurrent: number;
  /** One request, from its start to the last byte of its reply. */
  readonly requestMilliseconds: number;
}

export const DEFAULT_BUDGET: Budget = {
  requests: 400,
  milliseconds: 10 * 60_000,
  reservedRequests: 50,
  reservedMilliseconds: 60_000,
  concurrent: 50,
  requestMilliseconds: 30_000,
};

/** Whether something fits into what is left; `why` is half a sentence that fits after "because". */
export type Admission = { readonly state: 'admitted' } | { readonly state: 'denied'; readonly why: string };

const ADMITTED: Admission = { state: 'admitted' };

/** What is left of a run's budget. Mutable, and shared by every request of a client. */
export interface Meter {
  requestsLeft(reserve: boolean): number;
  millisecondsLeft(reserve: boolean): number;
  /** Waits for a place and for the end of a rate limit, then counts one request. `release` must follow when admitted. */
  admit(reserve: boolean): Promise<Admission>;
  release(): void;
  /** Waits unless that would go beyond the time left. A wait for a limit holds back all requests. */
  wait(ms: number, reserve: boolean, holdsAll: boolean): Promise<Admission>;
}

export function createMeter(budget: Budget, clock: Clock): Meter {
  const start = clock.now();
  const queue: (() => void)[] = [];
  let used = 0;
  let running = 0;
  let heldUntil = 0;

  const requestsLeft = (reserve: boolean) => budget.requests - (reserve ? 0 : budget.reservedRequests) - used;
  const millisecondsLeft = (reserve: boolean) =>
    start + budget.milliseconds - (reserve ? 0 : budget.reservedMilliseconds) - clock.now();

  function release(): void {
    running -= 1;
    queue.shift()?.();
  }

  async function takePlace(): Promise<void> {
    while (running >= budget.concurrent) await new Promise<void>((resolve) => queue.push(resolve));
    running += 1;
  }

  async function wait(ms: number, reserve: boolean, holdsAll: boolean): Promise<Admission> {
    const left = millisecondsLeft(reserve);
    if (ms > left) return { state: 'denied', why: tooLong(ms, left) };
    if (holdsAll) heldUntil = Math.max(heldUntil, clock.now() + ms);
    await clock.sleep(ms);
    return ADMITTED;
  }

  async function admit(reserve: boolean): Promise<Admission> {
    await takePlace();
    const admission = await count(reserve);
    if (admission.state === 'denied') release();
    return admission;
  }

  /** Looks and counts in one go after the last wait, so that no two requests take the same last place. */
  async function count(reserve: boolean): Promise<Admission> {
    for (let held = heldUntil - clock.now(); held > 0; held = heldUntil - clock.now()) {
      const waited = await wait(held, reserve, false);
      if (waited.state === 'denied') return waited;
    }
    if (requestsLeft(reserve) <= 0) {
      return { state: 'denied', why: `the ${budget.requests} requests that one run may make are used up` };
    }
    if (millisecondsLeft(reserve) <= 0) {
      return { state: 'denied', why: `the ${seconds(budget.milliseconds)} that one run may take are over` };
    }
    used += 1;
    return ADMITTED;
  }

  return { requestsLeft, millisecondsLeft, admit, release, wait };
}

function tooLong(ms: number, left: number): string {
  return `it would have to wait ${seconds(ms)}, and this run has ${seconds(Math.max(left, 0))} left`;
}

function seconds(ms: number): string {
  return `${Math.ceil(ms / 1_000).toLocaleString('en-US')} s`;
}
