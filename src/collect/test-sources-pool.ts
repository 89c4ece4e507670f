/** Items that are handed out once each, under any of several keys, in the order that they came. */
export interface Pool<T> {
  readonly add: (item: T, keys: Iterable<string>) => void;
  /** The first item that is left under the first of the keys that has one. */
  readonly take: (keys: Iterable<string>) => T | null;
}

/** Adding and taking together cost time linear in the number of keys. */
export function createPool<T>(): Pool<T> {
  const queues = new Map<string, { readonly items: T[]; next: number }>();
  const taken = new Set<T>();
  return {
    add(item, keys) {
      for (const key of new Set(keys)) {
        const queue = queues.get(key);
        if (queue === undefined) queues.set(key, { items: [item], next: 0 });
        else queue.items.push(item);
      }
    },
    take(keys) {
      for (const key of keys) {
        const queue = queues.get(key);
        if (queue === undefined) continue;
        while (queue.next < queue.items.length) {
          const item = queue.items[queue.next];
          queue.next += 1;
          if (item === undefined || taken.has(item)) continue;
          taken.add(item);
          return item;
        }
      }
      return null;
    },
  };
}
