import type { FaultHook, FaultRequest } from '../double/faults.js';
import type { LoggedRequest } from '../double/request-log.js';
import type { FaultKind } from './kinds.js';
import type { VirtualClock } from './virtual-clock.js';

/** One request of a run: which one it is, and the how manieth of those that are alike. */
export interface Place {
  readonly key: string;
  readonly earlier: number;
}

/**
 * How long a fault lasts. `once`: that request alone. `lasting`: each that is like it, from then on. `down`: from then on
 * every request, whatever it asks for.
 */
export type Duration = 'once' | 'lasting' | 'down';

type Asked = Pick<FaultRequest, 'method' | 'path' | 'query'> & { readonly body?: unknown };

/** Several requests to one path are told apart by what they ask for. */
function keyOf({ method, path, query, body }: Asked): string {
  const search = new URLSearchParams(query).toString();
  return `${method} ${path}?${search}${path.endsWith('/graphql') ? JSON.stringify(body) : ''}`;
}

/** The requests of a run, in the order in which they came. */
export function placesOf(requests: readonly LoggedRequest[]): readonly Place[] {
  const seen = new Map<string, number>();
  return requests.map((request) => {
    const key = keyOf(request);
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    return { key, earlier };
  });
}

/** A hook that injects a fault at a place; `injected` counts how often it did. */
export interface Injection {
  readonly hook: FaultHook;
  injected(): number;
}

export function inject(kind: FaultKind, place: Place, duration: Duration, clock: VirtualClock): Injection {
  let count = 0;
  const seen = new Map<string, number>();
  const isMet = (request: FaultRequest): boolean => {
    const key = keyOf(request);
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    if (duration === 'down' && count > 0) return true;
    if (key !== place.key) return false;
    return duration === 'lasting' ? earlier >= place.earlier : earlier === place.earlier && count === 0;
  };
  return {
    hook: (request) => {
      if (!isMet(request)) return undefined;
      const fault = kind.make(request, clock);
      if (fault !== undefined) count += 1;
      return fault;
    },
    injected: () => count,
  };
}
