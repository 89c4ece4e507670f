import type { Clock } from '../../src/github/budget.js';

/** A clock on which waits take no time: it leaps to the end of the wait that ends first. */
export interface VirtualClock extends Clock {
  /** Milliseconds that were waited for, all waits at once counted once. */
  waited(): number;
}

interface Sleeper {
  readonly until: number;
  wake(): void;
}

export function createVirtualClock(epochMs: number = Date.now()): VirtualClock {
  const started = performance.now();
  let sleepers: readonly Sleeper[] = [];
  let leapt = 0;
  let isTicking = false;
  const steady = () => performance.now() - started + leapt;

  function tick(): void {
    const next = Math.min(...sleepers.map(({ until }) => until));
    leapt += Math.max(0, next - steady());
    const due = sleepers.filter(({ until }) => until <= next);
    sleepers = sleepers.filter(({ until }) => until > next);
    for (const { wake } of due) wake();
    isTicking = sleepers.length > 0;
    if (isTicking) setTimeout(tick, 1);
  }

  return {
    now: () => epochMs + steady(),
    sleep: (ms) =>
      new Promise((wake) => {
        sleepers = [...sleepers, { until: steady() + ms, wake }];
        if (isTicking) return;
        isTicking = true;
        setTimeout(tick, 1);
      }),
    waited: () => leapt,
  };
}
