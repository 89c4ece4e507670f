/**
 * Most problems that one document is told. Four megabytes can hold a million faults: keeping them all would
 * cost hundreds of megabytes for a list that nobody reads.
 */
export const MAX_LISTED = 1_000;

/** A list that keeps the first `MAX_LISTED` entries and counts the rest. */
export interface BoundedList<T> {
  readonly entries: readonly T[];
  /** Whether an entry that is added now would only be counted: then its message need not be written. */
  readonly isFull: () => boolean;
  /** How many were not kept. */
  readonly dropped: () => number;
  /** The last entry that was not kept. */
  readonly lastDropped: () => T | undefined;
  readonly add: (entry: T) => void;
}

export function boundedList<T>(): BoundedList<T> {
  const entries: T[] = [];
  let dropped = 0;
  let lastDropped: T | undefined;
  return {
    entries,
    isFull: () => entries.length >= MAX_LISTED,
    dropped: () => dropped,
    lastDropped: () => lastDropped,
    add(entry) {
      if (entries.length < MAX_LISTED) {
        entries.push(entry);
      } else {
        dropped += 1;
        lastDropped = entry;
      }
    },
  };
}
