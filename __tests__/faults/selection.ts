import type { Duration, Place } from './inject.js';
import { ABSENCE_KINDS, type FaultKind, KINDS, KINDS_OF_ONE_SORT, PAGE_KINDS } from './kinds.js';

/** One run to be made. */
export interface Plan {
  readonly place: Place;
  readonly kind: FaultKind;
  readonly duration: Duration;
}

/** With FAULTS=all every kind meets every request of every scenario, for each duration; it takes hours. */
export const ALL = process.env.FAULTS === 'all';

const DURATIONS: readonly Duration[] = ['once', 'lasting', 'down'];

/** Every kind at every request, once; each second also for good, and each eighth as an outage. Slow ones spare their time. */
export function whole(places: readonly Place[]): readonly Plan[] {
  return plans(places, (nth, kind, duration) => {
    if (kind.slow === true && duration !== 'once') return nth % 8 === 0;
    return duration === 'once' || nth % (duration === 'lasting' ? 2 : 8) === 0;
  });
}

/** A spread: each kind at some requests, so that over all scenarios every kind meets every sort of request. */
export function spread(places: readonly Place[], offset: number): readonly Plan[] {
  return plans(places, (nth, kind, duration) => {
    if (duration === 'once' && [...KINDS_OF_ONE_SORT, ...ABSENCE_KINDS].includes(kind)) return true;
    const turn = nth + offset + DURATIONS.indexOf(duration) * 5;
    if (KINDS_OF_ONE_SORT.includes(kind)) return duration === 'lasting' && turn % 3 === 0;
    if (PAGE_KINDS.includes(kind)) return duration !== 'down' && turn % 4 === 0;
    return turn % (kind.slow === true ? 61 : 23) === 0;
  });
}

function plans(
  places: readonly Place[],
  wanted: (nth: number, kind: FaultKind, duration: Duration) => boolean,
): readonly Plan[] {
  return places.flatMap((place, at) =>
    KINDS.flatMap((kind, of) =>
      (kind.isAt?.(place.key) === false ? [] : DURATIONS)
        .filter((duration) => ALL || wanted(at + of, kind, duration))
        .map((duration) => ({
          place,
          kind,
          duration,
        })),
    ),
  );
}
