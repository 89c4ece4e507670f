import type { Missing, Read } from '../facts.js';
import type { Client } from './client.js';

/** A whole reply that can't be right. */
export interface Doubtful {
  readonly state: 'doubtful';
  /** What it comes to where it stays so. */
  readonly why: Missing;
  /** True: the reply may be right, and another like it is all that is wanted. */
  readonly atOnce?: boolean;
}

/** So often in all, with waits of 1 and 2 s between: such replies are rarer than a server in trouble, and each may be 7 MB. */
const MAX_TRIES = 3;
const WAIT_MS = 1_000;

/** A reply that can't be right is asked for again, as one of a server in trouble is. `tries` counts from 1. */
export async function askUntilUsable<T>(
  client: Client,
  ask: (tries: number) => Promise<Read<T> | Doubtful>,
): Promise<Read<T>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(tries);
    if (answer.state !== 'doubtful') return answer;
    if (tries >= MAX_TRIES) return answer.why;
    if (answer.atOnce !== true && !(await client.pause(WAIT_MS * tries, false))) return answer.why;
  }
}
